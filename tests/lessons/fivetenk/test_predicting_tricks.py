"""What a learner predicts of a trick is graded by the engine, and each mistake named is the one made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamelib.lessons.fivetenk.predicting import (
    TrickGuess,
    grade_trick,
)
from gamelib.words import say
from tests.fivetenk.positions import played, position
from tests.lessons.fivetenk.predictions import (
    ask_trick,
    kinds,
    sensible,
    tricks,
)
from tests.lessons.fivetenk.retold import SEATS, Trick, height, worth


def given_points(trick: Trick) -> list[int]:
    right = worth(trick.cards)
    return sorted({*range(0, 60, 5), right, right + 5, right - 5, 3, 11, trick.taken, len(trick.cards)})


TRICK_CLAIMS: dict[str, Callable[[Any, Trick, TrickGuess], bool]] = {
    "LeaderTakes": lambda m, t, g: t.plays[0][0] == m.seat == g.seat,
    "HighestCardTakes": lambda m, t, g: (
        m.seat == g.seat
        and m.card.card in t.cards_of(m.seat)
        and height(m.card.card) == max(map(height, t.cards)) > max(map(height, t.plays[-1][1]))
    ),
    "MostCardsTake": lambda m, t, g: (
        m.seat == g.seat and max(len(cards) for by, cards in t.plays if by == m.seat) > len(t.plays[-1][1])
    ),
    "MostPointsTake": lambda m, t, g: (
        m.seat == g.seat
        and worth(t.cards_of(m.seat)) == m.points == max(worth(t.cards_of(seat)) for seat in SEATS)
        and m.points > worth(t.cards_of(t.taker))
        and [worth(t.cards_of(seat)) for seat in SEATS].count(m.points) == 1
    ),
    "AsManyPointsTake": lambda m, t, g: (
        m.seat == g.seat
        and worth(t.cards_of(m.seat)) == m.points == max(worth(t.cards_of(seat)) for seat in SEATS)
        and m.points > worth(t.cards_of(t.taker))
        and [worth(t.cards_of(seat)) for seat in SEATS].count(m.points) > 1
    ),
    "LastToPass": lambda m, t, g: t.passer == m.seat == g.seat,
    "NextToLead": lambda m, t, g: t.leader == m.seat == g.seat and t.taker in t.out,
    "BeatenTakes": lambda m, t, g: m.seat == g.seat and bool(t.cards_of(m.seat)),
    "PasserTakes": lambda m, t, g: m.seat == g.seat and not t.cards_of(m.seat) and m.seat not in t.out,
    "OutTakes": lambda m, t, g: m.seat == g.seat and not t.cards_of(m.seat) and m.seat in t.out,
    "OwnCardsOnly": lambda m, t, g: worth(t.cards_of(m.seat)) == m.points == g.points,
    "LastPlayOnly": lambda m, t, g: worth(t.plays[-1][1]) == m.points == g.points,
    "LastPlayLeftOut": lambda m, t, g: worth(t.cards) - m.points == g.points and m.points == worth(t.plays[-1][1]),
    "CardsCounted": lambda m, t, g: sum(worth([card]) > 0 for card in t.cards) == m.count == g.points,
    "RankLeftOut": lambda m, t, g: worth(t.cards, **{f"r{m.rank}": 0}) == g.points,
    "WrongWorth": lambda m, t, g: (
        worth(t.cards, **{f"r{m.rank}": m.given}) == g.points and worth([f"{m.rank}D"]) == m.points
    ),
    "TakenInAll": lambda m, t, g: t.taken == m.taken == g.points and m.seat == t.taker,
    "NotByFives": lambda m, _, g: m.given == g.points and m.given % 5 != 0,
    "WrongPoints": lambda m, t, g: m.given == g.points and m.count == sum(worth([card]) > 0 for card in t.cards),
}


def test_the_right_answer_about_a_trick_is_the_one_retold() -> None:
    for question, trick in tricks():
        assert (question.event.seat, question.event.points) == (trick.taker, worth(trick.cards))
        assert grade_trick(TrickGuess(trick.taker, worth(trick.cards)), question).right


def test_every_other_answer_about_a_trick_is_explained_by_what_is_so() -> None:
    seen = set()
    for question, trick in tricks():
        for seat in SEATS:
            for points in given_points(trick):
                guess = TrickGuess(seat, points)
                response = grade_trick(guess, question)
                assert len(response.findings) == (seat != trick.taker) + (points != worth(trick.cards))
                sensible(response)
                for mistake in response.mistakes:
                    assert TRICK_CLAIMS[type(mistake).__name__](mistake, trick, guess), (mistake, trick, guess)
                seen |= kinds(response)
    assert seen >= TRICK_CLAIMS.keys() - {"NextToLead", "OutTakes"}  # For these players must be out: see below.


def test_part_of_an_answer_about_a_trick_is_graded_alone() -> None:
    question, trick = next((question, trick) for question, trick in tricks() if trick.taker != 5 and worth(trick.cards))
    assert grade_trick(TrickGuess(trick.taker), question).open == ("points",)
    assert grade_trick(TrickGuess(points=worth(trick.cards)), question).open == ("seat",)
    assert not grade_trick(TrickGuess(trick.taker), question).findings
    assert grade_trick(TrickGuess(points=0), question).findings


def test_the_highest_card_does_not_take_the_trick_from_a_special_combination() -> None:
    state = played(
        position("[AC 3D][4D 4C][5S 10S KD 6H][QS 7H][8D 9D][JD JC]"), "AC", "pass", "5S 10S KD", *["pass"] * 5
    )
    question = ask_trick(state)
    assert question.event.seat == 2
    response = grade_trick(TrickGuess(0, 25), question)
    assert kinds(response) == {"HighestCardTakes", "LeaderTakes"}
    assert "Seat 0 played the highest card, A♣, but the mixed 5-10-K beats it." in say(response.mistakes[0].message)
    assert response.rules[0] == "C24"


def test_who_put_in_as_many_as_another_did_not_put_in_the_most() -> None:
    state = played(position("[10C 3D][KS 4D][2S 6H][QS 7H][8D 9D][JD JC]"), "10C", "KS", "2S", *["pass"] * 5)
    for seat in (0, 1):
        response = grade_trick(TrickGuess(seat, 20), ask_trick(state))
        assert "AsManyPointsTake" in kinds(response)
        assert "MostPointsTake" not in kinds(response)
        assert any("as many points as any, 10," in say(mistake.message) for mistake in response.mistakes)


def test_only_the_takers_own_point_cards_are_too_few() -> None:
    state = played(position("[5C 3D][KS 4D][2S 6H][QS 7H][8D 9D][JD JC]"), "5C", "KS", "2S", *["pass"] * 5)
    response = grade_trick(TrickGuess(1, 10), ask_trick(state))
    assert kinds(response) >= {"MostPointsTake", "OwnCardsOnly"}
    response = grade_trick(TrickGuess(2, 0), ask_trick(state))
    assert kinds(response) == {"WrongPoints"}
    assert say(response.mistakes[0].message).endswith("2 cards in it are a 5, a 10 or a K.")


def test_more_cards_do_not_take_the_trick_from_a_special_combination() -> None:
    state = played(
        position("[6D 6C 7S 7H 8S 8H 3D][4D 4S][5S 10S KD 9H][QS 9C][8D 9D][JD JC]"),
        "6D 6C 7S 7H 8S 8H", "pass", "5S 10S KD", *["pass"] * 5,
    )  # fmt: skip
    assert "MostCardsTake" in kinds(grade_trick(TrickGuess(0), ask_trick(state)))


def test_the_points_stay_with_who_went_out_though_another_leads_next() -> None:
    state = played(position("[3D 4D][2S][5D 6H][QS 7H][8D 9D][]"), "3D", "2S", *["pass"] * 4)
    question = ask_trick(state)
    assert (question.event.seat, question.event.leader) == (1, 2)
    response = grade_trick(TrickGuess(2, 0), question)
    assert kinds(response) == {"NextToLead"}
    assert set(response.rules) == {"C25", "R15"}
    assert kinds(grade_trick(TrickGuess(5, 0), question)) == {"OutTakes"}
    assert kinds(grade_trick(TrickGuess(0, 0), question)) == {"LeaderTakes", "LastToPass"}


def test_what_was_taken_before_does_not_belong_to_this_trick() -> None:
    state = played(
        position("[5C 3D][KS 4D][2S 6H][QS 7H][8D 9D][JD JC]", taken="0,0,40,0,0,0"), "5C", "KS", "2S", *["pass"] * 5
    )
    assert kinds(grade_trick(TrickGuess(2, 55), ask_trick(state))) == {"TakenInAll"}
