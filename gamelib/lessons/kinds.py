"""A kind of question: its name, the rules it practises, and what makes an item of it from a stream of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple, overload

from gamelib.core import N_, Message, RuleError
from gamelib.lessons.forms import Choice, Option, Sort
from gamelib.lessons.items import Item, WrongAnswer
from gamelib.lessons.verdicts import Remark


class Kind(NamedTuple):
    """A kind of question within a topic."""

    name: str
    rules: tuple[str, ...]
    make: Callable[[Random], Item]


def remark(sentence: str, *rules: str, **facts: object) -> Remark:
    """Make a remark of a marked sentence, the rules it rests on and its facts."""
    return Remark(Message(sentence, facts), rules)


@overload
def refusal(problem: RuleError) -> Remark: ...
@overload
def refusal(problem: None) -> None: ...
@overload
def refusal(problem: RuleError | None) -> Remark | None: ...
def refusal(problem: RuleError | None) -> Remark | None:
    """Make a remark of what the engine says against something."""
    return Remark(problem.message, problem.cited) if problem else None


def choice(
    options: Iterable[tuple[str, object]], wrong: Mapping[str, Remark], sort: Sort = "words"
) -> tuple[Choice, tuple[WrongAnswer, ...]]:
    """Make a choice of keys and labels, and a mistake of each option that ``wrong`` has a remark about."""
    form = Choice(tuple(Option(key, label) for key, label in options), sort)
    return form, tuple(WrongAnswer(key, key, about) for key, about in wrong.items())


def seat_label(seat: int) -> Message:
    """Name a seat as an answer."""
    return Message(N_("Seat {seat}"), {"seat": seat})
