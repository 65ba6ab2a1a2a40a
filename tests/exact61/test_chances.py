"""The chance of winning the match: a race to exactly 61, in which who leads is a little ahead."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.exact61.players.chances import HEAD_START, PACE, SHARES, winning_chances

SCORES = [(0, 0), (150, 155), (300, 300), (300, 0), (-35, 290), (295, 260, 300), (0, 0, 0), (-500, 100)]


@pytest.mark.parametrize("scores", SCORES)
@pytest.mark.parametrize("leader", [-1, 0, 1])
def test_chances_add_up_to_1_and_none_is_lost(scores: tuple[int, ...], leader: int) -> None:
    chances = winning_chances(scores, leader)
    assert len(chances) == len(scores)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


def test_equal_scores_have_equal_chances_and_the_lead_is_an_advantage() -> None:
    assert winning_chances((100, 100)) == pytest.approx((0.5, 0.5))
    assert winning_chances((85, 85, 85)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    for scores in SCORES[:-1]:
        for side in range(len(scores)):
            assert winning_chances(scores, side)[side] > winning_chances(scores)[side]


def test_d18_who_stands_at_exactly_61_has_won() -> None:
    assert winning_chances((305, 300)) == (1, 0)
    assert winning_chances((100, 0, 305), 0) == (0, 0, 1)


def test_more_points_are_better_far_from_61() -> None:
    chances = [winning_chances((score, 100))[0] for score in range(-50, 280, 5)]
    assert chances == sorted(chances)


def test_d16_the_last_point_is_harder_to_get_than_the_last_two_or_three() -> None:
    # One displayed point is to be had from the smallest events alone, and all others are rejected.
    assert winning_chances((300, 200))[0] < winning_chances((295, 200))[0]


def race(scores: tuple[int, ...], leader: int, stream: Random) -> int:
    """Run the race itself: give the side that arrives first, a tie within a step being drawn by lot."""
    at = [score // 5 for score in scores]
    step = 0
    while True:
        arrived = []
        for side in range(len(at)):
            started = step >= (0 if leader in (side, -1) else HEAD_START)
            if started and stream.random() < PACE:
                (points,) = stream.choices([*SHARES], [*SHARES.values()])
                at[side] += points if at[side] + points <= 61 else 0
                if at[side] == 61:
                    arrived.append(side)
        if arrived:
            return stream.choice(arrived)
        step += 1


@pytest.mark.parametrize(("scores", "leader"), [((280, 300), 0), ((100, 160), -1), ((290, 250, 300), 1)])
def test_chances_are_those_of_races_run(scores: tuple[int, ...], leader: int) -> None:
    stream = Random(3)
    won = [race(scores, leader, stream) for _ in range(6000)]
    for side, chance in enumerate(winning_chances(scores, leader)):
        assert won.count(side) / 6000 == pytest.approx(chance, abs=0.02)
