"""Captions: what a move brought about, told event by event from the engine's own events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from gamelib.core import N_, Event, Message, RuleError, quoted
from gamelib.words.saying import fill, sentences, words_of


@runtime_checkable
class Eventful(Protocol):
    """What has events to tell: a state, or a step of a replay."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move brought about."""


@runtime_checkable
class Reckoned(Protocol):
    """An event with arithmetic of its own."""

    @property
    def sum_message(self) -> Message:
        """The sum, part by part."""


class Told(NamedTuple):
    """One event told: its kind, what ``happened``, the ``sum`` part by part, and what ``follows`` from it.

    ``sum`` is a line such as ``2 + 5 + 3 = 10`` and ``follows`` what it scores, or who leads next; each is empty where
    there is none. ``rules`` are the numbers of the rules that made it so, the most telling first.
    """

    kind: str
    happened: str
    sum: str
    follows: str
    rules: tuple[str, ...]


def tell(thing: Eventful | Event | Sequence[Event], language: str | None = None) -> tuple[Told, ...]:
    """Tell each event of a state, of a replay's step, or of a row of events.

    A position read from text has no events, so nothing is told. Raises ``RuleError`` ("format") for what has none.
    """
    words = words_of(language)
    told = []
    for event in _events(thing):
        happened, *rest = event.messages
        total = event.sum_message if isinstance(event, Reckoned) else None
        told.append(
            Told(
                event.kind,
                fill(happened, words),
                fill(total, words) if total else "",
                sentences((fill(message, words) for message in rest if message != total), words),
                event.rules,
            )
        )
    return tuple(told)


def caption(thing: Eventful | Event | Sequence[Event], language: str | None = None) -> tuple[str, ...]:
    """Tell a step as sentences: for each event what happened, then the sum and what follows, where there is one.

    >>> from gamelib.exact61 import start
    >>> for sentence in caption(start(players=2, seed=7).play("1|3")):
    ...     print(sentence)
    Seat 0 leads [1|3].
    3 + 1 = 4.
    4 is no multiple of 5, so nothing is scored.
    """
    words = words_of(language)
    lines = []
    for told in tell(thing, language):
        total = words.pgettext("sum as a sentence", "{sum}.").format(sum=told.sum) if told.sum else ""
        lines += [line for line in (told.happened, total, told.follows) if line]
    return tuple(lines)


def spoken(thing: Eventful | Event | Sequence[Event], language: str | None = None) -> str:
    """Tell a step as one text, to be read aloud."""
    return sentences(caption(thing, language), words_of(language))


def _events(thing: object) -> Sequence[Event]:
    if isinstance(thing, Event):
        return (thing,)
    if isinstance(thing, Eventful):
        return thing.events
    if isinstance(thing, tuple | list) and all(isinstance(item, Event) for item in thing):
        return thing
    raise RuleError("format", N_("{thing} has no events to tell."), thing=quoted(thing))
