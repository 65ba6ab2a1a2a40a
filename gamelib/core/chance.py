"""Seeded chance: the same seed gives the same deals on every machine and every Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")


def chance(seed: object, *purpose: object) -> Random:
    """Give the stream of chance for one purpose of one seed, such as the deal of hand 3.

    Streams of different purposes do not disturb one another. Text seeds go through SHA-512, so neither
    ``PYTHONHASHSEED`` nor the Python in use changes what comes out.
    """
    from random import Random  # noqa: PLC0415 - a twentieth of an engine's import, and only chance needs it.

    return Random("/".join(str(part) for part in (seed, *purpose)))


def shuffled(items: Iterable[T], stream: Random) -> list[T]:
    """Give the items in a shuffled order; the items themselves stay as they are.

    Only ``stream.random()`` is used, the one method whose sequence Python promises to keep.
    """
    result = list(items)
    draw = stream.random
    for last in range(len(result) - 1, 0, -1):
        other = int(draw() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result
