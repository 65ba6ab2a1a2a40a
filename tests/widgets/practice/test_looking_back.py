"""Looking back on a match: what was missed in lines by size, each leading to its moment, and the time it takes."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from gamelib.core import N_
from gamelib.core.advice import Figure, Option
from gamelib.practice import Looked, Missed
from gamelib.widgets import PracticeTable
from gamelib.widgets.practice.looking_back import MOST, LookingBack
from tests.widgets.practice.pressing import NEAR, cards, dominoes, follow, match_of, shown, words_in


def over(**settings: Any) -> PracticeTable:
    """Play a match by chance to its end, and open the review."""
    table = dominoes(**{"seed": 3, "samples": 30} | settings)
    follow(table, suggest=False, stream=Random(1))
    table.controls.review.click()
    return table


def said(back: LookingBack) -> str:
    return words_in(back.about.value)


def pressable(back: LookingBack) -> list[str]:
    return re.findall(r'data-missed="(\d+)"', back.found.picture)


def test_the_review_finds_what_was_worth_more_and_leads_there() -> None:
    table = over()
    back = table.looking_back
    back.look.click()
    back.thinking.wait(120)
    missed = back.missed
    assert missed
    assert f"{len(missed)} w" in said(back)
    assert "with about 30 deals imagined for each" in said(back)
    assert "to go" not in said(back)
    stepper = back.stepper
    assert stepper is not None
    assert not stepper.show_hands.value
    for one in missed[:MOST]:
        back.found.press({"missed": str(one.place)})
        shown_state = stepper.scenes.moments[stepper.step].state  # type: ignore[attr-defined]
        path = match_of(table).path
        assert shown_state in (path[one.place].position, path[one.place + 1].position)
        assert stepper.show_hands.value, "everybody's hand is seen"
        assert back.found.held == {"data-missed": [str(one.place)]}
        assert back.found.picture.count("<svg") == 1, "the hand of that moment is drawn"
    back.look.click()
    back.thinking.stop.click()
    back.thinking.wait(120)
    assert len(pressable(back)) == len(back.missed[:MOST]), "only what was found this time can be pressed"


def made_up(place: int, behind: float) -> Missed:
    def option(worth: float) -> Option[Any]:
        return Option("pass", worth, 0.5 - worth, 0.01, (Figure(N_("chance of winning the match"), 100 * worth, "%"),))

    return Missed(place, 0, option(0.5 - behind), option(0.5))


def test_what_cost_most_comes_first_and_more_than_five_only_where_they_are_asked_for() -> None:
    table = over(samples=1)
    back = table.looking_back
    for number in range(8):
        back.tell(Looked(number + 1, 9, made_up(number + 2, 0.03 * (number + 1)), 40))
    assert pressable(back) == ["9", "8", "7", "6", "5"]
    first = words_in(back.found.picture).partition(" Hand")[0] + words_in(back.found.picture)
    assert "Hand 1: pass, 50.0 %, instead of pass, 26.0 %" in first
    assert "Show all 8" in back.found.picture
    back.found.press({"all": ""})
    assert pressable(back) == [str(place) for place in range(9, 1, -1)]
    assert "Show all" not in back.found.picture
    back.found.press({"missed": "2"})
    assert re.findall(r'aria-expanded="(\w+)"', back.found.picture) == ["false"] * 7 + ["true"]


def test_how_long_it_takes_yet_is_told_and_the_bar_stands_beside_the_button() -> None:
    table = over(samples=1)
    back = table.looking_back
    assert back.thinking in back.children[0].children
    back.look.click()
    back.thinking.wait(120)
    back.tell(Looked(1, 30, None, 40))
    assert re.search(r"About \d+0 seconds to go\.", said(back))


def test_looking_longer_takes_up_where_more_can_be_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over(samples=1)
    back = table.looking_back
    budgets: list[float] = []
    monkeypatch.setattr(table._working, "look_back", lambda *given: budgets.append(given[-1]))
    assert not shown(back.longer)
    back.look.click()
    back.tell(Looked(1, 9, None, 40))
    assert shown(back.longer)
    back.longer.click()
    back.tell(Looked(1, 9, None, 200))
    back.longer.click()
    back.look.click()
    assert budgets == [60, 300, 1500, 60]


def test_it_goes_while_a_new_match_is_set_up_and_comes_back_with_the_old_one() -> None:
    table = over(samples=1)
    assert shown(table.looking_back)
    table.controls.new.click()
    assert not shown(table.looking_back)
    table.set_up.back.click()
    assert shown(table.looking_back)
    table.controls.new.click()
    table.set_up.begin.click()
    table.thinking.wait()
    assert not shown(table.looking_back)
    assert table.looking_back.stepper is None


def test_opening_it_brings_it_into_view(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dominoes(seed=3)
    follow(table, suggest=False, stream=Random(1))
    sent: list[Any] = []
    monkeypatch.setattr(table.looking_back.found, "send", sent.append)
    table.controls.review.click()
    table.controls.review.click()
    assert sent == [{"show": True}] * 2


def test_a_match_of_cards_is_looked_back_on_as_well() -> None:
    table = cards(levels=NEAR)
    follow(table, suggest=False, stream=Random(2))
    table.controls.review.click()
    back = table.looking_back
    back.look.click()
    back.thinking.wait(120)
    assert back.missed
    assert all(missed.made.behind >= 3 for missed in back.missed)
    for missed in back.missed[:MOST]:
        back.found.press({"missed": str(missed.place)})
        assert re.search(r"Game \d+: ", back.found.picture)
