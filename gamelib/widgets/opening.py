"""What a stepper can step through: it is looked at, and its game makes scenes of it."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence

from gamelib.core import N_, RuleError
from gamelib.exact61 import Layout, Replay, State, replay
from gamelib.exact61.positions import NAME
from gamelib.widgets.exact61.scenes import Exact61Scenes, moments_of
from gamelib.widgets.scenes import Scenes

Steppable = Replay | State | Layout | Sequence[State | Layout] | Mapping[str, object] | str | os.PathLike[str]
"""A replay, the states or layouts to step through, one of them with all that led to it, a record, or a line of text."""


def read_position(text: str) -> Layout | State | None:
    """Read a layout or a state from its line of text; ``None`` where the text is neither, but a record or a path."""
    if text.lstrip().startswith(NAME):
        return State.from_text(text)
    return Layout.from_text(text) if re.match(r"\s*[0-6]\|[0-6]", text) else None


def open_scenes(thing: Steppable, *, seat: int | None, unit: str, language: str | None) -> Scenes:
    """Make the scenes of a thing; a record is replayed first, a line of text read.

    Raises ``RuleError``: "format" for what cannot be stepped through, and whatever is wrong with a record or a line.
    """
    if isinstance(thing, str):
        thing = read_position(thing) or thing
    if isinstance(thing, Mapping | str | os.PathLike):
        thing = replay(thing)
    if not isinstance(thing, Replay | State | Layout):
        thing = tuple(thing)
        if not thing or not all(isinstance(item, State | Layout) for item in thing):
            raise RuleError("format", N_("There is nothing to step through: give a replay, or some states or layouts."))
    return Exact61Scenes(moments_of(thing), seat=seat, unit=unit, language=language)
