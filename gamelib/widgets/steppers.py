"""Steppers made for one purpose: predicting the ends of a layout, and working through a settlement."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.exact61 import Layout, State
from gamelib.widgets.exact61.settlement import SettlementScenes
from gamelib.widgets.opening import read_position
from gamelib.widgets.stepper import Stepper


class PredictEnds(Stepper):
    """Asks which ends of a layout count, their sum and the points, and answers about that very guess.

    Of a state the tile placed last is asked about, with its side's score in mind. Several layouts or states are asked
    about one after another.
    """

    def __init__(
        self, thing: Layout | State | str | Sequence[Layout | State], *, unit: str = "raw", language: str | None = None
    ) -> None:
        """Ask about one layout or state (or the text of one), or several."""
        if isinstance(thing, str):
            thing = read_position(thing) or Layout.from_text(thing)
        things = (thing,) if isinstance(thing, Layout | State) else thing
        super().__init__(things, predict=True, unit=unit, language=language)


class SettlementStepper(Stepper):
    """Works through the settlement of a hand that has just ended, line by line, with every hand's pips counted.

    Raises ``RuleError`` (D19) for a hand that is not settled.
    """

    def __init__(self, state: State, *, start: int = 0, language: str | None = None) -> None:
        """Begin with the last move, or at another line."""
        super().__init__(SettlementScenes(state, language=language), start=start, language=language)
