"""Computer players: each gets what a seat may see and its legal moves, and picks one of them."""

from __future__ import annotations

from random import Random
from typing import Protocol

from gamelib.core import chance
from gamelib.exact61.moves import Move, Moves
from gamelib.exact61.records import record
from gamelib.exact61.state import start
from gamelib.exact61.view import View


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View, moves: Moves) -> Move:
        """Pick one of the legal moves, knowing only the view."""
        ...


class RandomPlayer:
    """A player who picks any legal move, each as likely as the others."""

    def __init__(self, stream: Random) -> None:
        """Take chance from a seeded stream."""
        self._random = stream.random

    def choose(self, view: View, moves: Moves) -> Move:  # noqa: ARG002 - it looks at nothing but the moves.
        """Pick one of the moves."""
        return moves[int(self._random() * len(moves))]


def self_play(seed: int, players: int = 4) -> dict[str, object]:
    """Let random players play a whole match, and give its record; the same seed gives the same record."""
    state = start(players=players, seed=seed)
    seats = [RandomPlayer(chance("exact61", seed, "player", seat)) for seat in range(players)]
    while not state.outcome:
        seat = state.turn
        if seat is None:
            state = state.next_deal()
            continue
        moves = state.legal_moves()
        state = state.play(seats[seat].choose(state.view(seat), moves) if len(moves) > 1 else moves[0])
    return record(state)
