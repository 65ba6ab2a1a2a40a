"""A hand being played, in numbers: the one place where the turns' rules are carried out (D4-D8, D15-D26).

A ``Table`` changes in place and trusts its caller, which makes it fast; ``State`` keeps one as a frozen snapshot and
checks each move before it copies and plays on. Players that look ahead, and simulations, use it directly.
Tiles are indexes into ``TILES``, ports the numbers of ``ports``; points are raw.
"""

from __future__ import annotations

from gamelib.exact61 import ports, scoring
from gamelib.exact61.tiles import TILES

PIPS: tuple[int, ...] = tuple(tile.pips for tile in TILES)
FITTING = ports.PORTS_FITTING
NONE = -1
"""No tile, no port, no seat."""

SIDES: dict[int, tuple[int, ...]] = {n: tuple(scoring.side_of(seat, n) for seat in range(n)) for n in (2, 3, 4)}
"""The side of each seat, by number of players (D2)."""


class Table:
    """A hand in play. ``turn`` is the seat to move, ``drawn`` the tile that must be placed at once, or ``NONE``.

    ``over`` tells how the hand ended (``"out"``, ``"blocked"``, ``"won"`` in mid-hand) or is empty; ``out`` is the
    seat that went out and ``winner`` the side that has won the match, or ``NONE``.
    """

    __slots__ = (
        "drawn",
        "hands",
        "open",
        "out",
        "over",
        "scores",
        "sides",
        "taken",
        "talon",
        "total",
        "turn",
        "winner",
    )

    def __init__(self, hands: list[list[int]], talon: tuple[int, ...], scores: list[int], leader: int) -> None:
        """Set out a hand that has just been dealt."""
        self.hands = hands
        self.talon = talon
        self.taken = 0
        self.scores = scores
        self.sides = SIDES[len(hands)]
        self.open = 0
        self.total = 0
        self.turn = leader
        self.drawn = NONE
        self.over = ""
        self.out = NONE
        self.winner = NONE

    def copy(self) -> Table:
        """Give a table that can be played on without changing this one."""
        new = Table.__new__(Table)
        new.hands = [hand[:] for hand in self.hands]
        new.talon = self.talon
        new.taken = self.taken
        new.scores = self.scores[:]
        new.sides = self.sides
        new.open = self.open
        new.total = self.total
        new.turn = self.turn
        new.drawn = self.drawn
        new.over = self.over
        new.out = self.out
        new.winner = self.winner
        return new

    def place(self, tile: int, port: int) -> None:
        """Place a tile of the seat at turn; ``port`` is ``NONE`` for the first tile (D6)."""
        seat = self.turn
        hand = self.hands[seat]
        hand.remove(tile)
        self.drawn = NONE
        if port < 0:
            self.open, total = ports.FIRST_OPENS[tile], ports.FIRST_COUNTS[tile]
        else:
            self.open, total = ports.join(self.open, self.total, tile, port)
        self.total = total
        if not hand:
            self._go_out(seat)  # Ruling R10: going out, never a block.
            return
        if not total % 5 and total:  # D15: a positive multiple of 5.
            self._score(self.sides[seat], total)
            if self.winner >= 0:
                self.over = "won"  # D18: in mid-hand too.
                return
        seat += 1
        self.turn = seat if seat < len(self.hands) else 0
        if self.taken == len(self.talon):
            self._look_for_block()

    def draw(self) -> int:
        """Draw the talon's front tile (D7, ruling R6) and give it; where it fits it has to be placed at once."""
        tile = self.talon[self.taken]
        self.taken += 1
        self.hands[self.turn].append(tile)
        if self.open & FITTING[tile]:
            self.drawn = tile
        elif self.taken == len(self.talon):
            self._look_for_block()
        return tile

    def pass_turn(self) -> None:
        """Let the seat at turn pass (D7); nothing on the table changes."""
        seat = self.turn + 1
        self.turn = seat if seat < len(self.hands) else 0

    def can_place(self, seat: int) -> bool:
        """Tell whether a seat holds a tile that fits an open port."""
        open_ports = self.open
        return any(open_ports & FITTING[tile] for tile in self.hands[seat])

    def held(self) -> list[int]:
        """Count the pips of each hand."""
        return [sum(PIPS[tile] for tile in hand) for hand in self.hands]

    def _score(self, side: int, points: int) -> None:
        score = self.scores[side]
        if scoring.accepts(score, points):
            self.scores[side] = score + points
            if score + points == scoring.TARGET:
                self.winner = side  # D18

    def _go_out(self, seat: int) -> None:
        self.over = "out"
        self.out = seat
        total = going_out(self, seat)
        self._score(self.sides[seat], total.net)

    def _look_for_block(self) -> None:
        """End the hand if nobody can place; the caller has made sure that the talon is empty (D8, ruling R4)."""
        open_ports = self.open
        for hand in self.hands:
            for tile in hand:
                if open_ports & FITTING[tile]:
                    return
        self.over = "blocked"
        for line in scoring.blocked_lines(self.held(), self.sides):
            self._score(self.sides[line.seat], line.raw)
            if self.winner >= 0:
                return  # D25: the rest are not applied.


def going_out(table: Table, seat: int) -> scoring.GoingOutSum:
    """Work out the going-out event of a seat that has just placed its last tile (D19-D22)."""
    held = table.held()
    side = table.sides[seat]
    opponents = sum(pips for other, pips in enumerate(held) if table.sides[other] != side)
    opposite = scoring.partner_of(seat, len(held))
    partner = None if opposite is None else held[opposite]
    placement = 0 if table.total % 5 else table.total
    return scoring.going_out_sum(placement, opponents, partner)
