"""The explorers of promotion and settlement on a page: by mouse, by keyboard, typed into, and without barriers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import ROOM, LabPage

NAME = "promotion_under_test.ipynb"
CELLS = (
    "from gamelib.widgets import Promotion, SettlementFlow",
    "Promotion(60, ['3', 'K', '9', '10', 'A', 'Q'], declarer=2, friends=(0,))",
    "SettlementFlow(example='the kitty to the other side')",
)

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook with both explorers and run it."""
    return cells_page(NAME, CELLS)


def promotion(opened: LabPage) -> Locator:
    found = opened.page.locator(".gl-promotion")
    found.scroll_into_view_if_needed()
    return found


def settling(opened: LabPage) -> Locator:
    found = opened.page.locator(".gl-settling")
    found.scroll_into_view_if_needed()
    return found


def lit(place: Locator) -> Locator:
    """Find the row of the table that is lit."""
    return place.locator("[data-lit]")


def told(place: Locator) -> Locator:
    """Find what is said beside the pictures."""
    return place.locator(".gl-right .gl-words").first


def reached(place: Locator, seat: int) -> Locator:
    return place.locator(f"[data-ladder='{seat}']")


def test_points_by_mouse_number_and_slider(opened: LabPage) -> None:
    place = promotion(opened)
    box = place.get_by_role("spinbutton", name="Defenders' points")
    slider = place.get_by_role("slider", name="Defenders' points")
    expect(lit(place)).to_have_attribute("data-row", "60-115")
    place.get_by_role("button", name="Previous", exact=True).click()
    expect(box).to_have_value("55")
    expect(lit(place)).to_have_attribute("data-row", "5-55")
    box.fill("300")
    box.press("Enter")
    expect(lit(place)).to_have_attribute("data-row", "300-300")
    expect(told(place)).to_contain_text("Seats 1, 4 and 5 have climbed past A and win the match.")
    expect(slider).to_have_value("60")
    slider.press("Home")
    expect(box).to_have_value("0")
    for _ in range(3):
        slider.press("ArrowRight")
    expect(box).to_have_value("15")
    expect(slider).to_have_attribute("aria-valuetext", "15 points")
    place.get_by_role("button", name="Next", exact=True).click()
    expect(box).to_have_value("20")


def test_levels_and_sides_by_mouse_and_keyboard(opened: LabPage) -> None:
    place = promotion(opened)
    place.get_by_role("combobox", name="Seat 0").select_option("K")
    expect(reached(place, 0)).to_have_attribute("data-before", "K")
    expect(reached(place, 0)).to_have_attribute("data-after", "A")
    place.get_by_role("spinbutton", name="Defenders' points").fill("5")
    place.get_by_role("spinbutton", name="Defenders' points").press("Enter")
    expect(reached(place, 0)).to_have_attribute("data-after", "won")
    expect(told(place)).to_contain_text("Seat 0 climbs from K past A.")
    place.get_by_role("checkbox", name="Seat 1, friend").check()
    expect(told(place)).to_contain_text("The winners are seats 0, 1 and 2.")
    friend = place.get_by_role("checkbox", name="Seat 1, friend")
    friend.focus()
    opened.page.keyboard.press(" ")
    expect(told(place)).to_contain_text("The winners are seats 0 and 2.")
    place.get_by_role("combobox", name="Declarer").select_option("Seat 0")
    expect(told(place)).to_contain_text("The winner is seat 0.")
    expect(place.get_by_role("checkbox", name="Seat 0, friend")).to_be_disabled()
    expect(place.get_by_role("checkbox", name="Seat 2, friend")).to_be_enabled()


def test_what_cannot_be_is_answered_and_taken_back(opened: LabPage) -> None:
    place = promotion(opened)
    box = place.get_by_role("spinbutton", name="Defenders' points")
    box.fill("57")
    box.press("Enter")
    expect(place.get_by_role("alert")).to_contain_text("No game ends with 57 points")
    expect(box).to_have_value("60")
    place.get_by_role("checkbox", name="Seat 3, friend").check()
    expect(place.get_by_role("alert")).to_have_count(0)
    place.get_by_role("checkbox", name="Seat 4, friend").click()
    expect(place.get_by_role("alert")).to_contain_text("2 friends at most")
    expect(place.get_by_role("checkbox", name="Seat 4, friend")).not_to_be_checked()
    expect(told(place)).to_contain_text("The winners are seats 0, 2 and 3.")


def test_a_rule_opens_beside_the_table(opened: LabPage) -> None:
    place = promotion(opened)
    place.get_by_role("button", name=re.compile("^C32")).click()
    expect(place.locator(".gl-rule-text")).to_contain_text("Climbing past A wins the match")


def test_a_settlement_step_by_step_and_game_by_game(opened: LabPage) -> None:
    place = settling(opened)
    expect(place.locator("[data-stream]")).to_have_count(0)
    following = place.get_by_role("button", name="Next", exact=True)
    following.click()
    expect(place.locator("[data-stream][data-side='defenders']")).not_to_have_count(0)
    expect(told(place)).to_contain_text("The defenders, seats 2, 3, 4 and 5, had taken")
    place.get_by_role("button", name="Last", exact=True).click()
    expect(place.locator("[data-stream='kitty']")).to_have_attribute("data-side", "declarer")
    expect(place.locator("[data-stream='hands']")).to_have_attribute("data-side", "defenders")
    expect(lit(place)).to_have_count(1)
    place.get_by_role("combobox", name="Game").select_option("One player is left")
    expect(place.locator("[data-stream='kitty']")).to_have_attribute("data-side", "defenders")
    expect(place.get_by_role("spinbutton", name="Step")).to_have_value("9")
    board = place.get_by_role("group", name=re.compile("The table"))
    board.focus()
    opened.page.keyboard.press("Home")
    expect(place.locator("[data-stream]")).to_have_count(0)
    expect(told(place)).to_contain_text("Only one player still holds cards")
    opened.page.keyboard.press("ArrowRight")
    expect(place.get_by_role("spinbutton", name="Step")).to_have_value("2")


def test_nothing_keeps_anybody_out_in_light_and_dark(opened: LabPage) -> None:
    settling(opened).get_by_role("button", name="Last", exact=True).click()
    expect(lit(settling(opened))).to_have_count(1)
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(opened.outputs) == []


def test_everything_is_in_one_view(opened: LabPage) -> None:
    settling(opened).get_by_role("button", name="Last", exact=True).click()
    for place in (promotion(opened), settling(opened)):
        box = place.bounding_box()
        assert box is not None
        assert box["height"] <= ROOM
        assert box["width"] <= 900
        assert place.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
    # ... and on a narrow page nothing is cut off.
    opened.page.set_viewport_size({"width": 700, "height": 720})
    for place in (promotion(opened), settling(opened)):
        assert place.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
