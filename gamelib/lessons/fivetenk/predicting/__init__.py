"""Predict first: what a learner says of a step in 5-10-K before it is shown, graded by the engine's own events.

Three things can be asked: who takes a trick and how many points, who is a friend now, and who climbs how far. Each part
of an answer may be left out. What is wrong is traced back to the mistake behind it; where several mistakes would look
alike, all are named.
"""

from gamelib.lessons.fivetenk.predicting.climbs import ClimbGuess, ClimbQuestion, climb_question, grade_climb
from gamelib.lessons.fivetenk.predicting.friends import FriendGuess, FriendQuestion, friend_question, grade_friends
from gamelib.lessons.fivetenk.predicting.tricks import TrickGuess, TrickQuestion, grade_trick, trick_question
from gamelib.lessons.fivetenk.predicting.typed import read_seat, read_seats

Guess = TrickGuess | FriendGuess | ClimbGuess
Question = TrickQuestion | FriendQuestion | ClimbQuestion

__all__ = [
    "ClimbGuess",
    "ClimbQuestion",
    "FriendGuess",
    "FriendQuestion",
    "Guess",
    "Question",
    "TrickGuess",
    "TrickQuestion",
    "climb_question",
    "friend_question",
    "grade_climb",
    "grade_friends",
    "grade_trick",
    "read_seat",
    "read_seats",
    "trick_question",
]
