"""The explorers of cards on a page: clicked and typed through, by keyboard alone, seen at once, without barriers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from gamelib.lessons.fivetenk.moments import moment
from gamelib.widgets.fivetenk.deals import dealt
from tests.browser.lab import ROOM, LabPage

NAME = "card_explorers_under_test.ipynb"
FOUR_TRIPLES = "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H"
LOWER_TRIPLES = "3D 3C 3H 4S 4D 4C 5S 5D 5C 6S 6D 6C"
CELLS = {
    "imports": "from gamelib.widgets import CardPicker, Friends, WhatIsThis, WhichBeats",
    "picker": "CardPicker('9D 9S')",
    "what": "WhatIsThis()",
    "which": f"WhichBeats('{FOUR_TRIPLES}', '{LOWER_TRIPLES}')",
    "answers": "WhichBeats('', '7D 7S', deal=7)",
    "friends": "Friends()",
    "following": "Friends(game=61)",
}

pytestmark = pytest.mark.browser


@pytest.fixture
def opened(cells_page: Callable[..., LabPage]) -> LabPage:
    """Open a notebook with all explorers and run it."""
    return cells_page(NAME, CELLS.values())


def explorer(opened: LabPage, name: str) -> Locator:
    found = opened.page.locator(".jp-CodeCell").nth(list(CELLS).index(name)).locator(".gl-explorer, .gl-picker").first
    found.scroll_into_view_if_needed()
    return found


def face(place: Locator, card: str) -> Locator:
    """Find a face of the deck that is shown."""
    return place.locator(f'[data-face="{card}"]:visible')


def field(place: Locator, label: str) -> Locator:
    return place.get_by_label(label, exact=True)


def button(place: Locator, name: str) -> Locator:
    return place.locator(":visible").get_by_role("button", name=name, exact=True)


def told(place: Locator) -> Locator:
    return place.locator(".gl-words:visible").first


def test_clicks_and_typed_text_make_the_same_cards(opened: LabPage) -> None:
    place = explorer(opened, "picker")
    cards = place.locator(".gl-cards [data-card]")
    face(place, "10H").click()
    face(place, "3D").click()
    expect(field(place, "Cards")).to_have_value("3D 9D 9S 10H")
    expect(face(place, "10H")).to_have_attribute("aria-label", "10♥, 2 left")
    place.locator('.gl-cards [data-card="9D"]').click()
    expect(field(place, "Cards")).to_have_value("3D 9S 10H")
    field(place, "Cards").fill("10♥ ten of clubs LJ")
    field(place, "Cards").press("Enter")
    expect(field(place, "Cards")).to_have_value("10C 10H LJ")
    expect(cards).to_have_count(3)
    expect(face(place, "10H")).to_have_attribute("aria-label", "10♥, 2 left")
    expect(face(place, "3D")).to_have_attribute("aria-label", "3♦, 3 left")
    button(place, "Undo").click()
    expect(field(place, "Cards")).to_have_value("3D 9S 10H")
    expect(cards).to_have_count(3)
    button(place, "Clear").click()
    expect(cards).to_have_count(0)
    expect(field(place, "Cards")).to_have_value("")


def test_text_is_taken_when_the_field_is_left_and_bad_text_says_so(opened: LabPage) -> None:
    place = explorer(opened, "picker")
    field(place, "Cards").fill("5D 5C")
    face(place, "5H").click()
    expect(field(place, "Cards")).to_have_value("5D 5C 5H")
    field(place, "Cards").fill("5D 11H")
    field(place, "Cards").press("Enter")
    alert = place.get_by_role("alert")
    expect(alert).to_contain_text("Card 2, '11H', cannot be read")
    expect(place.locator(".gl-cards [data-card]")).to_have_count(3)
    expect(field(place, "Cards")).to_have_value("5D 11H")
    face(place, "6H").click()
    expect(field(place, "Cards")).to_have_value("5D 5C 5H 6H")
    expect(alert).to_have_count(0)


def test_the_deck_and_the_cards_by_keyboard_alone(opened: LabPage) -> None:
    page = opened.page
    place = explorer(opened, "picker")
    face(place, "3D").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(face(place, "4C")).to_be_focused()
    page.keyboard.press("Enter")
    expect(field(place, "Cards")).to_have_value("4C 9D 9S")
    expect(face(place, "4C")).to_be_focused()
    page.keyboard.press(" ")
    expect(field(place, "Cards")).to_have_value("4C 4C 9D 9S")
    page.keyboard.press("End")
    expect(face(place, "BJ")).to_be_focused()
    for _ in range(4):  # The text, Undo, Clear, the cards.
        page.keyboard.press("Tab")
    first = place.locator(".gl-cards [data-index]").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    expect(field(place, "Cards")).to_have_value("4C 4C 9S")
    # The focus is on the card that has taken its place.
    expect(place.locator('.gl-cards [data-index="2"]')).to_be_focused()
    page.keyboard.press("Delete")
    expect(place.locator('.gl-cards [data-index="1"]')).to_be_focused()


def test_what_is_this_by_clicks_text_and_a_press_on_what_would_help(opened: LabPage) -> None:
    place = explorer(opened, "what")
    expect(told(place)).to_contain_text("Pick cards from the deck, or type them.")
    for card in ("5D", "6C", "7C"):
        face(place, card).click()
    expect(told(place)).to_contain_text("5, 6 and 7 are too few for a straight: it needs 2 more consecutive ranks.")
    field(place, "Cards").fill("5D 6C 7C 8C 9H 2S")
    field(place, "Cards").press("Enter")
    expect(told(place)).to_contain_text("No 2 and no joker can be in a straight")
    button(place, "One 2 fewer: straight from 5 to 9.").click()
    expect(told(place)).to_contain_text("straight from 5 to 9")
    expect(place.get_by_role("img", name="straight from 5 to 9")).to_be_visible()
    expect(field(place, "Cards")).to_have_value("5D 6C 7C 8C 9H")
    button(place, "joker as a wing").click()
    expect(told(place)).to_contain_text("may not use a joker")
    place.get_by_role("button", name="C7: What wings may be").click()
    expect(place.locator(".gl-rule-text")).to_be_visible()
    place.get_by_label("Jokers of one kind may be wings (R4)").check()
    expect(told(place)).to_contain_text("airplane from 8 to 9 with single wings")
    button(place, "three readings").click()
    expect(place.get_by_role("img", name="3 readings")).to_be_visible()


def test_two_plays_are_judged_swapped_and_read_otherwise(opened: LabPage) -> None:
    place = explorer(opened, "which")
    expect(told(place)).to_contain_text("Yes: the first beats the second on the table.")
    place.get_by_label("Second as").select_option("airplane from 4 to 6 with single wings")
    expect(told(place)).to_contain_text("airplane from 5 to 7 with single wings")
    button(place, "Swap").click()
    expect(told(place)).to_contain_text("No: the first does not beat the second on the table.")
    field(place, "First: answers").fill("9D 9C")
    field(place, "First: answers").press("Enter")
    expect(told(place)).to_contain_text("No: the first cannot beat the second on the table.")
    button(place, "Second").click()
    expect(button(place, "Second")).to_have_attribute("aria-pressed", "true")
    field(place, "Second: lies on the table").fill("")
    field(place, "Second: lies on the table").press("Enter")
    expect(told(place)).to_contain_text("Second: pick cards")
    face(place, "9H").click()
    face(place, "9S").click()
    expect(told(place)).to_contain_text("No: the two are equal.")
    button(place, "suits").click()
    expect(told(place)).to_contain_text("diamonds, clubs, hearts, spades is their order")


def test_the_answers_of_a_hand_by_kind_page_and_press(opened: LabPage) -> None:
    place = explorer(opened, "answers")
    expect(told(place)).to_contain_text("answers to the pair of 7s")
    place.locator('[data-kind="suited 5-10-K"]').click()
    expect(told(place)).to_contain_text("a special combination beats every ordinary one")
    place.locator('[data-play="0"]').click()
    expect(place.locator(".gl-cards [data-card] .gl-card-lit:visible")).to_have_count(3)
    expect(told(place)).to_contain_text("suited 5-10-K of diamonds")
    button(place, "nothing: a lead").click()
    expect(told(place)).to_contain_text("leads")
    place.locator('[data-kind="triple with single"]').click()
    first = place.locator('[data-play="0"]').get_attribute("aria-label")
    button(place, "Next").click()
    expect(place.locator('[data-play="0"]')).not_to_have_attribute("aria-label", str(first))
    expect(button(place, "Next")).to_be_focused()
    field(place, "Deal").fill("8")
    field(place, "Deal").press("Enter")
    expect(field(place, "Hand")).to_have_value(" ".join(dealt(8).hands[0]))
    place.get_by_label("of", exact=True).select_option(index=3)
    expect(field(place, "Hand")).to_have_value(" ".join(dealt(8).hands[3]))
    field(place, "Hand").fill("8D 8C 8H 8S")
    field(place, "Hand").press("Enter")
    field(place, "To beat").fill("9D")
    field(place, "To beat").press("Enter")
    expect(told(place)).to_contain_text("1 answer to the single 9")
    place.get_by_label("Show the deck").check()
    button(place, "Hand").click()
    face(place, "JS").click()
    expect(told(place)).to_contain_text("2 answers to the single 9")


def test_cards_are_buried_and_faces_answer(opened: LabPage) -> None:
    place = explorer(opened, "friends")
    hand = place.locator(".gl-cards [data-index]:visible")
    expect(hand).to_have_count(32)
    for index in (0, 1, 2):
        place.locator(f'.gl-cards [data-index="{index}"]:visible').click(position={"x": 6, "y": 20})
    expect(told(place.locator(".gl-right:visible"))).to_contain_text("3 of 6 cards buried")
    button(place, "three aces of spades").click()
    right = told(place.locator(".gl-right:visible"))
    expect(right).to_contain_text("All three copies of A♠ are buried, so K♠ may be named.")
    expect(face(place, "KS")).to_have_attribute("aria-label", "K♠: it may be named")
    face(place, "AS").click()
    expect(place.get_by_text("all three of it are buried, so in its suit K♠ may be")).to_be_visible()
    face(place, "2S").press("Enter")
    expect(place.get_by_text("Neither a 2 nor a joker may be named, and 2♠ is one.")).to_be_visible()
    button(place, "Bury none").click()
    expect(right).to_contain_text("0 of 6 cards buried")


def test_a_friend_appears_as_named_faces_are_played(opened: LabPage) -> None:
    place = explorer(opened, "following")
    strip = place.locator(".gl-sheet:visible")
    expect(strip.get_by_text("counts", exact=True)).to_have_count(2)
    for _ in range(6):
        button(place, "Next named play").click()
    expect(strip.get_by_text("friend", exact=True)).not_to_have_count(0)
    kind = "a friend revealed by a pair"
    place.get_by_label("Show", exact=True).select_option(kind)
    expect(field(place, "Game")).to_have_value(str(moment(kind, 61).seed))
    expect(place.locator(".gl-words:visible").first).to_contain_text("is a friend now")


def test_no_barriers_in_light_and_dark(opened: LabPage) -> None:
    for dark in (False, True):
        opened.set_dark(dark=dark)
        for name in list(CELLS)[1:]:
            assert opened.barriers(explorer(opened, name)) == [], name


def seen_at_once(place: Locator) -> bool:
    """Tell whether an explorer fits into what is seen, and nothing of it reaches out of its sides."""
    box = place.bounding_box()
    assert box is not None
    return box["height"] <= ROOM and bool(place.evaluate("place => place.scrollWidth <= place.clientWidth + 1"))


def test_everything_is_seen_at_once(opened: LabPage) -> None:
    for name, count in (("what", 7), ("which", 5), ("answers", 6), ("friends", 4), ("following", 0)):
        place = explorer(opened, name)
        assert seen_at_once(place), name
        examples = place.locator(".gl-examples:visible .jupyter-button")
        expect(examples).to_have_count(count)
        for number in range(count):
            examples.nth(number).click()
            opened.page.wait_for_timeout(300)
            assert seen_at_once(place), (name, number)
