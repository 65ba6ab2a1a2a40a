"""What results tell: a value with its 95 % interval, from proportions, means, differences and slopes.

An interval is made so that in 95 of 100 such samples it holds the true value. It says how much chance may have moved
the value, and nothing else: not whether the players are good, or the question is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, inf, pi, sqrt, tan
from statistics import fmean, stdev
from typing import Any, NamedTuple

from gamelib.core import N_, RuleError
from gamelib.core.sampling import CERTAIN, ERRORS

FEW = 30
"""Fewer values than these that are all alike tell nothing of how far others may lie."""

_UPPER = (1 + CERTAIN) / 2


class Estimate(NamedTuple):
    """A value, its 95 % interval from ``low`` to ``high``, and from how many independent ``items`` it comes.

    Where so few items tell nothing, the interval is as wide as can be.
    """

    value: float
    low: float
    high: float
    items: int

    @property
    def margin(self) -> float:
        """Half the interval: the ± behind the value."""
        return (self.high - self.low) / 2

    def times(self, factor: float) -> Estimate:
        """Give the same in other units, such as per cent; ``factor`` is above 0."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.items)

    def __str__(self) -> str:
        """Write it in short, such as ``5.8 (5.1 to 6.5)``."""
        return f"{self.value:.3g} ({self.low:.3g} to {self.high:.3g})"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ARG002, FBT001 - as IPython calls it.
        """Let a notebook show it in short."""
        printer.text(str(self))


def share(hits: int, count: int) -> Estimate:
    """Give how often something happened, from 0 to 1: ``hits`` of ``count``, with Wilson's interval.

    It stays within 0 and 1, and tells something even where something happened never or always.

    >>> print(share(0, 20))
    0 (0 to 0.161)
    """
    if not 0 <= hits <= count:
        raise RuleError("format", N_("{hits} of {count} is no share."), hits=hits, count=count)
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    found, widening = hits / count, ERRORS**2 / count
    middle = (found + widening / 2) / (1 + widening)
    half = ERRORS * sqrt(found * (1 - found) / count + widening / (4 * count)) / (1 + widening)
    # Rounding must not take an interval past its own value, or past what can be.
    return Estimate(found, max(0.0, min(middle - half, found)), min(1.0, max(middle + half, found)), count)


def mean(values: Iterable[float], least: float = -inf) -> Estimate:
    """Give the mean of independent values, with Student's interval; none of them can be below ``least``.

    >>> print(mean([3, 5, 4, 6, 2]))
    4 (2.04 to 5.96)
    """
    several = [*values]
    count = len(several)
    if count < 2:
        return Estimate(several[0] if several else 0.0, -inf, inf, count)
    middle = fmean(several)
    spread = stdev(several, middle) / sqrt(count)
    if not spread and count < FEW:
        return Estimate(middle, -inf, inf, count)
    half = student(count - 1) * spread
    return Estimate(middle, max(least, middle - half), middle + half, count)


def difference(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """Give by how much the first values are larger on average, item by item: both must be of the same items.

    Where both were played with the same deals, that leaves out the chance of the deals.
    """
    if len(ones) != len(others):
        sentence = N_("Only what belongs together can be compared: here are {ones} values, and there {others}.")
        raise RuleError("format", sentence, ones=len(ones), others=len(others))
    return mean(one - other for one, other in zip(ones, others, strict=True))


def slope(groups: Iterable[Iterable[tuple[float, float]]]) -> Estimate:
    """Give how much ``y`` changes for one more of ``x``, from pairs of both in groups, such as the seats of one game.

    Within a group things may depend on one another, as where all share the same points; only groups are taken for
    independent. What groups have in common is left out: pairs are compared within their group.
    """
    crossed, squares = [], []
    for group in groups:
        pairs = [*group]
        if not pairs:
            continue
        middle_x, middle_y = (fsum(some) / len(pairs) for some in zip(*pairs, strict=True))
        moved = [(x - middle_x, y - middle_y) for x, y in pairs]
        crossed.append(fsum(x * y for x, y in moved))
        squares.append(fsum(x * x for x, _ in moved))
    count, whole = sum(some > 0 for some in squares), fsum(squares)
    if count < 2:
        return Estimate(0.0, -inf, inf, count)
    value = fsum(crossed) / whole
    left = fsum((xy - value * xx) ** 2 for xy, xx in zip(crossed, squares, strict=True))
    half = student(count - 1) * sqrt(left * count / (count - 1)) / whole
    return Estimate(value, value - half, value + half, count)


def student(freedom: int) -> float:
    """Give how many standard errors a 95 % interval reaches to each side, with so many degrees of freedom.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 5, 30)]
    [12.71, 4.3, 2.57, 2.04]
    """
    if freedom == 1:
        return tan(pi * (_UPPER - 0.5))
    if freedom == 2:
        return (2 * _UPPER - 1) * sqrt(2 / (4 * _UPPER * (1 - _UPPER)))
    # Cornish and Fisher's expansion about the normal distribution; from 3 on it is right to one part in a hundred.
    z = ERRORS
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return fsum(term / freedom**power for power, term in enumerate(terms))
