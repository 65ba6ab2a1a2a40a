"""What the charts share: the ``Axes`` they are drawn on, its quiet look, and words in a font that has them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from matplotlib import font_manager
from matplotlib.axes import Axes
from matplotlib.font_manager import FontProperties

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.pictures.tokens import DARK, LIGHT, Palette
from gamelib.words import say

# Fonts with Japanese letters that systems bring along; the first that is installed is taken.
_JAPANESE = (
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "IPAexGothic",
    "Hiragino Sans",
    "Hiragino Kaku Gothic ProN",
    "Yu Gothic",
    "Meiryo",
    "MS Gothic",
)


_IN_EVERY_FONT = dict.fromkeys(map(ord, "−–×…"))
"""Signs beyond ASCII that matplotlib's own font has."""


def check_axes(ax: object) -> None:
    """See that something can be drawn on."""
    if not isinstance(ax, Axes):
        raise RuleError("format", N_("{ax} cannot be drawn on: give the axes of a figure."), ax=quoted(ax))


def axes(ax: Axes | None, size: tuple[float, float], *, dark: bool) -> tuple[Axes, Palette]:
    """Give the ``Axes`` to draw on (a new one if none is given), emptied of what says nothing, and its colours."""
    if ax is None:
        from matplotlib import pyplot as plt  # noqa: PLC0415 - half a second, not needed where an Axes is given.

        ax = plt.subplots(figsize=size, layout="constrained")[1]
    check_axes(ax)
    palette = DARK if dark else LIGHT
    figure = ax.get_figure(root=True)
    if figure is not None:
        figure.set_facecolor(palette.ground)
    ax.set_facecolor(palette.ground)
    ax.spines[["top", "right"]].set_visible(False)
    ax.spines[["left", "bottom"]].set_color(palette.edge)
    ax.tick_params(colors=palette.text, labelcolor=palette.text)
    ax.grid(visible=True, color=palette.trace, linewidth=0.8)
    ax.set_axisbelow(True)
    return ax, palette


def worded(message: Message | str, language: str | None) -> tuple[str, FontProperties]:
    """Give words and a font that has all their letters; where there is none, the English words."""
    text = say(message, language)
    if text.translate(_IN_EVERY_FONT).isascii():
        return text, FontProperties()
    font = japanese_font()
    return (text, font) if font else (say(message, "en"), FontProperties())


def japanese_font() -> FontProperties | None:
    """Find a font with Japanese letters: one of the system's, or that of the package ``matplotlib-fontja``."""
    installed = set(font_manager.get_font_names())
    for name in _JAPANESE:
        if name in installed:
            return FontProperties(family=name)
    spec = find_spec("matplotlib_fontja")
    places = (spec.submodule_search_locations if spec else None) or []
    files = [file for place in places for file in sorted(Path(place).rglob("*.ttf"))]
    return FontProperties(fname=str(files[0])) if files else None
