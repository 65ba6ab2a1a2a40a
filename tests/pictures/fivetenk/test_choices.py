"""Plays to choose from: each in a frame of its own, none over another, and all of it said in words."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree as ET

import pytest

from gamelib.fivetenk import DECK, choose, leads
from gamelib.fivetenk.arranging import by_kind
from gamelib.pictures.fivetenk.choices import Choice, columns_for, draw_choices
from gamelib.words import fact
from tests.pictures.drawn import SVG, root_of, values, with_attribute
from tests.pictures.fivetenk.placing import Box, cards_in, frame_of, placed, texts_in

HANDS = [Random(seed).sample(DECK, 32) for seed in range(4)]


def choices(hand: list[str], kind: str, count: int) -> list[Choice]:
    plays = by_kind(leads(hand))[kind][:count]
    return [Choice((chosen := choose(hand, play)).cards, play.reading, chosen.messages) for play in plays]


def frames_of(root: ET.Element) -> list[Box]:
    """Give the box of each play's frame."""
    found = []
    for element, x, y, _ in placed(root):
        if element.get("data-play") is not None:
            outline = next(element.iter(f"{SVG}rect"))
            found.append(Box(x, y, x + float(outline.attrib["width"]), y + float(outline.attrib["height"])))
    return found


@pytest.mark.parametrize("width", [840, 500])
@pytest.mark.parametrize("hand", HANDS, ids=range(len(HANDS)))
def test_frames_cards_and_words_lie_in_their_places(hand: list[str], width: float) -> None:
    for kind in by_kind(leads(hand)):
        shown = choices(hand, kind, 7)
        root = root_of(draw_choices(shown, lit=0, width=width))
        frames = frames_of(root)
        assert len(frames) == len(shown)
        assert values(root, "data-play") == [str(place) for place in range(len(shown))]
        assert all(frame.within(frame_of(root)) for frame in frames)
        assert not any(one.overlaps(other) for one in frames for other in frames if one != other)
        assert all(any(box.within(frame) for frame in frames) for _, box in cards_in(root))
        assert all(any(box.within(frame) for frame in frames) for _, box in texts_in(root) if box.right > box.left)


def test_each_play_has_its_cards_its_name_and_its_mark() -> None:
    hand = ["5D", "10D", "KD", "KC", "QS", "QD"]
    shown = choices(hand, "pair", 2)
    root = root_of(draw_choices(shown, lit=1))
    for cell, choice in zip(with_attribute(root, "data-play"), shown, strict=True):
        assert sorted(values(cell, "data-card")) == sorted(choice.cards)
        assert fact(choice.reading) in "".join(cell.itertext())
    outlined = [
        cell.attrib["data-play"]
        for cell in with_attribute(root, "data-play")
        if "gl-panel-lit" in cell[0].attrib["class"]
    ]
    assert outlined == ["1"]


def test_wings_stand_behind_the_body() -> None:
    hand = ["3D", "8D", "8C", "8H", "9D", "9C", "9H", "JD"]
    (choice,) = choices(hand, "airplane with singles", 9)
    cell = next(iter(with_attribute(root_of(draw_choices([choice])), "data-play")))
    assert [card.rstrip("DCHS") for card in values(cell, "data-card")] == ["8"] * 3 + ["9"] * 3 + ["3", "J"]


def test_it_is_said_in_words() -> None:
    hand = ["5D", "10D", "KD", "KC", "QS", "QD"]
    picture = draw_choices(choices(hand, "pair", 2))
    assert picture.title == "2 plays"
    assert "Q♦ and Q♠: pair of Qs." in picture.description
    assert "This breaks up the suited 5-10-K of diamonds." in picture.description
    assert "pair" not in draw_choices(choices(hand, "pair", 2), language="ja").description


def test_larger_plays_stand_in_fewer_columns() -> None:
    columns = [columns_for(cards) for cards in range(1, 33)]
    assert columns == sorted(columns, reverse=True)
    assert columns[0] > columns[-1] == 1


@pytest.mark.parametrize(("width", "lines"), [(840.0, 1), (600.0, 2)])
def test_a_name_a_little_too_long_for_a_line_is_written_smaller_and_else_broken(width: float, lines: int) -> None:
    (play,) = (play for play in leads("5D 5C 5H 9S") if len(play.ranks) == 4)
    cards = choose("5D 5C 5H 9S", play).cards
    root = root_of(draw_choices([Choice(cards, play.reading)] * 4, width=width))
    cell = next(iter(with_attribute(root, "data-play")))
    written = [element for element in cell.iter(f"{SVG}text") if element.get("class") == "gl-text"]
    assert " ".join(element.text or "" for element in written) == "triple of 5s with a single"
    assert len(written) == lines
    assert all(float(element.attrib["font-size"]) >= 11.5 for element in written)
