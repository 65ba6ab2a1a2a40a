"""A settlement as a flow: the streams of points, the sides they run to, and what is told of each part (C27-C32)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.fivetenk import State
from gamelib.fivetenk.explaining import ending_events
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.settlement_events import GameEndEvent, MatchEndEvent, PromotionEvent, SettlementEvent

PARTS = ("end", "defenders", "declarers", "table", "hands", "kitty", "sums", "row", "levels")
"""The parts of a settlement in the order in which they are told: how the game ended, what the defenders and what the
declarer's side had taken, the last trick, what is left in hands, the kitty, the sums, the row of the promotion table,
and the climbs."""

# The rules of the settlement that each of its parts rests on.
_CITED = {
    "defenders": ("R18",),
    "declarers": ("R18",),
    "table": ("C29", "C28"),
    "hands": ("C27", "C28"),
    "kitty": ("C29", "C28", "C18"),
    "sums": ("C30", "C3"),
}


class Stream(NamedTuple):
    """Points that run to one side: what they are called, and the part of the settlement that tells of them.

    ``seat`` is whose tricks they are; ``None`` for the last trick, the hands and the kitty.
    """

    name: str
    label: Message
    points: int
    side: str
    part: str
    seat: int | None = None


class Flow(NamedTuple):
    """A settled game's points on their way; the defenders' streams come first."""

    streams: tuple[Stream, ...]
    end: GameEndEvent
    settlement: SettlementEvent
    promotion: PromotionEvent
    match_end: MatchEndEvent | None

    def of(self, side: str) -> tuple[Stream, ...]:
        """Give the streams of one side, from the first to the last."""
        return tuple(stream for stream in self.streams if stream.side == side)

    def total(self, side: str, upto: str = PARTS[-1]) -> int:
        """Add up what has reached a side once the parts up to one of them are told."""
        return sum(stream.points for stream in self.of(side) if told_by(stream.part, upto))

    def messages(self, part: str) -> tuple[Message, ...]:
        """Tell one part, in the engine's own sentences."""
        settlement, promotion = self.settlement, self.promotion
        if part == "levels":
            won = (self.match_end.message,) if self.match_end else ()
            climbs = promotion.climb_messages or (Message(N_("All six keep their levels."), {}),)
            return (*climbs, *won)
        defenders, declarers = settlement.trick_messages
        table, hands = settlement.share_messages
        told: dict[str, tuple[Message, ...]] = {
            "end": self.end.messages,
            "defenders": (defenders,),
            "declarers": (declarers,),
            "table": (table,),
            "hands": (hands,),
            "kitty": (settlement.kitty_message,),
            "sums": settlement.sum_messages,
            "row": (promotion.message,),
        }
        return told[part]

    def rules(self, part: str) -> tuple[str, ...]:
        """Give the numbers of the rules that a part rests on."""
        if part == "end":
            return self.end.rules
        if part == "row":
            return tuple(rule for rule in self.promotion.rules if rule == "C31")
        if part == "levels":
            climbs = tuple(rule for rule in self.promotion.rules if rule != "C31")
            return tuple(dict.fromkeys((*climbs, *(self.match_end.rules if self.match_end else ()))))
        return tuple(rule for rule in _CITED[part] if rule in self.settlement.rules)


def told_by(part: str, upto: str) -> bool:
    """Tell whether a part has been told once the parts up to another one are."""
    return PARTS.index(part) <= PARTS.index(upto)


def flow_of(state: object) -> Flow:
    """Follow the points of a game that is over: of its ``settlement`` and the events that close it, and nothing else.

    Raises ``RuleError``: C28 where the game is not over, "format" for what is no state.
    """
    if not isinstance(state, State):
        raise RuleError("format", N_("{thing} is no state, so there is nothing to settle."), thing=quoted(state))
    if state.settlement is None:
        sentence = N_("The game is not over, so its points are not settled yet.")
        raise RuleError("C28", sentence)
    end, settlement, promotion, *rest = ending_events(state)
    # What the engine tells in this order, told to the type checker.
    if not isinstance(end, GameEndEvent) or not isinstance(settlement, SettlementEvent):
        raise TypeError(end, settlement)
    if not isinstance(promotion, PromotionEvent):
        raise TypeError(promotion)
    match_end = next((event for event in rest if isinstance(event, MatchEndEvent)), None)
    streams = _streams(settlement)
    in_order = tuple(stream for side in (DEFENDERS, DECLARER) for stream in streams if stream.side == side)
    return Flow(in_order, end, settlement, promotion, match_end)


def _streams(settlement: SettlementEvent) -> list[Stream]:
    streams = []
    for seat, (points, side) in enumerate(zip(settlement.taken, settlement.sides, strict=True)):
        part = "declarers" if side == DECLARER else "defenders"
        label = Message(N_("Seat {seat}, tricks"), {"seat": seat})
        streams.append(Stream(f"seat {seat}", label, points, side, part, seat))
    shares = (
        ("table", N_("Last trick"), settlement.table),
        ("hands", N_("Left in hands"), settlement.hands),
        ("kitty", N_("Kitty"), settlement.kitty),
    )
    streams += [Stream(part, Message(name, {}), share.points, share.side, part) for part, name, share in shares]
    return streams
