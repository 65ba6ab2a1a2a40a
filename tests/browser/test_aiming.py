"""Combinations built up, and what follows from a choice, on a page: by mouse, by keyboard, and without barriers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import ROOM, LabPage

NAME = "aiming_under_test.ipynb"
CELLS = (
    "from gamelib.widgets import BuildUp, WhatFollows",
    "BuildUp('5D 6C 7S 8H', '5D 6C 7S 8H 9D', near=('5D 6C 7S 8H 10D', '4D 4C 4H 4S', 'JD QC KS AH 2D'))",
    "WhatFollows('climbing')",
)

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook with both widgets and run it."""
    return cells_page(NAME, CELLS)


def building(opened: LabPage) -> Locator:
    found = opened.page.locator(".gl-building")
    found.scroll_into_view_if_needed()
    return found


def aiming(opened: LabPage) -> Locator:
    found = opened.page.locator(".gl-aiming")
    found.scroll_into_view_if_needed()
    return found


def told(place: Locator) -> Locator:
    """Find what is said beside the picture."""
    return place.locator(".gl-right .gl-words").first


def test_a_straight_is_built_up_by_mouse_and_keyboard(opened: LabPage) -> None:
    place = building(opened)
    expect(told(place)).to_contain_text("it needs 1 more consecutive rank")
    expect(place.locator(".gl-gallery svg")).to_have_count(3)
    controls = place.locator(".gl-controls")
    before = controls.bounding_box()
    place.get_by_role("button", name="Next", exact=True).click()
    expect(told(place)).to_contain_text("straight from 5 to 9")
    assert controls.bounding_box() == before  # Nothing moves from step to step.
    place.locator(".gl-left .gl-board").focus()
    opened.page.keyboard.press("ArrowLeft")
    expect(told(place)).to_contain_text("it needs 1 more consecutive rank")


def test_both_ways_are_followed_and_compared(opened: LabPage) -> None:
    place = aiming(opened)
    expect(place.locator(".gl-way")).to_have_count(0)
    place.get_by_role("button", name="Wait for the next trick").click()
    expect(place.get_by_role("spinbutton", name="Step")).to_have_value("2")
    expect(place.locator(".gl-way")).to_have_count(0)
    place.get_by_role("button", name="Last", exact=True).click()
    expect(place.locator(".gl-way")).to_contain_text("each of its players climbs 1 level")
    first = place.get_by_role("button", name="Take it with the ace")
    first.focus()
    opened.page.keyboard.press("Enter")
    expect(told(place)).to_contain_text("Seat 0 plays A♦")
    place.get_by_role("button", name="Last", exact=True).click()
    expect(place.locator(".gl-way")).to_have_count(2)
    expect(place.locator(".gl-way").first).to_contain_text("each of its players climbs 2 levels")


def test_nothing_keeps_anybody_out_in_light_and_dark(opened: LabPage) -> None:
    aiming(opened).get_by_role("button", name="Take it with the ace").click()
    expect(told(aiming(opened))).to_contain_text("Seat 0 plays A♦")
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(opened.outputs) == []


def test_picture_words_and_controls_are_in_one_view(opened: LabPage) -> None:
    place = aiming(opened)
    place.get_by_role("button", name="Take it with the ace").click()
    place.get_by_role("button", name="Last", exact=True).click()
    expect(place.locator(".gl-way")).to_have_count(1)
    for widget, controls in ((building(opened), ".gl-controls"), (place, ".gl-stepper > .gl-controls")):
        top, bottom = widget.bounding_box(), widget.locator(controls).bounding_box()
        assert top is not None
        assert bottom is not None
        assert bottom["y"] + bottom["height"] - top["y"] <= ROOM
        assert widget.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
    opened.page.set_viewport_size({"width": 700, "height": 720})
    for widget in (building(opened), place):
        assert widget.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
