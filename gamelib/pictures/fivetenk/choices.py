"""Plays to choose from: each in a frame of its own with its cards, small, and what it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.cards import RANKS, Card
from gamelib.fivetenk.readings import Reading
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import RAISED
from gamelib.pictures.fivetenk.hands import cards_at
from gamelib.pictures.fivetenk.standing import Standing, grouped, stand
from gamelib.pictures.fivetenk.wording import joined
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Picture, element, number, picture
from gamelib.pictures.text import broken, line_of_text, text_width
from gamelib.words import fact, say

_CARD = 34.0
_LIFT = RAISED * _CARD / tokens.CARD_WIDTH
_GAP, _INSET, _LINE, _NAME, _SMALLEST_NAME = 8.0, 8.0, 16.0, 13.0, 11.5
_COLUMNS = ((4, 4), (8, 3), (14, 2))
"""Plays of up to so many cards stand in so many columns; larger ones in one."""


class Choice(NamedTuple):
    """Cards that can be played, what they are played as, and what is to be noted, in full and in a few words."""

    cards: tuple[Card, ...]
    reading: Reading
    notes: tuple[Message, ...] = ()
    mark: Message | None = None


def columns_for(most: int) -> int:
    """Tell in how many columns plays of at most so many cards stand."""
    return next((columns for cards, columns in _COLUMNS if most <= cards), 1)


def draw_choices(
    choices: Sequence[Choice],
    *,
    lit: int | None = None,
    width: float = tokens.WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw plays in frames, in rows; ``lit`` is the place of the one that is outlined, counted from 0.

    Each is a ``<g data-play="0">`` by its place.
    """
    check_size(width=width)
    columns = columns_for(max((len(choice.cards) for choice in choices), default=1))
    wide = (width - (columns - 1) * _GAP) / columns
    cells = [_Cell.of(choice, wide, language) for choice in choices]
    parts = []
    top = 0.0
    for start in range(0, len(cells), columns):
        row = cells[start : start + columns]
        high = max(cell.height for cell in row)
        for place, cell in enumerate(row):
            frame = Frame(place * (wide + _GAP), top, wide, high)
            parts.append(cell.drawn(frame, start + place, lit=start + place == lit, language=language))
        top += high + _GAP
    count = Message(NN_("{count} play", "{count} plays"), {"count": len(choices)})
    return picture(
        "".join(parts),
        Frame(0, 0, width, max(top - _GAP, 1.0)).grown(2),
        title=say(count, language),
        description=joined([message for choice in choices for message in described(choice)], language),
        scale=1.0,
    )


def described(choice: Choice) -> tuple[Message, ...]:
    """Say in words what one play is."""
    return (Message(N_("{cards}: {reading}."), {"cards": choice.cards, "reading": choice.reading}), *choice.notes)


class _Cell(NamedTuple):
    """One play, with where its cards stand and the lines beneath."""

    choice: Choice
    standing: Standing
    lines: tuple[tuple[str, float, str], ...]

    @classmethod
    def of(cls, choice: Choice, width: float, language: str | None) -> _Cell:
        """Let the cards stand in a frame of a width, and break the lines to fit it."""
        room = width - 2 * _INSET
        called = fact(choice.reading, language)
        # A name that is but a little too long for one line is written a little smaller.
        size = min(_NAME, room / text_width(called, 1))
        said = [(called, size if size >= _SMALLEST_NAME else _NAME, "gl-text")]
        said += [(say(choice.mark, language), tokens.SMALL, "gl-muted")] if choice.mark else []
        lines = tuple((line, size, name) for text, size, name in said for line in broken(text, room, size))
        body = choice.reading.body
        groups = sorted(grouped(choice.cards), key=lambda group: RANKS[choice.cards[group[0]].rank] not in body)
        return cls(choice, stand(groups, room, _CARD), lines)  # Wings stand behind the body.

    @property
    def height(self) -> float:
        """The least height of the frame in pixels; no card is raised, so there is no room for that."""
        return self.standing.height - _LIFT + _LINE * len(self.lines) + 2 * _INSET

    def drawn(self, frame: Frame, place: int, *, lit: bool, language: str | None) -> str:
        """Draw the play in its frame."""
        x, y, width, height = frame
        name = "gl-panel gl-panel-lit" if lit else "gl-panel"
        parts = [
            element("rect", class_=name, width=width, height=height, rx=6.0),
            cards_at(self.choice.cards, self.standing, (_INSET, _INSET - _LIFT), size=_CARD, language=language),
        ]
        top = _INSET + self.standing.height - _LIFT + _LINE * 0.7
        for line, (text, size, kind) in enumerate(self.lines):
            parts.append(line_of_text(text, _INSET, top + line * _LINE, size=size, name=kind))
        return f'<g data-play="{place}" transform="translate({number(x)} {number(y)})">{"".join(parts)}</g>'
