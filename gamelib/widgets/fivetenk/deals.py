"""Real deals by number, and the field for one: six hands of the first game, one of them with the kitty."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import ipywidgets

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk import State, start
from gamelib.fivetenk.moves import REVEAL
from gamelib.fivetenk.refusals import THROWN_IN
from gamelib.widgets.guard import Guard

MOST_DEALS = 9999
"""Deals are numbered from 0 to this."""


@lru_cache(maxsize=32)
def dealt(number: int) -> State:
    """Deal the first game of the match of a seed; the first who may reveal does, and takes the kitty (C13, C18).

    Where nobody may, it is dealt again (C15).
    """
    state = start(seed=number)
    while state.phase == THROWN_IN or state.turn is None:
        state = state.next_deal()
    return state.play(REVEAL)


class DealBox(ipywidgets.IntText):
    """A field for the number of a deal: what is none is refused in a sentence, and the field shows the last one again.

    Raises ``RuleError`` ("format") where the number to begin with is none.
    """

    def __init__(self, value: int, **traits: Any) -> None:
        """Begin with a deal."""
        super().__init__(value=checked_deal(value), **traits)
        self._restoring = False
        self.add_class("gl-deal")

    def on_deal(self, guard: Guard, listener: Callable[[Any], None]) -> None:
        """Call a listener with each change to another deal."""
        self.observe(guard(lambda change: self._changed(change, listener)), "value")

    def _changed(self, change: Any, listener: Callable[[Any], None]) -> None:
        if self._restoring:
            return
        try:
            checked_deal(change["new"])
        except RuleError:
            self._restoring = True
            try:
                self.value = change["old"]
            finally:
                self._restoring = False
            raise
        listener(change)


def checked_deal(number: object) -> int:
    """Give a number if a deal has it; raises ``RuleError`` ("format")."""
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST_DEALS:
        sentence = N_("{number} is no number of a deal: they go from 0 to {most}.")
        raise RuleError("format", sentence, number=quoted(number), most=MOST_DEALS)
    return number
