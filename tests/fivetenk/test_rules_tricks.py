"""Turns and tricks: C23 to C26, R14, R15, R20, R21 and R23."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib.fivetenk import Pass
from tests.fivetenk.matches import match
from tests.fivetenk.positions import facts, kinds, played, position

SIX = "[3D 3C 9D][4D 4C 10D][5D 5C JD][6D 6C QD][7D 7C KD][8D 8C AD]"


def test_c23_turns_go_by_seat_and_each_beats_the_last_play_or_passes() -> None:
    state = position(SIX).play("3D")
    assert (state.turn, state.top_seat) == (1, 0)
    state = state.play("4C")
    assert (state.turn, state.top_seat) == (2, 1)
    assert isinstance(state.legal_moves()[-1], Pass)
    for refused, rule in [("5D 5C", "C8"), ("JC", "C23"), ({"seat": 3, "cards": ["6D"]}, "C23")]:
        problem = state.why_not(refused)
        assert problem is not None
        assert problem.rule == rule
    state = played(state, "pass", "pass", "pass", "pass", "9D", "pass", "pass")
    assert (state.turn, state.top_seat, len(state.trick)) == (3, 0, 9)


def test_c23_the_trick_ends_when_all_others_who_hold_cards_have_passed_in_a_row() -> None:
    state = played(position(SIX), "3D", "4D", "pass", "pass", "pass")
    assert kinds(state.events) == ["pass"]
    state = state.play("pass")
    assert (state.turn, kinds(state.events)) == (0, ["pass"])
    state = state.play("pass")
    assert kinds(state.events) == ["pass", "trick"]
    assert (state.top, state.trick, state.turn) == (None, (), 1)


def test_c24_the_last_player_takes_every_point_card_of_the_trick_by_anybody() -> None:
    state = position("[5D 3D][10S 4D][KS 6D][KH 7D][2D 8D][9D]", taken="0,10,0,0,5,0").play("5D")
    state = played(state, "10S", "KS", "pass", "2D", "pass", "pass", "pass", "pass", "pass")
    assert facts(state, "trick", "seat", "points", "cards", "taken") == [(4, 25, ("5D", "10S", "KS"), 30)]
    assert state.taken[4] == 30
    assert state.trick_points == 0


def test_c25_who_took_the_trick_leads_the_next() -> None:
    state = played(position(SIX), "3D", "4D", "pass", "pass", "pass", "pass", "pass")
    assert state.turn == 1
    assert facts(state, "trick", "seat", "leader") == [(1, 1)]


def test_c25_if_they_are_out_the_next_seat_that_has_cards() -> None:
    state = played(position("[3D 9D][4D][][6D 6C][7D 7C]"), "3D", "4D", "pass", "pass", "pass")
    assert facts(state, "trick", "seat", "leader") == [(1, 3)]
    assert state.turn == 3


def test_c26_who_has_no_cards_left_is_out() -> None:
    state = played(position("[3D 9D][4D][5D 9C][6D 6C]"), "3D", "4D")
    assert facts(state, "out", "seat") == [(1,)]
    assert kinds(state.events) == ["play", "out"]
    state = played(state, "pass", "pass", "9D")
    assert state.turn == 2  # Seat 1 neither answers nor passes any more.
    problem = state.why_not({"seat": 1, "pass": True})
    assert problem is not None
    assert problem.rule == "C26"
    assert problem.legal == ()


def test_c26_who_is_out_keeps_the_points_taken_and_climbs_with_the_side() -> None:
    settled = [step.state for seed in range(12) for step in match(seed).steps if step.state.phase == "settled"]
    out_and_winning = [
        (state, seat) for state in settled for seat in state.winners if not state.hand_sizes[seat] and state.points
    ]
    assert out_and_winning
    for state, seat in out_and_winning:
        steps = facts(state, "promotion", "steps")[0][0]
        assert (state.levels[seat] != "3") == bool(steps)


def test_r14_who_passed_may_play_again_once_somebody_has_played() -> None:
    state = played(position(SIX), "3D", "pass", "5D", "pass", "pass", "pass", "pass")
    assert state.turn == 1
    state = state.play("10D")
    assert (state.top_seat, state.turn) == (1, 2)
    # The passes before it count no more.
    state = played(state, "pass", "pass", "pass", "pass")
    assert kinds(state.events) == ["pass"]
    assert kinds(state.play("pass").events) == ["pass", "trick"]


def test_r15_a_trick_whose_last_player_is_out_is_still_answered() -> None:
    state = played(position("[3D 9D][4D][5D 9C][6D 6C]"), "3D", "4D", "5D")
    assert (state.top_seat, state.turn) == (2, 3)
    state = played(position("[3D 9D][4D][5D 9C][6D 6C]"), "3D", "4D", "pass", "pass")
    assert state.top_seat == 1
    state = state.play("pass")
    (trick,) = [event for event in state.events if event.kind == "trick"]
    assert (trick.facts["seat"], trick.facts["leader"]) == (1, 2)
    assert "R15" in trick.rules


def test_r20_who_leads_may_not_pass() -> None:
    state = position(SIX)
    problem = state.why_not("pass")
    assert problem is not None
    assert problem.rule == "R20"
    assert not any(isinstance(move, Pass) for move in state.legal_moves())
    later = played(state, "3D", "4D", "pass", "pass", "pass", "pass", "pass")
    assert later.why_not({"seat": 1, "pass": True}) is not None


def test_r20_the_declarer_leads_the_first_trick_and_freely() -> None:
    leads = [next(step for step in match(seed).steps if step.state.trick) for seed in range(30)]
    assert all(step.seat == step.state.declarer == step.state.trick[0].seat for step in leads)
    assert len({step.state.top.kind for step in leads if step.state.top}) > 3


def test_r21_turn_order_is_by_rising_seat_number_and_round_again() -> None:
    state = position(SIX, turn=4)
    turns = []
    for move in ("7D", "pass", "pass", "pass", "pass", "pass"):
        turns.append(state.turn)
        state = state.play(move)
    assert turns == [4, 5, 0, 1, 2, 3]


def test_r21_seats_that_are_out_are_left_out() -> None:
    state = position("[3D 9D][][][6D 6C][][8D 8C]")
    turns = []
    for move in ("3D", "pass", "8D", "9D", "pass", "pass", "3D"):
        turns.append(state.turn)
        if move == "3D" and len(turns) > 1:
            break
        state = state.play(move)
    assert turns == [0, 3, 5, 0, 3, 5, 3]


WINGS = "3D 3C 3H 4S 4C 4H 9D 3S"
NUMBERED: list[tuple[str, str, Any, str]] = [
    ("cards not held", SIX, "KS", "C23"),
    ("more than held", SIX, "3D 3D", "C23"),
    ("cards that form nothing", SIX, "3D 9D", "C4"),
    ("only the wings at fault", f"[{WINGS}][QD][KD]", WINGS, "C7"),
    ("by a player who is out", "[3D 9D][4D 4S][][6D]", {"seat": 2, "cards": ["3D"]}, "C26"),
]


@pytest.mark.parametrize(("what", "hands", "move", "rule"), NUMBERED, ids=[row[0] for row in NUMBERED])
def test_r23_the_number_where_no_rule_has_it(what: str, hands: str, move: Any, rule: str) -> None:
    problem = position(hands).why_not(move)
    assert problem is not None, what
    assert problem.rule == rule


def test_r23_after_a_game_s_end_the_rule_that_ended_it() -> None:
    early = position("[AS AH][3D 5S][9D]", friends="AS 3 -; AH 3 -", buried="4D 4C 6D 6C 7D 7C").play("AS AH")
    late = position("[3D][][4D]").play("3D")
    for state, rule in [(early, "C27"), (late, "C28")]:
        for move in ("pass", "4D", {"seat": 2, "cards": ["4D"]}, "reveal", "name AS 1, AH 1"):
            problem = state.why_not(move)
            assert problem is not None
            assert problem.rule == rule
