"""Arrangements of layouts: nothing overlaps, nothing looks joined that is not, every port has room, tiles stay."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from gamelib.exact61 import TILES, Layout, Port, Tile, replay, self_play
from gamelib.exact61.ports import PORT_NUMBERS
from gamelib.pictures import tokens
from gamelib.pictures.exact61.arranging import Arrangement, Box, Point, arrange
from gamelib.pictures.exact61.arranging.board import Board, Lie
from gamelib.pictures.exact61.arranging.marking import edges_around, marker_exits
from gamelib.pictures.exact61.arranging.result import arrangement
from gamelib.pictures.exact61.arranging.spreading import spread
from gamelib.pictures.exact61.arranging.steps import Step, steps_of
from gamelib.pictures.exact61.layouts import fitting_scale, frame_of
from tests.pictures.exact61.geometry import faults, moved, moved_halves, tightness
from tests.pictures.exact61.random_layouts import hand, whole_set

WIDEST, HIGHEST = 64, 42
"""How large a hand may be, with a margin of a unit, for its tiles to be 56 x 28 pixels in a picture of 900 x 600."""

UNTOUCHING = Layout.from_text(
    "4|4; 2|4 at 4|4 inline B; 2|2 at 2|4 low; 2|3 at 2|2 inline B; 3|3 at 2|3 high; 0|3 at 3|3 inline B; "
    "0|0 at 0|3 low; 3|5 at 3|3 side A; 5|5 at 3|5 high; 2|6 at 2|2 side B; 6|6 at 2|6 high; 1|2 at 2|2 side A; "
    "1|1 at 1|2 low; 5|6 at 5|5 inline B; 4|6 at 6|6 inline B; 1|6 at 1|1 inline B"
)
"""Doubles around a double, each with arms of its own: not all the joined tiles can be made to touch."""


class Count(NamedTuple):
    """Steps, those at which an earlier tile moved, and whether everything fitted a picture."""

    steps: int
    moves: int
    fits: bool


def check(layouts: list[Layout]) -> Count:
    """Find no fault with a game's layouts: arranged step by step, the last one alone, and each beside the last."""
    before, moves, fits = None, 0, True
    for layout in layouts:
        after = arrange(layout, before)
        assert faults(layout, after) == [], layout.to_text()
        moves += before is not None and bool(moved(before, after) or moved_halves(before, after))
        fits = fits and is_small(after)
        before = after
    whole = arrange(layouts[-1])
    assert faults(layouts[-1], whole) == [], layouts[-1].to_text()
    for layout in layouts:
        beside = arrange(layout, whole)
        assert faults(layout, beside) == [], layout.to_text()
        assert not moved(whole, beside), layout.to_text()
        assert not moved_halves(whole, beside), layout.to_text()
    return Count(len(layouts) - 1, moves, fits and is_small(whole))


def is_small(arranged: Arrangement) -> bool:
    """Tell whether a picture shows an arrangement large enough."""
    return arranged.bounds.width + 2 <= WIDEST and arranged.bounds.height + 2 <= HIGHEST


def check_hands(players: int, hands: int) -> None:
    """Check many hands: no fault, none too large, and hardly ever does a tile move."""
    counts = [check(hand(Random(f"{players}/{number}"), players)) for number in range(hands)]
    assert [number for number, count in enumerate(counts) if not count.fits] == []
    assert sum(count.moves for count in counts) <= sum(count.steps for count in counts) / 100


def check_whole_sets(sets: int) -> None:
    """Check many layouts of all 28 tiles."""
    counts = [check(whole_set(Random(f"whole/{number}"))) for number in range(sets)]
    assert sum(count.moves for count in counts) <= sum(count.steps for count in counts) / 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_have_no_fault_and_fit_a_picture(players: int) -> None:
    check_hands(players, 70)


def test_whole_sets_have_no_fault() -> None:
    check_whole_sets(50)


def test_crowded_sets_have_no_fault() -> None:
    for number in range(8):
        check(whole_set(Random(f"crowded/{number}"), crowded=True))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_thousand_hands_have_no_fault_and_fit_a_picture(players: int) -> None:
    check_hands(players, 6667)


@pytest.mark.slow
def test_two_thousand_whole_sets_have_no_fault() -> None:
    check_whole_sets(2000)


@pytest.mark.slow
def test_a_thousand_crowded_sets_have_no_fault() -> None:
    for number in range(1000):
        check(whole_set(Random(f"crowded/{number}"), crowded=True))


def test_tiles_that_have_nothing_to_do_with_one_another_are_a_pip_square_apart() -> None:
    near = 0
    for number in range(60):
        layout = hand(Random(f"apart/{number}"), 4)[-1]
        near += tightness(layout, arrange(layout)) < 2
    assert near == 0


@pytest.mark.parametrize("crowded", [False, True])
def test_every_layout_can_be_drawn_with_links(*, crowded: bool) -> None:
    for number in range(60):
        layout = whole_set(Random(f"linked/{number}"), crowded=crowded)[-1]
        steps = steps_of(layout)
        assert faults(layout, arrangement(layout, steps, *spread(steps), "linked")) == [], layout.to_text()


def test_what_cannot_touch_is_linked() -> None:
    arranged = arrange(UNTOUCHING)
    assert arranged.how == "linked"
    assert arranged.links
    assert faults(UNTOUCHING, arranged) == []
    grown = UNTOUCHING.place("6|3", at=("1|6", "high"))
    after = arrange(grown, arranged)
    assert faults(grown, after) == []
    assert moved(arranged, after) == []
    assert after.links == arranged.links


def test_an_empty_table_is_arranged() -> None:
    arranged = arrange(Layout())
    assert (arranged.boxes, arranged.markers, arranged.bounds) == ({}, {}, Box(0, 0, 0, 0))


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_first_tile_lies_on_the_origin_a_double_across(tile: Tile) -> None:
    box = Box(-1, -2, 2, 4) if tile.is_double else Box(-2, -1, 4, 2)
    assert arrange(Layout().place(tile)).boxes == {tile: box}


def test_a_double_keeps_room_for_the_sides_that_open_later() -> None:
    lone = arrange(Layout().place("6|6"))
    assert lone.markers == {Port(Tile("6|6"), "inline A"): Point(-2, 0), Port(Tile("6|6"), "inline B"): Point(2, 0)}
    assert lone.shut_sides == {Port(Tile("6|6"), "side A"): Point(0, -3), Port(Tile("6|6"), "side B"): Point(0, 3)}
    both = Layout.from_text("6|6; 1|6 at 6|6 inline A; 2|6 at 6|6 inline B")
    opened = arrange(both, lone)
    assert {port: opened.markers[port] for port in lone.shut_sides} == lone.shut_sides
    assert opened.shut_sides == {}


def test_straight_lines_stay_straight() -> None:
    layout = Layout.from_text("1|4; 4|5 at 1|4 high; 5|5 at 4|5 high; 5|6 at 5|5 inline B; 1|2 at 1|4 low")
    assert {box.y + box.height // 2 for box in arrange(layout).boxes.values()} == {0}


def test_tiles_of_another_table_are_not_kept() -> None:
    layout = Layout.from_text("1|4; 4|5 at 1|4 high")
    assert arrange(layout, arrange(Layout.from_text("4|5; 1|4 at 4|5 low"))).boxes == arrange(layout).boxes


def test_an_earlier_layout_shows_its_tiles_where_the_later_one_has_them() -> None:
    layouts = hand(Random("back"), 4)
    whole = arrange(layouts[-1])
    for layout in layouts:
        assert arrange(layout, whole).boxes == {tile: whole.boxes[tile] for tile in layout.tiles}


def test_tiles_that_can_stay_are_not_moved_to_make_the_picture_larger() -> None:
    """A hand of a match whose 22nd tile once moved 15 others, for a picture a little larger."""
    previous, hand_number, steps = None, None, 0
    for step in replay(self_play(174, players=2)).steps:
        state = step.state
        if state.hand_number != hand_number:
            previous, hand_number = None, state.hand_number
        after = arrange(state.layout, previous)
        if previous is not None:
            assert moved(previous, after) == [], state.layout.to_text()
            steps += 1
        previous = after
    assert steps > 400


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hardly_a_hand_needs_tiles_moved_to_fit(players: int) -> None:
    for number in range(250):
        before = None
        for layout in hand(Random(f"staying/{players}/{number}"), players):
            after = arrange(layout, before)
            assert after.how != "fitted", number
            assert is_small(after), number
            before = after


def test_where_tiles_must_move_for_the_picture_they_are_few() -> None:
    before, counts = None, []
    for layout in hand(Random("x/4/6210"), 4):
        after = arrange(layout, before)
        assert faults(layout, after) == []
        assert is_small(after)
        if before and after.how == "fitted":
            counts.append(len(moved(before, after)))
        before = after
    assert counts == [2]


def test_a_line_turns_in_time() -> None:
    """Going straight down this line once left no room for what came at the other side of a double."""
    before = None
    for layout in hand(Random("x/2/424"), 2):
        before = arrange(layout, before)
    assert before is not None
    assert is_small(before)


def test_the_largest_arrangement_shows_its_tiles_large_enough() -> None:
    frame = frame_of(replace(FINE, bounds=Box(0, 0, WIDEST - 2, HIGHEST - 2)))
    assert 4 * fitting_scale(frame, tokens.WIDTH, tokens.HEIGHT) >= 56


@pytest.mark.parametrize(("tiles", "width"), [(14, 60), (15, 62)])
def test_a_mark_turns_aside_where_a_picture_would_get_smaller_for_it(tiles: int, width: int) -> None:
    numbers = "0123456024613503"[: tiles + 1]
    board, at = Board(), None
    for place, (one, other) in enumerate(pairwise(numbers)):
        tile = Tile(f"{one}|{other}")
        low_first = one < other
        board = board.lay(Step(tile.number, at, 1 if low_first else 0), Lie(4 * place, 0, 0))
        at = PORT_NUMBERS[Port(tile, "high" if low_first else "low")]
    marks = marker_exits(board)
    assert marks is not None
    assert edges_around(board.edges, marks.values()).box.width == width
    assert len(marks) == 2


SCRIPT = """
from random import Random
from gamelib.pictures.exact61.arranging import arrange
from tests.pictures.exact61.random_layouts import whole_set
for number in range(6):
    before = None
    for layout in whole_set(Random(number), crowded=number % 2 == 1):
        before = arrange(layout, before)
    print(before.boxes, before.markers, arrange(layout).boxes, arrange(layout).markers)
"""


def test_an_arrangement_depends_on_the_layout_alone() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert len(printed.pop()) > 10_000


# The checker itself must find what is put wrong, or the tests above would prove nothing.

LAYOUT = Layout.from_text(
    "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A; 5|6 at 1|5 high"
)
FINE = arrange(LAYOUT)


def with_tile(tile: str, box: Box, low: Point, high: Point) -> Arrangement:
    """Lay one tile elsewhere."""
    name = Tile(tile)
    return replace(FINE, boxes={**FINE.boxes, name: box}, halves={**FINE.halves, name: (low, high)})


def with_marker(tile: str, port: str, at: Point) -> Arrangement:
    """Put one port's mark elsewhere."""
    return replace(FINE, markers={**FINE.markers, Port(Tile(tile), port): at})


def turned_around(tile: str) -> Arrangement:
    """Turn a tile around where it lies."""
    return replace(FINE, halves={**FINE.halves, Tile(tile): FINE.halves[Tile(tile)][::-1]})


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (turned_around("1|5"), "1|1 side A and 1|5 low are joined and do not touch"),
        (turned_around("1|1"), "[1|1] has its lower or right half first"),
        (with_tile("1|1", Box(-6, -1, 4, 2), Point(-5, 0), Point(-3, 0)), "do not touch"),
        (with_tile("1|2", Box(-8, 0, 4, 2), Point(-5, 1), Point(-7, 1)), "do not touch"),
        (with_tile("3|4", Box(5, -1, 4, 2), Point(8, 0), Point(6, 0)), "do not touch"),
        (with_tile("3|4", Box(3, -1, 4, 2), Point(6, 0), Point(4, 0)), "[4|4] and [3|4] overlap"),
        (with_tile("3|4", Box(4, -1, 4, 3), Point(7, 0), Point(5, 0)), "has the size 4 x 3"),
        (with_tile("3|4", Box(4, -1, 4, 2), Point(7, 0), Point(6, 0)), "has halves that are not its own"),
        (with_tile("5|6", Box(-2, -5, 2, 4), Point(-1, -4), Point(-1, -2)), "are not joined and touch"),
        (with_marker("1|2", "high", Point(-3, -2)), "the mark of 1|2 high is at [1|1]"),
        (with_marker("1|2", "high", Point(-5, 2)), "is not beyond the port"),
        (with_marker("3|4", "low", Point(7, 5)), "is not beyond the port"),
        (with_marker("3|4", "low", FINE.markers[Port(Tile("1|2"), "high")]), "overlap"),
        (with_marker("4|4", "side B", FINE.shut_sides.get(Port(Tile("4|4"), "side A"), Point(3, -3))), "overlap"),
        (replace(FINE, markers={}), "the marks are not those of the open ports"),
        (replace(FINE, bounds=Box(*FINE.bounds[:2], 9, 9)), "is out of bounds"),
        (replace(FINE, links={Tile("1|5"): (Point(-3, -2), Point(-3, -3))}), "do not touch"),
        (replace(FINE, boxes={}), "the tiles are not those of the layout"),
    ],
)
def test_the_checker_finds_what_is_wrong(wrong: Arrangement, fault: str) -> None:
    assert faults(LAYOUT, FINE) == []
    assert any(fault in found for found in faults(LAYOUT, wrong)), faults(LAYOUT, wrong)
