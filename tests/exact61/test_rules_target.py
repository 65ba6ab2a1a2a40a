"""Exactly 61, and how the strokes record it: D16 to D18, D27, R11 and R12."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import StrokeGroup, strokes
from tests.exact61.positions import FIVES_OPEN, LAST_FIVE, LAST_SIX, SIXES_OPEN, facts, kinds, position, the

LEADS = [
    # score before, tile led, points, accepted, score after, has won
    (0, "1|4", 5, True, 5, False),
    (295, "1|4", 5, True, 300, False),
    (300, "1|4", 5, True, 305, True),
    (300, "5|5", 10, False, 300, False),
    (295, "5|5", 10, True, 305, True),
    (300, "4|6", 10, False, 300, False),
    (300, "0|0", 0, None, 300, False),
    (300, "5|6", 0, None, 300, False),
    (-5, "1|4", 5, True, 0, False),
    (-20, "4|6", 10, True, -10, False),
]


@pytest.mark.parametrize(("before", "tile", "raw", "accepted", "after", "won"), LEADS)
def test_d16_an_event_above_the_target_is_rejected_whole(
    *, before: int, tile: str, raw: int, accepted: bool | None, after: int, won: bool
) -> None:
    hands = "[1|4 5|5 4|6 0|0 5|6][1|1 *]"
    state = position(hands, scores=f"{before},100").play(tile)
    assert facts(state, "placement", "raw", "accepted", "before", "after") == [(raw, accepted, before, after)]
    assert state.scores == (after, 100)
    assert (state.outcome is not None) == won
    if accepted is False:
        assert "D16" in the(state, "placement").rules


def test_d16_after_a_rejected_event_play_goes_on_and_the_placement_stands() -> None:
    state = position("[5|5 1|1 *][0|5 2|2]", scores="300,100").play("5|5")
    assert state.layout.tiles == ("5|5",)
    assert state.hand_over is None
    assert state.turn == 1
    assert "5|5" not in state.hands[0]


def test_d17_an_ordinary_placement_is_one_event() -> None:
    # 10 is above the target and rejected; 5, the next, is an event by itself and wins.
    state = position("[5|5 3|5 *][1|5 2|2]", scores="300,100").play("5|5")
    assert kinds(state) == ["placement"]
    assert facts(state, "placement", "raw", "accepted") == [(10, False)]
    state = state.play("1|5 at 5|5 inline A")
    assert facts(state, "placement", "total", "accepted") == [(11, None)]
    state = state.play("3|5 at 5|5 inline B")
    assert facts(state, "placement", "total", "accepted") == [(4, None)]
    assert state.scores == (300, 100)
    state = position("[5|5 4|5 *][1|5 2|2]", scores="300,100").play("5|5")
    state = state.play("1|5 at 5|5 inline A").play("4|5 at 5|5 inline B")
    assert facts(state, "placement", "raw", "accepted", "before", "after") == [(5, True, 300, 305)]
    assert state.outcome is not None


def test_d18_exactly_61_wins_at_once_in_mid_hand() -> None:
    state = position("[1|4 1|1 *][4|4 0|0]", scores="300,300").play("1|4")
    assert state.outcome is not None
    assert state.outcome.winner == 0
    assert state.hand_over == "won"
    assert kinds(state) == ["placement", "hand_end", "match_end"]
    assert facts(state, "hand_end", "how", "winners", "next_leader") == [("won", (0,), None)]
    assert facts(state, "match_end", "side") == [(0,)]
    assert state.turn is None
    assert len(state.legal_moves()) == 0


def test_d18_nothing_follows_the_win() -> None:
    state = position("[1|4 1|1 *][4|4 0|0]", scores="300,300").play("1|4")
    for again in ("4|4 at 1|4 high", "draw", "pass"):
        problem = state.why_not(again)
        assert problem is not None
        assert problem.rule == "D18"
    with pytest.raises(RuleError) as refused:
        state.next_deal()
    assert refused.value.rule == "D18"


def test_d18_no_later_event_is_applied_where_the_winning_placement_also_blocks() -> None:
    # The block would give seat 1, who holds no pips against 96, 95 points.
    won = position("[5|6 6|6 *][0|0]", FIVES_OPEN, scores="290,200").play(LAST_FIVE)
    assert won.hand_over == "won"
    assert kinds(won) == ["placement", "hand_end", "match_end"]
    assert won.scores == (305, 200)
    blocked = position("[5|6 6|6 *][0|0]", FIVES_OPEN, scores="285,200").play(LAST_FIVE)
    assert blocked.hand_over == "blocked"
    assert blocked.scores == (300, 295)


def test_d18_the_highest_score_is_not_compared_and_there_is_no_deciding_hand() -> None:
    # Two sides stand at 300; who reaches 305 first has won, and whoever else was near has not.
    state = position("[1|1 0|5 *][1|4 0|0]", scores="300,300").play("1|1").play("1|4 at 1|1 inline A")
    assert (state.outcome, state.scores) == (None, (300, 300))
    state = position("[0|5 *][1|4 0|0][2|3 1|1]", scores="300,300,300").play("0|5")
    assert state.outcome is not None
    assert (state.outcome.winner, state.scores) == (0, (305, 300, 300))


def test_r11_a_rejected_event_takes_back_nothing_but_its_points() -> None:
    before = position("[4|6 1|1 *][0|5 2|2]", scores="300,100")
    rejected = before.play("4|6")
    scoreless = position("[4|6 1|1 *][0|5 2|2]", scores="0,100").play("4|6")
    assert rejected.scores == before.scores
    assert rejected.layout == scoreless.layout
    assert (rejected.hands, rejected.turn) == (scoreless.hands, scoreless.turn)


def test_r11_a_gain_that_rounds_to_0_makes_no_event() -> None:
    # The 18 tiles that ALL_SIXES leaves hold 90 pips: 44 and 46 differ by 2, which rounds to 0.
    state = position("[5|6 5|5 4|5 4|4 3|5 2|5 0|2][*]", SIXES_OPEN).play(LAST_SIX)
    held = [sum(tile.pips for tile in hand) for hand in state.hands]
    assert (state.hand_over, held) == ("blocked", [44, 46])
    assert facts(state, "blocked_gain", "raw") == []
    assert state.scores == (0, 0)


STROKES = [
    (5, [(1, 0)]),
    (10, [(2, 0)]),
    (15, [(2, 1)]),
    (45, [(2, 7)]),
    (50, [(2, 8)]),
    (55, [(2, 8), (1, 0)]),
    (100, [(2, 8), (2, 8)]),
    (305, [(2, 8)] * 6 + [(1, 0)]),
]


@pytest.mark.parametrize(("raw", "groups"), STROKES)
def test_d27_a_large_x_and_four_small_ones_record_50_raw_points(raw: int, groups: list[tuple[int, int]]) -> None:
    assert list(strokes(raw)) == groups
    assert sum(group.made for group in strokes(raw)) == raw // 5


def test_d27_a_full_group_is_10_displayed_points() -> None:
    assert strokes(50) == (StrokeGroup(large=2, small=4 * 2),)
    assert strokes(50)[0].made == 10


@pytest.mark.parametrize("raw", [0, -5, -50, -305])
def test_r12_strokes_record_only_what_was_gained(raw: int) -> None:
    assert strokes(raw) == ()


def test_r12_a_score_below_0_is_a_number() -> None:
    state = position("[1|4 *][0|0]", scores="-35,10")
    assert state.displayed_scores == (-7, 2)
    assert [strokes(score) for score in state.scores] == [(), (StrokeGroup(2, 0),)]


def test_d27_only_multiples_of_5_can_be_recorded() -> None:
    with pytest.raises(RuleError) as refused:
        strokes(12)
    assert refused.value.rule == "D15"
