"""An arrangement recalled from what a picture shows of it: the order of the tiles, and the box of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from gamelib.core import RuleError
from gamelib.exact61 import Layout, Tile
from gamelib.pictures.exact61.arranging.board import Board, Lie, first_lie, tile_span
from gamelib.pictures.exact61.arranging.joints import FREEDOMS, ways
from gamelib.pictures.exact61.arranging.result import Arrangement, drawn
from gamelib.pictures.exact61.arranging.shapes import GRID, STEP_X, STEP_Y, Box, Span
from gamelib.pictures.exact61.arranging.steps import DOUBLES, SIDE_A, SIDE_B, Step, steps_of


def recalled(layout: Layout, boxes: Mapping[str, Box]) -> Arrangement | None:
    """Arrange that part of a layout whose tiles have boxes so that they lie there; ``None`` if nothing is left.

    ``boxes`` has the tiles in the order in which they were placed. A tile is left out, with all beyond it, if its box
    is not where it would touch the tile that it is joined to.
    """
    spans = {Tile(tile).number: box.span for tile, box in boxes.items() if GRID.around(box.span) == GRID}
    steps = steps_of(layout)
    if not steps or next(iter(boxes), None) != layout.tiles[0] or steps[0].tile not in spans:
        return None
    part, board = Layout(), Board()
    for step, (tile, at) in zip(steps, layout.placements, strict=True):
        lie = next(_lies(board, step, steps, spans), None) if step.tile in spans else None
        if lie is not None:
            try:
                part = part.place(tile, at)
            except RuleError:  # A side port of a double without one of its inline tiles (D10).
                continue
            board = board.lay(step, lie)
    return drawn(part, [step for step in steps if step.tile in board.lies], board, "stay")


def _lies(board: Board, step: Step, steps: Sequence[Step], spans: Mapping[int, Span]) -> Iterator[Lie]:
    """Give the ways in which a tile can lie in its box: first touching the one it is joined to, then with a link."""
    span = spans[step.tile]
    if step.at is None:
        origin = tile_span(step.tile, first_lie(step.tile))
        first = first_lie(step.tile)
        lies = [first._replace(x=first.x + span.left - origin.left, y=first.y + span.top - origin.top)]
    elif step.at in board.openings:
        opening = board.openings[step.at]
        lies = [way.lie for way in ways(opening, step, FREEDOMS[-1])]
        x, y, direction = opening.exits[0]
        far = max(abs(span.left - x), abs(span.top - y))
        lies += [
            Lie(x + link * STEP_X[direction], y + link * STEP_Y[direction], direction, link=link)
            for link in range(1, far + 1)
        ]
    else:
        return
    for lie in lies:
        if tile_span(step.tile, lie) == span and lie.swapped == _is_swapped(step, lie, steps, spans):
            yield lie


def _is_swapped(step: Step, lie: Lie, steps: Sequence[Step], spans: Mapping[int, Span]) -> bool:
    """Tell by the tiles at a double's sides whether its side A is on the right."""
    right = (lie.direction + 1) % 4
    for other in steps:
        if DOUBLES[step.tile] and other.tile in spans and other.at in (4 * step.tile | SIDE_A, 4 * step.tile | SIDE_B):
            left, top, _, _ = spans[other.tile]
            on_right = (left - lie.x) * STEP_X[right] + (top - lie.y) * STEP_Y[right] > 0
            return on_right == (other.at & 3 == SIDE_A)
    return False
