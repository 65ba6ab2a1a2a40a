"""Describing a match of 5-10-K at one moment: every fact is told, and none that may not be known."""

from __future__ import annotations

import re

import pytest

from gamelib import words
from gamelib.fivetenk import State, View
from gamelib.fivetenk.public import known_side
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED
from gamelib.words import fact
from gamelib.words.fivetenk_descriptions import describe_table
from tests.fivetenk.matches import match
from tests.fivetenk.positions import position
from tests.pictures.fivetenk.moments import RIGGED, of_phase, states

UNFILLED = re.compile(r"[{}]|None|\b1 (?:cards|points|times)\b|\.\.|  ")


def told_at(state: State | View) -> str:
    """Give the description of a moment's table, hands left out."""
    return " ".join(map(words.say, describe_table(state)))


def test_whole_matches_are_described_without_a_gap() -> None:
    for number, state in enumerate(states()):
        for thing in (state, state.view(number % 6)):
            described = words.describe(thing)
            assert not UNFILLED.search(described), described
            assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in described.split(". "))
            assert words.describe(thing, "ja")


@pytest.mark.parametrize("name", RIGGED)
def test_what_is_rare_is_described_without_a_gap(name: str) -> None:
    for thing in (RIGGED[name], RIGGED[name].view(3)):
        assert not UNFILLED.search(words.describe(thing))


def test_every_public_fact_is_told() -> None:
    for state in list(states())[::4]:
        told = told_at(state)
        assert f"Game {state.game_number + 1}." in told
        for seat in range(6):
            assert re.search(rf"seat {seat} (?:at|past) ", told)
            size = state.hand_sizes[seat]
            left = f"holds {size} card" if size else "has no cards yet" if state.phase == DEAL else "is out"
            assert f"Seat {seat} {left}" in told
        if state.phase in (PLAY, SETTLED):
            assert_play_told(state, told)


def assert_play_told(state: State, told: str) -> None:
    assert f"The declarer is seat {state.declarer}." in told
    for (card, nth), count in zip(state.friends_named, state.named_plays, strict=True):
        assert f"Friend card: the {('1st', '2nd', '3rd')[nth - 1]} play of {fact(card)}." in told
        assert f"{fact(card)} has been played {count} time" in told
    sides = {"declarer": "On the declarer's side", "defenders": "Defenders", None: "Side not known yet"}
    for side, name in sides.items():
        seats = tuple(seat for seat in range(6) if known_side(state, seat) == side)
        sentence = f"{name}: seat{'s' if len(seats) > 1 else ''} {fact(seats)}."
        assert (sentence in told) == bool(seats)
    for seat, points in enumerate(state.taken):
        assert f"seat {seat} has {points}" in told
    for laid in state.trick:
        done = f"{fact(laid.cards)}: {fact(laid.reading)}." if laid.reading else "passed."
        assert re.search(rf"Seat {laid.seat} has (?:led |played )?{re.escape(done)}", told)
    if state.trick:
        assert f"The point cards in this trick make {state.trick_points} points." in told
    if state.phase == PLAY:
        assert f"Seat {state.turn} is to {'lead' if state.top is None else 'beat it or to pass'}." in told
        assert "The 6 cards of the kitty lie face down." in told
        if state.top:
            assert f"To be beaten: the {fact(state.top)} of seat {state.top_seat}." in told
    else:
        assert state.settlement is not None
        assert f"the defenders have {state.points} points and the declarer's side has {300 - state.points}" in told  # type: ignore[operator]
        assert f"The kitty is shown: {fact(state.buried)}, worth" in told


def test_the_deal_is_described() -> None:
    state = match(4).start
    told = told_at(state)
    assert f"{state.dealt} of 156 cards have been dealt." in told
    asked = f"Seat {state.turn} holds a card of its level, 3, and is asked whether to reveal it."
    assert asked in told
    for seat in range(6):
        assert (asked in told_at(state.view(seat))) == (seat == state.turn)
    assert "All cards are dealt and nobody has revealed one" in told_at(RIGGED["thrown in"])


def test_burial_and_naming_are_described() -> None:
    bury, name = of_phase(BURY), of_phase(NAME)
    assert f"Seat {bury.declarer} has taken the kitty and is to bury 6 cards." in told_at(bury)
    assert f"Seat {name.declarer} has buried 6 cards face down and is to name the friend cards." in told_at(name)


def test_hands_are_told_as_far_as_they_may_be_known() -> None:
    for state in list(states(1))[::7]:
        for seat in range(6):
            view = state.view(seat)
            described = words.describe(view)
            assert described.startswith(f"Seen from seat {seat}. ")
            for other, hand in enumerate(state.hands):
                if not hand or (state.phase == DEAL and other != seat):
                    continue
                shown = f"Seat {other} holds {len(hand)} card{'s' if len(hand) > 1 else ''}: {fact(hand)}, worth"
                assert shown in words.describe(state)
                assert (shown in described) == (other == seat or state.phase == SETTLED)
            buried = f"Buried: {fact(state.buried)}, worth"
            if state.phase in (NAME, PLAY):
                assert buried in words.describe(state)
                assert (buried in described) == (seat == state.declarer)


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        (
            "two past A",
            [
                "Levels: seat 0 past A (before at Q), seat 1 past A (before at K), seat 2 at 3",
                "seat 4 at A and seat 5 at 9.",
                "Both friend cards are settled and nobody on the declarer's side has cards left: the game ends early.",
                "The defenders have 0 points, so the declarer's side has won: each of its players climbs 3 levels.",
                "Seats 0 and 1 have climbed past A and win the match.",
            ],
        ),
        (
            "nobody climbs",
            [
                "Only one player still holds cards: the game ends.",
                "Nobody has made the named play, so it adds nobody.",
                "The last trick: Seat 0 has led 5♦: single 5. The point cards in this trick make 5 points.",
                "The defenders have 150 points and so have won, but nobody climbs.",
            ],
        ),
        (
            "the declarer alone",
            [
                "The declarer has made the named play, so it adds nobody.",
                "On the declarer's side: seat 0. Defenders: seats 1, 2, 3, 4 and 5.",
                "the defenders 280.",
            ],
        ),
        (
            "two friends",
            [
                "Friend card: the 1st play of A♠. A♠ has been played 3 times so far.",
                "Seat 1 has made the named play and is a friend. Friend card:",
                "Seat 0 is to lead.",
            ],
        ),
    ],
)
def test_what_is_rare_is_told(name: str, sentences: list[str]) -> None:
    described = words.describe(RIGGED[name])
    for sentence in sentences:
        assert sentence in described


def test_a_position_is_described_in_full() -> None:
    state = position(
        "[3D][4D][6H][5H KD]", trick="3: 10H 10S", turn=0, friends="AS 1 3; AH 3 -", buried="AH 4C 6D 6C 7D 7C"
    )
    assert words.describe(state) == (
        "Game 1. Levels: seat 0 at 3, seat 1 at 3, seat 2 at 3, seat 3 at 3, seat 4 at 3 and seat 5 at 3. "
        "The declarer is seat 0. "
        "Friend card: the 1st play of A♠. A♠ has been played 3 times so far. "
        "Seat 3 has made the named play and is a friend. "
        "Friend card: the 3rd play of A♥. A♥ has been played 2 times so far. "
        "On the declarer's side: seats 0 and 3. Side not known yet: seats 1, 2, 4 and 5. "
        "Points taken in tricks: seat 0 has 0, seat 1 has 0, seat 2 has 0, seat 3 has 0, seat 4 has 0 and "
        "seat 5 has 265. The declarer's side, as far as it is known, has 0 of them. "
        "The 6 cards of the kitty lie face down. "
        "The trick on the table: Seat 3 has led 10♥ and 10♠: pair of 10s. "
        "The point cards in this trick make 20 points. "
        "To be beaten: the pair of 10s of seat 3. Seat 0 is to beat it or to pass. "
        "Seat 0 holds 1 card: 3♦, worth 0 points. Seat 1 holds 1 card: 4♦, worth 0 points. "
        "Seat 2 holds 1 card: 6♥, worth 0 points. Seat 3 holds 2 cards: 5♥ and K♦, worth 15 points. "
        "Seat 4 is out. Seat 5 is out. "
        "Buried: 4♣, 6♦, 6♣, 7♦, 7♣ and A♥, worth 0 points."
    )
