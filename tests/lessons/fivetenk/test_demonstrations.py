"""Examples set out by hand: each shows what its name says, as the engine plays it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import Card, State
from gamelib.lessons.fivetenk.demonstrations import DEMONSTRATIONS, demonstration
from gamelib.lessons.fivetenk.setting_out import dealt, late


def last(name: str) -> State:
    return demonstration(name)[-1]


def facts(state: State, kind: str, *names: str) -> list[tuple[object, ...]]:
    return [tuple(getattr(event, name) for name in names) for event in state.events if event.kind == kind]


@pytest.mark.parametrize("name", DEMONSTRATIONS)
def test_a_demonstration_is_played_from_a_sound_position(name: str) -> None:
    states = demonstration(name)
    assert len(states) == len(DEMONSTRATIONS[name].moves) + 1
    assert all(after.previous is before for before, after in pairwise(states))
    assert State.from_text(states[0].to_text()) == states[0]


def test_the_first_trick_is_taken_by_who_played_last_and_no_point_card() -> None:
    state = last("a first trick")
    assert facts(state, "trick", "seat", "points") == [(0, 25)]
    assert len(demonstration("a first trick")[-2].trick) > len(facts(state, "trick", "cards")[0][0])  # type: ignore[arg-type]


def test_ranks_rise_from_the_nine_to_the_big_joker() -> None:
    ranks = [state.top.rank for state in demonstration("the ranks in one trick")[1:] if state.top]
    assert ranks == ["9", "K", "A", "2", "LJ", "BJ"]


def test_the_same_cards_are_led_as_one_kind_and_as_another() -> None:
    longest, named = last("the longest body"), demonstration("a kind that is named")
    assert str(longest.top) == "airplane from 3 to 6"
    assert str(named[1].top) == "airplane with singles from 4 to 6"
    assert named[2].top_seat == 2
    before = demonstration("the longest body")[1]
    problem = before.why_not("7D 7C 7H 8D 8C 8H 9D 9C 9H JD JC QD")
    assert problem is not None
    assert problem.rule == "C8"


def test_two_jokers_of_one_kind_are_a_pair_and_two_different_ones_a_bomb() -> None:
    kinds = [str(state.top) for state in demonstration("a pair of jokers")[1:]]
    assert kinds == ["pair of As", "pair of 2s", "pair of LJs", "joker bomb"]


def test_the_ladder_is_climbed_rung_by_rung() -> None:
    kinds = [state.top.kind for state in demonstration("the ladder in one trick")[1:] if state.top]
    assert kinds == ["pair", "mixed 5-10-K", "suited 5-10-K", "bomb", "bomb", "joker bomb"]


@pytest.mark.parametrize(
    ("name", "refused", "named"),
    [
        ("all three aces buried", "AS 1, AH 1", ("KS", "AH")),
        ("aces and kings buried", "KS 1, AH 1", ("QS", "AH")),
        ("a named play that cannot come", "KS 1, AH 1", ("AS", "AH")),
    ],
)
def test_what_may_be_named_goes_by_what_is_buried(name: str, refused: str, named: tuple[str, str]) -> None:
    deal, buried, playing = demonstration(name)
    assert (deal.phase, buried.phase, playing.phase) == ("bury", "name", "play")
    problem = buried.why_not(f"name {refused}")
    assert problem is not None
    assert problem.rule == "C19"
    assert tuple(friend.card for friend in playing.friends_named) == named


def test_friends_come_to_light_at_the_very_play() -> None:
    states = demonstration("friends come to light")
    assert facts(states[3], "named_play", "settles") == [(False,)]
    assert [state.friends for state in (states[3], states[10], states[-1])] == [(), (3,), (4, 3)]
    assert facts(last("a friend revealed by a pair"), "named_play", "count", "settles") == [(1, False), (2, True)]
    assert last("a friend revealed by a pair").friends == (2,)
    assert facts(last("points come along"), "friend", "seat", "points") == [(2, 55)]


def test_one_friend_for_two_named_plays_and_none_for_the_declarer_s() -> None:
    twice = last("the same friend twice")
    assert (twice.made_by, twice.friends) == ((2, 2), (2,))
    own = demonstration("the declarer's own named card")
    assert (own[1].made_by, own[1].friends) == ((0, None), ())
    assert own[-1].friends == (3,)


def test_a_pass_is_not_for_good_and_who_is_out_does_not_lead() -> None:
    back = last("back after a pass")
    assert [laid.seat for laid in back.trick if not laid.cards].count(back.top_seat) == 1  # type: ignore[arg-type]
    assert facts(last("a lead after going out"), "trick", "seat", "leader") == [(1, 2)]


@pytest.mark.parametrize(
    ("name", "how", "winner", "steps"),
    [
        ("an early end by the declarer's side", "declarer's side out", "declarer", 1),
        ("an early end by the defenders", "defenders out", "defenders", 1),
        ("one player left", "one left", "defenders", 0),
        ("the kitty to the other side", "defenders out", "defenders", 1),
        ("a friend and out at once", "declarer's side out", "declarer", 1),
        ("out first and beaten", "declarer's side out", "defenders", 1),
        ("a match won from K by +2", "declarer's side out", "declarer", 2),
        ("a match won by two", "defenders out", "defenders", 1),
    ],
)
def test_a_game_ends_as_its_name_says(name: str, how: str, winner: str, steps: int) -> None:
    state = last(name)
    assert state.how == how
    assert facts(state, "promotion", "winner", "steps") == [(winner, steps)]


def test_points_go_where_the_rules_send_them() -> None:
    split = last("the kitty to the other side").settlement
    assert split is not None
    assert (split.table.side, split.kitty.side, split.hands.side) == ("declarer", "declarer", "defenders")
    assert min(split.table.points, split.kitty.points, split.hands.points) > 0
    left = last("one player left")
    assert None in left.made_by
    assert left.settlement is not None
    assert left.settlement.hands.points > 0
    at_once = last("a friend and out at once")
    assert [event.kind for event in at_once.events][:4] == ["play", "named_play", "friend", "out"]


def test_a_match_is_won_past_a_without_a_stop_there() -> None:
    won = last("a match won from K by +2")
    assert won.setting.levels[0] == "K"
    assert won.outcome is not None
    assert won.outcome.winners == (0,)
    both = last("a match won by two")
    assert both.outcome is not None
    assert both.outcome.winners == (1, 4)


def test_what_is_no_example_is_refused() -> None:
    for wrong in ("a miracle", ["one player left"], None):
        with pytest.raises(RuleError, match=r"There is no example called .*; there are a first trick, ") as error:
            demonstration(wrong)  # type: ignore[arg-type]
        assert error.value.rule == "format"


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(RuleError) as error:
        late("3D", "4D", friends="KS 1 -; AH 1 -")
    assert error.value.rule == "C19"


def test_the_cards_asked_for_are_dealt_to_the_declarer() -> None:
    state = dealt("AS AS AS QS", seed=7)
    assert state.declarer == 0
    assert state.hands[0].count(Card("AS")) == 3
    assert [len(hand) for hand in state.hands] == [32, 26, 26, 26, 26, 26]
    assert dealt("AS AS AS QS", seed=7) == state
    assert dealt("AS AS AS QS", seed=8) != state
