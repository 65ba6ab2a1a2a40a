"""The cards: 54 faces, three copies of each (C1-C3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from gamelib.core import N_, RuleError, quoted

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "LJ", "BJ")
"""The ranks from low to high; a little joker is LJ, a big one BJ (C2)."""

SUITS = ("D", "C", "H", "S")
"""Diamonds, clubs, hearts, spades: in this order they matter for a suited 5-10-K only (C10)."""

COPIES = 3
"""How many of each face there are (C1)."""

RANK_NUMBERS: dict[str, int] = {rank: number for number, rank in enumerate(RANKS)}
TWO, LITTLE, BIG = RANK_NUMBERS["2"], RANK_NUMBERS["LJ"], RANK_NUMBERS["BJ"]
ACE = RANK_NUMBERS["A"]
FIVE, TEN, KING = (RANK_NUMBERS[rank] for rank in ("5", "10", "K"))
POINTS: tuple[int, ...] = tuple({FIVE: 5, TEN: 10, KING: 10}.get(rank, 0) for rank in range(len(RANKS)))
"""The points of a card of each rank (C3)."""


class Card(str):
    """A card's face, rank then suit: ``Card("10H")``, ``Card("LJ")``. Copies of a face are equal (C1).

    A card is its own text; there is just one object for each of the 54 faces. ``rank`` counts from 0 (a 3) to 14 (a
    big joker), ``suit`` from 0 (diamonds) to 3 (spades), -1 for a joker; ``number`` is its place in ``FACES``. Case
    is ignored on reading. Raises ``RuleError`` ("format") for what is no card.
    """

    __slots__ = ("number", "rank", "suit")
    number: int
    rank: int
    suit: int

    def __new__(cls, text: str) -> Card:  # noqa: PYI034 - there is one object for each face, and no subclass.
        """Give the one card that the text names."""
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            pass
        written: object = text  # What comes in may be anything.
        if isinstance(written, str) and written.upper() in _BY_TEXT:
            return _BY_TEXT[written.upper()]
        sentence = N_("{text} is no card: write rank and suit, as 3D, 10C or AS, and LJ or BJ for a joker.")
        raise RuleError("format", sentence, text=quoted(text)) from None

    def __reduce__(self) -> tuple[object, ...]:
        """Stay the one object when copied or sent to another process."""
        return Card, (str(self),)

    def __str__(self) -> str:
        """Give the text, such as ``10H``."""
        return str.__str__(self)

    def __repr__(self) -> str:
        """Give the call that makes this card."""
        return f"Card({str.__repr__(self)})"

    @property
    def points(self) -> int:
        """The points it is worth: a 5 counts 5, a 10 and a king 10 (C3)."""
        return POINTS[self.rank]


def _make_faces() -> tuple[Card, ...]:
    faces: list[Card] = []
    for rank in range(len(RANKS)):
        for suit in range(len(SUITS)) if rank < LITTLE else (-1,):
            card = str.__new__(Card, RANKS[rank] + (SUITS[suit] if suit >= 0 else ""))
            card.rank, card.suit, card.number = rank, suit, len(faces)
            faces.append(card)
    return tuple(faces)


FACES: tuple[Card, ...] = _make_faces()
"""The 54 faces, by rank and then by suit."""

_BY_TEXT: dict[str, Card] = {str(card): card for card in FACES}

DECK: tuple[Card, ...] = tuple(card for card in FACES for _ in range(COPIES))
"""All 162 cards (C1)."""

FACE_RANKS: tuple[int, ...] = tuple(card.rank for card in FACES)
FACE_POINTS: tuple[int, ...] = tuple(card.points for card in FACES)


def read_cards(cards: str | Iterable[str]) -> tuple[Card, ...]:
    """Read cards from text such as ``"3D 3C 3H 4D"`` (spaces or commas between them) or from a sequence.

    Raises ``RuleError``: "format" for what is no card, C1 for a fourth copy of a face.
    """
    if isinstance(cards, str):
        cards = [text for text in re.split(r"[\s,]+", cards) if text]
    elif not isinstance(cards, Iterable):
        raise RuleError("format", N_("{cards} are no cards: write them as 3D 3C 3H 4D."), cards=quoted(cards))
    read = tuple(map(Card, cards))
    if len(read) > COPIES:
        for card in read:
            if read.count(card) > COPIES:
                raise RuleError("C1", N_("{card}: there are only three of it, and here are more."), card=card)
    return read


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Put cards in order: by rank, then by suit."""
    return tuple(sorted(cards, key=_number))


def _number(card: Card) -> int:
    return card.number


def count_ranks(cards: Iterable[Card]) -> list[int]:
    """Count the cards of each rank."""
    counts = [0] * len(RANKS)
    for card in cards:
        counts[card.rank] += 1
    return counts


def points(cards: Sequence[Card]) -> int:
    """Add up the points of some cards (C3)."""
    return sum(POINTS[card.rank] for card in cards)


def counted(hand: Iterable[Card]) -> list[int]:
    """Count a hand by face."""
    counts = [0] * len(FACES)
    for card in hand:
        counts[card.number] += 1
    return counts


def faces(counts: Sequence[int]) -> tuple[Card, ...]:
    """Write out a hand that is counted by face, in order."""
    return tuple(card for card, count in zip(FACES, counts, strict=True) for _ in range(count))
