"""The rulebook's terms, in both languages."""

import pytest

from gamelib import words
from gamelib.exact61.ports import DOUBLE_PORTS, PLAIN_PORTS

JAPANESE = {
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
}


@pytest.mark.parametrize(("english", "japanese"), JAPANESE.items())
def test_a_term_of_the_rulebook_has_its_japanese_name(english: str, japanese: str) -> None:
    assert words.term(english, "ja") == japanese
    assert words.term(english) == english


def test_every_term_of_the_glossary_has_a_name_and_a_meaning() -> None:
    glossary = words.terms("exact61", "ja")
    assert set(JAPANESE) <= {term.english for term in glossary}
    assert [term for term in glossary if term.name == term.english] == []
    assert [term for term in glossary if not term.meaning.endswith(".")] == []
    assert len({term.meaning for term in glossary}) == len(glossary)


def test_every_port_is_a_term() -> None:
    assert {*PLAIN_PORTS, *DOUBLE_PORTS} <= {term.english for term in words.terms("exact61")}


def test_a_term_without_a_translation_stays_english() -> None:
    assert words.term("no such term", "ja") == "no such term"
