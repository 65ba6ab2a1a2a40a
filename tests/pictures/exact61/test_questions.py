"""Pictures that ask give nothing away and can be pressed everywhere; pictures of settlements count every pip."""

from __future__ import annotations

import pytest

from gamelib.exact61 import Layout, State, Tile, pips, replay, self_play
from gamelib.lessons.exact61.predicting import spots
from gamelib.pictures import arrange
from gamelib.pictures.exact61.counting import draw_counted_hands
from gamelib.pictures.exact61.questions import area, draw_question, open_at
from tests.pictures.drawn import LAYOUTS, grown, root_of, with_attribute

QUESTIONS = [layout for layout in LAYOUTS.values() if len(layout)] + [grown(seed, 3 + seed) for seed in range(12)]


def places(layout: Layout) -> list[tuple[Tile, str]]:
    return [(spot.tile, spot.port) for spot in spots(layout)]


@pytest.mark.parametrize("layout", QUESTIONS, ids=Layout.to_text)
def test_every_place_has_its_area_within_the_picture(layout: Layout) -> None:
    picture = draw_question(layout, places(layout))
    root = root_of(picture)
    assert picture.frame is not None
    left, top, width, height = picture.frame
    found = {group.get("data-place"): group for group in with_attribute(root, "data-place")}
    assert set(found) == {spot.key for spot in spots(layout)}
    for group in found.values():
        assert len(group)
        for shape in group:
            x, y = (float(shape.get(name) or shape.get(f"c{name}") or 0) for name in "xy")
            assert left <= x <= left + width
            assert top <= y <= top + height
            assert shape.get("pointer-events") == "all"


@pytest.mark.parametrize("layout", QUESTIONS, ids=Layout.to_text)
def test_nothing_tells_which_ends_count(layout: Layout) -> None:
    picture = draw_question(layout, places(layout))
    assert "data-end" not in picture
    assert 'class="gl-counted"' not in picture
    assert 'class="gl-open"' not in picture
    assert "Counted ends" not in picture


@pytest.mark.parametrize("layout", QUESTIONS, ids=Layout.to_text)
def test_areas_of_different_places_do_not_lie_on_one_another(layout: Layout) -> None:
    arrangement = arrange(layout)
    middles = {}
    for spot in spots(layout):
        for shape in root_of(f"<g>{area((spot.tile, spot.port), arrangement)}</g>")[0]:  # type: ignore[arg-type]
            where = (shape.get("cx"), shape.get("cy")) if shape.tag == "circle" else (shape.get("x"), shape.get("y"))
            assert (shape.tag, where) not in middles
            middles[shape.tag, where] = spot


def test_guesses_are_written_where_they_belong() -> None:
    layout = Layout.from_text("1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B")
    bare = draw_question(layout, places(layout))
    for place in places(layout):
        guessed = draw_question(layout, places(layout), guesses={place: 9})
        assert guessed.count('gl-guess"') == bare.count('gl-guess"') + 1
        assert guessed.count(">9</text>") == 1


def test_a_double_at_an_end_is_pressed_at_its_port_too() -> None:
    layout = Layout.from_text("1|4; 1|1 at 1|4 low")
    assert [port.port for port in open_at((Tile("1|1"), ""), arrange(layout))] == ["inline B"]
    assert open_at((Tile("1|4"), "low"), arrange(layout)) == []


SETTLED = [
    step.state
    for players in (2, 3, 4)
    for seed in range(8)
    for step in replay(self_play(seed, players=players)).steps
    if step.state.hand_over in ("out", "blocked")
]


@pytest.mark.parametrize("state", SETTLED[::9], ids=repr)
def test_counted_hands_show_every_tile_with_its_pips(state: State) -> None:
    seats = tuple(range(state.players))
    picture = draw_counted_hands(state, counted=seats, order=seats[::-1], highlight=(0,), width=600, height=400)
    root = root_of(picture)
    rows = list(with_attribute(root, "data-hand"))
    assert [row.get("data-hand") for row in rows] == [str(seat) for seat in seats]
    for row, hand in zip(rows, state.hands, strict=True):
        assert [tile.get("data-tile") for tile in with_attribute(row, "data-tile")] == list(hand)
        texts = [text.text or "" for text in row.iter() if text.tag.endswith("text")]
        assert sum(int(text) for text in texts if text.isdigit()) == pips(hand)
        assert any(text.startswith(f"{pips(hand)} pip") for text in texts)
    assert picture.frame is not None
    assert (picture.frame.width, picture.frame.height) == (600, 400)


def test_pips_are_not_told_before_they_are_counted() -> None:
    state = SETTLED[0]
    picture = draw_counted_hands(state)
    assert "pip" not in picture.replace("gl-pips", "").replace("gl-face", "").partition("<style>")[0]
    assert "place 1" not in picture
