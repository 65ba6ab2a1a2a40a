"""Moments found in random hands, and layouts shown being built."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TARGET, Layout
from gamelib.lessons.exact61.demonstrations import demonstration
from gamelib.lessons.exact61.moments import MOMENTS, hand_of, moment


@pytest.mark.parametrize("kind", MOMENTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_moment_is_found_again_by_its_seed(kind: str, players: int) -> None:
    if kind == "going out below zero" and players < 4:
        with pytest.raises(RuleError, match=r"Try 4 players\.$"):
            moment(kind, players)
        return
    found = moment(kind, players, seed=61)
    assert found == moment(kind, players, seed=61)
    assert found.players == players


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("a draw that fits", ["draw"]),
        ("a pass", ["pass"]),
        ("a placement that wins", ["placement", "hand_end", "match_end"]),
        ("a placement rejected", ["placement"]),
        ("going out", ["placement", "going_out", "hand_end"]),
        ("going out rejected", ["placement", "going_out", "hand_end"]),
        ("going out wins", ["placement", "going_out", "hand_end", "match_end"]),
    ],
)
def test_a_moment_brings_about_what_its_name_says(kind: str, shown: list[str]) -> None:
    assert [event.kind for event in moment(kind).events] == shown


def test_a_score_that_is_rejected_stays() -> None:
    state = moment("going out rejected")
    assert state.previous is not None
    assert state.scores == state.previous.scores
    event = next(event for event in state.events if event.kind == "going_out")
    assert event.facts["before"] + event.facts["net"] > TARGET  # type: ignore[operator]  # Both are raw points.


def test_a_net_below_zero_lowers_the_score() -> None:
    state = moment("going out below zero")
    assert state.previous is not None
    assert sum(state.scores) < sum(state.previous.scores)


def test_a_hand_is_told_from_its_deal_on() -> None:
    states = hand_of(moment("a block"))
    assert not states[0].layout.placements
    assert states[-1].hand_over == "blocked"
    assert all(after.previous is before for before, after in pairwise(states))


def test_what_is_no_moment_is_refused() -> None:
    with pytest.raises(RuleError, match="is no moment to look for; there are a draw that fits, ") as error:
        moment("a miracle")
    assert error.value.rule == "format"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_demonstration_builds_its_layout_placement_by_placement(players: int) -> None:
    layout = Layout.from_text("1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B")
    states = demonstration(layout, players)
    assert [state.layout.to_text() for state in states[1:]] == [
        "; ".join(layout.to_text().split("; ")[: count + 1]) for count in range(5)
    ]
    assert states[-1].layout == layout


def test_a_demonstration_has_no_more_tiles_than_hands_hold() -> None:
    text = "0|0; " + "; ".join(f"{low}|{low + 1} at {low}|{low} {port}" for low, port in [(0, "inline A")])
    with pytest.raises(RuleError, match="2 players can be shown placing at most 9 tiles, not 10"):
        demonstration(
            f"{text}; 1|1 at 0|1 high; 1|2 at 1|1 inline B; 2|2 at 1|2 high; 2|3 at 2|2 inline B; 3|3 at 2|3 high; "
            "3|4 at 3|3 inline B; 4|4 at 3|4 high; 4|5 at 4|4 inline B",
            players=2,
        )
