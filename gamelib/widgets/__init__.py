"""What a learner presses and sees move: the only room that knows ipywidgets and anywidget.

``Stepper(replay)`` goes through a match step by step, ``PredictEnds(layout)`` asks which ends of one layout count,
``SettlementStepper(state)`` works through the end of a hand line by line, and ``Questions("counting")`` asks a few
questions; ``Exercises("exact61")`` asks without end, and brings back what went wrong. Of 5-10-K, ``CardPicker`` picks
cards, ``WhatIsThis`` tells what cards are, ``WhichBeats`` what beats what, and ``Friends`` which faces may be named and
when a friend appears; ``SettlementFlow`` shows where a finished game's points go, ``Promotion`` what they bring.
``DominoSandbox`` and ``CardSandbox`` are tables to try each game out on, and ``PracticeTable("exact61")`` is one to
play a match at, against computers or with others. ``Laboratory`` asks what very many hands or games say.
``Covered`` keeps an answer covered until it is asked for, and ``Board`` is what all of them show pictures on.
"""

from gamelib.widgets.aiming import WhatFollows
from gamelib.widgets.board import Board, Press
from gamelib.widgets.covered import Covered
from gamelib.widgets.exact61.sandbox import DominoSandbox
from gamelib.widgets.exercises import Exercises
from gamelib.widgets.fivetenk.building import BuildUp
from gamelib.widgets.fivetenk.friends import Friends
from gamelib.widgets.fivetenk.picker import CardPicker
from gamelib.widgets.fivetenk.promoting import Promotion
from gamelib.widgets.fivetenk.sandbox import CardSandbox
from gamelib.widgets.fivetenk.settling import SettlementFlow
from gamelib.widgets.fivetenk.what_is_this import WhatIsThis
from gamelib.widgets.fivetenk.which_beats import WhichBeats
from gamelib.widgets.glossary import Glossary
from gamelib.widgets.guard import Guard
from gamelib.widgets.laboratory import Laboratory
from gamelib.widgets.practice.table import PracticeTable
from gamelib.widgets.questions import Questions
from gamelib.widgets.stepper import Stepper
from gamelib.widgets.steppers import PredictEnds, SettlementStepper
from gamelib.widgets.welcome import Welcome

__all__ = [
    "Board",
    "BuildUp",
    "CardPicker",
    "CardSandbox",
    "Covered",
    "DominoSandbox",
    "Exercises",
    "Friends",
    "Glossary",
    "Guard",
    "Laboratory",
    "PracticeTable",
    "PredictEnds",
    "Press",
    "Promotion",
    "Questions",
    "SettlementFlow",
    "SettlementStepper",
    "Stepper",
    "Welcome",
    "WhatFollows",
    "WhatIsThis",
    "WhichBeats",
]
