"""The table to play at: whole matches by pressing, setting up, moves, and the way back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from gamelib.practice import Waits
from gamelib.widgets import PracticeTable
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice import playing
from gamelib.widgets.practice.panels import MOVES
from gamelib.widgets.practice.thinking import Task
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
    told,
    words_in,
)


def test_a_whole_match_of_dominoes_is_played_by_pressing_with_a_suggestion_at_every_choice() -> None:
    table = dominoes(seats=("person", "simple", "person", "simple"))
    assert follow(table) > 20
    scores = [raw // 5 for raw in match_of(table).position.scores]  # type: ignore[attr-defined]
    assert re.search(r"Seats (0 and 2|1 and 3) won the match, 61 to \d+\. Look back on it", said(table))
    assert f"61 to {min(scores)}" in said(table)
    assert "wins the match" in told(table)
    table.controls.review.click()
    stepper = table.looking_back.stepper
    assert stepper is not None
    assert stepper.step == len(stepper.scenes) - 1


def test_a_whole_match_of_cards_from_ace_on_is_played_by_pressing_with_a_suggestion_at_every_choice() -> None:
    table = cards(levels=NEAR)
    assert follow(table) > 10
    won = 0 in match_of(table).position.outcome.winners  # type: ignore[attr-defined]
    assert said(table).startswith(f"You have {'won' if won else 'lost'} the match: ")
    assert said(table).endswith("climbed past A. Look back on it, or begin another.")
    table.controls.review.click()
    assert table.looking_back.stepper is not None


@pytest.mark.parametrize("seed", range(2))
def test_matches_by_chance_with_several_people_never_get_stuck(seed: int) -> None:
    seats = ("person", "random", "person")
    table = dominoes(seats=seats, seed=seed, pace=("at once", "step by step")[seed % 2])
    follow(table, suggest=False, stream=Random(seed))
    assert match_of(table).waits is Waits.NOTHING
    six = cards(seats=("person", "person", "random", "random", "person", "random"), seed=seed, levels=NEAR)
    follow(six, suggest=False, stream=Random(seed), most=60)
    assert Guard.raised == []


# ---- setting up -----------------------------------------------------------------------------------------------------


def test_the_settings_come_first_and_what_cannot_be_is_said() -> None:
    table = PracticeTable("exact61", fresh=True)
    assert shown(table.set_up)
    assert not shown(table.columns)
    assert not shown(table.set_up.back)
    opened = PracticeTable("exact61", fresh=True)
    opened.files.take("file", {"text": str(table.files.file["text"])})
    assert match_of(opened).settings == table.settings
    table.set_up.players.value = 2
    assert [shown(seat) for seat in table.set_up.seats] == [True, True, False, False]
    table.set_up.seats[0].value = "random"
    assert "Somebody has to play" in refused(table, table.set_up.begin.click)
    assert table.match is None
    table.set_up.seats[0].value = "person"
    for seed in ("six", "9" * 5000):
        table.set_up.seed.value = seed
        assert "is no seed" in refused(table, table.set_up.begin.click)
    table.set_up.seed.value = " 7 "
    table.set_up.scores[1].value = 50
    table.set_up.begin.click()
    table.thinking.wait()
    assert match_of(table).path[0].position.scores == (0, 250)  # type: ignore[attr-defined]
    assert shown(table.columns)
    table.controls.new.click()
    assert table.set_up.seed.value == "8", "another match is another deal"
    table.set_up.back.click()
    assert shown(table.columns)
    assert match_of(table).settings.seed == 7


def test_levels_to_begin_with_are_chosen() -> None:
    table = PracticeTable("fivetenk", fresh=True)
    table.set_up.levels[2].value = "K"
    table.set_up.begin.click()
    table.thinking.wait()
    assert match_of(table).settings.levels == ("3", "3", "K", "3", "3", "3")


def test_all_levels_are_set_at_once_and_a_common_one_is_told() -> None:
    table = PracticeTable("fivetenk", fresh=True)
    fields = table.set_up.levels
    assert table.set_up.all_levels.value == "3"
    table.set_up.all_levels.value = "Q"
    assert [field.value for field in fields] == ["Q"] * 6
    fields[4].value = "K"
    assert table.set_up.all_levels.value == ""
    assert [field.value for field in fields] == ["Q"] * 4 + ["K", "Q"]


def test_a_score_at_which_a_match_would_be_over_is_refused_in_the_points_of_the_field() -> None:
    table = PracticeTable("exact61", fresh=True)
    table.set_up.scores[0].value = 61
    assert "cannot begin with 61 points: it ends at 61" in refused(table, table.set_up.begin.click)
    table.set_up.scores[0].value = -3
    table.set_up.begin.click()
    table.thinking.wait()
    assert match_of(table).path[0].position.scores[0] == -15  # type: ignore[attr-defined]


def test_a_move_that_is_the_only_one_is_made_where_that_is_wanted() -> None:
    table = dominoes(seed=4)
    table.playing.change(forced=True)
    table.thinking.wait()
    stream, match = Random(1), match_of(table)
    while match.waits is not Waits.NOTHING:
        if shown(table.controls.deal):
            table.controls.deal.click()
        else:
            moves = match.position.legal_moves()
            assert len(moves) > 1
            make(table, stream.choice(moves))
        table.thinking.wait()
    before = [reached.position for reached in match.path[:-1]]
    assert [one for one in before if one.turn == 0 and len(one.legal_moves()) == 1], "there were such moves"
    steps = match_of(table).steps
    assert {"draw", "pass"} & {*steps}


# ---- moves, and the way back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("PASS", "so may not pass"),
        (" Draw ", "so may not draw"),
        ("{mine} at {lying}", "Say which port of [{lying}] it is: its ports are "),
        ("{stuck}", "[{stuck}] fits nowhere: the open ports show "),
        ("{mine}", "so say to which one"),
    ],
)
def test_what_is_typed_not_quite_right_is_understood_or_answered_plainly(text: str, answer: str) -> None:
    table = dominoes(seed=3)
    follow(table, suggest=False, stream=Random(1), most=1)
    match: Any = match_of(table)
    fitting = [move.tile for move in match.position.legal_moves()]
    stuck = next(tile for tile in match.position.hands[0] if tile not in fitting)
    facts = {"mine": fitting[0], "stuck": stuck, "lying": match.position.layout.tiles[0]}
    assert answer.format(**facts) in refused(table, lambda: table.command.take(text.format(**facts)))
    six = cards(levels=NEAR)
    while match_of(six).position.top is None:  # type: ignore[attr-defined]
        follow(six, suggest=False, most=1)
    before = len(match_of(six).path)
    six.command.take("PASS")
    assert str(match_of(six).path[before].position.move) == "pass"


def test_a_rule_that_a_refusal_has_opened_closes_with_the_next_move() -> None:
    table = dominoes(seed=8)
    refused(table, lambda: table.command.take("draw"))
    assert table.panels.happened.rules.opened == "D7"
    follow(table, most=1)
    assert not table.panels.happened.rules.opened


def test_nothing_can_be_typed_where_nothing_can_be_done() -> None:
    table = dominoes(seed=8)
    follow(table, most=1)
    assert shown(table.command)
    table.panels.moves.press({"place": "1"})
    assert not shown(table.command)
    table.controls.now.click()
    assert shown(table.command)
    while not shown(table.controls.deal):
        follow(table, most=1)
    assert not shown(table.command)


def test_the_list_of_moves_says_who_and_what_it_brought_and_where_something_began() -> None:
    table = dominoes(seats=("person", "simple", "simple"), seed=3)
    while match_of(table).position.hand_number == 0:  # type: ignore[attr-defined]
        follow(table, suggest=False, most=1)
    listed = words_in(table.panels.moves.picture)
    assert "Hand 2" in listed
    assert "You: [" in listed
    assert re.search(r"Seat [12]: \[\d\|\d\] at \[\d\|\d\] [\w ]+, \+\d", listed)
    listed = ""
    for seed in range(21, 40):
        six = cards(seed=seed, levels=("K",) * 6)
        if not shown(six.place.decline_all):  # type: ignore[attr-defined]
            continue
        six.place.decline_all.click()  # type: ignore[attr-defined]
        six.thinking.wait()
        follow(six, suggest=False, most=8)
        listed = words_in(six.panels.moves.picture)
        if "times" in listed:
            break
    assert listed.count("decline") == 1
    assert re.search(r"You: decline, \d+ times", listed)
    assert re.search(r"Trick 2 (You|Seat \d): ", listed)
    assert re.search(r"pass, (You|Seat \d) \+\d+", listed)


def test_the_score_stands_above_whatever_is_told_beneath() -> None:
    table = dominoes(seed=8)
    follow(table, most=2)
    before = words_in(table.score.value)
    assert re.fullmatch(r"Hand 1 You \d+ Seat 1 \d+ of 61", before)
    table.controls.undo.click()
    assert said(table) == "Taken back: choose again. · It is your turn."
    assert words_in(table.score.value).startswith("Hand 1 You ")


def test_what_is_refused_says_why_with_its_rule_and_nothing_changes() -> None:
    table = dominoes(seed=8)
    before = match_of(table).to_text()
    assert "Legal now" in refused(table, lambda: table.command.take("draw"))
    assert table.panels.happened.rules.opened == "D7"
    assert match_of(table).to_text() == before


def test_why_not_answers_by_the_rule_or_beside_the_best() -> None:
    table = dominoes(seed=3)
    follow(table, most=3)
    match: Any = match_of(table)
    table.place.pick(None)  # type: ignore[attr-defined]
    assert "Pick what you would do first" in refused(table, table.controls.why_not.click)
    fitting = {move.tile for move in match.position.legal_moves()}
    stuck = next(tile for tile in match.position.hands[0] if tile not in fitting)
    table.place.pick(stuck)  # type: ignore[attr-defined]
    why = refused(table, table.controls.why_not.click)
    assert f"[{stuck}] fits nowhere: the open ports show" in why
    assert "neither half of the tile does" in why
    assert table.panels.happened.rules.opened == "D6"
    for move in match.position.legal_moves():
        table.place.point(move)
        table.controls.why_not.click()
        table.thinking.wait()
        assert words_in(table.panels.suggesting.about.value)
        assert table.panels.suggesting._shown[-1].move == move or move in table.panels.suggesting._shown[-1].alike


def test_undo_goes_back_to_the_last_choice_and_another_can_be_made() -> None:
    table = dominoes()
    follow(table, suggest=False, stream=Random(2), most=4)
    steps = match_of(table).steps
    while match_of(table).waits is not Waits.PERSON or len(match_of(table).position.legal_moves()) < 2:
        table.controls.undo.click()
        table.thinking.wait()
    table.controls.undo.click()
    table.thinking.wait()
    assert "choose again" in said(table)
    assert len(match_of(table).steps) < len(steps)
    place = len(match_of(table).steps)
    other = next(move for move in match_of(table).position.legal_moves() if str(move) != steps[place])
    make(table, other)
    table.thinking.wait()
    assert match_of(table).steps[: place + 1] == (*steps[:place], str(other))
    for _ in range(30):
        table.controls.undo.click()
        table.thinking.wait()
    assert "no choice to take back" in said(table)


def test_earlier_moments_are_looked_at_and_nothing_can_be_done_there() -> None:
    table = dominoes(seats=("person", "simple", "simple"))
    follow(table, most=3)
    match: Any = match_of(table)
    table.panels.turn_to(MOVES)
    places = [*table.panels.moves.targets["data-place"]]
    table.panels.moves.press({"place": places[0]})
    assert "This is how it stood then" in said(table)
    assert table.place.board.targets == {}  # type: ignore[attr-defined]
    assert shown(table.controls.now)
    laid = len(match.path[int(places[0])].position.layout)
    assert table.place.board.picture.count('class="gl-face"') >= laid  # type: ignore[attr-defined]
    table.controls.now.click()
    assert "It is your turn" in said(table)


def test_the_speed_can_be_changed_while_playing_and_step_by_step_waits() -> None:
    table = dominoes(seats=("person", "simple", "simple", "simple"), pace="step by step")
    for _ in range(8):
        if shown(table.controls.step):
            before = len(match_of(table).path)
            table.controls.step.click()
            table.thinking.wait()
            assert len(match_of(table).path) == before + 1
    follow(table, most=1)
    table.controls.pace.value = "at once"
    table.thinking.wait()
    assert match_of(table).settings.pace == "at once"
    assert match_of(table).waits is not Waits.COMPUTER


def test_declining_all_further_chances_is_one_press() -> None:
    table = cards(seats=("person", *("random",) * 5), seed=7)
    for seed in range(7, 30):
        table = cards(seats=("person", *("random",) * 5), seed=seed)
        if shown(table.place.decline_all):  # type: ignore[attr-defined]
            break
    table.place.decline_all.click()  # type: ignore[attr-defined]
    table.thinking.wait()
    position: Any = match_of(table).position
    assert position.phase != "deal"


@pytest.mark.parametrize("pace", ["slow", "step by step"])
def test_chances_that_others_decline_cost_neither_a_press_nor_a_pause(
    pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[int] = []
    monkeypatch.setattr(Task, "pause", lambda *_: pauses.append(1))
    table = cards(seed=21, pace=pace)
    match: Any = match_of(table)
    presses = 0
    while match.position.phase == "deal":
        if shown(table.controls.step):
            presses += 1
            table.controls.step.click()
        else:
            table.place.decline_all.click()  # type: ignore[attr-defined]
        table.thinking.wait()
    declined = sum(str(reached.position.move) == "decline" for reached in match.path)
    assert declined > 5
    assert presses <= 2
    assert len(pauses) <= len([place for place in range(len(match.path)) if match.seen(place, 0)])


def test_who_is_the_declarer_is_told_with_its_rule_where_nobody_has_revealed() -> None:
    found = 0
    for seed in range(21, 26):
        table = cards(seats=("person",) * 2 + ("simple",) * 4, seed=seed, levels=("K",) * 6)
        match: Any = match_of(table)
        while match.position.phase == "deal":
            table.cover.ready.click()
            table.place.decline_all.click()  # type: ignore[attr-defined]
            table.thinking.wait()
        if shown(table.cover):
            table.cover.ready.click()
        if match.position.phase != "bury":
            continue
        found += 1
        assert "Nobody has revealed: seat" in told(table)
        assert "takes the 6 cards of the kitty" in told(table)
        assert {"C17", "C18"} <= {*re.findall(r"C\d+", words_in(table.panels.happened.rules.picture))}
    assert found > 0


def test_slow_computers_show_each_move_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "PAUSE", 0.01)
    table = dominoes(seats=("person", "simple", "simple", "simple"), pace="slow", begin=False)
    shows: list[int] = []
    table.panels.moves.observe(lambda change: shows.append(change["new"].count("<button")), "picture")
    table.set_up.begin.click()
    table.thinking.wait()
    follow(table, suggest=False, stream=Random(1), most=2)
    assert match_of(table).waits is Waits.PERSON
    moves = len(match_of(table).path) - 1
    assert {*range(1, moves)} <= {*shows}, "the list of moves was seen to grow one by one"


@pytest.mark.parametrize("game", ["exact61", "fivetenk"])
def test_in_another_language_it_plays_as_well(game: str) -> None:
    table = PracticeTable(game, fresh=True, begin=True, samples=5, adviser="simple", language="ja")
    table.thinking.wait()
    follow(table, most=3)
    assert match_of(table).steps
