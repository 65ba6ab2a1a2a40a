"""How far chance may have moved a mean of what was sampled."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, stdev

CERTAIN = 0.95
"""So often does an interval hold the true value."""

ERRORS = NormalDist().inv_cdf((1 + CERTAIN) / 2)
"""So many standard errors does the interval of a mean of many values reach to each side."""


def margin(values: Sequence[float]) -> float:
    """Give half the 95 % interval of the mean of many values; 0 for a single value, which is taken for exact."""
    return ERRORS * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
