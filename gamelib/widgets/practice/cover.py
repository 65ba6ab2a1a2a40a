"""The cover: while the screen is handed from one person to another nothing of the match is seen."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from gamelib.core import N_, Message
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, words
from gamelib.words import say


class Cover(ipywidgets.VBox):
    """Says who is next, with a button by which that person says to be there; then ``uncover`` is called."""

    def __init__(self, guard: Guard, uncover: Callable[[], None], language: str | None = None) -> None:
        """Cover nothing yet."""
        self._language = language
        self.whose = ipywidgets.HTML()
        self.ready = ipywidgets.Button(button_style="primary")
        super().__init__((self.whose, self.ready))
        self.add_class("gl-cover")
        self.ready.on_click(guard(lambda _: uncover()))

    def show_seat(self, seat: int | None) -> None:
        """Say that a seat is next."""
        facts = {"seat": seat}
        text = say(Message(N_("Seat {seat} is next: hand the screen over."), facts), self._language)
        self.whose.value = words(heading(text))
        self.ready.description = say(Message(N_("I am at seat {seat}"), facts), self._language)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Cover>"
