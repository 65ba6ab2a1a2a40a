"""What the stepper of 5-10-K goes through: records, games, tricks, rows of states, deals thrown in."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout
from gamelib.exact61 import self_play as exact61_play
from gamelib.fivetenk import start
from gamelib.lessons.fivetenk.demonstrations import DEMONSTRATIONS, demonstration
from gamelib.widgets import Stepper
from tests.fivetenk.matches import written
from tests.lessons.fivetenk.retold import Trick
from tests.lessons.fivetenk.retold import told as retold
from tests.widgets.fivetenk.stepping import ALL_WAYS, match, scenes_of, shown, told


def test_records_in_every_form(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(written(3, 2)), encoding="utf-8")
    forms = (written(3, 2), json.dumps(written(3, 2)), path, str(path), match(), match().state)
    assert len({shown(Stepper(form, start=20)) for form in forms}) == 1


def test_each_game_is_told_apart() -> None:
    assert Stepper(exact61_play(3)).scenes.game == "exact61"
    assert Stepper(written(3)).scenes.game == Stepper(match().state.to_text()).scenes.game == "fivetenk"
    with pytest.raises(RuleError, match="its format is"):
        Stepper({"format": "chess/1"})
    with pytest.raises(RuleError, match="its format is None"):
        Stepper("[1, 2]")


def test_a_mixed_row_is_refused() -> None:
    with pytest.raises(RuleError, match="nothing to step through"):
        Stepper([match().start, Layout()])  # type: ignore[arg-type]


def test_a_line_of_text_is_a_state() -> None:
    stepper = Stepper(match().states[30].to_text())
    assert len(stepper.scenes) == 1
    assert "is to beat it or to pass." in told(stepper)
    assert "data-seat" in stepper.board.picture


def test_a_broken_record_is_refused_with_rule_and_step() -> None:
    broken = written(3)
    broken["games"][0]["plays"][0]["cards"] = ["4D", "5D"]
    with pytest.raises(RuleError) as refused:
        Stepper(broken)
    assert (refused.value.rule, refused.value.step) == ("C23", 3)


def test_a_single_game_or_trick() -> None:
    one = Stepper(match(), game=2)
    assert {moment.game for step in range(len(one.scenes)) for moment in scenes_of(one).moments(step)} == {2}
    trick = Stepper(match(), game=2, trick=3, by="move")
    moves = [moment for step in range(len(trick.scenes)) for moment in scenes_of(trick).moments(step)]
    wanted = [thing for _, thing in retold(written(3, 2)["games"][1]) if isinstance(thing, Trick)][2]
    assert [
        (m.state.trick[-1].seat, [*m.state.trick[-1].cards]) for m in moves if m.part.name == "PLAY"
    ] == wanted.plays
    assert moves[-1].part.name == "TRICK"
    for options in ({"game": 3}, {"trick": 99}, {"game": 1, "trick": 0}):
        with pytest.raises(RuleError, match="There is no"):
            Stepper(match(), **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", DEMONSTRATIONS)
def test_states_of_an_example_are_one_step_each_and_a_settlement_two_more(name: str) -> None:
    states = demonstration(name)
    stepper = Stepper(states, titles=[f"Step {number}" for number in range(len(states))])
    settled = sum(state.settlement is not None for state in states)
    assert len(stepper.scenes) == len(states) + 2 * settled
    assert stepper.choices.children == (stepper.show_hands, stepper.ask_why)
    titles = []
    for step in range(len(stepper.scenes)):
        stepper.step = step
        titles += re.findall(r"<h3>(Step \d+)</h3>", stepper.words.value)
        assert "{" not in told(stepper)
    assert titles == [f"Step {number}" for number in range(len(states))]


def test_a_deal_that_is_thrown_in_is_told() -> None:
    state = start(7)
    while state.phase == "deal":
        state = state.play("decline")
    assert state.phase == "thrown in"
    stepper = Stepper(state.next_deal())
    text = []
    for step in range(len(stepper.scenes)):
        stepper.step = step
        text.append(told(stepper))
    assert any("Nobody has revealed a card" in one and "declined" in one for one in text)
    assert len(stepper.scenes) == 3


def test_a_deal_in_which_nobody_can_be_asked_is_told_once() -> None:
    previous = {"declarer": 0, "winners": [0]}
    deals = (start(seed, levels=["A", "A", *"3333"], previous=previous) for seed in range(60))
    state = next(state for state in deals if state.phase == "bury")
    for way in ALL_WAYS:
        stepper = Stepper(state, by=way)
        assert len(stepper.scenes) == 1
    assert told(Stepper(state)).startswith("Game 1: the declarer Game 1: every player is dealt 26 cards")
    assert "declined" not in told(Stepper(state))
