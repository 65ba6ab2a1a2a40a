"""A layout to try things out on: every tile, port and number can be pressed, and ports say what would be scored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from gamelib.exact61 import Layout, Port
from gamelib.pictures import tokens
from gamelib.pictures.exact61.arranging import Arrangement
from gamelib.pictures.exact61.layouts import draw_layout, frame_of, outward
from gamelib.pictures.exact61.marks import marks_of
from gamelib.pictures.exact61.questions import rectangle, with_more
from gamelib.pictures.svg import Frame, Markup, Picture, element
from gamelib.pictures.text import line_of_text, text_width

SPOT, NUMBER, LYING = "data-spot", "data-number", "data-lying"
"""The attributes of what can be pressed: a port (``1|4 low``), a lone double's number, a tile on the table."""

FIRST = "first"
"""The value of ``data-spot`` for the place of the first tile."""

BESIDE = 1.85  # units: how far outside a port's mark it says what would be scored
ROOM = 1.5  # units: kept free around the layout for that
HIGH, PAD, LETTERS = 17.0, 5.0, 12.0  # pixels: a label's height, the room beside its text, and the text's size


class Would(NamedTuple):
    """What a placement at a port would bring: a short text, and whether it scores, is rejected, or does neither."""

    text: str
    kind: Literal["scores", "nothing", "rejected"]


def trying_frame(arrangement: Arrangement) -> Frame:
    """Give the part of the table that shows a layout with what would be scored at its ports."""
    return frame_of(arrangement).grown(ROOM)


def draw_trying(
    layout: Layout,
    arrangement: Arrangement,
    frame: Frame,
    *,
    would: Mapping[Port, Would] | None = None,
    lit: Iterable[Port] = (),
    width: float,
    height: float,
    language: str | None = None,
) -> Picture:
    """Draw a layout with an area to press over every port, tile and lone double's number.

    ``would`` says at ports what a placement would bring, ``lit`` lights ports. ``frame`` is the part of the table to
    show, in table units, in a picture of at most ``width`` x ``height`` pixels.
    """
    drawn = draw_layout(
        layout,
        arrangement=arrangement,
        frame=frame,
        highlight=tuple(lit),
        width=width,
        height=height,
        language=language,
    )
    if not len(layout):
        return with_more(drawn, element("g", rectangle(0, 0, 4, 2), data_spot=FIRST))
    tiles = [element("g", rectangle(*box), data_lying=tile) for tile, box in arrangement.boxes.items()]
    numbers = [
        element("g", _circle(mark.at), data_number=mark.tile)
        for mark in marks_of(layout, arrangement)
        if mark.kind == "counted" and mark.port is None
    ]
    labels = {port: _label(arrangement, port, told, drawn.scale) for port, told in (would or {}).items()}
    spots = [
        element("g", labels.get(port, Markup("")), _circle(at), data_spot=f"{port.tile} {port.port}")
        for port, at in arrangement.markers.items()
    ]
    return with_more(drawn, *tiles, *numbers, *spots)


def _circle(at: tuple[float, float]) -> Markup:
    x, y = at
    return element(
        "circle", class_="gl-area", fill="none", pointer_events="all", cx=float(x), cy=float(y), r=tokens.LIT + 0.1
    )


def _label(arrangement: Arrangement, port: Port, told: Would, scale: float) -> Markup:
    """Write what would be scored beside a port's mark, or over it where there is no room beside."""
    wide, high = (text_width(told.text, LETTERS) + 2 * PAD) / scale, HIGH / scale
    (x, y), (across, down) = arrangement.markers[port], outward(arrangement, port)
    far = max(BESIDE, tokens.LIT + 0.15 + (wide if across else high) / 2)
    at = (x + far * across, y + far * down)
    if any(_overlap(at, wide, high, box) for box in arrangement.boxes.values()):
        at = (x, y)
    box = element(
        "rect",
        class_=f"gl-would-{told.kind}",
        x=at[0] - wide / 2,
        y=at[1] - high / 2,
        width=wide,
        height=high,
        rx=high / 3,
        stroke_width=float(1.5 / scale),
    )
    text = line_of_text(told.text, *at, size=LETTERS, scale=scale, name=f"gl-would-text-{told.kind} gl-middle")
    return element("g", box, text, pointer_events="all")


def _overlap(at: tuple[float, float], wide: float, high: float, box: tuple[float, float, float, float]) -> bool:
    x, y, width, height = box
    return abs(at[0] - x - width / 2) < (wide + width) / 2 and abs(at[1] - y - height / 2) < (high + height) / 2
