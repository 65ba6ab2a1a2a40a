"""How likely each side is to win the match, from the scores between two hands: a race to exactly 61 (D16, D18).

The match is taken for a race of scoring events. Each side gets them at its own random times, equally often; how many
points an event is worth is drawn from ``SHARES``, and one that would lead above the target is lost. Whoever leads the
next hand is a little ahead. ``tests/benchmarks/exact61_chances.py`` holds this against matches played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import fsum, prod

from gamelib.exact61 import scoring
from gamelib.exact61.table import NONE

SHARES = {1: 0.30, 2: 0.38, 3: 0.16, 4: 0.085, 5: 0.035, 6: 0.02, 8: 0.02}
"""How often an event is worth so many displayed points, in matches of simple players; 8 stands for all above 6."""

PACE = 0.5
"""How likely a side is to have an event in one step of the race."""

HEAD_START = 1
"""How many steps the side that leads the next hand is ahead of the others: half an event."""

STEPS = 150
"""After so many steps hardly any side has not come to 61."""

LOWEST = -30
"""Displayed points below which a score is taken for this one."""

_TARGET = scoring.TARGET // scoring.RAW_PER_POINT


def winning_chances(scores: Sequence[int], leader: int = NONE) -> tuple[float, ...]:
    """Give each side's chance of winning, from raw scores between two hands; the chances add up to 1.

    ``leader`` is the side that leads the next hand, ``NONE`` where a lot will say who does. A side that stands at
    exactly the target has won.

    >>> [round(chance, 2) for chance in winning_chances((250, 200))]
    [0.81, 0.19]
    """
    return _chances(tuple(scores), leader)


@lru_cache(maxsize=50_000)
def _chances(scores: tuple[int, ...], leader: int) -> tuple[float, ...]:
    if scoring.TARGET in scores:
        return tuple(float(score == scoring.TARGET) for score in scores)
    still = _still_racing()
    curves = []
    for side, score in enumerate(scores):
        curve = still[max(LOWEST, score // scoring.RAW_PER_POINT) - LOWEST]
        # The head start: the others have not yet begun when the leading side runs its first steps.
        curves.append(curve if leader in (side, NONE) else [1.0] * HEAD_START + curve)
    wins = []
    for side, curve in enumerate(curves):
        others = curves[:side] + curves[side + 1 :]
        # To win is to arrive in a step in which the others are still racing, or arrive later within that step.
        wins.append(
            fsum(
                (curve[step] - curve[step + 1]) * prod((other[step] + other[step + 1]) / 2 for other in others)
                for step in range(STEPS)
            )
        )
    whole = fsum(wins)
    return tuple(win / whole for win in wins)


@cache
def _still_racing() -> list[list[float]]:
    """For each score from ``LOWEST`` up, and each step, how likely a side has not come to the target by then."""
    scores = range(LOWEST, _TARGET)
    now = [1.0] * len(scores)
    steps = [now]
    for _ in range(STEPS):
        before = now
        now = []
        for place, score in enumerate(scores):
            after = 0.0
            for points, share in SHARES.items():
                if score + points < _TARGET:
                    after += share * before[place + points]
                elif score + points > _TARGET:
                    after += share * before[place]  # D16: rejected whole.
            now.append(PACE * after + (1 - PACE) * before[place])
        steps.append(now)
    return [list(curve) for curve in zip(*steps, strict=True)]
