"""How moments are put together to steps: each move, each play, each trick, or each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from gamelib.core import N_
from gamelib.fivetenk import Decline
from gamelib.fivetenk.events import RedealEvent
from gamelib.widgets.fivetenk.moments import Moment, Part

WAYS = {
    "move": N_("move"),
    "play": N_("play"),
    "trick": N_("trick"),
    "game": N_("game"),
}
"""The ways to take steps, from the smallest to the largest, as they are called on the page."""

Closes = Callable[[Moment, Moment], bool]


def group(moments: Sequence[Moment], way: str) -> tuple[range, ...]:
    """Put moments together to steps: the places of those that make up each.

    However it is done, chances to reveal that were declined one after the other are one step with what follows them.
    """
    closes = _CLOSES[way]
    ends = [place for place, (one, following) in enumerate(pairwise(moments), 1) if closes(one, following)]
    return tuple(range(first, end) for first, end in pairwise((0, *ends, len(moments))))


def _after_move(moment: Moment, following: Moment) -> bool:
    return not isinstance(moment.state.move, Decline) or moment.state.setting.deal != following.state.setting.deal


def _after_play(moment: Moment, following: Moment) -> bool:
    return moment.part is not Part.PASS and _after_move(moment, following)


def _after_trick(moment: Moment, following: Moment) -> bool:
    if moment.part in (Part.DEAL, Part.DECLARER, Part.BURIAL):
        return any(isinstance(event, RedealEvent) for event in moment.events)
    if moment.part is Part.PLAY:
        return following.part is Part.SETTLEMENT
    return moment.part is not Part.PASS and moment.part is not Part.POSITION


def _after_game(moment: Moment, following: Moment) -> bool:
    return moment.game != following.game


_CLOSES: dict[str, Closes] = {
    "move": _after_move,
    "play": _after_play,
    "trick": _after_trick,
    "game": _after_game,
}
