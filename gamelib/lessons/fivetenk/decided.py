"""What questions about the promotion table share: what is told, what the table decides, and how it is shown (C31)."""

from __future__ import annotations

from gamelib.core import N_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.fivetenk.settlement_events import GameEndEvent, PromotionEvent
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.verdicts import Remark

LEVELS_SHOWN = CardShowing(drawn="levels")
RESULT_SHOWN = CardShowing(drawn="result")


def promotion_of(state: State) -> PromotionEvent:
    """Give the promotion of a settled game."""
    return next(event for event in state.events if isinstance(event, PromotionEvent))


def told_sides(state: State) -> Message:
    """Say who was on which side."""
    return next(event.sides_message for event in state.events if isinstance(event, GameEndEvent))


def told_points(state: State) -> Message:
    """Say how many points the defenders have."""
    return Message(N_("The defenders have {points} of the {all} points."), {"points": state.points, "all": ALL_POINTS})


def decided(state: State) -> Remark:
    """Say what the table decides."""
    return Remark(promotion_of(state).message, ("C31",))
