"""Words in small places: lines that shrink or break until they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.pictures import tokens
from gamelib.pictures.svg import Frame, Markup, element
from gamelib.pictures.text import broken, line_of_text, text_width

_LINE = 1.36  # from line to line, as a part of the type's size
_STRONG = 1.06  # strong letters are wider
_PAD = 6.0  # in a pill, before and after the word
_GAP = 8.0  # between two lines at one height
_SHRINK, _LEAST = 0.94, 0.4  # at each try, and in all


class Line(NamedTuple):
    """Words to write, the size of their type in pixels where there is room for it, and their class."""

    text: str
    size: float = tokens.SMALL
    name: str = "gl-text"


def width_of(line: Line) -> float:
    """Estimate how wide a line will be, in pixels."""
    return text_width(line.text, line.size) * (_STRONG if "gl-strong" in line.name else 1)


def fitted(line: Line, x: float, middle: float, room: float) -> Markup:
    """Write a line around a height, in smaller type where it would not fit the room.

    Its class says whether it begins, ends or has its middle at ``x``.
    """
    size = line.size * min(1.0, room / max(width_of(line), 1.0))
    return line_of_text(line.text, x, middle, size=size, name=line.name)


def both(left: Line, right: Line, x: float, middle: float, room: float) -> str:
    """Write one line from the left of a room and one up to its right, both in smaller type where they must be."""
    wide = width_of(left) + width_of(right)
    part = min(1.0, (room - _GAP) / wide) if wide else 1.0
    ends = ((left, x), (right._replace(name=f"{right.name} gl-end"), x + room))
    return "".join(
        line_of_text(line.text, at, middle, size=line.size * part, name=line.name) for line, at in ends if line.text
    )


def pill(text: str, right: float, middle: float, room: float, size: float = tokens.SMALL) -> tuple[str, float]:
    """Write a word on a lit pill that ends at the right, and tell how wide the pill is: no wider than the room."""
    line = Line(text, size, "gl-on-lit gl-middle")
    wide = min(room, width_of(line) * _STRONG + 2 * _PAD)
    high = size * _LINE
    ground = element(
        "rect", class_="gl-turn", x=right - wide, y=middle - high / 2, width=wide, height=high, rx=high / 2
    )
    return ground + fitted(line, right - wide / 2, middle, (wide - 2 * _PAD) / _STRONG), wide


def flowing(lines: Sequence[Line], room: Frame) -> str:
    """Write lines in the middle of a room, broken where they are too long, in smaller type where they are too many."""
    part = 1.0
    pieces = _broken(lines, room.width, part)
    while _height(pieces) > room.height and part > _LEAST:
        part *= _SHRINK
        pieces = _broken(lines, room.width, part)
    y = room.y + (room.height - _height(pieces)) / 2
    written = []
    for piece in pieces:
        high = piece.size * _LINE
        written.append(
            fitted(piece._replace(name=f"{piece.name} gl-middle"), room.x + room.width / 2, y + high / 2, room.width)
        )
        y += high
    return "".join(written)


def _broken(lines: Sequence[Line], width: float, part: float) -> list[Line]:
    return [
        line._replace(text=text, size=line.size * part)
        for line in lines
        for text in broken(line.text, width / _STRONG, line.size * part)
    ]


def _height(lines: Sequence[Line]) -> float:
    return sum(line.size * _LINE for line in lines)
