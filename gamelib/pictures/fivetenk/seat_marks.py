"""Marks at the seats: a dot where a learner has chosen one, a tick where that is right, an arrow that points at one."""

from __future__ import annotations

from collections.abc import Collection

from gamelib.core import N_, RuleError, quoted
from gamelib.core.options import several_given
from gamelib.fivetenk import State, View
from gamelib.fivetenk.setting import is_seat
from gamelib.pictures.fivetenk.choice_marks import RADIUS, choice_mark, outline_name
from gamelib.pictures.fivetenk.seats import head_of, panel_of
from gamelib.pictures.svg import Markup, element, number

_ARROW, _HEAD = 30.0, 6.0  # an arrow's length at most, and half the width of its head
_GAP = 5.0  # between a mark and the words before and after it


def draw_marks(
    position: State | View,
    chosen: Collection[int],
    arrows: Collection[int],
    language: str | None = None,
    *,
    right: bool = False,
    near: int | None = None,
) -> str:
    """Draw the marks and the arrows behind the names on the panels, where no words are; a chosen seat has no arrow.

    A chosen seat's mark is a dot, and where it is known to be ``right`` a tick. Raises ``RuleError`` (C1) for what is
    no seat.
    """
    chosen, arrows = several_given("chosen", chosen), several_given("arrows", arrows)
    for seat in (*chosen, *arrows):
        if not is_seat(seat):
            raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=quoted(seat))
    marks = [_mark(position, seat, language, near, right=right) for seat in sorted(chosen)]
    return "".join([*marks, *(_arrow(position, seat, language, near) for seat in sorted(arrows) if seat not in chosen)])


def _mark(position: State | View, seat: int, language: str | None, near: int | None, *, right: bool) -> Markup:
    panel, (_, left, _, y) = panel_of(seat, near), head_of(position, seat, language, near)
    around = element(
        "rect", class_=outline_name(right=right), fill="none", x=panel.x + 1.5, y=panel.y + 1.5,
        width=panel.width - 3, height=panel.height - 3, rx=6,
    )  # fmt: skip
    return element("g", around, choice_mark(left + _GAP + RADIUS, y, right=right), data_chosen=seat)


def _arrow(position: State | View, seat: int, language: str | None, near: int | None) -> Markup:
    """Draw an arrow that points at a seat's name."""
    _, left, right, y = head_of(position, seat, language, near)
    tip = left + _GAP
    foot = min(tip + _ARROW, right - _GAP)
    head = f"M{number(tip)} {number(y)}l{number(1.4 * _HEAD)} {number(-_HEAD)}v{number(2 * _HEAD)}z"
    stem = element("path", class_="gl-beaten", d=f"M{number(foot)} {number(y)}H{number(tip + _HEAD)}")
    return element("g", stem, element("path", class_="gl-arrow", d=head), data_arrow=seat)
