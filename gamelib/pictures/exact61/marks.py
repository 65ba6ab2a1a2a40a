"""The marks at a layout's ends and ports: what is drawn where, and what it means (D11-D14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from gamelib.exact61 import Layout, Port, Tile
from gamelib.pictures.exact61.arranging import Arrangement
from gamelib.pictures.exact61.dominoes import Point

Kind = Literal["counted", "open", "ask", "guess"]

BESIDE_CORNER = 0.25  # how far outside a tile's corner the badge of a lone double stands


class Mark(NamedTuple):
    """One mark: ``counted`` (a filled number), ``open`` (a hollow dot), ``ask`` (not told) or ``guess`` (a learner's).

    ``at`` is its middle in table units, ``port`` the open port that it stands for. A lone double counts once with two
    ports open: its number stands for no port and lies on the tile's corner.
    """

    kind: Kind
    tile: Tile
    port: Port | None
    at: Point
    text: str


def marks_of(
    layout: Layout,
    arrangement: Arrangement,
    *,
    show_marks: bool = True,
    guesses: Mapping[Port, object] | None = None,
    asked: Iterable[Port] | None = None,
) -> list[Mark]:
    """List the marks of a layout in the order of its open ports.

    With ``show_marks`` false every open port has the same mark, or a learner's guess, and nothing tells which count;
    ``asked`` names the ports that have one instead, among them sides that are still shut.
    """
    places = arrangement.markers
    ports = [Port(port.tile, port.port) for port in layout.open_ports]
    if not show_marks:
        told = guesses or {}
        return [
            Mark("guess", port.tile, port, place, str(told[port]))
            if port in told
            else Mark("ask", port.tile, port, place, "?")
            for port in (ports if asked is None else asked)
            for place in (places.get(port) or shut_side(arrangement, port),)
        ]
    open_at: dict[Tile, list[Port]] = {}
    for port in ports:
        open_at.setdefault(port.tile, []).append(port)
    ends: dict[Tile, list[int]] = {}
    for tile, contribution in layout.scoring_ends:
        ends.setdefault(tile, []).append(contribution)
    marks = []
    for tile, tile_ports in open_at.items():
        contributions = ends.get(tile, [])
        if len(contributions) == len(tile_ports):
            marks += [
                Mark("counted", tile, port, places[port], str(contribution))
                for port, contribution in zip(tile_ports, contributions, strict=True)
            ]
            continue
        # Fewer ends than ports: a lone double, whose number belongs to no one port (D13), or side ports (D11).
        marks += [Mark("counted", tile, None, _corner(arrangement, tile), str(worth)) for worth in contributions]
        marks += [Mark("open", tile, port, places[port], "") for port in tile_ports]
    return marks


def shut_side(arrangement: Arrangement, port: Port) -> Point:
    """Give the middle of the mark of a side port that is not open yet (D10): where it will be once it is.

    No other tile lies there, since room is kept for what may be joined later.
    """
    return arrangement.shut_sides[port]


def _corner(arrangement: Arrangement, tile: Tile) -> Point:
    x, y, width, _ = arrangement.boxes[tile]
    return x + width + BESIDE_CORNER, y - BESIDE_CORNER
