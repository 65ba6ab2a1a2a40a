"""Records: samples come out as they must, and what is written can be read again."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import State, record, replay, self_play, start, write
from tests.exact61.matches import match, moves, samples, written
from tests.exact61.positions import position

MATCHES = samples("sample_matches.jsonl")
REFUSED = samples("sample_refused.jsonl")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("sample", MATCHES, ids=range(len(MATCHES)))
def test_a_sample_comes_out_step_by_step(sample: dict[str, Any]) -> None:
    played = replay(sample["record"])
    assert [list(step.state.scores) for step in played.steps] == sample["scores_after_each_step"]
    assert (played.state.outcome and played.state.outcome.winner) == sample["winner"]
    assert record(played.state) == sample["record"]


@pytest.mark.parametrize("sample", REFUSED, ids=lambda sample: sample["what"])
def test_a_refused_sample_names_a_rule_that_fits(sample: dict[str, Any]) -> None:
    kept = copy.deepcopy(sample["record"])
    with pytest.raises(RuleError) as refused:
        replay(sample["record"])
    assert refused.value.rule in sample["rules"]
    assert sample["record"] == kept


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_computer_players_match_is_written_and_read(seed: int, players: int) -> None:
    made = self_play(seed, players=players)
    played = replay(made)
    assert record(played.state) == made
    assert played.state.outcome is not None
    assert played.steps[-1].state is played.state
    assert len(played.steps) == len(moves(made))
    assert made["seed"] == seed
    assert made["format"] == "exact61/1"
    assert set(made) == {"format", "players", "seed", "hands"}


def test_a_record_is_read_from_a_dict_from_json_and_from_a_path(tmp_path: Path) -> None:
    made = written(1, 3)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(made), encoding="utf-8")
    forms: list[Any] = [made, json.dumps(made), json.dumps(made, indent=1), f"\n {json.dumps(made)}", path, str(path)]
    for form in forms:
        assert record(replay(form).state) == made


def test_what_is_written_is_one_line_of_json() -> None:
    state = match(2, 4).state
    assert "\n" not in write(state)
    assert json.loads(write(state)) == record(state)


def test_a_record_says_all_that_was_done() -> None:
    lots = {True: 0, False: 0}
    for seed in range(4):
        made, last = written(seed, 2), -1
        for number, hand in enumerate(made["hands"]):
            assert set(hand) - {"lot"} == {"leader", "deal", "talon", "moves"}
            by_lot = number == 0 or match(seed, 2).steps[last].state.hand_over == "blocked"
            assert ("lot" in hand) == by_lot
            lots[by_lot] += 1
            last += len(hand["moves"])
        for move in moves(made):
            assert set(move) in ({"seat", "place", "at"}, {"seat", "draw"}, {"seat", "pass"})
    assert lots[True] > 4
    assert lots[False]


def test_tiles_are_read_either_way_round() -> None:
    made = written(3, 3)
    turned = json.loads(json.dumps(made).replace('"0|5"', '"5|0"').replace('"1|6"', '"6|1"').replace('"2|3"', '"3|2"'))
    assert turned != made
    assert record(replay(turned).state) == made


@pytest.mark.parametrize("seed", [None, 0, -3, 2**80])
def test_the_seed_is_information_and_not_checked(seed: int | None) -> None:
    made = written(3, 2)
    played = replay(made | {"seed": seed})
    assert played.state.scores == replay(made).state.scores
    assert record(played.state)["seed"] == seed
    without = {key: value for key, value in made.items() if key != "seed"}
    assert replay(without).start.seed is None


@pytest.mark.parametrize("scores", [[0, 290], [-15, 300], [0, 0], [5, 0]])
def test_a_match_may_begin_later_with_or_without_a_lot(scores: list[int]) -> None:
    made = written(0, 4)
    made["hands"] = [made["hands"][0] | {"moves": []}]
    made["scores"] = scores
    assert replay(made).start.scores == tuple(scores)
    del made["hands"][0]["lot"]
    played = replay(made)
    assert played.start.scores == tuple(scores)
    assert record(played.state) == made


def test_a_saved_game_can_end_anywhere() -> None:
    made = written(1, 3)
    for keep in range(len(made["hands"][0]["moves"]) + 1):
        saved = made | {"hands": [made["hands"][0] | {"moves": made["hands"][0]["moves"][:keep]}]}
        played = replay(saved)
        assert len(played.steps) == keep
        assert record(played.state) == saved
        assert played.state == match(1, 3).states[keep]


def test_a_saved_game_goes_on_with_the_match_s_own_deals() -> None:
    for seed in (1, 2):
        whole = match(seed, 2)
        for before, step in zip(whole.states, whole.steps, strict=False):
            if before.turn is None:
                again = before.next_deal()
                assert again.hands == _dealt(step.state).hands
                assert again.leader == step.state.leader


def _dealt(state: State) -> State:
    """Go back to where a state's hand was dealt."""
    while state.move is not None and state.previous is not None:
        state = state.previous
    return state


def test_lot_and_deal_are_the_first_events_of_the_next_hand_s_first_step() -> None:
    played = match(0, 4)
    assert [event.kind for event in played.start.events] == ["lot", "deal"]
    for before, step in zip(played.states, played.steps, strict=False):
        kinds = [event.kind for event in step.events]
        if before.turn is None:
            lot = ["lot"] if before.next_leader == "lot" else []
            assert kinds[: len(lot) + 2] == [*lot, "deal", "placement"]
        else:
            assert not {"lot", "deal"} & set(kinds)


def test_a_hand_made_position_has_no_record() -> None:
    state = position("[1|4 *][0|0]")
    for unknown in (state, state.play("1|4")):
        with pytest.raises(RuleError) as refused:
            record(unknown)
        assert refused.value.rule == "format"


def test_a_match_just_dealt_can_be_written() -> None:
    state = start(players=3, seed=5)
    assert replay(record(state)).state == state


DEALT = """
from gamelib.exact61 import start
made = [start(players=players, seed=seed).to_text() for seed in range(50) for players in (2, 3, 4)]
"""
PLAYED = """
from gamelib.exact61 import self_play
made = [self_play(seed, players=players) for seed in range(3) for players in (2, 3, 4)]
"""
PRINT = "import hashlib, json; print(hashlib.sha256(json.dumps(made).encode()).hexdigest()[:16])"


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
@pytest.mark.parametrize(
    ("script", "fingerprint"),
    [
        (DEALT, "ccd834c220d6ef67"),  # For good: saved seeds keep their deals.
        (PLAYED, "87c2fafdde38966b"),  # Until computer players play otherwise.
    ],
    ids=["deals", "matches"],
)
def test_the_same_seed_gives_the_same_match_on_every_python_under_any_hash_seed(
    script: str, fingerprint: str, hash_seed: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", script + PRINT],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == fingerprint
