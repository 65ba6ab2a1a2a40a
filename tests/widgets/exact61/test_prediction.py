"""Predict first: what is clicked or typed is graded, answered, and then shown."""

from __future__ import annotations

import re
from html import unescape

import pytest

from gamelib.exact61 import Layout, Tile, replay, self_play, start
from gamelib.lessons.exact61.predicting import spots
from gamelib.widgets import PredictEnds, Stepper
from gamelib.widgets.exact61.prediction import Prediction
from gamelib.widgets.guard import Guard
from tests.widgets.matches import match

DIAGRAM = Layout.from_text(
    "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A"
)
RIGHT = ("1|2 high", "1|5 high", "3|4 low")


def panel_of(stepper: Stepper) -> Prediction:
    assert isinstance(stepper.panel, Prediction)
    return stepper.panel


def click(stepper: Stepper, *places: str) -> None:
    for place in places:
        stepper.board.press({"place": place})


def fill(stepper: Stepper, ends: str = "", total: str = "", points: str = "") -> None:
    panel = panel_of(stepper)
    for field, text in ((panel.ends, ends), (panel.total, total), (panel.points, points)):
        if text:
            field.value = text


def check(stepper: Stepper) -> str:
    panel_of(stepper).check.click()
    return feedback(stepper)


def feedback(stepper: Stepper) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", panel_of(stepper).feedback.value))).strip()


def asks(stepper: Stepper) -> bool:
    return bool(stepper.board.targets)


# ---- asking ----------------------------------------------------------------------------------------------------------


def test_nothing_is_given_away_while_it_asks() -> None:
    stepper = PredictEnds(DIAGRAM)
    assert asks(stepper)
    assert "data-end" not in stepper.board.picture
    assert "= 10" not in stepper.board.picture + stepper.words.value
    assert stepper.rules.picture == ""
    assert set(stepper.board.targets["data-place"]) == {spot.key for spot in spots(DIAGRAM)}
    names = " ".join(stepper.board.targets["data-place"].values())
    assert "[1|4] high, showing 4" in names
    assert "[4|4], the double" in names


def test_every_place_to_press_is_in_the_picture() -> None:
    stepper = PredictEnds(DIAGRAM)
    for place in stepper.board.targets["data-place"]:
        assert f'data-place="{place}"' in stepper.board.picture


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("1|2 high", ["1|2 high: 2", ""]),
        ("1|4 low", ["1|4 low: 1", ""]),
        ("4|4", ["4|4: 4", "4|4: 8", ""]),
        ("4|4 side A", ["4|4 side A: 4", ""]),
    ],
)
def test_a_click_counts_and_takes_back(place: str, shown: list[str]) -> None:
    stepper = PredictEnds(DIAGRAM)
    for text in shown:
        click(stepper, place)
        assert panel_of(stepper).ends.value == text
    assert "counted as" not in str(stepper.board.targets)


def test_a_blank_double_is_counted_by_one_click() -> None:
    stepper = PredictEnds(Layout().place("0|0"))
    click(stepper, "0|0")
    assert panel_of(stepper).ends.value == "0|0: 0"
    click(stepper, "0|0")
    assert panel_of(stepper).ends.value == ""


def enter(stepper: Stepper, place: int, text: str) -> str:
    """Press Enter in a field, as the page tells of it: before the field's own message."""
    panel = panel_of(stepper)
    texts = [text if number == place else None for number in range(3)]
    panel.enter._handle_custom_msg({"place": place, "text": text, "texts": texts, "choices": []}, [])
    return feedback(stepper)


def test_enter_in_each_field_checks_what_stands_there() -> None:
    stepper = PredictEnds(DIAGRAM)
    assert enter(stepper, 0, "2 5 3") == "So far this is right. Now the sum and the points."
    assert enter(stepper, 1, "10") == "So far this is right. Now the points: what does that sum score?"
    assert enter(stepper, 2, "10") == "Right."
    assert (stepper.right, stepper.asked) == (1, 1)


def test_how_to_answer_says_what_happens() -> None:
    assert "Click each end that counts: its number appears." in panel_of(PredictEnds(DIAGRAM)).how.value


def test_what_is_counted_stands_in_the_picture_and_in_the_name() -> None:
    stepper = PredictEnds(DIAGRAM)
    click(stepper, "4|4", "4|4", "1|2 high")
    assert stepper.board.targets["data-place"]["4|4"].endswith("counted as 8")
    assert stepper.board.picture.count("gl-guess") - PredictEnds(DIAGRAM).board.picture.count("gl-guess") == 2


def test_digits_give_a_number_and_delete_takes_it_back() -> None:
    stepper = PredictEnds(Layout.from_text("3|6; 6|6 at 3|6 high"))
    for key, text in (("1", "6|6: 1"), ("2", "6|6: 12"), ("7", "6|6: 7"), ("Backspace", ""), ("0", "6|6: 0")):
        stepper.board.press({"place": "6|6"}, key)
        assert panel_of(stepper).ends.value == text
    stepper.board.press({"place": "3|6 low"}, "3")
    assert panel_of(stepper).ends.value == "3|6 low: 3, 6|6: 0"


def test_typing_takes_the_place_of_clicks() -> None:
    stepper = PredictEnds(DIAGRAM)
    click(stepper, "4|4")
    fill(stepper, "1|2 high: 2, 1|5 high: 5")
    assert stepper.board.targets["data-place"]["1|2 high"].endswith("counted as 2")
    assert not stepper.board.targets["data-place"]["4|4"].endswith("counted as 4")
    fill(stepper, "2 5 3", "10", "10")
    assert check(stepper) == "Right."


# ---- answering -------------------------------------------------------------------------------------------------------


def test_a_right_prediction_shows_the_marks_and_counts() -> None:
    stepper = PredictEnds(DIAGRAM)
    click(stepper, *RIGHT)
    fill(stepper, total="10", points="10")
    assert check(stepper) == "Right."
    assert not asks(stepper)
    assert stepper.board.picture.count("data-end") == 3
    assert "10 raw points, 2 displayed." in stepper.words.value
    assert (stepper.right, stepper.asked) == (1, 1)
    assert stepper.answer == {
        "ends": "1|2 high: 2, 1|5 high: 5, 3|4 low: 3",
        "total": 10,
        "points": 10,
        "right": True,
        "mistakes": [],
    }


def test_a_wrong_prediction_is_answered_about_that_guess() -> None:
    stepper = PredictEnds(DIAGRAM)
    click(stepper, *RIGHT, "4|4 side A")
    fill(stepper, total="14", points="0")
    assert check(stepper).startswith("You also counted a side of [4|4], which nothing is joined to")
    assert "Try again" in feedback(stepper)
    assert 'data-rule="D11"' in stepper.rules.picture
    assert stepper.answer["mistakes"] == ["UnusedSides"]
    assert asks(stepper)
    assert (stepper.right, stepper.asked) == (0, 0)


def test_after_a_second_wrong_answer_the_picture_shows_it() -> None:
    stepper = PredictEnds(DIAGRAM)
    fill(stepper, "2 5", "7", "0")
    check(stepper)
    assert "The picture shows which ends count." in check(stepper)
    assert not asks(stepper)
    assert (stepper.right, stepper.asked) == (0, 1)


def test_right_at_the_second_try_is_right_but_not_at_once() -> None:
    stepper = PredictEnds(DIAGRAM)
    fill(stepper, "2 5", "7", "0")
    check(stepper)
    fill(stepper, "2 5 3", "10", "10")
    assert check(stepper) == "Right."
    assert (stepper.right, stepper.asked) == (0, 1)


def test_show_me_shows_it_and_counts_as_asked() -> None:
    stepper = PredictEnds(DIAGRAM)
    panel_of(stepper).show.click()
    assert not asks(stepper)
    assert (stepper.right, stepper.asked) == (0, 1)
    panel_of(stepper).show.click()
    assert stepper.asked == 1


def test_the_tally_counts_first_tries() -> None:
    stepper = PredictEnds(DIAGRAM)
    panel_of(stepper).show.click()
    fill(stepper, "2 5 3", "10", "10")
    assert check(stepper) == "Right."
    assert panel_of(stepper).tally.value == "Right at first try: 0 of 1"


def test_the_picture_of_the_solution_stays_whatever_is_typed_then() -> None:
    stepper = PredictEnds(DIAGRAM)
    panel_of(stepper).show.click()
    solution = stepper.board.picture
    for text in ("2 5 3", "1|2 high: 2", "4|4: 8"):
        fill(stepper, text)
        assert stepper.board.picture == solution
        assert not asks(stepper)


@pytest.mark.parametrize("ends", ["1 1 4", "2 4", "1|4: 4, 1 1", "1|1: 1 + 1, 4", "1|1: 1, 1|1: 1, 4"])
def test_both_halves_of_a_double_at_an_end_may_be_typed_apart(ends: str) -> None:
    stepper = PredictEnds("1|4; 1|1 at 1|4 low")
    fill(stepper, ends, "6", "0")
    assert check(stepper) == "Right."


def test_part_of_an_answer_is_welcome() -> None:
    stepper = PredictEnds(DIAGRAM)
    fill(stepper, "2 5 3")
    assert check(stepper) == "So far this is right. Now the sum and the points."
    fill(stepper, total="10")
    assert check(stepper) == "So far this is right. Now the points: what does that sum score?"
    fill(stepper, points="10")
    assert check(stepper) == "Right."
    assert stepper.right == 1


def test_two_mistakes_that_look_alike_are_both_named() -> None:
    stepper = PredictEnds(DIAGRAM)
    fill(stepper, total="18", points="0")
    text = check(stepper)
    assert "can come about in 2 ways" in text
    assert "both sides of [4|4]" in text
    assert "it lies inside and adds 0" in text


def test_displayed_points_can_be_asked_for() -> None:
    stepper = PredictEnds(DIAGRAM, unit="displayed")
    assert panel_of(stepper).points.description == "Points (displayed)"
    fill(stepper, "2 5 3", "10", "10")
    assert "10 are the raw points" in check(stepper)
    fill(stepper, points="2")
    assert check(stepper) == "Right."


def test_many_mistakes_are_not_all_told_at_once() -> None:
    layout = replay(self_play(3)).states[16].layout
    stepper = PredictEnds(layout)
    click(stepper, *(spot.key for spot in spots(layout) if not spot.counts))
    assert re.search(r"And \d+ more things are not right yet\.", check(stepper))


def test_a_fresh_answer_after_it_was_settled_is_answered_but_not_counted() -> None:
    stepper = PredictEnds(DIAGRAM)
    panel_of(stepper).show.click()
    fill(stepper, "2 5 3", "10", "10")
    assert check(stepper) == "Right."
    assert (stepper.right, stepper.asked) == (0, 1)


@pytest.mark.parametrize(
    ("ends", "total", "message"),
    [("", "", "Say which ends count"), ("two", "", "cannot be read"), ("", "ten", "is no whole number")],
)
def test_what_cannot_be_read_is_answered_by_a_sentence(
    ends: str, total: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    stepper = PredictEnds(DIAGRAM)
    fill(stepper, ends, total)
    check(stepper)
    assert message in stepper._guard.message.value
    assert stepper.asked == 0


# ---- in a stepper ----------------------------------------------------------------------------------------------------


def test_only_placements_are_asked_about_and_each_until_it_is_settled() -> None:
    stepper = Stepper(match(2), predict=True)
    steps = match(2).steps
    for step in range(len(steps) + 1):
        stepper.step = step
        placed = step > 0 and type(steps[step - 1].move).__name__ == "Place"
        assert asks(stepper) == placed
        assert panel_of(stepper).layout.display == (None if placed else "none")


def test_the_score_sheet_waits_for_the_prediction() -> None:
    scoring = next(
        step
        for step, (a, b) in enumerate(zip(match().states, match().states[1:], strict=False), 1)
        if a.scores != b.scores
    )
    asking, plain = Stepper(match(), predict=True, start=scoring), Stepper(match(), start=scoring - 1)
    strokes = [re.findall(r'data-strokes="(\d+)"', stepper.sheet.value) for stepper in (asking, plain)]
    assert strokes[0] == strokes[1]
    panel_of(asking).show.click()
    assert asking.sheet.value == Stepper(match(), start=scoring).sheet.value


def test_a_settled_step_stays_settled_and_another_begins_afresh() -> None:
    stepper = Stepper(match(), predict=True, start=1)
    fill(stepper, "1 2 3")
    panel_of(stepper).show.click()
    stepper.next.click()
    assert panel_of(stepper).ends.value == ""
    assert feedback(stepper) == ""
    stepper.previous.click()
    assert not asks(stepper)
    assert "data-end" in stepper.board.picture


def test_points_above_the_target_are_told_as_rejected() -> None:
    states = (start(players=2, seed=seed, scores=(300, 300)) for seed in range(20))
    leads = (state.play(move) for state in states for move in state.legal_moves())
    after = next(state for state in leads if state.layout.raw_points > 5)
    stepper = PredictEnds(after)
    raw = str(after.layout.raw_points)
    fill(stepper, total=raw, points=raw)
    assert "is above 61, so these points are rejected" in check(stepper)
    fill(stepper, points="0")
    assert check(stepper) == "Right."


def test_arrow_keys_still_step_while_it_asks() -> None:
    stepper = Stepper(match(), predict=True, start=3)
    stepper.board.press(key="ArrowRight")
    assert stepper.step == 4
    stepper.board.press({"place": str(Tile("0|0"))}, key="Home")
    assert stepper.step == 4


def test_a_row_of_layouts_is_a_row_of_questions() -> None:
    quiz = PredictEnds([Layout().place("2|2"), Layout().place("1|4")])
    fill(quiz, "4", "4", "0")
    assert check(quiz) == "Right."
    quiz.next.click()
    fill(quiz, "1 4", "5", "5")
    assert check(quiz) == "Right."
    assert (quiz.right, quiz.asked) == (2, 2)


def test_doubles_are_spoken_of_only_where_there_is_one() -> None:
    def how(text: str) -> str:
        panel = PredictEnds(text).panel
        assert isinstance(panel, Prediction)
        return str(panel.how.value)

    assert "A double:" in how("3|6; 6|6 at 3|6 high")
    assert "A double:" not in how("2|4; 3|4 at 2|4 high")


@pytest.mark.parametrize("ends", ["1|1: 1, 4", "1|1: 1, 1 1, 4", "1|1: 2, 1, 4"])
def test_too_few_or_too_many_halves_are_still_wrong(ends: str) -> None:
    stepper = PredictEnds("1|4; 1|1 at 1|4 low")
    fill(stepper, ends, "6", "0")
    assert "Try again" in check(stepper)
