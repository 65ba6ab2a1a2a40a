"""A blocked hand: D23 to D26, R2 and R11.

``ALL_SIXES`` leaves 18 tiles with 90 pips to hold, ``ALL_FIVES`` 18 with 96. Seat 0 or another brings the block about
by laying the last six (which scores nothing) or the last five (which scores 15).
"""

from __future__ import annotations

from itertools import permutations

import pytest

from gamelib.exact61 import State, blocked_points
from tests.exact61.positions import FIVES_OPEN, LAST_FIVE, LAST_SIX, SIXES_OPEN, facts, kinds, position


def blocked(hands: str, scores: str | None = None, turn: int = 0) -> State:
    """Lay the last six from a seat that holds it beside the tiles of ``hands``."""
    parts = hands.strip("[]").split("][")
    parts[turn] = f"5|6 {parts[turn]}"
    state = position("".join(f"[{part}]" for part in parts), SIXES_OPEN, scores=scores, turn=turn).play(LAST_SIX)
    assert state.hand_over == "blocked"
    assert facts(state, "placement", "total", "accepted") == [(18, None)]
    return state


def held(state: State) -> list[int]:
    return [sum(tile.pips for tile in hand) for hand in state.hands]


def gains(state: State) -> list[tuple[object, ...]]:
    return facts(state, "blocked_gain", "seat", "pips", "differences", "raw")


RANKED = [
    # hands, their pips, who gains in which order
    ("[0|0][0|1][*]", [0, 1, 89], [0, 1]),
    ("[0|1][0|0][*]", [1, 0, 89], [1, 0]),
    ("[*][0|1][0|0]", [89, 1, 0], [2, 1]),
    ("[2|2 3|3][*][0|1]", [10, 79, 1], [2, 0]),
    # Pairs: seats 0 and 2 against 1 and 3, each hand by itself.
    ("[0|1][*][0|0][1|1]", [1, 87, 0, 2], [2, 0]),
    ("[5|5][0|1][0|0][*]", [10, 1, 0, 79], [2, 1, 0]),
]


@pytest.mark.parametrize(("hands", "pips", "order"), RANKED)
def test_d23_hands_are_ranked_by_pips_each_by_itself(hands: str, pips: list[int], order: list[int]) -> None:
    state = blocked(hands)
    assert held(state) == pips
    assert [seat for seat, *_ in gains(state)] == order


COMPARED = [
    # hands; each gain as seat, its pips, the differences, raw
    ("[5|5 4|5 4|4 3|5 0|4][*]", [(0, 39, (12,), 10)]),
    ("[*][5|5 4|5 4|4 3|5 0|4]", [(1, 39, (12,), 10)]),
    # 7 + 76 is rounded once: apart it would be 5 + 75.
    ("[0|0][2|5][*]", [(0, 0, (7, 83), 90), (1, 7, (76,), 75)]),
    # Lower and equal hands give nothing.
    ("[1|1][0|2][*]", [(0, 2, (84,), 85), (1, 2, (84,), 85)]),
    # 3 + 2 = 5 in one: apart it would be 5 + 0.
    ("[0|0][0|3][*][0|2]", [(0, 0, (3, 2), 5), (3, 2, (83,), 85), (1, 3, (82,), 80)]),
]


@pytest.mark.parametrize(("hands", "expected"), COMPARED)
def test_d24_the_differences_to_opponents_with_more_pips_are_added_and_rounded_once(
    hands: str, expected: list[tuple[object, ...]]
) -> None:
    assert gains(blocked(hands)) == expected


def test_d24_the_gain_goes_to_the_hand_s_side() -> None:
    state = blocked("[5|5 4|5][0|0][*][0|1]")
    assert held(state) == [19, 0, 70, 1]
    assert facts(state, "blocked_gain", "seat", "side", "differences", "raw") == [
        (1, 1, (19, 70), 90),
        (3, 1, (18, 69), 85),
    ]
    assert state.scores == (0, 175)


def test_d24_a_partner_s_hand_is_never_compared() -> None:
    state = blocked("[0|0][0|3][*][0|4]")
    assert held(state) == [0, 3, 83, 4]
    # Seat 0 is compared with 1 and 3, not with its partner's 83; the opponents with 83, and not with each other.
    assert gains(state) == [(0, 0, (3, 4), 5), (1, 3, (80,), 80), (3, 4, (79,), 80)]
    assert state.scores == (5, 160)


def test_d24_as_plain_sums() -> None:
    hands = [["0|1"], ["2|3"], ["6|6"]]
    assert blocked_points(hands, (0, 1, 2)) == ((0, 15), (1, 5))
    four = [["1|2"], ["2|2"], ["0|0"], ["5|6"]]
    # Seat 2: 4 + 11 = 15; seat 0: 1 + 8 = 9, so 10; seat 1 has less than no opponent, seat 3 the most.
    assert blocked_points(four, (0, 1, 0, 1)) == ((2, 15), (0, 10))
    assert blocked_points([["1|1"], ["0|2"]], (0, 1)) == ()


def test_d24_the_block_s_own_placement_is_scored_first_and_by_itself() -> None:
    state = position("[5|6 6|6 *][0|0]", FIVES_OPEN, scores="100,100").play(LAST_FIVE)
    assert kinds(state) == ["placement", "blocked_gain", "hand_end"]
    assert facts(state, "placement", "raw", "accepted", "before", "after") == [(15, True, 100, 115)]
    assert facts(state, "blocked_gain", "seat", "differences", "raw", "before", "after") == [(1, (96,), 95, 100, 195)]
    assert state.scores == (115, 195)


EVENTS = [
    # hands, scores before, each event as seat, raw, accepted, score after; the winner
    # Above the target by itself; the others still count.
    ("[0|0][0|1][*]", "250,100,0", [(0, 90, False, 250), (1, 90, True, 190)], None),
    ("[0|0][0|1][*]", "250,250,0", [(0, 90, False, 250), (1, 90, False, 250)], None),
    # The first that makes exactly 61 ends the match.
    ("[0|0][0|1][*]", "215,100,0", [(0, 90, True, 305)], 0),
    ("[0|0][0|1][*]", "215,215,0", [(0, 90, True, 305)], 0),
    ("[0|1][0|0][*]", "215,215,0", [(1, 90, True, 305)], 1),
    ("[0|0][0|1][*]", "220,215,0", [(0, 90, False, 220), (1, 90, True, 305)], 1),
    # A pair's two hands: the first is rejected, the second, smaller, is not.
    ("[0|0][0|3][*][0|4]", "0,145", [(0, 5, True, 5), (1, 80, True, 225), (3, 80, True, 305)], 1),
    ("[0|0][0|3][*][0|4]", "0,225", [(0, 5, True, 5), (1, 80, True, 305)], 1),
    ("[0|0][0|3][*][0|4]", "300,225", [(0, 5, True, 305)], 0),
    ("[5|5 4|5][0|0][*][0|1]", "0,220", [(1, 90, False, 220), (3, 85, True, 305)], 1),
    ("[5|5 4|5][0|0][*][0|1]", "0,135", [(1, 90, True, 225), (3, 85, False, 225)], None),
]


@pytest.mark.parametrize(("hands", "scores", "events", "winner"), EVENTS)
def test_d25_each_gain_is_an_event_of_its_own(
    hands: str, scores: str, events: list[tuple[int, int, bool, int]], winner: int | None
) -> None:
    state = blocked(hands, scores)
    assert facts(state, "blocked_gain", "seat", "raw", "accepted", "after") == events
    expected = [int(score) for score in scores.split(",")]
    for seat, _, _, after in events:
        expected[state.sides[seat]] = after
    assert list(state.scores) == expected
    assert (state.outcome and state.outcome.winner) == winner
    assert kinds(state)[-1] == ("hand_end" if winner is None else "match_end")
    assert facts(state, "hand_end", "how", "next_leader") == [("blocked", "lot" if winner is None else None)]


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("order", list(permutations(["1|1", "0|2", "*"])))
def test_d25_hands_with_equal_pips_are_taken_in_clockwise_seat_order(order: tuple[str, ...], turn: int) -> None:
    state = blocked("".join(f"[{hand}]" for hand in order), turn=turn)
    tied = [seat for seat in range(3) if order[seat] != "*"]
    assert [seat for seat, *_ in gains(state)] == tied


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_r2_the_clockwise_order_of_equal_hands_starts_at_seat_0(turn: int) -> None:
    # Seats 0 and 3 hold 2 pips each, for opposing sides; either gain would win the match.
    hands = "[1|1][*][2|2 5|5 2|3][0|2]"
    assert [(seat, raw) for seat, _, _, raw in gains(blocked(hands, turn=turn))] == [(0, 65), (3, 15), (2, 50)]
    won = blocked(hands, "240,290", turn=turn)
    assert won.outcome is not None
    assert won.outcome.winner == 0
    assert won.scores == (305, 290)


WINNERS = [
    # hands, the sides that win the hand (several: it is tied)
    ("[0|0][0|1][*]", (0,)),
    ("[*][0|1][0|0]", (2,)),
    ("[1|1][0|2][*]", (0, 1)),
    ("[*][1|1][0|2]", (1, 2)),
    ("[5|5 4|5 4|4 3|5 2|5 0|3][*]", (0, 1)),
    # Pairs: a tie inside one pair is that pair's win, even where the partner or the score says otherwise.
    ("[1|1][5|5][0|2][*]", (0,)),
    ("[5|5][1|1][*][0|2]", (1,)),
    ("[1|1][0|2][5|5][*]", (0, 1)),
    ("[0|0][0|1][*][1|1]", (0,)),
]


@pytest.mark.parametrize(("hands", "winners"), WINNERS)
def test_d26_the_side_of_the_fewest_pips_wins_the_hand_and_opposing_sides_tie_it(
    hands: str, winners: tuple[int, ...]
) -> None:
    for scores in (None, "300,-5,0" if hands.count("[") == 3 else "300,-5"):
        state = blocked(hands, scores)
        assert facts(state, "hand_end", "how", "winners") == [("blocked", winners)]


def test_d26_a_rejected_gain_changes_nothing_of_who_wins_the_hand() -> None:
    state = blocked("[0|0][0|1][*]", "300,0,0")
    assert facts(state, "blocked_gain", "seat", "accepted") == [(0, False), (1, True)]
    assert facts(state, "hand_end", "winners") == [((0,),)]
