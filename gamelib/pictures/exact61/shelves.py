"""The tiles that are not on the table, to pick from: the rest of the set in fixed places, and every hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from gamelib.core import N_
from gamelib.exact61 import TILES, Tile
from gamelib.pictures import tokens
from gamelib.pictures.exact61.dominoes import domino
from gamelib.pictures.exact61.hands import STEP, UPRIGHT
from gamelib.pictures.svg import Frame, Markup, Picture, element, number, picture
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import say

PER_ROW = len(TILES) // 2
GAP = 8.0  # pixels, as all lengths here but those of the tiles
LABEL = 20.0
STRIPE = 9.0
LINES = 2  # as many lines of tiles a hand has before its tiles are drawn smaller
LARGEST, SMALLEST = 12.5, 6.5  # pixels a unit
SET = 13.5  # pixels a unit of the set's tiles
RAISED = 0.55  # units by which a chosen tile is raised
ROW = 4 + RAISED + 0.35
CLOSE = 2.25  # units from tile to tile in a hand


class Shelf(NamedTuple):
    """A row of tiles with its name; ``seat`` is whose hand it is."""

    label: str
    tiles: tuple[Tile, ...]
    seat: int | None = None
    strong: bool = False


def draw_shelves(
    spare: Collection[Tile] | None,
    hands: Sequence[Shelf],
    *,
    chosen: Tile | None = None,
    lit: Iterable[Tile] = (),
    largest: float = LARGEST,
    width: float = 600.0,
    description: str = "",
    language: str | None = None,
) -> Picture:
    """Draw what can be laid: each tile is ``<g data-tile="2|4">``.

    ``spare`` are the tiles that lie nowhere; each of the 28 has a place of its own, empty where it is gone. Without
    them (``None``) there are hands alone. ``lit`` outlines tiles, ``chosen`` is raised; the tiles of hands are
    ``largest`` pixels a unit at most, and small enough to lie in one line if they may be larger than usual.
    """
    bright = frozenset(lit)
    parts: list[Markup] = []
    top = 0.0
    if spare is not None:
        scale = min(SET, (width - GAP) / (PER_ROW * STEP))
        left = (width - PER_ROW * STEP * scale) / 2
        top = tokens.LIT_LINE * scale  # Room for the outline of a raised tile.
        parts.append(_group(_set(spare, chosen, bright), left, top, scale))
        top += 2 * ROW * scale
    if hands:
        column = width / len(hands)
        most = max(len(shelf.tiles) for shelf in hands)
        scale, per_row = _fitting(most, column - GAP)
        if largest > LARGEST and most * CLOSE * scale <= column - GAP:
            scale = min(largest, (column - GAP) / CLOSE / max(1, most))
        below = LABEL + tokens.LIT_LINE * scale  # Room for the outline of a raised tile.
        for place, shelf in enumerate(hands):
            x = place * column + GAP / 2
            parts.append(_named(shelf, x, top, column))
            parts.append(_group(_row(shelf.tiles, per_row, chosen, bright), x, top + below, scale))
        rows = max(1, *(-(-len(shelf.tiles) // per_row) for shelf in hands))
        top += below + rows * ROW * scale
    return picture(
        "".join(parts),
        Frame(0, 0, width, top + GAP / 2),
        title=say(N_("Tiles to lay"), language),
        description=description,
        scale=1.0,
    )


def _fitting(most: int, room: float) -> tuple[float, int]:
    """Find the pixels a unit, and the tiles in a line, with which the longest hand has few lines."""
    scale = LARGEST
    while scale > SMALLEST and most > LINES * int(room / scale / CLOSE):
        scale -= 0.5
    return scale, max(1, int(room / scale / CLOSE))


def _group(inside: Markup, x: float, y: float, scale: float) -> Markup:
    return element("g", inside, transform=f"translate({number(x)} {number(y)}) scale({number(scale)})")


def _set(spare: Collection[Tile], chosen: Tile | None, lit: frozenset[Tile]) -> Markup:
    parts = []
    for tile in TILES:
        corner = (tile.number % PER_ROW * STEP + 0.25, tile.number // PER_ROW * ROW + RAISED)
        parts.append(_tile(tile, corner, chosen, lit) if tile in spare else _gone(corner))
    return Markup("".join(parts))


def _row(tiles: Sequence[Tile], per_row: int, chosen: Tile | None, lit: frozenset[Tile]) -> Markup:
    corners = ((place % per_row * CLOSE + 0.1, place // per_row * ROW + RAISED) for place in range(len(tiles)))
    return Markup("".join(_tile(tile, corner, chosen, lit) for tile, corner in zip(tiles, corners, strict=True)))


def _tile(tile: Tile, corner: tuple[float, float], chosen: Tile | None, lit: frozenset[Tile]) -> str:
    x, y = corner[0], corner[1] - (RAISED if tile == chosen else 0)
    outline = ""
    if tile in lit or tile == chosen:
        reach = tokens.LIT_LINE
        outline = element(
            "rect",
            class_="gl-lit",
            x=x - reach / 2,
            y=y - reach / 2,
            width=2 + reach,
            height=4 + reach,
            rx=tokens.ROUND + reach / 2,
        )
    foot = _foot(corner) if tile == chosen else ""
    return f"{foot}{outline}{domino(tile, (x, y), UPRIGHT, spinner=tile.is_double)}"


def _foot(corner: tuple[float, float]) -> Markup:
    """Draw the line from which a chosen tile is raised."""
    x, y = corner
    return element("rect", class_="gl-turn", x=x + 0.2, y=y + 3.75, width=1.6, height=0.25)


def _gone(corner: tuple[float, float]) -> Markup:
    return element(
        "rect", class_="gl-place-gone", x=corner[0] + 0.1, y=corner[1] + 0.1, width=1.8, height=3.8, rx=tokens.ROUND
    )


def _named(shelf: Shelf, x: float, top: float, column: float) -> Markup:
    middle, parts = top + LABEL / 2 + 1, []
    if shelf.seat is not None:
        parts.append(element("rect", class_=f"gl-seat-{shelf.seat}", x=x, y=middle - 7, width=5, height=14, rx=1.5))
    fits = STRIPE + text_width(shelf.label) <= column
    size = tokens.TEXT if fits else tokens.SMALL
    name = "gl-text gl-strong" if shelf.strong else "gl-text"
    return element("g", *parts, line_of_text(shelf.label, x + STRIPE, middle, size=size, name=name))
