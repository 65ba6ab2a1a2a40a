"""Ask why: a list of all that can be asked about, and the answer with the rule's text and this case's arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import ipywidgets

from gamelib.core import N_, Message, Reason, RuleError, refusal
from gamelib.pictures.svg import element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.widgets.rules import Rules
from gamelib.widgets.scenes import HINT
from gamelib.words import legal_now, say
from gamelib.words.saying import sentences, words_of

ASK = "data-ask"
"""The attribute of what can be asked about; its value is the key."""

MOST_TITLES = 2
"""Of more rules than these the numbers stand alone: the text of the first is open anyway."""


class Why(ipywidgets.VBox):
    """Asks why, and answers. ``asked`` is the key of what was asked last, empty where something was refused.

    ``answers`` gives the reason for a key and raises ``RuleError`` where there is nothing to ask. A picture's own parts
    can be asked as well: whoever shows the picture calls ``ask``. ``hint`` is what stands there before anything is
    asked, as a marked sentence.
    """

    def __init__(
        self, guard: Guard, answers: Callable[[str], Reason], language: str | None = None, *, hint: str = HINT
    ) -> None:
        """Ask nothing yet."""
        self._answers, self._language, self._hint = answers, language, hint
        self.asked = ""
        self.answer: Reason | None = None
        self.words = ipywidgets.HTML()
        self.rules = Rules(guard, guard.game, language, titles=MOST_TITLES)
        self.list = Board(name=say(N_("What can be asked about. Arrow keys go through it, Enter asks."), language))
        self.list.add_class("gl-askable")
        self.list.on_press(guard(self._press))
        super().__init__((ipywidgets.VBox((self.words, self.rules)).add_class("gl-answered"), self.list))
        self.add_class("gl-why")
        self.clear()

    def offer(self, questions: Mapping[str, str]) -> None:
        """List what can be asked about: keys, each with what stands on its button."""
        buttons = (element("span", text, data_ask=key) for key, text in questions.items())
        named = {
            key: say(Message(N_("Why: {thing}"), {"thing": text}), self._language) for key, text in questions.items()
        }
        self.list.show(element("div", *buttons, class_="gl-ask-list"), {ASK: named}, held={ASK: [self.asked]})

    def clear(self) -> None:
        """Take the answer away: it was about something that is no more."""
        self.asked, self.answer = "", None
        self.words.value = words(paragraph(say(self._hint, self._language), "gl-muted-words"))
        self.rules.cite(())

    def ask(self, key: str) -> None:
        """Ask about something, and show the answer; raises ``RuleError`` ("format") where there is nothing to ask."""
        reason = self._answers(key)
        self.asked = key
        self.show(reason)

    def refuse(self, error: RuleError) -> None:
        """Lay open the rule by which something was refused; the guard says what, and what would be legal instead.

        Where no rule belongs to it there is nothing to lay open, and nothing is shown.
        """
        if not error.cited:
            self.clear()
            self._mark()
            return
        self.asked = ""
        reason = refusal(error)
        self.show(reason._replace(said=(), instead=()))
        self.answer = reason

    @property
    def told(self) -> str:
        """The sentences of the answer, one behind another."""
        said = (say(message, self._language) for message in self.answer.said) if self.answer else ()
        return sentences(said, words_of(self._language))

    def show(self, reason: Reason) -> None:
        """Show an answer."""
        self.answer = reason
        parts = [paragraph(self.told)] if reason.said else []
        if reason.total is not None:
            parts.append(element("div", element("span", say(reason.total, self._language)), class_="gl-sum"))
        if reason.instead:
            parts.append(paragraph(legal_now(reason.instead, self._language), "gl-small"))
        self.words.value = words(heading(say(reason.about, self._language)), *parts)
        self.rules.cite(reason.rules, opened=next(iter(reason.rules), ""))
        self._mark()

    def _mark(self) -> None:
        self.list.held = {ASK: [self.asked]}

    def _press(self, press: Press) -> None:
        if press.data.get("ask"):
            self.ask(press.data["ask"])

    def __repr__(self) -> str:
        """Say in short what was asked."""
        return f"<Why: {self.asked}>"
