"""The part of a table to play at that is the game's own: what is seen from a seat, and what can be pressed there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import ipywidgets

from gamelib.core import RuleError
from gamelib.pictures.svg import Picture
from gamelib.widgets.guard import Guard
from gamelib.widgets.scenes import Block
from gamelib.widgets.stepper import Stepper
from gamelib.words.addressing import You

Judge = Callable[[Any], RuleError | None]
"""Says why the seat at turn may not make a move; ``None`` where it may."""

Take = Callable[[Any], None]
"""Takes a step: a move, or what is typed."""


class Standing(NamedTuple):
    """How a match stands: what is played now, each side's or seat's name with its number, and what there is besides."""

    now: str
    scores: tuple[tuple[str, str], ...]
    goal: str
    besides: tuple[str, ...] = ()


class SeatPlace(ABC):
    """What a game shows of a match, from one seat alone: it draws views, and tells events as that seat saw them.

    ``left`` are the pictures, ``buttons`` what stands beneath them, ``right`` what is told of what is picked. ``take``
    is called with every step that is to be taken.
    """

    game: str
    left: tuple[ipywidgets.Widget, ...]
    buttons: tuple[ipywidgets.Widget, ...]
    right: tuple[ipywidgets.Widget, ...]
    example: str
    """What stands in the field to type into while it is empty."""

    def __init__(self, guard: Guard, take: Take, scope: str, language: str | None) -> None:
        """Make the widgets; nothing is shown yet."""
        self.guard, self.take, self.scope, self.language = guard, take, scope, language

    @abstractmethod
    def see(self, view: Any, judge: Judge | None, settled: Any = None) -> None:
        """Show what a seat sees; ``judge`` where it is its turn, ``None`` where there is nothing to do but look.

        ``settled`` is the state where the hand or the game is over, so that all lies open.
        """

    @abstractmethod
    def hide(self) -> None:
        """Show nothing: the screen is being handed on."""

    @abstractmethod
    def point(self, move: Any) -> None:
        """Pick what a suggested move would be made with, so that it is seen in the picture."""

    @property
    @abstractmethod
    def picked(self) -> tuple[Any, ...]:
        """The moves that could be made with what is picked, or one that cannot; empty where nothing is picked."""

    @abstractmethod
    def read(self, text: str) -> Any:
        """Read a step that was typed: a move, or its text."""

    @abstractmethod
    def told(self, states: Sequence[Any], seat: int) -> tuple[Block, ...]:
        """Tell what led to some states that follow one another, as a seat sees it."""

    @abstractmethod
    def rules(self, states: Sequence[Any], seat: int) -> tuple[str, ...]:
        """Give the rules of what is told."""

    @abstractmethod
    def say_move(self, move: Any) -> str:
        """Write a move in a few words; ``None`` is a deal."""

    @abstractmethod
    def say_deal(self, state: Any) -> str:
        """Say which hand or game is played."""

    @abstractmethod
    def draw_choice(self, view: Any, move: Any) -> Picture:
        """Draw the hand of a seat that has a choice, with what a move is made with marked."""

    @abstractmethod
    def say_gain(self, before: Any, after: Any) -> str:
        """Say which points the move between two states brought; empty where it brought none."""

    @abstractmethod
    def say_beginning(self, before: Any, after: Any) -> str:
        """Say what began with the move between two states, a hand or a trick; empty where nothing did."""

    def hush(self) -> None:  # noqa: B027 - most have nothing to say that a refusal would say again.
        """Say no more of what is picked: it was refused, and that is said elsewhere."""

    @abstractmethod
    def you(self, players: int, seat: int) -> You:
        """Tell who a seat is among so many players, so that sentences can speak to whoever sits there."""

    @abstractmethod
    def say_standing(self, state: Any, seat: int) -> Standing:
        """Say how things stand in the match, as a seat sees it: hand or game, scores or levels."""

    @abstractmethod
    def say_end(self, state: Any, seat: int) -> str:
        """Say what is over: the hand or the game, or who has won the match, and by what."""

    @abstractmethod
    def stepper(self, state: Any) -> Stepper:
        """Make a stepper through the whole match that led to a state."""

    @abstractmethod
    def step_of(self, scenes: Any, states: Sequence[Any]) -> int:
        """Give the step that shows the first of some states that is shown at all."""
