"""What matplotlib draws: the same places as the SVG, and nothing that is not so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import Collection
from matplotlib.figure import Figure

from gamelib.core import RuleError
from gamelib.exact61 import Layout, replay, round_to_five, self_play
from gamelib.pictures import arrange, draw_on, score_race, show, staircase
from gamelib.pictures.charts.score_race import GOAL, rejected
from tests.pictures.drawn import LAYOUTS, SECOND_DIAGRAM

every_layout = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)


@pytest.fixture
def ax() -> Axes:
    figure = Figure(figsize=(8, 5))
    FigureCanvasAgg(figure)
    axes: Axes = figure.add_subplot()
    return axes


def figure_of(ax: Axes) -> Figure:
    figure = ax.get_figure(root=True)
    assert figure is not None
    return figure


def by_name(ax: Axes, name: str) -> Any:
    (found,) = [artist for artist in ax.get_children() if artist.get_gid() == name]
    return found


def points(line: Any) -> list[list[float]]:
    """Give the points of a line, each as x and y."""
    found: list[list[float]] = line.get_xydata().tolist()
    return found


def names(ax: Axes, start: str) -> list[str]:
    return [str(patch.get_gid()) for patch in ax.patches if str(patch.get_gid()).startswith(start)]


@every_layout
def test_a_layout_on_axes_has_every_tile_pip_and_mark(ax: Axes, layout: Layout) -> None:
    assert draw_on(ax, layout) is ax
    if layout.tiles:
        tiles: Collection = by_name(ax, "tiles")
        boxes = list(arrange(layout).boxes.values())
        assert len(tiles.get_paths()) == len(layout)
        for path, box in zip(tiles.get_paths(), boxes, strict=True):
            extents = path.get_extents()
            assert box.x < extents.x0 < extents.x1 < box.x + box.width
            assert box.y < extents.y0 < extents.y1 < box.y + box.height
    pips = sum(tile.pips for tile in layout.tiles)
    dots: list[Any] = [artist.get_offsets() for artist in ax.collections if artist.get_gid() == "pips"]
    assert sum(map(len, dots)) == pips
    assert len(names(ax, "end ")) == len(names(ax, "number")) == len(layout.scoring_ends)
    marks = names(ax, "end ") + names(ax, "port ")
    for port in layout.open_ports:
        assert sum(mark.endswith(f" {port.tile} {port.port}") for mark in marks) == 1


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_layout_is_saved_for_printing(ax: Axes, tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"layout.{kind}"
    draw_on(ax, Layout.from_text(SECOND_DIAGRAM))
    figure_of(ax).savefig(file)
    head = file.read_bytes()[:8]
    if kind == "svg":
        assert ET.parse(file).getroot().tag.endswith("svg")  # noqa: S314 - written a line above.
    else:
        assert head.startswith(b"\x89PNG" if kind == "png" else b"%PDF")


def test_a_layout_on_axes_can_be_asked_about(ax: Axes) -> None:
    layout = Layout.from_text(SECOND_DIAGRAM)
    draw_on(ax, layout, show_marks=False, guesses={"1|2 high": 2}, numerals=True, dark=True)
    assert names(ax, "end ") == []
    assert len(names(ax, "port ")) == len(layout.open_ports)
    assert len(names(ax, "number")) == len(layout.open_ports) + 2 * len(layout)


def test_the_table_keeps_its_proportions(ax: Axes) -> None:
    draw_on(ax, LAYOUTS["28 tiles, seed 4"])
    assert ax.get_aspect() == 1
    bottom, top = ax.get_ylim()
    assert bottom > top, "the table's y runs downwards, as in the SVG"


def test_the_staircase_shows_what_rounding_gives(ax: Axes) -> None:
    staircase(ax)
    shown = [(x, y) for line in ax.lines[1:] for x, y in points(line)]
    assert dict(shown) == {pips: round_to_five(pips) for pips in range(31)}
    assert len({line.get_marker() for line in ax.lines[1:]}) == 3, "what goes up and down differs in shape"


@pytest.fixture(scope="module")
def matches() -> list[Any]:
    return [replay(self_play(seed, players=players)) for seed, players in ((1, 2), (2, 3), (3, 4), (8, 3))]


def test_the_score_race_shows_every_score_and_every_rejected_event(matches: list[Any]) -> None:
    crosses = 0
    for match in matches:
        ax = Figure().add_subplot()
        score_race(match, ax)
        states = match.states
        for side in range(len(states[0].scores)):
            line = by_name(ax, f"side {side}")
            assert list(line.get_ydata()) == [state.scores[side] // 5 for state in states]
        events = [event for step in match.steps for event in step.events if getattr(event, "accepted", None) is False]
        found = rejected(states)
        assert len(found) == len(events)
        crosses += len(found)
        assert all(cross.would_be > GOAL >= cross.score for cross in found)
        marks = [line for line in ax.lines if line.get_gid() == "rejected"]
        assert [points(mark) for mark in marks] == ([[[c.step, c.would_be] for c in found]] if found else [])
        assert list(by_name(ax, "goal").get_ydata()) == [61, 61]
        ends = [line for line in ax.lines if line.get_gid() == "hand end"]
        assert len(ends) == sum(bool(state.hand_over) for state in states[:-1])
    assert crosses, "some of these matches had events rejected"


def test_the_score_race_takes_steps_or_states_and_names(ax: Axes, matches: list[Any]) -> None:
    score_race(matches[0].steps, ax, names=["Red", "Blue"], dark=True)
    final = [f"{name}: {score // 5}" for name, score in zip(("Red", "Blue"), matches[0].state.scores, strict=True)]
    assert sorted(text.get_text() for text in ax.texts) == sorted(final)


@pytest.fixture
def pyplot() -> Iterator[None]:
    """Draw on no screen, and leave no figure open."""
    with plt.rc_context({"backend": "Agg"}):
        yield
        plt.close("all")


@pytest.mark.usefixtures("pyplot")
def test_a_chart_makes_its_own_axes_and_has_words_in_every_language(tmp_path: Path) -> None:
    for language in (None, "ja"):
        chart = staircase(language=language)
        figure_of(chart).savefig(tmp_path / "chart.png")
        assert chart.get_xlabel()


def test_a_chart_is_shown_for_both_themes_with_its_description_and_only_once() -> None:
    chart = show(staircase, highest=20)
    shown = chart._repr_html_()
    assert shown.count('alt="A staircase: the numbers of pips from 0 to 20') == 2
    light, dark = re.findall(r'class="gl-for-\w+" src="data:image/png;base64,([^"]+)"', shown)
    assert light != dark
    assert "A staircase" in repr(chart)
    assert not plt.get_fignums()  # Closed, so it is not shown again.


def test_what_is_no_chart_is_not_shown() -> None:
    with pytest.raises(RuleError, match=r"as show\(staircase\)"):
        show("staircase")  # type: ignore[arg-type]
