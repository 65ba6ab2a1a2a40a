"""The complete set of 28 tiles in one picture: a row for each low half, a column for each high half (D1)."""

from __future__ import annotations

from gamelib.core import N_, Message
from gamelib.exact61 import TILES, pips
from gamelib.pictures import tokens
from gamelib.pictures.exact61.dominoes import domino
from gamelib.pictures.svg import Frame, Picture, picture
from gamelib.words import say

ACROSS = (1, 0)


def draw_tile_set(*, numerals: bool = False, language: str | None = None) -> Picture:
    """Draw all 28 tiles, doubles outlined: the number that a tile shares with its row is its low half (D1)."""
    column, row = 4 + tokens.HAND_GAP, 2 + tokens.HAND_GAP
    tiles = "".join(
        domino(tile, (tile.high * column, tile.low * row), ACROSS, spinner=tile.is_double, numerals=numerals)
        for tile in TILES
    )
    frame = Frame(0, 0, 7 * column - tokens.HAND_GAP, 7 * row - tokens.HAND_GAP).grown(tokens.MARGIN / 2)
    facts = {"tiles": len(TILES), "pips": pips(TILES), "doubles": sum(tile.is_double for tile in TILES)}
    return picture(
        tiles,
        frame,
        title=say(Message(N_("The complete set of {tiles} tiles"), facts), language),
        description=say(
            Message(N_("Seven rows, from tiles with a 0 down to the double 6. {pips} pips, {doubles} doubles."), facts),
            language,
        ),
        scale=min(tokens.HAND_SCALE, tokens.WIDTH / frame.width),
    )
