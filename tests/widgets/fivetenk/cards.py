"""What the tests of the explorers of cards share: pressing, typing, and whether all that shows cards agrees."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from xml.etree import ElementTree as ET

import pytest

from gamelib.fivetenk import FACES, Card
from gamelib.pictures import Picture
from gamelib.widgets import Board, CardPicker, Guard
from gamelib.widgets.fivetenk.card_row import CardRow
from tests.pictures.drawn import root_of, values, with_attribute


def pick(board: Board, *faces: str) -> None:
    """Press faces of a deck."""
    for face in faces:
        board.press({"face": face})


def put_back(row: CardRow, index: int) -> None:
    """Press a card of a row, which carries its face and its place."""
    row.board.press({"card": row.cards[index], "index": str(index)})


def enter(row: CardRow, text: str) -> None:
    """Type a text and press Enter: the page tells of Enter, and of the text when the field is left."""
    listener = row.children[-1]
    listener._handle_custom_msg({"place": 0, "text": text}, [])
    row.field.value = text


def drawn_in(board: Board) -> ET.Element:
    """Parse what a board shows, which is a picture."""
    return root_of(Picture(board.picture))


def lit_in(root: ET.Element, attribute: str) -> list[str]:
    """Give those of an attribute's values whose part is outlined."""
    return [
        part.attrib[attribute]
        for part in with_attribute(root, attribute)
        if any("gl-card-lit" in child.get("class", "") for child in part)
    ]


def text_of(markup: str) -> str:
    """Give the words of some markup."""
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", markup)).strip())


def cited(rules: Board) -> set[str]:
    """Give the rules that are cited."""
    return set(re.findall(r'data-rule="(\w+)"', rules.picture))


def check_row(row: CardRow) -> None:
    """See that the text, the picture, what can be pressed in it and the cards agree."""
    assert row.field.value == " ".join(row.cards)
    assert list(row.cards) == sorted(row.cards, key=lambda card: Card(card).number)
    root = drawn_in(row.board)
    assert sorted(values(root, "data-card")) == sorted(row.cards)
    assert list(row.board.targets["data-index"]) == [str(place) for place in range(len(row.cards))]


def check_picker(picker: CardPicker) -> None:
    """See that the deck, the text, the cards picked and what others are told agree."""
    check_row(picker.row)
    assert picker.cards == picker.row.cards
    held = Counter(picker.cards)
    names = picker.deck.targets["data-face"]
    assert [name.rsplit(", ", 1)[1] for name in names.values()] == [f"{3 - held[face]} left" for face in FACES]
    assert f"<title>The deck: {162 - len(picker.cards)} of 162 cards left</title>" in picker.deck.picture


def mistakes_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let mistakes end in the widget's message, as on a page."""
    monkeypatch.setattr(Guard, "raises", False)
