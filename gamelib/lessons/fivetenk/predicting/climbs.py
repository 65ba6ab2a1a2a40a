"""Who climbs how far: asked when a game is settled and the defenders' points are known (C31, C32)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gamelib.fivetenk import State, climb
from gamelib.fivetenk.bands import band_of, bands
from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER, DEFENDERS, LADDER, WON
from gamelib.fivetenk.settlement_events import PromotionEvent, SettlementEvent
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT
from gamelib.lessons.fivetenk.predicting.climb_mistakes import (
    AllOrNothing,
    EdgeOfRow,
    LevelOfAnother,
    LosersClimb,
    MorePointsWin,
    NothingToClimb,
    OutFirstWins,
    PastATooSoon,
    RowAboveOrBelow,
    SharedSlip,
    StartCounted,
    StopsAtA,
    WinMustClimb,
    WinnersLeftOut,
    WrongLevel,
    WrongSide,
    WrongSteps,
)
from gamelib.lessons.mistakes import Finding, Graded, Mistake

OUT = {DECLARERS_OUT: DECLARER, DEFENDERS_OUT: DEFENDERS}
"""The side that is out, by how a game has ended early (C27)."""


@dataclass(frozen=True)
class ClimbGuess:
    """Which side has won, how many levels each of it climbs, and the levels then; ``None`` for what was not answered.

    ``levels`` are those of all six seats, "won" past A.
    """

    winner: str | None = None
    steps: int | None = None
    levels: tuple[str, ...] | None = None


@dataclass(frozen=True)
class ClimbQuestion:
    """A settled game: ``how`` it ended, the ``settlement`` that is shown, and the ``promotion`` that is asked about."""

    how: str
    settlement: SettlementEvent
    promotion: PromotionEvent


def climb_question(state: State) -> ClimbQuestion | None:
    """Give the question that a state poses: something, where a game has just been settled."""
    found = {type(event): event for event in state.events}
    settlement, promotion = found.get(SettlementEvent), found.get(PromotionEvent)
    if not isinstance(settlement, SettlementEvent) or not isinstance(promotion, PromotionEvent):
        return None
    return ClimbQuestion(state.how or "", settlement, promotion)


def grade_climb(guess: ClimbGuess, question: ClimbQuestion) -> Graded:
    """Grade who has won, the steps and the levels, each against what the learner said before it."""
    event = question.promotion
    findings = []
    if guess.winner not in (None, event.winner):
        findings.append(Finding((_side(guess.winner or "", question),)))
    if guess.steps not in (None, event.steps):
        findings.append(Finding((_steps(guess.steps or 0, event),)))
    if guess.levels not in (None, event.after):
        findings += [Finding((mistake,)) for mistake in _levels(guess, question)]
    open_parts = tuple(part for part in ("winner", "steps", "levels") if getattr(guess, part) is None)
    return Graded(tuple(findings), open_parts)


def _side(side: str, question: ClimbQuestion) -> Mistake:
    points, declarers = question.settlement.defenders, question.settlement.declarers
    enough = next(band.low for band in bands() if band.winner == DEFENDERS)
    if OUT.get(question.how) == side:
        return OutFirstWins(side)
    if side == DECLARER and declarers > points:
        return MorePointsWin(points, declarers, enough)
    return WrongSide(side, points, enough)


def _steps(given: int, event: PromotionEvent) -> Mistake:
    points, rows = event.defenders, bands()
    band = band_of(points)
    place = rows.index(band)
    beside = [row for row in rows[max(0, place - 1) : place + 2] if row.steps == given]
    if given == max(row.steps for row in rows):
        return AllOrNothing(given, points, ALL_POINTS)
    if not beside:
        return WrongSteps(given, points)
    if not event.steps:
        return WinMustClimb(band.low, band.high)
    if points == (band.low if beside[0].low < points else band.high):
        return EdgeOfRow(points, band.low, band.high)
    return RowAboveOrBelow(given, points, band.low, band.high)


def _levels(guess: ClimbGuess, question: ClimbQuestion) -> tuple[Mistake, ...]:
    """Name what is wrong with the levels, as the winner and the steps that the learner gave would have them."""
    event = question.promotion
    winner = guess.winner or event.winner
    steps = event.steps if guess.steps is None else guess.steps
    winners = [seat for seat, side in enumerate(question.settlement.sides) if side == winner]
    targets = {seat: climb(event.before[seat], steps) for seat in winners}
    alike: dict[type[SharedSlip], list[int]] = {}
    others: list[Mistake] = []
    for seat, (before, given) in enumerate(zip(event.before, guess.levels or (), strict=True)):
        wanted = targets.get(seat, before)
        kind = None if given == wanted else LosersClimb if seat not in targets else _kind(before, given, wanted, steps)
        if kind is not None:
            alike.setdefault(kind, []).append(seat)
        elif given != wanted:
            others.append(_other(seat, given, event.before, targets, steps))
    return (*(kind(tuple(seats), len(seats)) for kind, seats in alike.items()), *others)


def _kind(before: str, given: str, wanted: str, steps: int) -> type[SharedSlip] | None:
    """Tell which of the mistakes that several winners can share explains a level."""
    if not steps:
        return NothingToClimb
    if given == before:
        return WinnersLeftOut
    if {given, wanted} == {LADDER[-1], WON}:
        return StopsAtA if wanted == WON else PastATooSoon
    return StartCounted if given == climb(before, steps - 1) else None


def _other(seat: int, given: str, before: Sequence[str], targets: Mapping[int, str], steps: int) -> Mistake:
    """Explain the level of one winner: it may be where another one gets to."""
    for other, target in targets.items():
        if target == given:
            return LevelOfAnother(seat, other, before[seat])
    return WrongLevel(seat, given, before[seat], steps)
