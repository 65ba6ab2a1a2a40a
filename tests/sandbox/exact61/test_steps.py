"""Steps change a free table or a match, or are refused with their rule and what would be legal."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout, State, Tile, start
from gamelib.sandbox.exact61 import FreeTable, Position, act, done, free_table, table_of

DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high"


def table(line: str = DIAGRAM, *steps: str) -> FreeTable:
    position: Position = table_of(Layout.from_text(line))
    for step in steps:
        position = act(position, step)
    assert isinstance(position, FreeTable)
    return position


def test_a_free_table_lays_any_tile_that_fits_wherever_it_was() -> None:
    laid = table(DIAGRAM, "hand 2 2|4", "4|2 at 4|4 inline B")
    assert laid.layout.to_text() == f"{DIAGRAM}; 2|4 at 4|4 inline B"
    assert laid.hands == ((), (), (), ())
    assert (laid.turn, laid.scores) == (0, (0, 0)), "nobody's turn passes, and nothing is scored"


@pytest.mark.parametrize(
    ("step", "rule", "legal"),
    [
        ("2|3 at 1|4 low", "D6", ["0|1 at 1|1 inline B", "1|2 at 1|1 inline B", "1|3 at 1|1 inline B"]),
        ("2|4 at 1|1 inline B", "D6", ["2|4 at 4|4 inline B"]),
        ("2|4 at 4|4 side A", "D10", ["2|4 at 4|4 inline B"]),
        ("2|4", "D6", ["2|4 at 4|4 inline B"]),
        ("4|4", "D1", []),
        ("4|4 at 4|4 inline B", "D1", ["0|4 at 4|4 inline B"]),
    ],
)
def test_what_does_not_fit_names_its_rule_and_what_does(step: str, rule: str, legal: list[str]) -> None:
    with pytest.raises(RuleError) as refused:
        act(table(), step)
    assert refused.value.rule == rule
    assert [str(place) for place in refused.value.legal][: len(legal)] == legal
    for place in refused.value.legal:
        assert act(table(), str(place)).layout.last == place.tile  # type: ignore[attr-defined]


def test_the_first_tile_lies_at_no_port() -> None:
    with pytest.raises(RuleError) as refused:
        act(free_table(), "1|1 at 4|4 inline A")
    assert (refused.value.rule, [*map(str, refused.value.legal)]) == ("D6", ["1|1"])


def test_tiles_are_taken_off_where_nothing_is_joined_to_them() -> None:
    assert table(DIAGRAM, "take").layout.to_text() == "1|4; 1|1 at 1|4 low"
    assert table(DIAGRAM, "take 1|1").layout.to_text() == "1|4; 4|4 at 1|4 high"
    assert table("1|4", "take").layout == Layout()
    with pytest.raises(RuleError, match=r"\[1\|1\] is joined to it") as refused:
        act(table(), "take 1|4")
    assert refused.value.rule == "D6"
    with pytest.raises(RuleError, match="does not lie on the table"):
        act(table(), "take 5|5")
    with pytest.raises(RuleError, match="nothing to take off"):
        act(free_table(), "take")


def test_a_tile_that_keeps_sides_open_cannot_be_taken_off() -> None:
    spinner = "4|4; 2|4 at 4|4 inline A; 3|4 at 4|4 inline B; 0|4 at 4|4 side A"
    with pytest.raises(RuleError) as refused:
        act(table(spinner), "take 2|4")
    assert refused.value.rule == "D10"


def test_hands_are_filled_and_emptied() -> None:
    held = table(DIAGRAM, "hand 1 5|5 0|0", "hand 3 6|6", "hand 1 6|6")
    assert held.hands == ((), ("0|0", "5|5", "6|6"), (), ())
    assert held.holder(Tile("6|6")) == 1
    assert "5|5" not in held.spare
    assert act(held, "spare 0|0 5|5").hands == ((), ("6|6",), (), ())
    with pytest.raises(RuleError) as refused:
        act(held, "hand 0 1|4")
    assert refused.value.rule == "D1"


def test_scores_turns_and_players_are_set_as_far_as_the_rules_allow() -> None:
    changed = table(DIAGRAM, "score 1 300", "turn 3", "hand 3 6|6")
    assert (changed.scores, changed.turn, changed.side) == ((0, 300), 3, 1)
    fewer = act(changed, "players 3")
    assert (fewer.scores, fewer.turn, fewer.hands) == ((0, 300, 0), 2, ((), (), ()))
    assert "6|6" in fewer.spare, "a seat that is gone holds nothing"  # type: ignore[union-attr]
    for step, rule in (
        ("score 0 7", "D15"),
        ("score 0 305", "D18"),
        ("score 2 0", "D2"),
        ("turn 4", "D2"),
        ("players 5", "D2"),
        ("hand 4 0|0", "D2"),
        ("hand 0 7|7", "format"),
    ):
        with pytest.raises(RuleError) as refused:
            act(changed, step)
        assert refused.value.rule == rule, step


@pytest.mark.parametrize(
    "step",
    ["hand", "hand 0", "hand x 0|0", "spare", "score 1", "score a b", "turn", "turn 1 2", "players", "rest", "all x",
     "play", "play 1 2", "free 1", "dealt 1", "take 1|4 1|1", "draw", "pass", "free", "dealt", "", "  ", "nonsense"],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_one_sentence(step: str) -> None:
    with pytest.raises(RuleError) as refused:
        act(table(), step)
    assert refused.value.rule == "format"
    assert str(refused.value).endswith(".")
    if step != "free":
        with pytest.raises(RuleError):
            act(start(4, 7), step)


# ---- into play and back ---------------------------------------------------------------------------------------------


def test_playing_on_fills_the_hands_as_a_deal_would() -> None:
    state = act(table(DIAGRAM, "hand 0 6|6 5|5", "turn 2", "score 0 290"), "play 7")
    assert isinstance(state, State)
    assert (state.turn, state.scores, len(state.talon), state.seed) == (2, (290, 0), 8, 7)
    assert {"6|6", "5|5"} <= set(state.hands[0])
    assert sorted(map(len, state.hands)) == [4, 4, 4, 5], "3 tiles of 20 lie on the table"
    assert State.from_text(state.to_text()) == state
    assert act(table(), "play 7") == act(table(), "play 7") != act(table(), "play 8")


def test_playing_on_from_nothing_is_a_deal() -> None:
    for players in (2, 3, 4):
        state = act(free_table(players=players), "play 7")
        assert isinstance(state, State)
        assert [len(hand) for hand in state.hands] == [5] * players
        assert state.leader == state.turn == 0


def test_playing_on_where_nobody_could_is_refused() -> None:
    # Nobody can hold a 6 that fits: all other tiles are dealt, and none of them can be placed.
    blocked = "0|6; 6|6 at 0|6 high; 1|6 at 6|6 inline B; 2|6 at 6|6 side A; 3|6 at 6|6 side B"
    position = table(blocked)
    assert isinstance(act(position, "play 7"), State)
    with pytest.raises(RuleError) as refused:
        act(act(free_table(players=2), "play 1"), "play 1")
    assert refused.value.rule == "format"


def test_leaving_a_match_keeps_the_table_the_hands_and_the_scores() -> None:
    state = start(4, 7)
    state = state.play(state.legal_moves()[0])
    left = act(state, "free")
    assert isinstance(left, FreeTable)
    assert (left.layout, left.hands, left.scores, left.turn) == (state.layout, state.hands, state.scores, state.turn)
    assert set(left.spare) == set(state.talon)


def test_moves_of_a_match_are_the_engines() -> None:
    state = start(2, 3)
    for move in state.legal_moves():
        assert act(state, str(move)) == state.play(move)
    with pytest.raises(RuleError) as refused:
        act(state, "draw")
    assert (refused.value.rule, refused.value.legal) == ("D7", state.legal_moves())


def test_a_match_is_changed_only_into_what_the_engine_takes() -> None:
    before = start(4, 7)
    state = before.play(before.legal_moves()[0])
    moved = act(state, f"hand 0 {state.talon[0]}")
    assert isinstance(moved, State)
    assert state.talon[0] in moved.hands[0]
    assert act(moved, f"spare {state.talon[0]}").talon[-1] == state.talon[0]  # type: ignore[union-attr]
    assert act(state, "score 0 300").scores == (300, 0)
    assert act(before, "turn 1").turn == 1, "whoever is at turn on an empty table leads"
    assert act(state, "players 2") == start(2, 7)
    for step, rule in ((f"spare {state.hands[0][0]}", "D3"), ("score 0 305", "D18"), ("take", "format")):
        with pytest.raises(RuleError) as refused:
            act(state, step)
        assert refused.value.rule == rule, step


def test_a_step_is_written_the_same_however_it_was_typed() -> None:
    assert done(table(), "  4|2   at  4|4 inline B ".strip()).step == "2|4 at 4|4 inline B"
    assert done(table(), "hand  0 6|2 5|5").step == "hand 0 2|6 5|5"
    state = start(2, 3)
    while not any(str(move) == "draw" for move in state.legal_moves()):
        state = state.play(state.legal_moves()[0])
    assert done(state, "draw").step == f"draw {state.talon[0]}"
    assert done(free_table(), "4|1").step == "1|4"


def test_an_unknown_word_is_answered_by_what_can_be_done_there() -> None:
    for position, there, elsewhere in (
        (free_table(), ("take 2|4", "rest 7"), ("draw", "free", "dealt")),
        (start(4, 7), ("draw", "free", "dealt"), ("take 2|4", "rest 7")),
    ):
        with pytest.raises(RuleError) as error:
            act(position, "foo")
        forms = error.value.facts["forms"]
        assert isinstance(forms, tuple)
        assert {*there} <= {*forms}
        assert not {*elsewhere} & {*forms}


@pytest.mark.parametrize(("raw", "hint"), [(61, "write 305"), (-3, ""), (303, "")])
def test_displayed_points_are_told_from_raw_ones(raw: int, hint: str) -> None:
    with pytest.raises(RuleError) as error:
        act(free_table(), f"score 0 {raw}")
    assert error.value.rule == "D15"
    assert "multiples of 5" in str(error.value)
    assert hint in str(error.value)
    assert ("displayed" in str(error.value)) == bool(hint)
