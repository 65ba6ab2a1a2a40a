"""Asking one question: the picture, the words and the fields beside it, and an answer to each mistake."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

import ipywidgets
import traitlets

from gamelib.core import N_, NN_, Message
from gamelib.lessons import Item, Remark, Verdict
from gamelib.lessons.forms import Choice, Number, Selection, Several
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.form import AnswerForm, Value
from gamelib.widgets.guard import Guard
from gamelib.widgets.items import picture_of, pressed, targets_of
from gamelib.widgets.markup import heading, listing, paragraph, together, words
from gamelib.widgets.rules import Rules
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of


class Missed(NamedTuple):
    """A wrong answer: what was given, and what was said to it."""

    given: Value
    verdict: Verdict


class Taken(NamedTuple):
    """How one question was taken: the wrong answers, how many hints, and whether the answer had to be shown."""

    item: Item
    misses: tuple[Missed, ...]
    hints: int
    shown: bool

    @property
    def wrong(self) -> int:
        """Count the wrong answers."""
        return len(self.misses)

    @property
    def at_once(self) -> bool:
        """Tell whether the first answer was right."""
        return not self.wrong and not self.shown


class Asking(ipywidgets.VBox):
    """Asks one question at a time, and answers each mistake by its reason; what to ask next, a widget of its own says.

    ``item`` is the question. ``answer`` is the last answer and what came of it; ``right`` of ``asked`` questions were
    answered rightly at once.
    """

    answer = traitlets.Dict()
    right = traitlets.Int(0)
    asked = traitlets.Int(0)
    item: Item

    def __init__(self, game: str, language: str | None = None) -> None:
        """Lay everything out; nothing is asked yet."""
        self._language = language
        guard = self._guard = Guard(game, language)
        self.board = Board()
        self.words = ipywidgets.HTML()
        self.form = AnswerForm()
        self.feedback = ipywidgets.HTML()
        self.rules = Rules(guard, game, language)
        texts = (N_("Check"), N_("Hint"), N_("Show me"), N_("Next question"))
        self.check, self.hint, self.show, self.next = (ipywidgets.Button(description=self._say(text)) for text in texts)
        self.check.add_class("gl-check")
        self.check.button_style = self.next.button_style = "primary"
        buttons = ipywidgets.HBox((self.check, self.hint, self.show, self.next)).add_class("gl-controls")
        self.left = ipywidgets.VBox((self.board,)).add_class("gl-left")
        right = ipywidgets.VBox((self.words, self.form, buttons, guard.message, self.feedback, self.rules))
        self.columns = ipywidgets.HBox((self.left, right.add_class("gl-right"))).add_class("gl-columns")
        super().__init__((self.columns,))
        self.add_class("gl-questions").add_class("gl")
        self._misses: list[Missed] = []
        self._hints = 0
        self._settled = False
        self._connect(guard)

    def _connect(self, guard: Guard) -> None:
        actions = ((self.check, self._check), (self.hint, self._hint), (self.show, self._give), (self.next, self._next))
        for button, action in actions:
            button.on_click(guard(lambda _, action=action: action()))
        self.form.on_input(guard(self._draw))
        self.form.on_enter(guard(self._enter))
        self.form.on_check(guard(self._check))
        self.board.on_press(guard(self._press))

    # ---- what a widget of its own says --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether there is nothing to answer now, as when a summary is shown."""
        return False

    @abstractmethod
    def place(self) -> Message:
        """Give the heading above the question."""

    @abstractmethod
    def onward(self) -> str | Message:
        """Say where the button leads that goes on."""

    @abstractmethod
    def go_on(self) -> None:
        """Ask the next question, or do what else comes after one that is settled."""

    def note(self, taken: Taken) -> tuple[Markup, ...]:  # noqa: ARG002 - for widgets that keep count.
        """Take note of how a question was taken, and give what there is to say of that."""
        return ()

    # ---- asking ---------------------------------------------------------------------------------------------------

    def ask(self, item: Item) -> None:
        """Ask a question; one that is still open is dropped."""
        self.item = item
        self._misses, self._hints = [], 0
        self._settled = False
        form = item.form
        name = say(item.question, self._language)
        if isinstance(form, Number):
            self.form.ask("number", name=name, unit=say(form.unit, self._language))
        else:
            kind = "choice" if isinstance(form, Choice) else "several"
            options = [(option.key, fact((option.label,), self._language)) for option in form.options]
            self.form.ask(kind, name=name, options=options, sort=form.sort)
        # One paragraph: what happened reads as one story, and takes less room beside the picture.
        story = sentences([say(message, self._language) for message in item.told], words_of(self._language))
        told = [paragraph(story)] if story else []
        question = element("p", element("strong", name))
        self.words.value = words(heading(say(self.place(), self._language)), *told, question)
        self.feedback.value = ""
        self.rules.cite(())
        self._draw()
        self.offer()

    def offer(self) -> None:
        """Offer what can be done now: answering while the question is open, going on once it is settled."""
        for widget in (self.form, self.check, self.hint, self.show):
            widget.layout.display = "none" if self.over else None
        for button, spent in (
            (self.check, self._settled),
            (self.hint, self._settled or self._hints == len(self.item.hints)),
            (self.show, self._settled),
        ):
            # Not disabled: a button that vanishes under the focus would lose it.
            button.add_class("gl-at-end") if spent else button.remove_class("gl-at-end")
        self.check.button_style = "" if self._settled else "primary"
        self.next.layout.display = None if self._settled else "none"
        self.next.description = say(self.onward(), self._language)

    # ---- answering ------------------------------------------------------------------------------------------------

    def _press(self, press: Press) -> None:
        key = pressed(self.item, press.data)
        if self._settled or not key:
            return
        chosen = self._chosen()
        if isinstance(self.item.form, Choice):
            self.form.fill(key)
        else:
            self.form.fill([one for one in chosen if one != key] if key in chosen else [*chosen, key])
        self._draw()

    def _chosen(self) -> list[str]:
        value = self.form.value
        return value if isinstance(value, list) else [value] if isinstance(self.item.form, Choice) and value else []

    def _enter(self) -> None:
        if self._settled:
            self._next()
        else:
            self._check()

    def _next(self) -> None:
        if self._settled:
            self.go_on()

    def _check(self) -> None:
        if self._settled:
            return
        verdict = self.item.grade(self.form.value)
        self.answer = {
            "topic": self.item.topic,
            "kind": self.item.kind,
            "seed": self.item.seed,
            "given": self.form.value,
            "right": verdict.right,
            "rules": list(verdict.rules),
        }
        if verdict.right:
            # Where many answers are right, the learner's own stays.
            own = isinstance(self.item.form, Selection)
            self._settle(verdict.remarks, self.form.value if own else written(self.item), shown=False)
        else:
            first = not self._misses
            self._misses.append(Missed(self.form.value, verdict))
            again = paragraph(self._say(N_("Try again, take a hint, or see the answer.")), "gl-muted-words")
            if first and isinstance(self.item.form, Several) and len(verdict.remarks) > 1:
                # All that is wrong at once would be the answer itself: there is a second try first.
                self._tell(verdict.remarks[:1], again, opening=paragraph(self._how_far()))
            else:
                self._tell(verdict.remarks, again)

    def _how_far(self) -> str:
        """Count what was chosen wrongly in the answer just given, and what is missing."""
        wanted = frozenset[str]() if not isinstance(self.item.answer, frozenset) else self.item.answer
        chosen = self.item.form.read(self.form.value)
        given = chosen if isinstance(chosen, frozenset) else frozenset[str]()
        counts = (
            (NN_("{count} of your choices is wrong.", "{count} of your choices are wrong."), given, wanted),
            (NN_("{count} is missing.", "{count} are missing."), wanted, given),
        )
        told = [
            say(Message(text, {"count": len(some - others)}), self._language)
            for text, some, others in counts
            if some - others
        ]
        return sentences([*told, self._say(N_("One of them:"))], words_of(self._language))

    def _hint(self) -> None:
        if self._settled or self._hints == len(self.item.hints):
            return
        self._hints += 1
        remarks = [hint.remark for hint in self.item.hints[: self._hints]]
        sentences = [say(remark.message, self._language) for remark in remarks]
        opening = Message(NN_("Hint:", "Hints:"), {"count": len(remarks)})
        self.feedback.value = words(listing(say(opening, self._language), sentences))
        self._cite(remarks)
        self._draw()
        self.offer()

    def _give(self) -> None:
        if not self._settled:
            self._settle(self.item.solution, written(self.item), shown=True)

    def _settle(self, remarks: Iterable[Remark], value: Value, *, shown: bool) -> None:
        self._settled = True
        taken = Taken(self.item, tuple(self._misses), self._hints, shown)
        self.asked += 1
        self.right += taken.at_once
        self.form.fill(value)
        self.form.closed = True
        noted = self.note(taken)
        opening = N_("This is the answer.") if shown else N_("Right.")
        self._tell(remarks, together(noted), opening=paragraph(self._say(opening)), good=True)
        self._draw()
        self.offer()

    # ---- telling --------------------------------------------------------------------------------------------------

    def _tell(
        self,
        remarks: Iterable[Remark],
        closing: Markup | None = None,
        *,
        opening: Markup | None = None,
        good: bool = False,
    ) -> None:
        remarks = tuple(remarks)
        sentences = [say(remark.message, self._language) for remark in remarks]
        told = together(map(paragraph, sentences))
        if len(sentences) > 1 and not good and isinstance(self.item.form, Number):
            ways = Message(N_("This can come about in {count} ways:"), {"count": len(sentences)})
            told = listing(say(ways, self._language), sentences)
        parts = together(part for part in (opening, told, closing) if part)
        name = "gl-right-answer" if good else "gl-wrong-answer"
        self.feedback.value = words(element("div", parts, class_=name))
        self._cite(remarks)

    def _cite(self, remarks: Iterable[Remark]) -> None:
        self.rules.cite(rule for remark in remarks for rule in remark.rules)

    def _draw(self) -> None:
        item, chosen = self.item, self._chosen()
        showing = item.solved if self._settled else item.showing
        for hint in item.hints[: self._hints] if not self._settled else ():
            showing = showing.lighting(hint.lit)
        targets = {} if self._settled else targets_of(item, chosen, self._language)
        picture = picture_of(item, showing, chosen, solved=self._settled, language=self._language)
        self.board.show(picture, targets)
        # Where there is nothing to see, the question stands alone.
        self.left.layout.display = None if picture else "none"

    def _say(self, text: str) -> str:
        return say(text, self._language)


def written(item: Item) -> Value:
    """Write the right answer as the fields hold it."""
    answer = item.answer
    return (
        sorted(answer)
        if isinstance(answer, frozenset)
        else str(answer).replace("-", "−")
        if isinstance(answer, int)
        else answer
    )
