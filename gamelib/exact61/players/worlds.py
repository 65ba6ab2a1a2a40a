"""Worlds that could be: the hidden tiles dealt out at random, in agreement with everything a seat has seen."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.exact61.players.knowledge import ALL_TILES, Holder, holders
from gamelib.exact61.table import NONE, Table
from gamelib.exact61.view import View

TRIES = 1000
"""How many deals are tried for the first world, before what was seen is taken for impossible and left unheeded."""


class Worlds:
    """Draws worlds as a seat may imagine them: of all that agree with what it has seen, each is as likely as another.

    Hands are dealt out tile by tile, the hardest to please first. That alone would not make all deals equally likely,
    so a new deal replaces the one before only with the chance that makes up for it (Metropolis and Hastings).
    """

    def __init__(self, view: View, draw_lot: Callable[[], float]) -> None:
        """Take in what a seat has seen; ``draw_lot`` gives random numbers from 0 to below 1."""
        self._lot = draw_lot
        seen = sum(1 << tile.number for tile in (*view.hand, *view.layout.tiles))
        self._hidden = ALL_TILES & ~seen
        self._holders = holders(view)
        self._sets = [[tiles & self._hidden for tiles in holder.passing()] for holder in self._holders]
        # Where nobody was tested, all deals are equally likely without further ado.
        self._tested = any(holder.tests for holder in self._holders)
        self._hands: list[list[int]] = []
        self._weight = 0.0
        self._table = table_of(view)

    def draw(self) -> Table:
        """Give a world: a table with every hand and the talon, to be played on."""
        table = self._table.copy()
        left = self._hidden
        if self._tested:
            self._renew()
        if self._weight:
            for holder, hand in zip(self._holders, self._hands, strict=True):
                table.hands[holder.seat] = hand[:]
                for tile in hand:
                    left ^= 1 << tile
            table.talon = tuple(self._shuffled(left))
            return table
        rest = self._shuffled(left)
        for holder in self._holders:
            size = sum(holder.arrivals) - len(holder.placed)
            table.hands[holder.seat] = rest[:size]
            rest = rest[size:]
        table.talon = tuple(rest)
        return table

    def _renew(self) -> None:
        for _ in range(1 if self._weight else TRIES):
            weight, hands = self._propose()
            if weight and self._lot() * self._weight < weight:
                self._weight, self._hands = weight, hands
                return
        self._tested = bool(self._weight)

    def _propose(self) -> tuple[float, list[list[int]]]:
        """Deal the hands out, and weigh the deal by how many choices there were; a weight of 0 where it fails."""
        weight = 1.0
        wanted: list[tuple[int, int, int, int]] = []
        for number, (holder, sets) in enumerate(zip(self._holders, self._sets, strict=True)):
            ways, counts = self._left_in_groups(holder)
            weight *= ways
            for count, tiles in zip(counts, sets, strict=True):
                if count:
                    wanted.append((tiles.bit_count() - count, number, count, tiles))
        wanted.sort()
        lot = self._lot
        hands: list[list[int]] = [[] for _ in self._holders]
        left = self._hidden
        for _, number, count, tiles in wanted:
            for _ in range(count):
                free = tiles & left
                ways = free.bit_count()
                if not ways:
                    return 0.0, []
                weight *= ways
                for _ in range(int(lot() * ways)):
                    free &= free - 1
                free &= -free
                left ^= free
                hands[number].append(free.bit_length() - 1)
        return weight, hands

    def _left_in_groups(self, holder: Holder) -> tuple[int, list[int]]:
        """Choose which group each tile placed came from; give in how many ways that goes, and what is left in each."""
        ways = 1
        counts = holder.arrivals[:]
        for groups in holder.placed:
            tiles = sum(counts[group] for group in groups)
            ways *= tiles
            choice = int(self._lot() * tiles)
            for group in groups:
                if choice < counts[group]:
                    counts[group] -= 1
                    break
                choice -= counts[group]
        return ways, counts

    def _shuffled(self, tiles: int) -> list[int]:
        """List a set of tiles in a random order."""
        result = []
        while tiles:
            lowest = tiles & -tiles
            result.append(lowest.bit_length() - 1)
            tiles ^= lowest
        lot = self._lot
        for last in range(len(result) - 1, 0, -1):
            other = int(lot() * (last + 1))
            result[last], result[other] = result[other], result[last]
        return result


def table_of(view: View) -> Table:
    """Set out what a seat sees as a table, with the other hands and the talon still empty."""
    hands: list[list[int]] = [[] for _ in range(view.players)]
    hands[view.seat] = [tile.number for tile in view.hand]
    table = Table(hands, (), list(view.scores), view.seat)
    table.open, table.total = view.layout.open_set, view.layout.total
    table.drawn = NONE if view.drawn is None else view.drawn.number
    return table
