"""Hands played out fast by a rule of thumb, so that a player who looks ahead sees likely endings."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.exact61 import ports, scoring
from gamelib.exact61.players.placements import HALVES
from gamelib.exact61.table import FITTING, NONE, Table
from gamelib.exact61.tiles import TILES

# What a placement is worth beside the points it scores, in raw points: found by playing such players one another.
PER_PIP = 0.3
DOUBLE = 2.0
PER_PIP_OF_THE_SUM = 0.2
WHIM = 0.1

LIKED: tuple[float, ...] = tuple(PER_PIP * tile.pips + DOUBLE * tile.is_double for tile in TILES)
"""How gladly each tile is got rid of."""


def appeal(table: Table, tile: int, total: int) -> float:
    """Tell how good a placement looks at once to the seat at turn: ``total`` is the sum of the ends afterwards."""
    value = LIKED[tile] - PER_PIP_OF_THE_SUM * total
    if not total % scoring.RAW_PER_POINT and scoring.accepts(table.scores[table.sides[table.turn]], total):
        value += total
    return value


def play_out_well(  # noqa: C901, PLR0912 - one loop with nothing called in it, for speed.
    table: Table, draw_lot: Callable[[], float]
) -> None:
    """Play a hand that has been led to its end, everybody taking the points at hand.

    Each seat places what scores most without being rejected; beside that it likes to get rid of heavy tiles and of
    doubles, and to leave a small sum. The table itself is played on. ``draw_lot`` gives random numbers from 0 to
    below 1, which break ties.
    """
    hands, sides, scores = table.hands, table.sides, table.scores
    last = len(table.talon)
    other_inline, leaves = ports.OTHER_INLINE, ports.LEAVES
    while not table.over:
        open_ports, total, seat = table.open, table.total, table.turn
        room = scoring.TARGET - scores[sides[seat]]
        best = NONE
        most = 0.0
        joined = 0
        for tile in hands[seat] if table.drawn < 0 else [table.drawn]:
            if not open_ports & FITTING[tile]:
                continue
            liked = LIKED[tile] + WHIM * draw_lot()
            for pips, plain, doubles, counts in HALVES[tile]:
                some = open_ports & plain
                if some:
                    after = total - pips + counts
                    value = liked - PER_PIP_OF_THE_SUM * after
                    if not after % 5 and after <= room:
                        value += after
                    if best < 0 or value > most:
                        best, most, joined = tile, value, some
                some = open_ports & doubles
                if some:
                    port = (some & -some).bit_length() - 1
                    after = total + counts
                    if not open_ports & other_inline[port]:
                        after -= leaves[port]
                    value = liked - PER_PIP_OF_THE_SUM * after
                    if not after % 5 and after <= room:
                        value += after
                    if best < 0 or value > most:
                        best, most, joined = tile, value, some
        if best >= 0:
            table.place(best, (joined & -joined).bit_length() - 1)
        elif table.taken < last:
            table.draw()
        else:
            table.pass_turn()
