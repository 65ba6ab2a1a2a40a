"""Faults seen in other domino software, each held against this engine."""

from __future__ import annotations

from collections import Counter

import pytest

from gamelib.exact61 import TILES, Layout, going_out_points, start
from tests.exact61.positions import (
    ALL_SIXES,
    LAST_SIX,
    LONG,
    SCORES_0,
    SIXES_OPEN,
    facts,
    position,
)

FIVE_ENDS = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B"


@pytest.mark.parametrize("port", ["inline A", "inline B", "side A", "side B"])
def test_a_double_at_an_arm_of_a_spinner_is_counted_twice(port: str) -> None:
    layout = Layout.from_text("2|2; 2|6 at 2|2 inline A; 2|5 at 2|2 inline B")
    if port.startswith("inline"):
        layout = Layout.from_text("2|2")
    arm = layout.place("2|4", at=("2|2", port)).place("4|4", at=("2|4", "high"))
    assert ("4|4", 8) in arm.scoring_ends


def test_a_spinner_s_unused_sides_are_not_counted() -> None:
    assert Layout.from_text(FIVE_ENDS).total == 5  # not 5 + 1 + 1 + 4 + 4, nor 6
    assert Layout.from_text(FIVE_ENDS).place("1|5", at=("1|1", "side A")).total == 10  # not 11


def test_a_spinner_s_fourth_arm_can_be_used() -> None:
    layout = Layout.from_text(f"{FIVE_ENDS}; 1|5 at 1|1 side A")
    assert layout.place("1|3", at=("1|1", "side B")).total == 13


def test_a_double_with_one_neighbour_keeps_both_its_halves_later_on() -> None:
    layout = Layout.from_text("6|6; 3|6 at 6|6 inline A")
    assert layout.scoring_ends == (("3|6", 3), ("6|6", 12))
    later = layout.place("3|5", at=("3|6", "low")).place("5|5", at=("3|5", "high"))
    assert later.scoring_ends == (("5|5", 10), ("6|6", 12))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_set_has_two_double_blanks(players: int) -> None:
    for seed in range(100):
        state = start(players=players, seed=seed)
        tiles = Counter([*state.talon, *(tile for hand in state.hands for tile in hand)])
        assert tiles == Counter(TILES)
        assert tiles[TILES[0]] == 1


def test_no_false_block_while_a_side_port_is_open() -> None:
    # Nothing held fits an end that counts, but [0|3] fits a side of [3|3].
    layout = "3|3; 3|6 at 3|3 inline A; 3|5 at 3|3 inline B; 6|6 at 3|6 high"
    state = position("[5|5 1|1][0|3 0|0 *]", layout).play("5|5 at 3|5 high")
    assert state.hand_over is None


def test_no_false_block_while_a_player_behind_the_next_can_place() -> None:
    state = position("[0|5 0|0][0|1][0|2][5|6 *]", SIXES_OPEN.rpartition("; ")[0]).play("0|5 at 0|6 low")
    assert state.hand_over is None
    assert [str(move) for move in state.legal_moves()] == ["pass"]


def test_no_block_while_the_talon_has_a_tile() -> None:
    assert position("[5|6 0|0][1|1 *]", SIXES_OPEN, talon="3|3").play(LAST_SIX).hand_over is None


def test_the_last_talon_tile_can_be_drawn() -> None:
    state = position("[1|1 2|2][0|5 *]", "6|6; 0|6 at 6|6 inline A", talon="3|6").play("draw")
    assert state.drawn == "3|6"
    assert state.talon == ()
    assert state.play("3|6 at 6|6 inline B").layout.total == 3


def test_opponents_hands_are_not_rounded_apart() -> None:
    assert going_out_points(0, [["1|1"], ["0|1"]]) == 5  # not 0 + 0
    assert going_out_points(0, [["0|3"], ["1|2"]]) == 5  # not 5 + 5


def test_the_partner_s_pips_are_not_merged_before_rounding() -> None:
    assert going_out_points(0, [["2|2"], ["0|0"]], partner=["1|1"]) == 5  # not round(4 - 2) = 0
    assert going_out_points(0, [["0|3"], ["0|0"]], partner=["1|2"]) == 0  # not round(3 + 3) = 5


@pytest.mark.parametrize(
    ("hands", "before", "won", "after"),
    [
        ("[0|2][1|4]", 295, False, 300),
        ("[0|2][1|4]", 300, True, 305),
        ("[0|2][1|4 2|3 0|6]", 295, False, 295),  # 16 is 15: 310 is above
        ("[0|2][1|4 2|3 0|6]", 290, True, 305),
    ],
)
def test_the_target_is_hit_exactly_and_not_passed(*, hands: str, before: int, won: bool, after: int) -> None:
    state = position(hands, LONG, scores=f"{before},0").play(SCORES_0)
    assert state.scores == (after, 0)
    assert (state.outcome is not None) == won


def test_a_blocked_layout_stays_one_however_the_talon_runs_out() -> None:
    state = position("[0|0 1|1][2|2 *]", ALL_SIXES, talon="3|3 0|1 0|2")
    while state.turn is not None:
        state = state.play(state.legal_moves()[0])
    assert state.hand_over == "blocked"
    assert facts(state, "hand_end", "next_leader") == [("lot",)]
