"""Moments of real games to ask about: games played from a seed, and the moments in them that fit a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from gamelib.fivetenk import State
from gamelib.fivetenk.refusals import PLAY, SETTLED
from gamelib.lessons.chances import pick
from gamelib.lessons.fivetenk.games import game

SEEDS = 10**6
"""From so many seeds the games are drawn."""


def games(stream: Random, earlier: int = 0) -> Iterator[tuple[State, ...]]:
    """Give game after game, without end: of each all its states; ``earlier`` games of its match come before it."""
    while True:
        yield game(int(stream.random() * SEEDS), earlier)


def find(stream: Random, wanted: Callable[[State], bool], earlier: int = 0) -> State:
    """Find a moment of a game that is as wanted; where a game has several, one of them is picked."""
    for states in games(stream, earlier):
        fitting = [state for state in states if wanted(state)]
        if fitting:
            return pick(stream, fitting)
    raise AssertionError  # There is no end of games.


def playing(stream: Random, wanted: Callable[[State], bool]) -> State:
    """Find a moment at which somebody is to play."""
    return find(stream, lambda state: state.phase == PLAY and wanted(state))


def settled(stream: Random, wanted: Callable[[State], bool] = lambda _: True, earlier: int = 0) -> State:
    """Find a game that is settled, with all that led to it."""
    for states in games(stream, earlier):
        if states[-1].phase == SETTLED and wanted(states[-1]):
            return states[-1]
    raise AssertionError  # There is no end of games.


def before(state: State) -> State:
    """Give the state before the last move."""
    if state.previous is None:
        raise TypeError(f"{state!r} has no move behind it")
    return state.previous
