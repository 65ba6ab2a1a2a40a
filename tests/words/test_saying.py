"""Saying a message: the template from the catalogue, the facts in the language's own way."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import pytest

from gamelib import words
from gamelib.core import NN_, Event, Message, RuleError
from gamelib.core.advice import Figure
from gamelib.exact61 import Layout, OpenPort, Place, Port, ScoringEnd, Tile
from gamelib.fivetenk import RANKS, Bury, Card, Friend, Lay, Name, Reading, leads, readings
from gamelib.fivetenk.nouns import A, Alike, The
from gamelib.words.catalogues import VARIABLE

T14, T44 = Tile("1|4"), Tile("4|4")
LOW = Port(T14, "low")
TILES = NN_("{count} tile", "{count} tiles")


@pytest.fixture(autouse=True)
def _language_of_the_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(VARIABLE, raising=False)
    yield
    words.use(None)


FACTS = [
    (T14, "1|4", "1|4"),
    (7, "7", "7"),
    (-5, "−5", "−5"),
    (0, "0", "0"),
    (2.5, "2.5", "2.5"),
    ("low", "low", "low"),
    (LOW, "[1|4] low", "[1|4] (目が少ない端)"),
    (Port(T44, "side B"), "[4|4] side B", "[4|4] (側枝B)"),
    (OpenPort(T44, "inline A", 4), "[4|4] inline A (4)", "[4|4] (直線側A, 4)"),
    (ScoringEnd(T44, 8), "[4|4] for 8", "[4|4] for 8"),
    (Place(T14, None), "[1|4]", "[1|4]"),
    (Place(T44, LOW), "[4|4] at [1|4] low", "[4|4] at [1|4] (目が少ない端)"),
    ((), "none", "none"),
    ((T14,), "[1|4]", "[1|4]"),
    ((T14, T44), "[1|4] and [4|4]", "[1|4] and [4|4]"),
    ([0, 1, 3], "0, 1 and 3", "0, 1 and 3"),
    ((LOW, T44), "[1|4] low and [4|4]", "[1|4] (目が少ない端) and [4|4]"),
    (Card("10H"), "10♥", "10♥"),
    (Card("2D"), "2♦", "2♦"),
    (Card("LJ"), "little joker", "小ジョーカー"),
    (Card("BJ"), "big joker", "大ジョーカー"),
    ((Card("3C"), Card("AS"), Card("LJ")), "3♣, A♠ and little joker", "3♣, A♠ and 小ジョーカー"),
    (Friend(Card("AS"), 2), "A♠, play 2", "A♠, play 2"),
    (Bury((Card("3C"), Card("LJ"))), "bury 3♣ little joker", "bury 3♣ 小ジョーカー"),
    (Lay((Card("5D"), Card("5S")), "pair"), "5♦ 5♠ as pair", "5♦ 5♠ as ペア"),
    (Lay((Card("5D"),)), "5♦", "5♦"),
    (
        Name((Friend(Card("AS"), 2), Friend(Card("KD"), 1))),
        "name A♠, play 2; K♦, play 1",
        "name A♠, play 2; K♦, play 1",
    ),
    (
        leads("3D 3C 3H LJ")[-1],
        "3 3 3 little joker (triple of 3s with a single)",
        "3 3 3 小ジョーカー (3枚 of 3s with a 単札)",
    ),
    (readings("5H 10H KH")[0], "suited 5-10-K of hearts", "同花5,10,K of ハート"),
    (readings("LJ LJ")[0], "pair of little jokers", "ペア of 小ジョーカーs"),
    (readings("BJ")[0], "single big joker", "単札 大ジョーカー"),
    (
        readings("3D 3C 3H 4D 4C 4H 9D 9D 8S 8S")[0],
        "airplane from 3 to 4 with pair wings",
        "飛行機 from 3 to 4 with ペア wings",
    ),
    (readings("KD KD KD 5H 5H")[0], "triple of Ks with a pair", "3枚 of Ks with a ペア"),
    (readings("BJ BJ BJ")[0], "triple of big jokers", "3枚 of 大ジョーカーs"),
    (readings("BJ BJ BJ 5H 5H")[0], "triple of big jokers with a pair", "3枚 of 大ジョーカーs with a ペア"),
    (readings("LJ LJ LJ BJ")[0], "triple of little jokers with a single", "3枚 of 小ジョーカーs with a 単札"),
    (Alike("5", 2), "two 5s", "two 5s"),
    (Alike("K", 1), "one K", "one K"),
    (Alike("10"), "10s", "10s"),
    (Alike("LJ", 2), "two little jokers", "two 小ジョーカーs"),
    (The("7"), "7", "7"),
    (The(Card("7D")), "7♦", "7♦"),
    (The(Card("BJ")), "the big joker", "the 大ジョーカー"),
    (A(readings("8D 8C")[0]), "a pair of 8s", "a ペア of 8s"),
    (A(readings("8D 8C 9D 9C")[0]), "consecutive pairs from 8 to 9", "連続ペア from 8 to 9"),
    (A(Reading("airplane with pairs", 0, None)), "an airplane with pairs", "an 飛行機とペアの翼"),
    (readings("LJ BJ")[0], "joker bomb", "ジョーカーボム"),
    (readings("9D 9C 9H 9S 9D")[0], "bomb of five 9s", "ボム of five 9s"),
    ((Friend(Card("AS"), 2), Friend(Card("KD"), 1)), "A♠, play 2 and K♦, play 1", "A♠, play 2 and K♦, play 1"),
    (Figure("pips left", 12, ""), "pips left: 12", "pips left: 12"),
    (Figure("points in the trick", 12, "points"), "points in the trick: 12 points", "points in the trick: 12 points"),
    (
        Figure("expected points", -3.04, "raw points", 0.87),
        "expected points: −3.0 ± 0.9 raw points",
        "expected points: −3.0 ± 0.9 raw points",
    ),
    (Figure("chance", 53.58, "%", 0.04), "chance: 53.6 %", "chance: 53.6 %"),
    (Message("{count} pips", {"count": 3}), "3 pips", "3 pips"),
    (Message(TILES, {"count": 1}), "1 tile", "1 tile"),
]


@pytest.mark.parametrize(("value", "english", "japanese"), FACTS)
def test_a_fact_is_written_in_the_language(value: object, english: str, japanese: str) -> None:
    assert words.fact(value) == english
    assert words.fact(value, "ja") == japanese
    assert words.say(Message("<{gap}>", {"gap": value}), "ja") == f"<{japanese}>"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("count", "said"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles"), (11, "11 tiles")])
def test_a_number_decides_the_form(count: int, said: str, language: str) -> None:
    assert words.say(Message(TILES, {"count": count}), language) == said
    marked = NN_(
        "{count} tile lies on the table: {tiles}.", "{count} tiles lie on the table, in the order placed: {tiles}."
    )
    assert words.say(Message(marked, {"count": count, "tiles": ()}), language).startswith(f"{said} lie")


def test_a_template_puts_the_brackets_round_a_single_tile() -> None:
    refused = Layout().place("1|4").why_not("2|3", at=("1|4", "low"))
    assert refused is not None
    told = "[2|3] cannot be joined to [1|4] {}: the port shows 1, and neither half of the tile does."
    assert words.say(refused) == told.format("low")
    assert words.say(refused, "ja") == told.format("(目が少ない端)")


def test_an_event_is_said_by_its_message() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Lead(Event):
        kind: ClassVar[str] = "lead"
        tile: Tile

        @property
        def message(self) -> Message:
            return Message("[{tile}] leads.", {"tile": self.tile})

    assert words.say(Lead(rules=("D4",), tile=T14)) == "[1|4] leads."


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_marked_sentence_is_said_as_it_stands(language: str) -> None:
    assert words.say("The table is empty.", language) == "The table is empty."
    assert words.say("no {gap} is filled", language) == "no {gap} is filled"
    assert words.say("", language) == ""


def test_braces_among_the_facts_are_left_alone() -> None:
    assert words.say(RuleError("format", "{text} is no tile.", text="{0}")) == "{0} is no tile."


def test_the_language_is_english_until_another_is_chosen() -> None:
    assert words.language() == "en"
    assert words.fact(LOW) == "[1|4] low"
    words.use("ja")
    assert words.language() == "ja"
    assert words.fact(LOW) == "[1|4] (目が少ない端)"
    assert words.fact(LOW, "en") == "[1|4] low"
    words.use(None)
    assert words.language() == "en"


@pytest.mark.parametrize(
    ("variable", "language"), [("ja", "ja"), ("ja_JP.UTF-8", "ja"), ("EN", "en"), ("", "en"), ("klingon", "en")]
)
def test_the_environment_names_the_language_to_begin_with(
    variable: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, variable)
    assert words.language() == language
    words.use("en")
    assert words.language() == "en"


@pytest.mark.parametrize("written", ["ja", "JA", "ja-JP", "ja_JP.UTF-8"])
def test_a_language_may_be_written_in_several_ways(written: str) -> None:
    words.use(written)
    assert words.language() == "ja"
    assert words.term("tile", written) == "牌"


@pytest.mark.parametrize("language", ["fr", "english", "../en"])
def test_a_language_that_is_not_at_hand_is_refused(language: str) -> None:
    with pytest.raises(RuleError) as refused:
        words.say("The table is empty.", language)
    assert refused.value.rule == "format"
    assert words.say(refused.value) == f"There are no words in {language!r}: the languages at hand are en and ja."
    with pytest.raises(RuleError):
        words.use(language)
    assert words.language() == "en"


NUMBERS = ["four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


@pytest.mark.parametrize("rank", RANKS[:-2])
@pytest.mark.parametrize(("size", "number"), enumerate(NUMBERS, 4), ids=NUMBERS)
def test_a_bomb_is_named_by_a_number_in_words_and_its_rank(rank: str, size: int, number: str) -> None:
    reading = Reading("bomb", size, rank)
    assert words.fact(reading) == str(reading) == f"bomb of {number} {rank}s"


@pytest.mark.parametrize(
    ("template", "fact", "said"),
    [
        ("{thing} may be a wing.", The(Card("LJ")), "The little joker may be a wing."),
        ("{thing} will do.", (Card("BJ"), Card("2D")), "Big joker and 2♦ will do."),
        ("{thing}: what is this?", Card("BJ"), "Big joker: what is this?"),
        ("{thing} are a pair.", (Alike("5", 2), Alike("7", 2)), "Two 5s and two 7s are a pair."),
        ("{thing}.", readings("5D 6D 7D 8D 9D")[0], "Straight from 5 to 9."),
        ("{thing}", readings("5D 6D 7D 8D 9D")[0], "straight from 5 to 9"),
        ("No {thing}.", readings("5D 5C")[0], "No pair of 5s."),
        ("{thing} is a name.", "seed", "seed is a name."),
    ],
)
def test_a_sentence_that_begins_with_cards_begins_with_a_capital(template: str, fact: object, said: str) -> None:
    assert words.say(Message(template, {"thing": fact})) == said
