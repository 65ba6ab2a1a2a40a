"""The table of six: every seat, the trick in progress, the kitty, the friend cards, and the points so far."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk import Card, State, View
from gamelib.fivetenk.moves import Laid
from gamelib.fivetenk.public import ended_trick
from gamelib.fivetenk.refusals import NAME, PLAY
from gamelib.fivetenk.setting import is_seat
from gamelib.fivetenk.table import SEATS
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.fitting import Line, fitted
from gamelib.pictures.fivetenk.hands import cards_at
from gamelib.pictures.fivetenk.middles import draw_middle
from gamelib.pictures.fivetenk.seat_marks import draw_marks
from gamelib.pictures.fivetenk.seats import HEIGHT, WIDTH, draw_seats, panel_of, seat_stripe
from gamelib.pictures.fivetenk.standing import grouped, stand
from gamelib.pictures.fivetenk.table_wording import cards_left, seat_name, table_title
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Markup, Picture, element, picture
from gamelib.words import describe, say
from gamelib.words.fivetenk_descriptions import describe_table
from gamelib.words.saying import sentences, words_of

LEAST = 120.0
"""The smallest width or height, in pixels, at which a table is drawn."""

_HAND_CARD = 30.0
_ROW = 52.0  # from hand to hand
_LABEL = 66.0  # width of what stands before a hand
_MARGIN = 8.0
_ROUND = 22.0  # radius of the table's corners

Row = tuple[int | None, tuple[Card, ...]]
"""A row of cards beneath the table: a seat's hand, or with ``None`` what is buried."""


def draw_table(
    position: State | View,
    *,
    hands: bool = False,
    ended: bool = False,
    asked: bool = False,
    chosen: Collection[int] = (),
    right: bool = False,
    arrows: Collection[int] = (),
    near: int | None = None,
    width: float = tokens.WIDTH,
    height: float = tokens.STATE_HEIGHT,
    language: str | None = None,
) -> Picture:
    """Draw the table of six at one moment: who is what, how many cards and points each has, and the trick.

    Every seat has its own place, 0 to 5 clockwise from the upper left, and before it lies what it did last in the
    trick. Of hands just the number of cards is told; with ``hands`` those that the state or the view knows stand
    beneath, and what is buried too. With ``ended`` the trick that has just ended lies on the table still, and
    with ``asked`` the picture asks who takes the trick and how many points. ``chosen`` seats carry a dot, or a tick
    where they are known to be ``right``, and ``arrows`` point at seats. With ``near`` the table is turned so that this
    seat is in the middle of the bottom. ``width`` and ``height`` are the pixels that the picture fits into. Raises
    ``RuleError``: "format" for what is no state and no view of this game, C1 for what is no seat.
    """
    if not isinstance(position, State | View):
        raise RuleError("format", N_("{thing} is no state and no view of 5-10-K."), thing=quoted(position))
    if near is not None and not is_seat(near):
        raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=quoted(near))
    check_size(least=LEAST, width=width, height=height)
    rows = _rows(position) if hands else []
    frame = Frame(0, 0, WIDTH, HEIGHT + (len(rows) * _ROW + _MARGIN if rows else 0))
    trick = ended_trick(position) if ended else ()
    body = (
        _top(),
        draw_seats(position, language, trick, asked=asked, near=near),
        draw_middle(position, language, trick, asked=asked),
        draw_marks(position, chosen, arrows, language, right=right, near=near),
        _hands(position, rows, language),
    )
    told = describe(position, language) if hands else _described(position, trick, language, asked=asked)
    return picture(
        "".join(body),
        frame,
        title=table_title(position, language),
        description=told,
        scale=min(width / frame.width, height / frame.height),
    )


def _described(position: State | View, ended: Sequence[Laid], language: str | None, *, asked: bool) -> str:
    messages = describe_table(position, ended, asked=asked)
    return sentences([say(message, language) for message in messages], words_of(language))


def _top() -> Markup:
    """Draw the top of the table, on whose edge the panels stand."""
    top, bottom = panel_of(0), panel_of(SEATS - 1)
    y = top.y + top.height / 2
    high = bottom.y + bottom.height / 2 - y
    return element("rect", class_="gl-felt", x=2, y=y, width=WIDTH - 4, height=high, rx=_ROUND)


def _rows(position: State | View) -> list[Row]:
    """Give the hands that are known, and what is buried; of a state always all rows, so that they keep their places."""
    whole = isinstance(position, State)
    rows: list[Row] = [
        (seat, hand or ())
        for seat, hand in enumerate(position.hands)
        if whole or hand or (isinstance(position, View) and seat == position.seat)
    ]
    buried = position.buried if position.phase in (NAME, PLAY) else None
    if whole or buried:
        rows.append((None, buried or ()))
    return rows


def _hands(position: State | View, rows: Sequence[Row], language: str | None) -> str:
    """Draw the rows of cards beneath the table, each with whose it is."""
    parts = []
    for place, (seat, cards) in enumerate(rows):
        y = HEIGHT + place * _ROW
        middle = y + _ROW / 2 + 3
        said = N_("Buried") if seat is None else seat_name(seat)
        label = Line(say(said, language), name="gl-text gl-strong")
        inside = [fitted(label, _MARGIN + 9, middle, _LABEL - 14)]
        if seat is not None:
            inside.insert(0, seat_stripe(seat, _MARGIN, middle - 9, 18))
        if cards:
            standing = stand(grouped(cards), WIDTH - _LABEL - 2 * _MARGIN, _HAND_CARD)
            at = (_MARGIN + _LABEL, y)
            inside.append(Markup(cards_at(cards, standing, at, size=_HAND_CARD, language=language)))
        elif seat is not None:
            none = Line(say(cards_left(position, seat), language), name="gl-muted")
            inside.append(fitted(none, _MARGIN + _LABEL, middle, WIDTH - _LABEL - 2 * _MARGIN))
        parts.append(element("g", *inside, data_hand="buried" if seat is None else seat))
    return "".join(parts)
