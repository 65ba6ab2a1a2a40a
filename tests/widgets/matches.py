"""Matches to step through, played once for all tests."""

from __future__ import annotations

from functools import cache

from gamelib.exact61 import Replay, State, replay, self_play


@cache
def match(players: int = 4, seed: int = 3) -> Replay:
    """Play a match."""
    return replay(self_play(seed, players=players))


@cache
def settled(how: str, players: int = 4) -> State:
    """Find a hand that ended so: "out" or "blocked"."""
    return next(step.state for seed in range(60) for step in match(players, seed).steps if step.state.hand_over == how)
