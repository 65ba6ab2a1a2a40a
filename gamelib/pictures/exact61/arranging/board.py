"""A board: the tiles laid so far, the cells they take, and the exits of every open port.

A board never changes; laying a tile gives a new one. Tiles go by their numbers, ports by theirs (see
``gamelib.exact61.ports``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gamelib.pictures.exact61.arranging.shapes import (
    GRID,
    STEP_X,
    STEP_Y,
    TILE_CELLS,
    TILE_SPANS,
    Span,
    ahead,
    cells,
    outside,
    shift,
)
from gamelib.pictures.exact61.arranging.steps import DOUBLES, INLINE_B, SIDE_A, SIDE_B, Step

EVERYWHERE = outside(GRID)


class Lie(NamedTuple):
    """How a tile lies: the square it was entered by (a double's middle) and the direction in which it goes on.

    ``swapped``: a double's side A is right of its line instead of left. ``link``: how far, in units, it lies from
    the tile it is joined to, for the few layouts that cannot be drawn with all joined tiles touching.
    """

    x: int
    y: int
    direction: int
    swapped: bool = False
    link: int = 0


class Exit(NamedTuple):
    """A way out of a port: the square just beyond it, and the direction in which one gets there."""

    x: int
    y: int
    direction: int


class Opening(NamedTuple):
    """An open port: its exits, the straight one first; the cells of its tile, and those of its tile's neighbours."""

    exits: tuple[Exit, ...]
    own: int
    near: int


class Board:
    """The tiles laid so far."""

    __slots__ = ("bends", "edges", "lies", "openings", "taken")

    def __init__(self, taken: int = EVERYWHERE) -> None:
        """Make an empty board; ``taken`` are the cells where no tile may lie."""
        self.taken = taken
        self.lies: dict[int, Lie] = {}
        self.openings: dict[int, Opening] = {}
        self.edges = Span(0, 0, 0, 0)
        self.bends = 0

    def lay(self, step: Step, lie: Lie, bends: int = 0) -> Board:
        """Lay a tile; ``bends`` is what its joint adds to the board's count of bends."""
        new = Board.__new__(Board)
        tile, at, _ = step
        own = tile_cells(tile, lie)
        new.taken = self.taken | own
        new.lies = {**self.lies, tile: lie}
        new.openings = openings = self.openings.copy()
        new.edges = self.edges.around(tile_span(tile, lie))
        new.bends = self.bends + bends
        near = 0
        if at is not None:
            near = tile_cells(at >> 2, self.lies[at >> 2])
            del openings[at]
            if DOUBLES[at >> 2]:
                for port in range(at & ~3, (at | 3) + 1):
                    if port in openings:
                        openings[port] = openings[port]._replace(near=openings[port].near | own)
        for port, exits in _ways_out(step, lie):
            openings[port] = Opening(exits, own, near)
        return new


def tile_cells(tile: int, lie: Lie) -> int:
    """Give the cells that a tile takes, its link included."""
    moved = shift(lie.x, lie.y)
    own = TILE_CELLS[DOUBLES[tile]][lie.direction] << moved
    return own | cells(ahead(lie.direction ^ 2, lie.link + 2), moved) if lie.link else own


def tile_span(tile: int, lie: Lie) -> Span:
    """Give the rectangle that a tile covers."""
    return TILE_SPANS[DOUBLES[tile]][lie.direction].moved(lie.x, lie.y)


def first_lie(tile: int) -> Lie:
    """Give the place of the first tile, centred on the origin: along the line if plain, crosswise if a double."""
    return Lie(-1 if DOUBLES[tile] else -2, -1, 0)


def _exit(lie: Lie, direction: int, distance: int = 2) -> Exit:
    return Exit(lie.x + distance * STEP_X[direction], lie.y + distance * STEP_Y[direction], direction)


def _ways_out(step: Step, lie: Lie) -> Iterator[tuple[int, tuple[Exit, ...]]]:
    """Give the ports that a tile brings, a double's sides too, though they open later (D10); each with its exits."""
    tile, at, entered = step
    on, right, back, left = (lie.direction, *((lie.direction + turn) % 4 for turn in (1, 2, 3)))
    if DOUBLES[tile]:
        yield 4 * tile | INLINE_B, (_exit(lie, on),)
        yield 4 * tile | SIDE_A, (_exit(lie, right if lie.swapped else left, 3),)
        yield 4 * tile | SIDE_B, (_exit(lie, left if lie.swapped else right, 3),)
        if at is None:
            yield 4 * tile, (_exit(lie, back),)
        return
    outer = lie._replace(x=lie.x + 2 * STEP_X[on], y=lie.y + 2 * STEP_Y[on])
    yield 4 * tile | entered ^ 1, (_exit(outer, on), _exit(outer, left), _exit(outer, right))
    if at is None:
        yield 4 * tile | entered, (_exit(lie, back), _exit(lie, left), _exit(lie, right))
