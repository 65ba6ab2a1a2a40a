"""A game being played, in numbers: the one place where the rules of turns and tricks are carried out (C20-C30).

A ``Table`` changes in place and trusts its caller, which makes it fast; ``State`` keeps one as a frozen snapshot and
checks each play before it copies and plays on. Players that look ahead, and simulations, use it directly. Cards are
the numbers of their faces, seats 0 to 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamelib.fivetenk.cards import FACE_POINTS, FACE_RANKS, FIVE, KING, POINTS, RANKS, TEN
from gamelib.fivetenk.plays import NO_SUITS, Holding
from gamelib.fivetenk.readings import Reading

SEATS = 6
NONE = -1
"""No seat."""

# How a game ended (C27, C28).
DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT = "declarer's side out", "defenders out", "one left"
ENDINGS = (DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT)

_POINT_FACES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((4 * rank + suit, 1 << suit) for suit in range(4)) for rank in (FIVE, TEN, KING)
)


class Table:
    """The tricks of a game. ``hands`` count each seat's cards by face, ``ranks`` by rank, ``left`` in all.

    ``top`` is the reading to be beaten and ``top_seat`` who played it (``None`` and ``NONE`` when a trick is led),
    ``passes`` how many have passed since. ``trick`` are the points on the table, ``taken`` those each seat has won.
    ``named`` are the faces of the friend cards and the plays that count, ``played`` how often each face has been
    played, ``made_by`` who made the named play (``NONE``: nobody yet). ``over`` tells how the game ended.
    """

    __slots__ = (
        "declarer", "hands", "left", "made_by", "named", "over", "passes", "played", "ranks", "taken", "top",
        "top_seat", "trick", "turn",
    )  # fmt: skip

    def __init__(self, hands: Sequence[list[int]], declarer: int, named: Iterable[tuple[int, int]]) -> None:
        """Begin with the declarer's lead (C18, R20)."""
        self.hands = list(hands)
        self.ranks = [by_rank(hand) for hand in hands]
        self.left = [sum(hand) for hand in hands]
        self.declarer = declarer
        self.named = tuple(named)
        self.played = [0] * len(self.named)
        self.made_by = [NONE] * len(self.named)
        self.turn = declarer
        self.top: Reading | None = None
        self.top_seat = NONE
        self.passes = 0
        self.trick = 0
        self.taken = [0] * SEATS
        self.over = ""

    def copy(self) -> Table:
        """Give a table that can be played on without changing this one.

        Hands are replaced rather than changed, so both may share them.
        """
        new = Table.__new__(Table)
        new.hands = self.hands[:]
        new.ranks = self.ranks[:]
        new.left = self.left[:]
        new.declarer = self.declarer
        new.named = self.named
        new.played = self.played[:]
        new.made_by = self.made_by[:]
        new.turn = self.turn
        new.top = self.top
        new.top_seat = self.top_seat
        new.passes = self.passes
        new.trick = self.trick
        new.taken = self.taken[:]
        new.over = self.over
        return new

    def holding(self, seat: int) -> Holding:
        """Give a seat's hand as far as its plays depend on it."""
        counts = self.ranks[seat]
        if not (counts[FIVE] and counts[TEN] and counts[KING]):
            return Holding(counts, NO_SUITS)
        hand = self.hands[seat]
        fives, tens, kings = (sum([bit for face, bit in faces if hand[face]]) for faces in _POINT_FACES)
        return Holding(counts, (fives, tens, kings))

    def play(self, cards: Sequence[int], reading: Reading) -> None:
        """Play cards of the seat at turn, read in a way that the caller has checked (C23)."""
        seat = self.turn
        self.hands[seat] = hand = self.hands[seat][:]
        self.ranks[seat] = ranks = self.ranks[seat][:]
        points = 0
        for card in cards:
            hand[card] -= 1
            ranks[FACE_RANKS[card]] -= 1
            points += FACE_POINTS[card]
        self.trick += points
        left = self.left[seat] - len(cards)
        self.left[seat] = left
        self.top, self.top_seat, self.passes = reading, seat, 0
        # A game can end only when somebody goes out, or when a side that is out already becomes known (R13).
        settles = self._count_named(cards, seat)
        if settles or not left:
            self.over = self.ending()
            if self.over:
                return
        self._next_turn(seat)

    def pass_turn(self) -> None:
        """Pass (C23). When all others who hold cards have passed in a row, the trick ends (C24, C25)."""
        passes = self.passes + 1
        winner = self.top_seat
        left = self.left
        if passes < SEATS - left.count(0) - (left[winner] > 0):
            self.passes = passes
            self._next_turn(self.turn)
            return
        self.taken[winner] += self.trick
        self.trick = self.passes = 0
        self.top, self.top_seat = None, NONE
        if left[winner]:
            self.turn = winner
        else:
            self._next_turn(winner)

    def side_of(self, seat: int) -> bool:
        """Tell whether a seat is on the declarer's side, as far as is known (C21, C22)."""
        return seat == self.declarer or seat in self.made_by

    def next_seat(self, seat: int) -> int:
        """Give the next seat that holds cards, by rising number (R21)."""
        left = self.left
        seat = (seat + 1) % SEATS
        while not left[seat]:
            seat = (seat + 1) % SEATS
        return seat

    def _next_turn(self, seat: int) -> None:
        self.turn = self.next_seat(seat)

    def _count_named(self, cards: Sequence[int], seat: int) -> bool:
        """Count each copy of a named face as a play of it, and tell whether a friend card was settled (C20, R11)."""
        settles = False
        for place, (face, nth) in enumerate(self.named):
            if face in cards:
                before = self.played[place]
                now = before + cards.count(face)
                self.played[place] = now
                if before < nth <= now:
                    self.made_by[place] = seat
                    settles = True
        return settles

    def ending(self) -> str:
        """Tell how the game has ended as the cards now lie: C27 first, then C28 (R13); empty while it goes on."""
        holders = [seat for seat, left in enumerate(self.left) if left]
        if NONE not in self.made_by:
            declarers = [self.side_of(seat) for seat in holders]
            if not any(declarers):
                return DECLARERS_OUT
            if all(declarers):
                return DEFENDERS_OUT
        return ONE_LEFT if len(holders) == 1 else ""

    def points_held(self) -> list[int]:
        """Add up the points of the cards that each seat still holds."""
        return [sum(count * POINTS[rank] for rank, count in enumerate(ranks)) for ranks in self.ranks]


def by_rank(hand: Sequence[int]) -> list[int]:
    """Count a hand by rank that is counted by face."""
    ranks = [0] * len(RANKS)
    for face, count in enumerate(hand):
        ranks[FACE_RANKS[face]] += count
    return ranks
