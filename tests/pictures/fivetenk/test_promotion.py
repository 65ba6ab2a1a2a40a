"""The promotion table: every total of points lights its row, and the row says what the engine does."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import climb, outcome
from gamelib.fivetenk.bands import bands
from gamelib.pictures import Picture, draw_promotion
from gamelib.pictures.fivetenk.band_list import band_list, draw_band_list
from gamelib.pictures.svg import Frame, picture
from tests.pictures.drawn import SVG, root_of, text_of, with_attribute
from tests.pictures.fivetenk.placing import crowded, frame_of, texts_in

EVERY_TOTAL = range(0, 301, 5)
SIDES = {"declarer": "declarer's side", "defenders": "defenders"}


def rows(drawn: Picture) -> dict[str, list[str]]:
    """Read the rows back: for each its cells."""
    return {
        row.attrib["data-row"]: [text_of(cell) for cell in row.iter(f"{SVG}text")]
        for row in with_attribute(root_of(drawn), "data-row")
    }


def lit(drawn: Picture) -> list[str]:
    return [row.attrib["data-row"] for row in with_attribute(root_of(drawn), "data-lit")]


def test_c31_the_table_has_a_row_for_every_outcome_and_lights_none_unasked() -> None:
    drawn = draw_promotion()
    assert lit(drawn) == []
    found = rows(drawn)
    assert [*found] == [f"{band.low}-{band.high}" for band in bands()]
    for band, cells in zip(bands(), found.values(), strict=True):
        winner, steps = outcome(band.low)
        climbed = f"{steps} level{'s' * (steps > 1)}" if steps else "nobody climbs"
        assert cells == [
            f"{band.low} to {band.high}" if band.low < band.high else f"{band.low}",
            SIDES[winner],
            climbed,
        ]


@pytest.mark.parametrize("points", EVERY_TOTAL)
def test_c31_every_total_lights_the_row_of_its_outcome(points: int) -> None:
    drawn = draw_promotion(points)
    (row,) = lit(drawn)
    low, high = map(int, row.split("-"))
    assert low <= points <= high
    winner, steps = outcome(points)
    assert rows(drawn)[row][1:] == [SIDES[winner], f"{steps} level{'s' * (steps != 1)}" if steps else "nobody climbs"]
    (pointer,) = with_attribute(root_of(drawn), "data-points")
    assert text_of(pointer) == str(points)
    assert f"The defenders have {points} points" in drawn.description


def test_the_lit_row_is_told_by_shape_as_well_as_by_colour() -> None:
    plain, drawn = root_of(draw_promotion()), root_of(draw_promotion(120))
    (row,) = with_attribute(drawn, "data-lit")
    assert all("gl-strong" in text.attrib["class"] for text in row.iter(f"{SVG}text"))
    assert [shape.attrib["class"] for shape in row.iter(f"{SVG}rect")][-1] == "gl-goal"
    wedges = [[path for path in root.iter(f"{SVG}path") if path.get("class") == "gl-arrow"] for root in (plain, drawn)]
    assert list(map(len, wedges)) == [0, 1]


@pytest.mark.parametrize("width", [520, 560, 860])
@pytest.mark.parametrize("points", [None, 0, 120, 300])
def test_nothing_overlaps_or_leaves_the_frame(points: int | None, width: int) -> None:
    root = root_of(draw_promotion(points, width=width))
    assert len(texts_in(root)) == 3 * (len(bands()) + 1) + (points is not None)
    assert crowded(root) == []


def test_the_description_names_every_row() -> None:
    drawn = draw_promotion(300)
    root = root_of(drawn)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == drawn.title == "The promotion table: 300 points"
    assert root.findtext(f"{SVG}desc") == drawn.description
    for sentence in ("5 to 55: declarer's side, 2 levels.", "120 to 175: defenders, nobody climbs."):
        assert sentence in drawn.description
    assert draw_promotion().title == "The promotion table"


def test_it_speaks_japanese() -> None:
    assert "親側" in draw_promotion(60, language="ja")


@pytest.mark.parametrize("points", [-5, 305, 60.0, "60", True])
def test_c30_points_that_cannot_be_are_refused(points: Any) -> None:
    with pytest.raises(RuleError) as refused:
        draw_promotion(points)
    assert refused.value.rule == "C30"


def test_too_small_a_width_is_refused() -> None:
    with pytest.raises(RuleError, match=r"width=200 cannot be"):
        draw_promotion(60, width=200)


@pytest.mark.parametrize("band", bands(), ids=lambda band: f"{band.low}-{band.high}")
def test_c31_the_narrow_table_says_the_same(band: Any) -> None:
    listed = band_list()
    frame = Frame(0, 0, listed.width, listed.height)
    drawn = picture(draw_band_list(listed, (0, 0), band), frame, title="", description="", scale=1)
    assert lit(drawn) == [f"{band.low}-{band.high}"]
    assert [cells[1] for cells in rows(drawn).values()] == [f"+{outcome(band.low)[1]}" for band in bands()]
    texts = texts_in(root_of(drawn))
    assert [text for text, _ in texts if text in SIDES.values()] == [*SIDES.values()]
    assert all(box.within(frame_of(root_of(drawn))) for _, box in texts)
    assert listed.middle(band) == pytest.approx(
        next(box for text, box in texts if text == f"{band.low}" or text.startswith(f"{band.low} ")).top + 5, abs=3
    )


def test_c31_the_steps_are_those_that_climb_takes() -> None:
    for band in bands():
        assert climb("3", band.steps) == "3456"[band.steps]
