"""Hands played out at random, fast: for simulations, and for players that look ahead."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.exact61.table import FITTING, NONE, Table


def play_out(table: Table, draw_lot: Callable[[], float]) -> int:
    """Play a hand to its end with uniformly random legal placements, and count the placements made.

    The table itself is played on; copy it first to keep it. ``draw_lot`` gives a random number from 0 to below 1,
    such as the ``random`` method of a ``random.Random``.
    """
    hands = table.hands
    placements = 0
    if not table.open and not table.over:
        hand = hands[table.turn]
        table.place(hand[int(draw_lot() * len(hand))], NONE)  # D4: any tile may be led.
        placements = 1
    while not table.over:
        open_ports = table.open
        hand = hands[table.turn] if table.drawn < 0 else [table.drawn]
        counts = [(open_ports & FITTING[tile]).bit_count() for tile in hand]
        ways = sum(counts)
        if ways:
            choice = int(draw_lot() * ways)
            for tile, count in zip(hand, counts):  # noqa: B007, B905 - the loop finds the tile; both are equally long.
                if choice < count:
                    break
                choice -= count
            fitting = open_ports & FITTING[tile]
            while choice:
                fitting &= fitting - 1
                choice -= 1
            table.place(tile, (fitting & -fitting).bit_length() - 1)
            placements += 1
        elif table.taken < len(table.talon):
            table.draw()
        else:
            table.pass_turn()
    return placements
