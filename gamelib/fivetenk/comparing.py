"""Why one reading beats another, or does not: the rule and a sentence for every comparison (C8-C12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.core import N_, Message, RuleError
from gamelib.fivetenk.nouns import A
from gamelib.fivetenk.readings import BOMB, JOKER_BOMB, MIXED, SPECIAL, SUITED, Reading, beats_reading

BEATS, BEATEN, EQUAL, APART = "beats", "is beaten", "equal", "not comparable"
VERDICTS = (BEATS, BEATEN, EQUAL, APART)
"""How one reading can stand to another; of equal ones, and of those that cannot be compared, neither beats."""


class Comparison(NamedTuple):
    """How a reading stands to another: one of ``VERDICTS``, the rule that decides, and the sentence that says why."""

    verdict: str
    rule: str
    message: Message


def compare(reading: Reading, other: Reading) -> Comparison:
    """Tell how one reading stands to another, and why (C8-C12).

    >>> compare(Reading("pair", 2, "9"), Reading("pair", 2, "7")).verdict
    'beats'
    >>> compare(Reading("pair", 2, "9"), Reading("single", 1, "7")).verdict
    'not comparable'
    """
    if beats_reading(reading, other):
        return _why_beats(reading, other)
    refusal = not_beating(reading, other)
    if beats_reading(other, reading):
        return Comparison(BEATEN, refusal.rule, refusal.message)
    # Of one kind and size neither is higher only if they are equal; special ones are all in one order (C9-C12).
    return Comparison(EQUAL if reading == other else APART, refusal.rule, refusal.message)


def why_not_beats(reading: Reading, top: Reading) -> RuleError | None:
    """Say why one reading does not beat another; ``None`` if it does (C8-C12)."""
    return None if beats_reading(reading, top) else not_beating(reading, top)


def most_like(found: Sequence[Reading], top: Reading) -> Reading:
    """Choose among the readings of cards the one to be held against another: of its kind and size if possible."""
    return min(found, key=lambda reading: (reading.kind != top.kind, reading.size != top.size))


def _why_beats(reading: Reading, top: Reading) -> Comparison:
    """Say why one reading beats another, which it does."""
    mine, theirs = SPECIAL.get(reading.kind, 0), SPECIAL.get(top.kind, 0)
    if mine and not theirs:
        rule = "C8"
        sentence = N_("As {reading} these cards beat the {top}: a special combination beats every ordinary one.")
    elif reading.kind == JOKER_BOMB and top.kind == BOMB:
        rule, sentence = "C12", N_("As {reading} these cards beat the {top}: they beat every bomb.")
    elif mine > theirs:
        rule, sentence = "C9", N_("As {reading} these cards beat the {top}, which is the lower special combination.")
    elif reading.kind == SUITED:
        rule = "C10"
        sentence = N_("As {reading} these cards beat the {top}: diamonds, clubs, hearts, spades is their order.")
    elif reading.kind == BOMB and reading.size != top.size:
        rule, sentence = "C11", N_("As {reading} these cards beat the {top}: they are more cards.")
    else:
        rule, sentence = (
            "C8",
            N_("As {reading} these cards beat the {top}: same kind, as many cards, higher rank."),
        )
        if reading.kind == BOMB:
            rule, sentence = "C11", N_("As {reading} these cards beat the {top}: as many cards, of a higher rank.")
    return Comparison(BEATS, rule, Message(sentence, {"reading": A(reading), "top": top}))


def not_beating(reading: Reading, top: Reading) -> RuleError:
    """Say why one reading does not beat another, which it does not (C8-C12)."""
    rule, sentence = "C8", N_("As {reading} these cards do not beat the {top}: they are not of the same kind.")
    mine, theirs = SPECIAL.get(reading.kind, 0), SPECIAL.get(top.kind, 0)
    if theirs and not mine:
        sentence = N_("As {reading} these cards do not beat the {top}: only a special combination beats a special one.")
    elif top.kind == JOKER_BOMB:
        rule = "C12"
        sentence = N_("As {reading} these cards do not beat the {top}: nothing beats a joker bomb, not even its equal.")
    elif mine < theirs:
        rule, sentence = (
            "C9",
            N_("As {reading} these cards do not beat the {top}, which is the higher special combination."),
        )
    elif reading.kind == BOMB and mine == theirs:
        rule = "C11"
        sentence = N_(
            "As {reading} these cards do not beat the {top}: for that it takes more cards, or as many of a higher rank."
        )
    elif reading.kind == SUITED:
        rule = "C10"
        sentence = N_("As {reading} these cards do not beat the {top}: diamonds, clubs, hearts, spades is their order.")
    elif reading.kind == MIXED:
        rule, sentence = "C10", N_("As {reading} these cards do not beat the {top}: all mixed ones are equal.")
    elif reading.kind == top.kind:
        if reading.size == top.size:
            sentence = N_("As {reading} these cards do not beat the {top}: for that it takes a higher rank.")
        else:
            sentence = N_(
                "As {reading} these cards do not beat the {top}: for that it takes {size} cards, and these are {own}."
            )
            return RuleError(rule, sentence, reading=A(reading), top=top, size=top.size, own=reading.size)
    return RuleError(rule, sentence, reading=A(reading), top=top)
