"""The mistakes that can be made in the sum of the ends and in what it scores (D15, D16): the rest of the closed list.

Totals are pips, points raw unless they are called displayed.
"""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import TARGET
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.lessons.mistakes import Mistake

TARGET_SHOWN = TARGET // RAW_PER_POINT


@dataclass(frozen=True)
class AddedWrongly(Mistake):
    """The learner's own ends make another sum than the one given (D15)."""

    terms: tuple[int, ...]
    given: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D15."""
        return ("D15",)

    @property
    def message(self) -> Message:
        """The sum of those ends."""
        facts = {"terms": " + ".join(map(str, self.terms)), "total": sum(self.terms), "given": self.given}
        return Message(N_("{terms} = {total}, not {given}."), facts)


@dataclass(frozen=True)
class Unexplained(Mistake):
    """A sum that no single mistake explains (D12, D13)."""

    given: int
    ends: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D12, D13 and D15."""
        return ("D12", "D13", "D15")

    @property
    def message(self) -> Message:
        """How many ends there are, as a hint."""
        sentence = NN_(
            "The sum is not {given}, and no single slip leads there. Count again: {ends} end counts.",
            "The sum is not {given}, and no single slip leads there. Count again: {ends} ends count.",
            "ends",
        )
        return Message(sentence, {"given": self.given, "ends": self.ends})


@dataclass(frozen=True)
class NoMultipleScored(Mistake):
    """Points were given for a sum that is no positive multiple of 5 (D15)."""

    total: int
    points: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D15."""
        return ("D15",)

    @property
    def message(self) -> Message:
        """Why the sum scores nothing."""
        facts = {"total": self.total, "points": self.points}
        if not self.total:
            sentence = NN_(
                "You gave {points} point, but a sum of 0 scores nothing.",
                "You gave {points} points, but a sum of 0 scores nothing.",
                "points",
            )
            return Message(sentence, facts)
        sentence = NN_(
            "You gave {points} point, but {total} is no multiple of 5, so it scores nothing.",
            "You gave {points} points, but {total} is no multiple of 5, so it scores nothing.",
            "points",
        )
        return Message(sentence, facts)


@dataclass(frozen=True)
class SumRounded(Mistake):
    """The sum was rounded to a multiple of 5, as only tiles still held are (D15, D20)."""

    total: int
    points: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D15 and D20."""
        return ("D15", "D20")

    @property
    def message(self) -> Message:
        """What is rounded, and what is not."""
        sentence = NN_(
            "You gave {points} point for {total}. The sum of the ends is never rounded: {total} is no multiple of 5 "
            "and scores nothing. Only pips still held in the hands are rounded.",
            "You gave {points} points for {total}. The sum of the ends is never rounded: {total} is no multiple of 5 "
            "and scores nothing. Only pips still held in the hands are rounded.",
            "points",
        )
        return Message(sentence, {"total": self.total, "points": self.points})


@dataclass(frozen=True)
class ScoreMissed(Mistake):
    """A multiple of 5 was said to score nothing (D15)."""

    total: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D15."""
        return ("D15",)

    @property
    def message(self) -> Message:
        """What the sum scores."""
        return Message(N_("{total} is a multiple of 5, so it scores {total} raw points."), {"total": self.total})


@dataclass(frozen=True)
class DisplayedForRaw(Mistake):
    """Displayed points were given where raw points were asked for (D27)."""

    raw: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D15 and D27."""
        return ("D15", "D27")

    @property
    def message(self) -> Message:
        """Both numbers, with their names."""
        facts = {"raw": self.raw, "displayed": self.raw // RAW_PER_POINT}
        sentence = NN_(
            "{displayed} is the score in displayed points; the question asks for raw points: {raw}.",
            "{displayed} are the displayed points; the question asks for raw points: {raw}.",
            "displayed",
        )
        return Message(sentence, facts)


@dataclass(frozen=True)
class RawForDisplayed(Mistake):
    """Raw points were given where displayed points were asked for (D27)."""

    raw: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D15 and D27."""
        return ("D15", "D27")

    @property
    def message(self) -> Message:
        """Both numbers, with their names."""
        facts = {"raw": self.raw, "displayed": self.raw // RAW_PER_POINT}
        return Message(
            N_("{raw} are the raw points; the question asks for displayed points: {raw} ÷ 5 = {displayed}."), facts
        )


@dataclass(frozen=True)
class RejectedScored(Mistake):
    """Points were given that would carry the side above 61, so that they are rejected (D16)."""

    raw: int
    before: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D16."""
        return ("D16",)

    @property
    def message(self) -> Message:
        """The sum that overshoots."""
        before, more = self.before // RAW_PER_POINT, self.raw // RAW_PER_POINT
        sentence = N_(
            "{before} + {displayed} = {over} displayed points is above {target}, so these points are rejected as a "
            "whole: nothing is scored."
        )
        return Message(sentence, {"before": before, "displayed": more, "over": before + more, "target": TARGET_SHOWN})


@dataclass(frozen=True)
class WrongPoints(Mistake):
    """Points that neither the sum nor any of the mistakes above explains (D15).

    ``before`` are the raw points of a side that the sum would carry above the target (D16); ``None`` where it would
    not.
    """

    total: int
    points: int
    before: int | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """D15, and D16 where the points are rejected."""
        return ("D15",) if self.before is None else ("D15", "D16")

    @property
    def message(self) -> Message:
        """What a sum scores."""
        facts = {"total": self.total, "points": self.points, "displayed": self.total // RAW_PER_POINT}
        if self.total <= 0 or self.total % RAW_PER_POINT:
            return Message(N_("Not {points}: a sum of {total} scores nothing."), facts)
        if self.before is None:
            sentence = N_("Not {points}: a sum of {total} scores {total} raw points, {displayed} displayed.")
            return Message(sentence, facts)
        before = self.before // RAW_PER_POINT
        sentence = N_(
            "Not {points}: a sum of {total} would score {total} raw points, but {before} + {displayed} = {over} "
            "displayed points is above {target}, so they are rejected as a whole: nothing is scored."
        )
        over = {"before": before, "over": before + self.total // RAW_PER_POINT, "target": TARGET_SHOWN}
        return Message(sentence, {**facts, **over})
