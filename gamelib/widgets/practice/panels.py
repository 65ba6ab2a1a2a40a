"""What stands beside the pictures of a table to play at: what happened, a suggestion, or the moves, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from gamelib.core import N_
from gamelib.practice import Match
from gamelib.widgets.board import Press
from gamelib.widgets.fivetenk.toggle import Toggle
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.controls import display
from gamelib.widgets.practice.happened import Happened
from gamelib.widgets.practice.moves import MoveList, entries
from gamelib.widgets.practice.place import SeatPlace
from gamelib.widgets.practice.suggesting import Suggesting

TOLD, SUGGESTED, MOVES = range(3)
PANELS = (N_("What happened"), N_("Candidates"), N_("Moves"))
"""What there is to choose from."""


class Panels:
    """A row of buttons and what each of them shows: ``widgets`` stand one below the other.

    ``point`` is called with a candidate that is pressed, ``look_at`` with the place in the match of a move that is.
    """

    def __init__(
        self,
        guard: Guard,
        place: SeatPlace,
        point: Callable[[Any], None],
        look_at: Callable[[int], None],
        language: str | None = None,
    ) -> None:
        """Tell nothing yet."""
        self._place, self._look_at, self._language = place, look_at, language
        self._seen: object = None
        self.choice = Toggle(N_("Show"), PANELS, guard, language=language)
        self.happened = Happened(guard, place, language)
        self.suggesting = Suggesting(guard, point, place.say_move, language)
        self.moves = MoveList(language)
        self._pages = (self.happened, self.suggesting, ipywidgets.VBox((self.moves,)))
        self.widgets = (self.choice, *self._pages)
        self.choice.observe(guard(lambda _: self._show()), "value")
        self.moves.on_press(guard(self._press))
        self._show()

    def turn_to(self, panel: int) -> None:
        """Show one of the three."""
        self.choice.value = panel

    def see(self, match: Match, seat: int, place: int, *, looking: bool) -> None:
        """Tell of a match as a seat sees it at a place of its path; a suggestion for another choice goes."""
        choice = (match, len(match.path), seat)
        if choice != self._seen:
            self._seen = choice
            self.suggesting.clear()
            if self.choice.value == SUGGESTED:
                self.turn_to(TOLD)
        self.happened.tell(match, seat, place, alone=looking)
        self.moves.list(entries(match, seat, self._place, self._language), place)

    def clear(self) -> None:
        """Tell nothing."""
        self._seen = None
        self.suggesting.clear()
        self.happened.clear()
        self.moves.show("")

    def _show(self) -> None:
        # What goes goes first: both at once would make the page jump.
        for wanted in (False, True):
            for panel, page in enumerate(self._pages):
                if (panel == self.choice.value) is wanted:
                    display(page, wanted)

    def _press(self, press: Press) -> None:
        place = press.data.get("place", "")
        if place.isdecimal():
            self._look_at(int(place))
