"""What a player may do in a turn: place a tile, draw from the talon, or pass (D6, D7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.core.moves import WordMove
from gamelib.exact61 import ports
from gamelib.exact61.layout import Layout, Place, read_place, read_port
from gamelib.exact61.tiles import TILES, Tile


class Draw(NamedTuple):
    """Draw the front tile of the talon; the tile itself is named only where it is known (D7)."""

    tile: Tile | None = None

    def __str__(self) -> str:
        """Write the move as text: ``draw``, or ``draw 1|1``."""
        return f"draw {self.tile}" if self.tile else "draw"


class Pass(WordMove):
    """Pass: the talon is empty and no tile held can be placed (D7)."""

    __slots__ = ()
    word = "pass"


Move = Place | Draw | Pass


class Moves(tuple[Move, ...]):
    """A list of moves that prints in the game's own words."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Write the moves as text, in order."""
        count = f"{len(self)} move{'' if len(self) == 1 else 's'}" if self else "no moves"
        return f"<{count}: {', '.join(map(str, self))}>" if self else f"<{count}>"


FIRST_PLACES: tuple[Place, ...] = tuple(Place(tile, None) for tile in TILES)
"""For each tile, the move that leads it (D4)."""

PLACES: tuple[dict[int, Place], ...] = tuple(
    {
        number: Place(tile, ports.PORTS[number])
        for number in ports.port_list(ports.PORTS_FITTING[tile.number])
        if number // 4 != tile.number
    }
    for tile in TILES
)
"""For each tile, the moves that join it, by the number of the port joined to; each move is one object."""

_FITTING_PLACES: dict[Place, Place] = {place: place for places in PLACES for place in places.values()}

MOST_SEAT = 1000
"""A number that nobody would take for a seat, even for a wrong one."""

DRAW = Draw()
PASS = Pass()


def choices(tiles: Iterable[int], layout: Layout, talon: int) -> Moves:
    """List the moves of a player who may use ``tiles`` (indexes into ``TILES``, listed in that order) (D6, D7, R9).

    ``talon`` counts the tiles that can still be drawn. Each free port of each tile is a move of its own.
    """
    if not layout.placements:
        return Moves([FIRST_PLACES[tile] for tile in tiles])
    open_ports = layout.open_set
    moves: list[Move] = []
    for tile in tiles:
        fitting = open_ports & ports.PORTS_FITTING[tile]
        places = PLACES[tile]
        while fitting:
            lowest = fitting & -fitting
            moves.append(places[lowest.bit_length() - 1])
            fitting ^= lowest
    return Moves(moves) if moves else Moves((DRAW,) if talon else (PASS,))


def read_move(move: object) -> tuple[int | None, Move]:
    """Read a move in any of its forms: give the seat that is said to make it, if any, and the move.

    A move may be a ``Place``, ``Draw`` or ``Pass``, its text (``"1|1 at 1|4 low"``, ``"draw"``, ``"pass"``) or its
    form in a record (``{"seat": 3, "place": "1|1", "at": ["1|4", "low"]}``). Raises ``RuleError`` ("format").
    """
    if isinstance(move, Place):
        try:
            known = _FITTING_PLACES.get(move)
        except TypeError:  # A port given as a list cannot be looked up.
            known = None
        return None, known or Place(Tile(move.tile), read_port(move.at))
    if isinstance(move, Draw):
        return None, move if move.tile is None else Draw(Tile(move.tile))
    if isinstance(move, Pass):
        return None, move
    if isinstance(move, str):
        return None, _from_text(move.strip())
    if isinstance(move, Mapping):
        return _from_record(move)
    raise RuleError("format", N_("{move} is no move: place a tile, draw or pass."), move=quoted(move))


def _from_text(text: str) -> Move:
    word, _, rest = text.partition(" ")
    if word == "draw":
        return Draw(Tile(rest.strip())) if rest else DRAW
    if text == "pass":
        return PASS
    return Place(*read_place(text))


def _from_record(move: Mapping[object, object]) -> tuple[int | None, Move]:
    seat = move.get("seat")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or abs(seat) >= MOST_SEAT):
        raise RuleError("format", N_("{seat} is no seat: seats are numbered from 0."), seat=quoted(seat))
    verbs = [verb for verb in ("place", "draw", "pass") if verb in move]
    unknown = [key for key in move if key not in ("seat", "at", "place", "draw", "pass")]
    misplaced = "at" in move and "place" not in move
    if len(verbs) != 1 or unknown or misplaced or ("pass" in move and move["pass"] is not True):
        sentence = N_("{move} is no move: it has a seat, and place with at, draw with the tile, or pass with true.")
        raise RuleError("format", sentence, move=quoted(dict(move)))
    if "place" in move:
        return seat, Place(_tile(move["place"]), read_port(move.get("at")))
    if "draw" in move:
        return seat, Draw(_tile(move["draw"]))
    return seat, PASS


def _tile(text: object) -> Tile:
    return Tile(text)  # type: ignore[arg-type]  # Tile itself refuses what is no text of a tile.


def to_record(seat: int, move: Move) -> dict[str, object]:
    """Write a move as it stands in a record; a draw must name its tile."""
    if isinstance(move, Place):
        return {
            "seat": seat,
            "place": str(move.tile),
            "at": None if move.at is None else [str(move.at.tile), move.at.port],
        }
    if isinstance(move, Draw):
        return {"seat": seat, "draw": str(move.tile)}
    return {"seat": seat, "pass": True}
