"""What the sandbox of dominoes has beside the table: setting up, what would score, settling, asking why."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout, State, start
from gamelib.sandbox.exact61 import FreeTable, Placing, placings
from gamelib.widgets import DominoSandbox
from gamelib.widgets.exact61.sandbox import SCORES, SETTING, SETTLING, SUM, WHY
from tests.widgets.exact61.boxes import DIAGRAM, lit, refused, said, words_in

# ---- setting up -----------------------------------------------------------------------------------------------------


def test_fields_set_players_turn_and_scores_and_go_back_where_that_is_refused() -> None:
    box = DominoSandbox(DIAGRAM)
    box.panels.value = SETTING
    box.setting.turn.value = 1
    box.setting.scores[1].value = 290
    assert (box.position.turn, box.position.scores) == (1, (0, 290))
    assert box.setting.scores[1].description == "Side 1 (seats 1 and 3)"
    with pytest.raises(RuleError):
        box.setting.scores[0].value = 7
    assert "(D15)" in refused(box)
    assert box.setting.scores[0].value == 0
    assert box.position.scores == (0, 290)
    box.setting.players.value = 3
    assert box.position.players == 3
    assert [field.layout.display for field in box.setting.scores] == [None, None, None, "none"]
    box.undo()
    assert (box.setting.players.value, box.setting.scores[1].value) == (4, 290)


def test_a_picked_tile_goes_into_a_hand_and_back() -> None:
    box = DominoSandbox(DIAGRAM)
    box.panels.value = SETTING
    box.setting.seats[2].click()
    assert isinstance(box.position, FreeTable)
    assert "Pick a tile" in box.setting.how.value
    assert not any(box.position.hands), "nothing was picked"
    box.board.press({"tile": "5|5"})
    box.setting.seats[2].click()
    assert box.position.hands == ((), (), ("5|5",), ())
    assert said(box) == "Seat 2 takes [5|5]"
    assert box.board.targets["data-tile"]["5|5"] == "[5|5] of seat 2, fits nowhere"
    box.board.press({"tile": "5|5"})
    box.setting.back.click()
    assert not any(box.position.hands)
    box.setting.rest.click()
    assert sum(map(len, box.position.hands)) == 17
    box.setting.all.click()
    assert not box.position.spare


# ---- what would score -----------------------------------------------------------------------------------------------


def table_rows(box: DominoSandbox) -> list[list[str]]:
    body = box.scores.picture.partition("<tbody>")[2]
    return [
        [words_in(cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in re.findall(r"<tr.*?</tr>", body)
    ]


def test_the_table_has_the_engines_placements_in_the_order_asked_for() -> None:
    box = DominoSandbox(DIAGRAM, players=4)
    box.take_step("score 0 300")
    box.panels.value = SCORES
    rows = placings(box.position)
    assert {row.key for row in box.scores.rows} == {row.key for row in rows}
    assert len(table_rows(box)) == len(rows)
    raws = [row.raw for row in box.scores.rows]
    assert raws == sorted(raws, reverse=True)
    best = box.scores.rows[0]
    place = f"[{best.place.tile}] at [{best.place.at.tile}] {best.place.at.port}".split(" at ")  # type: ignore[union-attr]
    assert table_rows(box)[0] == [*place, str(best.total), str(best.raw), "rejected", "Lay"]
    keys: dict[str, Callable[[Placing], int]] = {
        "tile": lambda row: row.place.tile.number,
        "sum": lambda row: row.total,
    }
    for column, key in keys.items():
        for _ in range(2):
            box.scores.press({"sort": column})
            found = [key(row) for row in box.scores.rows]
            assert found == sorted(found, reverse=box.scores.falling)
            assert f'aria-sort="{"descending" if box.scores.falling else "ascending"}"' in box.scores.picture


def test_a_row_lights_its_port_and_pressed_again_lays_its_tile() -> None:
    box = DominoSandbox(DIAGRAM)
    box.panels.value = SCORES
    assert "gl-would-scores" in box.board.picture, "ports tell what the best tile would score there"
    row = box.scores.rows[0]
    box.scores.press({"row": row.key})
    assert (box.picked, lit(box)) == (row.place.tile, [str(row.place.at)])
    assert box.scores.held["data-row"] == [row.key]
    box.scores.press({"row": row.key})
    assert box.position.layout.last == row.place.tile
    other = box.scores.rows[-1]
    box.scores.press({"lay": other.key})
    assert box.position.layout.last == other.place.tile


def test_in_play_the_hand_at_turn_is_listed_and_all_on_demand() -> None:
    box = DominoSandbox(start(4, 7))
    assert isinstance(box.position, State)
    box.panels.value = SCORES
    assert [row.key for row in box.scores.rows if row.legal] == [row.key for row in box.scores.rows]
    assert len(box.scores.rows) == 5
    box.which.value = 1
    assert len(box.scores.rows) == 28
    assert [*box.scores.targets["data-lay"]] == [
        row.key for row in box.scores.rows if row.place.tile in box.position.hands[3]
    ]


# ---- settling -------------------------------------------------------------------------------------------------------


def test_hands_are_settled_beneath_until_the_table_changes() -> None:
    box = DominoSandbox("4|4", players=2)
    box.panels.value = SETTLING
    box.settle.click()
    assert "Put tiles into the hand of seat 1" in refused(box)
    box.take_step("hand 1 5|5")
    box.settle.click()
    *_, stepper = box.below.children
    assert "last tile of seat 0" in words_in(stepper.scenes.scene(1).blocks[0].happened)
    box.take_step("hand 0 0|0")
    assert box.below.children == ()
    box.settle.click()
    supposed, stepper = box.below.children
    assert "Here it counts as blocked." in supposed.value
    assert stepper.scenes.state.hand_over == "blocked"


# ---- asking why -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("press", "asked", "words"),
    [
        ({"spot": "4|4 inline B"}, "port 4|4 inline B", "4 + 4 = 8"),
        ({"lying": "1|4"}, "tile 1|4", "neither is a scoring end"),
        ({"ask": "sum"}, "sum", "2 ends are counted"),
        ({"ask": "points"}, "points", "10 is a positive multiple of 5"),
        ({"ask": "score 1"}, "score 1", "305 raw points are missing"),
    ],
)
def test_whatever_is_pressed_answers(press: dict[str, str], asked: str, words: str) -> None:
    box = DominoSandbox(DIAGRAM)
    box.board.press(press)
    assert (box.panels.value, box.why.asked) == (WHY, asked)
    assert words in words_in(box.why.words.value)
    assert box.why.rules.opened == box.why.answer.rules[0]  # type: ignore[union-attr]
    assert box.why.list.held["data-ask"] == [asked]


def test_a_lone_doubles_number_answers_too() -> None:
    box = DominoSandbox("2|2")
    assert [*box.board.targets["data-number"]] == ["2|2"]
    box.board.press({"number": "2|2"})
    assert "not once for each of its ports" in box.why.words.value


def test_the_list_asks_as_well_and_a_change_takes_the_answer_away() -> None:
    box = DominoSandbox(start(4, 7))
    box.panels.value = WHY
    for key in box.why.list.targets["data-ask"]:
        box.why.list.press({"ask": key})
        assert box.why.answer is not None
    assert isinstance(box.position, State)
    box.take_step(str(box.position.legal_moves()[0]))
    assert (box.why.asked, box.why.answer) == ("", None)


def test_a_picked_tile_and_a_row_can_be_asked_about_as_well() -> None:
    box = DominoSandbox(DIAGRAM)
    box.board.press({"tile": "2|4"})
    assert (box.panels.value, box.why.asked) == (SUM, "tile 2|4")
    box.panels.value = WHY
    assert next(iter(box.why.list.targets["data-ask"])) == "place 2|4 at 4|4 inline B"
    box.why.list.press({"ask": "place 2|4 at 4|4 inline B"})
    assert "2 + 2 = 4" in words_in(box.why.words.value)
    box.board.press({"tile": "6|6"})
    assert "no open port shows 6" in words_in(box.why.words.value)
    assert said(box) == "", "nothing is told twice"
    box.panels.value = SCORES
    row = box.scores.rows[0]
    box.scores.press({"row": row.key})
    assert box.why.asked == f"place {row.key}"
    assert box.why.answer is not None
    assert box.why.answer.total == row.sum_message


def test_whose_score_is_at_stake_is_marked() -> None:
    box = DominoSandbox(DIAGRAM)
    box.take_step("turn 1")
    assert ">Side 1: 0, to lay<" in box.board.picture
    assert ">Side 0: 0<" in box.board.picture


def test_the_asked_tile_is_the_one_to_take_off() -> None:
    box = DominoSandbox(DIAGRAM)
    box.board.press({"lying": "1|1"})
    assert box.take_off.description == "Take [1|1] off"
    box.take_off.click()
    assert box.position.layout == Layout.from_text("1|4; 4|4 at 1|4 high")
