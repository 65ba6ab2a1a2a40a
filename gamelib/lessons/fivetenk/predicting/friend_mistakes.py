"""The mistakes in telling who is a friend: a closed list, each with its rule and its answer. Seats count from 0."""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.core import N_, Message
from gamelib.fivetenk import Card
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.lessons.mistakes import Mistake, Slip


@dataclass(frozen=True)
class PairAsOne(Slip):
    """Several copies of a named face, played at once, were taken for one play of it (R11)."""

    seat: int
    card: Card
    copies: int
    sentence = N_("Seat {seat} played {copies} copies of {card} at once. Each copy is a play of it: {copies} plays.")
    broken = ("R11",)


@dataclass(frozen=True)
class DeclarerMadeFriend(Slip):
    """The declarer was taken for a friend because of playing a named card (C21)."""

    seat: int
    sentence = N_("Seat {seat} is the declarer, who never becomes a friend: the declarer's own named play adds nobody.")
    broken = ("C21",)


@dataclass(frozen=True)
class DeclarerNotCounted(Slip):
    """A play of a named face was not counted because the declarer made it (C20, R12)."""

    seat: int
    card: Card
    sentence = N_("Seat {seat} has played {card} too, and a play by the declarer counts like any other.")
    broken = ("C20", "R12")


@dataclass(frozen=True)
class AnyPlayCounts(Mistake):
    """Somebody was taken for a friend because of a play that is not the one named (C20)."""

    seat: int
    card: Card
    counts: tuple[int, ...]
    wanted: int

    @property
    def rules(self) -> tuple[str, ...]:
        """C20."""
        return ("C20",)

    @property
    def message(self) -> Message:
        """Which play it was, and which one counts."""
        made = tuple(Message(NTH_PLAY[count], {"card": self.card}) for count in self.counts)
        wanted = Message(NTH_PLAY[self.wanted], {"card": self.card})
        return Message(
            N_("Seat {seat} made {made}, but what counts is {wanted}."),
            {"seat": self.seat, "made": made, "wanted": wanted},
        )


@dataclass(frozen=True)
class LeadMakesFriend(Slip):
    """Somebody was taken for a friend because of having the lead (C20)."""

    seat: int
    sentence = N_("Seat {seat} led this trick, but having the lead makes nobody a friend.")
    broken = ("C20",)


@dataclass(frozen=True)
class NoNamedPlay(Slip):
    """Somebody was taken for a friend without having played a named face (C20, C21)."""

    seat: int
    sentence = N_("Seat {seat} has not played a named card: only the named play itself makes a friend.")
    broken = ("C21", "C20")


@dataclass(frozen=True)
class FriendForgotten(Slip):
    """A friend from before was left out (C21)."""

    seat: int
    sentence = N_("Seat {seat} became a friend earlier, and stays one until the game's end.")
    broken = ("C21",)


@dataclass(frozen=True)
class NamedPlayMissed(Mistake):
    """The named play was made just now, and nobody was added for it (C20, C21)."""

    card: Card
    nth: int

    @property
    def rules(self) -> tuple[str, ...]:
        """C20 and C21."""
        return ("C20", "C21")

    @property
    def message(self) -> Message:
        """Which play has been made."""
        play = Message(NTH_PLAY[self.nth], {"card": self.card})
        return Message(N_("With this, {play} has been made, and that is the one that was named."), {"play": play})
