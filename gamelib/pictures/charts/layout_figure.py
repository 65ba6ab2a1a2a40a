"""A layout on a matplotlib ``Axes``: the same places, colours and strokes as the SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from matplotlib.axes import Axes
from matplotlib.collections import EllipseCollection, LineCollection, PatchCollection, PolyCollection
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Circle, FancyBboxPatch, Patch, PathPatch, Rectangle
from matplotlib.textpath import TextPath
from matplotlib.transforms import Affine2D

from gamelib.core import N_, RuleError
from gamelib.exact61 import Layout, State, Tile, View
from gamelib.pictures import tokens
from gamelib.pictures.charts.setting import check_axes
from gamelib.pictures.exact61.arranging import Arrangement, arrange
from gamelib.pictures.exact61.dominoes import Point, diamond, direction_of, divider_line, pip_points
from gamelib.pictures.exact61.layouts import frame_of
from gamelib.pictures.exact61.marks import Mark, marks_of
from gamelib.pictures.exact61.reading import AnyPort, read_arrangement, read_frame, read_guesses, read_layout
from gamelib.pictures.svg import Frame
from gamelib.pictures.tokens import DARK, LIGHT, Palette

_BOLD = FontProperties(weight="bold")


def draw_on(
    ax: Axes,
    layout: Layout | State | View,
    *,
    arrangement: Arrangement | None = None,
    frame: Frame | None = None,
    show_marks: bool = True,
    guesses: Mapping[AnyPort, object] | None = None,
    numerals: bool = False,
    dark: bool = False,
) -> Axes:
    """Draw a layout on an ``Axes``, which is turned into a table: equal units, no axes. Gives the ``Axes`` back.

    Of a state or a view it draws the table. The options are those of ``draw_layout``. Numbers are drawn as outlines in
    table units and strokes to the size that the ``Axes`` has now, so the picture keeps its proportions; save it as
    SVG, PDF or PNG. Raises ``RuleError`` ("format") for what cannot be drawn, or be drawn on.
    """
    check_axes(ax)
    layout = read_layout(layout.layout if isinstance(layout, State | View) else layout)
    palette = DARK if dark else LIGHT
    arrangement = arrange(layout) if arrangement is None else read_arrangement(arrangement, layout)
    frame = read_frame(frame) or frame_of(arrangement)
    units = _points_a_unit(ax, frame)
    told = read_guesses(guesses, arrangement)
    marks = marks_of(layout, arrangement, show_marks=show_marks, guesses=told)

    ax.add_patch(
        Rectangle(frame[:2], frame.width, frame.height, facecolor=palette.ground, edgecolor="none", gid="ground")
    )
    if layout.tiles:
        _add_tiles(ax, layout, arrangement, palette, units)
        _add_halves(ax, layout.tiles, arrangement, palette, numerals=numerals)
    for patch in _mark_patches(marks, palette, units):
        ax.add_patch(patch)
    ax.set(xlim=(frame.x, frame.x + frame.width), ylim=(frame.y + frame.height, frame.y), aspect="equal")
    ax.set_axis_off()
    return ax


def _points_a_unit(ax: Axes, frame: Frame) -> float:
    """Give the points (1/72 inch) that a table unit takes on the page: strokes are measured in points."""
    figure = ax.get_figure(root=True)
    if figure is None:
        raise RuleError("format", N_("The axes belong to no figure."))
    box = ax.get_window_extent()
    return 72 / figure.dpi * min(box.width / frame.width, box.height / frame.height)


def _add_tiles(ax: Axes, layout: Layout, arrangement: Arrangement, palette: Palette, units: float) -> None:
    """Add all outlines, all lines between halves, and the mark of the tile placed last: one collection each."""
    outlines, lines, diamonds = [], [], []
    for tile in layout.tiles:
        x, y, width, height = arrangement.boxes[tile]
        direction = direction_of(arrangement.halves[tile])
        inset = tokens.INSET + _line(tile) / 2
        corner, size = (x + inset, y + inset), (width - 2 * inset, height - 2 * inset)
        outlines.append(FancyBboxPatch(corner, *size, boxstyle=f"round,pad=0,rounding_size={tokens.ROUND}"))
        lines.append(_moved(divider_line(direction), x, y))
        if tile == layout.last:
            diamonds.append(_moved(diamond(direction), x, y))
    tiles = PatchCollection(
        outlines,
        facecolors=[palette.last if tile == layout.last else palette.face for tile in layout.tiles],
        edgecolors=[palette.spinner if tile.is_double else palette.edge for tile in layout.tiles],
        linewidths=[_line(tile) * units for tile in layout.tiles],
        zorder=2,
        gid="tiles",
    )
    ax.add_collection(tiles)
    if arrangement.links:
        links = list(arrangement.links.values())
        ax.add_collection(
            LineCollection(links, colors=palette.edge, linewidths=tokens.LINK * units, zorder=1.5, gid="links")
        )
    ax.add_collection(
        LineCollection(lines, colors=palette.divider, linewidths=tokens.DIVIDER * units, zorder=3, gid="dividers")
    )
    ax.add_collection(PolyCollection(diamonds, facecolors=palette.last_mark, edgecolors="none", zorder=4, gid="last"))


def _line(tile: Tile) -> float:
    return tokens.SPINNER if tile.is_double else tokens.EDGE


def _add_halves(ax: Axes, tiles: Iterable[Tile], arrangement: Arrangement, palette: Palette, *, numerals: bool) -> None:
    """Add the pips of all tiles as one collection, or their numbers."""
    points: list[Point] = []
    for tile in tiles:
        halves = arrangement.halves[tile]
        if numerals:
            for middle, pips in zip(halves, (tile.low, tile.high), strict=True):
                ax.add_patch(_number(middle, str(pips), tokens.NUMERAL, palette.pips))
        else:
            box = arrangement.boxes[tile]
            points += _moved(pip_points(tile, direction_of(halves)), box.x, box.y)
    if points:
        size = 2 * tokens.PIP
        pips_of_all = EllipseCollection(
            size, size, 0, units="xy", offsets=points, offset_transform=ax.transData,
            facecolors=palette.pips, edgecolors="none", zorder=4, gid="pips",
        )  # fmt: skip
        ax.add_collection(pips_of_all)


def _mark_patches(marks: list[Mark], palette: Palette, units: float) -> list[Patch]:
    patches: list[Patch] = []
    for kind, tile, port, at, text in marks:
        name = f"{tile} {port.port}" if port else str(tile)
        circle = Circle(at, edgecolor=palette.open, facecolor=palette.ground, zorder=5, gid=f"port {name}")
        patches.append(circle)
        if kind == "counted":
            circle.set(radius=tokens.BADGE, facecolor=palette.counted, edgecolor="none", gid=f"end {name}")
            size = tokens.BADGE_NUMBER_WIDE if len(text) > 1 else tokens.BADGE_NUMBER
            patches.append(_number(at, text, size, palette.counted_number))
        elif kind == "open":
            circle.set(radius=tokens.DOT, linewidth=tokens.DOT_LINE * units)
        else:
            circle.set(radius=tokens.ASK, linewidth=tokens.ASK_LINE * units)
            circle.set_linestyle("-" if kind == "guess" else (0, (2.2, 1.6)))
            patches.append(_number(at, text, tokens.BADGE_NUMBER_WIDE, palette.text))
    return patches


def _number(at: Point, text: str, size: float, colour: str) -> Patch:
    """Draw text as an outline around a middle, so that it grows with the table and needs no font when saved."""
    path = TextPath((0, 0), text, size=size, prop=_BOLD)
    box = path.get_extents()
    # The table's y axis runs downwards, a letter's upwards.
    place = Affine2D().translate(-(box.x0 + box.x1) / 2, -(box.y0 + box.y1) / 2).scale(1, -1).translate(*at)
    return PathPatch(path.transformed(place), facecolor=colour, edgecolor="none", zorder=6, gid="number")


def _moved(points: Iterable[Point], x: float, y: float) -> list[Point]:
    return [(x + dx, y + dy) for dx, dy in points]
