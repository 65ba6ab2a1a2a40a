"""The builder of SVG: whatever goes in comes out as text, never as markup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.core import RuleError
from gamelib.exact61 import Layout
from gamelib.pictures import draw, draw_hand, score_sheet
from gamelib.pictures.svg import Markup, clean, element, number
from tests.pictures.drawn import SVG, root_of, text_of

NASTY = "<script>alert(1)</script>\" onload='x' &amp; ]]> \x00\x08\ud800"


def test_text_and_attributes_are_escaped() -> None:
    made = element("text", NASTY, data_name=NASTY)
    assert "<script" not in made
    root = root_of(draw_hand(["1|4"], label=NASTY))
    assert list(root.iter(f"{SVG}script")) == []
    assert "<script>alert(1)</script>" in text_of(root)


@given(st.text())
def test_any_text_comes_back_as_it_went_in(text: str) -> None:
    root = root_of(draw_hand([], label=f"a{text}"))
    kept = "a" + "".join(letter for letter in text if letter.isprintable())
    shown = text_of(next(root.iter(f"{SVG}text")))
    assert "".join(letter for letter in shown if letter.isprintable()) == kept


def test_names_and_guesses_are_escaped() -> None:
    for picture in (
        score_sheet([0, 5], names=[NASTY, "Bo"]),
        draw(Layout().place("1|4"), show_marks=False, guesses={"1|4 low": NASTY}),
    ):
        assert list(root_of(picture).iter(f"{SVG}script")) == []
        assert "<script>alert(1)</script>" in text_of(root_of(picture))


def test_markup_goes_in_as_it_is() -> None:
    assert element("g", Markup("<path/>"), "a<b", class_="x", fill=None) == '<g class="x"><path/>a&lt;b</g>'
    assert clean('"') == "&quot;"


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (-0.0001, "0"), (0.5, ".5"), (-0.25, "-.25"), (10, "10"), (1.5, "1.5")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text
    assert float(text) == pytest.approx(value, abs=0.001)


@pytest.mark.parametrize("thing", [None, 7, {"1|4"}, object()])
def test_what_cannot_be_drawn_is_refused(thing: object) -> None:
    with pytest.raises(RuleError) as refusal:
        draw(thing)
    assert refusal.value.rule == "format"


def test_what_is_no_tile_is_refused() -> None:
    with pytest.raises(RuleError):
        draw(["1|4", "7|7"])
