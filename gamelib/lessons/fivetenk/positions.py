"""What practice in 5-10-K shows beside states and views: cards laid out in rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk.cards import Card, read_cards

NAME = "fivetenk cards"
"""How the line of a spread begins."""

HAND, TOP, BURIED, SEEN, BODY, CANDIDATES, RECEIVED = (
    "hand", "top", "buried", "seen", "body", "candidates", "received",
)  # fmt: skip
"""What a row of cards can be; rows to choose from are called A, B, …, and a seat's own ``seat 0`` to ``seat 5``."""

LETTERS = "ABCDEFGH"


class Row(NamedTuple):
    """Cards of one row, and what they are: ``role`` is the row's key."""

    role: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Spread:
    """Cards laid out in rows, such as a hand and the play that it has to beat. Cards are told apart by their places.

    Places count from 0 through all rows.
    """

    rows: tuple[Row, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of all rows, by place."""
        return tuple(card for row in self.rows for card in row.cards)

    def places(self, role: str) -> range:
        """Give the places of a row's cards."""
        start = 0
        for row in self.rows:
            if row.role == role:
                return range(start, start + len(row.cards))
            start += len(row.cards)
        raise KeyError(role)

    def row(self, role: str) -> tuple[Card, ...]:
        """Give the cards of a row."""
        return next(row.cards for row in self.rows if row.role == role)

    def to_text(self) -> str:
        """Write the rows as one line, such as ``fivetenk cards hand: 3D 4H | top: 5C 5D``."""
        return f"{NAME} " + " | ".join(f"{row.role}: {' '.join(row.cards)}" for row in self.rows)

    @classmethod
    def from_text(cls, text: object) -> Spread:
        """Read the rows back; raises ``RuleError`` ("format") for what is no such line."""
        if not isinstance(text, str) or not text.startswith(f"{NAME} "):
            raise RuleError("format", N_("{text} is no line of cards in rows."), text=quoted(text))
        rows = []
        for part in text.removeprefix(f"{NAME} ").split(" | "):
            role, _, cards = part.partition(":")
            rows.append(Row(role.strip(), read_cards(cards)))
        return cls(tuple(rows))


def spread(**rows: tuple[Card, ...]) -> Spread:
    """Lay out cards in rows that are named, in this order."""
    return Spread(tuple(Row(role, cards) for role, cards in rows.items()))


def lettered(*groups: tuple[Card, ...]) -> tuple[Row, ...]:
    """Call groups of cards A, B and so on."""
    return tuple(Row(letter, cards) for letter, cards in zip(LETTERS, groups, strict=False))


def seat_role(seat: int, number: int = 0) -> str:
    """Give the key of a seat's row; where rows are plays in order, each has a ``number``, from 1."""
    return f"seat {seat} ({number})" if number else f"seat {seat}"


def seat_of_role(role: str) -> int | None:
    """Give the seat that a row belongs to; ``None`` where it is no seat's."""
    return int(role.split()[1]) if role.startswith("seat ") else None


def number_of_role(role: str) -> int:
    """Give the number of a row among plays in order; 0 where it has none."""
    return int(role.partition("(")[2].rstrip(")") or 0)
