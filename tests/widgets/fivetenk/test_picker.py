"""Picking cards: the deck, the text and the cards picked always agree, whatever is done in whatever order."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, FACES, Card
from gamelib.widgets import CardPicker, Guard, WhatIsThis, WhichBeats
from tests.widgets.fivetenk.cards import check_picker, enter, mistakes_are_said, pick, put_back, text_of

EXAMPLES = (("a pair", "9D 9S"), ("jokers", "LJ BJ"))


def said(picker: CardPicker) -> str:
    """Give what went wrong, as the picker says it."""
    return text_of(picker.children[-1].value)


def test_every_order_of_picking_comes_to_the_same() -> None:
    shown = set()
    for order in permutations(["10H", "3D", "3D", "BJ"]):
        picker = CardPicker()
        pick(picker.deck, *order)
        check_picker(picker)
        shown.add((picker.cards, picker.row.field.value, picker.row.board.picture, picker.deck.picture))
    assert len(shown) == 1


@pytest.mark.parametrize("count", [26, 32])
def test_whole_hands_are_picked_typed_and_put_back(count: int) -> None:
    stream = Random(count)
    hand = stream.sample(DECK, count)
    picker = CardPicker()
    pick(picker.deck, *hand)
    check_picker(picker)
    assert sorted(picker.cards) == sorted(hand)
    typed = CardPicker()
    enter(typed.row, " ".join(stream.sample(hand, count)))
    assert typed.cards == picker.cards
    while picker.cards:
        put_back(picker.row, stream.randrange(len(picker.cards)))
        check_picker(picker)


@given(
    st.lists(st.sampled_from(["pick", "back", "type", "undo", "clear", "example", "set"]), max_size=25), st.randoms()
)
def test_whatever_is_done_all_three_agree_and_nothing_goes_wrong(actions: list[str], stream: Random) -> None:
    picker = CardPicker(examples=EXAMPLES)
    for action in actions:
        if action == "pick" and len(picker.cards) < 32:
            left = [face for face in FACES if picker.cards.count(face) < 3]
            pick(picker.deck, stream.choice(left))
        elif action == "back" and picker.cards:
            put_back(picker.row, stream.randrange(len(picker.cards)))
        elif action == "type":
            enter(picker.row, ", ".join(stream.sample(DECK, stream.randint(0, 12))))
        elif action == "undo":
            picker.row.back.click()
        elif action == "clear":
            picker.row.empty.click()
        elif action == "example":
            stream.choice(picker.examples).click()
        elif action == "set":
            picker.cards = tuple(stream.sample(DECK, stream.randint(0, 12)))
        check_picker(picker)
    assert Guard.raised == []


def test_undo_takes_back_one_change_after_the_other() -> None:
    picker = CardPicker("3D 4D", examples=EXAMPLES)
    past = [picker.cards]
    for change in (
        lambda: pick(picker.deck, "5D"),
        lambda: put_back(picker.row, 0),
        lambda: enter(picker.row, "9D 9S"),
        picker.examples[1].click,
        picker.row.empty.click,
    ):
        change()
        past.append(picker.cards)
    assert picker.row.changes == 5
    while len(past) > 1:
        assert picker.cards == past.pop()
        picker.row.back.click()
        check_picker(picker)
    picker.row.back.click()
    assert picker.cards == (Card("3D"), Card("4D"))


@pytest.mark.parametrize("text", ["10♥ 3♦", "3d10h", "ten of hearts and 3 of diamonds", "ハートの10、ダイヤの3"])
def test_cards_can_be_typed_in_many_ways(text: str) -> None:
    picker = CardPicker(language="ja")
    enter(picker.row, text)
    assert picker.cards == (Card("3D"), Card("10H"))
    assert picker.row.field.value == "3D 10H"


WRONG = [
    ("3D 11H", "Card 2, '11H', cannot be read", ""),
    ("3D queen", "Card 2, Q, has no suit", ""),
    ("3D 3D 3D 9H 3D", "Card 5 is a fourth 3♦, and there are only three.", "(C1)"),
    (" ".join(DECK[:40]), "A hand has 32 cards at most, and these are 40.", "(C1)"),
]


@pytest.mark.parametrize(("text", "sentence", "rule"), WRONG)
def test_bad_text_keeps_what_stood_before_and_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, text: str, sentence: str, rule: str
) -> None:
    mistakes_are_said(monkeypatch)
    picker = CardPicker("9D 9S")
    before = (picker.cards, picker.row.board.picture, picker.deck.picture)
    enter(picker.row, text)
    assert (picker.cards, picker.row.board.picture, picker.deck.picture) == before
    assert said(picker).startswith(sentence)
    assert said(picker).endswith(rule)
    assert picker.row.changes == 0
    assert picker.row.field.value == text, "what was typed stays, to be mended"
    picker.row.back.click()
    check_picker(picker)
    assert picker.cards == before[0]
    assert said(picker) == ""


def test_a_press_after_bad_text_makes_all_three_agree_again(monkeypatch: pytest.MonkeyPatch) -> None:
    mistakes_are_said(monkeypatch)
    picker = CardPicker("9D 9S")
    enter(picker.row, "what?")
    pick(picker.deck, "9H")
    check_picker(picker)
    assert picker.row.field.value == "9D 9H 9S"


def test_a_face_of_which_none_is_left_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    mistakes_are_said(monkeypatch)
    picker = CardPicker("9D 9D 9D")
    pick(picker.deck, "9D")
    assert len(picker.cards) == 3
    assert said(picker) == "9♦: there are only three of it, and here are more. (C1)"


def test_what_cannot_be_is_refused_and_nothing_changes() -> None:
    picker = CardPicker("9D 9S")
    for wrong in (("3D",) * 4, ("11H",), tuple(DECK[:33])):
        with pytest.raises(RuleError):
            picker.cards = wrong
        check_picker(picker)
    assert picker.cards == (Card("9D"), Card("9S"))
    with pytest.raises(RuleError):
        CardPicker("9D 9D 9D 9D")


@pytest.mark.parametrize("thing", [None, 5, 2.5, [None], [["3D"]], {"a": 1}, object()])
def test_what_are_no_cards_is_refused_in_a_sentence(thing: object) -> None:
    for make in (CardPicker, WhatIsThis, WhichBeats):
        with pytest.raises(RuleError) as refused:
            make(thing)  # type: ignore[arg-type]
        assert refused.value.rule == "format"


def test_others_are_told_and_can_be_linked() -> None:
    picker, other = CardPicker(), CardPicker()
    heard: list[tuple[str, ...]] = []
    picker.observe(lambda change: heard.append(change["new"]), "cards")
    traitlets.link((picker, "cards"), (other, "cards"))
    pick(picker.deck, "4D", "3D")
    assert heard == [("4D",), ("3D", "4D")]
    check_picker(other)
    assert other.cards == ("3D", "4D")
    other.row.empty.click()
    assert picker.cards == ()


def test_every_card_can_be_reached_by_name() -> None:
    picker = CardPicker("10H 10H LJ")
    assert picker.deck.targets["data-face"][Card("10H")] == "10♥, 1 left"
    assert picker.row.board.targets["data-index"] == {
        "0": "10♥: take it back",
        "1": "10♥: take it back",
        "2": "little joker: take it back",
    }
    assert picker.deck.name.startswith("The deck.")


def test_what_is_picked_is_read_out_where_no_other_widget_tells_of_it() -> None:
    picker = CardPicker("10H")
    assert 'aria-live="polite"' in picker.words.value
    assert text_of(picker.words.value) == "1 card: 10♥. 10 points in all."
    pick(picker.deck, "5D")
    assert text_of(picker.words.value) == "2 cards: 5♦ and 10♥. 15 points in all."
    picker.row.clear()
    assert text_of(picker.words.value) == "No cards."
    assert CardPicker(guard=Guard("fivetenk")).words.value == ""


def test_keys_on_a_card_put_it_back_and_other_presses_do_nothing() -> None:
    picker = CardPicker("3D 4D 5D")
    picker.row.board.press({"card": "4D", "index": "1"}, "Delete")
    assert picker.cards == ("3D", "5D")
    for data in ({}, {"index": "7"}, {"index": "x"}):
        picker.row.board.press(data, "Delete")
    picker.deck.press({}, "ArrowLeft")
    check_picker(picker)
    assert picker.cards == ("3D", "5D")


def test_its_text_is_the_same_each_time() -> None:
    assert repr(CardPicker("4D 3D")) == "<CardPicker: 3D 4D>"
    assert repr(CardPicker()) == "<CardPicker: no cards>"
    assert repr(CardPicker("4D 3D").row) == "<CardRow: 3D 4D>"
