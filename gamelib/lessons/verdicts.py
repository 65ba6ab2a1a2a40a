"""What is said about an answer: whether it is right, and why, each remark with the rules that it rests on."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import Message


class Remark(NamedTuple):
    """One thing said to a learner, and the numbers of the rules that make it so, the most telling first."""

    message: Message
    rules: tuple[str, ...]


class Verdict(NamedTuple):
    """Whether an answer is right, and what there is to say about it."""

    right: bool
    remarks: tuple[Remark, ...]

    @property
    def messages(self) -> tuple[Message, ...]:
        """What is said, one message after another."""
        return tuple(remark.message for remark in self.remarks)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the remarks rest on, each once."""
        return tuple(dict.fromkeys(rule for remark in self.remarks for rule in remark.rules))
