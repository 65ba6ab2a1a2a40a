"""A settlement line by line: going out (D19-D22) or a blocked hand (D23-D26), from the engine's own events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gamelib.core import N_, NN_, Message, RuleError, quoted
from gamelib.exact61 import State, pips
from gamelib.exact61.events import DrawEvent, PlacementEvent
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET, BlockedLine, blocked_lines, round_to_five
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent, HandEndEvent, difference_sum


@dataclass(frozen=True, kw_only=True)
class SettlementLine:
    """One line of a settlement: what is looked at, the arithmetic, and the rules behind it.

    ``total`` is the arithmetic, where there is any, ``outcome`` what comes of it. ``seats`` are the hands concerned.
    ``shown`` tells whether the hands are shown yet (before that, the table is), ``counted`` which seats' pips have
    been added up, and ``order`` the seats from the fewest pips on, once they are ranked. ``scores`` are raw points by
    side after this line.
    """

    said: tuple[Message, ...]
    rules: tuple[str, ...]
    scores: tuple[int, ...]
    total: Message | None = None
    outcome: Message | None = None
    seats: tuple[int, ...] = ()
    shown: bool = True
    counted: tuple[int, ...] = ()
    order: tuple[int, ...] = ()


def settlement(state: State) -> tuple[SettlementLine, ...]:
    """Work through the settlement of a hand that has just ended, line by line.

    Raises ``RuleError``: D19 where the hand is not settled, "format" where it is not known how the position came about.
    """
    if not isinstance(state, State):
        raise RuleError("format", N_("{thing} is no state, so there is nothing to settle."), thing=quoted(state))
    if state.hand_over not in ("out", "blocked"):
        sentence = N_("There is nothing to settle: a hand is settled when somebody goes out, or when it is blocked.")
        raise RuleError("D19", sentence)
    if not state.events:
        sentence = N_("This position was read from text: play its last move, so that there is something to tell.")
        raise RuleError("format", sentence)
    lines = _going_out(state) if state.hand_over == "out" else _blocked(state)
    return tuple(lines)


def _hands_end(state: State, line: SettlementLine) -> Iterator[SettlementLine]:
    """Tell who wins the hand and who leads the next one, or that the match is won."""
    end = next(event for event in state.events if isinstance(event, HandEndEvent))
    rest = [event for event in state.events if event.kind == "match_end"]
    told = (*end.messages, *(event.message for event in rest))
    yield replace(
        line, said=told, total=None, outcome=None, rules=(*end.rules, *(rule for event in rest for rule in event.rules))
    )


# ---- going out -------------------------------------------------------------------------------------------------------


def _going_out(state: State) -> Iterator[SettlementLine]:
    placement = next(event for event in state.events if isinstance(event, PlacementEvent))
    event = next(event for event in state.events if isinstance(event, GoingOutEvent))
    before = tuple(event.before if side == event.side else score for side, score in enumerate(state.scores))
    opponents = tuple(seat for seat, side in enumerate(state.sides) if side != event.side)
    partner = tuple(seat for seat, side in enumerate(state.sides) if side == event.side and seat != event.seat)
    yield SettlementLine(
        said=(placement.message,),
        total=placement.sum_message,
        outcome=placement.score_message,
        rules=placement.rules,
        scores=before,
        seats=(event.seat,),
        shown=False,
    )
    yield SettlementLine(
        said=(
            Message(
                N_("That was the last tile of seat {seat}. Everybody else shows their hand."), {"seat": event.seat}
            ),
        ),
        rules=("D19",),
        scores=before,
    )
    line = SettlementLine(
        said=(
            Message(
                NN_(
                    "The pips of the opponent, seat {seats}, are added up.",
                    "The pips of all opponents, seats {seats}, are added up.",
                ),
                {"seats": opponents, "count": len(opponents)},
            ),
        ),
        total=_sum([pips(state.hands[seat]) for seat in opponents]),
        rules=("D20",),
        scores=before,
        seats=opponents,
        counted=opponents,
    )
    yield line
    yield replace(line, said=(rounding(event.opponents),), total=_rounded(event.opponents))
    if event.partner is not None:
        line = replace(line, seats=partner, counted=(*opponents, *partner), rules=("D21",))
        held = Message(
            NN_(
                "The partner, seat {seat}, holds {held}. It is rounded by itself, and will be subtracted.",
                "The partner, seat {seat}, holds {held}. They are rounded by themselves, and will be subtracted.",
            ),
            {"seat": partner[0], "held": _pips(event.partner), "count": event.partner},
        )
        yield replace(line, said=(held, rounding(event.partner)), total=_rounded(event.partner))
    facts = {"count": len(opponents)}
    sentence: str = NN_(
        "The last placement and the opponent's pips make one event.",
        "The last placement and the opponents' pips make one event.",
    )
    if event.partner is not None:
        sentence = N_("The last placement, plus the opponents' pips, minus the partner's, make one event.")
    line = replace(line, seats=(event.seat,), rules=("D22", *(["R1"] if event.net < 0 else [])))
    yield replace(line, said=(Message(sentence, facts),), total=event.sum_message)
    line = replace(line, scores=state.scores)
    rules = ("D16", "D22") if event.accepted else ("D16", "D22", "R7")
    yield replace(line, said=_check(event), total=event.sum_message, outcome=event.score_message, rules=rules)
    yield from _hands_end(state, line)


# ---- blocked hands ---------------------------------------------------------------------------------------------------


def _blocked(state: State) -> Iterator[SettlementLine]:
    gains = {event.seat: event for event in state.events if isinstance(event, BlockedGainEvent)}
    scores = list(state.scores)
    for event in gains.values():
        scores[event.side] -= event.raw if event.accepted else 0
    yield from _last_move(state, tuple(scores))
    seats = tuple(range(state.players))
    held = [pips(hand) for hand in state.hands]
    line = SettlementLine(
        said=(Message(N_("All hands are shown, and the pips of each are added up, every hand by itself."), {}),),
        rules=("D23",),
        scores=tuple(scores),
        counted=seats,
    )
    yield line
    rows = blocked_lines(held, state.sides)
    order = tuple(row.seat for row in rows)
    ranked = tuple(Message(N_("seat {seat} ({pips})"), {"seat": row.seat, "pips": row.pips}) for row in rows)
    tie = len(set(held)) < len(held)
    line = replace(line, order=order)
    yield replace(
        line,
        said=(Message(N_("From the fewest pips to the most: {ranked}."), {"ranked": ranked}),),
        rules=("D23", *(("D25", "R2") if tie else ())),
    )
    for row in rows:
        yield replace(
            line, said=_compared(row), total=_differences(row), rules=_gain_rules(row), seats=(row.seat, *row.seats)
        )
        gain = gains.get(row.seat)
        if gain is None:
            continue
        scores[gain.side] = gain.after
        line = replace(line, scores=tuple(scores))
        yield replace(
            line,
            said=_check(gain),
            total=_differences(row),
            outcome=gain.score_message,
            rules=("D25", "D16"),
            seats=(row.seat,),
        )
        if gain.accepted and gain.after == TARGET:
            break  # D25: the rest are not applied.
    yield from _hands_end(state, line)


def _last_move(state: State, scores: tuple[int, ...]) -> Iterator[SettlementLine]:
    """Tell the move after which nobody could go on, and that the hand is blocked (D8)."""
    for event in state.events:
        if isinstance(event, PlacementEvent):
            yield SettlementLine(
                said=(event.message,),
                total=event.sum_message,
                outcome=event.score_message,
                rules=event.rules,
                scores=scores,
                seats=(event.seat,),
                shown=False,
            )
        elif isinstance(event, DrawEvent):
            yield SettlementLine(
                said=(event.message,), rules=event.rules, scores=scores, seats=(event.seat,), shown=False
            )
    yield SettlementLine(
        said=(Message(N_("The talon is empty and nobody can place a tile: the hand is blocked."), {}),),
        rules=("D8", "R4"),
        scores=scores,
        shown=False,
    )


def _compared(row: BlockedLine) -> tuple[Message, ...]:
    facts = {"seat": row.seat, "held": _pips(row.pips), "opponents": row.seats, "count": len(row.seats)}
    if not row.seats:
        return (Message(N_("Seat {seat} holds {held}. No opponent holds more, so it gains nothing."), facts),)
    return (
        Message(
            NN_(
                "Seat {seat} holds {held}. One opponent holds more, seat {opponents}; the difference counts:",
                "Seat {seat} holds {held}. {count} opponents hold more, seats {opponents}; the differences count:",
            ),
            facts,
        ),
    )


def _differences(row: BlockedLine) -> Message | None:
    return difference_sum(row.pips, row.differences, row.raw) if row.seats else None


def _gain_rules(row: BlockedLine) -> tuple[str, ...]:
    return ("D24", "R11") if row.seats and not row.raw else ("D24",)


def _check(event: GoingOutEvent | BlockedGainEvent) -> tuple[Message, ...]:
    """Hold an event against the target: what the score would come to, in displayed points (D16)."""
    points = (event.net if isinstance(event, GoingOutEvent) else event.raw) // RAW_PER_POINT
    before = event.before // RAW_PER_POINT
    facts = {"before": before, "points": abs(points), "after": before + points, "target": TARGET // RAW_PER_POINT}
    sentence = N_(
        "Against the target, in displayed points: {before} + {points} = {after}, and {target} may not be passed."
    )
    if points < 0:
        sentence = N_("In displayed points: {before} − {points} = {after}. A score may fall, even below 0.")
    return (Message(sentence, facts),)


# ---- arithmetic ------------------------------------------------------------------------------------------------------


def _sum(terms: list[int]) -> Message:
    if len(terms) == 1:
        return _pips(terms[0])
    return Message(N_("{terms} = {total}"), {"terms": " + ".join(map(str, terms)), "total": sum(terms)})


def _pips(count: int) -> Message:
    return Message(NN_("{count} pip", "{count} pips"), {"count": count})


def _rounded(held: int) -> Message:
    return Message(N_("{pips} → {rounded}"), {"pips": held, "rounded": round_to_five(held)})


def rounding(held: int) -> Message:
    """Say how pips are rounded to a multiple of 5, and why so (D20)."""
    facts = {"pips": held, "rest": held % 5, "rounded": round_to_five(held)}
    if not held % 5:
        return Message(N_("{pips} is a multiple of 5 and stays as it is."), facts)
    if held % 5 < 3:
        return Message(N_("{pips} is {rest} above a multiple of 5, so it is rounded down to {rounded}, once."), facts)
    return Message(N_("{pips} is {rest} above a multiple of 5, so it is rounded up to {rounded}, once."), facts)
