"""The middle of the table: the kitty, the trick's points and what is to be beaten, the friend cards, the sides."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_, Message
from gamelib.fivetenk import State, View
from gamelib.fivetenk.moves import KITTY, Laid
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.public import known_side
from gamelib.fivetenk.refusals import BURY, DEAL, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.table import SEATS
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import card
from gamelib.pictures.fivetenk.fitting import Line, both, fitted, flowing, width_of
from gamelib.pictures.fivetenk.seats import middle, side_badge
from gamelib.pictures.fivetenk.strips import Strip, draw_strip
from gamelib.pictures.fivetenk.table_wording import (
    friend_words,
    kitty_words,
    phase_words,
    result_words,
    side_words,
    trick_words,
)
from gamelib.pictures.svg import Frame, Markup, element
from gamelib.words import say

_KITTY, _TRICK, _FRIENDS = (0.0, 108.0), (112.0, 212.0), (332.0, 252.0)  # left edge and width of each column
_SIDES = 18.0  # height of the line about the sides
_HEAD = 15.0  # height of a column's heading
_KITTY_CARD, _KITTY_STEP = 32.0, 13.0
_FRIEND_CARD = 24.0
_LARGE, _SIZE = 15.0, 12.5


def draw_middle(
    position: State | View, language: str | None, ended: Sequence[Laid] = (), *, asked: bool = False
) -> str:
    """Draw what lies in the middle, and what everybody may know of the whole table.

    A trick may just have ``ended``, or it may be ``asked`` who takes it.
    """
    x, y, _, height = middle()
    tall = height - _SIDES

    def column(edges: tuple[float, float]) -> Frame:
        return Frame(x + edges[0], y, edges[1], tall)

    return "".join(
        (
            _kitty(position, column(_KITTY), language),
            element(
                "g",
                _area(column(_TRICK)),
                Markup(_trick(position, ended, column(_TRICK), language, asked=asked)),
                data_part="trick",
            ),
            _friends(position, column(_FRIENDS), language),
            _sides(position, y + tall + _SIDES / 2, language),
        )
    )


def _trick(position: State | View, ended: Sequence[Laid], room: Frame, language: str | None, *, asked: bool) -> str:
    """Write what goes on: the first line large, the others smaller, how a game ended smallest."""
    if asked:
        told: tuple[Message | str, ...] = (N_("Who takes the trick?"), N_("And how many points?"))
    elif position.phase == PLAY:
        told = trick_words(position, ended)
    else:
        told = result_words(position) if position.phase == SETTLED else phase_words(position)
    first, second, *others = [say(said, language) for said in told] + [""]
    rest = tokens.SMALL - 1 if position.phase == SETTLED else _SIZE
    lines = [Line(first, _LARGE, "gl-text gl-strong"), Line(second, _SIZE), *(Line(text, rest) for text in others)]
    return flowing([line for line in lines if line.text], room)


def _kitty(position: State | View, room: Frame, language: str | None) -> str:
    x, y, width, height = room
    centre = x + width / 2
    head = Line(say(N_("Kitty"), language), name="gl-muted gl-middle")
    wide = _KITTY_CARD + (KITTY - 1) * _KITTY_STEP
    high = _KITTY_CARD * 80 / 56
    left, top = centre - wide / 2, y + _HEAD
    if position.phase == BURY:
        cards = element("rect", class_="gl-empty", x=left, y=top, width=wide, height=high, rx=4)
    else:
        places = tuple((left + place * _KITTY_STEP, top) for place in range(KITTY))
        shown = position.buried if position.phase == SETTLED and position.buried else (None,) * KITTY
        cards = Markup(draw_strip(shown, Strip(places, _KITTY_CARD, Frame(left, top, wide, high)), language=language))
    said = Line(say(kitty_words(position), language), name="gl-text gl-middle")
    below = (top + high + y + height) / 2
    return element(
        "g",
        _area(room),
        fitted(head, centre, y + _HEAD / 2, width),
        cards,
        fitted(said, centre, below, width),
        data_part="kitty",
    )


def _friends(position: State | View, room: Frame, language: str | None) -> str:
    if position.phase in (DEAL, THROWN_IN):
        return ""
    x, y, width, height = room
    parts = [fitted(Line(say(N_("Friend cards"), language), name="gl-muted"), x, y + _HEAD / 2, width)]
    if not position.friends_named:
        parts.append(fitted(Line(say(N_("not named yet"), language), _SIZE), x, y + _HEAD + 14, width))
    row = (height - _HEAD) / 2
    for place, friend in enumerate(position.friends_named):
        top = y + _HEAD + place * row
        named, played, made = (say(words, language) for words in friend_words(position, place))
        left, rest = x + _FRIEND_CARD + 8, width - _FRIEND_CARD - 8
        by = position.made_by[place]
        strong = "gl-text" if by is None or by == position.declarer else "gl-text gl-strong"
        told = (
            _area(Frame(x, top, width, row)),
            Markup(card(friend.card, (x, top), size=_FRIEND_CARD, language=language)),
            Markup(both(Line(named, _SIZE), Line(played), left, top + row * 0.25, rest)),
            fitted(Line(made, name=strong if by is not None else "gl-muted"), left, top + row * 0.7, rest),
        )
        parts.append(element("g", *told, data_friend=place))
    return element("g", *parts, data_part="friends")


def _area(room: Frame) -> Markup:
    """Make all of a part's room what is pressed, not its letters alone."""
    return element("rect", fill="none", pointer_events="all", x=room.x, y=room.y, width=room.width, height=room.height)


def _sides(position: State | View, at: float, language: str | None) -> str:
    if position.phase not in (PLAY, SETTLED):
        return ""
    frame = middle()
    half = frame.width / 2
    known = all(known_side(position, seat) is not None for seat in range(SEATS))
    parts: list[str] = [_area(Frame(frame.x, at - _SIDES / 2, frame.width, _SIDES))]
    for place, (said, side) in enumerate(zip(side_words(position), (DECLARER, DEFENDERS), strict=True)):
        line = Line(say(said, language), _SIZE)
        centre = frame.x + half * (place + 0.5)
        left = centre - min(width_of(line), half - 40) / 2
        parts.append(fitted(line, left, at, half - 40))
        if known or side == DECLARER:
            parts.append(side_badge(side, left - 13, at))
    return element("g", *map(Markup, parts), data_part="sides")
