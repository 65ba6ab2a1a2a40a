"""What each choice leads to: light games played out in many worlds that could be (C27-C32)."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from statistics import fmean
from typing import Generic, NamedTuple, Protocol, TypeVar

from gamelib.core.advice import Effort
from gamelib.core.sampling import margin
from gamelib.fivetenk.bands import POINTS_STEP, bands
from gamelib.fivetenk.players.playing_out import LightGame
from gamelib.fivetenk.players.worlds import World, Worlds
from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER, DEFENDERS, outcome
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT

STEP = 10
"""What a step of promotion is worth, in points."""

WON = 15
"""What it is worth to win by the table, in points, promotion or not: winners may reveal in the next game (C16)."""

SPREAD = 30.0
"""By so many points the difference of two choices is taken to vary from world to world, before it is seen."""

SEEN_BEFORE = 3
"""That counts as much as so many worlds."""

EVEN = ALL_POINTS - next(band.low for band in bands() if band.winner == DEFENDERS)
"""With so many points of the declarer's side, or a few more, the game is as good as lost for both (C31)."""

FIRST_CUT = 8
"""After so many worlds the worse half of the choices is given up, and again whenever so many more have been seen."""

LEAST = 4
"""So many choices are never given up."""


class Ended(NamedTuple):
    """How a world's game ended for a seat: its worth, the points of its side, the steps, and whether its side was out.

    ``steps`` are below 0 where the other side climbs; ``unbeaten`` tells whether nobody answered the play.
    """

    worth: float
    points: int
    steps: int
    out: bool
    unbeaten: bool = False


class Choice(Protocol):
    """Something that can be chosen, and tried in a world; ``worth`` is what rules of thumb make of it, in points."""

    worth: float

    def tried(self, worlds: Worlds, world: World) -> tuple[LightGame, bool]:
        """Play a light game to its end after this choice; tell too whether the play stayed unbeaten."""
        ...


C = TypeVar("C", bound=Choice)


class Prospect(Generic[C]):
    """What a choice led to in each world, in the same order for every choice.

    ``worth`` weighs that with what rules of thumb say, the more the less it varies from world to world.
    """

    def __init__(self, choice: C) -> None:
        """Start with no worlds seen."""
        self.choice = choice
        self.ended: list[Ended] = []
        self.worth = choice.worth

    def behind(self, other: Prospect[C]) -> tuple[float, float]:
        """Give how much less this is worth than another, and half the 95 % interval of that difference.

        The interval is that of the worlds in which both were tried.
        """
        differences = [one.worth - two.worth for one, two in zip(other.ended, self.ended, strict=False)]
        return other.worth - self.worth, margin(differences)


def judge(prospects: Sequence[Prospect[C]], doubt: float) -> None:
    """Work out what choices are worth that were tried in the same worlds.

    All are compared with the one that rules of thumb put first. Of what the others differ from it, rules of thumb give
    a first guess, which may be wrong by ``doubt`` points, and the worlds so many measurements (Bayes).
    """
    first = max(prospects, key=lambda prospect: prospect.choice.worth)
    middle = fmean([ended.worth for ended in first.ended])
    for prospect in prospects:
        differences = [one.worth - two.worth for one, two in zip(prospect.ended, first.ended, strict=False)]
        seen = fmean(differences)
        count = len(differences)
        squares = fsum([(difference - seen) ** 2 for difference in differences]) + SEEN_BEFORE * SPREAD**2
        sure = count * (count + SEEN_BEFORE) / squares
        guess = prospect.choice.worth - first.choice.worth
        prospect.worth = middle + (guess / doubt**2 + sure * seen) / (1 / doubt**2 + sure)


def weigh(
    choices: Sequence[C], worlds: Worlds, seat: int, effort: Effort, *, usual: int, doubt: float
) -> tuple[list[Prospect[C]], int]:
    """Try choices of a seat in many worlds, and give them with what they led to, the best first, and how many worlds.

    ``usual`` is the number of worlds where ``effort`` names none, and by ``doubt`` points rules of thumb may be wrong
    about the difference of two choices. What looks worst is given up on the way, and comes behind the others.
    """
    prospects = [Prospect(choice) for choice in choices]
    tried, given_up = prospects, list[Prospect[C]]()
    samples, cut = 0, FIRST_CUT
    for samples in effort.rounds(usual):
        world = worlds.draw()
        for prospect in tried:
            game, unbeaten = prospect.choice.tried(worlds, world)
            prospect.ended.append(_ended(game, seat, unbeaten=unbeaten))
        if samples == cut and len(tried) > LEAST:
            cut *= 2
            judge(tried, doubt)
            ordered = sorted(tried, key=_by_worth)
            keep = max(LEAST, len(tried) // 2)
            tried, given_up = ordered[:keep], ordered[keep:] + given_up
    judge(tried, doubt)
    least = min(prospect.worth for prospect in tried)
    for prospect in given_up:
        prospect.worth = least = min(least, prospect.worth)
    return [*sorted(tried, key=_by_worth), *given_up], samples


def _by_worth(prospect: Prospect[C]) -> float:
    return -prospect.worth


def _ended(game: LightGame, seat: int, *, unbeaten: bool) -> Ended:
    declarers = game.declarers_points()
    side, climbed = outcome_of(declarers)
    friend = game.friends[seat]
    points = declarers if friend else ALL_POINTS - declarers
    won = friend == (side == DECLARER)
    steps = climbed if won else -climbed
    # Sides need unlike points to win, and a player may choose a side: so what counts is how far above that it ends.
    worth = (declarers - EVEN if friend else EVEN - declarers) + STEP * steps + (WON if won else -WON)
    return Ended(worth, points, steps, game.over == (DECLARERS_OUT if friend else DEFENDERS_OUT), unbeaten)


_OUTCOMES = [outcome(ALL_POINTS - points) for points in range(0, ALL_POINTS + 1, POINTS_STEP)]


def outcome_of(declarers: int) -> tuple[str, int]:
    """Give the winner and the steps for the points of the declarer's side (C31).

    In a position set up by hand nobody knows what was played before, so that more points can seem left than there are.
    """
    return _OUTCOMES[min(declarers, ALL_POINTS) // POINTS_STEP]
