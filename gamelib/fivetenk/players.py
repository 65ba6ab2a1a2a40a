"""Computer players: each gets what a seat may see and its legal moves, and picks one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from gamelib.core import chance
from gamelib.fivetenk.moves import PASS, Burials, Move, Moves
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.records import record
from gamelib.fivetenk.refusals import DEAL, PLAY, SETTLED
from gamelib.fivetenk.rules import DEFAULT, Rules
from gamelib.fivetenk.starting import start
from gamelib.fivetenk.table import SEATS

if TYPE_CHECKING:
    from random import Random

    from gamelib.fivetenk.view import View

REVEALS = 0.04
"""How likely a random player is to reveal at each chance: some are declarer early, and sometimes nobody is."""

PASSES = 0.3
"""How likely a random player is to pass where it could play."""


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View, moves: Moves | Burials) -> Move:
        """Pick one of the legal moves, knowing only the view."""
        ...


class RandomPlayer:
    """A player who picks legal moves at random, with a leaning that brings games to their end.

    It seldom passes where it can play, and of two plays drawn it takes the one that gets rid of more cards.
    """

    def __init__(self, stream: Random) -> None:
        """Take chance from a seeded stream."""
        self._stream = stream
        self._random = stream.random

    def choose(self, view: View, moves: Moves | Burials) -> Move:
        """Pick one of the moves."""
        if isinstance(moves, Burials):
            return moves.draw(self._stream)
        if view.phase == DEAL:
            return moves[self._random() >= REVEALS]
        if view.phase != PLAY:
            return self._one_of(moves)
        if moves[-1] == PASS:
            if len(moves) == 1 or self._random() < PASSES:
                return PASS
            moves = Moves(moves[:-1])
        return max(self._one_of(moves), self._one_of(moves), key=_cards)

    def _one_of(self, moves: Moves) -> Move:
        return moves[int(self._random() * len(moves))]


def _cards(move: Move) -> int:
    return len(move.ranks) if isinstance(move, Play) else 0


def self_play(seed: int, games: int = 1, rules: Rules = DEFAULT) -> dict[str, object]:
    """Let random players play so many games, or fewer if the match is won; the same seed gives the same record.

    A deal that nobody reveals in counts for none.
    """
    state = start(seed, rules)
    seats = [RandomPlayer(chance("fivetenk", seed, "player", seat)) for seat in range(SEATS)]
    settled = 0
    while True:
        seat = state.turn
        if seat is not None:
            state = state.play(seats[seat].choose(state.view(seat), state.legal_moves()))
            continue
        settled += state.phase == SETTLED
        if state.outcome or settled >= games:
            return record(state)
        state = state.next_deal()
