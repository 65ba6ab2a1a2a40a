"""What the end of a game brought about: how it ended, whose the points are, who climbs, and who has won the match.

Seats count from 0. Points are those of the cards: 5 for a five, 10 for a ten or a king.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gamelib.core import N_, NN_, Event, Message
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER, DEFENDERS, WON, climb, outcome
from gamelib.fivetenk.settling import Share
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT

TO_SIDE = {
    DECLARER: N_("to the declarer's side"),
    DEFENDERS: N_("to the defenders"),
}


@dataclass(frozen=True, kw_only=True)
class GameEndEvent(Event):
    """A game ended: ``how`` is "declarer's side out", "defenders out" or "one left" (C27, C28).

    ``last_seat`` made the last play; ``declarers`` are the seats of the declarer's side at the end (C22).
    """

    kind: ClassVar[str] = "game_end"
    how: str
    last_seat: int
    declarers: tuple[int, ...]

    @property
    def message(self) -> Message:
        """How it ended."""
        if self.how == DECLARERS_OUT:
            return Message(
                N_("The friend cards are settled and all of the declarer's side are out: the game ends."), {}
            )
        if self.how == DEFENDERS_OUT:
            return Message(N_("The friend cards are settled and all of the defenders are out: the game ends."), {})
        return Message(N_("Only one player holds cards: the game ends."), {})

    @property
    def sides_message(self) -> Message:
        """Who is on the declarer's side; everybody else is a defender."""
        return Message(
            NN_(
                "The declarer's side is seat {seats}, alone; the others are the defenders.",
                "The declarer's side are seats {seats}; the others are the defenders.",
            ),
            {"seats": self.declarers, "count": len(self.declarers)},
        )

    @property
    def messages(self) -> tuple[Message, ...]:
        """How it ended, and who is on which side."""
        return (self.message, self.sides_message)


@dataclass(frozen=True, kw_only=True)
class SettlementEvent(Event):
    """The points of a game were divided (C27-C30).

    ``taken`` are the points that each seat had taken in tricks, ``sides`` the side that each seat ended on, and
    ``tricks`` the points of each side's tricks; ``table``, ``kitty`` and ``hands`` what lay in the last trick,
    in the kitty and in the hands that are left, each with the side that gets it; ``defenders`` and ``declarers`` the
    totals. ``buried`` are the kitty's cards, shown now.
    """

    kind: ClassVar[str] = "settlement"
    taken: tuple[int, ...]
    sides: tuple[str, ...]
    tricks: tuple[Share, Share]
    table: Share
    kitty: Share
    hands: Share
    defenders: int
    declarers: int
    buried: tuple[Card, ...]

    @property
    def message(self) -> Message:
        """The defenders' total, which the table of promotions goes by."""
        return Message(N_("The defenders have {points} points."), {"points": self.defenders})

    @property
    def trick_messages(self) -> tuple[Message, ...]:
        """What each side's players had taken in tricks: what a player took goes with the player (R18)."""
        sentences = {
            DEFENDERS: N_("Taken by the defenders, seats {seats}: {terms} = {points}"),
            DECLARER: N_("Taken by the declarer's side, seats {seats}: {terms} = {points}"),
        }
        messages = []
        for side in (DEFENDERS, DECLARER):
            seats = tuple(seat for seat, ended_on in enumerate(self.sides) if ended_on == side)
            terms = " + ".join(str(self.taken[seat]) for seat in seats)
            points = sum(self.taken[seat] for seat in seats)
            messages.append(Message(sentences[side], {"seats": seats, "terms": terms, "points": points}))
        return tuple(messages)

    @property
    def kitty_message(self) -> Message:
        """What was buried."""
        facts = {"cards": self.buried, "points": self.kitty.points, "to": Message(TO_SIDE[self.kitty.side], {})}
        return Message(N_("The kitty is shown: {cards}. Its {points} points go {to}."), facts)

    @property
    def share_messages(self) -> tuple[Message, ...]:
        """Whose the points of the last trick are, and those left in hands."""
        table = {"points": self.table.points, "to": Message(TO_SIDE[self.table.side], {})}
        hands = {"points": self.hands.points, "to": Message(TO_SIDE[self.hands.side], {})}
        return (
            Message(N_("The {points} points of the last trick go {to}."), table),
            Message(N_("The {points} points left in hands go {to}."), hands),
        )

    def terms(self, side: str) -> tuple[int, ...]:
        """The parts of a side's total, in order: tricks before, last trick, kitty, hands; 0 where it gets nothing."""
        shares = (*self.tricks, self.table, self.kitty, self.hands)
        tricks = sum(share.points for share in self.tricks if share.side == side)
        return (tricks, *(share.points if share.side == side else 0 for share in shares[2:]))

    @property
    def sum_messages(self) -> tuple[Message, ...]:
        """Each side's sum: tricks + last trick + kitty + hands, and both sides' together."""
        defenders, declarers = (" + ".join(map(str, self.terms(side))) for side in (DEFENDERS, DECLARER))
        return (
            Message(N_("Defenders: {terms} = {points}"), {"terms": defenders, "points": self.defenders}),
            Message(N_("Declarer's side: {terms} = {points}"), {"terms": declarers, "points": self.declarers}),
            Message(
                N_("{defenders} + {declarers} = {all}"),
                {"defenders": self.defenders, "declarers": self.declarers, "all": ALL_POINTS},
            ),
        )

    @property
    def messages(self) -> tuple[Message, ...]:
        """What was taken before, where the last points go, the sums, and the defenders' total."""
        return (*self.trick_messages, *self.share_messages, self.kitty_message, *self.sum_messages, self.message)


@dataclass(frozen=True, kw_only=True)
class PromotionEvent(Event):
    """The table decided: ``winner`` is the side, ``steps`` what each of its ``seats`` climbs (C31, C32).

    ``before`` and ``after`` are the levels of all six; past A a level is "won".
    """

    kind: ClassVar[str] = "promotion"
    defenders: int
    winner: str
    seats: tuple[int, ...]
    steps: int
    before: tuple[str, ...]
    after: tuple[str, ...]

    @property
    def message(self) -> Message:
        """Who has won, and how far they climb."""
        facts = {"points": self.defenders, "steps": self.steps, "seats": self.seats}
        if self.winner == DECLARER:
            return Message(
                NN_(
                    "With {points} points for the defenders the declarer's side has won; each climbs {steps} step.",
                    "With {points} points for the defenders the declarer's side has won; each climbs {steps} steps.",
                    "steps",
                ),
                facts,
            )
        if not self.steps:
            return Message(N_("With {points} points the defenders have won, and nobody climbs."), facts)
        return Message(
            NN_(
                "With {points} points the defenders have won; each climbs {steps} step.",
                "With {points} points the defenders have won; each climbs {steps} steps.",
                "steps",
            ),
            facts,
        )

    @property
    def climb_messages(self) -> tuple[Message, ...]:
        """Each winner's climb."""
        if not self.steps:
            return ()
        return tuple(
            Message(
                N_("Seat {seat} climbs from {before} past A.")
                if self.after[seat] == WON
                else N_("Seat {seat} climbs from {before} to {after}."),
                {"seat": seat, "before": self.before[seat], "after": self.after[seat]},
            )
            for seat in self.seats
        )

    @property
    def messages(self) -> tuple[Message, ...]:
        """Who has won, and each climb."""
        return (self.message, *self.climb_messages)


@dataclass(frozen=True, kw_only=True)
class MatchEndEvent(Event):
    """Players have climbed past A and won the match: all those ``seats`` (C32, R17)."""

    kind: ClassVar[str] = "match_end"
    seats: tuple[int, ...]

    @property
    def message(self) -> Message:
        """Who won."""
        return Message(
            NN_(
                "Seat {seats} has climbed past A and wins the match.",
                "Seats {seats} have climbed past A and win the match.",
            ),
            {"seats": self.seats, "count": len(self.seats)},
        )


def promotion_events(defenders: int, declarers: Collection[int], before: Sequence[str]) -> Iterator[Event]:
    """Tell who climbs how far for the defenders' points, and who has won the match by it (C31, C32, R17).

    ``declarers`` are the seats of the declarer's side, ``before`` the levels of all six.
    """
    winner, steps = outcome(defenders)
    seats = tuple(seat for seat in range(len(before)) if (seat in declarers) == (winner == DECLARER))
    after = tuple(climb(level, steps) if seat in seats else level for seat, level in enumerate(before))
    yield PromotionEvent(
        defenders=defenders,
        winner=winner,
        seats=seats,
        steps=steps,
        before=tuple(before),
        after=after,
        rules=("C31", "C32"),
    )
    won = tuple(seat for seat in seats if after[seat] == WON)
    if won:
        yield MatchEndEvent(seats=won, rules=("C32", "R17") if len(won) > 1 else ("C32",))
