"""Cards and combinations named in a sentence: ``two 5s``, ``one K``, ``5s``; ``the big joker``; ``a pair of 8s``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gamelib.fivetenk.cards import LITTLE, RANKS, Card
from gamelib.fivetenk.readings import NUMBER_NAMES, Reading


class Alike(NamedTuple):
    """So many cards of a rank, ``"3"`` to ``"BJ"``; with a ``number`` of 0 cards of that rank, however many.

    >>> str(Alike("5", 2)), str(Alike("K", 1)), str(Alike("10"))
    ('two 5s', 'one K', '10s')
    """

    rank: str
    number: int = 0

    def __str__(self) -> str:
        """Name the cards in words."""
        ranks = self.rank if self.number == 1 else f"{self.rank}s"
        return f"{NUMBER_NAMES[self.number]} {ranks}" if self.number else ranks


def alike(ranks: Iterable[int], number: int = 0) -> tuple[Alike, ...]:
    """Name cards of some ranks, places in ``RANKS``: of each so many."""
    return tuple(Alike(RANKS[rank], number) for rank in ranks)


class The(NamedTuple):
    """A card or a rank in a sentence in which a joker needs its article: ``the big joker``, but ``7♦`` or ``7``."""

    card: str

    def __str__(self) -> str:
        """Give the card or rank as it is."""
        return str(self.card)


def the(ranks: Iterable[int]) -> tuple[The, ...]:
    """Name ranks, places in ``RANKS``, so that jokers have their article."""
    return tuple(The(RANKS[rank] if rank < LITTLE else Card(RANKS[rank])) for rank in ranks)


class A(NamedTuple):
    """What cards are taken for, in a sentence in which it needs an article: ``an airplane from 8 to 10``."""

    reading: Reading

    def __str__(self) -> str:
        """Name the reading."""
        return str(self.reading)
