"""What a stepper can step through: it is looked at, and its game makes scenes of it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from gamelib.core import N_, RuleError
from gamelib.exact61 import Layout, Replay, State, replay
from gamelib.widgets.exact61.scenes import Exact61Scenes, moments_of
from gamelib.widgets.scenes import Scenes

Steppable = Replay | State | Layout | Sequence[State | Layout] | Mapping[str, object] | str | os.PathLike[str]
"""A replay, the states or layouts to step through, one of them with all that led to it, or a record of a match."""


def open_scenes(thing: Steppable, *, seat: int | None, unit: str, language: str | None) -> Scenes:
    """Make the scenes of a thing; a record is replayed first.

    Raises ``RuleError``: "format" for what cannot be stepped through, and whatever is wrong with a record.
    """
    if isinstance(thing, Mapping | str | os.PathLike):
        thing = replay(thing)
    if not isinstance(thing, Replay | State | Layout):
        thing = tuple(thing)
        if not thing or not all(isinstance(item, State | Layout) for item in thing):
            raise RuleError("format", N_("There is nothing to step through: give a replay, or some states or layouts."))
    return Exact61Scenes(moments_of(thing), seat=seat, unit=unit, language=language)
