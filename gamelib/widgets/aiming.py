"""What to aim for: do this or that, see what follows from each step by step, and what a computer player weighs."""

from __future__ import annotations

from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, Message, RuleError
from gamelib.core.advice import Option
from gamelib.lessons.aiming import aim
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, together, words
from gamelib.widgets.stepper import Stepper
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of

NONE = -1
"""No way has been chosen yet."""


class WhatFollows(ipywidgets.VBox):
    """Asks what to do in a position; the way that is chosen is stepped through, and all that were followed compared.

    ``name`` is one of ``gamelib.lessons.aiming.AIMS``, which are of both games. ``chosen`` is the way stepped through
    now, from 0 (``-1``: none yet), ``tried`` are those followed to their end so far, ``advised`` tells whether it is
    shown what a strong computer player thinks of each way, knowing only what the seat sees. Raises ``RuleError``
    ("format") for another name.
    """

    chosen = traitlets.Int(NONE)
    tried = traitlets.Tuple()
    advised = traitlets.Bool(False)

    def __init__(self, name: str, *, language: str | None = None) -> None:
        """Show the position, and ask."""
        self.aim = aim(name)
        self._language = language
        guard = self._guard = Guard(self.aim.game, language)
        question = element("p", element("strong", self._say(self.aim.question)))
        self.question = ipywidgets.HTML(words(question, live=False))
        self.buttons = tuple(ipywidgets.Button(description=self._say(way.label)) for way in self.aim.ways)
        self.compared = ipywidgets.HTML()
        self.ask = ipywidgets.ToggleButton(description=self._say(N_("What would the computer do?")))
        self.suggestion = ipywidgets.HTML()
        self._row = ipywidgets.HBox((*self.buttons, self.ask)).add_class("gl-controls")
        super().__init__()
        self.add_class("gl-aiming")
        self.add_class("gl")
        for way, button in enumerate(self.buttons):
            button.on_click(guard(lambda _, way=way: self._choose(way)))
        self.observe(guard(lambda _: self._show()), "chosen")
        ipywidgets.link((self, "advised"), (self.ask, "value"))
        self.observe(guard(lambda _: self._advise()), "advised")
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
        by = "play" if self.aim.game == "fivetenk" else None
        if self.chosen > NONE:
            line = self.aim.line(self.chosen)
            self.stepper = Stepper(line, by=by, start=1, hands=True, language=self._language)
        else:
            self.stepper = Stepper((self.aim.set_out(),), hands=True, language=self._language)
        self.stepper.beside.children = (*self.stepper.beside.children, self.compared)
        self.stepper.observe(self._guard(lambda _: self._follow()), "step")
        for way, button in enumerate(self.buttons):
            button.button_style = "primary" if way == self.chosen else ""
        self._follow()
        self.children = (self.question, self._row, self._guard.message, self.suggestion, self.stepper)

    def _follow(self) -> None:
        """Where a way has been followed to its end, put what came of it beside what came of the others."""
        at_end = self.stepper.step == len(self.stepper.scenes) - 1
        if at_end and self.chosen > NONE and self.chosen not in self.tried:
            self.tried = tuple(sorted((*self.tried, self.chosen)))
        tried = [self._follows(way) for way in self.tried]
        missing = bool(tried) and len(tried) < len(self.aim.ways)
        more = [paragraph(self._say(N_("Now try the other way.")), "gl-muted-words")] if missing else []
        self.compared.value = words(*tried, *more) if tried else ""

    def _advise(self) -> None:
        """Show what a computer player thinks of each way, or take it away."""
        if not self.advised:
            self.suggestion.value = ""
            return
        options = [self.aim.option(way) for way in range(len(self.aim.ways))]
        ways = together(self._thought(way, option) for way, option in enumerate(options) if option)
        self.suggestion.value = words(paragraph(self._basis()), element("div", ways, class_="gl-thoughts"))

    def _basis(self) -> str:
        """Say which way the computer would go, and what that rests on."""
        advice = self.aim.advice
        best = next((way for way in range(len(self.aim.ways)) if self.aim.option(way) is advice.options[0]), None)
        facts: dict[str, object] = {"seat": self.aim.seat, "count": advice.samples}
        if best is None:
            sentence = N_("In the place of seat {seat}, a strong computer player would do something else.")
        else:
            sentence = N_("In the place of seat {seat}, a strong computer player would choose this: {way}.")
            facts["way"] = Message(self.aim.ways[best].label, {})
        rests = N_("It sees that seat's cards only, and imagines {count} deals that agree with what it has seen.")
        if self.aim.game == "exact61":
            rests = N_("It sees that seat's tiles only, and imagines {count} deals that agree with what it has seen.")
        messages = [*(Message(text, facts) for text in (sentence, rests)), *filter(None, [advice.meaning])]
        said = [say(message, self._language) for message in messages]
        return sentences(said, words_of(self._language))

    def _thought(self, way: int, option: Option[Any]) -> Markup:
        reasons = [say(reason.message, self._language) for reason in option.reasons]
        numbers = together(element("li", fact(figure, self._language)) for figure in option.figures)
        return element(
            "div",
            element("h3", self._say(self.aim.ways[way].label)),
            paragraph(sentences(reasons, words_of(self._language))),
            element("ul", numbers, class_="gl-small"),
            class_="gl-way",
        )

    def _follows(self, way: int) -> Markup:
        title = element("h3", self._say(self.aim.ways[way].label))
        lines = together(element("li", say(message, self._language)) for message in self.aim.follows(way))
        return element("div", title, element("ul", lines), class_="gl-way")

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short how much was tried."""
        return f"<{type(self).__name__}: {len(self.tried)} of {len(self.aim.ways)} ways tried>"
