"""The result of arranging: where tiles, their halves and the marks of their ports lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Literal

from gamelib.exact61 import Layout, Port, Tile
from gamelib.exact61.ports import PORTS
from gamelib.exact61.tiles import TILES
from gamelib.pictures.exact61.arranging.board import Board, Lie, tile_span
from gamelib.pictures.exact61.arranging.marking import marker_exits
from gamelib.pictures.exact61.arranging.shapes import GRID, MARKER_SPAN, STEP_X, STEP_Y, Box, Point, Span
from gamelib.pictures.exact61.arranging.steps import Step

How = Literal["stay", "stay closer", "one branch moved", "new", "fitted", "searched", "linked"]


@dataclass(frozen=True)
class Arrangement:
    """Where everything lies on the table, in units of half a pip-square.

    ``boxes`` gives the place of each tile; ``halves`` the centres of its low and its high half (of a double: top or
    left half first); ``markers`` the centre of the 2 x 2 square kept free for the marker of each open port;
    ``shut_sides`` the same for the sides of doubles that are not open yet (D10); ``bounds`` the rectangle around all
    of these. ``links`` names the few tiles that lie apart from the one they are joined to, each with the ends of the
    line to be drawn between the two. ``how`` tells what it took: see ``arrange``.
    """

    boxes: Mapping[Tile, Box]
    halves: Mapping[Tile, tuple[Point, Point]]
    markers: Mapping[Port, Point]
    shut_sides: Mapping[Port, Point]
    links: Mapping[Tile, tuple[Point, Point]]
    bounds: Box
    how: How
    layout: Layout
    lies: Mapping[Tile, Lie]

    @property
    def fits_grid(self) -> bool:
        """Tell whether other tiles can be laid beside these."""
        return GRID.around(self.bounds.span) == GRID


def drawn(layout: Layout, steps: Sequence[Step], board: Board, how: How) -> Arrangement | None:
    """Give the arrangement that a board shows; ``None`` where there is no room for the mark of an open port."""
    exits = marker_exits(board) or marker_exits(board, shut_sides=False)
    if exits is None:
        return None
    return arrangement(layout, steps, board.lies, {port: Point(x, y) for port, (x, y, _) in exits.items()}, how)


def arrangement(
    layout: Layout, steps: Sequence[Step], lies: Mapping[int, Lie], squares: Mapping[int, Point], how: How
) -> Arrangement:
    """Work out everything from how the tiles lie and where the marks' squares are."""
    points = {port: Point(squares[n].x + 1, squares[n].y + 1) for n, port in enumerate(PORTS) if port and n in squares}
    open_ports = {Port(tile, name) for tile, name, _ in layout.open_ports}
    spans = [tile_span(tile, lie) for tile, lie in lies.items()]
    spans += [MARKER_SPAN.moved(x, y) for x, y in squares.values()]
    return Arrangement(
        boxes={TILES[step.tile]: tile_span(step.tile, lies[step.tile]).box for step in steps},
        halves={TILES[step.tile]: _halves(step, lies[step.tile]) for step in steps},
        markers={port: point for port, point in points.items() if port in open_ports},
        shut_sides={port: point for port, point in points.items() if port not in open_ports},
        links={TILES[tile]: _link(lie) for tile, lie in lies.items() if lie.link},
        bounds=reduce(Span.around, spans).box if spans else Box(0, 0, 0, 0),
        how=how,
        layout=layout,
        lies={TILES[tile]: lie for tile, lie in lies.items()},
    )


def _halves(step: Step, lie: Lie) -> tuple[Point, Point]:
    x, y = lie.x + 1, lie.y + 1
    if TILES[step.tile].is_double:
        across = STEP_X[(lie.direction + 1) % 4], STEP_Y[(lie.direction + 1) % 4]
        first, last = sorted((Point(x - across[0], y - across[1]), Point(x + across[0], y + across[1])))
        return first, last
    entered, other = Point(x, y), Point(x + 2 * STEP_X[lie.direction], y + 2 * STEP_Y[lie.direction])
    return (entered, other) if step.entered else (other, entered)


def _link(lie: Lie) -> tuple[Point, Point]:
    back_x, back_y = -STEP_X[lie.direction], -STEP_Y[lie.direction]
    x, y = lie.x + 1 + back_x, lie.y + 1 + back_y
    return Point(x + back_x * lie.link, y + back_y * lie.link), Point(x, y)
