"""Near misses: what one card more or one fewer would make of cards that are no combination."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gamelib.core import NN_, Message
from gamelib.fivetenk.cards import COPIES, FACES, Card, read_cards
from gamelib.fivetenk.nothing import named
from gamelib.fivetenk.readings import KINDS, Reading, readings
from gamelib.fivetenk.rules import DEFAULT, Rules


class Near(NamedTuple):
    """One card away from a combination: any of some cards, to be added (``more``) or left out, and what comes of it.

    ``cards`` has one card of each rank that does; where suits decide, in a 5-10-K, one of the right suit.
    """

    more: bool
    cards: tuple[Card, ...]
    reading: Reading

    @property
    def message(self) -> Message:
        """The change and what comes of it, in a sentence."""
        sentence: str = NN_("One {ranks} fewer: {reading}.", "One card fewer, any of {ranks}: {reading}.")
        if self.more:
            sentence = NN_("One {ranks} more: {reading}.", "One card more, any of {ranks}: {reading}.")
        ranks = named(card.rank for card in self.cards)
        return Message(sentence, {"ranks": ranks, "reading": self.reading, "count": len(ranks)})


def nearly(cards: str | Iterable[str], rules: Rules = DEFAULT) -> tuple[Near, ...]:
    """Tell what one card fewer or one card more would make of cards; empty if they are a combination already.

    >>> for near in nearly("10D JD QC KH AS 2D"):
    ...     print(near.message)
    One 2 fewer: straight from 10 to A.
    """
    cards = read_cards(cards)
    if not cards or readings(cards, rules):
        return ()
    found: dict[tuple[bool, Reading], dict[int, Card]] = {}
    for more, card, rest in (*_fewer(cards), *_more(cards)):
        possible = readings(rest, rules)
        if possible:
            found.setdefault((more, possible[0]), {}).setdefault(card.rank, card)
    near = [Near(more, tuple(by_rank.values()), reading) for (more, reading), by_rank in found.items()]
    return tuple(sorted(near, key=lambda one: (one.more, KINDS.index(one.reading.kind))))


def _fewer(cards: tuple[Card, ...]) -> Iterator[tuple[bool, Card, list[Card]]]:
    # That one card alone is a single needs no saying.
    for card in sorted(set(cards), key=lambda one: one.number) if len(cards) > 2 else ():
        rest = list(cards)
        rest.remove(card)
        yield False, card, rest


def _more(cards: tuple[Card, ...]) -> Iterator[tuple[bool, Card, list[Card]]]:
    for card in FACES:
        if cards.count(card) < COPIES:
            yield True, card, [*cards, card]
