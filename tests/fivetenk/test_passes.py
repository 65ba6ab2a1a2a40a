"""What passes tell a strong player of the hands of others."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.players import worlds
from gamelib.fivetenk.players.knowledge import Knowledge
from gamelib.fivetenk.players.passes import LAST, Passes
from gamelib.fivetenk.players.worlds import Worlds
from gamelib.fivetenk.refusals import PLAY
from gamelib.fivetenk.view import View
from tests.fivetenk.advised import played_well
from tests.fivetenk.positions import position
from tests.fivetenk.random_games import choices

PAIRS = "[3D 3C 9D 9C][4D 4C AD AC][5D 6D 6C 10D][QS QC 7H 8S][8D 8C 9H KD][JD JC 2D 10S]"


def seen(*moves: str) -> View:
    state = position(PAIRS)
    for move in moves:
        state = state.play(move)
    return state.view(state.turn or 0)


def numbers(hand: str) -> list[int]:
    return [Card(card).number for card in hand.split()]


def test_a_pass_is_seen_with_what_it_was_on_and_what_was_played_since() -> None:
    view = seen("3D 3C", "4D 4C", "6D 6C", "pass", "8D 8C", "pass", "pass", "AD AC")
    assert view.seat == 2
    found = {passed.seat: passed for passed in Passes(view).passed}
    assert set(found) == {0, 3, 5}
    assert [str(found[seat].top.play) for seat in (3, 5, 0)] == ["6 6 (pair)", "8 8 (pair)", "8 8 (pair)"]
    assert [found[seat].top_seat for seat in (3, 5, 0)] == [2, 4, 4]
    assert [found[seat].left for seat in (3, 5, 0)] == [(2, 2, 2, 4, 4, 4), (2, 2, 2, 4, 2, 4), (2, 2, 2, 4, 2, 4)]
    assert found[0].points == 0
    assert all(found[seat].since == () for seat in (0, 3, 5))


def test_cards_played_after_a_pass_were_held_when_it_was_made() -> None:
    view = seen("3D 3C", "4D 4C", "pass", "QS QC", *["pass"] * 5, "7H", "pass", "pass")
    found = [passed for passed in Passes(view).passed if passed.seat == 1]
    assert [passed.left[1] for passed in found] == [2]
    view = seen("3D 3C", "pass", "6D 6C", *["pass"] * 4, "AD AC", *["pass"] * 5, "4D", "5D", "7H")
    (first,) = (passed for passed in Passes(view).passed if passed.seat == 1)
    assert str(first.top.play) == "3 3 (pair)"
    assert sorted(first.since) == sorted(numbers("4D AD AC"))
    assert first.left[1] == 4


def test_passes_of_the_own_seat_are_not_heeded() -> None:
    view = seen("9D", "pass", "pass", "pass", "pass", "10S", "pass")
    assert view.seat == 1
    assert [passed.seat for passed in Passes(view).passed] == [0, 4, 3, 2]


def test_of_each_seat_the_last_passes_are_heeded() -> None:
    most = 0
    for state in choices(5, 11):
        if state.phase == PLAY:
            passed = Passes(state.view(state.turn or 0)).passed
            each = [sum(one.seat == seat for one in passed) for seat in range(6)]
            assert each[state.turn or 0] == 0
            assert max(each) <= LAST
            most = max(most, *each)
    assert most == LAST


def test_whoever_passed_is_unlikely_to_hold_what_would_have_answered() -> None:
    view = seen("3D 3C", "4D 4C", "6D 6C", "pass")
    passes = Passes(view)
    for hand, unlikely in (("8D 8C 5D 5C", 1), ("5D 5C 7D 8C", 0)):
        assert passes.unlikely([[], [], [], numbers(hand), [], []], 9) == unlikely


def test_what_was_known_at_a_pass_counts_and_not_what_came_out_since() -> None:
    """Seat 1 makes the named play after the pass of seat 3, and is no friend before it."""
    hands = "[3D 3C 9D 9C][4D 4C AD][5D 6D 6C 10D][QS QC 7H 8S][8D 8C 9H KD][JD JC 2D 10S]"
    state = position(hands, friends="AD 3 -; AH 3 -")
    for move in ("3D 3C", "4D 4C", "6D 6C", "pass", "8D 8C", "JD JC", *["pass"] * 5, "10S", "pass", "AD", "pass"):
        state = state.play(move)
    assert state.friends == (1,)
    view = state.view(0)
    found = {(passed.seat, str(passed.top.play)): passed for passed in Passes(view).passed}
    assert found[3, "6 6 (pair)"].named_plays == (2, 2)
    assert found[2, "A (single)"].named_plays == (3, 2)


def test_a_hidden_friend_with_a_good_hand_is_expected_to_leave_the_declarer_the_trick() -> None:
    """Without the friend card the same hand would have bombed the declarer's kings."""
    state = position("[KD KC 9D][4D 5C][6D 8C][QS QC AD][9H][9S]", friends="AD 3 -; AH 3 -")
    for move in ("KD KC", "pass", "pass", "pass"):
        state = state.play(move)
    passes = Passes(state.view(4))
    (passed,) = (one for one in passes.passed if one.seat == 3)
    bombs = "2D 2C LJ 7D 7C 7H 7S 8D 8S 8H 8D"
    assert passed.top_seat == 0
    assert passes._would_answer(passed, numbers(f"AC {bombs}"))
    assert not passes._would_answer(passed, numbers(f"AD {bombs}"))


def test_worlds_agree_with_passes_better_than_chance_would(monkeypatch: pytest.MonkeyPatch) -> None:
    views = [state.view(state.turn or 0) for state in played_well(1) if state.phase == PLAY][::3]
    assert len(views) > 20

    def unlikely() -> float:
        found = []
        for view in views:
            world, passes = Worlds(Knowledge(view), Random(5).random).draw(), Passes(view)
            found.append(passes.unlikely(world.hands, 99))
        return fmean(found)

    heeded = unlikely()
    monkeypatch.setattr(worlds, "DEALS", 0)
    assert heeded < 0.6 * unlikely()
