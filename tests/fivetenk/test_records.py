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
from gamelib.fivetenk import Play, Rules, State, record, replay, self_play, start, write
from tests.fivetenk.matches import cut, match, samples, step_count, written
from tests.fivetenk.positions import position

MATCHES = samples("matches.jsonl")
REFUSED = samples("refused.jsonl")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("sample", MATCHES, ids=range(len(MATCHES)))
def test_a_sample_comes_out_as_it_must(sample: dict[str, Any]) -> None:
    played = replay(sample["record"])
    events = [event for step in played.steps for event in step.events]
    found: dict[str, list[dict[str, Any]]] = {}
    for event in events:
        found.setdefault(event.kind, []).append(event.facts)
    games = [
        {
            "declarer": declarer["seat"],
            "how": declarer["how"],
            "defenders_points": settlement["defenders"],
            "winner": promotion["winner"],
            "steps": promotion["steps"],
            "levels_after": list(promotion["after"]),
        }
        for declarer, settlement, promotion in zip(
            found["declarer"], found["settlement"], found["promotion"], strict=True
        )
    ]
    assert games == sample["games"]
    assert [[trick["seat"], trick["points"]] for trick in found["trick"]] == sample["tricks"]
    assert [friend["seat"] for friend in found["friend"]] == sample["friends"]
    assert [[end["how"], end["last_seat"]] for end in found["game_end"]] == sample["ends"]
    assert list(played.state.levels) == games[-1]["levels_after"]
    assert played.state.points == games[-1]["defenders_points"]
    assert (played.state.outcome is not None) == ("won" in played.state.levels)
    assert record(played.state) == sample["record"]


@pytest.mark.parametrize("sample", REFUSED, ids=lambda sample: sample["what"])
def test_a_refused_sample_names_a_rule_that_fits(sample: dict[str, Any]) -> None:
    kept = copy.deepcopy(sample["record"])
    with pytest.raises(RuleError) as refused:
        replay(sample["record"])
    assert refused.value.rule in sample["rules"]
    assert sample["record"] == kept


@pytest.mark.parametrize("seed", range(8))
def test_a_computer_players_match_is_written_and_read(seed: int) -> None:
    made: Any = self_play(seed, games=1 + seed % 3)
    played = replay(made)
    assert record(played.state) == made
    assert played.state.phase == "settled"
    assert played.steps[-1].state is played.state
    assert len(played.steps) == sum(map(step_count, made["games"]))
    assert set(made) == {"format", "seed", "levels", "games"}
    assert made["seed"] == seed
    assert made["format"] == "fivetenk/1"


def test_self_play_counts_settled_games_and_stops_where_the_match_is_won() -> None:
    assert sum(step.state.phase == "settled" for step in match(3, 4).steps) == 4
    whole = match(1, 200)
    assert whole.state.outcome is not None
    assert sum(step.state.phase == "settled" for step in whole.steps) < 200


def test_a_record_is_read_from_a_dict_from_json_and_from_a_path(tmp_path: Path) -> None:
    made = written(1)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(made), encoding="utf-8")
    forms: list[Any] = [made, json.dumps(made), json.dumps(made, indent=1), f"\n {json.dumps(made)}", path, str(path)]
    for form in forms:
        assert replay(form).state == match(1).state
    assert json.loads(write(match(1).state)) == made


@pytest.mark.parametrize("step", [0, 1, 2, 3, 4, 20, 100])
def test_a_saved_game_is_read_and_goes_on(step: int) -> None:
    made = written(2)
    saved = cut(made, step)
    played = replay(saved)
    assert len(played.steps) == step
    assert played.state.turn is not None
    if not step:
        assert played.state.phase == "deal"
        return
    # What is read plays on: to the same end by the same moves.
    state = played.state
    for later in match(2).steps[step:]:
        state = state.play(later.move)
    assert state == match(2).state


def test_a_game_saved_in_mid_deal_has_the_cards_dealt_so_far() -> None:
    state = start(seed=5)
    for _ in range(12):
        state = state.play("decline")
    saved: Any = record(state)
    (game,) = saved["games"]
    assert set(game) == {"first_seat", "deck", "dealt"}
    assert game["dealt"] == state.dealt
    read = replay(saved)
    assert read.steps == ()
    assert read.state == state
    assert record(read.state) == saved
    # Where nobody is asked at that very card, the next chance is the one that is open.
    game["dealt"] = state.dealt + 1
    later = replay(saved).state
    assert later in (state.play("decline"), state)
    del game["dealt"]
    assert replay(saved).state == start(seed=5)


def test_declined_chances_are_no_steps() -> None:
    state = start(seed=5)
    for _ in range(9):
        state = state.play("decline")
    state = state.play("reveal")
    played = replay(record(state))
    assert len(played.steps) == 1
    assert played.state == state
    assert played.start == start(seed=5)
    assert [event.kind for event in played.steps[0].events] == ["declarer"]
    assert [event.kind for event in played.start.events] == ["deal"]


@pytest.mark.parametrize(("chances", "reveals"), [(0, True), (9, True), (9, False), (1000, False)])
def test_r3_a_replayed_match_tells_each_seat_of_the_chances_that_it_declined_and_of_no_other(
    chances: int, *, reveals: bool
) -> None:
    state = start(seed=5)
    for _ in range(chances):
        state = state.play("decline") if state.phase == "deal" else state
    state = state.play("reveal") if reveals else state
    replayed = replay(record(state)).state
    assert replayed == state
    told = [replayed.view(seat).done for seat in range(6)]
    assert told == [state.view(seat).done for seat in range(6)]
    assert sum(str(done.move) == "decline" for seen in told for done in seen) >= min(chances, 9)


def test_a_further_game_s_deal_is_the_first_event_of_its_first_step() -> None:
    played = match(0, 3)
    firsts = [step.events[0].kind for step in played.steps if step.dealt]
    assert firsts == ["deal"] * (len(written(0, 3)["games"]) - 1)


def test_a_match_that_began_later_is_written_with_its_levels_and_the_game_before() -> None:
    state = start(seed=4, levels=["5", "7", "3", "A", "K", "3"], previous={"declarer": 2, "winners": [0, 1, 3]})
    saved = record(state)
    assert saved["levels"] == ["5", "7", "3", "A", "K", "3"]
    assert saved["previous"] == {"declarer": 2, "winners": [0, 1, 3]}
    assert replay(saved).state == state


def test_the_options_stand_in_a_record_where_they_are_not_the_usual_ones() -> None:
    made = self_play(3, rules=Rules(wing_jokers="not_both"))
    assert made["rules"] == {"wing_jokers": "not_both"}
    assert replay(made).state.rules == Rules("not_both")
    assert "rules" not in self_play(3)


def test_a_position_read_from_text_cannot_be_written_down() -> None:
    with pytest.raises(RuleError) as refused:
        record(position("[7D][8D][9D][JD][QD]").play("7D"))
    assert refused.value.rule == "format"
    with pytest.raises(RuleError):
        record(State.from_text(start().to_text()))


def test_a_named_kind_stands_in_the_record_only_where_it_is_needed() -> None:
    cards = "7D 7C 7H 8D 8C 8H 9D 9C 9H 10D 10C 10H"
    state = position(f"[{cards} JD][QD][KD]")
    ranks = tuple(card[:-1] for card in cards.split())
    plays = [move for move in state.legal_moves() if isinstance(move, Play) and move.ranks == ranks]
    assert [str(state.play(play).move) for play in plays] == [cards, f"{cards} as airplane with singles"]
    assert str(state.play(f"{cards} as airplane").move) == f"{cards} as airplane"  # Kept as it was given.


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_the_same_seed_gives_the_same_record_whatever_the_hash_seed(hash_seed: str) -> None:
    code = "from gamelib.fivetenk import self_play; import json; print(json.dumps(self_play(11, 2)))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == self_play(11, 2)
