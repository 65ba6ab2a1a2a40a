"""Short examples of what random play seldom shows: set out by hand, and played by the engine."""

from __future__ import annotations

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk import State
from gamelib.lessons.fivetenk.demonstrations.endings import ENDINGS
from gamelib.lessons.fivetenk.demonstrations.friends import FRIENDS
from gamelib.lessons.fivetenk.demonstrations.plays import PLAYS
from gamelib.lessons.fivetenk.demonstrations.setup import Demonstration

DEMONSTRATIONS: dict[str, Demonstration] = {**PLAYS, **FRIENDS, **ENDINGS}
"""The examples by name."""


def demonstration(name: str) -> tuple[State, ...]:
    """Give the states of an example, from how it is set out to its last move; ``name`` is one of ``DEMONSTRATIONS``.

    Raises ``RuleError`` ("format") for another name.
    """
    if name not in tuple(DEMONSTRATIONS):  # What is no text cannot be looked up.
        sentence = N_("There is no example called {name}; there are {names}.")
        raise RuleError("format", sentence, name=quoted(name), names=tuple(DEMONSTRATIONS))
    return DEMONSTRATIONS[name].states
