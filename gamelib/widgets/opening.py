"""What a stepper can step through: it is looked at, and its game makes scenes of it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence

from gamelib import exact61, fivetenk
from gamelib.core import N_, RuleError, quoted
from gamelib.core.records import AnyRecord, load
from gamelib.exact61 import Layout, State
from gamelib.exact61.positions import NAME
from gamelib.exact61.records import FORMAT as EXACT61
from gamelib.fivetenk.positions import POSITION
from gamelib.fivetenk.records import FORMAT as FIVETENK
from gamelib.widgets.exact61.scenes import Exact61Scenes, moments_of
from gamelib.widgets.fivetenk.scenes import FivetenkScenes
from gamelib.widgets.scenes import Scenes

Steppable = (
    exact61.Replay
    | fivetenk.Replay
    | State
    | Layout
    | fivetenk.State
    | Sequence[State | Layout]
    | Sequence[fivetenk.State]
    | Mapping[str, object]
    | str
    | os.PathLike[str]
)
"""A replay, the states or layouts to step through, one of them with all that led to it, a record, or a line of text."""


def read_position(text: str) -> Layout | State | None:
    """Read a layout or a state of Exact 61 from its line of text; ``None`` where the text is neither."""
    if text.lstrip().startswith(NAME):
        return State.from_text(text)
    return Layout.from_text(text) if re.match(r"\s*[0-6]\|[0-6]", text) else None


def replay(record: AnyRecord) -> exact61.Replay | fivetenk.Replay:
    """Replay a record of either game; its format tells which."""
    read = load(record)
    of = read.get("format") if isinstance(read, Mapping) else None
    if isinstance(read, Mapping) and of == FIVETENK:
        return fivetenk.replay(read)
    if isinstance(read, Mapping) and of == EXACT61:
        return exact61.replay(read)
    sentence = N_("This is no record that can be stepped through: its format is {format}, not {formats}.")
    raise RuleError("format", sentence, format=quoted(of), formats=(EXACT61, FIVETENK))


def open_scenes(
    thing: Steppable,
    *,
    seat: int | None = None,
    unit: str = "raw",
    by: str | None = None,
    game: int | None = None,
    trick: int | None = None,
    language: str | None = None,
) -> Scenes:
    """Make the scenes of a thing; a record is replayed first, a line of text read.

    ``unit`` is for Exact 61, ``by``, ``game`` and ``trick`` are for 5-10-K. Raises ``RuleError``: "format" for what
    cannot be stepped through, and whatever is wrong with a record or a line.
    """
    if isinstance(thing, str):
        line = fivetenk.State.from_text(thing) if thing.split(maxsplit=1)[:1] == [POSITION] else read_position(thing)
        thing = line or thing
    if isinstance(thing, Mapping | str | os.PathLike):
        thing = replay(thing)
    if isinstance(thing, fivetenk.Replay | fivetenk.State):
        return FivetenkScenes(thing, seat=seat, by=by, game=game, trick=trick, language=language)
    if isinstance(thing, exact61.Replay | State | Layout):
        _only_for_cards(by=by, game=game, trick=trick)
        return Exact61Scenes(moments_of(thing), seat=seat, unit=unit, language=language)
    given: object = thing  # What comes in may be anything.
    things = tuple(given) if isinstance(given, Iterable) else ()
    fivetenk_states = [item for item in things if isinstance(item, fivetenk.State)]
    exact61_things = [item for item in things if isinstance(item, State | Layout)]
    if things and len(fivetenk_states) == len(things):
        return FivetenkScenes(fivetenk_states, seat=seat, by=by, game=game, trick=trick, language=language)
    if things and len(exact61_things) == len(things):
        _only_for_cards(by=by, game=game, trick=trick)
        return Exact61Scenes(moments_of(exact61_things), seat=seat, unit=unit, language=language)
    raise RuleError("format", N_("There is nothing to step through: give a replay, or some states or layouts."))


def _only_for_cards(**options: object) -> None:
    """See that nothing is asked of Exact 61 that only 5-10-K has."""
    for name, value in options.items():
        if value is not None:
            sentence = N_("{name}={value} cannot be: that is for 5-10-K alone.")
            raise RuleError("format", sentence, name=name, value=quoted(value))
