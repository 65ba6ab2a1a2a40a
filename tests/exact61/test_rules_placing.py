"""Joining, drawing, passing, and when a hand is blocked: D6 to D8, R4, R5 and R8 to R10."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout, State
from tests.exact61.positions import (
    ALL_SIXES,
    FIVES_OPEN,
    LAST_FIVE,
    LAST_SIX,
    SIXES_OPEN,
    facts,
    kinds,
    position,
)


def moves(state: State) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def rule_against(state: State, move: str) -> str | None:
    problem = state.why_not(move)
    return None if problem is None else problem.rule


JOININGS = [
    # the tile that lies, its port, the tile that comes, the port it joins by, and the new outer end
    ("1|4", "low", "1|6", "low", ("1|6", 6)),
    ("1|4", "low", "0|1", "high", ("0|1", 0)),
    ("1|4", "high", "4|5", "low", ("4|5", 5)),
    ("1|4", "high", "2|4", "high", ("2|4", 2)),
    ("1|4", "low", "1|1", "inline A", ("1|1", 2)),
    ("2|2", "inline A", "2|6", "low", ("2|6", 6)),
    ("2|2", "inline B", "0|2", "high", ("0|2", 0)),
]


@pytest.mark.parametrize(("lying", "port", "tile", "joins_by", "end"), JOININGS)
def test_d6_a_half_joins_the_same_number_and_the_other_is_the_new_end(
    lying: str, port: str, tile: str, joins_by: str, end: tuple[str, int]
) -> None:
    layout = Layout().place(lying).place(tile, at=(lying, port))
    assert layout.joins == (((lying, port), (tile, joins_by)),)
    assert end in layout.scoring_ends
    assert layout.total == sum(contribution for _, contribution in layout.scoring_ends)
    assert (lying, port) not in [place[:2] for place in layout.open_ports]


REFUSED_JOININGS = [
    ("1|4", "2|3 at 1|4 low", "another number"),
    ("1|4", "4|6 at 1|4 low", "the number at the other port"),
    ("1|4; 1|6 at 1|4 low", "1|2 at 1|4 low", "joined already"),
    ("1|4", "1|2 at 2|2 inline A", "a tile that is not there"),
    ("1|4", "1|2", "no port named"),
    ("empty", "1|2 at 1|4 low", "nothing to join"),
]


@pytest.mark.parametrize(("layout", "move", "what"), REFUSED_JOININGS, ids=[row[2] for row in REFUSED_JOININGS])
def test_d6_a_tile_joins_nothing_but_an_open_port_of_the_same_number(layout: str, move: str, what: str) -> None:
    # [1|1] and [4|4] keep the seat from having to draw.
    state = position("[1|1 4|4 2|3 4|6 1|2][0|0 *]", layout)
    assert rule_against(state, move) == "D6", what


@pytest.mark.parametrize(("layout", "move"), [("1|4", "1|1 at 1|4 low"), ("1|4; 4|6 at 1|4 high", "6|6 at 4|6 high")])
def test_d6_a_double_lies_across_its_line_and_goes_on_straight(layout: str, move: str) -> None:
    lying = Layout.from_text(layout)
    tile, _, at = move.partition(" at ")
    port = at.partition(" ")[::2]
    after = lying.place(tile, at=port)
    assert after.joins[-1] == (port, (tile, "inline A"))
    assert [(str(place.tile), place.port) for place in after.open_ports if place.tile == tile] == [(tile, "inline B")]


def test_d6_placing_ends_the_turn() -> None:
    state = position("[1|4 1|1 *][4|4 1|2]")
    assert (state.turn, state.play("1|4").turn) == (0, 1)


def test_d7_who_can_place_must_place() -> None:
    state = position("[1|2 3|3][0|0 *]", "1|4", talon="4|6")
    assert moves(state) == ["1|2 at 1|4 low"]
    assert rule_against(state, "draw") == rule_against(state, "pass") == "D7"


def test_d7_who_cannot_draws_one_by_one_and_stops_at_the_first_that_fits() -> None:
    state = position("[2|3 3|3][0|0 *]", "1|4", talon="2|2 3|5 4|6 1|1")
    for front in ("2|2", "3|5", "4|6"):
        assert moves(state) == ["draw"]
        assert rule_against(state, "pass") == "D7"
        assert state.drawn is None
        state = state.play("draw")
        assert facts(state, "draw", "seat", "tile") == [(0, front)]
        assert state.turn == 0
    assert state.drawn == "4|6"
    assert moves(state) == ["4|6 at 1|4 high"]
    assert state.talon == ("1|1",)


@pytest.mark.parametrize("move", ["draw", "pass", "3|3 at 1|4 low", "2|3 at 1|4 high"])
def test_d7_the_tile_that_fits_is_placed_at_once(move: str) -> None:
    state = position("[2|3 3|3 4|6][0|0 *]", "1|4", talon="1|1", drawn="4|6")
    assert rule_against(state, move) == "D7"
    placed = state.play("4|6 at 1|4 high")
    assert (placed.turn, placed.drawn) == (1, None)


@pytest.mark.parametrize(("talon", "must"), [("5|6", "draw"), ("", "pass")])
def test_d7_who_can_place_nothing_may_not_try(talon: str, must: str) -> None:
    state = position("[2|3 3|3][0|0 *]", "1|4", talon=talon)
    assert moves(state) == [must]
    assert rule_against(state, "2|3 at 1|4 low") == "D7"


def test_d7_who_cannot_place_with_an_empty_talon_passes() -> None:
    state = position("[2|3 3|3][0|0 *]", "1|4")
    assert moves(state) == ["pass"]
    assert rule_against(state, "draw") == "D7"
    passed = state.play("pass")
    assert facts(passed, "pass", "seat") == [(0,)]
    assert (passed.turn, passed.layout, passed.hands, passed.scores) == (1, state.layout, state.hands, state.scores)


BLOCKS = [
    # layout, move, hands, talon, how the hand stands after the move
    (SIXES_OPEN, LAST_SIX, "[5|6 0|0][1|1 *]", "", "blocked"),
    (SIXES_OPEN, LAST_SIX, "[5|6 0|0][1|1 *]", "3|3", None),
    (SIXES_OPEN, "5|5 at 0|5 high", "[5|6 5|5][1|1 *]", "", None),
    (SIXES_OPEN, "5|5 at 0|5 high", "[5|5 0|0][5|6 *]", "", None),
    (FIVES_OPEN, LAST_FIVE, "[5|6 0|0][1|1 *]", "", "blocked"),
]


@pytest.mark.parametrize(("layout", "move", "hands", "talon", "how"), BLOCKS)
def test_d8_a_hand_is_blocked_only_with_an_empty_talon_and_nobody_to_place(
    layout: str, move: str, hands: str, talon: str, how: str | None
) -> None:
    state = position(hands, layout, talon=talon).play(move)
    assert state.hand_over == how
    assert ("hand_end" in kinds(state)) == (how is not None)


def test_r4_a_block_is_noticed_at_once_and_no_pass_is_awaited() -> None:
    state = position("[5|6 0|0][1|1][2|2 *]", SIXES_OPEN).play(LAST_SIX)
    assert state.hand_over == "blocked"
    assert state.turn is None
    assert moves(state) == []
    assert kinds(state)[0] == "placement"
    assert kinds(state)[-1] == "hand_end"
    assert rule_against(state, "pass") == "D8"


def test_r4_a_block_is_found_right_after_the_last_talon_tile_was_drawn() -> None:
    state = position("[0|0 1|1][2|2 *]", ALL_SIXES, talon="3|3 0|1", scores="0,100")
    first = state.play("draw")
    assert (first.hand_over, first.turn, moves(first)) == (None, 0, ["draw"])
    last = first.play("draw")
    assert last.hand_over == "blocked"
    assert kinds(last) == ["draw", "blocked_gain", "hand_end"]
    assert moves(last) == []


def test_r4_no_block_where_the_last_drawn_tile_or_another_hand_can_be_placed() -> None:
    fits = position("[0|0 1|1][2|2 *]", SIXES_OPEN, talon="5|6").play("draw")
    assert (fits.hand_over, moves(fits)[0]) == (None, LAST_SIX)
    other = position("[0|0 1|1][5|6 *]", SIXES_OPEN, talon="2|2").play("draw")
    assert (other.hand_over, moves(other)) == (None, ["pass"])
    assert other.play("pass").turn == 1


def test_r5_a_player_chooses_freely_among_tiles_and_ports() -> None:
    state = position("[1|2 2|4 1|4][0|0 *]", "1|1", talon="4|6")
    assert moves(state) == ["1|2 at 1|1 inline A", "1|2 at 1|1 inline B", "1|4 at 1|1 inline A", "1|4 at 1|1 inline B"]
    for move in moves(state):
        assert state.play(move).layout.tiles == ("1|1", move[:3])


def test_r5_the_drawn_tile_s_port_is_chosen_too() -> None:
    state = position("[0|0][2|2 *]", "1|4; 1|6 at 1|4 low", talon="4|6 3|3").play("draw")
    assert moves(state) == ["4|6 at 1|4 high", "4|6 at 1|6 high"]
    assert [state.play(move).layout.total for move in moves(state)] == [12, 8]


def test_r8_after_the_first_tile_the_port_is_always_named() -> None:
    only_one = position("[1|2 0|0][2|2 *]", "1|4; 4|6 at 1|4 high", talon="3|3")
    assert moves(only_one) == ["1|2 at 1|4 low"]
    assert rule_against(only_one, "1|2") == "D6"
    with pytest.raises(RuleError):
        only_one.play({"seat": 0, "place": "1|2", "at": None})
    with pytest.raises(RuleError):
        Layout().place("2|2").place("2|6")


@pytest.mark.parametrize("port", ["inline A", "inline B"])
def test_r8_either_inline_port_of_a_lone_first_double_may_be_named(port: str) -> None:
    assert Layout().place("2|2").place("2|6", at=("2|2", port)).total == 10


@pytest.mark.parametrize(("port", "left"), [("side A", "side B"), ("side B", "side A")])
def test_r8_either_side_port_may_be_named_once_they_are_open(port: str, left: str) -> None:
    inside = Layout.from_text("2|2; 2|6 at 2|2 inline A; 2|5 at 2|2 inline B")
    after = inside.place("2|4", at=("2|2", port))
    assert [place.port for place in after.open_ports if place.tile == "2|2"] == [left]


def test_r9_each_port_is_a_move_of_its_own_and_the_list_shows_all() -> None:
    lone = position("[2|6 0|0][1|1 *]", "2|2", talon="3|3")
    assert moves(lone) == ["2|6 at 2|2 inline A", "2|6 at 2|2 inline B"]
    inside = position("[2|4 0|0][1|1 *]", "2|2; 2|6 at 2|2 inline A; 2|5 at 2|2 inline B", talon="3|3")
    assert moves(inside) == ["2|4 at 2|2 side A", "2|4 at 2|2 side B"]
    # One number at two ends, and a tile that fits by either half.
    halves = position("[1|4 0|0][1|1 *]", "1|2; 2|4 at 1|2 high; 4|4 at 2|4 high", talon="3|3")
    assert moves(halves) == ["1|4 at 1|2 low", "1|4 at 4|4 inline B"]
    number = position("[1|3 0|0][1|1 *]", "2|3; 2|5 at 2|3 low; 3|5 at 2|5 high", talon="3|3")
    assert moves(number) == ["1|3 at 2|3 high", "1|3 at 3|5 low"]


def test_r10_placing_the_last_tile_is_going_out_even_where_nobody_could_go_on() -> None:
    blocked = position("[5|6 0|0][1|1 *]", SIXES_OPEN).play(LAST_SIX)
    assert blocked.hand_over == "blocked"
    out = position("[5|6][0|0 1|1 *]", SIXES_OPEN).play(LAST_SIX)
    assert out.hand_over == "out"
    assert out.went_out == 0
    assert kinds(out) == ["placement", "going_out", "hand_end"]
    assert out.next_leader == 0
