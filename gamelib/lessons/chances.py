"""Seeded chance for practice: the stream of an item, and picking and shuffling from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from gamelib.core import N_, RuleError, chance, quoted
from gamelib.exact61.state import check_seed

T = TypeVar("T")


def seed_of(seed: object) -> int:
    """Give a seed that has to be one; raises ``RuleError`` ("format")."""
    number = check_seed(seed)
    if number is None:
        raise RuleError("format", N_("{seed} is no seed: a seed is a whole number."), seed=quoted(seed))
    return number


def stream_of(game: str, topic: str, kind: str, seed: int) -> Random:
    """Give the stream of chance for one item, so that the same seed gives the same item everywhere."""
    return chance("lessons", game, topic, kind, seed)


def pick(stream: Random, things: Sequence[T]) -> T:
    """Pick one of several things, each as likely as the others."""
    return things[int(stream.random() * len(things))]


def shuffle(stream: Random, things: Iterable[T]) -> list[T]:
    """Give things in a random order."""
    rest = list(things)
    return [rest.pop(int(stream.random() * len(rest))) for _ in range(len(rest))]


def sample(stream: Random, things: Sequence[T], count: int) -> list[T]:
    """Pick so many different things of several, in a random order."""
    rest = list(things)
    return [rest.pop(int(stream.random() * len(rest))) for _ in range(count)]
