"""What is behind the sandbox of cards: the steps that change a position, what cards are, and what plays would take.

``act(state, *steps)`` takes steps, ``selected(state, cards)`` tells of some cards of the seat at turn, ``plays_of``
lists what that seat can play, and ``CardKind`` ties it all to the tree, to files and to one line of text.
"""

from gamelib.sandbox.fivetenk.consequences import consequences
from gamelib.sandbox.fivetenk.kind import CardKind, as_position
from gamelib.sandbox.fivetenk.reading import FORMS
from gamelib.sandbox.fivetenk.selecting import Selected, plays_of, selected, selected_of_view, waiting, worth
from gamelib.sandbox.fivetenk.skipping import by_chance, to_first_lead
from gamelib.sandbox.fivetenk.steps import DECLINE_ALL, act, done

__all__ = [
    "DECLINE_ALL",
    "FORMS",
    "CardKind",
    "Selected",
    "act",
    "as_position",
    "by_chance",
    "consequences",
    "done",
    "plays_of",
    "selected",
    "selected_of_view",
    "to_first_lead",
    "waiting",
    "worth",
]
