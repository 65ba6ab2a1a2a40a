"""What can be played, told apart by rank, and what it depends on in a hand (C4-C12).

Suits decide nothing but whether a 5-10-K is suited, so plays are told apart by their ranks and their reading; which
concrete cards are taken is another question (see ``choosing``), and which plays a hand has is one for ``listing``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gamelib.fivetenk.cards import FIVE, KING, RANKS, TEN, Card
from gamelib.fivetenk.readings import (
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    SUITED,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
    Reading,
)

Counts = Sequence[int]

FIVE_TEN_KING = ("5", "10", "K")


class Play(NamedTuple):
    """Cards that can be played, told apart by rank: ``ranks``, low to high, and the reading they are played as."""

    ranks: tuple[str, ...]
    reading: Reading

    @property
    def wings(self) -> tuple[str, ...]:
        """The ranks of its wings, low to high; none where there are none."""
        if self.reading.kind not in (TRIPLE_SINGLE, TRIPLE_PAIR, AIRPLANE_SINGLES, AIRPLANE_PAIRS):
            return ()
        body = self.reading.body
        return tuple(rank for rank in self.ranks if rank not in body)

    def __str__(self) -> str:
        """Write it as text: its ranks, wings last, and its kind, with the suit of a suited 5-10-K."""
        wings = self.wings
        body = [rank for rank in self.ranks if rank not in wings]
        suit = f" {self.reading.rank}" if self.reading.kind == SUITED else ""
        return f"{' '.join(body)}{' + ' if wings else ''}{' '.join(wings)} ({self.reading.kind}{suit})"


NO_SUITS = (0, 0, 0)
"""The suits of a holding that lacks fives, tens or kings, and so has no 5-10-K."""


class Holding(NamedTuple):
    """A hand as far as its plays depend on it: its cards counted by rank, and the suits of its fives, tens and kings.

    ``suits`` has a set of suits, one bit each, for the fives, the tens and the kings; it may be left at ``NO_SUITS``
    where one of the three is missing.
    """

    counts: Counts
    suits: tuple[int, int, int]


def holding(cards: Iterable[Card]) -> Holding:
    """Count a hand."""
    counts = [0] * len(RANKS)
    suits = [0] * len(RANKS)
    for card in cards:
        rank = card.rank
        counts[rank] += 1
        suits[rank] |= _SUIT_BITS[card.suit]
    return Holding(counts, (suits[FIVE], suits[TEN], suits[KING]))


_SUIT_BITS = (1, 2, 4, 8, 0)  # The last one is a joker's, whose suit is -1.


def sorted_ranks(cards: Iterable[Card]) -> tuple[str, ...]:
    """Give the ranks of some cards, low to high, as a play has them."""
    return tuple(RANKS[rank] for rank in sorted(card.rank for card in cards))
