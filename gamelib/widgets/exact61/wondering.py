"""What can be asked about a scene of Exact 61: its table and its scores, and nothing that a seat might not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gamelib.core import Reason
from gamelib.exact61 import Layout, State, Tile
from gamelib.exact61.reasons_of_play import Moment, askable, reason
from gamelib.widgets.board import Targets
from gamelib.words import say

PUBLIC = ("sum", "points", "score", "port", "talon")
"""What is asked about openly; of tiles there are besides those on the table."""


@dataclass(frozen=True)
class Bare:
    """A layout with nobody around it."""

    layout: Layout
    hands: tuple[tuple[Tile, ...], ...] = ()
    scores: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    turn: int | None = None


class Wondering:
    """What can be asked about one moment; ``whole`` tells whether everything about it may be known."""

    def __init__(self, layout: Layout, state: State | None, *, whole: bool, language: str | None) -> None:
        """Look at a state, or at a layout alone."""
        self._moment: Moment = Bare(layout) if state is None else state
        self._whole, self._language = whole, language

    def why(self, key: str) -> Reason:
        """Answer what is asked; raises ``RuleError`` ("format") for what is nothing to ask about."""
        return reason(self._moment, key)

    def questions(self) -> dict[str, str]:
        """List the keys of what can be asked, each with its name."""
        laid = {f"tile {tile}" for tile in self._moment.layout.tiles}
        words = (*PUBLIC, "turn") if self._whole else PUBLIC
        keys = [key for key in askable(self._moment) if key in laid or key.partition(" ")[0] in words]
        return {key: say(self.why(key).about, self._language) for key in keys}

    def targets(self) -> Targets:
        """Give the tiles on the table, the open ports, and a lone double's number, each with its name."""
        layout, names = self._moment.layout, self.questions()
        tiles = {str(tile): names[f"tile {tile}"] for tile in layout.tiles}
        ports = [f"{port.tile} {port.port}" for port in layout.open_ports]
        lone = tiles if len(layout) == 1 and layout.tiles[0].is_double else {}
        return {"data-port": {port: names[f"port {port}"] for port in ports}, "data-end": lone, "data-tile": tiles}


def key_of(data: Mapping[str, str]) -> str:
    """Give the key of what is asked by pressing a part of the picture: a port, or else a tile."""
    return f"port {data['port']}" if "port" in data else f"tile {data.get('tile') or data.get('end', '')}"
