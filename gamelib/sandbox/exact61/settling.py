"""The settlement bench: what somebody's last tile, or a block, would bring with the hands as they are."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.exact61 import Layout, Place, State
from gamelib.exact61.ports import PORT_NUMBERS
from gamelib.exact61.table import NONE, Table
from gamelib.sandbox.exact61.steps import Position
from gamelib.sandbox.exact61.tables import FreeTable


class Bench(NamedTuple):
    """A settled state; ``supposed`` says, if so, why in play the hand would go on instead."""

    state: State
    supposed: Message | None = None


def settled(position: Position) -> Bench:
    """Settle a hand: of a match the one that is over, of a free table as if its tile laid last had ended it.

    On a free table the seat that lays is going out if its hand is empty (D19); otherwise the hand is taken to be
    blocked (D8), whether or not somebody could go on. The other hands count as they are, however many tiles are spare.
    Raises ``RuleError`` naming what is missing.
    """
    if isinstance(position, State):
        return Bench(position)
    if not len(position.layout):
        raise RuleError("D19", N_("The table is empty: lay the last tile first. Then the hands can be settled."))
    empty = tuple(seat for seat, hand in enumerate(position.hands) if not hand and seat != position.turn)
    if empty:
        sentence = NN_(
            "Put tiles into the hand of seat {seats}: only who goes out has none.",
            "Put tiles into the hands of seats {seats}: only who goes out has none.",
        )
        raise RuleError("D19", sentence, seats=empty, count=len(empty))
    return _settled(position)


def _settled(position: FreeTable) -> Bench:
    last = position.layout.placements[-1]
    before = _before(position, last)
    after = before._table.copy()
    after.place(last.tile.number, NONE if last.at is None else PORT_NUMBERS[last.at])
    if after.over == "won":
        sentence = N_("The last tile brings side {side} to exactly 61: the match is won before any hand counts.")
        raise RuleError("D18", sentence, side=position.side)
    supposed = None if after.over else _why_it_goes_on(position, after)
    if supposed:
        # As if nobody could go on: no port is open any more, and no tile is left to draw.
        after.talon, after.open = after.talon[: after.taken], 0
        after._look_for_block()
    state = State(
        after,
        position.layout,
        seed=None,
        hand_number=0,
        leader=before.leader,
        previous=before,
        move=last,
    )
    return Bench(state, supposed)


def _before(position: FreeTable, last: Place) -> State:
    """Give the state in which the seat that lays still holds the last tile."""
    layout = Layout()
    for tile, at in position.layout.placements[:-1]:
        layout = layout.place(tile, at)
    hands = [[tile.number for tile in hand] for hand in position.hands]
    hands[position.turn].append(last.tile.number)
    table = Table(hands, tuple(tile.number for tile in position.spare), list(position.scores), position.turn)
    table.open, table.total = layout.open_set, layout.total
    return State(table, layout, seed=None, hand_number=0, leader=position.turn)


def _why_it_goes_on(position: FreeTable, after: Table) -> Message:
    seats = tuple(seat for seat in range(position.players) if after.can_place(seat))
    facts = {"seats": seats, "count": len(seats) or len(position.spare)}
    if seats:
        sentence = NN_(
            "In play the hand would go on, since seat {seats} can place a tile. Here it counts as blocked.",
            "In play the hand would go on, since seats {seats} can place a tile. Here it counts as blocked.",
        )
        return Message(sentence, facts)
    sentence = NN_(
        "In play the hand would go on, since {count} tile is left to draw. Here it counts as blocked.",
        "In play the hand would go on, since {count} tiles are left to draw. Here it counts as blocked.",
    )
    return Message(sentence, facts)
