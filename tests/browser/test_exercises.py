"""The practice page: answered, missed, brought back, saved to a file and opened again, by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from gamelib.lessons import Item
from gamelib.lessons.progress import Progress
from gamelib.lessons.progress_files import from_text, to_text
from gamelib.lessons.scheduling import next_item
from tests.browser.lab import LabPage

NAME = "exercises_under_test.ipynb"
RULES = ("D4", "D5", "D8", "D27")
CELLS = [
    "from gamelib.widgets import Exercises",
    f"Exercises('exact61', {[*RULES]})",
    "Exercises('fivetenk')",
]

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook of exercises and run it."""
    return cells_page(NAME, CELLS)


def exercises(page: Page, number: int = 0) -> Locator:
    found = page.locator(".gl-exercises").nth(number)
    found.scroll_into_view_if_needed()
    return found


def button(place: Locator, name: str) -> Locator:
    return place.get_by_role("button", name=name, exact=True)


def rule(place: Locator, number: str) -> Locator:
    return place.locator(f'.gl-overview [data-rule="{number}"]')


def first_item() -> Item:
    """Make the question that is asked first."""
    return next_item(Progress("exact61"), RULES, 61)


def choose(place: Locator, key: str) -> None:
    place.locator(f'input[value="{key}"]').check()


def take(place: Locator, question: int) -> None:
    """Have the answer shown, and go on to the next question."""
    button(place, "Show me").click()
    button(place, "Next question").click()
    expect(place.get_by_role("heading", name=f"Question {question}", exact=True)).to_be_visible()


def miss_the_first(place: Locator) -> None:
    """Answer the first question wrongly and then rightly."""
    item = first_item()
    wrong = next(option.key for option in getattr(item.form, "options", ()) if option.key != item.answer)
    choose(place, wrong)
    button(place, "Check").click()
    expect(place.locator(".gl-wrong-answer")).to_be_visible()
    choose(place, str(item.answer))
    button(place, "Check").click()
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_what_went_wrong_comes_back_after_two_others(opened: LabPage) -> None:
    place = exercises(opened.page)
    expect(rule(place, "D4").locator(".gl-stage-new")).to_be_visible()
    miss_the_first(place)
    expect(rule(place, "D4").locator(".gl-stage-shaky")).to_be_visible()
    expect(rule(place, "D4")).to_have_accessible_name("D4: Who leads first; back soon, 0 of 1 question right at once")
    expect(place.get_by_text("Back after 2 other questions: D4.")).to_be_visible()
    button(place, "Next question").click()
    take(place, 3)
    take(place, 4)
    expect(place.get_by_text("The lot for the first hand", exact=False)).to_be_visible()


def test_a_rule_is_chosen_and_answered_by_keyboard_alone(opened: LabPage) -> None:
    page = opened.page
    place = exercises(page)
    rule(place, "in turn").focus()
    for _ in RULES:
        page.keyboard.press("ArrowRight")
    expect(rule(place, "D27")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rule(place, "D27")).to_have_attribute("aria-pressed", "true")
    expect(place.get_by_text("Not asked yet.")).to_be_visible()
    # The focus is on the question: typing goes on at once.
    expect(place.locator(".gl-answer input").first).to_be_focused()
    page.keyboard.type("999")
    page.keyboard.press("Enter")
    expect(place.locator(".gl-wrong-answer")).to_be_visible()
    for _ in range(3):  # Check, Hint, Show me
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(button(place, "Next question")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(place.get_by_role("heading", name="Question 2", exact=True)).to_be_visible()
    expect(place.get_by_text("Asked 1 time, 0 right at once; box 1 of 5.")).to_be_visible()
    expect(place.locator(".gl-answer input").first).to_be_focused()
    again = button(place, "A past mistake again")
    again.focus()
    page.keyboard.press("Enter")
    expect(place.get_by_text("The last time, this was your answer: 999.")).to_be_visible()


def test_progress_is_saved_to_a_file_and_opened_after_a_reload(opened: LabPage, tmp_path: Path) -> None:
    page = opened.page
    place = exercises(page)
    miss_the_first(place)
    name = place.get_by_role("textbox", name="Your name")
    name.fill("Ada <b>&\"'")
    name.press("Tab")
    with page.expect_download() as download:
        button(place, "Download (unsaved)").click()
    assert download.value.suggested_filename == "progress_exact61.json"
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    expect(button(place, "Download")).to_be_visible()
    saved = from_text(file.read_text(encoding="utf-8"), "exact61")
    assert (saved.name, len(saved.attempts), saved.attempts[0].missed) == ("Ada <b>&\"'", 1, ("D4",))
    assert json.loads(file.read_text(encoding="utf-8")).keys() == {"format", "game", "name", "attempts"}

    page.reload()
    page.locator("#jp-main-statusbar").get_by_text("| Idle").wait_for()
    opened.run_all()
    place = exercises(page)
    expect(rule(place, "D4").locator(".gl-stage-new")).to_be_visible()
    choosers = place.locator("input[type=file]")
    choosers.set_input_files({"name": "it.json", "mimeType": "application/json", "buffer": b"{"})
    expect(place.get_by_role("alert")).to_contain_text("This is no file that the course has saved.")
    expect(rule(place, "D4").locator(".gl-stage-new")).to_be_visible()
    choosers.set_input_files(file)
    expect(place.get_by_text("Opened: 1 question.")).to_be_visible()
    expect(rule(place, "D4").locator(".gl-stage-shaky")).to_be_visible()
    expect(place.get_by_role("textbox", name="Your name")).to_have_value("Ada <b>&\"'")
    expect(place.get_by_role("heading", name="Question 2", exact=True)).to_be_visible()
    expect(place.get_by_role("alert")).not_to_be_visible()

    other = tmp_path / "other.json"
    other.write_text(to_text(Progress("fivetenk")), encoding="utf-8")
    choosers.set_input_files(other)
    expect(place.get_by_role("alert")).to_have_text("This file is of 5-10-K; this page is Exact 61.")


def test_the_schedule_is_explained_where_it_is_asked_for(opened: LabPage) -> None:
    place = exercises(opened.page)
    told = place.get_by_text("Every rule moves along a row of 5 boxes.", exact=False)
    expect(told).not_to_be_visible()
    place.get_by_text("How the next question is chosen").click()
    expect(told).to_be_visible()


def test_no_barriers_in_light_and_dark(opened: LabPage) -> None:
    for number in range(2):
        place = exercises(opened.page, number)
        assert opened.barriers(place) == []
        button(place, "Show me").click()
        expect(place.get_by_text("This is the answer.")).to_be_visible()
        assert opened.barriers(place) == []
    opened.set_dark(dark=True)
    for number in range(2):
        assert opened.barriers(exercises(opened.page, number)) == []


def test_rules_question_and_answer_are_seen_at_once(opened: LabPage) -> None:
    for number in range(2):
        place = exercises(opened.page, number)
        for _ in range(6):
            button(place, "Show me").click()
            expect(place.get_by_text("This is the answer.")).to_be_visible()
            top, bottom = place.locator(".gl-overview").bounding_box(), place.locator(".gl-columns").bounding_box()
            assert top is not None
            assert bottom is not None
            assert bottom["y"] + bottom["height"] - top["y"] <= 600
            assert place.evaluate("place => place.scrollWidth <= place.clientWidth + 1")
            button(place, "Next question").click()
            expect(button(place, "Next question")).not_to_be_visible()
