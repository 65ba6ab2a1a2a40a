"""The simple player: a few rules of thumb for each kind of choice, each of which says a sentence."""

from __future__ import annotations

from gamelib.core.advice import Advice, Effort
from gamelib.fivetenk.moves import Burials, Move, Moves
from gamelib.fivetenk.players import before_play
from gamelib.fivetenk.players.candidates import candidates
from gamelib.fivetenk.players.knowledge import Knowledge
from gamelib.fivetenk.players.outlook import Outlook
from gamelib.fivetenk.refusals import BURY, DEAL, NAME
from gamelib.fivetenk.view import View


class SimplePlayer:
    """A player who goes by rules of thumb.

    It reveals with a good hand, buries low loose cards without points, and names aces that others hold. In play it
    adds up what a play may win of the points on the table and what becomes of its hand: a combination less to get rid
    of is good, a bomb broken or a high card spent is bad. It leaves a trick to a known friend.
    """

    def choose(self, view: View, moves: Moves | Burials) -> Move:
        """Pick the best move by the rules of thumb."""
        if isinstance(moves, Burials) or view.phase in (DEAL, NAME):
            return before_play.ranked(view, moves)[0].move
        return moves[0] if len(moves) == 1 else _ranked(view, moves)[0].move

    def advise(
        self,
        view: View,
        moves: Moves | Burials,
        effort: Effort | None = None,  # noqa: ARG002 - it takes none.
        most: int | None = 3,
    ) -> Advice[Move]:
        """Rank the moves by the rules of thumb: ``most`` of them, ``None`` for all that were looked at."""
        from gamelib.fivetenk.players.reasons import by_thumb, only  # noqa: PLC0415 - not needed to play.
        from gamelib.fivetenk.players.reasons_before_play import explained  # noqa: PLC0415 - not needed to play.

        if isinstance(moves, Burials) or view.phase in (DEAL, BURY, NAME):
            return explained(before_play.ranked(view, moves)[:most])
        if len(moves) == 1:
            return only(Outlook(Knowledge(view), moves[0]))
        return by_thumb(_ranked(view, moves)[:most])


def _ranked(view: View, moves: Moves) -> list[Outlook]:
    knowledge = Knowledge(view)
    outlooks = [Outlook(knowledge, move) for move in candidates(view, moves)]
    return sorted(outlooks, key=lambda outlook: -outlook.worth)
