"""The strong player: it imagines the hidden tiles in many ways, plays each to the end, and counts what comes of it."""

from __future__ import annotations

from gamelib.core import chance
from gamelib.core.advice import Advice, Effort
from gamelib.exact61.moves import Move, Moves
from gamelib.exact61.players.placements import choices
from gamelib.exact61.players.weighing import Weighed, weigh
from gamelib.exact61.players.worlds import table_of
from gamelib.exact61.view import View

SAMPLES = 1500
"""How many worlds are imagined for a choice unless it is said otherwise: up to about a second's worth."""


class StrongPlayer:
    """A player who imagines what others may hold, from all that was seen, and plays each such world to its end.

    It compares the chance of winning the match, so it plays for points far from 61, and for the exact target near it;
    with 4 players its side is the pair. With two players and no talon left it works the end out exactly. The same
    seed and number of samples give the same choice for the same view and history, whatever was chosen before.
    """

    def __init__(self, seed: object = 7, effort: Effort | None = None) -> None:
        """Take chance from a seed; ``effort`` holds for every choice for which no other is given."""
        self._seed = seed
        self._effort = effort or Effort()

    def choose(self, view: View, moves: Moves) -> Move:
        """Pick the move with the best chance of winning the match."""
        found = choices(table_of(view), moves)
        if len(found) < 2:
            return moves[0]
        return self._weigh(view, moves, self._effort, answers=False).prospects[0].choice.move

    def advise(self, view: View, moves: Moves, effort: Effort | None = None, most: int | None = 3) -> Advice[Move]:
        """Weigh the moves, and give the best with what speaks for each: ``most`` of them, ``None`` for all."""
        from gamelib.exact61.players.reasons import explained, forced, only  # noqa: PLC0415 - not needed to play.

        found = choices(table_of(view), moves)
        if not found:
            return forced(moves)
        if len(moves) == 1:
            return only(view, found[0])
        weighed = self._weigh(view, moves, effort or self._effort, answers=True)
        options = explained(view, weighed.prospects[:most], exact=weighed.exact)
        return Advice(options, weighed.samples, weighed.exact)

    def _weigh(self, view: View, moves: Moves, effort: Effort, *, answers: bool) -> Weighed:
        stream = chance("exact61", self._seed, "strong", view.seat, view.hand_number, len(view.done), len(view.layout))
        found = choices(table_of(view), moves)
        return weigh(view, found, stream.random, effort, SAMPLES, answers=answers)
