"""A state or a view as one line of text, and the checking of hand-made positions.

The line holds named fields: ``exact61 players=4 seed=7 hand=1 leader=2 turn=3 scores=0,-5 drawn=- hands=[0|1 2|5][…]
talon=[1|1 …] layout=[1|4; 1|1 at 1|4 low]``, and once the hand is over ``over=out went_out=1``. Hands count from 1, as
they are spoken of. A view adds ``seat=`` and writes ``?`` for each tile it may not know.
"""

from __future__ import annotations

from gamelib.core import N_, RuleError
from gamelib.exact61.positions import (
    NAME,
    NOTHING,
    UNKNOWN,
    Position,
    check_drawn,
    check_ending,
    read_fields,
    read_number,
)
from gamelib.exact61.state import LOT, Outcome, State, check_seed
from gamelib.exact61.table import NONE, SIDES, Table
from gamelib.exact61.tiles import Tile
from gamelib.exact61.view import View

_STATE_FIELDS = ("players", "seed", "hand", "leader", "turn", "scores", "drawn", "hands", "talon", "layout")
_VIEW_FIELDS = ("seat", "players", "hand", "leader", "turn", "scores", "drawn", "hands", "talon", "layout")


def to_text(state: State) -> str:
    """Write a state as one line; ``from_text`` reads it back to an equal state."""
    fields = {
        "players": state.players,
        "seed": _or_nothing(state.seed),
        "hand": state.hand_number + 1,
        "leader": state.leader,
        "turn": _or_nothing(state.turn),
        "scores": ",".join(map(str, state.scores)),
        "drawn": _or_nothing(state.drawn),
        "hands": "".join(f"[{' '.join(hand)}]" for hand in state.hands),
        "talon": f"[{' '.join(state.talon)}]",
        "layout": f"[{state.layout.to_text()}]",
    }
    return _line(fields, state)


def view_to_text(view: View) -> str:
    """Write a view as one line, with ``?`` for each hidden tile."""
    hands = [
        hand if hand is not None else (UNKNOWN,) * size for hand, size in zip(view.hands, view.hand_sizes, strict=True)
    ]
    fields = {
        "seat": view.seat,
        "players": view.players,
        "hand": view.hand_number + 1,
        "leader": view.leader,
        "turn": _or_nothing(view.turn),
        "scores": ",".join(map(str, view.scores)),
        "drawn": view.drawn or (UNKNOWN if view.must_place_drawn else NOTHING),
        "hands": "".join(f"[{' '.join(hand)}]" for hand in hands),
        "talon": f"[{' '.join((UNKNOWN,) * view.talon_size)}]",
        "layout": f"[{view.layout.to_text()}]",
    }
    return _line(fields, view)


def _line(fields: dict[str, object], position: State | View) -> str:
    if position.hand_over:
        fields |= {"over": position.hand_over, "went_out": _or_nothing(position.went_out)}
    return " ".join([NAME, *(f"{name}={value}" for name, value in fields.items())])


def _or_nothing(value: object) -> object:
    return NOTHING if value is None else value


def from_text(text: object) -> State:
    """Read a state from its line and check that it can be; raises ``RuleError`` naming the fault."""
    position = Position(text, _STATE_FIELDS)
    seed = read_fields(text, _STATE_FIELDS)["seed"]
    if UNKNOWN in (position.drawn, *position.talon, *(tile for hand in position.hands for tile in hand)):
        raise RuleError("format", N_("A state knows every tile: this line has ? in it, so it is a view."))
    table = Table(
        [[Tile(tile).number for tile in hand] for hand in position.hands],
        tuple(Tile(tile).number for tile in position.talon),
        list(position.scores),
        position.leader if position.turn is None else position.turn,
    )
    table.open, table.total = position.layout.open_set, position.layout.total
    table.over = position.over or ""
    table.out = NONE if position.went_out is None else position.went_out
    table.winner = position.winner
    table.drawn = NONE if position.drawn is None else Tile(position.drawn).number
    check_drawn(table)
    check_ending(table)
    return State(
        table,
        position.layout,
        seed=None if seed == NOTHING else check_seed(read_number("seed", seed)),
        hand_number=position.hand_number,
        leader=position.leader,
    )


def view_from_text(text: object) -> View:
    """Read a view from its line and check it as far as it is known; raises ``RuleError`` naming the fault."""
    position = Position(text, _VIEW_FIELDS)
    seat = position.seat("seat", read_fields(text, _VIEW_FIELDS))
    sides = SIDES[position.players]
    hands = tuple(None if UNKNOWN in hand else tuple(sorted(map(Tile, hand))) for hand in position.hands)
    own = hands[seat]
    if own is None:
        raise RuleError("format", N_("Seat {seat} knows its own tiles: write them in its hand."), seat=seat)
    drawn = Tile(position.drawn) if position.drawn not in (None, UNKNOWN) else None
    if drawn and (position.turn != seat or drawn not in own):
        raise RuleError(
            "D7", N_("[{tile}] was drawn, so seat {seat} must be at turn and hold it."), tile=drawn, seat=seat
        )
    won = position.winner != NONE
    leader: int | str | None = (
        None if won or not position.over else position.went_out if position.over == "out" else LOT
    )
    return View(
        seat=seat,
        players=position.players,
        hand_number=position.hand_number,
        leader=position.leader,
        turn=position.turn,
        scores=position.scores,
        sides=sides,
        layout=position.layout,
        hands=hands,
        hand_sizes=tuple(map(len, position.hands)),
        talon_size=len(position.talon),
        drawn=drawn,
        must_place_drawn=position.drawn is not None,
        hand_over=position.over,
        went_out=position.went_out,
        next_leader=leader,
        outcome=Outcome(position.winner) if won else None,
        done=(),
    )
