"""A hand: a row of upright tiles, face down where they may not be known (D3)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import Tile
from gamelib.pictures import tokens
from gamelib.pictures.exact61.dominoes import domino, face_down, lit_outline
from gamelib.pictures.exact61.reading import read_tiles
from gamelib.pictures.exact61.wording import hand_title
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Picture, picture, printable
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import describe, say

Held = str | None
"""A tile of a hand; ``None`` or ``"?"`` for one that lies face down."""

STEP = 2 + tokens.HAND_GAP
ROW = 4 + tokens.HAND_GAP
UPRIGHT = (0, 1)


def draw_hand(
    hand: Iterable[Held],
    *,
    label: str | None = None,
    highlight: Iterable[str] = (),
    numerals: bool = False,
    width: float = tokens.WIDTH,
    scale: float = tokens.HAND_SCALE,
    language: str | None = None,
) -> Picture:
    """Draw a hand as a row of tiles, in the order given; ``None`` (or ``"?"``) lies face down.

    ``label`` stands above it, ``highlight`` outlines tiles, those that can be placed for instance. The row breaks
    where it would be wider than ``width`` pixels; ``scale`` is the pixels a unit, a tile being 2 x 4 units.
    """
    check_size(width=width)
    check_size(least=1.0, scale=scale)
    label = None if label is None else printable(label)
    held = read_hand(hand)
    lit = read_tiles(highlight)
    margin = tokens.HAND_GAP
    per_row = max(1, int((width / scale - 2 * margin + tokens.HAND_GAP) / STEP))
    top = 1.6 * tokens.TEXT / scale if label else 0.0
    wide, high = hand_size(len(held), per_row)
    parts = [hand_tiles(held, (0, top), per_row, lit=lit, numerals=numerals)]
    if label:
        parts.append(line_of_text(label, 0, top / 2 - 0.1, scale=scale, name="gl-text gl-strong"))
        wide = max(wide, text_width(label) / scale)
    if not held:
        words = say(describe((), language))
        parts.append(line_of_text(words, 0, top + high / 2, scale=scale, name="gl-muted"))
        wide = max(wide, text_width(words) / scale)
    title = hand_title(len(held), language)
    return picture(
        "".join(parts),
        Frame(0, 0, wide, top + high).grown(margin),
        title=f"{label}: {title}" if label else title,
        description=describe(held, language),
        scale=scale,
    )


def read_hand(hand: Iterable[Held]) -> tuple[Tile | None, ...]:
    """Read the tiles of a hand, ``None`` for each that lies face down."""
    if not isinstance(hand, Iterable):
        raise RuleError("format", N_("{hand} is no hand: give a list of tiles."), hand=quoted(hand))
    return tuple(None if tile is None or tile == "?" else Tile(tile) for tile in hand)


def hand_size(count: int, per_row: int) -> tuple[float, float]:
    """Give the width and height, in units, of so many tiles in rows; an empty hand is as high as one row."""
    rows = max(1, math.ceil(count / per_row))
    return max(2, min(count, per_row) * STEP - tokens.HAND_GAP), rows * ROW - tokens.HAND_GAP


def hand_tiles(
    hand: Sequence[Tile | None],
    at: tuple[float, float],
    per_row: int,
    *,
    lit: frozenset[Tile] = frozenset(),
    numerals: bool = False,
) -> str:
    """Draw the tiles of a hand in table units from an upper left corner, in rows."""
    parts = []
    for place, tile in enumerate(hand):
        corner = (at[0] + place % per_row * STEP, at[1] + place // per_row * ROW)
        if tile in lit:
            parts.append(lit_outline(corner, UPRIGHT))
        parts.append(domino(tile, corner, UPRIGHT, numerals=numerals) if tile else face_down(corner))
    return "".join(parts)
