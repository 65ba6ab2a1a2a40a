"""What a move brought about: one class for each kind of event, with its arithmetic and its sentence.

Seats and sides count from 0. Points are raw, multiples of 5; pips are counted on the tiles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gamelib.core import N_, Event, Message
from gamelib.exact61.dealing import HAND_SIZE, LotRow
from gamelib.exact61.layout import ScoringEnd
from gamelib.exact61.ports import Port
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET
from gamelib.exact61.tiles import Tile


@dataclass(frozen=True, kw_only=True)
class LotEvent(Event):
    """The leader was drawn by lot: ``rows`` of numbers, ``None`` for a seat that did not draw (D4, D5)."""

    kind: ClassVar[str] = "lot"
    rows: tuple[LotRow, ...]
    leader: int

    @property
    def message(self) -> Message:
        """Who leads, and how many rounds it took."""
        facts = {"rounds": len(self.rows), "leader": self.leader}
        if len(self.rows) > 1:
            return Message(N_("A tie: the lot is drawn {rounds} times, and makes seat {leader} the leader."), facts)
        return Message(N_("The lot makes seat {leader} the leader."), facts)


@dataclass(frozen=True, kw_only=True)
class DealEvent(Event):
    """A hand was dealt: ``hand`` counts the match's hands from 0, ``leader`` leads it (D3)."""

    kind: ClassVar[str] = "deal"
    leader: int
    hand: int
    players: int
    talon: int

    @property
    def message(self) -> Message:
        """How many tiles everybody has, and how many are left."""
        return Message(
            N_("Hand {number}: {size} tiles each for {players} players, {talon} in the talon. Seat {leader} leads."),
            {
                "number": self.hand + 1,
                "size": HAND_SIZE,
                "players": self.players,
                "talon": self.talon,
                "leader": self.leader,
            },
        )


@dataclass(frozen=True, kw_only=True)
class DrawEvent(Event):
    """A tile was drawn (D7).

    ``tile`` is ``None`` where it may not be seen; ``fits`` tells whether it must be placed at once, and is ``None``
    with it.
    """

    kind: ClassVar[str] = "draw"
    seat: int
    tile: Tile | None
    fits: bool | None
    talon: int

    @property
    def message(self) -> Message:
        """What was drawn, and what follows."""
        facts: dict[str, object] = {"seat": self.seat, "tile": self.tile, "talon": self.talon}
        if self.tile is None:
            return Message(N_("Seat {seat} cannot place and draws a tile; {talon} left in the talon."), facts)
        if self.fits:
            return Message(
                N_("Seat {seat} cannot place and draws [{tile}]. It fits, so it must be placed at once."), facts
            )
        return Message(
            N_("Seat {seat} cannot place and draws [{tile}]. It does not fit either; {talon} left in the talon."), facts
        )


@dataclass(frozen=True, kw_only=True)
class PassEvent(Event):
    """A seat passed: the talon is empty and it could place nothing (D7)."""

    kind: ClassVar[str] = "pass"
    seat: int

    @property
    def message(self) -> Message:
        """Who passes, and why."""
        return Message(N_("Seat {seat} passes: it can place nothing, and the talon is empty."), {"seat": self.seat})


@dataclass(frozen=True, kw_only=True)
class PlacementEvent(Event):
    """A tile was placed and the scoring ends were summed (D6, D12-D17).

    ``at`` is the port joined to (``None``: the first tile), ``joined`` the tile's own port there. ``ends`` are the
    scoring ends with what each contributes in pips, ``total`` their sum, ``raw`` what it scores. ``accepted`` is
    ``None`` where nothing scored or where ``going_out`` decides. ``before`` and ``after`` are the side's score.
    """

    kind: ClassVar[str] = "placement"
    seat: int
    side: int
    tile: Tile
    at: Port | None
    joined: Port | None
    ends: tuple[ScoringEnd, ...]
    total: int
    raw: int
    going_out: bool
    accepted: bool | None
    before: int
    after: int

    @property
    def displayed(self) -> int:
        """The raw points divided by 5, as they are shown."""
        return self.raw // RAW_PER_POINT

    @property
    def message(self) -> Message:
        """What was placed where."""
        facts: dict[str, object] = {"seat": self.seat, "tile": self.tile, "port": self.at}
        if self.at is None:
            return Message(N_("Seat {seat} leads [{tile}]."), facts)
        return Message(N_("Seat {seat} places [{tile}] at {port}."), facts)

    @property
    def sum_message(self) -> Message:
        """The sum end by end, such as ``2 + 5 + 3 = 10``."""
        return sum_of([end.contribution for end in self.ends])

    @property
    def score_message(self) -> Message:
        """What the sum scores, and whether it is accepted."""
        facts = {"total": self.total, **score_facts(self.side, self.raw, self.before, self.after)}
        return scored(facts, accepted=self.accepted)

    @property
    def messages(self) -> tuple[Message, ...]:
        """What was placed where, the sum end by end, and what it scores."""
        return (self.message, self.sum_message, self.score_message)


def sum_of(terms: Sequence[int]) -> Message:
    """Write a sum with its terms, such as ``2 + 5 + 3 = 10``."""
    return Message(N_("{terms} = {total}"), {"terms": " + ".join(map(str, terms)), "total": sum(terms)})


def scored(facts: Mapping[str, object], *, accepted: bool | None) -> Message:
    """Say what a sum scores (D15, D16); ``accepted`` is ``None`` where nothing is scored, or going out decides (D22).

    The facts are those of ``score_facts`` with the ``total``.
    """
    if not facts["total"]:
        return Message(N_("The sum is 0, and only a positive multiple of 5 scores."), facts)
    if not facts["raw"]:
        return Message(N_("{total} is no multiple of 5, so nothing is scored."), facts)
    if accepted is None:
        return Message(N_("{raw} raw points ({displayed} displayed), counted with the tiles still held."), facts)
    return applied(facts) if accepted else rejected(facts)


def score_facts(side: int, raw: int, before: int, after: int) -> dict[str, object]:
    """Give what the sentences about a scoring event speak of; scores are given as displayed points."""
    return {
        "side": side,
        "raw": raw,
        "displayed": raw // RAW_PER_POINT,
        "before": before // RAW_PER_POINT,
        "after": after // RAW_PER_POINT,
        "over": (before + raw) // RAW_PER_POINT,
        "target": TARGET // RAW_PER_POINT,
    }


def applied(facts: Mapping[str, object]) -> Message:
    """Say that a scoring event is applied."""
    return Message(N_("{raw} raw points, {displayed} displayed: side {side} goes from {before} to {after}."), facts)


def rejected(facts: Mapping[str, object]) -> Message:
    """Say that a scoring event is rejected, and by what sum (D16)."""
    sentence = N_(
        "{raw} raw points, {displayed} displayed, but {before} + {displayed} = {over} is above {target}: "
        "rejected as a whole, the score stays {before}."
    )
    return Message(sentence, facts)
