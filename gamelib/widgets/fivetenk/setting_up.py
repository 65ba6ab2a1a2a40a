"""Setting a game of cards up: hands, what is buried, the friend cards, points, levels, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import ipywidgets

from gamelib.core import N_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.refusals import PLAY, SETTLED
from gamelib.fivetenk.table import SEATS
from gamelib.widgets.fivetenk.picker import CardPicker
from gamelib.widgets.guard import Guard
from gamelib.words import say

KITTY = SEATS
"""The place of the buried cards behind the six hands."""

NOBODY = -1
"""What stands for no seat in a list of seats."""

WORDS = ("friends", "taken", "levels", "previous")
LABELS = (N_("Friend cards"), N_("Taken"), N_("Levels"), N_("Game before"))


class CardSetUp(ipywidgets.VBox):
    """Fields that all end in a step in writing, such as ``hand 0 3D 3C``: ``take_step`` is called with it.

    What the engine refuses leaves the fields as they were before. ``picker``, a deck to pick a hand from, is for
    whoever shows this to place, and to show while ``picking`` is chosen.
    """

    def __init__(self, guard: Guard, take_step: Callable[[str], None], language: str | None = None) -> None:
        """Lay out the fields; ``show`` fills them."""
        self._language, self._take_step = language, take_step
        self._filling = False
        self._state: State | None = None
        names = [say(Message(N_("Seat {seat}"), {"seat": seat}), language) for seat in range(SEATS)]
        piles = [*names, say(N_("Buried"), language)]
        self.hands = tuple(ipywidgets.Text(description=name, continuous_update=False) for name in piles)
        self.turn = ipywidgets.Dropdown(description=say(N_("Turn"), language), options=[("–", NOBODY)])
        self.declarer = ipywidgets.Dropdown(description=say(N_("Declarer"), language), options=[("–", NOBODY)])
        self.fields = dict(zip(WORDS, (
            ipywidgets.Text(description=say(label, language), continuous_update=False) for label in LABELS
        ), strict=True))  # fmt: skip
        self.whose = ipywidgets.Dropdown(
            description=say(N_("Pick for"), language), options=[(name, place) for place, name in enumerate(piles)]
        )
        self.picking = ipywidgets.Checkbox(description=say(N_("Show the deck"), language), indent=False)
        self.how = ipywidgets.HTML()
        self.picker = CardPicker(guard=guard, language=language)
        self.picker.deck.drawn = False
        self.give = ipywidgets.Button(description=say(N_("Take these cards"), language), button_style="primary")
        picks = ipywidgets.HBox((self.picking, self.whose)).add_class("gl-controls")
        who = ipywidgets.HBox((self.turn, self.declarer)).add_class("gl-controls")
        super().__init__((self.how, picks, *self.hands, who, *self.fields.values()))
        self.add_class("gl-card-set-up")
        self._connect(guard)

    def _connect(self, guard: Guard) -> None:
        for place, field in enumerate(self.hands):
            field.observe(guard(lambda change, place=place: self._set(f"{_pile(place)} {change['new']}")), "value")
        for word, field in self.fields.items():
            field.observe(guard(lambda change, word=word: self._set(f"{word} {change['new']}")), "value")
        for word, choice in (("turn", self.turn), ("declarer", self.declarer)):
            choice.observe(guard(lambda change, word=word: self._choose(word, change)), "value")
        self.picking.observe(guard(lambda _: self._pick()), "value")
        self.whose.observe(guard(lambda _: self._pick()), "value")
        self.give.on_click(guard(lambda _: self._take_step(f"{_pile(self.whose.value)} {self.picker.row.text}")))

    # ---- what is set ----------------------------------------------------------------------------------------------

    def _choose(self, word: str, change: Any) -> None:
        if change["new"] not in (None, NOBODY):
            self._set(f"{word} {change['new']}")

    def _set(self, step: str) -> None:
        """Take a step that a field stands for, unless it is being filled."""
        if self._filling:
            return
        try:
            self._take_step(step)
        finally:
            self._fill()  # What was refused does not stay in the field.

    def _pick(self) -> None:
        """Show the deck with the cards of the chosen pile, or hide it."""
        self.picker.deck.drawn = self.picking.value
        if self.picking.value and self._state is not None:
            self.picker.row.put(self._piles(self._state)[self.whose.value])

    # ---- what is shown --------------------------------------------------------------------------------------------

    def show(self, state: State) -> None:
        """Fill the fields with what there is, if it is another state."""
        if state is not self._state:
            self._state = state
            self._fill()
            self._pick()

    def _fill(self) -> None:
        state = self._state
        if state is None:
            return
        self._filling = True
        try:
            for field, text in zip((*self.hands, *self.fields.values()), self._texts(state), strict=True):
                field.value = text
            for field, seat in ((self.turn, state.turn), (self.declarer, state.declarer)):
                nobody = [("–", NOBODY)] if seat is None else []
                field.options = [*((str(other), other) for other in range(SEATS)), *nobody]
                field.value = NOBODY if seat is None else seat
        finally:
            self._filling = False
        self.how.value = say(self._hint(state), self._language)

    def _piles(self, state: State) -> tuple[tuple[str, ...], ...]:
        return (*state.hands, state.buried)

    def _texts(self, state: State) -> Iterator[str]:
        """Give what stands in each field."""
        yield from (" ".join(pile) for pile in self._piles(state))
        made = zip(state.friends_named, state.made_by, strict=True)
        yield ", ".join(f"{friend} by {by}" if by is not None else str(friend) for friend, by in made)
        yield ",".join(map(str, state.taken))
        yield ",".join(state.setting.levels)
        previous = state.previous_game
        yield "-" if previous is None else f"{previous.declarer}:{','.join(map(str, previous.winners))}"

    def _hint(self, state: State) -> str:
        if state.phase == SETTLED:
            return N_("This game is over: go back to change it.")
        if state.phase != PLAY:
            return N_("Before the first lead, hands keep their size: what one gains another gets back.")
        return N_("Cards that are nowhere have been played: their points are the declarer's, until you set them.")

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<CardSetUp>"


def _pile(place: int) -> str:
    return "kitty" if place == KITTY else f"hand {place}"
