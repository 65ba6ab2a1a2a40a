"""What a seat may not see comes to nobody's page, list or file at a table to play at."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from gamelib.exact61 import TILES
from gamelib.fivetenk import start
from gamelib.practice import Match, Waits, choices
from gamelib.practice.match import Reached
from gamelib.sandbox.fivetenk import act
from gamelib.sandbox.fivetenk.skipping import to_first_lead
from gamelib.widgets import PracticeTable
from gamelib.widgets.practice.panels import MOVES, SUGGESTED, TOLD
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
    told,
    traits_of,
    words_in,
)


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
                table.panels.turn_to(panel)
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
        button = table.panels.moves.targets["data-place"][str(place)]
        assert not suits & {*button}
        table.panels.moves.press({"place": str(place)})
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
                table.controls.step.click()
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
        table.controls.why_not.click()
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
    table.controls.review.click()
    assert shown(table.looking_back)
    table.controls.undo.click()
    assert shown(table.cover)
    assert not shown(table.looking_back)
    table.looking_back.look.click()  # As a press that was on its way already.
    table.thinking.wait()
    page = traits_of(table, "example", "file")
    assert not [trait for trait, text in page.items() if re.search(r"\d\|\d", text)]


def test_nobody_finds_out_by_guessing_which_tile_is_drawn_next() -> None:
    table = dominoes(seed=8, forced=False)
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


def test_what_was_typed_and_refused_is_gone_when_the_screen_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dominoes(seats=("person", "person"), seed=1)
    table.cover.ready.click()
    cleared: list[object] = []
    monkeypatch.setattr(table.command, "send", cleared.append)
    refused(table, lambda: table.command.take("my own tile"))
    assert not cleared, "it stays, to be mended"
    make(table, match_of(table).position.legal_moves()[0])
    table.thinking.wait()
    assert shown(table.cover)
    assert cleared


def test_what_raised_cards_could_be_led_as_is_gone_when_the_screen_is_handed_on() -> None:
    place: Any = cards().place
    dealt = to_first_lead(start(7))
    hand = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H"
    state = act(dealt, f"hand {dealt.turn} {hand}")
    place.see(state.view(dealt.turn or 0), state.why_not)
    place.raise_cards(range(len(hand.split())))
    assert len(place.lead_as.options) > 2
    place.hide()
    assert len(place.lead_as.options) == 1, "only that it is not said"


@pytest.mark.parametrize("game", ["exact61", "fivetenk"])
def test_nobody_at_the_screen_sees_that_somebody_elses_hand_left_no_choice(game: str) -> None:
    people = ("person", "person", "random", "random", "random", "random")
    table = dominoes(seats=people[:3], seed=4) if game == "exact61" else cards(seats=people, levels=NEAR, seed=4)
    match, stream, alone = match_of(table), Random(1), 0
    while match.waits is not Waits.NOTHING and alone < 3:
        if match.waits is Waits.PERSON:
            move = match.only_move
            assert str(move) not in ("draw", "pass") or game == "fivetenk", "that they had to is seen by all"
            if move is not None:
                alone += 1
                if shown(table.cover):
                    table.cover.ready.click()
                    table.thinking.wait()
                assert f"one thing alone can be done: {table.place.say_move(move)}" in said(table)
        follow(table, suggest=False, stream=stream, most=1)
    assert alone > 0


def test_nobody_is_told_which_seat_could_not_answer_in_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cards(pace="step by step", seed=0)
    match: Any = match_of(table)
    while match.waits is not Waits.COMPUTER:
        follow(table, suggest=False, stream=Random(1), most=1)
    assert match.position.phase == "deal"

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("gamelib.fivetenk.players.simple.SimplePlayer.choose", fails)
    table.controls.step.click()
    table.thinking.wait()
    assert table.playing.weaker
    assert "could not answer" in said(table)
    assert not re.search(r"[Ss]eat \d", said(table))
    assert shown(table.controls.step)
