"""What is told of cards that are raised: what they are, whether they beat the table, why not, what they would take."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.fivetenk import State, choose, compare, readings, start
from gamelib.fivetenk.cards import read_cards
from gamelib.sandbox.fivetenk import act, by_chance, plays_of, selected, waiting, worth
from gamelib.words import say
from tests.sandbox.fivetenk.test_steps import midgame


def told(state: State, cards: str, kind: str | None = None) -> str:
    found = selected(state, read_cards(cards), kind)
    return " ".join((say(found.headline), *map(say, found.said)))


@pytest.fixture(scope="module")
def duel() -> State:
    """Seat 1 has to answer a pair of sevens, in a trick with 10 points."""
    lead = act(act(start(7), "ready"), "declarer 0")
    held = act(act(lead, "hand 1 9D 9C 8D 5H 10H KH 4D 4C 4H 4S"), "hand 0 10D 10C 7D 7C AS")
    return act(held, "turn 0").play("10D 10C")


def test_a_selection_that_beats_the_table_says_what_it_takes(duel: State) -> None:
    found = selected(duel, read_cards("4D 4C 4H 4S"))
    assert found.step == "4D 4C 4H 4S"
    assert "If nobody beats it, it takes 20 points." in told(duel, "4D 4C 4H 4S")
    assert say(worth(duel, read_cards("5H 10H KH"))) == "20 + 25 = 45 points"
    assert "20 + 25 = 45 points" in told(duel, "5H 10H KH")


def test_a_selection_that_does_not_says_why(duel: State) -> None:
    found = selected(duel, read_cards("9D 9C"))
    assert found.step == ""
    assert found.problem is not None
    assert "C8" in found.rules
    assert say(compare(readings("9D 9C")[0], readings("10S 10C")[0]).message) in told(duel, "9D 9C")
    assert told(duel, "9D 8D").startswith("No combination")
    assert say(compare(readings("9D")[0], readings("10S 10C")[0]).message) in told(duel, "9D")


def test_with_nothing_raised_it_says_what_to_do(duel: State) -> None:
    assert told(duel, "").startswith("Seat 1 answers, or passes To be beaten: the pair of 10s of seat 0.")
    deal = start(7)
    assert "is asked whether to reveal" in told(deal, "")
    bury = deal.play("reveal")
    assert told(bury, "").startswith("0 of 6 cards to bury")
    assert "shuffled and dealt again" in told(act(deal, "decline all"), "")


def test_six_cards_are_buried_and_others_are_not() -> None:
    bury = start(7).play("reveal")
    hand = bury.hands[bury.declarer or 0]
    six = selected(bury, hand[:6])
    assert six.step.startswith("bury ")
    assert bury.play(six.step).phase == "name"
    five = selected(bury, hand[:5])
    assert (five.step, five.rules) == ("", ("C18",))
    assert "names two faces" in say(selected(bury.play(six.step), ()).said[0])


def test_a_kind_can_be_named_where_there_are_several() -> None:
    lead = act(act(start(7), "ready"), "turn 5")
    cards = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H"
    held = act(lead, f"hand 5 {cards} 9D")
    found = selected(held, read_cards(cards), "airplane with singles")
    assert found.step.endswith(" as airplane with singles")
    assert held.play(found.step).top == held.play(f"{cards} as airplane with singles").top
    plain = selected(held, read_cards(cards))
    assert say(plain.headline).startswith("airplane from 3 to 6")
    assert "R8" in plain.rules


@pytest.mark.parametrize("seed", range(4))
def test_every_play_that_is_listed_can_be_played_and_no_other(seed: int) -> None:
    state = midgame(seed, 25)
    plays = plays_of(state)
    if state.turn is None:
        assert plays == ()
        return
    assert [*plays] == [move for move in state.legal_moves() if str(move) != "pass"]
    hand = state.hands[state.turn]
    for play in Random(seed).sample(plays, min(25, len(plays))):
        cards = choose(hand, play, waiting(state)).cards
        found = selected(state, cards, play.reading.kind if state.top is None else None)
        assert found.problem is None
        assert state.play(found.step).trick[-1].reading == play.reading


def test_chance_makes_the_same_move_in_the_same_position() -> None:
    state = midgame(3, 12)
    assert by_chance(state) == by_chance(State.from_text(state.to_text()))
