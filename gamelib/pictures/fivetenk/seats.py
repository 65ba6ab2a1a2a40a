"""The six places at the table: a panel for each seat, and before it what it did last in the trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.core import N_
from gamelib.fivetenk import State, View
from gamelib.fivetenk.moves import Laid
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.public import known_side, last_done, last_play
from gamelib.fivetenk.table import SEATS
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.fitting import Line, both, fitted, pill, width_of
from gamelib.pictures.fivetenk.strips import body_first, draw_strip, lay
from gamelib.pictures.fivetenk.table_wording import (
    Said,
    cards_left,
    doing,
    level,
    name_of,
    point_count,
    role,
)
from gamelib.pictures.svg import Frame, Markup, element
from gamelib.words import fact, say

WIDTH, HEIGHT = 600.0, 400.0
"""The table's size in pixels before it is scaled."""

PANEL = 54.0  # a panel's height
SIDE = 194.0  # width of a panel, and of the place before it
_MARGIN, _GAP = 5.0, 3.0
_PLACE = 84.0  # height of the place before a panel: a line of words and the cards
_TAG = 16.0  # of it the line of words
_PAD, _LINES = 9.0, 16.0  # in a panel: from its side to the words, from line to line
_STRIPE = 5.0
_MARK = 22.0  # kept free behind a name, for a dot, a tick or an arrow
NEAREST = 4
"""The spot in the middle of the bottom, where the hand lies beneath the table."""

_BACK, _BACK_STEP = (9.5, 13.0), 4.5  # the little backs beside the number of cards
_CARDS_A_BACK = 6
_KIND = 11.0  # size of the words that say what was played
_FRAME = 3.0  # around the play to be beaten


def spot_of(seat: int, near: int | None = None) -> int:
    """Give the spot of a seat at the table: 0, 1, 2 along the top, then 3, 4, 5 from the right along the bottom.

    Clockwise one seat follows the other, from seat 0 at spot 0, or so that ``near`` sits in the middle of the bottom.
    """
    return seat if near is None else (seat - near + NEAREST) % SEATS


def panel_of(seat: int, near: int | None = None) -> Frame:
    """Give the panel of a seat at its spot."""
    spot = spot_of(seat, near)
    column = spot if spot < SEATS // 2 else SEATS - 1 - spot
    between = (WIDTH - 2 * _MARGIN - 3 * SIDE) / 2
    y = _MARGIN if spot < SEATS // 2 else HEIGHT - _MARGIN - PANEL
    return Frame(_MARGIN + column * (SIDE + between), y, SIDE, PANEL)


def place_of(seat: int, near: int | None = None) -> Frame:
    """Give the place before a panel, toward the middle, where a seat's cards lie."""
    x, y, width, height = panel_of(seat, near)
    above = spot_of(seat, near) < SEATS // 2
    return Frame(x, y + height + _GAP if above else y - _GAP - _PLACE, width, _PLACE)


def middle() -> Frame:
    """Give what is left in the middle of the table."""
    top = place_of(0)
    y = top.y + top.height + _GAP
    return Frame(_MARGIN, y, WIDTH - 2 * _MARGIN, place_of(SEATS - 1).y - _GAP - y)


def draw_seats(
    position: State | View,
    language: str | None,
    ended: Sequence[Laid] = (),
    *,
    asked: bool = False,
    near: int | None = None,
) -> str:
    """Draw every panel, and before it what that seat did last in the trick, or in the one that has ``ended``.

    Where it is ``asked`` who takes the trick, the play to be beaten looks like any other.
    """
    trick = ended or position.trick
    top, word = position.top_seat, N_("last play") if position.how else N_("to beat")
    if ended:
        top, word = last_play(ended).seat, N_("takes the trick")
    words = _passed(trick)
    if top is not None and not asked:
        words[top] = word
    done = {
        seat: _done(laid, say(words[seat], language) if seat in words else "", language, near)
        for seat, laid in last_done(trick).items()
    }
    return "".join(_panel(position, seat, language, near) + done.get(seat, "") for seat in range(SEATS))


def _passed(trick: Sequence[Laid]) -> dict[int, str]:
    """Tell of each seat that passed when it last could: on the last play, or before that, which does not bind it."""
    last = trick.index(last_play(trick)) if trick else 0
    return {
        seat: N_("pass") if laid in trick[last:] else N_("passed before")
        for seat, laid in last_done(trick).items()
        if laid.reading is None
    }


def _panel(position: State | View, seat: int, language: str | None, near: int | None) -> str:
    x, y, width, height = panel_of(seat, near)
    stands_out = position.turn == seat or seat in position.winners
    left, room, first = x + _PAD, width - 2 * _PAD, y + height / 2 - _LINES

    def line(said: Said) -> Line:
        return Line(say(said, language))

    part = Line(role(position, seat, language), name=_role_class(position, seat))
    badge = side_badge(known_side(position, seat), left, first + _LINES)
    fan = _fan(position.hand_sizes[seat], left, first + 2 * _LINES)
    indent, behind = (12.0 if badge else 0.0), _fan_width(position.hand_sizes[seat])
    rows = (
        head_of(position, seat, language, near).markup,
        both(part, line(level(position, seat)), left + indent, first + _LINES, room - indent),
        both(
            line(cards_left(position, seat)),
            line(point_count(position.taken[seat])),
            left + behind,
            first + 2 * _LINES,
            room - behind,
        ),
    )
    outline = element(
        "rect",
        class_="gl-panel gl-panel-lit" if stands_out else "gl-panel",
        x=x + 1.5, y=y + 1.5, width=width - 3, height=height - 3, rx=6,
    )  # fmt: skip
    stripe = seat_stripe(seat, x + 1.5, y + 6, height - 12)
    return element("g", outline, stripe, Markup(badge + fan + "".join(rows)), data_seat=seat)


class Head(NamedTuple):
    """The first line of a panel, and what is free in it behind the name: from left to right, around a height."""

    markup: str
    left: float
    right: float
    middle: float


def head_of(position: State | View, seat: int, language: str | None, near: int | None = None) -> Head:
    """Write the first line of a seat's panel: its name, and whether it is to move."""
    x, y, width, height = panel_of(seat, near)
    left, right, middle = x + _PAD, x + width - _PAD + 2, y + height / 2 - _LINES
    mark, doing_now = "", doing(position, seat)
    if doing_now:
        mark, wide = pill(say(doing_now, language), right, middle + 1, width / 2 - _PAD, _KIND)
        right -= wide
    named = Line(say(name_of(position, seat), language), tokens.TEXT, "gl-text gl-strong")
    room = right - left - _GAP - _MARK
    return Head(fitted(named, left, middle, room) + mark, left + min(width_of(named), room), right, middle)


def seat_stripe(seat: int, x: float, y: float, height: float) -> Markup:
    """Draw a seat's colour; its name always stands beside it."""
    return element(
        "rect", class_=f"gl-seat-{seat}", x=float(x), y=float(y), width=_STRIPE, height=float(height), rx=1.5
    )


def _role_class(position: State | View, seat: int) -> str:
    known = known_side(position, seat) is not None
    return "gl-text gl-strong" if known else "gl-muted"


def side_badge(side: str | None, x: float, middle: float) -> str:
    """Draw the mark of a side, full for the declarer's and outlined for the defenders'; nothing where it is unknown."""
    shades = {DECLARER: "gl-declarers", DEFENDERS: "gl-defenders"}
    if side is None:
        return ""
    return element("rect", class_=shades[side], x=x, y=middle - 3.5, width=7.5, height=7.5, rx=1.5)


def _fan(count: int, x: float, middle: float) -> str:
    """Draw a few backs for the cards that a seat holds: the more cards, the more backs."""
    width, height = _BACK
    y = middle - height / 2
    return "".join(
        element("rect", class_="gl-little-back", x=x + place * _BACK_STEP, y=y, width=width, height=height, rx=1.5)
        for place in range(_backs(count))
    )


def _fan_width(count: int) -> float:
    backs = _backs(count)
    return _BACK[0] + (backs - 1) * _BACK_STEP + 5 if backs else 0.0


def _backs(count: int) -> int:
    return -(-count // _CARDS_A_BACK)


def _done(laid: Laid, word: str, language: str | None, near: int | None) -> str:
    """Draw what a seat did last in the trick: its cards with what they are, or with a word, or how it passed."""
    x, y, width, height = place_of(laid.seat, near)
    if laid.reading is None:
        passed = Line(word, tokens.TEXT, "gl-muted gl-middle")
        return element("g", fitted(passed, x + width / 2, y + height / 2, width), data_done=laid.seat)
    room = Frame(x + _FRAME + 1, y + _TAG + _FRAME, width - 2 * _FRAME - 2, height - _TAG - 2 * _FRAME)
    strip = lay(len(laid.cards), room)
    cards = draw_strip(laid.cards, strip, order=body_first(laid.cards, laid.reading), language=language)
    if not word:
        kind = Line(fact(laid.reading, language), _KIND, "gl-muted gl-middle")
        tag = fitted(kind, x + width / 2, y + _TAG / 2, width - 4)
        return element("g", Markup(cards + tag), data_done=laid.seat)
    _, wide = pill(word, 0, 0, width)
    mark, _ = pill(word, x + (width + wide) / 2, y + _TAG / 2 - 1, width)
    left, high, broad, tall = strip.frame.grown(_FRAME)
    around = element("rect", class_="gl-beaten", x=left, y=high, width=broad, height=tall, rx=5)
    return element("g", Markup(around + cards + mark), data_done=laid.seat, data_top="true")
