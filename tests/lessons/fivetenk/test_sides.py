"""Questions about sides: what is said of a player holds in the very game that is asked about."""

from __future__ import annotations

import pytest

from gamelib import lessons
from gamelib.fivetenk import State
from gamelib.fivetenk.public import known_side


def test_who_is_out_is_not_said_to_join_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[State, int]] = []

    def watched(position: State, seat: int) -> str | None:
        asked.append((position, seat))
        return known_side(position, seat)

    monkeypatch.setattr("gamelib.lessons.fivetenk.sides.known_side", watched)
    unknown = 0
    for seed in range(100):
        item = lessons.generate("friends", seed, "side of a seat")
        if item.answer == "unknown":
            state, seat = asked[-1]
            assert state.hand_sizes[seat]
            unknown += 1
    assert unknown
