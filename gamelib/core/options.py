"""Options that a user names: read here, or refused in one sentence that says what is wanted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from gamelib.core.errors import RuleError
from gamelib.core.messages import N_, quoted
from gamelib.core.numbers import whole

T = TypeVar("T")

LONGEST_SEED = 60
"""So many characters may a seed have that is typed."""


def text_given(name: str, value: object) -> str:
    """Give a text; raises ``RuleError`` ("format") for what is none."""
    if not isinstance(value, str):
        raise RuleError("format", N_("{name}={value} cannot be: give a text."), name=name, value=quoted(value))
    return value


def number_given(name: str, value: object, least: int | None = None) -> int:
    """Give a whole number, of at least ``least`` where that is said; raises ``RuleError`` ("format") for what is none.

    >>> number_given("count", 3, least=1)
    3
    """
    number = whole(value)
    if number is None:
        raise RuleError("format", N_("{name}={value} cannot be: give a whole number."), name=name, value=quoted(value))
    if least is not None and number < least:
        sentence = N_("{name}={value} cannot be: {least} is the least.")
        raise RuleError("format", sentence, name=name, value=quoted(value), least=least)
    return number


def seed_typed(text: str) -> int:
    """Read a seed that somebody has typed; raises ``RuleError`` ("format") for what is none, or too long to be one.

    >>> seed_typed(" 61 ")
    61
    """
    typed = text.strip()
    if not typed.removeprefix("-").isdecimal() or not typed.isascii() or len(typed) > LONGEST_SEED:
        raise RuleError("format", N_("{seed} is no seed: a seed is a whole number."), seed=quoted(typed))
    return int(typed)


def several_given(name: str, values: Iterable[T]) -> tuple[T, ...]:
    """Give several things, in the order of their sequence; raises ``RuleError`` ("format") for what is none.

    A single text is no sequence of letters here.
    """
    given: Any = values
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise RuleError("format", N_("{name}={value} cannot be: give a list."), name=name, value=quoted(given))
    return tuple(given)


def no_others(of: str, others: Iterable[str], known: Iterable[str]) -> None:
    """Raise ``RuleError`` ("format") for the first option of something that it does not have, naming those it has."""
    for name in others:
        sentence = N_("{of} has no {name}; it has {options}.")
        raise RuleError("format", sentence, of=of, name=quoted(name), options=tuple(known))


def made_as(kind: type[T], name: str, value: object) -> T:
    """Give a thing that has to be of a type; raises ``RuleError`` ("format") where it is of another."""
    if not isinstance(value, kind):
        sentence = N_("{name}={value} cannot be: that takes one of the type {type}.")
        raise RuleError("format", sentence, name=name, value=quoted(value), type=kind.__name__)
    return value
