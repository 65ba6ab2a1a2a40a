"""A sandbox of no game, for tests of the frame: three buttons that add to a number."""

from __future__ import annotations

from typing import Any

from gamelib.pictures.svg import element
from gamelib.sandbox import Reached
from gamelib.widgets import Board, Press
from gamelib.widgets.sandbox import Bench
from tests.sandbox.adding import Adding

ADDED = ("1", "2", "500")
TABLE = "Numbers"


class Adder(Bench[int]):
    """A number, and what can be added to it; one number can be chosen and let go."""

    def __init__(self, first: int = 0, **options: Any) -> None:
        self.board = Board(listens=["Escape"], scope="gl-bench", name=TABLE)
        self.shown: list[int] = []
        self.chosen = ""
        super().__init__(Adding(), Reached(first, ""), **{"name": "adder", "left": (self.board,)} | options)
        self.board.on_press(self.guard(self._press))

    def show(self, position: int) -> None:
        self.shown.append(position)
        self.chosen = ""
        self._draw()

    def add(self, number: str) -> None:
        step = f"+{number}"
        self.do(self.kind.play(self.position, step), step)

    def _draw(self) -> None:
        buttons = [element("button", f"+{number}", data_add=number) for number in ADDED]
        digits = [element("button", digit, data_digit=digit) for digit in dict.fromkeys(str(self.position))]
        named = {"data-add": {number: f"add {number}" for number in ADDED}}
        digit_names = {"data-digit": {digit: f"digit {digit}" for digit in str(self.position)}}
        sum_of = element("p", f"Sum: {self.position}", class_="sum")
        picture = element("div", sum_of, *buttons, element("br"), *digits)
        self.board.show(picture, named | digit_names, held={"data-digit": [self.chosen] if self.chosen else []})

    def _press(self, press: Press) -> None:
        if press.key == "Escape":
            self.chosen = ""
            self._draw()
        elif "add" in press.data:
            self.add(press.data["add"])
        elif "digit" in press.data:
            self.chosen = press.data["digit"]
            self._draw()
            self.board.focus({"data-add": "1"})
