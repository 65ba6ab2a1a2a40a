"""A practice item: a position, something to do in it, and what to say about each answer.

An item is data. What generates it works everything out from the engine beforehand: the right answer, the wrong ones
that typical mistakes lead to, hints, and the solution.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from gamelib.core import Message
from gamelib.lessons.forms import Answer, Form, Option, Selection, Several
from gamelib.lessons.verdicts import Remark, Verdict


class Position(Protocol):
    """What an item is about: a layout, a state or a view of either game, or cards laid out."""

    def to_text(self) -> str:
        """Write it as one line."""
        ...


@dataclass(frozen=True, kw_only=True)
class Showing:
    """How a position is shown: ``lit`` is what is lit in its picture. Each game adds ways of its own.

    ``sums`` are written beneath the picture once the answer is there: the arithmetic that leads to a number.
    """

    lit: tuple[Hashable, ...] = ()
    sums: tuple[Message, ...] = ()

    def lighting(self, more: Iterable[Hashable]) -> Self:
        """Give the same with more things lit."""
        return replace(self, lit=(*self.lit, *more))


class Hint(NamedTuple):
    """One step of help: a remark, and what to light in the picture meanwhile."""

    remark: Remark
    lit: tuple[Hashable, ...] = ()


class WrongAnswer(NamedTuple):
    """A typical mistake: its short name, the answer that it leads to here, and what to say about that answer."""

    name: str
    answer: Answer
    remark: Remark


@dataclass(frozen=True, kw_only=True)
class Item:
    """A question about a position, graded by what the engine says.

    ``told`` is what the learner is told beside the picture before the ``question``. ``solution`` is said about the
    right answer, ``otherwise`` about a wrong one that no known mistake leads to; where many answers are right,
    ``answer`` is one of them, and each is told what it is itself. ``after`` is the position that comes
    of what is told, where there is another. ``showing`` is how the picture looks while the question is open, ``solved``
    how that of its solution does. ``topic`` and ``kind`` say what is asked, ``seed`` which of endlessly many; ``rules``
    are the rules practised: those of its kind, or where its maker names them only these.
    """

    position: Position
    question: Message
    form: Form
    answer: Answer
    otherwise: Remark
    solution: tuple[Remark, ...]
    told: tuple[Message, ...] = ()
    mistakes: tuple[WrongAnswer, ...] = ()
    hints: tuple[Hint, ...] = ()
    after: Position | None = None
    showing: Showing = field(default_factory=Showing)
    solved: Showing = field(default_factory=Showing)
    game: str = ""
    topic: str = ""
    kind: str = ""
    seed: int = 0
    rules: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The position as one line of text, as ``from_text`` reads it.

        It refuses one thing: a hand that is blocked already, but of which that is still to be found out (D8).
        """
        return self.position.to_text()

    def grade(self, answer: object) -> Verdict:
        """Say whether an answer is right; about a wrong one, which mistakes lead to it.

        Raises ``RuleError`` ("format") for what is no answer of this form.
        """
        if isinstance(self.form, Selection):
            return self.form.fits.judge(self.form.read(answer))
        given = self.form.read(answer)
        if given == self.answer:
            return Verdict(True, self.solution)
        remarks = [mistake.remark for mistake in self.mistakes if mistake.answer == given]
        if isinstance(self.form, Several) and isinstance(given, frozenset) and isinstance(self.answer, frozenset):
            remarks += _differences(self.form.options, given, self.answer)
        return Verdict(False, tuple(_each_once(remarks)) or (self.otherwise,))


def _differences(options: Sequence[Option], given: frozenset[str], right: frozenset[str]) -> list[Remark]:
    extra = [option.extra for option in options if option.key in given - right]
    missing = [option.missing for option in options if option.key in right - given]
    return [remark for remark in (*extra, *missing) if remark is not None]


def _each_once(remarks: Iterable[Remark]) -> list[Remark]:
    # Messages hold facts by name, which no set can hold.
    once: list[Remark] = []
    for remark in remarks:
        if remark not in once:
            once.append(remark)
    return once


class Facts(Protocol):
    """What a kind of question is about, by name: a named tuple."""

    def _asdict(self) -> dict[str, Any]: ...


F = TypeVar("F", bound=Facts)


class WrongWay(NamedTuple, Generic[F]):
    """A typical mistake as a function: ``gives`` works out what answer it leads to, ``None`` where it cannot happen.

    ``sentence`` is said about the answer; its gaps are filled with the facts and with ``answer``.
    """

    name: str
    gives: Callable[[F], Answer | None]
    sentence: str
    rules: tuple[str, ...]


def wrong_answers(ways: Iterable[WrongWay[F]], facts: F, right: Answer) -> tuple[WrongAnswer, ...]:
    """Work out which wrong answers typical mistakes lead to; mistakes that come out right by chance are left out."""
    found = []
    for way in ways:
        answer = way.gives(facts)
        if answer is not None and answer != right:
            said = tuple(sorted(answer)) if isinstance(answer, frozenset) else answer
            message = Message(way.sentence, {**facts._asdict(), "answer": said})
            found.append(WrongAnswer(way.name, answer, Remark(message, way.rules)))
    return tuple(found)
