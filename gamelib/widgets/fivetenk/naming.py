"""Naming the friend cards: two lists of what may be named, and a button."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from gamelib.core import N_, Message
from gamelib.fivetenk import Friend, Name, State, nameable
from gamelib.fivetenk.cards import COPIES
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.widgets.guard import Guard
from gamelib.words import say


class Naming(ipywidgets.VBox):
    """Two lists, each of the faces that may be named with the play that counts; ``take_step`` gets the naming."""

    def __init__(self, guard: Guard, take_step: Callable[[str], None], language: str | None = None) -> None:
        """Lay out the lists; ``show`` fills them."""
        self._language = language
        texts = (N_("First"), N_("Second"))
        self.fields = tuple(ipywidgets.Dropdown(description=say(text, language)) for text in texts)
        self.name = ipywidgets.Button(description=say(N_("Name them"), language), button_style="primary")
        super().__init__((*self.fields, self.name))
        self.add_class("gl-naming-friends")
        self.name.on_click(guard(lambda _: take_step(str(self.move))))

    @property
    def move(self) -> Name:
        """The naming as it stands in the lists."""
        return Name(tuple(field.value for field in self.fields))

    def show(self, state: State) -> None:
        """Offer the faces that may be named, by what is buried."""
        friends = [Friend(card, nth) for card in nameable(state.buried) for nth in range(1, COPIES + 1)]
        options = [(say(Message(NTH_PLAY[nth], {"card": card}), self._language), Friend(card, nth))
                   for card, nth in friends]  # fmt: skip
        for place, field in enumerate(self.fields):
            if field.options != tuple(options):
                field.options = options
                field.value = friends[place * COPIES]

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Naming>"
