"""What a picture cannot be asked for is refused in one sentence, and no option is silently left out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout, OpenPort, Port, Tile, replay, self_play, start
from gamelib.pictures import Picture, arrange, common_frame, draw, draw_hand, legend, score_sheet
from gamelib.pictures.exact61.arranging import recalled
from gamelib.pictures.exact61.counting import draw_counted_hands
from gamelib.pictures.exact61.questions import draw_question
from gamelib.pictures.exact61.reading import boxes_in
from tests.pictures.drawn import SECOND_DIAGRAM, grown, root_of, with_attribute
from tests.pictures.exact61.geometry import moved
from tests.pictures.exact61.random_layouts import hand, whole_set

LAYOUT = Layout.from_text(SECOND_DIAGRAM)
OTHER = Layout().place("5|6")
STATE = start(seed=7)
LONG = "x" * 100_000

REFUSED: dict[str, Callable[[], object]] = {
    "nothing": lambda: draw(None),
    "a text": lambda: draw("abc"),
    "a long text": lambda: draw(LONG),
    "a huge number": lambda: draw(10**5000),
    "a list of numbers": lambda: draw([1, 2]),
    "previous: a layout": lambda: draw(LAYOUT, previous=LAYOUT),
    "previous: a word": lambda: draw(LAYOUT, previous="before"),
    "previous: of a state": lambda: draw(STATE, previous=STATE),
    "an arrangement of another layout": lambda: draw(LAYOUT, arrangement=arrange(OTHER)),
    "an arrangement of a part": lambda: draw(LAYOUT, arrangement=arrange(Layout().place("1|4"))),
    "an arrangement of more": lambda: draw(Layout().place("1|4"), arrangement=arrange(LAYOUT)),
    "no arrangement": lambda: draw(LAYOUT, arrangement=LAYOUT),
    "an arrangement of a state's table": lambda: draw(STATE, arrangement=arrange(LAYOUT)),
    "arranging nothing": lambda: arrange(None),  # type: ignore[arg-type]
    "arranging beside a picture": lambda: arrange(LAYOUT, draw(LAYOUT)),  # type: ignore[arg-type]
    "width 0": lambda: draw(LAYOUT, width=0),
    "width below 0": lambda: draw(LAYOUT, width=-900),
    "width: a text": lambda: draw(LAYOUT, width="900"),
    "width: no number": lambda: draw(LAYOUT, width=float("nan")),
    "width without end": lambda: draw(LAYOUT, width=float("inf")),
    "a huge width": lambda: draw(LAYOUT, width=10**400),
    "width: true": lambda: draw(LAYOUT, width=True),
    "height 0": lambda: draw(LAYOUT, height=0),
    "no height left beside the legend": lambda: draw(LAYOUT, height=30, show_legend=True),
    "no height left for the table": lambda: draw(STATE, height=86),
    "a state without width": lambda: draw(STATE, width=0),
    "a hand without width": lambda: draw_hand(["1|4"], width=0),
    "a hand without scale": lambda: draw_hand(["1|4"], scale=0),
    "a legend without width": lambda: legend(width=0),
    "counted hands without width": lambda: draw_counted_hands(STATE, width=200),
    "a frame without width": lambda: draw(LAYOUT, frame=(0, 0, 0, 0)),
    "a frame of three": lambda: draw(LAYOUT, frame=(0, 0, 9)),
    "a frame: a text": lambda: draw(LAYOUT, frame="0 0 9 9"),
    "no rows": lambda: draw(STATE, hand_rows="two"),
    "rows without end": lambda: draw(STATE, hand_rows=10**9),
    "a hand: a number": lambda: draw_hand(3),  # type: ignore[arg-type]
    "lit tiles: a number": lambda: draw_hand(["1|4"], highlight=3),  # type: ignore[arg-type]
    "lit tiles: no tile": lambda: draw_hand(["1|4"], highlight="14"),
    "guesses: a list": lambda: draw(LAYOUT, show_marks=False, guesses=["1|2 high"]),
    "a guess at a joined port": lambda: draw(LAYOUT, show_marks=False, guesses={"1|4 high": 4}),
    "a place that is not on the table": lambda: draw_question(LAYOUT, [(Tile("5|5"), "")]),
    "a guess that is not on the table": lambda: draw_question(LAYOUT, [], guesses={(Tile("5|6"), "low"): 5}),
    "a question on another arrangement": lambda: draw_question(LAYOUT, [], arrangement=arrange(OTHER)),
    "a common frame of numbers": lambda: common_frame([1]),  # type: ignore[list-item]
    "a common frame of a number": lambda: common_frame(1),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("call", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_drawn_is_refused_in_one_sentence(call: Callable[[], object]) -> None:
    with pytest.raises(RuleError) as refusal:
        call()
    sentence = str(refusal.value)
    assert refusal.value.rule == "format"
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert 15 < len(sentence) < 250


MARKING = ("highlight", "arrows", "asked")


@pytest.mark.parametrize("option", MARKING)
@pytest.mark.parametrize(
    ("ports", "telling"),
    [
        ("1|4 high", "a tile is joined there already"),
        (["1|4 high"], "a tile is joined there already"),
        ([("5|5", "inline A")], "that tile is not on the table"),
        (["zz"], "is no port"),
        ("zz", "is no port"),
        ([""], "is no port"),
        (["1|4 middle"], "has no port"),
        ([None], "no port"),
        ([3], "is no port"),
        (3, "are no ports"),
        ([LONG], "is no port"),
    ],
)
def test_every_option_refuses_ports_that_cannot_be_marked(option: str, ports: object, telling: str) -> None:
    with pytest.raises(RuleError, match=telling) as refusal:
        draw(LAYOUT, **{option: ports})
    assert refusal.value.rule == "format"
    assert len(str(refusal.value)) < 250


@pytest.mark.parametrize("option", ["highlight", "arrows"])
def test_a_side_that_is_shut_can_be_asked_for_but_not_lit(option: str) -> None:
    layout = Layout().place("6|6")
    with pytest.raises(RuleError, match="sides open only"):
        draw(layout, **{option: "6|6 side A"})
    assert 'data-port="6|6 side A"' in draw(layout, show_marks=False, asked="6|6 side A")


ONE = ["1|2 high", ("1|2", "high"), Port(Tile("1|2"), "high"), OpenPort(Tile("1|2"), "high", 2)]


@pytest.mark.parametrize("one", ONE, ids=str)
@pytest.mark.parametrize("option", MARKING)
def test_one_port_needs_no_list(option: str, one: object) -> None:
    options: dict[str, Any] = {"show_marks": option != "asked"}
    assert draw(LAYOUT, **{option: one}, **options) == draw(LAYOUT, **{option: [one]}, **options)
    assert draw(LAYOUT, **{option: one}, **options) != draw(LAYOUT, **options)


def test_one_tile_needs_no_list() -> None:
    assert draw_hand(["1|4", "0|0"], highlight="4|1") == draw_hand(["1|4", "0|0"], highlight=["1|4"])


def test_arrows_lie_within_the_picture() -> None:
    picture = draw(LAYOUT, arrows=LAYOUT.open_ports)
    assert picture.frame is not None
    left, top, width, height = picture.frame
    arrows = [path for path in root_of(picture).iter() if path.get("class") == "gl-arrow"]
    assert len(arrows) == len(LAYOUT.open_ports)
    for arrow in arrows:
        for point in arrow.attrib["d"].strip("Mz").split("L"):
            x, y = map(float, point.split())
            assert left < x < left + width
            assert top < y < top + height


# A picture's text tells where its tiles lie.


@pytest.mark.parametrize(("seed", "players"), [(174, 2), (3, 3), (8, 4)])
def test_the_text_of_a_picture_is_as_good_as_the_picture(seed: int, players: int) -> None:
    text, picture, steps = str(draw(Layout())), draw(Layout()), 0
    for step in replay(self_play(seed, players=players)).steps[:120]:
        state = step.state
        text, picture = str(draw(state, previous=text)), draw(state, previous=picture)
        assert text == picture
        steps += len(state.layout) > 1
    assert steps > 60


@pytest.mark.parametrize("crowded", [False, True])
def test_every_arrangement_can_be_recalled(*, crowded: bool) -> None:
    links = 0
    for number in range(12):
        before = None
        for layout in whole_set(Random(f"recalled/{number}"), crowded=crowded):
            after = arrange(layout, before)
            if after.fits_grid:
                found = recalled(layout, boxes_in(draw(layout, arrangement=after)))
                assert found is not None
                assert found.lies == after.lies, layout.to_text()
                links += bool(after.links)
            before = after
    assert bool(links) == crowded


def test_only_tiles_that_are_joined_the_same_way_are_recalled() -> None:
    picture = str(draw(Layout.from_text("1|4; 4|5 at 1|4 high; 1|3 at 1|4 low")))
    other = Layout.from_text("1|4; 1|3 at 1|4 low; 3|5 at 1|3 high; 4|5 at 3|5 high")
    found = recalled(other, boxes_in(picture))
    assert found is not None
    assert found.layout.to_text() == "1|4; 1|3 at 1|4 low"
    assert recalled(Layout.from_text("4|5; 1|4 at 4|5 low"), boxes_in(picture)) is None
    assert recalled(Layout(), boxes_in(picture)) is None


def test_an_earlier_layout_beside_the_text_of_a_later_picture_stays() -> None:
    layouts = hand(Random("back"), 4)
    whole = draw(layouts[-1])
    for layout in layouts:
        assert draw(layout, previous=str(whole)) == draw(layout, previous=whole)


@pytest.mark.parametrize("previous", [draw(["1|4"]), str(draw(["1|4"])), str(draw(Layout())), None])
def test_a_picture_without_a_table_is_as_good_as_none(previous: Any) -> None:
    assert draw(LAYOUT, previous=previous) == draw(LAYOUT)


def test_tiles_of_the_hands_are_not_taken_for_tiles_of_the_table() -> None:
    state = start(seed=7)
    tile = state.hands[state.leader][0]
    after = draw(Layout().place(tile), previous=str(draw(state)))
    assert after == draw(Layout().place(tile))
    text = '<svg><g data-tile="1|4" data-box="9999 9999 4 2" ></g></svg>'
    assert draw(LAYOUT, previous=text) == draw(LAYOUT)


def test_pictures_beside_an_arrangement_keep_its_tiles() -> None:
    layout = grown(3, 12)
    before = arrange(layout)
    for tile, port in [(t, p) for t in map(Tile, ("0|1", "2|3", "5|6")) if t not in layout for p in layout.fitting(t)]:
        after = arrange(layout.place(tile, at=port[:2]), before)
        assert moved(before, after) == []


# A picture cannot be changed.


@pytest.mark.parametrize("name", ["title", "description", "frame", "scale", "arrangement", "colour"])
def test_a_picture_cannot_be_changed(name: str) -> None:
    picture = draw(LAYOUT)
    before = (picture.title, picture.description, picture.frame, picture.scale, picture.arrangement)
    with pytest.raises(AttributeError, match="cannot be changed"):
        setattr(picture, name, None)
    with pytest.raises(AttributeError, match="cannot be changed"):
        delattr(picture, name)
    assert (picture.title, picture.description, picture.frame, picture.scale, picture.arrangement) == before
    assert isinstance(picture, Picture)


# Without matplotlib.

WITHOUT = """
import sys
sys.modules["matplotlib"] = None
from gamelib.pictures import *
import gamelib.pictures
from gamelib.exact61 import Layout
assert draw(Layout())
for name in gamelib.pictures.__all__:
    assert hasattr(gamelib.pictures, name), name
for chart in (draw_on, score_race, staircase, show):
    try:
        chart(None)
    except ModuleNotFoundError as missing:
        print(missing, missing.name)
try:
    import gamelib.pictures.charts
except ModuleNotFoundError as missing:
    print(missing, missing.name)
"""


def test_without_matplotlib_everything_but_charts_is_there() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    assert ran.stdout.splitlines() == ["Charts need matplotlib, and it is not installed here. matplotlib"] * 5


def test_marks_are_found_in_a_state_too() -> None:
    state = start(seed=7)
    state = state.play(state.legal_moves()[0])
    port = state.layout.open_ports[0]
    (lit,) = [
        g for g in with_attribute(root_of(draw(state, highlight=port)), "data-port") if g[0].get("class") == "gl-lit"
    ]
    assert lit.get("data-port") == f"{port.tile} {port.port}"


def test_scores_before_and_after_are_of_the_same_sides() -> None:
    with pytest.raises(RuleError, match="2 sides"):
        score_sheet([50, 60], before=[50])
    with pytest.raises(RuleError, match="3 sides"):
        score_sheet([50, 60], players=3)
