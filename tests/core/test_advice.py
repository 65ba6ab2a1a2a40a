"""How much effort a choice may take, and what an advice tells."""

from __future__ import annotations

import pytest

from gamelib.core.advice import Advice, Effort, Option


def test_the_player_s_own_number_of_samples_counts_unless_another_is_given() -> None:
    assert list(Effort().rounds(4)) == [1, 2, 3, 4]
    assert list(Effort(samples=2).rounds(4)) == [1, 2]


@pytest.mark.parametrize("effort", [Effort(samples=0), Effort(seconds=0), Effort(stopped=lambda: True)])
def test_there_is_always_one_round(effort: Effort) -> None:
    assert list(effort.rounds(100)) == [1]


def test_a_stop_is_heeded_after_each_round() -> None:
    asked = iter([False, False, True])
    assert list(Effort(stopped=lambda: next(asked)).rounds(100)) == [1, 2, 3]


def test_time_ends_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr("gamelib.core.advice.perf_counter", lambda: next(ticks) / 10)
    assert list(Effort(seconds=1).rounds(100)) == [*range(1, 11)]


def test_progress_rises_to_the_whole_and_is_told_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr("gamelib.core.advice.perf_counter", lambda: next(ticks) / 100)
    told: list[float] = []
    assert len(list(Effort(samples=100, progress=told.append).rounds(7))) == 100
    assert told == sorted(told)
    assert told[0] == pytest.approx(0.05)
    assert told[-1] == 1
    assert 15 < len(told) < 25


def test_progress_counts_the_time_where_that_ends_first(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr("gamelib.core.advice.perf_counter", lambda: next(ticks) / 10)
    told: list[float] = []
    list(Effort(samples=1000, seconds=0.5, progress=told.append).rounds(7))
    assert told == pytest.approx([0.2, 0.4, 0.6, 0.8, 1.0])


def test_the_first_option_is_the_move_and_each_is_found_by_its_move_or_one_alike() -> None:
    best, other = Option("a", 3.0, alike=("b", "c")), Option("d", 1.0, behind=2.0, margin=2.0)
    advice = Advice((best, other))
    assert advice.move == "a"
    assert [advice.option(move) for move in "abcde"] == [best, best, best, other, None]


def test_a_move_is_clearly_behind_only_beyond_its_margin() -> None:
    assert Option("a", 1.0, behind=2.1, margin=2.0).clearly_behind
    assert not Option("a", 1.0, behind=2.0, margin=2.0).clearly_behind
    assert not Option("a", 1.0).clearly_behind
