"""Exact 61 Five Up once more, slowly: written from the rules, with none of the engine's code, to hold it against.

Tiles are pairs of pips, low first, ports are names; a layout is a graph that is walked anew for every question.
Scores are raw points.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

Pair = tuple[int, int]
Spot = tuple[Pair, str]
Laying = tuple[Pair, Spot | None]

SET: tuple[Pair, ...] = tuple(combinations_with_replacement(range(7), 2))
PORTS = ("high", "low", "inline A", "inline B", "side A", "side B")


def pair(text: str) -> Pair:
    low, high = sorted(map(int, text.split("|")))
    return low, high


def text(tile: Pair) -> str:
    return f"{tile[0]}|{tile[1]}"


def spot(at: Sequence[str] | None) -> Spot | None:
    return None if at is None else (pair(at[0]), at[1])


def doubled(tile: Pair) -> bool:
    return tile[0] == tile[1]


def shows(place: Spot) -> int:
    """Give the pips at a port."""
    (low, high), port = place
    return high if port == "high" else low


class Graph:
    """A layout: which ports touch which, and every answer found by walking from the first tile."""

    def __init__(self) -> None:
        self.first: Pair | None = None
        self.touching: dict[Spot, Spot] = {}

    def lay(self, tile: Pair, at: Spot | None) -> None:
        if at is None:
            self.first = tile
            return
        port = "inline A" if doubled(tile) else "low" if tile[0] == shows(at) else "high"
        coming = (tile, port)
        self.touching[at] = coming
        self.touching[coming] = at

    def walk(self) -> list[Pair]:
        """Visit every tile that can be reached, each once."""
        if self.first is None:
            return []
        found, waiting = [self.first], [self.first]
        while waiting:
            here = waiting.pop()
            for port in PORTS:
                neighbour = self.touching.get((here, port))
                if neighbour is not None and neighbour[0] not in found:
                    found.append(neighbour[0])
                    waiting.append(neighbour[0])
        return sorted(found)

    def joined(self, tile: Pair) -> list[str]:
        return [port for port in PORTS if (tile, port) in self.touching]

    def open_ports(self) -> list[tuple[str, str, int]]:
        result = []
        for tile in self.walk():
            joined = self.joined(tile)
            if not doubled(tile):
                wanted = ["high", "low"]
            elif "inline A" in joined and "inline B" in joined:
                wanted = ["side A", "side B"]
            else:
                wanted = ["inline A", "inline B"]
            result += [(text(tile), port, shows((tile, port))) for port in wanted if port not in joined]
        return result

    def ends(self) -> list[tuple[str, int]]:
        result = []
        for tile in self.walk():
            joined = self.joined(tile)
            if doubled(tile):
                if len(joined) <= 1:
                    result.append((text(tile), tile[0] + tile[1]))
            else:
                result += [(text(tile), shows((tile, port))) for port in ("high", "low") if port not in joined]
        return result

    def total(self) -> int:
        return sum(contribution for _, contribution in self.ends())


def points(total: int) -> int:
    return total if total in range(5, 1000, 5) else 0


def nearest_five(pips: int) -> int:
    """Look for the nearest multiple of 5."""
    return min(range(0, pips + 6, 5), key=lambda five: abs(five - pips))


def pips(hand: Sequence[Pair]) -> int:
    return sum(low + high for low, high in hand)


class Hand:
    """One hand of a match, played by the rules; ``log`` holds every scoring event as (side, points, accepted)."""

    def __init__(self, hands: list[list[Pair]], talon: list[Pair], scores: list[int], leader: int) -> None:
        self.hands = hands
        self.talon = talon
        self.scores = scores
        self.turn = leader
        self.graph = Graph()
        self.laid: list[Laying] = []
        self.drawn: Pair | None = None
        self.over: str | None = None
        self.winner: int | None = None
        self.hand_winners: set[int] = set()
        self.log: list[tuple[int, int, bool]] = []

    def side(self, seat: int) -> int:
        return seat % 2 if len(self.hands) == 4 else seat

    def opponents(self, seat: int) -> list[int]:
        return [other for other in range(len(self.hands)) if self.side(other) != self.side(seat)]

    def layings(self, hand: Sequence[Pair]) -> set[Laying]:
        """Try every tile at every open port."""
        if not self.laid:
            return {(tile, None) for tile in hand}
        return {
            (tile, (pair(lying), port))
            for tile in hand
            for lying, port, number in self.graph.open_ports()
            if number in tile
        }

    def moves(self) -> set[Laying] | str:
        """Give every way to lay a tile, or "draw" or "pass", or "none" after the end."""
        if self.over:
            return "none"
        found = self.layings([self.drawn] if self.drawn else self.hands[self.turn])
        return found or ("draw" if self.talon else "pass")

    def award(self, side: int, gain: int) -> None:
        accepted = self.scores[side] + gain <= 305
        self.log.append((side, gain, accepted))
        if accepted:
            self.scores[side] += gain
            if self.scores[side] == 305:
                self.winner = side

    def lay(self, tile: Pair, at: Spot | None) -> None:
        seat = self.turn
        self.hands[seat].remove(tile)
        self.graph.lay(tile, at)
        self.laid.append((tile, at))
        self.drawn = None
        gain = points(self.graph.total())
        if not self.hands[seat]:
            self.settle_out(seat, gain)
            return
        if gain:
            self.award(self.side(seat), gain)
        if self.winner is not None:
            self.over = "won"
            self.hand_winners = {self.winner}
            return
        self.turn = (seat + 1) % len(self.hands)
        self.settle_if_blocked()

    def draw(self) -> None:
        tile = self.talon.pop(0)
        self.hands[self.turn].append(tile)
        if self.layings([tile]):
            self.drawn = tile
        else:
            self.settle_if_blocked()

    def skip(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)

    def settle_out(self, seat: int, gain: int) -> None:
        self.over = "out"
        self.hand_winners = {self.side(seat)}
        gain += nearest_five(sum(pips(self.hands[other]) for other in self.opponents(seat)))
        if len(self.hands) == 4:
            gain -= nearest_five(pips(self.hands[(seat + 2) % 4]))
        self.award(self.side(seat), gain)

    def settle_if_blocked(self) -> None:
        if self.talon or any(self.layings(hand) for hand in self.hands):
            return
        self.over = "blocked"
        held = [pips(hand) for hand in self.hands]
        self.hand_winners = {self.side(seat) for seat in range(len(held)) if held[seat] == min(held)}
        for count in sorted(set(held)):
            for seat in range(len(held)):
                if held[seat] == count and self.winner is None:
                    more = [held[other] - count for other in self.opponents(seat) if held[other] > count]
                    gain = nearest_five(sum(more))
                    if gain:
                        self.award(self.side(seat), gain)
