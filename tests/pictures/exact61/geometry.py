"""Finding fault with an arrangement, from what the rules and a look at the table say alone.

Nothing here knows how tiles are arranged: only boxes, halves and marks are read, and each is checked against what it
must be. A fault is a sentence; no fault is an empty list.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from gamelib.exact61 import Layout, Port, Tile
from gamelib.pictures.exact61.arranging import Arrangement, Box, Point

Edge = tuple[Point, Point]
"""The middle of a port's edge, and the direction in which it faces."""

WAYS = (Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1))


def faults(layout: Layout, arrangement: Arrangement) -> list[str]:
    """List all that is wrong with an arrangement of a layout."""
    if tuple(arrangement.boxes) != layout.tiles or tuple(arrangement.halves) != layout.tiles:
        return ["the tiles are not those of the layout"]
    found = [f"[{tile}] {fault}" for tile in layout.tiles for fault in tile_faults(tile, arrangement)]
    return found or [
        *overlaps(layout, arrangement),
        *join_faults(layout, arrangement),
        *marker_faults(layout, arrangement),
        *bounds_faults(arrangement),
    ]


def tile_faults(tile: Tile, arrangement: Arrangement) -> Iterator[str]:
    """Find what is wrong with one tile by itself: its size and its halves."""
    box = arrangement.boxes[tile]
    x, y, width, height = box
    if (width, height) not in ((4, 2), (2, 4)):
        yield f"has the size {width} x {height}"
    ends = {Point(x + 1, y + 1), Point(x + width - 1, y + height - 1)}
    if set(arrangement.halves[tile]) != ends:
        yield "has halves that are not its own"
    if tile.is_double and arrangement.halves[tile] != tuple(sorted(ends)):
        yield "has its lower or right half first"


def distance(one: Box, other: Box) -> int:
    """Say how far apart two boxes are, across or down, whichever is more; below 0 if they overlap."""
    across = max(other.x - one.x - one.width, one.x - other.x - other.width)
    down = max(other.y - one.y - one.height, one.y - other.y - other.height)
    return max(across, down)


def neighbours(layout: Layout) -> dict[Tile, set[Tile]]:
    """Give for each tile those that are joined to it."""
    found: dict[Tile, set[Tile]] = {tile: set() for tile in layout.tiles}
    for join in layout.joins:
        found[join.lying.tile].add(join.coming.tile)
        found[join.coming.tile].add(join.lying.tile)
    return found


def overlaps(layout: Layout, arrangement: Arrangement) -> Iterator[str]:
    """Find tiles that overlap, and tiles that touch or nearly touch without being joined."""
    joined = neighbours(layout)
    for one, other in combinations(layout.tiles, 2):
        apart = distance(arrangement.boxes[one], arrangement.boxes[other])
        if apart < 0:
            yield f"[{one}] and [{other}] overlap"
        elif other not in joined[one] and apart < 1:
            yield f"[{one}] and [{other}] are not joined and touch"


def tightness(layout: Layout, arrangement: Arrangement) -> int:
    """Give the least distance between tiles that are neither joined nor at one double."""
    joined = neighbours(layout)
    return min(
        (
            distance(arrangement.boxes[one], arrangement.boxes[other])
            for one, other in combinations(layout.tiles, 2)
            if other not in joined[one] and not any(tile.is_double for tile in joined[one] & joined[other])
        ),
        default=99,
    )


def edges(port: Port, arrangement: Arrangement) -> list[Edge]:
    """List the edges where a port may be joined.

    A plain tile's half has three free ones. A double's inline ports are at the middle of its long sides, its side
    ports at the middle of its short ends.
    """
    tile, name = port
    low, high = arrangement.halves[tile]
    if tile.is_double:
        middle = Point((low.x + high.x) // 2, (low.y + high.y) // 2)
        along = [way for way in WAYS if (way.x != 0) == (low.x != high.x)]
        ways = along if name.startswith("side") else [way for way in WAYS if way not in along]
        reach = 2 if name.startswith("side") else 1
        return [(Point(middle.x + reach * way.x, middle.y + reach * way.y), way) for way in ways]
    half, other = (high, low) if name == "high" else (low, high)
    inwards = Point((other.x - half.x) // 2, (other.y - half.y) // 2)
    return [(Point(half.x + way.x, half.y + way.y), way) for way in WAYS if way != inwards]


def join_faults(layout: Layout, arrangement: Arrangement) -> Iterator[str]:
    """Find joins whose ports do not touch, doubles that lie along their line, and links that lead astray."""
    used: dict[Port, Point] = {}
    for lying, coming in layout.joins:
        ends = arrangement.links.get(coming.tile)
        for (one, way), (other, back) in (
            (a, b) for a in edges(lying, arrangement) for b in edges(coming, arrangement)
        ):
            facing = way == Point(-back.x, -back.y)
            if facing and (one == other if ends is None else ends == (one, other)):
                used[lying], used[coming] = way, back
        if lying not in used or coming not in used:
            yield f"{lying} and {coming} are joined and do not touch"
        elif ends:
            yield from link_faults(coming.tile, used[lying], arrangement)
    first = layout.tiles[0] if layout.tiles else None
    if first and (arrangement.boxes[first].width == 4) == first.is_double:
        yield f"the first tile [{first}] does not lie as it should"
    for port, way in used.items():
        kind, _, letter = port.port.partition(" ")
        if letter == "A" and used.get(Port(port.tile, f"{kind} B")) == way:
            yield f"both {kind} ports of [{port.tile}] are on one side"


def link_faults(tile: Tile, way: Point, arrangement: Arrangement) -> Iterator[str]:
    """Find links that are no straight lines from tile to tile, or that touch another."""
    start, end = arrangement.links[tile]
    length = (end.x - start.x) * way.x + (end.y - start.y) * way.y
    if length <= 0 or end != (start.x + length * way.x, start.y + length * way.y):
        yield f"the link of [{tile}] is not straight"
        return
    line = Box(min(start.x, end.x), min(start.y, end.y), abs(end.x - start.x), abs(end.y - start.y))
    touching = [other for other, box in arrangement.boxes.items() if distance(line, box) < 1]
    if len(touching) != 2:
        yield f"the link of [{tile}] touches {touching}"


def marker_faults(layout: Layout, arrangement: Arrangement) -> Iterator[str]:
    """Find open ports without a mark's square of their own, right beyond the port and clear of all other tiles."""
    open_ports = {Port(tile, name) for tile, name, _ in layout.open_ports}
    if set(arrangement.markers) != open_ports:
        yield "the marks are not those of the open ports"
    for port, place in arrangement.markers.items():
        beyond = [Point(edge.x + way.x, edge.y + way.y) for edge, way in edges(port, arrangement)]
        if place not in beyond:
            yield f"the mark of {port} is not beyond the port"
        square = Box(place.x - 1, place.y - 1, 2, 2)
        for tile, box in arrangement.boxes.items():
            apart = distance(square, box)
            if apart < (0 if tile == port.tile else 1):
                yield f"the mark of {port} is at [{tile}]"
    for (one, at), (other, place) in combinations(arrangement.markers.items(), 2):
        if max(abs(at.x - place.x), abs(at.y - place.y)) < 2:
            yield f"the marks of {one} and {other} overlap"


def bounds_faults(arrangement: Arrangement) -> Iterator[str]:
    """Find bounds that do not hold everything."""
    x, y, width, height = arrangement.bounds
    boxes = [*arrangement.boxes.values(), *(Box(p.x - 1, p.y - 1, 2, 2) for p in arrangement.markers.values())]
    for box in boxes:
        if box.x < x or box.y < y or box.x + box.width > x + width or box.y + box.height > y + height:
            yield f"{box} is out of bounds"


def moved(before: Arrangement, after: Arrangement) -> list[Tile]:
    """List the tiles that lie elsewhere than before."""
    return [tile for tile, box in before.boxes.items() if tile in after.boxes and after.boxes[tile] != box]


def moved_halves(before: Arrangement, after: Arrangement) -> list[Tile]:
    """List the tiles whose halves lie elsewhere than before, a tile turned around for instance."""
    return [tile for tile, halves in before.halves.items() if after.halves.get(tile, halves) != halves]
