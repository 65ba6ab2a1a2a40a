"""The legend: each mark beside what it means."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_
from gamelib.exact61 import Tile
from gamelib.pictures import tokens
from gamelib.pictures.exact61.badges import ask, badge, dot
from gamelib.pictures.exact61.dominoes import face
from gamelib.pictures.exact61.wording import LEGEND, SHOWN
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Markup, Picture, picture
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import say

_SAMPLE = 38  # pixels kept for a mark
_ROW = 26
_GAP = 22
_MARK_SCALE = 12.0  # pixels a unit


def _sample(name: str) -> str:
    if name == "counted":
        return badge((0, 0), "4")
    if name == "open":
        return dot((0, 0))
    if name == "ask":
        return ask((0, 0))
    inside = face(Tile("1|1"), (1, 0), spinner=True) if name == "spinner" else face(Tile("0|1"), (1, 0), last=True)
    return f'<g transform="scale(.62) translate(-2 -1)">{inside}</g>'


def legend_strip(
    width: float, language: str | None = None, names: Sequence[str] = SHOWN
) -> tuple[Markup, float, float]:
    """Draw the legend in pixels from the origin, in rows at most ``width`` wide; give its width and height too."""
    parts: list[str] = []
    x = y = widest = 0.0
    for name in names:
        text = say(LEGEND[name], language)
        needed = _SAMPLE + text_width(text)
        if x and x + needed > width:
            x, y = 0.0, y + _ROW
        middle = y + _ROW / 2
        parts.append(
            f'<g transform="translate({x + _SAMPLE / 2 - 4:.1f} {middle:g}) scale({_MARK_SCALE:g})">{_sample(name)}</g>'
        )
        parts.append(line_of_text(text, x + _SAMPLE, middle))
        widest = max(widest, x + needed)
        x += needed + _GAP
    return Markup("".join(parts)), widest, y + _ROW


def legend(*, width: float = tokens.WIDTH, language: str | None = None) -> Picture:
    """Draw the legend as a picture of its own.

    >>> legend().title
    'Legend'
    """
    check_size(width=width)
    margin = 12.0
    strip, wide, high = legend_strip(width - 2 * margin, language)
    return picture(
        strip,
        Frame(0, 0, wide, high).grown(margin),
        title=say(N_("Legend"), language),
        description="; ".join(say(LEGEND[name], language) for name in SHOWN),
        scale=1.0,
    )
