"""The deck to pick from: every face once, with a dot for each copy that is left."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.fivetenk import DECK, FACES, Card
from gamelib.pictures import draw_deck
from tests.pictures.drawn import SVG, root_of, text_of, values, with_attribute
from tests.pictures.fivetenk.placing import Box, frame_of, placed, texts_in

HAND = [DECK[place] for place in range(0, len(DECK), 5)]


@given(st.lists(st.integers(0, len(DECK) - 1), unique=True, max_size=len(DECK)))
def test_each_face_stands_once_with_a_dot_for_each_copy_left(places: list[int]) -> None:
    taken = Counter(DECK[place] for place in places)
    root = root_of(draw_deck(list(taken.elements())))
    assert values(root, "data-face") == [str(face) for face in FACES]
    for cell in with_attribute(root, "data-face"):
        face = Card(cell.attrib["data-face"])
        filled = cell.find(f"{SVG}path[@class='gl-copies']")
        assert (0 if filled is None else filled.attrib["d"].count("M")) == 3 - taken[face]
        assert len(list(cell.iter(f"{SVG}circle"))) == taken[face]
        assert any("gl-card-gone" in part.get("class", "") for part in cell) == (taken[face] == 3)


def cells_in(width: float) -> dict[str, Box]:
    found = {}
    for element, x, y, _ in placed(root_of(draw_deck(HAND, width=width))):
        if element.get("data-face"):
            outline = next(element.iter(f"{SVG}rect"))
            wide, high = float(outline.attrib["width"]), float(outline.attrib["height"])
            found[element.attrib["data-face"]] = Box(x, y, x + wide, y + high)
    return found


@pytest.mark.parametrize("width", [900, 600, 400])
def test_no_face_overlaps_another_or_leaves_the_frame(width: float) -> None:
    root = root_of(draw_deck(HAND, width=width))
    assert float(root.attrib["width"]) <= width
    cells = cells_in(width)
    assert all(box.within(frame_of(root)) for box in cells.values())
    assert not any(one.overlaps(other) for one, other in combinations(cells.values(), 2))
    texts = texts_in(root)
    assert all(any(box.within(cell) for cell in cells.values()) for _, box in texts)
    assert not any(one.overlaps(other) for (_, one), (_, other) in combinations(texts, 2))


@pytest.mark.parametrize("width", [900, 600])
def test_every_face_is_big_enough_to_be_pressed(width: float) -> None:
    assert min(min(box.right - box.left, box.bottom - box.top) for box in cells_in(width).values()) >= 24


def test_a_face_is_written_in_its_row_and_column() -> None:
    root = root_of(draw_deck())
    for cell in with_attribute(root, "data-face"):
        assert cell.attrib["data-face"].startswith(text_of(next(cell.iter(f"{SVG}text"))))
    cells = cells_in(900)
    assert cells["3D"].left == cells["3S"].left < cells["4D"].left < cells["LJ"].left == cells["BJ"].left
    assert (
        cells["3D"].top == cells["2D"].top == cells["LJ"].top < cells["3C"].top < cells["3H"].top < cells["BJ"].top + 1
    )


def test_what_is_taken_and_outlined_is_said() -> None:
    picture = draw_deck("KS 3D 3D", lit="AS")
    assert picture.title == "The deck: 159 of 162 cards left"
    assert picture.description.endswith("Taken: 3♦, 3♦ and K♠. Outlined: A♠.")
    lit = [cell.attrib["data-face"] for cell in with_attribute(root_of(picture), "data-face") if is_lit(cell)]
    assert lit == ["AS"]


def is_lit(cell: object) -> bool:
    return any("gl-card-lit" in part.get("class", "") for part in cell)  # type: ignore[attr-defined]
