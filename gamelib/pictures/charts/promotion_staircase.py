"""The promotion staircase: how many levels the winners climb, against the defenders' points (C31)."""

from __future__ import annotations

from itertools import groupby

from matplotlib.axes import Axes

from gamelib.core import N_, Message
from gamelib.fivetenk.bands import POINTS_STEP, Band, band_of, bands
from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER
from gamelib.fivetenk.settlement_events import verdict_message
from gamelib.pictures.charts.setting import axes, worded
from gamelib.pictures.charts.showing import describe_figure
from gamelib.pictures.fivetenk.band_list import steps_of
from gamelib.pictures.fivetenk.orders import band_messages, wins_message
from gamelib.pictures.tokens import Palette
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of

_HALF = POINTS_STEP / 2
_TOP = max(band.steps for band in bands())


def promotion_staircase(
    ax: Axes | None = None, points: int | None = None, *, dark: bool = False, language: str | None = None
) -> Axes:
    """Draw how many levels each of the winners climbs, for all the points that the defenders can have (C31).

    The two sides are told apart by their names and by shade. With ``points`` a line marks that total and says what it
    brings. Gives the ``Axes`` back. Raises ``RuleError``: C30 for points that there cannot be.
    """
    reached = None if points is None else band_of(points)
    ax, palette = axes(ax, (9, 3.6), dark=dark)
    for band in bands():
        _step(ax, band, palette, language)
    for winner, group in groupby(bands(), key=lambda band: band.winner):
        _name_side(ax, winner, [*group], palette, language)
    if points is not None and reached is not None:
        _mark(ax, points, reached, palette, language)
    limits = {band.low for band in bands() if band.low % 60 == 0} | {ALL_POINTS}
    ax.set_xticks(sorted(limits))
    ax.set_xticks(range(0, ALL_POINTS + 1, POINTS_STEP), minor=True)
    ax.set_yticks(range(_TOP + 1))
    ax.set(xlim=(-2 * POINTS_STEP, ALL_POINTS + 2 * POINTS_STEP), ylim=(0, _TOP + 1.1))
    ax.spines["left"].set_bounds(0, _TOP)
    ax.grid(visible=False, axis="x")
    for setter, name in ((ax.set_xlabel, N_("defenders' points")), (ax.set_ylabel, N_("levels that each climbs"))):
        text, font = worded(name, language)
        setter(text, color=palette.text, fontproperties=font)
    describe_figure(ax, Message("{told}", {"told": _told(points, language)}), language)
    return ax


def _step(ax: Axes, band: Band, palette: Palette, language: str | None) -> None:
    """Draw one row of the table as a step, as high as the climb, with its number on top."""
    fill = palette.declarers if band.winner == DECLARER else palette.defenders
    edge = palette.declarers if band.winner == DECLARER else palette.defenders_edge
    left, width = band.low - _HALF, band.high - band.low + POINTS_STEP
    ax.bar(left, band.steps, width, align="edge", color=fill, edgecolor=edge, linewidth=1.4, zorder=2)
    ax.patches[-1].set_gid(f"{band.winner} {band.low} {band.high}")
    middle = (band.low + band.high) / 2
    ax.text(
        middle, band.steps + 0.08, steps_of(band.steps, language), ha="center", va="bottom", weight="bold",
        color=palette.text, zorder=7, bbox={"pad": 0.5, "facecolor": palette.ground, "edgecolor": "none"},
    )  # fmt: skip


def _name_side(ax: Axes, winner: str, rows: list[Band], palette: Palette, language: str | None) -> None:
    """Write a side's name over the points with which it wins, and a line in its shade."""
    colour = palette.declarers if winner == DECLARER else palette.defenders_edge
    left, right = rows[0].low - _HALF, rows[-1].high + _HALF
    height = _TOP + 0.62
    ax.hlines(height, left + 1, right - 1, colors=colour, linewidth=4 if winner == DECLARER else 2, zorder=2)
    text, font = worded(wins_message(winner, language), language)
    ax.text(
        (left + right) / 2, height + 0.1, text, ha="center", va="bottom", color=palette.text, fontproperties=font
    )  # fmt: skip


def _mark(ax: Axes, points: int, band: Band, palette: Palette, language: str | None) -> None:
    """Mark one total: a line with its number, and a dot at the height of the climb."""
    ax.vlines(points, 0, _TOP + 0.5, colors=palette.lit, linewidth=1.8, linestyles="--", zorder=5).set_gid("points")
    dot = ax.plot(points, band.steps, "o", color=palette.lit, markersize=8, zorder=8, clip_on=False)[0]
    dot.set(markeredgecolor=palette.ground, gid="reached")
    right = points < ALL_POINTS / 2
    ax.annotate(
        fact(points, language),
        (points, _TOP - 0.25),
        xytext=(6 if right else -6, 0),
        textcoords="offset points",
        ha="left" if right else "right",
        color=palette.text,
        weight="bold",
        bbox={"boxstyle": "round,pad=0.2", "facecolor": palette.ground, "edgecolor": palette.lit},
        zorder=9,
    )


def _told(points: int | None, language: str | None) -> str:
    """Say what the chart shows, step by step."""
    opening = N_("A staircase: how many levels each of the winners climbs, by the defenders' points.")
    messages = [Message(opening, {}), *band_messages(language)]
    if points is not None:
        messages.append(verdict_message(points))
    return sentences([say(message, language) for message in messages], words_of(language))
