"""The placements worth telling apart, fast: of ports that come to the same, one is kept (ruling R9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.exact61 import ports
from gamelib.exact61.layout import Place
from gamelib.exact61.moves import Move
from gamelib.exact61.table import FITTING, NONE, PIPS, Table
from gamelib.exact61.tiles import TILES

ON_DOUBLES: int = sum(1 << number for number, port in enumerate(ports.PORTS) if port and port.tile.is_double)
"""The set of all ports of doubles."""


class Half(NamedTuple):
    """A half of a tile that may join: its number, the plain ports and the doubles' ports that show it.

    ``counts`` is what the tile adds to the sum when it joins by this half, in pips.
    """

    pips: int
    plain: int
    doubles: int
    counts: int


HALVES: tuple[tuple[Half, ...], ...] = tuple(
    tuple(
        Half(
            pips,
            ports.PORTS_WITH_PIPS[pips] & ~ON_DOUBLES,
            ports.PORTS_WITH_PIPS[pips] & ON_DOUBLES,
            ports.JOIN_COUNTS[tile.number][pips],
        )
        for pips in dict.fromkeys((tile.low, tile.high))
    )
    for tile in TILES
)
"""The halves of each tile; a double has one, since both are the same."""


Placement = tuple[int, int, int]
"""A tile, the port it joins (``NONE`` for the first tile), and the sum of the scoring ends afterwards."""


def placements(table: Table) -> list[Placement]:
    """List the placements of the seat at turn, one of those that come to the same.

    Plain halves of one number are worth the same, wherever they lie. So are the two free inline ports of a lone
    double, and the two free side ports of one.
    """
    tiles = table.hands[table.turn] if table.drawn < 0 else [table.drawn]
    open_ports, total = table.open, table.total
    if not open_ports:
        return [(tile, NONE, PIPS[tile]) for tile in tiles]
    found = []
    for tile in tiles:
        if not open_ports & FITTING[tile]:
            continue
        for pips, plain, doubles, counts in HALVES[tile]:
            some = open_ports & plain
            if some:
                found.append((tile, (some & -some).bit_length() - 1, total - pips + counts))
            some = open_ports & doubles
            if some:
                port = (some & -some).bit_length() - 1
                leaves = 0 if open_ports & ports.OTHER_INLINE[port] else ports.LEAVES[port]
                found.append((tile, port, total - leaves + counts))
    return found


class Choice(NamedTuple):
    """A placement that a player may choose, as numbers and as a move; ``alike`` are moves that come to the same."""

    placement: Placement
    move: Place
    alike: tuple[Place, ...]


def choices(table: Table, moves: Sequence[Move]) -> list[Choice]:
    """Put the legal placements together that come to the same, in the order of the list; draws and passes are none."""
    groups: dict[tuple[int, int, bool], list[Place]] = {}
    for move in moves:
        if isinstance(move, Place):
            pips = NONE if move.at is None else ports.port_pips(*move.at)
            groups.setdefault((move.tile.number, pips, bool(move.at and move.at.tile.is_double)), []).append(move)
    found = []
    for first, *others in groups.values():
        tile = first.tile.number
        if first.at is None:
            placement = (tile, NONE, PIPS[tile])
        else:
            port = ports.PORT_NUMBERS[first.at]
            placement = (tile, port, ports.join(table.open, table.total, tile, port)[1])
        found.append(Choice(placement, first, tuple(others)))
    return found
