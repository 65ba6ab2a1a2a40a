"""What to aim for: positions in which one can do this or that, what follows from each, and what a computer advises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from gamelib.core import Message
from gamelib.core.advice import Advice, Option

S = TypeVar("S")

SAMPLES = 200
"""How many hidden worlds are imagined for an aim's advice: below a second's thought."""


class Way(NamedTuple):
    """One thing to do: what it is called, and the moves that follow, the first of them one's own."""

    label: str
    moves: tuple[str, ...]


class Aim(ABC, Generic[S]):
    """A position with something to decide, which ``seat`` does: what is asked, and the ways to choose from.

    ``set_out`` makes the position.
    """

    game: str

    def __init__(self, question: str, seat: int, set_out: Callable[[], S], ways: Sequence[Way]) -> None:
        """Keep the question and the ways; nothing is made before it is looked at."""
        self.question, self.seat, self.set_out, self.ways = question, seat, set_out, tuple(ways)

    @abstractmethod
    def line(self, way: int) -> tuple[S, ...]:
        """Give the states of one way, from the position to where it leads."""

    @abstractmethod
    def follows(self, way: int) -> tuple[Message, ...]:
        """Say what one way leads to, by the engine's events."""

    @cached_property
    def advice(self) -> Advice[Any]:
        """What the strong computer player thinks of every move, knowing only what the seat sees."""
        return self._weigh()

    def option(self, way: int) -> Option[Any] | None:
        """Find what the computer player thinks of one way; ``None`` where it did not weigh it."""
        position, wanted = self.line(way)[:2]
        for option in self.advice.options:
            if any(self._same(position, move, wanted) for move in (option.move, *option.alike)):
                return option
        return None

    @abstractmethod
    def _weigh(self) -> Advice[Any]: ...

    @abstractmethod
    def _same(self, position: S, move: Any, wanted: S) -> bool:
        """Tell whether a move leads from the position to the state wanted."""
