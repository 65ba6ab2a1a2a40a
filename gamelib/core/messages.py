"""A message: one English sentence to fill in, marked for translation, and the facts that fill it."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import Repr
from typing import NamedTuple, Self


def N_(text: str) -> str:
    """Mark a sentence for translation and give it back unchanged.

    An engine speaks no language; the words room looks the marked sentence up in its catalogue.
    """
    return text


class Plural(str):
    """A sentence in two forms: the text itself for one, ``many`` for any other number.

    ``gap`` names the fact that is counted. Other languages may have other forms; the words room asks its catalogue.
    """

    __slots__ = ("gap", "many")
    gap: str
    many: str

    def __new__(cls, one: str, many: str, gap: str) -> Self:
        """Keep both forms and the name of the gap that counts."""
        new = str.__new__(cls, one)
        new.many, new.gap = many, gap
        return new

    def __getnewargs__(self) -> tuple[str, str, str]:  # type: ignore[override]  # str's own takes one argument
        """Let the two forms travel between processes together."""
        return str(self), self.many, self.gap


def NN_(one: str, many: str, gap: str = "count") -> Plural:  # noqa: N802 - gettext's customary mark, as N_.
    """Mark a sentence for translation that reads otherwise for one than for more.

    >>> str(Message(NN_("{count} tile", "{count} tiles"), {"count": 2}))
    '2 tiles'
    """
    return Plural(one, many, gap)


class Message(NamedTuple):
    """A sentence with named gaps, and the facts that go into them.

    ``template`` is English with ``{gaps}``, or a ``Plural``; ``facts`` maps each gap to a value (a tile, a seat, a
    number, a tuple of tiles, another message). A template writes the brackets round a single tile itself, as
    ``[{tile}]``. ``str(message)`` is the plain English sentence; the words room writes it with more care.
    """

    template: str
    facts: Mapping[str, object]

    def __str__(self) -> str:
        """Give the English sentence."""
        template = self.template
        if isinstance(template, Plural) and self.facts[template.gap] != 1:
            template = template.many
        return template.format(**{name: plain(value) for name, value in self.facts.items()})


def plain(value: object) -> str:
    """Write one fact in plain English: a list with commas, anything else as it prints itself."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return ", ".join(plain(item) for item in value)
    return str(value)


class _Short(Repr):
    """Writes a value briefly, whatever it is."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 3, SHORT, SHORT
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdeque = self.maxdict = 6

    def repr_int(self, value: int, level: int) -> str:  # noqa: ARG002 - a number has no levels.
        # Python refuses to write very long numbers out.
        return repr(value) if value.bit_length() < 200 else f"{'-' if value < 0 else ''}2**{value.bit_length() - 1}…"


SHORT = 60
"""How many characters of a text are quoted at most."""

_SHORT = _Short()


def quoted(value: object) -> str:
    """Write what a user gave so that it can stand in a sentence: as Python does, but short and printable.

    >>> quoted("5|7"), quoted(10**5000)
    ("'5|7'", '2**16609…')
    """
    try:
        text = _SHORT.repr(value)
    except Exception:  # noqa: BLE001 - a value whose own repr fails is still named.
        text = type(value).__name__
    return "".join(char if char.isprintable() else " " for char in text)
