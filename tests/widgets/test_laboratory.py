"""The laboratory plays what its fields say, can be stopped, and gives its table away."""

from __future__ import annotations

import csv
from io import StringIO
from threading import Thread
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.lab import cores
from gamelib.lab.experiments_exact61 import EXACT61
from gamelib.lab.experiments_fivetenk import FIVETENK
from gamelib.widgets import Laboratory
from gamelib.words import say
from tests.widgets.answers import text_of


@pytest.mark.parametrize("name", [*EXACT61, *FIVETENK])
def test_every_experiment_is_shown_at_once(name: str) -> None:
    lab = Laboratory(name, n=4, players="random")
    assert lab.finding is not None
    assert lab.chart.value.count("<img") == 2, "for both themes"
    told = text_of(lab.told.value)
    for message in lab.finding.messages():
        assert say(message) in told
    assert f"{sum(map(len, lab.results)) // (5 if name == 'first tile' else 1)} " in told
    assert not lab.run.disabled
    assert lab.stop.disabled


def test_run_plays_what_the_fields_say() -> None:
    lab = Laboratory("last points", n=4)
    lab.n.value, lab.seed.value, lab.strength.value, lab.seats.value = 7, 11, "random", 3
    lab.run.click()
    lab.wait(30)
    (results,) = lab.results
    assert len(results) == 7
    assert results.job.seed == 11
    assert results.job.names == ("random",) * 3
    assert "7 matches played." in text_of(lab.told.value)


def test_the_level_can_be_chosen() -> None:
    lab = Laboratory("length of a match", n=2, players="random", level="A")
    lab.level.value = "K"
    lab.run.click()
    lab.wait(30)
    assert lab.results[0].job.levels == ("K",) * 6


def test_stop_keeps_what_was_played() -> None:
    lab = Laboratory("blocked hands", n=4)
    lab.n.value = 1_000_000
    lab.run.click()
    assert lab.run.disabled
    thread = lab._thread
    lab.run.click()
    assert lab._thread is thread, "a second press begins nothing"
    lab.stop.click()
    lab.wait(30)
    assert sum(map(len, lab.results)) < 1_000_000
    assert "Stopped:" in text_of(lab.told.value)
    assert "are kept" in text_of(lab.told.value)
    assert not lab.run.disabled


def test_an_executor_plays_for_it() -> None:
    here = Laboratory("first tile", n=5, seed=31)
    with cores(2) as executor:
        there = Laboratory("first tile", n=4, seed=31, executor=executor)
        there.n.value = 6
        there.run.click()
        there.wait(60)
    assert [len(some) for some in there.results] == [6] * 5
    assert [some[:5] for some in there.results] == [some[:5] for some in here.results]


def test_where_there_are_no_threads_it_plays_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    lab = Laboratory("last points", n=4)
    monkeypatch.setattr(Thread, "start", none)
    lab.n.value = 5
    lab.run.click()
    assert len(lab.results[0]) == 5
    assert not lab.run.disabled


def test_progress_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelib.widgets.laboratory.TELLS", 0)
    lab = Laboratory("last points", n=4)
    told: list[str] = []
    lab.going.observe(lambda change: told.append(text_of(change["new"])), "value")
    lab.seed.value = 12
    lab.run.click()
    lab.wait(30)
    assert "3 of 4 played" in " ".join(told)
    assert lab.going.value == ""


def test_the_table_is_downloaded() -> None:
    lab = Laboratory("last points", n=4)
    sent: list[Any] = []
    lab.download.send = sent.append
    lab.download.press()
    (file,) = sent
    assert file["name"] == "exact61-last-points.csv"
    assert len([*csv.DictReader(StringIO(file["text"]))]) == 4


def test_the_laboratory_speaks_every_language() -> None:
    assert Laboratory("first tile", n=3, language="ja").chart.value


def test_no_other_question_is_asked() -> None:
    with pytest.raises(RuleError, match="'magic' is no experiment"):
        Laboratory("magic")


def test_it_says_in_short_what_it_is() -> None:
    assert repr(Laboratory("last points", n=4)) == "<Laboratory: last points, 4 played>"
