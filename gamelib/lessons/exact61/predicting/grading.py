"""Grade a whole guess, and answer to that very guess."""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.lessons.exact61.predicting.counting import grade_ends
from gamelib.lessons.exact61.predicting.guesses import Guess
from gamelib.lessons.exact61.predicting.questions import Question
from gamelib.lessons.exact61.predicting.spots import spots
from gamelib.lessons.exact61.predicting.totals import grade_points, grade_total
from gamelib.lessons.mistakes import Finding
from gamelib.lessons.mistakes import Response as AnyResponse


@dataclass(frozen=True)
class Response(AnyResponse):
    """What is to be said of a guess: a list of findings on the ends, on the sum and on the points.

    ``open`` names the parts that are still to be answered: ``"total"``, ``"points"``. The ends may be left out.
    """

    ends: tuple[Finding, ...]
    total: tuple[Finding, ...]
    points: tuple[Finding, ...]
    open: tuple[str, ...]

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is wrong, in order."""
        return self.ends + self.total + self.points


def grade(guess: Guess, question: Question) -> Response:
    """Grade a guess, and trace what is wrong back to the mistakes behind it.

    >>> from gamelib.exact61 import Layout
    >>> from gamelib.lessons.exact61.predicting import read_counted
    >>> question = Question(Layout.from_text("1|4; 1|1 at 1|4 low"))
    >>> response = grade(Guess(counted=read_counted("1|1: 1, 1|4: 4"), total=5, points=5), question)
    >>> print(response.mistakes[0].message, response.rules)
    You counted [1|1] as 1; a double at an end adds both its halves, 2. ('D13',)
    """
    places = spots(question.layout)
    return Response(
        ends=() if guess.counted is None else grade_ends(guess.counted, places),
        total=grade_total(guess, question, places),
        points=grade_points(guess, question, places),
        open=tuple(part for part in ("total", "points") if getattr(guess, part) is None),
    )
