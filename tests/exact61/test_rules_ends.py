"""Which ends count, and what a sum scores: D12 to D15."""

from __future__ import annotations

import pytest

from gamelib.exact61 import Layout
from tests.exact61.positions import LONG, SCORES_0, SCORES_30, facts, kinds, position

FREE_HALVES = [
    ("1|4", [("1|4", 4), ("1|4", 1)], 5),
    ("0|5", [("0|5", 5), ("0|5", 0)], 5),
    ("1|4; 1|6 at 1|4 low", [("1|4", 4), ("1|6", 6)], 10),
    ("1|4; 0|1 at 1|4 low", [("0|1", 0), ("1|4", 4)], 4),
    ("1|4; 0|1 at 1|4 low; 0|4 at 1|4 high", [("0|1", 0), ("0|4", 0)], 0),
    ("1|4; 1|6 at 1|4 low; 4|5 at 1|4 high", [("1|6", 6), ("4|5", 5)], 11),
]


@pytest.mark.parametrize(("layout", "ends", "total"), FREE_HALVES)
def test_d12_a_free_half_of_a_plain_tile_counts_its_pips_and_0_counts_as_0(
    layout: str, ends: list[tuple[str, int]], total: int
) -> None:
    assert list(Layout.from_text(layout).scoring_ends) == ends
    assert Layout.from_text(layout).total == total


@pytest.mark.parametrize("number", range(7))
def test_d13_a_double_with_at_most_one_joined_port_counts_both_halves_once(number: int) -> None:
    double, other = f"{number}|{number}", (number + 1) % 7
    plain = f"{min(number, other)}|{max(number, other)}"
    lone = Layout().place(double)
    assert list(lone.scoring_ends) == [(double, 2 * number)]
    assert lone.total == 2 * number
    for layout in (
        lone.place(plain, at=(double, "inline A")),
        lone.place(plain, at=(double, "inline B")),
        Layout().place(plain).place(double, at=(plain, "low" if number < other else "high")),
    ):
        assert sorted(layout.scoring_ends) == sorted([(double, 2 * number), (plain, other)])
        assert layout.total == 2 * number + other


@pytest.mark.parametrize(("layout", "end"), [("2|2", ("2|2", 4)), ("3|6; 6|6 at 3|6 high", ("6|6", 12))])
def test_d13_the_rulebook_s_own_doubles(layout: str, end: tuple[str, int]) -> None:
    assert end in Layout.from_text(layout).scoring_ends


INSIDE = [
    ("6|6; 3|6 at 6|6 inline A; 2|6 at 6|6 inline B", [("2|6", 2), ("3|6", 3)]),
    ("3|6; 6|6 at 3|6 high; 2|6 at 6|6 inline B", [("2|6", 2), ("3|6", 3)]),
    ("6|6; 3|6 at 6|6 inline A; 2|6 at 6|6 inline B; 5|6 at 6|6 side A", [("2|6", 2), ("3|6", 3), ("5|6", 5)]),
    (
        "6|6; 3|6 at 6|6 inline A; 2|6 at 6|6 inline B; 5|6 at 6|6 side A; 0|6 at 6|6 side B",
        [("0|6", 0), ("2|6", 2), ("3|6", 3), ("5|6", 5)],
    ),
    ("6|6; 3|6 at 6|6 inline A; 2|6 at 6|6 inline B; 3|3 at 3|6 low", [("2|6", 2), ("3|3", 6)]),
]


@pytest.mark.parametrize(("layout", "ends"), INSIDE)
def test_d14_a_double_joined_at_both_inline_ports_counts_0(layout: str, ends: list[tuple[str, int]]) -> None:
    assert list(Layout.from_text(layout).scoring_ends) == ends
    assert Layout.from_text(layout).total == sum(contribution for _, contribution in ends)


SUMS = [
    # layout, sum, raw, displayed
    ("0|0", 0, 0, 0),
    ("0|1", 1, 0, 0),
    ("1|4", 5, 5, 1),
    ("5|5", 10, 10, 2),
    ("5|6", 11, 0, 0),
    ("6|6; 3|6 at 6|6 inline A", 15, 15, 3),
    ("5|5; 4|5 at 5|5 inline A; 4|4 at 4|5 low", 18, 0, 0),
    ("5|5; 5|6 at 5|5 inline A; 1|6 at 5|6 high", 11, 0, 0),
    ("6|6; 5|6 at 6|6 inline A", 17, 0, 0),
    ("5|5; 5|6 at 5|5 inline A; 4|6 at 5|6 high", 14, 0, 0),
    ("5|6; 5|5 at 5|6 low; 4|6 at 5|6 high; 4|4 at 4|6 low", 18, 0, 0),
    ("4|6; 6|6 at 4|6 high; 4|4 at 4|6 low", 20, 20, 4),
    ("0|1; 0|0 at 0|1 low; 1|6 at 0|1 high; 0|6 at 1|6 high", 0, 0, 0),
    ("1|4; 0|1 at 1|4 low; 0|4 at 1|4 high", 0, 0, 0),
]


@pytest.mark.parametrize(("layout", "total", "raw", "displayed"), SUMS)
def test_d15_a_positive_multiple_of_5_scores_itself_and_every_other_sum_nothing(
    layout: str, total: int, raw: int, displayed: int
) -> None:
    made = Layout.from_text(layout)
    assert (made.total, made.raw_points, made.displayed_points) == (total, raw, displayed)


def test_d15_the_first_placement_is_counted() -> None:
    state = position("[1|4 *][0|0 1|1]").play("1|4")
    assert facts(state, "placement", "total", "raw", "accepted", "before", "after") == [(5, 5, True, 0, 5)]
    assert state.scores == (5, 0)


@pytest.mark.parametrize(("move", "total", "raw"), [(SCORES_30, 30, 30), (SCORES_0, 34, 0)])
def test_d15_the_last_placement_is_counted(move: str, total: int, raw: int) -> None:
    state = position("[0|2][0|0 *]", LONG).play(move)
    assert facts(state, "placement", "total", "raw") == [(total, raw)]
    assert facts(state, "going_out", "placement") == [(raw,)]


def test_d15_every_placement_between_is_counted() -> None:
    state = position("[1|4 3|4 3|3 *][1|1 0|1 0|0 4|4]")
    score = [0, 0]
    for move, total in [
        ("1|4", 5),
        ("1|1 at 1|4 low", 6),
        ("3|4 at 1|4 high", 5),
        ("0|1 at 1|1 inline B", 3),
        ("3|3 at 3|4 low", 6),
        ("0|0 at 0|1 low", 6),
    ]:
        seat = state.turn or 0
        state = state.play(move)
        score[seat] += total if total % 5 == 0 else 0
        assert kinds(state) == ["placement"]
        assert facts(state, "placement", "total") == [(total,)]
        assert list(state.scores) == score
