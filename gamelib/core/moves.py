"""Moves that need no more than their name, such as a pass."""

from __future__ import annotations

from typing import ClassVar


class WordMove:  # The module dataclasses would take a quarter of an engine's whole import.
    """A move that says all in a word: two of a kind are equal."""

    __slots__ = ()
    word: ClassVar[str]

    def __eq__(self, other: object) -> bool:
        """Compare the kind of move."""
        return type(self) is type(other)

    def __hash__(self) -> int:
        """Hash the kind of move."""
        return hash(self.word)

    def __repr__(self) -> str:
        """Give the call that makes this move."""
        return f"{type(self).__name__}()"

    def __str__(self) -> str:
        """Write the move as text: its word."""
        return self.word
