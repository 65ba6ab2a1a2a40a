"""What questions about seats share: seats as options, and the answer that it is nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gamelib.core import N_, Message
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.forms import Option, Several
from gamelib.lessons.kinds import remark, seat_label
from gamelib.lessons.verdicts import Remark

NOBODY = "nobody"
"""The key of the answer that no seat fits."""


def keys(seats: Iterable[int]) -> frozenset[str]:
    """Write seats as an answer; none of them as "nobody"."""
    return frozenset(map(str, seats)) or frozenset((NOBODY,))


def seat_options(
    right: Iterable[int], why: Callable[[int], Remark], nobody: Remark, label: str = N_("nobody")
) -> Several:
    """Make an option of each seat and one of nobody; ``why`` says of a seat why it fits, or why it does not."""
    fitting = {*right}
    options = [
        Option(str(seat), seat_label(seat), *((None, why(seat)) if seat in fitting else (why(seat), None)))
        for seat in range(SEATS)
    ]
    return Several((*options, Option(NOBODY, Message(label, {}), None, None if fitting else nobody)), "seats")


def seats_told(one: str, many: str, none: str, seats: Iterable[int], *rules: str) -> Remark:
    """Say which seats it is: a sentence for one, for several, and for none."""
    found = tuple(seats)
    sentence = none if not found else one if len(found) == 1 else many
    return remark(sentence, *rules, seats=found)
