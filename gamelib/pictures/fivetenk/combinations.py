"""Combinations taken apart: one reading of some cards, all of them side by side, or why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamelib.core import N_, NN_, Message, RuleError, quoted
from gamelib.fivetenk.cards import Card, read_cards
from gamelib.fivetenk.nothing import why_nothing
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import Reading, readings
from gamelib.fivetenk.rules import DEFAULT, Rules
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import CARD_WIDTH
from gamelib.pictures.fivetenk.hands import LEAST_CARD, MARGIN, cards_at
from gamelib.pictures.fivetenk.panels import HEADING, Panel, panel, panel_width
from gamelib.pictures.fivetenk.parts import Piece, pieces_of
from gamelib.pictures.fivetenk.standing import grouped, stand
from gamelib.pictures.fivetenk.wording import joined
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Picture, number, picture
from gamelib.pictures.text import broken, line_of_text, text_width
from gamelib.words import fact, say
from gamelib.words.fivetenk_descriptions import describe_cards

_APART = 28.0  # between two readings
_LEAST_ROOM = 160.0

MEANT = N_("Meant on a lead if no kind is named.")
NAMED = N_("Meant on a lead if this kind is named.")
NEVER = N_("Never meant: of one kind the highest is.")
"""What each of several readings is good for (R8)."""


def draw_reading(
    cards: str | Iterable[str],
    reading: Reading,
    *,
    rules: Rules = DEFAULT,
    width: float = tokens.WIDTH,
    size: float = CARD_WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw cards taken apart as one of their readings: body and wings, and what of it is compared.

    Raises ``RuleError``: C1 for a fourth copy of a face, "format" for a reading that the cards do not have.

    >>> draw_reading("7D 7C 7S 3H", Reading("triple with single", 4, "7"))
    <Picture: triple of 7s with a single>
    """
    check_size(width=width)
    check_size(least=LEAST_CARD, size=size)
    held = read_cards(cards)
    if reading not in readings(held, rules):
        raise RuleError("format", N_("The cards cannot be read as {reading}."), reading=_named(reading))
    return _one(held, reading, width, size, language)


def draw_play(
    play: Play | Reading,
    *,
    width: float = tokens.WIDTH,
    size: float = CARD_WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw a play, which knows ranks but few suits, or a reading alone, whose wings may be any cards.

    Raises ``RuleError`` ("format") for what can be no combination.
    """
    check_size(width=width)
    check_size(least=LEAST_CARD, size=size)
    return _one(pieces_of(play), play.reading if isinstance(play, Play) else play, width, size, language)


def draw_readings(
    cards: str | Iterable[str],
    rules: Rules = DEFAULT,
    *,
    width: float = tokens.WIDTH,
    size: float = CARD_WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw everything that some cards can be taken for, side by side; where that is nothing, the cards and why.

    Where there are several readings each says when it is meant (R8). Raises ``RuleError``: "format" for what is no
    card, C1 for a fourth copy of a face.

    >>> draw_readings("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H")
    <Picture: 3 readings>
    """
    check_size(width=width)
    check_size(least=LEAST_CARD, size=size)
    held = read_cards(cards)
    found = readings(held, rules)
    problem = why_nothing(held, rules)
    if problem:
        return _nothing(held, problem, width, size, language)
    if len(found) == 1:
        return _one(held, found[0], width, size, language)
    room = _room(width)
    needed = max(panel_width(held, reading, size) for reading in found)
    columns = max(1, min(len(found), int((room + _APART) / (needed + _APART))))
    each = (room + _APART) / columns - _APART
    panels = [
        panel(held, reading, each, size, note=Message(_use(reading, found), {}), language=language) for reading in found
    ]
    return _put_together(panels, columns, width, title=_count(len(found)), language=language)


def _named(reading: object) -> object:
    """Give a reading as it stands in a sentence, and anything else as it was given."""
    try:
        return str(reading) if isinstance(reading, Reading) else quoted(reading)
    except (KeyError, TypeError):  # It was made by hand.
        return quoted(reading)


def _one(pieces: Sequence[Piece], reading: Reading, width: float, size: float, language: str | None) -> Picture:
    drawn = panel(pieces, reading, _room(width), size, language=language)
    return _put_together([drawn], 1, width, title=fact(reading, language), language=language)


def _room(width: float) -> float:
    """Give the width within the margins; a picture that must be narrower still is made smaller as a whole."""
    return max(width - 2 * MARGIN, _LEAST_ROOM)


def _use(reading: Reading, found: Sequence[Reading]) -> str:
    """Say when one of several readings is meant: the first if none is named, the highest of its kind if that is."""
    if reading == found[0]:
        return MEANT
    return NEVER if any(other.beats(reading) for other in found) else NAMED


def _count(count: int) -> Message:
    return Message(NN_("{count} reading", "{count} readings"), {"count": count})


def _put_together(
    panels: Sequence[Panel], columns: int, width: float, *, title: Message | str, language: str | None
) -> Picture:
    """Put panels side by side in so many columns, and below one another."""
    rows = [panels[start : start + columns] for start in range(0, len(panels), columns)]
    lefts = [0.0]
    for column in range(columns):
        lefts.append(lefts[-1] + max(one.width for one in panels[column::columns]) + _APART)
    parts = []
    y = 0.0
    for row in rows:
        parts += [
            f'<g transform="translate({number(x)} {number(y)})">{one.markup}</g>'
            for x, one in zip(lefts, row, strict=False)
        ]
        y += max(one.height for one in row) + _APART
    frame = Frame(0, 0, lefts[-1] - _APART, y - _APART).grown(MARGIN)
    return picture(
        "".join(parts),
        frame,
        title=title if isinstance(title, str) else say(title, language),
        description=joined([message for one in panels for message in one.messages], language),
        scale=min(1.0, width / frame.width),
    )


def _nothing(held: Sequence[Card], problem: RuleError, width: float, size: float, language: str | None) -> Picture:
    """Draw cards that are no combination, and say why."""
    room = _room(width)
    standing = stand(grouped(held), room, size)
    heading = say(N_("no combination"), language)
    lines = broken(say(problem, language), room)
    body = [
        f'<path class="gl-cross" d="M1 {number(HEADING / 2 - 5)}l10 10m0-10l-10 10"/>',
        line_of_text(heading, 18, HEADING / 2, size=HEADING, name="gl-text gl-strong"),
    ]
    top = HEADING + 2
    if held:
        body.append(cards_at(held, standing, (0, top), size=size, language=language))
        top += standing.height
    for line in lines:
        top += 20
        body.append(line_of_text(line, 0, top))
    wide = max(standing.width if held else 0.0, 18 + text_width(heading, HEADING * 1.1), *map(text_width, lines))
    frame = Frame(0, 0, wide, top + 8).grown(MARGIN)
    return picture(
        "".join(body),
        frame,
        title=heading,
        description=joined([*describe_cards(held), problem.message], language),
        scale=min(1.0, width / frame.width),
    )
