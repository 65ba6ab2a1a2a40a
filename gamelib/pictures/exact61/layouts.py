"""The picture of a layout: its tiles, its counted ends and its open ports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import Layout, Port, Tile
from gamelib.pictures import tokens
from gamelib.pictures.exact61.arranging import Arrangement, arrange
from gamelib.pictures.exact61.badges import arrow, mark_group
from gamelib.pictures.exact61.dominoes import direction_of, domino, lit_outline
from gamelib.pictures.exact61.legend import legend_strip
from gamelib.pictures.exact61.marks import Mark, marks_of
from gamelib.pictures.exact61.reading import (
    AnyPort,
    AnyPorts,
    open_ports,
    read_arrangement,
    read_frame,
    read_guesses,
    read_layout,
    read_previous,
    read_tiles,
)
from gamelib.pictures.exact61.wording import ASKED, SHOWN, description, layout_title
from gamelib.pictures.sizes import LEAST, check_size
from gamelib.pictures.svg import Frame, Picture, number, picture

_EMPTY = Frame(0, 0, 4, 2)


def draw_layout(
    layout: Layout,
    *,
    previous: Picture | Arrangement | str | None = None,
    arrangement: Arrangement | None = None,
    frame: Frame | None = None,
    show_marks: bool = True,
    highlight: AnyPorts = (),
    highlight_tiles: Iterable[str] = (),
    arrows: AnyPorts = (),
    guesses: Mapping[AnyPort, object] | None = None,
    asked: AnyPorts | None = None,
    numerals: bool = False,
    show_legend: bool = False,
    width: float = tokens.WIDTH,
    height: float = tokens.HEIGHT,
    language: str | None = None,
) -> Picture:
    """Draw a layout: every tile, a filled number at each counted end, a hollow dot at each other open port.

    ``previous`` is the picture of the step before, as a picture, as its text or as its arrangement: earlier tiles
    stay where they were unless they cannot (see ``arranging``). ``arrangement`` says outright where everything
    lies. ``frame`` is the part of the table to show, in table units, the same for all pictures of a row
    (``common_frame`` finds it). ``show_marks=False`` gives every open port one and the same mark, for learners who
    are to find the ends; ``guesses`` then writes their numbers by port, and ``asked`` names the ports that have a
    mark instead of the open ones: sides that are still shut can be among them. ``highlight`` lights open ports,
    ``highlight_tiles`` tiles, ``arrows`` point at open ports. ``numerals`` writes the halves' numbers in place of
    pips. The picture is at most ``width`` x ``height`` pixels. Raises ``RuleError`` ("format") for options that
    cannot be, such as a port that is not open.
    """
    layout = read_layout(layout)
    check_size(width=width, height=height)
    arrangement = arranged(layout, previous, arrangement)
    told = read_guesses(guesses, arrangement)
    ports = None if asked is None else sorted(open_ports(asked, arrangement, shut=True))
    marks = marks_of(layout, arrangement, show_marks=show_marks, guesses=told, asked=ports)
    lit, tiles = open_ports(highlight, arrangement), read_tiles(highlight_tiles)
    body = board(layout, arrangement, marks, lit=lit, lit_tiles=tiles, numerals=numerals)
    pointed = sorted(open_ports(arrows, arrangement))
    body += "".join(arrow(arrangement.markers[port], outward(arrangement, port)) for port in pointed)
    frame = read_frame(frame) or _frame_around(arrangement, marks if asked is not None else (), pointed)
    scale = fitting_scale(frame, width, height)
    if show_legend:
        names = SHOWN if show_marks else ASKED
        strip, wide, high = legend_strip(width - 2 * tokens.MARGIN * scale, language, names)
        check_size(least=high + LEAST, height=height)
        scale = fitting_scale(frame, width, height - high - tokens.MARGIN / 2 * scale)
        whole = max(frame.width, wide / scale + 2 * tokens.MARGIN)
        left = frame.x - (whole - frame.width) / 2
        at = f"translate({number(left + tokens.MARGIN)} {number(frame.y + frame.height)})"
        body += f'<g transform="{at} scale({1 / scale:.5f})">{strip}</g>'
        frame = Frame(left, frame.y, whole, frame.height + high / scale + tokens.MARGIN / 2)
    return picture(
        body,
        frame,
        title=layout_title(layout, language),
        description=description(layout, language, show_marks=show_marks, show_open=asked is None),
        scale=scale,
        arrangement=arrangement,
    )


def arranged(layout: Layout, previous: object, arrangement: object) -> Arrangement:
    """Give the arrangement asked for, or else one beside the picture before."""
    if arrangement is not None:
        return read_arrangement(arrangement, layout)
    return arrange(layout, read_previous(previous, layout))


def board(
    layout: Layout,
    arrangement: Arrangement,
    marks: Iterable[Mark],
    *,
    lit: frozenset[Port] = frozenset(),
    lit_tiles: frozenset[Tile] = frozenset(),
    numerals: bool = False,
) -> str:
    """Draw tiles and marks in table units, without anything around them."""
    boxes, halves, last = arrangement.boxes, arrangement.halves, layout.last
    if last is None:
        # The place for the first tile.
        return '<rect class="gl-place" x=".06" y=".06" width="3.88" height="1.88" rx=".3"/>'
    parts = [
        f'<path class="gl-link" d="M{start.x} {start.y}L{end.x} {end.y}"/>' for start, end in arrangement.links.values()
    ]
    parts += [lit_outline(boxes[tile][:2], direction_of(halves[tile])) for tile in layout.tiles if tile in lit_tiles]
    parts += [
        domino(
            tile,
            boxes[tile][:2],
            direction_of(halves[tile]),
            spinner=tile.is_double,
            last=tile is last,
            numerals=numerals,
        )
        for tile in layout.tiles
    ]
    parts += [mark_group(mark, is_lit=mark.port in lit) for mark in marks]
    return "".join(parts)


def outward(arrangement: Arrangement, port: Port) -> tuple[int, int]:
    """Tell in which direction a port's mark lies from its tile."""
    (x, y), (low, high) = arrangement.markers[port], arrangement.halves[port.tile]
    if port.tile.is_double:
        from_x, from_y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
    else:
        from_x, from_y = high if port.port == "high" else low
    if abs(x - from_x) > abs(y - from_y):
        return (1 if x > from_x else -1), 0
    return 0, (1 if y > from_y else -1)


def frame_of(arrangement: Arrangement) -> Frame:
    """Give the part of the table that shows all tiles and marks of an arrangement, with a margin."""
    if not arrangement.boxes:
        return _EMPTY.grown(tokens.MARGIN)
    return Frame(*arrangement.bounds).grown(tokens.MARGIN)


def _frame_around(arrangement: Arrangement, marks: Iterable[Mark], pointed: Iterable[Port]) -> Frame:
    """Give the frame of an arrangement that holds marks of sides that are still shut, too, and arrows."""
    frame = frame_of(arrangement)
    for mark in marks:
        frame = frame.joined(Frame(*mark.at, 0, 0).grown(tokens.ASK + tokens.MARGIN / 2))
    for port in pointed:
        (x, y), (across, down) = arrangement.markers[port], outward(arrangement, port)
        tail = tokens.ARROW[2] + tokens.MARGIN / 2
        frame = frame.joined(Frame(x + tail * across, y + tail * down, 0, 0))
    return frame


def common_frame(things: Iterable[Picture | Arrangement]) -> Frame:
    """Give the one frame that fits several pictures, so that scale and place stay the same from step to step."""
    if not isinstance(things, Iterable):
        raise RuleError("format", N_("{thing} is neither a picture nor an arrangement."), thing=quoted(things))
    frame: Frame | None = None
    for thing in things:
        arrangement = thing.arrangement if isinstance(thing, Picture) else thing
        if arrangement is not None and not isinstance(arrangement, Arrangement):
            raise RuleError("format", N_("{thing} is neither a picture nor an arrangement."), thing=quoted(thing))
        if arrangement is not None:
            own = frame_of(arrangement)
            frame = own if frame is None else frame.joined(own)
    return frame or _EMPTY.grown(tokens.MARGIN)


def fitting_scale(frame: Frame, width: float, height: float) -> float:
    """Give the pixels a unit with which a frame fits, never more than a small layout needs."""
    return min(tokens.MAX_SCALE, width / frame.width, height / frame.height)
