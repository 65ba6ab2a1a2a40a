"""What would score, as a table: every tile at every port with its sum and its points, to be sorted and laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import TARGET
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.pictures.svg import Markup, element
from gamelib.sandbox.exact61 import Placing
from gamelib.widgets.board import Board
from gamelib.words import fact, say

ROW, LAY = "data-row", "data-lay"


class Column(NamedTuple):
    """A column: its heading, what it sorts by, and which way first."""

    heading: str
    sorts_by: Callable[[Placing], object]
    falls: bool = False


def _port(placing: Placing) -> str:
    return str(placing.place.at or "")


COLUMNS = {
    "tile": Column(N_("Tile"), lambda placing: placing.place.tile.number),
    "at": Column(N_("At"), _port),
    "seat": Column(N_("Seat"), lambda placing: -1 if placing.holder is None else placing.holder),
    "sum": Column(N_("Sum"), lambda placing: placing.total, falls=True),
    "raw": Column(N_("Raw"), lambda placing: placing.raw, falls=True),
    "score": Column(N_("Score"), lambda placing: (placing.accepted is not False, placing.raw), falls=True),
}


class ScoreTable(Board):
    """A table of placements. A press tells of ``row`` (look at it), ``lay`` (lay it), or ``sort`` (a column).

    ``sorted_by`` and ``falling`` say how it is sorted; ``rows`` are the placements in the order shown.
    """

    def __init__(self, language: str | None = None) -> None:
        """Begin with no rows, the best to come first."""
        super().__init__(name=say(N_("What would score. Enter on a tile shows its place, on Lay lays it."), language))
        self._language = language
        self.sorted_by, self.falling = "raw", True
        self.rows: tuple[Placing, ...] = ()
        self._given: tuple[Placing, ...] = ()
        self._pointed = ""
        self.add_class("gl-score-table")

    def show_rows(self, placings: Sequence[Placing], pointed: str = "") -> None:
        """List placements, one of them pointed at."""
        self._given, self._pointed = tuple(placings), pointed
        self._draw()

    def sort(self, column: str) -> None:
        """Sort by a column; by the same one again, the other way round."""
        if column in COLUMNS:
            self.falling = not self.falling if column == self.sorted_by else COLUMNS[column].falls
            self.sorted_by = column
            self._draw()

    def _draw(self) -> None:
        key = COLUMNS[self.sorted_by].sorts_by
        # Sorting keeps the order of equal rows, whichever way: by tile and then by port.
        self.rows = tuple(sorted(self._given, key=key, reverse=self.falling))  # type: ignore[arg-type]
        if not self.rows:
            self.show(element("p", say(N_("No placement would be possible."), self._language)))
            return
        several = len({row.holder for row in self.rows}) > 1
        shown = [name for name in COLUMNS if name != "seat" or several]
        head = element("tr", *map(self._heading, shown), element("td", ""))
        body = [self._row(row, shown) for row in self.rows]
        caption = NN_("{count} placement would be possible.", "{count} placements would be possible.")
        said = say(Message(caption, {"count": len(self.rows)}), self._language)
        table = element("table", element("caption", said), element("thead", head), element("tbody", *body))
        names = {row.key: self._named(row) for row in self.rows}
        lay = {row.key: say(Message(N_("Lay {place}"), {"place": row.place}), self._language) for row in self._legal}
        self.show(table, {ROW: names, LAY: lay}, held={ROW: [self._pointed]})

    @property
    def _legal(self) -> list[Placing]:
        return [row for row in self.rows if row.legal]

    def _heading(self, name: str) -> Markup:
        way = "none"
        if name == self.sorted_by:
            way = "descending" if self.falling else "ascending"
        sign = {"descending": " ▾", "ascending": " ▴"}.get(way, "")
        text = say(COLUMNS[name].heading, self._language)
        button = element("button", text, element("span", sign, aria_hidden="true"), type="button", data_sort=name)
        return element("th", button, scope="col", aria_sort=way)

    def _row(self, row: Placing, shown: Sequence[str]) -> Markup:
        pointed = row.key == self._pointed
        tile = element("th", element("span", f"[{row.place.tile}]", data_row=row.key), scope="row")
        cells = [element("td", self._cell(row, name), class_=f"gl-{name}-cell") for name in shown[1:]]
        lay = element(
            "td", element("span", say(N_("Lay"), self._language), data_lay=row.key) if row.legal else Markup("")
        )
        kind = "gl-row-rejected" if row.accepted is False else "gl-row-scores" if row.raw else None
        return element(
            "tr",
            tile,
            *cells,
            lay,
            class_=" ".join(filter(None, (kind, "gl-row-pointed" if pointed else None))) or None,
            data_in_view="" if pointed else None,
        )

    def _cell(self, row: Placing, name: str) -> str:
        if name == "at":
            return fact(row.place.at, self._language) if row.place.at else say(N_("first"), self._language)
        if name == "seat":
            return "–" if row.holder is None else str(row.holder)
        if name == "sum":
            return str(row.total)
        if name == "raw":
            return str(row.raw) if row.raw else "–"
        return say(outcome_of(row), self._language) if row.raw else "–"

    def _named(self, row: Placing) -> str:
        facts = {"place": row.place, "total": row.total, "raw": row.raw, "outcome": outcome_of(row)}
        sentence = (
            N_("{place}: sum {total}, {raw} raw points, {outcome}") if row.raw else N_("{place}: sum {total}, nothing")
        )
        return say(Message(sentence, facts), self._language)

    def __repr__(self) -> str:
        """Say in short what it lists."""
        return f"<ScoreTable: {len(self.rows)} placements>"


def outcome_of(row: Placing) -> Message:
    """Say in a word or two what becomes of a placement's points."""
    if row.accepted is None:
        return Message(N_("with the hands"), {})
    if not row.accepted:
        return Message(N_("rejected"), {})
    if row.after == TARGET:
        return Message(N_("61: wins"), {})
    return Message(N_("to {score}"), {"score": row.after // RAW_PER_POINT})
