"""The frame of the sandboxes, without a game: tools, files, and the tree of all that was built."""

from gamelib.widgets.sandbox.bench import Bench

__all__ = ["Bench"]
