"""The friend cards: for each named face its three plays, who made them, and the one that counts (C20, C21)."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_, Message
from gamelib.fivetenk.cards import COPIES
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.fivetenk.naming import Friend
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import CARD_HEIGHT, CARD_WIDTH, card
from gamelib.pictures.fivetenk.fitting import Line, fitted
from gamelib.pictures.fivetenk.wording import joined
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Picture, element, picture
from gamelib.words import say

_CARD = 30.0
_ROW = _CARD * CARD_HEIGHT / CARD_WIDTH
_GAP, _INSET = 8.0, 8.0
_DOT = 5.0

_NTH = {1: N_("1st play"), 2: N_("2nd play"), 3: N_("3rd play")}


def draw_named(
    friends: Sequence[Friend],
    plays: Sequence[Sequence[int]],
    *,
    declarer: int | None = None,
    width: float = tokens.WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw a row for each friend card: its face, and a place for each of three plays; the named one is outlined.

    ``plays`` has for each friend card the seats that have played it, in order, once for every copy.
    """
    check_size(width=width)
    wide = (width - 2 * _INSET - _CARD - COPIES * _GAP) / COPIES
    parts, messages = [], []
    for row, (friend, seats) in enumerate(zip(friends, plays, strict=True)):
        top = row * (_ROW + _GAP)
        parts.append(card(friend.card, (0, top), size=_CARD, language=language))
        for place in range(COPIES):
            seat = seats[place] if place < len(seats) else None
            frame = Frame(_CARD + _GAP + place * (wide + _GAP), top, wide, _ROW)
            named = place + 1 == friend.nth
            parts.append(_place(frame, place + 1, seat, _comes_of(seat, declarer, named=named), language, lit=named))
        facts = {
            "card": friend.card,
            "seats": tuple(seats),
            "named": Message(NTH_PLAY[friend.nth], {"card": friend.card}),
        }
        played = N_("{card} was played by seats {seats}; {named} counts.")
        messages.append(Message(played if seats else N_("{card} was not played yet; {named} counts."), facts))
    high = len(friends) * (_ROW + _GAP) - _GAP
    return picture(
        "".join(parts),
        Frame(0, 0, width - 2 * _INSET, high).grown(_INSET),
        title=say(N_("The friend cards"), language),
        description=joined(messages, language),
        scale=1.0,
    )


def _comes_of(seat: int | None, declarer: int | None, *, named: bool) -> str:
    """Say what comes of a play, in a word or two."""
    if not named:
        return ""
    if seat is None:
        return N_("counts")
    return N_("the declarer") if seat == declarer else N_("friend")


def _place(frame: Frame, nth: int, seat: int | None, comes: str, language: str | None, *, lit: bool) -> str:
    """Draw the place of one play: which it is, who made it, and what comes of that."""
    x, y, width, height = frame
    outline = "gl-panel gl-panel-lit" if lit else "gl-panel"
    first = Line(say(_NTH[nth], language), name="gl-muted")
    who = say(Message(N_("seat {seat}"), {"seat": seat}), language) if seat is not None else "–"
    second = Line(who, tokens.TEXT, "gl-text gl-strong" if lit and seat is not None else "gl-text")
    left, room = x + _INSET, width - 2 * _INSET
    parts = [
        element("rect", class_=outline, x=x, y=y, width=width, height=height, rx=5.0),
        fitted(first, left, y + height * 0.28, room / 2),
        fitted(second, left + (2 * _DOT + 5 if seat is not None else 0), y + height * 0.7, room - 2 * _DOT - 5),
    ]
    if seat is not None:
        parts.append(element("circle", class_=f"gl-seat-{seat}", cx=left + _DOT, cy=y + height * 0.7, r=_DOT))
    if comes:
        line = Line(say(comes, language), name="gl-text gl-strong gl-end")
        parts.append(fitted(line, left + room, y + height * 0.28, room / 2))
    return "".join(parts)
