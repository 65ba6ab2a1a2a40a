"""Going out: D19 to D22, R1 and R7.

On ``LONG`` the last tile [0|2] scores 30 or nothing; the hands still held are made of the tiles it leaves.
"""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import going_out_points, round_to_five
from tests.exact61.positions import LONG, SCORES_0, SCORES_30, facts, kinds, position, the


@pytest.mark.parametrize(("move", "raw"), [(SCORES_30, 30), (SCORES_0, 0)])
def test_d19_the_last_placement_is_counted_and_left_to_the_going_out_event(move: str, raw: int) -> None:
    state = position("[0|2][1|4]", LONG, scores="100,0").play(move)
    assert kinds(state) == ["placement", "going_out", "hand_end"]
    assert facts(state, "placement", "raw", "going_out", "accepted", "before", "after") == [(raw, True, None, 100, 100)]
    assert facts(state, "going_out", "placement", "before", "after") == [(raw, 100, 100 + raw + 5)]
    assert state.scores == (100 + raw + 5, 0)


def test_d19_the_placement_is_not_applied_before_the_rest() -> None:
    # 275 + 30 would be exactly 305; with the opponent's 5 it is above, so nothing is applied and nobody has won.
    state = position("[0|2][1|4]", LONG, scores="275,0").play(SCORES_30)
    assert state.outcome is None
    assert state.scores == (275, 0)


def test_d19_then_the_other_hands_are_shown() -> None:
    before = position("[0|2][0|1][1|1][1|2]", LONG)
    assert before.view(1).hands == (None, ("0|1",), None, None)
    state = before.play(SCORES_0)
    assert state.view(1).hands == ((), ("0|1",), ("1|1",), ("1|2",))
    assert state.went_out == 0
    assert state.hand_over == "out"
    assert facts(state, "hand_end", "how", "winners") == [("out", (0,))]
    problem = state.why_not("pass")
    assert problem is not None
    assert problem.rule == "D19"


ROUNDING = [(0, 0), (1, 0), (2, 0), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 10), (9, 10), (10, 10), (23, 25)]


@pytest.mark.parametrize(("pips", "rounded"), ROUNDING)
def test_d20_remainders_1_and_2_go_down_3_and_4_up(pips: int, rounded: int) -> None:
    assert round_to_five(pips) == rounded


OPPONENTS = [
    # hands, the opponents' pips, rounded
    ("[0|2][0|0]", 0, 0),
    ("[0|2][0|1]", 1, 0),
    ("[0|2][1|1]", 2, 0),
    ("[0|2][0|3]", 3, 5),
    ("[0|2][2|2]", 4, 5),
    ("[0|2][1|4]", 5, 5),
    ("[0|2][1|4 2|3]", 10, 10),
    # Apart these would be 0 + 0, 5 + 5, 0 + 5.
    ("[0|2][1|1][0|1]", 3, 5),
    ("[0|2][0|3][1|2]", 6, 5),
    ("[0|2][1|1][2|2]", 6, 5),
    # With 4 players both opponents, and not the partner.
    ("[0|2][1|1][0|0][0|1]", 3, 5),
    ("[0|2][0|3][0|0][1|2]", 6, 5),
    ("[0|2][0|6 1|4 2|3][0|0][0|4]", 20, 20),
]


@pytest.mark.parametrize(("hands", "pips", "rounded"), OPPONENTS)
def test_d20_all_opponents_pips_are_added_up_and_rounded_once(hands: str, pips: int, rounded: int) -> None:
    state = position(hands, LONG).play(SCORES_0)
    assert facts(state, "going_out", "opponents", "opponents_rounded", "net") == [(pips, rounded, rounded)]
    assert state.scores[0] == rounded


PARTNERS = [
    # hands (seat 0 goes out, seat 2 is the partner), opponents and rounded, partner and rounded, net
    ("[0|2][1|4][0|0][2|3]", (10, 10), (0, 0), 10),
    ("[0|2][1|4][0|3][2|3]", (10, 10), (3, 5), 5),
    ("[0|2][1|4][1|1][2|3]", (10, 10), (2, 0), 10),
    ("[0|2][1|4][0|6][2|3]", (10, 10), (6, 5), 5),
    # 4 is 5 and 2 is 0: 4 + 2 and 4 - 2 rounded together would be 5 and 0.
    ("[0|2][2|2][1|1][0|0]", (4, 5), (2, 0), 5),
    # 3 is 5 and 3 is 5: 3 + 3 would be 5.
    ("[0|2][0|3][1|2][0|0]", (3, 5), (3, 5), 0),
    # 7 is 5 and 6 is 5: 7 + 6 would be 15, and 7 - 6 is 0 as well.
    ("[0|2][0|3][0|6][2|2]", (7, 5), (6, 5), 0),
    # 8 is 10 and 7 is 5: 8 - 7 would be 0.
    ("[0|2][2|2][0|3 1|3][0|4]", (8, 10), (7, 5), 5),
]


@pytest.mark.parametrize(("hands", "opponents", "partner", "net"), PARTNERS)
def test_d21_partner_is_rounded_apart_and_subtracted(
    hands: str, opponents: tuple[int, int], partner: tuple[int, int], net: int
) -> None:
    state = position(hands, LONG, scores="100,100").play(SCORES_0)
    names = ("opponents", "opponents_rounded", "partner", "partner_rounded", "net")
    assert facts(state, "going_out", *names) == [(*opponents, *partner, net)]
    assert state.scores == (100 + net, 100)
    assert "D21" in the(state, "going_out").rules


def test_d21_only_four_players_have_a_partner() -> None:
    for hands in ("[0|2][1|4]", "[0|2][1|4][2|3]"):
        state = position(hands, LONG).play(SCORES_0)
        assert facts(state, "going_out", "partner", "partner_rounded") == [(None, 0)]


def test_d21_as_a_plain_sum() -> None:
    hands = [["2|2"], ["0|4"]]
    assert going_out_points(0, hands) == 10
    assert going_out_points(0, hands, partner=["0|3", "1|3"]) == 5
    assert going_out_points(30, [["0|1"]], partner=[]) == 30
    assert going_out_points(10, [], partner=["5|5", "6|6"]) == -10


ONE_EVENT = [
    # hands, move, score before, net, accepted, score after, has won
    ("[0|2][1|4][0|0][2|3]", SCORES_30, 200, 40, True, 240, False),
    ("[0|2][1|4][0|0][2|3]", SCORES_30, 265, 40, True, 305, True),
    ("[0|2][1|4][0|0][2|3]", SCORES_30, 270, 40, False, 270, False),
    ("[0|2][1|4][0|0][2|3]", SCORES_30, 275, 40, False, 275, False),  # The placement alone would make 305.
    ("[0|2][1|4][0|0][2|3]", SCORES_30, 295, 40, False, 295, False),  # The opponents' 10 alone would make 305.
    ("[0|2][0|0][0|6][1|1]", SCORES_30, 280, 25, True, 305, True),  # The placement alone would be above.
    ("[0|2][0|0][0|6][1|1]", SCORES_30, 275, 25, True, 300, False),  # ... and here would have won.
    ("[0|2][0|4][0|6 1|4][0|0]", SCORES_30, 285, 25, False, 285, False),
    ("[0|2][1|4][0|3][2|3]", SCORES_0, 300, 5, True, 305, True),  # 10 alone would be above.
    ("[0|2][0|0][0|6][1|1]", SCORES_0, 300, -5, True, 295, False),
]


@pytest.mark.parametrize(("hands", "move", "before", "net", "accepted", "after", "won"), ONE_EVENT)
def test_d22_placement_opponents_and_partner_are_one_event_and_only_the_net_counts(
    *, hands: str, move: str, before: int, net: int, accepted: bool, after: int, won: bool
) -> None:
    state = position(hands, LONG, scores=f"{before},0").play(move)
    assert facts(state, "going_out", "net", "accepted", "before", "after") == [(net, accepted, before, after)]
    assert state.scores == (after, 0)
    assert (state.outcome is not None) == won
    assert facts(state, "hand_end", "how", "next_leader") == [("out", None if won else 0)]
    assert ("match_end" in kinds(state)) == won


@pytest.mark.parametrize(("seat", "side"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_d22_the_event_is_the_pair_s(seat: int, side: int) -> None:
    clockwise = ["[0|2]", "[1|4]", "[0|0]", "[2|3]"]
    hands = [clockwise[(other - seat) % 4] for other in range(4)]
    state = position("".join(hands), LONG, turn=seat).play(SCORES_30)
    assert facts(state, "going_out", "seat", "side", "opponents", "partner", "net") == [(seat, side, 10, 0, 40)]
    assert state.scores == ((40, 0) if side == 0 else (0, 40))


BELOW = [
    # hands, score before, net, score after
    ("[0|2][0|0][0|4][0|1]", 0, -5, -5),
    ("[0|2][0|0][0|6 1|4][0|1]", 5, -10, -5),
    ("[0|2][0|0][0|6 1|4][0|1]", -15, -10, -25),
    ("[0|2][1|1][0|6 1|4 2|3][0|3]", 100, -10, 90),
]


@pytest.mark.parametrize(("hands", "before", "net", "after"), BELOW)
def test_r1_a_going_out_event_may_be_negative_and_a_score_below_0(
    hands: str, before: int, net: int, after: int
) -> None:
    state = position(hands, LONG, scores=f"{before},300").play(SCORES_0)
    assert facts(state, "going_out", "net", "accepted", "after") == [(net, True, after)]
    assert state.scores == (after, 300)
    assert state.next_deal().scores == (after, 300)


def test_r7_a_rejected_going_out_event_still_ends_the_hand() -> None:
    state = position("[0|1][0|2][1|4]", LONG, turn=1, leader=0, scores="0,300,10").play(SCORES_30)
    assert facts(state, "going_out", "seat", "net", "accepted") == [(1, 35, False)]
    assert state.scores == (0, 300, 10)
    assert facts(state, "hand_end", "how", "winners", "next_leader") == [("out", (1,), 1)]
    assert state.turn is None
    assert len(state.legal_moves()) == 0
    with pytest.raises(RuleError):
        state.play("pass")
    assert state.next_deal().leader == 1
    assert "R7" in the(state, "going_out").rules
