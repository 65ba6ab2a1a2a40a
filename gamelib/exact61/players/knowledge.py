"""What the play so far tells of the hidden hands: who drew or passed held nothing that could be placed (D7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from gamelib.exact61 import ports
from gamelib.exact61.layout import Place
from gamelib.exact61.moves import Draw, Move
from gamelib.exact61.table import FITTING
from gamelib.exact61.tiles import TILES
from gamelib.exact61.view import View

ALL_TILES = (1 << len(TILES)) - 1
"""The set of all tiles. A set of tiles is an integer with one bit for each, in the order of ``TILES``."""


@dataclass
class Holder:
    """What is known of another seat's hand.

    Whenever the seat could place nothing, that was a *test*: of what it held then, no tile showed a number that was
    open. ``tests`` has the set of tiles that pass each. The tiles of the hand are in groups, by the first test they
    were there for: those dealt, and those of the first draw, are in group 0. ``arrivals`` counts the tiles that came
    into each group; ``placed`` tells the groups that each tile placed since can have left.
    """

    seat: int
    tests: list[int] = field(default_factory=list)
    arrivals: list[int] = field(default_factory=lambda: [0])
    placed: list[range] = field(default_factory=list)

    def could_place_nothing(self, open_ports: int, drawn: int) -> None:
        """Note a test, and how many of the tiles drawn at it stay in the hand."""
        self.arrivals[len(self.tests)] += drawn
        self.tests.append(sum(1 << tile.number for tile in TILES if not open_ports & FITTING[tile.number]))
        self.arrivals.append(0)

    def placed_from_hand(self, tile: int) -> None:
        """Note a tile that was placed freely: it passed each test that it was there for."""
        failed = [number for number, test in enumerate(self.tests) if not test >> tile & 1]
        self.placed.append(range(failed[-1] + 1 if failed else 0, max(1, len(self.tests))))

    def passing(self) -> list[int]:
        """Give, for each group, the set of the tiles that pass all its tests."""
        sets = [ALL_TILES]
        for test in reversed(self.tests):
            sets.append(sets[-1] & test)
        return sets[::-1]


def holders(view: View) -> list[Holder]:
    """Work out what the play so far tells of each other seat's hand, in seat order.

    Only what ``view.done`` has is known: a view read from a line tells of no draws.
    """
    known = {seat: Holder(seat) for seat in range(view.players) if seat != view.seat}
    came = [0] * view.players
    drawn = 0
    for (seat, move), open_ports in _with_ports(view):
        if isinstance(move, Draw):
            drawn += 1
            came[seat] += 1
            continue
        holder = known.get(seat)
        if isinstance(move, Place):
            came[seat] -= 1
            if holder and drawn:
                # The draw stops at the first tile that fits, so that is the one placed (D7).
                holder.could_place_nothing(open_ports, drawn - 1)
            elif holder:
                holder.placed_from_hand(move.tile.number)
        elif holder:
            holder.could_place_nothing(open_ports, drawn)
        drawn = 0
    for holder in known.values():
        holder.arrivals[0] += view.hand_sizes[holder.seat] - came[holder.seat]
    return list(known.values())


def _with_ports(view: View) -> Iterator[tuple[tuple[int, Move], int]]:
    """Go through what was done in this hand, each time with the ports that were open before it."""
    placements = view.layout.placements
    laid = len(placements) - sum(isinstance(move, Place) for _, move in view.done)
    open_ports = 0
    for place in placements[:laid]:
        open_ports = _after(open_ports, place)
    for seat, move in view.done:
        yield (seat, move), open_ports
        if isinstance(move, Place):
            open_ports = _after(open_ports, move)


def _after(open_ports: int, place: Place) -> int:
    tile = place.tile.number
    if place.at is None:
        return ports.FIRST_OPENS[tile]
    return ports.join(open_ports, 0, tile, ports.PORT_NUMBERS[place.at])[0]
