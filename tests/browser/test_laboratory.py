"""The laboratory on a page: asked by fields and buttons, stopped, downloaded, and without barriers."""

from __future__ import annotations

import csv
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import ROOM, LabPage

NAME = "laboratory_under_test.ipynb"
CELLS = ("from gamelib.widgets import Laboratory", "Laboratory('rejected events', n=10)")

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook with a laboratory and run it."""
    return cells_page(NAME, CELLS)


def laboratory(opened: LabPage) -> Locator:
    found = opened.page.locator(".gl-laboratory")
    found.scroll_into_view_if_needed()
    return found


def told(place: Locator) -> Locator:
    """Find what is said beside the chart."""
    return place.locator(".gl-right .gl-words")


def test_a_question_is_asked_again_and_its_table_downloaded(opened: LabPage) -> None:
    place = laboratory(opened)
    expect(told(place)).to_contain_text("30 matches played.")
    before = place.get_by_role("img").get_attribute("alt")
    count = place.get_by_role("spinbutton", name="Matches")
    count.fill("12")
    count.press("Tab")
    place.get_by_role("combobox", name="Computers").select_option("random")
    place.get_by_role("button", name="Run").click()
    expect(told(place)).to_contain_text("36 matches played.")
    assert place.get_by_role("img").get_attribute("alt") != before
    with opened.page.expect_download() as download:
        place.get_by_role("button", name="Download as CSV").click()
    assert download.value.suggested_filename == "exact61-rejected-events.csv"
    rows = [*csv.DictReader(download.value.path().read_text(encoding="utf-8").splitlines())]
    assert len(rows) == 36
    assert {row["player_0"] for row in rows} == {"random"}


def test_it_is_stopped_and_keeps_what_was_played(opened: LabPage) -> None:
    place = laboratory(opened)
    count = place.get_by_role("spinbutton", name="Matches")
    count.fill("100000")
    count.press("Tab")
    place.get_by_role("button", name="Run").click()
    expect(place.locator("progress")).to_be_visible()
    expect(place.locator(".gl-going")).to_contain_text("of 300000 played")
    stop = place.get_by_role("button", name="Stop")
    stop.focus()
    opened.page.keyboard.press("Enter")
    expect(told(place)).to_contain_text("were played, and are kept.")
    expect(place.locator("progress")).to_have_count(0)
    expect(place.get_by_role("button", name="Run")).to_be_enabled()


def test_nothing_keeps_anybody_out_in_light_and_dark(opened: LabPage) -> None:
    place = laboratory(opened)
    for dark in (False, True):
        opened.set_dark(dark=dark)
        expect(place.get_by_role("img")).to_have_count(1)
        assert opened.barriers(opened.outputs) == []


def test_question_chart_and_words_are_in_one_view(opened: LabPage) -> None:
    place = laboratory(opened)
    expect(told(place)).to_be_visible()
    box = place.bounding_box()
    assert box is not None
    assert box["height"] <= ROOM
    opened.page.set_viewport_size({"width": 700, "height": 720})
    assert place.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
