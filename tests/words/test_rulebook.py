"""The rules' texts: all there, by number, and in words of our own."""

import hashlib
import re
from pathlib import Path

import pytest

from gamelib import words
from gamelib.core import RuleError
from gamelib.fivetenk.promotion import outcome
from gamelib.words.games import GAMES

NUMBERS = {
    "exact61": [f"D{n}" for n in range(1, 28)] + [f"R{n}" for n in range(1, 13)],
    "fivetenk": [f"C{n}" for n in range(1, 36)] + [f"R{n}" for n in range(1, 24)],
}
SIDES = ("declarer", "defenders")
RULES = [(game, number) for game, numbers in NUMBERS.items() for number in numbers]

# Hashes of every run of six words in the rulebooks that the rules were rewritten from: their text is not ours to copy.
RUNS = frozenset((Path(__file__).parent / "rulebook_runs.txt").read_text().split())


def runs(text: str) -> list[str]:
    found = re.findall(r"[a-z0-9']+", text.lower())
    return [" ".join(found[i : i + 6]) for i in range(len(found) - 5)]


def is_copied(run: str) -> bool:
    return hashlib.sha256(run.encode()).hexdigest()[:10] in RUNS


@pytest.mark.parametrize("game", NUMBERS)
def test_every_rule_stands_in_order(game: str) -> None:
    assert list(words.rules(game)) == NUMBERS[game]


@pytest.mark.parametrize(("game", "number"), RULES)
def test_a_rule_has_a_short_title_and_a_short_text(game: str, number: str) -> None:
    title, text = words.rule_title(game, number), words.rule(game, number)
    assert 2 <= len(title.split()) <= 5
    assert not title.endswith(".")
    assert text.endswith(".")
    assert 1 <= len(re.findall(r"[.](?:\s|$)", text)) <= 4
    assert 8 <= len(text.split()) <= 70
    assert words.rules(game)[number] == text


@pytest.mark.parametrize(("game", "number"), RULES)
def test_a_rule_is_told_in_our_own_words(game: str, number: str) -> None:
    assert [run for run in runs(words.rule(game, number)) if is_copied(run)] == []


@pytest.mark.parametrize("game", NUMBERS)
def test_a_meaning_is_told_in_our_own_words(game: str) -> None:
    assert [run for term in words.terms(game) for run in runs(term.meaning) if is_copied(run)] == []


@pytest.mark.parametrize(
    "sentence", ["Every double is a spinner: the first tile", "Suits are never followed. An ordinary"]
)
def test_a_sentence_of_a_rulebook_would_be_noticed(sentence: str) -> None:
    assert all(map(is_copied, runs(sentence)))


@pytest.mark.parametrize("game", NUMBERS)
def test_titles_differ(game: str) -> None:
    assert len({words.rule_title(game, number) for number in NUMBERS[game]}) == len(NUMBERS[game])


@pytest.mark.parametrize("game", NUMBERS)
def test_the_sections_hold_every_rule_once_and_in_order(game: str) -> None:
    sections = words.sections(game)
    assert [number for numbers in sections.values() for number in numbers] == NUMBERS[game]
    assert [numbers[0] for numbers in sections.values()] == [number for number, _ in GAMES[game].sections]
    assert [{number[0] for number in numbers} for numbers in sections.values()][-1] == {"R"}, "rulings stand apart"


# What each text must say: the rule's own figures and names.
FIGURES = {
    "exact61": {
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
        "R5": ["if it fits", "D7"],
    },
    "fivetenk": {
        "C1": ["54", "162", "26", "6 are left", "jokers"],
        "C2": ["3", "king and the ace", "2, the little joker", "big joker", "level", "trump"],
        "C3": ["60 + 120 + 120 = 300", "5 for each five", "10 for each ten or king"],
        "C6": ["5 or more", "2 or more pairs", "2 or more triples", "2s nor jokers"],
        "C7": ["little", "big"],
        "C10": ["diamonds", "clubs", "hearts", "spades"],
        "C11": ["4 or more cards", "12"],
        "C13": ["level 3", "a 3"],
        "C18": ["6 cards", "any 6"],
        "C19": ["ace", "king", "queen", "six", "2s", "jokers"],
        "C20": ["1st, 2nd or 3rd"],
        "C21": ["1, 2 or 3 players"],
        "C30": ["C27", "300"],
        "C32": ["2", "J, Q, K and A", "one step up from A", "two from K"],
        "C33": ["C16", "C17"],
        "C34": ["an edition of its own", "extended", "no national standard", "differ from region to region"],
        "C35": ["source"],
        "R1": ["3", "2"],
        "R4": ['wing_jokers="not_both"', '"none"'],
        "R12": ["C27", "declarer"],
        "R13": ["C27 first", "then at C28"],
        "R21": ["0 to 5"],
        "R23": ["C23", "C4", "C7", "C26", "C27 or C28", "C32"],
    },
}


@pytest.mark.parametrize(
    ("game", "number", "figures"),
    [(game, number, figures) for game, rules in FIGURES.items() for number, figures in rules.items()],
)
def test_a_rule_states_its_figures(game: str, number: str, figures: list[str]) -> None:
    text = words.rule(game, number)
    assert [figure for figure in figures if figure not in text] == []


@pytest.mark.parametrize("game", NUMBERS)
def test_a_rule_refers_only_to_rules_that_exist(game: str) -> None:
    cited = {found for text in words.rules(game).values() for found in re.findall(r"\b[CDR]\d+\b", text)}
    assert cited
    assert cited <= set(NUMBERS[game])


@pytest.mark.parametrize(
    ("game", "number", "on_screen"),
    [
        ("exact61", "D7", "D7"),
        ("exact61", "D27", "D27"),
        ("exact61", "R3", "R3 (Exact 61)"),
        ("fivetenk", "C19", "C19"),
        ("fivetenk", "R3", "R3 (5-10-K)"),
    ],
)
def test_a_ruling_names_its_game_on_screen(game: str, number: str, on_screen: str) -> None:
    assert words.cite(game, number) == on_screen


RANGES = {
    "exact61": "Exact 61 has no rule {!r}: its rules are D1 to D27 and R1 to R12.",
    "fivetenk": "5-10-K has no rule {!r}: its rules are C1 to C35 and R1 to R23.",
}


@pytest.mark.parametrize("look_up", [words.rule, words.rule_title, words.cite])
@pytest.mark.parametrize("game", NUMBERS)
@pytest.mark.parametrize("number", ["D28", "C36", "R0", "d7", "", "format"])
def test_a_number_that_is_no_rule_is_refused(look_up: object, game: str, number: str) -> None:
    assert callable(look_up)
    with pytest.raises(RuleError) as refused:
        look_up(game, number)
    assert refused.value.rule == "format"
    assert words.say(refused.value) == RANGES[game].format(number)


def test_a_game_that_is_none_is_refused() -> None:
    with pytest.raises(RuleError, match="No game is called 'chess': the games are exact61, fivetenk"):
        words.rules("chess")
    with pytest.raises(RuleError, match="No game is called 'chess'"):
        words.terms("chess")


def test_c31_is_told_as_the_promotions_are() -> None:
    told = words.rule("fivetenk", "C31")
    assert "bigger win never brings fewer levels, and the defenders' narrowest brings none" in told
    steps = {winner: [outcome(points)[1] for points in range(301) if outcome(points)[0] == winner] for winner in SIDES}
    assert steps["declarer"] == sorted(steps["declarer"], reverse=True)
    assert steps["defenders"] == sorted(steps["defenders"])
    assert (steps["defenders"][0], min(steps["declarer"])) == (0, 1)


@pytest.mark.parametrize("number", ["C30", "C31"])
def test_the_table_of_promotions_is_typed_in_no_text(number: str) -> None:
    borders = {points for points in range(1, 300) if outcome(points) != outcome(points - 1)}
    assert borders
    assert not borders & set(map(int, re.findall(r"\d+", words.rule("fivetenk", number))))
