"""The rows of the promotion table, found by asking the function that decides (C31)."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import NamedTuple

from gamelib.fivetenk.promotion import ALL_POINTS, outcome

POINTS_STEP = 5
"""All point cards are worth a multiple of this, so no other totals occur (C3)."""


class Band(NamedTuple):
    """A row of the promotion table: the defenders' points from ``low`` to ``high``, who wins and how many steps."""

    low: int
    high: int
    winner: str
    steps: int


@cache
def bands() -> tuple[Band, ...]:
    """Give the rows of the promotion table, found by asking for every total that can occur (C31).

    >>> bands()[2]
    Band(low=60, high=115, winner='declarer', steps=1)
    """
    rows = []
    for (winner, steps), totals in groupby(range(0, ALL_POINTS + 1, POINTS_STEP), key=outcome):
        low, *more = totals
        rows.append(Band(low, more[-1] if more else low, winner, steps))
    return tuple(rows)


def band_of(points: int) -> Band:
    """Give the row of the promotion table that the defenders' points lie in; raises ``RuleError`` (C30).

    >>> band_of(185).steps
    1
    """
    found = outcome(points)
    return next(band for band in bands() if (band.winner, band.steps) == found)
