"""The stepper through 5-10-K on a page: by mouse and by keyboard, predicting by click and by typing, at once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import ROOM, LabPage

NAME = "fivetenk_under_test.ipynb"
SET_UP = """\
from gamelib.fivetenk import replay, self_play
from gamelib.widgets import Stepper
match = replay(self_play(3, games=2))
def at(kind, number=0, **options):
    stepper = Stepper(match, **options)
    events = [[e.kind for m in stepper.scenes.moments(i) for e in m.events] for i in range(len(stepper.scenes))]
    stepper.step = [place for place, kinds in enumerate(events) if kind in kinds][number]
    return stepper
"""
CELLS = (
    f"{SET_UP}Stepper(match, start=9)",
    "at('trick', predict=True)",
    "at('friend', predict=True)",
    "at('promotion', 1, predict=True)",
    "at('settlement')",
    "Stepper(match, by='trick', seat=2, hands=True, start=3)",
)
STEPPER, TRICK, FRIEND, CLIMB, SETTLEMENT, SEAT = range(len(CELLS))


pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook of steppers and run it."""
    return cells_page(NAME, CELLS)


def stepper(opened: LabPage, number: int) -> Locator:
    found = opened.page.locator(".gl-stepper").nth(number)
    found.scroll_into_view_if_needed()
    return found


def title(place: Locator) -> Locator:
    return place.locator(".gl-words h3").first


def button(place: Locator, name: str) -> Locator:
    return place.get_by_role("button", name=name, exact=True)


def test_steps_by_mouse_and_in_every_way(opened: LabPage) -> None:
    place = stepper(opened, STEPPER)
    expect(title(place)).to_have_text("Game 1, trick 1: its end")
    button(place, "Next").click()
    expect(title(place)).to_have_text("Game 1, trick 2, play 1")
    ways = place.get_by_role("combobox", name="Go by")
    ways.select_option("trick")
    expect(title(place)).to_have_text("Game 1, trick 2")
    box = place.get_by_role("spinbutton", name="Step")
    expect(box).to_have_value("3")
    button(place, "Last").click()
    expect(title(place)).to_have_text("Game 2: the promotion")
    ways.select_option("game")
    expect(box).to_have_value("2")
    button(place, "Previous").click()
    expect(title(place)).to_have_text("Game 1")
    ways.select_option("move")
    expect(title(place)).to_have_text("Game 1: the promotion")
    place.get_by_role("checkbox", name="Show hands").check()
    expect(place.locator(".gl-hands svg")).to_have_count(6)


def test_steps_by_keys_wherever_the_focus_is_within(opened: LabPage) -> None:
    place, keyboard = stepper(opened, STEPPER), opened.page.keyboard
    board = place.get_by_role("group", name=re.compile("The table"))
    board.focus()
    for key, text in (
        ("ArrowRight", "Game 1, trick 2, play 1"),
        ("ArrowLeft", "Game 1, trick 1: its end"),
        ("Home", "Game 1: the deal"),
        ("End", "Game 2: the promotion"),
    ):
        keyboard.press(key)
        expect(title(place)).to_have_text(text)
        expect(board).to_be_focused()
    button(place, "Next").focus()
    keyboard.press("ArrowLeft")
    expect(title(place)).to_have_text("Game 2: the settlement")
    # Nothing of it reached the notebook's own keys.
    assert opened.page.locator(".jp-Notebook .jp-Cell").count() == len(CELLS)


def test_a_trick_is_predicted_by_mouse(opened: LabPage) -> None:
    place = stepper(opened, TRICK)
    expect(place.locator("[data-top]")).to_have_count(0)
    button(place, "Seat 3").click()
    expect(button(place, "Seat 3, chosen")).to_be_visible()
    expect(place.get_by_role("textbox", name="Seat")).to_have_value("3")
    place.get_by_role("textbox", name="Points").fill("30")
    button(place, "Check").click()
    expect(place.get_by_text("Seat 3 led, but was beaten")).to_be_visible()
    expect(place.get_by_role("button", name=re.compile("^C24"))).to_be_visible()
    button(place, "Seat 4").click()
    place.get_by_role("textbox", name="Points").fill("55")
    button(place, "Check").click()
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()
    expect(place.locator("[data-top]")).to_have_count(1)
    expect(place.get_by_text("Right at first try: 0 of 1")).to_be_visible()


def test_a_trick_is_predicted_by_keyboard_alone(opened: LabPage) -> None:
    place, keyboard = stepper(opened, TRICK), opened.page.keyboard
    button(place, "Seat 0").focus()
    keyboard.press("ArrowDown")
    expect(button(place, "Seat 5")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(button(place, "Seat 4")).to_be_focused()
    keyboard.press("Enter")
    seat = place.get_by_role("textbox", name="Seat")
    expect(seat).to_have_value("4")
    expect(button(place, "Seat 4, chosen")).to_be_focused()
    keyboard.press("Tab")
    expect(seat).to_be_focused()
    keyboard.press("Tab")
    keyboard.type("55", delay=0)
    keyboard.press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_typing_marks_the_seat_and_enter_checks(opened: LabPage) -> None:
    place = stepper(opened, TRICK)
    seat = place.get_by_role("textbox", name="Seat")
    seat.fill("2")
    seat.press("Tab")
    expect(place.locator('[data-chosen="2"]')).to_have_count(1)
    seat.focus()
    opened.page.keyboard.press("Control+a")
    opened.page.keyboard.type("4", delay=0)
    opened.page.keyboard.press("Enter")
    expect(place.get_by_text("So far this is right. Now the points: how many are in the trick?")).to_be_visible()
    expect(place.locator('[data-chosen="4"]')).to_have_count(1)


def test_friends_are_predicted_by_mouse_and_by_typing(opened: LabPage) -> None:
    place = stepper(opened, FRIEND)
    friends = place.get_by_role("textbox", name="Friends")
    button(place, "Nobody").click()
    expect(friends).to_have_value("Nobody")
    button(place, "Check").click()
    expect(place.get_by_text("Each copy is a play of it")).to_be_visible()
    button(place, "Seat 5").click()
    expect(friends).to_have_value("5")
    friends.focus()
    opened.page.keyboard.press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()
    expect(place.get_by_text("So seat 5 is a friend now")).to_be_visible()


def test_climbs_are_predicted_by_choices_and_typing(opened: LabPage) -> None:
    place = stepper(opened, CLIMB)
    place.get_by_role("combobox", name="Winner").select_option(label="declarer's side")
    place.get_by_role("textbox", name="Climb").fill("2")
    place.get_by_role("textbox", name="Climb").press("Enter")
    expect(place.get_by_text("2 levels stand in the next row of the table.")).to_be_visible()
    place.get_by_role("textbox", name="Climb").fill("1")
    for seat in (0, 3, 4):
        place.get_by_role("combobox", name=f"Seat {seat}").select_option("4")
    button(place, "Check").click()
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()
    expect(place.locator("[data-climb]")).to_have_count(3)


def test_why_is_asked_by_mouse_and_by_keys(opened: LabPage) -> None:
    page, place = opened.page, stepper(opened, STEPPER)
    answer = place.locator(".gl-why .gl-words")
    place.get_by_role("checkbox", name="Ask why").check()
    expect(answer).to_contain_text("Press a seat, a play, a friend card")
    place.locator('.gl-board [data-friend="0"][role="button"]').click()
    expect(answer).to_contain_text("whoever makes it joins the declarer's side")
    expect(place.locator(".gl-why .gl-rule-text")).to_contain_text("C20")
    place.locator('.gl-board [data-seat="4"]').focus()
    page.keyboard.press("Enter")
    expect(answer.get_by_role("heading", name="Seat 4")).to_be_visible()
    place.locator('.gl-askable [data-ask="trick"]').focus()
    page.keyboard.press("Enter")
    expect(answer.get_by_role("heading", name="The trick's points")).to_be_visible()
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(place) == []
    box = place.bounding_box()
    assert box is not None
    assert box["height"] <= ROOM
    place.get_by_role("checkbox", name="Ask why").uncheck()
    expect(title(place)).to_be_visible()


def test_nothing_keeps_anybody_out_in_light_and_dark(opened: LabPage) -> None:
    place = stepper(opened, TRICK)
    button(place, "Seat 3").click()
    button(place, "Check").click()
    expect(place.get_by_text("Try again")).to_be_visible()
    stepper(opened, STEPPER).get_by_role("button", name=re.compile("^C24")).click()
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(opened.outputs) == []


def test_everything_is_in_one_view(opened: LabPage) -> None:
    place = stepper(opened, TRICK)
    button(place, "Seat 3").click()
    place.get_by_role("textbox", name="Points").fill("30")
    button(place, "Check").click()
    expect(place.get_by_text("Try again")).to_be_visible()
    climb = stepper(opened, CLIMB)
    climb.get_by_role("combobox", name="Winner").select_option(label="defenders")
    climb.get_by_role("textbox", name="Climb").fill("3")
    button(climb, "Check").click()
    expect(climb.get_by_text("Try again")).to_be_visible()
    for number in (STEPPER, TRICK, FRIEND, CLIMB, SETTLEMENT):
        box = stepper(opened, number).bounding_box()
        assert box is not None
        assert box["height"] <= ROOM, number
        assert box["width"] <= 900
    # ... and on a narrow page one thing stands below the other.
    opened.page.set_viewport_size({"width": 700, "height": 720})
    place = stepper(opened, STEPPER)
    picture, told = place.locator(".gl-left").bounding_box(), place.locator(".gl-right").bounding_box()
    assert picture is not None
    assert told is not None
    assert told["y"] >= picture["y"] + picture["height"]
    assert place.evaluate("e => e.scrollWidth <= e.clientWidth + 1")


def test_no_step_is_too_tall(opened: LabPage) -> None:
    place = stepper(opened, STEPPER)
    number = place.get_by_role("spinbutton", name="Step")
    for way, count in (("trick", 30), ("game", 2)):
        place.get_by_role("combobox", name="Go by").select_option(way)
        expect(place.get_by_text(f"of {2 if way == 'game' else 56}", exact=True)).to_be_visible()
        button(place, "First").click()
        for step in range(1, count + 1):
            expect(number).to_have_value(str(step))
            box = place.bounding_box()
            assert box is not None
            assert box["height"] <= ROOM, title(place).text_content()
            button(place, "Next").click()
