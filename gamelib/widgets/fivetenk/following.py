"""Following the friend cards through a real game: how often each was played, and when a friend appears."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import ipywidgets

from gamelib.core import N_
from gamelib.fivetenk import State
from gamelib.fivetenk.events import NamedPlayEvent
from gamelib.lessons.fivetenk.games import game
from gamelib.lessons.fivetenk.moments import game_with, moment
from gamelib.pictures.fivetenk.named_faces import draw_named
from gamelib.widgets.fivetenk.deals import MOST_DEALS, DealBox
from gamelib.widgets.fivetenk.scenes import WIDTH, FivetenkScenes
from gamelib.widgets.guard import Guard
from gamelib.widgets.scenes import Scene
from gamelib.widgets.stepper import Stepper
from gamelib.words import say

WHOLE = "a whole game"
"""The choice of a game from its naming on, whatever happens in it."""

KINDS = {
    WHOLE: N_("this game, from the naming on"),
    "a friend revealed": N_("a friend revealed"),
    "a friend revealed by a pair": N_("a friend revealed by a pair"),
    "the same friend twice": N_("the same friend twice"),
    "the declarer's own named card": N_("the declarer's own named card"),
    "a friend card never settled": N_("a friend card never settled"),
}
"""What can be looked for in games from the chosen one on, as moments are named, and what it is called on the page."""


class FriendScenes(FivetenkScenes):
    """The scenes of a game, each with the friend cards and who has played them so far beneath the table."""

    def scene(self, index: int) -> Scene:
        """Make the scene of one step."""
        state = self.moments(index)[-1].state
        if not state.friends_named:
            return super().scene(index)
        sheet = draw_named(
            state.friends_named,
            self.plays(index),
            declarer=state.declarer,
            width=WIDTH,
            language=self.language,
        )
        return replace(super().scene(index), sheet=sheet)

    def plays(self, index: int) -> tuple[tuple[int, ...], ...]:
        """Give for each friend card the seats that have played it up to a step, once for every copy (R11)."""
        state = self.moments(index)[-1].state
        shown = self._groups[index][-1] + 1
        made = [
            event
            for one in self._moments[:shown]
            if one.state.game_number == state.game_number
            for event in one.events
            if isinstance(event, NamedPlayEvent)
        ]
        return tuple(tuple(event.seat for event in made if event.card == friend.card) for friend in state.friends_named)

    def has_named_play(self, index: int) -> bool:
        """Tell whether a named face is played in a step."""
        return any(isinstance(event, NamedPlayEvent) for one in self.moments(index) for event in one.events)

    def step_of(self, state: State) -> int:
        """Give the first step in which a state is reached."""
        return next(index for index in range(len(self)) if any(one.state is state for one in self.moments(index)))


class Following(ipywidgets.VBox):
    """Steps through a game with its friend cards beneath the table, and jumps from named play to named play.

    ``stepper`` is the one that is shown; another game brings another.
    """

    def __init__(self, number: int = 7, *, guard: Guard, language: str | None = None) -> None:
        """Begin with the game of a seed, once its friend cards are named."""
        self._language = language
        self._finding = False
        self.number = DealBox(number, description=self._say(N_("Game")))
        self.kind = ipywidgets.Dropdown(
            options=[(self._say(name), kind) for kind, name in KINDS.items()], description=self._say(N_("Show"))
        )
        self.back, self.on = (
            ipywidgets.Button(description=self._say(text))
            for text in (N_("Previous named play"), N_("Next named play"))
        )
        bar = (self.number, self.kind.add_class("gl-kind"), self.back, self.on)
        self._place = ipywidgets.VBox()
        super().__init__((ipywidgets.HBox(bar).add_class("gl-controls"), self._place))
        self.stepper = self._open()
        self.number.on_deal(guard, self._another)
        self.kind.observe(guard(self._another), "value")
        self.back.on_click(guard(lambda _: self.jump(-1)))
        self.on.on_click(guard(lambda _: self.jump(1)))

    @property
    def scenes(self) -> FriendScenes:
        """The scenes of the game that is shown."""
        return self._scenes

    def jump(self, direction: int) -> None:
        """Go to the next step in which a named face is played, or with -1 to the one before; else stay."""
        step = self.stepper.step
        steps = range(step + 1, len(self._scenes)) if direction > 0 else range(step - 1, -1, -1)
        self.stepper.step = next((index for index in steps if self._scenes.has_named_play(index)), step)

    def _another(self, _: Any) -> None:
        if not self._finding:
            self.stepper = self._open()

    def _open(self) -> Stepper:
        """Find the game that is wanted, from the chosen one on, and step through it."""
        kind, number = self.kind.value, self.number.value
        states = game(number) if kind == WHOLE else game_with(kind, number)
        wanted = moment(kind, number) if kind != WHOLE else next(state for state in states if state.friends_named)
        self._scenes = FriendScenes(states[-1], language=self._language)
        stepper = Stepper(self._scenes, start=self._scenes.step_of(wanted), language=self._language)
        self._place.children = (stepper,)
        self._finding = True
        try:
            self.number.value = min(wanted.seed or 0, MOST_DEALS)  # What was looked for may be in a later game.
        finally:
            self._finding = False
        return stepper

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short where it stands."""
        return f"<{type(self).__name__}: game {self.number.value}, step {self.stepper.step}>"
