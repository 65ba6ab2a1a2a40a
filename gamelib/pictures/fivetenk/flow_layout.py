"""Where everything stands in the picture of a settlement: all lengths are pixels, from the picture's corner."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.fivetenk.bands import Band
from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER, DEFENDERS
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.band_list import BandList, band_list
from gamelib.pictures.fivetenk.flow import Flow, Stream
from gamelib.pictures.fivetenk.ladders import Ladders, ladders_of
from gamelib.pictures.text import text_width
from gamelib.words import say

EDGE = 12.0
THICK = 0.4  # of a stream, for each point
HEAD = 24.0  # a side's name above its streams
STRIPE = 9.0  # a seat's colour before its name
BAR, NODE = 5.0, 9.0  # how wide the bars are that streams begin and end at
LEAD = 40.0  # a stream runs straight for so long, and bears its number there
TOTAL = 18  # size of a side's total
LANE = 46.0  # right of the table and the ladders, for the climb

_SLOT = 17.0  # kept for a stream, however thin
_GAP = 12.0
_CURVE = 36.0  # the least room for a stream's way to the side
_STRONG = 1.1  # how much wider strong letters are
_ARROW = 28.0  # from a side's total to the table


class Way(NamedTuple):
    """A stream's way: the height of its middle where it starts and where it ends, and how thick it is."""

    stream: Stream
    start: float
    end: float
    thick: float


class Group(NamedTuple):
    """One side: the height of its name's top, the ways of its streams, the middle of the bar that they end at."""

    side: str
    top: float
    ways: tuple[Way, ...]
    node: float
    bottom: float


class Places(NamedTuple):
    """Where things begin: from the left streams, sides' bars, totals, table, lane; from the top table and ladders."""

    groups: tuple[Group, ...]
    bar: float
    node: float
    total: float
    table_left: float
    lane: float
    table: BandList
    table_top: float
    ladders: Ladders
    ladders_top: float

    @property
    def right(self) -> float:
        """Where the lane to the ladders ends."""
        return self.lane + LANE

    @property
    def total_end(self) -> float:
        """Where the sides' totals end."""
        return self.table_left - _ARROW

    def row(self, band: Band) -> float:
        """Tell the height of the middle of a row of the table."""
        return self.table_top + self.table.middle(band)


def least_width(flow: Flow, language: str | None) -> float:
    """Tell the least width of a picture in which nothing is crowded."""
    across = _label_width(flow, language) + BAR + LEAD + _CURVE + NODE + _total_width()
    return 2 * EDGE + across + _ARROW + band_list(language).width + LANE


def places(flow: Flow, width: float, language: str | None) -> Places:
    """Share a width out: the streams get what the rest leaves."""
    table = band_list(language)
    groups = _groups(flow)
    bottom = max(groups[-1].bottom, EDGE + table.height)
    lane = width - EDGE - LANE
    table_left = lane - table.width
    total = table_left - _ARROW - _total_width()
    return Places(
        groups,
        bar=EDGE + _label_width(flow, language),
        node=total - NODE,
        total=total,
        table_left=table_left,
        lane=lane,
        table=table,
        table_top=(EDGE + bottom - table.height) / 2,
        ladders=ladders_of(lane - EDGE, None, (), language),
        ladders_top=bottom + _GAP,
    )


def _label_width(flow: Flow, language: str | None) -> float:
    return max(text_width(say(stream.label, language), tokens.SMALL) for stream in flow.streams) + STRIPE + 6


def _total_width() -> float:
    return text_width(str(ALL_POINTS), TOTAL) * _STRONG + 10


def _groups(flow: Flow) -> tuple[Group, ...]:
    """Give each side its room: slots for its streams one below the other, and their places at the side's bar."""
    groups = []
    top = EDGE
    for side in (DEFENDERS, DECLARER):
        streams = flow.of(side)
        slots = [max(_SLOT, stream.points * THICK + 4) for stream in streams]
        slot = top + HEAD
        node = slot + sum(slots) / 2
        end = node - flow.total(side) * THICK / 2
        ways = []
        for stream, high in zip(streams, slots, strict=True):
            thick = stream.points * THICK
            ways.append(Way(stream, slot + high / 2, end + thick / 2, thick))
            slot, end = slot + high, end + thick
        groups.append(Group(side, top, tuple(ways), node, slot))
        top = slot + _GAP / 2
    return tuple(groups)
