"""The forms in which a question is answered: a number, one choice, several things, or any that fit together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple, Protocol

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.lessons.verdicts import Remark, Verdict

Answer = int | str | frozenset[str]
"""A number, the key of one choice, or the keys of all that were ticked."""

Sort = Literal["ports", "tiles", "cards", "plays", "moves", "seats", "words"]
"""What the options are: ports, tiles, cards and plays can be found, and clicked, in the picture by their keys."""


class Option(NamedTuple):
    """One thing to choose: its ``key``, and the fact or message that names it.

    ``extra`` is said where it was chosen wrongly, ``missing`` where it was left out wrongly; a thing that cannot be
    wrong in that way has ``None``.
    """

    key: str
    label: object
    extra: Remark | None = None
    missing: Remark | None = None


class Number(NamedTuple):
    """A whole number is wanted; ``unit`` says of what."""

    unit: Message

    def read(self, answer: object) -> Answer:
        """Read a number, given as one or as text; raises ``RuleError`` ("format")."""
        if isinstance(answer, int) and not isinstance(answer, bool):
            return answer
        text = str(answer).strip().replace("−", "-") if isinstance(answer, str) else ""
        if not re.fullmatch(r"[+-]?\d{1,9}", text):
            raise RuleError("format", N_("Type a whole number first, such as 10."))
        return int(text)


class Choice(NamedTuple):
    """Just one of the options is wanted."""

    options: tuple[Option, ...]
    sort: Sort = "words"

    def read(self, answer: object) -> Answer:
        """Read the key of an option, or a thing that is written so; raises ``RuleError`` ("format")."""
        key = key_of(answer)
        if key not in {option.key for option in self.options}:
            raise RuleError("format", N_("Choose one of the answers first."))
        return key


class Several(NamedTuple):
    """All the options that fit the question are wanted, one or more of them."""

    options: tuple[Option, ...]
    sort: Sort = "words"

    def read(self, answer: object) -> Answer:
        """Read the keys of options, or things that are written so; raises ``RuleError`` ("format")."""
        return read_keys(self.options, answer)


class Fit(Protocol):
    """What judges whether chosen things fit together as a question wants it."""

    def judge(self, keys: frozenset[str]) -> Verdict:
        """Say whether the options of these keys are right, and what they are."""
        ...


class Selection(NamedTuple):
    """Some of the options are wanted that fit together; there may be many ways, and ``fits`` judges each."""

    options: tuple[Option, ...]
    fits: Fit
    sort: Sort = "cards"

    def read(self, answer: object) -> frozenset[str]:
        """Read the keys of options, or things that are written so; raises ``RuleError`` ("format")."""
        return read_keys(self.options, answer)


Form = Number | Choice | Several | Selection


def read_keys(options: Iterable[Option], answer: object) -> frozenset[str]:
    """Read one or several keys of options, or things that are written so, as the cards of options are.

    Of copies of a card each stands for another option. Raises ``RuleError`` ("format").
    """
    labels = {option.key: key_of(option.label) for option in options}
    things = [answer] if isinstance(answer, str) or not isinstance(answer, Iterable) else [*answer]
    keys: set[str] = set()
    unknown = []
    for written in map(key_of, things):
        alike = [key for key, label in labels.items() if written == label and key not in keys]
        if written in labels or alike:
            keys.add(written if written in labels else alike[0])
        else:
            unknown.append(quoted(written))
    if unknown:
        raise RuleError("format", N_("{unknown} cannot be chosen here."), unknown=tuple(sorted(unknown)))
    if not keys:
        raise RuleError("format", N_("Choose at least one first."))
    return frozenset(keys)


def key_of(thing: object) -> str:
    """Write a tile, a port, a move or a seat as the key of an option: a port as a pair, or with its number, too."""
    if isinstance(thing, tuple) and len(thing) in (2, 3) and all(isinstance(part, str) for part in thing[:2]):
        return f"{thing[0]} {thing[1]}"
    try:
        return str(thing).strip()
    except ValueError:  # Python refuses to write very long numbers out.
        return quoted(thing)
