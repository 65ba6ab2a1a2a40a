"""One card: told from every other by what its corner shows, whatever the colours."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import FACES, SUITS, Card
from gamelib.pictures.fivetenk.faces import CARD_WIDTH, RAISED, STRIP, SUIT_PATHS, card, rank_card
from gamelib.words import fact
from tests.pictures.drawn import SVG, text_of
from tests.pictures.fivetenk.placing import placed

ORIGIN = (0.0, 0.0)


def element_of(markup: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')[0]  # noqa: S314 - our own.


def shapes(face: Card) -> str:
    """Give what a card shows in its strip with all colours taken away."""
    inside = re.sub(r' data-card="\w+"', "", card(face, ORIGIN, strip=True))
    return re.sub(r"gl-(suit-\d|text)", "", inside)


def test_every_face_differs_from_every_other_in_words() -> None:
    for language in ("en", "ja"):
        assert len({fact(face, language) for face in FACES}) == len(FACES)


def test_every_face_differs_from_every_other_by_shape_alone() -> None:
    assert len({shapes(face) for face in FACES}) == len(FACES)
    assert len(set(SUIT_PATHS)) == len(SUITS)


@pytest.mark.parametrize("face", FACES)
def test_rank_and_sign_stand_in_the_strip_that_is_seen_of_a_covered_card(face: Card) -> None:
    element = element_of(card(face, ORIGIN))
    rank = next(element.iter(f"{SVG}text"))
    assert text_of(rank) in str(face)
    half = float(rank.get("textLength", 16)) / 2
    assert float(rank.attrib["x"]) - half >= 1
    assert float(rank.attrib["x"]) + half <= STRIP
    sign = next(place for place in placed(element) if place.element.tag == f"{SVG}path")
    assert sign.scale == 1
    assert 8 <= sign.x <= STRIP - 8
    covered = element_of(card(face, ORIGIN, strip=True))
    assert all(place.x <= STRIP for place in placed(covered))


@pytest.mark.parametrize(("name", "word"), [("LJ", "little"), ("BJ", "big")])
def test_a_joker_says_which_one_it_is(name: str, word: str) -> None:
    for strip in (False, True):
        assert word in text_of(element_of(card(Card(name), ORIGIN, strip=strip)))


def test_a_back_tells_nothing() -> None:
    element = element_of(card(None, ORIGIN, index=3))
    assert element.attrib["data-card"] == "?"
    assert element.attrib["data-index"] == "3"
    assert not text_of(element)


def test_a_card_is_found_by_its_face_and_its_place() -> None:
    element = element_of(card(Card("10H"), ORIGIN, index=2))
    assert (element.attrib["data-card"], element.attrib["data-index"]) == ("10H", "2")
    assert "data-index" not in card(Card("10H"), ORIGIN)


@pytest.mark.parametrize("size", [28.0, CARD_WIDTH, 112.0])
def test_a_card_has_the_size_asked_for_and_is_raised_by_a_part_of_it(size: float) -> None:
    flat, raised = (element_of(card(Card("3D"), (7, 50), size=size, raised=high)) for high in (False, True))
    (_, x, y, scale), (_, raised_x, raised_y, _) = (next(placed(element)) for element in (flat, raised))
    assert (x, y) == (7, 50)
    assert scale * CARD_WIDTH == pytest.approx(size, abs=0.1)
    assert raised_x == x
    assert y - raised_y == pytest.approx(RAISED * scale, abs=0.01)


def test_a_lit_card_has_another_outline() -> None:
    plain, lit = (card(Card("3D"), ORIGIN, lit=bright) for bright in (False, True))
    assert "gl-card-lit" in lit
    assert "gl-card-lit" not in plain


def test_a_mark_is_written_as_it_is() -> None:
    for face in (Card("KH"), Card("BJ"), None):
        element = element_of(card(face, ORIGIN, mark="<10>"))
        assert "<10>" in text_of(element)


def test_a_card_of_which_only_the_rank_is_told_has_no_suit() -> None:
    assert text_of(element_of(rank_card("10", ORIGIN))) == "10"
    assert not list(element_of(rank_card("10", ORIGIN)).iter(f"{SVG}path"))
    assert not text_of(element_of(rank_card("", ORIGIN)))


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(RuleError):
        card(Card("LJ"), ORIGIN, language="xx")


def test_both_jokers_tell_which_they_are_in_words_of_one_size() -> None:
    sizes = [
        re.findall(r'font-size:([\d.]+)px"[^>]*>(little|big)<', card(Card(face), (0, 0), strip=True))
        for face in ("LJ", "BJ")
    ]
    assert sizes == [[("11", "little")], [("11", "big")]]
