"""The picture of a layout: its words, its tiles, its ends and its ports, always where they were."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from gamelib.exact61 import Layout, Port, Tile
from gamelib.pictures import Frame, Picture, arrange, common_frame, draw, tokens
from gamelib.pictures.exact61.dominoes import direction_of, pip_points
from gamelib.pictures.exact61.layouts import draw_layout, outward
from gamelib.words import describe
from tests.pictures.drawn import (
    LAYOUTS,
    SECOND_DIAGRAM,
    SVG,
    boxes,
    grown,
    root_of,
    text_of,
    values,
    view_box,
    with_attribute,
)

ROOT = Path(__file__).parents[3]

every_layout = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)


@every_layout
def test_a_picture_is_an_image_with_words(layout: Layout) -> None:
    picture = draw(layout)
    root = root_of(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == picture.title != ""
    assert root.findtext(f"{SVG}desc") == picture.description == describe(layout)
    assert picture._repr_html_() == str(picture)
    assert type(picture._repr_html_()) is str


@every_layout
def test_a_picture_shows_each_tile_once_in_its_box(layout: Layout) -> None:
    arrangement = arrange(layout)
    root = root_of(draw(layout))
    assert sorted(values(root, "data-tile")) == sorted(layout.tiles)
    assert boxes(root) == {tile: tuple(map(float, box)) for tile, box in arrangement.boxes.items()}


@every_layout
def test_each_counted_end_has_its_number_and_each_open_port_a_mark(layout: Layout) -> None:
    root = root_of(draw(layout))
    ends = [(end.attrib["data-end"], int(text_of(end))) for end in with_attribute(root, "data-end")]
    assert sorted(ends) == sorted((str(end.tile), end.contribution) for end in layout.scoring_ends)
    assert values(root, "data-port") == [f"{port.tile} {port.port}" for port in layout.open_ports]


def test_a_hollow_dot_marks_a_port_that_is_open_but_not_counted() -> None:
    root = root_of(draw(Layout.from_text(SECOND_DIAGRAM)))
    hollow = [
        element.attrib["data-port"]
        for element in root.iter()
        if element.find(f"{SVG}circle[@class='gl-open']") is not None
    ]
    assert hollow == ["1|1 side B", "4|4 side A", "4|4 side B"]


def test_a_lone_double_counts_once_and_has_two_open_ports() -> None:
    root = root_of(draw(Layout().place("6|6")))
    (end,) = with_attribute(root, "data-end")
    assert (text_of(end), end.get("data-port")) == ("12", None)
    assert values(root, "data-port") == ["6|6 inline A", "6|6 inline B"]


@every_layout
def test_only_spinners_have_the_orange_outline_and_only_the_last_tile_its_mark(layout: Layout) -> None:
    root = root_of(draw(layout))

    def tiles_with(name: str) -> list[str]:
        return [
            tile.attrib["data-tile"]
            for tile in with_attribute(root, "data-tile")
            if any(name in part.get("class", "").split() for part in tile)
        ]

    assert sorted(tiles_with("gl-spinner")) == sorted(layout.spinners)
    assert tiles_with("gl-diamond") == tiles_with("gl-last") == ([layout.last] if layout.last else [])


@every_layout
def test_pips_are_those_of_the_halves_and_lie_in_them(layout: Layout) -> None:
    arrangement = arrange(layout)
    for tile in layout.tiles:
        halves = arrangement.halves[tile]
        box = arrangement.boxes[tile]
        points = [(box.x + x, box.y + y) for x, y in pip_points(tile, direction_of(halves))]
        for (x, y), pips in zip(halves, (tile.low, tile.high), strict=True):
            near = [point for point in points if abs(point[0] - x) < 1 and abs(point[1] - y) < 1]
            assert len(near) == pips


@pytest.mark.parametrize("pips", [2, 3, 6])
def test_a_pattern_turns_with_its_tile(pips: int) -> None:
    tile = Layout().place(f"0|{pips}").tiles[0]
    lying, standing = pip_points(tile, (1, 0)), pip_points(tile, (0, 1))
    # A quarter turn to the right around the middle of the tile.
    turned = sorted((1 - (y - 1), 2 + (x - 2)) for x, y in lying)
    assert sorted(standing) == turned
    columns = len({x for x, _ in standing})
    assert columns == {2: 2, 3: 3, 6: 2}[pips], "the threes of a six run along the tile"


@every_layout
def test_everything_lies_inside_a_picture_that_fits_the_page(layout: Layout) -> None:
    root = root_of(draw(layout))
    left, top, width, height = view_box(root)
    shown = [(x, y, x + wide, y + high) for x, y, wide, high in boxes(root).values()]
    for circle in root.iter(f"{SVG}circle"):
        x, y, radius = (float(circle.attrib[name]) for name in ("cx", "cy", "r"))
        shown.append((x - radius, y - radius, x + radius, y + radius))
    for x1, y1, x2, y2 in shown:
        assert left <= x1 < x2 <= left + width
        assert top <= y1 < y2 <= top + height
    assert float(root.attrib["width"]) <= tokens.WIDTH
    assert float(root.attrib["height"]) <= tokens.HEIGHT


def test_a_small_layout_is_not_blown_up() -> None:
    assert draw(Layout().place("1|4")).scale == tokens.MAX_SCALE


@pytest.mark.parametrize("seed", range(5))
def test_earlier_tiles_stay_where_they_were(seed: int) -> None:
    layout, picture = Layout(), draw(Layout())
    for tile, at in grown(seed, 12).placements:
        before = boxes(root_of(picture))
        layout = layout.place(tile, at=at)
        picture = draw(layout, previous=picture)
        after = boxes(root_of(picture))
        assert {old: after[old] for old in before} == before


def test_pictures_of_a_row_share_a_frame_and_a_scale() -> None:
    layout = Layout()
    pictures: list[Picture] = []
    for tile, at in grown(7, 14).placements:
        layout = layout.place(tile, at=at)
        pictures.append(draw(layout, previous=pictures[-1] if pictures else None))
    frame = common_frame(pictures)
    framed = [
        draw(picture.arrangement.layout, arrangement=picture.arrangement, frame=frame)
        for picture in pictures
        if picture.arrangement
    ]
    assert {(picture.frame, picture.scale) for picture in framed} == {(frame, framed[0].scale)}
    for picture in pictures:
        assert picture.frame is not None
        assert frame.joined(picture.frame) == frame


def test_nothing_tells_which_ends_count_where_that_is_asked() -> None:
    layout = Layout.from_text(SECOND_DIAGRAM)
    picture = draw(layout, show_marks=False, show_legend=True)
    root = root_of(picture)
    assert values(root, "data-end") == []
    marks = list(with_attribute(root, "data-port"))
    assert [mark.attrib["data-port"] for mark in marks] == [f"{port.tile} {port.port}" for port in layout.open_ports]
    assert {text_of(mark) for mark in marks} == {"?"}
    assert len({tuple(part.get("class") for part in mark) for mark in marks}) == 1
    assert "Open ports" in picture.description
    for telling in ("Counted", "Sum", "2 + 5 + 3"):
        assert telling not in picture.description


def test_a_learners_guess_stands_at_its_port() -> None:
    root = root_of(
        draw(Layout.from_text(SECOND_DIAGRAM), show_marks=False, guesses={"1|2 high": 2, ("4|4", "side A"): 4})
    )
    said = {mark.attrib["data-port"]: text_of(mark) for mark in with_attribute(root, "data-port")}
    assert {port: text for port, text in said.items() if text != "?"} == {"1|2 high": "2", "4|4 side A": "4"}


def test_lit_ports_have_a_ring() -> None:
    layout = Layout.from_text(SECOND_DIAGRAM)
    for port in ("1|2 high", ("1|2", "high"), Port(layout.tiles[4], "high")):
        root = root_of(draw(layout, highlight=[port]))
        rings = [
            mark.attrib["data-port"] for mark in with_attribute(root, "data-port") if mark[0].get("class") == "gl-lit"
        ]
        assert rings == ["1|2 high"]


def test_numerals_stand_for_pips() -> None:
    layout = Layout.from_text(SECOND_DIAGRAM)
    root = root_of(draw(layout, numerals=True))
    assert {text_of(tile) for tile in with_attribute(root, "data-tile")} == {
        f"{tile.low}{tile.high}" for tile in layout.tiles
    }
    assert root.find(f".//{SVG}path[@class='gl-pips']") is None


def test_the_legend_names_every_mark_and_adds_no_tile_or_end() -> None:
    layout = Layout.from_text(SECOND_DIAGRAM)
    plain, explained = root_of(draw(layout)), root_of(draw(layout, show_legend=True))
    for name in ("data-tile", "data-end", "data-port"):
        assert values(explained, name) == values(plain, name)
    for words in ("counted", "not counted", "spinner", "placed last"):
        assert words in text_of(explained.findall(f"{SVG}g")[-1])


def test_a_legend_never_makes_the_picture_larger_than_the_page() -> None:
    for tiles in (1, 28):
        root = root_of(draw(grown(4, tiles), show_legend=True))
        assert float(root.attrib["width"]) <= tokens.WIDTH
        assert float(root.attrib["height"]) <= tokens.HEIGHT


DRAW = "from gamelib.pictures import draw; from gamelib.exact61 import Layout; print(draw(Layout.from_text({text!r})))"


def test_the_same_layout_gives_the_same_text_on_every_run() -> None:
    code = DRAW.format(text=SECOND_DIAGRAM)
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("0", "1")
    }  # fmt: skip
    assert runs == {f"{draw(Layout.from_text(SECOND_DIAGRAM))}\n"}


@every_layout
def test_pictures_on_a_page_cannot_disturb_each_other(layout: Layout) -> None:
    root = root_of(draw(layout))
    assert values(root, "id") == []
    assert not [name for element in root.iter() for name in element.attrib if name.endswith("href")]


def test_a_picture_is_light_beside_a_chess_board() -> None:
    assert len(draw(grown(2, 15)).encode()) <= 0.6 * 25_000


def test_a_picture_can_be_copied_and_sent() -> None:
    picture = draw(Layout().place("1|4"))
    for other in (copy.copy(picture), pickle.loads(pickle.dumps(picture))):  # noqa: S301 - our own.
        assert isinstance(other, Picture)
        assert (str(other), other.title, other.frame) == (str(picture), picture.title, picture.frame)
    assert repr(picture) == "<Picture: A layout of 1 tile>"


def test_frames_join_and_grow() -> None:
    assert Frame(0, 0, 4, 2).joined(Frame(-1, 1, 2, 4)) == Frame(-1, 0, 5, 5)
    assert Frame(0, 0, 4, 2).grown(1) == Frame(-1, -1, 6, 4)


def test_arrows_point_at_ports_from_outside() -> None:
    layout = Layout().place("1|4").place("4|4", at=("1|4", "high"))
    picture = draw_layout(layout, arrows=["1|4 low", ("4|4", "inline B")])
    assert picture.count('class="gl-arrow"') == 2
    assert outward(picture.arrangement or arrange(layout), Port(Tile("1|4"), "low")) == (-1, 0)
    assert outward(picture.arrangement or arrange(layout), Port(Tile("4|4"), "inline B")) == (1, 0)


def test_lit_tiles_have_an_outline_around_them_and_the_others_none() -> None:
    layout = Layout.from_text(SECOND_DIAGRAM)
    tiles = [str(tile) for tile in layout.tiles]
    root = root_of(draw(layout, highlight_tiles=tiles[:2], show_marks=False))
    assert len([one for one in root.iter() if one.get("class") == "gl-lit"]) == 2
    assert not [one for one in root_of(draw(layout, show_marks=False)).iter() if one.get("class") == "gl-lit"]
