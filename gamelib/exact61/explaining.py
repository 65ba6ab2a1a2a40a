"""The events of a state, worked out from the state before and the move between them.

Nothing is decided here: the scores are those that ``Table`` came to, and the arithmetic is ``scoring``'s.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from gamelib.core import Event
from gamelib.exact61 import scoring
from gamelib.exact61.events import DealEvent, DrawEvent, LotEvent, PassEvent, PlacementEvent
from gamelib.exact61.layout import Layout, Place, joining_port
from gamelib.exact61.moves import Draw
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent, HandEndEvent, MatchEndEvent
from gamelib.exact61.table import going_out
from gamelib.exact61.tiles import pips

if TYPE_CHECKING:
    from gamelib.exact61.state import State


DRAW_RULES = ("D7", "D3")
"""The same whether the tile fits or not: other seats see them too."""


def explain(state: State) -> tuple[Event, ...]:
    """Give the events that led to a state, in the order in which they happened."""
    if state.move is None:
        return tuple(_dealt(state)) if state.deal else ()
    if state.previous is None:
        return ()
    return tuple(_moved(state, state.previous))


def _dealt(state: State) -> Iterator[Event]:
    if state.lot:
        yield LotEvent(
            rows=state.lot, leader=state.leader, rules=("D4", "R3") if state.previous is None else ("D5", "R3")
        )
    yield DealEvent(
        leader=state.leader, hand=state.hand_number, players=state.players, talon=len(state.talon), rules=("D3", "R6")
    )


def _moved(state: State, before: State) -> Iterator[Event]:
    seat = before._table.turn
    move = state.move
    if isinstance(move, Place):
        placement = _placement(state, before, seat, move)
        yield placement
        if state.hand_over == "out":
            yield _going_out(state, before, seat)
    elif isinstance(move, Draw):
        fits = state.drawn is not None
        yield DrawEvent(seat=seat, tile=move.tile, fits=fits, talon=len(state.talon), rules=DRAW_RULES)
    else:
        yield PassEvent(seat=seat, rules=("D7",))
    if state.hand_over == "blocked":
        yield from _blocked_gains(state, _scores_before_block(state, before))
    if state.hand_over:
        yield _hand_end(state, seat)
    if state.outcome:
        yield MatchEndEvent(side=state.outcome.winner, rules=("D18",))


def _placement(state: State, before: State, seat: int, move: Place) -> PlacementEvent:
    side = state.sides[seat]
    layout = state.layout
    raw = layout.raw_points
    goes_out = state.hand_over == "out"
    score = before.scores[side]
    accepted = None if goes_out or not raw else scoring.accepts(score, raw)
    rules = [*sum_rules(layout)]
    if goes_out:
        rules.append("D19")
    elif raw:
        rules += ["D17"] if accepted else ["D16", "D17"]
    return PlacementEvent(
        seat=seat,
        side=side,
        tile=move.tile,
        at=move.at,
        joined=None if move.at is None else joining_port(move.tile, move.at),
        ends=layout.scoring_ends,
        total=layout.total,
        raw=raw,
        going_out=goes_out,
        accepted=accepted,
        before=score,
        after=score + raw if accepted else score,
        rules=tuple(rules),
    )


def sum_rules(layout: Layout) -> tuple[str, ...]:
    """Give the rules that make the sum of a layout what it is after its last placement (D4, D6, D9-D15)."""
    tile, at = layout.placements[-1]
    rules = ["D4" if at is None else "D6"]
    if tile.is_double:
        rules += ["D9", "D13"]
    if at is not None and at.tile.is_double:
        counts = any(end.tile == at.tile for end in layout.scoring_ends)
        rules += ["D11"] if at.port.startswith("side") else ["D10", "D13" if counts else "D14"]
    if not tile.is_double:
        rules.append("D12")
    return tuple(dict.fromkeys((*rules, "D15")))


def _going_out(state: State, before: State, seat: int) -> GoingOutEvent:
    side = state.sides[seat]
    total = going_out(state._table, seat)
    score = before.scores[side]
    accepted = scoring.accepts(score, total.net)
    rules = ["D19", "D20"] + (["D21"] if total.partner is not None else []) + ["D22"]
    if not accepted:
        rules += ["D16", "R7"]
    if total.net < 0:
        rules.append("R1")
    return GoingOutEvent(
        seat=seat,
        side=side,
        **total._asdict(),
        accepted=accepted,
        before=score,
        after=score + total.net if accepted else score,
        against=sum(other != side for other in state.sides),
        rules=tuple(rules),
    )


def _scores_before_block(state: State, before: State) -> list[int]:
    """Give the scores after the last placement's own points and before the settlement."""
    scores = list(before.scores)
    if isinstance(state.move, Place):
        side = state.sides[before._table.turn]
        if scoring.accepts(scores[side], state.layout.raw_points):
            scores[side] += state.layout.raw_points
    return scores


def _blocked_gains(state: State, scores: list[int]) -> Iterator[Event]:
    for line in scoring.blocked_lines([pips(hand) for hand in state.hands], state.sides):
        if not line.raw:
            continue  # Ruling R11: no event without a gain.
        side = state.sides[line.seat]
        score = scores[side]
        accepted = scoring.accepts(score, line.raw)
        scores[side] = score + line.raw if accepted else score
        yield BlockedGainEvent(
            seat=line.seat,
            side=side,
            pips=line.pips,
            opponents=line.seats,
            differences=line.differences,
            raw=line.raw,
            accepted=accepted,
            before=score,
            after=scores[side],
            rules=("D24", "D25") if accepted else ("D24", "D25", "D16"),
        )
        if scores[side] == scoring.TARGET:
            return  # D25: the rest are not applied.


def _hand_end(state: State, seat: int) -> HandEndEvent:
    how = state.hand_over or ""
    if how == "blocked":
        winners = scoring.blocked_winners([pips(hand) for hand in state.hands], state.sides)
        rules: tuple[str, ...] = ("D8", "R4", "D23", "D26")
    else:
        winners = (state.sides[seat],)
        rules = ("D19",) if how == "out" else ("D18",)
    if state.next_leader is not None:
        rules += ("D5",)
    return HandEndEvent(how=how, winners=winners, next_leader=state.next_leader, rules=rules)


def seen_by(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """Give events as a seat sees them: what another seat drew stays hidden, and whether it fits (D3)."""
    return tuple(
        replace(event, tile=None, fits=None, rules=DRAW_RULES)
        if isinstance(event, DrawEvent) and event.seat != seat
        else event
        for event in events
    )
