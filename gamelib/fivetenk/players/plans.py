"""A plan of a hand: its cards parted into combinations to get rid of, and what they promise (C4-C12).

Bombs stay whole, high cards stay apart, and the rest goes into as few combinations as a quick look finds. Nothing here
depends on suits: a 5-10-K in the plan is a mixed one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gamelib.fivetenk.cards import ACE, BIG, LITTLE, RANK_NUMBERS, RANKS, TWO
from gamelib.fivetenk.choosing import FIVE_TEN_KING
from gamelib.fivetenk.making import EACH, JOKERS, MIXED_PLAY, SAME, with_wing
from gamelib.fivetenk.plays import Play
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
    Reading,
    strength,
)

TURN = -6.0
"""What a combination is worth that has to be led some time and wins nothing, in points."""

HIGH = {ACE: 0.0, TWO: 5.0, LITTLE: 8.0, BIG: 11.0}
"""What one high card is worth, in points: it takes a trick of singles and with it the lead."""

LOWEST_BOMB = 14.0
"""What the lowest bomb is worth, in points."""

NEAR_HIGH = 1.2
"""How much more a combination is worth for each rank above the nine, in points."""

NINE = RANK_NUMBERS["9"]
_ROWS = tuple((kind, EACH[kind], SHORTEST[kind]) for kind in (AIRPLANE, PAIRS, STRAIGHT))


def worth(play: Play) -> float:
    """Tell what a combination of a hand promises, in points: below 0 where it only costs a turn to get rid of it."""
    kind, size, rank = play.reading
    if kind == BOMB:
        return LOWEST_BOMB + 3.0 * (size - LEAST_BOMB) + 0.3 * strength(play.reading)[1]
    if kind == JOKER_BOMB:
        return 22.0
    if kind in (MIXED, SUITED):
        return 2.0
    number = RANKS.index(rank or RANKS[0])
    if kind == SINGLE and number in HIGH:
        return HIGH[number]
    return TURN + NEAR_HIGH * max(0, number - NINE)


@lru_cache(maxsize=1 << 16)
def plan(counts: tuple[int, ...]) -> tuple[Play, ...]:
    """Part a hand, counted by rank, into combinations; those that promise least come first.

    >>> hand = [2, 2, 2, 0, 1, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0]
    >>> [str(play) for play in plan(tuple(hand))]
    ['3 3 4 4 5 5 (consecutive pairs)', '7 (single)', '2 (single)', 'A A A A (bomb)']
    """
    left = list(counts)
    found = _set_apart(left)
    bodies: list[tuple[str, range]] = []
    while best := _best_row(left):
        kind, ranks = best
        for rank in ranks:
            left[rank] -= EACH[kind]
        bodies.append(best)
    loose: list[list[int]] = [[], [], [], []]
    for rank, count in enumerate(left):
        if count:
            loose[count].append(rank)
    for kind, ranks in bodies:
        found.append(_row(kind, ranks, loose))
    for rank in loose[3]:
        found.append(_triple(rank, loose))
    if all(rank in loose[1] for rank in FIVE_TEN_KING):
        found.append(MIXED_PLAY)
        loose[1] = [rank for rank in loose[1] if rank not in FIVE_TEN_KING]
    found += [SAME[SINGLE][rank] for rank in loose[1]]
    found += [SAME[PAIR][rank] for rank in loose[2]]
    return tuple(sorted(found, key=_promise))


@lru_cache(maxsize=1 << 16)
def promise(counts: tuple[int, ...]) -> float:
    """Add up what the combinations of a hand promise, in points."""
    return sum(map(worth, plan(counts)))


def _promise(play: Play) -> tuple[float, int, tuple[str, ...]]:
    return worth(play), -play.reading.size, play.ranks


def _set_apart(left: list[int]) -> list[Play]:
    """Take out bombs, jokers, and twos and aces that are no bomb."""
    found: list[Play] = []
    while left[LITTLE] and left[BIG]:
        left[LITTLE] -= 1
        left[BIG] -= 1
        found.append(JOKERS)
    for rank in range(LITTLE):
        if left[rank] >= LEAST_BOMB:
            found.append(Play((RANKS[rank],) * left[rank], Reading(BOMB, left[rank], RANKS[rank])))
            left[rank] = 0
    for rank in (TWO, LITTLE, BIG):
        found += [SAME[SINGLE][rank]] * left[rank]
        left[rank] = 0
    return found


def _best_row(left: Sequence[int]) -> tuple[str, range] | None:
    """Find the sequence that leaves the fewest combinations; ``None`` where none leaves fewer than there are."""
    best, saved = None, 0
    for kind, each, shortest in _ROWS:
        for first in range(ACE + 2 - shortest):
            saves = -1
            for rank in range(first, ACE + 1):
                if left[rank] < each:
                    break
                # A rank used up is one combination less, but an ace alone is no burden.
                saves += left[rank] == each and not (rank == ACE and each == 1)
                if rank - first + 1 >= shortest and saves > saved:
                    best, saved = (kind, range(first, rank + 1)), saves
    return best


def _row(kind: str, ranks: range, loose: list[list[int]]) -> Play:
    """Make a play of a sequence; an airplane takes wings, where there are loose cards for all of it."""
    each = EACH[kind]
    length, top = len(ranks), RANKS[ranks[-1]]
    body = [rank for rank in ranks for _ in range(each)]
    if kind == AIRPLANE:
        for winged, wing in ((AIRPLANE_PAIRS, 2), (AIRPLANE_SINGLES, 1)):
            wings = [rank for rank in loose[wing] if rank < ACE and rank not in ranks][:length]
            if len(wings) == length:
                loose[wing] = [rank for rank in loose[wing] if rank not in wings]
                return _play(body + wings * wing, Reading(winged, PER_RANK[winged] * length, top))
    return _play(body, Reading(kind, each * length, top))


def _triple(rank: int, loose: list[list[int]]) -> Play:
    """Make a play of a triple, with the lowest loose pair or single for its wing."""
    wings = [(other, wing) for wing in (1, 2) for other in loose[wing] if other < ACE]
    if not wings:
        return SAME[TRIPLE][rank]
    other, wing = min(wings)
    loose[wing].remove(other)
    return with_wing(TRIPLE_SINGLE if wing == 1 else TRIPLE_PAIR)[rank][other]


def _play(ranks: list[int], reading: Reading) -> Play:
    return Play(tuple(RANKS[rank] for rank in sorted(ranks)), reading)
