"""What always holds, whatever is played: tiles, scores, replays, equality, and that nothing ever changes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.exact61 import TILES, Layout, Place, State, View, record, replay, self_play, start
from gamelib.exact61 import pips as count_pips
from tests.exact61.matches import match
from tests.exact61.positions import position

PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 10**6)


def states(seed: int, players: int, hands: int = 2) -> Iterator[State]:
    """Play some hands at random, from scores near the target as often as not."""
    stream = Random(seed)
    sides = 2 if players == 4 else players
    scores = [5 * stream.randint(-5, 60) for _ in range(sides)] if seed % 2 else None
    state = start(players=players, seed=seed, scores=scores)
    yield state
    while hands and not state.outcome:
        if state.turn is None:
            hands -= 1
            state = state.next_deal()
        else:
            state = state.play(stream.choice(state.legal_moves()))
        yield state


@given(SEEDS, PLAYERS)
def test_tiles_and_scores_are_conserved_at_every_step(seed: int, players: int) -> None:
    for state in states(seed, players):
        tiles = [*state.layout.tiles, *state.talon, *(tile for hand in state.hands for tile in hand)]
        assert sorted(tiles) == list(TILES)
        assert count_pips(tiles) == 168
        assert all(score % 5 == 0 and score <= 305 for score in state.scores)
        assert (305 in state.scores) == (state.outcome is not None)
        assert state.layout.total >= 0
        assert state.layout.total == sum(end.contribution for end in state.layout.scoring_ends)


@given(SEEDS, PLAYERS)
def test_somebody_has_a_move_until_the_hand_is_over(seed: int, players: int) -> None:
    for state in states(seed, players):
        moves = state.legal_moves()
        assert bool(moves) == (state.turn is not None) == (state.hand_over is None)
        assert len(moves) == len(set(moves)) == len(set(map(str, moves)))
        assert state.placeable == tuple(sorted({move.tile for move in moves if isinstance(move, Place)}))


@given(SEEDS, PLAYERS)
def test_a_state_s_text_reads_back_at_every_step(seed: int, players: int) -> None:
    for state in list(states(seed, players, hands=1))[::3]:
        assert State.from_text(state.to_text()) == state
        assert Layout.from_text(state.layout.to_text()) == state.layout
        view = state.view(seed % players)
        assert View.from_text(view.to_text()) == view


@given(SEEDS, PLAYERS)
def test_the_same_seed_and_choices_give_the_same_match(seed: int, players: int) -> None:
    assert [state.to_text() for state in states(seed, players)] == [state.to_text() for state in states(seed, players)]


@given(st.integers(0, 3000), PLAYERS)
def test_a_replay_of_self_play_equals_it(seed: int, players: int) -> None:
    made = self_play(seed, players=players)
    assert made == self_play(seed, players=players)
    played = replay(made)
    assert record(played.state) == made
    assert played.state.outcome is not None
    assert max(played.state.scores) == 305


def test_other_seeds_give_other_deals() -> None:
    deals = {start(seed=seed).hands for seed in range(200)} | {start(seed=-seed).hands for seed in range(1, 200)}
    assert len(deals) == 399
    whole = match(1, 4)
    hands = {state.deal for state in (whole.start, *(step.dealt for step in whole.steps if step.dealt))}
    assert len(hands) > 5


def test_every_tile_comes_to_a_seat_about_as_often() -> None:
    # "Rigged" deals are what players of other software complain of most.
    count = dict.fromkeys(TILES, 0)
    for seed in range(2800):
        for tile in start(seed=seed).hands[0]:
            count[tile] += 1
    assert all(400 < dealt < 600 for dealt in count.values())


def test_equality_ignores_history() -> None:
    one = position("[1|2 4|6 0|0][1|1 4|4 *]", "1|4", talon="5|5")
    text = one.to_text()
    by_play = one.play("1|2 at 1|4 low").play("4|4 at 1|4 high")
    assert by_play.previous is not None
    read = State.from_text(by_play.to_text())
    assert read == by_play
    assert hash(read) == hash(by_play)
    assert read.previous is None
    assert State.from_text(text) == one
    assert one != by_play
    assert one != text
    # The same tiles joined in the same way, laid in another order.
    first = Layout.from_text("1|4; 1|2 at 1|4 low; 4|6 at 1|4 high")
    other = Layout.from_text("1|4; 4|6 at 1|4 high; 1|2 at 1|4 low")
    assert first == other
    assert hash(first) == hash(other)
    assert first != Layout.from_text("1|4; 1|2 at 1|4 low")
    assert Layout.from_text("2|2; 2|6 at 2|2 inline A") != Layout.from_text("2|2; 2|6 at 2|2 inline B")


@pytest.mark.parametrize("name", ["turn", "scores", "hands", "layout", "talon", "seed", "players", "whatever"])
def test_nothing_can_be_set_on_a_state_or_taken_from_it(name: str) -> None:
    state: Any = start()
    view: Any = state.view(0)
    layout: Any = state.layout
    text = state.to_text()
    for thing in (state, view, layout):
        with pytest.raises(AttributeError):
            setattr(thing, name, None)
        with pytest.raises(AttributeError):
            delattr(thing, name)
    with pytest.raises((AttributeError, TypeError)):
        state.legal_moves()[0].tile = "0|0"
    assert state.to_text() == text


@given(SEEDS, PLAYERS)
def test_playing_leaves_the_old_state_as_it_was(seed: int, players: int) -> None:
    for state in list(states(seed, players, hands=1))[::4]:
        kept, text = State.from_text(state.to_text()), state.to_text()
        for move in state.legal_moves():
            after = state.play(move)
            again = state.play(move)
            assert after == again
            assert after.events == again.events
            assert after.events == after.events
        if state.turn is None and not state.outcome:
            assert state.next_deal() == state.next_deal()
        assert state == kept
        assert state.to_text() == text


def test_states_views_events_and_errors_travel_by_pickle_and_copy() -> None:
    for state in match(2, 3).states[::7]:
        for thing in (state, state.layout, state.view(1), state.events, state.legal_moves()):
            assert pickle.loads(pickle.dumps(thing)) == thing  # noqa: S301 - it was pickled just now.
            assert copy.deepcopy(thing) == thing
    problem = match(2, 3).start.why_not("pass")
    again = pickle.loads(pickle.dumps(problem))  # noqa: S301 - it was pickled just now.
    assert problem is not None
    assert (again.rule, str(again), again.legal) == ("D7", str(problem), problem.legal)
