"""What follows from one way and from the other: chosen by a button, stepped through, compared."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.lessons.aiming import AIMS, aim
from gamelib.widgets import WhatFollows
from gamelib.words import fact, say
from tests.widgets.answers import text_of


@pytest.mark.parametrize("name", AIMS)
def test_both_ways_can_be_chosen_and_stepped_through(name: str) -> None:
    asked = WhatFollows(name)
    assert len(asked.stepper.scenes) == 1
    assert asked.compared.value == ""
    for way, button in enumerate(asked.buttons):
        button.click()
        assert asked.chosen == way
        assert asked.stepper in asked.children
        assert (way in asked.tried) == (len(asked.stepper.scenes) == 2)
        asked.stepper.last.click()
        assert asked.stepper.words.value
        assert button.button_style == "primary"
        assert way in asked.tried


def test_what_followed_is_compared_as_far_as_it_was_tried() -> None:
    asked = WhatFollows("climbing")
    asked.buttons[1].click()
    assert asked.compared.value == ""
    asked.stepper.last.click()
    first = say(aim("climbing").follows(0)[-1])
    second = say(aim("climbing").follows(1)[-1])
    assert second.partition("'")[0] in asked.compared.value
    assert first.partition("'")[0] not in asked.compared.value
    assert "other way" in asked.compared.value
    asked.buttons[0].click()
    asked.stepper.last.click()
    assert first.partition("'")[0] in asked.compared.value
    assert "other way" not in asked.compared.value


def test_the_same_way_twice_is_tried_once_and_can_be_taken_back() -> None:
    asked = WhatFollows("points")
    for _ in range(2):
        asked.buttons[0].click()
        asked.stepper.last.click()
        assert asked.tried == (0,)
        asked.chosen = -1
        assert len(asked.stepper.scenes) == 1


@pytest.mark.parametrize("name", AIMS)
def test_what_the_computer_weighs_stands_beside_both_ways(name: str) -> None:
    asked = WhatFollows(name)
    assert asked.suggestion.value == ""
    asked.ask.value = True
    told = text_of(asked.suggestion.value)
    assert ("worth: " in told) == ("The worth is in expected points" in told), "a number that needs it is explained"
    assert f"would choose this: {asked.buttons[0].description}." in told
    for way, button in enumerate(asked.buttons):
        option = asked.aim.option(way)
        assert option is not None
        assert button.description in told
        assert all(say(reason.message) in told for reason in option.reasons)
        assert all(fact(figure) in told for figure in option.figures)
    asked.ask.value = False
    assert asked.suggestion.value == ""


def test_what_is_no_aim_or_no_way_is_refused() -> None:
    with pytest.raises(RuleError, match="There is no aim called"):
        WhatFollows("luck")
    with pytest.raises(RuleError, match="There are 2 ways here"):
        WhatFollows("points").chosen = 2
