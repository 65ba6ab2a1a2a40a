"""Captions of 5-10-K: whole sentences, with every figure of the arithmetic."""

from __future__ import annotations

import re
from functools import cache

import pytest

from gamelib import words
from gamelib.fivetenk import State, Step, start
from gamelib.fivetenk.explaining import seen_by
from tests.fivetenk.matches import match
from tests.fivetenk.positions import position
from tests.pictures.fivetenk.moments import ALL_IN_PLAY, RIGGED

SUM = re.compile(r"(\d+(?: \+ \d+)+) = (\d+)")
UNFILLED = re.compile(r"[{}]|None|\b1 (?:cards|points|levels)\b|\.\.|  |\ba A\b|\b0 points of\b")


@cache
def steps() -> tuple[Step, ...]:
    return tuple(step for seed in range(6) for step in match(seed, 2).steps)


def told_of(state: State, kind: str) -> words.Told:
    """Tell the one event of a kind that led to a state."""
    (told,) = (told for told in words.tell(state) if told.kind == kind)
    return told


def test_every_step_of_whole_matches_is_told_in_whole_sentences() -> None:
    known = set(words.rules("fivetenk"))
    kinds = set()
    for step in steps():
        assert [told.kind for told in words.tell(step)] == [event.kind for event in step.events]
        for told in words.tell(step):
            kinds.add(told.kind)
            assert set(told.rules) <= known
        for sentence in words.caption(step):
            assert sentence.endswith("."), sentence
            assert not UNFILLED.search(sentence), sentence
    assert kinds >= {
        "deal", "declarer", "bury", "friends_named", "play", "pass", "named_play", "friend", "out", "trick",
        "game_end", "settlement", "promotion",
    }  # fmt: skip


def test_every_sum_that_is_told_is_right() -> None:
    sums = 0
    for step in steps():
        for terms, total in SUM.findall(words.spoken(step)):
            sums += 1
            assert sum(map(int, terms.split(" + "))) == int(total)
    assert sums > 100


def test_a_game_s_beginning_is_told() -> None:
    assert words.caption(match(4).start) == (
        "Game 1: every player is dealt 26 cards, and 6 are left over as the kitty. Seat 4 gets the first card.",
    )
    state = start(seed=7)
    seat = state.turn
    assert words.caption(state.play("reveal")) == (
        f"Seat {seat} reveals a card of its level, 3, and so becomes the declarer.",
        f"Seat {seat} takes the 6 cards of the kitty.",
    )
    assert words.caption(RIGGED["thrown in"]) == (
        "Nobody has revealed a card: the cards are shuffled and dealt again.",
    )


def test_a_burial_is_told_with_its_points_to_who_may_know_them() -> None:
    state = next(step.state for step in match(4).steps if step.events[0].kind == "bury")
    assert words.caption(state) == ("Seat 2 buries 4♥, 5♠, 7♠, Q♦, K♣ and A♦ face down, worth 15 points.",)
    assert words.caption(seen_by(state.events, 0)) == ("Seat 2 buries 6 cards face down.",)
    before = state.previous
    assert before is not None
    worthless = [card for card in before.hands[2] if not card.points][:6]
    assert words.caption(before.play(f"bury {' '.join(worthless)}")) == (
        f"Seat 2 buries {words.fact(tuple(worthless))} face down: no points among them.",
    )


def test_a_play_is_told_with_what_it_is_and_what_it_beats() -> None:
    state = position("[3D 3C 3H 9D 9D 4S][4D 4C 4H 5S 5C 4S]").play("3D 3C 3H 9D 9D")
    assert words.caption(state) == ("Seat 0 leads 3♦, 3♣, 3♥, 9♦ and 9♦: triple of 3s with a pair.",)
    assert words.caption(state.play("4D 4C 4H 5S 5C")) == (
        "Seat 1 plays 4♦, 4♣, 4♥, 5♣ and 5♠: triple of 4s with a pair, which beats the triple of 3s with a pair.",
    )


def test_each_play_of_a_named_face_says_whether_it_counts() -> None:
    state = position("[AS 3D][AS 4D][AS 5H][6H]", friends="AS 2 -; AH 3 -", buried="AH 4C 6D 6C 7D 7C")
    first = state.play("AS")
    assert words.caption(first)[1:] == (
        "This is the 1st play of A♠. It does not count: what will count is the 2nd play of A♠.",
    )
    # Equal ranks do not beat one another: a new trick each time.
    second = position(
        "[3D][AS 4D][AS 5H][6H]", friends="AS 2 -; AH 3 -", buried="AH 4C 6D 6C 7D 7C", turn=1, taken="0,40,0,0,0,0"
    ).play("AS")
    assert words.caption(second)[1:] == (
        "This is the 2nd play of A♠, the one that was named.",
        "So seat 1 is a friend now: on the side of the declarer, seat 0, in the open.",
        "The 40 points that seat 1 has taken before count for the declarer's side.",
    )
    third = position("[3D][4D][AS 5H][6H]", friends="AS 2 1; AH 3 -", buried="AH 4C 6D 6C 7D 7C", turn=2).play("AS")
    assert words.caption(third)[1:] == (
        "This is the 3rd play of A♠. It does not count: what counted was the 2nd play of A♠.",
    )


def test_a_named_play_that_adds_nobody_says_why() -> None:
    own = position("[AS 3D][4D][5H][6H]", friends="AS 3 -; AH 3 -", buried="AH 4C 6D 6C 7D 7C").play("AS")
    assert words.caption(own)[1] == (
        "This is the 3rd play of A♠, the one that was named. The declarer made it, so nobody is added."
    )
    again = position("[3D][AS 4D][5H][6H]", friends="AS 3 -; AH 1 1", buried=ALL_IN_PLAY, turn=1).play("AS")
    assert words.caption(again)[1] == (
        "This is the 3rd play of A♠, the one that was named. Seat 1 is a friend already and stays one."
    )


@pytest.mark.parametrize(
    ("trick", "told"),
    [
        (
            "0: 5D 5C",
            (
                "Seat 2 passes.",
                "All others have passed: seat 0 takes the trick and its 10 points.",
                "5♦ and 5♣: 5 + 5 = 10.",
                "Seat 0 leads the next trick.",
            ),
        ),
        (
            "0: KD",
            (
                "Seat 2 passes.",
                "All others have passed: seat 0 takes the trick and its 10 points.",
                "Seat 0 leads the next trick.",
            ),
        ),
        (
            "0: 9D",
            (
                "Seat 2 passes.",
                "All others have passed: seat 0 takes the trick, which has no points.",
                "Seat 0 leads the next trick.",
            ),
        ),
    ],
)
def test_a_trick_s_end_is_told(trick: str, told: tuple[str, ...]) -> None:
    state = position("[QD 3D][4D 4C][6D]", trick=f"{trick}; 1: pass", turn=2)
    assert words.caption(state.play("pass")) == told


def test_a_trick_taken_by_who_is_out_is_led_on_by_the_next() -> None:
    state = position("[4D 4C][6D][][8D]", trick="2: 9D; 3: pass; 0: pass", turn=1)
    assert words.caption(state.play("pass"))[-1] == "Seat 2 has no cards left, so seat 3 leads the next trick."


def test_an_early_end_is_told_with_both_totals_and_where_they_come_from() -> None:
    state = position(
        "[5D][][5C KD 9D][10D]", friends="AS 1 1; AH 1 1", buried="4D 4C 6D 6C KC 7C", taken="0,60,0,0,0,0"
    ).play("5D")
    assert words.caption(state)[1:] == (
        "Seat 0 has played its last card and is out.",
        "Both friend cards are settled and nobody on the declarer's side has cards left: the game ends early.",
        (
            "Seats 0 and 1 are the declarer's side; all others are defenders. Seat 0 has made the last play, "
            "so the points of the last trick and of the kitty go to the declarer's side."
        ),
        "The points are settled: 200 for the defenders, 100 for the declarer's side.",
        (
            "The defenders, seats 2, 3, 4 and 5, had taken 0 + 0 + 0 + 200 = 200 points in tricks. "
            "The declarer's side, seats 0 and 1, had taken 0 + 60 = 60 points in tricks. "
            "The 5 points of the last trick go to the declarer's side. "
            "The 25 points left in hands go to the declarer's side. "
            "The kitty is shown: 4♦, 4♣, 6♦, 6♣, 7♣ and K♣. Its 10 points go to the declarer's side. "
            "Tricks, last trick, kitty and hands: the defenders have 200 + 0 + 0 + 0 = 200 points. "
            "Likewise the declarer's side has 60 + 5 + 10 + 25 = 100 points. "
            "Both sides together: 200 + 100 = 300 points, as in every game."
        ),
        "The defenders have 200 points and so have won: each of them climbs 1 level.",
        "Seat 2 climbs from 3 to 4. Seat 3 climbs from 3 to 4. Seat 4 climbs from 3 to 4. Seat 5 climbs from 3 to 4.",
    )


def test_a_settlement_without_points_says_so() -> None:
    told = told_of(RIGGED["two past A"], "settlement")
    assert told.happened == "The points are settled: 0 for the defenders, 300 for the declarer's side."
    for sentence in (
        "The last trick has no points.",
        "No points are left in hands.",
        "It has no points.",
    ):
        assert sentence in told.follows
    ended = told_of(RIGGED["nobody climbs"], "game_end")
    assert ended.happened == "Only one player still holds cards: the game ends."
    assert ended.follows.startswith("Seat 0 is alone on the declarer's side; all others are defenders.")
    assert "The declarer, seat 0, had taken" in told_of(RIGGED["nobody climbs"], "settlement").follows


@pytest.mark.parametrize(
    ("name", "verdict", "climbs"),
    [
        (
            "two past A",
            "The defenders have 0 points, so the declarer's side has won: each of its players climbs 3 levels.",
            "Seat 0 climbs from Q past A. Seat 1 climbs from K past A.",
        ),
        ("nobody climbs", "The defenders have 150 points and so have won, but nobody climbs.", ""),
    ],
)
def test_a_promotion_is_told_climb_by_climb(name: str, verdict: str, climbs: str) -> None:
    told = told_of(RIGGED[name], "promotion")
    assert (told.happened, told.follows) == (verdict, climbs)
