"""Cards made up for practice: combinations of a kind, cards that just miss one, and hands that hold one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from gamelib.fivetenk import DECK, RANKS, Card, readings
from gamelib.fivetenk.cards import ACE, BIG, COPIES, FACES, LITTLE, count_ranks, in_order
from gamelib.fivetenk.choosing import FACES_OF
from gamelib.fivetenk.nearest import nearest
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    JOKER_BOMB,
    LEAST_BOMB,
    MIXED,
    PAIR,
    PAIRS,
    PER_RANK,
    SHORTEST,
    SINGLE,
    STRAIGHT,
    SUITED,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
)
from gamelib.lessons.chances import pick, sample, shuffle

Counts = Mapping[int, int]
"""How many cards of each rank."""

_BODY = {STRAIGHT: 1, PAIRS: 2, AIRPLANE: 3, AIRPLANE_SINGLES: 3, AIRPLANE_PAIRS: 3}
_LONGEST = {STRAIGHT: 8, PAIRS: 5, AIRPLANE: 4, AIRPLANE_SINGLES: 3, AIRPLANE_PAIRS: 3}
"""How many ranks a body made up here has at most: longer ones only take longer to look through."""


def cards_of(stream: Random, counts: Counts, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Pick so many cards of each rank, suits at random, in order; ``without`` are copies that are elsewhere."""
    gone = Counter(without)
    return in_order([card for rank, count in counts.items() for card in sample(stream, _copies(rank, gone), count)])


def _copies(rank: int, gone: Counter[Card]) -> list[Card]:
    return [FACES[number] for number in FACES_OF[rank] for _ in range(COPIES - gone[FACES[number]])]


def compose(
    stream: Random, kind: str, *, length: int | None = None, above: int = -1, without: Iterable[Card] = ()
) -> tuple[Card, ...]:
    """Make up a combination of a kind; ``length`` is how many ranks its body has, or how many cards a bomb.

    ``above`` wants a rank that counts higher than this one; ``without`` are copies that are elsewhere.
    """
    gone = Counter(without)
    if kind == SUITED:
        suit = pick(stream, range(4))
        return tuple(FACES[FACES_OF[RANKS.index(rank)][suit]] for rank in ("5", "10", "K"))
    if kind == MIXED:
        while True:
            cards = cards_of(stream, {RANKS.index(rank): 1 for rank in ("5", "10", "K")}, gone.elements())
            if len({card.suit for card in cards}) > 1:
                return cards
    while True:
        counts = _counts(stream, kind, length, above)
        if all(count <= len(_copies(rank, gone)) for rank, count in counts.items()):
            return cards_of(stream, counts, gone.elements())


def _counts(stream: Random, kind: str, length: int | None, above: int) -> dict[int, int]:
    """Count the ranks of a combination that is made up."""
    if kind == JOKER_BOMB:
        return {LITTLE: 1, BIG: 1}
    if kind == BOMB:
        return {pick(stream, range(above + 1, LITTLE)): length or pick(stream, range(LEAST_BOMB, 8))}
    if kind in (SINGLE, PAIR, TRIPLE):
        return {pick(stream, range(above + 1, len(RANKS))): (SINGLE, PAIR, TRIPLE).index(kind) + 1}
    if kind in (TRIPLE_SINGLE, TRIPLE_PAIR):
        body = pick(stream, range(above + 1, LITTLE))
        wing = pick(stream, [rank for rank in range(len(RANKS)) if rank != body])
        return {body: 3, wing: 1 if kind == TRIPLE_SINGLE else 2}
    size = length or pick(stream, range(SHORTEST[kind], _LONGEST[kind] + 1))
    last = pick(stream, range(max(size - 1, above + 1), ACE + 1))
    counts = dict.fromkeys(range(last - size + 1, last + 1), _BODY[kind])
    each = PER_RANK[kind] - _BODY[kind]
    if each:
        others = [rank for rank in range(LITTLE) if rank not in counts]
        counts |= dict.fromkeys(sample(stream, others, size), each)
    return counts


def spoiled(stream: Random, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Change a combination so little that it is none any more: a card more, a card less, or another card.

    The new cards are near the others: one more of the same, the next rank up or down, a 2 or a joker. What comes
    nearest to a 5-10-K or to a joker bomb is left out: it needs words of its own.
    """
    for changed in _changes(stream, cards):
        if changed and not readings(changed) and not _nearly_special(changed):
            return in_order(changed)
    raise ValueError(cards)  # Never of a combination of several cards.


def _nearly_special(cards: Sequence[Card]) -> bool:
    aim = nearest(count_ranks(cards))
    return aim is not None and aim.kind in (MIXED, JOKER_BOMB)


def _changes(stream: Random, cards: Sequence[Card]) -> Iterator[list[Card]]:
    ranks = {card.rank for card in cards}
    near = {*ranks, min(ranks) - 1, max(ranks) + 1, LITTLE - 1, LITTLE, BIG} & {*range(len(RANKS))}
    held = Counter(cards)
    extra = [card for card in FACES if card.rank in near and held[card] < COPIES]
    ways = [
        *((None, card) for card in sample(stream, extra, min(8, len(extra)))),
        *((card, None) for card in sample(stream, cards, min(3, len(cards)))),
        *((pick(stream, cards), card) for card in sample(stream, extra, min(8, len(extra)))),
    ]
    for less, more in shuffle(stream, ways):
        changed = list(cards)
        if less:
            changed.remove(less)
        yield changed + ([more] if more else [])


def deal(stream: Random, count: int, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Deal so many cards from the shuffled deck, ``without`` some that are elsewhere; in order."""
    rest = list(DECK)
    for card in without:
        rest.remove(card)
    return in_order(sample(stream, rest, count))


def hand_with(stream: Random, cards: Sequence[Card], count: int, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Deal a hand of so many cards that holds some given ones, in order."""
    return in_order((*cards, *deal(stream, count - len(cards), (*cards, *without))))
