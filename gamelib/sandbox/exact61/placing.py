"""What would score: every tile that is not on the table at every port where it fits, with the sum and the points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gamelib.core import Message
from gamelib.exact61 import TILES, Layout, Place, Port, State, Tile, View
from gamelib.exact61.events import score_facts, scored, sum_of
from gamelib.exact61.scoring import accepts
from gamelib.sandbox.exact61.steps import Position
from gamelib.sandbox.exact61.tables import FreeTable


class Placing(NamedTuple):
    """One placement that could be made, and what it would bring.

    ``holder`` is the seat that holds the tile, ``None`` if nobody does; ``legal`` tells whether it may be made now.
    ``total`` is the sum of ``layout`` with the tile in it, ``raw`` the raw points that it makes for ``side``, whose
    score is ``before``. ``accepted`` is ``None`` where nothing is scored, or where the tile is a hand's last one, whose
    points are settled together with what the others hold (D22).
    """

    place: Place
    holder: int | None
    legal: bool
    layout: Layout
    total: int
    raw: int
    side: int
    before: int
    goes_out: bool
    accepted: bool | None

    @property
    def after(self) -> int:
        """The side's raw score after it."""
        return self.before + self.raw if self.accepted else self.before

    @property
    def key(self) -> str:
        """Its notation, by which it is known."""
        return str(self.place)

    @property
    def sum_message(self) -> Message:
        """The sum end by end."""
        return sum_of([end.contribution for end in self.layout.scoring_ends])

    @property
    def score_message(self) -> Message:
        """What the sum scores, and whether it is accepted, as it is told of a placement."""
        facts = {"total": self.total, **score_facts(self.side, self.raw, self.before, self.after)}
        return scored(facts, accepted=self.accepted)


def placings(position: Position | View, tiles: Iterable[Tile] | None = None) -> tuple[Placing, ...]:
    """List the placements of some tiles (by default of all that are not on the table), by tile and then by port.

    They are rated for the side whose turn it is; once a hand is over there are none. Of a view's tiles those that its
    seat may not use are not legal, whoever holds them.
    """
    turn = position.turn
    if turn is None:
        return ()
    layout = position.layout
    side = position.sides[turn]
    score = position.scores[side]
    holders = {tile: seat for seat, hand in enumerate(position.hands) for tile in hand or ()}
    legal = {str(move) for move in position.legal_moves()} if isinstance(position, State | View) else None
    found = []
    for tile in TILES if tiles is None else tiles:
        if tile in layout:
            continue
        for place in _places(layout, tile):
            new = layout.place(*place)
            raw = new.raw_points
            goes_out = _goes_out(position, tile, turn)
            found.append(
                Placing(
                    place=place,
                    holder=holders.get(tile),
                    legal=legal is None or str(place) in legal,
                    layout=new,
                    total=new.total,
                    raw=raw,
                    side=side,
                    before=score,
                    goes_out=goes_out,
                    accepted=None if goes_out or not raw else accepts(score, raw),
                )
            )
    return tuple(found)


def _places(layout: Layout, tile: Tile) -> Sequence[Place]:
    if not len(layout):
        return (Place(tile, None),)
    return [Place(tile, Port(port.tile, port.port)) for port in layout.fitting(tile)]


def _goes_out(position: FreeTable | State | View, tile: Tile, turn: int) -> bool:
    """Tell whether a tile is the last one of the seat at turn, with which it would go out (D19).

    Of a hand that nobody may see it is known that it holds something.
    """
    others = (hand is None or bool(hand) for seat, hand in enumerate(position.hands) if seat != turn)
    return position.hands[turn] == (tile,) and any(others)
