"""A board: the tiles laid so far, the cells they take, and the exits of every open port.

A board never changes; laying a tile gives a new one. Lines may bend only at plain tiles, so an open half of a plain
tile has three exits, and a port of a double just one, straight out.
"""

from __future__ import annotations

from typing import NamedTuple

from gamelib.exact61.ports import DOUBLE_PORTS
from gamelib.exact61.tiles import TILES
from gamelib.pictures.arranging.shapes import AHEAD2, AHEAD3, ANCHOR, FRAME, SPANS, TILE_CELLS, Box, corner, square_at

INLINE_B, SIDE_A, SIDE_B = (DOUBLE_PORTS.index(name) for name in ("inline B", "side A", "side B"))


class Exit(NamedTuple):
    """A way out of a port: the square just beyond it, and the direction in which a tile would go on."""

    square: int
    direction: int


class Opening(NamedTuple):
    """An open port: its exits, the straight one first, and the cells whose nearness does not matter there."""

    exits: tuple[Exit, ...]
    own: int


class Lie(NamedTuple):
    """How a tile lies: the square it was entered by (a double's middle), its direction, its sides swapped or not."""

    square: int
    direction: int
    swapped: bool = False


class Board:
    """The tiles laid so far."""

    __slots__ = ("bends", "edges", "lies", "openings", "taken")

    def __init__(self) -> None:
        """Make an empty board."""
        self.taken: int = FRAME
        self.lies: dict[int, Lie] = {}
        self.openings: dict[int, Opening] = {}
        self.edges: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.bends = 0

    def lay(self, tile: int, lie: Lie, at: int | None, entered: int) -> Board:
        """Lay a tile, given by its index, at an open port; ``entered`` is its own port that touches, 0 to 3.

        The first tile is joined ``at`` no port, and counts as entered by its left or inline A end.
        """
        new = Board.__new__(Board)
        square, direction, swapped = lie
        is_double = TILES[tile].is_double
        own = TILE_CELLS[is_double][direction] << (square - ANCHOR)
        new.taken = self.taken | own
        new.lies = {**self.lies, tile: lie}
        new.openings = openings = self.openings.copy()
        new.bends = self.bends
        new.edges = _grown(self.edges, square, direction, is_double)
        if at is not None:
            opening = openings.pop(at)
            new.bends += opening.exits[0].direction != direction
            if not at & 2 and TILES[at >> 2].is_double and at ^ 1 not in openings:
                _open_sides(openings, at >> 2, self.lies[at >> 2])
        if is_double:
            openings[4 * tile + INLINE_B] = Opening((Exit(square + AHEAD2[direction], direction),), own)
            if at is None:
                openings[4 * tile] = Opening((Exit(square - AHEAD2[direction], direction ^ 2),), own)
        else:
            openings[4 * tile + (entered ^ 1)] = Opening(_ways_out(square + AHEAD2[direction], direction), own)
            if at is None:
                openings[4 * tile + entered] = Opening(_ways_out(square, direction ^ 2), own)
        return new

    def box(self, tile: int) -> Box:
        """Give the box of a tile that lies on the board."""
        square, direction, _ = self.lies[tile]
        x, y = corner(square)
        span = SPANS[TILES[tile].is_double][direction]
        return Box(x + span.x, y + span.y, span.right - span.x, span.bottom - span.y)


def first_lie(tile: int) -> Lie:
    """Give the place of the first tile, centred on the origin: along the line if plain, crosswise if a double."""
    return Lie(square_at(-1, -1) if TILES[tile].is_double else square_at(-2, -1), 0)


def side_exits(lie: Lie) -> tuple[Exit, Exit]:
    """Give the exits of a double's side A and side B: left and right of its line from inline A to B."""
    left, right = (lie.direction + 3) % 4, (lie.direction + 1) % 4
    if lie.swapped:
        left, right = right, left
    return Exit(lie.square + AHEAD3[left], left), Exit(lie.square + AHEAD3[right], right)


def _open_sides(openings: dict[int, Opening], double: int, lie: Lie) -> None:
    square, direction, _ = lie
    own = TILE_CELLS[True][direction] << (square - ANCHOR)
    # The plain tiles at the two inline ports stand one unit from what leaves at the sides.
    own |= TILE_CELLS[False][direction] << (square + AHEAD2[direction] - ANCHOR)
    own |= TILE_CELLS[False][direction ^ 2] << (square - AHEAD2[direction] - ANCHOR)
    a, b = side_exits(lie)
    openings[4 * double + SIDE_A] = Opening((a,), own)
    openings[4 * double + SIDE_B] = Opening((b,), own)


def _ways_out(half: int, direction: int) -> tuple[Exit, ...]:
    left, right = (direction + 3) % 4, (direction + 1) % 4
    return (
        Exit(half + AHEAD2[direction], direction),
        Exit(half + AHEAD2[left], left),
        Exit(half + AHEAD2[right], right),
    )


def _grown(edges: tuple[int, int, int, int], square: int, direction: int, is_double: bool) -> tuple[int, int, int, int]:
    x, y = corner(square)
    span = SPANS[is_double][direction]
    left, top, right, bottom = edges
    return min(left, x + span.x), min(top, y + span.y), max(right, x + span.right), max(bottom, y + span.bottom)
