"""What a picture of cards is asked for: cards and places are read here, or refused in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from gamelib.core import N_, NN_, RuleError, quoted
from gamelib.fivetenk.cards import Card, read_cards

Shown = str | None
"""A card that is shown; ``None`` or ``"?"`` for one that lies face down."""


def read_shown(cards: object) -> tuple[Card | None, ...]:
    """Read cards of which some may lie face down: text such as ``"3D ? 10H"``, or a sequence.

    Raises ``RuleError``: "format" for what is no card, C1 for a fourth copy of a face.
    """
    if isinstance(cards, str):
        cards = [text for text in re.split(r"[\s,]+", cards) if text]
    if not isinstance(cards, Iterable):
        raise RuleError("format", N_("{cards} are no cards: write them as 3D 3C 3H 4D."), cards=quoted(cards))
    shown = [None if card is None or card == "?" else card for card in cards]
    seen = iter(read_cards([card for card in shown if card is not None]))
    return tuple(None if card is None else next(seen) for card in shown)


def read_places(chosen: object, cards: Sequence[Card | None]) -> frozenset[int]:
    """Read which of some cards are meant: by their places, from 0, or by their faces, each meaning one copy.

    Raises ``RuleError`` ("format") for a place or a card that is not among them.
    """
    if isinstance(chosen, str):
        chosen = read_cards(chosen)
    if not isinstance(chosen, Iterable):
        sentence = N_("{places} are no places of cards: give a list of numbers from 0, or of cards.")
        raise RuleError("format", sentence, places=quoted(chosen))
    found: set[int] = set()
    for one in chosen:
        found.add(_place_of(Card(one), cards, found) if isinstance(one, str) else _checked(one, len(cards)))
    return frozenset(found)


def _place_of(card: Card, cards: Sequence[Card | None], taken: set[int]) -> int:
    for place, other in enumerate(cards):
        if other is card and place not in taken:
            return place
    raise RuleError("format", N_("{card} is not among the cards shown, or not that often."), card=card)


def _checked(place: object, count: int) -> int:
    if isinstance(place, bool) or not isinstance(place, int) or not 0 <= place < count:
        sentence = NN_(
            "{place} is no place among {count} card: places count from 0.",
            "{place} is no place among {count} cards: places count from 0.",
        )
        raise RuleError("format", sentence, place=quoted(place), count=count)
    return place
