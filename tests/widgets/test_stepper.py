"""The stepper shows every step rightly, whichever way it is reached."""

from __future__ import annotations

import gc
import json
import re
import tracemalloc
from html import unescape
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
import traitlets
from ipywidgets.widgets.widget import _instances

from gamelib.core import RuleError
from gamelib.exact61 import Layout, State, pips, record, self_play, start
from gamelib.lessons.exact61.demonstrations import demonstration
from gamelib.widgets import PredictEnds, SettlementStepper, Stepper
from gamelib.widgets.guard import Guard
from gamelib.words import rule_title, tell
from tests.widgets.matches import match, settled

DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A"


def told(stepper: Stepper) -> str:
    """Read what is told, without its markup."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", stepper.words.value))).strip()


def boxes(picture: str) -> dict[str, str]:
    """Read where each tile lies."""
    return dict(re.findall(r'data-tile="([^"]+)" data-box="([^"]+)"', picture))


def shown(stepper: Stepper) -> tuple[str, str, str, str]:
    return stepper.board.picture, stepper.words.value, stepper.sheet.value, stepper.rules.picture


# ---- going from step to step -----------------------------------------------------------------------------------------


def test_buttons_go_first_previous_next_last() -> None:
    stepper = Stepper(match())
    last = len(match().steps)
    for button, step in (
        (stepper.next, 1),
        (stepper.next, 2),
        (stepper.previous, 1),
        (stepper.last, last),
        (stepper.next, last),
        (stepper.first, 0),
        (stepper.previous, 0),
    ):
        button.click()
        assert stepper.step == step
    assert [button.description for button in stepper.buttons] == ["First", "Previous", "Next", "Last"]


def test_the_number_box_and_the_slider_count_from_one() -> None:
    stepper = Stepper(match())
    count = len(match().states)
    assert (stepper.slider.min, stepper.slider.max) == (1, count)
    stepper.number.value = 9
    assert (stepper.step, stepper.slider.value) == (8, 9)
    stepper.slider.set_state({"value": 4})
    assert (stepper.step, stepper.number.value) == (3, 4)
    assert stepper.slider.text == f"4 of {count}"
    assert stepper.slider.name == "Step"


@pytest.mark.parametrize(("key", "step"), [("ArrowRight", 6), ("ArrowLeft", 4), ("Home", 0), ("End", 187)])
def test_keys_go_from_step_to_step(key: str, step: int) -> None:
    stepper = Stepper(match(), start=5)
    stepper.board.press(key=key)
    assert stepper.step == step


def test_a_step_out_of_range_goes_to_the_end() -> None:
    stepper = Stepper(match(), start=999)
    assert stepper.step == len(match().steps)
    stepper.step = -4
    assert stepper.step == 0


def test_the_step_can_be_linked_and_observed() -> None:
    stepper, other, seen = Stepper(match()), Stepper(match()), []
    traitlets.link((stepper, "step"), (other, "step"))
    stepper.observe(lambda change: seen.append(change["new"]), "step")
    stepper.next.click()
    other.last.click()
    assert seen == [1, len(match().steps)]
    assert shown(stepper) == shown(other)


# ---- what a step shows -----------------------------------------------------------------------------------------------


def test_a_step_is_the_same_whichever_way_it_is_reached() -> None:
    forward, jumping = Stepper(match()), Stepper(match())
    by_step = []
    for _ in match().states:
        by_step.append(shown(forward))
        forward.next.click()
    order = list(range(len(by_step)))
    Random(1).shuffle(order)
    for step in order:
        jumping.step = step
        assert shown(jumping) == by_step[step]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_within_a_hand_nothing_moves(players: int) -> None:
    stepper = Stepper(match(players))
    states = match(players).states
    pictures = []
    for step in range(len(states)):
        stepper.step = step
        pictures.append(stepper.board.picture)
    assert len({re.search(r'width="\d+" height="\d+"', picture).group() for picture in pictures}) == 1  # type: ignore[union-attr]
    for (state, picture), (after, following) in pairwise(zip(states, pictures, strict=True)):
        if after.hand_number == state.hand_number:
            assert boxes(picture).items() <= boxes(following).items()
            views = [re.search(r'viewBox="([^"]+)"', drawn) for drawn in (picture, following)]
            assert views[0] is not None
            assert views[1] is not None
            assert views[0][1] == views[1][1]


def test_what_is_told_is_what_the_words_room_tells() -> None:
    stepper = Stepper(match())
    for step, move in enumerate(match().steps, 1):
        stepper.step = step
        for event in tell(move):
            assert event.happened in told(stepper)
            assert event.follows in told(stepper)
        cited = {number for event in tell(move) for number in event.rules}
        assert set(re.findall(r'data-rule="(\w+)"', stepper.rules.picture)) == cited


def test_the_sum_is_written_end_by_end_with_the_tiles() -> None:
    stepper = Stepper(Layout.from_text(DIAGRAM), start=5)
    assert "2 [1|2] + 5 [1|5] + 3 [3|4] = 10 10 raw points, 2 displayed." in told(stepper)
    assert 'role="status" aria-live="polite"' in stepper.words.value


def test_a_layout_is_stepped_through_tile_by_tile() -> None:
    stepper = Stepper(Layout.from_text(DIAGRAM))
    assert len(stepper.scenes) == 6
    assert told(stepper).startswith("[1|4] is laid first. 4 [1|4] + 1 [1|4] = 5 5 raw points")
    stepper.next.click()
    assert told(stepper).startswith("[1|1] is joined to [1|4] low. 2 [1|1] + 4 [1|4] = 6 6 is no multiple of 5")
    assert set(re.findall(r'data-rule="(\w+)"', stepper.rules.picture)) == {"D6", "D9", "D13", "D15"}
    assert stepper.sheet.value == ""
    assert not stepper.scenes.has_hands


def test_titles_name_the_steps() -> None:
    stepper = Stepper([Layout(), Layout().place("0|0")], titles=["Nothing yet", "A blank double"])
    assert told(stepper) == "Nothing yet The table is empty."
    stepper.next.click()
    assert told(stepper).startswith("A blank double [0|0] is laid first.")


def test_the_score_sheet_marks_what_is_new() -> None:
    stepper = Stepper(match())
    for step, (before, after) in enumerate(pairwise(match().states), 1):
        if after.scores != before.scores and min(after.scores) >= 0:
            stepper.step = step
            assert "gl-new" in stepper.sheet.value
            stepper.step = step - 1
            break
    else:
        pytest.fail("nobody ever scored")


def test_hands_are_shown_when_asked_for() -> None:
    stepper = Stepper(match(), start=3)
    state = match().states[3]
    assert stepper.hands.value == ""
    stepper.show_hands.value = True
    held = {tile for hand in state.hands for tile in hand}
    assert set(boxes(stepper.hands.value)) == held
    stepper.next.click()
    assert set(boxes(stepper.hands.value)) == {tile for hand in match().states[4].hands for tile in hand}


def test_the_tile_just_drawn_is_outlined_in_its_hand() -> None:
    step, state = next((step, state) for step, state in enumerate(match(2).states) if state.drawn)
    stepper = Stepper(match(2), start=step, hands=True)
    assert state.turn is not None
    marked = [picture.count('class="gl-lit"') for picture in stepper.scenes.hands(step)]
    assert marked == [int(seat == state.turn) for seat in range(2)]
    other = Stepper(match(2), seat=1 - state.turn, hands=True)
    assert not any('class="gl-lit"' in picture for picture in other.scenes.hands(step))


def test_tiles_of_hands_are_large_enough_to_read() -> None:
    for picture in Stepper(match(), hands=True).scenes.hands(0):
        width, units = re.findall(r'width="([\d.]+)"', picture)[0], re.findall(r'viewBox="\S+ \S+ (\S+)', picture)[0]
        assert 2 * float(width) / float(units) >= 22


def test_a_seat_sees_only_what_it_may() -> None:
    stepper = Stepper(match(2), seat=1, hands=True)
    for step, move in enumerate(match(2).steps, 1):
        stepper.step = step
        view = move.state.view(1)
        open_tiles = {tile for hand in view.hands if hand is not None for tile in hand}
        assert set(boxes(stepper.hands.value)) - {"?"} == open_tiles
        if move.state.hand_over is None and move.move.__class__.__name__ == "Draw" and move.seat == 0:
            assert str(getattr(move.move, "tile", "")) not in told(stepper)


# ---- what can be stepped through ------------------------------------------------------------------------------------


def test_records_in_every_form(tmp_path: Path) -> None:
    written = self_play(3)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    steppers = [Stepper(form, start=20) for form in (written, json.dumps(written), path, str(path), match())]
    assert len({shown(stepper) for stepper in steppers}) == 1


def test_a_state_is_stepped_to_from_the_beginning() -> None:
    stepper = Stepper(match().state)
    assert len(stepper.scenes) == len(match().states)
    by_replay = Stepper(match())
    for step in range(0, len(match().states), 7):
        stepper.step = by_replay.step = step
        assert shown(stepper) == shown(by_replay)


def test_states_in_a_list() -> None:
    stepper = Stepper(match().states[:6])
    assert len(stepper.scenes) == 6


@pytest.mark.parametrize("thing", [[], [1], ["1|4"], None, 5, 2.5, object()])
def test_what_cannot_be_stepped_through_is_refused(thing: object) -> None:
    with pytest.raises(RuleError) as refused:
        Stepper(thing)  # type: ignore[arg-type]
    assert refused.value.rule == "format"


def test_a_broken_record_is_refused_with_its_rule() -> None:
    broken = record(start(players=2).play(start(players=2).legal_moves()[0]))
    hands = broken["hands"]
    assert isinstance(hands, list)
    hands[0]["moves"].append({"seat": 1, "place": "6|6", "at": ["0|0", "side A"]})
    with pytest.raises(RuleError) as refused:
        Stepper(broken)
    assert refused.value.step == 1


def test_a_position_read_from_text_has_nothing_told() -> None:
    stepper = Stepper([State.from_text(match().states[5].to_text())])
    assert told(stepper) == ""
    assert "data-tile" in stepper.board.picture


# ---- settlements -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "players"), [("out", 2), ("out", 3), ("out", 4), ("blocked", 2), ("blocked", 4)])
def test_a_settlement_counts_every_hand(how: str, players: int) -> None:
    state = settled(how, players)
    stepper = SettlementStepper(state)
    assert boxes(stepper.board.picture).keys() == set(state.layout.tiles)
    stepper.last.click()
    assert boxes(stepper.board.picture).keys() == {tile for hand in state.hands for tile in hand}
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.went_out]
    for hand in others:
        assert f">{pips(hand)} pip" in stepper.board.picture
    assert "data-strokes" in stepper.sheet.value


def test_a_settlement_ends_with_the_scores_of_the_state() -> None:
    state = settled("out", 4)
    stepper = SettlementStepper(state, start=99)
    assert re.findall(r'data-strokes="(\d+)"', stepper.sheet.value) == [str(max(0, s // 5)) for s in state.scores]


def test_a_hand_that_goes_on_has_no_settlement() -> None:
    with pytest.raises(RuleError) as refused:
        SettlementStepper(start())
    assert refused.value.rule == "D19"


# ---- what a widget owes ----------------------------------------------------------------------------------------------


def test_a_hundred_steps_leave_nothing_behind() -> None:
    stepper = Stepper(match(), hands=True)
    for step in range(len(match().states)):  # Every hand is laid out once, and kept.
        stepper.step = step
    widgets = len(_instances)

    def walk(steps: range) -> None:
        for step in steps:
            stepper.step = step
        gc.collect()

    tracemalloc.start()
    try:
        walk(range(20))  # What is shown now is counted from here on.
        before = tracemalloc.get_traced_memory()[0]
        walk(range(20, 100))
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert len(_instances) == widgets
    assert grown < 100_000, grown


def test_a_rule_opens_its_text_and_closes_when_it_no_longer_applies() -> None:
    stepper = Stepper(Layout.from_text(DIAGRAM), start=1)
    stepper.rules.press({"rule": "D13"})
    assert rule_title("exact61", "D13") in unescape(stepper.rules.picture)
    assert stepper.rules.opened == "D13"
    stepper.step = 5
    assert stepper.rules.opened == ""


def test_an_error_in_a_callback_shows_as_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    stepper = Stepper(match())

    def fail(index: int) -> object:
        raise RuleError("D7", "Step {index} cannot be shown.", index=index)

    monkeypatch.setattr(stepper.scenes, "scene", fail)
    stepper.next.click()
    assert "Step 1 cannot be shown. (D7)" in stepper._guard.message.value


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_step_can_be_told_in_every_language(language: str) -> None:
    stepper = Stepper(match(2), language=language, hands=True)
    for step in range(0, len(match(2).states), 5):
        stepper.step = step
        assert "{" not in told(stepper)


def test_its_text_is_short_and_stable() -> None:
    assert repr(Stepper(match())) == "<Stepper: step 0 of 0 to 187>"


def test_hints_point_at_the_next_port_and_fade() -> None:
    states = demonstration("2|2; 2|5 at 2|2 inline A; 2|3 at 2|2 inline B; 1|2 at 2|2 side A")
    stepper = Stepper(states, hints=3)
    arrows = []
    for step in range(len(states)):
        stepper.step = step
        arrows.append(stepper.board.picture.count('class="gl-arrow"'))
    assert arrows == [0, 1, 1, 0, 0]  # Nothing to point at on an empty table; no hints from the fourth step on.


def test_a_start_below_zero_counts_from_the_last_step() -> None:
    states = demonstration("2|2; 2|5 at 2|2 inline A")
    assert Stepper(states, start=-1).step == len(states) - 1


def test_a_line_of_text_is_a_layout_or_a_state() -> None:
    assert len(Stepper("1|4; 1|1 at 1|4 low").scenes) == 2
    assert len(Stepper(start(players=2, seed=7).to_text()).scenes) == 1
    assert len(PredictEnds("1|4; 1|1 at 1|4 low").scenes) == 1
    with pytest.raises(RuleError, match=r"neither half"):
        PredictEnds("1|4; 2|2 at 1|4 low")
