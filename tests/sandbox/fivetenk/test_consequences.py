"""What a change by hand brings with it is told: points that move, tricks that end, named plays."""

from __future__ import annotations

import pytest

from gamelib.fivetenk import State, start
from gamelib.fivetenk.cards import points
from gamelib.sandbox.fivetenk import act, by_chance, consequences
from gamelib.words import say


@pytest.fixture(scope="module")
def lead() -> State:
    return act(start(61), "ready")


def told(state: State, step: str) -> list[str]:
    return [say(message) for message in consequences(state, act(state, step), step)]


def test_cards_that_count_as_played_carry_points_for_the_declarer(lead: State) -> None:
    (first, *_) = told(lead, "out 4")
    assert first == (
        f"Cards that now count as played carry {points(lead.hands[4])} points: "
        "the declarer's, until you set points taken."
    )
    assert told(act(lead, "out 4"), "taken 0,30,0,0,0,0") == []


def test_points_that_are_given_back_are_told_too(lead: State) -> None:
    worth = next(card for card in lead.hands[4] if card.points)
    had = act(lead, "out 4").taken[1]
    assert told(act(lead, "out 4"), f"hand 4 {worth}") == [
        f"Seat 1 has now taken {had - worth.points} points, not {had}: all add up to 300."
    ]


def test_who_is_out_has_made_the_named_plays_among_its_cards(lead: State) -> None:
    out = act(lead, "out 3")
    cards = [friend.card for friend in lead.friends_named]
    assert [friend.card in lead.hands[3] for friend in lead.friends_named] == [True, True]
    assert out.made_by == (3, 3)
    said = told(lead, "out 3")
    assert said[1:] == [f"The named play of {say_card(card)} counts as made by seat 3." for card in cards]


def say_card(card: object) -> str:
    return str(card).replace("D", "♦").replace("C", "♣")


def test_a_named_play_of_an_unknown_player_is_the_declarers_and_that_is_told(lead: State) -> None:
    said = told(lead, "hand 3 3D")
    assert "The named play of A♦ counts as the declarer's own, and so makes no friend." in said
    given = act(lead, "hand 3 3D")
    assert told(given, "friends AD 1 by 4, AC 1") == ["The named play of A♦ counts as made by seat 4."]
    assert told(given, "friends AD 3, AC 1") == ["The named play of A♦ is still to come."]


def test_a_trick_that_ends_is_told(lead: State) -> None:
    state = lead.play("10S") if "10S" in lead.hands[1] else lead.play(str(lead.legal_moves()[0]))
    for _ in range(9):
        state = state.play(by_chance(state) or "pass")
    assert state.trick
    (first, *_) = told(state, "out 4")
    assert first.startswith("The trick on the table ends: seat ")
    assert f"takes its {state.trick_points} point" in first


def test_what_brings_nothing_with_it_is_told_as_nothing(lead: State) -> None:
    assert told(lead, "levels 4,4,3,3,5,3") == []
    assert told(start(7), "levels 3,3,5,3,3,3") == []
