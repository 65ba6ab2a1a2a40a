"""What is kept of a table to play at, what goes wrong there, and what is going on when it does."""

from __future__ import annotations

import gc
import json
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.practice import Waits
from gamelib.sandbox import keeping
from gamelib.sandbox.keeping import SWITCH
from gamelib.widgets import PracticeTable
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.panels import SUGGESTED
from tests.widgets.practice.pressing import (
    NEAR,
    cards,
    dominoes,
    follow,
    make,
    match_of,
    refused,
    said,
    shown,
    suggested,
    words_in,
)


def test_a_kernel_that_is_started_again_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SWITCH, str(tmp_path))
    table = dominoes(fresh=False, name="kept")
    follow(table, suggest=False, stream=Random(3), most=5)
    steps = match_of(table).steps
    del table
    gc.collect()
    again = PracticeTable("exact61", name="kept")
    again.thinking.wait()
    assert match_of(again).steps == steps
    assert not shown(again.set_up)
    kept = next(tmp_path.glob("*.json"))
    kept.write_text(kept.read_text()[:-30])
    damaged = PracticeTable("exact61", name="kept")
    assert shown(damaged.set_up)
    assert "cannot be read" in words_in(damaged.notice.value)
    assert shown(damaged.above)
    assert [*tmp_path.glob("*.damaged")]


def test_a_match_that_has_grown_too_large_to_be_kept_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SWITCH, str(tmp_path))
    monkeypatch.setattr(keeping, "MOST_BYTES", 10)
    table = dominoes(fresh=False, name="large")
    assert "too large to be kept" in words_in(table.notice.value)
    assert table.files.unsaved


def test_an_error_in_a_player_loses_nothing_and_a_simpler_one_moves_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dominoes(seats=("person", "simple"))
    from gamelib.exact61.players.simple import SimplePlayer  # noqa: PLC0415 - only to break it.

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SimplePlayer, "choose", fails)
    while "could not move" not in said(table):
        follow(table, suggest=False, stream=Random(1), most=1)
        if match_of(table).waits is Waits.NOTHING:
            pytest.fail("the computer was never asked")
        if shown(table.controls.step):
            break
    steps = match_of(table).steps
    assert "nothing is lost" in words_in(table.guard.message.value)
    assert "ZeroDivisionError" in words_in(table.guard.message.value)
    assert shown(table.controls.step)
    table.controls.step.click()
    table.thinking.wait()
    assert len(match_of(table).steps) > len(steps)
    assert match_of(table).steps[: len(steps)] == steps


def test_a_player_that_would_break_a_rule_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from gamelib.exact61.players.simple import SimplePlayer  # noqa: PLC0415 - only to break it.

    monkeypatch.setattr(SimplePlayer, "choose", lambda *_: "6|6 at 0|0 low")
    table = dominoes(seats=("person", "simple"), seed=6)
    for _ in range(12):
        if shown(table.controls.step):
            break
        follow(table, suggest=False, stream=Random(1), most=1)
    assert shown(table.controls.step)


def test_thinking_can_be_stopped_and_what_was_found_counts() -> None:
    table = dominoes(samples=None, seconds=60.0, adviser="strong")
    follow(table, suggest=False, stream=Random(1), most=1)
    table.controls.suggest.click()
    assert table.thinking.busy
    assert shown(table.thinking)
    table.thinking.stop.click()
    table.thinking.wait(10)
    assert table.panels.suggesting.advice is not None
    assert table.panels.suggesting.advice.samples < 1500 or table.panels.suggesting.advice.exact


def test_a_move_made_while_a_suggestion_is_worked_out_wins() -> None:
    table = dominoes(samples=None, seconds=30.0)
    follow(table, suggest=False, stream=Random(1), most=1)
    table.controls.suggest.click()
    moves = match_of(table).position.legal_moves()
    make(table, moves[0])
    table.thinking.wait(10)
    assert table.panels.suggesting.advice is None


def test_a_file_is_opened_and_what_is_none_changes_nothing() -> None:
    table, other = dominoes(), dominoes(seed=5)
    follow(other, suggest=False, stream=Random(1), most=4)
    text = str(other.files.file["text"])
    mine = match_of(table).to_text()
    table.files.take("file", {"text": text})
    assert shown(table.opening)
    assert "download it first" in words_in(table.opening.words.value)
    table.opening.no.click()
    assert not shown(table.opening)
    assert match_of(table).to_text() == mine
    table.files.take("file", {"text": text})
    table.opening.yes.click()
    table.thinking.wait()
    assert match_of(table).steps == match_of(other).steps
    assert not table.unsaved
    table.files.take("file", {"text": text})
    assert not shown(table.opening), "nothing would be lost"
    before = match_of(table).to_text()
    assert "seems to be cut off" in refused(table, lambda: table.files.take("file", {"text": text[:-20]}))
    assert match_of(table).to_text() == before


def test_a_match_that_cannot_be_begun_or_opened_takes_no_suggestion_away() -> None:
    table = dominoes(seats=("person", "simple", "simple"))
    follow(table, suggest=False, stream=Random(1), most=2)
    suggested(table)
    advice = table.panels.suggesting.advice
    refused(table, lambda: table.files.take("file", {"text": "{"}))
    with pytest.raises(RuleError):
        table.begin(match_of(table).settings.changed(adviser="oracle"))
    assert table.panels.suggesting.advice is advice
    assert table.panels.suggesting.board.picture


@pytest.mark.parametrize(("made", "of_other"), [(dominoes, cards), (cards, dominoes)])
def test_a_match_of_the_other_game_is_refused_and_nothing_changes(
    made: Callable[[], PracticeTable], of_other: Callable[[], PracticeTable]
) -> None:
    table, other = made(), match_of(of_other())
    before = match_of(table).to_text()
    assert "this page is" in refused(table, lambda: table.files.take("file", {"text": other.to_text()}))
    with pytest.raises(RuleError, match="other game"):
        table.begin(other.settings)
    assert match_of(table).to_text() == before
    assert shown(table.columns)


def test_a_strong_player_that_may_think_for_ever_is_refused() -> None:
    table = dominoes()
    record = json.loads(str(table.files.file["text"]))
    record["settings"] |= {"samples": None, "seconds": None}
    text = json.dumps(record)
    assert "How long may a strong player think?" in refused(table, lambda: table.files.take("file", {"text": text}))
    with pytest.raises(RuleError, match="How long"):
        PracticeTable("exact61", seconds=None, fresh=True)


def test_a_candidate_pressed_while_an_earlier_moment_is_looked_at_leads_back_to_now() -> None:
    for table in (dominoes(), cards(levels=NEAR)):
        follow(table, suggest=False, stream=Random(1), most=3)
        move = suggested(table)
        picked = table.place.picked
        for place in table.panels.moves.targets["data-place"]:
            table.panels.moves.press({"place": place})
            table.panels.turn_to(SUGGESTED)
            table.panels.suggesting.board.press({"option": "0"})
            assert not shown(table.controls.now)
            assert table.place.picked == picked, move


def test_what_cannot_be_shown_of_a_computers_move_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dominoes(seats=("person", "simple"))
    see = table.place.see

    def fails(view: Any, judge: Any, settled: Any) -> None:
        if threading.current_thread() is not threading.main_thread():
            raise ZeroDivisionError
        see(view, judge, settled)

    monkeypatch.setattr(table.place, "see", fails)
    follow(table, suggest=False, stream=Random(1), most=1)
    assert "ZeroDivisionError" in words_in(table.guard.message.value)
    assert not table.thinking.busy
    Guard.raised.clear()


def test_taking_back_where_nothing_can_be_leaves_what_was_saved_saved() -> None:
    table = dominoes(seats=("person", "simple", "simple"))
    while not said(table).startswith("There is no choice"):
        table.controls.undo.click()
        table.thinking.wait()
    table.files.take("saved", {"version": table.files.file["version"]})
    assert not table.unsaved
    table.controls.undo.click()
    table.thinking.wait()
    assert not table.unsaved


def test_a_match_that_comes_back_may_stand_in_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SWITCH, str(tmp_path))
    dominoes(fresh=False, name="unsaved")
    again = PracticeTable("exact61", name="unsaved")
    again.thinking.wait()
    assert again.unsaved
    assert not again.files.unsaved, "nobody is urged as long as the match keeps itself"


def test_a_table_that_is_closed_thinks_no_more() -> None:
    table = dominoes(samples=100_000)
    follow(table, suggest=False, stream=Random(1), most=1)
    table.controls.suggest.click()
    table.close()
    assert not table.thinking.busy
    table.thinking.wait(5)


CALLS: dict[str, Callable[[PracticeTable], object]] = {
    "begin": lambda table: table.begin(table.settings),
    "undo": lambda table: table.undo(),
    "look_at": lambda table: table.look_at(0),
    "ask": lambda table: table.ask(),
    "take_step": lambda table: table.take_step(match_of(table).position.legal_moves()[0]),
    "a new table": lambda _: dominoes(),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_what_a_cell_calls_waits_while_something_else_is_going_on(call: Callable[[PracticeTable], object]) -> None:
    table = dominoes()
    thread = threading.Thread(target=call, args=(table,))
    with Guard.lock:
        thread.start()
        thread.join(0.5)
        assert thread.is_alive()
    thread.join(30)
    assert not thread.is_alive()
    table.thinking.wait()
