"""What the tests of players share: positions of good games, and what is advised in them."""

from __future__ import annotations

from collections.abc import Iterator

from gamelib.core.advice import Advice, Effort, Option
from gamelib.fivetenk import State, replay, self_play
from gamelib.fivetenk.moves import Move
from gamelib.fivetenk.players import computer

THINKING = ("simple", "strong")


def advised(state: State, strength: str, most: int | None = 3, samples: int = 4) -> Advice[Move]:
    player = computer(strength, effort=Effort(samples=samples))
    return player.advise(state.view(state.turn or 0), state.legal_moves(), most=most)


def played_well(count: int) -> Iterator[State]:
    """Go through choices of games of simple players, whose endings are closer."""
    for seed in range(count):
        states = replay(self_play(seed, strengths=("simple",))).states
        yield from [state for state in states if state.phase == "play" and state.turn is not None][::3]


def said(option: Option[Move]) -> list[str]:
    return [str(reason.message) for reason in option.reasons]


def figures(option: Option[Move]) -> dict[str, float]:
    return {figure.name: figure.value for figure in option.figures}


def number_in(sentence: str) -> int:
    return int("".join(char if char.isdigit() else " " for char in sentence).split()[0])
