"""Layouts to ask about: the rulebook's own, and random ones of every size."""

from __future__ import annotations

from random import Random

from gamelib.exact61 import TILES, Layout

OPENED = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B"
"""Two doubles inside, each with two open sides: 2 + 3 = 5."""

SIDE = f"{OPENED}; 1|5 at 1|1 side A"
"""A branch at one side: 2 + 5 + 3 = 10."""

BLANK = f"{SIDE}; 5|5 at 1|5 high; 0|5 at 5|5 inline B"
"""A blank end: 0 + 2 + 3 = 5."""

TWO_ENDS = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high"
"""A double at each end: 2 + 8 = 10."""

FIFTEEN = "3|6; 6|6 at 3|6 high"
"""A plain end and a double: 3 + 12 = 15."""


def random_layout(number: int) -> Layout:
    """Grow a layout at random, of 1 to 28 tiles, the same for the same number."""
    chance = Random(number)
    size = 1 + number % 28
    layout = Layout().place(chance.choice(TILES))
    while len(layout) < size:
        moves = [(tile, port) for tile in TILES if tile not in layout for port in layout.fitting(tile)]
        if not moves:
            break
        tile, port = chance.choice(moves)
        layout = layout.place(tile, at=(port.tile, port.port))
    return layout


LAYOUTS = [random_layout(number) for number in range(420)]
