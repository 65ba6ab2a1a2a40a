"""Everything on a table of Exact 61 Five Up that a learner might count, whether it counts or not (D11-D14)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gamelib.exact61 import TILES, Layout, Port, Tile
from gamelib.lessons.exact61.predicting.guesses import ITSELF, Counted

Kind = Literal["end", "joined", "double", "inside", "side"]


class Spot(NamedTuple):
    """One place that might be counted, and what it is worth in pips.

    ``kind`` is ``"end"`` (a plain tile's free half, D12), ``"joined"`` (a half that touches another tile, D12),
    ``"double"`` (a double at an end, D13), ``"inside"`` (a double with both inline ports joined, D14) or ``"side"``
    (an open side port, D11). ``port`` is empty for a double itself. ``pips`` is the number one reads there: of a
    double, that of one half.
    """

    tile: Tile
    port: str
    kind: Kind
    pips: int
    worth: int

    @property
    def key(self) -> str:
        """The spot as text: ``1|4 high``, or ``4|4`` for a double itself."""
        return f"{self.tile} {self.port}" if self.port else str(self.tile)

    def counted(self, number: int) -> Counted:
        """Count this spot with a number, as a click on it does."""
        return Counted(number, self.tile, self.port or ITSELF)

    @property
    def counts(self) -> bool:
        """Tell whether the spot is a scoring end, be it one that adds 0."""
        return self.kind in ("end", "double")


def spots(layout: Layout) -> tuple[Spot, ...]:
    """List the spots of a layout: by tile, a double before its sides, ``high`` before ``low``.

    >>> layout = Layout.from_text("1|4; 1|1 at 1|4 low")
    >>> [(spot.key, spot.kind, spot.worth) for spot in spots(layout)]
    [('1|1', 'double', 2), ('1|4 high', 'end', 4), ('1|4 low', 'joined', 0)]
    """
    free = {Port(port.tile, port.port) for port in layout.open_ports}
    found: list[Spot] = []
    for tile in TILES:
        if tile in layout:
            found += _double(tile, free) if tile.is_double else _plain(tile, free)
    return tuple(found)


def _plain(tile: Tile, free: set[Port]) -> list[Spot]:
    return [
        Spot(tile, port, "end", pips, pips) if Port(tile, port) in free else Spot(tile, port, "joined", pips, 0)
        for port, pips in (("high", tile.high), ("low", tile.low))
    ]


def _double(tile: Tile, free: set[Port]) -> list[Spot]:
    ends = any(Port(tile, port) in free for port in ("inline A", "inline B"))
    itself = Spot(tile, "", "double", tile.low, tile.pips) if ends else Spot(tile, "", "inside", tile.low, 0)
    sides = [Spot(tile, port, "side", tile.low, 0) for port in ("side A", "side B") if Port(tile, port) in free]
    return [itself, *sides]
