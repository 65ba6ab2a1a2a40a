"""Lines of text: broken where a language breaks them, and never wider than there is room."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.pictures.text import broken, text_width

SENTENCES = [
    "5, 6, 7 are too few for a straight: it needs 2 more consecutive ranks.",
    "飛行機の翼に、本体のランク7、8は使えません。",
]


@pytest.mark.parametrize("text", SENTENCES)
@pytest.mark.parametrize("width", [120, 200, 320, 2000])
def test_lines_are_no_wider_than_their_room_and_lose_nothing(text: str, width: float) -> None:
    lines = broken(text, width)
    assert all(text_width(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert len(lines) == 1 or text_width(text) > width


def test_a_line_begins_with_no_stop_and_no_space() -> None:
    for width in range(60, 400, 7):
        for text in SENTENCES:
            assert not any(line[0] in "、。 " for line in broken(text, width))


def test_words_stay_whole() -> None:
    assert broken("one two three", text_width("one two")) == ["one two", "three"]
    assert broken("incomprehensible", 10) == ["incomprehensible"]


@given(st.text(), st.floats(1, 500))
def test_any_text_can_be_broken(text: str, width: float) -> None:
    assert "".join("".join(broken(text, width)).split()) == "".join(text.split())
