"""Cards in several rows, each with its name: a hand beside the play that it has to beat, or plays to choose from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk.cards import Card
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.choice_marks import RADIUS, choice_mark, outline_name
from gamelib.pictures.fivetenk.faces import CARD_WIDTH, RAISED
from gamelib.pictures.fivetenk.fitting import Line, fitted, width_of
from gamelib.pictures.fivetenk.hands import LEAST_CARD, cards_at
from gamelib.pictures.fivetenk.standing import Standing, grouped, stand
from gamelib.pictures.fivetenk.wording import cards_description
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Markup, Picture, element, picture
from gamelib.words import say
from gamelib.words.saying import sentences, words_of

MARGIN = 8.0
_PAD = 7.0
_HEAD = 22.0
_APART = 6.0
_GAP = 10.0
_MARK_WIDTH = 22.0


class RowOfCards(NamedTuple):
    """A row of cards: its ``key``, the name that stands above it, and a ``note`` beside that.

    With ``ordered`` the cards stand in the order given, each by itself, and not grouped by rank; where they stand
    ``still`` no room is kept for raised ones. Two ``short`` rows stand side by side.
    """

    key: str
    name: str
    cards: tuple[Card | None, ...]
    note: str = ""
    ordered: bool = False
    still: bool = False
    short: bool = False


def draw_rows(
    rows: Sequence[RowOfCards],
    *,
    title: str,
    raised: Collection[int] = (),
    lit: Collection[int] = (),
    chosen: Collection[str] = (),
    outlined: Collection[str] = (),
    right: bool = False,
    worth: bool = True,
    width: float = tokens.WIDTH,
    size: float = CARD_WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw rows of cards one beneath another, short ones in pairs.

    A card is found by ``data-index``, counted from 0 through all rows, and a row by ``data-play``, its key. ``raised``
    and ``lit`` are places of cards. ``chosen`` rows carry a dot, or a tick where they are known to be ``right``, and
    ``outlined`` ones an outline. With ``worth`` the description tells what each row is worth. A card is ``size``
    pixels wide, and the picture ``width``, whatever lies in it.
    """
    check_size(width=width)
    check_size(least=LEAST_CARD, size=size)
    panels = _placed(rows, width - 2 * MARGIN, size)
    parts = []
    for row, panel in zip(rows, panels, strict=True):
        x, y, wide, high, first, standing = panel
        places = range(first, first + len(row.cards))
        up, out = ([place - first for place in some if place in places] for some in (raised, lit))
        around = outline_name(right=right) if row.key in chosen else "gl-panel-lit" if row.key in outlined else ""
        name = f"gl-panel {around}".rstrip()
        at = (x + _PAD, y + _PAD + _HEAD - _lift(row, size))
        cards = cards_at(row.cards, standing, at, size=size, raised=up, outlined=out, first=first, language=language)
        parts.append(
            element(
                "g",
                element("rect", class_=name, x=x, y=y, width=wide, height=high, rx=6),
                _head(row, panel, right=right if row.key in chosen else None),
                Markup(cards),
                data_play=row.key,
            )
        )
    bottom = max(panel.y + panel.height for panel in panels)
    frame = Frame(0, 0, width - 2 * MARGIN, bottom).grown(MARGIN)
    return picture(
        "".join(parts),
        frame,
        title=title,
        description=_description(rows, raised, lit, (chosen, outlined), language, worth=worth),
        scale=1.0,
    )


class _Panel(NamedTuple):
    """Where a row stands, the index of its first card, and where its cards stand within."""

    x: float
    y: float
    width: float
    height: float
    first: int
    standing: Standing


def _placed(rows: Sequence[RowOfCards], wide: float, size: float) -> list[_Panel]:
    """Place the rows one beneath another, two ``short`` ones side by side."""
    half = (wide - _APART) / 2
    panels: list[_Panel] = []
    x = y = 0.0
    first = 0
    for place, row in enumerate(rows):
        room = half if row.short else wide
        standing = _stand(row, room - 2 * _PAD, size)
        high = _HEAD + standing.height - _lift(row, size) + 2 * _PAD
        panels.append(_Panel(x, y, room, high, first, standing))
        first += len(row.cards)
        if row.short and not x and place + 1 < len(rows) and rows[place + 1].short:
            x = half + _APART
        else:
            x, y = 0.0, max(panel.y + panel.height for panel in panels) + _APART
    return panels


def _lift(row: RowOfCards, size: float) -> float:
    return RAISED * size / CARD_WIDTH if row.still else 0.0


def _stand(row: RowOfCards, room: float, size: float) -> Standing:
    groups = [[place] for place in range(len(row.cards))] if row.ordered else grouped(row.cards)
    return stand(groups, room, size)


def _head(row: RowOfCards, panel: _Panel, *, right: bool | None) -> Markup:
    """Write a row's name, and its note in a quieter voice; a chosen row carries a mark, ``right`` or not yet."""
    middle = panel.y + _PAD + tokens.TEXT / 2
    x, end = panel.x + _PAD, panel.x + panel.width - _PAD
    parts = []
    if right is not None:
        parts.append(choice_mark(x + RADIUS, middle, right=right))
        x += _MARK_WIDTH
    name = Line(row.name, tokens.TEXT, "gl-text gl-strong")
    parts.append(fitted(name, x, middle, end - x))
    if row.note:
        x += width_of(name) + _GAP
        parts.append(fitted(Line(row.note, tokens.TEXT), x, middle, end - x))
    return Markup("".join(parts))


def _description(
    rows: Sequence[RowOfCards],
    raised: Collection[int],
    lit: Collection[int],
    marked: tuple[Collection[str], Collection[str]],
    language: str | None,
    *,
    worth: bool,
) -> str:
    """Describe the rows one after another, and say which of them are chosen or outlined."""
    chosen, outlined = marked
    told, first = [], 0
    for row in rows:
        places = range(first, first + len(row.cards))
        up, out = ([place - first for place in some if place in places] for some in (raised, lit))
        cards = cards_description(row.cards, up, out, language, worth=worth)
        named = Message(N_("{name}: {cards}"), {"name": row.name, "cards": cards})
        told.append(say(named, language))
        if row.note:
            told.append(say(Message(N_("{note}."), {"note": row.note}), language))
        if row.key in chosen:
            told.append(say(Message(N_("{name} is chosen."), {"name": row.name}), language))
        elif row.key in outlined:
            told.append(say(Message(N_("{name} is marked."), {"name": row.name}), language))
        first += len(row.cards)
    return sentences(told, words_of(language))
