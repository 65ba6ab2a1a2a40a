"""Intervals hold the true value as often as they say."""

from __future__ import annotations

from math import inf, isclose
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gamelib.core import RuleError
from gamelib.lab import Estimate, difference, mean, share, slope
from gamelib.lab.estimates import student

# Of 1,000 intervals 950 should hold the true value; so few or so many are hardly ever chance.
FEWEST, MOST = 920, 980


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (15, 50, 0.1910, 0.4375)],
)
def test_a_share_has_wilsons_interval(hits: int, count: int, low: float, high: float) -> None:
    found = share(hits, count)
    assert found.value == hits / count
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)


@given(some.integers(0, 500).flatmap(lambda count: some.tuples(some.integers(0, count), some.just(count))))
def test_a_share_stays_between_never_and_always(given: tuple[int, int]) -> None:
    found = share(*given)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.items == given[1]


def test_what_is_no_share_is_refused() -> None:
    with pytest.raises(RuleError, match="5 of 3 is no share"):
        share(5, 3)


@pytest.mark.parametrize(
    ("freedom", "wanted"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (8, 2.306), (29, 2.045), (1000, 1.962)]
)
def test_students_factor(freedom: int, wanted: float) -> None:
    assert student(freedom) == pytest.approx(wanted, rel=2e-3)


def test_the_interval_of_a_mean_holds_the_true_one() -> None:
    stream = Random(7)
    for size in (3, 8, 40):
        held = sum(found.low <= 10 <= found.high for found in samples_of(stream, size))
        assert FEWEST <= held <= MOST


def samples_of(stream: Random, size: int) -> list[Estimate]:
    return [mean(stream.gauss(10, 3) for _ in range(size)) for _ in range(1000)]


def test_the_interval_of_a_share_holds_the_true_one() -> None:
    stream = Random(7)
    for chance, size in ((0.5, 30), (0.05, 60), (0.9, 200)):
        found = [share(sum(stream.random() < chance for _ in range(size)), size) for _ in range(1000)]
        assert FEWEST <= sum(one.low <= chance <= one.high for one in found) <= 990


def test_too_few_values_tell_nothing() -> None:
    assert mean([]) == Estimate(0.0, -inf, inf, 0)
    assert mean([4]) == Estimate(4, -inf, inf, 1)
    assert mean([3, 3, 3]) == Estimate(3, -inf, inf, 3), "few that are alike"
    assert mean([3] * 50).margin == 0
    assert share(0, 0) == Estimate(0.0, 0.0, 1.0, 0)
    assert slope([[(1, 2), (2, 4)]]).high == inf
    assert slope([]).items == 0


def test_no_interval_goes_below_what_can_be() -> None:
    assert mean([0, 0, 10]).low < 0
    assert mean([0, 0, 10], least=0).low == 0


def test_a_difference_goes_item_by_item() -> None:
    ones, others = [10, 20, 31], [9, 19, 29]
    found = difference(ones, others)
    assert isclose(found.value, 4 / 3)
    assert found.margin < 2, "though the values themselves are far apart"
    with pytest.raises(RuleError, match="here are 3 values, and there 2"):
        difference(ones, others[:2])


def test_a_slope_is_found_within_groups() -> None:
    groups = [[(x, 3 * x + level) for x in (0, 1, 2)] for level in (0, 100, -50)]
    assert slope(groups).value == pytest.approx(3)
    assert slope(groups).margin == pytest.approx(0, abs=1e-9)
    assert slope([*groups, [(5, 1)], []]).value == pytest.approx(3), "what is alone in its group tells nothing"


def test_the_interval_of_a_slope_holds_the_true_one_where_a_group_shares_its_points() -> None:
    stream = Random(7)
    held = 0
    for _ in range(1000):
        groups = []
        for _ in range(40):
            xs = [int(stream.random() * 4) for _ in range(6)]
            noise = [stream.gauss(0, 10) * (1 + x) for x in xs]
            middle = sum(noise) / 6
            groups.append([(x, 5 * x + one - middle) for x, one in zip(xs, noise, strict=True)])
        found = slope(groups)
        held += found.low <= 5 <= found.high
    assert FEWEST <= held <= MOST


def test_an_estimate_in_other_units_and_in_short() -> None:
    assert share(1, 4).times(100).value == 25
    assert str(Estimate(5.84, 5.14, 6.54, 100)) == "5.84 (5.14 to 6.54)"
    shown: list[str] = []
    Estimate(5.84, 5.14, 6.54, 100)._repr_pretty_(SimpleNamespace(text=shown.append), cycle=False)
    assert shown == ["5.84 (5.14 to 6.54)"], "as a notebook shows it"
