"""A reason: the answer to a why, for one very case, with the rules that make it so."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core.errors import RuleError
from gamelib.core.messages import N_, Message, quoted


class Reason(NamedTuple):
    """An answer: what it is about, the sentences, the arithmetic if there is any, and the rules, the first foremost.

    ``instead`` are moves that would be legal where one was refused.
    """

    about: Message
    said: tuple[Message, ...]
    rules: tuple[str, ...]
    total: Message | None = None
    instead: tuple[object, ...] = ()


def refusal(error: RuleError) -> Reason:
    """Make an answer of what was refused: the sentence, the rules, and what would be legal instead."""
    return Reason(about=Message(N_("Why not?"), {}), said=(error.message,), rules=error.cited, instead=error.legal)


def not_here(key: str) -> RuleError:
    """Refuse a key that stands for nothing that can be asked about."""
    return RuleError("format", N_("{key} is nothing that can be asked about here."), key=quoted(key))
