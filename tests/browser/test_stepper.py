"""The stepper on a page: by mouse and by keyboard, and without barriers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import ROOM, LabPage, focused

NAME = "stepper_under_test.ipynb"
DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A"
SET_UP = """\
from gamelib.exact61 import Layout, replay, self_play
from gamelib.widgets import PredictEnds, SettlementStepper, Stepper
match = replay(self_play(3))
"""
CELLS = (
    f"{SET_UP}Stepper(match, start=9)",
    f"PredictEnds(Layout.from_text({DIAGRAM!r}))",
    "SettlementStepper(next(step.state for step in match.steps if step.state.hand_over == 'out'), start=3)",
    "Stepper(match, predict=True, start=12)",
)

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook of steppers and run it."""
    return cells_page(NAME, CELLS)


def stepper(page: Page, number: int) -> Locator:
    found = page.locator(".gl-stepper").nth(number)
    found.scroll_into_view_if_needed()
    return found


def tiles(place: Locator) -> Locator:
    return place.locator(".gl-board [data-tile]")


def test_steps_by_mouse_and_number(opened: LabPage) -> None:
    place = stepper(opened.page, 0)
    box = place.get_by_role("spinbutton", name="Step")
    expect(box).to_have_value("10")
    expect(tiles(place)).to_have_count(9)
    place.get_by_role("button", name="Next", exact=True).click()
    expect(box).to_have_value("11")
    expect(tiles(place)).to_have_count(10)
    place.get_by_role("button", name="Last", exact=True).click()
    expect(box).to_have_value("188")
    place.get_by_role("button", name="First", exact=True).click()
    expect(tiles(place)).to_have_count(0)
    expect(box).to_have_value("1")
    box.fill("6")
    box.press("Enter")
    expect(tiles(place)).to_have_count(5)
    box.fill("500")
    box.press("Enter")
    expect(place.get_by_text("There is no step 500 here: the steps are 1 to 188.")).to_be_visible()
    expect(box).to_have_value("6")
    expect(tiles(place)).to_have_count(5)
    slider = place.get_by_role("slider", name="Step")
    expect(slider).to_have_value("6")
    slider.press("ArrowRight")
    expect(box).to_have_value("7")
    place.get_by_role("checkbox", name="Show hands").check()
    expect(place.locator(".gl-hands svg")).to_have_count(4)


def test_steps_by_keys_wherever_the_focus_is_within(opened: LabPage) -> None:
    place = stepper(opened.page, 0)
    box = place.get_by_role("spinbutton", name="Step")
    board = place.get_by_role("group", name=re.compile("The table"))
    board.focus()
    for key, step in (("ArrowRight", "11"), ("ArrowRight", "12"), ("ArrowLeft", "11"), ("End", "188"), ("Home", "1")):
        opened.page.keyboard.press(key)
        expect(box).to_have_value(step)
        expect(board).to_be_focused()
    place.get_by_role("button", name="Next", exact=True).focus()
    opened.page.keyboard.press("ArrowRight")
    expect(box).to_have_value("2")
    # Nothing of it reached the notebook's own keys.
    assert opened.page.locator(".jp-Notebook .jp-Cell").count() == len(CELLS)


def test_a_rule_opens_by_mouse_and_by_keyboard(opened: LabPage) -> None:
    place = stepper(opened.page, 0)
    rule = place.get_by_role("button", name=re.compile("^D15"))
    text = place.locator(".gl-rule-text")
    expect(rule).to_have_attribute("aria-expanded", "false")
    rule.click()
    expect(text).to_contain_text("followed by adding up all the scoring ends")
    rule.click()
    expect(text).to_have_count(0)
    for key in ("Enter", " "):
        rule.focus()
        opened.page.keyboard.press(key)
        expect(text).to_be_visible()
        expect(rule).to_be_focused()
        opened.page.keyboard.press(key)
        expect(text).to_have_count(0)


def test_a_prediction_by_mouse_wrong_and_then_right(opened: LabPage) -> None:
    place = stepper(opened.page, 1)
    for name in ("[1|2] high", "[1|5] high", "[3|4] low", "[4|4] side A"):
        place.get_by_role("button", name=re.compile(re.escape(name))).click()
        expect(place.get_by_role("button", name=re.compile(f"{re.escape(name)}.*counted as"))).to_be_visible()
    place.get_by_label("Sum").fill("14")
    place.get_by_label("Points (raw)").fill("0")
    place.get_by_role("button", name="Check", exact=True).click()
    expect(place.get_by_text("You also counted a side of [4|4], which nothing is joined to")).to_be_visible()
    expect(place.get_by_role("button", name=re.compile("^D11"))).to_be_visible()
    expect(place.locator("[data-end]")).to_have_count(0)
    place.get_by_role("button", name=re.compile(r"\[4\|4\] side A")).click()
    place.get_by_label("Sum").fill("10")
    place.get_by_label("Points (raw)").fill("10")
    place.get_by_label("Points (raw)").press("Tab")  # What was typed has arrived before it is checked.
    expect(place.get_by_label("Sum")).to_have_value("10")
    place.get_by_role("button", name="Check", exact=True).click()
    expect(place.get_by_text("Right.", exact=True)).to_be_visible(timeout=20_000)
    expect(place.locator("[data-end]")).to_have_count(3)
    expect(place.get_by_text("10 raw points, 2 displayed.", exact=True)).to_be_visible()


def test_a_prediction_by_keyboard_alone(opened: LabPage) -> None:
    page, place = opened.page, stepper(opened.page, 1)
    ends = place.get_by_label("Ends")
    place.locator(".gl-board [role=button]").first.focus()
    seen = set()
    for key in ("End", "ArrowUp", "ArrowLeft", "ArrowDown", "Home"):
        page.keyboard.press(key)
        seen.add(focused(page))
    assert len(seen) >= 3
    for name, key, text in (
        ("[3|4] low", "Enter", "3|4 low: 3"),
        ("[1|5] high", " ", "1|5 high: 5, 3|4 low: 3"),
        ("[1|2] high", "2", "1|2 high: 2, 1|5 high: 5, 3|4 low: 3"),
    ):
        place.get_by_role("button", name=re.compile(re.escape(name))).focus()
        page.keyboard.press(key)
        expect(ends).to_have_value(text)
        assert focused(page).startswith(name)
    page.keyboard.press("Tab")
    expect(ends).to_be_focused()
    page.keyboard.press("Tab")
    for text in ("10", "10"):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    assert focused(page) == "Check"
    page.keyboard.press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_enter_in_a_field_checks_all_that_was_typed(opened: LabPage) -> None:
    page, place = opened.page, stepper(opened.page, 1)
    place.get_by_label("Ends").focus()
    page.keyboard.type("2 5 3", delay=0)
    page.keyboard.press("Enter")
    expect(place.get_by_text("So far this is right. Now the sum and the points.")).to_be_visible()
    place.get_by_label("Sum").focus()
    page.keyboard.type("10", delay=0)
    page.keyboard.press("Enter")
    expect(place.get_by_text("So far this is right. Now the points: what does that sum score?")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.type("10", delay=0)
    page.keyboard.press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_why_is_asked_by_mouse_and_by_keys(opened: LabPage) -> None:
    page, place = opened.page, stepper(opened.page, 0)
    place.get_by_role("checkbox", name="Ask why").check()
    expect(place.get_by_role("button", name="Why: The sum")).to_be_visible()
    place.locator("[data-port]").first.click()
    expect(place.locator(".gl-why .gl-rule-text")).to_be_visible()
    asked = place.locator(".gl-why h3").inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(place.locator(".gl-why h3")).not_to_have_text(asked)
    expect(place.get_by_role("spinbutton", name="Step")).to_have_value("10")
    place.get_by_role("button", name="Why: The sum").click()
    expect(place.locator(".gl-why h3")).to_have_text("The sum")
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(place) == []


def test_nothing_keeps_anybody_out_in_light_and_dark(opened: LabPage) -> None:
    stepper(opened.page, 0).get_by_role("button", name=re.compile("^D15")).click()
    asking = stepper(opened.page, 1)
    asking.get_by_label("Sum").fill("18")
    asking.get_by_role("button", name="Check", exact=True).click()
    expect(asking.get_by_text("This can come about in 2 ways:")).to_be_visible()
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(opened.outputs) == []


def test_everything_is_in_one_view(opened: LabPage) -> None:
    for number in range(len(CELLS)):
        box = stepper(opened.page, number).bounding_box()
        assert box is not None
        assert box["height"] <= ROOM, number
        assert box["width"] <= 900
    # ... and on a narrow page one thing stands below the other.
    opened.page.set_viewport_size({"width": 700, "height": 720})
    place = stepper(opened.page, 0)
    picture, told = place.locator(".gl-left").bounding_box(), place.locator(".gl-right").bounding_box()
    assert picture is not None
    assert told is not None
    assert told["y"] >= picture["y"] + picture["height"]
    assert place.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
