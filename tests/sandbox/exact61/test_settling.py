"""The settlement bench: any hands are settled as the engine settles them, and what is missing is named."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TILES, Place, State, blocked_points, going_out_points, round_to_five, self_play
from gamelib.exact61.records import replay
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent
from gamelib.lessons.exact61.settling import settlement
from gamelib.sandbox.exact61 import FreeTable, Position, act, free_table, settled, table_of
from tests.pictures.exact61.random_layouts import whole_set


def table(players: int, *steps: str) -> FreeTable:
    position: Position = free_table(players=players)
    for step in steps:
        position = act(position, step)
    assert isinstance(position, FreeTable)
    return position


def random_table(seed: int, *, out: bool) -> FreeTable:
    """Lay some tiles at random and put others into hands; of who goes out the hand is empty."""
    stream = Random(seed)
    layout = whole_set(stream)[stream.randrange(3, 15)]
    players, rest = stream.choice((2, 3, 4)), stream.sample([tile for tile in TILES if tile not in layout], 8)
    turn = stream.randrange(players)
    steps = [f"turn {turn}", f"score {stream.randrange(2)} {5 * stream.randrange(40, 61)}"]
    steps += [f"hand {place % players} {tile}" for place, tile in enumerate(rest) if not out or place % players != turn]
    position: Position = act(table_of(layout), f"players {players}")
    for step in steps:
        position = act(position, step)
    assert isinstance(position, FreeTable)
    return position


@pytest.mark.parametrize("seed", range(25))
def test_going_out_counts_the_hands_as_they_are(seed: int) -> None:
    position = random_table(seed, out=True)
    bench = settled(position)
    event = next(event for event in bench.state.events if isinstance(event, GoingOutEvent))
    opponents = [hand for seat, hand in enumerate(position.hands) if position.sides[seat] != position.side]
    partner = position.hands[(position.turn + 2) % 4] if position.players == 4 else None
    assert event.net == going_out_points(position.layout.raw_points, opponents, partner)
    assert event.accepted == (position.scores[position.side] + event.net <= 305)
    assert (event.before, bench.state.went_out, bench.supposed) == (position.scores[position.side], position.turn, None)
    assert settlement(bench.state)[-1].scores == bench.state.scores


@pytest.mark.parametrize("seed", range(25))
def test_a_block_compares_the_hands_whether_or_not_anybody_could_go_on(seed: int) -> None:
    position = random_table(seed, out=False)
    if position.scores[position.side] + position.layout.raw_points == 305 and position.layout.raw_points:
        with pytest.raises(RuleError, match="the match is won"):
            settled(position)
        return
    bench = settled(position)
    gains = [(event.seat, event.raw) for event in bench.state.events if isinstance(event, BlockedGainEvent)]
    assert gains == [*blocked_points(position.hands, position.sides)][: len(gains)]
    assert len(gains) == len(blocked_points(position.hands, position.sides)) or 305 in bench.state.scores
    assert bench.supposed is not None, "there are tiles left to draw"
    assert bench.state.hand_over == "blocked"
    assert settlement(bench.state)[-1].scores == bench.state.scores


def blocked_match() -> State:
    """Find a match in which a placement blocks the hand."""
    for seed in range(400):
        for step in replay(self_play(seed, players=4)).steps:
            state = step.state
            if state.hand_over == "blocked" and isinstance(state.move, Place) and not state.outcome:
                return state
    raise AssertionError


def test_a_real_block_is_the_engines_own() -> None:
    state = blocked_match()
    before = state.previous
    assert before is not None
    position = replace(table_of(state), scores=before.scores, turn=before.turn or 0)
    bench = settled(position)
    assert bench.supposed is None
    assert bench.state.scores == state.scores
    assert [str(event) for event in bench.state.events] == [str(event) for event in state.events]


def test_near_the_target_an_event_is_rejected_whole() -> None:
    position = table(2, "4|4", "hand 1 5|5", "score 0 300")
    event = next(event for event in settled(position).state.events if isinstance(event, GoingOutEvent))
    assert (event.net, event.accepted, event.after) == (round_to_five(10), False, 300)
    position = table(2, "4|4", "hand 1 0|5", "score 0 300")
    assert settled(position).state.outcome is not None


@pytest.mark.parametrize(
    ("steps", "rule"),
    [
        ((), "D19"),
        (("4|4",), "D19"),
        (("1|4", "hand 0 0|0"), "D19"),
        (("1|4", "score 0 300", "hand 0 0|0", "hand 1 1|1"), "D18"),
    ],
)
def test_what_is_missing_is_named(steps: tuple[str, ...], rule: str) -> None:
    with pytest.raises(RuleError) as missing:
        settled(table(2, *steps))
    assert missing.value.rule == rule


def test_a_match_that_is_settled_is_shown_as_it_is() -> None:
    state = next(step.state for step in replay(self_play(3)).steps if step.state.hand_over == "out")
    assert settled(state) == (state, None)
