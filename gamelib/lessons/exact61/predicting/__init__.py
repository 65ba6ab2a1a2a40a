"""Predict first: what a learner says about a layout of Exact 61 Five Up, graded and answered (D11-D16).

The learner names the ends that count with their numbers, the sum, and the points; each part may be left out. What is
wrong is traced back to the mistake behind it; where several mistakes would look alike, all are named.
"""

from gamelib.lessons.exact61.predicting.grading import Response, grade
from gamelib.lessons.exact61.predicting.guesses import ITSELF, Counted, Guess, read_counted, write_counted
from gamelib.lessons.exact61.predicting.questions import Question, question_of
from gamelib.lessons.exact61.predicting.spots import Spot, spots
from gamelib.lessons.mistakes import Finding, Mistake
from gamelib.lessons.typed import read_number

__all__ = [
    "ITSELF",
    "Counted",
    "Finding",
    "Guess",
    "Mistake",
    "Question",
    "Response",
    "Spot",
    "grade",
    "question_of",
    "read_counted",
    "read_number",
    "spots",
    "write_counted",
]
