"""Combinations built up: each step told, near misses with their reasons, and bad input refused."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import Rules, why_nothing
from gamelib.widgets import BuildUp
from gamelib.words import say

STRAIGHT = ("5D 6C 7S", "5D 6C 7S 8H", "5D 6C 7S 8H 9D")


def test_each_step_tells_what_it_is_or_what_is_missing() -> None:
    built = BuildUp(*STRAIGHT)
    assert "it needs 2 more consecutive ranks" in built.words.value
    assert "no combination" in built.board.picture
    built.next.click()
    assert "it needs 1 more consecutive rank" in built.words.value
    assert "One 4 more: straight from 4 to 8." in built.words.value
    built.next.click()
    assert "straight from 5 to 9." in built.words.value
    assert "every special combination" in built.words.value
    assert "C6" in built.rules.picture


def test_near_misses_stand_beside_every_step_with_their_reasons() -> None:
    built = BuildUp(*STRAIGHT, near=("5D 6C 7S 8H 10D", "4D 4C 4H 4S"))
    shown = built.near.value
    assert shown.count("<svg") == 2
    problem = why_nothing("5D 6C 7S 8H 10D")
    assert problem is not None
    assert say(problem)[:20] in shown
    assert "bomb" in shown
    built.last.click()
    assert built.near.value == shown
    assert BuildUp(*STRAIGHT).near.value == ""


def test_the_controls_stand_beneath_the_cards_whatever_is_said_beside_them() -> None:
    built = BuildUp(*STRAIGHT)
    assert built.left.children[-1] is built.controls
    assert built.controls not in built.children


def test_several_readings_are_all_named() -> None:
    built = BuildUp("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H")
    assert built.words.value.count("airplane") == 3
    assert "R8" in built.rules.picture


def test_the_option_of_the_rules_counts() -> None:
    cards = "3D 3C 3H 4D 4C 4H LJ LJ"
    assert "may not use a joker" in BuildUp(cards).words.value
    assert "airplane from 3 to 4 with single wings." in BuildUp(cards, rules=Rules(wing_jokers="not_both")).words.value


@pytest.mark.parametrize(
    ("sets", "rule"), [((), "format"), (("",), "format"), (("1X",), "format"), (("3D " * 4,), "C1")]
)
def test_what_is_no_set_of_cards_is_refused(sets: tuple[str, ...], rule: str) -> None:
    with pytest.raises(RuleError) as error:
        BuildUp(*sets)
    assert error.value.rule == rule


def test_a_prediction_shows_mere_cards_before_what_they_are() -> None:
    built = BuildUp("7D 7C", "7D 7C 7S", predict=True)
    assert len(built.scenes) == 4
    assert "7♦ and 7♣: what are these?" in built.words.value
    assert "pair of 7s" not in built.words.value + built.board.picture
    built.next.click()
    assert "pair of 7s" in built.words.value
    built.next.click()
    assert "triple" not in built.words.value + built.board.picture
    built.next.click()
    assert "triple of 7s" in built.words.value
    assert "7♦: what is this?" in BuildUp("7D", predict=True).words.value
