"""What a learner predicts in 5-10-K is graded by the engine's events, and each mistake named is the one made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State
from gamelib.fivetenk.settlement_events import PromotionEvent, SettlementEvent, promotion_events
from gamelib.fivetenk.settling import Share
from gamelib.lessons.fivetenk.predicting import (
    ClimbGuess,
    ClimbQuestion,
    FriendGuess,
    FriendQuestion,
    TrickGuess,
    TrickQuestion,
    climb_question,
    friend_question,
    grade_climb,
    grade_friends,
    grade_trick,
    read_seat,
    read_seats,
    trick_question,
)
from gamelib.lessons.mistakes import Mistake, Response
from gamelib.words import rule, say
from tests.fivetenk.matches import match, written
from tests.fivetenk.positions import played, position
from tests.lessons.fivetenk.retold import LADDER, ROWS, SEATS, Named, Trick, climbed, height, told, worth

MATCHES = range(1, 9)


def kinds(response: Response) -> set[str]:
    return {type(mistake).__name__ for mistake in response.mistakes}


def ask_trick(state: State) -> TrickQuestion:
    question = trick_question(state)
    assert question is not None
    return question


def ask_friends(state: State) -> FriendQuestion:
    question = friend_question(state)
    assert question is not None
    return question


def ask_climb(state: State) -> ClimbQuestion:
    question = climb_question(state)
    assert question is not None
    return question


@cache
def retold() -> tuple[tuple[State, Trick | Named], ...]:
    """Retell some games, and give for each thing told the state that the engine came to."""
    found = []
    for seed in MATCHES:
        game = written(seed)["games"][0]
        steps = match(seed).steps
        found += [(steps[3 + place].state, thing) for place, thing in told(game)]
    return tuple(found)


def tricks() -> Iterator[tuple[TrickQuestion, Trick]]:
    for state, thing in retold():
        if isinstance(thing, Trick):
            yield ask_trick(state), thing


def named() -> Iterator[tuple[FriendQuestion, Named]]:
    for state, thing in retold():
        if isinstance(thing, Named):
            yield ask_friends(state), thing


def sensible(response: Response) -> None:
    """Check what holds of every answer: it says something, by rules that there are, in whole sentences."""
    for finding in response.findings:
        assert finding.mistakes
        assert len(set(finding.mistakes)) == len(finding.mistakes)
        for number in finding.rules:
            assert rule("fivetenk", number)
        for message in finding.messages:
            text = say(message, "en")
            assert text.endswith((".", ":"))
            assert "{" not in text
            assert "None" not in text


# ---- what is asked ---------------------------------------------------------------------------------------------------


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


# ---- tricks ----------------------------------------------------------------------------------------------------------


def given_points(trick: Trick) -> list[int]:
    right = worth(trick.cards)
    return sorted({*range(0, 60, 5), right, right + 5, right - 5, 3, 11, trick.taken, len(trick.cards)})


TRICK_CLAIMS: dict[str, Callable[[Any, Trick, TrickGuess], bool]] = {
    "LeaderTakes": lambda m, t, g: t.plays[0][0] == m.seat == g.seat,
    "HighestCardTakes": lambda m, t, g: (
        m.seat == g.seat
        and m.card in t.cards_of(m.seat)
        and height(m.card) == max(map(height, t.cards)) > max(map(height, t.plays[-1][1]))
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


BURIED = "AS AH 6D 6C 7D 7C"


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


# ---- friends ---------------------------------------------------------------------------------------------------------


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


# ---- climbs ----------------------------------------------------------------------------------------------------------


def asked(points: int, declarers: tuple[int, ...], before: tuple[str, ...], how: str = "one left") -> ClimbQuestion:
    """Ask about a settled game of which only this matters."""
    promotion = next(e for e in promotion_events(points, declarers, before) if isinstance(e, PromotionEvent))
    sides = tuple("declarer" if seat in declarers else "defenders" for seat in SEATS)
    share = Share(0, "defenders")
    settlement = SettlementEvent(
        taken=(0,) * 6, sides=sides, tricks=(share, share), table=share, kitty=share, hands=share, defenders=points,
        declarers=300 - points, buried=(), rules=("C30",),
    )  # fmt: skip
    return ClimbQuestion(how, settlement, promotion)


def row(points: int) -> tuple[int, int, str, int]:
    return next(row for row in ROWS if row[0] <= points <= row[1])


def after(points: int, declarers: tuple[int, ...], before: tuple[str, ...]) -> tuple[str, ...]:
    _, _, winner, steps = row(points)
    return tuple(
        climbed(level, steps) if (seat in declarers) == (winner == "declarer") else level
        for seat, level in enumerate(before)
    )


CASES = [((0,), ("3",) * 6), ((0, 2, 5), ("3", "4", "K", "A", "Q", "10")), ((1, 4), ("A", "K", "J", "3", "A", "9"))]


@pytest.mark.parametrize(("declarers", "before"), CASES)
def test_the_right_answer_about_a_promotion_is_that_of_the_rulebook(
    declarers: tuple[int, ...], before: tuple[str, ...]
) -> None:
    for points in range(0, 301, 5):
        _, _, winner, steps = row(points)
        question = asked(points, declarers, before)
        assert grade_climb(ClimbGuess(winner, steps, after(points, declarers, before)), question).right


class Row(NamedTuple):
    """What was answered about points in a row of the table, and the steps of the rows above and below."""

    side: str
    steps: int
    points: int
    low: int
    high: int
    near: list[int]


ROW_CLAIMS: dict[str, Callable[[Any, Row], bool]] = {
    "MorePointsWin": lambda m, r: r.side == "declarer" and m.declarers > m.defenders >= 120 == m.enough,
    "WrongSide": lambda m, r: m.enough == 120 and m.points == r.points,
    "WinMustClimb": lambda m, r: (m.low, m.high) == (120, 175) == (r.low, r.high) and r.steps == 1,
    "AllOrNothing": lambda m, r: r.steps == 3 and 0 < r.points < 300 == m.most,
    "EdgeOfRow": lambda m, r: r.points in (r.low, r.high) == (m.low, m.high) and r.steps in r.near,
    "RowAboveOrBelow": lambda m, r: (m.low, m.high) == (r.low, r.high) and r.steps in r.near,
    "WrongSteps": lambda m, r: r.steps not in r.near and m.points == r.points,
}


@pytest.mark.parametrize(("declarers", "before"), CASES)
def test_every_other_side_and_row_is_explained(declarers: tuple[int, ...], before: tuple[str, ...]) -> None:
    seen = set()
    for points in range(0, 301, 5):
        low, high, winner, right = row(points)
        near = [steps for first, last, _, steps in ROWS if last == low - 5 or first == high + 5]
        question = asked(points, declarers, before)
        for side in ("declarer", "defenders"):
            for steps in range(5):
                response = grade_climb(ClimbGuess(side, steps), question)
                assert len(response.findings) == (side != winner) + (steps != right)
                assert response.open == ("levels",)
                sensible(response)
                one = Row(side, steps, points, low, high, near)
                for mistake in response.mistakes:
                    assert ROW_CLAIMS[type(mistake).__name__](mistake, one), (mistake, one)
                seen |= kinds(response)
    assert seen == ROW_CLAIMS.keys()


def test_being_out_first_decides_nothing() -> None:
    question = asked(150, (0,), ("3",) * 6, how="declarer's side out")
    response = grade_climb(ClimbGuess("declarer"), question)
    assert kinds(response) == {"OutFirstWins"}
    assert response.rules == ("C31",)
    assert kinds(grade_climb(ClimbGuess("defenders"), asked(60, (0,), ("3",) * 6, "defenders out"))) == {"OutFirstWins"}


BEFORE = ("K", "4", "A", "10", "J", "3")


@pytest.mark.parametrize(
    ("points", "levels", "wanted"),
    [
        (50, ("A", "4", "won", "10", "J", "3"), {"StopsAtA"}),
        (50, ("A", "4", "A", "10", "J", "3"), {"StopsAtA", "WinnersLeftOut"}),
        (100, ("won", "4", "won", "10", "J", "3"), {"PastATooSoon"}),
        (50, ("won", "6", "won", "10", "J", "3"), {"LosersClimb"}),
        (190, ("K", "5", "A", "J", "Q", "3"), {"WinnersLeftOut"}),
        (250, ("K", "5", "A", "J", "Q", "4"), {"StartCounted"}),
        (250, ("K", "6", "A", "6", "K", "5"), {"LevelOfAnother"}),
        (250, ("K", "6", "A", "A", "K", "5"), {"WrongLevel"}),
        (150, ("K", "5", "A", "J", "Q", "4"), {"NothingToClimb"}),
    ],
)
def test_a_wrong_level_is_traced_back(points: int, levels: tuple[str, ...], wanted: set[str]) -> None:
    question = asked(points, (0, 2), BEFORE)
    response = grade_climb(ClimbGuess(*row(points)[2:], levels), question)
    assert kinds(response) == wanted
    assert "C32" in response.rules
    sensible(response)


def test_levels_are_graded_against_the_learners_own_steps() -> None:
    question = asked(100, (0, 2), BEFORE)
    response = grade_climb(ClimbGuess("declarer", 2, ("won", "4", "won", "10", "J", "3")), question)
    assert kinds(response) == {"RowAboveOrBelow"}
    response = grade_climb(ClimbGuess("defenders", 1, ("K", "5", "A", "J", "Q", "4")), question)
    assert kinds(response) == {"WrongSide"}


def test_any_levels_are_answered_in_whole_sentences() -> None:
    stream = Random(5)
    rungs = [*LADDER, "won"]
    for _ in range(400):
        points, declarers = stream.randrange(0, 301, 5), tuple(sorted(stream.sample(range(6), stream.randint(1, 3))))
        before = tuple(stream.choice(rungs[1:-1]) for _ in SEATS)
        levels = tuple(stream.choice([level, stream.choice(rungs)]) for level in after(points, declarers, before))
        response = grade_climb(ClimbGuess(*row(points)[2:], levels), asked(points, declarers, before))
        assert response.right == (levels == after(points, declarers, before))
        sensible(response)


def test_part_of_an_answer_about_a_promotion_is_graded_alone() -> None:
    question = asked(100, (0, 2), BEFORE)
    assert grade_climb(ClimbGuess(winner="declarer"), question).open == ("steps", "levels")
    assert grade_climb(ClimbGuess(steps=1), question).open == ("winner", "levels")
    assert not grade_climb(ClimbGuess(steps=1), question).findings


def test_a_real_settlement_asks_what_its_events_tell() -> None:
    for seed in MATCHES:
        state = match(seed).state
        question = ask_climb(state)
        assert question.promotion.after == state.levels
        winner, steps = row(question.settlement.defenders)[2:]
        assert grade_climb(ClimbGuess(winner, steps, state.levels), question).right


# ---- what is typed ---------------------------------------------------------------------------------------------------


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
