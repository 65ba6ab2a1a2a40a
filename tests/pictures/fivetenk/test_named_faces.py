"""The friend cards as a strip: for each its three plays, who made them, and the one that counts."""

from __future__ import annotations

import pytest

from gamelib.fivetenk import Card, Friend
from gamelib.pictures.fivetenk.named_faces import draw_named
from tests.pictures.drawn import SVG, root_of, text_of, values
from tests.pictures.fivetenk.placing import frame_of, texts_in

FRIENDS = (Friend(Card("AS"), 2), Friend(Card("KH"), 1))


@pytest.mark.parametrize("width", [600, 400])
def test_each_face_has_three_places_of_which_the_named_one_is_outlined(width: float) -> None:
    root = root_of(draw_named(FRIENDS, ((3, 5), ()), declarer=5, width=width))
    assert values(root, "data-card") == ["AS", "KH"]
    outlines = [rect.attrib["class"] for rect in root.iter(f"{SVG}rect") if "gl-panel" in rect.attrib["class"]]
    assert ["gl-panel-lit" in outline for outline in outlines] == [False, True, False, True, False, False]
    assert all(box.within(frame_of(root)) for _, box in texts_in(root))


@pytest.mark.parametrize(
    ("plays", "said", "unsaid"),
    [
        (((), ()), ["counts"], ["friend", "the declarer"]),
        (((3,), ()), ["seat 3", "counts"], ["friend", "the declarer"]),
        (((3, 4), ()), ["seat 3", "seat 4", "friend"], ["the declarer"]),
        (((3, 5), (5,)), ["seat 3", "seat 5", "the declarer"], ["friend", "counts"]),
        (((4, 4, 1), (4,)), ["seat 4", "seat 1", "friend"], ["the declarer", "counts"]),
    ],
)
def test_what_comes_of_a_play_is_said(plays: tuple[tuple[int, ...], ...], said: list[str], unsaid: list[str]) -> None:
    picture = draw_named(FRIENDS, plays, declarer=5)
    shown = [text_of(text) for text in root_of(picture).iter(f"{SVG}text")]
    assert all(word in shown for word in said)
    assert not any(word in shown for word in unsaid)
    assert sum(f"seat {seat}" in shown for seat in range(6)) == len({seat for seats in plays for seat in seats})


def test_it_is_said_in_words() -> None:
    picture = draw_named(FRIENDS, ((3, 5), ()), declarer=5)
    assert picture.title == "The friend cards"
    assert "A♠ was played by seats 3 and 5; the 2nd play of A♠ counts." in picture.description
    assert "K♥ was not played yet; the 1st play of K♥ counts." in picture.description
