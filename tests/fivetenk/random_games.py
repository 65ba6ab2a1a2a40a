"""Positions of random games, as computer players of any strength may meet them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from gamelib.fivetenk import State
from gamelib.fivetenk.table import SEATS
from tests.fivetenk.matches import match


@cache
def choices(seed: int, every: int = 1) -> tuple[State, ...]:
    """Give the states of a random player's game at which a seat has a choice, or each so many-th, and all rare ones."""
    states = [state for state in match(seed).states if state.turn is not None and len(state.legal_moves()) > 1]
    return tuple(state for place, state in enumerate(states) if not place % every or state.phase in ("bury", "name"))


def some(count: int, every: int = 9) -> Iterator[State]:
    """Go through choices of several games, from the deal to the last tricks."""
    for seed in range(count):
        yield from choices(seed, every)


def exchanged(state: State, viewer: int, stream: Random) -> State:
    """Exchange a card that two seats other than the viewer hold, in a game in which cards are played."""
    one, two = stream.sample([seat for seat in range(SEATS) if seat != viewer and state.hand_sizes[seat]], 2)
    mine, theirs = stream.choice(state.hands[one]), stream.choice(state.hands[two])
    hands = [list(hand) for hand in state.hands]
    hands[one].remove(mine)
    hands[two].remove(theirs)
    hands[one].append(theirs)
    hands[two].append(mine)
    before, _, rest = state.to_text().partition("hands=")
    written = "".join(f"[{' '.join(hand)}]" for hand in hands)
    return State.from_text(f"{before}hands={written} stock{rest.partition(' stock')[2]}")
