"""The promotion map: for each level and each row of the table, the level that a winner climbs to (C31, C32)."""

from __future__ import annotations

from itertools import groupby

from matplotlib import colormaps
from matplotlib.axes import Axes
from matplotlib.colors import BoundaryNorm
from matplotlib.patches import Rectangle

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.bands import bands
from gamelib.fivetenk.promotion import DECLARER, STANDING, WON, climb
from gamelib.pictures.charts.setting import axes, worded
from gamelib.pictures.charts.showing import describe_figure
from gamelib.pictures.fivetenk.orders import band_messages, points_of, wins_message
from gamelib.pictures.tokens import Palette
from gamelib.words import say
from gamelib.words.saying import sentences, words_of

_REACHED = (*STANDING, WON)
_COLOURS = "cividis"  # It rises evenly in lightness, so that colour-blind eyes read it, too.
_DARK_INK, _LIGHT_INK = "#000000", "#FFFFFF"
_ROOM = 0.55  # above the rows, for the sides' names


def promotion_map(ax: Axes | None = None, *, dark: bool = False, language: str | None = None) -> Axes:
    """Draw which level a winner climbs to from each level, for each row of the promotion table (C31, C32).

    Every cell has its level, or the word for having won the match; the lighter its colour, the higher. Gives the
    ``Axes`` back.
    """
    ax, palette = axes(ax, (9, 5.4), dark=dark)
    scale = colormaps[_COLOURS]
    norm = BoundaryNorm([place - 0.5 for place in range(len(_REACHED) + 1)], scale.N)
    won, won_font = worded(N_("won"), language)
    for row, level in enumerate(STANDING):
        for column, band in enumerate(bands()):
            reached = climb(level, band.steps)
            colour = scale(norm(_REACHED.index(reached)))
            cell = Rectangle((column - 0.5, row - 0.5), 1, 1, facecolor=colour, edgecolor=palette.ground, linewidth=1.5)
            cell.set_gid(f"{level} {band.low}")
            ax.add_patch(cell)
            written = ax.text(
                column, row, won if reached == WON else reached, ha="center", va="center", color=_ink(colour)
            )
            written.set_gid(f"{level} {band.low} {reached}")
            if reached == WON:
                written.set_fontproperties(won_font)
                written.set_fontweight("bold")
    _name_sides(ax, palette, language)
    ax.set(xlim=(-0.5, len(bands()) - 0.5), ylim=(-0.5, len(STANDING) - 0.5 + _ROOM))
    ax.set_xticks(range(len(bands())), [points_of(band, language) for band in bands()])
    ax.set_yticks(range(len(STANDING)), STANDING)
    ax.grid(visible=False)
    ax.tick_params(length=0)
    ax.spines[:].set_visible(False)
    for setter, name in ((ax.set_xlabel, N_("defenders' points")), (ax.set_ylabel, N_("a winner's level before"))):
        text, font = worded(name, language)
        setter(text, color=palette.text, fontproperties=font)
    describe_figure(ax, Message("{told}", {"told": _told(language)}), language)
    return ax


def _ink(colour: tuple[float, float, float, float]) -> str:
    """Choose the letters' colour that stands out more from a cell's, by the contrast of WCAG 2."""
    light = 0.2126 * _linear(colour[0]) + 0.7152 * _linear(colour[1]) + 0.0722 * _linear(colour[2])
    # At this light black and white letters have the same contrast.
    return _DARK_INK if light > 0.179 else _LIGHT_INK


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _name_sides(ax: Axes, palette: Palette, language: str | None) -> None:
    """Write above the columns which side wins, with a line in its shade."""
    height = len(STANDING) - 0.5
    column = 0
    for winner, group in groupby(bands(), key=lambda band: band.winner):
        count = len([*group])
        left, right = column - 0.5, column + count - 0.5
        strong = winner == DECLARER
        colour = palette.declarers if strong else palette.defenders_edge
        ax.hlines(height + 0.12, left + 0.04, right - 0.04, colors=colour, linewidth=4 if strong else 2)
        text, font = worded(wins_message(winner, language), language)
        ax.text(
            (left + right) / 2, height + 0.25, text, ha="center", va="bottom", color=palette.text, fontproperties=font
        )  # fmt: skip
        column += count


def _told(language: str | None) -> str:
    """Say what the chart shows: the rows of the table, and from which levels each climb wins the match."""
    facts = {"low": STANDING[0], "high": STANDING[-1]}
    opening = N_("A map: for each level from {low} to {high} and all the defenders' points, where a winner climbs to.")
    messages = [Message(opening, facts), *band_messages(language)]
    for steps in sorted({band.steps for band in bands()}):
        won = tuple(level for level in STANDING if climb(level, steps) == WON)
        if won:
            sentence = NN_(
                "Climbing {count} level wins the match from {levels}.",
                "Climbing {count} levels wins the match from {levels}.",
            )
            messages.append(Message(sentence, {"count": steps, "levels": won}))
    return sentences([say(message, language) for message in messages], words_of(language))
