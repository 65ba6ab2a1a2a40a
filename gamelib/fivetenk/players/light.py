"""Combinations in numbers, for games that are played out fast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from gamelib.fivetenk.cards import POINTS, RANK_NUMBERS
from gamelib.fivetenk.making import MIXED_PLAY, SAME
from gamelib.fivetenk.players.plans import plan
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import KINDS, MIXED, PAIR, SINGLE, SPECIAL, TRIPLE, Reading, strength

FIRST_SPECIAL = KINDS.index(MIXED)
"""Kinds are numbered as in ``KINDS``; those from here on are special."""


class Group(NamedTuple):
    """A combination in numbers.

    ``power`` is what it is compared by among its kind and size, and among all special ones; ``parts`` are its ranks
    with how many of each.
    """

    kind: int
    size: int
    power: int
    points: int
    parts: tuple[tuple[int, int], ...]
    play: Play


def power_of(reading: Reading) -> int:
    """Write what a reading is compared by as one number, for special ones across their kinds (C9-C12)."""
    count, height = strength(reading)
    return 1000 * SPECIAL.get(reading.kind, 0) + 20 * count + height


@cache
def group_of(play: Play) -> Group:
    """Write a play in numbers."""
    parts = tuple((RANK_NUMBERS[rank], play.ranks.count(rank)) for rank in dict.fromkeys(play.ranks))
    points = sum(POINTS[rank] * count for rank, count in parts)
    return Group(KINDS.index(play.reading.kind), play.reading.size, power_of(play.reading), points, parts, play)


@lru_cache(maxsize=1 << 16)
def _groups(plays: tuple[Play, ...]) -> tuple[Group, ...]:
    return tuple(map(group_of, plays))


def groups(counts: Sequence[int]) -> list[Group]:
    """Part a hand, counted by rank, into combinations."""
    return list(_groups(plan(tuple(counts))))


LOOSE = [[group_of(play) for play in SAME[kind]] for kind in (SINGLE, PAIR, TRIPLE)]
"""The singles, pairs and triples, by rank."""

MIXED_GROUP = group_of(MIXED_PLAY)
