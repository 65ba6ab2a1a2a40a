"""What beats what, and why: the sentences agree with the comparison itself, for all readings that there are."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from gamelib.fivetenk import DECK, KINDS, Reading, compare, leads, readings, standing, why_not_beats
from gamelib.fivetenk.comparing import APART, BEATEN, BEATS, EQUAL
from gamelib.fivetenk.explaining import play_rules
from gamelib.fivetenk.neighbours import MOST_CARDS, Span, all_readings
from gamelib.fivetenk.nouns import A
from gamelib.fivetenk.readings import strength
from tests.fivetenk import reference
from tests.fivetenk.positions import position

TOLD = [
    ("9D 9C", "7D 7C", BEATS, "C8", "beat the pair of 7s: same kind, as many cards, higher rank."),
    ("7D 7C", "9D 9C", BEATEN, "C8", "do not beat the pair of 9s: for that it takes a higher rank."),
    ("9D 9C", "9H 9S", EQUAL, "C8", "do not beat the pair of 9s: for that it takes a higher rank."),
    ("9D 9C", "7D", APART, "C8", "do not beat the single 7: they are not of the same kind."),
    ("3D 4D 5D 6D 7D 8D", "3D 4D 5D 6D 7D", APART, "C8", "for that it takes 5 cards, and these are 6."),
    ("5D 10C KD", "2D 2C 2H", BEATS, "C8", "a special combination beats every ordinary one."),
    ("2D 2C 2H", "5D 10C KD", BEATEN, "C8", "only a special combination beats a special one."),
    ("5D 10D KD", "5D 10C KD", BEATS, "C9", "which is the lower special combination."),
    ("5D 10C KD", "5D 10D KD", BEATEN, "C9", "which is the higher special combination."),
    ("5D 10C KD", "5H 10C KD", EQUAL, "C10", "all mixed ones are equal."),
    ("5S 10S KS", "5H 10H KH", BEATS, "C10", "diamonds, clubs, hearts, spades is their order."),
    ("5H 10H KH", "5S 10S KS", BEATEN, "C10", "diamonds, clubs, hearts, spades is their order."),
    ("3D 3C 3H 3S 3S", "2D 2C 2H 2S", BEATS, "C11", "they are more cards."),
    ("4D 4C 4H 4S", "3D 3C 3H 3S", BEATS, "C11", "as many cards, of a higher rank."),
    ("3D 3C 3H 3S", "4D 4C 4H 4S", BEATEN, "C11", "for that it takes more cards, or as many of a higher rank."),
    ("LJ BJ", "2D 2C 2H 2S", BEATS, "C12", "they beat every bomb."),
    ("LJ BJ", "5D 10C KD", BEATS, "C9", "which is the lower special combination."),
    ("LJ BJ", "LJ BJ", EQUAL, "C12", "nothing beats a joker bomb, not even its equal."),
]


@pytest.mark.parametrize(("cards", "other", "verdict", "rule", "sentence"), TOLD)
def test_a_comparison_says_why(cards: str, other: str, verdict: str, rule: str, sentence: str) -> None:
    found = compare(readings(cards)[0], readings(other)[0])
    assert (found.verdict, found.rule) == (verdict, rule)
    assert str(found.message).endswith(sentence)


def test_every_comparison_agrees_with_what_beats_what() -> None:
    seen: Counter[str] = Counter()
    for reading, other in product(all_readings(), repeat=2):
        found = compare(reading, other)
        seen[found.verdict] += 1
        wins, loses = reading.beats(other), other.beats(reading)
        assert (found.verdict == BEATS) == wins
        assert (found.verdict == BEATEN) == loses
        assert (found.verdict == EQUAL) == (reading == other)
        refusal = why_not_beats(reading, other)
        assert (refusal is None) == wins
        if refusal:
            assert (refusal.rule, refusal.message) == (found.rule, found.message)
        else:
            assert found.rule in play_rules(reading, other, named=False)
        assert "do not beat" in str(found.message) or wins
    assert set(seen) == {BEATS, BEATEN, EQUAL, APART}


def test_all_readings_are_those_that_hands_have() -> None:
    known = all_readings()
    assert len(set(known)) == len(known)
    assert [*dict.fromkeys(reading.kind for reading in known)] == [*KINDS]
    stream = Random(61)
    for _ in range(60):
        hand = stream.sample(DECK, MOST_CARDS)
        assert {play.reading for play in leads(hand)} <= set(known)


def test_each_of_all_readings_can_be_made() -> None:
    for reading in all_readings():
        assert tuple(reading) in reference.readings(cards_of(reading)), reading


def cards_of(reading: Reading) -> list[str]:
    """Write cards that can be taken for a reading."""
    if reading.kind == "joker bomb":
        return ["LJ", "BJ"]
    if reading.kind.endswith("5-10-K"):
        return [rank + (reading.rank or suit) for rank, suit in zip(("5", "10", "K"), "DCH", strict=True)]
    body = [*reading.body]
    each = {"straight": 1, "single": 1, "pair": 2, "consecutive pairs": 2, "bomb": reading.size}.get(reading.kind, 3)
    ranks = [rank for rank in body for _ in range(each)]
    spare = [rank for rank in reference.ORDER[:13] if rank not in body]
    wing = 2 if reading.kind.endswith(("pairs", "pair")) else 1
    while len(ranks) < reading.size:
        ranks += spare[:1] * wing
        spare = [*spare[1:], *spare[:1]]
    return [rank if rank.endswith("J") and len(rank) > 1 else f"{rank}{suit}" for rank, suit in zip(ranks, "DCHS" * 9)]  # noqa: B905


def within(reading: Reading, span: Span) -> bool:
    if span.whole in {"ordinary", "special"}:
        return reading.is_special == (span.whole == "special")
    if reading.kind != span.lowest.kind or (not reading.is_special and reading.size != span.lowest.size):
        return False
    return strength(span.lowest) <= strength(reading) <= strength(span.highest)


def test_where_a_reading_stands_is_all_that_it_beats_and_all_that_beats_it() -> None:
    for reading in all_readings():
        below, above = standing(reading)
        for other in all_readings():
            assert reading.beats(other) == any(within(other, span) for span in below)
            assert other.beats(reading) == any(within(other, span) for span in above)


def test_where_a_reading_stands_is_said_in_two_sentences() -> None:
    told = {cards: [str(message) for message in standing(readings(cards)[0]).messages] for cards in ("3D", "LJ BJ")}
    assert told["3D"] == [
        "It beats nothing.",
        "It is beaten by everything from the single 4 up to the single BJ, every special combination.",
    ]
    assert told["LJ BJ"] == [
        "It beats every ordinary combination, every mixed 5-10-K, every suited 5-10-K, every bomb.",
        "Nothing beats it.",
    ]


def test_of_several_readings_the_one_most_like_the_trick_says_why_they_do_not_beat_it() -> None:
    cards = "4D 4C 4H 5D 5C 5H 6D 6C 6H 3D 3C 3H"
    top = "4S 4S 4C 5S 5S 5C 6S 6S 6C 9D JD QD"
    refused = position(f"[7S][{cards} 7D][9C]", trick=f"0: {top}", turn=1).why_not(cards)
    assert refused is not None
    assert refused.facts["reading"] == A(Reading("airplane with singles", 12, "6"))
    assert str(refused).endswith("for that it takes a higher rank.")
