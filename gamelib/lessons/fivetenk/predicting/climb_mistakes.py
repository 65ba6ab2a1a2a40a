"""The mistakes in telling who climbs how far: a closed list, each with its rule and its answer.

Seats count from 0; points are the defenders', steps are levels climbed.
"""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.promotion import DECLARER, WON
from gamelib.lessons.mistakes import Mistake, Slip

# ---- which side has won ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OutFirstWins(Mistake):
    """The side whose players were all out first was taken for the winner (C31)."""

    side: str

    @property
    def rules(self) -> tuple[str, ...]:
        """C31."""
        return ("C31",)

    @property
    def message(self) -> Message:
        """Being out first changes nothing."""
        if self.side == DECLARER:
            return Message(N_("The declarer's side was out first, but that decides nothing: the table does."), {})
        return Message(N_("The defenders were out first, but that decides nothing: the table does."), {})


@dataclass(frozen=True)
class MorePointsWin(Slip):
    """The declarer's side was taken for the winner because it has more points (C31)."""

    defenders: int
    declarers: int
    enough: int
    sentence = N_(
        "The declarer's side has more points, {declarers} against {defenders}, but the defenders need just {enough} to "
        "win."
    )
    broken = ("C31",)


@dataclass(frozen=True)
class WrongSide(Mistake):
    """The wrong side was taken for the winner; the defenders win with ``enough`` points (C31)."""

    side: str
    points: int
    enough: int

    @property
    def rules(self) -> tuple[str, ...]:
        """C31."""
        return ("C31",)

    @property
    def message(self) -> Message:
        """How many points the defenders need."""
        facts = {"points": self.points, "enough": self.enough}
        if self.side == DECLARER:
            return Message(N_("The defenders win with {enough} points or more, and here they have {points}."), facts)
        return Message(N_("The defenders need {enough} points to win, and here they have {points}."), facts)


# ---- how many levels -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WinMustClimb(Slip):
    """A side that has won without climbing was given a level (C31)."""

    low: int
    high: int
    sentence = N_("With {low} to {high} points the defenders win, but that win alone brings nobody a level.")
    broken = ("C31",)


@dataclass(frozen=True)
class AllOrNothing(Slip):
    """The levels that only all points or none bring were given for something between (C31)."""

    given: int
    points: int
    most: int
    sentence = N_("{given} levels are only for all {most} points or for none, not for {points}.")
    broken = ("C31",)


@dataclass(frozen=True)
class RowAboveOrBelow(Slip):
    """The steps of the row above or below in the table were given (C31)."""

    given: int
    points: int
    low: int
    high: int
    sentence = NN_(
        "{given} level stands in the next row of the table. {points} points lie in the row from {low} to {high}.",
        "{given} levels stand in the next row of the table. {points} points lie in the row from {low} to {high}.",
        "given",
    )
    broken = ("C31",)


@dataclass(frozen=True)
class EdgeOfRow(Slip):
    """The points are the first or the last of their row, and the row beyond that edge was taken (C31)."""

    points: int
    low: int
    high: int
    sentence = N_("{points} points still belong to the row from {low} to {high}: both its ends are in it.")
    broken = ("C31",)


@dataclass(frozen=True)
class WrongSteps(Slip):
    """A number of steps that no single slip explains (C31)."""

    given: int
    points: int
    sentence = NN_(
        "Not {given} level: look for the row of the table that {points} points lie in.",
        "Not {given} levels: look for the row of the table that {points} points lie in.",
        "given",
    )
    broken = ("C31",)


# ---- the levels ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SharedSlip(Slip):
    """A slip that several seats can share; ``count`` tells how many ``seats`` there are."""

    seats: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class LosersClimb(SharedSlip):
    """Players of the side that lost were given another level (C32)."""

    sentence = NN_(
        "Seat {seats} is on the side that has lost, and so keeps its level.",
        "Seats {seats} are on the side that has lost, and so keep their levels.",
    )
    broken = ("C32",)


@dataclass(frozen=True)
class NothingToClimb(SharedSlip):
    """Players of the side that won were given another level though nobody climbs (C31, C32)."""

    sentence = NN_(
        "Seat {seats} keeps its level: its side has won, but climbs no level with it.",
        "Seats {seats} keep their levels: their side has won, but climbs no level with it.",
    )
    broken = ("C31", "C32")


@dataclass(frozen=True)
class StopsAtA(SharedSlip):
    """Players who climb past A were left standing at A (C32)."""

    sentence = NN_(
        "Seat {seats} climbs past A and has won the match: nobody has to stop at A.",
        "Seats {seats} climb past A and have won the match: nobody has to stop at A.",
    )
    broken = ("C32",)


@dataclass(frozen=True)
class PastATooSoon(SharedSlip):
    """Players who just reach A were taken to have won the match (C32)."""

    sentence = NN_(
        "Seat {seats} just reaches A. The match is won by climbing past A.",
        "Seats {seats} just reach A. The match is won by climbing past A.",
    )
    broken = ("C32",)


@dataclass(frozen=True)
class StartCounted(SharedSlip):
    """The level that players stand on was counted as the first step (C32)."""

    sentence = NN_(
        "Seat {seats} climbs one level further: the first step leads away from the level where it stands.",
        "Seats {seats} climb one level further: the first step leads away from the level where each stands.",
    )
    broken = ("C32",)


@dataclass(frozen=True)
class WinnersLeftOut(SharedSlip):
    """Players of the side that won were left at their level (C32)."""

    sentence = NN_(
        "Seat {seats} is on the side that has won too, and so climbs as well.",
        "Seats {seats} are on the side that has won too, and so climb as well.",
    )
    broken = ("C32",)


@dataclass(frozen=True)
class LevelOfAnother(Slip):
    """A player was put where somebody else of the winners gets to (C32)."""

    seat: int
    other: int
    before: str
    sentence = N_("That is where seat {other} gets to. Seat {seat} climbs from its own level, {before}.")
    broken = ("C32",)


@dataclass(frozen=True)
class WrongLevel(Mistake):
    """A level that no single slip explains (C32)."""

    seat: int
    given: str
    before: str
    steps: int

    @property
    def rules(self) -> tuple[str, ...]:
        """C32."""
        return ("C32",)

    @property
    def message(self) -> Message:
        """From where it climbs how far."""
        facts = {"seat": self.seat, "given": self.given, "before": self.before, "steps": self.steps}
        if self.given == WON:
            sentence = NN_(
                "Seat {seat} does not get past A: from {before} it climbs {steps} level.",
                "Seat {seat} does not get past A: from {before} it climbs {steps} levels.",
                "steps",
            )
        else:
            sentence = NN_(
                "Seat {seat} does not get to {given}: from {before} it climbs {steps} level.",
                "Seat {seat} does not get to {given}: from {before} it climbs {steps} levels.",
                "steps",
            )
        return Message(sentence, facts)
