"""Computer players: each gets what a seat may see and its legal moves, and picks one of them, with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gamelib.core import N_, Message, chance
from gamelib.core.strengths import checked_strength, strengths_round
from gamelib.fivetenk.moves import PASS, Burials, Move, Moves
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.records import record
from gamelib.fivetenk.refusals import DEAL, PLAY, SETTLED
from gamelib.fivetenk.rules import DEFAULT, Rules
from gamelib.fivetenk.starting import start
from gamelib.fivetenk.state import State
from gamelib.fivetenk.table import SEATS

if TYPE_CHECKING:
    from random import Random

    from gamelib.core import advice
    from gamelib.fivetenk.view import View

    Player = advice.Player[View, Moves | Burials, Move]

REVEALS = 0.04
"""How likely a random player is to reveal at each chance: some are declarer early, and sometimes nobody is."""

PASSES = 0.3
"""How likely a random player is to pass where it could play."""


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

    def advise(
        self,
        view: View,
        moves: Moves | Burials,
        effort: advice.Effort | None = None,  # noqa: ARG002 - it takes none.
        most: int | None = 3,  # noqa: ARG002 - it has no second choice.
    ) -> advice.Advice[Move]:
        """Pick one of the moves, and say that nothing speaks for it."""
        from gamelib.core.advice import Advice, Option, Reason  # noqa: PLC0415 - not needed to play.

        reason = Reason(N_("chance"), Message(N_("Picked by lot: nothing else speaks for it."), {}), ())
        return Advice((Option(self.choose(view, moves), 0.0, reasons=(reason,)),))

    def _one_of(self, moves: Moves) -> Move:
        return moves[int(self._random() * len(moves))]


def _cards(move: Move) -> int:
    return len(move.ranks) if isinstance(move, Play) else 0


def computer(strength: str, seed: object = 7, seat: int = 0, effort: advice.Effort | None = None) -> Player:
    """Make a computer player: "random", "simple" or "strong".

    ``seed`` and ``seat`` fix its chance, so that a game can be reproduced; ``effort`` says how much a strong player
    thinks. Raises ``RuleError`` ("format") for a strength that there is not.
    """
    if checked_strength(strength) == "random":
        return RandomPlayer(chance("fivetenk", seed, "player", seat))
    # The thinking players are imported when one is first asked for: the engine alone needs none of them.
    if strength == "simple":
        from gamelib.fivetenk.players.simple import SimplePlayer  # noqa: PLC0415 - as said.

        return SimplePlayer()
    from gamelib.fivetenk.players.strong import StrongPlayer  # noqa: PLC0415 - as said.

    return StrongPlayer(seed, effort)


def play_match(state: State, players: Sequence[Player], games: int | None = None) -> State:
    """Let players, one for each seat, play a match on, and give the last state.

    It ends with the match, or sooner once so many more ``games`` are settled; a deal that nobody reveals in counts for
    none.
    """
    settled = 0
    while True:
        seat = state.turn
        if seat is not None:
            state = state.play(players[seat].choose(state.view(seat), state.legal_moves()))
            settled += state.phase == SETTLED
            continue
        if state.outcome or settled == games:
            return state
        state = state.next_deal()


def self_play(
    seed: int,
    games: int = 1,
    rules: Rules = DEFAULT,
    strengths: Sequence[str] = ("random",),
    effort: advice.Effort | None = None,
) -> dict[str, object]:
    """Let computer players play so many games, or fewer if the match is won; the same seed gives the same record.

    A deal that nobody reveals in counts for none. ``strengths`` go round the seats from seat 0. Raises ``RuleError``
    for a strength that there is not.
    """
    seats = [computer(one, seed, seat, effort) for seat, one in enumerate(strengths_round(strengths, SEATS))]
    return record(play_match(start(seed, rules), seats, games))
