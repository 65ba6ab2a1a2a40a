"""A layout in numbers: each tile to be laid, the port that it joins, and the port of its own that touches."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.exact61 import TILES, Layout
from gamelib.exact61.layout import joining_port
from gamelib.exact61.ports import DOUBLE_PORTS, PORT_NUMBERS

DOUBLES = tuple(tile.is_double for tile in TILES)
"""Which tiles, by their numbers, are doubles."""

INLINE_B, SIDE_A, SIDE_B = (DOUBLE_PORTS.index(name) for name in ("inline B", "side A", "side B"))


class Step(NamedTuple):
    """One tile to lay: its number, the port it joins, its own port that touches (0 to 3).

    The first tile joins no port, ``None``, and counts as entered by its low half or its inline A.
    """

    tile: int
    at: int | None
    entered: int


def steps_of(layout: Layout) -> list[Step]:
    """Give a layout's placements in numbers."""
    steps = []
    for tile, at in layout.placements:
        if at is None:
            steps.append(Step(tile.number, None, 0 if tile.is_double else 1))
        else:
            steps.append(Step(tile.number, PORT_NUMBERS[at], PORT_NUMBERS[joining_port(tile, at)] & 3))
    return steps
