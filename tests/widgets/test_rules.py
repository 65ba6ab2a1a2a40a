"""The rules cited are buttons that open their texts."""

from __future__ import annotations

import re
from html import unescape

from gamelib.widgets.guard import Guard
from gamelib.widgets.rules import Rules
from gamelib.words import rule, rule_title


def text_of(rules: Rules) -> str:
    return unescape(rules.picture)


def cited(*numbers: str) -> Rules:
    rules = Rules(Guard(), "exact61")
    rules.cite(numbers)
    return rules


def buttons(rules: Rules) -> list[tuple[str, str]]:
    """Read each button's text and whether it says that its rule is open."""
    return [(text, state) for state, text in re.findall(r'aria-expanded="(\w+)">([^<]+)</button>', rules.picture)]


def test_each_rule_is_a_button_and_a_ruling_names_its_game() -> None:
    assert buttons(cited("D11", "R3", "D11")) == [("D11", "false"), ("R3 (Exact 61)", "false")]
    assert f'aria-label="D11: {rule_title("exact61", "D11")}"' in text_of(cited("D11"))


def test_a_press_opens_the_text_and_another_closes_it() -> None:
    rules = cited("D11", "D14")
    rules.press({"rule": "D14"})
    assert rule("exact61", "D14") in text_of(rules)
    assert rule("exact61", "D11") not in text_of(rules)
    assert buttons(rules) == [("D11", "false"), ("D14", "true")]
    rules.press({"rule": "D14"}, key="")
    assert rule("exact61", "D14") not in text_of(rules)
    assert buttons(rules) == [("D11", "false"), ("D14", "false")]


def test_another_rule_takes_the_place_of_the_open_one() -> None:
    rules = cited("D11", "D14")
    rules.press({"rule": "D14"})
    rules.press({"rule": "D11"})
    assert rules.opened == "D11"
    assert rule("exact61", "D14") not in text_of(rules)


def test_an_open_rule_stays_open_while_it_is_cited() -> None:
    rules = cited("D11", "D15")
    rules.press({"rule": "D15"})
    rules.cite(("D15", "D16"))
    assert rule("exact61", "D15") in text_of(rules)
    rules.cite(("D16",))
    assert rules.opened == ""


def test_no_rules_leave_no_trace() -> None:
    assert cited().picture == ""


def test_a_rule_that_is_not_cited_cannot_be_opened() -> None:
    rules = cited("D11")
    rules.press({"rule": "D12"})
    assert rules.opened == ""
