"""In which ways a tile may lie at an open port, and how much freedom there is when it gets tight.

Plain tiles lie along their line, doubles across it (D6); what is joined to a double goes straight out (D10). So a
line can bend only at a plain tile: what comes next leaves from a side of its outer half instead of from its end. That
is how nearly every layout is drawn.

It is not enough for all. A double joins plain tiles only, there being one double of each number, so at least one plain
tile lies between two doubles; but if it is just one, nothing can bend there. Take a double with such doubles at an
inline port and at a side port: an arm at the side of the one and an arm at the side of the other run into the same
corner and meet. Then these are allowed, one after another: a double's sides swapped; a plain tile turned where it
leaves a double's side; no room for marks at sides not open yet; a unit between tiles instead of two; a bend right
before a double. Where even these fail, as in one of two hundred layouts of all 28 tiles joined at random, a link is
drawn (see ``spreading``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gamelib.pictures.exact61.arranging.board import Board, Lie, Opening
from gamelib.pictures.exact61.arranging.shapes import NEAR_CELLS, shift
from gamelib.pictures.exact61.arranging.steps import DOUBLES, Step


class Freedom(NamedTuple):
    """How close tiles may come that are not joined (in units), and which unusual joints are allowed.

    ``shut_sides``: room is kept for marks at the sides of doubles that are not open yet (D10).
    """

    gap: int = 2
    swap_sides: bool = False
    turn_at_side: bool = False
    bend_before_double: bool = False
    shut_sides: bool = True


USUAL = Freedom()
"""A pip-square between tiles that are not joined, and no unusual joint."""

FREEDOMS = (
    USUAL,
    Freedom(2, swap_sides=True),
    Freedom(2, swap_sides=True, turn_at_side=True),
    Freedom(2, swap_sides=True, turn_at_side=True, shut_sides=False),
    Freedom(1, swap_sides=True, turn_at_side=True, shut_sides=False),
    Freedom(1, swap_sides=True, turn_at_side=True, shut_sides=False, bend_before_double=True),
)
"""From the usual to what is used only if nothing else is possible."""

BEND, TURN, BEND_BEFORE_DOUBLE = 1, 2, 8
"""How much the joints that are not straight speak against a place, in bends."""


class Way(NamedTuple):
    """A way for a tile to lie at a port, the cells that must be free for it, and what speaks against it."""

    lie: Lie
    needs: int
    bends: int


def ways(opening: Opening, step: Step, freedom: Freedom) -> Iterator[Way]:
    """Give each way for a tile to lie at an open port, the usual ones first, whether or not there is room for it."""
    is_double = DOUBLES[step.tile]
    spans = NEAR_CELLS[freedom.gap][is_double]
    at_side = step.at is not None and DOUBLES[step.at >> 2] and step.at & 2
    for k, (x, y, direction) in enumerate(opening.exits):
        if is_double:
            if k and not freedom.bend_before_double:
                return
            bends = BEND_BEFORE_DOUBLE if k else 0
        else:
            bends = BEND if k else 0
        moved = shift(x, y)
        yield Way(Lie(x, y, direction), spans[direction] << moved, bends)
        if freedom.swap_sides and is_double:
            yield Way(Lie(x, y, direction, swapped=True), spans[direction] << moved, bends)
        if freedom.turn_at_side and at_side:
            for aside in ((direction + 3) % 4, (direction + 1) % 4):
                yield Way(Lie(x, y, aside), spans[aside] << moved, TURN)


def in_the_way(way: Way, opening: Opening, step: Step, taken: int) -> int:
    """Give the cells taken that keep a tile from lying so; 0 where it has room.

    The neighbours of the tile it is joined to may be nearer than others, as they are around a double, but a unit
    away at least.
    """
    blocked = way.needs & taken & ~opening.own & ~opening.near
    if blocked or not opening.near:
        return blocked
    lie = way.lie
    return NEAR_CELLS[1][DOUBLES[step.tile]][lie.direction] << shift(lie.x, lie.y) & opening.near


def free_ways(board: Board, step: Step, freedom: Freedom) -> list[Way]:
    """Give the ways in which a tile can lie at its port on a board."""
    if step.at is None:
        return []
    opening = board.openings[step.at]
    return [way for way in ways(opening, step, freedom) if not in_the_way(way, opening, step, board.taken)]
