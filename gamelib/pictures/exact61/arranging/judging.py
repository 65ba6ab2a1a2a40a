"""How good a board is: room at the ports that may still be joined, a small picture, straight lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gamelib.exact61.ports import PORTS_FITTING
from gamelib.pictures.exact61.arranging.board import Board, Opening
from gamelib.pictures.exact61.arranging.marking import edges_around, marker_exits
from gamelib.pictures.exact61.arranging.shapes import (
    CORRIDORS,
    DOUBLE_ROOM,
    HIGHEST,
    NEAR_CELLS,
    WIDEST,
    Span,
    ahead,
    shift,
)
from gamelib.pictures.exact61.arranging.steps import DOUBLES

SIZE_COSTS = ((40.0, 0.2), (50.0, 0.6), (60.0, 10.0))
"""From which size on each unit costs how much more, across and down, by what a board will soon take up.

Below the first, a picture shows tiles as large as ever; a little beyond the last, it no longer shows them large enough.
"""

TOO_LARGE = 20.0
"""What each unit costs more by which a board is too large already."""

REACH = tuple(tuple(ahead(direction, length) for direction in range(4)) for length in (4, 8, 10))
"""``REACH[kind][direction]``: how far a line will go on straight from a port before it can turn, and a mark.

Of a plain tile that no double still out fits (kind 0), of one that a double may be joined to, which lies across and has
the next tile straight beyond it (1), and of a double, beyond which another may come (2).
"""

ROOM_COSTS = (400.0, 30.0, 8.0, 2.0, 0.0)
"""What a port costs that has no room for a tile, for one, for a tile and a marker, for more than two, for three."""

NO_ROOM_FOR_DOUBLE = 60.0
CLASH = 0.3
BEND = 3.0


class Wanted(NamedTuple):
    """The ports that plain tiles still out would fit, and those that doubles would, as sets of ports."""

    plain: int
    double: int


def wanted_by(out: Iterable[int]) -> Wanted:
    """Tell which ports the tiles that are not on the table would fit, given their numbers."""
    plain = double = 0
    for tile in out:
        if DOUBLES[tile]:
            double |= PORTS_FITTING[tile]
        else:
            plain |= PORTS_FITTING[tile]
    return Wanted(plain, double)


def outlook(board: Board, wanted: Wanted, edges: Span) -> Span:
    """Give the rectangle that a board will take up if soon a tile is joined wherever one may still be."""
    for port, opening in board.openings.items():
        before_double = wanted.double >> port & 1
        if before_double or wanted.plain >> port & 1:
            x, y, direction = opening.exits[0]
            kind = 2 if DOUBLES[port >> 2] else before_double
            edges = edges.around(REACH[kind][direction].moved(x, y))
    return edges


def judge(board: Board, wanted: Wanted) -> float | None:
    """Give the cost of a board, lower being better; ``None`` where a marker has no room."""
    markers = marker_exits(board)
    return None if markers is None else cost(board, wanted, edges_around(board.edges, markers.values()))


def cost(board: Board, wanted: Wanted, edges: Span) -> float:
    """Give the cost of a board that takes up a rectangle."""
    left, top, right, bottom = edges
    soon = outlook(board, wanted, edges)
    total = BEND * board.bends + 0.05 * (right - left + bottom - top)
    for across in (soon.right - soon.left, (soon.bottom - soon.top) * WIDEST / HIGHEST):
        total += sum(slope * max(0.0, across - least) for least, slope in SIZE_COSTS)
    total += TOO_LARGE * max(0.0, edges.size - WIDEST)
    used = clash = 0
    for port, opening in board.openings.items():
        bit = 1 << port
        taken = board.taken & ~opening.own & ~opening.near
        if wanted.plain & bit:
            room, way = _room(opening, taken)
            total += ROOM_COSTS[room]
            clash |= used & way
            used |= way
        if wanted.double & bit and not DOUBLES[port >> 2]:
            x, y, direction = opening.exits[0]
            if DOUBLE_ROOM[direction] << shift(x, y) & taken:
                total += NO_ROOM_FOR_DOUBLE
    return total + CLASH * clash.bit_count()


def _room(opening: Opening, taken: int) -> tuple[int, int]:
    """Tell how far a line can go on straight from a port's best exit, as an index of ``ROOM_COSTS``, and where."""
    best, where = -1, 0
    for x, y, direction in opening.exits:
        moved = shift(x, y)
        room = 0
        if not NEAR_CELLS[2][False][direction] << moved & taken:
            room = 1
            for corridor in CORRIDORS[direction]:
                if corridor << moved & taken:
                    break
                room += 1
        if room > best:
            best, where = room, CORRIDORS[direction][1] << moved
    return best, where
