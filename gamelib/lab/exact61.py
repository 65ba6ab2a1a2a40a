"""Exact 61 in the laboratory: what is recorded of a hand and of a match."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, RuleError
from gamelib.exact61 import Draw, Pass, Place, State, computer, pips, start
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.scoring import TARGET
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent
from gamelib.lab.jobs import Job, moved


class Hand(NamedTuple):
    """What became of one hand. Seats and sides count from 0, points are raw.

    ``seed`` deals the same hand again, with ``start``. ``first`` is the tile led by the seat ``leader``; ``how`` it
    ended is "out", "blocked" or "won" (in mid-hand), ``went_out`` the seat that went out. By side: ``points`` gained,
    and the ``rejected`` events with the points ``lost`` in them. By seat: the pips ``held`` at the end. ``placements``,
    ``draws`` and ``passes`` are counted over all.
    """

    number: int
    seed: int
    leader: int
    first: str
    how: str
    went_out: int | None
    points: tuple[int, ...]
    rejected: tuple[int, ...]
    lost: tuple[int, ...]
    held: tuple[int, ...]
    placements: int
    draws: int
    passes: int


class Match(NamedTuple):
    """What became of one match. Sides count from 0, points are raw.

    ``seed`` deals the same match again. The ``winner`` is a side; ``won_by`` is the kind of its last event:
    "placement", "going_out" or "blocked_gain", worth ``won_with`` points. ``hands`` were played, ``blocked`` of them
    blocked. ``first_over`` is the side whose event was the first that reached 61 or would have passed it, in hand
    ``first_over_hand``, counted from 1. By side: the final ``scores``, and the ``rejected`` events with the points
    ``lost`` in them.
    """

    number: int
    seed: int
    winner: int
    won_by: str
    won_with: int
    hands: int
    blocked: int
    first_over: int
    first_over_hand: int
    scores: tuple[int, ...]
    rejected: tuple[int, ...]
    lost: tuple[int, ...]


class _Scored(NamedTuple):
    """One scoring event: ``raw`` points for a side, taken or not."""

    kind: str
    side: int
    raw: int
    before: int
    accepted: bool


def scored(state: State) -> list[_Scored]:
    """List the scoring events that a state's last move brought about, as the engine tells them (D15-D25)."""
    if not isinstance(state.move, Place | Draw) or not (state.hand_over or state.layout.raw_points):
        return []  # Most moves score nothing; asking for all their events would take most of the time.
    found = []
    for event in state.events:
        if isinstance(event, PlacementEvent | GoingOutEvent | BlockedGainEvent) and event.accepted is not None:
            raw = event.net if isinstance(event, GoingOutEvent) else event.raw
            found.append(_Scored(event.kind, event.side, raw, event.before, event.accepted))
    return found


class _Tally:
    """Counts, state by state, what both kinds of records tell."""

    def __init__(self, sides: int) -> None:
        self.rejected, self.lost = [0] * sides, [0] * sides
        self.last: _Scored | None = None
        self.first_over: tuple[int, int] | None = None

    def take(self, state: State) -> None:
        for event in scored(state):
            if not event.accepted:
                self.rejected[event.side] += 1
                self.lost[event.side] += event.raw
            else:
                self.last = event
            if self.first_over is None and event.before + event.raw >= TARGET:
                self.first_over = event.side, state.hand_number + 1


def _start(job: Job, number: int) -> State:
    return start(len(job.players), job.item_seed(number), job.scores)


def play_hand(job: Job, number: int) -> Hand:
    """Play one hand."""
    begun = state = _start(job, number)
    seats = job.seated(number, computer)
    tally = _Tally(len(state.scores))
    draws = passes = 0
    while state.turn is not None:
        state = moved(state, seats)
        tally.take(state)
        draws += isinstance(state.move, Draw)
        passes += isinstance(state.move, Pass)
    return Hand(
        number=number,
        seed=job.item_seed(number),
        leader=begun.leader,
        first=str(state.layout.tiles[0]),
        how=state.hand_over or "",
        went_out=state.went_out,
        points=tuple(after - before for before, after in zip(begun.scores, state.scores, strict=True)),
        rejected=tuple(tally.rejected),
        lost=tuple(tally.lost),
        held=tuple(pips(hand) for hand in state.hands),
        placements=len(state.layout),
        draws=draws,
        passes=passes,
    )


def play_match(job: Job, number: int) -> Match:
    """Play one match to its end."""
    state = _start(job, number)
    seats = job.seated(number, computer)
    tally = _Tally(len(state.scores))
    blocked = 0
    while not state.outcome:
        state = state.next_deal() if state.turn is None else moved(state, seats)
        tally.take(state)
        blocked += state.hand_over == "blocked"
    last, over = tally.last, tally.first_over
    assert last is not None and over is not None  # noqa: S101, PT018 - the event that won is both.
    return Match(
        number=number,
        seed=job.item_seed(number),
        winner=state.outcome.winner,
        won_by=last.kind,
        won_with=last.raw,
        hands=state.hand_number + 1,
        blocked=blocked,
        first_over=over[0],
        first_over_hand=over[1],
        scores=state.scores,
        rejected=tuple(tally.rejected),
        lost=tuple(tally.lost),
    )


PLAY = {"hand": play_hand, "match": play_match}
RECORDS = {"hand": Hand, "match": Match}


def seats(players: int) -> int:
    """Say how many play where so many players are named: at least 2 (D2)."""
    return max(2, players)


def check(job: Job) -> None:
    """See that the job's first item can begin; raises ``RuleError``."""
    if job.levels is not None or job.rules is not None:
        raise RuleError("format", N_("Levels and rules are options of 5-10-K, and there are none in Exact 61."))
    _start(job, 0)
    for player in job.players:
        if isinstance(player, str):
            computer(player)
