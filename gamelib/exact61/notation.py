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

STATE_FIELDS = ("players", "seed", "hand", "leader", "turn", "scores", "drawn", "hands", "talon", "layout")
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
        "drawn": _or_nothing(view.drawn),
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
    position = Position(text, STATE_FIELDS)
    seed = read_fields(text, STATE_FIELDS)["seed"]
    if UNKNOWN in (position.drawn, *position.talon, *(tile for hand in position.hands for tile in hand)):
        raise RuleError("format", N_("A state knows every tile: this line has ? in it, so it is a view."))
    table = _table(position)
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
    hands = tuple(_known(owner, hand) for owner, hand in enumerate(position.hands))
    if hands[seat] is None or position.drawn == UNKNOWN:
        raise RuleError("format", N_("Seat {seat} knows its own tiles, so none of them is a ?."), seat=seat)
    others = [hand for owner, hand in enumerate(hands) if owner != seat]
    if position.over in ("out", "blocked"):
        if None in others:
            raise RuleError("D19", N_("Hands are shown when a hand has been settled, so none of them holds a ?."))
    elif any(hand is not None for hand in others):
        raise RuleError("D3", N_("Other hands stay hidden until the settlement: write a ? for each of their tiles."))
    if set(position.talon) - {UNKNOWN}:
        raise RuleError("D3", N_("Nobody knows what lies in the talon: write a ? for each of its tiles."))
    if position.drawn is not None and position.turn != seat:
        sentence = N_("Only the seat at turn can have drawn a tile, and seat {seat} is not: write drawn=-.")
        raise RuleError("D7", sentence, seat=seat)
    table = _table(position)
    check_drawn(table)
    check_ending(table, all_known=None not in hands)
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
        drawn=None if position.drawn is None else Tile(position.drawn),
        hand_over=position.over,
        went_out=position.went_out,
        next_leader=leader,
        outcome=Outcome(position.winner) if won else None,
        done=(),
    )


def _known(owner: int, hand: tuple[str, ...]) -> tuple[Tile, ...] | None:
    """Read a hand of a view: all of it is known, or nothing."""
    if UNKNOWN not in hand:
        return tuple(sorted(map(Tile, hand)))
    if set(hand) != {UNKNOWN}:
        raise RuleError("format", N_("The hand of seat {seat} is known as a whole or not at all."), seat=owner)
    return None


def _table(position: Position) -> Table:
    """Set out the tiles that a line knows; a hand that is not known stays empty, a hidden talon is only as long."""
    hands = [[] if UNKNOWN in hand else [Tile(tile).number for tile in hand] for hand in position.hands]
    talon = tuple(NONE if tile == UNKNOWN else Tile(tile).number for tile in position.talon)
    table = Table(hands, talon, list(position.scores), position.leader if position.turn is None else position.turn)
    table.open, table.total = position.layout.open_set, position.layout.total
    table.over = position.over or ""
    table.out = NONE if position.went_out is None else position.went_out
    table.winner = position.winner
    table.drawn = NONE if position.drawn is None else Tile(position.drawn).number
    return table
