"""Seats as a learner types them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.typed import plain_text


def read_seat(text: str) -> int | None:
    """Read one seat, ``"3"`` or ``"seat 3"``; ``None`` for no text. Raises ``RuleError`` (C1) for what is no seat."""
    seats = read_seats(text)
    if seats is None:
        return None
    if len(seats) != 1:
        raise RuleError("format", N_("Give just one seat, such as 3."))
    return next(iter(seats))


def read_seats(text: str, nobody: Iterable[str] = ("nobody",)) -> frozenset[int] | None:
    """Read seats, ``"2 4"`` or ``"2, 4"``; any word of ``nobody`` stands for none; ``None`` for no text.

    Raises ``RuleError``: "format" for what cannot be read, C1 for a number that is no seat.

    >>> sorted(read_seats("seats 4 and 2"))
    [2, 4]
    """
    text = plain_text(text)
    if not text:
        return None
    if text.casefold() in {word.casefold() for word in nobody}:
        return frozenset()
    numbers = re.findall(r"\d+", text)
    if not numbers or re.search(r"[-−]\s*\d", text):
        raise RuleError("format", N_("{text} cannot be read: type the number of each seat, as 2 4."), text=quoted(text))
    for number in numbers:
        if len(number) > 1 or int(number) >= SEATS:
            raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=quoted(number))
    return frozenset(map(int, numbers))
