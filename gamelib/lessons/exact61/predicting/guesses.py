"""What a learner says about a layout: the ends that count, their sum, the points; clicked or typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import Tile
from gamelib.exact61.layout import read_port
from gamelib.exact61.ports import DOUBLE_PORTS, PLAIN_PORTS
from gamelib.lessons.typed import plain_text

ITSELF = "itself"
"""Stands for a port where a double itself was clicked, and none of its sides."""


class Counted(NamedTuple):
    """One end as a learner counts it: its number, and the tile and port where they are named.

    ``port`` may be ``ITSELF``; it is empty where a tile was typed without one, and it is open what was meant.
    """

    number: int
    tile: Tile | None = None
    port: str = ""

    def __str__(self) -> str:
        """Write it as it is typed: ``1|4 high: 4``, or the number alone."""
        if self.tile is None:
            return str(self.number)
        if self.port in ("", ITSELF):
            return f"{self.tile}: {self.number}"
        return f"{self.tile} {self.port}: {self.number}"


@dataclass(frozen=True)
class Guess:
    """A learner's answer; ``None`` for what was not answered.

    ``counted`` are the ends with their numbers in pips, ``total`` their sum, ``points`` what it scores, in the unit
    that the question asks for.
    """

    counted: tuple[Counted, ...] | None = None
    total: int | None = None
    points: int | None = None


_NAMES = {port.lower(): port for port in (*PLAIN_PORTS, *DOUBLE_PORTS)}
_PORTS = "|".join(_NAMES)
_NUMBER = r"(\d{1,3})(?!\d)"
_ITEM = re.compile(rf"\[?\s*(\d)\s*\|\s*(\d)\s*\]?\s*({_PORTS})?\s*[:=]\s*{_NUMBER}|{_NUMBER}(?!\s*\|)", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;+&、､]*")


def read_counted(text: str) -> tuple[Counted, ...] | None:
    """Read typed ends: numbers alone, ``"2 5 3"``, or with their tiles, ``"1|2: 2, 1|5: 5"``; ``None`` for no text.

    A port may be named too: ``"1|2 high: 2"``. Raises ``RuleError`` ("format") for what cannot be read.

    >>> [str(counted) for counted in read_counted("1|2: 2 + [1|5] = 5, 3")]
    ['1|2: 2', '1|5: 5', '3']
    """
    text = plain_text(text)
    found: list[Counted] = []
    at = 0
    while at < len(text):
        item = _ITEM.match(text, at)
        if item is None:
            raise RuleError(
                "format",
                N_("{text} cannot be read: type the numbers, as 2 5 3, or each tile with its number, as 1|2: 2."),
                text=quoted(text[at:]),
            )
        low, high, port, number, alone = item.groups()
        if alone:
            found.append(Counted(int(alone)))
        else:
            found.append(_counted(Tile(f"{low}|{high}"), port, int(number)))
        between = _BETWEEN.match(text, item.end())
        at = between.end() if between else item.end()
    return tuple(found) or None


def _counted(tile: Tile, port: str | None, number: int) -> Counted:
    if port is None:
        return Counted(number, tile)
    named = read_port((tile, _NAMES[port.lower()]))
    return Counted(number, tile, named.port if named else "")


def write_counted(counted: Iterable[Counted]) -> str:
    """Write ends as they are typed.

    >>> write_counted([Counted(2, Tile("1|2"), "high"), Counted(8, Tile("4|4"))])
    '1|2 high: 2, 4|4: 8'
    """
    return ", ".join(map(str, counted))
