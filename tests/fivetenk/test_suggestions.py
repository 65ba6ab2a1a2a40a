"""Suggestions: what they say is so, and nothing in them comes from what the seat cannot see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from gamelib.core.advice import Effort, Option
from gamelib.core.strengths import STRENGTHS
from gamelib.fivetenk import State, View
from gamelib.fivetenk.moves import PASS, Bury, Move, Moves
from gamelib.fivetenk.players import computer
from gamelib.fivetenk.players.prospects import _on_average
from gamelib.fivetenk.players.weighing import Ended, Prospect
from gamelib.words import fact, rule, say
from tests.fivetenk.advised import THINKING, advised, figures, number_in, played_well, said
from tests.fivetenk.positions import position
from tests.fivetenk.random_games import exchanged, some


@pytest.mark.parametrize("strength", THINKING)
def test_two_or_three_candidates_each_with_a_sentence_and_numbers(strength: str) -> None:
    phases: Counter[str] = Counter()
    for state in some(4, 7):
        advice = advised(state, strength)
        phases[state.phase] += 1
        assert min(2, len(state.legal_moves())) <= len(advice.options) <= 3
        assert len({option.move for option in advice.options}) == len(advice.options)
        for option in advice.options:
            assert option.move in state.legal_moves()
            assert option.reasons
            assert len(option.figures) >= 2
            for reason in option.reasons:
                assert reason.rules
                assert say(reason.message, "en")
                assert say(reason.message, "ja")
                assert all(rule("fivetenk", number) for number in reason.rules)
            for figure in option.figures:
                assert fact(figure, "en").startswith(figure.name)
                assert figure.margin is None or figure.margin >= 0
    assert set(phases) == {"deal", "bury", "name", "play"}


@pytest.mark.parametrize("strength", THINKING)
def test_the_best_comes_first(strength: str) -> None:
    for state in some(3, 7):
        advice = advised(state, strength, most=None)
        worths = [option.worth for option in advice.options]
        assert worths == sorted(worths, reverse=True)
        assert [option.behind for option in advice.options] == pytest.approx([worths[0] - worth for worth in worths])
        first = advised(state, strength).options
        assert [option.move for option in first] == [option.move for option in advice.options[: len(first)]]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_there_is_a_reason_where_there_is_no_choice(strength: str) -> None:
    forced = [state for state in played_well(2) if len(state.legal_moves()) == 1]
    assert len(forced) > 10
    for state in forced:
        (option,) = advised(state, strength).options
        assert option.reasons


@pytest.mark.parametrize("strength", THINKING)
def test_where_one_move_is_legal_it_is_answered_at_once_by_the_rule(strength: str) -> None:
    """Nothing is imagined, whatever the effort: a stop that was asked for is not even looked at."""
    passes = 0
    for state in [state for state in played_well(2) if len(state.legal_moves()) == 1]:
        asked: list[float] = []
        advice = computer(strength, effort=Effort(100_000, progress=asked.append)).advise(
            state.view(state.turn or 0), state.legal_moves()
        )
        (option,) = advice.options
        assert (option.move, advice.samples, asked) == (state.legal_moves()[0], 0, [])
        assert option.reasons
        if option.move == PASS:
            passes += 1
            assert said(option) == ["Nothing in the hand beats it, so there is only the pass."]
            assert option.reasons[0].rules == ("C23",)
    assert passes > 10


def test_of_two_burials_alone_the_better_comes_first() -> None:
    state = next(state for state in some(1) if state.phase == "bury")
    view, player = state.view(state.turn or 0), computer("simple")
    best = player.choose(view, state.legal_moves())
    poor = Bury(tuple(sorted(view.hand, key=lambda card: card.rank)[-6:]))
    advice = player.advise(view, Moves((poor, best)))
    assert [option.move for option in advice.options] == [best, poor]
    assert advice.options[1].behind > 0
    assert advice.options[0].worth == player.advise(view, state.legal_moves()).options[0].worth


@pytest.mark.parametrize("strength", THINKING)
def test_what_orders_the_candidates_is_the_first_number_of_each(strength: str) -> None:
    for state in some(3, 7):
        advice = advised(state, strength, most=None)
        if len(state.legal_moves()) == 1:
            continue
        first = [option.figures[0] for option in advice.options]
        assert {figure.name for figure in first} == {"worth"}
        assert len({figure.unit for figure in first}) == 1
        assert [figure.value for figure in first] == [option.worth for option in advice.options]
        assert advice.meaning is not None
        assert say(advice.meaning, "en").startswith("The worth")


def test_averages_are_those_of_the_worlds_imagined_and_the_most_is_said_only_where_it_is_clear() -> None:
    told: Counter[str] = Counter()
    for state in played_well(2):
        if len(state.legal_moves()) < 2:
            continue
        options = advised(state, "strong", samples=20).options
        for option in options:
            numbers = figures(option)
            assert 0 <= numbers["expected points of the own side"] <= 300
            assert -3 <= numbers["expected steps of promotion"] <= 3
            assert 0 <= numbers.get("stays unanswered", 0) <= 100
            for begins, name in (
                ("Of these choices it brings its side the most", "expected points of the own side"),
                ("Of these choices it gets its whole side out first", "own side out first"),
            ):
                values = sorted(figures(other)[name] for other in options)
                for sentence in said(option):
                    if sentence.startswith(begins):
                        assert numbers[name] == values[-1] > values[-2]
                        assert number_in(sentence) == round(values[-1])
                        told[name] += 1
    assert len(told) == 2


def ended(points: list[int]) -> Prospect[Any]:
    """Make up what a choice led to."""
    prospect: Prospect[Any] = Prospect(SimpleNamespace(worth=0.0))
    prospect.ended = [Ended(0.0, number, 0, False) for number in points]
    return prospect


def test_a_lead_that_chance_may_have_made_is_not_said_to_be_the_most() -> None:
    poor, clear = ended([100, 110] * 10), ended([111, 120] * 10)
    lucky = ended([100, 110] * 9 + [100, 160])
    assert not list(_on_average(lucky, [lucky, poor])), "one game of twenty made it"
    assert not list(_on_average(poor, [clear, poor]))
    (reason,) = _on_average(clear, [clear, poor])
    assert str(reason.message).startswith("Of these choices it brings its side the most points")


def test_a_game_that_ends_at_once_is_told_as_it_ends() -> None:
    hands = "[9D 9C][3D 4D][5D 6D][7D 8D][JD QD][QC KC]"
    state = position(hands, trick="5: 8H 8S", turn=0, friends="AS 1 0; AH 1 0")
    option = advised(state, "strong").options[0]
    after = state.play(option.move)
    assert after.settlement
    numbers = figures(option)
    assert numbers["expected points of the own side"] == after.settlement.declarers
    assert (numbers["own side out first"], numbers["stays unanswered"]) == (100, 100)


# ---- nothing hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", THINKING)
def test_cards_that_a_seat_cannot_see_change_no_suggestion(strength: str) -> None:
    stream = Random(5)
    compared = 0
    for state in some(5, 9):
        if state.phase != "play" or sum(map(bool, state.hand_sizes)) < 3:
            continue
        read = State.from_text(state.to_text())
        other = exchanged(state, state.turn or 0, stream)
        assert advised(other, strength, most=None) == advised(read, strength, most=None)
        compared += other != read
    assert compared > 20


@pytest.mark.parametrize("strength", THINKING)
def test_suggestions_come_from_the_view_alone(strength: str) -> None:
    """A view that is read from its line knows nothing of the state it was made of."""
    for state in some(3, 13):
        if state.phase not in ("bury", "name"):
            continue
        view = state.view(state.turn or 0)
        read = type(view).from_text(view.to_text())
        advice, again = (by_thumb_and_seed(one, strength) for one in (view, read))
        assert again == advice


def by_thumb_and_seed(view: View, strength: str) -> tuple[Option[Move], ...]:
    """Advise on a view, with what was done before forgotten, which seeds the chance of a strong player."""
    forgetful = replace(view, done=(), tricks=())
    return computer(strength, effort=Effort(samples=3)).advise(forgetful, forgetful.legal_moves()).options
