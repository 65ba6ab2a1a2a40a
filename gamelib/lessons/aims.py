"""What to aim for: positions in which one can do this or that, what follows from each, and what a computer advises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from gamelib.core import Message
from gamelib.core.advice import Advice, Effort, Option, Player


class Position(Protocol):
    """A state of either game, as far as aims need it."""

    def play(self, move: Any) -> Self:
        """Make a move."""
        ...

    def view(self, seat: int) -> Any:
        """Give what a seat may know."""
        ...

    def legal_moves(self) -> Any:
        """List the legal moves."""
        ...


S = TypeVar("S", bound=Position)

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

    game: ClassVar[str]
    computer: ClassVar[Callable[..., Player[Any, Any, Any]]]
    """Makes a computer player of the game."""

    def __init__(self, question: str, seat: int, set_out: Callable[[], S], ways: Sequence[Way]) -> None:
        """Keep the question and the ways; nothing is made before it is looked at."""
        self.question, self.seat, self.set_out, self.ways = question, seat, set_out, tuple(ways)

    def line(self, way: int) -> tuple[S, ...]:
        """Give the states of one way, from the position to where its moves lead."""
        states = [self.set_out()]
        for move in self.ways[way].moves:
            states.append(states[-1].play(move))
        return tuple(states)

    @abstractmethod
    def follows(self, way: int) -> tuple[Message, ...]:
        """Say what one way leads to, by the engine's events."""

    @cached_property
    def advice(self) -> Advice[Any]:
        """What the strong computer player thinks of every move, knowing only what the seat sees."""
        state, player = self.set_out(), type(self).computer("strong", effort=Effort(SAMPLES))
        return player.advise(state.view(self.seat), state.legal_moves(), most=None)

    def option(self, way: int) -> Option[Any] | None:
        """Find what the computer player thinks of one way; ``None`` where it did not weigh it."""
        position = self.set_out()
        wanted = position.play(self.ways[way].moves[0])
        for option in self.advice.options:
            if any(position.play(move) == wanted for move in (option.move, *option.alike)):
                return option
        return None
