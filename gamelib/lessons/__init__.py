"""Practice items and their grading, as data over the engines: what is asked, and the answer to a learner's guess.

``generate("counting", seed=61)`` makes an item; ``item.grade(answer)`` says whether an answer is right, and why not.
"""

from gamelib.lessons.items import Item
from gamelib.lessons.topics import TOPICS, generate, kinds, practising
from gamelib.lessons.verdicts import Remark, Verdict

__all__ = ["TOPICS", "Item", "Remark", "Verdict", "generate", "kinds", "practising"]
