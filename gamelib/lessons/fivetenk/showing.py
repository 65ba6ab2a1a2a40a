"""How a position of 5-10-K is shown beside a question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gamelib.core import Message
from gamelib.lessons.items import Showing

Drawn = Literal["table", "levels", "promotion", "settlement", "result"]


@dataclass(frozen=True, kw_only=True)
class CardShowing(Showing):
    """How cards and tables are shown; ``lit`` are cards by their places, rows by their keys, or seats.

    ``notes`` are written beside rows, by their keys. With ``apart`` the cards are taken apart into all their readings.
    A state is ``drawn`` as the table, with ``hands`` beneath it if wanted; as the ladders of levels at the game's
    start; as the promotion table alone; as the settlement's flow, up to the part ``upto``; or as the result: the row of
    the promotion table that was reached, and the climbs. ``ended`` leaves an ended trick on the table.
    """

    notes: tuple[tuple[str, Message], ...] = ()
    apart: bool = False
    drawn: Drawn = "table"
    hands: bool = False
    ended: bool = False
    upto: str = "kitty"
