"""A chart as a notebook shows it: an image that says in words what it shows."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO

from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from gamelib.core import Message
from gamelib.pictures.charts.setting import check_axes
from gamelib.pictures.svg import element
from gamelib.words import say

SHARPNESS = 144
"""Pixels an inch: twice what a plain screen shows, for those that show more."""


class Chart:
    """A finished chart as an image with a text beside it for whoever does not see it; ``axes`` is what was drawn."""

    def __init__(self, axes: Axes) -> None:
        """Take the picture of the axes' figure, which is not shown a second time by itself."""
        check_axes(axes)
        figure = axes.figure.figure
        self.axes = axes
        self.description = str(figure.get_label())
        file = BytesIO()
        figure.savefig(file, format="png", dpi=SHARPNESS, bbox_inches="tight", facecolor=figure.get_facecolor())
        self._png = b64encode(file.getvalue()).decode("ascii")
        self._width = round(figure.get_figwidth() * SHARPNESS / 2)
        if isinstance(figure, Figure):
            plt.close(figure)

    def _repr_html_(self) -> str:
        """Show the image in a notebook."""
        source = f"data:image/png;base64,{self._png}"
        return element("img", src=source, alt=self.description, width=self._width, style="max-width:100%;height:auto")

    def __repr__(self) -> str:
        """Say in short what is shown."""
        return f"<Chart: {self.description}>"


def show(axes: Axes) -> Chart:
    """Show a chart with its description: ``show(staircase())``."""
    return Chart(axes)


def describe_figure(axes: Axes, message: Message, language: str | None) -> None:
    """Say in words what a figure shows; ``show`` passes it on."""
    axes.figure.set_label(say(message, language))
