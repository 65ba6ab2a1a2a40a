"""A learner's progress as the text of a file, and back.

The file is JSON, UTF-8, with one question on each line::

    {"format": "progress/1", "game": "exact61", "name": "Ada", "attempts": [
    {"topic": "counting", "kind": "sum", "seed": 61, "rules": ["D15", "D13"]},
    {"topic": "target", "kind": "strokes", "seed": 61, "rules": ["D27"], "wrong": 1, "missed": ["D27"], "given": "20"}
    ]}

``wrong`` and ``hints`` count, ``shown`` is true where the answer was shown, ``missed`` are the rules that a mistake
went against, ``touched`` others that its reason rests on, ``given`` the last wrong answer: a text, or a list of keys;
each may be left out. A kind of question that there is no longer counts for its rules all the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from gamelib.core import N_, RuleError, quoted, whole
from gamelib.core.saved import check_keys, read_saved
from gamelib.lessons.chances import seed_of
from gamelib.lessons.progress import Attempt, Given, Progress, checked_name
from gamelib.words import rules

FORMAT = "progress/1"
KEYS = ("format", "game", "name", "attempts")

MOST_TIMES = 10_000
"""How many wrong answers or hints one question may have taken."""

LONGEST = 60
"""How many characters a name of a kind, or a part of an answer, may have."""

MOST_PARTS = 60
"""How many parts an answer may have, or rules a question."""


def to_text(progress: Progress) -> str:
    """Write progress as the text of a file."""
    head = _json({"format": FORMAT, "game": progress.game, "name": progress.name}).removesuffix("}")
    lines = ",\n".join(_json(_entry(attempt)) for attempt in progress.attempts)
    return f'{head}, "attempts": [\n{lines}\n]}}\n'


def _entry(attempt: Attempt) -> dict[str, object]:
    """Leave out what says nothing."""
    needed = ("topic", "kind", "seed", "rules")
    return {key: value for key, value in attempt._asdict().items() if key in needed or value}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- reading --------------------------------------------------------------------------------------------------------


def from_text(text: object, game: str) -> Progress:
    """Read the progress in a game from the text of a file.

    Raises ``RuleError`` ("format") that names the first thing wrong and where it is; ``step`` is the place of the
    question, counted from 0.
    """
    read = read_saved(text, FORMAT, KEYS, game)
    name = checked_name(read.get("name", ""))
    entries = read.get("attempts")
    if not isinstance(entries, list):
        raise RuleError("format", N_("A file of progress has a list of attempts."))
    known = rules(game).keys()
    attempts = []
    for place, entry in enumerate(entries):
        try:
            attempts.append(_attempt(entry, {*known}))
        except RuleError as problem:
            sentence = N_("Question {number} of {count} in this file: {problem}")
            facts = {"number": place + 1, "count": len(entries), "problem": problem.message}
            raise RuleError(problem.rule, sentence, step=place, known=facts) from None
    return Progress(game, name, tuple(attempts))


def _attempt(entry: object, known: set[str]) -> Attempt:
    if not isinstance(entry, Mapping):
        raise RuleError("format", N_("{entry} is no question: it is an object with {keys}."), entry=quoted(entry),
                        keys=Attempt._fields)  # fmt: skip
    check_keys(entry, Attempt._fields)
    practised, missed, touched = (_rules(entry, key, known) for key in ("rules", "missed", "touched"))
    shown = entry.get("shown", False)
    if not practised:
        raise RuleError("format", N_("It practises no rule."))
    if not {*missed} <= {*practised}:
        raise RuleError("format", N_("missed names a rule that the question does not practise."))
    if {*touched} & {*practised}:
        raise RuleError("format", N_("touched names a rule that the question practises."))
    if not isinstance(shown, bool):
        raise RuleError("format", N_("shown is {value}, and can be true or false only."), value=quoted(shown))
    wrong = _count(entry, "wrong")
    if bool(wrong or shown) != bool(missed):
        raise RuleError("format", N_("missed has to name rules where an answer was wrong or shown, and only there."))
    if touched and not wrong:
        raise RuleError("format", N_("touched may name rules only where an answer was wrong."))
    return Attempt(
        _name(entry, "topic"),
        _name(entry, "kind"),
        seed_of(entry.get("seed")),
        practised,
        wrong,
        _count(entry, "hints"),
        shown,
        missed,
        _given(entry.get("given", "")),
        touched,
    )


def _rules(entry: Mapping[str, Any], key: str, known: set[str]) -> tuple[str, ...]:
    found = entry.get(key, [])
    if not isinstance(found, list) or not all(isinstance(rule, str) and rule in known for rule in found):
        raise RuleError("format", N_("{key} is {value}, and should be a list of rules of this game."), key=key,
                        value=quoted(found))  # fmt: skip
    if len({*found}) < len(found):
        raise RuleError("format", N_("{key} names a rule twice."), key=key)
    return tuple(found)


def _count(entry: Mapping[str, Any], key: str) -> int:
    number = whole(entry.get(key, 0))
    if number is None or not 0 <= number <= MOST_TIMES:
        raise RuleError("format", N_("{key} is {value}, and should be a number from 0 to {most}."), key=key,
                        value=quoted(entry.get(key)), most=MOST_TIMES)  # fmt: skip
    return number


def _name(entry: Mapping[str, Any], key: str) -> str:
    value = entry.get(key)
    if not _is_short(value) or not value:
        raise RuleError("format", N_("{key} is {value}, and should be a short text."), key=key, value=quoted(value))
    return str(value)


def _given(value: object) -> Given:
    if _is_short(value):
        return str(value)
    if isinstance(value, list) and len(value) <= MOST_PARTS and all(map(_is_short, value)):
        return tuple(value)
    sentence = N_("given is {value}, and should be a short text or a list of these.")
    raise RuleError("format", sentence, value=quoted(value))


def _is_short(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and len(value) <= LONGEST
