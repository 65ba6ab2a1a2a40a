"""A free table: tiles to lay as one likes, hands to fill, a score to set; the engine checks what it can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from gamelib.core import N_, RuleError
from gamelib.exact61 import TARGET, TILES, Layout, State, Tile, View
from gamelib.exact61.positions import NAME, groups_in, layout_in, number_in, read_fields, scores_in
from gamelib.exact61.scoring import side_count, side_of
from gamelib.exact61.state import check_players, check_scores

WORD = f"{NAME}-table"
"""The word with which a free table's line begins."""

FIELDS = ("players", "turn", "scores", "hands", "layout")
PLAYERS = 4

Hands = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True)
class FreeTable:
    """A table without a match around it: any tile that lies nowhere may be laid at any port that fits.

    ``hands`` are those tiles that were put into hands, by seat, lowest first; ``scores`` are raw points by side, as
    they stand before the tile laid last counts; ``turn`` is the seat that lays. It never changes: see ``steps``.
    """

    layout: Layout
    players: int
    hands: Hands
    scores: tuple[int, ...]
    turn: int

    @property
    def side(self) -> int:
        """The side that lays (D2)."""
        return side_of(self.turn, self.players)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat (D2)."""
        return tuple(side_of(seat, self.players) for seat in range(self.players))

    @property
    def spare(self) -> tuple[Tile, ...]:
        """The tiles that lie nowhere yet, neither on the table nor in a hand."""
        held = {tile for hand in self.hands for tile in hand}
        return tuple(tile for tile in TILES if tile not in held and tile not in self.layout)

    def holder(self, tile: Tile) -> int | None:
        """Give the seat that holds a tile; ``None`` where nobody does."""
        return next((seat for seat, hand in enumerate(self.hands) if tile in hand), None)

    def without(self, *tiles: Tile) -> Hands:
        """Give the hands without some tiles."""
        return tuple(tuple(tile for tile in hand if tile not in tiles) for hand in self.hands)

    def laid(self, layout: Layout) -> FreeTable:
        """Give the table with another layout; whatever lies in it is in no hand any more."""
        return replace(self, layout=layout, hands=self.without(*layout.tiles))

    def to_text(self) -> str:
        """Write the table as one line: just its layout where nothing else was set."""
        if self == free_table(self.layout):
            return self.layout.to_text()
        hands = "".join(f"[{' '.join(hand)}]" for hand in self.hands)
        scores = ",".join(map(str, self.scores))
        fields = f"players={self.players} turn={self.turn} scores={scores} hands={hands}"
        return f"{WORD} {fields} layout=[{self.layout.to_text()}]"

    @classmethod
    def from_text(cls, text: str) -> FreeTable:
        """Read a table from its line; raises ``RuleError`` naming the fault."""
        words = text.split(maxsplit=1)
        if words[:1] != [WORD]:
            return free_table(Layout.from_text(text))
        fields = read_fields(" ".join((NAME, *words[1:])), FIELDS)
        players = check_players(number_in("players", fields))
        return checked(
            cls(
                layout=layout_in(fields["layout"]),
                players=players,
                hands=tuple(tuple(sorted(map(Tile, hand))) for hand in groups_in("hands", fields)),
                scores=scores_in(fields["scores"], players),
                turn=number_in("turn", fields),
            )
        )

    def __repr__(self) -> str:
        """Say in short what stands on it."""
        return f"<FreeTable: {self.to_text()}>"


def free_table(layout: Layout | None = None, players: int = PLAYERS, scores: Sequence[int] | None = None) -> FreeTable:
    """Make a free table with empty hands; raises ``RuleError`` (D2, D15, D18) for what cannot be."""
    players = check_players(players)
    given = (0,) * side_count(players) if scores is None else check_scores(scores, players)
    return FreeTable(layout or Layout(), players, ((),) * players, given, 0)


def checked(table: FreeTable) -> FreeTable:
    """Give a table if it can be; raises ``RuleError`` naming the first fault (D1, D2, D15, D18)."""
    check_scores(table.scores, table.players)
    if len(table.hands) != table.players:
        sentence = N_("{players} players have {players} hands, not {hands}.")
        raise RuleError("D2", sentence, players=table.players, hands=len(table.hands))
    check_seat(table.turn, table.players)
    seen = set(table.layout.tiles)
    for tile in (tile for hand in table.hands for tile in hand):
        if tile in seen:
            raise RuleError("D1", N_("[{tile}] is there twice, and there is only one of each tile."), tile=tile)
        seen.add(tile)
    return table


def check_seat(seat: int, players: int) -> int:
    """Give a seat if there is one of this number; raises ``RuleError`` (D2)."""
    if not 0 <= seat < players:
        sentence = N_("{seat} is no seat: the seats of {players} players are 0 to {last}.")
        raise RuleError("D2", sentence, seat=seat, players=players, last=players - 1)
    return seat


def table_of(thing: Layout | State | View | FreeTable) -> FreeTable:
    """Make a free table of a layout, a state or a view: what is known of it lies where it lay.

    The talon's tiles lie nowhere then. After a match its scores are those from which it was won, where these are known:
    from 61 no match could go on.
    """
    if isinstance(thing, FreeTable):
        return thing
    if isinstance(thing, Layout):
        return free_table(thing)
    hands: Iterable[tuple[Tile, ...] | None] = thing.hands
    before = thing.previous.scores if isinstance(thing, State) and thing.previous else thing.scores
    scores = before if thing.outcome else thing.scores
    return FreeTable(
        layout=thing.layout,
        players=thing.players,
        hands=tuple(hand or () for hand in hands),
        scores=tuple(0 if score == TARGET else score for score in scores),
        turn=seat_of(thing),
    )


def seat_of(thing: State | View) -> int:
    """Give the seat at turn, or where the hand is over the one that went out, or else the leader."""
    if thing.turn is not None:
        return thing.turn
    return thing.leader if thing.went_out is None else thing.went_out
