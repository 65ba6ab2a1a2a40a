"""A drawing that always succeeds: straight arms, some of them at the end of a link, each with room of its own.

Where doubles crowd around doubles, there may be no drawing in which all joined tiles touch. Then a tile may lie apart
from the one it is joined to, at the end of a *link*, a straight line to be drawn between the two. With links every
layout can be drawn. Call a *branch* a tile that is joined to another, with everything beyond it. A branch can be drawn
so that all of it lies ahead of the place where it begins:

- A plain tile lies straight ahead, and the branch at its other half begins where it ends.
- A double lies across, with a link before it so long that the branches at its sides do not reach back behind the
  beginning. Its inline branch goes on straight ahead; the links at its sides are so long that the side branches begin
  beyond all of the inline branch, to the left and to the right.

From the first tile the branches go off in two or four directions in the same way. So no two branches share any space,
whatever the layout. After that the links are shortened, one after another, as far as they can be; most of them vanish.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Literal, NamedTuple

from gamelib.pictures.exact61.arranging.board import Lie, first_lie, tile_span
from gamelib.pictures.exact61.arranging.shapes import MARKER_SPAN, STEP_X, STEP_Y, Point, Span, ahead
from gamelib.pictures.exact61.arranging.steps import DOUBLES, INLINE_B, SIDE_A, SIDE_B, Step

GAP = 2


class Spread(NamedTuple):
    """Where all tiles lie, and the corner of the marker's square of each free port."""

    lies: dict[int, Lie]
    markers: dict[int, Point]

    @property
    def span(self) -> Span:
        """The rectangle around tiles and markers."""
        spans = [tile_span(tile, lie) for tile, lie in self.lies.items()]
        spans += [MARKER_SPAN.moved(x, y) for x, y in self.markers.values()]
        return reduce(Span.around, spans)


class _Thing(NamedTuple):
    """A tile, the link before it or the marker of one of its ports, and the rectangle that it takes."""

    tile: int
    kind: Literal["tile", "link", "marker"]
    span: Span


def spread(steps: Sequence[Step]) -> Spread:
    """Draw any layout, given by its steps in order, straight and with links."""
    tree = _Tree(steps)
    # From the outermost tiles inwards: a double's links depend on the branches beyond it.
    for step in reversed(steps):
        if DOUBLES[step.tile]:
            tree.make_room(step)
    for tile, longest in tree.links.items():
        for length in range(longest):
            tree.links[tile] = length
            if tree.is_clear(tile):
                break
            tree.links[tile] = longest
    left, top, right, bottom = tree.lay().span
    return tree.lay(-(left + right) // 2, -(top + bottom) // 2)


class _Tree:
    """A layout as a tree of tiles, drawn straight, with a link of some length before each tile."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.first = steps[0]
        self.joining = {step.at: step for step in steps if step.at is not None}
        self.links = {step.tile: 0 for step in steps}
        self.joined: dict[int, set[int]] = {step.tile: set() for step in steps}
        for at, step in self.joining.items():
            self.joined[at >> 2].add(step.tile)
            self.joined[step.tile].add(at >> 2)

    def lay(self, x: int = 0, y: int = 0) -> Spread:
        """Lay all the tiles, moved by so much."""
        lie = first_lie(self.first.tile)
        return self._branch(self.first, lie.x + x, lie.y + y, lie.direction)

    def make_room(self, double: Step) -> None:
        """Give the links at a double the lengths at which its branches and what lies before it are surely apart."""
        inline = self._branch(double, 0, 0, 0, only=(0, 2)).span
        for turn, reach in ((3, -inline.top), (1, inline.bottom - 2)):
            for port in (port for port, way in _ports(double) if way == turn and port in self.joining):
                self.links[self.joining[port].tile] = reach - 1 + GAP
        reach_back = -self._branch(double, 0, 0, 0, only=(1, 3)).span.left
        if reach_back > 0 and double is not self.first:
            self.links[double.tile] = reach_back + GAP

    def is_clear(self, tile: int) -> bool:
        """Tell whether the branch that begins with a tile keeps clear of all the rest."""
        inside = {tile}
        for at, step in self.joining.items():
            if at >> 2 in inside:
                inside.add(step.tile)
        things = self._things(self.lay())
        branch = [thing for thing in things if thing.tile in inside]
        rest = [thing for thing in things if thing.tile not in inside]
        for one in branch:
            for other in rest:
                if one.span.grown(GAP).meets(other.span):
                    gap = self._gap(one, other)
                    if gap is not None and one.span.grown(gap).meets(other.span):
                        return False
        return True

    def _things(self, laid: Spread) -> list[_Thing]:
        things = [_Thing(tile, "tile", tile_span(tile, lie)) for tile, lie in laid.lies.items()]
        for tile, (x, y, direction, _, link) in laid.lies.items():
            if link:
                span = ahead(direction ^ 2, link).moved(x - 2 * STEP_X[direction], y - 2 * STEP_Y[direction])
                things.append(_Thing(tile, "link", span))
        return things + [_Thing(port >> 2, "marker", MARKER_SPAN.moved(x, y)) for port, (x, y) in laid.markers.items()]

    def _gap(self, one: _Thing, other: _Thing) -> int | None:
        """Say how far apart two things of different branches must be; ``None`` for what is joined."""
        if one.kind == other.kind == "marker":
            return 0
        if "marker" in (one.kind, other.kind):
            return 1
        if one.tile in self.joined[other.tile]:
            return None
        # Around one double there is less space.
        around_double = any(DOUBLES[tile] for tile in self.joined[one.tile] & self.joined[other.tile])
        return 1 if around_double or "link" in (one.kind, other.kind) else GAP

    def _branch(self, step: Step, x: int, y: int, direction: int, only: Sequence[int] = range(4)) -> Spread:
        """Lay a branch that begins with the square at ``x, y``, or of it only what goes on by some turns."""
        link = self.links[step.tile]
        lie = Lie(x + link * STEP_X[direction], y + link * STEP_Y[direction], direction, link=link)
        laid = Spread({step.tile: lie}, {})
        for port, turn in _ports(step):
            if turn not in only:
                continue
            onward = (direction + turn) % 4
            far = 2 + turn % 2 if DOUBLES[step.tile] else 2 if turn else 4
            square = Point(lie.x + far * STEP_X[onward], lie.y + far * STEP_Y[onward])
            if port in self.joining:
                branch = self._branch(self.joining[port], *square, onward)
                laid.lies.update(branch.lies)
                laid.markers.update(branch.markers)
            else:
                laid.markers[port] = square
        return laid


def _ports(step: Step) -> list[tuple[int, int]]:
    """Give the ports of a tile that lead on from where it was joined, each with the turn from the tile's direction."""
    tile, at, entered = step
    if DOUBLES[tile]:
        ports = [(4 * tile | INLINE_B, 0), (4 * tile | SIDE_A, 3), (4 * tile | SIDE_B, 1), (4 * tile, 2)]
    else:
        ports = [(4 * tile | entered ^ 1, 0), (4 * tile | entered, 2)]
    return ports if at is None else ports[: 3 if DOUBLES[tile] else 1]
