"""What to aim for: the way that the computer player thinks better also leads further, and it sees no hidden tile."""

from __future__ import annotations

import pytest

from gamelib.exact61 import State
from gamelib.exact61.scoring import TARGET
from gamelib.lessons.aiming import aim
from gamelib.lessons.exact61.aims import AIMS
from gamelib.words import say


def lead(state: State, seat: int) -> float:
    """Tell how far a seat's side is ahead of the others; a match won or lost is ahead or behind without end."""
    own = state.sides[seat]
    others = max(score for side, score in enumerate(state.scores) if side != own)
    if state.outcome:
        return float("inf") if state.scores[own] == TARGET else -float("inf")
    return state.scores[own] - others


@pytest.mark.parametrize("name", AIMS)
def test_every_way_is_played_to_the_end_of_the_hand(name: str) -> None:
    known = aim(name)
    position = known.set_out()
    assert position.turn == known.seat
    assert State.from_text(position.to_text()) == position
    assert len(known.ways) == 2
    for way in range(2):
        line = known.line(way)
        assert line[0] == position
        assert line[-1].hand_over
        assert all(say(message, "en") for message in known.follows(way))
    assert known.line(0)[1] != known.line(1)[1]


@pytest.mark.parametrize("name", AIMS)
def test_the_first_way_is_better_on_the_average_and_here(name: str) -> None:
    known = aim(name)
    first, second = known.option(0), known.option(1)
    assert first is not None
    assert second is not None
    assert first is known.advice.options[0]
    assert second.clearly_behind
    assert lead(known.line(0)[-1], known.seat) > lead(known.line(1)[-1], known.seat)


@pytest.mark.parametrize(
    ("name", "aims"),
    [
        ("points at once", {"points"}),
        ("exactly 61", {"exact target"}),
        ("the last step", {"exact target"}),
        ("little for the next", {"answers"}),
        ("what fits later", {"own hand"}),
        ("the partner", {"partner"}),
        ("going out", {"own hand"}),
    ],
)
def test_the_reasons_are_what_the_aim_is_about(name: str, aims: set[str]) -> None:
    best = aim(name).advice.options[0]
    assert aims <= {reason.aim for reason in best.reasons}


def test_what_the_computer_thinks_comes_from_no_hidden_tile() -> None:
    known = AIMS["the last step"]
    line = known.set_out().to_text()
    position = known.set_out()
    hands = [" ".join(hand) for hand in position.hands]
    hidden = next(hand for seat, hand in enumerate(hands) if seat != known.seat)
    talon = " ".join(position.talon)
    taken = talon.split()[: len(hidden.split())]
    exchanged = line.replace(f"[{hidden}]", f"[{' '.join(taken)}]").replace(
        f"[{talon}]", f"[{' '.join([*hidden.split(), *talon.split()[len(taken) :]])}]"
    )
    other = State.from_text(exchanged)
    assert other != position
    assert type(known)(known.question, known.seat, lambda: other, known.ways).advice == known.advice


def test_the_match_is_near_its_end_in_every_position() -> None:
    for known in AIMS.values():
        assert all(TARGET - 30 <= score < TARGET for score in known.set_out().scores)
