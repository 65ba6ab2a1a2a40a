"""Looking back on a match: the moments at which another choice was worth clearly more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import perf_counter
from typing import Any, NamedTuple

from gamelib.core.advice import Effort, Option
from gamelib.practice.match import Match

AGAIN = "again"
"""Added to the seed where two moves are weighed against each other once more."""

LEAST: Mapping[str, float] = {"exact61": 0.02, "fivetenk": 3.0}
"""By so much at least has another move to be worth more to be told, besides being clearly more: 2 percentage points of
the chance of winning the match in Exact 61, 3 points in 5-10-K."""

ENOUGH = 20
"""From fewer imagined worlds than this nothing is said to be clear."""

BUDGET = 60.0
"""So many seconds does a review take at most, or not much longer, unless more is asked for."""

FIRST_LOOK = 0.6
"""What share of the time for a choice goes into finding the best move; the rest into weighing it once more."""


class Missed(NamedTuple):
    """A moment at which another move was worth clearly more: ``place`` is that of the path in which it was made."""

    place: int
    seat: int
    made: Option[Any]
    better: Option[Any]


class Looked(NamedTuple):
    """How far the review has come: so many of ``all`` choices were looked at, and what the last one showed, if any.

    ``samples`` counts the hidden worlds that were imagined for the last choice.
    """

    done: int
    all: int
    missed: Missed | None
    samples: int = 0


def choices(match: Match) -> tuple[int, ...]:
    """List the places of the path at which people had a choice, and made it."""
    return tuple(place for place in range(len(match.path) - 1) if match.is_choice(place))


def review(match: Match, effort: Effort | None = None, budget: float | None = None) -> Iterator[Looked]:
    """Go through the choices that people made, each as the seat saw it then, and tell what was missed.

    The best of many moves seems better than it is, since chance made it the best. So it is weighed once more, against
    the move that was made alone and with other chance, and counts only if it is clearly better then, and by ``LEAST``.
    ``effort`` is given to each choice; a stop that it is asked for ends the review. A ``budget`` of seconds for all is
    shared out evenly among the choices that are left, so that each may get less.
    """
    effort = effort or Effort()
    places = choices(match)
    begin = perf_counter()
    for done, place in enumerate(places):
        own = effort
        if budget is not None:
            left = max(0.0, begin + budget - perf_counter()) / (len(places) - done)
            own = effort._replace(seconds=left if effort.seconds is None else min(left, effort.seconds))
        missed, samples = _looked_at(match, place, own)
        if effort.stopped and effort.stopped():
            return
        yield Looked(done + 1, len(places), missed, samples)


def _looked_at(match: Match, place: int, effort: Effort) -> tuple[Missed | None, int]:
    """Look at one choice; give what was missed, if anything, and how many worlds were imagined."""
    position, after = match.path[place].position, match.path[place + 1].position
    seat = position.turn or 0
    view, moves = position.view(seat), position.legal_moves()
    first, again = _shared(effort)
    advice = match.computer(match.settings.adviser, seat, first, place).advise(view, moves, first, None)
    move = match.game.listed(position, after)
    made = advice.option(move)
    if made is not None and (made.behind <= 0 or advice.exact):
        told = advice.exact and made.behind >= LEAST[match.settings.game]
        return Missed(place, seat, made, advice.options[0]) if told else None, advice.samples
    player = match.game.computer(match.settings.adviser, f"{match.settings.seed} {place} {AGAIN}", seat, again)
    two = player.advise(view, match.game.both(moves, advice.move, move), again, None)
    was, better = two.option(move), two.option(advice.move)
    few = 0 < two.samples < ENOUGH
    if was is None or better is None or few or not was.clearly_behind or was.behind < LEAST[match.settings.game]:
        return None, advice.samples
    return Missed(place, seat, was, better), advice.samples


def _shared(effort: Effort) -> tuple[Effort, Effort]:
    """Share out the seconds of a choice: for finding the best move, and for weighing it once more."""
    if effort.seconds is None:
        return effort, effort
    return (
        effort._replace(seconds=FIRST_LOOK * effort.seconds),
        effort._replace(seconds=(1 - FIRST_LOOK) * effort.seconds),
    )
