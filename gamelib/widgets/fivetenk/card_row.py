"""Cards that a learner puts together: a row of them, and a text that says the same; either changes the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, Message, RuleError
from gamelib.fivetenk.cards import COPIES, Card, in_order, read_cards
from gamelib.fivetenk.neighbours import MOST_CARDS
from gamelib.pictures import draw_cards
from gamelib.widgets.answering import text_field
from gamelib.widgets.board import Board, Press
from gamelib.widgets.enter import Enter
from gamelib.widgets.guard import Guard
from gamelib.words import say
from gamelib.words.fivetenk_typed import typed_cards

EXAMPLE = "3D 3C 3H 4D"

Cards = tuple[Card, ...]


def _none() -> Cards:
    return ()


def fit(*groups: Iterable[Card]) -> bool:
    """Tell whether cards can lie side by side: of no face more than there are."""
    counts = Counter(card for cards in groups for card in cards)
    return max(counts.values(), default=0) <= COPIES


class CardRow(ipywidgets.VBox):
    """A text field, and beneath it the same cards, of which each can be pressed to take it back.

    ``cards`` are in order, by rank and suit, and can be set; what cannot be is refused by ``RuleError`` and nothing
    changes. Of each face there are three copies, less those that ``elsewhere`` gives: cards that lie in other rows.
    No hand has more than 32 cards, and so no row has. ``lit`` are faces to be outlined, one copy for each.
    """

    cards = traitlets.Tuple()
    lit = traitlets.Tuple()

    def __init__(
        self,
        cards: str | Iterable[str] = "",
        *,
        guard: Guard,
        label: str = "",
        width: float = 580,
        size: float = 44,
        elsewhere: Callable[[], Sequence[Card]] = _none,
        source: Sequence[ipywidgets.Widget] = (),
        language: str | None = None,
    ) -> None:
        """Lay out the field and the row; ``label`` names both, ``width`` and ``size`` are pixels of row and card.

        ``source`` are widgets to stand before the field, from which the cards may come.
        """
        self._language, self._elsewhere = language, elsewhere
        self._room: dict[str, Any] = {"width": width, "size": size}
        self._past: list[Cards] = []
        self._writing = self._undoing = False
        self.label = label or self._say(N_("Cards"))
        self.field = text_field(self.label, EXAMPLE).add_class("gl-cards-field")
        self.back, self.empty = (
            ipywidgets.Button(description=self._say(text), tooltip=f"{self._say(text)}: {self.label}")
            for text in (N_("Undo"), N_("Clear"))
        )
        bar = ipywidgets.HBox((*source, self.field, self.back, self.empty)).add_class("gl-cards-bar")
        self.board = Board(listens=["Backspace", "Delete"]).add_class("gl-cards")
        enter = Enter("gl-card-row")
        super().__init__((bar, self.board, enter))
        self.add_class("gl-card-row")
        self.put(cards)
        self._show()
        self.observe(guard(self._changed), "cards")
        self.observe(guard(lambda _: self._draw()), "lit")
        self.field.observe(guard(self._typed), "value")
        self.board.on_press(guard(self._press))
        self.back.on_click(guard(lambda _: self.undo()))
        self.empty.on_click(guard(lambda _: self.clear()))
        enter.on_enter(guard(lambda _, text: self.take(text)))

    # ---- what can be done ---------------------------------------------------------------------------------------

    def add(self, card: str) -> None:
        """Put one more card into the row; raises ``RuleError`` (C1) where all three are in use."""
        self.cards = (*self.cards, Card(card))

    def take_back(self, index: int) -> None:
        """Take away the card at a place of the row, counted from 0."""
        self.cards = (*self.cards[:index], *self.cards[index + 1 :])

    def put(self, cards: str | Iterable[str]) -> None:
        """Put cards in the place of those that lie there: a text as one types it, or a sequence."""
        self.cards = typed_cards(cards, self._language) if isinstance(cards, str) else read_cards(cards)

    def take(self, text: str) -> None:
        """Take the cards from a text that was typed; where it is wrong nothing changes."""
        self.put(text)
        self._write()

    def clear(self) -> None:
        """Take all cards away, and what was typed."""
        self.cards = ()
        self._write()

    def undo(self) -> None:
        """Go back to the cards before the last change; where the text says something else, it goes back first."""
        if self.field.value != self.text:
            self._write()
        elif self._past:
            self._undoing = True
            try:
                self.cards = self._past[-1]
                self._past.pop()
            finally:
                self._undoing = False

    @property
    def text(self) -> str:
        """The cards as the field writes them."""
        return " ".join(self.cards)

    @property
    def changes(self) -> int:
        """How many changes can be undone."""
        return len(self._past)

    # ---- how all three agree ------------------------------------------------------------------------------------

    @traitlets.validate("cards")
    def _allowed(self, proposal: Any) -> Cards:
        return self.checked(proposal["value"])

    def checked(self, wanted: Iterable[str]) -> Cards:
        """Give cards in order if they can lie in the row; raises ``RuleError``."""
        cards = in_order(read_cards(wanted))
        if len(cards) > MOST_CARDS:
            sentence = N_("A hand has {most} cards at most, and these are {count}.")
            raise RuleError("C1", sentence, most=MOST_CARDS, count=len(cards))
        used = self._elsewhere()
        for card in dict.fromkeys(cards):
            if cards.count(card) + used.count(card) > COPIES:
                raise RuleError("C1", N_("No {card} is left: all three are in use."), card=card)
        return cards

    def _changed(self, change: Any) -> None:
        if not self._undoing:
            self._past.append(change["old"])
        self._show()

    def _typed(self, change: Any) -> None:
        if not self._writing:
            self.take(change["new"])

    def _press(self, press: Press) -> None:
        index = press.data.get("index", "")
        if index.isdecimal() and int(index) < len(self.cards):
            self.take_back(int(index))

    def _show(self) -> None:
        self._write()
        if self.lit:
            self.lit = ()  # This draws the row.
        else:
            self._draw()

    def _draw(self) -> None:
        names = {str(index): self._named(card) for index, card in enumerate(self.cards)}
        picture = draw_cards(self.cards, lit=self.lit, language=self._language, **self._room)
        self.board.show(picture, {"data-index": names})

    def _write(self) -> None:
        self._writing = True
        try:
            self.field.value = self.text
        finally:
            self._writing = False

    def _named(self, card: Card) -> str:
        return say(Message(N_("{card}: take it back"), {"card": card}), self._language)

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what lies in it."""
        return f"<{type(self).__name__}: {self.text or 'no cards'}>"


def set_out(rows: Sequence[CardRow], hands: Sequence[Cards]) -> None:
    """Put cards into two rows, whatever lies there now; raises ``RuleError`` (C1) where they cannot lie together."""
    read_cards([card for cards in hands for card in cards])
    one, other = rows
    if not fit(hands[0], other.cards):
        other.cards = ()
    one.cards, other.cards = hands
