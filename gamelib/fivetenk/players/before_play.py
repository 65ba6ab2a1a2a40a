"""What is chosen before the first trick, by rules of thumb: to reveal, to bury, to name (C13-C20)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from gamelib.fivetenk.cards import ACE, FACES, POINTS, TWO, Card, count_ranks, counted
from gamelib.fivetenk.choosing import choose_numbers
from gamelib.fivetenk.making import SAME
from gamelib.fivetenk.moves import DECLINE, KITTY, REVEAL, Burials, Bury, Move, Moves, Name
from gamelib.fivetenk.players.plans import plan, promise
from gamelib.fivetenk.readings import BOMB, JOKER_BOMB, LEAST_BOMB, SINGLE, Reading
from gamelib.fivetenk.view import View

WANTED = 4
"""So much strength is wanted to reveal: a two and a joker count 1, a bomb 2."""

EXPOSED = 0.6
"""What share of the points buried is taken to be lost (C29)."""

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
        found = [Before(view, Bury(cards), worth) for worth, cards in burials(view.hand)]
        return found or [Before(view, moves[0], 0.0)]
    if isinstance(moves[0], Name):
        found = [Before(view, move, naming_worth(view, move)) for move in moves if isinstance(move, Name)]
    else:
        more = float(strength(view.hand) - WANTED)
        found = [Before(view, move, more if move == REVEAL else -more if move == DECLINE else 0.0) for move in moves]
    return sorted(found, key=lambda before: -before.worth)


def naming_worth(view: View, move: Name) -> float:
    """Tell what a naming is worth: friends should come soon, and be others than the declarer."""
    worth = 0.0
    for friend in move.friends:
        own = view.hand.count(friend.card)
        gone = (view.buried or ()).count(friend.card)
        worth -= 3 * own + 2 * gone + 4 * (friend.nth - 1)
        if friend.nth > 3 - gone:
            worth -= 20
    return worth


def burials(hand: tuple[Card, ...]) -> list[tuple[float, tuple[Card, ...]]]:
    """Find good ways to bury six cards: what each leaves promises most, less what the points buried may cost."""
    start = tuple(count_ranks(hand))
    ways: dict[tuple[int, ...], float] = {start: promise(start)}
    for _ in range(KITTY):
        longer: dict[tuple[int, ...], float] = {}
        for counts, worth in ways.items():
            if sum(start) - sum(counts) >= KITTY:
                longer[counts] = worth
                continue
            for rank in range(ACE):
                most = min(counts[rank], KITTY - sum(start) + sum(counts))
                if not 0 < counts[rank] < LEAST_BOMB or start[rank] >= LEAST_BOMB:
                    continue
                for count in range(1, most + 1):
                    after = (*counts[:rank], counts[rank] - count, *counts[rank + 1 :])
                    lost = sum(POINTS[other] * (start[other] - after[other]) for other in range(ACE))
                    longer[after] = promise(after) - EXPOSED * lost
        if not longer:
            break
        ways = dict(sorted(longer.items(), key=lambda way: -way[1])[:WIDTH])
    found = [
        (worth, _cards(hand, start, counts)) for counts, worth in ways.items() if sum(start) - sum(counts) == KITTY
    ]
    return sorted(found, key=lambda way: -way[0])


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
