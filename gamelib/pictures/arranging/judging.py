"""How good a board is: room at the ports that may still be joined, a small picture, straight lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gamelib.exact61.ports import PORTS_FITTING
from gamelib.pictures.arranging.board import Board, Opening, marker_exits
from gamelib.pictures.arranging.shapes import CORRIDORS, DOUBLE_ROOM, MARKER_SPAN, NEAR_CELLS, Box, shift
from gamelib.pictures.arranging.steps import DOUBLES

WIDEST, HIGHEST = 62, 40
"""How large an arrangement may be, in units, for its tiles to be shown large enough with a margin around it."""

SIZE_COSTS = ((40.0, 0.6), (50.0, 1.2), (62.0, 10.0))
"""From which size on each unit costs how much more: below the first, a picture shows tiles as large as ever."""

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


def size(box: Box) -> float:
    """Give the width of the smallest picture of the right shape that holds a box."""
    return max(box.width, box.height * WIDEST / HIGHEST)


def bounds(board: Board, corners: Iterable[tuple[int, int]]) -> Box:
    """Give the box around all tiles and markers; markers by their top left corners."""
    edges = board.edges
    for x, y in corners:
        edges = edges.around(MARKER_SPAN.moved(x, y))
    return edges.box


def judge(board: Board, wanted: Wanted) -> float | None:
    """Give the cost of a board, lower being better; ``None`` where a marker has no room."""
    markers = marker_exits(board)
    if markers is None:
        return None
    return cost(board, wanted, bounds(board, ((x, y) for x, y, _ in markers.values())))


def cost(board: Board, wanted: Wanted, box: Box) -> float:
    """Give the cost of a board that takes up a box."""
    across = size(box)
    total = BEND * board.bends + 0.05 * (box.width + box.height)
    total += sum(slope * max(0.0, across - least) for least, slope in SIZE_COSTS)
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
