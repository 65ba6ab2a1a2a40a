"""The questions at the end of a lesson on a page: by mouse, by keyboard, and without barriers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from gamelib.lessons import Item, generate
from gamelib.pictures.tokens import LIGHT
from tests.browser.lab import LabPage, focused

NAME = "questions_under_test.ipynb"


ASKED = {
    "ports": generate("branches", 61, "open ports"),
    "sum": generate("counting", 61, "sum"),
    "choice": generate("target", 61, "accepted"),
    "tiles": generate("joining", 61, "placeable tiles"),
}
CELLS = [
    "from gamelib.widgets import Questions",
    *(f"Questions({item.topic!r}, kinds=[{item.kind!r}], count=2)" for item in ASKED.values()),
]

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


def right_keys(item: Item) -> frozenset[str]:
    assert isinstance(item.answer, frozenset)
    return item.answer


def test_ports_by_mouse_in_the_picture_and_by_ticks(opened: LabPage) -> None:
    place, item = questions(opened.page, "ports"), ASKED["ports"]
    first, *others = sorted(right_keys(item))
    place.locator(f'[data-port="{first}"]').click()
    expect(place.locator(f'input[value="{first}"]')).to_be_checked()
    for key in others:
        place.locator(f'input[value="{key}"]').check()
        expect(place.locator(f'[data-port="{key}"] .gl-guess')).to_be_visible()
    button(place, "Check").click()
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()


def test_a_number_by_keyboard_alone(opened: LabPage) -> None:
    page = opened.page
    place, item = questions(page, "sum"), ASKED["sum"]
    field = place.get_by_role("textbox", name="pips")
    field.focus()
    page.keyboard.type("59")
    page.keyboard.press("Enter")
    expect(place.locator(".gl-wrong-answer")).to_be_visible()
    expect(place.get_by_text("Try again, take a hint, or see the answer.")).to_be_visible()
    # Typed fast, and Enter at once: what is graded is all that was typed.
    field.press("Control+a")
    page.keyboard.type(str(item.answer), delay=0)
    page.keyboard.press("Enter")
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()
    expect(button(place, "Next question")).to_be_visible()
    for _ in range(4):  # Check, Hint, Show me, Next question
        page.keyboard.press("Tab")
    assert focused(page) == "Next question"
    page.keyboard.press("Enter")
    expect(place.get_by_role("heading", name="Question 2 of 2")).to_be_visible()
    # The focus is on the new question: typing goes on at once, and so it does after Enter in the field.
    expect(field).to_be_focused()
    button(place, "Show me").press("Enter")
    button(place, "Summary").press("Enter")
    expect(button(place, "Another 2 questions")).to_be_focused()
    page.keyboard.press("Enter")
    expect(place.get_by_role("heading", name="Question 1 of 2")).to_be_visible()
    expect(field).to_be_focused()
    button(place, "Show me").press("Enter")
    field.press("Enter")
    expect(place.get_by_role("heading", name="Question 2 of 2")).to_be_visible()
    expect(field).to_be_focused()


def test_a_press_of_check_cannot_overtake_what_is_typed(opened: LabPage) -> None:
    place, item = questions(opened.page, "sum"), ASKED["sum"]
    opened.page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            window.sent = [];
            WebSocket.prototype.send = function (data) {
                window.sent.push(typeof data === 'string' ? data : new TextDecoder().decode(data));
                return send.call(this, data);
            };
        }"""
    )
    # All within one tick: the number is put in, and Check is pressed.
    place.locator(".gl-columns").evaluate(
        """(columns, number) => {
            const field = columns.querySelector('.gl-answer input');
            field.value = number;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            columns.querySelector('.gl-check').click();
        }""",
        str(item.answer),
    )
    expect(place.get_by_text("Right.", exact=True)).to_be_visible()
    sent = opened.page.evaluate("window.sent.filter(text => text.includes('check'))")
    assert len(sent) == 1
    assert f'"value":"{item.answer}"' in sent[0].replace(": ", ":")


def test_a_click_leaves_no_ring_and_a_key_shows_it(opened: LabPage) -> None:
    page = opened.page
    place, item = questions(page, "ports"), ASKED["ports"]
    key = min(right_keys(item))
    port, tick = place.locator(f'[data-port="{key}"]'), place.locator(f'input[value="{key}"]')
    # The mark's line is thicker where the mark has the focus.
    mark, plain, ring = port.locator("circle").first, "0.11px", "0.3px"
    colour = f"rgb{(*bytes.fromhex(LIGHT.text[1:]),)}"
    expect(mark).to_have_css("stroke-width", plain)
    port.click()
    expect(tick).to_be_checked()
    port.click()
    expect(tick).not_to_be_checked()
    # The mouse still lies on it: that has another colour than what is chosen or has the focus.
    expect(mark).to_have_css("stroke", colour)
    page.mouse.move(0, 0)
    expect(mark).to_have_css("stroke-width", plain)
    page.keyboard.press("Enter")
    expect(tick).to_be_checked()
    expect(mark).to_have_css("stroke-width", ring)


def test_a_double_click_selects_no_text_of_a_picture(opened: LabPage) -> None:
    place = questions(opened.page, "ports")
    button(place, "Show me").click()
    expect(place.get_by_text("This is the answer.")).to_be_visible()
    place.locator(".gl-board").get_by_text("?", exact=True).first.dblclick()
    assert opened.page.evaluate("String(getSelection())") == ""


def test_a_choice_hints_the_answer_and_the_summary(opened: LabPage) -> None:
    place = questions(opened.page, "choice")
    button(place, "Check").click()
    expect(place.get_by_role("alert")).to_have_text("Choose one of the answers first.")
    button(place, "Hint").click()
    expect(place.get_by_text("Hint:")).to_be_visible()
    place.get_by_role("radio", name="They are accepted as far as 61.").check()
    button(place, "Check").click()
    expect(place.locator(".gl-wrong-answer")).to_contain_text("no part of it is cut off")
    rule = place.get_by_role("button", name="D16: No overshooting")
    rule.click()
    expect(place.locator(".gl-rule-text")).to_contain_text("refused in full")
    button(place, "Show me").click()
    right = place.locator(f'input[value="{ASKED["choice"].answer}"]')
    expect(right).to_be_checked()
    place.get_by_role("radio", name="They are accepted as far as 61.").click(force=True)
    expect(right).to_be_checked()
    button(place, "Next question").click()
    button(place, "Show me").click()
    button(place, "Summary").click()
    expect(place.get_by_text("0 of 2 right at once.")).to_be_visible()
    button(place, "Another 2 questions").click()
    expect(place.get_by_role("heading", name="Question 1 of 2")).to_be_visible()


def test_tiles_of_a_hand_by_keys_in_the_picture(opened: LabPage) -> None:
    page = opened.page
    place, item = questions(page, "tiles"), ASKED["tiles"]
    hand = place.locator(".gl-board [data-tile][role=button]")
    hand.first.focus()
    for _ in range(hand.count()):
        tile = page.evaluate("document.activeElement.dataset.tile")
        if tile in right_keys(item):
            page.keyboard.press(" ")
            expect(place.locator(f'input[value="{tile}"]')).to_be_checked()
        page.keyboard.press("ArrowRight")
    button(place, "Check").press("Enter")
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


def test_everything_is_seen_at_once(opened: LabPage) -> None:
    for name in ASKED:
        place = questions(opened.page, name)
        button(place, "Show me").click()
        expect(place.get_by_text("This is the answer.")).to_be_visible()
        box = place.bounding_box()
        assert box is not None
        assert box["height"] <= 600
        assert place.evaluate("place => place.scrollWidth <= place.clientWidth + 1")
