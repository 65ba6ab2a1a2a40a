"""The start page's check that widgets show and answer: one picture to press, and what came of it."""

from __future__ import annotations

import ipywidgets

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import Tile
from gamelib.pictures import draw
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, words
from gamelib.words import say

TILE = Tile("5|6")


class Welcome(ipywidgets.HBox):
    """A tile to press. If it answers, this page's widgets work; ``presses`` counts."""

    def __init__(self, language: str | None = None) -> None:
        """Show the tile and ask to press it."""
        self._language = language
        self.presses = 0
        guard = Guard(language=language)
        self.board = Board()
        name = say(Message(N_("Press the tile [{tile}]"), {"tile": TILE}), language)
        self.board.show(draw((TILE,), language=language), {"data-tile": {TILE: name}})
        self.board.layout.flex = "0 0 auto"
        self.words = ipywidgets.HTML(words(paragraph(say(N_("Press the tile, by mouse or with Enter."), language))))
        self.board.on_press(guard(self._answer))
        super().__init__((self.board, ipywidgets.VBox((self.words, guard.message))))
        self.layout.align_items = "center"
        self.add_class("gl-welcome")

    def _answer(self, _: Press) -> None:
        self.presses += 1
        sentence = NN_(
            "It works: you pressed {count} time. Everything on these pages will answer you like this.",
            "It works: you pressed {count} times. Everything on these pages will answer you like this.",
        )
        self.words.value = words(paragraph(say(Message(sentence, {"count": self.presses}), self._language)))

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Welcome>"
