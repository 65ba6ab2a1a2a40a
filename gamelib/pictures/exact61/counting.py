"""The hands of a settlement, one above the other, with their pips counted tile by tile (D20, D21, D23)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import State, pips
from gamelib.pictures import tokens
from gamelib.pictures.exact61.dominoes import domino
from gamelib.pictures.exact61.hands import STEP, UPRIGHT
from gamelib.pictures.exact61.wording import seat_label, state_title
from gamelib.pictures.sizes import LEAST, check_size
from gamelib.pictures.svg import Frame, Markup, Picture, element, picture
from gamelib.pictures.text import line_of_text
from gamelib.words import describe, fact, say
from gamelib.words.saying import sentences, words_of

# Pixels, as all lengths here but those of the tiles.
_EDGE = 12.0
_LABEL = 112.0
_TOTAL = 104.0
_UNDER = 17.0  # for the pips of each tile
_GAP = 10.0


class _Rows(NamedTuple):
    """How the hands are set: the pixels a unit of the tiles, tiles in a line, and lines for each hand."""

    scale: float
    per_line: int
    lines: tuple[int, ...]

    @property
    def line(self) -> float:
        """The height of one line of tiles with their pips beneath."""
        return 4 * self.scale + _UNDER

    @property
    def height(self) -> float:
        """The height of all hands with the gaps between them."""
        return sum(self.lines) * self.line + len(self.lines) * 1.5 * _GAP - _GAP / 2


def draw_counted_hands(
    state: State,
    *,
    counted: Sequence[int] = (),
    order: Sequence[int] = (),
    highlight: Sequence[int] = (),
    width: float = tokens.WIDTH,
    height: float = tokens.HEIGHT,
    language: str | None = None,
) -> Picture:
    """Draw all hands of a state, each in a row of its own.

    For the seats in ``counted`` the pips stand under each tile, and their sum at the end of the row. ``order`` lists
    the seats from the fewest pips on and writes their ranks, ``highlight`` outlines rows. The picture is
    ``width`` x ``height`` pixels whatever the hands, unless they need more.
    """
    check_size(least=2 * _EDGE + _LABEL + _TOTAL + LEAST, width=width)
    check_size(height=height)
    rows = _rows([len(hand) for hand in state.hands], width, height)
    parts: list[Markup] = []
    top = max(_EDGE, (height - rows.height) / 2)
    for seat, lines in enumerate(rows.lines):
        high = lines * rows.line + _GAP
        box = Frame(_EDGE / 2, top, width - _EDGE, high)
        parts.append(
            _row(
                state,
                seat,
                rows,
                box,
                counts=seat in counted,
                rank=order.index(seat) + 1 if seat in order else 0,
                lit=seat in highlight,
                language=language,
            )
        )
        top += high + _GAP / 2
    return picture(
        "".join(parts),
        Frame(0, 0, width, max(height, rows.height + 2 * _EDGE)),
        title=state_title(state, language),
        description=_description(state, counted, order, language),
        scale=1.0,
    )


def _rows(sizes: Sequence[int], width: float, height: float) -> _Rows:
    """Find the largest tiles with which all hands fit."""
    room = width - 2 * _EDGE - _LABEL - _TOTAL
    found = _Rows(1, 1, ())
    for scale in (13.0, 12.0, 11.0, 10.0, 9.0, 8.0):
        per_line = max(1, int((room / scale + tokens.HAND_GAP) / STEP))
        found = _Rows(scale, per_line, tuple(max(1, math.ceil(size / per_line)) for size in sizes))
        if found.height + 2 * _EDGE <= height:
            break
    return found


def _row(
    state: State,
    seat: int,
    rows: _Rows,
    box: Frame,
    *,
    counts: bool,
    rank: int,
    lit: bool,
    language: str | None,
) -> Markup:
    x, top, width, high = box
    middle = top + _GAP / 2 + 2 * rows.scale
    parts = []
    if lit:
        parts.append(element("rect", class_="gl-goal", x=x, y=top, width=width, height=high, rx=6))
    parts.append(element("rect", class_=f"gl-seat-{seat}", x=_EDGE, y=middle - 8, width=5, height=16, rx=1.5))
    parts.append(line_of_text(seat_label(state, seat, language), _EDGE + 11, middle, name="gl-text gl-strong"))
    hand = state.hands[seat]
    if not hand:
        parts.append(line_of_text(say(N_("No tiles."), language), _EDGE + _LABEL, middle, name="gl-muted"))
    parts.append(_tiles(state, seat, rows, top + _GAP / 2, counts=counts))
    right = x + width - _EDGE
    if counts:
        total = say(Message(NN_("{count} pip", "{count} pips"), {"count": pips(hand)}), language)
        parts.append(line_of_text(total, right, middle, size=18, name="gl-text gl-strong gl-end"))
    if rank:
        place = say(Message(N_("place {rank}"), {"rank": rank}), language)
        parts.append(line_of_text(place, right, middle + 22, name="gl-muted gl-end"))
    return element("g", *parts, data_hand=seat)


def _tiles(state: State, seat: int, rows: _Rows, top: float, *, counts: bool) -> Markup:
    tiles, numbers = [], []
    for place, tile in enumerate(state.hands[seat]):
        x, y = place % rows.per_line * STEP, place // rows.per_line
        tiles.append(domino(tile, (x, y * rows.line / rows.scale), UPRIGHT))
        if counts:
            left = _EDGE + _LABEL + (x + 1) * rows.scale
            numbers.append(line_of_text(str(tile.pips), left, top + (y + 1) * rows.line - 8, name="gl-muted gl-middle"))
    at = f"translate({_EDGE + _LABEL:g} {top:g}) scale({rows.scale:g})"
    return Markup(element("g", Markup("".join(tiles)), transform=at) + "".join(numbers))


def _description(state: State, counted: Sequence[int], order: Sequence[int], language: str | None) -> str:
    parts = []
    for seat, hand in enumerate(state.hands):
        text = describe(hand, language) if seat in counted or not hand else fact(hand, language)
        parts.append(f"{seat_label(state, seat, language)}: {text}")
    if order:
        parts.append(
            say(Message(N_("From the fewest pips to the most: seats {seats}."), {"seats": tuple(order)}), language)
        )
    return sentences(parts, words_of(language))
