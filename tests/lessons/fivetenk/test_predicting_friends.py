"""What a learner predicts of friends is graded by the engine, and each mistake named is the one made."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from gamelib.lessons.fivetenk.predicting import (
    FriendGuess,
    grade_friends,
)
from gamelib.words import say
from tests.fivetenk.positions import played, position
from tests.lessons.fivetenk.predictions import (
    BURIED,
    ask_friends,
    kinds,
    named,
    sensible,
)
from tests.lessons.fivetenk.retold import SEATS, Named

FRIEND_CLAIMS: dict[str, Callable[[Any, Named, set[int]], bool]] = {
    "PairAsOne": lambda m, n, _: (
        any((m.seat, m.card, m.copies) == (s, f, len(k)) for s, f, k in n.plays) and m.copies > 1
    ),
    "DeclarerMadeFriend": lambda m, n, g: m.seat == n.declarer and m.seat in g,
    "DeclarerNotCounted": lambda m, n, _: (
        m.seat == n.declarer and any((s, f) == (m.seat, m.card) for s, f, _ in n.plays)
    ),
    "AnyPlayCounts": lambda m, n, g: (
        m.seat in g and (m.seat, m.card, [*m.counts]) in n.plays and m.wanted == n.wanted[m.card] not in m.counts
    ),
    "LeadMakesFriend": lambda m, n, g: m.seat == n.leads and m.seat in g,
    "NoNamedPlay": lambda m, n, g: m.seat in g and all(s != m.seat for s, _, _ in n.plays),
    "FriendForgotten": lambda m, n, g: m.seat in n.friends(but_last=True) and m.seat not in g,
    "NamedPlayMissed": lambda m, n, _: (
        any(f == m.card and m.nth in k for _, f, k in n.now) and n.wanted[m.card] == m.nth
    ),
}


def every_set() -> list[frozenset[int]]:
    return [frozenset(chosen) for count in range(7) for chosen in combinations(SEATS, count)]


def test_who_is_a_friend_is_as_retold() -> None:
    for question, one in named():
        assert set(question.friends) == one.friends()
        assert grade_friends(FriendGuess(frozenset(one.friends())), question).right


def test_every_other_answer_about_friends_is_explained_by_what_is_so() -> None:
    seen = set()
    for question, one in named():
        for guess in every_set():
            response = grade_friends(FriendGuess(guess), question)
            assert response.right == (guess == one.friends())
            sensible(response)
            for mistake in response.mistakes:
                assert FRIEND_CLAIMS[type(mistake).__name__](mistake, one, {*guess}), (mistake, one, guess)
            seen |= kinds(response)
    assert seen == FRIEND_CLAIMS.keys()


def test_a_mistaken_way_of_counting_is_named_wherever_it_leads_astray() -> None:
    found = set()
    for question, one in named():
        for name, mistaken in (
            ("PairAsOne", one.friends(pairs_once=True)),
            ("DeclarerNotCounted", one.friends(without_declarer=True)),
        ):
            if mistaken != one.friends():
                assert name in kinds(grade_friends(FriendGuess(frozenset(mistaken)), question))
                found.add(name)
    assert found == {"PairAsOne", "DeclarerNotCounted"}


def test_a_pair_of_a_named_face_is_two_plays_of_it() -> None:
    state = played(
        position("[4D 4S 9D][6S 6H JC][AS AS 8C][QD 10C][JS 7H][3H 5S]", friends="AS 2 -; AH 3 -", buried=BURIED),
        "4D 4S", "6S 6H", "AS AS",
    )  # fmt: skip
    question = ask_friends(state)
    assert question.friends == (2,)
    response = grade_friends(FriendGuess(frozenset()), question)
    assert kinds(response) == {"PairAsOne"}
    assert response.rules == ("R11",)
    assert (
        say(response.mistakes[0].message) == "Seat 2 played 2 copies of A♠ at once. Each copy is a play of it: 2 plays."
    )


def test_the_declarers_own_named_card_makes_nobody_a_friend() -> None:
    state = played(position("[AS 4S 9D][KS 6H][AD 8C][AH 10C][JS 7H][3H 5S]", buried="AS AS 6D 6C 7D 7C"), "AS")
    response = grade_friends(FriendGuess(frozenset({0})), ask_friends(state))
    assert kinds(response) == {"DeclarerMadeFriend"}
    assert response.rules == ("C21",)


def test_the_play_of_another_number_makes_nobody_a_friend() -> None:
    state = played(
        position("[4S 9D][AS 6H][AD 8C][AH 10C][AS 7H][3H 5S]", friends="AS 2 -; AH 3 -", buried=BURIED),
        "4S",
        "AS",
    )
    response = grade_friends(FriendGuess(frozenset({1})), ask_friends(state))
    assert kinds(response) == {"AnyPlayCounts"}
    assert say(response.mistakes[0].message) == "Seat 1 made the 1st play of A♠, but what counts is the 2nd play of A♠."


def test_a_friend_remains_one() -> None:
    state = played(
        position("[4S 9D][AS 6H][AD 8C][2H 10C][JS 7H][3H AH]", friends="AS 3 -; AH 1 3", buried=BURIED),
        "4S",
        "AS",
    )
    question = ask_friends(state)
    assert question.before == (3,)
    assert "FriendForgotten" in kinds(grade_friends(FriendGuess(frozenset({1})), question))


def test_who_leads_is_no_friend_for_that() -> None:
    start = position("[4S 9D][3C 6H][AD AS][2H 10C][JS 7H][3H 5H]", friends="AS 2 -; AH 3 -", buried=BURIED, turn=1)
    response = grade_friends(FriendGuess(frozenset({1})), ask_friends(played(start, "3C", "AS")))
    assert kinds(response) == {"LeadMakesFriend", "NamedPlayMissed"}
    assert response.findings[0].rules == ("C20",)
