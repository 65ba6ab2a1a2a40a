"""The rulebook's terms, in both languages."""

import pytest

from gamelib import words
from gamelib.exact61 import Layout
from gamelib.exact61.ports import DOUBLE_PORTS, PLAIN_PORTS
from gamelib.fivetenk.readings import KINDS

JAPANESE = {
    "exact61": {
        "tile": "牌",
        "double": "ダブル",
        "spinner": "分岐ダブル",
        "port": "接続位置",
        "low": "目が少ない端",
        "high": "目が多い端",
        "inline A": "直線側A",
        "inline B": "直線側B",
        "side A": "側枝A",
        "side B": "側枝B",
        "open port": "接続可能位置",
        "scoring end": "得点端",
        "contribution": "寄与値",
        "talon": "タロン",
        "raw points": "換算前の得点",
        "displayed points": "表示得点",
        "side": "得点主体",
        "going out": "上がり",
        "crosswise": "横向き",
        "filled number": "塗りつぶした数字",
        "hollow dot": "白抜きの点",
        "orange outline": "オレンジの輪郭",
        "blocked hand": "ブロック",
        "scoring event": "得点イベント",
    },
    "fivetenk": {
        "face": "札面",
        "rank": "数字",
        "suit": "スート",
        "little joker": "小ジョーカー",
        "big joker": "大ジョーカー",
        "point cards": "点札",
        "combination": "組み合わせ",
        "single": "単札",
        "pair": "ペア",
        "triple": "3枚",
        "triple with single": "3枚+単札",
        "triple with pair": "3枚+ペア",
        "straight": "ストレート",
        "consecutive pairs": "連続ペア",
        "airplane": "飛行機",
        "airplane with singles": "飛行機と単札の翼",
        "airplane with pairs": "飛行機とペアの翼",
        "body": "胴体",
        "wing": "翼",
        "special combination": "特殊組",
        "mixed 5-10-K": "混合5,10,K",
        "suited 5-10-K": "同花5,10,K",
        "bomb": "ボム",
        "joker bomb": "ジョーカーボム",
        "declarer": "親",
        "friend": "仲間",
        "defenders": "子",
        "kitty": "底札",
        "friend card": "仲間札",
        "declarer's side": "親側",
        "trick": "組",
        "level": "レベル",
        "lead": "先手",
        "pass": "パス",
        "going out": "上がり",
        "settlement": "精算",
        "promotion": "昇級",
    },
}


@pytest.mark.parametrize(
    ("english", "japanese"), sorted({pair for names in JAPANESE.values() for pair in names.items()})
)
def test_a_term_of_the_rulebook_has_its_japanese_name(english: str, japanese: str) -> None:
    assert words.term(english, "ja") == japanese
    assert words.term(english) == english


@pytest.mark.parametrize("game", JAPANESE)
def test_every_term_of_the_glossary_has_a_name_and_a_meaning(game: str) -> None:
    glossary = words.terms(game, "ja")
    assert set(JAPANESE[game]) <= {term.english for term in glossary}
    assert [term for term in glossary if term.name == term.english] == []
    assert [term for term in glossary if not term.meaning.endswith(".")] == []
    assert len({term.meaning for term in glossary}) == len(glossary)


def test_every_kind_of_combination_is_a_term() -> None:
    assert set(KINDS) <= {term.english for term in words.terms("fivetenk")}


def test_an_opening_double_takes_its_first_neighbour_at_either_inline_port() -> None:
    # R8: whichever the term tells of, the other is named with it.
    meaning = next(term.meaning for term in words.terms("exact61") if term.english == "inline A")
    ports = {port.port for port in Layout().place("2|2").fitting("2|5")}
    assert ports == {"inline A", "inline B"}
    assert "may take its first neighbour at inline B" in meaning


def test_every_port_is_a_term() -> None:
    assert {*PLAIN_PORTS, *DOUBLE_PORTS} <= {term.english for term in words.terms("exact61")}


def test_a_term_without_a_translation_stays_english() -> None:
    assert words.term("no such term", "ja") == "no such term"
