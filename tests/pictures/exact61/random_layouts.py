"""Layouts as they come about: hands played at random, whole sets joined at random, doubles crowded together."""

from __future__ import annotations

from random import Random

from gamelib.exact61 import TILES, Layout, OpenPort, Tile

Move = tuple[Tile, OpenPort | None]


def hand(stream: Random, players: int) -> list[Layout]:
    """Play one hand at random: five tiles each, draw until one fits, pass when the talon is empty (D3, D6-D8).

    Gives the layout after each placement.
    """
    tiles = stream.sample(TILES, len(TILES))
    hands = [tiles[5 * seat : 5 * seat + 5] for seat in range(players)]
    talon = tiles[5 * players :]
    seat, passes, layouts = stream.randrange(players), 0, [Layout()]
    while passes < players and all(hands):
        held, layout = hands[seat], layouts[-1]
        while not (moves := moves_of(layout, held)) and talon:
            held.append(talon.pop(0))
        if moves:
            move = stream.choice(moves)
            held.remove(move[0])
            layouts.append(joined(layout, move))
        passes = 0 if moves else passes + 1
        seat = (seat + 1) % players
    return layouts[1:]


def whole_set(stream: Random, *, crowded: bool = False) -> list[Layout]:
    """Join all 28 tiles at random open ports, beginning again when stuck; gives the layout after each tile.

    ``crowded`` joins doubles wherever it can, and else what a double could be joined to next.
    """
    while True:
        left = stream.sample(TILES, len(TILES))
        layouts = [Layout().place(left.pop())]
        while moves := moves_of(layouts[-1], left):
            move = stream.choice(_crowding(moves, left) if crowded else moves)
            left.remove(move[0])
            layouts.append(joined(layouts[-1], move))
        if not left:
            return layouts


def moves_of(layout: Layout, held: list[Tile]) -> list[Move]:
    """List every tile that can be placed, with each port where it fits."""
    if not len(layout):
        return [(tile, None) for tile in held]
    return [(tile, port) for tile in held for port in layout.fitting(tile)]


def joined(layout: Layout, move: Move) -> Layout:
    """Lay a tile."""
    tile, at = move
    return layout.place(tile, None if at is None else at[:2])


def _crowding(moves: list[Move], left: list[Tile]) -> list[Move]:
    numbers = {tile.low for tile in left if tile.is_double}

    def at_double(move: Move) -> bool:
        return move[1] is not None and move[1].tile.is_double

    def towards_double(move: Move) -> bool:
        tile, at = move
        return at is not None and at.tile.is_double and tile.pips - at.pips in numbers

    doubles = [move for move in moves if move[0].is_double]
    return doubles or list(filter(towards_double, moves)) or list(filter(at_double, moves)) or moves
