"""Which beats which? The verdict is the engine's for all plays, and the answers of a hand are all there are."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.core import Message, RuleError
from gamelib.fivetenk import DECK, KINDS, Card, answers, beats, choose, compare, leads, readings, why_nothing
from gamelib.fivetenk.comparing import APART, BEATEN, BEATS, EQUAL
from gamelib.fivetenk.readings import strength
from gamelib.widgets import Guard, WhichBeats
from gamelib.widgets.fivetenk.deals import dealt
from gamelib.widgets.fivetenk.hand_answers import HandAnswers, spared
from gamelib.widgets.fivetenk.two_plays import TwoPlays, judge
from gamelib.words import rules, say
from tests.widgets.fivetenk.cards import (
    check_row,
    cited,
    drawn_in,
    enter,
    lit_in,
    mistakes_are_said,
    pick,
    put_back,
    text_of,
)

PLAYS = [
    "9D", "BJ", "7D 7C", "9H 9S", "LJ LJ", "8D 8C 8H", "9D 9C 9H 3D", "8D 8C 8H AS", "8D 8C 8H AS AC",
    "3D 4D 5D 6D 7D", "4D 5D 6D 7D 8C", "3D 4D 5D 6D 7D 8D", "3D 3C 4D 4C", "3D 3C 3H 4D 4C 4H",
    "3D 3C 3H 4D 4C 4H 9D JD", "3D 3C 3H 4D 4C 4H 9D 9D JD JD", "5D 10C KD", "5D 10D KD", "5S 10S KS",
    "3D 3C 3H 3S", "2D 2C 2H 2S", "3D 3C 3H 3S 3S", "LJ BJ", "3D 3C 3H 4S 4D 4C 5S 5D 5C 6S 6D 6C",
    "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H", "3D 5D", "8D 8C 8H 9D", "7D 7C 7H 8D 8C 8H 9D 9C 9H JD JC QD",
]  # fmt: skip


def two(first: str, second: str) -> TwoPlays:
    return WhichBeats(first, second).plays


def without(text: str, other: str) -> str:
    """Write a play in suits of which there is a copy beside another play."""
    return " ".join(spared(map(Card, text.split()), tuple(map(Card, other.split()))))


@pytest.mark.parametrize("first", PLAYS)
def test_every_two_plays_are_judged_as_the_engine_judges(first: str) -> None:
    for second in PLAYS:
        judged = judge(first.split(), second.split())
        mine, theirs = readings(first), readings(second)
        if not mine or not theirs:
            problem = why_nothing(second if mine else first)
            assert problem is not None
            assert (judged.verdict, judged.sentences, judged.rules) == ("", (problem.message,), problem.cited)
            continue
        assert judged.reading is not None
        assert judged.top == theirs[0]
        assert judged.reading in mine
        found = compare(judged.reading, theirs[0])
        assert (judged.verdict == BEATS) == (beats(first, second) is not None)
        assert (judged.verdict == BEATEN) == (beats(second, first) is not None)
        assert (judged.verdict == EQUAL) == (found.verdict == EQUAL)
        assert (judged.sentences[0], judged.rules[0]) == (found.message, found.rule)
        assert ("on the table" in say(judged.headline)) == (found.verdict != EQUAL)
        if judged.verdict == BEATEN or (judged.verdict != BEATS and len(mine) + len(theirs) > 2):
            assert judged.sentences[-1].facts["lead"] == mine[0]
        assert set(judged.rules) <= rules("fivetenk").keys()


VERDICTS = [
    ("9D 9C 9H 3D", "8D 8C 8H AS", BEATS, "C8"),
    ("8D 8C 8H AS", "9D 9C 9H 3D", BEATEN, "C8"),
    ("7D 7C", "7H 7S", EQUAL, "C8"),
    ("7D 7C", "7H", APART, "C8"),
    ("5S 10S KS", "5H 10H KH", BEATS, "C10"),
    ("LJ BJ", "2D 2C 2H 2S", BEATS, "C12"),
]


@pytest.mark.parametrize(("first", "second", "verdict", "rule"), VERDICTS)
def test_the_verdict_is_said_with_its_rule_and_both_readings(first: str, second: str, verdict: str, rule: str) -> None:
    plays = two(first, second)
    told = text_of(plays.words.value)
    assert told.startswith({BEATS: "Yes", BEATEN: "No", EQUAL: "No", APART: "No"}[verdict])
    assert say(compare(readings(first)[0], readings(second)[0]).message) in told
    assert 'aria-live="polite"' in plays.words.value
    assert rule in cited(plays.rules)
    assert all(picture.picture.startswith("<svg") for picture in plays.pictures)


def test_what_lies_on_the_table_lies_as_it_is_led() -> None:
    four, three = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H", "7D 7C 7H 8D 8C 8H 9D 9C 9H JD JC QD"
    assert (beats(four, three), beats(three, four)) == (None, None)
    for first, second in ((four, three), (three, four)):
        told = text_of(two(first, second).words.value)
        assert told.startswith("No: the first cannot beat the second on the table.")
        assert f"with the first on the table, as the {say(Message('{it}', {'it': readings(first)[0]}))}" in told
    # Laid as one with wings, the longer one would be beaten.
    plays = two(three, four)
    plays.taken_as.index = 1
    assert text_of(plays.words.value).startswith("Yes: the first beats the second on the table.")


def test_both_plays_come_from_one_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    plays = two("", "")
    assert "First: pick cards" in plays.words.value
    pick(plays.deck, "9D", "9D")
    plays.target.press({"way": "1"})
    assert "Second: pick cards" in plays.words.value
    pick(plays.deck, "9D")
    assert (plays.first, plays.second) == (("9D", "9D"), ("9D",))
    assert plays.deck.targets["data-face"][Card("9D")] == "9♦, 0 left"
    mistakes_are_said(monkeypatch)
    pick(plays.deck, "9D")
    enter(plays.rows[0], "9D 9D 9D")
    assert (plays.first, plays.second) == (("9D", "9D"), ("9D",))


def test_who_works_in_a_row_picks_for_it() -> None:
    plays = two("3D 4D", "5D 6D")
    put_back(plays.rows[1], 0)
    pick(plays.deck, "7D")
    assert (plays.first, plays.second) == (("3D", "4D"), ("6D", "7D"))


def test_what_the_second_lies_as_can_be_chosen() -> None:
    plays = two("4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H", "3D 3C 3H 4S 4D 4C 5S 5D 5C 6S 6D 6C")
    assert plays.taken_as.layout.display is None
    said = set()
    for place, label in enumerate(("airplane from 3 to 6", "airplane from 4 to 6", "airplane from 3 to 5")):
        assert plays.taken_as.options[place][0].startswith(label)
        plays.taken_as.index = place
        said.add(text_of(plays.words.value))
        assert label in plays.words.value
    assert len(said) == 3
    plays.rows[1].clear()
    assert plays.taken_as.layout.display == "none"


def test_the_plays_change_places_and_examples_are_set_out() -> None:
    plays = two("9D 9C 9H 3D", "9S 8C 8H AS")
    plays.swap.click()
    assert (plays.rows[0].text, plays.rows[1].text) == ("8C 8H 9S AS", "3D 9D 9C 9H")
    verdicts = []
    for button in plays.examples:
        button.click()
        for row in plays.rows:
            check_row(row)
        verdicts.append(text_of(plays.words.value))
    assert len(set(verdicts)) == len(plays.examples)
    with pytest.raises(RuleError):
        plays.set_out("9D 9D", "9D 9D")
    assert text_of(plays.words.value) == verdicts[-1]


def test_random_picks_are_always_answered() -> None:
    stream = Random(8)
    plays = two("", "")
    for _ in range(150):
        face = stream.choice(DECK)
        plays.target.press({"way": str(stream.randint(0, 1))})
        if (plays.first + plays.second).count(face) < 3 and len(plays.first + plays.second) < 14:
            pick(plays.deck, face)
        elif plays.first:
            put_back(plays.rows[0], stream.randrange(len(plays.first)))
        else:
            plays.rows[1].clear()
        judged = judge(plays.first, plays.second)
        assert say(judged.headline) in text_of(plays.words.value)
    assert Guard.raised == []


# ---- all answers of a hand ------------------------------------------------------------------------------------------


def looked_through(hand: HandAnswers) -> dict[str, list[tuple[str, ...]]]:
    """Look at every page of every kind, and give the ranks of all plays shown."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for kind in hand.plays.groups:
        hand.plays.press({"kind": kind})
        while True:
            assert hand.plays.kind == kind
            for choice in hand.plays.shown:
                assert choice.reading in readings(choice.cards)
                assert all(choice.cards.count(card) <= hand.hand.cards.count(card) for card in choice.cards)
                ranks = tuple(sorted(card.rank for card in choice.cards))
                found.setdefault(kind, []).append((*map(str, ranks), str(choice.reading)))
            if hand.plays.page == hand.plays.pages - 1:
                break
            hand.plays.press({"turn": "on"})
    return found


@pytest.mark.parametrize("top", ["7D 7S", "4D 4C 4H 3S", "9D", "3D 3C 3H 3S", "5D 10C KD", ""])
def test_every_answer_is_shown_once_kind_by_kind_cheapest_first(top: str) -> None:
    state = dealt(11)
    hand = state.hands[state.declarer or 0]
    shown = WhichBeats("", without(top, " ".join(hand)), hand=hand).answers
    found = looked_through(shown)
    everything = answers(hand, readings(top)[0]) if top else leads(hand)
    kinds = [kind for kind in KINDS if any(play.reading.kind == kind for play in everything)]
    assert [*found] == kinds
    for kind, plays in found.items():
        assert len(set(plays)) == len(plays)
        assert len(plays) == len({play for play in everything if play.reading.kind == kind})
    for plays_of_kind in shown.plays.groups.values():
        order = [(play.reading.size, strength(play.reading)) for play in plays_of_kind]
        assert order == sorted(order)


@pytest.mark.parametrize("seat", range(6))
def test_a_hand_of_a_real_deal_is_shown(seat: int) -> None:
    shown = WhichBeats(deal=7, seat=seat).answers
    assert shown.hand.cards == dealt(7).hands[seat]
    check_row(shown.hand)
    shown.deal.value = 8
    assert shown.hand.cards == dealt(8).hands[seat]
    assert shown.seat.value == seat
    shown.seat.value = (seat + 1) % 6
    assert shown.hand.cards == dealt(8).hands[(seat + 1) % 6]
    assert "leads" in shown.words.value


@pytest.mark.parametrize("seat", [6, -1, None, True, "0", [1]])
def test_what_is_no_seat_has_no_hand(seat: object) -> None:
    with pytest.raises(RuleError) as refused:
        WhichBeats(deal=7, seat=seat)  # type: ignore[arg-type]
    assert refused.value.rule == "C1"


def test_each_group_and_each_play_has_its_reason() -> None:
    shown = WhichBeats("", "7D 7S", deal=7).answers
    assert shown.plays.count == len(answers(shown.hand.cards, "7D 7S"))
    assert text_of(shown.words.value).startswith(f"{shown.plays.count} answers to the pair of 7s")
    for kind in shown.plays.groups:
        shown.plays.press({"kind": kind})
        reason = compare(shown.plays.shown[0].reading, readings("7D 7S")[0])
        assert say(reason.message) in shown.words.value
        assert reason.rule in cited(shown.rules)
        last = len(shown.plays.shown) - 1
        shown.plays.press({"play": str(last)})
        picked = shown.plays.picked
        assert picked is not None
        assert say(compare(picked.reading, readings("7D 7S")[0]).message) in shown.words.value
        assert all(say(note) in shown.words.value for note in picked.notes)
        lit = lit_in(drawn_in(shown.hand.board), "data-card")
        assert sorted(lit) == sorted(picked.cards)
        shown.plays.press({"play": str(last)})
        assert shown.plays.picked is None


def test_what_a_play_breaks_up_is_said() -> None:
    shown = WhichBeats("", "9D 9S", hand="5D 10D KD KC QS QD").answers
    shown.plays.press({"play": "1"})
    picked = shown.plays.picked
    assert picked is not None
    assert picked.cards == choose(shown.hand.cards, shown.plays.plays[1]).cards
    assert "This breaks up the suited 5-10-K of diamonds." in shown.words.value
    assert "breaks up 1 suited 5-10-K" in shown.plays.picture


def test_no_answer_no_hand_and_no_combination_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = WhichBeats("", "LJ BJ", hand="3D 4D").answers
    assert text_of(shown.words.value) == "Nothing in this hand beats the joker bomb: pass."
    assert cited(shown.rules) == {"C23"}
    assert shown.plays.picture == ""
    shown.hand.clear()
    assert "Take the hand of a deal" in shown.words.value
    shown.hand.put("3D 4D")
    enter(shown.top, "3D 4D")
    assert text_of(shown.words.value).startswith("To beat: no combination.")
    mistakes_are_said(monkeypatch)
    enter(shown.hand, "x")
    assert shown.hand.cards == ("3D", "4D")


def test_examples_keep_their_ranks_beside_any_hand() -> None:
    shown = WhichBeats(deal=3).answers
    for number in range(12):
        shown.deal.value = number
        for button in shown.examples:
            button.click()
            check_row(shown.top)
            together = shown.hand.cards + shown.top.cards
            assert max(together.count(card) for card in together) <= 3
    assert Guard.raised == []


def test_the_deck_fills_the_hand_or_the_play() -> None:
    shown = WhichBeats("", "", hand="").answers
    assert shown.deck_box.layout.display == "none"
    shown.with_deck.value = True
    assert shown.deck_box.layout.display is None
    pick(shown.deck, "7D")
    shown.target.press({"way": "0"})
    pick(shown.deck, "8D", "9D")
    assert (shown.hand.cards, shown.top.cards) == (("8D", "9D"), ("7D",))
    assert shown.plays.count == 2


def test_pages_turn_back_and_on_and_stop_at_the_ends() -> None:
    shown = WhichBeats(deal=7, seat=5).answers
    kind = max(shown.plays.groups, key=lambda one: len(shown.plays.groups[one]))
    shown.plays.press({"kind": kind})
    first = shown.plays.shown
    shown.plays.press({"turn": "back"})
    assert shown.plays.page == 0
    shown.plays.press({"turn": "on"})
    assert shown.plays.page == 1
    assert shown.plays.shown != first
    for _ in range(shown.plays.pages + 2):
        shown.plays.press({"turn": "on"})
    assert shown.plays.page == shown.plays.pages - 1
    assert f"of {len(shown.plays.plays)}" in text_of(shown.plays.picture)


def test_either_way_can_be_shown() -> None:
    both = WhichBeats("3D", "4D")
    assert (both.plays.layout.display, both.answers.layout.display) == (None, "none")
    both.way.press({"way": "1"})
    assert (both.plays.layout.display, both.answers.layout.display) == ("none", None)
    assert 'aria-pressed="true">All answers of a hand' in both.way.picture
    both.way.press({"way": "7"})
    both.way.press({})
    assert both.way.value == 1
    assert repr(both).startswith("<WhichBeats: <HandAnswers: ")
    assert repr(WhichBeats("3D", "4D")) == "<WhichBeats: <TwoPlays: 3D against 4D>>"
    assert WhichBeats("3D", "4D", language="ja").plays.words.value
