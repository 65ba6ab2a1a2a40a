"""Text in pictures: how wide it will be, and how it is written at a size in pixels."""

from __future__ import annotations

import re

from gamelib.pictures import tokens
from gamelib.pictures.svg import Markup, element

# A letter's usual width as a part of the size of the type, generously, since the reader's fonts are not known.
_LETTER, _FULL_WIDTH = 0.6, 1.02

# What a line may break after: a word or a full-width character, with brackets before it, stops and space behind it.
_PIECES = re.compile(r"[\u300c\uff08]*(?:[^\s\u2e80-\uffff]+|[\u2e80-\uffff])[\u3001\u3002\u300d\uff09]*\s*|\s+")


def text_width(text: str, size: float = tokens.TEXT) -> float:
    """Estimate how wide a text will be, in pixels; full-width characters count double.

    >>> text_width("61", 10)
    12.0
    """
    return sum(_FULL_WIDTH if ord(letter) > 0x2E80 else _LETTER for letter in text) * size


def broken(text: str, width: float, size: float = tokens.TEXT) -> list[str]:
    """Break a text into lines no wider than so many pixels: between words, and after any full-width character.

    >>> broken("one two three", 8 * 0.6 * 14)
    ['one two', 'three']
    """
    lines = [""]
    for piece in _PIECES.findall(text):
        if lines[-1] and text_width((lines[-1] + piece).rstrip(), size) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


def line_of_text(
    text: str, x: float, middle: float, *, size: float = tokens.TEXT, scale: float = 1.0, name: str = "gl-text"
) -> Markup:
    """Write one line around a height: ``size`` in pixels, ``scale`` the pixels a unit, all else in units."""
    units = size / scale
    return element("text", text, class_=name, x=float(x), y=float(middle + 0.36 * units), font_size=float(units))
