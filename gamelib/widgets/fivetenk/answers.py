"""The fields in which each kind of question about a step of 5-10-K is answered, and the guess that stands in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import ClassVar, Generic, TypeVar

import ipywidgets

from gamelib.core import N_, Message, RuleError
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS, LADDER, WON
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.fivetenk.predicting import (
    ClimbGuess,
    ClimbQuestion,
    FriendGuess,
    FriendQuestion,
    Guess,
    Question,
    TrickGuess,
    TrickQuestion,
    grade_climb,
    grade_friends,
    grade_trick,
    read_seat,
    read_seats,
)
from gamelib.lessons.mistakes import Response
from gamelib.lessons.typed import read_number
from gamelib.widgets.answering import text_field
from gamelib.words import say, term

Fill = Callable[[ipywidgets.ValueWidget, object], None]
"""Writes into a field without that being taken for the learner's answer."""


Q = TypeVar("Q", bound=Question)
G = TypeVar("G", bound=Guess)


class Answer(ABC, Generic[Q, G]):
    """The fields for one kind of question, in a box; ``how`` says how to answer, ``so_far`` what may be open still.

    ``texts`` are the fields for text among them, ``fields`` all of them.
    """

    how: ClassVar[str]
    so_far: ClassVar[dict[tuple[str, ...], str]] = {}
    box: ipywidgets.Box
    texts: tuple[ipywidgets.Text, ...]
    fields: tuple[ipywidgets.ValueWidget, ...]

    def empty(self, question: Q | None, fill: Fill) -> None:  # noqa: ARG002 - most are empty whatever is asked.
        """Empty the fields."""
        for field in self.fields:
            fill(field, "")

    def chosen(self) -> Collection[int]:
        """Give the seats that are chosen, as far as what was typed can be read."""
        return ()

    def press(self, seat: int, fill: Fill) -> None:
        """Choose a seat, or take it back; where no seat is asked for a press does nothing."""

    @abstractmethod
    def guess(self, question: Q) -> G:
        """Read the guess; raises ``RuleError`` ("format") for what cannot be read, or where nothing was answered."""

    @abstractmethod
    def grade(self, guess: G, question: Q) -> Response:
        """Grade a guess."""


class TrickAnswer(Answer[TrickQuestion, TrickGuess]):
    """Who takes the trick, and how many points."""

    how = N_("Who takes this trick? Click that seat, or type its number. And how many points are in it?")
    so_far: ClassVar = {
        ("points",): N_("So far this is right. Now the points: how many are in the trick?"),
        ("seat",): N_("So far this is right. Now the seat: who takes them?"),
    }

    def __init__(self, language: str | None) -> None:
        """Prepare the fields."""
        self.seat = text_field(say(N_("Seat"), language), "0–5")
        self.points = text_field(say(N_("Points"), language))
        self.texts = self.fields = (self.seat, self.points)
        self.box = ipywidgets.HBox(self.texts).add_class("gl-numbers")

    def chosen(self) -> Collection[int]:
        """Give the seat that is chosen."""
        return readable(self.seat.value)

    def press(self, seat: int, fill: Fill) -> None:
        """Choose a seat in place of another, or take it back."""
        fill(self.seat, "" if seat in self.chosen() else str(seat))

    def guess(self, question: TrickQuestion) -> TrickGuess:  # noqa: ARG002 - what is asked is always the same.
        """Read the seat and the points."""
        guess = TrickGuess(read_seat(self.seat.value), read_number(self.points.value))
        if guess == TrickGuess():
            raise RuleError("format", N_("Say who takes the trick, or how many points, and then check."))
        return guess

    def grade(self, guess: TrickGuess, question: TrickQuestion) -> Response:
        """Grade them."""
        return grade_trick(guess, question)


class FriendAnswer(Answer[FriendQuestion, FriendGuess]):
    """Who is a friend now."""

    how = N_(
        "Who is a friend of the declarer, now that this is played? Click all of them, or type their numbers. If "
        "nobody is, press Nobody."
    )

    def __init__(self, language: str | None) -> None:
        """Prepare the field and the button."""
        self.nobody = say(N_("Nobody"), language)
        self.friends = text_field(say(N_("Friends"), language), "2 4")
        self.none = ipywidgets.Button(description=self.nobody)
        self.texts = self.fields = (self.friends,)
        self.box = ipywidgets.HBox((self.friends, self.none)).add_class("gl-numbers")

    def chosen(self) -> Collection[int]:
        """Give the seats that are chosen."""
        return readable(self.friends.value, self.nobody)

    def press(self, seat: int, fill: Fill) -> None:
        """Choose a seat besides the others, or take it back."""
        fill(self.friends, " ".join(map(str, sorted({*self.chosen()} ^ {seat}))))

    def guess(self, question: FriendQuestion) -> FriendGuess:  # noqa: ARG002 - what is asked is always the same.
        """Read the seats."""
        friends = read_seats(self.friends.value, (self.nobody,))
        if friends is None:
            raise RuleError("format", N_("Say who is a friend, or press Nobody, and then check."))
        return FriendGuess(friends)

    def grade(self, guess: FriendGuess, question: FriendQuestion) -> Response:
        """Grade them."""
        return grade_friends(guess, question)


class ClimbAnswer(Answer[ClimbQuestion, ClimbGuess]):
    """Which side has won, how many levels each of it climbs, and where that leads."""

    how = N_(
        "Which side has won, and how many levels does each of it climb? Then set the new level of each who climbs."
    )
    so_far: ClassVar = {
        ("winner",): N_("So far this is right. Now the side: which one has won?"),
        ("steps",): N_("So far this is right. Now the levels: how many does each of that side climb?"),
        ("levels",): N_("So far this is right. Now set the new level of each who climbs."),
    }

    def __init__(self, language: str | None) -> None:
        """Prepare the fields."""
        sides = [("–", ""), (term("declarer's side", language), DECLARER), (term("defenders", language), DEFENDERS)]
        rungs = [(level, level) for level in LADDER] + [(say(N_("past A"), language), WON)]
        self.winner = ipywidgets.Dropdown(options=sides, description=say(N_("Winner"), language))
        self.steps = text_field(say(N_("Climb"), language), "0–3")
        self.levels = tuple(
            ipywidgets.Dropdown(options=rungs, description=say(Message(N_("Seat {seat}"), {"seat": seat}), language))
            for seat in range(SEATS)
        )
        self.texts = (self.steps,)
        self.fields = (self.winner, self.steps)
        first = ipywidgets.HBox((self.winner, self.steps)).add_class("gl-numbers")
        self.box = ipywidgets.VBox((first, ipywidgets.Box(self.levels).add_class("gl-levels")))

    def empty(self, question: ClimbQuestion | None, fill: Fill) -> None:
        """Empty the fields; the levels are set to those before the promotion."""
        super().empty(question, fill)
        if question is not None:
            for field, level in zip(self.levels, question.promotion.before, strict=True):
                fill(field, level)

    def guess(self, question: ClimbQuestion) -> ClimbGuess:
        """Read the side, the steps and the levels; levels that are left as they were count as not answered.

        They are an answer only where nobody climbs.
        """
        event = question.promotion
        levels = tuple(field.value for field in self.levels)
        untouched = levels == event.before
        guess = ClimbGuess(self.winner.value or None, read_number(self.steps.value))
        if guess == ClimbGuess() and untouched:
            raise RuleError("format", N_("Say which side has won, or how far it climbs, and then check."))
        answered = not untouched or event.after == event.before
        return ClimbGuess(guess.winner, guess.steps, levels if answered else None)

    def grade(self, guess: ClimbGuess, question: ClimbQuestion) -> Response:
        """Grade them."""
        return grade_climb(guess, question)


def readable(text: str, *nobody: str) -> frozenset[int]:
    """Read the seats in a field; none where the text cannot be read, of which checking will tell."""
    try:
        return read_seats(text, nobody) or frozenset()
    except RuleError:
        return frozenset()
