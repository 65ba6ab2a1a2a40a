"""The end of a hand of two players worked out exactly: once the talon is empty, every tile is known (D7, D8)."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.exact61.players.chances import winning_chances
from gamelib.exact61.players.placements import ON_DOUBLES, placements
from gamelib.exact61.ports import PORTS_WITH_PIPS
from gamelib.exact61.table import NONE, PIPS, Table
from gamelib.exact61.tiles import TILES

NODES = 100_000
"""How many positions are looked at before an ending is taken for too long: about a second's worth."""

ASKS = 256
"""After so many positions it is asked again whether to stop."""

Ends = tuple[float, tuple[int, ...]]
"""How a hand ends with best play of both: side 0's chance of winning the match, and the raw scores."""


class TooLong(Exception):  # noqa: N818 - no error: the ending is left to samples.
    """The ending has too many positions, or a stop was asked for."""


class Ending:
    """Looks through everything that both players can do, remembering the positions it has seen (alpha-beta).

    What is compared is the chance of winning the match, so near 61 the exact target counts, and elsewhere points do.
    """

    def __init__(self, stopped: Callable[[], bool] | None = None) -> None:
        """Start with nothing seen; ``stopped`` is asked now and then whether to give up."""
        self._stopped = stopped
        self._looked = 0
        self._seen: dict[tuple[object, ...], tuple[Ends, Ends]] = {}

    def solve(self, table: Table, low: float = -1.0, high: float = 2.0) -> Ends:
        """Play a table of two players with no talon left on to its end, both playing their best.

        The chance is exact where it lies between ``low`` and ``high``, and a bound otherwise. The table is played on.
        Raises ``TooLong``.
        """
        ways = [] if table.over else placements(table)
        while not (ways or table.over):
            table.pass_turn()
            ways = placements(table)
        if table.over:
            return outcome(table)
        key = (
            _alike(table.open),
            *(sum(1 << tile for tile in hand) for hand in table.hands),
            table.turn,
            *table.scores,
        )
        least, most = self._seen.get(key, _UNKNOWN)
        low, high = max(low, least[0]), min(high, most[0])
        if low >= high:
            return least if least[0] >= high else most
        self._count()
        own = table.turn == 0
        alpha, beta = low, high
        best = _UNKNOWN[0] if own else _UNKNOWN[1]
        for tile, port, _ in sorted(ways, key=_promising):
            played = table.copy()
            played.place(tile, port)
            ends = self.solve(played, alpha, beta)
            if ends[0] > best[0] if own else ends[0] < best[0]:
                best = ends
                alpha, beta = (max(alpha, ends[0]), beta) if own else (alpha, min(beta, ends[0]))
            if alpha >= beta:
                break
        self._seen[key] = (least if best[0] <= low else best, most if best[0] >= high else best)
        return best

    def _count(self) -> None:
        self._looked += 1
        if self._looked > NODES or (self._looked % ASKS == 0 and self._stopped and self._stopped()):
            raise TooLong


_UNKNOWN: tuple[Ends, Ends] = ((-1.0, ()), (2.0, ()))


def outcome(table: Table) -> Ends:
    """Give side 0's chance of winning the match, and the scores, where a hand is over."""
    return chances_after(table)[0], tuple(table.scores)


def chances_after(table: Table) -> tuple[float, ...]:
    """Give each side's chance of winning the match once a hand is over: who went out leads the next (D5)."""
    return winning_chances(table.scores, table.sides[table.out] if table.out >= 0 else NONE)


def _alike(open_ports: int) -> int:
    """Number the sets of open ports so that those with as many plain ports of each number have the same (R9)."""
    number = open_ports & ON_DOUBLES
    for plain in _PLAIN:
        number = number * len(TILES) + (open_ports & plain).bit_count()
    return number


_PLAIN = [some & ~ON_DOUBLES for some in PORTS_WITH_PIPS]


def _promising(way: tuple[int, int, int]) -> tuple[bool, int, int]:
    tile, _, total = way
    return total % 5 != 0, -total, -PIPS[tile]
