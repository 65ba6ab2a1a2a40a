"""The special combinations as a ladder, in the order that the comparison itself gives them (C9-C12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cmp_to_key
from itertools import groupby

from gamelib.core import N_, Message
from gamelib.fivetenk.cards import DECK, SUITS, Card, read_cards
from gamelib.fivetenk.making import bombs, five_ten_kings, joker_bomb
from gamelib.fivetenk.plays import FIVE_TEN_KING, holding
from gamelib.fivetenk.readings import BOMB, JOKER_BOMB, SUITED, Reading
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import JOKER_PATHS, SUIT_PATHS
from gamelib.pictures.fivetenk.wording import joined
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Picture, clean, number, picture
from gamelib.pictures.text import broken, line_of_text, text_width
from gamelib.words import say, term

_MARGIN = 12.0
_ROW, _GAP = 30.0, 3.0
_CELL, _LEAST_CELL = 46.0, 27.0  # a rung's width at most and at least
_WIDE_CELL = 76.0  # that of a rung which stands alone in its row
_TEXT, _LINE = 14.0, 20.0
_LABEL_GAP = 12.0
_ARROW = 22.0  # kept on the left for the arrow from low to high

HIGHER = N_("Each beats all that stand below it, and those to its left in its row.")
NO_SPECIAL = N_("These cards hold no special combination.")

Row = Sequence[Reading]


def special_readings(cards: Iterable[Card] = DECK) -> tuple[Reading, ...]:
    """List the special combinations that some cards hold, from low to high; of the whole deck, all that there are.

    They are sorted by asking which of two beats the other, and by nothing else.

    >>> [str(reading) for reading in special_readings(read_cards("5D 10D KD KS LJ BJ"))]
    ['mixed 5-10-K', 'suited 5-10-K of D', 'joker bomb']
    """
    held = holding(cards)
    plays = [*five_ten_kings(held), *bombs(held.counts), *joker_bomb(held.counts)]
    return tuple(sorted((play.reading for play in plays), key=cmp_to_key(_compare)))


def _compare(one: Reading, other: Reading) -> int:
    return one.beats(other) - other.beats(one)


@cache
def ladder_rows() -> tuple[Row, ...]:
    """Give the ladder row by row from the lowest: a row holds what is of one kind and size."""
    return tuple(tuple(row) for _, row in groupby(special_readings(), key=lambda reading: (reading.kind, reading.size)))


def draw_specials(
    cards: str | Iterable[str] = (),
    *,
    width: float = tokens.WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw all special combinations from low to high, those that some cards hold outlined.

    Each is a ``<g data-special="bomb 4 7">``: kind, number of cards, and what it is compared by. Raises
    ``RuleError``: "format" for what is no card, C1 for a fourth copy of a face.

    >>> draw_specials("5D 10D KD")
    <Picture: The special combinations>
    """
    check_size(width=width)
    held = read_cards(cards)
    mine = special_readings(held)
    rows = ladder_rows()
    names = [_name(row[0], language) for row in rows]
    left = _ARROW + max(map(text_width, names)) + _LABEL_GAP
    most = max(map(len, rows))
    room = width - 2 * _MARGIN - left
    cell = max(_LEAST_CELL, min(_CELL, (room + _GAP) / most - _GAP))
    parts: list[str] = []
    for place, (row, name) in enumerate(zip(reversed(rows), reversed(names), strict=True)):
        y = place * (_ROW + _GAP)
        parts.append(line_of_text(name, _ARROW, y + _ROW / 2))
        wide = cell if len(row) > 1 else _WIDE_CELL
        parts += [_rung(reading, (left + k * (wide + _GAP), y), wide, reading in mine) for k, reading in enumerate(row)]
    high = len(rows) * (_ROW + _GAP) - _GAP
    wide = left + most * (cell + _GAP) - _GAP
    parts.append(_arrow(high))
    messages = [Message(HIGHER, {}), *_standing(held, mine)]
    y = high + _LINE
    for message in messages:
        for line in broken(say(message, language), wide):
            parts.append(line_of_text(line, 0, y))
            y += _LINE
    frame = Frame(0, 0, wide, y - _LINE / 2).grown(_MARGIN)
    return picture(
        "".join(parts),
        frame,
        title=say(N_("The special combinations"), language),
        description=joined(_described(names, held, mine), language),
        scale=min(1.0, width / frame.width),
    )


def _name(reading: Reading, language: str | None) -> str:
    """Name a row of the ladder."""
    kind = term(reading.kind, language)
    if reading.kind != BOMB:
        return kind
    return say(Message(N_("{bomb} of {count} cards"), {"bomb": kind, "count": reading.size}), language)


def _standing(held: Sequence[Card], mine: Row) -> list[Message]:
    """Say where the cards stand on the ladder; nothing where there are none."""
    if not held:
        return []
    if not mine:
        return [Message(NO_SPECIAL, {})]
    return [Message(N_("Outlined: what these cards hold. Their highest: {reading}."), {"reading": mine[-1]})]


def _described(names: Sequence[str], held: Sequence[Card], mine: Row) -> list[Message]:
    """Say what the picture shows: the rows, how they stand to one another, and each rung that is outlined."""
    messages = [Message(N_("From low to high: {rows}."), {"rows": tuple(names)}), Message(HIGHER, {})]
    if mine:
        return [*messages, Message(N_("Outlined: {readings}."), {"readings": tuple(mine)})]
    return [*messages, *_standing(held, mine)]


def _rung(reading: Reading, at: tuple[float, float], wide: float, lit: bool) -> str:  # noqa: FBT001 - one of many.
    x, y = at
    key = " ".join(str(part) for part in reading if part is not None)
    corner = f'x="{number(x + 0.5)}" y="{number(y + 0.5)}" width="{number(wide - 1)}" height="{number(_ROW - 1)}"'
    outline = f'<rect class="gl-card{" gl-card-lit" if lit else ""}" {corner} rx="4"/>'
    return f'<g data-special="{key}">{outline}{_inside(reading, x + wide / 2, y + _ROW / 2, lit)}</g>'


def _inside(reading: Reading, x: float, y: float, lit: bool) -> str:  # noqa: FBT001 - as above.
    """Draw what tells a combination from the others of its row."""
    if reading.kind == SUITED:
        suit = SUITS.index(str(reading.rank))
        return _sign(SUIT_PATHS[suit], x, y, f"gl-suit-{suit}")
    if reading.kind == JOKER_BOMB:
        moon, sun = JOKER_PATHS.values()
        return _sign(moon, x - 13, y, "gl-text") + _sign(sun, x + 13, y, "gl-text")
    text = " ".join(FIVE_TEN_KING) if reading.rank is None else reading.rank
    strong = " gl-strong" if lit else ""
    place = f'x="{number(x)}" y="{number(y + 0.36 * _TEXT)}" font-size="{number(_TEXT)}"'
    return f'<text class="gl-text gl-middle{strong}" {place}>{clean(text)}</text>'


def _sign(outline: str, x: float, y: float, name: str) -> str:
    return f'<path class="{name}" d="{outline}" transform="translate({number(x)} {number(y)})"/>'


def _arrow(high: float) -> str:
    """Draw an arrow upwards along the whole ladder."""
    line = f'<path class="gl-brace" d="M6 {number(high)}V10"/>'
    return line + '<path class="gl-arrow" d="M0 12 6 0l6 12z"/>'
