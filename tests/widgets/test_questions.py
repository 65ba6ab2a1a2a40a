"""The questions at the end of a lesson: asked one at a time, answered by fields or by clicks, and summed up."""

from __future__ import annotations

import re

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout
from gamelib.lessons import TOPICS, generate, kinds
from gamelib.lessons.forms import Several
from gamelib.widgets import Exercises, Guard, Questions
from gamelib.widgets.asking import written
from gamelib.widgets.form import Value
from gamelib.words import say
from tests.widgets.answers import text_of, wrong_for

EVERY = [(topic, kind) for topic in TOPICS for kind in kinds(topic)]

SEVERAL = [(topic, kind) for topic, kind in EVERY if isinstance(generate(topic, 61, kind).form, Several)]

every_kind = pytest.mark.parametrize(("topic", "kind"), EVERY, ids=[kind for _, kind in EVERY])


def type_in(questions: Questions, value: Value, *, enter: bool = False) -> None:
    """Fill in the fields as the page does: by a message."""
    questions.form._handle_custom_msg({"value": value, "enter": enter}, [])


def answer_rightly(questions: Questions) -> None:
    type_in(questions, written(questions.item))
    questions.check.click()


def lit_or_chosen(questions: Questions) -> list[str]:
    """List the ports that are ticked in the picture."""
    return re.findall(r'data-port="([^"]+)"><circle class="gl-guess"', questions.board.picture)


# ---- asking and answering --------------------------------------------------------------------------------------------


@every_kind
def test_each_kind_of_question_can_be_answered_wrongly_and_then_rightly(topic: str, kind: str) -> None:
    questions = Questions(topic, kinds=[kind], count=1)
    item = questions.item
    assert say(item.question) in text_of(questions.words.value)
    assert "Question 1 of 1" in text_of(questions.words.value)
    for message in item.told:
        assert say(message) in text_of(questions.words.value)
    hidden = questions.left.layout.display == "none"
    assert hidden == (isinstance(item.position, Layout) and not len(item.position)), "an empty table is not shown"
    assert hidden != ("<svg" in questions.board.picture)

    type_in(questions, wrong_for(item))
    questions.check.click()
    assert (questions.asked, questions.right) == (0, 0)
    assert questions.answer["right"] is False
    assert questions.answer["rules"]
    assert "gl-wrong-answer" in questions.feedback.value
    told, remarks = text_of(questions.feedback.value), item.grade(wrong_for(item)).remarks
    if isinstance(item.form, Several) and len(remarks) > 1:
        assert say(remarks[0].message) in told
        assert sum(say(remark.message) in told for remark in remarks) < len(remarks), "not the whole answer at once"
        assert re.search(r"\d+ (is|are) missing|\d+ of your choices (is|are) wrong", told)
        questions.check.click()
        told = text_of(questions.feedback.value)
    for remark in remarks:
        assert say(remark.message) in told
    assert f'data-rule="{questions.answer["rules"][0]}"' in questions.rules.picture

    answer_rightly(questions)
    assert (questions.asked, questions.right) == (1, 0), "right, but not at once"
    assert questions.answer["right"] is True
    assert text_of(questions.feedback.value).startswith("Right. ")
    for remark in item.grade(written(item)).remarks:
        assert say(remark.message) in text_of(questions.feedback.value)


def test_right_at_once_counts() -> None:
    questions = Questions("counting", seed=61, count=2)
    answer_rightly(questions)
    assert (questions.asked, questions.right) == (1, 1)
    questions.next.click()
    assert "Question 2 of 2" in text_of(questions.words.value)
    assert questions.feedback.value == ""
    assert questions.form.value == ""
    assert questions.rules.picture == ""


def test_what_is_asked_follows_from_the_seed_and_goes_through_all_kinds() -> None:
    questions = Questions("settling", seed=7, count=3)
    for number, kind in enumerate(kinds("settling")):
        assert questions.item == generate("settling", 7 + number, kind)
        questions.show.click()
        questions.next.click()
        if number % 3 == 2:
            assert "Summary" in text_of(questions.words.value)
            questions.next.click()
    assert questions.item.kind == kinds("settling")[0]


def test_the_kinds_to_ask_can_be_chosen() -> None:
    questions = Questions("counting", kinds=["sum", "raw points"], count=3)
    asked = []
    for _ in range(3):
        asked.append(questions.item.kind)
        questions.show.click()
        questions.next.click()
    assert asked == ["sum", "raw points", "sum"]


def test_enter_checks_and_then_goes_on() -> None:
    questions = Questions("counting", kinds=["sum"], count=2)
    type_in(questions, written(questions.item), enter=True)
    assert questions.right == 1
    type_in(questions, "", enter=True)
    assert "Question 2 of 2" in text_of(questions.words.value)


def press_check(questions: Questions, value: Value, seen: int) -> None:
    """Press Check as the page does: with what stands in its fields, and which of our own writing it has seen."""
    questions.form._handle_custom_msg({"value": value, "check": True, "seen": seen}, [])


def test_a_press_of_check_brings_along_what_stands_in_the_fields() -> None:
    questions = Questions("counting", kinds=["sum"], count=1)
    # The message that told of what was typed has been overtaken.
    press_check(questions, written(questions.item), questions.form.given["count"])
    assert questions.right == 1
    type_in(questions, "999")
    press_check(questions, "999", questions.form.given["count"])
    assert (questions.right, questions.asked) == (1, 1), "what is settled is not checked again"
    assert questions.answer["given"] == written(questions.item)


def test_a_press_of_check_does_not_undo_what_was_chosen_in_the_picture() -> None:
    questions = Questions("branches", kinds=["open ports"], count=1)
    before = questions.form.given["count"]
    for key in sorted(written(questions.item)):
        questions.board.press({"port": key})
    press_check(questions, [], before)
    assert questions.right == 1


def test_the_focus_goes_to_each_new_question(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = Questions("counting", kinds=["sum"], count=2)
    sent: list[object] = []
    monkeypatch.setattr(questions.form, "send", sent.append)
    told = []
    for _ in range(3):  # The second question, the summary, another two.
        questions.show.click()
        questions.next.click()
        told.append(len(sent))
    assert told == [1, 1, 2]
    assert sent == [{"focus": True}] * 2


def test_a_closed_question_takes_no_other_answer() -> None:
    questions = Questions("counting", kinds=["sum"], count=2)
    answer_rightly(questions)
    assert questions.form.closed
    type_in(questions, "77")
    assert questions.form.value == written(questions.item)
    for button in (questions.check, questions.hint, questions.show):
        button.click()
    assert (questions.asked, questions.right) == (1, 1)


def test_there_is_no_next_question_before_this_one_is_settled() -> None:
    questions = Questions("counting", count=2)
    assert questions.next.layout.display == "none"
    questions.next.click()
    assert "Question 1 of 2" in text_of(questions.words.value)
    answer_rightly(questions)
    assert questions.next.layout.display is None
    assert questions.next.description == "Next question"


@pytest.mark.parametrize(
    ("topic", "kind", "said"),
    [
        ("counting", "sum", "Type a whole number first, such as 10."),
        ("target", "accepted", "Choose one of the answers first."),
        *((topic, kind, "Choose at least one first.") for topic, kind in SEVERAL),
    ],
)
def test_nothing_is_graded_before_something_is_answered(
    topic: str, kind: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    questions = Questions(topic, kinds=[kind])
    questions.check.click()
    assert text_of(questions._guard.message.value) == said
    assert (questions.asked, questions.answer) == (0, {})
    if isinstance(questions.item.form, Several):
        form = questions.item.form
        type_in(questions, [form.options[0].key])
        type_in(questions, [])
        questions.check.click()
        assert text_of(questions._guard.message.value) == said
        assert questions.feedback.value == ""
    answer_rightly(questions)
    assert questions._guard.message.value == ""
    assert questions.right == 1


def test_mistakes_that_lead_to_the_same_number_are_all_named() -> None:
    for seed in range(400):
        item = generate("counting", seed, "sum")
        answers = [mistake.answer for mistake in item.mistakes]
        twice = next((answer for answer in answers if answers.count(answer) > 1), None)
        if twice is not None:
            break
    else:
        pytest.fail("no sum can be missed in two ways")
    questions = Questions("counting", seed=item.seed, kinds=["sum"])
    type_in(questions, str(twice))
    questions.check.click()
    said = text_of(questions.feedback.value)
    assert f"This can come about in {answers.count(twice)} ways:" in said
    assert questions.feedback.value.count("<li>") == answers.count(twice)


# ---- clicking in the picture -----------------------------------------------------------------------------------------


def ports_question() -> Questions:
    return Questions("branches", kinds=["open ports"])


def test_ports_are_clicked_in_the_picture_and_ticked_beside_it() -> None:
    questions = ports_question()
    assert isinstance(questions.item.form, Several)
    keys = [option.key for option in questions.item.form.options]
    assert [*questions.board.targets["data-port"]] == keys
    assert {*re.findall(r'data-port="([^"]+)"', questions.board.picture)} == {*keys}

    questions.board.press({"port": keys[0]})
    questions.board.press({"port": keys[2]})
    assert questions.form.value == [keys[0], keys[2]]
    assert questions.form.given["value"] == [keys[0], keys[2]]
    assert lit_or_chosen(questions) == [keys[0], keys[2]]
    assert questions.board.targets["data-port"][keys[0]].endswith(", chosen")

    questions.board.press({"port": keys[0]}, key="Enter")
    assert questions.form.value == [keys[2]]
    assert lit_or_chosen(questions) == [keys[2]]


def test_ticks_show_in_the_picture() -> None:
    questions = ports_question()
    keys = [*questions.board.targets["data-port"]]
    type_in(questions, keys[1:3])
    assert lit_or_chosen(questions) == keys[1:3]


def test_ports_can_be_answered_by_clicks_alone() -> None:
    questions = ports_question()
    assert isinstance(questions.item.answer, frozenset)
    for key in questions.item.answer:
        questions.board.press({"port": key})
    questions.check.click()
    assert questions.right == 1
    assert {*lit_or_chosen(questions)} == questions.item.answer
    assert questions.board.targets == {}
    questions.board.press({"port": next(iter(questions.item.answer))})
    assert questions.form.value == written(questions.item)


def test_tiles_of_the_hand_are_clicked() -> None:
    questions = Questions("joining", kinds=["placeable tiles"])
    assert isinstance(questions.item.answer, frozenset)
    assert {*questions.board.targets["data-tile"]} >= questions.item.answer
    for key in questions.item.answer:
        questions.board.press({"tile": key})
    assert questions.board.picture.count("gl-lit") > 0
    questions.check.click()
    assert questions.right == 1


def test_clicks_beside_the_answers_do_nothing() -> None:
    questions = ports_question()
    questions.board.press({"tile": "0|0"})
    questions.board.press({"port": "9|9 low"})
    questions.board.press()
    assert questions.form.value == []
    numbers = Questions("counting", kinds=["sum"])
    numbers.board.press({"port": "1|4 low"})
    assert numbers.form.value == ""


def test_the_picture_does_not_tell_the_answer_before_it_is_settled() -> None:
    questions = Questions("counting", kinds=["sum"])
    assert "data-end" not in questions.board.picture
    questions.show.click()
    assert "data-end" in questions.board.picture


def boxes(picture: str) -> set[tuple[str, str]]:
    return {*re.findall(r'data-tile="([^"?]+)" data-box="([^"]+)"', picture)}


@pytest.mark.parametrize(("topic", "kind"), [("branches", "ports after"), ("counting", "sum"), ("settling", "net")])
def test_tiles_on_the_table_stay_where_they_are_when_the_answer_is_shown(topic: str, kind: str) -> None:
    questions = Questions(topic, kinds=[kind])
    before = boxes(questions.board.picture)
    questions.show.click()
    assert before <= boxes(questions.board.picture)


# ---- hints, showing --------------------------------------------------------------------------------------------------


@every_kind
def test_hints_come_step_by_step_and_do_not_count_as_mistakes(topic: str, kind: str) -> None:
    questions = Questions(topic, kinds=[kind], count=1)
    hints = questions.item.hints
    for given in range(1, len(hints) + 2):
        questions.hint.click()
        said = text_of(questions.feedback.value)
        assert [say(hint.remark.message) in said for hint in hints] == [place < given for place in range(len(hints))]
    answer_rightly(questions)
    assert questions.right == 1


def test_a_hint_lights_what_it_speaks_of() -> None:
    questions = Questions("counting", kinds=["sum"])
    for _ in questions.item.hints[:-1]:
        questions.hint.click()
    assert 'class="gl-lit"' not in questions.board.picture
    questions.hint.click()
    assert 'class="gl-lit"' in questions.board.picture


def test_showing_the_answer_fills_it_in_and_counts_as_asked() -> None:
    questions = ports_question()
    questions.show.click()
    assert (questions.asked, questions.right) == (1, 0)
    assert questions.form.value == written(questions.item)
    assert questions.form.closed
    assert text_of(questions.feedback.value).startswith("This is the answer.")
    assert questions.answer == {}


def test_a_rule_opens_its_text() -> None:
    questions = ports_question()
    questions.show.click()
    questions.rules.press({"rule": "D10"})
    assert "Inline first, then sides" in questions.rules.picture


# ---- the end ---------------------------------------------------------------------------------------------------------


def test_a_summary_and_another_three() -> None:
    questions = Questions("counting", seed=61, count=3)
    answer_rightly(questions)
    questions.next.click()
    type_in(questions, wrong_for(questions.item))
    questions.check.click()
    answer_rightly(questions)
    missed = questions.item.rules
    questions.next.click()
    questions.show.click()
    assert questions.next.description == "Summary"
    questions.next.click()

    said = text_of(questions.words.value)
    assert said.startswith("Summary 1 of 3 right at once.")
    assert "Question 1: right at once." in said
    assert "Question 2: right after 1 other answer." in said
    assert "Question 3: the answer was shown." in said
    assert {*missed} <= {*re.findall(r'data-rule="([^"]+)"', questions.rules.picture)}
    assert "Worth another look:" in questions.rules.picture
    assert questions.next.description == "Another 3 questions"
    assert questions.form.layout.display == questions.check.layout.display == "none"

    questions.next.click()
    assert questions.item == generate("counting", 64, kinds("counting")[3])
    assert questions.form.layout.display is None
    assert (questions.asked, questions.right) == (3, 1), "the count goes on"


def test_a_summary_where_all_went_well() -> None:
    questions = Questions("target", count=1)
    questions.hint.click()
    answer_rightly(questions)
    questions.next.click()
    assert "1 of 1 right at once." in text_of(questions.words.value)
    assert "Question 1: right at once, with 1 hint." in text_of(questions.words.value)
    assert text_of(questions.feedback.value) == "Well done."
    assert questions.rules.picture == ""
    assert questions.next.description == "Another question"


def test_traits_can_be_observed() -> None:
    questions = Questions("counting", seed=61)
    seen: list[object] = []
    questions.observe(lambda change: seen.append((change["name"], change["new"])), ("asked", "right"))
    answer_rightly(questions)
    assert seen == [("asked", 1), ("right", 1)]
    assert questions.answer["given"] == written(questions.item)


def test_questions_are_asked_in_another_language_as_far_as_it_goes() -> None:
    questions = Questions("branches", kinds=["open ports"], language="ja")
    labels = [label for _, label in questions.form.question["options"]]
    assert any("側枝" in label for label in labels)
    assert [*questions.board.targets["data-port"].values()] == labels


@pytest.mark.parametrize(
    ("topic", "count", "kinds_asked"), [("chess", 3, ()), ("counting", 0, ()), ("counting", 3, ("chess",))]
)
def test_what_cannot_be_asked_is_refused(topic: str, count: int, kinds_asked: tuple[str, ...]) -> None:
    with pytest.raises(RuleError) as refused:
        Questions(topic, count=count, kinds=kinds_asked)
    assert refused.value.rule == "format"


@pytest.mark.parametrize("seed", [None, "61", 6.1, [61], True])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(RuleError) as refused:
        Questions("counting", seed=seed)  # type: ignore[arg-type]
    with pytest.raises(RuleError):
        Exercises("exact61", seed=seed)  # type: ignore[arg-type]
    assert refused.value.rule == "format"


def test_it_says_in_short_what_it_is() -> None:
    questions = Questions("counting")
    assert repr(questions) == "<Questions: counting, 0 of 0 right>"
    assert repr(questions.form) == "<AnswerForm: number>"
