"""A stepper through Exact 61 answers why, at every step, and never what a seat may not know."""

from __future__ import annotations

import re

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout, replay, self_play
from gamelib.exact61.reasons_of_play import reason
from gamelib.widgets import PredictEnds, SettlementStepper, Stepper
from tests.widgets.exact61.boxes import words_in

DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B"


def asked(stepper: Stepper) -> str:
    return words_in(stepper.why.words.value)


def test_nothing_can_be_pressed_until_one_asks_why() -> None:
    stepper = Stepper(replay(self_play(3)), start=9)
    assert not stepper.board.targets
    assert stepper.why.layout.display == "none"
    stepper.ask_why.value = True
    layout = stepper.scenes.moments[9].layout  # type: ignore[attr-defined]
    assert [*stepper.board.targets["data-tile"]] == [*map(str, layout.tiles)]
    assert [*stepper.board.targets["data-port"]] == [f"{port.tile} {port.port}" for port in layout.open_ports]
    assert (stepper.words.layout.display, stepper.why.layout.display) == ("none", None)
    stepper.ask_why.value = False
    assert not stepper.board.targets
    assert (stepper.words.layout.display, stepper.why.layout.display) == (None, "none")


def test_every_part_and_every_question_of_a_step_is_answered() -> None:
    match = replay(self_play(3))
    stepper = Stepper(match, start=9)
    stepper.ask_why.value = True
    for step in (9, 10, 16, 30):
        stepper.step = step
        assert stepper.why.answer is None, "another step, another table"
        for attribute, names in stepper.board.targets.items():
            for value in names:
                stepper.board.press({attribute.removeprefix("data-"): value})
                assert stepper.why.answer == reason(match.states[step], stepper.why.asked)
        for key in stepper.why.list.targets["data-ask"]:
            stepper.why.list.press({"ask": key})
            assert stepper.why.asked == key
            assert asked(stepper)


def test_a_layout_alone_has_neither_turns_nor_scores() -> None:
    stepper = Stepper(Layout.from_text(DIAGRAM), start=-1)
    stepper.ask_why.value = True
    words = {key.partition(" ")[0] for key in stepper.why.list.targets["data-ask"]}
    assert words == {"sum", "points", "port", "tile"}
    stepper.board.press({"port": "4|4 side A"})
    assert "adds nothing" in asked(stepper)
    with pytest.raises(RuleError):
        stepper.scenes.why(0, "score 0")


def test_a_lone_doubles_number_is_asked_as_the_double() -> None:
    stepper = Stepper(Layout.from_text("2|2"))
    stepper.ask_why.value = True
    stepper.board.press({"end": "2|2"})
    assert "counts once, with both halves" in asked(stepper)


@pytest.mark.parametrize("seat", [0, 2])
def test_what_a_seat_may_not_know_is_not_told(seat: int) -> None:
    match = replay(self_play(5))
    stepper = Stepper(match, seat=seat)
    stepper.ask_why.value = True
    for step in range(0, 60, 3):
        stepper.step = step
        state = match.states[step]
        hidden = {tile for of, hand in enumerate(state.hands) for tile in hand if of != seat} | {*state.talon}
        if state.hand_over in ("out", "blocked"):
            continue
        for key in stepper.why.list.targets["data-ask"]:
            stepper.why.list.press({"ask": key})
            told = set(re.findall(r"\d\|\d", asked(stepper)))
            assert not told & {str(tile) for tile in hidden}, key


def test_who_is_asked_does_not_ask_meanwhile() -> None:
    stepper = PredictEnds(Layout.from_text(DIAGRAM))
    assert stepper.ask_why.layout.display == "none"
    stepper.ask_why.value = True
    assert stepper.why.layout.display == "none"
    assert set(stepper.board.targets) == {"data-place"}, "the picture is what the question needs"


def test_a_settlement_is_told_and_not_asked() -> None:
    state = next(step.state for step in replay(self_play(3)).steps if step.state.hand_over == "out")
    stepper = SettlementStepper(state)
    assert not stepper.scenes.asks
    assert stepper.ask_why not in stepper.choices.children
