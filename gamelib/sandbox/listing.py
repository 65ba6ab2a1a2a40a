"""A tree as lines to be read: the way that was taken first, and below it each other way with the step it begins at."""

from __future__ import annotations

from typing import Generic, NamedTuple

from gamelib.sandbox.tree import Node, P


class Line(NamedTuple, Generic[P]):
    """Nodes that follow one another. ``level`` counts how many branchings led to the line: 0 is the first one's."""

    level: int
    nodes: list[Node[P]]


def lines(beginning: Node[P]) -> list[Line[P]]:
    """List what goes on from a beginning: its first line, then the branches off it, each followed by its own.

    The branches nearest to the beginning come first. Nothing that was begun anew on the way is in it. Lines stay where
    they are while one walks, whichever is walked along.
    """
    found: list[Line[P]] = []
    waiting: list[tuple[int, Node[P]]] = [(0, beginning)]
    while waiting:
        level, first = waiting.pop()
        line = [first]
        branches: list[tuple[int, Node[P]]] = []
        while further := [child for child in line[-1].children if not child.begins]:
            branches += [(level + 1, other) for other in further[1:]]
            line.append(further[0])
        found.append(Line(level, line))
        waiting += reversed(branches)
    return found
