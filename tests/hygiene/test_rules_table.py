"""Every rule of both games has a text, an example in a notebook, a practice item, and a test named after it."""

from __future__ import annotations

from gamelib.exact61 import start
from gamelib.pictures import draw_tile_set
from gamelib.widgets import Questions, Stepper
from tools.rules_table import RULES, Row, asks, carried_out, cited, rows, run, table

NUMBERS = [rule for numbers in RULES.values() for rule in numbers]


def test_every_rule_has_a_text_an_example_practice_and_a_test() -> None:
    """All is looked up once, as that takes long."""
    assert len(NUMBERS) == 27 + 33
    found = rows()
    assert [row.rule for row in found] == NUMBERS
    assert [row for row in found if row.lacks] == [], table([row for row in found if row.lacks])
    assert [line.split()[0] for line in table(found).splitlines()] == ["rule", *NUMBERS]


# ---- how the examples are found --------------------------------------------------------------------------------------


def test_what_is_missing_is_named() -> None:
    assert Row("D1", "One full set", 0, (), ("joining: talon",), ()).lacks == ["words", "examples", "tests"]


def test_a_stepper_is_an_example_of_what_any_of_its_steps_cites() -> None:
    stepper = Stepper("2|2; 2|5 at 2|2 inline A; 2|3 at 2|2 inline B")
    assert stepper.step == 0
    assert "D10" in cited(stepper)
    assert "D10" not in cited(Stepper("2|5"))


def test_what_a_picture_looks_like_is_no_citation() -> None:
    """Its colours are written like rules."""
    assert cited(draw_tile_set()) == set()


def test_a_function_that_is_called_shows_what_it_carries_out_and_not_what_it_refuses() -> None:
    names: dict[str, object] = {"draw_tile_set": draw_tile_set, "start": start, "Stepper": Stepper}
    assert carried_out("draw_tile_set()", names) == {"D1"}
    assert "D2" in carried_out("start(players=4)", names)
    assert carried_out("start", names) == carried_out("print(1)", {"print": print}) == set()
    assert carried_out("start(seed=1).view(0)", names) >= carried_out("start(seed=1)", names)


def test_practice_is_no_example() -> None:
    assert asks(Questions("counting"))
    assert not asks(Stepper("2|5"))


def test_a_cell_shows_its_last_line() -> None:
    names: dict[str, object] = {}
    assert run("number = 3\nnumber + 1", names) == 4
    assert run("number = 5", names) is None
    assert names["number"] == 5
