"""The aims of both games, by name."""

from __future__ import annotations

from typing import Any

from gamelib.core import N_, RuleError, quoted
from gamelib.lessons.aims import Aim
from gamelib.lessons.exact61.aims import AIMS as EXACT61
from gamelib.lessons.fivetenk.aims import AIMS as FIVETENK

AIMS: dict[str, Aim[Any]] = {**EXACT61, **FIVETENK}
"""Every position, by a name that no other has."""


def aim(name: str) -> Aim[Any]:
    """Give one of ``AIMS`` by its name. Raises ``RuleError`` ("format") for another name."""
    if name not in tuple(AIMS):  # What is no text cannot be looked up.
        sentence = N_("There is no aim called {name}; there are {names}.")
        raise RuleError("format", sentence, name=quoted(name), names=tuple(AIMS))
    return AIMS[name]
