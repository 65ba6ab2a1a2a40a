"""The tiles on the table: what lies where, which ports are open, which ends count (D6, D9-D15)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import ports
from gamelib.exact61.ports import OpenPort, Port
from gamelib.exact61.tiles import Tile

EMPTY = "empty"


class ScoringEnd(NamedTuple):
    """An end that is counted now: its tile, and what it adds to the sum in pips (D12, D13)."""

    tile: Tile
    contribution: int


class Place(NamedTuple):
    """A tile and the port of a lying tile that it was joined to; ``None`` for the first tile."""

    tile: Tile
    at: Port | None

    def __str__(self) -> str:
        """Write it as in a layout's text: ``1|1 at 1|4 low``."""
        return f"{self.tile} at {self.at}" if self.at else str(self.tile)


class Join(NamedTuple):
    """Two ports that touch: the one that was open, and the one of the tile that came."""

    lying: Port
    coming: Port


class Layout:
    """The tiles on the table; ``Layout()`` is an empty table.

    A layout never changes: ``place`` gives a new one. Layouts are equal when the same tiles are joined in the same
    way, in whatever order they came.

    >>> layout = Layout().place("1|4").place("1|1", at=("1|4", "low"))
    >>> [(str(end.tile), end.contribution) for end in layout.scoring_ends], layout.total
    ([('1|1', 2), ('1|4', 4)], 6)
    """

    __slots__ = ("_open", "_placements", "_tiles", "_total")

    def __init__(self) -> None:
        """Make an empty table."""
        self._placements: tuple[Place, ...] = ()
        self._total = 0
        self._open = 0
        self._tiles = 0

    def place(self, tile: str, at: tuple[str, str] | None = None) -> Layout:
        """Lay a tile and give the layout that results (D6, D10).

        ``at`` is the port joined to, on a tile already lying, as ``("1|4", "low")``; ``None`` for the first tile.
        Raises ``RuleError`` naming what stands against it.
        """
        problem = self.why_not(tile, at)
        if problem:
            raise problem
        tile, at = Tile(tile), read_port(at)
        if at is None:
            return self.placed(Place(tile, None), ports.FIRST_OPENS[tile.number], ports.FIRST_COUNTS[tile.number])
        port = ports.PORT_NUMBERS[at]
        return self.placed(Place(tile, ports.PORTS[port]), *ports.join(self._open, self._total, tile.number, port))

    def placed(self, place: Place, open_ports: int, total: int) -> Layout:
        """Give the layout after a placement that the caller has checked and worked out (see ``ports.join``)."""
        new = Layout.__new__(Layout)
        new._placements = (*self._placements, place)
        new._tiles = self._tiles | 1 << place.tile.number
        new._open = open_ports
        new._total = total
        return new

    def why_not(self, tile: str, at: tuple[str, str] | None = None) -> RuleError | None:
        """Say what forbids laying a tile at a port; ``None`` where nothing does."""
        try:
            return self.refusal(Tile(tile), read_port(at))
        except RuleError as problem:
            return problem

    def refusal(self, tile: Tile, at: Port | None) -> RuleError | None:
        """Do as ``why_not``, for a tile and a port that have been read already."""
        if tile in self:
            sentence = N_("[{tile}] lies on the table already, and there is only one of each tile.")
            return RuleError("D1", sentence, tile=tile)
        if not self._placements:
            if at is None:
                return None
            sentence = N_("The table is empty: the first tile is joined to nothing, so no port is named.")
            return RuleError("D6", sentence, tile=tile)
        if at is None:
            return self._why_not_anywhere(tile)
        if self._open & ports.PORTS_FITTING[tile.number] & 1 << ports.PORT_NUMBERS[at]:
            return None
        return self._why_not_joined(tile, at)

    def _why_not_anywhere(self, tile: Tile) -> RuleError:
        """Say why a tile cannot be laid where no port is named: it fits nowhere, or the port has to be said."""
        if self.fitting(tile):
            return RuleError("D6", N_("[{tile}] must be joined to an open port, so say to which one."), tile=tile)
        shown = tuple(sorted({port.pips for port in self.open_ports}))
        sentence = N_("[{tile}] fits nowhere: the open ports show {shown}, and neither half of the tile does.")
        return RuleError("D6", sentence, tile=tile, shown=shown)

    def _why_not_joined(self, tile: Tile, at: Port) -> RuleError:
        if at.tile not in self:
            sentence = N_("[{tile}] cannot be joined to {port}: that tile is not on the table.")
            return RuleError("D6", sentence, tile=tile, port=at)
        number = ports.PORT_NUMBERS[at]
        if self._open >> number & 1:
            sentence = N_(
                "[{tile}] cannot be joined to {port}: the port shows {pips}, and neither half of the tile does."
            )
            return RuleError("D6", sentence, tile=tile, port=at, pips=ports.PORT_PIPS[number])
        inline = number & ~3
        if at.port.startswith("side") and self._open & (0b11 << inline):
            sentence = N_(
                "[{tile}] cannot be joined to {port}: "
                "a double's side ports open only when both its inline ports are joined."
            )
            return RuleError("D10", sentence, tile=tile, port=at)
        sentence = N_("[{tile}] cannot be joined to {port}: a tile is joined there already.")
        return RuleError("D10" if at.tile.is_double else "D6", sentence, tile=tile, port=at)

    @property
    def placements(self) -> tuple[Place, ...]:
        """The placements that made this layout, in order."""
        return self._placements

    @property
    def total(self) -> int:
        """The sum of the scoring ends, in pips (D15)."""
        return self._total

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that lie on the table, in the order in which they were placed."""
        return tuple(placement.tile for placement in self.placements)

    @property
    def last(self) -> Tile | None:
        """The tile placed last; ``None`` on an empty table."""
        return self.placements[-1].tile if self.placements else None

    @property
    def spinners(self) -> tuple[Tile, ...]:
        """The doubles on the table, in order: every double branches (D9)."""
        return tuple(sorted(tile for tile in self.tiles if tile.is_double))

    @property
    def open_set(self) -> int:
        """The open ports as a set in one number: see ``ports``."""
        return self._open

    @property
    def joins(self) -> tuple[Join, ...]:
        """Each pair of ports that touch, in the order in which they were joined."""
        return tuple(Join(at, joining_port(tile, at)) for tile, at in self.placements if at is not None)

    @property
    def open_ports(self) -> tuple[OpenPort, ...]:
        """The ports that a tile may be joined to now, by tile and then by port (D10, D11)."""
        return tuple(port for number in ports.port_list(self._open) if (port := ports.OPEN_PORTS[number]))

    @property
    def scoring_ends(self) -> tuple[ScoringEnd, ...]:
        """The ends that count now, by tile and then by port, each with its contribution in pips (D12-D14)."""
        ends = []
        for number in ports.port_list(self._open):
            port = ports.OPEN_PORTS[number]
            if port is None or port.port.startswith("side"):
                continue  # D11: nothing is joined there yet.
            if not port.tile.is_double:
                ends.append(ScoringEnd(port.tile, port.pips))
            elif port.port == "inline A" or not self._open >> (number - 1) & 1:
                ends.append(ScoringEnd(port.tile, port.tile.pips))  # D13: once, both halves.
        return tuple(ends)

    @property
    def raw_points(self) -> int:
        """The raw points that this layout's sum scores: the sum itself if it is a positive multiple of 5 (D15)."""
        return self.total if self.total % 5 == 0 else 0

    @property
    def displayed_points(self) -> int:
        """The raw points divided by 5, as they are shown."""
        return self.raw_points // 5

    def fitting(self, tile: str) -> tuple[OpenPort, ...]:
        """The open ports where a tile fits, each a place of its own (D6, ruling R9)."""
        numbers = ports.port_list(self._open & ports.PORTS_FITTING[Tile(tile).number])
        return tuple(port for number in numbers if (port := ports.OPEN_PORTS[number]))

    def to_text(self) -> str:
        """Write the layout as one line, placement by placement.

        >>> Layout().place("1|4").place("1|1", at=("1|4", "low")).to_text()
        '1|4; 1|1 at 1|4 low'
        """
        return "; ".join(str(placement) for placement in self.placements) or EMPTY

    @classmethod
    def from_text(cls, text: str) -> Layout:
        """Read a layout from its line of text, checking each placement.

        Raises ``RuleError``: "format" where the text is no layout, a rule where a placement breaks one.
        """
        if not isinstance(text, str):
            raise RuleError("format", N_("{text} is no layout: write it as text."), text=quoted(text))
        layout = cls()
        if text.strip() in ("", EMPTY):
            return layout
        for part in text.split(";"):
            tile, at = read_place(part)
            layout = layout.place(tile, at)
        return layout

    def __contains__(self, tile: object) -> bool:
        """Tell whether a tile lies on the table."""
        return isinstance(tile, str) and bool(self._tiles >> Tile(tile).number & 1)

    def __len__(self) -> int:
        """Count the tiles on the table."""
        return len(self.placements)

    def __bool__(self) -> bool:
        """Be true even when empty, so that an empty table is never taken for no table."""
        return True

    def __eq__(self, other: object) -> bool:
        """Compare what is joined to what, not the order of placing."""
        if not isinstance(other, Layout):
            return NotImplemented
        return self._tiles == other._tiles and self._open == other._open and self._joined() == other._joined()

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash((self._tiles, self._open))

    def _joined(self) -> frozenset[frozenset[Port]]:
        return frozenset(frozenset(pair) for pair in self.joins)

    def __copy__(self) -> Layout:
        """Give the layout itself: it never changes."""
        return self

    def __deepcopy__(self, _: object) -> Layout:
        """Give the layout itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes as text."""
        return Layout.from_text, (self.to_text(),)

    def __repr__(self) -> str:
        """Give the call that makes this layout."""
        return f"Layout.from_text({self.to_text()!r})"


def joining_port(tile: Tile, at: Port) -> Port:
    """Give the port of the coming tile that touches ``at``: the matching half, or a double's inline A (D10)."""
    if tile.is_double:
        return Port(tile, "inline A")
    return Port(tile, "low" if tile.low == ports.port_pips(at.tile, at.port) else "high")


def read_port(at: object) -> Port | None:
    """Read a port from a pair of a tile and a port's name; ``None`` stays ``None``."""
    if at is None:
        return None
    if isinstance(at, OpenPort):
        return Port(at.tile, at.port)
    if not isinstance(at, tuple | list) or len(at) != 2:
        raise RuleError(
            "format", N_("{at} is no port: name a tile and one of its ports, as 1|4 and low."), at=quoted(at)
        )
    tile, name = Tile(at[0]), at[1]
    names = ports.port_names(tile)
    if name not in names:
        raise RuleError(
            "format",
            N_("[{tile}] has no port {name}: its ports are {names}."),
            tile=tile,
            name=quoted(name),
            names=names,
        )
    return Port(tile, str(name))


def read_place(text: str) -> tuple[Tile, Port | None]:
    """Read one placement from text such as ``1|1 at 1|4 low``."""
    tile, separator, at = text.strip().partition(" at ")
    if not separator:
        return Tile(tile.strip()), None
    named = at.split(maxsplit=1)
    if len(named) == 1:
        other = Tile(named[0])
        sentence = N_("Say which port of [{tile}] it is: its ports are {names}.")
        raise RuleError("format", sentence, tile=other, names=ports.port_names(other))
    return Tile(tile.strip()), read_port(named)
