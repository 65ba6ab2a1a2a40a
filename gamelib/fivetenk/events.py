"""What a move brought about: one class for each kind of event, with its facts and its sentence.

Seats count from 0. Points are those of the cards: 5 for a five, 10 for a ten or a king.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamelib.core import N_, Event, Message
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.dealing import HAND_SIZE
from gamelib.fivetenk.moves import KITTY
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.readings import Reading

BY_REVEAL, NOBODY_REVEALED = "reveal", "nobody revealed"


@dataclass(frozen=True, kw_only=True)
class DealEvent(Event):
    """The cards are dealt, the first to ``first_seat``; ``game`` counts the match's games from 0 (C1, R2)."""

    kind: ClassVar[str] = "deal"
    first_seat: int
    game: int

    @property
    def message(self) -> Message:
        """How many cards everybody gets, and who the first."""
        return Message(
            N_(
                "Game {number}: every player is dealt {size} cards, and {kitty} are left over as the kitty. "
                "Seat {seat} gets the first card."
            ),
            {"number": self.game + 1, "size": HAND_SIZE, "kitty": KITTY, "seat": self.first_seat},
        )


@dataclass(frozen=True, kw_only=True)
class RedealEvent(Event):
    """Nobody revealed in a match's first game: the cards are thrown in and dealt again (C15)."""

    kind: ClassVar[str] = "redeal"

    @property
    def message(self) -> Message:
        """What happens now."""
        return Message(N_("Nobody has revealed a card: the cards are shuffled and dealt again."), {})


@dataclass(frozen=True, kw_only=True)
class DeclarerEvent(Event):
    """Somebody is the declarer: ``how`` is "reveal" or "nobody revealed" (C13, C16, C17).

    ``at`` counts the cards dealt before the one at which it was revealed, ``level`` is the rank of the card shown;
    both are ``None`` where nobody revealed. ``previous`` is the declarer of the game before.
    """

    kind: ClassVar[str] = "declarer"
    seat: int
    how: str
    at: int | None
    level: str | None
    previous: int | None

    @property
    def message(self) -> Message:
        """Who is the declarer, and why."""
        facts: dict[str, object] = {"seat": self.seat, "level": self.level, "previous": self.previous}
        if self.how == BY_REVEAL:
            return Message(N_("Seat {seat} reveals a card of its level, {level}, and so becomes the declarer."), facts)
        return Message(
            N_(
                "Nobody has revealed: seat {seat} is the declarer, the first winner of the last game "
                "after its declarer, seat {previous}."
            ),
            facts,
        )

    @property
    def kitty_message(self) -> Message:
        """What the declarer does next (C18)."""
        return Message(N_("Seat {seat} takes the {kitty} cards of the kitty."), {"seat": self.seat, "kitty": KITTY})

    @property
    def messages(self) -> tuple[Message, ...]:
        """Who is the declarer, why, and what comes next."""
        return (self.message, self.kitty_message)


@dataclass(frozen=True, kw_only=True)
class BuryEvent(Event):
    """The declarer buried six cards; ``cards`` is ``None`` where they may not be seen, and ``points`` with it (C18)."""

    kind: ClassVar[str] = "bury"
    seat: int
    cards: tuple[Card, ...] | None
    points: int | None

    @property
    def message(self) -> Message:
        """What was buried, as far as it may be known."""
        facts: dict[str, object] = {
            "seat": self.seat, "cards": self.cards, "points": self.points, "kitty": KITTY,
        }  # fmt: skip
        if self.cards is None:
            return Message(N_("Seat {seat} buries {kitty} cards face down."), facts)
        if not self.points:
            return Message(N_("Seat {seat} buries {cards} face down: no points among them."), facts)
        return Message(N_("Seat {seat} buries {cards} face down, worth {points} points."), facts)


@dataclass(frozen=True, kw_only=True)
class FriendsNamedEvent(Event):
    """The declarer named two friend cards: ``named`` are pairs of a face and the play of it that counts (C19, C20)."""

    kind: ClassVar[str] = "friends_named"
    seat: int
    named: tuple[Friend, ...]

    @property
    def message(self) -> Message:
        """Which plays make friends."""
        named = tuple(Message(NTH_PLAY[friend.nth], {"card": friend.card}) for friend in self.named)
        return Message(N_("Seat {seat} names the friend cards: {named}."), {"seat": self.seat, "named": named})


NTH_PLAY = {
    1: N_("the 1st play of {card}"),
    2: N_("the 2nd play of {card}"),
    3: N_("the 3rd play of {card}"),
}
"""How the plays of a named face are counted (C20)."""


@dataclass(frozen=True, kw_only=True)
class PlayEvent(Event):
    """Cards were played: their ``reading`` and what it ``beats`` (``None``: they are led) (C4-C12, C23).

    ``points`` are those of the cards, ``left`` how many cards the seat still holds; ``others`` are the readings that
    the same cards could have been led as (R8).
    """

    kind: ClassVar[str] = "play"
    seat: int
    cards: tuple[Card, ...]
    reading: Reading
    beats: Reading | None
    others: tuple[Reading, ...]
    points: int
    left: int

    @property
    def message(self) -> Message:
        """What was played, and what it beats."""
        facts: dict[str, object] = {
            "seat": self.seat, "cards": self.cards, "reading": self.reading, "top": self.beats,
        }  # fmt: skip
        if self.beats is None:
            return Message(N_("Seat {seat} leads {cards}: {reading}."), facts)
        return Message(N_("Seat {seat} plays {cards}: {reading}, which beats the {top}."), facts)

    @property
    def others_message(self) -> Message | None:
        """What else the cards could be, where they have several readings (R8)."""
        if not self.others:
            return None
        return Message(N_("The same cards can also be read as {others}."), {"others": self.others})

    @property
    def messages(self) -> tuple[Message, ...]:
        """What was played, and what else it could be."""
        return (self.message, *((self.others_message,) if self.others_message else ()))


@dataclass(frozen=True, kw_only=True)
class PassEvent(Event):
    """A seat passed; ``top`` is what it did not beat (C23)."""

    kind: ClassVar[str] = "pass"
    seat: int
    top: Reading

    @property
    def message(self) -> Message:
        """Who passes."""
        return Message(N_("Seat {seat} passes."), {"seat": self.seat})


@dataclass(frozen=True, kw_only=True)
class NamedPlayEvent(Event):
    """A named face was played for the ``count``-th time; ``settles`` where that is the named play (C20, R11, R12).

    ``declarer`` tells whether the declarer played it, ``again`` whether its player was on that side already.
    """

    kind: ClassVar[str] = "named_play"
    card: Card
    count: int
    seat: int
    settles: bool
    wanted: int
    declarer: bool
    again: bool

    @property
    def message(self) -> Message:
        """Which play of the face it was, and whether it counts."""
        facts: dict[str, object] = {
            "play": Message(NTH_PLAY[self.count], {"card": self.card}),
            "wanted": Message(NTH_PLAY[self.wanted], {"card": self.card}),
            "seat": self.seat,
        }
        if self.count < self.wanted:
            return Message(N_("This is {play}. It does not count: what will count is {wanted}."), facts)
        if self.count > self.wanted:
            return Message(N_("This is {play}. It does not count: what counted was {wanted}."), facts)
        if self.declarer:
            sentence = N_("This is {play}, the one that was named. The declarer made it, so nobody is added.")
            return Message(sentence, facts)
        if self.again:
            sentence = N_("This is {play}, the one that was named. Seat {seat} is a friend already and stays one.")
            return Message(sentence, facts)
        return Message(N_("This is {play}, the one that was named."), facts)


@dataclass(frozen=True, kw_only=True)
class FriendEvent(Event):
    """A player has joined the declarer's side, in the open; ``points`` is what the player brings along (C21, R18)."""

    kind: ClassVar[str] = "friend"
    seat: int
    declarer: int
    points: int

    @property
    def message(self) -> Message:
        """Who is a friend now."""
        return Message(
            N_("So seat {seat} is a friend now: on the side of the declarer, seat {declarer}, in the open."),
            {"seat": self.seat, "declarer": self.declarer},
        )

    @property
    def points_message(self) -> Message:
        """What the friend has taken so far counts for the new side (R18)."""
        return Message(
            N_("The {points} points that seat {seat} has taken before count for the declarer's side."),
            {"seat": self.seat, "points": self.points},
        )

    @property
    def messages(self) -> tuple[Message, ...]:
        """Who is a friend now, and what comes along."""
        return (self.message, *((self.points_message,) if self.points else ()))


@dataclass(frozen=True, kw_only=True)
class OutEvent(Event):
    """A player has no cards left (C26)."""

    kind: ClassVar[str] = "out"
    seat: int

    @property
    def message(self) -> Message:
        """Who is out."""
        return Message(N_("Seat {seat} has played its last card and is out."), {"seat": self.seat})


@dataclass(frozen=True, kw_only=True)
class TrickEvent(Event):
    """A trick ended: ``seat`` takes its ``points``, those of ``cards``, the point cards played in it by anybody (C24).

    ``taken`` is what the seat has in all by now; ``leader`` leads next (C25).
    """

    kind: ClassVar[str] = "trick"
    seat: int
    points: int
    cards: tuple[Card, ...]
    taken: int
    leader: int

    @property
    def message(self) -> Message:
        """Who takes the trick."""
        facts = {"seat": self.seat, "points": self.points}
        if not self.points:
            return Message(N_("All others have passed: seat {seat} takes the trick, which has no points."), facts)
        return Message(N_("All others have passed: seat {seat} takes the trick and its {points} points."), facts)

    @property
    def sum_message(self) -> Message | None:
        """The sum over the point cards."""
        if len(self.cards) < 2:
            return None
        terms = " + ".join(str(card.points) for card in self.cards)
        return Message(N_("{cards}: {terms} = {points}"), {"cards": self.cards, "terms": terms, "points": self.points})

    @property
    def leader_message(self) -> Message:
        """Who leads next."""
        if self.leader == self.seat:
            return Message(N_("Seat {seat} leads the next trick."), {"seat": self.leader})
        return Message(
            N_("Seat {seat} has no cards left, so seat {leader} leads the next trick."),
            {"seat": self.seat, "leader": self.leader},
        )

    @property
    def messages(self) -> tuple[Message, ...]:
        """Who takes the trick, the sum, and who leads next."""
        return (self.message, *((self.sum_message,) if self.sum_message else ()), self.leader_message)
