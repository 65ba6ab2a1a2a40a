"""An event: one thing that a move brought about, with its arithmetic and the rules that made it so."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from gamelib.core.messages import Message


@dataclass(frozen=True, kw_only=True)
class Event:
    """One thing that a move brought about.

    ``kind`` names what happened (a closed list for each game), ``rules`` the numbers of the rules that made it so,
    the most telling first. Each kind has fields of its own for the facts.
    """

    kind: ClassVar[str]
    rules: tuple[str, ...]

    @property
    def message(self) -> Message:
        """What happened, as one sentence and its facts."""
        raise NotImplementedError

    @property
    def messages(self) -> tuple[Message, ...]:
        """The whole story: what happened, and then the arithmetic and what came of it, where there is any."""
        return (self.message,)

    @property
    def facts(self) -> dict[str, object]:
        """The event's own fields by name, the rules left out."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name != "rules"}

    def __str__(self) -> str:
        """Give the English sentences."""
        sentences = [str(message) for message in self.messages]
        return " ".join(text if text.endswith((".", "!", "?")) else f"{text}." for text in sentences)
