"""The charts of promotion: every step and every cell is what the engine says, in words as well."""

from __future__ import annotations

import re
from typing import Any

import pytest
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_hex
from matplotlib.figure import Figure

from gamelib.core import RuleError
from gamelib.fivetenk import LADDER, climb, outcome
from gamelib.fivetenk.bands import bands
from gamelib.pictures import promotion_map, promotion_staircase, show
from gamelib.words import say
from tests.pictures.test_tokens import contrast

LEVELS = LADDER[1:]


@pytest.fixture
def ax() -> Axes:
    figure = Figure(figsize=(9, 5))
    FigureCanvasAgg(figure)
    axes: Axes = figure.add_subplot()
    return axes


def named(ax: Axes, name: str) -> list[Any]:
    return [artist for artist in ax.get_children() if re.fullmatch(name, str(artist.get_gid()))]


def test_c31_every_total_has_a_step_as_high_as_its_climb(ax: Axes) -> None:
    assert promotion_staircase(ax) is ax
    steps = named(ax, r"\w+ \d+ \d+")
    assert len(steps) == len(bands())
    for points in range(0, 301, 5):
        (step,) = [one for one in steps if one.get_x() < points < one.get_x() + one.get_width()]
        winner, climbed = outcome(points)
        assert step.get_gid().startswith(f"{winner} ")
        assert step.get_height() == climbed
    written = [text.get_text() for text in ax.texts]
    assert [text for text in written if text.startswith("+")] == [f"+{band.steps}" for band in bands()]
    assert {"declarer's side wins", "defenders win"} <= set(written)


def test_the_sides_have_two_shades(ax: Axes) -> None:
    promotion_staircase(ax)
    shades: dict[str, set[str]] = {"declarer": set(), "defenders": set()}
    for step in named(ax, r"\w+ \d+ \d+"):
        shades[step.get_gid().split()[0]].add(to_hex(step.get_facecolor()))
    (one,), (other,) = shades.values()
    assert contrast(one, other) > 3


@pytest.mark.parametrize("points", [0, 5, 60, 175, 185, 295, 300])
def test_c31_a_total_is_marked_where_it_lies(ax: Axes, points: int) -> None:
    promotion_staircase(ax, points)
    (dot,) = named(ax, "reached")
    assert dot.get_xydata().tolist() == [[points, outcome(points)[1]]]
    assert str(points) in [text.get_text() for text in ax.texts]
    assert f"The defenders have {points} points" in str(ax.figure.get_label())


@pytest.mark.parametrize("dark", [False, True])
def test_c32_every_cell_is_the_level_that_a_winner_climbs_to(ax: Axes, *, dark: bool) -> None:
    assert promotion_map(ax, dark=dark) is ax
    assert [text.get_text() for text in ax.get_yticklabels()] == list(LEVELS)
    cells = {cell.get_gid(): cell for cell in named(ax, r"\w+ \d+")}
    texts = {text.get_gid(): text for text in named(ax, r"\w+ \d+ \w+")}
    assert len(cells) == len(texts) == len(LEVELS) * len(bands())
    for row, level in enumerate(LEVELS):
        for column, band in enumerate(bands()):
            reached = climb(level, band.steps)
            cell, text = cells[f"{level} {band.low}"], texts[f"{level} {band.low} {reached}"]
            assert text.get_text() == reached
            assert (cell.get_x() + 0.5, cell.get_y() + 0.5) == text.get_position() == (column, row)
            assert contrast(to_hex(text.get_color()), to_hex(cell.get_facecolor())) >= 4.5


def test_the_higher_the_level_the_lighter_its_cell(ax: Axes) -> None:
    promotion_map(ax)
    shades: dict[str, set[str]] = {}
    for cell in named(ax, r"\w+ \d+"):
        level, low = cell.get_gid().split()
        reached = climb(level, outcome(int(low))[1])
        shades.setdefault(reached, set()).add(to_hex(cell.get_facecolor()))
    lights = []
    for level in (*LEVELS, "won"):
        (shade,) = shades[level]
        lights.append(contrast(shade, "#000000"))
    assert lights == sorted(lights)
    assert len(set(lights)) == len(lights)


def test_a_chart_is_shown_in_both_themes_with_words_that_name_every_row() -> None:
    with plt.rc_context({"backend": "Agg"}):
        for chart in (show(promotion_map), show(promotion_staircase, points=185)):
            assert chart._repr_html_().count("<img") == 2
            for band in bands():
                assert (
                    f"Defenders' points {f'{band.low} to ' * (band.low < band.high)}{band.high}:" in chart.description
                )
        assert "Climbing 2 levels wins the match from K and A." in show(promotion_map).description
        assert not plt.get_fignums()


def test_charts_have_words_in_every_language(ax: Axes) -> None:
    for chart in (promotion_map, promotion_staircase):
        assert chart(ax, language="ja").get_xlabel()
        assert "{" not in str(ax.figure.get_label())


@pytest.mark.parametrize("points", [-5, 305, "60", 12.5])
def test_c30_points_that_cannot_be_are_refused(ax: Axes, points: Any) -> None:
    with pytest.raises(RuleError) as refused:
        promotion_staircase(ax, points)
    assert refused.value.rule == "C30"
    assert say(refused.value)


@pytest.mark.parametrize("chart", [promotion_map, promotion_staircase])
def test_what_is_no_axes_is_refused(chart: Any) -> None:
    with pytest.raises(RuleError, match="cannot be drawn on"):
        chart("axes")
