"""The 28 tiles of one double-six set (D1)."""

from __future__ import annotations

from collections.abc import Iterable

from gamelib.core import N_, RuleError, quoted


class Tile(str):
    """A domino, written low half first: ``Tile("1|4")`` and ``Tile("4|1")`` are the same tile.

    A tile is its own text, so it compares and sorts as ``"1|4"`` does; there is just one object for each of the
    28. ``low`` and ``high`` are the pips of its halves (0 to 6, equal on a double), ``number`` its place in
    ``TILES``. Raises ``RuleError`` ("format", D1) for what is no tile of a double-six set.
    """

    __slots__ = ("high", "low", "number")
    low: int
    high: int
    number: int

    def __new__(cls, text: str) -> Tile:  # noqa: PYI034 - there is one object for each tile, and no subclass.
        """Give the one tile that the text names."""
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise RuleError(
                "format",
                N_("{text} is no tile of a double-six set: write the low half first, as 0|5 or 6|6."),
                text=quoted(text),
            ) from None

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a tile never changes."""
        raise AttributeError(f"A Tile never changes, so {name} cannot be set.")

    def __reduce__(self) -> tuple[object, ...]:
        """Stay the one object when copied or sent to another process."""
        return Tile, (str(self),)

    def __str__(self) -> str:
        """Give the text, such as ``1|4``."""
        return str.__str__(self)

    def __repr__(self) -> str:
        """Give the call that makes this tile."""
        return f"Tile({str.__repr__(self)})"

    @property
    def is_double(self) -> bool:
        """Tell whether both halves are equal: then the tile is a spinner (D9)."""
        return self.low == self.high

    @property
    def pips(self) -> int:
        """Count the pips of both halves."""
        return self.low + self.high


def _make_set() -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for low in range(7):
        for high in range(low, 7):
            tile = str.__new__(Tile, f"{low}|{high}")
            for name, value in (("low", low), ("high", high), ("number", len(tiles))):
                str.__setattr__(tile, name, value)  # Past Tile's own, which refuses.
            tiles.append(tile)
    return tuple(tiles)


TILES: tuple[Tile, ...] = _make_set()
"""The complete set in order, ``0|0`` to ``6|6``: 28 tiles, 168 pips (D1)."""

_BY_TEXT: dict[str, Tile] = {
    text: tile for tile in TILES for text in (f"{tile.low}|{tile.high}", f"{tile.high}|{tile.low}")
}


def pips(tiles: Iterable[str]) -> int:
    """Count the pips of some tiles, a hand for instance; raises ``RuleError`` ("format") for what are no tiles."""
    if isinstance(tiles, str) or not isinstance(tiles, Iterable):
        raise RuleError("format", N_("{tiles} are no tiles: give a list of them."), tiles=quoted(tiles))
    return sum(Tile(tile).pips for tile in tiles)
