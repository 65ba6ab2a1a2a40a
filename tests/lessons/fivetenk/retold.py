"""A game of 5-10-K told once more from its record alone, with none of the engine's code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

SEATS = range(6)
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "LJ", "BJ"]
ROWS = (
    (0, 0, "declarer", 3),
    (5, 55, "declarer", 2),
    (60, 115, "declarer", 1),
    (120, 175, "defenders", 0),
    (180, 235, "defenders", 1),
    (240, 295, "defenders", 2),
    (300, 300, "defenders", 3),
)
"""The table of the rulebook: from, to, winner, levels (C31)."""
LADDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

Play = tuple[int, list[str]]


def height(card: str) -> int:
    return RANKS.index(card if card in ("LJ", "BJ") else card[:-1])


def worth(cards: Sequence[str], **instead: int) -> int:
    """Add up points, with other worths for fives, tens or kings where they are given."""
    worths = {"5": 5, "10": 10, "K": 10, **{name.removeprefix("r"): value for name, value in instead.items()}}
    return sum(worths.get(card[:-1], 0) for card in cards)


def climbed(level: str, steps: int) -> str:
    place = LADDER.index(level) + steps
    return LADDER[place] if place < len(LADDER) else "won"


@dataclass
class Trick:
    """A trick that has ended: its plays, who passed last, who is out then, who took it, and who leads next."""

    plays: list[Play]
    passer: int
    out: set[int]
    taker: int
    leader: int
    taken: int

    @property
    def cards(self) -> list[str]:
        return [card for _, cards in self.plays for card in cards]

    def cards_of(self, seat: int) -> list[str]:
        return [card for by, cards in self.plays for card in cards if by == seat]


@dataclass
class Named:
    """A play of named faces: who made it, who led the trick, and all such plays up to it: seat, face, numbers."""

    seat: int
    leads: int
    declarer: int
    wanted: dict[str, int]
    plays: list[tuple[int, str, list[int]]]

    def friends(self, *, pairs_once: bool = False, without_declarer: bool = False, but_last: bool = False) -> set[int]:
        made: dict[str, int] = {}
        counts = dict.fromkeys(self.wanted, 0)
        plays = self.plays[: -len(self.now)] if but_last else self.plays
        for seat, face, numbers in plays:
            if without_declarer and seat == self.declarer:
                continue
            counts[face] += 1 if pairs_once else len(numbers)
            if counts[face] >= self.wanted[face]:
                made.setdefault(face, seat)
        return {*made.values()} - {self.declarer}

    now: tuple[tuple[int, str, list[int]], ...] = ()


def told(game: dict[str, Any]) -> Iterator[tuple[int, Trick | Named]]:
    """Tell each trick's end and each play of a named face, with the place of the play in the record."""
    left = dict.fromkeys(SEATS, 26)
    taken = dict.fromkeys(SEATS, 0)
    wanted = {friend["card"]: friend["nth"] for friend in game["friends"]}
    counts = dict.fromkeys(wanted, 0)
    named: list[tuple[int, str, list[int]]] = []
    trick: list[Play] = []
    passes = 0
    for place, play in enumerate(game["plays"]):
        seat = play["seat"]
        if "cards" in play:
            trick.append((seat, play["cards"]))
            passes = 0
            left[seat] -= len(play["cards"])
            now = []
            for face in wanted:
                copies = play["cards"].count(face)
                if copies:
                    now.append((seat, face, [*range(counts[face] + 1, counts[face] + copies + 1)]))
                    counts[face] += copies
            named += now
            if now:
                yield place, Named(seat, trick[0][0], game["reveal"]["seat"], wanted, [*named], tuple(now))
            continue
        passes += 1
        taker = trick[-1][0]
        if passes == sum(left[other] > 0 for other in SEATS if other != taker):
            out = {other for other in SEATS if not left[other]}
            taken[taker] += worth([card for _, cards in trick for card in cards])
            leader = next(other % 6 for other in range(taker, taker + 6) if left[other % 6])
            yield place, Trick(trick, seat, out, taker, leader, taken[taker])
            trick, passes = [], 0
