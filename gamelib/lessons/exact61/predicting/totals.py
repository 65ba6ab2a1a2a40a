"""Grade the sum and the points that a learner gave, each against what the learner said before it (D15, D16)."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.lessons.exact61.predicting.guesses import Guess
from gamelib.lessons.exact61.predicting.questions import Question, scored
from gamelib.lessons.exact61.predicting.slips import explain_sum
from gamelib.lessons.exact61.predicting.spots import Spot
from gamelib.lessons.exact61.predicting.sum_mistakes import (
    AddedWrongly,
    DisplayedForRaw,
    NoMultipleScored,
    RawForDisplayed,
    RejectedScored,
    ScoreMissed,
    SumRounded,
    Unexplained,
    WrongPoints,
)
from gamelib.lessons.mistakes import Finding, Mistake


def grade_total(guess: Guess, question: Question, places: Sequence[Spot]) -> tuple[Finding, ...]:
    """Grade the sum: against the ends that were counted, or by itself where none were."""
    if guess.total is None or guess.total == question.total:
        # A sum that is right although the ends are wrong needs no word of its own.
        return ()
    if guess.counted is not None:
        terms = tuple(end.number for end in guess.counted)
        return () if guess.total == sum(terms) else (Finding((AddedWrongly(terms, guess.total),)),)
    mistakes = explain_sum(guess.total, places)
    return (Finding(mistakes or (Unexplained(guess.total, len(question.ends)),)),)


def grade_points(guess: Guess, question: Question, places: Sequence[Spot]) -> tuple[Finding, ...]:
    """Grade the points against the learner's own sum, so that no mistake is told twice.

    Where no sum was given, the points may come of the right sum or of a wrong one: if a single mistake explains them
    either way, both are named.
    """
    if guess.points is None or guess.points == question.points:
        return ()
    own = _own_total(guess)
    total = question.total if own is None else own
    if guess.points == question.points_for(total):
        return ()
    mistake = _mistake(guess.points, total, question)
    slipped = _raw(guess.points, question)
    # No points at all come of many wrong sums: they tell of none.
    slips = explain_sum(slipped, places) if own is None and guess.points else ()
    if slips and guess.points == question.points_for(slipped):
        return (Finding((mistake, *slips) if mistake else slips),)
    if slips and mistake is None:
        # A wrong sum, and then something wrong with what it scores.
        further = _mistake(guess.points, slipped, question)
        return (Finding(slips), *((Finding((further,)),) if further else ()))
    if mistake is None:
        mistake = WrongPoints(total, guess.points, question.before if question.rejects(total) else None)
    return (Finding((mistake,)),)


def _own_total(guess: Guess) -> int | None:
    if guess.total is None and guess.counted is not None:
        return sum(end.number for end in guess.counted)
    return guess.total


def _raw(points: int, question: Question) -> int:
    return points if question.unit == "raw" else points * RAW_PER_POINT


def _mistake(points: int, total: int, question: Question) -> Mistake | None:
    raw = scored(total)
    if not raw:
        return _mistake_without_score(points, total, question)
    if question.rejects(total):
        either = (raw, raw // RAW_PER_POINT)
        return RejectedScored(raw, question.before or 0) if points in either else None
    if not points:
        return ScoreMissed(total)
    if question.unit == "raw":
        return DisplayedForRaw(raw) if points * RAW_PER_POINT == raw else None
    return RawForDisplayed(raw) if points == raw else None


def _mistake_without_score(points: int, total: int, question: Question) -> Mistake | None:
    if not total or points in (total, total // RAW_PER_POINT):
        return NoMultipleScored(total, points)
    as_raw = _raw(points, question)
    return SumRounded(total, points) if as_raw % RAW_PER_POINT == 0 and abs(as_raw - total) < RAW_PER_POINT else None
