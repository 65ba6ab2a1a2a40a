"""Predict first: who takes a trick, who is a friend now, who climbs how far; the guess itself is answered."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from gamelib.core import N_, Message
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.fivetenk.predicting import ClimbQuestion, FriendQuestion, Guess, Question, TrickQuestion
from gamelib.lessons.mistakes import Response
from gamelib.pictures.svg import Markup
from gamelib.widgets.answering import Answering
from gamelib.widgets.board import Board, Press
from gamelib.widgets.fivetenk.answers import Answer, ClimbAnswer, FriendAnswer, TrickAnswer
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph
from gamelib.words import say

if TYPE_CHECKING:
    from gamelib.widgets.fivetenk.scenes import FivetenkScenes

ATTRIBUTE = "data-seat"
"""By which attribute the seats are found in a picture."""


class Prediction(Answering[Question, Guess]):
    """Asks about a step: who takes the trick, who is a friend now, or who climbs how far."""

    shown = N_("The step shows it now.")

    def __init__(self, scenes: FivetenkScenes, board: Board, guard: Guard) -> None:
        """Prepare the fields of all three kinds of questions; nothing is asked yet."""
        self._scenes, self._board = scenes, board
        self._index = 0
        language = scenes.language
        self.trick, self.friend, self.climb = TrickAnswer(language), FriendAnswer(language), ClimbAnswer(language)
        self._answers: dict[type, Answer[Any, Any]] = {
            TrickQuestion: self.trick,
            FriendQuestion: self.friend,
            ClimbQuestion: self.climb,
        }
        answers = self._answers.values()
        texts = [text for answer in answers for text in answer.texts]
        boxes, choices = tuple(answer.box for answer in answers), (self.climb.winner, *self.climb.levels)
        super().__init__(boxes, texts, guard, language, choices=choices, apart=True)
        for field in (self.trick.seat, self.friend.friends):
            field.observe(guard(self._typed), "value")
        self.friend.none.on_click(guard(self._nobody))
        board.on_press(guard(self._press))

    @property
    def _answer_form(self) -> Answer[Any, Any]:
        return self._answers[type(self.question)]

    def begin(self, index: int) -> tuple[Markup, ...]:
        """Ask about a scene, with the fields for its question alone."""
        self._index, self.question = index, self._scenes.question(index)
        for kind, answer in self._answers.items():
            answer.box.layout.display = None if isinstance(self.question, kind) else "none"
        for button in (self.check, self.show):
            button.layout.display = None
        self.empty()
        self._draw()
        return (paragraph(self._say(self._answer_form.how)),)

    def empty(self) -> None:
        """Empty the fields."""
        for kind, answer in self._answers.items():
            answer.empty(self.question if isinstance(self.question, kind) else None, self.fill)

    def guess(self) -> Guess:
        """Read what was answered."""
        guess: Guess = self._answer_form.guess(self.question)
        return guess

    def grade(self, guess: Guess, question: Question) -> Response:
        """Grade it."""
        response: Response = self._answer_form.grade(guess, question)
        return response

    def noted(self, guess: Guess) -> dict[str, object]:
        """Write it down."""
        return {
            name: sorted(value) if isinstance(value, frozenset) else list(value) if isinstance(value, tuple) else value
            for name, value in asdict(guess).items()
        }

    def so_far(self, open_parts: tuple[str, ...]) -> str:
        """Say what is open still, the first of it."""
        return self._answer_form.so_far[open_parts[:1]]

    def _settle(self, *, right: bool) -> None:
        """Let the scene be shown, whose words need the room of the fields."""
        for part in (*(answer.box for answer in self._answers.values()), self.check, self.show):
            part.layout.display = "none"
        super()._settle(right=right)

    # ---- the picture ----------------------------------------------------------------------------------------------

    def _press(self, press: Press) -> None:
        seat = press.data.get("seat", "")
        if self.question is not None and not self.settled and seat.isdigit() and press.key in ("", "Enter", " "):
            self._answer_form.press(int(seat), self.fill)
            self._draw()

    def _typed(self, _: Any) -> None:
        # Once the picture shows the solution, it goes on showing it.
        if self.question is not None and not self._filling and not self.settled:
            self._draw()

    def _nobody(self, _: Any) -> None:
        self.friend.friends.value = self.friend.nobody

    def _draw(self) -> None:
        chosen = self._answer_form.chosen()
        picture = self._scenes.asked_picture(self._index, chosen)
        asked = not isinstance(self.question, ClimbQuestion)
        names = {str(seat): self._name(seat, chosen=seat in chosen) for seat in range(SEATS)}
        self._board.show(picture, {ATTRIBUTE: names} if asked else {})

    def _name(self, seat: int, *, chosen: bool) -> str:
        facts = {"seat": seat}
        return self._told(Message(N_("Seat {seat}, chosen") if chosen else N_("Seat {seat}"), facts))

    def _told(self, message: Message) -> str:
        return say(message, self._language)
