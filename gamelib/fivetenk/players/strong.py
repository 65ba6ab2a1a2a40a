"""The strong player: it imagines the hidden hands in many ways, plays each to the end, and counts what comes of it."""

from __future__ import annotations

from gamelib.core import chance
from gamelib.core.advice import Advice, Effort
from gamelib.fivetenk.moves import PASS, Burials, Move, Moves
from gamelib.fivetenk.players import before_play
from gamelib.fivetenk.players.candidates import candidates
from gamelib.fivetenk.players.knowledge import Knowledge
from gamelib.fivetenk.players.outlook import Outlook
from gamelib.fivetenk.players.plans import plan
from gamelib.fivetenk.players.trying import BeforeTried, PlayTried, RevealTried, Tried
from gamelib.fivetenk.players.weighing import Prospect, weigh
from gamelib.fivetenk.players.worlds import Worlds
from gamelib.fivetenk.public import known_declarers
from gamelib.fivetenk.refusals import DEAL, PLAY
from gamelib.fivetenk.view import View

SAMPLES = 400
"""How many worlds are imagined for a choice unless it is said otherwise: up to about a second's worth."""

MOST = 6
"""So many of the plays that look best by rules of thumb are tried, and with them those of the plan and the pass."""

TRUST = 0.8
"""How much better the move is taken to be that rules of thumb put first, bombs on tricks of the own side aside, before
any world is played: in doubts."""

THUMB = 0.25
"""What share of a difference by rules of thumb is believed."""

DOUBT, DOUBT_HIDDEN = 10.0, 5.0
"""By so many points, up or down, rules of thumb are taken to be wrong about the difference of two choices.

The first holds for who is known to be on the declarer's side, and before the first trick; of many defenders none can do
much alone.
"""

WASTE = 40.0
"""What it is taken to cost to spend a bomb on a trick of the own side, in points: such plays are seldom tried."""

LEAST_SHOWN = 2
"""So many choices are looked at, where there are as many, be they ever so poor."""


class StrongPlayer:
    """A player who imagines what others may hold, from all that was seen, and plays each such world out fast.

    It compares the points of its own side at the end, and what they bring by the table of promotions. The same seed
    and number of samples give the same choice for the same view and history, whatever was chosen before.
    """

    def __init__(self, seed: object = 7, effort: Effort | None = None) -> None:
        """Take chance from a seed; ``effort`` holds for every choice for which no other is given."""
        self._seed = seed
        self._effort = effort or Effort()

    def choose(self, view: View, moves: Moves | Burials) -> Move:
        """Pick the move that ends best on average."""
        if len(moves) == 1:
            return moves[0]
        return self._weigh(view, moves, self._effort)[0][0].choice.move

    def advise(
        self, view: View, moves: Moves | Burials, effort: Effort | None = None, most: int | None = 3
    ) -> Advice[Move]:
        """Weigh the moves, and give the best with what speaks for each: ``most`` of them, ``None`` for all tried."""
        from gamelib.fivetenk.players.prospects import explained, meaning  # noqa: PLC0415 - not needed to play.
        from gamelib.fivetenk.players.reasons import only  # noqa: PLC0415 - not needed to play.

        if len(moves) == 1:
            return only(Outlook(Knowledge(view), moves[0]))
        prospects, samples = self._weigh(view, moves, effort or self._effort)
        return Advice(explained(prospects[:most]), samples, meaning=meaning())

    def _weigh(self, view: View, moves: Moves | Burials, effort: Effort) -> tuple[list[Prospect[Tried]], int]:
        knowledge = Knowledge(view)
        purpose = ("strong", view.seat, view.game_number, view.phase, view.dealt, len(view.done), view.hand_sizes)
        stream = chance("fivetenk", self._seed, *purpose)
        known = view.phase != PLAY or view.seat in known_declarers(view)
        doubt = DOUBT if known else DOUBT_HIDDEN
        choices = _choices(knowledge, moves, doubt)
        return weigh(choices, Worlds(knowledge, stream.random), view.seat, effort, usual=SAMPLES, doubt=doubt)


def _choices(knowledge: Knowledge, moves: Moves | Burials, doubt: float) -> list[Tried]:
    """Choose what is tried: what rules of thumb find best, what is planned, and a pass."""
    view = knowledge.view
    if isinstance(moves, Burials) or view.phase != PLAY:
        kind = RevealTried if view.phase == DEAL else BeforeTried
        return [kind(before) for before in before_play.ranked(view, moves)]
    outlooks = sorted((Outlook(knowledge, move) for move in candidates(view, moves)), key=lambda one: -one.worth)
    unspoilt = [outlook for outlook in outlooks if outlook.goes_out or not outlook.wastes]
    kept = unspoilt if len(unspoilt) >= LEAST_SHOWN else outlooks
    most = MOST if kept is unspoilt else LEAST_SHOWN
    planned: set[Move] = set(plan(outlooks[0].before)) if view.top is None else {PASS}
    chosen = [outlook for place, outlook in enumerate(kept) if place < most or outlook.move in planned]
    first = next((outlook for outlook in chosen if outlook in unspoilt), chosen[0])
    return [
        PlayTried(
            outlook,
            THUMB * (outlook.worth - first.worth)
            + TRUST * doubt * (outlook is first)
            - WASTE * (outlook not in unspoilt),
        )
        for outlook in chosen
    ]
