"""Where things lie in a picture of cards: boxes in the picture's own units, after every move and change of size."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree as ET

from gamelib.pictures import CARD_HEIGHT, CARD_WIDTH
from gamelib.pictures.text import text_width
from tests.pictures.drawn import SVG, text_of, view_box

_MOVE = re.compile(r"translate\((\S+) (\S+?)\)")
_SCALE = re.compile(r"scale\((\S+?)\)")
_SIZE = re.compile(r"font-size:([\d.]+)px")
_SIZES = {"gl-rank": 18.0, "gl-pill": 11.0, "gl-word": 11.0}  # what the style sheet says


class Box(NamedTuple):
    """A part of the plane: its left, top, right and bottom."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box, by: float = 0.5) -> bool:
        """Tell whether two boxes share more than a hair's breadth."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > by and min(self.bottom, other.bottom) - max(self.top, other.top) > by

    def within(self, other: Box) -> bool:
        """Tell whether this box lies in another."""
        return (
            other.left <= self.left + 0.01
            and other.top <= self.top + 0.01
            and self.right <= other.right + 0.01
            and self.bottom <= other.bottom + 0.01
        )


class Placed(NamedTuple):
    """An element with the corner of its own units in the picture, and their size."""

    element: ET.Element
    x: float
    y: float
    scale: float


def frame_of(root: ET.Element) -> Box:
    """Give the part of the plane that a picture shows."""
    x, y, width, height = view_box(root)
    return Box(x, y, x + width, y + height)


def placed(root: ET.Element) -> Iterator[Placed]:
    """Give every element with the place of its own units."""
    yield from _placed(root, 0.0, 0.0, 1.0)


def _placed(element: ET.Element, x: float, y: float, scale: float) -> Iterator[Placed]:
    turned = element.get("transform", "")
    move, grow = _MOVE.search(turned), _SCALE.search(turned)
    if move:
        x, y = x + float(move[1]) * scale, y + float(move[2]) * scale
    if grow:
        scale *= float(grow[1])
    yield Placed(element, x, y, scale)
    for child in element:
        yield from _placed(child, x, y, scale)


def cards_in(root: ET.Element) -> list[tuple[ET.Element, Box]]:
    """Give the cards of a picture in the order in which they are drawn, each with its box."""
    return [
        (element, Box(x, y, x + CARD_WIDTH * scale, y + CARD_HEIGHT * scale))
        for element, x, y, scale in placed(root)
        if element.get("data-card") or element.get("data-rank") is not None
    ]


def texts_in(root: ET.Element) -> list[tuple[str, Box]]:
    """Give the lines of text that are not on a card and not turned, each with the box that it is estimated to take."""
    on_cards = {id(text) for card, _ in cards_in(root) for text in card.iter(f"{SVG}text")}
    found = []
    for element, x, y, scale in placed(root):
        if element.tag != f"{SVG}text" or id(element) in on_cards:
            continue
        names = element.get("class", "").split()
        styled = _SIZE.search(element.get("style", ""))
        usual = next((_SIZES[name] for name in names if name in _SIZES), 0.0)
        size = float(styled[1] if styled else element.get("font-size", usual)) * scale
        text = text_of(element)
        wide = float(element.get("textLength", 0)) * scale or text_width(text, size)
        before = 1.0 if "gl-end" in names else 0.5 if "gl-middle" in names else 0.0
        left = x + float(element.get("x", 0)) * scale - before * wide
        base = y + float(element.get("y", 0)) * scale
        found.append((text, Box(left, base - 0.75 * size, left + wide, base + 0.1 * size)))
    return found


def crowded(root: ET.Element, others: Iterable[Box] = ()) -> list[str]:
    """List the texts of a picture that leave its frame, or lie on each other or on one of some other boxes."""
    frame, texts, taken = frame_of(root), texts_in(root), tuple(others)
    found = [text for text, box in texts if not box.within(frame) or any(box.overlaps(other) for other in taken)]
    return found + [
        f"{one} / {other}" for (one, left), (other, right) in combinations(texts, 2) if left.overlaps(right)
    ]
