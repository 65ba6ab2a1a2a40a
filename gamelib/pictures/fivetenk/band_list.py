"""The promotion table in a narrow column, for pictures that lead to one of its rows: a heading for each side (C31)."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from gamelib.fivetenk.bands import Band, bands
from gamelib.fivetenk.promotion import DECLARER
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.orders import points_of, side_name
from gamelib.pictures.svg import Frame, Markup, element
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import fact

_ROW, _HEAD = 19.0, 20.0  # pixels, as all lengths here
_PAD = 7.0
_SWATCH = 16.0


class BandList(NamedTuple):
    """The column as it is written: headings and rows with the top of each from the column's own, and its size."""

    heads: tuple[tuple[str, str, float], ...]
    rows: tuple[tuple[Band, str, str, float], ...]
    width: float
    height: float

    def middle(self, band: Band) -> float:
        """Tell how far below the column's top the middle of a row is."""
        return next(top for row, _, _, top in self.rows if row == band) + _ROW / 2


def band_list(language: str | None = None) -> BandList:
    """Write the rows under a heading for each side, and measure them."""
    heads, rows, top = [], [], 0.0
    for winner, group in groupby(bands(), key=lambda band: band.winner):
        heads.append((winner, side_name(winner, language), top))
        top += _HEAD
        for band in group:
            rows.append((band, points_of(band, language), steps_of(band.steps, language), top))
            top += _ROW
    points = max(text_width(row[1], tokens.SMALL) for row in rows)
    steps = max(text_width(row[2], tokens.SMALL) for row in rows)
    named = max(text_width(name, tokens.SMALL) for _, name, _ in heads) + _SWATCH
    return BandList(tuple(heads), tuple(rows), max(points + 2 * _PAD + steps, named) + 2 * _PAD, top)


def steps_of(steps: int, language: str | None = None) -> str:
    """Write how far somebody climbs, in figures.

    >>> steps_of(2)
    '+2'
    """
    return f"+{fact(steps, language)}"


def draw_band_list(listed: BandList, at: tuple[float, float], reached: Band | None) -> Markup:
    """Draw the column from a corner on; the row that is reached has an outline and stronger letters."""
    x, y = at
    parts = []
    for winner, name, top in listed.heads:
        shade = "gl-declarers" if winner == DECLARER else "gl-defenders"
        middle = y + top + _HEAD / 2
        parts.append(element("rect", class_=shade, x=x, y=middle - 6, width=10.0, height=12.0, rx=2))
        parts.append(line_of_text(name, x + _SWATCH, middle, size=tokens.SMALL, name="gl-muted"))
    for band, points, steps, top in listed.rows:
        parts.append(_row(band, (points, steps), Frame(x, y + top, listed.width, _ROW), lit=band == reached))
    return Markup("".join(parts))


def _row(band: Band, texts: tuple[str, str], box: Frame, *, lit: bool) -> Markup:
    points, steps = texts
    middle = box.y + box.height / 2
    name = "gl-text gl-strong" if lit else "gl-text"
    parts = [
        line_of_text(points, box.x + _PAD, middle, size=tokens.SMALL, name=name),
        line_of_text(steps, box.x + box.width - _PAD, middle, size=tokens.SMALL, name=f"{name} gl-end"),
    ]
    if lit:
        parts.append(element("rect", class_="gl-goal", **box._asdict(), rx=4))
    return element("g", *parts, data_row=f"{band.low}-{band.high}", data_lit="true" if lit else None)
