"""Computer players: they choose what is legal, the same for the same seed, and each better than the one below."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from gamelib.core import RuleError
from gamelib.core.advice import Effort
from gamelib.core.strengths import STRENGTHS
from gamelib.exact61 import Draw, Pass, State, replay, self_play
from gamelib.exact61.players import computer
from gamelib.exact61.players.strong import StrongPlayer
from tests.benchmarks.exact61_strength import Row, interval, lead
from tests.exact61.positions import LAST_SIX, LONG, SCORES_0, SCORES_30, SIXES_OPEN, position
from tests.exact61.random_hands import hands, to_choose
from tests.hygiene.files import ROOT

QUICK = Effort(samples=3)
SCORES = {2: (290, 300), 3: (0, 295, 285), 4: (300, 280)}


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_chooses_a_legal_move_in_any_position(strength: str, players: int) -> None:
    chosen = 0
    for seed in range(60):
        player = computer(strength, seed, effort=QUICK)
        for state in hands(seed, players, SCORES[players] if seed % 2 else None):
            moves = state.legal_moves()
            assert player.choose(state.view(to_choose(state)), moves) in moves
            chosen += 1
    assert chosen > 350


@pytest.mark.parametrize("strength", ["simple", "strong"])
def test_the_move_chosen_is_the_one_advised(strength: str) -> None:
    for players in (2, 3, 4):
        for state in hands(players, players):
            player = computer(strength, effort=QUICK)
            view, moves = state.view(to_choose(state)), state.legal_moves()
            assert player.choose(view, moves) == player.advise(view, moves).move


CHOSEN = """\
0|5 | 0|5
3|5 at 5|5 inline B | 2|5 at 5|5 inline B
0|5 | 0|0
2|2 at 0|2 high | 2|6 at 0|2 high
0|5 | 0|0
1|6 at 0|1 high | 1|6 at 0|1 high
5|6 | 0|2
6|6 | 1|5
0|6 at 4|6 high | 0|6 at 4|6 high
5|5 | 5|5
3|6 at 0|6 high | 3|6 at 0|6 high
"""
"""What simple and strong players choose in some positions: telling more or other things of it changes nothing."""


def test_what_is_chosen_does_not_depend_on_what_is_told_of_it() -> None:
    players = [computer(strength, effort=Effort(samples=10)) for strength in ("simple", "strong")]
    states = [state for seed in range(2) for count in (2, 3, 4) for state in list(hands(seed, count))[::9]]
    lines = [
        " | ".join(str(player.choose(state.view(to_choose(state)), state.legal_moves())) for player in players)
        for state in states
    ]
    assert lines == CHOSEN.splitlines()


def test_a_strong_player_chooses_the_same_whatever_it_chose_before() -> None:
    states = [*hands(8, 3), *hands(9, 3)]
    player = StrongPlayer(5, Effort(samples=20))
    chosen = [player.choose(state.view(to_choose(state)), state.legal_moves()) for state in states]
    again = [player.choose(state.view(to_choose(state)), state.legal_moves()) for state in reversed(states)]
    assert again == chosen[::-1]


def test_another_seed_imagines_other_worlds() -> None:
    state = next(hands(8, 4))
    view, moves = state.view(to_choose(state)), state.legal_moves()
    first, other = (StrongPlayer(seed, Effort(samples=20)).advise(view, moves, most=None) for seed in (1, 2))
    assert first != other
    assert first == StrongPlayer(1, Effort(samples=20)).advise(view, moves, most=None)


@pytest.mark.parametrize(
    ("players", "strengths"), [(2, ("strong", "simple")), (3, STRENGTHS), (4, ("simple", "strong"))]
)
def test_players_of_any_strength_play_a_whole_match(players: int, strengths: tuple[str, ...]) -> None:
    made = self_play(3, players, strengths, Effort(samples=2))
    assert replay(made).state.outcome is not None
    assert made == self_play(3, players, strengths, Effort(samples=2))
    assert made != self_play(4, players, strengths, Effort(samples=2))


THINKING = """
import hashlib, json
from gamelib.core.advice import Effort
from gamelib.exact61 import self_play
made = self_play(5, 2, ("strong", "simple"), Effort(samples=8))
print(hashlib.sha256(json.dumps(made).encode()).hexdigest())
"""


@pytest.mark.parametrize("hash_seed", ["0", "7"])
def test_the_same_seed_gives_the_same_choices_under_any_hash_seed(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", THINKING],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    here = json.dumps(self_play(5, 2, ("strong", "simple"), Effort(samples=8)))
    assert done.stdout.strip() == hashlib.sha256(here.encode()).hexdigest()


def test_the_engine_imports_no_player_that_thinks() -> None:
    script = "import sys, gamelib.exact61; print([name for name in sys.modules if name.startswith('gamelib.')])"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "gamelib.exact61.players" in done.stdout
    for module in ("strong", "simple", "worlds", "advice"):
        assert module not in done.stdout


@pytest.mark.parametrize(
    "call", [lambda: computer("clever"), lambda: self_play(1, 2, ()), lambda: self_play(1, 2, "x")]
)
def test_a_strength_that_there_is_not_is_refused(call: Callable[[], object]) -> None:
    with pytest.raises(RuleError) as refused:
        call()
    assert refused.value.rule == "format"


def test_a_simple_player_beats_a_random_one() -> None:
    middle, half = interval([lead(Row("simple", "random", 2), seed, QUICK) for seed in range(300)])
    assert middle - half > 5


@pytest.mark.slow
@pytest.mark.parametrize(("players", "deals"), [(2, 150), (3, 60), (4, 80)])
def test_a_strong_player_beats_a_simple_one(players: int, deals: int) -> None:
    row = Row("strong", "simple", players)
    middle, half = interval([lead(row, seed, Effort(samples=50)) for seed in range(deals)])
    assert middle - half > 0


# ---- what a good player does -------------------------------------------------------------------------------------


def chosen(state: State, strength: str) -> str:
    player = computer(strength, effort=Effort(samples=100))
    return str(player.choose(state.view(to_choose(state)), state.legal_moves()))


@pytest.mark.parametrize("strength", ["simple", "strong"])
def test_d18_a_thinking_player_wins_the_match_where_it_can(strength: str) -> None:
    # 1|4 leads with 5 raw points, 5|5 and 4|6 with 10, which would be too many.
    state = position("[1|4 5|5 4|6 0|0 2|2][1|1 3|3 6|6 0|1 0|2]", scores="300,0")
    assert chosen(state, strength) == "1|4"


@pytest.mark.parametrize(("score", "best"), [(0, "4|6"), (290, "4|6"), (300, "6|6")])
def test_d16_a_simple_player_counts_no_points_that_are_rejected(score: int, best: str) -> None:
    # With 6|6 it gets rid of the most pips, and with 4|6 it scores 10 raw points where they are not rejected.
    assert chosen(position("[4|6 6|6 1|3 0|0 2|2][1|1 3|3 0|1 0|2 0|4]", scores=f"{score},0"), "simple") == best


def test_a_strong_player_looks_at_what_its_last_tile_makes() -> None:
    # The last tile ends the hand either way; only at one end do the ends score, and there they would score too much.
    state = position("[0|2][*]", LONG, scores="0,0")
    assert {str(move) for move in state.legal_moves()} >= {SCORES_30, SCORES_0}
    assert chosen(state, "strong") == SCORES_30
    assert chosen(state, "simple") == SCORES_30


# ---- time and stopping -------------------------------------------------------------------------------------------


def test_a_strong_player_can_be_stopped() -> None:
    state = next(hands(3, 4))
    calls = 0

    def stopped() -> bool:
        nonlocal calls
        calls += 1
        return calls == 5

    player = StrongPlayer(effort=Effort(stopped=stopped))
    assert player.advise(state.view(to_choose(state)), state.legal_moves()).samples == 5


def test_a_strong_player_keeps_to_its_time_and_tells_its_progress() -> None:
    state = next(hands(3, 4))
    told: list[float] = []
    effort = Effort(samples=10**9, seconds=0.3, progress=told.append)
    advice = StrongPlayer().advise(state.view(to_choose(state)), state.legal_moves(), effort)
    assert 1 <= advice.samples < 10**9
    assert told == sorted(told)
    assert told[-1] == 1


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_draw_or_a_pass_is_no_choice(strength: str) -> None:
    drawing = position("[2|3 3|3][0|1 *]", "1|4", talon="4|6 5|5")
    passing = position("[5|6 0|0][1|1][*]", SIXES_OPEN).play(LAST_SIX)
    assert passing.turn is None
    passing = position("[1|1 0|0][*]", SIXES_OPEN)
    for state, move in ((drawing, Draw()), (passing, Pass())):
        moves = state.legal_moves()
        assert [*moves] == [move]
        player = computer(strength)
        assert player.choose(state.view(0), moves) == move
        assert player.advise(state.view(0), moves).move == move
