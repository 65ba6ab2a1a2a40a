"""What an example is: how it is set out, and the moves that are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gamelib.fivetenk import State

PASSES = ("pass",)
"""One pass, to be taken several times."""


class Demonstration(NamedTuple):
    """An example: how it is set out, and the moves that are made."""

    set_out: Callable[[], State]
    moves: tuple[str, ...]

    @property
    def states(self) -> tuple[State, ...]:
        """All of its states, from the one that is set out to the last."""
        states = [self.set_out()]
        for move in self.moves:
            states.append(states[-1].play(move))
        return tuple(states)
