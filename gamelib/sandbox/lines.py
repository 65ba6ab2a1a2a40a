"""One line of text, whatever it is of: a layout, a state or a view; and a record's whole way to its last state."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from gamelib import exact61, fivetenk
from gamelib.core import N_, RuleError, quoted
from gamelib.exact61.positions import NAME as EXACT61
from gamelib.fivetenk.positions import POSITION as FIVETENK
from gamelib.sandbox.kinds import Reached

if TYPE_CHECKING:
    from gamelib.fivetenk.view import View as FivetenkView

DEALT = "dealt"
"""The step that leads to a state just dealt."""


def read_exact61(line: str) -> exact61.Layout | exact61.State | exact61.View:
    """Read a line of Exact 61: a state, a view (it names its seat), or a layout.

    Raises ``RuleError`` naming the fault.
    """
    word, fields = _opening(line)
    if word == FIVETENK:
        raise _of_another_game(EXACT61)
    if word != EXACT61:
        return exact61.Layout.from_text(line)
    return exact61.View.from_text(line) if re.search(r"\bseat=", fields) else exact61.State.from_text(line)


def read_fivetenk(line: str) -> fivetenk.State | FivetenkView:
    """Read a line of 5-10-K: a state, or a view (it names its seat); raises ``RuleError`` naming the fault."""
    word, fields = _opening(line)
    if word == EXACT61:
        raise _of_another_game(FIVETENK)
    return fivetenk.View.from_text(line) if re.search(r"\bseat=", fields) else fivetenk.State.from_text(line)


def _opening(line: object) -> tuple[str, str]:
    """Split a line's first word off."""
    if not isinstance(line, str):
        raise RuleError("format", N_("{thing} is no line of text."), thing=quoted(line))
    word, _, rest = line.strip().partition(" ")
    return word, rest.lstrip()


def _of_another_game(wanted: str) -> RuleError:
    return RuleError("format", N_("This line is of the other game: one of this begins with {wanted}."), wanted=wanted)


S = TypeVar("S", exact61.State, fivetenk.State)


def history(state: S) -> list[Reached[S]]:
    """List the states from the first that is known to a state of either game, each with the move that led to it."""
    path: list[S] = [state]
    while (before := path[-1].previous) is not None:
        path.append(before)
    found: list[Reached[S]] = []
    for step in reversed(path):
        if isinstance(step.move, fivetenk.Decline):
            # A record skips chances to reveal that were declined: here each is a step of its own (R3).
            while found and (between := found[-1].position.play(step.move)) != step:
                found.append(Reached(between, str(step.move)))
        found.append(Reached(step, DEALT if step.move is None else str(step.move)))
    return found
