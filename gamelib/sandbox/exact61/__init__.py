"""What is behind the sandbox of dominoes: free tables and matches, the steps that change them, and what follows.

``act(position, step)`` takes a step, ``placings(position)`` lists what would score, ``settled(position)`` settles the
hands, and ``DominoKind`` ties it to the tree, to files and to one line of text.
"""

from gamelib.sandbox.exact61.kind import DominoKind, as_position
from gamelib.sandbox.exact61.placing import Placing, placings
from gamelib.sandbox.exact61.settling import Bench, settled
from gamelib.sandbox.exact61.steps import FORMS, Position, act, check_not_laid, done, why_not
from gamelib.sandbox.exact61.tables import FreeTable, free_table, table_of

__all__ = [
    "FORMS",
    "Bench",
    "DominoKind",
    "FreeTable",
    "Placing",
    "Position",
    "act",
    "as_position",
    "check_not_laid",
    "done",
    "free_table",
    "placings",
    "settled",
    "table_of",
    "why_not",
]
