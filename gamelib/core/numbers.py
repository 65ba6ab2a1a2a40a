"""Whole numbers, of whatever type they come in."""

from __future__ import annotations

from operator import index


def whole(value: object) -> int | None:
    """Give a value as a whole number if it is one, of whatever type; ``None`` if not. True and false are none.

    >>> whole(7), whole(7.0), whole(True), whole("7")
    (7, None, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # What is no whole number is refused there.
    except TypeError:
        return None
