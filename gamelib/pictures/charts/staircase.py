"""The rounding staircase: pips against the nearest multiple of 5 (D20)."""

from __future__ import annotations

from matplotlib.axes import Axes

from gamelib.core import N_, Message, RuleError, quoted, whole
from gamelib.exact61 import TILES, pips, round_to_five
from gamelib.pictures.charts.setting import axes, worded
from gamelib.pictures.charts.showing import describe_figure

MOST = pips(TILES)
"""More pips than the whole set has are never rounded."""


def staircase(ax: Axes | None = None, *, highest: int = 30, dark: bool = False, language: str | None = None) -> Axes:
    """Draw how pips are rounded to the nearest multiple of 5: what goes down, what goes up, what stays (D20).

    ``highest`` is the greatest number of pips shown. From the dotted line, where nothing would be rounded, a stem
    leads each number to what it is worth. Gives the ``Axes`` back.
    """
    number = whole(highest)
    if number is None or not 1 <= number <= MOST:
        sentence = N_("highest={highest} cannot be: give a whole number of pips, from 1 to {most}.")
        raise RuleError("format", sentence, highest=quoted(highest), most=MOST)
    highest = number
    ax, palette = axes(ax, (8, 4.6), dark=dark)
    counts = range(highest + 1)
    ax.plot([0, highest], [0, highest], linestyle=":", color=palette.edge, linewidth=1.2, zorder=1)
    up, down = palette.seats[1], palette.seats[0]
    looks = (
        (N_("remainder 0: stays"), "o", palette.text, 0),
        (N_("remainder 1 or 2: down"), "v", down, -1),
        (N_("remainder 3 or 4: up"), "^", up, 1),
    )
    handles, labels, font = [], [], None
    for label, marker, colour, way in looks:
        points = [count for count in counts if _way(count) == way]
        worth = [round_to_five(count) for count in points]
        ax.vlines(points, points, worth, colors=colour, linewidth=1.5, zorder=2)
        handles.append(ax.plot(points, worth, marker, color=colour, markersize=8, zorder=3)[0])
        text, font = worded(label, language)
        labels.append(text)
    values = sorted({round_to_five(count) for count in counts})
    for value in values:
        step = [count for count in counts if round_to_five(count) == value]
        ax.hlines(value, step[0] - 0.4, step[-1] + 0.4, colors=palette.edge, linewidth=1, zorder=1)
    ax.set_xticks(range(0, highest + 1, 5))
    ax.set_xticks(counts, minor=True)
    ax.set_yticks(values)
    for setter, words in ((ax.set_xlabel, N_("pips")), (ax.set_ylabel, N_("rounded"))):
        text, font = worded(words, language)
        setter(text, color=palette.text, fontproperties=font)
    legend = ax.legend(handles, labels, frameon=False, labelcolor=palette.text, prop=font, loc="upper left")
    legend.set_zorder(4)
    told = N_("A staircase: the numbers of pips from 0 to {highest}, and the multiple of 5 that each is rounded to.")
    describe_figure(ax, Message(told, {"highest": highest}), language)
    return ax


def _way(pips: int) -> int:
    """Tell whether rounding takes a number down (-1), up (1) or leaves it (0)."""
    rounded = round_to_five(pips)
    return (rounded > pips) - (rounded < pips)
