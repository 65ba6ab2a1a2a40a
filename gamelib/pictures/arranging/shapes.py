"""The table's grid: squares, rectangles and corridors as integers with one bit for each cell.

A cell is one unit wide, half a pip-square. A *square* is named by the number of its top left cell; half a tile covers
one square (2 x 2 cells). A set of cells is one big integer, so that "does this tile come too near to any other?" is
one shift and one AND. Directions are numbered clockwise from the right: 0 right, 1 down, 2 left, 3 up.
"""

from __future__ import annotations

from typing import NamedTuple

COLUMNS, ROWS = 192, 152
MARGIN = 20
"""Cells along each edge of the grid that no tile may take, so that no mask is cut off."""

STEPS = (1, COLUMNS, -1, -COLUMNS)
AHEAD2 = tuple(2 * step for step in STEPS)
AHEAD3 = tuple(3 * step for step in STEPS)
AHEAD_X, AHEAD_Y = (1, 0, -1, 0), (0, 1, 0, -1)
MIDDLE = ROWS // 2 * COLUMNS + COLUMNS // 2
"""The cell at the table's origin (0, 0)."""


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


class Span(NamedTuple):
    """A rectangle relative to a square's top left cell: from ``x, y`` up to, not including, ``right, bottom``."""

    x: int
    y: int
    right: int
    bottom: int

    def grown(self, by: int) -> Span:
        """Give the rectangle with a rim around it."""
        return Span(self.x - by, self.y - by, self.right + by, self.bottom + by)


def cells(span: Span) -> int:
    """Give the cells of a rectangle placed relative to the cell ``MARGIN, MARGIN``."""
    row = (1 << (span.right - span.x)) - 1
    first = (MARGIN + span.y) * COLUMNS + MARGIN + span.x
    return sum(row << (first + COLUMNS * line) for line in range(span.bottom - span.y))


ANCHOR = MARGIN * COLUMNS + MARGIN


def ahead(direction: int, length: int, across: int = 2) -> Span:
    """Give the rectangle that begins with a square and goes on in a direction, centred on the square's line."""
    rim = (across - 2) // 2
    return (
        Span(0, -rim, length, 2 + rim),
        Span(-rim, 0, 2 + rim, length),
        Span(2 - length, -rim, 2, 2 + rim),
        Span(-rim, 2 - length, 2 + rim, 2),
    )[direction]


PLAIN_SPANS = tuple(ahead(direction, 4) for direction in range(4))
DOUBLE_SPANS = tuple(ahead(direction, 2, 4) for direction in range(4))
SPANS = (PLAIN_SPANS, DOUBLE_SPANS)
"""What a tile covers that leaves in a direction and begins with the square: first plain tiles, then doubles."""

TILE_CELLS = tuple(tuple(cells(span) for span in spans) for spans in SPANS)
NEAR_CELLS = tuple(tuple(tuple(cells(span.grown(gap)) for span in spans) for spans in SPANS) for gap in range(3))
"""``NEAR_CELLS[gap][is_double][direction]``: a tile's cells and all that are less than ``gap`` away."""

MARKER_CELLS = cells(Span(0, 0, 2, 2))
NEAR_MARKER_CELLS = cells(Span(0, 0, 2, 2).grown(1))


def corridor(direction: int, length: int, gap: int) -> int:
    """Give the cells of a straight way of some length with a rim on all sides but the near one."""
    span = ahead(direction, length).grown(gap)
    near = ahead(direction, length)
    return cells(
        (
            Span(near.x, span.y, span.right, span.bottom),
            Span(span.x, near.y, span.right, span.bottom),
            Span(span.x, span.y, near.right, span.bottom),
            Span(span.x, span.y, span.right, near.bottom),
        )[direction]
    )


CORRIDOR_LENGTHS = (6, 10, 14)
CORRIDORS = tuple(tuple(corridor(direction, length, 2) for length in CORRIDOR_LENGTHS) for direction in range(4))

_inner = Span(MARGIN, MARGIN, COLUMNS - MARGIN, ROWS - MARGIN)
_inner_row = ((1 << (_inner.right - _inner.x)) - 1) << _inner.x
FRAME = (1 << COLUMNS * ROWS) - 1 - sum(_inner_row << COLUMNS * row for row in range(_inner.y, _inner.bottom))
"""The margin, taken from the start: whatever would leave the grid meets it."""


def square_at(x: int, y: int) -> int:
    """Give the square whose top left corner is at a point of the table."""
    return MIDDLE + y * COLUMNS + x


def corner(square: int) -> Point:
    """Give the top left corner of a square."""
    y, x = divmod(square, COLUMNS)
    return Point(x - COLUMNS // 2, y - ROWS // 2)
