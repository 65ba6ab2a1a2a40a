"""The settlement of a game: whose the last points are, and what each side has (C27-C30)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER, DEFENDERS
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, Table


class Share(NamedTuple):
    """Points of a settlement, and the side that gets them."""

    points: int
    side: str


class Settlement(NamedTuple):
    """How a game's points are divided: those on the table, in the kitty and left in hands, and each side's total.

    ``tricks`` are the points that each side had taken before.
    """

    tricks: tuple[Share, Share]
    table: Share
    kitty: Share
    hands: Share
    defenders: int
    declarers: int


def settle(table: Table, kitty: int) -> Settlement:
    """Divide the points of a game that is over; ``kitty`` are the points of the buried cards (C27-C30).

    The trick on the table and the kitty go to the player of the last play. What is left in hands goes to the side that
    is out, or, where one player is left, to that last player too.
    """
    last = side_name(table, table.top_seat)
    to = {DECLARERS_OUT: DECLARER, DEFENDERS_OUT: DEFENDERS}.get(table.over, last)
    taken = {DECLARER: 0, DEFENDERS: 0}
    for seat, points in enumerate(table.taken):
        taken[side_name(table, seat)] += points
    shares = (Share(table.trick, last), Share(kitty, last), Share(sum(table.points_held()), to))
    defenders = taken[DEFENDERS] + sum(share.points for share in shares if share.side == DEFENDERS)
    tricks = (Share(taken[DECLARER], DECLARER), Share(taken[DEFENDERS], DEFENDERS))
    return Settlement(tricks, *shares, defenders=defenders, declarers=ALL_POINTS - defenders)


def side_name(table: Table, seat: int) -> str:
    """Name the side that a seat ends on: whoever has not been revealed is a defender (C22)."""
    return DECLARER if table.side_of(seat) else DEFENDERS
