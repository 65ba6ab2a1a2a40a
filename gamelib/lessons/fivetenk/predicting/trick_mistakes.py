"""The mistakes in telling who takes a trick, and how many points: a closed list, each with its rule and its answer.

Seats count from 0; points are those of the cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import Reading
from gamelib.fivetenk.nouns import The
from gamelib.lessons.mistakes import Mistake, Slip

# ---- who takes it ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LeaderTakes(Slip):
    """The trick was given to who led it."""

    seat: int
    sentence = N_("Seat {seat} led, but was beaten: whoever plays last takes the trick.")
    broken = ("C24",)


@dataclass(frozen=True)
class HighestCardTakes(Slip):
    """The trick was given to who played the highest card in it, though that play was beaten."""

    seat: int
    card: The
    top: Reading
    sentence = N_("Seat {seat} played the highest card, {card}, but the {top} beats it.")
    broken = ("C24", "C8")


@dataclass(frozen=True)
class MostCardsTake(Slip):
    """The trick was given to who played the most cards, though fewer of a special combination beat them."""

    seat: int
    reading: Reading
    top: Reading
    sentence = N_("Seat {seat} played more cards, but the {top} beats the {reading} all the same.")
    broken = ("C8", "C24")


@dataclass(frozen=True)
class MostPointsTake(Slip):
    """The trick was given to who alone put the most points into it."""

    seat: int
    points: int
    sentence = N_("Seat {seat} put in the most points, {points}, but whoever plays last gets all.")
    broken = ("C24",)


@dataclass(frozen=True)
class AsManyPointsTake(Slip):
    """The trick was given to one of several who put the most points into it."""

    seat: int
    points: int
    sentence = N_("Seat {seat} put in as many points as any, {points}, but whoever plays last gets all.")
    broken = ("C24",)


@dataclass(frozen=True)
class LastToPass(Slip):
    """The trick was given to who passed last."""

    seat: int
    sentence = N_("Seat {seat} was the last to act, but it passed, and a pass is no play.")
    broken = ("C24", "C23")


@dataclass(frozen=True)
class NextToLead(Slip):
    """The trick was given to who leads next, because its taker has no cards left."""

    seat: int
    sentence = N_("Seat {seat} will lead next, since the taker of this trick is out. The points stay with the taker.")
    broken = ("C25", "R15")


@dataclass(frozen=True)
class BeatenTakes(Slip):
    """The trick was given to somebody whose play was beaten later on."""

    seat: int
    reading: Reading
    sentence = N_("Seat {seat} played the {reading}, but somebody beat it later on.")
    broken = ("C24",)


@dataclass(frozen=True)
class PasserTakes(Slip):
    """The trick was given to somebody who only passed in it."""

    seat: int
    sentence = N_("Seat {seat} played nothing in this trick, so it cannot take it.")
    broken = ("C24", "C23")


@dataclass(frozen=True)
class OutTakes(Slip):
    """The trick was given to somebody who was out before it began."""

    seat: int
    sentence = N_("Seat {seat} is out and had no part in this trick.")
    broken = ("C26", "C24")


# ---- how many points -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OwnCardsOnly(Slip):
    """Only the point cards that the taker had played were counted."""

    seat: int
    points: int
    sentence = N_("{points} is only what seat {seat} put in: all point cards count.")
    broken = ("C24",)


@dataclass(frozen=True)
class LastPlayOnly(Slip):
    """Only the point cards of the last play were counted."""

    reading: Reading
    points: int
    sentence = N_("{points} is in the last play, the {reading}. The plays that it beat count as well.")
    broken = ("C24",)


@dataclass(frozen=True)
class LastPlayLeftOut(Slip):
    """The point cards of the last play were not counted."""

    reading: Reading
    points: int
    sentence = N_("You left out the last play: the {reading} is worth {points} more.")
    broken = ("C24",)


@dataclass(frozen=True)
class CardsCounted(Slip):
    """The point cards were counted, and not what they are worth."""

    count: int
    sentence = NN_(
        "There is {count} point card. What counts is what it is worth: a 5 five points, a 10 or a K ten.",
        "There are {count} point cards. What counts is what they are worth: a 5 five points, a 10 or a K ten.",
    )
    broken = ("C3",)


@dataclass(frozen=True)
class RankLeftOut(Slip):
    """The cards of one rank were not counted."""

    rank: str
    points: int
    sentence = N_("You left out every {rank}: each of them is worth {points} points.")
    broken = ("C3",)


@dataclass(frozen=True)
class WrongWorth(Slip):
    """The cards of one rank were counted with a wrong worth."""

    rank: str
    points: int
    given: int
    sentence = N_("You counted each {rank} as {given}; it is worth {points} points.")
    broken = ("C3",)


@dataclass(frozen=True)
class TakenInAll(Slip):
    """What the taker has in all by now was given, and not what this trick brings."""

    seat: int
    taken: int
    sentence = N_("{taken} is what seat {seat} will have taken in all. Asked is this trick alone.")
    broken = ("C24",)


@dataclass(frozen=True)
class NotByFives(Slip):
    """A number of points that cannot be: point cards are worth 5 or 10."""

    given: int
    sentence = N_("{given} cannot be: point cards are worth 5 or 10, so points come in fives.")
    broken = ("C3",)


@dataclass(frozen=True)
class WrongPoints(Mistake):
    """A number of points that no single slip explains; ``count`` point cards lie in the trick."""

    given: int
    count: int

    @property
    def rules(self) -> tuple[str, ...]:
        """C3 and C24."""
        return ("C3", "C24")

    @property
    def message(self) -> Message:
        """How many point cards there are, as a hint."""
        facts = {"given": self.given, "count": self.count}
        if not self.count:
            return Message(N_("Not {given}: no 5, no 10 and no K was played in this trick."), facts)
        sentence = NN_(
            "Not {given}. Go through the trick again: {count} card in it is a 5, a 10 or a K.",
            "Not {given}. Go through the trick again: {count} cards in it are a 5, a 10 or a K.",
        )
        return Message(sentence, facts)
