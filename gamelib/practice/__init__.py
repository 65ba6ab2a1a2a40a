"""What is behind the tables to play at, without a page: a match of people and computers, its file, and its review.

``Match(Settings(game="exact61", seats=("person", "simple")))`` deals; ``play``, ``go_on`` and ``undo`` move it,
``to_text`` and ``Match.from_text`` write and read it, and ``review`` looks for choices that were worth clearly less.
"""

from gamelib.practice.games import ADVISERS, GAMES, OTHERS, Made, game_of, settings_given
from gamelib.practice.match import Match, Reached, Waits
from gamelib.practice.reviewing import BUDGET, Looked, Missed, choices, review
from gamelib.practice.settings import MOST_SAMPLES, PACES, PERSON, Settings

__all__ = [
    "ADVISERS",
    "BUDGET",
    "GAMES",
    "MOST_SAMPLES",
    "OTHERS",
    "PACES",
    "PERSON",
    "Looked",
    "Made",
    "Match",
    "Missed",
    "Reached",
    "Settings",
    "Waits",
    "choices",
    "game_of",
    "review",
    "settings_given",
]
