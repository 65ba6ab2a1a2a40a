"""Where tiles join: ports, and what a joining does to the open ports and the sum (D6, D9-D14).

The rule lives here once, in numbers that are fast to work with. A port is an integer, four for each tile in the
order of ``TILES``; a set of open ports is an integer with one bit for each port. In that order a set read from its
lowest bit lists the ports as the source does: by tile, then ``high`` before ``low``, ``inline A``, ``inline B``,
``side A``, ``side B``.
"""

from __future__ import annotations

from typing import NamedTuple

from gamelib.exact61.tiles import TILES, Tile

PLAIN_PORTS = ("high", "low")
DOUBLE_PORTS = ("inline A", "inline B", "side A", "side B")


class Port(NamedTuple):
    """A place on a tile where another tile can join: ``Port("1|4", "low")``."""

    tile: Tile
    port: str

    def __str__(self) -> str:
        """Write the port as text: ``1|4 low``."""
        return f"{self.tile} {self.port}"


class OpenPort(NamedTuple):
    """A port that a tile may be joined to now, and the number of pips that must match."""

    tile: Tile
    port: str
    pips: int

    def __str__(self) -> str:
        """Write the port with its number: ``1|4 low (1)``."""
        return f"{self.tile} {self.port} ({self.pips})"


def port_names(tile: Tile) -> tuple[str, ...]:
    """Name the ports of a tile, in the order in which they are listed."""
    return DOUBLE_PORTS if tile.is_double else PLAIN_PORTS


def port_pips(tile: Tile, name: str) -> int:
    """Give the number of pips at a port of a tile."""
    return tile.high if name == "high" else tile.low


PORTS: tuple[Port | None, ...] = tuple(
    Port(tile, port_names(tile)[k]) if k < len(port_names(tile)) else None for tile in TILES for k in range(4)
)
"""The port of each port number; ``None`` for the two numbers that a plain tile does not use."""

PORT_NUMBERS: dict[tuple[str, str], int] = {port: number for number, port in enumerate(PORTS) if port is not None}
PORT_PIPS: tuple[int, ...] = tuple(port_pips(port.tile, port.port) if port else -1 for port in PORTS)
OPEN_PORTS: tuple[OpenPort | None, ...] = tuple(
    port and OpenPort(port.tile, port.port, n) for port, n in zip(PORTS, PORT_PIPS, strict=True)
)


def _bits(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


PORTS_WITH_PIPS: tuple[int, ...] = tuple(_bits(*(p for p, n in enumerate(PORT_PIPS) if n == pips)) for pips in range(7))
"""For each number of pips, the set of all ports that show it."""

PORTS_FITTING: tuple[int, ...] = tuple(PORTS_WITH_PIPS[t.low] | PORTS_WITH_PIPS[t.high] for t in TILES)
"""For each tile, the set of all ports that one of its halves matches (D6)."""

# What the first tile brings: its open ports, and what it counts (D12; D13 for a lone double).
FIRST_OPENS: tuple[int, ...] = tuple(_bits(4 * t.number, 4 * t.number + 1) for t in TILES)
FIRST_COUNTS: tuple[int, ...] = tuple(t.pips for t in TILES)

# What a tile brings when it joins, for each number of pips it may join by. A double joins by its inline A, so that
# inline B points straight on (D10), and counts both halves (D13); a plain tile opens and counts its other half (D6).
_ENTRY = {
    **{
        (t, t.low): ((1 << (4 * t.number), t.high) if not t.is_double else (1 << (4 * t.number + 1), t.pips))
        for t in TILES
    },
    **{(t, t.high): (1 << (4 * t.number + 1), t.low) for t in TILES if not t.is_double},
}
JOIN_OPENS: tuple[tuple[int, ...], ...] = tuple(tuple(_ENTRY.get((t, n), (0, 0))[0] for n in range(7)) for t in TILES)
JOIN_COUNTS: tuple[tuple[int, ...], ...] = tuple(tuple(_ENTRY.get((t, n), (0, 0))[1] for n in range(7)) for t in TILES)

# For an inline port of a double, the set holding the other inline port; no port for any other.
OTHER_INLINE: tuple[int, ...] = tuple(
    1 << (number ^ 1) if port is not None and port.port.startswith("inline") else 0 for number, port in enumerate(PORTS)
)
# What stops being counted when the port is joined: a plain half its pips (D12), a double both halves once its second
# inline port is joined (D14); a side port counted nothing before (D11).
LEAVES: tuple[int, ...] = tuple(
    0 if port is None or port.port.startswith("side") else port.tile.pips if port.tile.is_double else PORT_PIPS[number]
    for number, port in enumerate(PORTS)
)
# The two side ports that open with the second inline port (D10).
SIDES: tuple[int, ...] = tuple(
    _bits(number // 4 * 4 + 2, number // 4 * 4 + 3) if OTHER_INLINE[number] else 0 for number in range(len(PORTS))
)


def join(open_ports: int, total: int, tile: int, port: int) -> tuple[int, int]:
    """Join a tile to an open port: give the open ports and the sum of the scoring ends afterwards (D6, D10-D14).

    ``tile`` is an index into ``TILES``; the caller has made sure that ``port`` is open and shows one of its halves.
    """
    number = PORT_PIPS[port]
    other = OTHER_INLINE[port]
    if other and open_ports & other:
        # The first neighbour of a lone double: the double still ends there and counts both halves (D13).
        return (open_ports ^ (1 << port)) | JOIN_OPENS[tile][number], total + JOIN_COUNTS[tile][number]
    return (
        (open_ports ^ (1 << port)) | SIDES[port] | JOIN_OPENS[tile][number],
        total - LEAVES[port] + JOIN_COUNTS[tile][number],
    )


def port_list(open_ports: int) -> list[int]:
    """List the port numbers of a set of ports, lowest first."""
    numbers = []
    while open_ports:
        lowest = open_ports & -open_ports
        numbers.append(lowest.bit_length() - 1)
        open_ports ^= lowest
    return numbers
