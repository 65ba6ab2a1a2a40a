"""What is behind the sandboxes, without a page: trees of positions, their files, and what is kept of them.

``Tree`` holds everything that was built, ``to_file_text`` and ``opened`` write and read it, a ``Kind`` says how a
sandbox's positions are written, and a ``Keeper`` keeps a text for the next time.
"""

from gamelib.sandbox.keeping import Keeper
from gamelib.sandbox.kinds import Kind, Reached
from gamelib.sandbox.lines import history, read_exact61, read_fivetenk
from gamelib.sandbox.listing import Line, lines
from gamelib.sandbox.saving import cell_of, from_file_text, opened, to_file_text
from gamelib.sandbox.tree import Node, Tree

__all__ = [
    "Keeper",
    "Kind",
    "Line",
    "Node",
    "Reached",
    "Tree",
    "cell_of",
    "from_file_text",
    "history",
    "lines",
    "opened",
    "read_exact61",
    "read_fivetenk",
    "to_file_text",
]
