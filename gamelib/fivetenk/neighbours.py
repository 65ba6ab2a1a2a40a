"""Where a reading stands among all others: what it beats and what beats it, worked out by comparing it with each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk.cards import ACE, COPIES, LITTLE, RANKS, SUITS
from gamelib.fivetenk.readings import (
    BOMB,
    JOKER_BOMB,
    LEAST_BOMB,
    MIXED,
    PAIR,
    PER_RANK,
    SHORTEST,
    SINGLE,
    SPECIAL,
    SUITED,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
    Reading,
    beats_reading,
    strength,
)

MOST_CARDS = 32
"""The most cards that a hand has: the declarer's, with the kitty (C1, C18)."""

ORDINARY_ONES, SPECIAL_ONES = "ordinary", "special"

_SIZES = {SINGLE: 1, PAIR: 2, TRIPLE: 3, TRIPLE_SINGLE: 4, TRIPLE_PAIR: 5}


@cache
def all_readings() -> tuple[Reading, ...]:
    """List everything that cards of a hand can be taken for, kind by kind and from low to high (C4-C12)."""
    found = [Reading(kind, size, rank) for kind, size in _SIZES.items() for rank in RANKS]
    for kind, shortest in SHORTEST.items():
        each = PER_RANK[kind]
        for length in range(shortest, min(ACE + 1, MOST_CARDS // each) + 1):
            found += [Reading(kind, each * length, rank) for rank in RANKS[length - 1 : ACE + 1]]
    found.append(Reading(MIXED, 3, None))
    found += [Reading(SUITED, 3, suit) for suit in SUITS]
    sizes = range(LEAST_BOMB, len(SUITS) * COPIES + 1)
    found += [Reading(BOMB, size, rank) for size in sizes for rank in RANKS[:LITTLE]]
    return (*found, Reading(JOKER_BOMB, 2, None))


class Span(NamedTuple):
    """Readings from the lowest to the highest of them, which nothing comes between.

    ``whole`` says where they are all that there are of their sort: "ordinary", "special", or the name of a kind.
    """

    lowest: Reading
    highest: Reading
    whole: str = ""

    @property
    def message(self) -> Message:
        """The span in a few words, to stand in a sentence."""
        if self.whole == ORDINARY_ONES:
            return Message(N_("every ordinary combination"), {})
        if self.whole == SPECIAL_ONES:
            return Message(N_("every special combination"), {})
        if self.whole:
            return Message(N_("every {kind}"), {"kind": Reading(self.whole, 0, None)})
        if self.lowest == self.highest:
            return Message(N_("the {reading}"), {"reading": self.lowest})
        facts = {"lowest": self.lowest, "highest": self.highest}
        return Message(N_("everything from the {lowest} up to the {highest}"), facts)


class Standing(NamedTuple):
    """What a reading beats, and what beats it, from low to high."""

    beats: tuple[Span, ...]
    beaten_by: tuple[Span, ...]

    @property
    def messages(self) -> tuple[Message, Message]:
        """Both in a sentence each."""
        below, above = (tuple(span.message for span in spans) for spans in self)
        return (
            Message(N_("It beats {spans}."), {"spans": below}) if below else Message(N_("It beats nothing."), {}),
            Message(N_("It is beaten by {spans}."), {"spans": above})
            if above
            else Message(N_("Nothing beats it."), {}),
        )


@cache
def standing(reading: Reading) -> Standing:
    """Tell what a reading beats and what beats it, of all that a hand can hold (C8-C12).

    >>> for message in standing(Reading("pair", 2, "8")).messages:
    ...     print(message)
    It beats everything from the pair of 3s up to the pair of 7s.
    It is beaten by everything from the pair of 9s up to the pair of BJs, every special combination.
    """
    others = all_readings()
    return Standing(
        spans(other for other in others if beats_reading(reading, other)),
        spans(other for other in others if beats_reading(other, reading)),
    )


def spans(found: Iterable[Reading]) -> tuple[Span, ...]:
    """Sum readings up, which all beat one reading or are all beaten by it."""
    found = tuple(found)
    ordinary = [reading for reading in found if not reading.is_special]
    special = [reading for reading in found if reading.is_special]
    return (*_of_sort(ordinary, ORDINARY_ONES), *_of_sort(special, SPECIAL_ONES))


def _of_sort(found: Sequence[Reading], sort: str) -> Iterable[Span]:
    everything = [reading for reading in all_readings() if reading.is_special == (sort == SPECIAL_ONES)]
    if len(found) == len(everything):
        yield Span(found[0], found[-1], sort)
        return
    # Bombs of all sizes stand in one order; ordinary ones are compared within their size.
    for (kind, _), group in groupby(found, key=lambda one: (one.kind, 0 if one.kind in SPECIAL else one.size)):
        row = sorted(group, key=strength)
        whole = sum(reading.kind == kind for reading in everything) == len(row)
        yield Span(row[0], row[-1], kind if whole else "")
