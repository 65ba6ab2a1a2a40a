"""The parts of a drawn table, found again in its picture."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from gamelib.pictures import Picture
from tests.pictures.drawn import SVG, root_of, text_of, with_attribute
from tests.pictures.fivetenk.moments import RIGGED
from tests.pictures.fivetenk.placing import Box, cards_in, crowded, frame_of, placed, texts_in

rigged = pytest.mark.parametrize("name", RIGGED)


def part(root: ET.Element, name: str, value: object) -> ET.Element:
    """Give the one part of a picture that has a mark."""
    (found,) = (element for element in with_attribute(root, name) if element.get(name) == str(value))
    return found


def seat_text(picture: Picture, seat: int) -> str:
    """Give what is written on a seat's panel, one text behind another."""
    return " | ".join(text_of(text) for text in part(root_of(picture), "data-seat", seat).iter(f"{SVG}text"))


def part_text(picture: Picture, name: str) -> str:
    """Give what is written in a part of the middle, a space between the lines; what stands on cards is left out."""
    group = part(root_of(picture), "data-part", name)
    on_cards = {id(text) for card in with_attribute(group, "data-card") for text in card.iter(f"{SVG}text")}
    return " ".join(text_of(text) for text in group.iter(f"{SVG}text") if id(text) not in on_cards)


def boxes_of(root: ET.Element) -> list[tuple[str, Box]]:
    """Give the panels of a picture, and the frame of what is to be beaten."""
    found = []
    for element, x, y, scale in placed(root):
        names = element.get("class", "").split()
        if element.tag == f"{SVG}rect" and {"gl-panel", "gl-beaten", "gl-empty"} & set(names):
            left, top = x + float(element.attrib["x"]) * scale, y + float(element.attrib["y"]) * scale
            wide, high = (float(element.attrib[side]) * scale for side in ("width", "height"))
            found.append((names[0], Box(left, top, left + wide, top + high)))
    return found


def assert_tidy(picture: Picture) -> None:
    """See that all lies in the frame, no words upon words or cards, and no panel upon anything."""
    root = root_of(picture)
    frame = frame_of(root)
    texts = texts_in(root)
    cards = [(card.get("data-card", ""), box) for card, box in cards_in(root)]
    rects = boxes_of(root)
    for what, box in (*cards, *rects):
        assert box.within(frame), what
    assert crowded(root, (box for _, box in cards)) == []
    panels = [box for name, box in rects if name == "gl-panel"]
    assert len(panels) == 6
    for name, box in (*cards, *((name, box) for name, box in rects if name != "gl-panel")):
        assert not any(box.overlaps(panel) for panel in panels), name
    beaten = [box for name, box in rects if name == "gl-beaten"]
    for text, box in texts:
        assert not any(box.overlaps(another) for another in beaten), text
