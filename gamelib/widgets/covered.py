"""An answer under a cover: it is there, but shown only when asked for."""

from __future__ import annotations

from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.guard import Guard
from gamelib.words import say


class Covered(ipywidgets.VBox):
    """Covers whatever a cell comes to until the learner has thought about it: a number, several, or a picture.

    ``shown`` tells whether it is uncovered, and can be set. Run All Cells makes no difference to it.
    """

    shown = traitlets.Bool(False)

    def __init__(self, thing: object, *, language: str | None = None) -> None:
        """Cover a thing: something with a picture of its own is shown as that, anything else as it is printed."""
        self._language = language
        self._inside = markup_of(thing)
        guard = Guard(language=language)
        self.button = ipywidgets.Button()
        self.answer = ipywidgets.HTML()
        super().__init__((self.button, self.answer, guard.message))
        self.add_class("gl-covered")
        self.button.on_click(guard(self._press))
        self.observe(guard(lambda _: self._show()), "shown")
        self._show()

    def _press(self, _: Any) -> None:
        self.shown = not self.shown

    def _show(self) -> None:
        text = N_("Cover the answer again") if self.shown else N_("Show the answer")
        self.button.description = say(text, self._language)
        inside = self._inside if self.shown else ""
        self.answer.value = element("div", Markup(inside), class_="gl gl-words", role="status", aria_live="polite")

    def __repr__(self) -> str:
        """Say in short what it is, and not what is under it."""
        return f"<Covered: {'shown' if self.shown else 'covered'}>"


def markup_of(thing: object) -> Markup:
    """Write a thing as a notebook would show it: its own HTML where it has one, its text otherwise."""
    own = getattr(thing, "_repr_html_", None)
    if own is not None:
        return Markup(own())
    text = ", ".join(map(str, thing)) if isinstance(thing, tuple) else str(thing)
    return element("div", element("span", text), class_="gl-sum")
