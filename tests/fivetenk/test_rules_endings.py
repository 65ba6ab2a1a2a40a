"""How a game ends and whose the points are, and who climbs: C27 to C33, R13 and R17."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import LADDER, State, climb, outcome, start
from gamelib.fivetenk.promotion import ALL_POINTS
from tests.fivetenk.matches import match
from tests.fivetenk.positions import facts, kinds, position

ALL_IN_PLAY = "4D 4C 6D 6C 7D 7C"


def shares(state: State, *names: str) -> list[tuple[object, ...]]:
    return facts(state, "settlement", *names)


def test_c27_all_of_the_declarer_s_side_out_they_get_what_the_defenders_hold() -> None:
    state = position("[3D][][5D KD 9D][10D]", friends="AS 1 1; AH 1 1", buried=ALL_IN_PLAY, taken="0,60,0,0,0,0").play(
        "3D"
    )
    assert state.how == "declarer's side out"
    assert shares(state, "hands") == [((25, "declarer"),)]
    assert state.legal_moves() == ()
    assert state.hands[2] == ("5D", "9D", "KD")  # As left, and now shown.
    assert state.view(4).hands[2] == ("5D", "9D", "KD")


def test_c27_all_defenders_out_they_get_what_the_declarer_s_side_holds() -> None:
    state = position("[3D KS][5S 9D][4D]", friends="AS 1 1; AH 1 1", buried=ALL_IN_PLAY, turn=2).play("4D")
    assert state.how == "defenders out"
    assert shares(state, "hands") == [((15, "defenders"),)]


def test_c27_not_before_both_friend_cards_are_settled() -> None:
    state = position("[3D][][5D KD 9D][10D]", friends="AS 1 1; AH 3 -", buried="AH 4C 6D 6C 7D 7C").play("3D")
    assert state.how is None
    assert state.turn == 2


def test_c28_otherwise_when_one_player_is_left_the_last_player_takes_all() -> None:
    state = position(
        "[3D][][5D KD 9D]", friends="AS 3 -; AH 3 -", buried="AS AH KS 6C 10D 7C", taken="0,60,0,0,0,0"
    ).play("3D")
    assert state.how == "one left"
    assert shares(state, "table", "kitty", "hands") == [((0, "declarer"), (20, "declarer"), (15, "declarer"))]
    assert facts(state, "game_end", "last_seat") == [(0,)]


def test_c28_the_last_player_may_be_a_defender() -> None:
    state = position("[5D KD 9D][3D]", friends="AS 3 -; AH 3 -", buried="AS AH KS 6C 10D 7C", turn=1).play("3D")
    assert shares(state, "kitty", "hands") == [((20, "defenders"), (15, "defenders"))]
    assert state.points == 300


def test_c29_the_kitty_goes_at_face_value_to_the_last_play_s_player() -> None:
    state = position("[5D][][KD 9S]", buried="AS AH KS KS KS 5S").play("5D")
    assert shares(state, "kitty", "table") == [((35, "declarer"), (5, "declarer"))]
    state = position("[5D 3C][][8D]", buried="AS AH KS KS KS 5S", trick="0: 7D", turn=2).play("8D")
    assert shares(state, "kitty", "table") == [((35, "defenders"), (0, "defenders"))]


def test_c29_at_an_early_end_table_and_kitty_can_go_to_the_other_side_than_the_hands() -> None:
    # All defenders are out when seat 1 makes the last named play and so joins the declarer: what they two hold goes to
    # the defenders, the table and the kitty to the side of the last play.
    state = position(
        "[3D KS][AS 5S 9D]",
        friends="AS 3 -; AH 1 0",
        buried="10S 4C 6D 6C 7D 7C",
        trick="0: KC",
        turn=1,
        taken="0,0,0,0,100,0",
        rest=0,
    ).play("AS")
    assert state.how == "defenders out"
    assert shares(state, "table", "kitty", "hands") == [((10, "declarer"), (10, "declarer"), (15, "defenders"))]
    assert shares(state, "defenders", "declarers") == [(115, 185)]
    assert "C29" in next(event for event in state.events if event.kind == "settlement").rules


def test_c30_both_sides_make_300() -> None:
    for seed in range(25):
        for step in match(seed).steps[-1:]:
            settlement = step.state.settlement
            assert settlement is not None
            parts = (*settlement.tricks, settlement.table, settlement.kitty, settlement.hands)
            defenders = sum(share.points for share in parts if share.side == "defenders")
            declarers = sum(share.points for share in parts if share.side == "declarer")
            assert (defenders, declarers) == (settlement.defenders, settlement.declarers)
            assert defenders + declarers == ALL_POINTS
            assert step.state.points == defenders


def test_c30_the_last_trick_counts_too() -> None:
    state = position("[5D 9D][KS]", trick="0: 10D", turn=1, taken="150,0,0,0,0,0").play("KS")
    assert shares(state, "table", "hands") == [((20, "defenders"), (5, "defenders"))]
    assert state.points == 150


def test_c30_points_are_whole_numbers_from_0_to_300() -> None:
    for points in (-5, 305, 12.5, "60", None, True):
        with pytest.raises(RuleError) as refused:
            outcome(points)  # type: ignore[arg-type]
        assert refused.value.rule == "C30"


TABLE = [
    (0, 0, ("declarer", 3)),
    (1, 59, ("declarer", 2)),
    (60, 119, ("declarer", 1)),
    (120, 179, ("defenders", 0)),
    (180, 239, ("defenders", 1)),
    (240, 299, ("defenders", 2)),
    (300, 300, ("defenders", 3)),
]


@pytest.mark.parametrize(("low", "high", "found"), TABLE)
def test_c31_the_table_decides(low: int, high: int, found: tuple[str, int]) -> None:
    assert {outcome(points) for points in range(low, high + 1)} == {found}


def test_c31_being_out_first_changes_nothing() -> None:
    # All of the declarer's side are out, and the defenders have won all the same.
    state = position("[3D][][9D][JD]", friends="AS 1 1; AH 1 1", buried=ALL_IN_PLAY, rest=4).play("3D")
    assert state.how == "declarer's side out"
    assert facts(state, "promotion", "winner", "steps") == [("defenders", 3)]
    assert state.winners == (2, 3, 4, 5)


CLIMBS = [("3", 0, "3"), ("3", 3, "6"), ("9", 2, "J"), ("Q", 2, "A"), ("K", 1, "A"), ("2", 1, "3")]
PAST = [("A", 1), ("K", 2), ("K", 3), ("Q", 3), ("A", 3)]


@pytest.mark.parametrize(("level", "steps", "reached"), CLIMBS)
def test_c32_each_climbs_from_their_own_level(level: str, steps: int, reached: str) -> None:
    assert climb(level, steps) == reached


@pytest.mark.parametrize(("level", "steps"), PAST)
def test_c32_past_a_the_match_is_won_and_no_stop_at_a_is_owed(level: str, steps: int) -> None:
    assert climb(level, steps) == "won"


def test_c32_the_ladder_and_nothing_else() -> None:
    assert LADDER == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    for level in ("1", "won", "LJ", 5, None):
        with pytest.raises(RuleError) as refused:
            climb(level, 1)  # type: ignore[arg-type]
        assert refused.value.rule == "C32"


def test_c32_the_winning_side_climbs_and_nobody_else() -> None:
    state = position(
        "[3D][][9D][JD]",
        friends="AS 1 1; AH 1 1",
        buried=ALL_IN_PLAY,
        rest=1,
        levels="5,7,3,3,K,9",
        previous="3:0,1,2,4",
    ).play("3D")
    assert facts(state, "promotion", "winner", "steps", "before", "after") == [
        ("declarer", 3, ("5", "7", "3", "3", "K", "9"), ("8", "10", "3", "3", "K", "9"))
    ]
    assert state.levels == ("8", "10", "3", "3", "K", "9")
    assert state.outcome is None


def test_c32_then_the_match_ends() -> None:
    state = position(
        "[3D][][9D][JD]",
        friends="AS 1 1; AH 1 1",
        buried=ALL_IN_PLAY,
        rest=1,
        levels="Q,7,3,3,K,9",
        previous="3:0,1,2,4",
    ).play("3D")
    assert kinds(state.events)[-2:] == ["promotion", "match_end"]
    assert facts(state, "match_end", "seats") == [((0,),)]
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    with pytest.raises(RuleError) as refused:
        state.next_deal()
    assert refused.value.rule == "C32"


def test_c33_levels_stay_sides_are_formed_anew_and_winners_may_reveal() -> None:
    settled = next(match(seed).state for seed in range(30) if match(seed).state.levels != ("3",) * 6)
    following = settled.next_deal()
    assert following.levels == settled.levels
    assert following.game_number == 1
    assert following.friends == ()
    assert following.setting.may_reveal == settled.winners
    assert following.previous_game == (settled.declarer, settled.winners)
    with pytest.raises(RuleError) as refused:
        start().next_deal()
    assert refused.value.rule == "C33"


def test_c33_winners_are_the_side_that_won_by_the_table_at_120_to_179_too() -> None:
    state = position(
        "[3D][][9D][JD]", friends="AS 1 1; AH 1 1", buried=ALL_IN_PLAY, rest=1, taken="0,0,0,0,120,0"
    ).play("3D")
    assert facts(state, "promotion", "winner", "steps") == [("defenders", 0)]
    assert state.levels == ("3",) * 6
    assert state.next_deal().setting.may_reveal == (2, 3, 4, 5)


def test_r13_the_end_is_looked_for_after_every_play_first_c27_and_then_c28() -> None:
    # Seat 0 goes out and one player is left, who is the only defender: both rules apply, and C27 names the sides.
    state = position("[3D][][KD]", friends="AS 1 1; AH 1 1", buried="10S 4C 6D 6C 7D 7C", rest=4).play("3D")
    assert state.how == "declarer's side out"


def test_r13_a_side_that_is_out_already_ends_the_game_with_the_second_friend_card() -> None:
    # All defenders are out but seat 1, who makes the named play: now everybody who holds cards is the declarer's.
    state = position("[3D KS][AS 5S 9D]", friends="AS 3 -; AH 1 0", buried=ALL_IN_PLAY, turn=1)
    after = state.play("AS")
    assert after.how == "defenders out"
    assert shares(after, "hands") == [((15, "defenders"),)]
    assert kinds(after.events) == ["play", "named_play", "friend", "game_end", "settlement", "promotion"]
    # The play is a friend's, so table and kitty are the declarer's side's: C29's split.
    assert shares(after, "table", "kitty") == [((0, "declarer"), (0, "declarer"))]


def test_r17_several_may_climb_past_a_in_one_game() -> None:
    state = position(
        "[3D][][9D][JD]",
        friends="AS 1 1; AH 1 1",
        buried=ALL_IN_PLAY,
        rest=1,
        levels="Q,K,3,3,A,9",
        previous="3:0,1,2,4",
    ).play("3D")
    assert state.levels == ("won", "won", "3", "3", "A", "9")
    assert facts(state, "match_end", "seats") == [((0, 1),)]
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert "R17" in state.events[-1].rules
