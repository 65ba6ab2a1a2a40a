"""The printable page of rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamelib import words
from gamelib.pictures.rules_sheet import EXAMPLES, rules_sheet
from gamelib.words.games import GAMES

SHEETS = Path(__file__).parents[2] / "notebooks" / "sheets"


@pytest.mark.parametrize("game", GAMES)
def test_the_stored_page_says_what_the_rules_say(game: str) -> None:
    stored = (SHEETS / f"{game}_rules.html").read_text(encoding="utf-8")
    assert stored == rules_sheet(game, "en"), "run: make sheets"


@pytest.mark.parametrize(("game", "letter"), [("exact61", "D"), ("fivetenk", "C")])
def test_every_rule_stands_on_the_page_once_and_no_ruling_does(game: str, letter: str) -> None:
    shown = re.findall(r"<b>([CDR]\d+) ", rules_sheet(game, "en"))
    assert shown == [number for number in words.rules(game) if number.startswith(letter)]


def test_each_example_has_a_picture_and_its_sum() -> None:
    page = rules_sheet("exact61", "en")
    sums = re.findall(r"<figcaption>(.*?)</figcaption>", page)
    assert sums == ["4 = 4", "3 + 12 = 15", "2 + 5 + 3 = 10"]
    assert page.count('role="img"') == len(EXAMPLES) + 2  # The legend and the score sheet are pictures too.


@pytest.mark.parametrize("game", GAMES)
def test_the_page_speaks_the_language_asked_for(game: str) -> None:
    assert '<html lang="ja">' in rules_sheet(game, "ja")
