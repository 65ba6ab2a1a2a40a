"""A position taken apart to be changed: all its cards in piles, and whatever depends on them worked out anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from gamelib.core import N_, RuleError
from gamelib.fivetenk.cards import COPIES, DECK, Card, in_order, points
from gamelib.fivetenk.moves import Laid
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.notation import STATE_FIELDS
from gamelib.fivetenk.positions import NOTHING, POSITION, read_fields
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.fivetenk.refusals import PLAY
from gamelib.fivetenk.state import State
from gamelib.fivetenk.table import SEATS


class Draft:
    """A position that is being changed; ``read`` lets the engine make a state of it, and check that it can be.

    ``hands``, ``stock`` and ``buried`` are piles of cards. While cards are played, whatever lies in none of them and
    not in the trick has been played before: its points are among those ``taken``.
    """

    def __init__(self, state: State) -> None:
        """Take a state apart; it stays as it is."""
        self._fields = read_fields(state.to_text(), STATE_FIELDS)
        self.playing = state.phase == PLAY
        self.hands = [[*hand] for hand in state.hands]
        self.stock, self.buried = [*state.stock], [*state.buried]
        self.trick: tuple[Laid, ...] = state.trick
        self.turn, self.declarer = state.turn, state.declarer
        self.friends: tuple[Friend, ...] = state.friends_named
        self.made: list[int | None] = [*state.made_by]
        self.taken = [*state.taken]
        self.counts = True
        """Whether the points taken are made to fit the cards; otherwise they stay as they are, for the engine."""

    @property
    def piles(self) -> list[list[Card]]:
        """All piles of cards: six hands, what is not yet dealt, what is buried."""
        return [*self.hands, self.stock, self.buried]

    @property
    def gone(self) -> Counter[Card]:
        """Count the cards that were played in earlier tricks."""
        laid = (card for _, cards, _ in self.trick for card in cards)
        return Counter(DECK) - Counter(card for pile in self.piles for card in pile) - Counter(laid)

    def fill(self, pile: list[Card], wanted: Iterable[Card]) -> None:
        """Make a pile hold just these cards, which come from wherever they are, best from what has been played.

        What the pile gives up takes the place of a card that comes from another one, or else counts as played.
        Raises ``RuleError`` (C1) for a card of which all copies lie in the trick.
        """
        wanted = tuple(wanted)
        gone = self.gone
        coming = [*(Counter(wanted) - Counter(pile)).elements()]
        leaving = [*(Counter(pile) - Counter(wanted)).elements()]
        others = [other for other in self.piles if other is not pile]
        pile[:] = wanted
        for card in coming:
            if gone[card]:
                gone[card] -= 1
                continue
            other = next((other for other in others if card in other), None)
            if other is None:
                raise RuleError("C1", N_("No {card} is left: the others lie in the trick."), card=card)
            place = other.index(card)
            other[place : place + 1] = [leaving.pop(0)] if leaving else []

    def end_trick(self) -> None:
        """Let the trick on the table be taken by whoever made the last play in it."""
        top = next((laid for laid in reversed(self.trick) if laid.cards), None)
        if top is not None:
            self.taken[top.seat] += sum(points(cards) for _, cards, _ in self.trick)
        self.trick = ()

    def read(self, **changes: object) -> State:
        """Let the engine read the position, with other fields of its line changed; raises ``RuleError``."""
        if self.playing:
            self._pass_over_empty()
            if self.counts:
                self._count_points()
        named = zip(self.friends, self._played(), self.made, strict=True)
        fields: dict[str, object] = {
            **self._fields,
            "turn": _written(self.turn),
            "declarer": _written(self.declarer),
            "hands": "".join(f"[{' '.join(in_order(hand))}]" for hand in self.hands),
            "stock": f"[{' '.join(self.stock)}]",
            "buried": f"[{' '.join(self.buried)}]",
            "friends": f"[{'; '.join(f'{friend} played {count} made {_written(by)}' for friend, count, by in named)}]",
            "taken": ",".join(map(str, self.taken)),
            **({} if self.trick else {"trick": "[]"}),
            **changes,
        }
        return State.from_text(" ".join([POSITION, *(f"{name}={value}" for name, value in fields.items())]))

    # ---- what follows ---------------------------------------------------------------------------------------------

    def _pass_over_empty(self) -> None:
        """Where who is at turn has no cards left, the next seat that has is at turn (C25)."""
        seats = [((self.turn or 0) + step) % SEATS for step in range(SEATS)]
        self.turn = next((seat for seat in seats if self.hands[seat]), self.turn)

    def _played(self) -> Sequence[int]:
        """Count the plays of each named face, and see to it that just the named plays made have a player (C20, C21).

        Of whom nothing else is known, the declarer is taken to have made it.
        """
        left = Counter(card for pile in (*self.hands, self.buried) for card in pile)
        played = [COPIES - left[friend.card] for friend in self.friends]
        for place, (friend, count) in enumerate(zip(self.friends, played, strict=True)):
            made = self.made[place]
            self.made[place] = (self.declarer if made is None else made) if count >= friend.nth else None
        return played

    def _count_points(self) -> None:
        """Make all points 300 (C3): those of cards that were played meanwhile, or were not, are the declarer's."""
        there = points([card for pile in (*self.hands, self.buried) for card in pile])
        there += sum(points(cards) for _, cards, _ in self.trick)
        first = self.declarer or 0
        self.taken[first] += ALL_POINTS - there - sum(self.taken)
        for step in range(1, SEATS):
            if self.taken[first] < 0:  # More than the declarer had: the others follow in turn order.
                seat = (first + step) % SEATS
                given = min(self.taken[seat], -self.taken[first])
                self.taken[seat] -= given
                self.taken[first] += given


def _written(value: int | None) -> object:
    return NOTHING if value is None else value
