"""What passes tell a strong player of the hands of others."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from gamelib.fivetenk.cards import RANKS, Card, count_ranks
from gamelib.fivetenk.players import worlds
from gamelib.fivetenk.players.knowledge import Knowledge
from gamelib.fivetenk.players.passes import LAST, Passes
from gamelib.fivetenk.players.worlds import Worlds, by_rank
from gamelib.fivetenk.refusals import PLAY
from gamelib.fivetenk.view import View
from tests.fivetenk.positions import position
from tests.fivetenk.random_games import choices
from tests.fivetenk.test_suggestions import played_well

PAIRS = "[3D 3C 9D 9C][4D 4C AD AC][5D 6D 6C 10D][QS QC 7H 8S][8D 8C 9H KD][JD JC 2D 10S]"


def seen(*moves: str) -> View:
    state = position(PAIRS)
    for move in moves:
        state = state.play(move)
    return state.view(state.turn or 0)


def counted(*hands: str) -> list[tuple[int, ...]]:
    return [tuple(count_ranks(map(Card, hand.split()))) for hand in hands]


def test_a_pass_is_seen_with_what_it_was_on_and_what_was_played_since() -> None:
    view = seen("3D 3C", "4D 4C", "6D 6C", "pass", "8D 8C", "pass", "pass", "AD AC")
    assert view.seat == 2
    found = {passed.seat: passed for passed in Passes(view).passed}
    assert set(found) == {0, 3, 5}
    assert [str(found[seat].top.play) for seat in (3, 5, 0)] == ["6 6 (pair)", "8 8 (pair)", "8 8 (pair)"]
    assert [found[seat].top_seat for seat in (3, 5, 0)] == [2, 4, 4]
    assert [found[seat].left for seat in (3, 5, 0)] == [(2, 2, 2, 4, 4, 4), (2, 2, 2, 4, 2, 4), (2, 2, 2, 4, 2, 4)]
    assert found[0].points == 0
    assert all(found[seat].since == (0,) * len(RANKS) for seat in (0, 3, 5))


def test_cards_played_after_a_pass_were_held_when_it_was_made() -> None:
    view = seen("3D 3C", "4D 4C", "pass", "QS QC", *["pass"] * 5, "7H", "pass", "pass")
    found = [passed for passed in Passes(view).passed if passed.seat == 1]
    assert [passed.left[1] for passed in found] == [2]
    view = seen("3D 3C", "pass", "6D 6C", *["pass"] * 4, "AD AC", *["pass"] * 5, "4D", "5D", "7H")
    (first,) = (passed for passed in Passes(view).passed if passed.seat == 1)
    assert str(first.top.play) == "3 3 (pair)"
    assert first.since == tuple(count_ranks(position(PAIRS).hands[1][:1] + position(PAIRS).hands[1][2:]))
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
    hands = [by_rank([])] * 3
    higher, lower = counted("8D 8C 5D 5C", "5D 5C 7D 8C")
    assert passes.unlikely([*hands, higher, *hands[:2]], 9) == 1
    assert passes.unlikely([*hands, lower, *hands[:2]], 9) == 0


def test_worlds_agree_with_passes_better_than_chance_would(monkeypatch: pytest.MonkeyPatch) -> None:
    views = [state.view(state.turn or 0) for state in played_well(1) if state.phase == PLAY][::3]
    assert len(views) > 20

    def unlikely() -> float:
        found = []
        for view in views:
            world, passes = Worlds(Knowledge(view), Random(5).random).draw(), Passes(view)
            found.append(passes.unlikely([by_rank(hand) for hand in world.hands], 99))
        return fmean(found)

    heeded = unlikely()
    monkeypatch.setattr(worlds, "DEALS", 0)
    assert heeded < 0.6 * unlikely()
