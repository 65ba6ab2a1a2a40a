"""Combinations in numbers, for games that are played out fast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from gamelib.fivetenk.cards import FACE_RANKS, POINTS, RANK_NUMBERS, RANKS
from gamelib.fivetenk.making import SAME
from gamelib.fivetenk.players.knowledge import holds_up
from gamelib.fivetenk.players.plans import plan, worth
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import KINDS, MIXED, PAIR, SINGLE, SPECIAL, TRIPLE, Reading, strength

FIRST_SPECIAL = KINDS.index(MIXED)
"""Kinds are numbered as in ``KINDS``; those from here on are special."""


class Group(NamedTuple):
    """A combination in numbers.

    ``power`` is what it is compared by among its kind and size, and among all special ones; ``parts`` are its ranks
    with how many of each. ``holds`` guesses how likely it is to stay unbeaten, and ``worth`` is what it promises to the
    hand that has it, in points.
    """

    kind: int
    size: int
    power: int
    points: int
    parts: tuple[tuple[int, int], ...]
    play: Play
    holds: float
    worth: float


def power_of(reading: Reading) -> int:
    """Write what a reading is compared by as one number, for special ones across their kinds (C9-C12)."""
    count, height = strength(reading)
    return 1000 * SPECIAL.get(reading.kind, 0) + 20 * count + height


@cache
def group_of(play: Play) -> Group:
    """Write a play in numbers."""
    parts = tuple((RANK_NUMBERS[rank], play.ranks.count(rank)) for rank in dict.fromkeys(play.ranks))
    points = sum(POINTS[rank] * count for rank, count in parts)
    reading = play.reading
    kind = KINDS.index(reading.kind)
    return Group(kind, reading.size, power_of(reading), points, parts, play, holds_up(reading), worth(play))


@lru_cache(maxsize=1 << 16)
def _groups(plays: tuple[Play, ...]) -> tuple[Group, ...]:
    return tuple(map(group_of, plays))


def by_rank(faces: Sequence[int]) -> tuple[int, ...]:
    """Count cards by rank."""
    counts = [0] * len(RANKS)
    for face in faces:
        counts[FACE_RANKS[face]] += 1
    return tuple(counts)


def groups(counts: Sequence[int]) -> list[Group]:
    """Part a hand, counted by rank, into combinations."""
    return list(_groups(plan(tuple(counts))))


LOOSE = [[group_of(play) for play in SAME[kind]] for kind in (SINGLE, PAIR, TRIPLE)]
"""The singles, pairs and triples, by rank."""
