"""What all panels share in which a learner answers: fields to check, tries, the answer to a guess, and the tally."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import ipywidgets

from gamelib.core import N_, NN_, Message
from gamelib.lessons.mistakes import Response
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.enter import Enter
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import listing, paragraph, together, words
from gamelib.widgets.panel import Panel
from gamelib.words import say

TRIES = 2
"""After so many wrong answers the picture shows what is right."""

MOST_FINDINGS = 3
"""So many findings are told at once; more would help nobody."""

AGAIN = N_("Try again, or let the picture show it.")

Q = TypeVar("Q")
G = TypeVar("G")


class Answering(Panel, Generic[Q, G]):
    """Fields for a guess, with Check and Show me beneath; what is wrong with a guess is answered by its reasons.

    A game's own panel says what is asked (``begin``), reads the guess, grades it, and notes it. ``question`` is what is
    asked, ``shown`` the sentence that is said once the picture shows what is right. Enter in one of ``texts``, in the
    order in which they stand on the page, checks as the button does.
    """

    shown: ClassVar[str]
    question: Q | None

    def __init__(
        self,
        fields: tuple[ipywidgets.Widget, ...],
        texts: Sequence[ipywidgets.Text],
        guard: Guard,
        language: str | None = None,
        *,
        choices: Sequence[ipywidgets.Dropdown] = (),
        apart: bool = False,
    ) -> None:
        """Lay out the fields and what belongs to all of them; nothing is asked yet.

        ``choices`` are the drop-down fields, in the order in which they stand on the page. With ``apart`` the answer to
        a guess stands beneath the picture, where there is room for it.
        """
        self._language = language
        self._texts, self._choices = tuple(texts), tuple(choices)
        self._tries = 0
        self._filling = False
        self.question = None
        self.how = ipywidgets.HTML()
        self.check = ipywidgets.Button(description=self._say(N_("Check")), button_style="primary")
        self.show = ipywidgets.Button(description=self._say(N_("Show me")))
        self.tally = ipywidgets.HTML().add_class("gl-tally")
        self.feedback = ipywidgets.HTML()
        self.check.add_class("gl-check")
        self.enter = Enter("gl-prediction", button="gl-check")
        buttons = ipywidgets.HBox((self.check, self.show, self.tally)).add_class("gl-numbers")
        self.beneath = (self.feedback,) if apart else ()
        below = () if apart else (self.feedback,)
        super().__init__((self.how, *fields, buttons, *below, self.enter))
        self.check.on_click(guard(lambda _: self._check()))
        self.show.on_click(guard(lambda _: self._show()))
        self.enter.on_submit(guard(self._submitted))

    # ---- what a game's panel does -------------------------------------------------------------------------------

    @abstractmethod
    def begin(self, index: int) -> tuple[Markup, ...]:
        """Set the question about a scene, empty the fields, draw the scene, and say how to answer."""

    @abstractmethod
    def empty(self) -> None:
        """Empty the fields."""

    @abstractmethod
    def guess(self) -> G:
        """Read what was answered; raises ``RuleError`` ("format") for what cannot be read, or where nothing was."""

    @abstractmethod
    def grade(self, guess: G, question: Q) -> Response:
        """Grade a guess."""

    @abstractmethod
    def noted(self, guess: G) -> dict[str, object]:
        """Write down a guess, for ``answer``."""

    @abstractmethod
    def so_far(self, open_parts: tuple[str, ...]) -> str:
        """Say that nothing is wrong yet, and what is still open."""

    # ---- asking -------------------------------------------------------------------------------------------------

    def ask(self, index: int) -> None:
        """Ask about a scene, with empty fields."""
        self._tries = 0
        self.settled = False
        self.cited = ()
        self.feedback.value = ""
        self.how.layout.display = None
        self.how.value = words(*self.begin(index), live=False)

    def rest(self) -> None:
        """Ask nothing; what was answered last is no longer shown."""
        self.question = None
        self.cited = ()
        self.feedback.value = ""
        self.empty()

    def fill(self, field: ipywidgets.ValueWidget, value: object) -> None:
        """Write into a field ourselves, which is no typing."""
        self._filling = True
        try:
            field.value = value
        finally:
            self._filling = False

    # ---- answering ----------------------------------------------------------------------------------------------

    def _submitted(self, texts: Sequence[str | None], choices: Sequence[int | None]) -> None:
        """Check what stands in the fields, some of which may not have been told of yet."""
        for field, text in zip(self._texts, texts, strict=False):
            if text is not None:
                field.value = text
        for field, choice in zip(self._choices, choices, strict=False):
            if choice is not None:
                field.index = choice
        self._check()

    def _check(self) -> None:
        if self.question is None:
            return
        guess = self.guess()
        response = self.grade(guess, self.question)
        self._tries += bool(response.findings)
        self.answer = {
            **self.noted(guess),
            "right": response.right,
            "mistakes": [type(mistake).__name__ for mistake in response.mistakes],
        }
        self.feedback.value = self._answer(response)
        self.cited = response.rules
        if response.right or self._tries >= TRIES:
            self._settle(right=response.right and not self._tries)

    def _show(self) -> None:
        if self.question is None or self.settled:
            return
        self.feedback.value = words(paragraph(self._say(self.shown)))
        self._settle(right=False)

    def _settle(self, *, right: bool) -> None:
        """Let the scene be shown; right is what was right at once."""
        if not self.settled:
            self.asked += 1
            self.right += right
            facts = {"right": self.right, "count": self.asked}
            self.tally.value = say(Message(N_("Right at first try: {right} of {count}"), facts), self._language)
            self.how.layout.display = "none"
            self.settled = True

    def _answer(self, response: Response) -> Markup:
        if response.right:
            return self._boxed([paragraph(self._say(N_("Right.")))], right=True)
        if not response.findings:
            return self._boxed([paragraph(self._say(self.so_far(response.open)))], right=True)
        parts = []
        for finding in response.findings[:MOST_FINDINGS]:
            first, *rest = (say(message, self._language) for message in finding.messages)
            parts.append(listing(first, rest) if rest else paragraph(first))
        more = len(response.findings) - MOST_FINDINGS
        if more > 0:
            facts = {"count": more}
            sentence = NN_("And {count} more thing is not right yet.", "And {count} more things are not right yet.")
            parts.append(paragraph(say(Message(sentence, facts), self._language)))
        last = self._tries >= TRIES or self.settled
        parts.append(paragraph(self._say(self.shown if last else AGAIN), "gl-muted-words"))
        return self._boxed(parts, right=False)

    def _boxed(self, parts: list[Markup], *, right: bool) -> Markup:
        side = "gl-right-answer" if right else "gl-wrong-answer"
        return words(element("div", together(parts), class_=f"gl-small {side}"))

    def _say(self, text: str) -> str:
        return say(text, self._language)


def text_field(label: str, example: str = "", **options: Any) -> ipywidgets.Text:
    """Make a field for a line of text, which is sent when the field is left: a press of a button cannot overtake it."""
    return ipywidgets.Text(description=label, placeholder=example, continuous_update=False, **options)
