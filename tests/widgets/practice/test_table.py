"""The table to play at: whole matches by pressing, what is hidden, the way back, what is kept, and what goes wrong."""

from __future__ import annotations

import gc
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TILES
from gamelib.practice import Match, Waits, choices
from gamelib.practice.match import Reached
from gamelib.sandbox import keeping
from gamelib.sandbox.keeping import SWITCH
from gamelib.widgets import PracticeTable
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice import playing
from gamelib.widgets.practice.table import MOVES, SUGGESTED, TOLD
from tests.widgets.practice.pressing import (
    follow,
    make,
    refused,
    said,
    shown,
    suggested,
    told,
    traits_of,
    words_in,
)

NEAR = ("A",) * 6


@pytest.fixture(autouse=True)
def no_thought_outlives_its_test() -> Iterator[None]:
    yield
    for thread in threading.enumerate():
        if thread.name == "gamelib-thinking":
            thread.join(30)
            assert not thread.is_alive()


def dominoes(**settings: Any) -> PracticeTable:
    given: dict[str, Any] = {
        "seats": ("person", "simple"),
        "seed": 3,
        "samples": 20,
        "begin": True,
        "fresh": True,
    } | settings
    table = PracticeTable("exact61", **given)
    table.thinking.wait()
    return table


def cards(**settings: Any) -> PracticeTable:
    given: dict[str, Any] = {"seed": 5, "adviser": "simple", "samples": 5, "begin": True, "fresh": True} | settings
    table = PracticeTable("fivetenk", **given)
    table.thinking.wait()
    return table


def match_of(table: PracticeTable) -> Match:
    assert table.match is not None
    return table.match


# ---- whole matches --------------------------------------------------------------------------------------------------


def test_a_whole_match_of_dominoes_is_played_by_pressing_with_a_suggestion_at_every_choice() -> None:
    table = dominoes(seats=("person", "simple", "person", "simple"))
    assert follow(table) > 20
    assert said(table).endswith("The match is over. Look back on it, or begin another.")
    assert "wins the match" in told(table)
    table.review.click()
    stepper = table.looking_back.stepper
    assert stepper is not None
    assert stepper.step == len(stepper.scenes) - 1


def test_a_whole_match_of_cards_from_ace_on_is_played_by_pressing_with_a_suggestion_at_every_choice() -> None:
    table = cards(levels=NEAR)
    assert follow(table) > 10
    assert said(table).endswith("The match is over. Look back on it, or begin another.")
    table.review.click()
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
    table.new.click()
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


def test_a_move_that_is_the_only_one_is_made_where_that_is_wanted() -> None:
    table = dominoes(seed=4)
    table.playing.change(forced=True)
    table.thinking.wait()
    stream, match = Random(1), match_of(table)
    while match.waits is not Waits.NOTHING:
        if shown(table.deal):
            table.deal.click()
        else:
            moves = match.position.legal_moves()
            assert len(moves) > 1
            make(table, stream.choice(moves))
        table.thinking.wait()
    before = [reached.position for reached in match.path[:-1]]
    assert [one for one in before if one.turn == 0 and len(one.legal_moves()) == 1], "there were such moves"
    steps = match_of(table).steps
    assert {"draw", "pass"} & {*steps}


# ---- what is hidden -------------------------------------------------------------------------------------------------


def test_no_tile_that_the_viewer_may_not_see_comes_to_the_page() -> None:
    looked = drawn = 0
    for seed in range(5):
        table = dominoes(seats=("person", "simple"), seed=seed)
        match: Any = match_of(table)
        # Only within the first hand: later the list of moves goes back to hands in which all tiles were seen.
        while match.position.hand_number == 0 and match.waits is not Waits.DEAL:
            view = match.position.view(0)
            hidden = [str(tile) for tile in TILES if tile not in view.hand and tile not in view.layout]
            drawn += any(str(step.position.move) in (f"draw {tile}" for tile in hidden) for step in match.path[1:])
            for panel in (TOLD, SUGGESTED, MOVES):
                table.panels.value = panel
                # The field's example names a tile, and what is downloaded is packed.
                for trait, text in traits_of(table, "example", "file").items():
                    assert not [tile for tile in hidden if tile in text], trait
            looked += 1
            moves = match.position.legal_moves()
            make(table, moves[0] if len(moves) == 1 or looked % 3 else suggested(table))
            table.thinking.wait()
    assert looked > 10
    assert drawn > 0, "somebody else has drawn a tile and holds it"


def test_what_somebody_else_buried_is_told_without_its_cards() -> None:
    for seed in range(5, 15):
        table = cards(levels=NEAR, seed=seed)
        match: Any = match_of(table)
        if match.position.declarer in (None, 0) or not match.position.friends_named:
            continue
        place = next(place for place, reached in enumerate(match.path) if reached.step.startswith("bury"))
        assert len(match.path[place].position.move.cards) == 6
        suits = set("♦♣♥♠")
        button = table.moves.targets["data-place"][str(place)]
        assert not suits & {*button}
        table.moves.press({"place": str(place)})
        assert "buries" in told(table)
        assert not suits & {*told(table)}
        return
    pytest.fail("no computer became declarer")


def test_nobody_is_told_which_other_seat_is_asked_in_the_deal() -> None:
    asked = 0
    for seed in range(4):
        table = cards(pace="step by step", seed=seed)
        match: Any = match_of(table)
        while match.position.phase == "deal":
            if shown(table.place.decline):  # type: ignore[attr-defined]
                table.place.decline.click()  # type: ignore[attr-defined]
            else:
                asked += 1
                assert "The cards are being dealt" in said(table)
                assert not re.search(r"[Ss]eat \d", said(table))
                table.step.click()
                assert "The match goes on" in words_in(table.thinking.bar.value)
            table.thinking.wait()
    assert asked > 2


def swapped(match: Match, seat: int) -> Match:
    """Give a match in which two of the others hold each other's cards, with nothing known of the way there."""
    state: Any = match.position
    others = [other for other in range(len(state.hands)) if other != seat and state.hands[other]]
    one, other = [place for place in others if len(state.hands[place]) == len(state.hands[others[0]])][:2]
    line = state.to_text()
    groups = re.search(r"hands=((?:\[[^]]*\])+)", line)
    assert groups is not None
    hands = re.findall(r"\[[^]]*\]", groups[1])
    hands[one], hands[other] = hands[other], hands[one]
    new = type(state).from_text(line.replace(groups[1], "".join(hands)))
    assert new != state
    assert new.view(seat) == state.view(seat)
    again = Match.from_text(match.to_text())
    again.path = [Reached(new, "")]
    return again


@pytest.mark.parametrize("game", ["exact61", "fivetenk"])
def test_what_is_shown_and_suggested_does_not_change_with_what_is_hidden(game: str) -> None:
    table = dominoes(seats=("person", "simple", "simple"), seed=2) if game == "exact61" else cards(levels=NEAR, seed=11)
    for _ in range(40):
        match: Any = match_of(table)
        if (game == "exact61" and len(match.position.layout) > 2) or getattr(match.position, "phase", "") == "play":
            break
        follow(table, most=1)
    match = match_of(table)
    assert match.position.turn == 0
    seen = []
    alone = Match.from_text(match.to_text())
    alone.path = [Reached(type(match.position).from_text(match.position.to_text()), "")]
    for variant in (alone, swapped(match, 0)):
        table.playing._take(variant)
        table.playing.go_on()
        suggested(table)
        seen.append(traits_of(table, "file"))
        table.why_not.click()
        table.thinking.wait()
        seen[-1] |= traits_of(table, "file")
    assert seen[0] == seen[1]


def test_between_two_people_the_screen_is_covered() -> None:
    table = dominoes(seats=("person", "person"), seed=1)
    assert shown(table.cover)
    assert table.seat is None
    seat = match_of(table).position.turn
    assert f"Seat {seat} is next" in words_in(table.cover.whose.value)
    covered = traits_of(table, "example", "file")
    assert not [trait for trait, text in covered.items() if re.search(r"\d\|\d", text)]
    table.cover.ready.click()
    assert table.seat == seat
    assert shown(table.columns)
    make(table, match_of(table).position.legal_moves()[0])
    table.thinking.wait()
    assert shown(table.cover)
    assert not shown(table.columns)
    covered = traits_of(table, "example", "file")
    assert not [trait for trait, text in covered.items() if re.search(r"\d\|\d", text)]


def test_the_stepper_with_all_hands_is_there_only_while_the_match_is_over() -> None:
    table = dominoes(seats=("person", "person"), seed=1, scores=(250, 250))
    table.open_review()
    assert not shown(table.looking_back)
    follow(table, suggest=False, stream=Random(1))
    match = match_of(table)
    last = match.path[choices(match)[-1]].position.turn
    assert last is not None
    table.playing.viewer = 1 - last  # So that the screen has to be handed on when the last choice is taken back.
    table.review.click()
    assert shown(table.looking_back)
    table.undo_move.click()
    assert shown(table.cover)
    assert not shown(table.looking_back)
    page = traits_of(table, "example", "file")
    assert not [trait for trait, text in page.items() if re.search(r"\d\|\d", text)]


def test_nobody_finds_out_by_guessing_which_tile_is_drawn_next() -> None:
    table = dominoes(seed=8)
    match: Any = match_of(table)
    while match.position.turn != 0 or str(match.position.legal_moves()[0]) != "draw":
        assert match.waits is not Waits.NOTHING
        follow(table, suggest=False, stream=Random(1), most=1)
    wrong = str(match.position.talon[-1])
    before = len(match.path)
    table.command.take(f"draw {wrong}")
    assert len(match.path) > before
    assert str(match.path[before].position.move) == f"draw {match.path[before - 1].position.talon[0]}"


def test_what_is_downloaded_shows_no_card() -> None:
    table = cards(levels=NEAR)
    follow(table, most=6)
    text = str(table.files.file["text"])
    assert Match.from_text(text).steps == match_of(table).steps
    assert "bury" in " ".join(match_of(table).steps)
    assert "bury" not in text


# ---- moves, and the way back ----------------------------------------------------------------------------------------


def test_what_is_refused_says_why_with_its_rule_and_nothing_changes() -> None:
    table = dominoes(seed=8)
    before = match_of(table).to_text()
    assert "Legal now" in refused(table, lambda: table.command.take("draw"))
    assert table.happened.rules.opened == "D7"
    assert match_of(table).to_text() == before


def test_why_not_answers_by_the_rule_or_beside_the_best() -> None:
    table = dominoes(seed=3)
    follow(table, most=3)
    match: Any = match_of(table)
    table.place.pick(None)  # type: ignore[attr-defined]
    assert "Pick what you would do first" in refused(table, table.why_not.click)
    fitting = {move.tile for move in match.position.legal_moves()}
    stuck = next(tile for tile in match.position.hands[0] if tile not in fitting)
    table.place.pick(stuck)  # type: ignore[attr-defined]
    assert "neither half of the tile does" in refused(table, table.why_not.click)
    assert table.happened.rules.opened == "D6"
    for move in match.position.legal_moves():
        table.place.point(move)
        table.why_not.click()
        table.thinking.wait()
        assert words_in(table.suggesting.about.value)
        assert table.suggesting._shown[-1].move == move or move in table.suggesting._shown[-1].alike


def test_undo_goes_back_to_the_last_choice_and_another_can_be_made() -> None:
    table = dominoes()
    follow(table, suggest=False, stream=Random(2), most=4)
    steps = match_of(table).steps
    while match_of(table).waits is not Waits.PERSON or len(match_of(table).position.legal_moves()) < 2:
        table.undo_move.click()
        table.thinking.wait()
    table.undo_move.click()
    table.thinking.wait()
    assert "choose again" in said(table)
    assert len(match_of(table).steps) < len(steps)
    place = len(match_of(table).steps)
    other = next(move for move in match_of(table).position.legal_moves() if str(move) != steps[place])
    make(table, other)
    table.thinking.wait()
    assert match_of(table).steps[: place + 1] == (*steps[:place], str(other))
    for _ in range(30):
        table.undo_move.click()
        table.thinking.wait()
    assert "no choice to take back" in said(table)


def test_earlier_moments_are_looked_at_and_nothing_can_be_done_there() -> None:
    table = dominoes(seats=("person", "simple", "simple"))
    follow(table, most=3)
    match: Any = match_of(table)
    table.panels.value = MOVES
    places = [*table.moves.targets["data-place"]]
    table.moves.press({"place": places[0]})
    assert "This is how it stood then" in said(table)
    assert table.place.board.targets == {}  # type: ignore[attr-defined]
    assert shown(table.now)
    laid = len(match.path[int(places[0])].position.layout)
    assert table.place.board.picture.count('class="gl-face"') >= laid  # type: ignore[attr-defined]
    table.now.click()
    assert "It is your turn" in said(table)


def test_the_speed_can_be_changed_while_playing_and_step_by_step_waits() -> None:
    table = dominoes(seats=("person", "simple", "simple", "simple"), pace="step by step")
    for _ in range(8):
        if shown(table.step):
            before = len(match_of(table).path)
            table.step.click()
            table.thinking.wait()
            assert len(match_of(table).path) == before + 1
    follow(table, most=1)
    table.pace.value = "at once"
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


# ---- what is kept, and what goes wrong ------------------------------------------------------------------------------


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
        if shown(table.step):
            break
    steps = match_of(table).steps
    assert "nothing is lost" in words_in(table.guard.message.value)
    assert "ZeroDivisionError" in words_in(table.guard.message.value)
    assert shown(table.step)
    table.step.click()
    table.thinking.wait()
    assert len(match_of(table).steps) > len(steps)
    assert match_of(table).steps[: len(steps)] == steps


def test_a_player_that_would_break_a_rule_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from gamelib.exact61.players.simple import SimplePlayer  # noqa: PLC0415 - only to break it.

    monkeypatch.setattr(SimplePlayer, "choose", lambda *_: "6|6 at 0|0 low")
    table = dominoes(seats=("person", "simple"), seed=6)
    for _ in range(12):
        if shown(table.step):
            break
        follow(table, suggest=False, stream=Random(1), most=1)
    assert shown(table.step)


def test_thinking_can_be_stopped_and_what_was_found_counts() -> None:
    table = dominoes(samples=None, seconds=60.0, adviser="strong")
    follow(table, suggest=False, stream=Random(1), most=2)
    table.suggest.click()
    assert table.thinking.busy
    assert shown(table.thinking)
    table.thinking.stop.click()
    table.thinking.wait(10)
    assert table.suggesting.advice is not None
    assert table.suggesting.advice.samples < 1500 or table.suggesting.advice.exact


def test_a_move_made_while_a_suggestion_is_worked_out_wins() -> None:
    table = dominoes(samples=None, seconds=30.0)
    follow(table, suggest=False, stream=Random(1), most=2)
    table.suggest.click()
    moves = match_of(table).position.legal_moves()
    make(table, moves[0])
    table.thinking.wait(10)
    assert table.suggesting.advice is None


def test_a_file_is_opened_and_what_is_none_changes_nothing() -> None:
    table, other = dominoes(), dominoes(seed=5)
    follow(other, suggest=False, stream=Random(1), most=4)
    text = str(other.files.file["text"])
    table.files.take("file", {"text": text})
    table.thinking.wait()
    assert match_of(table).steps == match_of(other).steps
    assert not table.unsaved
    before = match_of(table).to_text()
    assert "seems to be cut off" in refused(table, lambda: table.files.take("file", {"text": text[:-20]}))
    assert match_of(table).to_text() == before


def test_a_match_that_cannot_be_begun_or_opened_takes_no_suggestion_away() -> None:
    table = dominoes(seats=("person", "simple", "simple"))
    follow(table, suggest=False, stream=Random(1), most=2)
    suggested(table)
    advice = table.suggesting.advice
    refused(table, lambda: table.files.take("file", {"text": "{"}))
    with pytest.raises(RuleError):
        table.begin(match_of(table).settings.changed(adviser="oracle"))
    assert table.suggesting.advice is advice
    assert table.suggesting.board.picture


def test_the_review_finds_what_was_worth_more_and_leads_there() -> None:
    table = dominoes(seed=3, samples=30)
    follow(table, suggest=False, stream=Random(1))
    table.review.click()
    table.looking_back.look.click()
    table.thinking.wait(120)
    missed = table.looking_back.missed
    assert missed
    assert f"{len(missed)} w" in words_in(table.looking_back.about.value)
    stepper = table.looking_back.stepper
    assert stepper is not None
    table.looking_back.found.press({"missed": "0"})
    shown_state = stepper.scenes.moments[stepper.step].state  # type: ignore[attr-defined]
    path = match_of(table).path
    assert shown_state in (path[missed[0].place].position, path[missed[0].place + 1].position)
    table.looking_back.look.click()
    table.thinking.stop.click()
    table.thinking.wait(120)
    offered = table.looking_back.found.targets.get("data-missed", {})
    assert len(offered) == len(table.looking_back.missed), "only what was found this time can be pressed"


def test_slow_computers_show_each_move_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "PAUSE", 0.01)
    table = dominoes(seats=("person", "simple", "simple", "simple"), pace="slow", begin=False)
    shows: list[int] = []
    table.moves.observe(lambda change: shows.append(change["new"].count("<button")), "picture")
    table.set_up.begin.click()
    table.thinking.wait()
    follow(table, suggest=False, stream=Random(1), most=2)
    assert match_of(table).waits is Waits.PERSON
    moves = len(match_of(table).path) - 1
    assert {*range(1, moves)} <= {*shows}, "the list of moves was seen to grow one by one"


def test_with_several_people_what_is_over_is_seen_and_nobody_else_before() -> None:
    table = dominoes(seats=("person", "simple", "person"), pace="step by step", seed=5)
    match, stream = Match(match_of(table).settings), Random(1)
    seen = set()
    while Waits.DEAL not in seen:
        again = PracticeTable("exact61", fresh=True)
        again.files.take("file", {"text": match.to_text()})
        seen.add(match.waits)
        if match.waits is Waits.DEAL:
            assert again.seat == 0
            assert told(again)
            break
        assert again.seat is None, "whoever sits there has not said so yet"
        page = traits_of(again, "example", "file")
        assert not [trait for trait, text in page.items() if re.search(r"\d\|\d", text)]
        match.play(stream.choice(match.position.legal_moves()))
    assert seen == {Waits.PERSON, Waits.COMPUTER, Waits.DEAL}


@pytest.mark.parametrize("game", ["exact61", "fivetenk"])
def test_in_another_language_it_plays_as_well(game: str) -> None:
    table = PracticeTable(game, fresh=True, begin=True, samples=5, adviser="simple", language="ja")
    table.thinking.wait()
    follow(table, most=3)
    assert match_of(table).steps
