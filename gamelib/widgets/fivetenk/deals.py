"""Real deals by number: the hands of six players after a deal of the first game, one of them with the kitty."""

from __future__ import annotations

from functools import lru_cache

from gamelib.fivetenk import State, start
from gamelib.fivetenk.moves import REVEAL
from gamelib.fivetenk.refusals import THROWN_IN

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
