"""The simple player: a few rules of thumb, each of which says a sentence."""

from __future__ import annotations

from gamelib.core.advice import Advice, Effort
from gamelib.exact61.moves import Move, Moves
from gamelib.exact61.players.outlook import Outlook
from gamelib.exact61.players.placements import Choice, choices
from gamelib.exact61.players.reasons import by_thumb, forced, only
from gamelib.exact61.players.worlds import table_of
from gamelib.exact61.view import View


class SimplePlayer:
    """A player who goes by rules of thumb, the first that tells placements apart deciding.

    Win the match where that is possible (D18); score the most points that count (D15, D16); get rid of the most pips
    (D20). Where all are equal it takes the first of the move list.
    """

    def choose(self, view: View, moves: Moves) -> Move:
        """Pick the best move by the rules of thumb."""
        found = _ranked(view, moves)
        return found[0].move if found else moves[0]

    def advise(
        self,
        view: View,
        moves: Moves,
        effort: Effort | None = None,  # noqa: ARG002 - it takes none.
        most: int | None = 3,
    ) -> Advice[Move]:
        """Rank the moves by the rules of thumb: ``most`` of them, ``None`` for all."""
        found = _ranked(view, moves)
        if not found:
            return forced(moves)
        return only(view, found[0]) if len(moves) == 1 else Advice(by_thumb(view, found[:most]))


def _ranked(view: View, moves: Moves) -> list[Choice]:
    return sorted(choices(table_of(view), moves), key=lambda choice: _thumbs(Outlook(view, choice)))


def _thumbs(outlook: Outlook) -> tuple[bool, int, int]:
    """Write the rules of thumb as numbers, each the smaller the better."""
    return not outlook.wins, -outlook.points, -outlook.tile.pips
