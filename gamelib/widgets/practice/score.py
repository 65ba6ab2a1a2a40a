"""How the match stands, always in one place above the table: what is played, and everybody's points or levels."""

from __future__ import annotations

import ipywidgets

from gamelib.core import N_
from gamelib.pictures.svg import element
from gamelib.widgets.markup import together
from gamelib.widgets.practice.place import Standing
from gamelib.words import say


class Score(ipywidgets.HTML):
    """A strip with the hand or game, each name with its number, and the goal."""

    def __init__(self, language: str | None = None) -> None:
        """Show nothing yet."""
        super().__init__()
        self._language = language
        self.add_class("gl-score")

    def see(self, standing: Standing) -> None:
        """Show how the match stands."""
        scores = (
            element("span", name, " ", element("strong", number), class_="gl-score-of")
            for name, number in standing.scores
        )
        parts = (
            element("span", standing.now, class_="gl-score-now"),
            *scores,
            *((element("span", standing.goal, class_="gl-score-goal"),) if standing.goal else ()),
            *(element("span", text, class_="gl-score-besides") for text in standing.besides),
        )
        label = say(N_("How the match stands"), self._language)
        self.value = str(element("div", together(parts), class_="gl gl-score-row", role="group", aria_label=label))

    def clear(self) -> None:
        """Show nothing."""
        self.value = ""

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Score>"
