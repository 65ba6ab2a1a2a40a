"""What each placement leads to: played out in many worlds that could be, or worked out exactly at a hand's end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from gamelib.core.advice import Effort
from gamelib.core.sampling import margin
from gamelib.exact61.players.ending import Ending, TooLong
from gamelib.exact61.players.foresight import Course, foresee
from gamelib.exact61.players.placements import Choice, placements
from gamelib.exact61.players.worlds import Worlds
from gamelib.exact61.scoring import accepts
from gamelib.exact61.table import Table
from gamelib.exact61.view import View

ANSWERS = 200
"""In so many worlds it is also looked at what the seats that come next could place."""


class Ended(NamedTuple):
    """How one world's hand ended for a side: its chance of winning the match, raw points it gained, and the others."""

    chance: float
    own: int
    others: int


class Prospect:
    """What a choice led to in each world, in the same order for every choice."""

    def __init__(self, choice: Choice) -> None:
        """Start with no worlds seen."""
        self.choice = choice
        self.course = Course()
        self.ended: list[Ended] = []
        self.answers: list[tuple[int | None, ...]] = []
        """What the seats in turn after this one could score at once; ``None`` where they could not place."""

    @property
    def chance(self) -> float:
        """The mean chance of winning the match."""
        return fmean([ended.chance for ended in self.ended])

    def behind(self, other: Prospect) -> tuple[float, float]:
        """Give how much less likely this wins than another, and half the 95 % interval of that difference."""
        differences = [one.chance - two.chance for one, two in zip(other.ended, self.ended, strict=True)]
        return fmean(differences), margin(differences)


class Weighed(NamedTuple):
    """Every choice with what it led to, the best first, and how many worlds were imagined.

    ``exact`` tells that the hand was worked out to its end instead, in the one world that there can be.
    """

    prospects: list[Prospect]
    samples: int
    exact: bool


def weigh(
    view: View, choices: Sequence[Choice], draw_lot: Callable[[], float], effort: Effort, usual: int, *, answers: bool
) -> Weighed:
    """Weigh a seat's choices, knowing only its view; with ``answers``, look at what others could place after each.

    ``draw_lot`` gives random numbers from 0 to below 1, ``usual`` is the number of worlds where ``effort`` names none.
    """
    prospects = [Prospect(choice) for choice in choices]
    worlds = Worlds(view, draw_lot)
    # Of two players, with no talon left, the other holds just what is missing.
    exact = view.players == 2 and not view.talon_size and _work_out(view, worlds.draw(), prospects, effort)
    samples, side = 0, view.sides[view.seat]
    if not exact:
        for samples in effort.rounds(usual):
            world = worlds.draw()
            for prospect in prospects:
                played = _placed(world, prospect.choice)
                if answers and samples <= ANSWERS:
                    prospect.answers.append(_answers(played, view.seat))
                chances = foresee(played, prospect.course, draw_lot)
                prospect.ended.append(_ended(view, played, chances[side]))
    prospects.sort(key=lambda prospect: -prospect.chance)
    return Weighed(prospects, samples, exact)


def _placed(world: Table, choice: Choice) -> Table:
    played = world.copy()
    tile, port, _ = choice.placement
    played.place(tile, port)
    return played


def _work_out(view: View, world: Table, prospects: Sequence[Prospect], effort: Effort) -> bool:
    """Work out what each choice leads to with best play; give up, and tell so, where that takes too long."""
    ending = Ending(effort.stopped)
    played = [_placed(world, prospect.choice) for prospect in prospects]
    try:
        solved = [ending.solve(table.copy()) for table in played]
    except TooLong:
        return False
    for prospect, table, (chance, scores) in zip(prospects, played, solved, strict=True):
        prospect.answers.append(_answers(table, view.seat))
        table.scores = list(scores)
        prospect.ended.append(_ended(view, table, chance if view.seat == 0 else 1 - chance))
    if effort.progress:
        effort.progress(1.0)
    return True


def _ended(view: View, table: Table, chance: float) -> Ended:
    side = view.sides[view.seat]
    gained = [after - before for before, after in zip(view.scores, table.scores, strict=True)]
    return Ended(chance, gained[side], sum(gained) - gained[side])


def _answers(table: Table, seat: int) -> tuple[int | None, ...]:
    """Look at what each seat after this one could score if it were its turn now; nothing once the hand is over."""
    if table.over:
        return ()
    turn = table.turn
    found = []
    for later in range(1, len(table.hands)):
        table.turn = (seat + later) % len(table.hands)
        score = table.scores[table.sides[table.turn]]
        ways = [total for _, _, total in placements(table)]
        scoring = [total for total in ways if not total % 5 and accepts(score, total)]
        found.append(max(scoring, default=0) if ways else None)
    table.turn = turn
    return tuple(found)
