"""What stays where it was: the tiles of an earlier arrangement, and which to give up when they leave no room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamelib.pictures.exact61.arranging.board import Board, Lie, first_lie
from gamelib.pictures.exact61.arranging.result import Arrangement
from gamelib.pictures.exact61.arranging.steps import Step


def kept_lies(steps: Sequence[Step], before: Mapping[int, Step], previous: Arrangement) -> dict[int, Lie]:
    """Give how those tiles lie that ``previous`` holds with the same joins, all the way from the first tile."""
    lies = {tile.number: lie for tile, lie in previous.lies.items()}
    kept: dict[int, Lie] = {}
    for step in steps:
        if before.get(step.tile) == step and (step.at is None or step.at >> 2 in kept):
            kept[step.tile] = lies[step.tile]
    return kept


def lay_kept(board: Board, steps: Sequence[Step], kept: Mapping[int, Lie]) -> tuple[Board, list[Step]]:
    """Lay the first tile and those that are kept; give the board and the steps that are left."""
    left = []
    for step in steps:
        if step.at is None or step.tile in kept:
            board = board.lay(step, kept[step.tile] if step.tile in kept else first_lie(step.tile))
        else:
            left.append(step)
    return board, left


def branches(steps: Sequence[Step], kept: Mapping[int, Lie]) -> list[frozenset[int]]:
    """List the branches of the kept tiles, the smallest first: each a tile, but the first, and all beyond it."""
    beyond: dict[int, set[int]] = {}
    for step in reversed(steps):
        if step.at is not None and step.tile in kept:
            mine = beyond.setdefault(step.tile, set()) | {step.tile}
            beyond[step.tile] = mine
            beyond.setdefault(step.at >> 2, set()).update(mine)
    return sorted(
        (frozenset(beyond[step.tile]) for step in steps if step.at is not None and step.tile in kept), key=len
    )
