"""What a learner predicts of climbs is graded by the engine, and each mistake named is the one made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from gamelib.fivetenk.settlement_events import PromotionEvent, SettlementEvent, promotion_events
from gamelib.fivetenk.settling import Share
from gamelib.lessons.fivetenk.predicting import (
    ClimbGuess,
    ClimbQuestion,
    grade_climb,
)
from tests.fivetenk.matches import match
from tests.lessons.fivetenk.predictions import (
    MATCHES,
    ask_climb,
    kinds,
    sensible,
)
from tests.lessons.fivetenk.retold import LADDER, ROWS, SEATS, climbed


def asked(points: int, declarers: tuple[int, ...], before: tuple[str, ...], how: str = "one left") -> ClimbQuestion:
    """Ask about a settled game of which only this matters."""
    promotion = next(e for e in promotion_events(points, declarers, before) if isinstance(e, PromotionEvent))
    sides = tuple("declarer" if seat in declarers else "defenders" for seat in SEATS)
    share = Share(0, "defenders")
    settlement = SettlementEvent(
        taken=(0,) * 6, sides=sides, tricks=(share, share), table=share, kitty=share, hands=share, defenders=points,
        declarers=300 - points, buried=(), rules=("C30",),
    )  # fmt: skip
    return ClimbQuestion(how, settlement, promotion)


def row(points: int) -> tuple[int, int, str, int]:
    return next(row for row in ROWS if row[0] <= points <= row[1])


def after(points: int, declarers: tuple[int, ...], before: tuple[str, ...]) -> tuple[str, ...]:
    _, _, winner, steps = row(points)
    return tuple(
        climbed(level, steps) if (seat in declarers) == (winner == "declarer") else level
        for seat, level in enumerate(before)
    )


CASES = [((0,), ("3",) * 6), ((0, 2, 5), ("3", "4", "K", "A", "Q", "10")), ((1, 4), ("A", "K", "J", "3", "A", "9"))]


@pytest.mark.parametrize(("declarers", "before"), CASES)
def test_the_right_answer_about_a_promotion_is_that_of_the_rulebook(
    declarers: tuple[int, ...], before: tuple[str, ...]
) -> None:
    for points in range(0, 301, 5):
        _, _, winner, steps = row(points)
        question = asked(points, declarers, before)
        assert grade_climb(ClimbGuess(winner, steps, after(points, declarers, before)), question).right


class Row(NamedTuple):
    """What was answered about points in a row of the table, and the steps of the rows above and below."""

    side: str
    steps: int
    points: int
    low: int
    high: int
    near: list[int]


ROW_CLAIMS: dict[str, Callable[[Any, Row], bool]] = {
    "MorePointsWin": lambda m, r: r.side == "declarer" and m.declarers > m.defenders >= 120 == m.enough,
    "WrongSide": lambda m, r: m.enough == 120 and m.points == r.points,
    "WinMustClimb": lambda m, r: (m.low, m.high) == (120, 175) == (r.low, r.high) and r.steps == 1,
    "AllOrNothing": lambda m, r: r.steps == 3 and 0 < r.points < 300 == m.most,
    "EdgeOfRow": lambda m, r: r.points in (r.low, r.high) == (m.low, m.high) and r.steps in r.near,
    "RowAboveOrBelow": lambda m, r: (m.low, m.high) == (r.low, r.high) and r.steps in r.near,
    "WrongSteps": lambda m, r: r.steps not in r.near and m.points == r.points,
}


@pytest.mark.parametrize(("declarers", "before"), CASES)
def test_every_other_side_and_row_is_explained(declarers: tuple[int, ...], before: tuple[str, ...]) -> None:
    seen = set()
    for points in range(0, 301, 5):
        low, high, winner, right = row(points)
        near = [steps for first, last, _, steps in ROWS if last == low - 5 or first == high + 5]
        question = asked(points, declarers, before)
        for side in ("declarer", "defenders"):
            for steps in range(5):
                response = grade_climb(ClimbGuess(side, steps), question)
                assert len(response.findings) == (side != winner) + (steps != right)
                assert response.open == ("levels",)
                sensible(response)
                one = Row(side, steps, points, low, high, near)
                for mistake in response.mistakes:
                    assert ROW_CLAIMS[type(mistake).__name__](mistake, one), (mistake, one)
                seen |= kinds(response)
    assert seen == ROW_CLAIMS.keys()


def test_being_out_first_decides_nothing() -> None:
    question = asked(150, (0,), ("3",) * 6, how="declarer's side out")
    response = grade_climb(ClimbGuess("declarer"), question)
    assert kinds(response) == {"OutFirstWins"}
    assert response.rules == ("C31",)
    assert kinds(grade_climb(ClimbGuess("defenders"), asked(60, (0,), ("3",) * 6, "defenders out"))) == {"OutFirstWins"}


BEFORE = ("K", "4", "A", "10", "J", "3")


@pytest.mark.parametrize(
    ("points", "levels", "wanted"),
    [
        (50, ("A", "4", "won", "10", "J", "3"), {"StopsAtA"}),
        (50, ("A", "4", "A", "10", "J", "3"), {"StopsAtA", "WinnersLeftOut"}),
        (100, ("won", "4", "won", "10", "J", "3"), {"PastATooSoon"}),
        (50, ("won", "6", "won", "10", "J", "3"), {"LosersClimb"}),
        (190, ("K", "5", "A", "J", "Q", "3"), {"WinnersLeftOut"}),
        (250, ("K", "5", "A", "J", "Q", "4"), {"StartCounted"}),
        (250, ("K", "6", "A", "6", "K", "5"), {"LevelOfAnother"}),
        (250, ("K", "6", "A", "A", "K", "5"), {"WrongLevel"}),
        (150, ("K", "5", "A", "J", "Q", "4"), {"NothingToClimb"}),
    ],
)
def test_a_wrong_level_is_traced_back(points: int, levels: tuple[str, ...], wanted: set[str]) -> None:
    question = asked(points, (0, 2), BEFORE)
    response = grade_climb(ClimbGuess(*row(points)[2:], levels), question)
    assert kinds(response) == wanted
    assert "C32" in response.rules
    sensible(response)


def test_levels_are_graded_against_the_learners_own_steps() -> None:
    question = asked(100, (0, 2), BEFORE)
    response = grade_climb(ClimbGuess("declarer", 2, ("won", "4", "won", "10", "J", "3")), question)
    assert kinds(response) == {"RowAboveOrBelow"}
    response = grade_climb(ClimbGuess("defenders", 1, ("K", "5", "A", "J", "Q", "4")), question)
    assert kinds(response) == {"WrongSide"}


def test_any_levels_are_answered_in_whole_sentences() -> None:
    stream = Random(5)
    rungs = [*LADDER, "won"]
    for _ in range(400):
        points, declarers = stream.randrange(0, 301, 5), tuple(sorted(stream.sample(range(6), stream.randint(1, 3))))
        before = tuple(stream.choice(rungs[1:-1]) for _ in SEATS)
        levels = tuple(stream.choice([level, stream.choice(rungs)]) for level in after(points, declarers, before))
        response = grade_climb(ClimbGuess(*row(points)[2:], levels), asked(points, declarers, before))
        assert response.right == (levels == after(points, declarers, before))
        sensible(response)


def test_part_of_an_answer_about_a_promotion_is_graded_alone() -> None:
    question = asked(100, (0, 2), BEFORE)
    assert grade_climb(ClimbGuess(winner="declarer"), question).open == ("steps", "levels")
    assert grade_climb(ClimbGuess(steps=1), question).open == ("winner", "levels")
    assert not grade_climb(ClimbGuess(steps=1), question).findings


def test_a_real_settlement_asks_what_its_events_tell() -> None:
    for seed in MATCHES:
        state = match(seed).state
        question = ask_climb(state)
        assert question.promotion.after == state.levels
        winner, steps = row(question.settlement.defenders)[2:]
        assert grade_climb(ClimbGuess(winner, steps, state.levels), question).right
