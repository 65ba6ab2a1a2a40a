"""How a position of Exact 61 is shown beside a question."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from gamelib.core import Message
from gamelib.exact61 import Layout, Port, State
from gamelib.lessons.exact61.kinds import bare
from gamelib.lessons.items import Showing


@dataclass(frozen=True, kw_only=True)
class TileShowing(Showing):
    """How tiles are shown: ports and tiles may be ``lit``, and ``marks`` tells which ends count.

    ``asked`` are the ports that carry a mark to be clicked where the picture tells nothing; ``None`` means all open
    ones. Without ``table`` the hands are shown alone, where nothing else matters; with ``sheet`` the score sheet is
    shown in place of both, with its strokes alone. Of the seats in ``counted`` the pips of the hand stand beside its
    name.
    """

    marks: bool = True
    asked: tuple[Port, ...] | None = None
    table: bool = True
    sheet: bool = False
    counted: tuple[int, ...] = ()


HANDS = TileShowing(table=False)
"""The hands alone, for questions of what they hold."""


def counting_ports(layout: Layout) -> tuple[Port, ...]:
    """List the open ports at which a tile is a scoring end, so that the ends which count can be lit (D12, D13)."""
    ends = {end.tile for end in layout.scoring_ends}
    return tuple(bare(port) for port in layout.open_ports if port.tile in ends and not port.port.startswith("side"))


def counted_hands(state: State, seats: Iterable[int], sums: tuple[Message, ...] = ()) -> TileShowing:
    """Show the hands alone, those of some seats lit and their pips counted."""
    counted = tuple(seats)
    tiles = tuple(tile for seat in counted for tile in state.hands[seat])
    return replace(HANDS, lit=tiles, counted=counted, sums=sums)
