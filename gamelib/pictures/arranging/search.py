"""Find places for tiles: keep the best few boards, lay the next tile on each in every way it fits, judge, repeat.

A board is judged by what it leaves possible (every port that may still be joined wants a free way out), by its size
as a picture and by its bends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamelib.exact61.ports import PORTS_FITTING
from gamelib.exact61.tiles import TILES
from gamelib.pictures.arranging.board import Board, Exit, Lie
from gamelib.pictures.arranging.shapes import ANCHOR, CORRIDORS, MARKER_CELLS, NEAR_CELLS, NEAR_MARKER_CELLS, corner

DOUBLES = tuple(tile.is_double for tile in TILES)


class Step(NamedTuple):
    """One tile to lay: its index, the port number it joins, its own port that touches (0 to 3)."""

    tile: int
    at: int | None
    entered: int


class Wants(NamedTuple):
    """What may still be joined: the ports that plain tiles fit, and those that doubles fit."""

    plain: int
    double: int


def wants(out: Sequence[int]) -> Wants:
    """Tell which ports the tiles that are not on the table would fit, given their indices."""
    plain = double = 0
    for tile in out:
        if DOUBLES[tile]:
            double |= PORTS_FITTING[tile]
        else:
            plain |= PORTS_FITTING[tile]
    return Wants(plain, double)


def ways(board: Board, step: Step, gap: int) -> Iterator[Lie]:
    """Give every place for a tile at its port that keeps a gap to all tiles that are not of the same joint."""
    exits, own = board.openings[step.at]
    taken = board.taken & ~own
    is_double = DOUBLES[step.tile]
    for exit in exits[:1] if is_double else exits:
        if not NEAR_CELLS[gap][is_double][exit.direction] << (exit.square - ANCHOR) & taken:
            yield Lie(exit.square, exit.direction)


def marker_squares(board: Board) -> dict[int, Exit] | None:
    """Choose for each open port an exit where its marker has room, no two overlapping; ``None`` if there is no way."""
    choices: list[tuple[int, list[Exit]]] = []
    for port, (exits, own) in board.openings.items():
        taken = board.taken & ~own
        free = [exit for exit in exits if not NEAR_MARKER_CELLS << (exit.square - ANCHOR) & taken]
        if not free:
            return None
        choices.append((port, free))
    chosen: dict[int, Exit] = {}
    return chosen if _choose(choices, 0, 0, chosen) else None


def _choose(choices: list[tuple[int, list[Exit]]], k: int, used: int, chosen: dict[int, Exit]) -> bool:
    if k == len(choices):
        return True
    port, free = choices[k]
    for exit in free:
        cells = MARKER_CELLS << (exit.square - ANCHOR)
        if not cells & used:
            chosen[port] = exit
            if _choose(choices, k + 1, used | cells, chosen):
                return True
    return False


ROOM_COSTS = (400, 30, 8, 2, 0)
NO_ROOM_FOR_DOUBLE = 60


def judge(board: Board, wanted: Wants) -> float | None:
    """Give the cost of a board, lower being better; ``None`` where a marker has no room."""
    markers = marker_squares(board)
    if markers is None:
        return None
    left, top, right, bottom = board.edges
    for exit in markers.values():
        x, y = corner(exit.square)
        left, top, right, bottom = min(left, x), min(top, y), max(right, x + 2), max(bottom, y + 2)
    size = max(right - left, 1.5 * (bottom - top))
    cost = 0.5 * size + 3.0 * board.bends + 0.05 * (right - left + bottom - top)
    if size > 46:
        cost += 2 * (size - 46)
    if size > 60:
        cost += 10 * (size - 60)
    used = clash = 0
    for port, (exits, own) in board.openings.items():
        bit = 1 << port
        if not bit & (wanted.plain | wanted.double):
            continue
        taken = board.taken & ~own
        if wanted.plain & bit:
            best, way = -1, 0
            for exit in exits:
                room = 0
                shift = exit.square - ANCHOR
                if not NEAR_CELLS[2][False][exit.direction] << shift & taken:
                    room = 1
                    for corridor in CORRIDORS[exit.direction]:
                        if corridor << shift & taken:
                            break
                        room += 1
                if room > best:
                    best, way = room, CORRIDORS[exit.direction][1] << shift
            cost += ROOM_COSTS[best]
            clash |= used & way
            used |= way
        if wanted.double & bit and not DOUBLES[port >> 2]:
            exit = exits[0]
            if NEAR_CELLS[2][True][exit.direction] << (exit.square - ANCHOR) & taken:
                cost += NO_ROOM_FOR_DOUBLE
    return cost + 0.3 * clash.bit_count()


def lay_all(board: Board, steps: Sequence[Step], gap: int, width: int, out: Sequence[int]) -> Board | None:
    """Lay tiles one after another, keeping the ``width`` best boards at each step; ``None`` if it gets stuck.

    ``out`` holds the indices of the tiles that are not in the layout at all.
    """
    boards = [(0.0, board)]
    for k, step in enumerate(steps):
        wanted = wants([*out, *(later.tile for later in steps[k + 1 :])])
        found: list[tuple[float, Board]] = []
        for _, before in boards:
            for lie in ways(before, step, gap):
                after = before.lay(step.tile, lie, step.at, step.entered)
                cost = judge(after, wanted)
                if cost is not None:
                    found.append((cost, after))
        if not found:
            return None
        found.sort(key=lambda item: item[0])
        boards = found[:width]
    return boards[0][1]
