"""What to aim for: a position in which one can do this or that, and what follows from each, step by step."""

from __future__ import annotations

from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, RuleError
from gamelib.lessons.fivetenk.aims import aim
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, together, words
from gamelib.widgets.stepper import Stepper
from gamelib.words import say

NONE = -1
"""No way has been chosen yet."""


class WhatFollows(ipywidgets.VBox):
    """Asks what to do in a position; the way that is chosen is stepped through, and all that were followed compared.

    ``name`` is one of ``gamelib.lessons.fivetenk.aims.AIMS``. ``chosen`` is the way stepped through now, from 0
    (``-1``: none yet), ``tried`` are those followed to their end so far. Raises ``RuleError`` ("format") for another
    name.
    """

    chosen = traitlets.Int(NONE)
    tried = traitlets.Tuple()

    def __init__(self, name: str, *, language: str | None = None) -> None:
        """Show the position, and ask."""
        self.aim = aim(name)
        self._language = language
        guard = self._guard = Guard("fivetenk", language)
        question = element("p", element("strong", self._say(self.aim.question)))
        self.question = ipywidgets.HTML(words(question, live=False))
        self.buttons = tuple(ipywidgets.Button(description=self._say(way.label)) for way in self.aim.ways)
        self.compared = ipywidgets.HTML()
        self._row = ipywidgets.HBox(self.buttons).add_class("gl-controls")
        super().__init__()
        self.add_class("gl-aiming")
        self.add_class("gl")
        for way, button in enumerate(self.buttons):
            button.on_click(guard(lambda _, way=way: self._choose(way)))
        self.observe(guard(lambda _: self._show()), "chosen")
        self._show()

    @traitlets.validate("chosen")
    def _known(self, proposal: Any) -> int:
        way = int(proposal["value"])
        if not NONE <= way < len(self.aim.ways):
            sentence = N_("There are {count} ways here, counted from 0, and {way} is none of them.")
            raise RuleError("format", sentence, count=len(self.aim.ways), way=way)
        return way

    def _choose(self, way: int) -> None:
        self.chosen = way

    def _show(self) -> None:
        """Step through the way that was chosen; before that, show the position alone."""
        if self.chosen > NONE:
            line = self.aim.line(self.chosen)
            self.stepper = Stepper(line, by="play", start=1, hands=True, language=self._language)
        else:
            self.stepper = Stepper((self.aim.set_out(),), hands=True, language=self._language)
        self.stepper.beside.children = (*self.stepper.beside.children, self.compared)
        self.stepper.observe(self._guard(lambda _: self._follow()), "step")
        for way, button in enumerate(self.buttons):
            button.button_style = "primary" if way == self.chosen else ""
        self._follow()
        self.children = (self.question, self._row, self._guard.message, self.stepper)

    def _follow(self) -> None:
        """Where a way has been followed to its end, put what came of it beside what came of the others."""
        at_end = self.stepper.step == len(self.stepper.scenes) - 1
        if at_end and self.chosen > NONE and self.chosen not in self.tried:
            self.tried = tuple(sorted((*self.tried, self.chosen)))
        tried = [self._follows(way) for way in self.tried]
        missing = bool(tried) and len(tried) < len(self.aim.ways)
        more = [paragraph(self._say(N_("Now try the other way.")), "gl-muted-words")] if missing else []
        self.compared.value = words(*tried, *more) if tried else ""

    def _follows(self, way: int) -> Markup:
        title = element("h3", self._say(self.aim.ways[way].label))
        lines = together(element("li", say(message, self._language)) for message in self.aim.follows(way))
        return element("div", title, element("ul", lines), class_="gl-way")

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short how much was tried."""
        return f"<{type(self).__name__}: {len(self.tried)} of {len(self.aim.ways)} ways tried>"
