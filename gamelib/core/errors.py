"""The one family of errors that a user can cause: each names the rule that was broken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamelib.core.messages import Message


class RuleError(ValueError):
    """A move, a position or a record that breaks a rule.

    ``rule`` is the rule's number (``"D7"``, a ruling as ``"R3"``, ``"format"`` for what is no record, tile or
    card at all), ``step`` the index of the offending move through the whole record, or ``None``; ``legal`` the
    moves that would be legal instead, where that helps; ``facts`` what the sentence speaks of. ``cited`` are the
    rules to read about it, the most telling first: ``rule`` alone unless others say more.
    ``str(error)`` is one English sentence.
    """

    def __init__(
        self,
        rule: str,
        template: str,
        /,
        *,
        step: int | None = None,
        legal: tuple[object, ...] = (),
        cited: tuple[str, ...] = (),
        known: Mapping[str, object] | None = None,
        **facts: object,
    ) -> None:
        """Name the rule, the sentence with its gaps, and the facts that fill them (by name, or as ``known``)."""
        self.rule = rule
        self.step = step
        self.legal = legal
        self.cited = cited or ((rule,) if rule != "format" else ())
        self.message = Message(template, {**(known or {}), **facts})
        super().__init__(str(self.message))

    @property
    def facts(self) -> Mapping[str, object]:
        """What the sentence speaks of, by name."""
        return self.message.facts

    def with_legal(self, legal: tuple[object, ...]) -> RuleError:
        """Give the same error with the moves that would be legal instead."""
        return _rebuild(self.rule, self.message.template, dict(self.facts), {**self._rest(), "legal": legal})

    def at_step(self, step: int) -> RuleError:
        """Give the same error for a move of a record: ``step`` counts through the whole record, from 0."""
        return _rebuild(self.rule, self.message.template, dict(self.facts), {**self._rest(), "step": step})

    def _render_traceback_(self) -> list[str]:
        """Give the lines that a notebook's cell shows: the sentence and its rule, without the way through our code."""
        return [str(self) if self.rule == "format" else f"{self} ({self.rule})"]

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error travel between processes."""
        return _rebuild, (self.rule, self.message.template, dict(self.facts), self._rest())

    def _rest(self) -> dict[str, Any]:
        return {"step": self.step, "legal": self.legal, "cited": self.cited}


def _rebuild(rule: str, template: str, facts: dict[str, object], rest: dict[str, Any]) -> RuleError:
    return RuleError(rule, template, known=facts, **rest)
