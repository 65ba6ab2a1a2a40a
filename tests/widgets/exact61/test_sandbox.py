"""The sandbox of dominoes does what is pressed and typed, and begins with whatever it is given."""

from __future__ import annotations

import re
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout, Place, State, start
from gamelib.sandbox.exact61 import FreeTable
from gamelib.widgets import DominoSandbox
from gamelib.widgets.exact61.sandbox import SUM, WHY
from gamelib.widgets.guard import Guard
from tests.pictures.exact61.random_layouts import whole_set
from tests.widgets.exact61.boxes import DIAGRAM, lit, refused, said, spots

# ---- the free table -------------------------------------------------------------------------------------------------


def test_a_tile_is_picked_its_ports_light_up_and_it_is_laid() -> None:
    box = DominoSandbox(DIAGRAM)
    box.board.press({"tile": "2|4"})
    assert (box.picked, lit(box)) == ("2|4", ["4|4 inline B"])
    assert said(box) == "It fits at [4|4] inline B, where one of its halves meets the same number."
    assert box.board.held["data-tile"] == ["2|4"]
    assert box.board.targets["data-spot"]["4|4 inline B"] == "Lay [2|4] at [4|4] inline B: sum 4, scores nothing"
    assert box.board.targets["data-spot"]["1|1 inline B"] == "[1|1] inline B shows 1: [2|4] does not fit"
    box.board.press({"spot": "4|4 inline B"})
    assert box.position.layout.to_text() == f"{DIAGRAM}; 2|4 at 4|4 inline B"
    assert (box.picked, lit(box)) == (None, [])
    assert said(box) == "[2|4] is joined to [4|4] inline B. 4 is no multiple of 5, so nothing is scored."
    assert "2|4" not in box.board.targets["data-tile"]


def test_the_first_tile_goes_to_its_place() -> None:
    box = DominoSandbox()
    assert spots(box) == ["first"]
    box.board.press({"tile": "4|6"})
    assert box.board.targets["data-spot"]["first"] == "Lay [4|6] first: sum 10, 10 raw points"
    box.board.press({"spot": "first"})
    assert box.position.layout.to_text() == "4|6"
    told = "10 raw points, 2 displayed: side 0 would go from 0 to 2. On a free table no score changes by itself."
    assert told in said(box)
    assert box.position.scores == (0, 0)
    box.take_step("5|6 at 4|6 high")
    box.ask("place 1|5 at 5|6 low")
    assert box.why.told == "5 raw points, 1 displayed: side 0 would go from 0 to 1."


def test_pressing_again_or_escape_lets_go() -> None:
    box = DominoSandbox(DIAGRAM)
    for way in ({"tile": "2|4"}, None):
        box.board.press({"tile": "2|4"})
        assert box.picked == "2|4"
        box.board.press(way or {}, "" if way else "Escape")
        assert box.picked is None
        assert said(box) == "Nothing is picked."
    box.board.press({"tile": "2|4"})
    box.let_go.click()
    assert box.picked is None


def test_a_place_that_does_not_fit_says_the_rule_and_what_fits() -> None:
    box = DominoSandbox(DIAGRAM)
    box.board.press({"tile": "2|4"})
    with pytest.raises(RuleError):
        box.board.press({"spot": "1|1 inline B"})
    assert refused(box) == (
        "[2|4] cannot be joined to [1|1] inline B: the port shows 1, and neither half of the tile does. "
        "Legal now: [2|4] at [4|4] inline B. (D6)"
    )
    assert box.panels.value == WHY
    assert box.why.rules.opened == "D6"
    assert (box.position.layout.to_text(), box.picked) == (DIAGRAM, "2|4")


def test_everything_can_be_typed() -> None:
    box = DominoSandbox()
    for step in ("4|1", "1|1 at 4|1 low", "hand 2 6|6 5|5", "score 0 290", "turn 2", "take"):
        box.command.take(step)
    assert isinstance(box.position, FreeTable)
    assert box.position.to_text() == ("exact61-table players=4 turn=2 scores=290,0 hands=[][][5|5 6|6][] layout=[1|4]")
    assert said(box) == "Last tile taken off"
    with pytest.raises(RuleError):
        box.command.take("score 0 7")
    assert refused(box).endswith("7 displayed are 35 raw: write 35. (D15)")


def test_undo_branches_and_a_line_bring_everything_back() -> None:
    box = DominoSandbox(DIAGRAM)
    before = box.board.picture
    box.take_step("2|4 at 4|4 inline B")
    there = box.board.picture
    box.undo()
    assert box.board.picture == before
    box.take_step("3|4 at 4|4 inline B")
    box.undo()
    box.redo()
    assert box.position.layout.last == "3|4"
    box.go(1)
    assert box.board.picture == there
    line = str(box.bar.state["line"])
    box.take_step("take")
    box.open_text(line)
    assert box.position.layout.to_text() == f"{DIAGRAM}; 2|4 at 4|4 inline B"


def test_tiles_stay_where_they_lay_whichever_way_one_came() -> None:
    box = DominoSandbox()
    for layout in whole_set(Random(3)):
        box.take_step(str(layout.placements[-1]))
    pictures = [box.board.picture]
    while box.tree.can_undo:
        box.undo()
        pictures.append(box.board.picture)
    for picture in pictures[-2::-1]:
        box.redo()
        assert box.board.picture == picture


# ---- play -----------------------------------------------------------------------------------------------------------


def test_a_deal_is_played_by_the_rules() -> None:
    box = DominoSandbox()
    box.deal(7)
    assert box.position == start(4, 7)
    state = box.position
    assert isinstance(state, State)
    assert re.findall(r'class="gl-lit"', box.board.picture), "what may be placed is outlined"
    tile = state.hands[state.turn or 0][0]
    box.board.press({"tile": str(tile)})
    box.board.press({"spot": "first"})
    assert box.position == state.play(str(tile))
    box.pass_turn.click()
    assert "(D7)" in refused(box)


def test_other_seats_tiles_are_refused_with_the_moves_of_the_seat_at_turn() -> None:
    box = DominoSandbox(start(4, 7))
    assert isinstance(box.position, State)
    box.board.press({"tile": str(box.position.hands[0][0])})
    assert "Seat 3 does not hold" in said(box)
    with pytest.raises(RuleError):
        box.board.press({"spot": "first"})
    assert "Legal now:" in refused(box)


def test_a_whole_match_is_played_with_buttons_and_tiles() -> None:
    box, stream = DominoSandbox(start(2, 3)), Random(2)
    steps = 0
    while isinstance(box.position, State) and box.position.outcome is None and steps < 60:
        state, steps = box.position, steps + 1
        if state.turn is None:
            box.next_hand.click()
            assert box.position == state.next_deal()
            continue
        move = stream.choice(state.legal_moves())
        if isinstance(move, Place):
            box.board.press({"tile": str(move.tile)})
            box.board.press({"spot": "first" if move.at is None else f"{move.at.tile} {move.at.port}"})
        else:
            (box.draw if str(move) == "draw" else box.pass_turn).click()
        assert box.position == state.play(move)
        assert shown_buttons(box) == ({"next_hand"} if box.position.turn is None else {"draw", "pass_turn"})
    assert steps == 60


def shown_buttons(box: DominoSandbox) -> set[str]:
    names = ("draw", "pass_turn", "next_hand", "take_off", "let_go")
    return {name for name in names if getattr(box, name).layout.display is None}


def test_free_table_and_play_are_one_press_apart() -> None:
    box = DominoSandbox(DIAGRAM)
    assert (box.setting.mode.description, shown_buttons(box)) == ("Play on from here", {"take_off"})
    assert box.take_off.description == "Take [4|4] off"
    box.setting.mode.click()
    assert isinstance(box.position, State)
    assert (box.setting.mode.description, shown_buttons(box)) == ("Go to a free table", {"draw", "pass_turn"})
    box.setting.mode.click()
    assert isinstance(box.position, FreeTable)


# ---- what it begins with --------------------------------------------------------------------------------------------


def test_it_begins_with_anything_of_the_game() -> None:
    state = start(3, 7)
    assert DominoSandbox(state).position == state
    assert DominoSandbox(state.to_text()).position == state
    assert DominoSandbox(state.view(0)).position.hands == (state.hands[0], (), ())
    assert DominoSandbox(Layout.from_text(DIAGRAM)).position.layout.to_text() == DIAGRAM
    assert DominoSandbox(players=2).position.players == 2
    assert DominoSandbox().words.value.count("The table is empty.") == 1
    for wrong in ("1|4; 4|5 at 1|4 low", "exact61 players=2"):
        with pytest.raises(RuleError):
            DominoSandbox(wrong)
    assert DominoSandbox(DIAGRAM, players=2).position.players == 2
    for thing, players in ((None, 5), (DIAGRAM, 5), (start(3, 7), 2)):
        with pytest.raises(RuleError) as refusal:
            DominoSandbox(thing, players=players)
        assert refusal.value.rule == "D2"
    assert repr(DominoSandbox()) == "<DominoSandbox: 1 positions, at 0>"
    assert DominoSandbox().panels.value == SUM


def test_names_and_typed_text_bring_no_markup_in() -> None:
    box = DominoSandbox()
    box.take_step("4|4")
    box.naming.value = "<img src=x onerror=alert(1)>"
    with pytest.raises(RuleError):
        box.command.take("<script>alert(1)</script>")
    parts = [box.guard.message.value, box.branches.picture, box.status.value, box.why.words.value]
    shown = "".join(parts)
    Guard.raised.clear()
    assert "<script" not in shown
    assert "<img" not in shown
    assert "&lt;img" in box.branches.picture


def test_a_tile_of_a_seat_that_waits_is_named_as_such() -> None:
    box = DominoSandbox(start(4, 7))
    turn = box.position.turn
    assert turn is not None
    names = box.board.targets["data-tile"]
    own, other = box.position.hands[turn][0], box.position.hands[turn - 1][0]
    assert names[str(own)] == f"[{own}] of seat {turn}, may be laid first"
    assert names[str(other)] == f"[{other}] of seat {turn - 1}, not its turn"
    box.board.press({"tile": str(other)})
    assert said(box).startswith(f"Seat {turn} does not hold [{other}]. The table is empty,")


def test_what_no_rule_refuses_opens_no_rule() -> None:
    box = DominoSandbox("6|6")
    with pytest.raises(RuleError):
        box.command.take("take 0|0")
    assert refused(box) == "[0|0] does not lie on the table."
    assert box.panels.value == SUM
    box.panels.value = WHY
    box.ask("sum")
    with pytest.raises(RuleError):
        box.command.take("take 0|0")
    assert refused(box) == "[0|0] does not lie on the table."
    assert "Why not?" not in box.why.words.value
    assert (box.why.answer, box.why.asked) == (None, "")


def test_undo_and_redo_can_be_typed() -> None:
    box = DominoSandbox("6|6")
    box.command.take("5|6 at 6|6 inline A")
    box.command.take("undo")
    assert len(box.position.layout) == 1
    box.command.take(" Redo ")
    assert len(box.position.layout) == 2


def test_an_option_that_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(RuleError, match="DominoSandbox has no 'hands'"):
        DominoSandbox(hands=2)


def test_the_seed_is_that_of_the_match() -> None:
    box = DominoSandbox(start(4, 61))
    assert box.bar.state["seed"] == "61"
    box.take_step("free")
    assert box.bar.state["seed"] == "61", "so that it can be dealt again"
    assert DominoSandbox("6|6", seed=5).bar.state["seed"] == "5"


def test_a_score_is_told_as_raw_and_as_displayed_points_and_how_many_play_is_seen() -> None:
    box = DominoSandbox(players=3)
    assert "3 players</small>" in box.board.picture
    box.take_step("score 0 60")
    assert said(box) == "Side 0 at 60 raw points, 12 displayed"
