"""The question before a file takes the place of a match that is going on."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from gamelib.core import N_
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.widgets.practice.controls import display
from gamelib.widgets.practice.setting_up import WARNING
from gamelib.words import say


class Opening(ipywidgets.VBox):
    """Asks whether a file is to be opened all the same; then ``take`` is called with its text."""

    def __init__(self, guard: Guard, take: Callable[[str], None], language: str | None = None) -> None:
        """Ask nothing yet."""
        self._text = ""
        title, warning = (say(text, language) for text in (N_("Open this file?"), WARNING))
        self.words = ipywidgets.HTML(words(heading(title), paragraph(warning, "gl-small")))
        self.yes = ipywidgets.Button(description=say(N_("Open it"), language), button_style="primary")
        self.no = ipywidgets.Button(description=say(N_("Go on with the match at hand"), language))
        buttons = ipywidgets.HBox((self.yes, self.no)).add_class("gl-controls")
        super().__init__((self.words, buttons))
        self.add_class("gl-opening")
        self.clear()

        def open_it() -> None:
            text = self._text
            self.clear()
            take(text)

        self.yes.on_click(guard(lambda _: open_it()))
        self.no.on_click(guard(lambda _: self.clear()))

    def ask(self, text: str) -> None:
        """Ask about a file with a text that can be opened."""
        self._text = text
        display(self, shown=True)

    def clear(self) -> None:
        """Ask no more."""
        self._text = ""
        display(self, shown=False)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Opening>"
