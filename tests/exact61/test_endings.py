"""Where the talon is empty, a hand of two players is worked out exactly, as trying everything shows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.core.advice import Effort
from gamelib.exact61 import Pass, State, Tile
from gamelib.exact61.players import ending
from gamelib.exact61.players.chances import winning_chances
from gamelib.exact61.players.ending import Ending, TooLong
from gamelib.exact61.players.strong import StrongPlayer
from tests.exact61.positions import LONG, position
from tests.exact61.random_hands import hands, to_choose

NEAR = ("0,0", "295,290", "300,285", "270,300", "-20,240")


def endings(least: int, most: int, count: int) -> Iterator[State]:
    """Deal what is left over from hands played at random to two players, with nothing in the talon."""
    seed = found = 0
    while found < count:
        seed += 1
        *_, last = hands(seed, 4)
        left = [tile for hand in last.hands for tile in hand] + [*last.talon]
        if not least <= len(left) <= most:
            continue
        stream = Random(seed)
        stream.shuffle(left)
        half = stream.randrange(1, len(left))
        dealt = "".join(f"[{' '.join(tiles)}]" for tiles in (left[:half], left[half:]))
        try:
            state = position(dealt, last.layout.to_text(), scores=NEAR[seed % len(NEAR)], turn=seed % 2)
        except RuleError:
            continue  # Blocked already.
        while state.legal_moves() == (Pass(),):
            state = state.play(Pass())
        if len(state.legal_moves()) > 1:
            found += 1
            yield state


def by_trying(state: State) -> float:
    """Try every move of both to the end: give side 0's chance of winning the match with best play."""
    if state.turn is None:
        leader = state.next_leader
        return winning_chances(state.scores, leader if isinstance(leader, int) else -1)[0]
    chances = [by_trying(state.play(move)) for move in state.legal_moves()]
    return max(chances) if state.turn == 0 else min(chances)


def test_an_ending_is_worth_what_trying_everything_shows() -> None:
    sizes = set()
    for state in endings(2, 7, 60):
        sizes.add(sum(map(len, state.hands)))
        chance, scores = Ending().solve(state._table.copy())
        assert chance == pytest.approx(by_trying(state), abs=1e-12)
        assert len(scores) == 2
    assert len(sizes) >= 4


def test_each_choice_is_worth_what_trying_everything_shows() -> None:
    for state in endings(3, 6, 30):
        seat = to_choose(state)
        advice = StrongPlayer().advise(state.view(seat), state.legal_moves(), most=None)
        assert (advice.exact, advice.samples) == (True, 0)
        listed = [move for option in advice.options for move in (option.move, *option.alike)]
        assert sorted(map(str, listed)) == sorted(map(str, state.legal_moves()))
        best = advice.options[0].worth
        for option in advice.options:
            for move in (option.move, *option.alike):
                chance = by_trying(state.play(move))
                assert option.worth == pytest.approx(chance if seat == 0 else 1 - chance, abs=1e-12)
            assert option.behind == pytest.approx(best - option.worth, abs=1e-12)
            assert option.margin == 0


def test_the_scores_told_are_those_that_best_play_comes_to() -> None:
    state = position("[0|2][*]", LONG)
    held = sum(Tile(tile).pips for tile in state.hands[1])
    chance, scores = Ending().solve(state._table.copy())
    assert scores == (30 + (held + 2) // 5 * 5, 0)
    assert chance == winning_chances(scores, 0)[0]


def test_an_ending_with_too_many_positions_is_left_to_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(endings(7, 9, 1))
    view, moves = state.view(to_choose(state)), state.legal_moves()
    exact = StrongPlayer().advise(view, moves)
    monkeypatch.setattr(ending, "NODES", 1)
    with pytest.raises(TooLong):
        Ending().solve(state._table.copy())
    sampled = StrongPlayer(effort=Effort(samples=50)).advise(view, moves)
    assert (exact.exact, sampled.exact, sampled.samples) == (True, False, 50)


def test_an_ending_is_given_up_when_a_stop_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "ASKS", 1)
    state = next(endings(7, 9, 1))
    with pytest.raises(TooLong):
        Ending(lambda: True).solve(state._table.copy())
    advice = StrongPlayer(effort=Effort(stopped=lambda: True)).advise(state.view(to_choose(state)), state.legal_moves())
    assert (advice.exact, advice.samples) == (False, 1)


def test_endings_of_ten_tiles_are_worked_out() -> None:
    for state in endings(9, 10, 6):
        told: list[float] = []
        player = StrongPlayer(effort=Effort(progress=told.append))
        assert player.advise(state.view(to_choose(state)), state.legal_moves()).exact
        assert told == [1]
