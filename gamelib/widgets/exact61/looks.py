"""Where the tiles of each position in a sandbox lie: the same whichever way one came to it."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.exact61 import Layout
from gamelib.pictures import Arrangement, Frame, arrange
from gamelib.pictures.exact61.trying import trying_frame
from gamelib.sandbox import Node, Tree
from gamelib.sandbox.exact61 import Position

SLACK = 1.0  # units: once a table outgrows what is shown, so much more is shown on all sides
FULL = 16  # tiles: from so many on there is no room to give away


class Look(NamedTuple):
    """Where the tiles lie, and the part of the table that has to be shown."""

    arrangement: Arrangement
    region: Frame

    def frame(self, width: float, height: float, scale: float) -> Frame:
        """Give the region in a picture's shape; nothing is drawn larger than ``scale`` pixels a unit."""
        wide = max(self.region.width, self.region.height * width / height, width / scale)
        high = wide * height / width
        x, y = self.region.x - (wide - self.region.width) / 2, self.region.y - (high - self.region.height) / 2
        return Frame(x, y, wide, high)


class Looks:
    """The looks of a tree's positions, each worked out once, from that of the position before it.

    Tiles stay where they are from step to step, and so does what is shown, as long as everything is in it.
    """

    def __init__(self) -> None:
        """Know nothing yet."""
        self._tree: Tree[Position] | None = None
        self._known: dict[int, Look] = {}

    def of(self, tree: Tree[Position]) -> Look:
        """Give the look of the position where one stands in a tree."""
        if tree is not self._tree:
            self._tree, self._known = tree, {}
        unknown: list[Node[Position]] = []
        node: Node[Position] | None = tree.here
        while node is not None and node.number not in self._known:
            unknown.append(node)
            node = None if node.begins else node.parent
        for new in reversed(unknown):
            before = None if new.begins or new.parent is None else self._known[new.parent.number]
            self._known[new.number] = look_of(new.position.layout, before)
        return self._known[tree.here.number]


def look_of(layout: Layout, before: Look | None) -> Look:
    """Give the look of a layout, in which what is in the one before stays where it is."""
    if before is not None and before.arrangement.layout.placements == layout.placements:
        return before
    arrangement = arrange(layout, before and before.arrangement)
    wanted = trying_frame(arrangement)
    if before is not None and len(layout) and wanted.joined(before.region) == before.region:
        return Look(arrangement, before.region)
    return Look(arrangement, wanted.grown(SLACK) if 1 < len(layout) < FULL else wanted)
