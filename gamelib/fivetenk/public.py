"""What everybody may know of a position, worked out the same way for a state and for a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.refusals import PLAY, SETTLED
from gamelib.fivetenk.state import State
from gamelib.fivetenk.table import SEATS

if TYPE_CHECKING:
    from gamelib.fivetenk.moves import Laid
    from gamelib.fivetenk.view import View


class KnownPoints(NamedTuple):
    """The points taken in tricks by those known to be on the declarer's side, and by all others (R18)."""

    declarers: int
    others: int


def known_declarers(position: State | View) -> tuple[int, ...]:
    """Give the seats known to be on the declarer's side, the declarer first; none before there is one (C21)."""
    return () if position.declarer is None else (position.declarer, *position.friends)


def known_side(position: State | View, seat: int) -> str | None:
    """Give the side that a seat is known to be on: ``None`` while it may still turn out either way (C21, C22).

    Nobody can join any more once both friend cards are settled, and at the settlement all sides are known.
    """
    if position.declarer is None:
        return None
    if seat in known_declarers(position):
        return DECLARER
    closed = position.phase == SETTLED or (position.made_by and None not in position.made_by)
    return DEFENDERS if closed else None


def known_points(position: State | View) -> KnownPoints:
    """Add up the points taken in tricks, by sides as far as these are known."""
    declarers = sum(position.taken[seat] for seat in known_declarers(position))
    return KnownPoints(declarers, sum(position.taken) - declarers)


def may_reveal(position: State | View) -> tuple[int, ...]:
    """Give the seats that may reveal: everybody in the first game, later the winners of the one before (C13, C16)."""
    return tuple(range(SEATS)) if position.previous_game is None else position.previous_game.winners


def levels_before(position: State | View) -> tuple[str, ...]:
    """Give the levels of all six at the game's start."""
    return position.setting.levels if isinstance(position, State) else position.levels_before


def last_done(trick: Iterable[Laid]) -> dict[int, Laid]:
    """Give what each seat did last in a trick; seats that have had no turn in it are left out."""
    return {laid.seat: laid for laid in trick}


def ended_trick(position: State | View) -> tuple[Laid, ...]:
    """Give the trick that has just ended; empty where one is in progress, or none has been seen to end."""
    return position.tricks[-1] if position.phase == PLAY and not position.trick and position.tricks else ()


def last_play(trick: Iterable[Laid]) -> Laid:
    """Give the last play of a trick, whose player takes it (C24)."""
    *_, last = (laid for laid in trick if laid.reading is not None)
    return last
