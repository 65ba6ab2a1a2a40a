"""What cards come nearest to: how many of them are missing for a kind of combination, and how many are too many.

Cards are counted by rank, as ``count_ranks`` does; ranks are places in ``RANKS``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamelib.fivetenk.cards import ACE, BIG, FIVE, KING, LITTLE, TEN
from gamelib.fivetenk.readings import (
    BOMB,
    JOKER_BOMB,
    LEAST_BOMB,
    MIXED,
    PAIR,
    PAIRS,
    PER_RANK,
    SHORTEST,
    STRAIGHT,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
)


class Aim(NamedTuple):
    """A combination that cards may have been meant for: the ranks to add, and those to take away.

    A rank stands there as often as it is missing or too many.
    """

    kind: str
    missing: tuple[int, ...]
    surplus: tuple[int, ...]

    @property
    def distance(self) -> tuple[int, int]:
        """How far away it is: cards to add, take away or exchange; of as many, an exchange is the larger step."""
        return max(len(self.missing), len(self.surplus)), len(self.missing) + len(self.surplus)


def nearest(counts: Sequence[int]) -> Aim | None:
    """Find the combination with the fewest cards to add, take away or exchange; ``None`` where none suggests itself.

    A 5-10-K is thought of where two of its ranks are there, a joker bomb where both jokers are, and what has several
    cards of a rank where there are several of one. Of equally near ones it is the one with the fewest cards.

    >>> from gamelib.fivetenk.cards import count_ranks, read_cards
    >>> nearest(count_ranks(read_cards("5D 10C QH"))).kind
    'mixed 5-10-K'
    """
    return min(_aims(counts), key=lambda aim: aim.distance, default=None)


def _aims(counts: Sequence[int]) -> Iterator[Aim]:
    if counts[LITTLE] and counts[BIG]:
        yield _aim(JOKER_BOMB, counts, {LITTLE: 1, BIG: 1})
    if sum(counts[rank] > 0 for rank in (FIVE, TEN, KING)) > 1:
        yield _aim(MIXED, counts, {FIVE: 1, TEN: 1, KING: 1})
    for rank, count in enumerate(counts):
        if count >= LEAST_BOMB and rank < LITTLE:
            yield _aim(BOMB, counts, {rank: count})
        if count > 1:
            yield _aim(PAIR, counts, {rank: 2})
            yield from _triples(counts, rank)
    yield from _rows(STRAIGHT, counts)
    if max(counts) > 1:
        yield from _rows(PAIRS, counts)


def _triples(counts: Sequence[int], rank: int) -> Iterator[Aim]:
    """Give the triple of a rank with each single card and each pair beside it."""
    for other, count in enumerate(counts):
        if count and other != rank:
            yield _aim(TRIPLE_SINGLE, counts, {rank: 3, other: 1})
            yield _aim(TRIPLE_PAIR, counts, {rank: 3, other: 2})


def _rows(kind: str, counts: Sequence[int]) -> Iterator[Aim]:
    for length in range(SHORTEST[kind], ACE + 2):
        for first in range(ACE + 2 - length):
            yield _aim(kind, counts, dict.fromkeys(range(first, first + length), PER_RANK[kind]))


def _aim(kind: str, counts: Sequence[int], wanted: dict[int, int]) -> Aim:
    beyond = [wanted.get(rank, 0) - count for rank, count in enumerate(counts)]
    missing = tuple(rank for rank, more in enumerate(beyond) for _ in range(more))
    return Aim(kind, missing, tuple(rank for rank, more in enumerate(beyond) for _ in range(-more)))
