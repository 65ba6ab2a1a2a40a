"""Which concrete cards make a play: suits are free but for a 5-10-K, so the ones least missed are taken."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk.cards import FACES, FIVE, KING, LITTLE, RANK_NUMBERS, SUITS, TEN, Card, counted, read_cards
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import MIXED, SUITED, Reading

FIVE_TEN_KING = (FIVE, TEN, KING)

FACES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(card.number for card in FACES if card.rank == rank) for rank in range(LITTLE + 2)
)
"""The numbers of each rank's faces."""


class Chosen(NamedTuple):
    """Cards chosen for a play, and what could not be spared: suits whose 5-10-K it breaks, friend cards it uses."""

    cards: tuple[Card, ...]
    breaks: tuple[str, ...]
    friends: tuple[Card, ...]

    @property
    def messages(self) -> tuple[Message, ...]:
        """What could not be spared, in sentences; empty where nothing is lost."""
        broken = tuple(Reading(SUITED, 3, suit) for suit in self.breaks)
        return (
            *((Message(N_("This breaks up the {readings}."), {"readings": broken}),) if broken else ()),
            *((Message(N_("This plays a friend card: {cards}."), {"cards": self.friends}),) if self.friends else ()),
        )


def choose(hand: str | Iterable[str], play: Play, friends: Iterable[str] = ()) -> Chosen:
    """Choose the cards of a play from a hand that holds its ranks; ``friends`` are faces to be spared if possible.

    Suited 5-10-Ks are kept whole too where other cards serve as well, friend cards rather than these.

    >>> from gamelib.fivetenk.listing import leads
    >>> choose("5D 5C 10D KD", leads("5S")[0]).cards
    (Card('5C'),)
    """
    counts = counted(read_cards(hand))
    named = {Card(card).number for card in friends}
    taken = choose_numbers(counts, play, named)
    after = list(counts)
    for number in taken:
        after[number] -= 1
    broken = () if play.reading.kind == SUITED else tuple(sorted(_suited(counts) - _suited(after)))
    used = tuple(FACES[number] for number in dict.fromkeys(taken) if number in named)
    return Chosen(tuple(FACES[number] for number in taken), tuple(SUITS[suit] for suit in broken), used)


def choose_numbers(counts: Sequence[int], play: Play, named: Collection[int] = ()) -> list[int]:
    """Do as ``choose`` for a hand counted by face, and give the numbers of the faces taken, in order."""
    if play.reading.kind == SUITED:
        suit = SUITS.index(str(play.reading.rank))
        return [FACES_OF[rank][suit] for rank in FIVE_TEN_KING]
    if play.reading.kind == MIXED:
        return _mixed(counts, named)
    left: list[int] | None = None
    taken: list[int] = []
    ranks = play.ranks
    place = 0
    while place < len(ranks):
        name = ranks[place]
        wanted = ranks.count(name)
        place += wanted
        rank = RANK_NUMBERS[name]
        faces = FACES_OF[rank]
        if rank not in FIVE_TEN_KING and not any(face in named for face in faces):
            # Nothing tells these suits apart.
            for face in faces:
                some = min(wanted, counts[face])
                taken += [face] * some
                wanted -= some
            continue
        left = left or list(counts)
        chosen = []
        for _ in range(wanted):
            costs = [(*_cost(left, face, rank, named), face) for face in faces if left[face]]
            face = min(costs)[-1]
            left[face] -= 1
            chosen.append(face)
        taken += sorted(chosen)
    return taken


def _cost(counts: Sequence[int], face: int, rank: int, named: Collection[int]) -> tuple[bool, bool, int]:
    """Tell how much a card would be missed: a friend card most, then the last one of a suited 5-10-K."""
    breaks = (
        rank in FIVE_TEN_KING
        and counts[face] == 1
        and all(counts[FACES_OF[other][face - FACES_OF[rank][0]]] for other in FIVE_TEN_KING)
    )
    return face in named, breaks, -counts[face]


def _suited(counts: Sequence[int]) -> set[int]:
    """Give the suits of which a hand has a whole 5-10-K."""
    return {suit for suit in range(len(SUITS)) if all(counts[FACES_OF[rank][suit]] for rank in FIVE_TEN_KING)}


def _mixed(counts: Sequence[int], named: Collection[int]) -> list[int]:
    """Choose a 5, a 10 and a king not all of one suit: no friend card if possible, and breaking few suited ones."""
    before = len(_suited(counts))
    ways = []
    for five, ten, king in (
        (five, ten, king) for five in range(4) for ten in range(4) for king in range(4) if not five == ten == king
    ):
        cards = [FACES_OF[FIVE][five], FACES_OF[TEN][ten], FACES_OF[KING][king]]
        if all(counts[card] for card in cards):
            after = list(counts)
            for card in cards:
                after[card] -= 1
            friends = sum(card in named for card in cards)
            ways.append((friends, before - len(_suited(after)), -sum(counts[card] for card in cards), cards))
    return min(ways)[-1]
