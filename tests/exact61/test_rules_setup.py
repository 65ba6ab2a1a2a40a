"""The set, the players, the deal and the lot: D1 to D5, R2, R3 and R6."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from gamelib.core import RuleError, chance, shuffled
from gamelib.exact61 import TILES, State, record, replay, start
from gamelib.exact61 import pips as count_pips
from tests.exact61.positions import LONG, SCORES_0, SCORES_30, facts, kinds, position

SEEDS = range(60)


def written_down(state: State) -> dict[str, Any]:
    """Give the record of a match of which nothing but the first deal is known."""
    return record(state)


def test_d1_the_set_has_28_tiles_and_168_pips() -> None:
    every = {f"{low}|{high}" for low, high in combinations_with_replacement(range(7), 2)}
    assert len(TILES) == len(every) == 28
    assert {str(tile) for tile in TILES} == every
    assert count_pips(TILES) == 168
    assert sum(tile.low + tile.high for tile in TILES) == 168


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d1_every_deal_is_of_the_whole_set(players: int) -> None:
    for seed in SEEDS:
        state = start(players=players, seed=seed)
        assert sorted([*state.talon, *(tile for hand in state.hands for tile in hand)]) == sorted(TILES)


SETS = [
    # how many tiles of the talon are left, what is added behind them, and the tiles that the fault is about
    (17, "0|0", "twice"),
    (18, "0|0", "twice"),
    (17, "", "leaves out"),
    (0, "", "leaves out"),
]


@pytest.mark.parametrize(("left", "more", "words"), SETS)
def test_d1_a_set_with_a_tile_twice_or_not_at_all_is_refused(left: int, more: str, words: str) -> None:
    record_of_it = written_down(start(players=2, seed=1))
    talon = [tile for tile in record_of_it["hands"][0]["talon"] if tile != "0|0"]
    # [0|0] is in a hand or goes to the front of the talon, which has 18 tiles.
    talon = ["0|0", *talon][-18:]
    record_of_it["hands"][0]["talon"] = [*talon[:left], *more.split()]
    with pytest.raises(RuleError) as refused:
        replay(record_of_it)
    assert refused.value.rule == "D1"
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("players", "sides"),
    [(2, (0, 1)), (3, (0, 1, 2)), (4, (0, 1, 0, 1))],
)
def test_d2_two_and_three_play_for_themselves_and_four_in_pairs(players: int, sides: tuple[int, ...]) -> None:
    state = start(players=players)
    assert state.sides == sides
    assert state.scores == (0,) * len(set(sides))


@pytest.mark.parametrize(
    ("hands", "seat", "scores"),
    [
        ("[1|4 *][0|0]", 0, (5, 0)),
        ("[0|0][1|4 *]", 1, (0, 5)),
        ("[0|0][0|1][1|4 *]", 2, (0, 0, 5)),
        ("[1|4 *][0|0][0|1][0|2]", 0, (5, 0)),
        ("[0|0][1|4 *][0|1][0|2]", 1, (0, 5)),
        ("[0|0][0|1][1|4 *][0|2]", 2, (5, 0)),
        ("[0|0][0|1][0|2][1|4 *]", 3, (0, 5)),
    ],
)
def test_d2_a_pair_has_one_score(hands: str, seat: int, scores: tuple[int, ...]) -> None:
    assert position(hands, turn=seat).play("1|4").scores == scores


@pytest.mark.parametrize("players", [0, 1, 5, 6, -2, 2.0, "4", None, True])
def test_d2_no_other_number_can_play(players: object) -> None:
    with pytest.raises(RuleError) as refused:
        start(players=players)  # type: ignore[arg-type]
    assert refused.value.rule == "D2"


@pytest.mark.parametrize(("players", "talon"), [(2, 18), (3, 13), (4, 8)])
def test_d3_each_is_dealt_five_and_the_others_are_the_talon(players: int, talon: int) -> None:
    for seed in SEEDS:
        state = start(players=players, seed=seed)
        assert [len(hand) for hand in state.hands] == [5] * players
        assert len(state.talon) == talon


def test_d3_every_talon_tile_can_be_drawn_the_last_one_too() -> None:
    state = position("[0|0 1|1][3|6 *]", "3|4", talon="0|1 0|2 1|2")
    for tile in ("0|1", "0|2", "1|2"):
        assert [str(move) for move in state.legal_moves()] == ["draw"]
        state = state.play("draw")
        assert tile in state.hands[0]
    assert state.talon == ()
    assert [str(move) for move in state.legal_moves()] == ["pass"]


def test_d3_a_hand_of_another_size_is_refused() -> None:
    for wrong in (4, 6):
        record_of_it = written_down(start(players=2, seed=1))
        hand = record_of_it["hands"][0]
        tiles = [*hand["deal"][0], *hand["talon"]]
        hand["deal"][0], hand["talon"] = tiles[:wrong], tiles[wrong:]
        with pytest.raises(RuleError) as refused:
            replay(record_of_it)
        assert refused.value.rule == "D3"


def test_d3_hands_stay_hidden_until_the_settlement() -> None:
    hands = "[0|2][1|1][1|2]"
    state = position(hands, LONG)
    for seat in range(3):
        assert [hand is None for hand in state.view(seat).hands] == [other != seat for other in range(3)]
        assert state.view(seat).hand == state.hands[seat]
    settled = state.play(SCORES_0)
    for seat in range(3):
        assert settled.view(seat).hands == settled.hands == ((), ("1|1",), ("1|2",))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d4_the_lot_gives_the_lead_whatever_was_dealt(players: int) -> None:
    for seed in SEEDS:
        state = start(players=players, seed=seed)
        row = state.lot[-1]
        highest = max(value for value in row if value is not None)
        assert [seat for seat, value in enumerate(row) if value == highest] == [state.leader]
        # The leader may lead any tile.
        assert [str(move) for move in state.legal_moves()] == sorted(state.hands[state.leader])
        assert state.turn == state.leader


def test_d4_any_seat_can_lead_any_deal() -> None:
    written = written_down(start(players=4, seed=3))
    for seat in range(4):
        written["hands"][0] |= {"leader": seat, "lot": [[0.1 + 0.5 * (other == seat) for other in range(4)]]}
        assert replay(written).start.turn == seat


def test_d4_the_dealing_order_does_not_matter() -> None:
    written = written_down(start(players=3, seed=3))
    other = written_down(start(players=3, seed=3))
    other["hands"][0]["deal"] = [tiles[::-1] for tiles in other["hands"][0]["deal"]]
    assert replay(other).start == replay(written).start
    assert replay(other).start.legal_moves() == replay(written).start.legal_moves()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d4_turns_go_clockwise(players: int) -> None:
    for seed in range(20):
        state = start(players=players, seed=seed)
        while state.turn is not None:
            seat, move = state.turn, state.legal_moves()[0]
            state = state.play(move)
            if state.turn is not None:
                assert state.turn == (seat if str(move) == "draw" else (seat + 1) % players)


LOTS: list[tuple[list[list[float | None]], int]] = [
    ([[0.2, 0.9, 0.4]], 1),
    ([[0.9, 0.9, 0.4], [0.1, 0.3, None]], 1),
    ([[0.5, 0.5, 0.5], [0.7, 0.2, 0.7], [0.3, None, 0.4]], 2),
    ([[0.4, 0.9, 0.9], [None, 0.6, 0.6], [None, 0.5, 0.2]], 1),
]


@pytest.mark.parametrize(("rows", "leader"), LOTS)
def test_d4_those_who_tie_draw_again_and_only_they(rows: list[list[float | None]], leader: int) -> None:
    written = written_down(start(players=3, seed=3))
    written["hands"][0] |= {"leader": leader, "lot": rows}
    state = replay(written).start
    assert state.leader == state.turn == leader
    assert kinds(state) == ["lot", "deal"]
    assert facts(state, "lot", "rows", "leader") == [(tuple(map(tuple, rows)), leader)]
    if len(rows) > 1:
        unsettled = written["hands"][0]["lot"] = rows[:-1]
        with pytest.raises(RuleError) as refused:
            replay(written)
        assert refused.value.rule in {"D4", "R3"}
        written["hands"][0]["lot"] = [*unsettled, [0.1 + 0.5 * (seat == leader) for seat in range(3)]]
        if None in rows[-1]:
            with pytest.raises(RuleError) as refused:
                replay(written)
            assert refused.value.rule == "R3"


@pytest.mark.parametrize(("move", "scores"), [(SCORES_0, "0,0,0"), (SCORES_30, "300,300,300")])
def test_d5_who_goes_out_leads_the_next_hand(move: str, scores: str) -> None:
    for seat in range(3):
        hands = ["[0|1]", "[1|1]", "[1|2]"]
        hands[seat] = "[0|2]"
        over = position("".join(hands), LONG, turn=seat, leader=(seat + 1) % 3, scores=scores).play(move)
        assert over.next_leader == seat
        assert facts(over, "hand_end", "how", "next_leader") == [("out", seat)]
        after = over.next_deal()
        assert after.turn == after.leader == seat
        assert after.lot == ()
        assert kinds(after) == ["deal"]


def test_d5_after_a_blocked_hand_a_new_lot_is_drawn_whoever_won() -> None:
    leaders = set()
    for seed in range(30):
        state = start(players=2, seed=seed)
        while not state.outcome:
            if state.turn is not None:
                state = state.play(state.legal_moves()[0])
                continue
            after = state.next_deal()
            if state.hand_over == "blocked":
                (how, winners, leader) = facts(state, "hand_end", "how", "winners", "next_leader")[0]
                assert (how, leader) == ("blocked", "lot")
                assert kinds(after) == ["lot", "deal"]
                assert after.lot
                leaders.add(after.leader in winners)  # type: ignore[operator]
            state = after
    assert leaders == {True, False}


def test_r2_seats_are_numbered_clockwise_from_0() -> None:
    state = position("[0|0 *][0|1 1|1][0|2 2|2][0|3 3|3]")
    turns = [state.turn]
    for move in ("0|0", "0|1 at 0|0 inline A", "0|2 at 0|0 inline B", "0|3 at 0|0 side A"):
        state = state.play(move)
        turns.append(state.turn)
    assert turns == [0, 1, 2, 3, 0]
    assert record(start(players=2, seed=1))["hands"][0]["leader"] in {0, 1}  # type: ignore[index]


def test_r3_the_lot_comes_from_the_seed_and_stands_in_the_record() -> None:
    lots = []
    for seed in SEEDS:
        state = start(players=4, seed=seed)
        assert state.lot == start(players=4, seed=seed).lot
        assert [tuple(row) for row in written_down(state)["hands"][0]["lot"]] == list(state.lot)
        assert all(value is not None for value in state.lot[0])
        lots.append(state.lot)
    assert len(set(lots)) == len(SEEDS)
    assert {start(players=4, seed=seed).leader for seed in SEEDS} == {0, 1, 2, 3}


def test_r3_the_highest_leads_and_those_tied_for_the_highest_draw_again() -> None:
    tied = 0
    for seed in range(400):
        state = start(players=4, seed=seed)
        drawing = [0, 1, 2, 3]
        for row in state.lot:
            assert [seat for seat, value in enumerate(row) if value is not None] == drawing
            values = [value for value in row if value is not None]
            drawing = [seat for seat, value in enumerate(row) if value == max(values)]
        assert drawing == [state.leader]
        tied += len(state.lot) > 1
    assert tied


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r6_seat_0_gets_its_five_then_seat_1_and_the_talon_is_drawn_from_its_front(players: int) -> None:
    drawn = 0
    for seed in range(10):
        tiles = shuffled(TILES, chance("exact61", seed, "deal", 0))
        state = start(players=players, seed=seed)
        hand = written_down(state)["hands"][0]
        assert [*(tile for dealt in hand["deal"] for tile in dealt), *hand["talon"]] == tiles
        for seat in range(players):
            assert list(state.hands[seat]) == sorted(tiles[5 * seat : 5 * seat + 5])
        draws = []
        while state.turn is not None:
            state = state.play(state.legal_moves()[0])
            draws += [tile for (tile,) in facts(state, "draw", "tile")]
        assert draws == tiles[5 * players :][: len(draws)]
        drawn += len(draws)
    assert drawn
