"""The sandbox of dominoes on a page: by mouse, by keyboard, in writing, fast enough, and without barriers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import ROOM, LabPage, focused

NAME = "domino_sandbox_under_test.ipynb"
DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A"
WHOLE = """\
from random import Random
def whole():
    stream = Random(3)
    while True:
        layout = Layout().place(stream.choice(TILES))
        while fits := [(tile, port) for tile in TILES if tile not in layout for port in layout.fitting(tile)]:
            tile, port = stream.choice(fits)
            layout = layout.place(tile, at=(port.tile, port.port))
        if len(layout) == 28:
            return layout
"""
CELLS = (
    f"from gamelib.exact61 import *\nfrom gamelib.widgets import DominoSandbox\nDominoSandbox({DIAGRAM!r}, fresh=True)",
    "DominoSandbox(replay(self_play(3)).steps[10].state, name='play', fresh=True)",
    f"{WHOLE}DominoSandbox(whole(), name='whole', fresh=True)",
)
PANELS = ("Sum", "What would score?", "Set up", "Settle", "Ask why")

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook of sandboxes and run it."""
    return cells_page(NAME, CELLS)


def sandbox(page: Page, number: int = 0) -> Locator:
    found = page.locator(".gl-dominoes").nth(number)
    found.evaluate("e => e.scrollIntoView({ block: 'start' })")
    return found


def laid(place: Locator) -> Locator:
    return place.locator("[data-lying]")


def turn_to(place: Locator, panel: str) -> None:
    place.locator(".gl-toggle").first.get_by_role("button", name=panel, exact=True).click()


def test_by_mouse_a_tile_is_picked_laid_taken_back_and_asked_about(opened: LabPage) -> None:
    place = sandbox(opened.page)
    expect(laid(place)).to_have_count(6)
    place.locator('[data-tile="2|4"]').click()
    expect(place.locator(".gl-trying .gl-would-nothing")).to_have_count(3)
    place.get_by_role("button", name="Lay [2|4] at [4|4] side A: sum 12, scores nothing").click()
    expect(laid(place)).to_have_count(7)
    expect(place.get_by_role("button", name="Sum: 2 + 5 + 2 + 3 = 12. Why?")).to_be_visible()
    place.get_by_role("button", name="Undo", exact=True).click()
    expect(laid(place)).to_have_count(6)
    place.locator('[data-spot="4|4 side A"]').click(force=True)
    expect(place.get_by_text("No tile lies at this one, so it adds nothing.")).to_be_visible()
    expect(place.locator(".gl-rule-text").get_by_text("D11")).to_be_visible()
    place.get_by_role("button", name="Sum: 2 + 5 + 3 = 10. Why?").click()
    expect(place.get_by_text("3 ends are counted: [1|2] for 2, [1|5] for 5 and [3|4] for 3.")).to_be_visible()


def test_what_is_refused_says_why_and_what_would_be_legal(opened: LabPage) -> None:
    place = sandbox(opened.page)
    place.locator('[data-tile="6|6"]').click()
    expect(place.get_by_role("status").get_by_text("It fits nowhere: no open port shows 6.")).to_be_visible()
    place.locator('[data-spot="1|2 high"]').click(force=True)
    alert = place.get_by_role("alert")
    expect(alert).to_contain_text("the port shows 2, and neither half of the tile does. Legal now: [0|2] at [1|2] high")
    expect(place.locator(".gl-rule-text")).to_contain_text("D6")
    play = sandbox(opened.page, 1)
    play.get_by_role("button", name="Pass", exact=True).click()
    expect(play.get_by_role("alert")).to_contain_text("(D7)")


def test_by_keyboard_all_of_it(opened: LabPage) -> None:
    page, place = opened.page, sandbox(opened.page)
    place.locator('[data-ask="sum"]').focus()
    page.keyboard.press("Tab")
    assert focused(page).startswith("[1|1] side B, open, not counted")
    page.keyboard.press("ArrowRight")
    assert focused(page).startswith("[4|4] side"), "arrows go from port to port"
    page.keyboard.press("Tab")
    assert re.match(r"\[.\|.\] on the table", focused(page))
    page.keyboard.press("Tab")
    assert focused(page) == "[0|0], fits nowhere"
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    assert focused(page) == "[0|2], fits at 1 port"
    page.keyboard.press("Enter")
    expect(place.locator("[data-tile='0|2']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Lay [0|2] at [1|2] high: sum 8, scores nothing")
    page.keyboard.press("Escape")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "[0|2], fits at 1 port")
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^Lay \[0\|2\]"))
    page.keyboard.press("Enter")
    expect(laid(place)).to_have_count(7)
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^\[0\|3\], fits at"))
    page.keyboard.press("Control+z")
    expect(laid(place)).to_have_count(6)
    page.keyboard.press("Control+Shift+z")
    expect(laid(place)).to_have_count(7)


def test_in_writing_all_of_it(opened: LabPage) -> None:
    page, place = opened.page, sandbox(opened.page)
    field = place.get_by_role("textbox", name="Do", exact=True)
    for text, told in (
        ("2|4 at 4|4 side A", "[2|4] is joined to [4|4] side A."),
        ("hand 1 5|5 6|6", "Seat 1 takes [5|5] and [6|6]"),
        ("score 0 290", "Side 0 at 290 raw points"),
        ("take", "Last tile taken off"),
    ):
        field.fill(text)
        field.press("Enter")
        expect(place.get_by_role("status").get_by_text(told)).to_be_visible()
        expect(field).to_have_value("")
    field.fill("2|4 at 1|4 low")
    place.get_by_role("button", name="Do it", exact=True).click()
    expect(place.get_by_role("alert")).to_contain_text("a tile is joined there already")
    expect(field).to_have_value("2|4 at 1|4 low")
    assert page.locator(".gl-dominoes").count() == len(CELLS)


def test_the_table_of_what_would_score_is_sorted_and_laid_from(opened: LabPage) -> None:
    page, place = opened.page, sandbox(opened.page)
    turn_to(place, "What would score?")
    table = place.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(30)
    heading = table.get_by_role("columnheader", name="Raw")
    expect(heading).to_have_attribute("aria-sort", "descending")
    heading.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(heading).to_have_attribute("aria-sort", "ascending")
    assert focused(page).startswith("Raw")
    row = table.get_by_role("button", name="[4|5] at [4|4] side A: sum 15, 15 raw points, to 3")
    row.focus()
    page.keyboard.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(row).to_be_focused()
    expect(place.locator("[data-port='4|4 side A'] .gl-lit")).to_have_count(1)
    expect(place.locator(".gl-trying .gl-would-scores")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(laid(place)).to_have_count(7)
    place.get_by_role("button", name=re.compile(r"^Lay \[0\|2\] at")).first.click()
    expect(laid(place)).to_have_count(8)


def test_hands_are_set_up_and_settled(opened: LabPage) -> None:
    place = sandbox(opened.page)
    turn_to(place, "Set up")
    for seat, tile in ((1, "5|5"), (2, "0|6"), (3, "6|6")):
        place.locator(f'[data-tile="{tile}"]').click()
        place.get_by_role("button", name=f"To seat {seat}").click()
        expect(place.get_by_role("status").get_by_text(f"Seat {seat} takes [{tile}]")).to_be_visible()
    score = place.get_by_role("spinbutton", name="Side 0 (seats 0 and 2)")
    score.fill("290")
    score.press("Enter")
    expect(place.get_by_role("button", name="Side 0: 58, to lay. Why?")).to_be_visible()
    score.fill("291")
    score.press("Enter")
    expect(place.get_by_role("alert")).to_contain_text("multiples of 5. (D15)")
    expect(score).to_have_value("290")
    turn_to(place, "Settle")
    place.get_by_role("button", name="Work it through").click()
    stepper = place.locator(".gl-stepper")
    expect(stepper.get_by_text("Seat 0 places [1|5] at [1|1] side A.")).to_be_visible()
    stepper.get_by_role("button", name="Last", exact=True).click()
    expect(stepper.get_by_text("wins the hand by going out")).to_be_visible()


def test_nothing_keeps_anybody_out_in_light_and_dark(opened: LabPage) -> None:
    place, play = sandbox(opened.page), sandbox(opened.page, 1)
    place.locator('[data-tile="6|6"]').click()
    expect(place.get_by_role("status").get_by_text("It fits nowhere")).to_be_visible()
    place.locator('[data-spot="1|2 high"]').click(force=True)
    expect(place.get_by_role("alert")).to_be_visible()
    turn_to(play, "What would score?")
    expect(play.get_by_role("table")).to_be_visible()
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(opened.outputs) == []
    for panel in PANELS:
        turn_to(place, panel)
        turn_to(play, panel)
        assert opened.barriers(opened.page.locator(".gl-dominoes")) == []


def test_everything_is_in_one_view(opened: LabPage) -> None:
    for number in range(len(CELLS)):
        place = sandbox(opened.page, number)
        for panel in PANELS:
            turn_to(place, panel)
            if panel == "Ask why":
                place.locator('[data-ask="score 0"]').first.click()
                expect(place.locator(".gl-why .gl-rule-text")).to_be_visible()
            box = place.bounding_box()
            assert box is not None
            assert box["height"] <= ROOM, (number, panel)
            assert box["width"] <= 900
            for part in (place, *place.locator(".gl-score-table").all()):
                assert part.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), (number, panel)
