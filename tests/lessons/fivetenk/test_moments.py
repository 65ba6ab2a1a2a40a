"""Moments found in games played from a seed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State, outcome
from gamelib.fivetenk.moves import DECLINE
from gamelib.lessons.fivetenk.games import game
from gamelib.lessons.fivetenk.moments import MANY_POINTS, MOMENTS, deal_of, game_of, game_with, moment, trick_of

SEEDS = (7, 61)


def kinds(state: State) -> list[str]:
    return [event.kind for event in state.events]


def facts(state: State, kind: str, name: str) -> list[object]:
    return [getattr(event, name) for event in state.events if event.kind == kind]


def origin(state: State) -> State:
    assert state.previous is not None
    return state.previous


@pytest.mark.parametrize("kind", MOMENTS)
def test_a_moment_is_found_again_by_its_seed(kind: str) -> None:
    first = moment(kind, seed=61)
    game.cache_clear()
    assert moment(kind, seed=61) == first


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("a reveal", "declarer"),
        ("a redeal", "redeal"),
        ("a burial", "bury"),
        ("friend cards named", "friends_named"),
        ("a friend revealed", "friend"),
        ("a friend revealed by a pair", "friend"),
        ("points that come along", "friend"),
        ("a rich trick", "trick"),
        ("a lead after going out", "trick"),
        ("going out", "out"),
    ],
)
def test_a_moment_brings_about_what_its_name_says(kind: str, shown: str, seed: int) -> None:
    assert shown in kinds(moment(kind, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_declarer_of_a_later_game_has_won_the_one_before(seed: int) -> None:
    for kind, how in (("a reveal by a winner", "reveal"), ("nobody reveals", "nobody revealed")):
        state = moment(kind, seed)
        assert facts(state, "declarer", "how") == [how]
        assert state.game_number == 2
        assert state.previous_game is not None
        assert state.declarer in state.previous_game.winners


@pytest.mark.parametrize("seed", SEEDS)
def test_several_copies_reveal_a_friend(seed: int) -> None:
    state = moment("a friend revealed by a pair", seed)
    assert len(facts(state, "named_play", "count")) > 1
    assert state.top_seat in state.friends


@pytest.mark.parametrize("seed", SEEDS)
def test_friends_are_added_once_and_the_declarer_never(seed: int) -> None:
    again = moment("the same friend twice", seed)
    assert len(set(again.made_by)) == 1
    assert len(again.friends) == 1
    own = moment("the declarer's own named card", seed)
    assert own.friends == origin(own).friends
    assert own.declarer in own.made_by
    early = moment("a named card that does not count yet", seed)
    assert early.friends == origin(early).friends
    assert sum(early.named_plays) > sum(origin(early).named_plays)


@pytest.mark.parametrize("seed", SEEDS)
def test_points_come_along_and_tricks_are_rich(seed: int) -> None:
    friend = moment("points that come along", seed)
    (brought,) = facts(friend, "friend", "points")
    assert brought == friend.taken[friend.top_seat or 0] > 0
    assert facts(moment("a rich trick", seed), "trick", "points")[0] >= MANY_POINTS  # type: ignore[operator]


@pytest.mark.parametrize("seed", SEEDS)
def test_somebody_comes_back_after_a_pass_and_somebody_leads_for_another(seed: int) -> None:
    back = moment("back after a pass", seed)
    seats = [(laid.seat, bool(laid.cards)) for laid in back.trick]
    assert (seats[-1][0], False) in seats[:-1]
    assert seats[-1][1]
    (trick,) = [event for event in moment("a lead after going out", seed).events if event.kind == "trick"]
    assert trick.facts["leader"] != trick.facts["seat"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("kind", "read"),
    [
        ("an airplane with wings", {"airplane with singles", "airplane with pairs"}),
        ("a 5-10-K", {"mixed 5-10-K", "suited 5-10-K"}),
        ("a bomb", {"bomb"}),
        ("a joker bomb", {"joker bomb"}),
    ],
)
def test_a_combination_is_played_just_now(kind: str, read: set[str], seed: int) -> None:
    state = moment(kind, seed)
    assert kinds(state)[0] == "play"
    assert {getattr(state.events[0], "reading").kind} <= read  # noqa: B009 - an event's fields are not known here.


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("kind", "how"),
    [
        ("an early end by the declarer's side", "declarer's side out"),
        ("an early end by the defenders", "defenders out"),
        ("one player left", "one left"),
    ],
)
def test_a_game_ends_as_its_name_says(kind: str, how: str, seed: int) -> None:
    assert moment(kind, seed).how == how


def test_the_kitty_and_the_hands_go_to_different_sides() -> None:
    settlement = moment("the kitty to the other side", seed=7).settlement
    assert settlement is not None
    assert settlement.kitty.side != settlement.hands.side
    assert settlement.kitty.points
    assert settlement.hands.points


@pytest.mark.parametrize("seed", SEEDS)
def test_sides_at_the_end(seed: int) -> None:
    assert moment("a declarer alone", seed).declarers == (moment("a declarer alone", seed).declarer,)
    assert None in moment("a friend card never settled", seed).made_by
    beaten = moment("out first and beaten", seed)
    assert beaten.how != "one left"
    assert any(beaten.hand_sizes[seat] for seat in beaten.winners)
    assert not any(size for seat, size in enumerate(beaten.hand_sizes) if seat not in beaten.winners)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("kind", "winner", "climbs"),
    [
        ("the declarer's side climbs", "declarer", True),
        ("the defenders climb", "defenders", True),
        ("nobody climbs", "defenders", False),
    ],
)
def test_who_climbs(kind: str, winner: str, climbs: bool, seed: int) -> None:  # noqa: FBT001 - a column of the table.
    state = moment(kind, seed)
    assert state.points is not None
    assert outcome(state.points)[0] == winner
    assert (state.levels != state.setting.levels) == climbs


def test_a_game_is_told_from_its_deal_on() -> None:
    state = moment("the defenders climb")
    every = deal_of(state)
    assert (every[0].phase, every[0].move) == ("deal", None)
    assert all(after.previous is before for before, after in pairwise(every))
    told = game_of(state)
    assert [step for step in every if step.move != DECLINE] == list(told)
    assert [step.phase for step in told[:4]] == ["deal", "bury", "name", "play"]


def test_the_whole_game_of_a_moment_goes_on_to_its_settlement() -> None:
    state = moment("a joker bomb")
    whole = game_with("a joker bomb")
    assert state in whole
    assert whole[0] == game_of(state)[0]
    assert whole[-1].settlement is not None


def test_a_trick_is_told_from_before_its_lead_to_its_end() -> None:
    state = moment("a rich trick")
    told = trick_of(state)
    assert [bool(step.trick) for step in told] == [False, *[True] * (len(told) - 2), False]
    assert told[-1] is state
    assert kinds(state)[-1] == "trick"
    assert trick_of(told[3]) == told[:4]


def test_what_is_no_moment_is_refused() -> None:
    for name in ("a miracle", ["a bomb"], None):
        with pytest.raises(RuleError, match=r"is no moment to look for; there are a reveal, ") as error:
            moment(name)  # type: ignore[arg-type]
        assert error.value.rule == "format"


def test_the_seed_must_be_a_number() -> None:
    with pytest.raises(RuleError, match="is no seed"):
        moment("a bomb", seed="61")  # type: ignore[arg-type]


def test_a_game_is_the_same_for_the_same_seed_and_played_to_its_end() -> None:
    states = game(5)
    game.cache_clear()
    assert game(5) == states
    assert states[-1].settlement is not None
    assert states[0].game_number == 0
    later = game(5, earlier=2)
    assert {state.game_number for state in later} == {2}
    assert later[-1].settlement is not None
