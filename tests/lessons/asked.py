"""What the tests of both games' practice items share: every wrong answer, every sentence, and what a remark must be."""

from __future__ import annotations

import re
from itertools import combinations

from gamelib import words
from gamelib.lessons import Item, Remark, generate
from gamelib.lessons.forms import Choice, Number, Several

ONE_AS_MANY = re.compile(
    r"(?<!\+ )(?<!and )\b1 (?:pips|points|tiles|cards|levels|ports|ends|are|were|do|hold|have|beat|climb)\b(?!')"
)
"""One thing spoken of as many."""

NO_ENGLISH = re.compile(
    r"^[a-z]|\b(?:straight|pairs|airplane) of \w+ to \b"
    r"|\b(?:play of|copies of|above|below|rank as) (?:little|big) joker\b"
)
"""A sentence that begins small, a row of ranks that is not said from one to another, a joker that lacks its article."""


def wrong_answers_of(item: Item) -> list[object]:
    """List every other choice: all the options, all the sets of a few and of many, numbers around the right one."""
    form = item.form
    others: list[object]
    if isinstance(form, Number):
        assert isinstance(item.answer, int)
        others = [*range(item.answer - 60, item.answer + 60), *(mistake.answer for mistake in item.mistakes)]
    elif isinstance(form, Choice):
        others = [option.key for option in form.options]
    else:
        keys = [option.key for option in form.options]
        sizes = range(1, len(keys) + 1) if len(keys) < 8 else (1, 2, len(keys) - 1, len(keys))
        others = [frozenset(some) for size in sizes for some in combinations(keys, size)]
    return [other for other in others if other != item.answer]


def check_remark(remark: Remark, rules: dict[str, str]) -> None:
    """See that a remark can be said and rests on rules that there are."""
    assert words.say(remark.message)
    assert "{" not in words.say(remark.message)
    assert remark.rules
    assert {*remark.rules} <= rules.keys()


def remarks_of(item: Item) -> list[Remark]:
    """List everything that an item may remark on."""
    remarks = [item.otherwise, *item.solution, *(hint.remark for hint in item.hints)]
    remarks += [mistake.remark for mistake in item.mistakes]
    if isinstance(item.form, Several):
        remarks += [remark for option in item.form.options for remark in (option.extra, option.missing) if remark]
    return remarks


def sentences_of(item: Item) -> list[str]:
    """Say everything that an item may say."""
    messages = (*item.told, item.question, *(remark.message for remark in remarks_of(item)))
    return [words.say(message) for message in messages]


def failing(topic: str, kind: str, seeds: range) -> list[str]:
    """List the calls that make no item, or one whose answer is not right, each with what went wrong."""
    found = []
    for seed in seeds:
        try:
            item = generate(topic, seed, kind)
            wrong = None if item.grade(item.answer).right else "not right"
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told.
            wrong = repr(error)
        if wrong:
            found.append(f"generate({topic!r}, {seed}, {kind!r}): {wrong}")
    return found
