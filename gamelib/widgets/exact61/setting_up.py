"""Setting a table up: who plays and lays, the scores, and tiles for the hands."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from gamelib.core import N_, Message
from gamelib.exact61 import State, Tile
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.exact61.table import SIDES
from gamelib.pictures.exact61.wording import side_name
from gamelib.sandbox.exact61 import Position
from gamelib.widgets.guard import Guard
from gamelib.words import say

SEATS = max(SIDES)


class SetUp(ipywidgets.VBox):
    """Fields and buttons that all end in a step in writing, such as ``score 0 290``: ``take_step`` is called with it.

    What the engine refuses leaves the fields as they were before. ``mode``, which goes into play and back
    to a free table, is for whoever shows this to place.
    """

    def __init__(self, guard: Guard, take_step: Callable[[str], None], language: str | None = None) -> None:
        """Lay out the fields; ``show`` fills them."""
        self._language, self._take_step = language, take_step
        self._filling = False
        self._seed = "7"
        self._picked: Tile | None = None
        self.mode = ipywidgets.Button()
        self.players = ipywidgets.Dropdown(description=say(N_("Players"), language), options=[*SIDES])
        self.turn = ipywidgets.Dropdown(description=say(N_("Turn"), language), options=[0])
        self.scores = tuple(ipywidgets.IntText(step=RAW_PER_POINT, continuous_update=False) for _ in range(SEATS))
        self.seats = tuple(ipywidgets.Button() for _ in range(SEATS))
        self.back = ipywidgets.Button(description=say(N_("Put it back"), language))
        self.rest = ipywidgets.Button(description=say(N_("Fill the hands"), language))
        self.all = ipywidgets.Button(description=say(N_("Deal all tiles"), language))
        self.how = ipywidgets.HTML()
        who = ipywidgets.HBox((self.players, self.turn)).add_class("gl-controls")
        points = ipywidgets.HBox(self.scores).add_class("gl-controls").add_class("gl-score-fields")
        hands = ipywidgets.HBox((*self.seats, self.back, self.rest, self.all)).add_class("gl-controls")
        super().__init__((who, points, self.how, hands))
        self.add_class("gl-setting-up")
        self._connect(guard)

    def _connect(self, guard: Guard) -> None:
        self.mode.on_click(guard(lambda _: self._take_step(self._mode_step)))
        self.players.observe(guard(lambda change: self._set(f"players {change['new']}")), "value")
        self.turn.observe(guard(lambda change: self._set(f"turn {change['new']}")), "value")
        for side, field in enumerate(self.scores):
            field.observe(guard(lambda change, side=side: self._set(f"score {side} {change['new']}")), "value")
        for seat, button in enumerate(self.seats):
            button.on_click(guard(lambda _, seat=seat: self._put(f"hand {seat}")))
        self.back.on_click(guard(lambda _: self._put("spare")))
        self.rest.on_click(guard(lambda _: self._take_step(f"rest {self._seed}")))
        self.all.on_click(guard(lambda _: self._take_step(f"all {self._seed}")))

    @property
    def _mode_step(self) -> str:
        return "free" if self._in_play else f"play {self._seed}"

    def _set(self, step: str) -> None:
        """Take a step that a field stands for, unless it is being filled."""
        if self._filling:
            return
        try:
            self._take_step(step)
        finally:
            self._fill()  # What was refused does not stay in the field.

    def _put(self, step: str) -> None:
        if self._picked is None:
            self.how.value = self._hint()
        else:
            self._take_step(f"{step} {self._picked}")

    def show(self, position: Position, picked: Tile | None, seed: str) -> None:
        """Fill the fields with what stands on the table; ``picked`` is the tile that can be put into a hand."""
        self._position, self._picked, self._seed = position, picked, seed
        self._in_play = isinstance(position, State)
        self._fill()

    def _fill(self) -> None:
        position, language = self._position, self._language
        self._filling = True
        try:
            self.players.value = position.players
            seats = [*range(position.players)]
            named = [(say(Message(N_("seat {seat}"), {"seat": seat}), language), seat) for seat in seats]
            turn = position.turn
            nobody: list[tuple[str, int | None]] = [("–", None)] if turn is None else []
            self.turn.options = [*named, *nobody]
            self.turn.value = turn
            for side, field in enumerate(self.scores):
                there = side < len(position.scores)
                field.layout.display = None if there else "none"
                field.description = side_name(side, position.players, language) if there else ""
                field.value = position.scores[side] if there else 0
        finally:
            self._filling = False
        for seat, button in enumerate(self.seats):
            button.layout.display = None if seat < position.players else "none"
            button.description = say(Message(N_("To seat {seat}"), {"seat": seat}), language)
        self.mode.description = say(N_("Go to a free table") if self._in_play else N_("Play on from here"), language)
        for button in (self.rest, self.all):
            button.layout.display = "none" if self._in_play else None
        self.how.value = self._hint()

    def _hint(self) -> str:
        picked = Message(N_("[{tile}] is picked: put it into a hand, or back."), {"tile": self._picked})
        none = Message(N_("Scores are raw points: 305 are 61. Pick a tile to put it into a hand."), {})
        return say(none if self._picked is None else picked, self._language)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<SetUp>"
