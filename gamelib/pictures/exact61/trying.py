"""A layout to try things out on: every tile, port and number can be pressed, and ports say what would be scored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
    first: Would | None = None,
    width: float,
    height: float,
    language: str | None = None,
) -> Picture:
    """Draw a layout with an area to press over every port, tile and lone double's number.

    ``would`` says at ports what a placement would bring, ``first`` what that of a first tile would on an empty table,
    where its place lights up then. ``lit`` lights ports. ``frame`` is the part of the table to
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
        return with_more(drawn, element("g", *_first(first, drawn.scale), rectangle(0, 0, 4, 2), data_spot=FIRST))
    tiles = [element("g", rectangle(*box), data_lying=tile) for tile, box in arrangement.boxes.items()]
    numbers = [
        element("g", _circle(mark.at), data_number=mark.tile)
        for mark in marks_of(layout, arrangement)
        if mark.kind == "counted" and mark.port is None
    ]
    labels = _labels(arrangement, frame, would or {}, drawn.scale)
    spots = [
        element("g", labels.get(port, Markup("")), _circle(at), data_spot=f"{port.tile} {port.port}")
        for port, at in arrangement.markers.items()
    ]
    return with_more(drawn, *spots, *numbers, *tiles)


def _first(first: Would | None, scale: float) -> tuple[Markup, ...]:
    """Light the place of the first tile, and write beneath it what that would bring."""
    if first is None:
        return ()
    width, height = (text_width(first.text, LETTERS) + 2 * PAD) / scale, HIGH / scale
    outline = element("rect", class_="gl-lit", x=0.0, y=0.0, width=4.0, height=2.0, rx=tokens.ROUND)
    return outline, _label(Frame(2 - width / 2, 2.5, width, height), first, scale)


def _circle(at: tuple[float, float]) -> Markup:
    x, y = at
    return element(
        "circle", class_="gl-area", fill="none", pointer_events="all", cx=float(x), cy=float(y), r=tokens.LIT + 0.1
    )


def _labels(arrangement: Arrangement, frame: Frame, would: Mapping[Port, Would], scale: float) -> dict[Port, Markup]:
    """Write what would be scored beside each port's mark, where it covers nothing else."""
    taken = [Frame(*box) for box in arrangement.boxes.values()]
    marks = {port: Frame(x, y, 0, 0).grown(tokens.DOT) for port, (x, y) in arrangement.markers.items()}
    labels = {}
    for port, told in would.items():
        size = ((text_width(told.text, LETTERS) + 2 * PAD) / scale, HIGH / scale)
        others = [*taken, *(mark for other, mark in marks.items() if other != port)]
        places = [Frame(x - size[0] / 2, y - size[1] / 2, *size) for x, y in _places(arrangement, port, size)]
        free = [place for place in places if _within(place, frame) and not any(_meet(place, other) for other in others)]
        place = next(iter(free), places[-1])
        taken.append(place)
        labels[port] = _label(place, told, scale)
    return labels


def _places(arrangement: Arrangement, port: Port, size: tuple[float, float]) -> Iterator[tuple[float, float]]:
    """Give the middles that a label may have: outside of the port's mark, else beside it, and at worst upon it."""
    (x, y), (across, down) = arrangement.markers[port], outward(arrangement, port)
    ahead, aside = (size if across else size[::-1]), (size[::-1] if across else size)
    far, beside = max(BESIDE, tokens.LIT + 0.15 + ahead[0] / 2), tokens.LIT + 0.15 + aside[0] / 2
    yield x + far * across, y + far * down
    for side in (beside, -beside):
        yield x + side * down, y + side * across
    yield x, y


def _label(place: Frame, told: Would, scale: float) -> Markup:
    box = element(
        "rect",
        class_=f"gl-would-{told.kind}",
        **place._asdict(),
        rx=place.height / 3,
        stroke_width=float(1.5 / scale),
    )
    name = f"gl-would-text-{told.kind} gl-middle"
    middle = (place.x + place.width / 2, place.y + place.height / 2)
    text = line_of_text(told.text, *middle, size=LETTERS, scale=scale, name=name)
    return element("g", box, text, pointer_events="all")


def _meet(one: Frame, other: Frame) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def _within(one: Frame, frame: Frame) -> bool:
    return frame.joined(one) == frame
