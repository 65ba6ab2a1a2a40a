"""The score on paper: one stroke for 5 raw points, ten strokes to a group (D27)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted, whole
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET

LARGE = 2
"""The strokes of the large X in the middle of a group (D27)."""

SMALL = 4 * 2
"""The strokes of the four small x around it, two each (D27)."""


class StrokeGroup(NamedTuple):
    """A group of strokes: how many of its large X are made, and how many of its four small x.

    A full group is ``StrokeGroup(2, 8)``: 10 strokes, 50 raw points, 10 displayed.
    """

    large: int
    small: int

    @property
    def made(self) -> int:
        """All the strokes made, 1 to 10."""
        return self.large + self.small


def strokes(raw: int) -> tuple[StrokeGroup, ...]:
    """Give the strokes that record a score of raw points: full groups first, then the one begun (D27).

    The large X of a group is made before the small ones. A score of 0 has no strokes, and neither has one below 0,
    which is written as a number (ruling R12). Raises ``RuleError``: D15 for what is no
    multiple of 5, D16 for what is above the target.

    >>> strokes(50), strokes(65)
    ((StrokeGroup(large=2, small=8),), (StrokeGroup(large=2, small=8), StrokeGroup(large=2, small=1)))
    """
    score = whole(raw)
    if score is None or score % RAW_PER_POINT:
        sentence = N_("{score} cannot be a score: raw points are whole numbers, and multiples of 5.")
        raise RuleError("D15", sentence, score=quoted(raw))
    if score > TARGET:
        sentence = N_("{score} cannot be a score: nobody comes above {target} raw points.")
        raise RuleError("D16", sentence, score=quoted(raw), target=TARGET)
    full, begun = divmod(max(0, score // RAW_PER_POINT), LARGE + SMALL)
    groups = (StrokeGroup(LARGE, SMALL),) * full
    return (*groups, StrokeGroup(min(begun, LARGE), max(0, begun - LARGE))) if begun else groups
