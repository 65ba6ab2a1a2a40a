"""One domino: its pips in the usual pattern, turned as the tile lies, its outline, its marks; or its back."""

from __future__ import annotations

from functools import lru_cache

from gamelib.exact61 import Tile
from gamelib.pictures import tokens
from gamelib.pictures.svg import Markup, element, number

Point = tuple[float, float]

# Where a half's pips lie: along the tile, from its low half to its high half, and across. The threes of a six run
# along the tile.
_PATTERNS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 1)),
}


def direction_of(halves: tuple[Point, Point]) -> tuple[int, int]:
    """Tell which way a tile lies: from the middle of its low half to that of its high half, as ``(1, 0)``."""
    (low_x, low_y), (high_x, high_y) = halves
    return (high_x > low_x) - (high_x < low_x), (high_y > low_y) - (high_y < low_y)


def pip_points(tile: Tile, direction: tuple[int, int]) -> list[Point]:
    """Give the middle of each pip, in units from the upper left corner of the tile's box."""
    across, down = direction
    middle_x, middle_y = (2, 1) if across else (1, 2)
    points = []
    for pips, side in ((tile.low, -1), (tile.high, 1)):
        for u, v in _PATTERNS[pips]:
            along, beside = side + u * tokens.PIP_SPREAD, v * tokens.PIP_SPREAD
            # The whole pattern turns with the tile; it is never mirrored.
            points.append((middle_x + along * across - beside * down, middle_y + along * down + beside * across))
    return points


def diamond(direction: tuple[int, int]) -> tuple[Point, Point, Point, Point]:
    """Give the diamond that marks the tile placed last, in units from the upper left corner of the tile's box.

    It lies on the line between the halves, where no pip is.
    """
    width, height = size_of(direction)
    x, y = width / 2, height / 2
    across, down = (tokens.DIAMOND_THIN, tokens.DIAMOND_LONG)[:: 1 if direction[0] else -1]
    return (x - across, y), (x, y - down), (x + across, y), (x, y + down)


def divider_line(direction: tuple[int, int]) -> tuple[Point, Point]:
    """Give both ends of the line between the halves, in units from the upper left corner of the tile's box."""
    first, last = tokens.DIVIDER_INSET, 2 - tokens.DIVIDER_INSET
    return ((2, first), (2, last)) if direction[0] else ((first, 2), (last, 2))


def size_of(direction: tuple[int, int]) -> tuple[int, int]:
    """Give width and height, in units, of a tile that lies in a direction."""
    return (4, 2) if direction[0] else (2, 4)


def outline(direction: tuple[int, int], name: str, line: float) -> Markup:
    """Draw a tile's outline so that all of its stroke stays inside the tile's box."""
    width, height = size_of(direction)
    inset = tokens.INSET + line / 2
    return element(
        "rect", class_=name, x=inset, y=inset, width=width - 2 * inset, height=height - 2 * inset, rx=tokens.ROUND
    )


def lit_outline(at: Point, direction: tuple[int, int]) -> str:
    """Draw what lights a tile: a line around its box, whose upper left corner is ``at``."""
    reach = tokens.LIT_LINE
    x, y = (number(value - reach / 2) for value in at)
    width, height = size_of(direction)
    return element(
        "rect", class_="gl-lit", x=x, y=y, width=width + reach, height=height + reach, rx=tokens.ROUND + reach / 2
    )


@lru_cache(maxsize=1024)
def face(
    tile: Tile, direction: tuple[int, int], *, spinner: bool = False, last: bool = False, numerals: bool = False
) -> str:
    """Draw a tile face up at the origin; kept, since there are only so many ways for it to look."""
    names = ["gl-face", *(["gl-spinner"] if spinner else []), *(["gl-last"] if last else [])]
    parts = [outline(direction, " ".join(names), tokens.SPINNER if spinner else tokens.EDGE)]
    parts.append(element("path", class_="gl-divider", d=_path(divider_line(direction))))
    if last:
        parts.append(element("path", class_="gl-diamond", d=_path(diamond(direction)) + "z"))
    if numerals:
        parts.extend(_numerals(tile, direction))
    elif tile.pips:
        # A line of no length with round ends is a dot: all pips of a tile are one short path.
        dots = "".join(f"M{number(x)} {number(y)}h0" for x, y in pip_points(tile, direction))
        parts.append(element("path", class_="gl-pips", d=dots))
    return "".join(parts)


def domino(
    tile: Tile,
    at: tuple[float, float],
    direction: tuple[int, int],
    *,
    spinner: bool = False,
    last: bool = False,
    numerals: bool = False,
) -> str:
    """Draw a tile face up in its box, whose upper left corner is ``at``; ``direction`` runs from low to high."""
    inside = face(tile, direction, spinner=spinner, last=last, numerals=bool(numerals))
    return _group(tile, at, direction, inside)


def face_down(at: tuple[float, float], direction: tuple[int, int] = (0, 1)) -> str:
    """Draw the back of a tile that nobody may know: it is marked ``data-tile="?"``."""
    return _group("?", at, direction, _back(direction))


@lru_cache(maxsize=4)
def _back(direction: tuple[int, int]) -> str:
    width, height = size_of(direction)
    inner = 0.42
    border = element(
        "rect",
        class_="gl-back-line",
        x=inner,
        y=inner,
        width=width - 2 * inner,
        height=height - 2 * inner,
        rx=tokens.ROUND / 2,
    )
    return outline(direction, "gl-back", tokens.EDGE) + border


def _group(name: str, at: tuple[float, float], direction: tuple[int, int], inside: str) -> str:
    width, height = size_of(direction)
    x, y = number(at[0]), number(at[1])
    return f'<g data-tile="{name}" data-box="{x} {y} {width} {height}" transform="translate({x} {y})">{inside}</g>'


def _numerals(tile: Tile, direction: tuple[int, int]) -> list[Markup]:
    width, height = size_of(direction)
    across, down = direction
    return [
        element(
            "text",
            pips,
            class_="gl-numeral",
            x=width / 2 + side * across,
            y=height / 2 + side * down + 0.36 * tokens.NUMERAL,
        )
        for pips, side in ((tile.low, -1), (tile.high, 1))
    ]


def _path(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
