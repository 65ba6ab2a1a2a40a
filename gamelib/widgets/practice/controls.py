"""The buttons of a table to play at: what can be done whatever the game, each seen while it means something."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from gamelib.core import N_
from gamelib.practice import PACES, Waits
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.playing import Playing
from gamelib.widgets.practice.setting_up import PACE_NAMES
from gamelib.words import say


class Controls:
    """Buttons, and how fast computers move. ``above`` stand over the table, ``beneath`` under the pictures."""

    def __init__(self, guard: Guard, language: str | None = None) -> None:
        """Lay them out; ``connect`` says what they do."""
        self._guard = guard
        texts = (
            N_("Undo"), N_("Suggest"), N_("Why not?"), N_("New match"), N_("Next move"), N_("Deal on"),
            N_("Back to now"), N_("Look back on the match"),
        )  # fmt: skip
        (
            self.undo, self.suggest, self.why_not, self.new, self.step, self.deal, self.now, self.review,
        ) = (ipywidgets.Button(description=say(text, language)) for text in texts)  # fmt: skip
        for button in (self.step, self.deal, self.review):
            button.button_style = "primary"
        paces = [(say(text, language), pace) for pace, text in zip(PACES, PACE_NAMES, strict=True)]
        self.pace = ipywidgets.Dropdown(description=say(N_("Speed"), language), options=paces)
        self.above = (self.undo, self.suggest, self.why_not, self.new)
        self.beneath = (self.step, self.deal, self.now, self.review)

    def connect(self, button: ipywidgets.Button, press: Callable[[], None]) -> None:
        """Say what a button does."""
        button.on_click(self._guard(lambda _: press()))

    def connect_pace(self, choose: Callable[[str], None]) -> None:
        """Say what is done with another pace that is chosen."""
        self.pace.observe(self._guard(lambda change: choose(change["new"])), "value")

    def offer(self, playing: Playing, *, setting: bool, looking: bool) -> None:
        """Show those that mean something while settings are set, or an earlier moment is looked at, or neither."""
        waits = None if playing.match is None else playing.match.waits
        there = playing.match is not None and not setting
        shown = (
            (self.undo, there),
            (self.new, there),
            (self.pace, there),
            (self.suggest, there and playing.mine),
            (self.why_not, there and playing.mine),
            (self.step, not looking and playing.waits_for_step),
            (self.deal, not looking and waits is Waits.DEAL),
            (self.now, looking),
            (self.review, waits is Waits.NOTHING),
        )
        for widget, wanted in shown:
            display(widget, wanted)
        if playing.match is not None:
            self.pace.value = playing.match.settings.pace


def display(widget: ipywidgets.Widget, shown: object) -> None:
    """Show a widget, or take it from the page."""
    widget.layout.display = None if shown else "none"
