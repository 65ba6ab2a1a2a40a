"""Real positions to ask about: hands played at random from a seed, and the moments in them that fit a question."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random

from gamelib.exact61 import TARGET, TILES, Layout, Place, State, Tile, start
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.moves import DRAW, FIRST_PLACES, PASS, PLACES, Move
from gamelib.exact61.ports import port_list
from gamelib.exact61.scoring import RAW_PER_POINT, side_count
from gamelib.exact61.table import FITTING, NONE, Table
from gamelib.lessons.chances import pick


def hands(
    stream: Random, players: Sequence[int] = (2, 3, 4), ended: Callable[[Table], bool] | None = None
) -> Iterator[list[State]]:
    """Play hand after hand at random, without end: of each all its states, from the deal to the settlement.

    ``ended`` looks at a table at the end of its hand and passes over what nobody wants to see, which is much faster
    than making states of it.
    """
    while True:
        state = start(players=pick(stream, players), seed=int(stream.random() * 10**6))
        table = state._table.copy()
        moves = play_at_random(table, stream)
        if ended is None or ended(table):
            states = [state]
            for move in moves:
                states.append(states[-1].play(move))
            yield states


def play_at_random(table: Table, stream: Random) -> list[Move]:
    """Play a hand to its end, each legal placement as likely as the others, and give the moves."""
    moves: list[Move] = []
    while not table.over:
        held = sorted(table.hands[table.turn]) if table.drawn < 0 else [table.drawn]
        if not table.open:
            tile = pick(stream, held)
            moves.append(FIRST_PLACES[tile])
            table.place(tile, NONE)
            continue
        ways = [(tile, port) for tile in held for port in port_list(table.open & FITTING[tile])]
        if ways:
            tile, port = pick(stream, ways)
            moves.append(PLACES[tile][port])
            table.place(tile, port)
        elif table.taken < len(table.talon):
            moves.append(DRAW)
            table.draw()
        else:
            moves.append(PASS)
            table.pass_turn()
    return moves


def find(
    stream: Random,
    wanted: Callable[[State], bool],
    players: Sequence[int] = (2, 3, 4),
    ended: Callable[[Table], bool] | None = None,
) -> State:
    """Find a moment of a random hand that is as wanted; where a hand has several, one of them is picked.

    ``ended`` passes over hands by how they end, as ``hands`` does.
    """
    for states in hands(stream, players, ended):
        fitting = [state for state in states if wanted(state)]
        if fitting:
            return pick(stream, fitting)
    raise AssertionError  # There is no end of hands.


def find_layout(stream: Random, wanted: Callable[[Layout], bool], sizes: Sequence[int] = (4, 5, 6, 7, 8, 9)) -> Layout:
    """Find a layout of a random hand, of one of the sizes given, that is as wanted."""
    size = pick(stream, sizes)
    return find(stream, lambda state: len(state.layout) == size and wanted(state.layout)).layout


def with_scores(state: State, scores: Sequence[int]) -> State:
    """Give the same position with other scores, raw points by side; what led to it is forgotten."""
    written = ",".join(map(str, scores))
    return State.from_text(re.sub(r"scores=\S+", f"scores={written}", state.to_text(), count=1))


def before_settlement(state: State) -> State:
    """Give a settled position as it stands the moment before: the scores as they were, the hands already shown."""
    if state.previous is None:
        return state
    scores = list(state.previous.scores)
    for event in state.events:
        if isinstance(event, PlacementEvent) and event.accepted:
            scores[event.side] = event.after
    return with_scores(state, scores)


def unnoticed(state: State) -> State:
    """Give a position as if nobody had looked yet whether the hand is blocked (D8, ruling R4)."""
    table = state._table.copy()
    table.over, table.winner = "", NONE
    return State(table, state.layout, seed=state.seed, hand_number=state.hand_number, leader=state.leader)


def scores_with(stream: Random, players: int, side: int, score: int) -> tuple[int, ...]:
    """Give scores, raw points by side, in which one side stands where it is wanted and the others anywhere below 61."""
    points = TARGET // RAW_PER_POINT
    return tuple(
        score if other == side else int(stream.random() * points) * RAW_PER_POINT
        for other in range(side_count(players))
    )


def placed(state: State) -> Place:
    """Give the placement that led to a state."""
    if not isinstance(state.move, Place):
        raise TypeError(f"{state!r} was not reached by a placement")
    return state.move


def origin(state: State) -> State:
    """Give the state before the last move."""
    if state.previous is None:
        raise TypeError(f"{state!r} has no move behind it")
    return state.previous


def unplaced(layout: Layout) -> tuple[Tile, ...]:
    """List the tiles that do not lie on the table."""
    return tuple(tile for tile in TILES if tile not in layout)
