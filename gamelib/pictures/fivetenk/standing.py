"""Where cards stand: in rows, grouped by rank, overlapped only as far as the room demands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from gamelib.fivetenk.cards import RANKS, Card
from gamelib.pictures.fivetenk.faces import CARD_HEIGHT, CARD_WIDTH, HEAD, RAISED, STRIP

Point = tuple[float, float]

# Pixels at a card's usual size: at most so much is seen of a card within its group, and so far the next group's first
# card stands from a group's last; where cards are crowded, that one stands so much further than within a group.
_WITHIN = 34.0
_BETWEEN = CARD_WIDTH + 10
_NEXT_GROUP = 4.0
_SEEN = 51.0  # of a card, where all that is drawn on it is seen
_ROWS_APART = 6.0
_PARTS_APART = 26.0

Step = tuple[float, float]
"""How far the next card stands to the right, within a group and from group to group."""


@dataclass(frozen=True)
class Standing:
    """Where each card stands: ``places`` has an upper left corner for each card, in the order in which they are drawn.

    ``width`` and ``height`` are the room they take in pixels. Above each row there is room for raised cards.
    """

    places: tuple[tuple[int, Point], ...]
    width: float
    height: float


def covered(places: Sequence[tuple[int, Point]], size: float) -> frozenset[int]:
    """Tell which cards are covered by the next one, or by the next row, so far that little but their strip is seen."""
    scale = size / CARD_WIDTH
    by_next = {
        index for (index, (x, y)), (_, (right, below)) in pairwise(places) if below == y and right - x < _SEEN * scale
    }
    by_row = {index for index, (_, y) in places if any(0 < below - y < CARD_HEIGHT * scale for _, (_, below) in places)}
    return frozenset(by_next | by_row)


def grouped(cards: Sequence[Card | None]) -> list[list[int]]:
    """Group the places of cards by rank, from low to high, within a rank by suit; cards face down come last."""

    def order(place: int) -> tuple[int, int]:
        face = cards[place]
        return (len(RANKS), 0) if face is None else (face.rank, face.number)

    places = sorted(range(len(cards)), key=order)
    return [list(group) for _, group in groupby(places, key=lambda place: order(place)[0])]


def stand(
    groups: Sequence[Sequence[int]], width: float, size: float = CARD_WIDTH, seen: float | None = None
) -> Standing:
    """Let groups of cards stand in as few rows as possible, none wider than ``width`` if that can be helped.

    The cards are spread as far as the fullest row allows. With ``seen`` at least so many pixels of each are seen from
    the left and from the top, and rows lie over each other so far; what is needed to read a card is always seen.
    """
    scale = size / CARD_WIDTH
    room = max(width / scale, CARD_WIDTH)
    strip = max(STRIP, (seen or 0) / scale)
    most = int((room - CARD_WIDTH) / strip) + 1
    pieces = [group[start : start + most] for group in groups for start in range(0, len(group), most)]
    rows = _balanced([len(piece) for piece in pieces], room, strip)
    step = _steps(min((_spread([len(pieces[k]) for k in row], room, strip) for row in rows), default=0), strip)
    places: list[tuple[int, Point]] = []
    widest = CARD_WIDTH
    apart = RAISED + (CARD_HEIGHT + _ROWS_APART if seen is None else max(HEAD, seen / scale))
    for number, row in enumerate(rows):
        x, y = 0.0, RAISED + number * apart
        for piece in row:
            for index in pieces[piece]:
                places.append((index, (x * scale, y * scale)))
                x += step[0]
            x += step[1] - step[0]
        widest = max(widest, x - step[1] + CARD_WIDTH)
    height = RAISED + (max(1, len(rows)) - 1) * apart + CARD_HEIGHT
    return Standing(tuple(places), widest * scale, height * scale)


@dataclass(frozen=True)
class Row:
    """Cards in one row, in parts that stand apart: a corner for each, each part's left and right end, the card's size.

    ``width`` and ``height`` are the room it takes in pixels, without any for raised cards.
    """

    places: tuple[tuple[int, Point], ...]
    spans: tuple[tuple[float, float], ...]
    size: float
    width: float
    height: float


def with_room_below(row: Row, parts: Sequence[Collection[int]], widths: Sequence[float], gap: float) -> Row:
    """Move parts of a row to the right until something of these widths fits below the middle of each, a gap apart."""
    places: list[tuple[int, Point]] = []
    spans = []
    moved = free = 0.0
    for part, (start, end), wide in zip(parts, row.spans, widths, strict=True):
        moved = max(moved, free + wide / 2 - (start + end) / 2)
        free = (start + end) / 2 + moved + wide / 2 + gap
        spans.append((start + moved, end + moved))
        places += [(index, (x + moved, y)) for index, (x, y) in row.places if index in part]
    return replace(row, places=tuple(places), spans=tuple(spans), width=row.width + moved)


def stand_apart(parts: Sequence[Sequence[Sequence[int]]], width: float, size: float = CARD_WIDTH) -> Row:
    """Let the groups of each part stand together in one row, the parts apart.

    Where the row would be wider than ``width`` even with its cards crowded, the cards are smaller.
    """
    size = min(size, size * width / apart_width(parts, size))
    scale = size / CARD_WIDTH
    counts = [[len(group) for group in part] for part in parts]
    free = width / scale - (len(parts) - 1) * _PARTS_APART
    least, most = (sum(_row_width(part, _steps(spread)) for part in counts) for spread in (0, 1))
    step = _steps(min(1.0, max(0.0, (free - least) / (most - least))) if most > least else 1)
    places: list[tuple[int, Point]] = []
    spans = []
    x = 0.0
    for groups in parts:
        start = x
        for group in groups:
            places += [(index, ((x + k * step[0]) * scale, 0.0)) for k, index in enumerate(group)]
            x += (len(group) - 1) * step[0] + step[1]
        x += CARD_WIDTH - step[1]
        spans.append((start * scale, x * scale))
        x += _PARTS_APART
    return Row(tuple(places), tuple(spans), size, (x - _PARTS_APART) * scale, CARD_HEIGHT * scale)


def apart_width(parts: Sequence[Sequence[Sequence[int]]], size: float = CARD_WIDTH) -> float:
    """Give the least width in pixels of parts of groups that stand apart in one row."""
    widths = [_row_width([len(group) for group in part], _steps(0)) for part in parts]
    return (sum(widths) + (len(parts) - 1) * _PARTS_APART) * size / CARD_WIDTH


def _steps(spread: float, strip: float = STRIP) -> Step:
    """Give the steps for a spread from 0, crowded so far that a strip of each card is seen, to 1, at ease."""
    near, far = (strip, strip + _NEXT_GROUP), (max(strip, _WITHIN), max(strip + _NEXT_GROUP, _BETWEEN))
    within, between = (least + spread * (most - least) for least, most in zip(near, far, strict=True))
    return within, between


def _row_width(counts: Sequence[int], step: Step) -> float:
    return CARD_WIDTH + (sum(counts) - len(counts)) * step[0] + (len(counts) - 1) * step[1] if counts else CARD_WIDTH


def _spread(counts: Sequence[int], room: float, strip: float) -> float:
    least, most = (_row_width(counts, _steps(spread, strip)) for spread in (0, 1))
    return min(1.0, max(0.0, (room - least) / (most - least))) if most > least else 1.0


def _balanced(counts: Sequence[int], room: float, strip: float) -> list[list[int]]:
    """Break groups into as few rows as fit the room, the fullest as little full as possible."""
    rows = _broken(counts, room, strip)
    if len(rows) < 2:
        return rows
    low, high = CARD_WIDTH, room
    while high - low > STRIP / 2:
        middle = (low + high) / 2
        tried = _broken(counts, middle, strip)
        if len(tried) == len(rows):
            rows, high = tried, middle
        else:
            low = middle
    return rows


def _broken(counts: Sequence[int], room: float, strip: float) -> list[list[int]]:
    """Break groups into rows: a new one wherever the next group would not fit any more."""
    rows: list[list[int]] = []
    for place in range(len(counts)):
        row = [*rows[-1], place] if rows else []
        if rows and _row_width([counts[k] for k in row], _steps(0, strip)) <= room:
            rows[-1] = row
        else:
            rows.append([place])
    return rows
