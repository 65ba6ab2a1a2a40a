"""One reading of some cards as a picture: what counts above them, what body and wings are in braces below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.cards import RANK_NUMBERS, RANKS, Card
from gamelib.fivetenk.readings import Reading
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import card, rank_card
from gamelib.pictures.fivetenk.parts import Parts, Piece, compared, made_of, rank_fact, rank_of, take_apart, wings_of
from gamelib.pictures.fivetenk.standing import Row, apart_width, covered, stand_apart, with_room_below
from gamelib.pictures.svg import number
from gamelib.pictures.text import broken, line_of_text, text_width
from gamelib.words import fact, say, term

HEADING = 15.0
_HEAD, _COUNTS, _POINTER = 24.0, 16.0, 10.0  # heights, from the top: the kind's name, what counts, its pointer
_BRACE, _LINE = 12.0, 16.0
_LABELS_APART = 14.0
_NOTE_GAP = 5.0


class Panel(NamedTuple):
    """A picture of one reading, as markup from the origin, with its size in pixels and its words."""

    markup: str
    width: float
    height: float
    messages: tuple[Message, ...]


class _Label(NamedTuple):
    """The lines under a brace, and where they begin."""

    lines: tuple[str, ...]
    start: float


def panel_width(pieces: Sequence[Piece], reading: Reading, size: float) -> float:
    """Give the width that a reading's cards need at least so that they can be read."""
    return apart_width(_groups(pieces, take_apart(pieces, reading)), size)


def panel(
    pieces: Sequence[Piece],
    reading: Reading,
    width: float,
    size: float,
    *,
    note: Message | None = None,
    language: str | None = None,
) -> Panel:
    """Draw one reading at most so wide; ``note`` is a sentence that stands below it."""
    parts = take_apart(pieces, reading)
    said = _labels(reading, language)
    row = _stand(pieces, parts, said, width, size)
    labels = _placed(said, row)
    ends = [label.start + _width(label.lines) for label in labels]
    heading = fact(reading, language)
    counts = say(Message(N_("counts: {what}"), {"what": compared(reading)}), language)
    wide = max(row.width, *ends, text_width(heading, HEADING * 1.1), text_width(counts))
    top = _HEAD + _COUNTS + _POINTER
    below = top + row.height
    markup = [
        line_of_text(heading, 0, _HEAD / 2 - 2, size=HEADING, name="gl-text gl-strong"),
        _counting(counts, _middle_of(parts.counts, row), wide),
        *_cards(pieces, parts, row, top, language),
        *(_brace(start, end, below + 3) for start, end in row.spans),
    ]
    height = below + _BRACE + 3
    for label in labels:
        for line, text in enumerate(label.lines):
            name = "gl-text gl-middle gl-strong" if line < len(label.lines) - 1 else "gl-text gl-middle"
            middle = label.start + _width(label.lines) / 2
            markup.append(line_of_text(text, middle, height + (line + 0.5) * _LINE, name=name))
    height += max(len(label.lines) for label in labels) * _LINE
    if note:
        height += _NOTE_GAP
        for text in broken(say(note, language), max(wide, width), tokens.SMALL):
            markup.append(line_of_text(text, 0, height + 0.6 * _LINE, size=tokens.SMALL, name="gl-muted"))
            height += _LINE
    return Panel("".join(markup), wide, height, _described(pieces, parts, reading, note))


def _groups(pieces: Sequence[Piece], parts: Parts) -> list[list[list[int]]]:
    """Group body and wings by rank."""
    return [_by_rank(pieces, places) for places in (parts.body, parts.wings) if places]


def _by_rank(pieces: Sequence[Piece], places: Sequence[int]) -> list[list[int]]:
    def order(place: int) -> tuple[int, int]:
        piece = pieces[place]
        rank = RANK_NUMBERS.get(rank_of(piece), len(RANKS))
        return rank, piece.number if isinstance(piece, Card) else 0

    return [list(group) for _, group in groupby(sorted(places, key=order), key=lambda place: order(place)[0])]


def _stand(pieces: Sequence[Piece], parts: Parts, said: Sequence[tuple[str, ...]], width: float, size: float) -> Row:
    """Let body and wings stand in a row, so far apart that each has its label in its middle, if there is room."""
    groups = _groups(pieces, parts)
    row = stand_apart(groups, width, size)
    each = [{place for group in part for place in group} for part in groups]
    wider = with_room_below(row, each, [*map(_width, said)], _LABELS_APART)
    return wider if max(wider.width, *(end.start + _width(end.lines) for end in _placed(said, wider))) <= width else row


def _labels(reading: Reading, language: str | None) -> list[tuple[str, ...]]:
    """Write what stands under each brace."""
    said: list[tuple[str, ...]] = [(say(made_of(reading), language),)]
    if reading.body:
        said = [(term("body", language), *said[0])]
    wings = wings_of(reading)
    if wings:
        title = Message(NN_("wing", "wings"), {"count": len(reading.body)})
        said.append((say(title, language), say(wings, language)))
    return said


def _placed(said: Sequence[tuple[str, ...]], row: Row) -> list[_Label]:
    """Place what stands under each brace, in the middle of it as far as there is room."""
    labels: list[_Label] = []
    free = 0.0
    for lines, (start, end) in zip(said, row.spans, strict=True):
        begin = max(free, (start + end - _width(lines)) / 2)
        labels.append(_Label(lines, begin))
        free = begin + _width(lines) + _LABELS_APART
    return labels


def _width(lines: Sequence[str]) -> float:
    return max(map(text_width, lines))


def _middle_of(places: Sequence[int], row: Row) -> float | None:
    """Give the middle of some cards in a row; ``None`` if there are none."""
    lefts = [x for index, (x, _) in row.places if index in places]
    return (min(lefts) + max(lefts) + row.size) / 2 if lefts else None


def _counting(text: str, middle: float | None, wide: float) -> str:
    """Write what counts, above a pointer at those cards; without a pointer where no card is compared."""
    if middle is None:
        return line_of_text(text, 0, _HEAD + _COUNTS / 2)
    half = text_width(text) / 2
    beside = min(max(half, middle), wide - half)
    tip = _HEAD + _COUNTS + _POINTER - 1
    pointer = f"M{number(middle - 6)} {number(tip - 7)}h12l-6 7z"
    line = line_of_text(text, beside, _HEAD + _COUNTS / 2, name="gl-text gl-middle")
    return f'{line}<path class="gl-arrow" d="{pointer}"/>'


def _cards(pieces: Sequence[Piece], parts: Parts, row: Row, top: float, language: str | None) -> list[str]:
    drawn = []
    strips = covered(row.places, row.size)
    for place, (x, y) in row.places:
        piece, lit, at = pieces[place], place in parts.counts, (x, top + y)
        if isinstance(piece, Card):
            strip = place in strips
            drawn.append(card(piece, at, index=place, size=row.size, lit=lit, strip=strip, language=language))
        else:
            drawn.append(rank_card(piece, at, size=row.size, lit=lit))
    return drawn


def _brace(start: float, end: float, top: float) -> str:
    """Draw a brace that opens upwards, its point in the middle below."""
    bend = 5.0
    half = (end - start) / 2 - 2 * bend
    across, down = number(bend), number(bend)
    return (
        f'<path class="gl-brace" d="M{number(start)} {number(top)}q0 {down} {across} {down}h{number(half)}'
        f"q{across} 0 {across} {down}q0-{down} {across}-{down}h{number(half)}q{across} 0 {across}-{down}"
        '"/>'
    )


def _described(pieces: Sequence[Piece], parts: Parts, reading: Reading, note: Message | None) -> tuple[Message, ...]:
    """Say what the picture shows: the body with what it is made of, the wings, what counts."""
    facts = {"cards": _named(pieces, parts.body), "what": made_of(reading)}
    sentence = N_("Body: {cards}, {what}.") if reading.body else N_("{cards}, {what}.")
    messages = [Message(N_("{reading}."), {"reading": reading}), Message(sentence, facts)]
    wings = wings_of(reading)
    if wings:
        facts = {"cards": _named(pieces, parts.wings), "what": wings}
        known = facts["cards"] or not parts.wings
        messages.append(Message(N_("Wings: {cards}, {what}.") if known else N_("Wings: {what} of other ranks."), facts))
    messages.append(Message(N_("What counts: {what}."), {"what": compared(reading)}))
    return (*messages, *((note,) if note else ()))


def _named(pieces: Sequence[Piece], places: Sequence[int]) -> tuple[object, ...]:
    """Name some pieces for a sentence, those of which nothing is known left out."""
    return tuple(
        piece if isinstance(piece, Card) else rank_fact(piece)
        for group in _by_rank(pieces, places)
        for piece in (pieces[place] for place in group)
        if piece
    )
