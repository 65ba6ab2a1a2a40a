"""The table to play at on a page: whole matches by clicks alone, the cover, the keyboard, the room, and no barriers."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import ROOM, LabPage

NAME = "practice_under_test.ipynb"
CELLS = (
    "from gamelib.widgets import PracticeTable\nPracticeTable('exact61', fresh=True, seed=3, samples=40)",
    "PracticeTable('fivetenk', fresh=True, seed=5, levels=['A'] * 6, adviser='simple')",
    "PracticeTable('exact61', fresh=True, seed=4, seats=('person', 'person'), name='two')",
)

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook of tables and run it."""
    return cells_page(NAME, CELLS)


def table(page: Page, number: int = 0) -> Locator:
    found = page.locator(".gl-practice").nth(number)
    found.evaluate("e => e.scrollIntoView({ block: 'start' })")
    return found


def button(place: Locator, name: str) -> Locator:
    return place.get_by_role("button", name=name, exact=True)


WHAT_TO_DO = ("Deal on", "Next move", "Look back on the match", "Suggest")
"""Buttons of which one is there whenever the match waits for a person."""


def rested(place: Locator) -> str:
    """Wait until nothing is thought about any more and it is shown what there is to do; give the button's name."""
    expect(place.locator(".gl-columns .gl-thinking")).to_be_hidden(timeout=30_000)
    # The bar goes a moment before the buttons come.
    waiting = place.get_by_role("button", name=re.compile(f"^({'|'.join(WHAT_TO_DO)})$")).filter(visible=True)
    expect(waiting).to_have_count(1, timeout=30_000)
    return waiting.inner_text()


def suggested(place: Locator) -> None:
    """Wait for the suggestion that was asked for, and press the first candidate."""
    first = place.locator('[data-option="0"]')
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")


def move_on(place: Locator) -> bool:
    """Do by clicks what there is to do next, following a suggestion; ``False`` once the match is over."""
    name = rested(place)
    if name == "Look back on the match":
        return False
    button(place, name).click()
    if name != "Suggest":
        expect(button(place, name)).to_be_hidden()
        return True
    suggested(place)
    lay_tile(place) if place.locator(".gl-trying").count() else use_cards(place)
    expect(place.locator("[data-option]")).to_have_count(0)  # Once it is done it needs no suggestion any more.
    return True


def lay_tile(place: Locator) -> None:
    """Lay the tile that is pointed at where it is pointed at; or draw, or pass."""
    text = place.locator('[data-option="0"]').inner_text()
    for word, name in (("draw", "Draw"), ("pass", "Pass")):
        if word in text:
            button(place, name).click()
            return
    pointed = ".gl-trying [data-spot][role=button]"
    place.locator(f'{pointed}:has([class*=gl-would-]), {pointed}[data-spot="first"]').first.click()


def use_cards(place: Locator) -> None:
    """Do with the raised cards what is to be done with them."""
    text = place.locator('[data-option="0"]').inner_text()
    words = (("reveal", "Reveal"), ("decline", "Decline"), ("bury", "Bury"), ("name", "Name them"), ("pass", "Pass"))
    name = next((name for word, name in words if word in text), "Play")
    button(place, name).click()


def steps_to_the_end(place: Locator, seconds: float) -> int:
    """Play a match to its end by clicks, and count them."""
    until, count = time.monotonic() + seconds, 0
    while move_on(place):
        count += 1
        assert time.monotonic() < until, f"after {count} steps"
    return count


def test_a_hand_of_dominoes_by_clicks_with_a_suggestion_at_every_choice(opened: LabPage) -> None:
    place = table(opened.page)
    button(place, "Begin the match").click()
    for _ in range(6):
        assert move_on(place)
    button(place, "Undo").click()
    expect(place.get_by_role("status").get_by_text("Taken back: choose again.")).to_be_visible()


def test_a_game_of_cards_from_the_ace_on_by_clicks_with_a_suggestion_at_every_choice(opened: LabPage) -> None:
    place = table(opened.page, 1)
    button(place, "Begin the match").click()
    for _ in range(8):
        if not move_on(place):
            break
    expect(place.locator(".gl-card-table svg")).to_be_visible()


def test_a_whole_match_of_dominoes_by_clicks_alone(opened: LabPage) -> None:
    place = table(opened.page)
    button(place, "Begin the match").click()
    assert steps_to_the_end(place, 600) > 20
    expect(place.get_by_role("status").get_by_text(re.compile("You have (won|lost) the match"))).to_be_visible()
    button(place, "Look back on the match").click()
    expect(place.locator(".gl-stepper")).to_be_visible(timeout=20_000)
    button(place, "Find what was worth more").click()
    expect(place.get_by_text("choices looked at")).to_be_visible(timeout=60_000)
    expect(place.locator(".gl-looking-back .gl-thinking")).to_be_hidden(timeout=120_000)
    assert opened.barriers(place) == []
    button(place, "New match").click()
    expect(place.locator(".gl-looking-back")).to_be_hidden()
    button(place, "Back to the match").click()
    expect(place.locator(".gl-looking-back")).to_be_visible()


def test_a_whole_match_of_cards_by_clicks_alone(opened: LabPage) -> None:
    place = table(opened.page, 1)
    button(place, "Begin the match").click()
    assert steps_to_the_end(place, 900) > 10
    expect(place.get_by_role("status").get_by_text(re.compile("You have (won|lost) the match"))).to_be_visible()
    button(place, "Look back on the match").click()
    expect(place.locator(".gl-stepper")).to_be_visible(timeout=30_000)
    assert opened.barriers(place) == []


def test_between_two_people_the_screen_is_covered(opened: LabPage) -> None:
    place = table(opened.page, 2)
    button(place, "Begin the match").click()
    ready = place.get_by_role("button", name="I am at seat")
    expect(ready).to_be_visible()
    expect(place.locator("[data-tile]")).to_have_count(0)
    ready.click()
    expect(place.locator(".gl-trying [data-tile]").first).to_be_visible()
    place.locator(".gl-trying [data-tile][role=button]").first.click()
    place.locator('.gl-trying [data-spot="first"][role=button]').click()
    expect(ready).to_be_visible()
    expect(place.locator("[data-tile]")).to_have_count(0)


def test_by_keyboard_a_tile_is_picked_and_laid_and_the_next_one_is_at_hand(opened: LabPage) -> None:
    page, place = opened.page, table(opened.page)
    button(place, "Begin the match").click()
    expect(place.get_by_role("status").get_by_text("It is your turn")).to_be_visible(timeout=20_000)
    fits = place.locator('.gl-trying [data-tile][aria-label*="fits at"]').first
    tile = fits.get_attribute("data-tile")
    place.locator(".gl-trying [data-tile][role=button]").first.focus()
    for _ in range(5):
        if page.locator(":focus").get_attribute("data-tile") == tile:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile(rf"Lay \[{re.escape(str(tile))}\]"))
    page.keyboard.press("Enter")
    expect(place.locator(f'.gl-trying [data-tile="{tile}"][role="button"]')).to_have_count(0)
    rested(place)
    expect(page.locator(".gl-trying [data-tile]:focus")).to_have_count(1)


def test_by_keyboard_cards_are_raised_and_played_and_the_hand_is_at_hand_again(opened: LabPage) -> None:
    page, place = opened.page, table(opened.page, 1)
    button(place, "Begin the match").click()
    while not button(place, "Play").is_visible():
        move_on(place)
    while "pass" in suggestion(place):
        lay_by_suggestion(place)
    raised = place.locator('.gl-cards [aria-pressed="true"]')
    expect(raised.first).to_be_visible()
    raised.first.focus()
    page.keyboard.press("Enter")
    rested(place)
    expect(place.locator(".gl-cards [data-index]:focus")).to_have_count(1)


def suggestion(place: Locator) -> str:
    """Ask for a suggestion, press the first candidate, and read it."""
    button(place, "Suggest").click()
    suggested(place)
    return place.locator('[data-option="0"]').inner_text()


def lay_by_suggestion(place: Locator) -> None:
    """Do what is suggested."""
    use_cards(place)
    expect(place.locator("[data-option]")).to_have_count(0)


def fits(place: Locator, what: str) -> None:
    """Expect a table to fit one view, once it has been drawn."""
    script = f"e => e.getBoundingClientRect().height <= {ROOM}"
    until = time.monotonic() + 3
    while not place.evaluate(script):
        assert time.monotonic() < until, (what, place.bounding_box())
        place.page.wait_for_timeout(50)


OPEN_IN_VIEW = """place => {
    const opened = place.querySelector('[aria-expanded="true"]');
    const [inside, outside] = [opened, place].map(part => part.getBoundingClientRect());
    return inside.top >= outside.top - 1 && inside.bottom <= outside.bottom + 1 && outside.height > 100;
}"""
"""Whether the button of the candidate that is laid open is seen where the candidates are."""


def test_all_of_it_fits_one_view_and_keeps_nobody_out(opened: LabPage) -> None:
    for number in (0, 1):
        place = table(opened.page, number)
        fits(place, "the settings")
        assert opened.barriers(place) == []
        button(place, "Begin the match").click()
        for _ in range(3):
            if rested(place) != "Suggest":
                break
            button(place, "Suggest").click()
            suggested(place)
            fits(place, "a suggestion")
            assert place.locator(".gl-suggesting .gl-candidates").evaluate(OPEN_IN_VIEW)
            assert place.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
            assert opened.barriers(place) == []
            for panel in ("What happened", "Moves"):
                place.locator(".gl-toggle").get_by_role("button", name=panel, exact=True).click()
                fits(place, panel)
            assert opened.barriers(place) == []
            lay_tile(place) if number == 0 else use_cards(place)
    opened.set_dark(dark=True)
    for number in (0, 1):
        assert opened.barriers(table(opened.page, number)) == []


def test_thinking_shows_how_far_it_has_come_and_can_be_stopped(opened: LabPage) -> None:
    place = table(opened.page)
    place.get_by_label("Strong ones think").select_option(label="10 seconds")
    button(place, "Begin the match").click()
    expect(place.get_by_role("status").get_by_text("It is your turn")).to_be_visible(timeout=20_000)
    began = time.monotonic()
    button(place, "Suggest").click()
    expect(place.get_by_role("progressbar")).to_be_visible()
    # Meanwhile the page answers.
    place.locator(".gl-toggle").get_by_role("button", name="Moves", exact=True).click()
    expect(place.locator("[data-place]").first).to_be_visible()
    button(place, "Stop").click()
    rested(place)
    assert time.monotonic() - began < 8
    expect(place.locator("[data-option]").first).to_be_attached()


KEPT = """\
import os
os.environ["GAMELIB_KEEP"] = "kept_of_tables"
from gamelib.widgets import PracticeTable
PracticeTable("exact61", seed=6, seats=("person", "strong"), adviser="simple", seconds=20, name="kept")
"""


def moves_made(place: Locator) -> list[str]:
    """Read the list of moves."""
    place.locator(".gl-toggle").get_by_role("button", name="Moves", exact=True).click()
    expect(place.locator(".gl-move-list")).to_be_visible()
    return place.locator("[data-place]").all_inner_texts()


def think(place: Locator) -> None:
    """Move until the computer has something to think about."""
    for _ in range(12):
        button(place, "Suggest").click()
        suggested(place)
        lay_tile(place)
        for _ in range(15):
            if button(place, "Stop").is_visible():
                return
            place.page.wait_for_timeout(100)
    raise AssertionError("the computer never had a choice")


def test_a_kernel_that_is_interrupted_or_restarted_loses_at_most_the_last_move(
    cells_page: Callable[..., LabPage],
) -> None:
    opened = cells_page("practice_kept.ipynb", (KEPT,))
    opened.spent = True
    page, place = opened.page, table(opened.page)
    button(place, "Begin the match").click()
    think(place)
    page.get_by_role("button", name="Interrupt the kernel").click()
    page.wait_for_timeout(500)
    expect(button(place, "Stop")).to_be_visible()
    button(place, "Stop").click()
    think(place)
    before = moves_made(place)
    assert len(before) >= 3
    opened.restart()
    expect(table(page).locator(".gl-trying svg").first).to_be_visible()
    after = moves_made(table(page))
    assert after[: len(before)] == before, "all that was seen is there again"
