"""The engine and the reference play the same hand, and are compared after every move."""

from __future__ import annotations

from random import Random

from gamelib.exact61 import Draw, Layout, Pass, Place, State, start
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent, HandEndEvent
from tests.exact61 import reference
from tests.exact61.reference import Laying, pair, spot


def play_hand(state: State, stream: Random) -> State:
    """Play a hand that was just dealt to its end at random, and compare all that can be seen on the way."""
    twin = reference.Hand(
        [[pair(tile) for tile in hand] for hand in state.hands],
        [pair(tile) for tile in state.talon],
        list(state.scores),
        state.leader,
    )
    compare(state, twin)
    while state.turn is not None:
        move = stream.choice(state.legal_moves())
        logged = len(twin.log)
        if isinstance(move, Place):
            twin.lay(pair(move.tile), spot(move.at))
        elif isinstance(move, Draw):
            twin.draw()
        else:
            twin.skip()
        before, state = state, state.play(move)
        compare(state, twin)
        compare_events(before, state, twin.log[logged:])
        assert all(set(event.winners) == twin.hand_winners for event in state.events if isinstance(event, HandEndEvent))
    return state


def compare(state: State, twin: reference.Hand) -> None:
    assert state.turn == (None if twin.over else twin.turn)
    assert state.scores == tuple(twin.scores)
    assert [[pair(tile) for tile in hand] for hand in state.hands] == [sorted(hand) for hand in twin.hands]
    assert [pair(tile) for tile in state.talon] == twin.talon
    assert (None if state.drawn is None else pair(state.drawn)) == twin.drawn
    assert state.hand_over == twin.over
    assert (None if state.outcome is None else state.outcome.winner) == twin.winner
    assert ports_and_ends(state.layout) == walked(twin.graph)
    compare_moves(state, twin)


def ports_and_ends(layout: Layout) -> tuple[object, ...]:
    """Give what a layout has to agree in with the reference."""
    return layout.open_ports, layout.scoring_ends, layout.total, layout.raw_points


def walked(graph: reference.Graph) -> tuple[object, ...]:
    """Give the same as a walk over the tiles finds it."""
    return tuple(graph.open_ports()), tuple(graph.ends()), graph.total(), reference.points(graph.total())


def compare_moves(state: State, twin: reference.Hand) -> None:
    moves, expected = state.legal_moves(), twin.moves()
    if isinstance(expected, str):
        assert moves == {"none": (), "draw": (Draw(),), "pass": (Pass(),)}[expected]
        return
    layings: list[Laying] = [(pair(move.tile), spot(move.at)) for move in moves if isinstance(move, Place)]
    assert len(layings) == len(moves) == len(set(layings))
    assert set(layings) == expected


def compare_events(before: State, state: State, expected: list[tuple[int, int, bool]]) -> None:
    """Follow the scores from event to event."""
    scores, told = list(before.scores), []
    for event in state.events:
        if isinstance(event, PlacementEvent | BlockedGainEvent | GoingOutEvent):
            assert event.before == scores[event.side]
            if event.accepted is None:
                assert event.after == event.before
                continue
            gain = event.net if isinstance(event, GoingOutEvent) else event.raw
            assert event.after == event.before + gain * event.accepted
            scores[event.side] = event.after
            told.append((event.side, gain, event.accepted))
    assert told == expected
    assert tuple(scores) == state.scores


def play_hands(seeds: range, players: int) -> dict[str, int]:
    """Play the hands of many seeds from many scores, and count how they ended."""
    stream = Random(seeds[0])
    ends: dict[str, int] = {}
    for seed in seeds:
        sides = 2 if players == 4 else players
        scores = [5 * stream.randint(-4, 60) for _ in range(sides)]
        state = play_hand(start(players=players, seed=seed, scores=scores), stream)
        ends[str(state.hand_over)] = ends.get(str(state.hand_over), 0) + 1
    return ends
