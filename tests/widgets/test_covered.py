"""Answers under a cover: out of sight until asked for, for the eye and for the ear."""

from __future__ import annotations

from gamelib.pictures import draw_cards
from gamelib.widgets import Covered


def test_an_answer_stays_covered_until_it_is_asked_for() -> None:
    covered = Covered((162, 6))
    assert "162" not in covered.answer.value + repr(covered)
    covered.button.click()
    assert "162, 6" in covered.answer.value
    assert "Cover" in covered.button.description
    covered.button.click()
    assert "162" not in covered.answer.value
    assert not covered.shown


def test_a_picture_is_shown_as_a_picture_and_text_is_no_markup() -> None:
    covered = Covered(draw_cards("3D 4D"))
    assert "<svg" not in covered.answer.value
    covered.shown = True
    assert covered.answer.value.count("<svg") == 1
    plain = Covered("<b>bold</b>")
    plain.shown = True
    assert "&lt;b&gt;" in plain.answer.value
