"""The table's grid: squares, tiles and corridors as sets of cells, a set being one integer with a bit for each cell.

A cell is one unit wide, half a pip-square. A *square* is 2 x 2 cells, what half a tile covers; it is named by its top
left corner. With sets of cells as integers, "does this tile come too near to any other?" is one shift and one AND.
Directions are numbered clockwise from the right: 0 right, 1 down, 2 left, 3 up.
"""

from __future__ import annotations

from typing import NamedTuple

STEP_X, STEP_Y = (1, 0, -1, 0), (0, 1, 0, -1)
"""One unit in each direction; ``y`` grows downwards."""

WIDEST, HIGHEST = 62, 40
"""How large an arrangement may be, in units, for its tiles to be shown large enough with a margin around it."""

COLUMNS, ROWS, MARGIN = 168, 136, 20
"""The grid's size, and the rim of it that no tile may take, so that no shifted set is cut off."""


class Point(NamedTuple):
    """A point of the table, in units."""

    x: int
    y: int


class Box(NamedTuple):
    """A rectangle of the table, in units: its top left corner and its size."""

    x: int
    y: int
    width: int
    height: int

    @property
    def span(self) -> Span:
        """The rectangle by its edges."""
        return Span(self.x, self.y, self.x + self.width, self.y + self.height)


class Span(NamedTuple):
    """A rectangle by its edges, up to, not including, ``right`` and ``bottom``."""

    left: int
    top: int
    right: int
    bottom: int

    def grown(self, by: int) -> Span:
        """Give the rectangle with a rim around it."""
        return Span(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, x: int, y: int) -> Span:
        """Give the rectangle moved by so many units."""
        return Span(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def around(self, other: Span) -> Span:
        """Give the smallest rectangle that holds both."""
        return Span(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def meets(self, other: Span) -> bool:
        """Tell whether the two overlap."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    @property
    def size(self) -> float:
        """The width of the smallest picture of the right shape that holds the rectangle."""
        return max(self.right - self.left, (self.bottom - self.top) * WIDEST / HIGHEST)

    @property
    def fits_picture(self) -> bool:
        """Tell whether a picture shows the rectangle with its tiles large enough."""
        return self.size <= WIDEST

    @property
    def box(self) -> Box:
        """The rectangle by its corner and size."""
        return Box(self.left, self.top, self.right - self.left, self.bottom - self.top)


def ahead(direction: int, length: int, across: int = 2) -> Span:
    """Give the rectangle that begins with the square at 0, 0 and goes on in a direction, centred on the square."""
    rim = (across - 2) // 2
    return (
        Span(0, -rim, length, 2 + rim),
        Span(-rim, 0, 2 + rim, length),
        Span(2 - length, -rim, 2, 2 + rim),
        Span(-rim, 2 - length, 2 + rim, 2),
    )[direction]


def cells(span: Span, shifted: int = 0) -> int:
    """Give the cells of a rectangle near the origin, to be shifted by ``shift(x, y)`` of the point it is moved to."""
    row = (1 << (span.right - span.left)) - 1
    first = (MARGIN + span.top) * COLUMNS + MARGIN + span.left + shifted
    return sum(row << (first + COLUMNS * line) for line in range(span.bottom - span.top))


_ORIGIN = (ROWS // 2 - MARGIN) * COLUMNS + COLUMNS // 2 - MARGIN


def shift(x: int, y: int) -> int:
    """Tell by how many bits a set of cells made at the origin is shifted to lie at a point."""
    return _ORIGIN + y * COLUMNS + x


def outside(span: Span) -> int:
    """Give all the cells of the grid but those of a rectangle."""
    row = ((1 << (span.right - span.left)) - 1) << (COLUMNS // 2 + span.left)
    inside = sum(row << COLUMNS * (ROWS // 2 + y) for y in range(span.top, span.bottom))
    return (1 << COLUMNS * ROWS) - 1 - inside


GRID = Span(MARGIN - COLUMNS // 2, MARGIN - ROWS // 2, COLUMNS // 2 - MARGIN, ROWS // 2 - MARGIN)
"""The part of the table that tiles may take on the grid."""

TILE_SPANS = (tuple(ahead(d, 4) for d in range(4)), tuple(ahead(d, 2, 4) for d in range(4)))
"""``TILE_SPANS[is_double][direction]``: what a tile covers that leaves in a direction, its first square at 0, 0.

A plain tile begins with the square and goes on; a double lies across, its middle on the square.
"""
MARKER_SPAN = Span(0, 0, 2, 2)

TILE_CELLS = tuple(tuple(cells(span) for span in spans) for spans in TILE_SPANS)
NEAR_CELLS = tuple(tuple(tuple(cells(span.grown(gap)) for span in spans) for spans in TILE_SPANS) for gap in range(3))
"""``NEAR_CELLS[gap][is_double][direction]``: a tile's cells and all that are less than ``gap`` away."""
MARKER_CELLS = cells(MARKER_SPAN)
NEAR_MARKER_CELLS = cells(MARKER_SPAN.grown(1))

DOUBLE_ROOM = tuple(cells(ahead(d, 2, 4).grown(2)) | cells(ahead(d, 2, 8).grown(1)) for d in range(4))
"""What a double needs that leaves in a direction, the marks at its sides included."""


def _corridor(direction: int, length: int) -> int:
    way, rim = ahead(direction, length), ahead(direction, length).grown(2)
    return cells(
        (
            rim._replace(left=way.left),
            rim._replace(top=way.top),
            rim._replace(right=way.right),
            rim._replace(bottom=way.bottom),
        )[direction]
    )


CORRIDORS = tuple(tuple(_corridor(direction, length) for length in (6, 10, 14)) for direction in range(4))
"""Straight ways out in each direction, with a pip-square free at both sides: for one tile and a marker, and longer."""
