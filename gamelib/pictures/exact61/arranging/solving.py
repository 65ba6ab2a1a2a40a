"""Draw a whole known layout, or prove that it cannot be drawn with so much freedom.

A search through all ways of laying the tiles. The tile with the fewest ways left is always laid next, and a port
without a way ends an attempt at once. Every dead end is explained by a set of tiles, the culprits: only another place
for one of these can help, so the search goes straight back to the last of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gamelib.pictures.exact61.arranging.board import Board, Exit, Lie, tile_cells
from gamelib.pictures.exact61.arranging.joints import Freedom, Way, in_the_way, ways
from gamelib.pictures.exact61.arranging.judging import cost, wanted_by
from gamelib.pictures.exact61.arranging.marking import choose_exits, is_shut, overlap
from gamelib.pictures.exact61.arranging.shapes import NEAR_MARKER_CELLS, shift
from gamelib.pictures.exact61.arranging.steps import DOUBLES, Step

ANYWHERE = Way(Lie(0, 0, 0), 0, 0)

JUDGED = 100
"""So many tiles are tried in the best place first; after that, speed is worth more than beauty."""


class Domain(NamedTuple):
    """The ways left for the tile or the marker at a port, and the tiles that account for those that are gone."""

    ways: list[Way]
    culprits: int


class GaveUp(Exception):  # noqa: N818 - not an error: the search's patience has ended.
    """More tiles were tried than allowed."""


class Solver:
    """One search for a board that holds all of some tiles, with room for every marker."""

    def __init__(self, board: Board, steps: Iterable[Step], freedom: Freedom, patience: int) -> None:
        """Prepare to lay tiles on a board, trying no more than ``patience`` places in all."""
        self._board = board
        self._steps = {step.at: step for step in steps}
        self._freedom = freedom
        self._patience = patience
        self._tried = 0
        self._wanted = wanted_by(step.tile for step in self._steps.values())
        self._branching = {at >> 2 for at in self._steps if at is not None and at & 2 and DOUBLES[at >> 2]}
        self._cells = {tile: tile_cells(tile, lie) for tile, lie in board.lies.items()}

    def solve(self) -> tuple[Board | None, int]:
        """Give a board, or ``None`` and the culprits, as a set of tiles, if there is none.

        Raises ``GaveUp`` when the patience has ended.
        """
        return self._solve(self._board, {port: self._domain(self._board, port) for port in self._board.openings})

    def _domain(self, board: Board, port: int) -> Domain:
        opening, step = board.openings[port], self._steps.get(port)
        left, culprits = [], 1 << (port >> 2)
        if step is None and not self._freedom.shut_sides and self._stays_shut(board, port):
            return Domain([ANYWHERE], culprits)
        if step is None:
            candidates = [Way(Lie(*exit_), NEAR_MARKER_CELLS << shift(exit_.x, exit_.y), 0) for exit_ in opening.exits]
        else:
            candidates = list(ways(opening, step, self._freedom))
        for way in candidates:
            if step is None:
                blocked = way.needs & board.taken & ~opening.own
            elif way.lie.swapped and step.tile not in self._branching:
                continue
            else:
                blocked = in_the_way(way, opening, step, board.taken)
            if blocked:
                culprits |= self._culprit(blocked)
            else:
                left.append(way)
        return Domain(left, culprits)

    def _stays_shut(self, board: Board, port: int) -> bool:
        return is_shut(port, [p for p in board.openings if p not in self._steps])

    def _culprit(self, blocked: int) -> int:
        """Give the tile, of those that take some cells, that was laid first: the further back, the better to know."""
        for tile, own in self._cells.items():
            if own & blocked:
                return 1 << tile
        return 0

    def _solve(self, board: Board, domains: dict[int, Domain]) -> tuple[Board | None, int]:
        open_steps = [port for port in domains if port in self._steps]
        if not open_steps:
            crowd = _crowd(domains)
            return (None, crowd) if crowd else (board, 0)
        port = min(open_steps, key=lambda p: len(domains[p].ways))
        step = self._steps[port]
        culprits = domains[port].culprits
        for after in self._in_order([board.lay(step, way.lie, way.bends) for way in domains[port].ways]):
            self._tried += 1
            if self._tried > self._patience:
                raise GaveUp
            own = self._cells[step.tile] = tile_cells(step.tile, after.lies[step.tile])
            still = {p: domain for p, domain in domains.items() if after.openings.get(p) is board.openings[p]}
            found, why = self._go_on(after, still, step.tile, own)
            if found:
                return found, 0
            if not why >> step.tile & 1:
                culprits = why
                break
            culprits |= why
        self._cells.pop(step.tile, None)
        return None, culprits & ~(1 << step.tile)

    def _go_on(self, board: Board, domains: dict[int, Domain], tile: int, own: int) -> tuple[Board | None, int]:
        """Take out the ways that a tile just laid has closed, and solve the rest.

        ``domains`` holds those of the ports that the tile did not change.
        """
        after: dict[int, Domain] = {}
        for port in board.openings:
            domain = domains.get(port)
            if domain is None:
                domain = self._domain(board, port)
            elif any(way.needs & own for way in domain.ways):
                left = [way for way in domain.ways if not way.needs & own]
                domain = Domain(left, domain.culprits | 1 << tile)
            if not domain.ways:
                return None, domain.culprits
            after[port] = domain
        return self._solve(board, after)

    def _in_order(self, boards: list[Board]) -> list[Board]:
        if len(boards) < 2 or self._tried > JUDGED:
            return boards
        costs = [cost(board, self._wanted, board.edges) for board in boards]
        return [boards[k] for k in sorted(range(len(boards)), key=costs.__getitem__)]


def _crowd(domains: dict[int, Domain]) -> int:
    """Give the culprits where the markers of the ports left cannot all be placed without overlapping; 0 if they can."""
    exits = {
        port: [Exit(*way.lie[:3]) for way in domain.ways]
        for port, domain in domains.items()
        if domain.ways != [ANYWHERE]
    }
    if choose_exits(exits) is not None:
        return 0
    crowd = 0
    for port, mine in exits.items():
        others = [exit_ for other, theirs in exits.items() if other != port for exit_ in theirs]
        if any(overlap(one, other) for one in mine for other in others):
            crowd |= domains[port].culprits
    return crowd
