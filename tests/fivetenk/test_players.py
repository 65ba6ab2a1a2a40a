"""Computer players: they choose what is legal, the same for the same seed, and each better than the one below."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from gamelib.core import RuleError
from gamelib.core.advice import Effort
from gamelib.core.strengths import STRENGTHS
from gamelib.fivetenk import State, replay, self_play, start
from gamelib.fivetenk.moves import DECLINE, PASS, REVEAL, Bury, Moves, Name
from gamelib.fivetenk.players import computer, play_match
from gamelib.fivetenk.players.strong import StrongPlayer
from gamelib.fivetenk.refusals import PLAY
from tests.benchmarks.exact61_strength import interval
from tests.benchmarks.fivetenk_strength import Row, gains, known, play_game
from tests.fivetenk.positions import naming, position
from tests.fivetenk.random_games import choices, some
from tests.hygiene.files import ROOT

QUICK = Effort(samples=2)
THINKING = ("simple", "strong")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_player_chooses_a_legal_move_in_any_position(strength: str) -> None:
    phases: Counter[str] = Counter()
    player = computer(strength, effort=QUICK)
    for state in some(6, 3):
        moves = state.legal_moves()
        assert player.choose(state.view(state.turn or 0), moves) in moves
        phases[state.phase] += 1
    assert phases["play"] > 150
    assert min(phases[phase] for phase in ("deal", "bury", "name")) > 4


@pytest.mark.parametrize("strength", THINKING)
def test_the_move_chosen_is_the_one_advised(strength: str) -> None:
    player = computer(strength, effort=QUICK)
    for state in some(4):
        view, moves = state.view(state.turn or 0), state.legal_moves()
        assert player.choose(view, moves) == player.advise(view, moves).move


CHOSEN = """\
decline | decline
5 10 K (mixed 5-10-K) | 5 10 K (mixed 5-10-K)
3 4 5 6 7 8 (straight) | 3 4 5 6 7 8 (straight)
name AD 1, AC 1 | name AD 1, AC 1
pass | pass
9 (single) | 9 (single)
8 9 10 J Q (straight) | 10 (single)
7 (single) | 7 (single)
"""
"""What simple and strong players choose in some positions: telling more or other things of it changes nothing."""


def test_what_is_chosen_does_not_depend_on_what_is_told_of_it() -> None:
    players = [computer(strength, effort=Effort(samples=10)) for strength in THINKING]
    lines = [
        " | ".join(str(player.choose(state.view(state.turn or 0), state.legal_moves())) for player in players)
        for state in list(some(3, 7))[::6]
    ]
    assert lines == CHOSEN.splitlines()


def test_a_strong_player_chooses_the_same_whatever_it_chose_before() -> None:
    states = [*choices(8, 7), *choices(9, 7)]
    player = StrongPlayer(5, Effort(samples=4))
    chosen = [player.choose(state.view(state.turn or 0), state.legal_moves()) for state in states]
    again = [player.choose(state.view(state.turn or 0), state.legal_moves()) for state in reversed(states)]
    assert again == chosen[::-1]


def test_another_seed_imagines_other_worlds() -> None:
    state = next(state for state in choices(8) if state.phase == "play")
    view, moves = state.view(state.turn or 0), state.legal_moves()
    first, other = (StrongPlayer(seed, Effort(samples=10)).advise(view, moves, most=None) for seed in (1, 2))
    assert first != other
    assert first == StrongPlayer(1, Effort(samples=10)).advise(view, moves, most=None)


@pytest.mark.parametrize("strengths", [("strong", "simple", "random"), ("simple",)])
def test_players_of_any_strength_play_games(strengths: tuple[str, ...]) -> None:
    made = self_play(3, 2, strengths=strengths, effort=QUICK)
    assert replay(made).state.phase == "settled"
    assert made == self_play(3, 2, strengths=strengths, effort=QUICK)
    assert made != self_play(4, 2, strengths=strengths, effort=QUICK)


def test_simple_players_play_a_match_to_its_end() -> None:
    state = play_match(start(5), [computer("simple")] * 6)
    assert state.outcome is not None
    assert state.game_number > 3


def test_a_match_is_played_for_as_many_games_as_wanted() -> None:
    players = [computer("random", 3, seat) for seat in range(6)]
    state = play_match(start(3), players, games=2)
    assert (state.phase, state.game_number, state.outcome) == ("settled", 1, None)
    assert play_match(state, players, games=1).game_number == 2


GAMES = """
import hashlib, json
from gamelib.core.advice import Effort
from gamelib.fivetenk import self_play
made = self_play(5, strengths=("strong", "simple"), effort=Effort(samples=2))
print(hashlib.sha256(json.dumps(made).encode()).hexdigest())
"""


@pytest.mark.parametrize("hash_seed", ["0", "7"])
def test_the_same_seed_gives_the_same_choices_under_any_hash_seed(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    here = json.dumps(self_play(5, strengths=("strong", "simple"), effort=QUICK))
    assert done.stdout.strip() == hashlib.sha256(here.encode()).hexdigest()


def test_the_engine_imports_no_player_that_thinks() -> None:
    script = "import sys, gamelib.fivetenk; print([name for name in sys.modules if name.startswith('gamelib.')])"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "gamelib.fivetenk.players" in done.stdout
    for module in ("strong", "simple", "worlds", "plans", "advice"):
        assert module not in done.stdout


@pytest.mark.parametrize(
    "call",
    [
        lambda: computer("clever"),
        lambda: self_play(1, strengths=()),
        lambda: self_play(1, strengths="x"),
        lambda: self_play(1, strengths=["simple", "best"]),
    ],
)
def test_a_strength_that_there_is_not_is_refused(call: Callable[[], object]) -> None:
    with pytest.raises(RuleError) as refused:
        call()
    assert refused.value.rule == "format"


def test_a_simple_player_beats_a_random_one_on_either_side() -> None:
    found = [gains(Row("simple", "random"), seed, QUICK) for seed in range(40)]
    for side in (0, 1):
        middle, half = interval([one[side] for one in found])
        assert middle - half > 0


@pytest.mark.slow
def test_a_strong_player_beats_a_simple_one_on_either_side() -> None:
    found = [gains(Row("strong", "simple"), seed, Effort(samples=12)) for seed in range(150)]
    for side in (0, 1):
        middle, half = interval([one[side] for one in found])
        assert middle - half > 0


def test_the_sides_measured_are_those_that_everybody_knows() -> None:
    assert gains(Row("simple", "simple"), 3, QUICK) == (0, 0)
    simple = computer("simple")
    for row, as_simple in ((Row("simple", "random"), True), (Row("random", "simple"), False)):
        alike: Counter[bool] = Counter()
        state: State | None = play_game(3, row, QUICK, known)
        while state is not None and (before := state.previous) is not None:
            seat = before.turn
            if before.phase == PLAY and seat is not None and len(before.legal_moves()) > 1:
                found = before.play(simple.choose(before.view(seat), before.legal_moves())) == state
                assert found or (seat in (before.declarer, *before.friends)) != as_simple
                alike[found] += 1
            state = before
        assert min(alike[True], alike[False]) > 10


# ---- what a good player does -------------------------------------------------------------------------------------


def chosen(state: State, strength: str, samples: int = 60) -> str:
    player = computer(strength, effort=Effort(samples=samples))
    return str(player.choose(state.view(state.turn or 0), state.legal_moves()))


@pytest.mark.parametrize("strength", THINKING)
def test_c27_the_last_cards_are_played_where_that_ends_the_game(strength: str) -> None:
    hands = "[9D 9C][3D 4D][5D 6D][7D 8D][JD QD][QC KC]"
    state = position(hands, trick="5: 8H 8S", turn=0, friends="AS 1 0; AH 1 0")
    assert chosen(state, strength) == "9 9 (pair)"


@pytest.mark.parametrize("strength", THINKING)
def test_c24_a_trick_with_points_is_taken_from_the_other_side(strength: str) -> None:
    hands = "[3D 4D 6D][2D 8C][4C 9C][5C 6H][7H 7S][JD QD]"
    state = position(hands, trick="0: KD", turn=1, friends="AS 1 2; AH 1 2")
    assert chosen(state, strength) == "2 (single)"


@pytest.mark.parametrize("strength", THINKING)
def test_c21_a_friend_s_trick_is_left_to_the_friend(strength: str) -> None:
    hands = "[3D 4D 6D 7D][2D 8C][4C 9C 9D][5C 6H][7H 7S][JD QD]"
    state = position(hands, trick="0: AD", turn=1, friends="AS 1 1; AH 1 1")
    assert chosen(state, strength) == "pass"


@pytest.mark.parametrize("strength", THINKING)
def test_c19_named_are_cards_of_which_the_play_can_be_made_by_another(strength: str) -> None:
    state = naming("3D 3C 4D 4C 6D 6C")
    move = computer(strength, effort=Effort(samples=6)).choose(state.view(0), state.legal_moves())
    assert isinstance(move, Name)
    hand = state.hands[0]
    assert any(hand.count(friend.card) < friend.nth for friend in move.friends)


def test_a_simple_player_reveals_with_a_good_hand_only() -> None:
    answers: Counter[object] = Counter()
    player = computer("simple")
    for seed in range(3):
        state = start(seed)
        while state.phase == "deal":
            seat = state.turn or 0
            held = Counter(card.rank for card in state.hands[seat])
            good = held[12] + held[13] + held[14] + 2 * sum(held[rank] >= 4 for rank in range(12)) >= 4
            move = player.choose(state.view(seat), state.legal_moves())
            assert good == (move == REVEAL)
            answers[move] += 1
            state = state.play(DECLINE)
    assert min(answers[REVEAL], answers[DECLINE]) > 50


@pytest.mark.parametrize("strength", THINKING)
def test_bombs_and_high_cards_are_not_buried(strength: str) -> None:
    buried = 0
    for seed in range(6):
        for state in choices(seed):
            if state.phase != "bury":
                continue
            move = computer(strength, effort=QUICK).choose(state.view(state.turn or 0), state.legal_moves())
            assert isinstance(move, Bury)
            held = Counter(card.rank for card in state.hands[state.turn or 0])
            assert all(card.rank < 11 and held[card.rank] < 4 for card in move.cards)
            buried += 1
    assert buried == 6


# ---- time and stopping -------------------------------------------------------------------------------------------


def leading() -> State:
    return next(state for state in choices(3) if state.phase == "play")


def test_a_strong_player_can_be_stopped() -> None:
    state = leading()
    calls = 0

    def stopped() -> bool:
        nonlocal calls
        calls += 1
        return calls == 5

    player = StrongPlayer(effort=Effort(stopped=stopped))
    assert player.advise(state.view(state.turn or 0), state.legal_moves()).samples == 5


def test_a_strong_player_keeps_to_its_time_and_tells_its_progress() -> None:
    state = leading()
    told: list[float] = []
    effort = Effort(samples=10**9, seconds=0.3, progress=told.append)
    advice = StrongPlayer().advise(state.view(state.turn or 0), state.legal_moves(), effort)
    assert 1 <= advice.samples < 10**9
    assert told == sorted(told)
    assert told[-1] == 1


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_pass_that_must_be_is_no_choice(strength: str) -> None:
    state = position("[9D 9C 3D][3C 4D][5D 6D][7D 8D][JD QD][QC KC]", trick="5: AC AC", turn=0)
    assert state.legal_moves() == Moves([PASS])
    player = computer(strength)
    assert player.choose(state.view(0), state.legal_moves()) == PASS
    assert player.advise(state.view(0), state.legal_moves(), QUICK).move == PASS
