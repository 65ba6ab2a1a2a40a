"""Whatever is asked about is answered for this very case: from the rules alone the numbers are the same."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

import pytest

from gamelib.core import Reason, RuleError
from gamelib.fivetenk import RandomPlayer, State, replay, self_play, start
from gamelib.fivetenk.cards import RANKS
from gamelib.fivetenk.reasons import askable, reason
from gamelib.words import languages, rules, say

WORTH = {"5": 5, "10": 10, "K": 10}


def worth(cards: Iterable[str]) -> int:
    """Add up points from the faces as they are written, without the engine."""
    return sum(WORTH.get(card[:-1], 0) for card in cards)


def text(answer: Reason) -> str:
    return " ".join(map(str, (*answer.said, *([answer.total] if answer.total else []))))


def moments(seed: int) -> list[State]:
    """Give every moment of a random match's two games, those of the deal too."""
    return [*replay(self_play(seed, games=2)).states]


@pytest.mark.parametrize("seed", range(4))
def test_everything_can_be_asked_at_every_moment_and_said_in_every_language(seed: int) -> None:
    known = set(rules("fivetenk"))
    for state in moments(seed)[::7]:
        for key in askable(state):
            answer = reason(state, key)
            assert answer.said, key
            assert answer.rules, key
            for rule in answer.rules:
                assert rule in known or re.fullmatch(r"R\d+", rule), (key, rule)
            for language in (None, *languages()):
                for message in (answer.about, *answer.said, *([answer.total] if answer.total else [])):
                    assert "{" not in say(message, language)


@pytest.mark.parametrize("seed", range(4))
def test_the_numbers_are_those_of_the_cards(seed: int) -> None:
    for state in moments(seed)[::5]:
        if state.phase not in ("play", "settled"):
            continue
        laid = [card for _, cards, _ in state.trick for card in cards]
        if state.trick and worth(laid) and reason(state, "trick").total:
            total = str(reason(state, "trick").total)
            assert total.endswith(f"= {worth(laid)}")
            assert sum(map(int, re.findall(r"\d+", total))) == 2 * worth(laid)
        for seat in range(6):
            held = reason(state, f"hand {seat}")
            if state.hands[seat]:
                assert f"holds {len(state.hands[seat])} card" in text(held)
                assert f"with {worth(state.hands[seat])} points" in text(held)
            assert f"has taken {state.taken[seat]} point" in text(reason(state, f"points {seat}"))
        for place, (card, nth) in enumerate(state.friends_named):
            left = sum(hand.count(card) for hand in state.hands) + state.buried.count(card)
            told = text(reason(state, f"friend {place}"))
            assert f"{card} has been played {3 - left} time" in told
            assert ("named play, " in told) == (3 - left >= nth or state.phase == "settled")
        answer = reason(state, "defenders")
        if state.phase == "play":
            numbers = [int(number) for number in re.findall(r"\d+", str(answer.total))]
            assert sum(numbers[:-1]) == numbers[-1] == 300
        else:
            assert str(answer.total).endswith(f"= {state.points} points.")


def test_in_the_deal_it_says_who_is_asked_and_why() -> None:
    state = start(7)
    answer = text(reason(state, "turn"))
    assert f"Card {state.dealt} has just gone to seat {state.turn}" in answer
    threes = [str(card) for card in state.hands[state.turn or 0] if RANKS[card.rank] == "3"]
    assert threes
    assert all(card in answer for card in threes)
    assert reason(state, "turn").rules == ("C13", "C14", "R3")
    assert "Nobody is declarer before" in text(reason(state, "declarer"))
    assert "top" not in askable(state)


def test_the_declarer_is_told_with_how_it_became_so() -> None:
    state = start(7).play("reveal")
    assert "reveals a card of its level, 3, and so becomes the declarer" in text(reason(state, "declarer"))
    again = State.from_text(state.to_text())
    assert "how it became so was not seen here" in text(reason(again, "declarer"))


def test_whose_turn_it_is_follows_from_the_seat_before_and_who_is_out() -> None:
    seen: set[str] = set()
    for state in moments(5):
        if state.phase != "play" or state.top is None or state.turn is None:
            continue
        answer = reason(state, "turn")
        before = state.trick[-1].seat
        assert f"after seat {before} comes seat {state.turn}" in text(answer).lower()
        out = [(before + step) % 6 for step in range(1, (state.turn - before) % 6 or 6)]
        assert all(not state.hand_sizes[seat] for seat in out)
        assert ("C26" in answer.rules) == bool(out)
        assert ("R14" in answer.rules) == any(laid.seat == state.turn and not laid.cards for laid in state.trick)
        seen |= {*answer.rules}
    assert {"C26", "R14", "R21"} <= seen


def test_sides_are_told_as_far_as_they_are_known() -> None:
    told: set[str] = set()
    for state in moments(2)[::3]:
        if state.declarer is None:
            continue
        for seat in range(6):
            answer = text(reason(state, f"side {seat}"))
            assert ("is the declarer" in answer) == (seat == state.declarer)
            assert ("on the declarer's side, in the open" in answer) == (seat in state.friends)
            told.add(answer.split(" ")[0])
            assert str(reason(state, f"side {seat}").said[0]) in text(reason(state, f"seat {seat}"))
    assert {"Not", "Seat"} <= told


def test_what_was_done_last_is_told_with_what_it_beat() -> None:
    stream = Random(3)
    player = RandomPlayer(stream)
    state = start(7)
    while state.phase != "settled":
        seat = state.turn
        assert seat is not None
        state = state.play("reveal" if state.phase == "deal" else player.choose(state.view(seat), state.legal_moves()))
        for laid in state.trick[-1:]:
            answer = text(reason(state, f"done {laid.seat}"))
            if not laid.cards:
                assert "and passed" in answer
            elif len(state.trick) == 1:
                assert "led it" in answer
            else:
                assert " beat the " in answer
    assert "end" in text(reason(state, "ending"))
    assert str(state.points) in text(reason(state, "climbing"))


def test_a_friend_card_that_can_never_be_made_says_so() -> None:
    bury = start(7).play("reveal")
    declarer = bury.declarer or 0
    aces = [card for card in bury.hands[declarer] if card.startswith("A")]
    buried = [aces[0], *[card for card in bury.hands[declarer] if card != aces[0]][:5]]
    named = bury.play("bury " + " ".join(buried))
    other = next(card for card in ("AD", "AC", "AH", "AS") if card != aces[0])
    state = named.play(f"name {aces[0]} 3, {other} 1")
    answer = reason(state, "friend 0")
    assert "it will never be made" in text(answer)
    assert {"R10", "R16"} <= {*answer.rules}
    assert "R10" not in reason(state, "friend 1").rules


@pytest.mark.parametrize("key", ["", "nothing", "seat", "seat 6", "seat x", "friend 0", "top", "turn 1", "climbing"])
def test_what_is_nothing_to_ask_about_is_refused(key: str) -> None:
    with pytest.raises(RuleError, match="nothing that can be asked about"):
        reason(start(7), key)
