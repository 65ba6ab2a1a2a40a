"""Twenty thousand whole matches of random players, and as many hands beside the reference: minutes, not seconds."""

from __future__ import annotations

import pytest

from gamelib.exact61 import TILES, State, record, replay, self_play
from gamelib.exact61.settlement_events import HandEndEvent
from tests.exact61.lockstep import play_hands

MATCHES = 20_000
CHUNKS = 20


def check(state: State) -> None:
    """Check what must hold at every step of a match."""
    tiles = [*state.layout.tiles, *state.talon, *(tile for hand in state.hands for tile in hand)]
    assert sorted(tiles) == list(TILES)
    for score in state.scores:
        assert score % 5 == 0
        assert score <= 305
    assert (305 in state.scores) == (state.outcome is not None)
    assert bool(state.legal_moves()) == (state.turn is not None) == (state.hand_over is None)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whole_matches_are_played_without_an_error(chunk: int) -> None:
    ends: set[str] = set()
    for seed in range(chunk * MATCHES // CHUNKS, (chunk + 1) * MATCHES // CHUNKS):
        made = self_play(seed, players=2 + seed % 3)
        played = replay(made)
        for state in played.states:
            check(state)
        assert played.state.outcome is not None
        assert record(played.state) == made
        ends |= {event.how for event in played.state.events if isinstance(event, HandEndEvent)}
    assert ends == {"out", "blocked", "won"}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chunk", range(7))
def test_hands_are_played_as_the_reference_plays_them(players: int, chunk: int) -> None:
    assert set(play_hands(range(1000 * chunk, 1000 * (chunk + 1)), players)) == {"out", "blocked", "won"}
