"""Predict first: the learner names the ends that count, their sum and the points, and is answered about that guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets

from gamelib.core import N_, NN_, Message, RuleError
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
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.enter import Enter
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import listing, paragraph, together, words
from gamelib.widgets.panel import Panel
from gamelib.words import say

if TYPE_CHECKING:
    from gamelib.widgets.exact61.scenes import Exact61Scenes

DIGITS = tuple("0123456789")
TRIES = 2
"""After so many wrong answers the picture shows what is right."""

MOST_FINDINGS = 3
"""So many findings are told at once; more would help nobody."""

HOW = N_("Click each end that counts: its number appears. Or type the numbers. Then type the sum and the points.")
CLICKS = N_("A double: one click for one half, two for both, three to take it back.")

AGAIN = N_("Try again, or let the picture show it.")
SHOWN = N_("The picture shows which ends count.")
SO_FAR = {
    ("total", "points"): N_("So far this is right. Now the sum and the points."),
    ("points",): N_("So far this is right. Now the points: what does that sum score?"),
    ("total",): N_("So far this is right. Now the sum."),
}
"""What is said of an answer in which nothing is wrong yet, by the parts that are still open."""


class Prediction(Panel):
    """Asks which ends of a layout count, each with its number, then their sum and the points."""

    listens = (*DIGITS, "Backspace", "Delete")

    def __init__(self, scenes: Exact61Scenes, board: Board, guard: Guard) -> None:
        """Prepare the fields; nothing is asked yet."""
        self._scenes, self._board, self._guard = scenes, board, guard
        self._question: Question | None = None
        self._index = 0
        self._clicked: dict[Spot, int] = {}
        self._typing: tuple[Spot | None, str] = (None, "")
        self._tries = 0
        self._filling = False
        unit = N_("Points (displayed)") if scenes.unit == "displayed" else N_("Points (raw)")
        self.how = ipywidgets.HTML()
        self.ends = _field(self._say(N_("Ends")), "2 5 3")
        self.total = _field(self._say(N_("Sum")), "")
        self.points = _field(self._say(unit), "")
        self.check = ipywidgets.Button(description=self._say(N_("Check")), button_style="primary")
        self.show = ipywidgets.Button(description=self._say(N_("Show me")))
        self.feedback = ipywidgets.HTML()
        numbers = ipywidgets.HBox((self.total, self.points)).add_class("gl-numbers")
        self.tally = ipywidgets.HTML().add_class("gl-tally")
        buttons = ipywidgets.HBox((self.check, self.show, self.tally)).add_class("gl-numbers")
        self.enter = Enter("gl-prediction")
        super().__init__((self.how, self.ends, numbers, buttons, self.feedback, self.enter))
        self.check.on_click(guard(self._check))
        self.show.on_click(guard(self._show))
        self.ends.observe(guard(self._typed), "value")
        self.enter.on_enter(guard(self._entered))
        board.on_press(guard(self._press))

    def ask(self, index: int) -> None:
        """Ask about a scene, with empty fields."""
        self._index, self._question = index, self._scenes.question(index)
        self._tries = 0
        self.settled = False
        self.how.layout.display = None
        self.how.value = words(*self._instructions(), live=False)
        self.cited = ()
        self.feedback.value = ""
        self._empty()
        self._draw()

    def _instructions(self) -> list[Markup]:
        """Say how to answer; about doubles only where there is one."""
        told = [paragraph(self._say(HOW))]
        if self._question and self._question.layout.spinners:
            told.append(paragraph(self._say(CLICKS), "gl-muted-words gl-small"))
        return told

    def rest(self) -> None:
        """Ask nothing; what was answered last is no longer shown."""
        self._question = None
        self.cited = ()
        self.feedback.value = ""
        self._empty()

    def _empty(self) -> None:
        self._clicked = {}
        for field in (self.ends, self.total, self.points):
            self._fill(field, "")

    # ---- the ends: clicked, or typed ----------------------------------------------------------------------------

    @property
    def _places(self) -> dict[str, Spot]:
        return {spot.key: spot for spot in spots(self._question.layout)} if self._question else {}

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
        self._fill(self.ends, write_counted(self._counted() or ()) if self._clicked else "")
        self._draw()

    def _fill(self, field: ipywidgets.Text, text: str) -> None:
        """Write into a field ourselves, which is no typing."""
        self._filling = True
        field.value = text
        self._filling = False

    def _counted(self) -> tuple[Counted, ...] | None:
        """Give the ends as clicked, in the order in which ends are listed, or as typed."""
        if self._clicked:
            return tuple(spot.counted(self._clicked[spot]) for spot in self._places.values() if spot in self._clicked)
        return read_counted(self.ends.value)

    def _typed(self, _: Any) -> None:
        if self._question is None or self._filling:
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

    def _entered(self, place: int, text: str) -> None:
        """Check once Enter is pressed in one of the fields, in which that text stands."""
        (self.ends, self.total, self.points)[place].value = text
        self._check(None)

    def _check(self, _: Any) -> None:
        if self._question is None:
            return
        guess = Guess(self._counted(), read_number(self.total.value), read_number(self.points.value))
        if guess == Guess():
            raise RuleError("format", N_("Say which ends count, or what their sum is, and then check."))
        response = grade(guess, self._question)
        self._tries += bool(response.findings)
        self._note(guess, response)
        self.feedback.value = self._answer(response)
        self.cited = response.rules
        if response.right or self._tries >= TRIES:
            self._settle(right=response.right and not self._tries)

    def _show(self, _: Any) -> None:
        if self._question is None or self.settled:
            return
        self.feedback.value = words(paragraph(self._say(SHOWN)))
        self._settle(right=False)

    def _settle(self, *, right: bool) -> None:
        if not self.settled:
            self.asked += 1
            self.right += right
            facts = {"right": self.right, "count": self.asked}
            self.tally.value = say(Message(N_("Right at first try: {right} of {count}"), facts), self._scenes.language)
            self.how.layout.display = "none"
            self.settled = True

    def _note(self, guess: Guess, response: Response) -> None:
        self.answer = {
            "ends": None if guess.counted is None else write_counted(guess.counted),
            "total": guess.total,
            "points": guess.points,
            "right": response.right,
            "mistakes": [type(mistake).__name__ for mistake in response.mistakes],
        }

    def _answer(self, response: Response) -> Markup:
        if response.right:
            return self._boxed([paragraph(self._say(N_("Right.")))], right=True)
        if not response.findings:
            return self._boxed([paragraph(self._say(SO_FAR[response.open]))], right=True)
        parts = []
        for finding in response.findings[:MOST_FINDINGS]:
            first, *rest = (say(message, self._scenes.language) for message in finding.messages)
            parts.append(listing(first, rest) if rest else paragraph(first))
        more = len(response.findings) - MOST_FINDINGS
        if more > 0:
            facts = {"count": more}
            sentence = NN_("And {count} more thing is not right yet.", "And {count} more things are not right yet.")
            parts.append(paragraph(say(Message(sentence, facts), self._scenes.language)))
        last = self._tries >= TRIES or self.settled
        parts.append(paragraph(self._say(SHOWN if last else AGAIN), "gl-muted-words"))
        return self._boxed(parts, right=False)

    def _boxed(self, parts: list[Markup], *, right: bool) -> Markup:
        side = "gl-right-answer" if right else "gl-wrong-answer"
        return words(element("div", together(parts), class_=f"gl-small {side}"))

    # ---- the picture --------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        if self._question is None:
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

    def _say(self, text: str) -> str:
        return say(text, self._scenes.language)


def following(spot: Spot, number: int | None) -> int | None:
    """Give the number after a click: first what one half shows, on a double then both halves, then none again."""
    if number is None:
        return spot.pips
    whole = 2 * spot.pips
    return whole if not spot.port and number != whole else None


def _field(label: str, example: str) -> ipywidgets.Text:
    # Sent when the field is left: a press of the button cannot overtake it.
    return ipywidgets.Text(description=label, placeholder=example, continuous_update=False)
