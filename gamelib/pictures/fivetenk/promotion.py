"""The promotion table as a picture: what the defenders' points bring, with the row that is reached lit (C31)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk.bands import Band, band_of, bands
from gamelib.fivetenk.promotion import DECLARER
from gamelib.fivetenk.settlement_events import verdict_message
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.orders import TABLE_TITLES, band_messages, climbed, points_of, side_name
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Markup, Picture, element, number, picture
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of

_EDGE = 12.0  # pixels, as all lengths here
_POINTER = 46.0  # before the rows: the points and a wedge that points at the row they lie in
_PAD = 10.0
_SWATCH = 18.0
_HEAD = 22.0
ROW = 25.0
WIDTH = 560.0


class _Table(NamedTuple):
    """The table's cells as they are written, and the least width of each column."""

    rows: tuple[tuple[str, str, str], ...]
    widths: tuple[float, float, float]

    def starts(self, width: float) -> tuple[float, float, float]:
        """Share a width out among the columns: where each begins, from the table's left edge."""
        spare = (width - sum(self.widths)) / len(self.widths)
        points, winner, _ = (least + spare for least in self.widths)
        return 0.0, points, points + winner


def draw_promotion(points: int | None = None, *, width: float = WIDTH, language: str | None = None) -> Picture:
    """Draw the promotion table; with the defenders' ``points`` the row that they lie in is lit (C31).

    Every row comes from ``outcome``. Raises ``RuleError``: C30 for points that there cannot be, "format" for a width
    that is too small.

    >>> draw_promotion(185).title
    'The promotion table: 185 points'
    """
    reached = None if points is None else band_of(points)
    table = _table(language)
    check_size(least=sum(table.widths) + _POINTER + 2 * _EDGE, width=width)
    box = Frame(_EDGE + _POINTER, _EDGE + _HEAD, width - 2 * _EDGE - _POINTER, ROW * len(table.rows))
    pointer = "" if points is None or reached is None else _pointer(points, bands().index(reached), language)
    return picture(
        f"{_head(table, box, language)}{_rows(table, box, reached)}{pointer}",
        Frame(0, 0, width, box.y + box.height + _EDGE),
        title=_title(points, language),
        description=_description(points, language),
        scale=1.0,
    )


def _table(language: str | None) -> _Table:
    """Write the table's cells and measure them."""
    rows = tuple(
        (points_of(band, language), side_name(band.winner, language), climbed(band.steps, language)) for band in bands()
    )
    heads = tuple(text_width(say(title, language), tokens.SMALL) for title in TABLE_TITLES)
    points, winner, steps = (
        max(head, *map(text_width, cells)) + _PAD for head, *cells in zip(heads, *rows, strict=True)
    )
    return _Table(rows, (points + _PAD, winner + _SWATCH, steps))


def _rows(table: _Table, box: Frame, reached: Band | None) -> Markup:
    """Draw the rows; the one reached has an outline and stronger letters."""
    lines = "".join(
        f"M{number(box.x)} {number(box.y + ROW * place)}h{number(box.width)}" for place in range(1, len(bands()))
    )
    parts = [element("path", class_="gl-trace", d=lines, style="stroke-width:1")]
    for place, band in enumerate(bands()):
        row = Frame(box.x, box.y + place * ROW, box.width, ROW)
        parts.append(_row(band, table, row, lit=band == reached))
    return Markup("".join(parts))


def _row(band: Band, table: _Table, box: Frame, *, lit: bool) -> Markup:
    points, winner, steps = table.rows[bands().index(band)]
    _, second, third = table.starts(box.width)
    middle = box.y + box.height / 2
    name = "gl-text gl-strong" if lit else "gl-text"
    shade = "gl-declarers" if band.winner == DECLARER else "gl-defenders"
    left = box.x + second
    parts = [
        line_of_text(points, box.x + _PAD, middle, name=name),
        element("rect", class_=shade, x=left, y=middle - 6, width=10.0, height=12.0, rx=2),
        line_of_text(winner, left + _SWATCH, middle, name=name),
        line_of_text(steps, box.x + third, middle, name=name),
    ]
    if lit:
        outline = box._replace(y=box.y + 1, height=box.height - 2)
        parts.append(element("rect", class_="gl-goal", **outline._asdict(), rx=5))
    return element("g", *parts, data_row=f"{band.low}-{band.high}", data_lit="true" if lit else None)


def wedge(tip: float, middle: float, way: int = 1) -> Markup:
    """Draw a small wedge that points to the right, or to the left where ``way`` is -1."""
    outline = f"M{number(tip)} {number(middle)}l{-9 * way} -5.500v11z"
    return element("path", class_="gl-arrow", d=outline)


def _pointer(points: int, place: int, language: str | None) -> Markup:
    middle = _EDGE + _HEAD + (place + 0.5) * ROW
    tip = _EDGE + _POINTER - 4
    text = line_of_text(fact(points, language), tip - 13, middle, name="gl-text gl-strong gl-end")
    return element("g", text, wedge(tip, middle), data_points=points)


def _head(table: _Table, box: Frame, language: str | None) -> Markup:
    middle = box.y - _HEAD / 2
    lefts = (start + shift for start, shift in zip(table.starts(box.width), (_PAD, 0.0, 0.0), strict=True))
    texts = (
        line_of_text(say(title, language), box.x + left, middle, size=tokens.SMALL, name="gl-muted")
        for title, left in zip(TABLE_TITLES, lefts, strict=True)
    )
    return Markup("".join(texts))


def _title(points: int | None, language: str | None) -> str:
    if points is None:
        return say(N_("The promotion table"), language)
    return say(Message(N_("The promotion table: {points} points"), {"points": points}), language)


def _description(points: int | None, language: str | None) -> str:
    """Say what the points bring, where there are any, and every row."""
    told = (verdict_message(points),) if points is not None else ()
    return sentences([say(message, language) for message in (*told, *band_messages(language))], words_of(language))
