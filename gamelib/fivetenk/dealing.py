"""The deal, card by card, with every chance to reveal (C13-C17, rulings R2 and R3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gamelib.core import chance, shuffled
from gamelib.fivetenk.cards import DECK, RANK_NUMBERS, Card
from gamelib.fivetenk.table import SEATS

HAND_SIZE = 26
"""How many cards each player is dealt (C1)."""

DEALT = SEATS * HAND_SIZE
"""How many cards are dealt; the last six of the deck are the kitty (C1, R2)."""


def deck(seed: object, deal: int) -> tuple[Card, ...]:
    """Shuffle the cards for one deal of a match; ``deal`` counts them from 0, thrown-in ones too."""
    return tuple(shuffled(DECK, chance("fivetenk", seed, "deck", deal)))


def first_seat(seed: object, deal: int) -> int:
    """Draw the seat that is dealt to first, where no declarer before decides it (R2)."""
    return int(chance("fivetenk", seed, "first seat", deal).random() * SEATS)


def seat_of(first: int, index: int) -> int:
    """Give the seat that a card goes to, by its place in the deck (R2, R21)."""
    return (first + index) % SEATS


def received(cards: Sequence[Card], first: int, dealt: int, seat: int) -> tuple[Card, ...]:
    """Give the cards that a seat has received after so many were dealt, in the order received."""
    return tuple(cards[(seat - first) % SEATS : min(dealt, DEALT) : SEATS])


def last_received(first: int, dealt: int, seat: int) -> int:
    """Count the cards dealt by the time at which a seat received its last one so far; 0 if it has none."""
    return max(0, dealt - (seat_of(first, dealt - 1) - seat) % SEATS) if dealt else 0


def next_chance(
    cards: Sequence[Card], first: int, dealt: int, levels: Sequence[str], may_reveal: Collection[int]
) -> int | None:
    """Find the next moment at which somebody is asked whether to reveal: how many cards are dealt by then.

    ``dealt`` cards have been dealt and asked about already. A seat is asked each time it receives a card while it
    holds a card of its own level (C14, R3). ``None``: nobody is asked any more.
    """
    holds = [False] * SEATS
    ranks = [RANK_NUMBERS.get(level, -1) for level in levels]
    for index in range(DEALT):
        seat = seat_of(first, index)
        if cards[index].rank == ranks[seat]:
            holds[seat] = True
        if index >= dealt and holds[seat] and seat in may_reveal:
            return index + 1
    return None


def by_turn_order(previous_declarer: int, winners: Collection[int]) -> int:
    """Give the declarer where nobody reveals: the first winner from the seat after the previous declarer (C17)."""
    return next(seat for step in range(1, SEATS + 1) if (seat := (previous_declarer + step) % SEATS) in winners)
