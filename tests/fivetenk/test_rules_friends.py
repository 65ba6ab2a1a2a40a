"""The friend cards and who is a friend: C19 to C22, R10 to R12, R16, R18 and R22."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import Card, State, nameable
from tests.fivetenk.matches import match
from tests.fivetenk.positions import facts, kinds, naming, played, position

NAMED = [
    # buried, the face of each suit that may be named
    ("3D 3C 3H 3S 4D 4C", "AD AC AH AS"),
    ("AS AS 3H 3S 4D 4C", "AD AC AH AS"),
    ("AS AS AS 3S 4D 4C", "AD AC AH KS"),
    ("AS AS AS KS KS KS", "AD AC AH QS"),
    ("AS AS AS KS KS 3D", "AD AC AH KS"),
    ("AS AS AS AH AH AH", "AD AC KH KS"),
    ("KS KS KS 3D 4D 4C", "AD AC AH AS"),
]


@pytest.mark.parametrize(("buried", "found"), NAMED)
def test_c19_the_highest_of_each_suit_still_in_play_may_be_named(buried: str, found: str) -> None:
    cards = [Card(card) for card in buried.split()]
    assert nameable(cards) == tuple(map(Card, found.split()))
    state = naming(buried)
    moves = state.legal_moves()
    assert len(moves) == 54
    assert {friend.card for move in moves for friend in move.friends} == set(nameable(cards))  # type: ignore[union-attr]


REFUSED = [
    # buried, named
    ("3D 3C 3H 3S 4D 4C", "KS 1, AH 1"),
    ("AS AS AS 3S 4D 4C", "AS 1, AH 1"),
    ("AS AS AS 3S 4D 4C", "QS 1, AH 1"),
    ("3D 3C 3H 3S 4D 4C", "2S 1, AH 1"),
    ("3D 3C 3H 3S 4D 4C", "LJ 1, AH 1"),
    ("3D 3C 3H 3S 4D 4C", "AH 1, AH 2"),
    ("3D 3C 3H 3S 4D 4C", "AH 1"),
    ("3D 3C 3H 3S 4D 4C", "AH 1, AS 1, AD 1"),
]


@pytest.mark.parametrize(("buried", "named"), REFUSED)
def test_c19_everything_else_is_refused(buried: str, named: str) -> None:
    problem = naming(buried).why_not(f"name {named}")
    assert problem is not None
    assert problem.rule == "C19"


def test_c19_names_come_after_the_burial_and_before_the_lead() -> None:
    state = naming("3D 3C 3H 3S 4D 4C")
    assert [problem.rule for move in ("pass", str(state.hands[0][0])) if (problem := state.why_not(move))] == [
        "C19"
    ] * 2
    after = state.play("name AS 1, AH 2")
    again = after.why_not("name AS 1, AH 2")
    assert again is not None
    assert again.rule == "C19"
    assert facts(after, "friends_named", "seat", "named") == [(0, (("AS", 1), ("AH", 2)))]


@pytest.mark.parametrize("nth", ["0", "4", "-1"])
def test_c20_the_1st_2nd_or_3rd_play_is_named(nth: str) -> None:
    problem = naming("3D 3C 3H 3S 4D 4C").why_not(
        {"friends": [{"card": "AS", "nth": int(nth)}, {"card": "AH", "nth": 1}]}
    )
    assert problem is not None
    assert problem.rule == "C20"


THREE = "4D 4C 6D 6C 7D 7C"
"""Buried so that all named aces are in play."""


def test_c20_only_actual_plays_count_a_lead_among_them() -> None:
    state = position("[3D 4S][AS 5S 6S AH][AS 9D AH][AS QS AH]", friends="AS 2 -; AH 3 -", buried=THREE, turn=1)
    state = state.play("AS")
    assert facts(state, "named_play", "card", "count", "seat", "settles") == [("AS", 1, 1, False)]
    assert (state.friends, state.named_plays) == ((), (1, 0))
    state = state.play("pass")
    assert state.named_plays == (1, 0)  # Seat 2 holds one and has played none.
    state = played(state, "pass", "pass", "5S", "9D", "pass", "pass", "pass", "AS")
    assert facts(state, "named_play", "card", "count", "seat", "settles") == [("AS", 2, 2, True)]
    assert state.friends == (2,)


def test_c21_who_makes_the_named_play_is_a_friend_at_that_moment() -> None:
    state = position("[3D 4S][KS 5S AH][AS 9D AH][QS AH]", friends="AS 3 -; AH 3 -", buried=THREE, turn=1)
    before = state.play("KS")
    after = before.play("AS")
    assert before.friends == ()
    assert after.friends == (2,)
    assert facts(after, "friend", "seat") == [(2,)]
    assert all(after.view(seat).friends == (2,) for seat in range(6))


def test_c21_the_declarer_s_own_named_play_adds_nobody() -> None:
    state = position("[AS 4S][KS 5S AH][9D AH][QS AH]", friends="AS 3 -; AH 3 -", buried=THREE).play("AS")
    assert facts(state, "named_play", "settles", "declarer") == [(True, True)]
    assert kinds(state.events) == ["play", "named_play"]
    assert (state.friends, state.made_by) == ((), (0, None))


def test_c21_both_named_plays_by_one_player_are_one_friend() -> None:
    state = position("[3D 4S][AS AH 5S 6S][9D 10D][QS JD]", friends="AS 3 -; AH 3 -", buried=THREE, turn=1)
    once = state.play("AS")
    assert facts(once, "friend", "seat") == [(1,)]
    twice = played(once, "pass", "pass", "pass", "AH")
    assert facts(twice, "named_play", "settles", "again") == [(True, True)]
    assert facts(twice, "friend", "seat") == []
    assert (twice.friends, twice.made_by) == ((1,), (1, 1))
    both = position("[3D 4S][AS AH 5S 6S][9D 10D][QS JD]", friends="AS 3 -; AH 3 -", buried=THREE, turn=1).play("AS AH")
    assert facts(both, "named_play", "settles", "again") == [(True, False), (True, True)]
    assert facts(both, "friend", "seat") == [(1,)]


def test_c22_a_player_s_side_is_unknown_until_revealed_and_then_a_defender_s_at_the_end() -> None:
    # Seat 1 holds the named ace when the game ends, and is a defender.
    state = position("[3D][][4D AS]", friends="AS 3 -; AH 3 -", buried="6D 6C 7D 7C 8D AH", taken="0,0,100,0,0,0").play(
        "3D"
    )
    assert facts(state, "game_end", "how", "declarers") == [("one left", (0,))]
    assert state.points is not None
    assert state.points >= 100
    assert 2 in state.winners or state.points < 120


def test_c22_sides_are_not_carried_over() -> None:
    for step in match(0, 3).steps:
        if step.dealt:
            assert step.dealt.friends == ()
            assert step.dealt.declarer is None


def test_r10_naming_a_play_that_buried_copies_prevent_is_legal() -> None:
    state = naming("AS AS 3H 3S 4D 4C")
    assert state.why_not("name AS 3, AH 1") is None
    # Two of three are buried, so the third play never comes.
    late = position("[3D 4S][AS 5S][9D]", friends="AS 3 -; AH 3 2", buried="AS AS 6D 6C 7D 7C", turn=1).play("AS")
    assert facts(late, "named_play", "count", "settles") == [(1, False)]
    assert late.made_by == (None, 2)


def test_r11_a_pair_of_a_named_face_is_two_plays_of_it() -> None:
    state = position("[3D 4S][AS AS 5S][9D AH][QS AH]", friends="AS 2 -; AH 3 -", buried="4D 4C 6D 6C 7D AS", turn=1)
    state = state.play("AS AS")
    assert facts(state, "named_play", "count", "settles") == [(1, False), (2, True)]
    assert state.friends == (1,)
    assert state.named_plays == (2, 1)
    assert "R11" in state.events[1].rules


def test_r12_a_friend_card_is_settled_by_anybody_s_named_play_the_declarer_s_too() -> None:
    # Both by the declarer, who goes out alone on that side: C27 applies.
    state = position("[AS AH][3D 5S][9D][QS]", friends="AS 3 -; AH 3 -", buried=THREE).play("AS AH")
    assert state.how == "declarer's side out"
    assert facts(state, "game_end", "declarers") == [((0,),)]


def test_r16_a_friend_card_not_settled_adds_nobody() -> None:
    state = position("[3D][][4D]", friends="AS 3 -; AH 3 4", buried="AS 6C 7D 7C 8D 8C").play("3D")
    assert state.how == "one left"
    (end,) = [event for event in state.events if event.kind == "game_end"]
    assert end.facts["declarers"] == (0, 4)
    assert "R16" in end.rules


def test_r18_points_taken_before_count_for_the_side_that_a_player_ends_on() -> None:
    state = position("[8D][KS AS 5S][4D 9C]", friends="AS 3 -; AH 3 0", buried=THREE, turn=1, taken="0,150,0,0,0,0")
    revealed = state.play("AS")
    (friend,) = [event for event in revealed.events if event.kind == "friend"]
    assert friend.facts["points"] == 150
    assert "R18" in friend.rules
    end = played(revealed, "pass", "pass", "KS", "pass", "pass", "5S", "pass", "pass", "4D", "8D")
    assert end.how == "declarer's side out"
    assert end.settlement is not None
    assert end.settlement.tricks == ((165, "declarer"), (135, "defenders"))
    assert end.points == 135


def test_r22_the_named_faces_and_their_counts_are_public() -> None:
    state = position("[3D 4S][AS 5S 6S AH][AS 9D AH][AS QS AH]", friends="AS 2 -; AH 3 -", buried=THREE, turn=1).play(
        "AS"
    )
    for seat in range(6):
        view = state.view(seat)
        assert view.friends_named == (("AS", 2), ("AH", 3))
        assert view.named_plays == (1, 0)
        assert view.made_by == (None, None)
        assert sum(hand is not None and bool(hand) for hand in view.hands) == bool(state.hands[seat])


def test_r22_a_position_whose_counts_do_not_fit_is_refused() -> None:
    text = position("[3D 4S][AS 5S][9D]", friends="AS 3 -; AH 3 2", buried="AS 4C 6D 6C 7D 7C", turn=1).to_text()
    for old, new, rule in [
        ("AS 3 played 1 made -", "AS 3 played 2 made -", "C20"),
        ("AS 3 played 1 made -", "AS 3 played 1 made 1", "C21"),
        ("AS 3 played 1 made -", "KS 3 played 3 made 1", "C19"),
    ]:
        assert old in text
        with pytest.raises(RuleError) as refused:
            State.from_text(text.replace(old, new))
        assert refused.value.rule == rule
