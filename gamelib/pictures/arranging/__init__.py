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
from gamelib.pictures.arranging.beam import lay_all
from gamelib.pictures.arranging.board import (
    Board,
    Lie,
    Step,
    first_lie,
    marker_exits,
    shut_doubles,
    side_exits,
    tile_span,
)
from gamelib.pictures.arranging.joints import FREEDOMS, USUAL
from gamelib.pictures.arranging.judging import bounds
from gamelib.pictures.arranging.shapes import STEP_X, STEP_Y, Box, Point
from gamelib.pictures.arranging.solving import GaveUp, Solver

__all__ = ["Arrangement", "Box", "Point", "arrange"]


@dataclass(frozen=True)
class Arrangement:
    """Where everything lies on the table, in units of half a pip-square.

    ``boxes`` gives the place of each tile; ``halves`` the centres of its low and its high half (of a double: top or
    left half first); ``markers`` the centre of the 2 x 2 square kept free for the marker of each open port;
    ``shut_sides`` the same for the sides of doubles that are not open yet (D10); ``bounds`` the rectangle around the
    tiles and the open ports' markers.
    """

    boxes: Mapping[Tile, Box]
    halves: Mapping[Tile, tuple[Point, Point]]
    markers: Mapping[Port, Point]
    shut_sides: Mapping[Port, Point]
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
            board = board.lay(step, kept.get(step.tile, first_lie(step.tile)))
        elif step.tile in kept:
            board = board.lay(step, kept[step.tile])
        else:
            rest.append(step)
    found = lay_all(board, rest, USUAL, 4, out)
    if found:
        return _arrangement(layout, found)
    if kept:
        return arrange(layout)
    for freedom in FREEDOMS:
        try:
            found, _ = Solver(board, rest, freedom, 600).solve()
        except GaveUp:
            continue
        if found:
            return _arrangement(layout, found)
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
    exits = marker_exits(board) or {}
    halves: dict[Tile, tuple[Point, Point]] = {}
    for tile, at in layout.placements:
        lie = board.lies[tile.number]
        entered = Point(lie.x + 1, lie.y + 1)
        if tile.is_double:
            across = lie.direction ^ 1
            first = Point(entered.x - abs(STEP_X[across]), entered.y - abs(STEP_Y[across]))
            halves[tile] = first, Point(2 * entered.x - first.x, 2 * entered.y - first.y)
            continue
        other = Point(entered.x + 2 * STEP_X[lie.direction], entered.y + 2 * STEP_Y[lie.direction])
        by_high = at is not None and joining_port(tile, at).port == "high"
        halves[tile] = (other, entered) if by_high else (entered, other)
    return Arrangement(
        boxes={TILES[tile]: tile_span(tile, lie).box for tile, lie in board.lies.items()},
        halves=halves,
        markers={
            Port(tile, name): Point(exits[number].x + 1, exits[number].y + 1)
            for tile, name, _ in layout.open_ports
            for number in [PORT_NUMBERS[tile, name]]
        },
        shut_sides={
            Port(TILES[tile], name): Point(x + 1, y + 1)
            for tile in shut_doubles(board)
            for name, (x, y, _) in zip(("side A", "side B"), side_exits(board.lies[tile]), strict=True)
        },
        bounds=bounds(board, ((x, y) for x, y, _ in exits.values())),
        layout=layout,
        lies={TILES[tile]: lie for tile, lie in board.lies.items()},
    )
