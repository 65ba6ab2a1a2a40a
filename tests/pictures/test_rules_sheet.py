"""The printable page of rules."""

from __future__ import annotations

import re
from pathlib import Path

from gamelib import words
from gamelib.pictures.rules_sheet import EXAMPLES, rules_sheet

SHEET = Path(__file__).parents[2] / "notebooks" / "sheets" / "exact61_rules.html"


def test_the_stored_page_says_what_the_rules_say() -> None:
    assert SHEET.read_text(encoding="utf-8") == rules_sheet("exact61", "en"), "run: python tools/sheets.py"


def test_every_rule_stands_on_the_page_once_and_no_ruling_does() -> None:
    shown = re.findall(r"<b>([DR]\d+) ", rules_sheet("exact61", "en"))
    assert shown == [number for number in words.rules("exact61") if number.startswith("D")]


def test_each_example_has_a_picture_and_its_sum() -> None:
    page = rules_sheet("exact61", "en")
    sums = re.findall(r"<figcaption>(.*?)</figcaption>", page)
    assert sums == ["4 = 4", "3 + 12 = 15", "2 + 5 + 3 = 10"]
    assert page.count('role="img"') == len(EXAMPLES) + 2  # The legend and the score sheet are pictures too.


def test_the_page_speaks_the_language_asked_for() -> None:
    assert '<html lang="ja">' in rules_sheet("exact61", "ja")
