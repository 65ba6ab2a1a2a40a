"""Marks at the seats: a tick where a learner has chosen one, an arrow that points at one."""

from __future__ import annotations

from collections.abc import Collection

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk.setting import is_seat
from gamelib.fivetenk.table import SEATS
from gamelib.pictures.fivetenk.seats import panel_of
from gamelib.pictures.svg import Markup, element, number

_RADIUS = 11.0
_ARROW = 18.0


def draw_marks(chosen: Collection[int], arrows: Collection[int]) -> str:
    """Draw the ticks and the arrows, at the edge of each panel that looks to the middle of the table.

    Raises ``RuleError`` (C1) for what is no seat.
    """
    for seat in (*chosen, *arrows):
        if not is_seat(seat):
            raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=quoted(seat))
    return "".join([*(_tick(seat) for seat in sorted(chosen)), *(_arrow(seat) for seat in sorted(arrows))])


def _edge(seat: int) -> tuple[float, float, float]:
    """Give the ends and the height of the edge of a panel that looks to the middle."""
    x, y, width, height = panel_of(seat)
    return x, x + width, y + height if seat < SEATS // 2 else y


def _tick(seat: int) -> Markup:
    left, right, y = _edge(seat)
    panel = panel_of(seat)
    around = element(
        "rect", class_="gl-panel-lit", fill="none", x=left + 1.5, y=panel.y + 1.5, width=panel.width - 3,
        height=panel.height - 3, rx=6,
    )  # fmt: skip
    x = right - 1.5 * _RADIUS
    spot = element("circle", class_="gl-turn", cx=x, cy=y, r=_RADIUS)
    path = f"M{number(x - 5)} {number(y)}l3.5 4L{number(x + 5.5)} {number(y - 4.5)}"
    return element("g", around, spot, element("path", class_="gl-tick", d=path), data_chosen=seat)


def _arrow(seat: int) -> Markup:
    left, _, y = _edge(seat)
    down = 1 if seat < SEATS // 2 else -1
    x, foot = left + _ARROW, y + down * 1.6 * _ARROW
    half = _ARROW / 2
    head = f"M{number(x)} {number(y + down * 2)}l{number(half)} {number(down * half)}h{number(-_ARROW)}z"
    stem = element("path", class_="gl-goal", d=f"M{number(x)} {number(foot)}V{number(y + down * half)}")
    return element("g", stem, element("path", class_="gl-arrow", d=head), data_arrow=seat)
