"""A chart as a notebook shows it: an image for each theme, and in words what it shows."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from inspect import signature
from io import BytesIO
from typing import Any

from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.pictures.svg import Markup, element
from gamelib.words import say

SHARPNESS = 144
"""Pixels an inch: twice what a plain screen shows, for those that show more."""

_THEMES = (
    ".gl-chart .gl-for-dark{display:none}"
    "@media (prefers-color-scheme:dark){"
    '.gl-chart:not([data-jp-theme-light="true"] *,.vscode-light *) .gl-for-light{display:none}'
    '.gl-chart:not([data-jp-theme-light="true"] *,.vscode-light *) .gl-for-dark{display:inline}}'
    '[data-jp-theme-light="false"] .gl-chart .gl-for-light,.vscode-dark .gl-chart .gl-for-light{display:none}'
    '[data-jp-theme-light="false"] .gl-chart .gl-for-dark,.vscode-dark .gl-chart .gl-for-dark{display:inline}'
)


class Chart:
    """A finished chart, light and dark as its surroundings are; ``description`` says what it shows."""

    def __init__(self, draw: Callable[..., Axes], *things: Any, **options: Any) -> None:
        """Let ``draw`` make the chart once for each theme; no figure is left open to be shown a second time.

        Raises ``RuleError`` ("format") for what is no chart.
        """
        if not _is_chart(draw):
            sentence = N_("{thing} is no chart to show: name the chart and what it is made of, as show(staircase).")
            raise RuleError("format", sentence, thing=quoted(draw))
        light, self.description = _image(draw(*things, **options, dark=False), "gl-for-light")
        dark, _ = _image(draw(*things, **options, dark=True), "gl-for-dark")
        style = element("style", Markup(_THEMES))
        self._html = element("div", style, light, dark, class_="gl-chart")

    def _repr_html_(self) -> str:
        """Show the image in a notebook."""
        return self._html

    def __repr__(self) -> str:
        """Say in short what is shown."""
        return f"<Chart: {self.description}>"


def show(draw: Callable[..., Axes], *things: Any, **options: Any) -> Chart:
    """Show a chart in the page's theme and with its description: ``show(staircase)``, ``show(score_race, replay)``."""
    return Chart(draw, *things, **options)


def _is_chart(draw: object) -> bool:
    """Tell whether something can be drawn light and dark, as every chart can."""
    try:
        taken = signature(draw).parameters.values()  # type: ignore[arg-type]  # What is no function is told so here.
    except (TypeError, ValueError):
        return False
    return any(one.name == "dark" or one.kind is one.VAR_KEYWORD for one in taken)


def describe_figure(axes: Axes, message: Message, language: str | None) -> None:
    """Say in words what a figure shows; ``show`` passes it on."""
    axes.figure.set_label(say(message, language))


def _image(axes: Axes, name: str) -> tuple[Markup, str]:
    figure = axes.figure.figure
    told = str(figure.get_label())
    file = BytesIO()
    figure.savefig(file, format="png", dpi=SHARPNESS, bbox_inches="tight", facecolor=figure.get_facecolor())
    if isinstance(figure, Figure):
        plt.close(figure)
    source = f"data:image/png;base64,{b64encode(file.getvalue()).decode('ascii')}"
    width = round(figure.get_figwidth() * SHARPNESS / 2)
    style = "max-width:100%;height:auto"
    return element("img", class_=name, src=source, alt=told, width=width, style=style), told
