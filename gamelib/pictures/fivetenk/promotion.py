"""The promotion table as a picture: what the defenders' points bring, with the row that is reached lit (C31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk.bands import Band, band_of, bands
from gamelib.fivetenk.promotion import DECLARER
from gamelib.fivetenk.settlement_events import verdict_message
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.orders import TABLE_TITLES, climbed, points_of, side_name
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
ROW, BRIEF_ROW = 25.0, 21.0
WIDTH = 560.0


class Table(NamedTuple):
    """The table's cells as they are written, and how it is set: text size, a row's height, room for the columns."""

    rows: tuple[tuple[str, str, str], ...]
    size: float
    row: float
    widths: tuple[float, float, float]

    @property
    def width(self) -> float:
        """The least width of all columns together."""
        return sum(self.widths)

    @property
    def height(self) -> float:
        """The height of all rows together."""
        return self.row * len(self.rows)


def draw_promotion(points: int | None = None, *, width: float = WIDTH, language: str | None = None) -> Picture:
    """Draw the promotion table; with the defenders' ``points`` the row that they lie in is lit (C31).

    Every row comes from ``outcome``. Raises ``RuleError``: C30 for points that there cannot be, "format" for a width
    that is too small.

    >>> draw_promotion(185).title
    'The promotion table: 185 points'
    """
    reached = None if points is None else band_of(points)
    table = table_of(language, titles=True)
    check_size(least=table.width + _POINTER + 2 * _EDGE, width=width)
    room = width - 2 * _EDGE - _POINTER
    body = rows_of(table, (_EDGE + _POINTER, _EDGE + _HEAD), room, reached)
    head = _head((_EDGE + _POINTER, _EDGE + _HEAD / 2), columns(table, room), language)
    pointer = "" if points is None or reached is None else _pointer(points, bands().index(reached), table, language)
    return picture(
        f"{head}{body}{pointer}",
        Frame(0, 0, width, _HEAD + table.height + 2 * _EDGE),
        title=_title(points, language),
        description=_description(points, language),
        scale=1.0,
    )


def table_of(language: str | None, *, titles: bool = False, brief: bool = False) -> Table:
    """Write the table's cells and measure them; ``titles`` stand above them, ``brief`` is how a small picture has it.

    In the brief table the steps are numbers with a plus.
    """
    size = tokens.SMALL if brief else tokens.TEXT
    rows = tuple(
        (
            points_of(band, language),
            side_name(band.winner, language),
            f"+{fact(band.steps, language)}" if brief else climbed(band.steps, language),
        )
        for band in bands()
    )
    heads = [say(title, language) if titles else "" for title in TABLE_TITLES]
    widest = [
        max(text_width(heads[column], tokens.SMALL), *(text_width(row[column], size) for row in rows))
        for column in range(len(heads))
    ]
    points, winner, steps = (width + _PAD for width in widest)
    return Table(rows, size, BRIEF_ROW if brief else ROW, (points + _PAD, winner + _SWATCH, steps))


def columns(table: Table, width: float) -> tuple[float, float, float]:
    """Share a width out among the columns: where each begins, from the table's left edge."""
    spare = (width - table.width) / len(table.widths)
    points, winner, _ = (least + spare for least in table.widths)
    return 0.0, points, points + winner


def rows_of(table: Table, at: tuple[float, float], width: float, reached: Band | None) -> Markup:
    """Draw the rows from a corner on, ``width`` wide; the one reached has an outline and stronger letters."""
    x, y = at
    lines = "".join(f"M{number(x)} {number(y + table.row * place)}h{number(width)}" for place in range(1, len(bands())))
    parts = [element("path", class_="gl-trace", d=lines, style="stroke-width:1")]
    for place, band in enumerate(bands()):
        box = Frame(x, y + place * table.row, width, table.row)
        parts.append(_row(band, table, box, lit=band == reached))
    return Markup("".join(parts))


def _row(band: Band, table: Table, box: Frame, *, lit: bool) -> Markup:
    points, winner, steps = table.rows[bands().index(band)]
    starts = columns(table, box.width)
    middle = box.y + box.height / 2
    name = "gl-text gl-strong" if lit else "gl-text"
    shade = "gl-declarers" if band.winner == DECLARER else "gl-defenders"
    left = box.x + starts[1]
    parts = [
        line_of_text(points, box.x + _PAD, middle, size=table.size, name=name),
        element("rect", class_=shade, x=left, y=middle - 6, width=10.0, height=12.0, rx=2),
        line_of_text(winner, left + _SWATCH, middle, size=table.size, name=name),
        line_of_text(steps, box.x + starts[2], middle, size=table.size, name=name),
    ]
    if lit:
        outline = box._replace(y=box.y + 1, height=box.height - 2)
        parts.append(element("rect", class_="gl-goal", **outline._asdict(), rx=5))
    return element("g", *parts, data_row=f"{band.low}-{band.high}", data_lit="true" if lit else None)


def wedge(x: float, middle: float) -> Markup:
    """Draw a small wedge whose tip, on the right, points at something."""
    outline = f"M{number(x)} {number(middle)}l-9 -5.500v11z"
    return element("path", class_="gl-arrow", d=outline)


def _pointer(points: int, place: int, table: Table, language: str | None) -> Markup:
    middle = _EDGE + _HEAD + (place + 0.5) * table.row
    tip = _EDGE + _POINTER - 4
    text = line_of_text(fact(points, language), tip - 13, middle, name="gl-text gl-strong gl-end")
    return element("g", text, wedge(tip, middle), data_points=points)


def _head(at: tuple[float, float], places: Sequence[float], language: str | None) -> Markup:
    x, middle = at
    shifts = (_PAD, 0.0, 0.0)
    return Markup(
        "".join(
            line_of_text(say(title, language), x + place + shift, middle, size=tokens.SMALL, name="gl-muted")
            for title, place, shift in zip(TABLE_TITLES, places, shifts, strict=True)
        )
    )


def _title(points: int | None, language: str | None) -> str:
    if points is None:
        return say(N_("The promotion table"), language)
    return say(Message(N_("The promotion table: {points} points"), {"points": points}), language)


def _description(points: int | None, language: str | None) -> str:
    told = [say(verdict_message(points), language)] if points is not None else []
    for band, (low_to_high, winner, steps) in zip(bands(), table_of(language).rows, strict=True):
        facts = {"points": low_to_high, "winner": winner, "steps": steps}
        sentence = N_("Defenders' points {points}: {winner}, {steps}.")
        if points is not None and band == band_of(points):
            sentence = N_("Defenders' points {points}: {winner}, {steps}. This row is reached.")
        told.append(say(Message(sentence, facts), language))
    return sentences(told, words_of(language))
