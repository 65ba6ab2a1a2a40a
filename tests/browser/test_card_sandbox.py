"""The sandbox of cards on a page: by mouse, by keyboard, in writing, fast enough, and without barriers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import ROOM, LabPage, focused

NAME = "card_sandbox_under_test.ipynb"
DUEL = """\
duel = CardSandbox(seed=7, name='duel', fresh=True)
for step in ('ready', 'declarer 0', 'hand 1 9D 9C 8D 5H 10H KH 4D 4C 4H 4S', 'hand 0 10D 10C 7D 7C AS', 'turn 0',
             '10D 10C'):
    duel.take_step(step)
duel"""
CELLS = (
    "from gamelib.widgets import CardSandbox\nCardSandbox(seed=7, fresh=True)",
    DUEL,
    "whole = CardSandbox(seed=7, name='whole', fresh=True)\nwhole.take_step('reveal')\nwhole",
)
PANELS = ("Cards", "All plays", "Set up", "Ask why")

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook of sandboxes and run it."""
    return cells_page(NAME, CELLS)


def sandbox(page: Page, number: int = 0) -> Locator:
    found = page.locator(".gl-card-sandbox").nth(number)
    found.evaluate("e => e.scrollIntoView({ block: 'start' })")
    return found


def press(place: Locator, name: str) -> None:
    place.get_by_role("button", name=name, exact=True).click()


def card(place: Locator, face: str) -> Locator:
    return place.locator(f'.gl-left [data-card="{face}"][data-index]').first


def lying(place: Locator) -> Locator:
    """Find what seats have done in the trick on the table."""
    return place.locator(".gl-card-table [data-done]")


def test_by_mouse_from_the_deal_to_the_first_play(opened: LabPage) -> None:
    place = sandbox(opened.page)
    press(place, "Decline")
    expect(place.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    press(place, "Undo")
    press(place, "Reveal")
    for number in range(6):
        place.locator(f'.gl-cards [data-index="{number}"]').click(position={"x": 6, "y": 30})
    expect(place.get_by_text("6 of 6 cards to bury")).to_be_visible()
    press(place, "Bury")
    press(place, "Name them")
    expect(place.get_by_role("heading", name="Seat 5 leads")).to_be_visible()
    first = place.locator('.gl-cards [data-index="0"]')
    first.click(position={"x": 6, "y": 30})
    expect(first).to_have_attribute("aria-pressed", "true")
    press(place, "Play")
    expect(lying(place)).to_have_count(1)
    press(place, "Undo")
    expect(lying(place)).to_have_count(0)
    press(place, "Redo")
    expect(lying(place)).to_have_count(1)


def test_a_selection_says_what_it_is_and_whether_it_beats_the_table(opened: LabPage) -> None:
    place = sandbox(opened.page, 1)
    for face in ("9D", "9C"):
        card(place, face).click(position={"x": 6, "y": 30})
    refusal = "As a pair of 9s these cards do not beat the pair of 10s: for that it takes a higher rank."
    expect(place.get_by_text(refusal)).to_be_visible()
    press(place, "Play")
    expect(place.get_by_role("alert")).to_contain_text("(C8)")
    expect(place.get_by_role("alert")).to_contain_text("Legal now:")
    expect(place.locator(".gl-why .gl-rule-text")).to_contain_text("C8")
    press(place, "Cards")
    press(place, "Let go")
    for face in ("5H", "10H", "KH"):
        card(place, face).click(position={"x": 6, "y": 30})
    expect(place.get_by_text("If nobody beats it, it takes 20 + 25 = 45 points.")).to_be_visible()
    press(place, "Play")
    expect(lying(place)).to_have_count(2)


def test_by_keyboard_all_of_it(opened: LabPage) -> None:
    page, place = opened.page, sandbox(opened.page, 1)
    place.locator(".gl-card-table [data-seat]").first.focus()
    assert focused(page).startswith("Seat 0, declarer. Why?")
    page.keyboard.press("Tab")
    assert focused(page) == "What seat 0 did. Why?"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    assert focused(page).startswith("Seat 1")
    place.locator(".gl-cards [data-index]").first.focus()
    assert focused(page) == "4♦"
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.keyboard.press(" ")
        expect(page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    expect(place.get_by_role("heading", name="bomb of four 4s")).to_be_visible()
    page.keyboard.press("Escape")
    expect(place.locator('.gl-cards [aria-pressed="true"]')).to_have_count(0)
    assert focused(page) == "4♠", "the focus stays"
    for _ in range(3):
        page.keyboard.press(" ")
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(place.locator('.gl-cards [aria-pressed="true"]')).to_have_count(4)
    page.keyboard.press("Enter")
    expect(lying(place)).to_have_count(2)
    expect(page.locator(".gl-cards :focus")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(lying(place)).to_have_count(1)
    page.keyboard.press("Control+Shift+z")
    expect(lying(place)).to_have_count(2)


def test_in_writing_all_of_it(opened: LabPage) -> None:
    place = sandbox(opened.page)
    field = place.get_by_role("textbox", name="Do", exact=True)
    for text, told in (
        ("reveal", "reveals a card of its level, 3"),
        ("ready", "On to the first lead"),
        ("hand 5 10H 10S 4D", "Seat 5 given 3 cards"),
        ("levels 4,4,3,3,3,5", "Levels: 4, 4, 3, 3, 3 and 5"),
        ("10♥ 10♠", "Seat 5 leads 10♥ and 10♠: pair of 10s."),
    ):
        field.fill(text)
        field.press("Enter")
        expect(place.get_by_role("status").get_by_text(told).first).to_be_visible()
        expect(field).to_have_value("")
    field.fill("3X")
    press(place, "Do it")
    expect(place.get_by_role("alert")).to_contain_text("is no card")
    expect(field).to_have_value("3X")


def test_all_plays_are_looked_through_and_played(opened: LabPage) -> None:
    page, place = opened.page, sandbox(opened.page, 1)
    press(place, "All plays")
    rows = place.locator(".gl-play-rows [role=button]")
    place.locator('[data-kind="bomb"]').click()
    expect(rows).to_have_count(1)
    expect(rows.first).to_have_attribute("aria-label", re.compile("bomb of four 4s"))
    rows.first.focus()
    assert "It would take 20 points." in focused(page)
    page.keyboard.press("Enter")
    expect(place.locator('.gl-cards [aria-pressed="true"]')).to_have_count(4)
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(lying(place)).to_have_count(2)


def test_whatever_lies_on_the_table_can_be_asked(opened: LabPage) -> None:
    place = sandbox(opened.page, 1)
    for part, told, rule in (
        ('[data-part="trick"]', "Point cards played in it by anybody: 10♦ and 10♣.", "C24"),
        ('[data-friend="0"]', "whoever makes it joins the declarer's side", "C20"),
        ('[data-done="0"]', "whatever is a combination can be led", "C4"),
        ('[data-seat="1"]', "seat 1 may still make a named play", "C22"),
        ('[data-part="sides"]', "They are counted at the end.", "C30"),
    ):
        place.locator(f".gl-card-table {part}").click(force=True)
        expect(place.locator(".gl-why .gl-words")).to_contain_text(told)
        expect(place.locator(".gl-why .gl-rule-text")).to_contain_text(rule)
    place.locator('.gl-askable [data-ask="turn"]').click()
    expect(place.locator(".gl-why .gl-words")).to_contain_text("after seat 0 comes seat 1")


def test_a_position_is_set_up_in_fields_and_from_the_deck(opened: LabPage) -> None:
    place = sandbox(opened.page, 1)
    press(place, "Set up")
    hand = place.get_by_role("textbox", name="Seat 2", exact=True)
    expect(hand).not_to_have_value("")  # What is typed before the hand is there would be written over.
    hand.fill("AS AS 3D")
    hand.press("Enter")
    expect(hand).to_have_value("3D AS AS")
    hand.fill("AS AS AS AS")
    hand.press("Enter")
    expect(place.get_by_role("alert")).to_contain_text("(C1)")
    expect(hand).to_have_value("3D AS AS")
    place.get_by_role("checkbox", name="Show the deck").check()
    place.get_by_role("combobox", name="Pick for").select_option("Seat 2")
    picked = place.locator(".gl-picker").get_by_role("textbox", name="Cards")
    expect(picked).to_have_value("3D AS AS")
    place.locator('[data-face="BJ"]').click()
    expect(picked).to_have_value("3D AS AS BJ")
    press(place, "Take these cards")
    expect(hand).to_have_value("3D AS AS BJ")
    place.get_by_role("combobox", name="Turn").select_option("2")
    place.get_by_role("checkbox", name="Show the deck").uncheck()
    expect(place.locator(".gl-cards text").get_by_text("Hand of seat 2")).to_be_visible()


def test_nothing_keeps_anybody_out_in_light_and_dark(opened: LabPage) -> None:
    place, duel = sandbox(opened.page), sandbox(opened.page, 1)
    card(duel, "9D").click(position={"x": 6, "y": 30})
    press(duel, "Play")
    expect(duel.get_by_role("alert")).to_be_visible()
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(opened.outputs) == []
    for panel in PANELS:
        press(place, panel)
        press(duel, panel)
        assert opened.barriers(opened.page.locator(".gl-card-sandbox")) == []
    press(duel, "Set up")
    duel.get_by_role("checkbox", name="Show the deck").check()
    expect(duel.locator('[data-face="BJ"]')).to_be_visible()
    assert opened.barriers(opened.page.locator(".gl-card-sandbox")) == []


def test_everything_is_in_one_view(opened: LabPage) -> None:
    for number in range(len(CELLS)):
        place = sandbox(opened.page, number)
        for panel in PANELS:
            press(place, panel)
            if panel == "Ask why":
                place.locator('.gl-askable [data-ask="turn"]').click()
                expect(place.locator(".gl-why .gl-rule-text")).to_be_visible()
            box = place.bounding_box()
            assert box is not None
            assert box["height"] <= ROOM, (number, panel)
            assert box["width"] <= 900
            assert place.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), (number, panel)


def test_what_was_built_is_a_tree_of_buttons(opened: LabPage) -> None:
    place = sandbox(opened.page, 1)
    steps = place.locator(".gl-branches button")
    expect(steps.last).to_have_attribute("aria-current", "step")
    press(place, "Pass")
    expect(steps.last).to_contain_text(re.compile(r"Seat \d passes"))
    steps.nth(1).click()
    expect(place.get_by_role("heading", name="Seat 5 leads")).to_be_visible()
