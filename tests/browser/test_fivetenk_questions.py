"""Questions about 5-10-K on a page: cards, plays and seats by mouse and by keyboard, numbers typed, no barriers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from gamelib.lessons import Item, generate
from gamelib.words import say
from tests.browser.lab import LabPage

NAME = "card_questions_under_test.ipynb"

ASKED = {
    "cards": generate("combinations", 61, "answer it"),
    "plays": generate("combinations", 61, "beating plays"),
    "number": generate("cards", 61, "points of cards"),
    "seats": generate("tricks", 61, "turns left"),
    "burials": generate("deal", 61, "burials"),
    "readings": generate("combinations", 61, "several readings"),
    "total": generate("endings", 61, "defenders' total"),
    "row": generate("promotion", 61, "row reached"),
}
CELLS = [
    "from gamelib.widgets import Questions",
    *(f"Questions({item.topic!r}, kinds=[{item.kind!r}], count=1)" for item in ASKED.values()),
]
VIEW, EXPLAINED = 600, 720
"""How high a question may be in pixels, in a window of 1280 by 720 with the file browser open; and when it is answered
and explained, which takes more where points are added up."""

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook of questions and run it."""
    return cells_page(NAME, CELLS)


def questions(page: Page, name: str) -> Locator:
    found = page.locator(".gl-questions").nth(list(ASKED).index(name))
    found.scroll_into_view_if_needed()
    return found


def button(place: Locator, name: str) -> Locator:
    return place.get_by_role("button", name=name, exact=True)


def right_keys(item: Item) -> list[str]:
    assert isinstance(item.answer, frozenset)
    return sorted(item.answer)


def test_cards_by_mouse_in_the_picture(opened: LabPage) -> None:
    place, item = questions(opened.page, "cards"), ASKED["cards"]
    first, *others = right_keys(item)
    # The corner of a card is what the next one leaves to be seen.
    place.locator(f'[data-index="{first}"]').click(position={"x": 6, "y": 20})
    expect(place.locator(f'input[value="{first}"]')).to_be_checked()
    button(place, "Check").click()
    expect(place.locator(".gl-wrong-answer")).to_be_visible()
    for key in others:
        place.locator(f'[data-index="{key}"]').click(position={"x": 6, "y": 20})
        expect(place.locator(f'input[value="{key}"]')).to_be_checked()
    button(place, "Check").click()
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_cards_by_ticks_alone(opened: LabPage) -> None:
    place, item = questions(opened.page, "cards"), ASKED["cards"]
    for key in right_keys(item):
        place.locator(f'input[value="{key}"]').check()
    button(place, "Check").press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_plays_by_keys_in_the_picture(opened: LabPage) -> None:
    page = opened.page
    place, item = questions(page, "plays"), ASKED["plays"]
    plays = place.locator(".gl-board [data-play][role=button]")
    assert plays.count() == 4
    plays.first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        held = page.evaluate("document.activeElement.dataset.play")
        if held in right_keys(item):
            page.keyboard.press("Enter")
            expect(place.locator(f'input[value="{held}"]')).to_be_checked()
        page.keyboard.press(key)
    button(place, "Check").press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()
    expect(place.locator(".gl-board .gl-tick")).to_have_count(len(right_keys(item)))


def test_a_number_is_typed_and_a_mistake_told(opened: LabPage) -> None:
    page = opened.page
    place, item = questions(page, "number"), ASKED["number"]
    mistake = item.mistakes[0]
    field = place.get_by_role("textbox", name="points")
    field.focus()
    page.keyboard.type(str(mistake.answer))
    page.keyboard.press("Enter")
    expect(place.locator(".gl-wrong-answer")).to_contain_text(say(mistake.remark.message))
    field.press("Control+a")
    page.keyboard.type(str(item.answer))
    page.keyboard.press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_seats_by_mouse_on_the_table(opened: LabPage) -> None:
    place, item = questions(opened.page, "seats"), ASKED["seats"]
    for key in right_keys(item):
        place.locator(f'[data-seat="{key}"]').click()
        expect(place.locator(f'input[value="{key}"]')).to_be_checked()
    expect(place.locator(".gl-board .gl-chosen")).to_have_count(len(right_keys(item)))
    expect(place.locator(".gl-board .gl-tick")).to_have_count(0)
    button(place, "Check").click()
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_no_barriers_in_light_and_dark(opened: LabPage) -> None:
    for name in ASKED:
        place = questions(opened.page, name)
        assert opened.barriers(place) == []
        button(place, "Show me").click()
        expect(place.get_by_text("This is the answer.")).to_be_visible()
        assert opened.barriers(place) == []
    opened.set_dark(dark=True)
    for name in ASKED:
        assert opened.barriers(questions(opened.page, name)) == []


def test_question_picture_and_buttons_are_seen_at_once(opened: LabPage) -> None:
    for name in ASKED:
        place = questions(opened.page, name)
        for shown in (False, True):
            if shown:
                button(place, "Show me").click()
                expect(place.get_by_text("This is the answer.")).to_be_visible()
            box = place.bounding_box()
            assert box is not None
            assert box["height"] <= (EXPLAINED if shown else VIEW), (name, shown)
            assert place.evaluate("place => place.scrollWidth <= place.clientWidth + 1")
