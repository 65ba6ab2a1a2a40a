"""The rules' texts: all there, by number, and in words of our own."""

import hashlib
import re
from pathlib import Path

import pytest

from gamelib import words
from gamelib.core import RuleError

NUMBERS = [f"D{n}" for n in range(1, 28)] + [f"R{n}" for n in range(1, 13)]

# Hashes of every run of six words in the rulebook that the rules were rewritten from: its text is not ours to copy.
RUNS = frozenset((Path(__file__).parent / "rulebook_runs.txt").read_text().split())


def runs(text: str) -> list[str]:
    found = re.findall(r"[a-z0-9']+", text.lower())
    return [" ".join(found[i : i + 6]) for i in range(len(found) - 5)]


def is_copied(run: str) -> bool:
    return hashlib.sha256(run.encode()).hexdigest()[:10] in RUNS


def test_every_rule_stands_in_order() -> None:
    assert list(words.rules("exact61")) == NUMBERS


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_has_a_short_title_and_a_short_text(number: str) -> None:
    title, text = words.rule_title("exact61", number), words.rule("exact61", number)
    assert 2 <= len(title.split()) <= 5
    assert not title.endswith(".")
    assert text.endswith(".")
    assert 1 <= len(re.findall(r"[.](?:\s|$)", text)) <= 4
    assert 8 <= len(text.split()) <= 70
    assert words.rules("exact61")[number] == text


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_is_told_in_our_own_words(number: str) -> None:
    assert [run for run in runs(words.rule("exact61", number)) if is_copied(run)] == []


def test_a_meaning_is_told_in_our_own_words() -> None:
    assert [run for term in words.terms("exact61") for run in runs(term.meaning) if is_copied(run)] == []


def test_a_sentence_of_the_rulebook_would_be_noticed() -> None:
    assert is_copied(runs("Every double is a spinner: the first tile")[0])


def test_titles_differ() -> None:
    assert len({words.rule_title("exact61", number) for number in NUMBERS}) == len(NUMBERS)


# What each text must say: the rule's own figures and names.
FIGURES = {
    "D1": ["28", "168"],
    "D2": ["0 and 2", "1 and 3"],
    "D13": ["[2|2]", "4", "[6|6]", "12"],
    "D15": ["5, 10, 15"],
    "D16": ["61", "305"],
    "D18": ["61"],
    "D20": ["5", "1 or 2", "3 or 4"],
    "D22": ["305"],
    "D25": ["61"],
    "D27": ["5 raw", "1 displayed", "50 raw", "10 displayed", "X", "x"],
    "R2": ["0", "D25"],
}


@pytest.mark.parametrize(("number", "figures"), FIGURES.items())
def test_a_rule_states_its_figures(number: str, figures: list[str]) -> None:
    text = words.rule("exact61", number)
    assert [figure for figure in figures if figure not in text] == []


def test_a_rule_refers_only_to_rules_that_exist() -> None:
    cited = {found for text in words.rules("exact61").values() for found in re.findall(r"\b[DR]\d+\b", text)}
    assert cited <= set(NUMBERS)


@pytest.mark.parametrize(("number", "on_screen"), [("D7", "D7"), ("D27", "D27"), ("R3", "R3 (Exact 61)")])
def test_a_ruling_names_its_game_on_screen(number: str, on_screen: str) -> None:
    assert words.cite("exact61", number) == on_screen


@pytest.mark.parametrize("look_up", [words.rule, words.rule_title, words.cite])
@pytest.mark.parametrize("number", ["D28", "R0", "d7", "", "format"])
def test_a_number_that_is_no_rule_is_refused(look_up: object, number: str) -> None:
    assert callable(look_up)
    with pytest.raises(RuleError) as refused:
        look_up("exact61", number)
    assert refused.value.rule == "format"
    assert words.say(refused.value) == f"Exact 61 has no rule {number!r}: its rules are D1 to D27 and R1 to R12."


def test_a_game_that_is_none_is_refused() -> None:
    with pytest.raises(RuleError, match="No game is called 'chess'"):
        words.rules("chess")
    with pytest.raises(RuleError, match="No game is called 'chess'"):
        words.terms("chess")
