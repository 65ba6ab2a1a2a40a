"""The pictures of practice items about 5-10-K: cards in rows, the table, levels, the promotion table, a settlement."""

from __future__ import annotations

from collections.abc import Collection

from gamelib.core import N_, Message
from gamelib.fivetenk import State, View, outcome
from gamelib.fivetenk.public import levels_before
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.fivetenk.positions import (
    BODY,
    BURIED,
    CANDIDATES,
    HAND,
    LETTERS,
    RECEIVED,
    SEEN,
    TOP,
    Spread,
    number_of_role,
    seat_of_role,
    seat_role,
)
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Item, Position, Showing
from gamelib.pictures import Picture, draw_levels, draw_promotion, draw_readings, draw_settlement, draw_table
from gamelib.pictures.fivetenk.rows import RowOfCards, draw_rows
from gamelib.pictures.svg import Markup, element
from gamelib.words import say

WIDTH = 620
"""How many pixels wide a picture is at most."""

FEW, MANY = 56.0, 44.0
"""How wide a card is, in pixels, where there are one or two rows, and where there are more."""

ROLES = {
    HAND: N_("Hand"),
    TOP: N_("On the table"),
    BURIED: N_("Buried"),
    SEEN: N_("Cards seen"),
    BODY: N_("Body"),
    CANDIDATES: N_("Cards"),
    RECEIVED: N_("Received, in this order"),
}
"""What stands above a row of cards."""


def picture_of(
    item: Item, showing: Showing, chosen: Collection[str] = (), *, solved: bool = False, language: str | None = None
) -> Picture:
    """Draw the position of an item, with what was chosen in it marked; ``solved``, what comes of it."""
    position = item.after if solved and item.after else item.position
    show = showing if isinstance(showing, CardShowing) else CardShowing(lit=showing.lit)
    sort = "words" if isinstance(item.form, Number) else item.form.sort
    if isinstance(position, Spread):
        if show.apart:
            return as_it_is(draw_readings(position.cards, width=WIDTH, language=language))
        return draw_spread(item, position, show, chosen, language, solved=solved)
    return draw_match(played(position), show, chosen if sort == "seats" else (), language, solved=solved)


def draw_spread(
    item: Item,
    spread: Spread,
    show: CardShowing,
    chosen: Collection[str],
    language: str | None,
    *,
    solved: bool = False,
) -> Picture:
    """Draw cards in rows: chosen cards are raised, chosen rows carry a dot, or a tick once it is ``solved``."""
    form = item.form
    sort, keys = ("words", set()) if isinstance(form, Number) else (form.sort, {option.key for option in form.options})
    notes = {role: say(note, language) for role, note in show.notes}
    # Plays to choose from, and what all six hold, take little room each; plays in a row are read from top to bottom.
    everybody = len(spread.rows) == SEATS and all(seat_role(seat) == row.role for seat, row in enumerate(spread.rows))
    rows = []
    for role, cards in spread.rows:
        moving = sort == "cards" and not keys.isdisjoint(map(str, spread.places(role)))
        name = say(name_of(role), language)
        short = role in LETTERS or everybody
        rows.append(
            RowOfCards(role, name, cards, notes.get(role, ""), ordered=role == RECEIVED, still=not moving, short=short)
        )
    return draw_rows(
        rows,
        title=say(N_("Cards of the question"), language),
        raised=[int(key) for key in chosen] if sort == "cards" else (),
        lit=[place for place in show.lit if isinstance(place, int)],
        chosen=chosen if sort == "plays" else (),
        outlined=[key for key in show.lit if isinstance(key, str)],
        right=solved,
        # What the cards are worth is often what is asked: no description tells it to some before it is found out.
        worth=solved,
        width=WIDTH,
        size=FEW if len(rows) < 3 else MANY,
        language=language,
    )


def as_it_is(picture: Picture) -> Picture:
    """Keep a small picture from being blown up to the width of the board."""
    return Picture(element("div", Markup(picture)), title=picture.title, description=picture.description)


def name_of(role: str) -> Message | str:
    """Name a row of cards by its role; rows to choose from are named by their letters."""
    seat, number = seat_of_role(role), number_of_role(role)
    if seat is None:
        return ROLES.get(role, role)
    return Message(N_("{number}. Seat {seat}") if number else N_("Seat {seat}"), {"seat": seat, "number": number})


def draw_match(
    position: State | View, show: CardShowing, chosen: Collection[str], language: str | None, *, solved: bool = False
) -> Picture:
    """Draw a state or a view in the way that an item wants it: chosen seats carry a mark, lit ones an arrow."""
    if isinstance(position, State):
        if show.drawn == "levels":
            return draw_levels(levels_before(position), width=WIDTH, language=language)
        if show.drawn == "result":
            return draw_result(position, language)
        if show.drawn == "settlement":
            return draw_settlement(position, upto="sums", width=WIDTH, language=language)
    seats = [int(key) for key in chosen if key.isdecimal()]
    lit = [seat for seat in show.lit if isinstance(seat, int)]
    return draw_table(
        position, ended=show.ended, chosen=seats, right=solved, arrows=lit, width=WIDTH, language=language
    )


def draw_result(state: State, language: str | None) -> Picture:
    """Draw what a game's points bring: the row of the promotion table, and beneath it the climbs."""
    table = draw_promotion(state.points, width=WIDTH, language=language)
    ladders = draw_levels(
        levels_before(state),
        outcome(state.points or 0)[1],
        state.winners,
        declarer=state.declarer,
        friends=state.friends,
        width=WIDTH,
        language=language,
    )
    return Picture(str(table) + str(ladders), title=table.title, description=table.description)


def played(position: Position) -> State | View:
    """Give a state or a view of this game; raises ``TypeError`` for anything else."""
    if isinstance(position, State | View):
        return position
    raise TypeError(position)
