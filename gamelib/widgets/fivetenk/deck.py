"""The deck that cards are picked from: each press of a face puts a copy of it into a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from gamelib.core import N_, Message
from gamelib.fivetenk.cards import COPIES, FACES, Card
from gamelib.pictures import draw_deck
from gamelib.widgets.board import Board, Press
from gamelib.widgets.fivetenk.card_row import CardRow
from gamelib.widgets.guard import Guard
from gamelib.words import say


class Deck(Board):
    """All 54 faces, with how many of the three copies are left. What is pressed goes into the row that is ``active``.

    ``active`` counts the rows from 0. A face of which none is left can still be pressed, and says so. While the deck
    is hidden, ``drawn`` can be switched off, so that it costs nothing.
    """

    active = traitlets.Int(0)
    drawn = traitlets.Bool(True)

    def __init__(
        self, rows: Sequence[CardRow], guard: Guard, *, width: float = 600, language: str | None = None
    ) -> None:
        """Show what is left beside what lies in the rows."""
        super().__init__()
        self._rows, self._width, self._language = tuple(rows), width, language
        self.name = say(N_("The deck. Press a card to pick it; arrow keys go from card to card."), language)
        for row in self._rows:
            row.observe(guard(lambda _: self._show()), "cards")
        self.observe(guard(lambda _: self._show()), "drawn")
        self.on_press(guard(self._pick))
        self._show()

    def taken(self) -> tuple[Card, ...]:
        """Give all cards that lie in the rows."""
        return tuple(card for row in self._rows for card in row.cards)

    @traitlets.validate("active")
    def _one_of_them(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self._rows) - 1))

    def _pick(self, press: Press) -> None:
        if "face" in press.data:
            self._rows[self.active].add(press.data["face"])

    def _show(self) -> None:
        if not self.drawn:
            return
        taken = self.taken()
        names: dict[str, str] = {face: self._named(face, COPIES - taken.count(face)) for face in FACES}
        self.show(draw_deck(taken, width=self._width, language=self._language), {"data-face": names})

    def _named(self, face: Card, left: int) -> str:
        return say(Message(N_("{card}, {count} left"), {"card": face, "count": left}), self._language)
