"""A few questions at the end of a lesson: one at a time beside the picture, and an answer to each mistake."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_, NN_, Message
from gamelib.core.options import number_given, several_given, text_given
from gamelib.lessons import Item, generate
from gamelib.lessons import kinds as kinds_of
from gamelib.lessons.chances import seed_of
from gamelib.pictures.svg import Markup
from gamelib.widgets.asking import Asking, Taken
from gamelib.widgets.markup import heading, listing, paragraph, words
from gamelib.words import say


class Questions(Asking):
    """Asks a few questions about a topic, one at a time, and answers each mistake by its reason.

    ``topic`` is one of ``gamelib.lessons.TOPICS``; ``seed`` fixes what is asked, ``count`` how many questions there
    are; ``kinds`` may name the kinds of questions to ask, which are all of the topic's otherwise, one after another.
    ``answer`` is the last answer and what came of it; ``right`` of ``asked`` questions were answered rightly at once.
    Raises ``RuleError`` for a topic or a kind that there is not, and for what is no seed.
    """

    def __init__(
        self, topic: str, *, seed: int = 61, count: int = 3, kinds: Sequence[str] = (), language: str | None = None
    ) -> None:
        """Lay everything out and ask the first question."""
        self._topic, self._seed, self._count = topic, seed_of(seed), number_given("count", count, least=1)
        self._kinds = tuple(text_given("kinds", kind) for kind in several_given("kinds", kinds)) or kinds_of(topic)
        self._begun = 0
        super().__init__(self._item(0).game, language)
        self._start()

    def _item(self, number: int) -> Item:
        """Make the question of a number, counted from 0 through all that is asked."""
        return generate(self._topic, self._seed + number, self._kinds[number % len(self._kinds)])

    def _start(self) -> None:
        self._number = 0
        self._taken: list[Taken] = []
        self.ask(self._item(self._begun))

    @property
    def over(self) -> bool:
        """Whether all are asked and the summary is shown."""
        return self._number >= self._count

    def place(self) -> Message:
        """Say which question this is, and of how many."""
        return Message(N_("Question {number} of {count}"), {"number": self._number + 1, "count": self._count})

    def onward(self) -> str | Message:
        """Go on to the next question, to the summary, or to some more."""
        if self.over:
            return Message(NN_("Another question", "Another {count} questions"), {"count": self._count})
        return N_("Summary") if self._number == self._count - 1 else N_("Next question")

    def note(self, taken: Taken) -> tuple[Markup, ...]:
        """Keep for the summary how a question was taken."""
        self._taken.append(taken)
        return ()

    def go_on(self) -> None:
        """Ask the next question, sum up after the last, or begin with others."""
        if self.over:
            self._begun += self._count
            self._start()
            self.form.focus()
            return
        self._number += 1
        if self.over:
            self._sum_up()
        else:
            self.ask(self._item(self._begun + self._number))
            self.form.focus()  # The button that was pressed is hidden now, and would lose it.

    def _sum_up(self) -> None:
        right = sum(taken.at_once for taken in self._taken)
        facts = {"right": right, "count": self._count}
        lines = [say(how(number, taken), self._language) for number, taken in enumerate(self._taken, 1)]
        first = say(Message(N_("{right} of {count} right at once."), facts), self._language)
        self.words.value = words(heading(self._say(N_("Summary"))), listing(first, lines))
        missed = [rule for taken in self._taken if not taken.at_once for rule in taken.item.rules]
        self.feedback.value = "" if missed else words(paragraph(self._say(N_("Well done."))))
        self.rules.cite(missed, N_("Worth another look:"))
        self.offer()

    def __repr__(self) -> str:
        """Say in short where it stands."""
        return f"<Questions: {self._topic}, {self.right} of {self.asked} right>"


def how(number: int, taken: Taken) -> Message:
    """Say how one question was taken."""
    if taken.shown:
        return Message(N_("Question {number}: the answer was shown."), {"number": number})
    if taken.wrong:
        sentence = NN_(
            "Question {number}: right after {count} other answer.",
            "Question {number}: right after {count} other answers.",
        )
        return Message(sentence, {"number": number, "count": taken.wrong})
    if taken.hints:
        sentence = NN_(
            "Question {number}: right at once, with {count} hint.",
            "Question {number}: right at once, with {count} hints.",
        )
        return Message(sentence, {"number": number, "count": taken.hints})
    return Message(N_("Question {number}: right at once."), {"number": number})
