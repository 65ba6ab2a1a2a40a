"""Positions with their history, out of hands that are played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gamelib.exact61 import State, start


def hands(seed: int, players: int, scores: tuple[int, ...] | None = None) -> Iterator[State]:
    """Play one hand at random, and give each state in which a seat has a choice."""
    state, stream = start(players, seed, scores), Random(seed)
    while state.turn is not None:
        moves = state.legal_moves()
        if len(moves) > 1:
            yield state
        state = state.play(stream.choice(moves))


def to_choose(state: State) -> int:
    """Give the seat to move."""
    assert state.turn is not None
    return state.turn
