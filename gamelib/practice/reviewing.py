"""Looking back on a match: the moments at which another choice was worth clearly more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gamelib.core.advice import Effort, Option
from gamelib.practice.match import Match

AGAIN = "again"
"""Added to the seed where two moves are weighed against each other once more."""


class Missed(NamedTuple):
    """A moment at which another move was worth clearly more: ``place`` is that of the path in which it was made."""

    place: int
    seat: int
    made: Option[Any]
    better: Option[Any]


class Looked(NamedTuple):
    """How far the review has come: so many of ``all`` choices were looked at, and what the last one showed, if any."""

    done: int
    all: int
    missed: Missed | None


def choices(match: Match) -> tuple[int, ...]:
    """List the places of the path at which people had a choice, and made it."""
    return tuple(place for place in range(len(match.path) - 1) if match.is_choice(place))


def review(match: Match, effort: Effort | None = None) -> Iterator[Looked]:
    """Go through the choices that people made, each as the seat saw it then, and tell what was missed.

    The best of many moves seems better than it is, since chance made it the best. So it is weighed once more, against
    the move that was made alone and with other chance, and counts only if it is clearly better then.
    ``effort`` is given to each choice; a stop that it is asked for ends the review.
    """
    effort = effort or Effort()
    places = choices(match)
    for done, place in enumerate(places, start=1):
        missed = _looked_at(match, place, effort)
        if effort.stopped and effort.stopped():
            return
        yield Looked(done, len(places), missed)


def _looked_at(match: Match, place: int, effort: Effort) -> Missed | None:
    position, after = match.path[place].position, match.path[place + 1].position
    seat = position.turn or 0
    view, moves = position.view(seat), position.legal_moves()
    advice = match.computer(match.settings.adviser, seat, effort, place).advise(view, moves, effort, None)
    move = match.game.listed(position, after)
    made = advice.option(move)
    if made is not None and made.behind <= 0:
        return None
    again = match.game.computer(match.settings.adviser, f"{match.settings.seed} {place} {AGAIN}", seat, effort)
    two = again.advise(view, match.game.both(moves, advice.move, move), effort, None)
    made, better = two.option(move), two.option(advice.move)
    if made is None or better is None or not made.clearly_behind:
        return None
    return Missed(place, seat, made, better)
