"""Computer players: each gets what a seat may see and its legal moves, and picks one of them, with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gamelib.core import N_, Message, chance
from gamelib.core.strengths import checked_strength, strengths_round
from gamelib.exact61.moves import Move, Moves
from gamelib.exact61.records import record
from gamelib.exact61.state import State, start

if TYPE_CHECKING:
    from random import Random

    from gamelib.core import advice
    from gamelib.exact61.view import View

    Player = advice.Player[View, Moves, Move]


class RandomPlayer:
    """A player who picks any legal move, each as likely as the others."""

    def __init__(self, stream: Random) -> None:
        """Take chance from a seeded stream."""
        self._random = stream.random

    def choose(self, view: View, moves: Moves) -> Move:  # noqa: ARG002 - it looks at nothing but the moves.
        """Pick one of the moves."""
        return moves[int(self._random() * len(moves))]

    def advise(
        self,
        view: View,
        moves: Moves,
        effort: advice.Effort | None = None,  # noqa: ARG002 - it takes none.
        most: int | None = 3,  # noqa: ARG002 - it has no second choice.
    ) -> advice.Advice[Move]:
        """Pick one of the moves, and say that nothing speaks for it."""
        from gamelib.core.advice import Advice, Option, Reason  # noqa: PLC0415 - not needed to play.

        reason = Reason(N_("chance"), Message(N_("Picked by lot, each legal move being as likely."), {}), ())
        return Advice((Option(self.choose(view, moves), 0.0, reasons=(reason,)),))


def computer(strength: str, seed: object = 7, seat: int = 0, effort: advice.Effort | None = None) -> Player:
    """Make a computer player: "random", "simple" or "strong".

    ``seed`` and ``seat`` fix its chance, so that a game can be reproduced; ``effort`` says how much a strong player
    thinks. Raises ``RuleError`` ("format") for a strength that there is not.
    """
    if checked_strength(strength) == "random":
        return RandomPlayer(chance("exact61", seed, "player", seat))
    # The thinking players are imported when one is first asked for: the engine alone needs none of them.
    if strength == "simple":
        from gamelib.exact61.players.simple import SimplePlayer  # noqa: PLC0415 - as said.

        return SimplePlayer()
    from gamelib.exact61.players.strong import StrongPlayer  # noqa: PLC0415 - as said.

    return StrongPlayer(seed, effort)


def play_match(state: State, players: Sequence[Player]) -> State:
    """Let players, one for each seat, play a match on to its end, and give the last state.

    Each is asked only where it has a choice.
    """
    while not state.outcome:
        seat = state.turn
        if seat is None:
            state = state.next_deal()
            continue
        moves = state.legal_moves()
        state = state.play(players[seat].choose(state.view(seat), moves) if len(moves) > 1 else moves[0])
    return state


def self_play(
    seed: int,
    players: int = 4,
    strengths: Sequence[str] = ("random",),
    effort: advice.Effort | None = None,
) -> dict[str, object]:
    """Let computer players play a whole match, and give its record; the same seed gives the same record.

    ``strengths`` go round the seats from seat 0, so that ``("strong", "simple")`` lets two strong partners play two
    simple ones. Raises ``RuleError`` for a number of players or a strength that there is not.
    """
    state = start(players=players, seed=seed)
    seats = [computer(one, seed, seat, effort) for seat, one in enumerate(strengths_round(strengths, state.players))]
    return record(play_match(state, seats))
