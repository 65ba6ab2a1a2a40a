"""Where each domino lies on the table: no two overlap, none that are not joined look joined (D6, D10).

Units: one is half a pip-square, a tile is 4 x 2 or 2 x 4. Plain tiles lie along their line, doubles crosswise; a line
may bend at a plain tile and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gamelib.exact61 import Layout, Port, Tile
from gamelib.exact61.layout import joining_port
from gamelib.exact61.ports import PORT_NUMBERS
from gamelib.exact61.tiles import TILES
from gamelib.pictures.arranging.board import Board, Lie, first_lie
from gamelib.pictures.arranging.search import Step, lay_all, marker_squares
from gamelib.pictures.arranging.shapes import Box, Point, corner

__all__ = ["Arrangement", "Box", "Point", "arrange"]


@dataclass(frozen=True)
class Arrangement:
    """Where everything lies on the table, in units of half a pip-square.

    ``boxes`` gives the place of each tile; ``halves`` the centres of its low and its high half (of a double: top or
    left half first); ``markers`` the centre of the 2 x 2 square kept free for the marker of each open port; ``bounds``
    the rectangle around all of it.
    """

    boxes: Mapping[Tile, Box]
    halves: Mapping[Tile, tuple[Point, Point]]
    markers: Mapping[Port, Point]
    bounds: Box
    layout: Layout
    lies: Mapping[Tile, Lie]


def arrange(layout: Layout, previous: Arrangement | None = None) -> Arrangement:
    """Decide where each tile of a layout lies.

    Tiles that ``previous``, the arrangement of an earlier or later layout, holds with the same joins stay where they
    are there, unless that is impossible.
    """
    steps = [_step(placement.tile, placement.at) for placement in layout.placements]
    out = [tile.number for tile in TILES if tile not in layout]
    kept = _kept(layout, previous) if previous else {}
    board = Board()
    rest = []
    for step in steps:
        if step.at is None:
            board = board.lay(step.tile, kept.get(step.tile, first_lie(step.tile)), None, step.entered)
        elif step.tile in kept:
            board = board.lay(step.tile, kept[step.tile], step.at, step.entered)
        else:
            rest.append(step)
    for gap, width in ((2, 4), (1, 16), (1, 100), (1, 1000)):
        found = lay_all(board, rest, gap, width, out)
        if found:
            return _arrangement(layout, found)
    if kept:
        return arrange(layout)
    raise RuntimeError(f"no place found for {layout!r}")


def _step(tile: Tile, at: Port | None) -> Step:
    if at is None:
        return Step(tile.number, None, 0 if tile.is_double else 1)
    return Step(tile.number, PORT_NUMBERS[at], PORT_NUMBERS[joining_port(tile, at)] & 3)


def _kept(layout: Layout, previous: Arrangement) -> dict[int, Lie]:
    before = dict(previous.layout.placements)
    kept: dict[int, Lie] = {}
    for tile, at in layout.placements:
        if tile in before and before[tile] == at and (at is None or at.tile.number in kept):
            kept[tile.number] = previous.lies[tile]
    return kept


def _arrangement(layout: Layout, board: Board) -> Arrangement:
    squares = marker_squares(board) if board.lies else {}
    assert squares is not None
    boxes: dict[Tile, Box] = {}
    halves: dict[Tile, tuple[Point, Point]] = {}
    for tile, at in layout.placements:
        box = boxes[tile] = board.box(tile.number)
        first = Point(box.x + 1, box.y + 1)
        last = Point(box.x + box.width - 1, box.y + box.height - 1)
        if not tile.is_double:
            direction = board.lies[tile.number].direction
            if direction > 1:
                first, last = last, first
            if at is not None and joining_port(tile, at).port == "high":
                first, last = last, first
        halves[tile] = (first, last)
    markers: dict[Port, Point] = {}
    for tile, name, _ in layout.open_ports:
        port = Port(tile, name)
        x, y = corner(squares[PORT_NUMBERS[port]].square)
        markers[port] = Point(x + 1, y + 1)
    left, top, right, bottom = board.edges
    for x, y in markers.values():
        left, top, right, bottom = min(left, x - 1), min(top, y - 1), max(right, x + 1), max(bottom, y + 1)
    bounds = Box(left, top, right - left, bottom - top)
    return Arrangement(boxes, halves, markers, bounds, layout, {TILES[tile]: lie for tile, lie in board.lies.items()})
