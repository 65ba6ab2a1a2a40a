"""How a position of 5-10-K is shown beside a question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gamelib.core import N_, Message
from gamelib.lessons.items import Showing

JUST_BEFORE = Message(N_("The picture shows the table just before that."), {})
"""Said after what is told to have happened, where the position of an item is the one before it."""

Drawn = Literal["table", "levels", "settlement", "result"]


@dataclass(frozen=True, kw_only=True)
class CardShowing(Showing):
    """How cards and tables are shown; ``lit`` are cards by their places, rows by their keys, or seats.

    ``notes`` are written beside rows, by their keys. With ``apart`` the cards are taken apart into all their readings.
    A state is ``drawn`` as the table, on which an ``ended`` trick may still lie; as the ladders of levels at the game's
    start; as the settlement's flow up to the sums; or as the result: the row of the promotion table that was reached,
    and the climbs.
    """

    notes: tuple[tuple[str, Message], ...] = ()
    apart: bool = False
    drawn: Drawn = "table"
    ended: bool = False
