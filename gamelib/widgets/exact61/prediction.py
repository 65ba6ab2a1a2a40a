"""Predict first: the learner names the ends that count, their sum and the points, and is answered about that guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets

from gamelib.core import N_, Message, RuleError
from gamelib.exact61 import Port
from gamelib.lessons.exact61.predicting import (
    Counted,
    Guess,
    Question,
    Response,
    Spot,
    grade,
    read_counted,
    read_number,
    spots,
    write_counted,
)
from gamelib.pictures.exact61.questions import ATTRIBUTE, Place
from gamelib.pictures.svg import Markup
from gamelib.widgets.answering import Answering, text_field
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph
from gamelib.words import say

if TYPE_CHECKING:
    from gamelib.widgets.exact61.scenes import Exact61Scenes

DIGITS = tuple("0123456789")

HOW = N_("Click each end that counts: its number appears. Or type the numbers. Then type the sum and the points.")
CLICKS = N_("A double: one click for one half, two for both, three to take it back.")

SO_FAR = {
    ("total", "points"): N_("So far this is right. Now the sum and the points."),
    ("points",): N_("So far this is right. Now the points: what does that sum score?"),
    ("total",): N_("So far this is right. Now the sum."),
}
"""What is said of an answer in which nothing is wrong yet, by the parts that are still open."""


class Prediction(Answering[Question, Guess]):
    """Asks which ends of a layout count, each with its number, then their sum and the points."""

    listens = (*DIGITS, "Backspace", "Delete")
    shown = N_("The picture shows which ends count.")

    def __init__(self, scenes: Exact61Scenes, board: Board, guard: Guard) -> None:
        """Prepare the fields; nothing is asked yet."""
        self._scenes, self._board = scenes, board
        self._index = 0
        self._clicked: dict[Spot, int] = {}
        self._typing: tuple[Spot | None, str] = (None, "")
        language = scenes.language
        unit = N_("Points (displayed)") if scenes.unit == "displayed" else N_("Points (raw)")
        self.ends = text_field(say(N_("Ends"), language), "2 5 3")
        self.total = text_field(say(N_("Sum"), language))
        self.points = text_field(say(unit, language))
        numbers = ipywidgets.HBox((self.total, self.points)).add_class("gl-numbers")
        super().__init__((self.ends, numbers), (self.ends, self.total, self.points), guard, language)
        self.ends.observe(guard(self._typed), "value")
        board.on_press(guard(self._press))

    def begin(self, index: int) -> tuple[Markup, ...]:
        """Ask about a scene; about doubles it is said how to count them only where there is one."""
        self._index, self.question = index, self._scenes.question(index)
        self.empty()
        self._draw()
        how = paragraph(self._say(HOW))
        if self.question and self.question.layout.spinners:
            return how, paragraph(self._say(CLICKS), "gl-muted-words gl-small")
        return (how,)

    def empty(self) -> None:
        """Empty the fields."""
        self._clicked = {}
        for field in (self.ends, self.total, self.points):
            self.fill(field, "")

    # ---- the ends: clicked, or typed ----------------------------------------------------------------------------

    @property
    def _places(self) -> dict[str, Spot]:
        return {spot.key: spot for spot in spots(self.question.layout)} if self.question else {}

    def _press(self, press: Press) -> None:
        spot = self._places.get(press.data.get("place", ""))
        if spot is None or self.settled:
            return
        if press.key in DIGITS:
            self._digit(spot, press.key)
        else:
            self._typing = (None, "")
            number = None if press.key in ("Backspace", "Delete") else following(spot, self._clicked.get(spot))
            self._count(spot, number)

    def _digit(self, spot: Spot, digit: str) -> None:
        before = self._typing[1] if self._typing[0] == spot else ""
        text = before + digit if before and int(before + digit) <= 12 else digit
        self._typing = (spot, text)
        self._count(spot, int(text))

    def _count(self, spot: Spot, number: int | None) -> None:
        self._clicked.pop(spot, None)
        if number is not None:
            self._clicked[spot] = number
        self.fill(self.ends, write_counted(self._counted() or ()) if self._clicked else "")
        self._draw()

    def _counted(self) -> tuple[Counted, ...] | None:
        """Give the ends as clicked, in the order in which ends are listed, or as typed."""
        if self._clicked:
            return tuple(spot.counted(self._clicked[spot]) for spot in self._places.values() if spot in self._clicked)
        return read_counted(self.ends.value)

    def _typed(self, _: Any) -> None:
        if self.question is None or self._filling:
            return
        self._clicked = {}
        self._clicked = self._found(read_counted(self.ends.value) or ())
        # Once the picture shows the solution, it goes on showing it.
        if not self.settled:
            self._draw()

    def _found(self, counted: tuple[Counted, ...]) -> dict[Spot, int]:
        """Find the places of ends that were typed with a tile and a port; others cannot be told for sure."""
        named = {end: self._places.get(f"{end.tile} {end.port}") for end in counted if end.port}
        found = {spot: end.number for end, spot in named.items() if spot is not None}
        return found if len(found) == len(counted) else {}

    # ---- the answer ---------------------------------------------------------------------------------------------

    def guess(self) -> Guess:
        """Read the ends, the sum and the points."""
        guess = Guess(self._counted(), read_number(self.total.value), read_number(self.points.value))
        if guess == Guess():
            raise RuleError("format", N_("Say which ends count, or what their sum is, and then check."))
        return guess

    def grade(self, guess: Guess, question: Question) -> Response:
        """Grade them."""
        return grade(guess, question)

    def noted(self, guess: Guess) -> dict[str, object]:
        """Write them down."""
        ends = None if guess.counted is None else write_counted(guess.counted)
        return {"ends": ends, "total": guess.total, "points": guess.points}

    def so_far(self, open_parts: tuple[str, ...]) -> str:
        """Say what is still open: the sum, the points or both."""
        return SO_FAR[open_parts]

    # ---- the picture --------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        if self.question is None:
            return
        guesses: dict[Place, int] = {(spot.tile, spot.port): number for spot, number in self._clicked.items()}
        names = {key: self._name(spot) for key, spot in self._places.items()}
        self._board.show(
            self._scenes.asked_picture(self._index, guesses),
            {ATTRIBUTE: names},
        )

    def _name(self, spot: Spot) -> str:
        name = Message(N_("[{tile}], the double"), {"tile": spot.tile})
        if spot.port:
            name = Message(N_("{port}, showing {pips}"), {"port": Port(spot.tile, spot.port), "pips": spot.pips})
        if spot in self._clicked:
            name = Message(N_("{name}: counted as {number}"), {"name": name, "number": self._clicked[spot]})
        return say(name, self._scenes.language)


def following(spot: Spot, number: int | None) -> int | None:
    """Give the number after a click: first what one half shows, on a double then both halves, then none again."""
    if number is None:
        return spot.pips
    whole = 2 * spot.pips
    return whole if not spot.port and number != whole else None
