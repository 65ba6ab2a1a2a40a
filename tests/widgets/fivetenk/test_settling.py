"""The settlement step by step: every line is the engine's, whichever game is chosen and whichever way it is reached."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import pytest
import traitlets

from gamelib.core import RuleError
from gamelib.fivetenk import State, start
from gamelib.fivetenk.explaining import ending_events
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT
from gamelib.pictures import draw_settlement
from gamelib.pictures.fivetenk.flow import PARTS, flow_of
from gamelib.widgets import SettlementFlow
from gamelib.widgets.fivetenk.settling import EXAMPLES, GIVEN, SettlementScenes
from gamelib.words import say
from tests.fivetenk.matches import match
from tests.pictures.fivetenk.finished import by_hand

every_ending = pytest.mark.parametrize("state", by_hand().values(), ids=by_hand())


def told(widget: SettlementFlow) -> str:
    """Read what is told, without its markup."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", widget.words.value))).strip()


def settled(widget: SettlementFlow) -> State:
    scenes = widget.scenes
    assert isinstance(scenes, SettlementScenes)
    return scenes.state


def shown(widget: SettlementFlow) -> tuple[str, str, str]:
    return widget.board.picture, widget.words.value, widget.rules.picture


@every_ending
def test_each_line_tells_its_part_and_draws_the_flow_so_far(state: State) -> None:
    widget = SettlementFlow(state)
    flow = flow_of(state)
    for step, part in enumerate(PARTS):
        assert widget.step == step
        assert widget.board.picture == draw_settlement(state, upto=part)
        for message in flow.messages(part):
            assert say(message) in told(widget)
        assert str(widget.rules) == f"<Rules: {', '.join(flow.rules(part))}>"
        widget.next.click()
    assert widget.step == len(PARTS) - 1


def test_the_lines_together_tell_all_that_the_engine_tells() -> None:
    for state in (*(match(seed).state for seed in range(4)), *by_hand().values()):
        widget = SettlementFlow(state)
        words = []
        for step in range(len(PARTS)):
            widget.step = step
            words.append(told(widget))
        everything = " ".join(words)
        for event in ending_events(state):
            # The settlement's own first sentence gives both totals away, which its sums come to.
            messages = event.messages[1:] if event.kind == "settlement" else event.messages
            assert all(say(message) in everything for message in messages)


@every_ending
def test_c30_the_sum_of_the_defenders_is_written_term_by_term(state: State) -> None:
    widget = SettlementFlow(state, start=PARTS.index("sums"))
    numbers = [int(number) for number in re.findall(r'gl-term"><span>(\d+)', widget.words.value)]
    assert len(numbers) == 4
    assert sum(numbers) == state.points == int(re.findall(r'gl-total">(\d+)', widget.words.value)[0])


def test_the_examples_are_what_they_are_called() -> None:
    widget = SettlementFlow()
    assert [name for _, name in widget.chooser.options] == [*EXAMPLES]
    found = {}
    for name in EXAMPLES:
        widget.example = name
        found[name] = settled(widget)
    assert found["one player left"].how == ONE_LEFT
    assert found["an early end by the declarer's side"].how == DECLARERS_OUT
    assert found["an early end by the defenders"].how == DEFENDERS_OUT
    split = found["the kitty to the other side"].settlement
    assert split is not None
    assert split.kitty.side != split.hands.side
    assert split.kitty.points
    assert split.hands.points
    match = found["a match won from K by +2"]
    assert match.outcome is not None
    assert all(match.setting.levels[seat] == "K" for seat in match.outcome.winners)


def test_another_game_shows_the_same_line() -> None:
    widget = SettlementFlow(start=3)
    for name in EXAMPLES:
        widget.chooser.value = name
        assert (widget.example, widget.step) == (name, 3)
        assert shown(widget) == shown(SettlementFlow(example=name, start=3))


def test_a_line_is_the_same_whichever_way_it_is_reached() -> None:
    widget, stream = SettlementFlow(), Random(2)
    for _ in range(60):
        widget.chooser.value = stream.choice([*EXAMPLES])
        widget.slider.value = 1 + stream.randrange(len(PARTS))
        assert shown(widget) == shown(SettlementFlow(example=widget.example, start=widget.step))


def test_a_game_that_is_given_comes_first() -> None:
    state = by_hand()["nobody climbs"]
    widget = SettlementFlow(state, start=-1)
    assert widget.example == widget.chooser.value == GIVEN
    assert [name for _, name in widget.chooser.options] == [GIVEN, *EXAMPLES]
    assert told(widget) == "All six keep their levels."
    widget.example = "one player left"
    widget.example = GIVEN
    assert settled(widget) == state


def test_a_seed_plays_a_game() -> None:
    one, again, other = SettlementFlow(3), SettlementFlow(3), SettlementFlow(4)
    assert settled(one) == settled(again) != settled(other)
    assert settled(one).settlement is not None


def test_a_position_read_from_text_is_settled_too() -> None:
    state = by_hand()["a match won"]
    read = State.from_text(state.to_text())
    assert shown(SettlementFlow(read, start=-1)) == shown(SettlementFlow(state, start=-1))


def test_keys_and_links_work_as_in_every_stepper() -> None:
    widget, other = SettlementFlow(), SettlementFlow()
    for name in ("step", "example"):
        traitlets.link((widget, name), (other, name))
    widget.board.press(key="End")
    widget.chooser.value = "an early end by the defenders"
    assert (other.step, other.example) == (8, "an early end by the defenders")
    assert shown(other) == shown(widget)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"game": start(seed=7)}, "C28"),
        ({"game": "game"}, "format"),
        ({"game": True}, "format"),
        ({"game": 10**5000}, "format"),
        ({"example": "kitty"}, "format"),
        ({"example": GIVEN}, "format"),
    ],
)
def test_what_is_no_finished_game_is_refused(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        SettlementFlow(**options)
    assert refused.value.rule == rule


def test_an_example_that_there_is_not_is_refused_later_too() -> None:
    widget = SettlementFlow(start=2)
    before = shown(widget)
    with pytest.raises(RuleError, match="none of the games here"):
        widget.example = "kitty"
    assert (widget.example, shown(widget)) == ("one player left", before)


def test_it_speaks_every_language() -> None:
    widget = SettlementFlow(language="ja")
    for step in range(len(PARTS)):
        widget.step = step
        assert "{" not in told(widget)


def test_its_text_is_short_and_stable() -> None:
    assert repr(SettlementFlow()) == "<SettlementFlow: step 0 of 0 to 8>"
