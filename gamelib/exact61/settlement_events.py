"""What a settlement brought about: going out, a blocked hand's gains, and the end of a hand or the match.

Seats and sides count from 0. Points are raw, multiples of 5; pips are counted on the tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from gamelib.core import N_, NN_, Event, Message
from gamelib.exact61.events import applied, rejected, score_facts
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET


@dataclass(frozen=True, kw_only=True)
class GoingOutEvent(Event):
    """A player went out: placement + opponents - partner = net, taken or rejected as one (D19-D22).

    ``placement``, ``opponents_rounded``, ``partner_rounded``, ``net``, ``before`` and ``after`` are raw points,
    ``opponents`` and ``partner`` the pips of the hands before rounding (``partner`` is ``None`` where there is none);
    ``against`` says of how many hands the opponents' pips are.
    """

    kind: ClassVar[str] = "going_out"
    seat: int
    side: int
    placement: int
    opponents: int
    opponents_rounded: int
    partner: int | None
    partner_rounded: int
    net: int
    accepted: bool
    before: int
    after: int
    against: int = 2

    @property
    def message(self) -> Message:
        """Who went out, and what the opponents and the partner still hold."""
        facts: dict[str, object] = {
            "seat": self.seat,
            "opponents": self.opponents,
            "plus": self.opponents_rounded,
            "partner": self.partner,
            "minus": self.partner_rounded,
        }
        if self.against == 1:
            return Message(
                NN_(
                    "Seat {seat} goes out. The opponent holds {opponents} pip, rounded to {plus}.",
                    "Seat {seat} goes out. The opponent holds {opponents} pips, rounded to {plus}.",
                    "opponents",
                ),
                facts,
            )
        if self.partner is None:
            return Message(
                NN_(
                    "Seat {seat} goes out. The opponents hold {opponents} pip, rounded to {plus}.",
                    "Seat {seat} goes out. The opponents hold {opponents} pips, rounded to {plus}.",
                    "opponents",
                ),
                facts,
            )
        sentence = NN_(
            "Seat {seat} goes out. The opponents hold {opponents} pip, rounded to {plus}; "
            "the partner holds {partner}, rounded to {minus}.",
            "Seat {seat} goes out. The opponents hold {opponents} pips, rounded to {plus}; "
            "the partner holds {partner}, rounded to {minus}.",
            "opponents",
        )
        return Message(sentence, facts)

    @property
    def sum_message(self) -> Message:
        """The sum: placement + opponents - partner = net, in raw points."""
        facts: dict[str, object] = {
            "placement": self.placement,
            "plus": self.opponents_rounded,
            "minus": self.partner_rounded,
            "net": self.net,
        }
        if self.partner is None:
            return Message(N_("{placement} + {plus} = {net}"), facts)
        return Message(N_("{placement} + {plus} − {minus} = {net}"), facts)

    @property
    def score_message(self) -> Message:
        """Whether the net is applied."""
        facts = score_facts(self.side, self.net, self.before, self.after)
        return applied(facts) if self.accepted else rejected(facts)

    @property
    def messages(self) -> tuple[Message, ...]:
        """Who went out, the sum, and whether it is applied."""
        return (self.message, self.sum_message, self.score_message)


@dataclass(frozen=True, kw_only=True)
class BlockedGainEvent(Event):
    """One hand's gain in a blocked hand: the differences to every opponent's hand with more pips (D24, D25).

    ``pips`` is what the hand holds; ``opponents`` are the seats compared with, ``differences`` what each has more,
    in pips; ``raw`` is their sum, rounded once.
    """

    kind: ClassVar[str] = "blocked_gain"
    seat: int
    side: int
    pips: int
    opponents: tuple[int, ...]
    differences: tuple[int, ...]
    raw: int
    accepted: bool
    before: int
    after: int

    @property
    def message(self) -> Message:
        """Whose hand gains, and from which hands."""
        opponents = tuple(Message(N_("seat {seat}"), {"seat": seat}) for seat in self.opponents)
        sentence = NN_(
            "Blocked: seat {seat} holds {pips} pip; opponents with more: {opponents}.",
            "Blocked: seat {seat} holds {pips} pips; opponents with more: {opponents}.",
            "pips",
        )
        return Message(sentence, {"seat": self.seat, "pips": self.pips, "opponents": opponents})

    @property
    def sum_message(self) -> Message:
        """Each opponent's pips less this hand's, their sum, and the sum rounded once."""
        return difference_sum(self.pips, self.differences, self.raw)

    @property
    def score_message(self) -> Message:
        """Whether the gain is applied."""
        facts = score_facts(self.side, self.raw, self.before, self.after)
        return applied(facts) if self.accepted else rejected(facts)

    @property
    def messages(self) -> tuple[Message, ...]:
        """Whose hand gains, the sum, and whether it is applied."""
        return (self.message, self.sum_message, self.score_message)


def difference_sum(pips: int, differences: Sequence[int], raw: int) -> Message:
    """Write what opponents' hands have more than one that holds ``pips``, the sum of it, and that rounded once."""
    terms = [f"{pips + difference} − {pips}" for difference in differences]
    written = f"({') + ('.join(terms)})" if len(terms) > 1 else terms[0]
    return Message(N_("{terms} = {total}, rounded to {raw}"), {"terms": written, "total": sum(differences), "raw": raw})


@dataclass(frozen=True, kw_only=True)
class HandEndEvent(Event):
    """A hand ended: ``how`` is "out", "blocked" or "won" (the match was won in mid-hand).

    ``winners`` are sides (several: a tied blocked hand, D26), ``next_leader`` a seat, "lot", or ``None`` when the
    match is over (D5).
    """

    kind: ClassVar[str] = "hand_end"
    how: str
    winners: tuple[int, ...]
    next_leader: int | str | None

    @property
    def message(self) -> Message:
        """How the hand ended, and who won it."""
        facts: dict[str, object] = {"side": self.winners[0], "sides": self.winners}
        if self.how == "won":
            return Message(N_("The hand stops here: the match is won."), facts)
        if self.how == "out":
            return Message(N_("Side {side} wins the hand by going out."), facts)
        if len(self.winners) > 1:
            return Message(N_("The hand is blocked, and sides {sides} tie it with the fewest pips."), facts)
        return Message(N_("The hand is blocked, and side {side} wins it with the fewest pips."), facts)

    @property
    def leader_message(self) -> Message | None:
        """Who leads the next hand, if there is one."""
        if self.next_leader is None:
            return None
        if isinstance(self.next_leader, int):
            return Message(N_("Seat {leader} leads the next hand."), {"leader": self.next_leader})
        return Message(N_("The next leader is drawn by lot."), {})

    @property
    def messages(self) -> tuple[Message, ...]:
        """How the hand ended, who won it, and who leads next."""
        return (self.message, *((self.leader_message,) if self.leader_message else ()))


@dataclass(frozen=True, kw_only=True)
class MatchEndEvent(Event):
    """A side stands at exactly 61 and has won the match (D18)."""

    kind: ClassVar[str] = "match_end"
    side: int

    @property
    def message(self) -> Message:
        """Who won."""
        return Message(
            N_("Side {side} stands at exactly {target} and wins the match."),
            {"side": self.side, "target": TARGET // RAW_PER_POINT},
        )
