"""A layout as a question: nothing tells which ends count, and every place that somebody might count can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gamelib.core import N_, RuleError
from gamelib.exact61 import Layout, Port, Tile
from gamelib.pictures import tokens
from gamelib.pictures.exact61.arranging import Arrangement, arrange
from gamelib.pictures.exact61.badges import ask
from gamelib.pictures.exact61.dominoes import Point
from gamelib.pictures.exact61.layouts import draw_layout
from gamelib.pictures.exact61.reading import read_arrangement
from gamelib.pictures.svg import Markup, Picture, element

ATTRIBUTE = "data-place"
"""The attribute by which a place is found: ``1|4 high``, or ``4|4`` for a double itself."""

Place = tuple[Tile, str]
"""A tile and one of its ports; an empty port for a double itself."""


def draw_question(
    layout: Layout,
    places: Iterable[Place],
    *,
    guesses: Mapping[Place, int] | None = None,
    arrangement: Arrangement | None = None,
    **options: Any,
) -> Picture:
    """Draw a layout without telling which ends count, with an area to press over each of some places.

    The areas are ``<g data-place="1|4 high">``; they cover a half or a whole double together with the marks at its
    open ports. ``guesses`` are the numbers that a learner has given to places; the other options are those of
    ``draw_layout``. Raises ``RuleError`` ("format") for a place of a tile that is not on the table.
    """
    arrangement = arrange(layout) if arrangement is None else read_arrangement(arrangement, layout)
    places, told = tuple(places), dict(guesses or {})
    for tile, port in (*places, *told):
        if tile not in layout:
            raise RuleError(
                "format", N_("{port} cannot be marked: that tile is not on the table."), port=f"{tile} {port}".strip()
            )
    at_ports: dict[Port | tuple[str, str] | str, object] = {}
    overlay: list[Markup] = []
    for place, number in told.items():
        ports = open_at(place, arrangement)
        if len(ports) == 1:
            at_ports[ports[0]] = number
        else:
            overlay.append(ask(middle_of(place, arrangement), str(number), guess=True))
    areas = [area(place, arrangement) for place in places]
    drawn = draw_layout(layout, arrangement=arrangement, show_marks=False, guesses=at_ports, **options)
    return with_more(drawn, element("g", *overlay), element("g", *areas))


def open_at(place: Place, arrangement: Arrangement) -> list[Port]:
    """List the open ports that stand for a place: of a double itself its inline ports."""
    tile, name = place
    return [port for port in arrangement.markers if port.tile == tile and port.port.startswith(name or "inline")]


def middle_of(place: Place, arrangement: Arrangement) -> Point:
    """Give the middle of a half, or of a whole double."""
    tile, name = place
    x, y, width, height = arrangement.boxes[tile]
    low, high = arrangement.halves[tile]
    return {"low": low, "high": high}.get(name, (x + width / 2, y + height / 2))


def area(place: Place, arrangement: Arrangement) -> Markup:
    """Draw the area to press for a place: it is there, but not seen."""
    tile, name = place
    shapes = []
    if not name:
        shapes.append(rectangle(*arrangement.boxes[tile]))
    elif name in ("low", "high"):
        x, y = middle_of(place, arrangement)
        shapes.append(rectangle(x - 1, y - 1, 2, 2))
    for port in open_at(place, arrangement):
        x, y = arrangement.markers[port]
        shapes.append(_area("circle", cx=float(x), cy=float(y), r=tokens.LIT))
    return element("g", *shapes, data_place=f"{tile} {name}".strip())


def rectangle(x: float, y: float, width: float, height: float) -> Markup:
    """Draw a rectangle to press."""
    return _area("rect", x=x, y=y, width=width, height=height, rx=tokens.ROUND)


def _area(name: str, **attributes: float) -> Markup:
    return element(name, class_="gl-area", fill="none", pointer_events="all", **attributes)


def with_more(drawn: Picture, *more: Markup) -> Picture:
    """Give a picture with something drawn over it."""
    text = "".join((drawn.removesuffix("</svg>"), *more, "</svg>"))
    return Picture(
        text,
        title=drawn.title,
        description=drawn.description,
        frame=drawn.frame,
        scale=drawn.scale,
        arrangement=drawn.arrangement,
    )
