"""The fixed names: verbs, events with their fields and types, errors, and the plain functions."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

import pytest

from gamelib import fivetenk
from gamelib.core import Event, RuleError, chance
from gamelib.fivetenk import (
    KINDS,
    Burials,
    Card,
    Reading,
    Rules,
    State,
    answers,
    beats,
    leads,
    readings,
    replay,
    self_play,
    start,
)
from tests.fivetenk.matches import match
from tests.fivetenk.positions import position

RULES = {f"C{number}" for number in range(1, 34)} | {f"R{number}" for number in range(1, 24)}
WON = position(
    "[3D][][9D]", friends="AS 1 1; AH 1 1", buried="4D 4C 6D 6C 7D 7C", rest=1, levels="Q,K,3,3,A,9", previous="3:0,1,2"
).play("3D")

SEAT = INT = (int,)
FIELDS: dict[str, dict[str, tuple[type, ...]]] = {
    "deal": {"first_seat": SEAT},
    "redeal": {},
    "declarer": {"seat": SEAT, "how": (str,)},
    "bury": {"seat": SEAT, "cards": (tuple,)},
    "friends_named": {"seat": SEAT, "named": (tuple,)},
    "play": {"seat": SEAT, "cards": (tuple,), "reading": (Reading,)},
    "pass": {"seat": SEAT},
    "named_play": {"card": (Card,), "count": INT, "seat": SEAT, "settles": (bool,)},
    "friend": {"seat": SEAT},
    "out": {"seat": SEAT},
    "trick": {"seat": SEAT, "points": INT},
    "game_end": {"how": (str,), "last_seat": SEAT},
    "settlement": {"table": (tuple,), "kitty": (tuple,), "hands": (tuple,), "defenders": INT, "declarers": INT},
    "promotion": {"winner": (str,), "steps": INT, "before": (tuple,), "after": (tuple,)},
    "match_end": {"seats": (tuple,)},
}


@cache
def every_event() -> tuple[Event, ...]:
    """Gather the events of many matches, and of one that is won."""
    played = (
        event
        for seed in range(45)
        for step in match(seed).steps
        for event in (*match(seed).start.events, *step.events)
        if not (step.seat is None and event.kind == "deal")
    )
    return (*played, *WON.events)


def test_the_kinds_are_a_closed_list_and_each_happens() -> None:
    assert {event.kind for event in every_event()} == set(FIELDS)


@pytest.mark.parametrize("kind", FIELDS)
def test_an_event_has_its_fields_of_their_types(kind: str) -> None:
    for event in every_event():
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
    for event in every_event():
        facts: dict[str, Any] = event.facts
        if event.kind == "declarer":
            assert facts["how"] in {"reveal", "nobody revealed"}
        if event.kind == "game_end":
            assert facts["how"] in {"declarer's side out", "defenders out", "one left"}
        if event.kind == "settlement":
            for share in (facts["table"], facts["kitty"], facts["hands"]):
                points, side = share
                assert type(points) is int
                assert side in {"declarer", "defenders"}
        if event.kind == "promotion":
            assert (len(facts["before"]), len(facts["after"])) == (6, 6)
        if event.kind == "friends_named":
            assert all(type(nth) is int and isinstance(card, Card) for card, nth in facts["named"])


def test_start_and_self_play_are_called_as_the_contract_says() -> None:
    assert start() == start(seed=7) == start(seed=7, rules=Rules())
    made = self_play(5)
    assert made == self_play(5, games=1) == self_play(seed=5)
    assert isinstance(made, dict)


@pytest.mark.parametrize("name", ["readings", "beats", "leads", "answers", "start", "self_play", "why_nothing"])
def test_every_function_that_depends_on_the_options_takes_rules(name: str) -> None:
    assert "rules" in inspect.signature(getattr(fivetenk, name)).parameters


def test_a_state_has_the_verbs() -> None:
    state = match(1).steps[10].state
    move = state.legal_moves()[0]
    after = state.play(move)
    assert isinstance(after, State)
    assert after.events
    assert state.why_not(move) is None
    assert state.view(0).seat == 0
    assert state.outcome is None
    assert State.from_text(state.to_text()) == state
    assert len(state.levels) == 6
    assert state.points is None


def test_a_settled_state_is_the_one_after_the_move_and_deals_on() -> None:
    state = match(1).state
    assert type(state.points) is int
    assert state.legal_moves() == ()
    assert state.outcome is None
    assert state.turn is None
    assert sum(state.hand_sizes) > 0  # As left, and now shown.
    assert all(hand is not None for hand in state.view(0).hands)
    following = state.next_deal()
    assert following.levels == state.levels
    assert following.events[0].kind == "deal"
    assert WON.outcome is not None
    assert WON.outcome.winners == (0, 1)
    assert WON.levels[0] == "won"


def test_moves_of_every_kind_are_listed_or_lazy() -> None:
    steps = match(1).steps
    dealt = match(1).start
    assert [str(move) for move in dealt.legal_moves()] == ["reveal", "decline"]
    burials = steps[0].state.legal_moves()
    assert isinstance(burials, Burials)
    assert len(steps[1].state.legal_moves()) == 54
    state = steps[2].state
    assert state.legal_moves() == leads(" ".join(state.hands[state.turn or 0]))
    answering = next(step.state for step in steps if step.state.top and step.state.turn is not None)
    top = answering.top
    assert top is not None
    *plays, last = answering.legal_moves()
    assert str(last) == "pass"
    assert tuple(plays) == answers(" ".join(answering.hands[answering.turn or 0]), top)


def test_a_play_has_ranks_and_a_reading_with_kind_size_and_rank() -> None:
    (play, *_) = leads("3D 3C 3H 4D")[::-1]
    assert play.ranks == ("3", "3", "3", "4")
    assert (play.reading.kind, play.reading.size, play.reading.rank) == ("triple with single", 4, "3")
    assert readings("3D 3C 3H 4D") == readings(["3D", "3C", "3H", "4D"]) == (play.reading,)
    assert readings("3D 5D") == ()
    assert beats("4D", "3D") == beats("4D", Reading("single", 1, "3")) == Reading("single", 1, "4")
    assert beats("3D", "4D") is None
    assert len(KINDS) == 14


def test_a_replay_has_a_start_steps_and_a_last_state() -> None:
    played = replay(self_play(1))
    assert played.start.phase == "deal"
    for step in played.steps:
        assert step.move is not None
        assert step.events
        assert isinstance(step.state, State)
    assert played.state == played.steps[-1].state
    kinds = [step.events[0].kind for step in played.steps[:4]]
    assert kinds == ["declarer", "bury", "friends_named", "play"]


def test_a_rule_error_names_rule_and_step() -> None:
    made: Any = self_play(1)
    made["games"][0]["plays"][7]["seat"] = (made["games"][0]["plays"][7]["seat"] + 1) % 6
    with pytest.raises(RuleError) as refused:
        replay(made)
    assert (refused.value.rule, refused.value.step) in {("C23", 10), ("C26", 10)}


def test_the_options_are_frozen() -> None:
    rules: Any = Rules()
    assert rules == Rules(wing_jokers="none")
    with pytest.raises(AttributeError):
        rules.wing_jokers = "not_both"


def test_burials_are_lazy_with_len_in_and_a_seeded_draw() -> None:
    burials = match(1).steps[0].state.legal_moves()
    assert isinstance(burials, Burials)
    assert len(burials) == 906_192
    assert burials[0].cards == burials[-906_192].cards
    assert len({str(burials[index]) for index in (0, 1, 5000, 906_191)}) == 4
    drawn = burials.draw(chance("a seed"))
    assert drawn in burials
    assert burials.draw(chance("a seed")) == drawn
    with pytest.raises(IndexError):
        burials[906_192]
    few = iter(burials)
    assert [next(few) for _ in range(3)] == [burials[0], burials[1], burials[2]]
