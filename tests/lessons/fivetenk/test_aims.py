"""What to aim for: each way is legal to its end, and the better one leads further by the engine."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State, outcome
from gamelib.lessons.aiming import aim
from gamelib.lessons.fivetenk.aims import AIMS


def ends(name: str) -> tuple[State, State]:
    """Give where the first way leads, and where the second does."""
    first, second = (aim(name).line(way)[-1] for way in range(2))
    return first, second


def side(state: State) -> int:
    """Add up what the declarer's side, as far as it is known, has taken."""
    return sum(state.taken[seat] for seat in state.declarers)


@pytest.mark.parametrize("name", AIMS)
def test_every_way_begins_with_the_seat_s_own_move_and_leads_elsewhere(name: str) -> None:
    known = aim(name)
    assert known.set_out().turn == known.seat
    assert len(known.ways) == 2
    assert known.line(0)[1] != known.line(1)[1]
    assert known.follows(0) != known.follows(1)
    assert all(State.from_text(state.to_text()) == state for way in range(2) for state in known.line(way)[:1])


def test_points_are_won_by_the_bomb() -> None:
    bomb, passed = ends("points")
    assert bomb.taken[0] > passed.taken[0]
    assert bomb.hand_sizes[0] < passed.hand_sizes[0]


@pytest.mark.parametrize("name", ["cards", "control"])
def test_one_way_gets_rid_of_all_cards_and_the_other_loses_the_lead(name: str) -> None:
    first, second = ends(name)
    assert not first.hand_sizes[0]
    assert second.hand_sizes[0]


def test_one_ten_makes_a_level() -> None:
    first, second = ends("climbing")
    assert first.points is not None
    assert second.points is not None
    assert outcome(first.points)[0] == outcome(second.points)[0] == "declarer"
    assert outcome(first.points)[1] == outcome(second.points)[1] + 1


def test_a_friend_s_trick_is_the_side_s_already() -> None:
    passed, beaten = ends("friends")
    before = aim("friends").set_out()
    assert side(passed) - side(before) == side(beaten) - side(before) == 20
    assert not passed.hand_sizes[4]
    assert beaten.hand_sizes[4]


def test_the_named_ace_makes_a_friend_and_brings_the_side_what_it_has_taken() -> None:
    shown, hidden = ends("hidden friends")
    assert shown.friends == (3, 4)
    assert hidden.friends == (4,)
    assert side(shown) - side(hidden) == hidden.taken[3] + 10


@pytest.mark.parametrize("name", AIMS)
def test_the_computer_player_thinks_the_better_way_clearly_better(name: str) -> None:
    first, second = aim(name).option(0), aim(name).option(1)
    assert first is not None
    assert second is not None
    assert first is aim(name).advice.options[0]
    assert second.clearly_behind


def test_the_whole_side_goes_out_with_pairs() -> None:
    both, one = ends("the whole side out")
    assert both.how == "declarer's side out"
    assert one.how is None


def test_the_last_defender_is_kept_from_going_out() -> None:
    pair, six = ends("the last defender")
    assert (pair.how, six.how) == ("declarer's side out", "defenders out")
    assert (pair.winners, six.winners) == ((0, 2, 4), (1, 3, 5))


def test_what_follows_is_told() -> None:
    assert [str(message) for message in aim("points").follows(0)] == [
        "Seat 0 takes 40 points in tricks.",
        "Seat 0 still holds 2 cards.",
    ]
    told = [str(message) for message in aim("the whole side out").follows(0)]
    assert told[:2] == ["Seat 0 is out.", "Seat 2 is out."]
    assert told[2].startswith("The defenders have 90 points, so the declarer's side has won")


def test_what_is_no_aim_is_refused() -> None:
    for wrong in ("luck", ["points"], None):
        with pytest.raises(RuleError, match=r"There is no aim called .*; there are points at once, ") as error:
            aim(wrong)  # type: ignore[arg-type]
        assert error.value.rule == "format"
