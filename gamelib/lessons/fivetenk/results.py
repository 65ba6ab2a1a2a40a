"""Results of games made up for practice: settled states with points, sides and levels as a question wants them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamelib.fivetenk import LADDER, State
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.setting_out import late

STEP = 5
EDGES = (0, 5, 55, 60, 115, 120, 175, 180, 235, 240, 295, 300)
"""Defenders' points at the edges of the promotion table's rows, where mistakes are likely (C31)."""

PLAYED = LADDER[1:]
"""The levels at which players stand: 3 to A (R1)."""


def some_points(stream: Random) -> int:
    """Pick the defenders' points: half of them at the edge of a row."""
    return pick(stream, EDGES) if stream.random() < 1 / 2 else STEP * pick(stream, range(ALL_POINTS // STEP + 1))


def some_levels(stream: Random, lowest: str = "3") -> tuple[str, ...]:
    """Pick levels for all six, none below one."""
    return tuple(pick(stream, PLAYED[PLAYED.index(lowest) :]) for _ in range(SEATS))


def result(stream: Random, points: int, levels: Sequence[str]) -> State:
    """Make up a settled game in which the defenders have so many points, with any sides and a last play without points.

    ``levels`` are those before it.
    """
    declarer, first, second, *_ = seats = sample(stream, range(SEATS), SEATS)
    made = pick(stream, ((declarer, declarer), (first, declarer), (first, first), (first, second), (first, second)))
    side = {declarer, *made}
    defenders = [seat for seat in seats if seat not in side]
    taken = [0] * SEATS
    for seats_of, total in ((defenders, points), (sorted(side), ALL_POINTS - points)):
        share = STEP * int(stream.random() * (total // STEP + 1))
        taken[seats_of[0]] += share
        taken[seats_of[-1]] += total - share
    # Two players are left, one of each side; one of them plays its last card, and its whole side is out (C27).
    pair = (pick(stream, sorted(side)), pick(stream, defenders))
    leader, other = pair if stream.random() < 1 / 2 else pair[::-1]
    hands = [""] * SEATS
    hands[leader], hands[other] = "3D", "4H 6S"
    before = {declarer, *sample(stream, [seat for seat in range(SEATS) if seat != declarer], 2)}
    state = late(
        *hands,
        friends=f"AS 2 {made[0]}; AH 1 {made[1]}",
        declarer=declarer,
        turn=leader,
        taken=tuple(taken),
        levels=",".join(levels),
        previous=f"{pick(stream, sorted(before))}:{','.join(map(str, sorted(before)))}",
        number=2,
    )
    return state.play("3D")
