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


def title(number: str) -> str:
    return f"{number}: {rule_title('exact61', number)}"


def test_each_rule_is_a_button_and_a_ruling_names_its_game() -> None:
    ruling = f"R3 (Exact 61): {rule_title('exact61', 'R3')}"
    assert buttons(cited("D11", "R3", "D11")) == [(title("D11"), "false"), (ruling, "false")]
    assert f'aria-label="D11: {rule_title("exact61", "D11")}"' in text_of(cited("D11"))


def test_a_press_opens_the_text_and_another_closes_it() -> None:
    rules = cited("D11", "D14")
    rules.press({"rule": "D14"})
    assert rule("exact61", "D14") in text_of(rules)
    assert rule("exact61", "D11") not in text_of(rules)
    assert buttons(rules) == [(title("D11"), "false"), (title("D14"), "true")]
    rules.press({"rule": "D14"}, key="")
    assert rule("exact61", "D14") not in text_of(rules)
    assert buttons(rules) == [(title("D11"), "false"), (title("D14"), "false")]


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


def test_a_few_rules_have_their_titles_and_of_many_the_first() -> None:
    few, many = ("D6", "D9", "D13", "D15"), ("D6", "D9", "D11", "D13", "D15")
    assert [text for text, _ in buttons(cited(*few))] == [title(number) for number in few]
    assert [text for text, _ in buttons(cited(*many))] == [title("D6"), "D9", "D11", "D13", "D15"]
    for number in many:
        assert f'aria-label="{title(number)}"' in text_of(cited(*many))
        assert f'title="{rule_title("exact61", number)}"' in text_of(cited(*many))


def test_how_to_read_a_rule_is_told_until_one_was_read() -> None:
    rules = cited("D11", "D14")
    assert "Press a rule to read it." in text_of(rules)
    rules.press({"rule": "D14"})
    rules.press({"rule": "D14"})
    rules.cite(("D15",))
    assert "Press a rule" not in text_of(rules)
