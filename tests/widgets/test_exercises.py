"""The practice page: what is asked next, progress by rule, and files that come and go."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gamelib.core import RuleError
from gamelib.core.saved import MOST_CHARACTERS
from gamelib.lessons.progress import Attempt, Progress
from gamelib.lessons.progress_files import from_text, to_text
from gamelib.lessons.scheduling import GAPS, KNOWN_FROM, Standing, practised
from gamelib.sandbox import Keeper
from gamelib.widgets import Exercises, Guard
from gamelib.widgets.asking import written
from gamelib.widgets.exercises import how_it_is_chosen
from gamelib.widgets.overview import IN_TURN, share_of
from tests.widgets.answers import text_of, wrong_for

GAMES = ("exact61", "fivetenk")


def answer_rightly(exercises: Exercises) -> None:
    exercises.form.take(written(exercises.item))
    exercises.check.click()


def answer_wrongly(exercises: Exercises) -> None:
    exercises.form.take(wrong_for(exercises.item))
    exercises.check.click()


def next_question(exercises: Exercises) -> None:
    exercises.next.click()


def stage_of(exercises: Exercises, rule: str) -> str:
    found = re.search(rf'data-rule="{rule}".*?gl-stage-(\w+)', exercises.overview.picture)
    assert found
    return found[1]


# ---- asking ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_dozen_questions_in_turn(game: str) -> None:
    exercises = Exercises(game)
    for number in range(1, 13):
        assert f"Question {number}" in text_of(exercises.words.value)
        answer_rightly(exercises)
        assert len(exercises.progress.attempts) == number
        next_question(exercises)
    assert (exercises.asked, exercises.right) == (12, 12)
    assert len({(one.kind, one.seed) for one in exercises.progress.attempts}) == 12


def test_the_first_question_is_of_the_first_rule() -> None:
    exercises = Exercises("exact61")
    assert "D1" in exercises.item.rules
    assert exercises.rule == ""
    assert 'data-rule="in turn" aria-pressed="true"' in exercises.overview.picture
    assert f"not asked yet<b>{len(practised('exact61'))}</b>" in exercises.overview.picture


def test_a_mistake_is_noted_and_brings_the_rule_back_after_two_others() -> None:
    exercises = Exercises("exact61", ["D4", "D5", "D8", "D27"])
    item = exercises.item
    answer_wrongly(exercises)
    assert exercises.asked == 0, "the question is still open"
    answer_rightly(exercises)
    noted = exercises.progress.attempts[0]
    assert (noted.wrong, noted.missed, noted.given) == (1, ("D4",), wrong_for(item))
    assert stage_of(exercises, "D4") == "shaky"
    assert f"Back after {GAPS[1]} other questions: D4." in text_of(exercises.feedback.value)
    asked = []
    for _ in range(3):
        next_question(exercises)
        asked.append(exercises.item.rules)
        answer_rightly(exercises)
    assert asked == [("D5",), ("D8",), ("D4",)]
    assert stage_of(exercises, "D4") == "growing"


def test_a_rule_that_the_reason_rests_on_comes_back_too() -> None:
    """A mistake about the exact target is explained by how points are counted, which was learned before."""
    exercises = Exercises("exact61", ["D15", "D16"])
    exercises.practise("D15")
    for _ in range(KNOWN_FROM - 1):
        answer_rightly(exercises)
        next_question(exercises)
    assert stage_of(exercises, "D15") == "known"
    exercises.practise("D16")
    while not (counted := [one for one in exercises.item.mistakes if "D15" in one.remark.rules]):
        answer_rightly(exercises)
        next_question(exercises)
    assert "D15" not in exercises.item.rules
    exercises.form.take(str(counted[0].answer))
    exercises.check.click()
    answer_rightly(exercises)
    assert exercises.progress.attempts[-1].touched == ("D15",)
    assert f"Back after {GAPS[1]} other questions: D15 and D16." in text_of(exercises.feedback.value)
    assert stage_of(exercises, "D15") == "growing"
    assert "a rule that the question was not about" in text_of(how_it_is_chosen("en"))


def test_what_is_shown_counts_as_missed_and_a_hint_leaves_a_rule_where_it_is() -> None:
    exercises = Exercises("exact61", ["D27"])
    exercises.hint.click()
    answer_rightly(exercises)
    assert (exercises.progress.attempts[0].hints, stage_of(exercises, "D27")) == (1, "shaky")
    next_question(exercises)
    exercises.show.click()
    assert exercises.progress.attempts[1].missed == ("D27",)
    assert "1 of 2 questions right at once" in exercises.overview.targets["data-rule"]["D27"]


def test_only_the_rules_that_are_wanted_are_shown_and_asked() -> None:
    exercises = Exercises("exact61", ["D4", "D27"])
    assert [*exercises.overview.targets["data-rule"]] == [IN_TURN, "D4", "D27"]
    for _ in range(4):
        assert {*exercises.item.rules} & {"D4", "D27"}
        answer_rightly(exercises)
        next_question(exercises)


# ---- one rule --------------------------------------------------------------------------------------------------------


def test_a_press_on_a_rule_leads_to_its_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    exercises = Exercises("exact61")
    sent: list[object] = []
    monkeypatch.setattr(exercises.form, "send", sent.append)
    exercises.overview.press({"rule": "D25"}, key="Enter")
    assert sent == [{"focus": True}]
    assert exercises.rule == "D25"
    assert 'data-rule="D25" aria-pressed="true"' in exercises.overview.picture
    assert text_of(exercises.chosen.picture).startswith("Asked now: D25: One event per hand")
    assert "Not asked yet." in text_of(exercises.standing.value)
    for _ in range(3):
        assert "D25" in exercises.item.rules
        answer_rightly(exercises)
        next_question(exercises)
    assert "Asked 3 times, 3 right at once; box 4 of 5." in text_of(exercises.standing.value)
    exercises.overview.press({"rule": IN_TURN})
    assert exercises.rule == ""
    assert text_of(exercises.chosen.picture) == text_of(exercises.standing.value) == ""
    assert "D1" in exercises.item.rules


def test_presses_on_nothing_change_nothing() -> None:
    exercises = Exercises("exact61", ["D4", "D27"])
    item = exercises.item
    for data in ({"rule": "D5"}, {"rule": "D99"}, {"rule": ""}, {}):
        exercises.overview.press(data)
    assert (exercises.item, exercises.rule) == (item, "")


def test_a_question_that_was_missed_and_left_still_counts() -> None:
    exercises = Exercises("exact61")
    answer_wrongly(exercises)
    exercises.practise("D27")
    (left,) = exercises.progress.attempts
    assert (left.wrong, left.shown, left.missed) == (1, False, ("D1",))
    exercises.practise("D4")
    assert len(exercises.progress.attempts) == 1, "what was not answered does not count"


def test_a_past_mistake_can_be_asked_again() -> None:
    exercises = Exercises("exact61")
    exercises.practise("D27")
    assert exercises.again.layout.display == "none"
    missed = []
    for _ in range(2):
        missed.append(exercises.item)
        answer_wrongly(exercises)
        answer_rightly(exercises)
        next_question(exercises)
    assert exercises.again.layout.display is None
    exercises.again.click()
    assert exercises.item == missed[1]
    assert text_of(exercises.feedback.value) == f"The last time, this was your answer: {wrong_for(missed[1])}."
    exercises.again.click()
    assert exercises.item == missed[0]
    answer_rightly(exercises)
    assert len(exercises.progress.attempts) == 3
    exercises.practise("D4")
    assert exercises.again.layout.display == "none"


# ---- progress by rule ------------------------------------------------------------------------------------------------


def test_every_rule_has_a_button_that_says_how_it_stands() -> None:
    for game in GAMES:
        exercises = Exercises(game)
        names = exercises.overview.targets["data-rule"]
        assert [*names] == [IN_TURN, *practised(game)]
        assert all(
            re.search(rf'<button type="button"[^>]* data-rule="{rule}"', exercises.overview.picture) for rule in names
        )
        assert names[practised(game)[0]].endswith("; not asked yet")


def test_each_stage_has_a_mark_of_its_own_and_a_word() -> None:
    rules = ("D1", "D2", "D3", "D4")
    attempts = [
        Attempt("joining", "lot", 1, ("D4",), 1, missed=("D4",)),
        *(Attempt("joining", "lot", seed, ("D3",)) for seed in (2, 3, 4)),
        Attempt("joining", "lot", 5, ("D2",)),
    ]
    exercises = Exercises("exact61", rules)
    exercises.open_text(to_text(Progress("exact61", "", tuple(attempts))))
    assert [stage_of(exercises, rule) for rule in rules] == ["new", "growing", "known", "shaky"]
    shapes = {re.findall(rf'data-rule="{rule}".*?(<svg.*?</svg>)', exercises.overview.picture)[0] for rule in rules}
    assert len(shapes) == 4
    names = exercises.overview.targets["data-rule"]
    assert [name.partition("; ")[2].partition(",")[0] for name in names.values()][1:] == [
        "not asked yet", "under way", "known", "back soon",
    ]  # fmt: skip
    legend = text_of(exercises.overview.picture)
    assert "known 1 under way 1 back soon 1 not asked yet 1 5 questions so far, 4 right at once." in legend


@pytest.mark.parametrize(
    ("asked", "right", "written"), [(0, 0, ""), (7, 3, "3/7"), (9, 9, "9/9"), (12, 10, "83%"), (300, 299, "99%")]
)
def test_how_often_a_rule_was_right_takes_little_room(asked: int, right: int, written: str) -> None:
    assert share_of(Standing("D1", asked=asked, right=right)) == written


# ---- files -----------------------------------------------------------------------------------------------------------


def practised_a_little() -> Exercises:
    exercises = Exercises("exact61")
    answer_rightly(exercises)
    next_question(exercises)
    answer_wrongly(exercises)
    answer_rightly(exercises)
    return exercises


def test_what_was_downloaded_can_be_opened_again() -> None:
    before = practised_a_little()
    before.name.value = "Ada"
    text = before.files.file["text"]
    assert before.files.file["name"] == "progress_exact61.json"
    after = Exercises("exact61")
    after.files.take("file", {"text": text})
    assert after.progress == before.progress
    assert after.name.value == "Ada"
    assert text_of(after.status.value) == "Opened: 2 questions."
    assert not after.unsaved
    assert "Question 3" in text_of(after.words.value)
    next_question(before)
    assert after.item == before.item


def test_opening_puts_together_what_is_here_and_what_is_there() -> None:
    text = to_text(practised_a_little().progress)
    here = Exercises("exact61", seed=100)
    answer_rightly(here)
    here.open_text(text)
    assert len(here.progress.attempts) == 3
    assert text_of(here.status.value) == "Opened: 2 questions. Together with what was here that makes 3."
    assert here.unsaved
    here.open_text(text)
    assert len(here.progress.attempts) == 3


def test_download_shows_whether_something_is_unsaved() -> None:
    exercises = Exercises("exact61")
    assert not exercises.files.unsaved
    answer_rightly(exercises)
    assert exercises.files.unsaved
    exercises.files.take("saved", {"version": 0})
    assert exercises.files.unsaved, "that was an older one"
    exercises.files.take("saved", {"version": exercises.files.file["version"]})
    assert not exercises.files.unsaved
    next_question(exercises)
    assert not exercises.files.unsaved
    exercises.name.value = "Ada"
    assert exercises.files.unsaved


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "This is no file that the course has saved."),
        (to_text(Progress("fivetenk")), "This file is of 5-10-K; this page is Exact 61."),
        ('{"format": "progress/1", "game": "exact61", "attempts": [3]}', "Question 1 of 1 in this file: 3 is no"),
    ],
)
def test_a_damaged_file_changes_nothing(text: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    exercises = practised_a_little()
    before, item, feedback = exercises.progress, exercises.item, exercises.feedback.value
    exercises.files.take("file", {"text": text})
    assert text_of(exercises.file_guard.message.value).startswith(said)
    assert (exercises.progress, exercises.item, exercises.feedback.value) == (before, item, feedback)
    exercises.files.take("too large", {"size": 10**7})
    assert str(MOST_CHARACTERS) in text_of(exercises.file_guard.message.value)
    exercises.open_text(to_text(before))


def test_a_name_that_cannot_be_one_is_refused_and_the_old_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    exercises = Exercises("exact61")
    exercises.name.value = " Ada "
    assert (exercises.progress.name, exercises.name.value) == ("Ada", "Ada")
    exercises.name.value = "x" * 100
    assert (exercises.progress.name, exercises.name.value) == ("Ada", "Ada")
    assert "at most 60 characters" in text_of(exercises.file_guard.message.value)


MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>'


def test_no_text_of_a_user_becomes_markup() -> None:
    hostile = Attempt("target", MARKUP[:60], 1, ("D27",), 1, missed=("D27",), given=MARKUP[:60])
    numbers = Attempt("target", "strokes", 61, ("D27",), 1, missed=("D27",), given=MARKUP[:60])
    exercises = Exercises("exact61")
    exercises.open_text(to_text(Progress("exact61", MARKUP[:60], (hostile, numbers))))
    exercises.practise("D27")
    exercises.again.click()
    shown = [exercises.overview.picture, exercises.words.value, exercises.feedback.value, exercises.status.value]
    shown += [exercises.standing.value, exercises.chosen.picture, exercises.board.picture]
    assert not any("<script" in one or "<img" in one for one in shown)
    assert "&lt;script&gt;" in exercises.feedback.value


def test_begin_afresh_forgets_everything_and_can_be_taken_back() -> None:
    exercises = practised_a_little()
    exercises.name.value = "Ada"
    before = exercises.progress
    exercises.afresh.click()
    assert exercises.progress == Progress("exact61")
    assert exercises.name.value == ""
    assert "Question 1" in text_of(exercises.words.value)
    assert exercises.afresh.description == "Bring back what was here"
    exercises.afresh.click()
    assert exercises.progress == before
    assert exercises.name.value == "Ada"
    exercises.afresh.click()
    answer_rightly(exercises)
    assert exercises.afresh.description == "Begin afresh", "what went on is not lost for what was before"
    nothing = Exercises("exact61")
    nothing.afresh.click()
    assert text_of(nothing.status.value) == "Nothing has been done here yet."


# ---- kept for the next time ------------------------------------------------------------------------------------------


@pytest.fixture
def keeper(tmp_path: Path) -> Callable[[], Keeper]:
    return lambda: Keeper("progress_exact61", of="notebook", within=tmp_path)


def test_what_was_practised_comes_back(keeper: Callable[[], Keeper]) -> None:
    first = Exercises("exact61", keeper=keeper())
    answer_rightly(first)
    first.name.value = "Ada"
    second = Exercises("exact61", keeper=keeper())
    assert second.progress == first.progress
    assert second.name.value == "Ada"
    assert second.unsaved, "it stands in no file of the learner's own"
    assert Exercises("exact61", keeper=keeper(), fresh=True).progress == Progress("exact61")


def test_what_was_kept_and_is_damaged_is_put_aside_in_one_sentence(
    keeper: Callable[[], Keeper], tmp_path: Path
) -> None:
    keeper().keep("{}")
    exercises = Exercises("exact61", keeper=keeper())
    assert text_of(exercises.notice.value).startswith("What was kept the last time is damaged: This is no file that")
    assert [path.suffix for path in tmp_path.iterdir()] == [".damaged"]
    answer_rightly(exercises)
    kept, _ = keeper().kept()
    assert from_text(kept, "exact61") == exercises.progress


def test_where_nothing_can_be_kept_one_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    exercises = Exercises("exact61", keeper=Keeper("progress", of="notebook", within=tmp_path / "file"))
    answer_rightly(exercises)
    assert "cannot be kept for the next time" in text_of(exercises.notice.value)
    assert len(exercises.progress.attempts) == 1


# ---- the rest --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "rules"), [("chess", None), ("exact61", ["D99"]), ("exact61", ["C1"]), ("exact61", [])]
)
def test_what_cannot_be_practised_is_refused(game: str, rules: list[str] | None) -> None:
    with pytest.raises(RuleError) as refused:
        Exercises(game, rules)
    assert refused.value.rule == "format"


@pytest.mark.parametrize("rule", ["D99", "C1", "D5"])
def test_a_rule_that_is_not_practised_here_cannot_be_chosen(rule: str) -> None:
    exercises = Exercises("exact61", ["D27"])
    with pytest.raises(RuleError):
        exercises.practise(rule)
    assert exercises.rule == ""


def test_how_the_next_question_is_chosen_is_explained_from_the_gaps() -> None:
    told = text_of(Exercises("exact61").children[-1].value)
    assert "How the next question is chosen" in told
    assert "after 2 other questions, one further on after 4, 8, 16 and 32" in told


def test_it_says_in_short_what_it_is() -> None:
    exercises = practised_a_little()
    assert repr(exercises) == "<Exercises: exact61, 1 of 2 right>"
    assert repr(exercises.files) == "<Files>"
