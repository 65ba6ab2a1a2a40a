"""What judges cards that were chosen: whether they make what is wanted, or beat what lies there."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_
from gamelib.fivetenk import Card, Reading, beats, compare, readings, why_nothing
from gamelib.fivetenk.comparing import most_like
from gamelib.fivetenk.explaining import KIND_RULES
from gamelib.fivetenk.readings import MIXED, SUITED
from gamelib.lessons.forms import Option
from gamelib.lessons.kinds import refusal, remark
from gamelib.lessons.verdicts import Remark, Verdict


class Makes(NamedTuple):
    """Cards are wanted that can be read as a kind of combination, with so many cards, of whatever rank.

    ``cards`` are those to choose from, by place; the keys of options are places.
    """

    cards: tuple[Card, ...]
    kind: str
    size: int

    def judge(self, keys: frozenset[str]) -> Verdict:
        """Say what the chosen cards are, and whether that is what is wanted."""
        chosen = taken(self.cards, keys)
        found = readings(chosen)
        problem = refusal(why_nothing(chosen))
        if problem:
            return Verdict(False, (problem,))
        fitting = [reading for reading in found if (reading.kind, reading.size) == (self.kind, self.size)]
        reading = fitting[0] if fitting else found[0]
        facts = {"cards": chosen, "reading": reading}
        rules = KIND_RULES[reading.kind]
        if fitting:
            return Verdict(True, (remark(N_("{cards}: {reading}."), *rules, **facts),))
        sentence = (
            N_("{cards}: {reading}. Another kind is asked for.")
            if reading.kind != self.kind
            else N_("{cards}: {reading}. Another number of cards is asked for.")
        )
        return Verdict(False, (remark(sentence, *rules, **facts),))


class Strongest(NamedTuple):
    """The cards are wanted that make the strongest 5-10-K there is: ``best``. ``cards`` are those to choose from."""

    cards: tuple[Card, ...]
    best: Reading

    def judge(self, keys: frozenset[str]) -> Verdict:
        """Say what the chosen cards are, and whether there is a stronger 5-10-K."""
        chosen = taken(self.cards, keys)
        problem = refusal(why_nothing(chosen))
        if problem:
            return Verdict(False, (problem,))
        reading = readings(chosen)[0]
        facts = {"cards": chosen, "reading": reading}
        if reading == self.best:
            return Verdict(True, (remark(N_("{cards}: {reading}, and there is none that beats it."), "C10", **facts),))
        sentence = (
            N_("{cards}: {reading}. There is a stronger one.")
            if reading.kind in (MIXED, SUITED)
            else N_("{cards}: {reading}, which is no 5-10-K.")
        )
        return Verdict(False, (remark(sentence, "C10", **facts),))


class Beats(NamedTuple):
    """Cards are wanted that beat the top of a trick. ``cards`` are those to choose from, by place."""

    cards: tuple[Card, ...]
    top: Reading

    def judge(self, keys: frozenset[str]) -> Verdict:
        """Say what the chosen cards are, and why they beat the top or do not."""
        chosen = taken(self.cards, keys)
        return Verdict(beats(chosen, self.top) is not None, (why(chosen, self.top),))


def taken(cards: tuple[Card, ...], keys: frozenset[str]) -> tuple[Card, ...]:
    """Give the cards at some places."""
    return tuple(cards[place] for place in sorted(map(int, keys)))


def why(cards: tuple[Card, ...], top: Reading) -> Remark:
    """Say why cards beat the top of a trick, or why they do not (C4-C12, R8)."""
    found = readings(cards)
    problem = refusal(why_nothing(cards))
    if problem:
        return problem
    comparison = compare(beats(cards, top) or most_like(found, top), top)
    return Remark(comparison.message, (comparison.rule,))


def card_options(cards: tuple[Card, ...], start: int = 0) -> tuple[Option, ...]:
    """Make an option of each card, by its place."""
    return tuple(Option(str(place), card) for place, card in enumerate(cards, start))
