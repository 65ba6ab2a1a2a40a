"""A kind of question: its name, the rules it practises, and what makes an item of it from a stream of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple

from gamelib.core import N_, Message
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


def choice(
    options: Iterable[tuple[str, object]], wrong: Mapping[str, Remark], sort: Sort = "words"
) -> tuple[Choice, tuple[WrongAnswer, ...]]:
    """Make a choice of keys and labels, and a mistake of each option that ``wrong`` has a remark about."""
    form = Choice(tuple(Option(key, label) for key, label in options), sort)
    return form, tuple(WrongAnswer(key, key, about) for key, about in wrong.items())


def seat_label(seat: int) -> Message:
    """Name a seat as an answer."""
    return Message(N_("Seat {seat}"), {"seat": seat})
