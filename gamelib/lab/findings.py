"""What an experiment found: values with their intervals, to be drawn and to be said, from the same data."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.lab.estimates import Estimate
from gamelib.words import say
from gamelib.words.saying import write_decimal

PER_CENT = "%"


class Row(NamedTuple):
    """One value, and of what it is."""

    label: Message
    estimate: Estimate


class Panel(NamedTuple):
    """Values of one unit, to be compared with one another; ``against_zero`` where each is a difference.

    They are written with so many ``decimals``.
    """

    title: Message
    unit: str
    rows: tuple[Row, ...]
    against_zero: bool = False
    decimals: int = 1


class Finding(NamedTuple):
    """What was found: ``panels`` of values, from so many ``items`` of a kind, and ``remarks`` on them."""

    panels: tuple[Panel, ...]
    items: Message
    remarks: tuple[Message, ...] = ()

    def messages(self, language: str | None = None) -> Iterator[Message]:
        """Say everything that a chart of it shows, panel by panel."""
        for panel in self.panels:
            told = tuple(row_message(row, panel, language) for row in panel.rows)
            yield Message(N_("{title} – {rows}."), {"title": panel.title, "rows": told})


def row_message(row: Row, panel: Panel, language: str | None = None) -> Message:
    """Say one value of a panel with its interval."""
    value, low, high, items = row.estimate
    decimals = panel.decimals
    facts: dict[str, object] = {"label": row.label, "unit": say(panel.unit, language)}
    facts["value"] = write_decimal(value, decimals)
    if not items:
        return Message(N_("{label}: none"), facts)
    if not isfinite(low):
        return Message(N_("{label}: {value} {unit} (too few for an interval)"), facts)
    facts |= {"low": write_decimal(low, decimals), "high": write_decimal(high, decimals)}
    return Message(N_("{label}: {value} {unit} ({low} to {high})"), facts)


INTERVALS = N_(
    "In brackets, and as a whisker in the chart, stands what chance leaves open: in 95 of 100 such samples it holds "
    "the true value. Four times as many would make it half as wide."
)
"""What an interval means."""

OVER_ZERO = N_("Where a whisker reaches across 0, chance alone may have made the difference.")


def per_cent(estimate: Estimate) -> Estimate:
    """Give a share as per cent."""
    return estimate.times(100)


def players_label(players: int) -> Message:
    """Name a number of players."""
    return Message(NN_("{players} player", "{players} players", "players"), {"players": players})
