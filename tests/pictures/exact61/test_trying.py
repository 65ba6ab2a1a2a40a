"""Tables to try things out on: every port, tile and number can be found, and labels cover nothing else."""

from __future__ import annotations

import re
from random import Random

import pytest

from gamelib.exact61 import TILES, Layout, Tile
from gamelib.pictures import Frame, Picture, arrange, tokens
from gamelib.pictures.exact61.shelves import Shelf, draw_shelves
from gamelib.pictures.exact61.trying import Would, draw_trying, trying_frame
from tests.pictures.drawn import root_of
from tests.pictures.exact61.random_layouts import hand, whole_set


def drawn(layout: Layout, text: str = "+15") -> tuple[Picture, Frame]:
    arrangement = arrange(layout)
    frame = trying_frame(arrangement)
    would = {port: Would(text, "scores") for port in arrangement.markers}
    return draw_trying(layout, arrangement, frame, would=would, width=600, height=366), frame


def values(picture: str, attribute: str) -> list[str]:
    return re.findall(rf' {attribute}="([^"]+)"', picture)


def rectangles(picture: str) -> list[Frame]:
    found = re.findall(r'class="gl-would-scores" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', picture)
    return [Frame(*map(float, numbers)) for numbers in found]


def meet(one: Frame, other: Frame) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("seed", range(6))
def test_every_port_tile_and_number_can_be_pressed(seed: int) -> None:
    for layout in whole_set(Random(seed)):
        picture, _ = drawn(layout)
        root_of(picture)
        assert sorted(values(picture, "data-spot")) == sorted(f"{port.tile} {port.port}" for port in layout.open_ports)
        assert sorted(values(picture, "data-lying")) == sorted(map(str, layout.tiles))
        lone = len(layout) == 1 and layout.tiles[0].is_double
        assert values(picture, "data-number") == ([str(layout.tiles[0])] if lone else [])


def test_the_first_tiles_place_can_be_pressed() -> None:
    picture, _ = drawn(Layout())
    assert values(picture, "data-spot") == ["first"]


@pytest.mark.parametrize("seed", range(6))
def test_labels_stay_in_the_picture_and_off_one_another(seed: int) -> None:
    alone = labels = 0
    for layout in hand(Random(seed), 2 + seed % 3):
        picture, frame = drawn(layout)
        arrangement = arrange(layout)
        found = rectangles(picture)
        assert len(found) == len(layout.open_ports)
        for place, one in enumerate(found):
            assert frame.grown(0.01).joined(one) == frame.grown(0.01)
            assert not any(meet(one, other) for other in found[place + 1 :])
            tiles = [Frame(*box) for box in arrangement.boxes.values()]
            alone += not any(meet(one, other) for other in tiles)
        labels += len(found)
    assert alone >= 0.9 * labels, "only where there is no room at all is something covered"


@pytest.mark.parametrize("text", ["<script>", '"><b>', "&"])
def test_what_a_label_says_is_escaped(text: str) -> None:
    picture, _ = drawn(Layout.from_text("1|4"), text)
    root_of(picture)
    assert "<script" not in picture
    assert "<b>" not in picture


# ---- shelves --------------------------------------------------------------------------------------------------------


def test_a_set_has_a_place_for_each_tile_whatever_is_gone() -> None:
    spare = [tile for tile in TILES if tile.number % 3]
    whole, some = draw_shelves(TILES, ()), draw_shelves(spare, ())
    places = dict(re.findall(r'data-tile="(\S+)" data-box="(\S+ \S+)', whole))
    assert dict(re.findall(r'data-tile="(\S+)" data-box="(\S+ \S+)', some)).items() <= places.items()
    assert [*places] == [*map(str, TILES)]
    assert some.count("gl-place-gone") == whole.count("gl-place-gone") + len(TILES) - len(spare)


@pytest.mark.parametrize("sizes", [(5, 5), (5, 5, 5, 5), (14, 1), (0, 3, 9), (19, 5, 1, 1)])
def test_hands_stand_side_by_side_and_none_is_cut_off(sizes: tuple[int, ...]) -> None:
    tiles = iter(TILES)
    shelves = [Shelf(f"Seat {seat}", tuple(next(tiles) for _ in range(size)), seat) for seat, size in enumerate(sizes)]
    picture = draw_shelves(None, shelves, chosen=Tile("0|0"), lit=[Tile("0|1")])
    root_of(picture)
    groups = re.findall(r'<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)</g></g>', picture + "</g></g>")
    assert picture.frame is not None
    for x, y, scale, inside in groups:
        for left, top in re.findall(r'data-box="(\S+) (\S+) 2 4"', inside):
            assert float(x) + (float(left) + 2) * float(scale) <= picture.frame.width
            assert float(y) + (float(top) + 4) * float(scale) <= picture.frame.height
    assert len(values(picture, "data-tile")) == sum(sizes)


def test_a_raised_tile_of_the_upper_row_is_not_cut_off() -> None:
    picture = draw_shelves(TILES, (), chosen=Tile("0|0"))
    group = re.search(r'<g transform="translate\(\S+ (\S+)\) scale\((\S+)\)">', picture)
    outline = re.search(r'<rect class="gl-lit" x="\S+" y="(\S+)"', picture)
    assert group is not None
    assert outline is not None
    assert float(group[1]) + (float(outline[1]) - tokens.LIT_LINE / 2) * float(group[2]) >= -1e-6


def test_a_picked_tile_is_raised_and_a_name_is_escaped() -> None:
    shelf = Shelf("<b>Ann</b>", (Tile("1|4"), Tile("2|4")), 0)
    rest, picked = draw_shelves(None, [shelf]), draw_shelves(None, [shelf], chosen=Tile("2|4"))
    root_of(picked)
    heights = [[float(top) for top in re.findall(r'data-box="\S+ (\S+) 2 4"', picture)] for picture in (rest, picked)]
    assert heights[0][0] == heights[1][0]
    assert heights[0][1] > heights[1][1]
    assert "<b>" not in picked
