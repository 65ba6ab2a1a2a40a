"""Pictures that ask: marks at ports of one's choice, shut sides among them, and strokes without their numbers."""

from __future__ import annotations

import pytest

from gamelib.exact61 import Layout, Port, replay, self_play
from gamelib.pictures import arrange, draw, score_sheet, tokens
from gamelib.pictures.exact61.marks import marks_of
from gamelib.words import describe
from tests.pictures.drawn import boxes, grown, root_of, text_of, values, view_box, with_attribute

LAYOUTS = [grown(seed, tiles) for seed in range(8) for tiles in (3, 7, 12, 20)]


def asked(layout: Layout) -> list[Port]:
    """List every port that nothing is joined to: the open ones, and both sides of a double that are shut."""
    free = {Port(port.tile, port.port) for port in layout.open_ports}
    shut = {
        Port(port.tile, side) for port in free if port.port.startswith("inline") for side in ("side A", "side B")
    }  # fmt: skip
    return sorted(free | shut)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_port_asked_for_has_a_mark_in_the_picture_and_clear_of_all_tiles(layout: Layout) -> None:
    picture = draw(layout, show_marks=False, asked=asked(layout))
    root = root_of(picture)
    assert sorted(values(root, "data-port")) == sorted(map(str, asked(layout)))
    left, top, width, height = view_box(root)
    reach = tokens.ASK
    for mark in marks_of(layout, arrange(layout), show_marks=False, asked=asked(layout)):
        x, y = mark.at
        assert left < x - reach
        assert x + reach < left + width
        assert top < y - reach
        assert y + reach < top + height
        for tile, (tile_x, tile_y, wide, high) in boxes(root).items():
            inside = (
                tile_x < x + reach and x - reach < tile_x + wide and tile_y < y + reach and y - reach < tile_y + high
            )
            assert not inside, (tile, mark)


def test_a_shut_side_is_asked_for_where_it_will_be_once_it_is_open() -> None:
    shut = Layout.from_text("1|4; 4|4 at 1|4 high")
    opened = shut.place("3|4", at=("4|4", "inline B"))
    before = marks_of(shut, arrange(shut), show_marks=False, asked=[Port(shut.tiles[1], "side A")])
    after = marks_of(opened, arrange(opened, arrange(shut)), show_marks=False)
    assert before[0].at in [mark.at for mark in after if mark.port and mark.port.port == "side A"]


def test_a_picture_that_asks_which_ports_are_open_does_not_tell_it_in_words() -> None:
    layout = Layout.from_text("1|4; 4|4 at 1|4 high")
    asking = draw(layout, show_marks=False, asked=asked(layout)).description
    assert "inline B" in draw(layout, show_marks=False).description
    assert "inline B" not in asking
    assert "[4|4]" in asking


def test_d27_strokes_can_be_shown_without_saying_how_many_they_are() -> None:
    root = root_of(score_sheet((235, 0), numbers=False))
    assert "47" not in text_of(root)
    assert list(with_attribute(root, "data-strokes")) == []
    assert (
        score_sheet((235, 0), numbers=False).description
        == "Side 0 has 4 complete figures, and one begun: the large X and 5 small strokes. Side 1 has no strokes."
    )


def test_hands_can_be_shown_without_the_table_and_then_are_larger() -> None:
    state = replay(self_play(3)).steps[-1].state
    alone, both = draw(state, show_table=False, width=640, height=500), draw(state, width=640, height=500)
    held = [str(tile) for hand in state.hands for tile in hand]
    assert values(root_of(alone), "data-tile") == held
    assert set(values(root_of(both), "data-tile")) == {*held, *state.layout.tiles}
    assert alone.scale > both.scale
    # What is not drawn is not told.
    assert alone.description == both.description.replace(describe(state.layout) + " ", "") != both.description
