"""What is asked to be predicted in 5-10-K, and how what is typed is read."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State
from gamelib.lessons.fivetenk.predicting import (
    climb_question,
    friend_question,
    read_seat,
    read_seats,
    trick_question,
)
from gamelib.lessons.mistakes import Mistake
from tests.fivetenk.matches import match, written
from tests.lessons.fivetenk.predictions import (
    MATCHES,
)
from tests.lessons.fivetenk.retold import Named, Trick, told


def test_a_trick_is_asked_about_just_where_one_ends() -> None:
    for seed in MATCHES:
        places = {place for place, thing in told(written(seed)["games"][0]) if isinstance(thing, Trick)}
        asked = {place - 3 for place, step in enumerate(match(seed).steps) if trick_question(step.state)}
        assert asked == places


def test_friends_are_asked_about_just_where_a_named_face_is_played() -> None:
    for seed in MATCHES:
        places = {place for place, thing in told(written(seed)["games"][0]) if isinstance(thing, Named)}
        asked = {place - 3 for place, step in enumerate(match(seed).steps) if friend_question(step.state)}
        assert asked == places


def test_climbs_are_asked_about_just_at_a_settlement() -> None:
    for seed in MATCHES:
        asked = [place for place, step in enumerate(match(seed).steps) if climb_question(step.state)]
        assert asked == [len(match(seed).steps) - 1]


def test_nothing_is_asked_of_a_position_that_nothing_led_to() -> None:
    state = State.from_text(match(1).states[40].to_text())
    assert [trick_question(state), friend_question(state), climb_question(state)] == [None] * 3


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("2 4", {2, 4}),
        ("seats 4 and 2", {2, 4}),
        ("\uff14、\uff12", {2, 4}),
        ("0", {0}),
        ("Nobody", set()),
        ("24", None),
        ("", None),
    ],
)
def test_seats_are_read_kindly(text: str, seats: set[int] | None) -> None:
    if text == "24":
        with pytest.raises(RuleError) as refused:
            read_seats(text)
        assert refused.value.rule == "C1"
    else:
        assert read_seats(text) == seats


@pytest.mark.parametrize("text", ["two", "-1", "7", "1 9", "A"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_seats(text)
    assert refused.value.rule in ("C1", "format")


def test_one_seat_is_one() -> None:
    assert (read_seat("3"), read_seat(" seat 3 "), read_seat("")) == (3, 3, None)
    with pytest.raises(RuleError, match="just one seat"):
        read_seat("3 4")


def test_every_mistake_has_rules_and_a_message() -> None:
    with pytest.raises(NotImplementedError):
        _ = Mistake().rules
    with pytest.raises(NotImplementedError):
        _ = Mistake().message
