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
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT

TO_SIDE = {
    DECLARER: N_("to the declarer's side"),
    DEFENDERS: N_("to the defenders"),
}

HOW_ENDED = {
    DECLARERS_OUT: N_(
        "Both friend cards are settled and nobody on the declarer's side has cards left: the game ends early."
    ),
    DEFENDERS_OUT: N_("Both friend cards are settled and no defender has cards left: the game ends early."),
    ONE_LEFT: N_("Only one player still holds cards: the game ends."),
}
"""How a game ended, in a sentence (C27, C28)."""


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
        return Message(HOW_ENDED[self.how], {})

    @property
    def sides_message(self) -> Message:
        """Who is on the declarer's side; everybody else is a defender."""
        return Message(
            NN_(
                "Seat {seats} is alone on the declarer's side; all others are defenders.",
                "Seats {seats} are the declarer's side; all others are defenders.",
            ),
            {"seats": self.declarers, "count": len(self.declarers)},
        )

    @property
    def last_message(self) -> Message:
        """Who made the last play, on which the last trick and the kitty depend (C28, C29)."""
        facts = {"seat": self.last_seat, "to": Message(TO_SIDE[self.last_side], {})}
        return Message(
            N_("Seat {seat} has made the last play, so the points of the last trick and of the kitty go {to}."), facts
        )

    @property
    def last_side(self) -> str:
        """The side of who made the last play."""
        return DECLARER if self.last_seat in self.declarers else DEFENDERS

    @property
    def messages(self) -> tuple[Message, ...]:
        """How it ended, who is on which side, and who made the last play."""
        return (self.message, self.sides_message, self.last_message)


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
        """Both totals; the table of promotions goes by the defenders'."""
        facts = {"defenders": self.defenders, "declarers": self.declarers}
        return Message(
            N_("The points are settled: {defenders} for the defenders, {declarers} for the declarer's side."), facts
        )

    @property
    def trick_messages(self) -> tuple[Message, ...]:
        """What each side's players had taken in tricks: what a player took goes with the player (R18)."""
        sentences = {
            DEFENDERS: N_("The defenders, seats {seats}, had taken {terms} = {points} points in tricks."),
            DECLARER: N_("The declarer's side, seats {seats}, had taken {terms} = {points} points in tricks."),
        }
        messages = []
        for side in (DEFENDERS, DECLARER):
            seats = tuple(seat for seat, ended_on in enumerate(self.sides) if ended_on == side)
            points = sum(self.taken[seat] for seat in seats)
            sentence = sentences[side]
            if len(seats) == 1:  # Only the declarer can be alone (C21).
                sentence = N_("The declarer, seat {seats}, had taken {points} points in tricks.")
            terms = " + ".join(str(self.taken[seat]) for seat in seats)
            messages.append(Message(sentence, {"seats": seats, "terms": terms, "points": points}))
        return tuple(messages)

    @property
    def kitty_message(self) -> Message:
        """What was buried."""
        facts = {"cards": self.buried, "points": self.kitty.points, "to": Message(TO_SIDE[self.kitty.side], {})}
        if not self.kitty.points:
            return Message(N_("The kitty is shown: {cards}. It has no points."), facts)
        return Message(N_("The kitty is shown: {cards}. Its {points} points go {to}."), facts)

    @property
    def share_messages(self) -> tuple[Message, ...]:
        """Whose the points of the last trick are, and those left in hands."""
        table = {"points": self.table.points, "to": Message(TO_SIDE[self.table.side], {})}
        hands = {"points": self.hands.points, "to": Message(TO_SIDE[self.hands.side], {})}
        return (
            Message(N_("The {points} points of the last trick go {to}."), table)
            if self.table.points
            else Message(N_("The last trick has no points."), {}),
            Message(N_("The {points} points left in hands go {to}."), hands)
            if self.hands.points
            else Message(N_("No points are left in hands."), {}),
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
            Message(
                N_("Tricks, last trick, kitty and hands: the defenders have {terms} = {points} points."),
                {"terms": defenders, "points": self.defenders},
            ),
            Message(
                N_("Likewise the declarer's side has {terms} = {points} points."),
                {"terms": declarers, "points": self.declarers},
            ),
            Message(
                N_("Both sides together: {defenders} + {declarers} = {all} points, as in every game."),
                {"defenders": self.defenders, "declarers": self.declarers, "all": ALL_POINTS},
            ),
        )

    @property
    def messages(self) -> tuple[Message, ...]:
        """Both totals, and how they come about: taken before, where the last points go, the sums."""
        return (self.message, *self.trick_messages, *self.share_messages, self.kitty_message, *self.sum_messages)


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
        return verdict_message(self.defenders)

    @property
    def climb_messages(self) -> tuple[Message, ...]:
        """Each winner's climb."""
        if not self.steps:
            return ()
        return tuple(climb_message(seat, self.before[seat], self.after[seat]) for seat in self.seats)

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


def verdict_message(defenders: int) -> Message:
    """Tell which side has won with the defenders' points, and how far its members climb (C31)."""
    winner, steps = outcome(defenders)
    facts = {"points": defenders, "steps": steps}
    if winner == DECLARER:
        return Message(
            NN_(
                "The defenders have {points} points, so the declarer's side has won: each of its players "
                "climbs {steps} level.",
                "The defenders have {points} points, so the declarer's side has won: each of its players "
                "climbs {steps} levels.",
                "steps",
            ),
            facts,
        )
    if not steps:
        return Message(N_("The defenders have {points} points and so have won, but nobody climbs."), facts)
    return Message(
        NN_(
            "The defenders have {points} points and so have won: each of them climbs {steps} level.",
            "The defenders have {points} points and so have won: each of them climbs {steps} levels.",
            "steps",
        ),
        facts,
    )


def climb_message(seat: int, before: str, after: str) -> Message:
    """Tell one player's climb (C32)."""
    sentence = N_("Seat {seat} climbs from {before} to {after}.")
    if after == WON:
        sentence = N_("Seat {seat} climbs from {before} past A.")
    return Message(sentence, {"seat": seat, "before": before, "after": after})


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
