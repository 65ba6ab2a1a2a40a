"""What is answered to a guess, whatever the game: the mistakes behind it, what they are said as, and what is open yet.

A mistake speaks to the learner about the guess that was made; each game has its own closed list of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import ClassVar, NamedTuple

from gamelib.core import N_, Message


@dataclass(frozen=True)
class Mistake:
    """One mistake: ``rules`` are the numbers of the rules that it breaks, ``message`` the answer to it."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that speak against it, the most telling first."""
        raise NotImplementedError

    @property
    def message(self) -> Message:
        """What the learner did, and what the rules say."""
        raise NotImplementedError


@dataclass(frozen=True)
class Slip(Mistake):
    """A mistake whose answer is one sentence, filled in with its own fields; it breaks the same rules each time."""

    sentence: ClassVar[str]
    broken: ClassVar[tuple[str, ...]]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that speak against it, the most telling first."""
        return self.broken

    @property
    def message(self) -> Message:
        """The sentence and its facts."""
        return Message(self.sentence, {field.name: getattr(self, field.name) for field in fields(self)})


class Finding(NamedTuple):
    """One thing that is wrong with a guess: the mistake behind it, or several that would look alike."""

    mistakes: tuple[Mistake, ...]

    @property
    def messages(self) -> tuple[Message, ...]:
        """The answer: one sentence, or an opening and one sentence for each mistake that it may have been."""
        each = tuple(mistake.message for mistake in self.mistakes)
        return (
            each
            if len(each) == 1
            else (Message(N_("This can come about in {count} ways:"), {"count": len(each)}), *each)
        )

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that speak against it, each once."""
        return tuple(dict.fromkeys(rule for mistake in self.mistakes for rule in mistake.rules))


class Response(ABC):
    """What is to be said of a guess; ``open`` names the parts of the answer that are still to be given."""

    open: tuple[str, ...]

    @property
    @abstractmethod
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is wrong, in order."""

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Every mistake that is named."""
        return tuple(mistake for finding in self.findings for mistake in finding.mistakes)

    @property
    def right(self) -> bool:
        """Tell whether all is answered and nothing is wrong."""
        return not self.findings and not self.open

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the findings cite, each once."""
        return tuple(dict.fromkeys(rule for finding in self.findings for rule in finding.rules))


@dataclass(frozen=True)
class Graded(Response):
    """What was found in a guess, and what is still open."""

    found: tuple[Finding, ...]
    open: tuple[str, ...] = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is wrong, in order."""
        return self.found
