"""What everybody may know: the same worked out from a state and from any view of it."""

from __future__ import annotations

import pytest

from gamelib.fivetenk import public
from tests.fivetenk.matches import match
from tests.fivetenk.positions import position

HANDS = "[QH 8H][JH JH][QH QH][KH KS][9S 9S][3S 4C]"
IN_PLAY = "4D 4C 6D 6C 7D 7C"


def test_a_view_knows_of_the_public_things_what_the_state_does() -> None:
    for step in match(4, 3).steps[::5]:
        state = step.state
        for seat in range(6):
            view = state.view(seat)
            assert public.known_declarers(view) == public.known_declarers(state)
            assert [public.known_side(view, other) for other in range(6)] == [
                public.known_side(state, other) for other in range(6)
            ]
            assert public.known_points(view) == public.known_points(state)
            assert public.may_reveal(view) == public.may_reveal(state) == state.setting.may_reveal
            assert public.levels_before(view) == public.levels_before(state) == state.setting.levels
            assert public.ended_trick(view) == public.ended_trick(state)


def test_known_declarers_are_those_that_the_table_has() -> None:
    for step in match(4, 2).steps:
        assert sorted(public.known_declarers(step.state)) == sorted(step.state.declarers)


@pytest.mark.parametrize(
    ("friends", "sides"),
    [
        ("AS 3 -; AH 3 -", ["declarer", None, None, None, None, None]),
        ("AS 1 1; AH 3 -", ["declarer", "declarer", None, None, None, None]),
        ("AS 1 1; AH 1 2", ["declarer", "declarer", "declarer", "defenders", "defenders", "defenders"]),
        ("AS 1 1; AH 1 1", ["declarer", "declarer", "defenders", "defenders", "defenders", "defenders"]),
        ("AS 1 0; AH 1 0", ["declarer", "defenders", "defenders", "defenders", "defenders", "defenders"]),
    ],
)
def test_sides_are_known_once_nobody_can_join_any_more(friends: str, sides: list[str | None]) -> None:
    # A third play that has not been made is that of a copy which is buried.
    buried = IN_PLAY.split()
    for place, card in enumerate(("AS", "AH")):
        if f"{card} 3 -" in friends:
            buried[place] = card
    state = position(HANDS, friends=friends, buried=" ".join(buried))
    assert [public.known_side(state, seat) for seat in range(6)] == sides


def test_points_go_with_the_player_to_the_side_that_is_known() -> None:
    state = position(HANDS, friends="AS 1 1; AH 1 2", buried=IN_PLAY, taken="10,20,40,80,0,0")
    declarers, others = public.known_points(state)
    assert declarers == 10 + 20 + 40
    assert others == sum(state.taken) - 70


def test_before_there_is_a_declarer_no_side_is_known() -> None:
    start = match(4).start
    assert public.known_declarers(start) == ()
    assert {public.known_side(start, seat) for seat in range(6)} == {None}
    assert public.may_reveal(start) == tuple(range(6))


def test_what_a_seat_did_last_counts_once() -> None:
    state = position(
        HANDS, trick="1: 5D; 2: pass; 3: 6H; 4: 7H; 5: pass; 0: pass; 1: 8D", turn=2, friends="AS 3 -; AH 3 -"
    )
    done = public.last_done(state.trick)
    assert public.last_play(state.trick) == state.trick[-1]
    assert public.last_play(state.trick[:6]).seat == 4
    assert {seat: " ".join(laid.cards) for seat, laid in done.items()} == {
        0: "", 1: "8D", 2: "", 3: "6H", 4: "7H", 5: ""
    }  # fmt: skip


def test_the_trick_that_has_just_ended_is_the_one_before_the_lead() -> None:
    seen = 0
    for step in match(4).steps:
        state = step.state
        ended = public.ended_trick(state)
        events = {event.kind for event in step.events}
        assert bool(ended) == ("trick" in events)
        if ended:
            seen += 1
            assert ended == state.tricks[-1]
            (event,) = (event for event in step.events if event.kind == "trick")
            assert public.last_play(ended).seat == event.facts["seat"]
    assert seen > 20
