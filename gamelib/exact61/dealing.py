"""The lot and the deal, drawn from the match's seed (D3, D4, rulings R3 and R6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.core import chance, shuffled
from gamelib.exact61.tiles import TILES, Tile

HAND_SIZE = 5
"""How many tiles each player is dealt (D3)."""

LotRow = tuple[float | None, ...]


class Deal(NamedTuple):
    """A deal: each seat's tiles in the order received, and the talon, drawn from its front (D3)."""

    hands: tuple[tuple[Tile, ...], ...]
    talon: tuple[Tile, ...]


def talon_size(players: int) -> int:
    """Count the tiles that are not dealt (D3)."""
    return len(TILES) - HAND_SIZE * players


def deal(seed: object, hand: int, players: int) -> Deal:
    """Deal one hand of a match: seat 0's five tiles, then seat 1's, and so on; the rest is the talon (R6).

    ``hand`` counts the match's hands from 0. The same seed and hand always give the same deal.
    """
    tiles = shuffled(TILES, chance("exact61", seed, "deal", hand))
    dealt = HAND_SIZE * players
    return Deal(
        tuple(tuple(tiles[start : start + HAND_SIZE]) for start in range(0, dealt, HAND_SIZE)), tuple(tiles[dealt:])
    )


def lot(seed: object, hand: int, players: int) -> tuple[LotRow, ...]:
    """Draw the neutral lot for a hand's leader: one row of numbers for each round (D4, R3).

    ``None`` stands for a seat that does not draw in that round. The last row has a single highest number: see
    ``lot_winner``. Two decimals make the numbers easy to read, and a tie possible.
    """
    stream = chance("exact61", seed, "lot", hand)
    drawing: Sequence[int] = range(players)
    rows: list[LotRow] = []
    while len(drawing) > 1:
        row = tuple(int(stream.random() * 100) / 100 if seat in drawing else None for seat in range(players))
        rows.append(row)
        drawing = highest(row)
    return tuple(rows)


def highest(row: Sequence[float | None]) -> list[int]:
    """Give the seats with the highest number of a row: they draw again if there are several (R3)."""
    best = max(number for number in row if number is not None)
    return [seat for seat, number in enumerate(row) if number == best]


def lot_winner(rows: Sequence[Sequence[float | None]]) -> int:
    """Give the seat that a finished lot makes the leader."""
    return highest(rows[-1])[0]
