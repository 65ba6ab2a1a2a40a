"""A few buttons of which one is pressed: for choosing one of two or three ways."""

from __future__ import annotations

from collections.abc import Sequence

import traitlets

from gamelib.pictures.svg import element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.words import say


class Toggle(Board):
    """Buttons after a word or two; ``value`` is the place of the one that is pressed, counted from 0."""

    value = traitlets.Int(0)

    def __init__(
        self, label: str, options: Sequence[str], guard: Guard, *, value: int = 0, language: str | None = None
    ) -> None:
        """Offer the options, which are marked sentences as the label is."""
        super().__init__(name=say(label, language))
        self._label = self.name
        self._options = tuple(say(option, language) for option in options)
        self.add_class("gl-toggle")
        self.value = value
        self._draw()
        self.observe(guard(lambda _: self._draw()), "value")
        self.on_press(guard(self._choose))

    def _choose(self, press: Press) -> None:
        place = press.data.get("way", "")
        if place.isdecimal() and int(place) < len(self._options):
            self.value = int(place)

    def _draw(self) -> None:
        buttons = [
            element(
                "button",
                option,
                type="button",
                data_way=str(place),
                aria_pressed="true" if place == self.value else "false",
            )
            for place, option in enumerate(self._options)
        ]
        self.show(element("div", element("span", self._label), *buttons, class_="gl-kinds"))
