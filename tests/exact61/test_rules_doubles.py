"""Every double branches, and how its ports open: D9 to D11."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout

NUMBERS = range(7)
Maker = Callable[[int], Layout]


def tile(a: int, b: int) -> str:
    return f"{min(a, b)}|{max(a, b)}"


def others(number: int) -> list[int]:
    return [other for other in NUMBERS if other != number]


def ports_of(layout: Layout, of: str) -> list[str]:
    return [place.port for place in layout.open_ports if place.tile == of]


def first_double(number: int) -> Layout:
    return Layout().place(tile(number, number))


def double_on_a_line(number: int) -> Layout:
    plain = tile(number, others(number)[0])
    at = "low" if others(number)[0] > number else "high"
    return Layout().place(plain).place(tile(number, number), at=(plain, at))


def double_on_a_side_branch(number: int) -> Layout:
    other, *more = others(number)
    spinner = tile(other, other)
    layout = first_double(other)
    for port, pips in (("inline A", more[0]), ("inline B", more[1]), ("side A", number)):
        layout = layout.place(tile(other, pips), at=(spinner, port))
    arm = tile(other, number)
    return layout.place(tile(number, number), at=(arm, "low" if number < other else "high"))


MAKERS: list[Maker] = [first_double, double_on_a_line, double_on_a_side_branch]


def fill(layout: Layout, double: str) -> Layout:
    """Join tiles at the inline ports of a double that are still free."""
    number = int(double[0])
    for port in ports_of(layout, double):
        free = next(tile(number, other) for other in reversed(others(number)) if tile(number, other) not in layout)
        layout = layout.place(free, at=(double, port))
    return layout


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("make", MAKERS)
def test_d9_every_double_is_a_spinner_first_or_on_any_branch(make: Maker, number: int) -> None:
    double = tile(number, number)
    layout = make(number)
    assert double in layout.spinners
    layout = fill(layout, double)
    assert ports_of(layout, double) == ["side A", "side B"]
    for port in ("side A", "side B"):
        free = next(tile(number, other) for other in others(number) if tile(number, other) not in layout)
        layout = layout.place(free, at=(double, port))
    assert sum(double in (join.lying.tile, join.coming.tile) for join in layout.joins) == 4


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("make", MAKERS)
def test_d10_both_inline_ports_are_joined_before_a_side_opens(make: Maker, number: int) -> None:
    double = tile(number, number)
    layout = make(number)
    while inline := ports_of(layout, double):
        if inline[0].startswith("side"):
            break
        assert all(port.startswith("inline") for port in inline)
        free = next(tile(number, other) for other in reversed(others(number)) if tile(number, other) not in layout)
        for side in ("side A", "side B"):
            problem = layout.why_not(free, (double, side))
            assert problem is not None
            assert problem.rule == "D10"
            with pytest.raises(RuleError):
                layout.place(free, at=(double, side))
        layout = layout.place(free, at=(double, inline[0]))
    assert inline == ["side A", "side B"]


@pytest.mark.parametrize("make", MAKERS[1:])
@pytest.mark.parametrize("number", NUMBERS)
def test_d10_a_double_joins_by_inline_a_and_inline_b_points_on(make: Maker, number: int) -> None:
    double = tile(number, number)
    layout = make(number)
    assert layout.joins[-1].coming == (double, "inline A")
    assert ports_of(layout, double) == ["inline B"]


def test_d10_a_port_of_a_double_takes_one_tile() -> None:
    layout = Layout.from_text("2|2; 2|6 at 2|2 inline A; 2|5 at 2|2 inline B; 2|4 at 2|2 side A")
    for port in ("inline A", "inline B", "side A"):
        problem = layout.why_not("2|3", ("2|2", port))
        assert problem is not None
        assert problem.rule == "D10"
    assert layout.why_not("2|3", ("2|2", "side B")) is None


SIDE = "2|2; 2|6 at 2|2 inline A; 2|5 at 2|2 inline B"
SIDE_ENDS = [
    # what is placed in order, the ports open on [2|2], the ends
    ("", ["side A", "side B"], [("2|5", 5), ("2|6", 6)]),
    ("; 2|4 at 2|2 side A", ["side B"], [("2|4", 4), ("2|5", 5), ("2|6", 6)]),
    ("; 2|4 at 2|2 side B", ["side A"], [("2|4", 4), ("2|5", 5), ("2|6", 6)]),
    ("; 2|4 at 2|2 side A; 4|4 at 2|4 high", ["side B"], [("2|5", 5), ("2|6", 6), ("4|4", 8)]),
    ("; 2|4 at 2|2 side A; 0|4 at 2|4 high", ["side B"], [("0|4", 0), ("2|5", 5), ("2|6", 6)]),
    ("; 2|4 at 2|2 side A; 1|2 at 2|2 side B", [], [("1|2", 1), ("2|4", 4), ("2|5", 5), ("2|6", 6)]),
]


@pytest.mark.parametrize(("more", "open_ports", "ends"), SIDE_ENDS)
def test_d11_a_side_port_is_open_but_counts_nothing_until_a_tile_is_joined_there(
    more: str, open_ports: list[str], ends: list[tuple[str, int]]
) -> None:
    layout = Layout.from_text(SIDE + more)
    assert ports_of(layout, "2|2") == open_ports
    assert list(layout.scoring_ends) == ends
    assert layout.total == sum(contribution for _, contribution in ends)
