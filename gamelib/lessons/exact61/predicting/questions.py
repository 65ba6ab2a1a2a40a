"""What is asked about a layout: which ends count, their sum, and the points (D12-D16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import Layout, ScoringEnd, State
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.scoring import RAW_PER_POINT, accepts

Unit = Literal["raw", "displayed"]


@dataclass(frozen=True)
class Question:
    """What is asked about a layout: which ends count, their sum, and the points that it scores.

    ``before`` are the raw points of the side that placed, where the exact target is to be minded (D16); ``None`` where
    it is not: on a layout alone, and in going out. ``unit`` says which points are asked for, raw or displayed.
    """

    layout: Layout
    before: int | None = None
    unit: Unit = "raw"

    @property
    def ends(self) -> tuple[ScoringEnd, ...]:
        """The ends that count, as the engine lists them."""
        return self.layout.scoring_ends

    @property
    def total(self) -> int:
        """The sum of the ends, in pips."""
        return self.layout.total

    @property
    def points(self) -> int:
        """The points that are the right answer, in the unit asked for; 0 where they would be rejected (D16)."""
        return self.points_for(self.total)

    def rejects(self, total: int) -> bool:
        """Tell whether a sum would score, but carry the side above the target (D16)."""
        return self.before is not None and scored(total) > 0 and not accepts(self.before, total)

    def points_for(self, total: int) -> int:
        """Give the points that a sum would bring, in the unit asked for (D15, D16)."""
        raw = 0 if self.rejects(total) else scored(total)
        return raw if self.unit == "raw" else raw // RAW_PER_POINT


def scored(total: int) -> int:
    """Give the raw points that a sum scores: itself if it is a positive multiple of 5 (D15)."""
    return total if total > 0 and total % RAW_PER_POINT == 0 else 0


def question_of(thing: Layout | State, unit: Unit = "raw") -> Question | None:
    """Give the question that a layout or a state poses; ``None`` where no tile was just placed.

    Raises ``RuleError`` ("format") for anything else.
    """
    if isinstance(thing, Layout):
        return Question(thing, unit=unit) if len(thing) else None
    if not isinstance(thing, State):
        raise RuleError("format", N_("{thing} is no layout and no state, so it asks nothing."), thing=quoted(thing))
    for event in thing.events:
        if isinstance(event, PlacementEvent):
            return Question(thing.layout, None if event.going_out else event.before, unit)
    return None
