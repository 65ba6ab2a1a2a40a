"""What a seat knows of the others: the cards it has not seen, and which side each seat is likely to be on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from gamelib.fivetenk.cards import COPIES, FACE_RANKS, FACES, LITTLE, RANKS, Card, count_ranks, counted
from gamelib.fivetenk.choosing import FIVE_TEN_KING
from gamelib.fivetenk.listing import answers_of
from gamelib.fivetenk.making import EACH, mask_of, rows
from gamelib.fivetenk.moves import Laid
from gamelib.fivetenk.players.plans import promise
from gamelib.fivetenk.plays import Holding
from gamelib.fivetenk.public import known_declarers, known_side
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    JOKER_BOMB,
    LEAST_BOMB,
    MIXED,
    SUITED,
    Reading,
    strength,
)
from gamelib.fivetenk.rules import DEFAULT
from gamelib.fivetenk.table import SEATS, by_rank
from gamelib.fivetenk.view import View

JOINS = 30.0
"""A player who can join the declarer wants to if its hand promises so much, in points."""


class Knowledge:
    """What a view tells of the others. Seats count from 0 to 5; cards are counted by face or by rank."""

    def __init__(self, view: View) -> None:
        """Take in a view."""
        self.view = view
        self.seat = view.seat

    @cached_property
    def unseen(self) -> list[int]:
        """The cards that the seat has not seen, by face: others hold them, or they are in the kitty.

        A view read from text tells nothing of tricks before, so there may be more here than there are.
        """
        view = self.view
        seen: list[Card] = [*view.hand, *(view.buried or ()), *view.played]
        for laid in view.trick:
            seen += laid.cards
        counts = counted(seen)
        return [max(0, COPIES - count) for count in counts]

    @cached_property
    def unseen_ranks(self) -> list[int]:
        """The cards that the seat has not seen, by rank."""
        return by_rank(self.unseen)

    @property
    def others(self) -> list[int]:
        """The other seats that still hold cards."""
        return [seat for seat in range(SEATS) if seat != self.seat and self.view.hand_sizes[seat]]

    # ---- sides ----------------------------------------------------------------------------------------------------

    @cached_property
    def may_join(self) -> bool:
        """Whether the seat is no declarer's friend yet, but holds cards enough to make a named play now (C20, C21)."""
        view = self.view
        if self.seat in known_declarers(view):
            return False
        return any(
            made is None and 0 < friend.nth - played <= view.hand.count(friend.card)
            for friend, played, made in zip(view.friends_named, view.named_plays, view.made_by, strict=True)
        )

    @cached_property
    def with_declarer(self) -> bool:
        """Whether the seat counts itself to the declarer's side: it is on it, or can join it by itself and wants to."""
        return self.seat in known_declarers(self.view) or (self.may_join and self.wants_to_join)

    @cached_property
    def wants_to_join(self) -> bool:
        """Whether the hand is good enough to help the declarer win; with a poor one it is better to be many (C31)."""
        return promise(tuple(count_ranks(self.view.hand))) >= JOINS

    def stands(self, seat: int) -> float:
        """Tell how a seat is taken to stand to this one: 1 on the same side, -1 on the other.

        Who has not been revealed as a friend is taken for a defender (C22).
        """
        return 1.0 if self.with_declarer == (seat in known_declarers(self.view)) else -1.0

    def known(self, seat: int) -> int:
        """Tell how another seat is known to stand: 1 on the same side for certain, -1 on the other, 0 not known."""
        own, other = known_side(self.view, self.seat), known_side(self.view, seat)
        if own is None or other is None:
            return 0
        return 1 if own == other else -1

    @cached_property
    def enmity(self) -> float:
        """How hostile the others who still hold cards are on average: 1 where all are on the other side, -1 on none."""
        others = self.others
        return -sum(map(self.stands, others)) / len(others) if others else 0.0

    # ---- who could answer -----------------------------------------------------------------------------------------

    def can_be_beaten(self, reading: Reading, seats: Sequence[int] | None = None) -> bool:
        """Tell whether any of these seats, by default all others, could hold an answer, as far as can be known.

        ``False`` is certain. Where it is ``True``, the cards needed are unseen, but no one need hold all of them.
        """
        sizes = [self.view.hand_sizes[seat] for seat in (self.others if seats is None else seats)]
        most = max(sizes, default=0)
        if not most or reading.kind == JOKER_BOMB:
            return False
        if reading.kind in (AIRPLANE_SINGLES, AIRPLANE_PAIRS):
            if reading.size <= most and self._higher_airplane(reading):
                return True
            reading = Reading(AIRPLANE, 0, RANKS[-1])  # Nothing of its kind is higher: only special ones beat it.
        ranks = self.unseen_ranks
        suits = [0] * len(RANKS)
        for face, count in enumerate(self.unseen):
            if count and FACE_RANKS[face] < LITTLE:
                suits[FACE_RANKS[face]] |= 1 << FACES[face].suit
        five, ten, king = (suits[rank] for rank in FIVE_TEN_KING)
        held = Holding(ranks, (five, ten, king) if five and ten and king else (0, 0, 0))
        return any(play.reading.size <= most for play in answers_of(held, reading, DEFAULT))

    def _higher_airplane(self, reading: Reading) -> bool:
        """Tell whether the unseen cards have triples enough for a higher airplane; wings are taken for granted."""
        length = len(reading.body)
        mask = mask_of(self.unseen_ranks, EACH[AIRPLANE])
        above = strength(reading)[1]
        return any(
            play.reading.size == length * EACH[AIRPLANE] and strength(play.reading)[1] > above
            for play in rows(AIRPLANE, mask)
        )


def holds_up(reading: Reading) -> float:
    """Guess by a rule of thumb how likely a combination is to stay unbeaten by the enemy, from 0 to 1."""
    kind, size, _ = reading
    count, number = strength(reading)
    if kind == JOKER_BOMB:
        return 1.0
    if kind in (MIXED, SUITED):
        return 0.5
    if count:
        return min(0.95, 0.7 + 0.07 * (count - LEAST_BOMB))
    height = number / (len(RANKS) - 1)
    if size <= 2:
        return float(height**3 if size == 1 else height**2)
    return min(0.9, 0.2 + 0.04 * size + 0.4 * height)


def passes_since_play(trick: Sequence[Laid]) -> int:
    """Count the passes since the last play of a trick (C23)."""
    passed = 0
    while passed < len(trick) and trick[-1 - passed].reading is None:
        passed += 1
    return passed
