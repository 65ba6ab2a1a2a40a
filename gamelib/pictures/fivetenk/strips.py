"""Cards that were played, as a strip: overlapped to fit a small place, in two rows if they are many."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from gamelib.fivetenk.cards import RANKS, Card
from gamelib.fivetenk.readings import Reading
from gamelib.pictures.fivetenk.faces import CARD_HEIGHT, CARD_WIDTH, HEAD, STRIP, card
from gamelib.pictures.svg import Frame

LARGEST, SMALLEST = 46.0, 34.0
"""A card of a strip is at most so many pixels wide; a single row's at least so many, else there are two rows."""

# Parts of a card's width: what must be seen of a card to read it, its height, and what shows of a first row: rank and
# suit. Where there is room a card shows more.
_SEEN, _HIGH, _FIRST_ROW, _AT_EASE = STRIP / CARD_WIDTH, CARD_HEIGHT / CARD_WIDTH, HEAD / CARD_WIDTH, 0.6
_SEEN_ALONE = 0.45  # a card of which less shows has nothing on it but rank and suit in its corner


class Strip(NamedTuple):
    """How cards lie: ``places`` has each one's upper left corner, ``size`` is a card's width, ``frame`` holds all."""

    places: tuple[tuple[float, float], ...]
    size: float
    frame: Frame


def lay(count: int, room: Frame) -> Strip:
    """Lay so many cards into a room, in its middle: each can be read, and none reaches out of it."""
    rows = 1
    size = _size(count, rows, room)
    if size < SMALLEST and count > 2:
        rows = 2
        size = _size(count, rows, room)
    row = ceil(count / rows)
    step = min((room.width - size) / (row - 1), size * _AT_EASE) if row > 1 else 0.0
    width, height = size + (row - 1) * step, size * (_HIGH + (rows - 1) * _FIRST_ROW)
    x, y = room.x + (room.width - width) / 2, room.y + (room.height - height) / 2
    places = tuple((x + place % row * step, y + place // row * size * _FIRST_ROW) for place in range(count))
    return Strip(places, size, Frame(x, y, width, height))


def _size(count: int, rows: int, room: Frame) -> float:
    return min(
        LARGEST,
        room.width / (1 + (ceil(count / rows) - 1) * _SEEN),
        room.height / (_HIGH + (rows - 1) * _FIRST_ROW),
    )


def body_first(cards: Sequence[Card], reading: Reading | None) -> tuple[int, ...]:
    """Give the places of some cards in the order in which they are laid: the body, then the wings."""
    body = reading.body if reading is not None else ()
    return tuple(sorted(range(len(cards)), key=lambda place: RANKS[cards[place].rank] not in body))


def draw_strip(
    cards: Sequence[Card | None], strip: Strip, *, order: Sequence[int] | None = None, language: str | None = None
) -> str:
    """Draw cards as they lie; ``order`` has their places in the sequence given, from the first to be laid."""
    parts = []
    laid = zip(range(len(cards)) if order is None else order, strip.places, (*strip.places[1:], None), strict=True)
    for index, at, over in laid:
        covered = over is not None and (over[1] > at[1] or over[0] - at[0] < strip.size * _SEEN_ALONE)
        parts.append(card(cards[index], at, index=index, size=strip.size, strip=covered, language=language))
    return "".join(parts)
