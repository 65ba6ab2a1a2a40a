"""Estimates are drawn where they lie, with their intervals, and each is written in numbers."""

from __future__ import annotations

from math import inf
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from gamelib.core import Message
from gamelib.lab import Estimate
from gamelib.lab.findings import Finding, Panel, Row
from gamelib.pictures import estimates, show

SHARES = Panel(
    Message("Shares", {}),
    "%",
    (
        Row(Message("first", {}), Estimate(20.0, 10.0, 35.0, 40)),
        Row(Message("second", {}), Estimate(0.0, 0.0, 9.0, 40)),
        Row(Message("nothing", {}), Estimate(0.0, 0.0, 100.0, 0)),
    ),
)
DIFFERENCES = Panel(
    Message("Differences", {}),
    "points",
    (Row(Message("less", {}), Estimate(-4.0, -9.0, 1.0, 30)), Row(Message("one", {}), Estimate(3.0, -inf, inf, 1))),
    against_zero=True,
)
FOUND = Finding((SHARES, DIFFERENCES), Message("70 hands", {}))


def drawn(**options: Any) -> list[Axes]:
    figure = estimates(FOUND.panels, FOUND.messages(), **options).get_figure(root=True)
    assert isinstance(figure, Figure)
    return figure.axes


def by_name(ax: Axes, name: str) -> Any:
    found = [artist for artist in ax.get_children() if artist.get_gid() == name]
    return found[0] if found else None


def test_each_value_and_interval_is_drawn_where_it_lies() -> None:
    first, second = drawn()
    for number, row in enumerate(SHARES.rows[:2]):
        assert by_name(first, f"value 0 {number}").get_width() == row.estimate.value
        assert list(by_name(first, f"whisker 0 {number}").get_xdata()) == [row.estimate.low, row.estimate.high]
    assert list(by_name(second, "value 1 0").get_xdata()) == [-4]
    assert list(by_name(second, "whisker 1 0").get_xdata()) == [-9, 1]
    assert by_name(second, "zero 1") is not None
    assert by_name(first, "zero 0") is None
    low, high = second.get_xlim()
    assert low < -9 < 3 < high


def test_what_is_not_known_is_not_drawn() -> None:
    first, second = drawn()
    assert by_name(first, "value 0 2") is None
    assert by_name(first, "whisker 0 2") is None
    assert by_name(first, "numbers 0 2").get_text() == "none"
    assert by_name(second, "value 1 1") is not None
    assert by_name(second, "whisker 1 1") is None
    assert by_name(second, "numbers 1 1").get_text() == "3.0"


def test_each_value_is_written_with_its_interval() -> None:
    first, second = drawn()
    assert by_name(first, "numbers 0 0").get_text() == "20.0  (10.0 to 35.0)"
    assert by_name(second, "numbers 1 0").get_text() == "−4.0  (−9.0 to 1.0)"
    assert [label.get_text() for label in first.get_yticklabels()] == ["first", "second", "nothing"]
    assert first.get_title(loc="left") == "Shares"
    assert (first.get_xlabel(), second.get_xlabel()) == ("%", "points")


def test_numbers_are_written_in_one_font() -> None:
    fonts = {by_name(ax, f"numbers {place} 0").get_fontname() for place, ax in enumerate(drawn())}
    assert len(fonts) == 1


def test_it_is_shown_with_its_description() -> None:
    shown = show(estimates, FOUND.panels, [*FOUND.messages()])
    assert "Shares – first: 20.0 % (10.0 to 35.0), second: 0.0 % (0.0 to 9.0) and nothing: none." in shown.description
    assert "less: −4.0 points (−9.0 to 1.0)" in shown.description
    assert "one: 3.0 points (too few for an interval)" in shown.description
