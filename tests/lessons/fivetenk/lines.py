"""The lines that items of 5-10-K give their positions as, read without any of the engine's code."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from gamelib.core import Message
from gamelib.lessons import Item
from tests.fivetenk.reference import ORDER, Reading, readings

SEATS = range(6)
WORTH = {"5": 5, "10": 10, "K": 10}
NAMED = r"(\S+) (\d) played (\d) made (\S+?)(?:;|$)"


def rank_of(card: str) -> str:
    return card if card in {"LJ", "BJ"} else card[:-1]


def points(cards: list[str]) -> int:
    return sum(WORTH.get(rank_of(card), 0) for card in cards)


def above(one: str, other: str) -> bool:
    """Tell whether one card ranks above another."""
    return ORDER.index(rank_of(one)) > ORDER.index(rank_of(other))


def rows(item: Item) -> dict[str, list[str]]:
    """Read the rows of cards by their roles, in order."""
    body = item.text.removeprefix("fivetenk cards ")
    parts = (part.partition(": ") for part in body.split(" | "))
    return {role: cards.split() for role, _, cards in parts}


def by_place(item: Item) -> list[str]:
    """List the cards of all rows."""
    return [card for cards in rows(item).values() for card in cards]


def chosen(item: Item, keys: object) -> list[str]:
    """List the cards that were chosen by their places."""
    assert isinstance(keys, frozenset)
    return [by_place(item)[int(key)] for key in sorted(keys, key=int)]


def told(item: Item) -> dict[str, Any]:
    """Give the facts of everything that is told and asked, the question's last."""
    known: dict[str, Any] = {}
    for message in (*item.told, item.question):
        known |= message.facts
    return known


def meant(cards: list[str]) -> Reading:
    """Tell what an unnamed lead is: the special one if any, else the longest body, then the highest rank (R8)."""
    found = readings(cards)

    def body(reading: Reading) -> tuple[int, int]:
        each = {"airplane": 3, "airplane with singles": 4, "airplane with pairs": 5}.get(reading[0])
        return (reading[1] // each if each else 1), ORDER.index(reading[2]) if reading[2] in ORDER else 0

    return max(found, key=body)


def named(message: Message) -> tuple[str, int]:
    """Read "the 2nd play of AS" back."""
    number = re.search(r"(\d)(?:st|nd|rd) play", message.template)
    assert number
    return str(message.facts["card"]), int(number[1])


class Line:
    """A state's or a view's line: what matters of it in numbers. ``hands`` holds ``?`` for cards not seen."""

    def __init__(self, line: str) -> None:
        fields = dict(re.findall(r"(\w+)=((?:\[[^\]]*\])+|\S+)", line))
        self.hands = [group.split() for group in re.findall(r"\[([^\]]*)\]", fields["hands"])]
        self.sizes = [len(hand) for hand in self.hands]
        self.levels = fields["levels"].split(",")
        self.phase = fields["phase"]
        self.turn = None if fields["turn"] == "-" else int(fields["turn"])
        self.declarer = None if fields["declarer"] == "-" else int(fields["declarer"])
        self.buried = fields["buried"][1:-1].split()
        self.taken = [int(number) for number in fields["taken"].split(",")]
        self.trick = [self._laid(part) for part in filter(None, fields["trick"][1:-1].split("; "))]
        self.friends = [
            (card, int(nth), int(count), None if made == "-" else int(made))
            for card, nth, count, made in re.findall(NAMED, fields["friends"][1:-1])
        ]
        self.previous: tuple[int, list[int]] | None = None
        if fields["previous"] != "-":
            declarer, winners = fields["previous"].split(":")
            self.previous = int(declarer), [int(seat) for seat in winners.split(",")]

    @staticmethod
    def _laid(part: str) -> tuple[int, list[str]]:
        seat, _, what = part.partition(": ")
        return int(seat), [] if what == "pass" else what.partition(" as ")[0].split()

    @property
    def plays(self) -> list[tuple[int, list[str]]]:
        """The plays of the trick on the table, passes left out."""
        return [(seat, cards) for seat, cards in self.trick if cards]

    @property
    def passed(self) -> list[int]:
        """Who has passed since the last play."""
        seats = []
        for seat, cards in reversed(self.trick):
            if cards:
                break
            seats.append(seat)
        return seats

    @property
    def waiting(self) -> list[int]:
        """Who still has to pass before the trick ends, in turn order from the last play."""
        top = self.plays[-1][0]
        order = [(top + step) % 6 for step in range(1, 6)]
        return [seat for seat in order if self.sizes[seat] and seat not in self.passed]

    @property
    def side(self) -> set[int]:
        """Who is known to be on the declarer's side."""
        assert self.declarer is not None
        return {self.declarer, *(made for *_, made in self.friends if made is not None)}

    def after(self, seat: int, cards: list[str]) -> Line:
        """Give the line after a play: fewer cards, and named plays counted copy by copy."""
        new = object.__new__(Line)
        new.__dict__ |= self.__dict__
        new.sizes = [size - len(cards) * (other == seat) for other, size in enumerate(self.sizes)]
        new.friends = [
            (face, nth, count + cards.count(face), seat if count < nth <= count + cards.count(face) else made)
            for face, nth, count, made in self.friends
        ]
        return new

    @property
    def ending(self) -> str | None:
        """Tell how the game has ended: an early end first, then one player left."""
        holders = {seat for seat in SEATS if self.sizes[seat]}
        if all(made is not None for *_, made in self.friends):
            if not holders & self.side:
                return "declarer's side out"
            if not holders - self.side:
                return "defenders out"
        return "one left" if len(holders) == 1 else None

    @property
    def shares(self) -> tuple[int, str, str]:
        """Of a game that is over: the defenders' total, and the sides of the last trick and of the hands."""
        assert self.ending
        last = self.plays[-1][0]
        to = "declarer" if last in self.side else "defenders"
        left = {"declarer's side out": "declarer", "defenders out": "defenders"}.get(self.ending, to)
        table = points([card for _, cards in self.plays for card in cards]) + points(self.buried)
        held = points([card for hand in self.hands for card in hand])
        total = sum(self.taken[seat] for seat in SEATS if seat not in self.side)
        return total + table * (to == "defenders") + held * (left == "defenders"), to, left


def counted(cards: list[str]) -> Counter[str]:
    return Counter(map(rank_of, cards))
