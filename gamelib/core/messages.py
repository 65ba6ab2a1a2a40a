"""A message: one English sentence to fill in, marked for translation, and the facts that fill it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


def N_(text: str) -> str:
    """Mark a sentence for translation and give it back unchanged.

    An engine speaks no language; the words room looks the marked sentence up in its catalogue.
    """
    return text


class Message(NamedTuple):
    """A sentence with named gaps, and the facts that go into them.

    ``template`` is English with ``{gaps}``; ``facts`` maps each gap to a value (a tile, a seat, a number, a
    tuple of tiles, another message). ``str(message)`` is the plain English sentence.
    """

    template: str
    facts: Mapping[str, object]

    def __str__(self) -> str:
        """Give the English sentence."""
        return self.template.format(**{name: plain(value) for name, value in self.facts.items()})


def plain(value: object) -> str:
    """Write one fact in plain English: a list with commas, anything else as it prints itself."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return ", ".join(plain(item) for item in value)
    return str(value)
