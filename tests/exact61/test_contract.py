"""The fixed names: verbs, events with their fields and types, errors, layouts and the plain functions."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

from gamelib import core, exact61
from gamelib.core import Event, RuleError
from gamelib.exact61 import Layout, Place, State, Tile, replay, self_play, start
from gamelib.exact61.events import PlacementEvent
from tests.exact61.matches import match
from tests.exact61.positions import LAST_SIX, LONG, SCORES_30, SIXES_OPEN, position

RULES = {f"D{number}" for number in range(1, 28)} | {f"R{number}" for number in range(1, 13)}


def all_events() -> Iterator[Event]:
    for players in (2, 3, 4):
        for seed in range(6):
            yield from match(seed, players).start.events
            for step in match(seed, players).steps:
                yield from step.events


EVENTS = list(all_events())
BOOL, INT, SEAT = (bool,), (int,), (int,)
FIELDS: dict[str, dict[str, tuple[type, ...]]] = {
    "lot": {"rows": (tuple,), "leader": SEAT},
    "deal": {"leader": SEAT},
    "draw": {"seat": SEAT, "tile": (Tile,)},
    "pass": {"seat": SEAT},
    "placement": {
        "seat": SEAT, "tile": (Tile,), "at": (tuple, type(None)), "ends": (tuple,), "total": INT, "raw": INT,
        "accepted": (bool, type(None)),
    },
    "going_out": {
        "seat": SEAT, "side": INT, "placement": INT, "opponents": INT, "opponents_rounded": INT,
        "partner": (int, type(None)), "partner_rounded": INT, "net": INT, "accepted": BOOL,
    },
    "blocked_gain": {
        "seat": SEAT, "side": INT, "pips": INT, "differences": (tuple,), "raw": INT, "accepted": BOOL,
    },
    "hand_end": {"how": (str,), "winners": (tuple,), "next_leader": (int, str, type(None))},
    "match_end": {"side": INT},
}  # fmt: skip


def test_the_kinds_are_a_closed_list_and_each_happens() -> None:
    assert {event.kind for event in EVENTS} == set(FIELDS)


@pytest.mark.parametrize("kind", FIELDS)
def test_an_event_has_its_fields_of_their_types(kind: str) -> None:
    for event in EVENTS:
        if event.kind != kind:
            continue
        for name, types in FIELDS[kind].items():
            value = getattr(event, name)
            exact = [kind for kind in types if kind in (int, bool)]  # True is no 1 here.
            assert type(value) in exact or isinstance(value, tuple(set(types) - set(exact))), name
        assert isinstance(event.rules, tuple)
        assert event.rules
        assert set(event.rules) <= RULES
        assert len(set(event.rules)) == len(event.rules)
        assert all(str(message).strip() for message in event.messages)
        with pytest.raises(AttributeError):
            event.rules = ()  # type: ignore[misc]


def test_an_event_s_values_are_those_the_contract_lists() -> None:
    for event in EVENTS:
        facts: dict[str, Any] = event.facts
        if event.kind == "hand_end":
            assert facts["how"] in {"out", "blocked", "won"}
            assert facts["next_leader"] in {0, 1, 2, 3, "lot", None}
        if isinstance(event, PlacementEvent):
            assert {(type(end.tile), type(end.contribution)) for end in event.ends} == {(Tile, int)}
            assert event.total == sum(end.contribution for end in event.ends)
            assert event.at is None or tuple(map(str, event.at)) == (str(event.at.tile), event.at.port)
            assert (event.accepted is None) == (event.raw == 0 or event.going_out)


def test_a_win_in_mid_hand_a_block_and_a_going_out_tell_how_the_hand_ended() -> None:
    for state, how, leader in [
        (position("[1|4 *][0|0]", scores="300,0").play("1|4"), "won", None),
        (position("[5|6 0|0][*]", SIXES_OPEN).play(LAST_SIX), "blocked", "lot"),
        (position("[0|2][1|4]", LONG).play(SCORES_30), "out", 0),
        (position("[0|2][1|4]", LONG, scores="270,0").play(SCORES_30), "out", None),
    ]:
        (end,) = [event for event in state.events if event.kind == "hand_end"]
        assert (end.facts["how"], end.facts["next_leader"]) == (how, leader)


def test_start_and_self_play_are_called_as_the_contract_says() -> None:
    assert start() == start(players=4, seed=7)
    assert start(players=3).players == 3
    assert list(inspect.signature(start).parameters)[:2] == ["players", "seed"]
    made = self_play(5)
    assert made == self_play(5, players=4) == self_play(seed=5)
    assert isinstance(made, dict)


def test_a_state_has_the_verbs() -> None:
    state = start()
    move = state.legal_moves()[0]
    after = state.play(move)
    assert isinstance(after, State)
    assert after.events
    assert state.why_not(move) is None
    assert state.view(0).seat == 0
    assert state.outcome is None
    assert State.from_text(state.to_text()) == state
    assert state.scores == (0, 0)
    assert all(type(score) is int for score in state.scores)


def test_a_settled_state_is_the_one_after_the_move_and_deals_on() -> None:
    state = position("[0|2][1|4]", LONG).play(SCORES_30)
    assert state.scores == (35, 0)
    assert state.hands == ((), ("1|4",))
    assert state.legal_moves() == ()
    assert state.outcome is None
    assert state.next_deal().scores == (35, 0)


def test_a_replay_has_a_start_steps_and_a_last_state() -> None:
    made = self_play(1, players=2)
    played = replay(made)
    assert played.start.turn is not None
    assert len(played.start.layout) == 0
    for step in played.steps:
        assert step.move is not None
        assert step.events
        assert isinstance(step.state, State)
    assert played.state == played.steps[-1].state


def test_a_rule_error_is_a_value_error_with_a_rule_a_step_and_a_sentence() -> None:
    error = RuleError("D7", "Seat {seat} may not.", seat=2)
    assert isinstance(error, ValueError)
    assert (error.rule, error.step, str(error)) == ("D7", None, "Seat 2 may not.")
    assert core.RuleError is RuleError
    assert (error.at_step(3).step, str(error.at_step(3)), error.at_step(3).rule) == (3, "Seat 2 may not.", "D7")


def test_layouts_are_built_as_the_contract_says() -> None:
    layout = Layout()
    assert (layout.open_ports, layout.scoring_ends, layout.total) == ((), (), 0)
    one = layout.place("1|4")
    two = one.place("1|1", at=("1|4", "low"))
    assert (len(layout), len(one), len(two)) == (0, 1, 2)
    assert two.open_ports == (("1|1", "inline B", 1), ("1|4", "high", 4))
    assert two.scoring_ends == (("1|1", 2), ("1|4", 4))
    assert [str(port.tile) for port in two.open_ports] == ["1|1", "1|4"]
    assert [(port.port, port.pips) for port in two.open_ports] == [("inline B", 1), ("high", 4)]
    assert [(str(end.tile), end.contribution) for end in two.scoring_ends] == [("1|1", 2), ("1|4", 4)]
    for number in (two.total, two.raw_points, two.displayed_points):
        assert type(number) is int
    assert Layout.from_text(two.to_text()) == two


def test_the_plain_functions() -> None:
    assert exact61.round_to_five(13) == 15
    assert exact61.going_out_points(10, [["1|2"], ["0|4", "5|5"]], ["3|3"]) == 20
    assert exact61.going_out_points(10, [["1|2"]], partner=None) == 15
    assert exact61.going_out_points(placement=0, opponents=[("6|6",)], partner=("0|0",)) == 10
    assert exact61.blocked_points([["0|1"], ["2|3"], ["6|6"]], sides=(0, 1, 2)) == ((0, 15), (1, 5))


def test_reprs_are_short_and_give_nothing_away() -> None:
    for state in match(0, 4).states[:60]:
        assert len(repr(state)) < 200
        assert "\n" not in repr(state)
        if state.turn is not None and len(state.layout) < 2:
            assert not re.search(r"\d\|\d", repr(state))


def test_texts_are_one_line() -> None:
    for state in match(0, 3).states:
        for line in (state.to_text(), state.layout.to_text(), state.view(0).to_text()):
            assert line == line.strip()
            assert len(line.splitlines()) == 1


def test_moves_are_given_in_any_of_three_forms() -> None:
    state = position("[1|2 2|4][0|0 *]", "1|4", talon="3|3")
    expected = state.play("1|2 at 1|4 low")
    forms: list[Any] = [
        state.legal_moves()[0],
        Place(Tile("2|1"), exact61.Port(Tile("1|4"), "low")),
        {"seat": 0, "place": "1|2", "at": ["1|4", "low"]},
        {"place": "2|1", "at": ("4|1", "low")},
        " 2|1 at 4|1 low ",
    ]
    for form in forms:
        assert state.play(form) == expected
        assert state.why_not(form) is None
