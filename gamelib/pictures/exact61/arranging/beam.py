"""Lay tiles one after another, keeping the few best boards at each step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamelib.pictures.exact61.arranging.board import Board
from gamelib.pictures.exact61.arranging.joints import Freedom, free_ways
from gamelib.pictures.exact61.arranging.judging import judge, wanted_by
from gamelib.pictures.exact61.arranging.steps import Step


def lay_all(board: Board, steps: Sequence[Step], freedom: Freedom, width: int, out: Iterable[int]) -> Board | None:
    """Lay tiles in order, keeping the ``width`` best boards at each step; ``None`` if it gets stuck.

    ``out`` holds the numbers of the tiles that are not in the layout: ports that they fit are kept free.
    """
    out = list(out)
    boards = [board]
    for k, step in enumerate(steps):
        wanted = wanted_by([*out, *(later.tile for later in steps[k + 1 :])])
        found: list[tuple[float, int, Board]] = []
        for before in boards:
            for way in free_ways(before, step, freedom):
                after = before.lay(step, way.lie, way.bends)
                cost = judge(after, wanted)
                if cost is not None:
                    found.append((cost, len(found), after))
        if not found:
            return None
        found.sort()
        boards = [after for _, _, after in found[:width]]
    return boards[0]
