"""What is chosen before the first trick, by rules of thumb: to reveal, to bury, to name (C13-C20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from gamelib.fivetenk.cards import ACE, COPIES, FACES, POINTS, TWO, Card, count_ranks, counted
from gamelib.fivetenk.choosing import choose_numbers
from gamelib.fivetenk.making import SAME
from gamelib.fivetenk.moves import KITTY, REVEAL, Burials, Bury, Move, Moves, Name
from gamelib.fivetenk.naming import Friend, namings
from gamelib.fivetenk.players.plans import plan, promise
from gamelib.fivetenk.readings import BOMB, JOKER_BOMB, LEAST_BOMB, SINGLE, Reading
from gamelib.fivetenk.view import View

WANTED = 4
"""So much strength is wanted to reveal: a two and a joker count 1, a bomb 2."""

EXPOSED = 0.6
"""What share of the points buried is taken to be lost (C29)."""

NEVER = 20
"""What it costs to name a play that can never be made, in the measure of namings."""

WIDTH = 4
"""So many ways to bury are followed at each step."""


class Before:
    """A choice before the first trick, and what it is worth by rules of thumb."""

    def __init__(self, view: View, move: Move, worth: float) -> None:
        """Keep the move and its worth."""
        self.view = view
        self.move = move
        self.worth = worth

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The hand as it is left."""
        left = list(self.view.hand)
        for card in self.buried:
            left.remove(card)
        return tuple(left)

    @property
    def buried(self) -> tuple[Card, ...]:
        """The cards that are to be buried, if it is that choice."""
        return self.move.cards if isinstance(self.move, Bury) else ()

    @property
    def turns(self) -> int:
        """In how many combinations the hand could be got rid of, by a quick look."""
        return len(plan(tuple(count_ranks(self.hand))))


def bombs(hand: Iterable[Card]) -> tuple[Reading, ...]:
    """Give the bombs of a hand, the joker bomb too, each of all its cards (C11, C12)."""
    counts = tuple(count_ranks(hand))
    return tuple(play.reading for play in plan(counts) if play.reading.kind in (BOMB, JOKER_BOMB))


def strength(hand: Iterable[Card]) -> int:
    """Add up how strong a hand is: 1 for each two and joker, 2 for each bomb.

    >>> strength([Card("2D"), Card("LJ"), *[Card("7D")] * 3, Card("7S")])
    4
    """
    counts = count_ranks(hand)
    return sum(counts[TWO:]) + 2 * sum(count >= LEAST_BOMB for count in counts[:TWO])


def ranked(view: View, moves: Moves | Burials) -> list[Before]:
    """Rank what can be chosen before the first trick, the best first; of the ways to bury only a few."""
    if isinstance(moves, Burials):
        return [Before(view, Bury(cards), worth) for worth, cards in burials(view.hand)]
    return sorted((Before(view, move, _worth(view, move)) for move in moves), key=lambda before: -before.worth)


def _worth(view: View, move: Move) -> float:
    if isinstance(move, Name):
        return naming_worth(view.hand, view.buried or (), move.friends)
    if isinstance(move, Bury):
        start, buried = count_ranks(view.hand), count_ranks(move.cards)
        return _burial_worth(start, tuple(had - goes for had, goes in zip(start, buried, strict=True)))
    more = float(strength(view.hand) - WANTED)
    return more if move == REVEAL else -more


def naming_worth(hand: Sequence[Card], buried: Sequence[Card], friends: Iterable[Friend]) -> float:
    """Tell what a naming is worth: friends should come soon, and be others than the declarer."""
    worth = 0.0
    for friend in friends:
        gone = buried.count(friend.card)
        worth -= 3 * hand.count(friend.card) + 2 * gone + 4 * (friend.nth - 1)
        worth -= NEVER if friend.nth > COPIES - gone else 0
    return worth


def good_naming(hand: Sequence[Card], buried: Sequence[Card]) -> tuple[Friend, ...]:
    """Name the friends that seem best by rules of thumb."""
    return max(namings(buried), key=lambda friends: naming_worth(hand, buried, friends))


def burials(hand: tuple[Card, ...]) -> list[tuple[float, tuple[Card, ...]]]:
    """Find good ways to bury six cards, the best first: what is left promises most, less what may be lost.

    Aces, higher cards and bombs are touched only where there are too few others.
    """
    start = tuple(count_ranks(hand))
    loose = [rank for rank in range(ACE) if 0 < start[rank] < LEAST_BOMB]
    found = _burials(start, loose) or _burials(start, [rank for rank, count in enumerate(start) if count])
    return [(worth, _cards(hand, start, after)) for after, worth in found]


def _burials(start: tuple[int, ...], ranks: list[int]) -> list[tuple[tuple[int, ...], float]]:
    """Follow the best ways to bury cards of these ranks, a few at a time."""
    held = sum(start)
    if sum(start[rank] for rank in ranks) < KITTY:
        return []
    ways: dict[tuple[int, ...], float] = {start: promise(start)}
    for _ in range(KITTY):
        longer: dict[tuple[int, ...], float] = {}
        for counts, worth in ways.items():
            missing = KITTY - held + sum(counts)
            if not missing:
                longer[counts] = worth
                continue
            for rank in ranks:
                for count in range(1, min(counts[rank], missing) + 1):
                    after = (*counts[:rank], counts[rank] - count, *counts[rank + 1 :])
                    longer[after] = _burial_worth(start, after)
        ways = dict(sorted(longer.items(), key=lambda way: -way[1])[:WIDTH])
    return list(ways.items())


def _burial_worth(start: Sequence[int], after: tuple[int, ...]) -> float:
    """Tell what a burial is worth, by the hand before and after it: what is left promises, less what may be lost."""
    lost = sum(points * (had - keeps) for points, had, keeps in zip(POINTS, start, after, strict=True))
    return promise(after) - EXPOSED * lost


def _cards(hand: tuple[Card, ...], start: tuple[int, ...], after: tuple[int, ...]) -> tuple[Card, ...]:
    """Choose the faces to bury, so that suited 5-10-Ks stay whole where possible."""
    held = counted(hand)
    cards: list[Card] = []
    for rank, (had, keeps) in enumerate(zip(start, after, strict=True)):
        for _ in range(had - keeps):
            (number,) = choose_numbers(held, SAME[SINGLE][rank])
            held[number] -= 1
            cards.append(FACES[number])
    return tuple(cards)
