"""How a position of Exact 61 is shown beside a question."""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.exact61 import Port
from gamelib.lessons.items import Showing


@dataclass(frozen=True, kw_only=True)
class TileShowing(Showing):
    """How tiles are shown: ports and tiles may be ``lit``, and ``marks`` tells which ends count.

    ``asked`` are the ports that carry a mark to be clicked where the picture tells nothing; ``None`` means all open
    ones. Without ``table`` the hands are shown alone, where nothing else matters; with ``sheet`` the score sheet is
    shown in place of both, with its strokes alone.
    """

    marks: bool = True
    asked: tuple[Port, ...] | None = None
    table: bool = True
    sheet: bool = False


HANDS = TileShowing(table=False)
"""The hands alone, for questions of what they hold."""
