"""Estimates: values with their 95 % intervals, panel by panel, as bars from 0 or as dots beside a line at 0."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Protocol, runtime_checkable

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from gamelib.core import N_, Message, RuleError
from gamelib.core.options import made_as, several_given
from gamelib.pictures.charts.setting import axes, worded
from gamelib.pictures.charts.showing import describe_figure
from gamelib.pictures.tokens import Palette
from gamelib.words import say
from gamelib.words.saying import sentences, words_of, write_decimal


class Estimated(Protocol):
    """A value, its interval from ``low`` to ``high``, and from how many items it comes; from none, it is no value."""

    @property
    def value(self) -> float: ...  # noqa: D102 - said above.
    @property
    def low(self) -> float: ...  # noqa: D102 - said above.
    @property
    def high(self) -> float: ...  # noqa: D102 - said above.
    @property
    def items(self) -> int: ...  # noqa: D102 - said above.


class Labelled(Protocol):
    """An estimate, and of what it is."""

    @property
    def label(self) -> Message: ...  # noqa: D102 - said above.
    @property
    def estimate(self) -> Estimated: ...  # noqa: D102 - said above.


@runtime_checkable
class Compared(Protocol):
    """Estimates of one unit under a title, written with ``decimals``; ``against_zero`` where each is a difference."""

    @property
    def title(self) -> Message: ...  # noqa: D102 - said above.
    @property
    def unit(self) -> str: ...  # noqa: D102 - said above.
    @property
    def rows(self) -> Sequence[Labelled]: ...  # noqa: D102 - said above.
    @property
    def against_zero(self) -> bool: ...  # noqa: D102 - said above.
    @property
    def decimals(self) -> int: ...  # noqa: D102 - said above.


WIDTH = 9.0  # inches
_ROW, _HEAD = 0.31, 0.66  # inches for a row, and for a panel's title and its scale
_SIZE = 11.0  # of all letters, in points
_AIR = 1.08  # the scale goes on so far beyond the last whisker


def estimates(
    panels: Sequence[Compared], told: Iterable[Message] = (), *, dark: bool = False, language: str | None = None
) -> Axes:
    """Draw estimates, a row for each: its value as a bar or a dot, its interval as a whisker, and both in numbers.

    ``told`` says the same in words. Gives the first panel's ``Axes`` back. Raises ``RuleError`` ("format") for what are
    no panels of estimates, or no messages.
    """
    panels = several_given("panels", panels)
    if not panels or not all(isinstance(panel, Compared) for panel in panels):
        raise RuleError("format", N_("There is nothing to draw: give panels of estimates."))
    told = tuple(made_as(Message, "told", message) for message in several_given("told", told))
    heights = [_HEAD + _ROW * len(panel.rows) for panel in panels]
    # Without pyplot, which is made for one thread alone: a laboratory draws while the page goes on.
    figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
    drawn = figure.subplots(len(panels), height_ratios=heights, squeeze=False)
    for place, (ax, panel) in enumerate(zip(drawn[:, 0], panels, strict=True)):
        _, palette = axes(ax, (WIDTH, heights[place]), dark=dark)
        _draw(ax, panel, palette, place, language)
    figure.align_ylabels()
    said = sentences([say(message, language) for message in told], words_of(language))
    first: Axes = drawn[0, 0]
    describe_figure(first, Message("{told}", {"told": said}), language)
    return first


def _draw(ax: Axes, panel: Compared, palette: Palette, place: int, language: str | None) -> None:
    known = [row.estimate for row in panel.rows if row.estimate.items]
    lines = [*filter(isfinite, (end for one in known for end in (one.low, one.high, one.value)))]
    low, high = min([0.0, *lines]), max([0.0, *lines])
    room = (_AIR - 1) * ((high - low) or 1)
    ax.set_xlim(low - room if low < 0 else 0, high + room)
    ax.set_ylim(len(panel.rows) - 0.4, -0.6)
    for number in range(len(panel.rows)):
        _draw_row(ax, panel, number, palette, f"{place} {number}", language=language)
    if panel.against_zero:
        ax.axvline(0, color=palette.text, linewidth=1.2, zorder=2, gid=f"zero {place}")
    text, font = worded(panel.title, language)
    ax.set_title(text, loc="left", color=palette.text, fontproperties=font, fontweight="bold", fontsize=_SIZE)
    text, font = worded(panel.unit, language)
    ax.set_xlabel(text, color=palette.text, fontproperties=font, fontsize=_SIZE, labelpad=1)
    ax.set_yticks(range(len(panel.rows)))
    labels = [worded(row.label, language) for row in panel.rows]
    ax.set_yticklabels([text for text, _ in labels], color=palette.text)
    for tick, (_, font) in zip(ax.get_yticklabels(), labels, strict=True):
        tick.set_fontproperties(font)
        tick.set_fontsize(_SIZE)
    ax.grid(visible=False, axis="y")
    ax.tick_params(axis="y", length=0)
    ax.spines["left"].set_visible(not panel.against_zero)


def _draw_row(ax: Axes, panel: Compared, number: int, palette: Palette, gid: str, *, language: str | None) -> None:
    """Draw one estimate, and write its numbers where the scale ends."""
    value, low, high, items = (getattr(panel.rows[number].estimate, name) for name in ("value", "low", "high", "items"))
    text, font = worded(N_("none"), language)
    if items:
        if panel.against_zero:
            ax.plot(value, number, "D", color=palette.counted, markersize=7, zorder=4, gid=f"value {gid}")
        else:
            ax.barh(number, value, 0.56, color=palette.defenders, edgecolor=palette.defenders_edge, zorder=2)
            ax.patches[-1].set_gid(f"value {gid}")
        text, font = worded(_numbers(value, low, high, panel.decimals), language)
        if isfinite(low):
            ax.plot([low, high], [number, number], color=palette.text, linewidth=1.6, zorder=3, gid=f"whisker {gid}")
            ax.plot([low, high], [number, number], "|", color=palette.text, markersize=9, zorder=3)
    ax.annotate(
        text, (1, number), xycoords=("axes fraction", "data"), xytext=(10, 0), textcoords="offset points",
        va="center_baseline", color=palette.text, fontproperties=font, fontsize=_SIZE,
    ).set_gid(f"numbers {gid}")  # fmt: skip


def _numbers(value: float, low: float, high: float, decimals: int) -> Message:
    names = {"value": value, "low": low, "high": high}
    facts = {name: write_decimal(number, decimals) for name, number in names.items()}
    return Message(N_("{value}  ({low} to {high})") if isfinite(low) else "{value}", facts)
