"""Readings, leads, answers and beats agree with the definitions taken one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.fivetenk import DECK, RANKS, Card, Play, Reading, Rules, answers, beats, leads, readings
from gamelib.fivetenk.listing import readings_by_rank
from tests.fivetenk import reference

RULES = {name: Rules(name) for name in ("none", "not_both")}
FEW = [card for card in DECK if card.rank in range(3, 8)]
"""Cards of five ranks only, so that hands are full of triples, wings and bombs."""
MIXES = {
    "all cards": DECK,
    "five ranks": FEW,
    "points and jokers": [card for card in DECK if card.points or card.rank >= 11],
    "low and jokers": [card for card in DECK if card.rank <= 3 or card.rank >= 13],
}


def hands(stream: Random, count: int, most: int) -> list[tuple[str, list[Card]]]:
    """Deal random hands of each mix, of both options."""
    return [
        (stream.choice(list(RULES)), stream.sample(list(stream.choice(list(MIXES.values()))), stream.randint(1, most)))
        for _ in range(count)
    ]


Keys = Counter[tuple[Any, ...]]
"""Plays as the reference writes them, and how often each was found."""


def keys_of(plays: Iterable[Play]) -> Keys:
    return Counter((play.ranks, tuple(play.reading)) for play in plays)


def compared(option: str, hand: list[Card], stream: Random) -> Iterator[tuple[Keys, Keys]]:
    """Give what the engine finds to lead, and to answer some leads, each beside what the definitions have, once."""
    rules = RULES[option]
    wanted = reference.plays([str(card) for card in hand], option)
    yield keys_of(leads(hand, rules)), Counter(wanted)
    tops = [play.reading for play in leads(stream.sample(DECK, 20), rules)]
    for top in stream.sample(tops, min(6, len(tops))):
        yield keys_of(answers(hand, top, rules)), Counter(play for play in wanted if reference.beats(play[1], top))


def test_plays_of_random_hands_agree_with_the_definitions() -> None:
    stream = Random(20261130)
    for option, hand in hands(stream, 500, 12):
        for found, wanted in compared(option, hand, stream):
            assert found == wanted, hand


@pytest.mark.slow
def test_plays_of_thousands_of_hands_of_up_to_16_cards_agree() -> None:
    stream = Random(1)
    for option, hand in hands(stream, 3000, 16):
        for found, wanted in compared(option, hand, stream):
            assert found == wanted, hand


@pytest.mark.parametrize("mix", MIXES)
def test_readings_of_random_cards_agree_with_the_definitions(mix: str) -> None:
    stream = Random(mix)
    kinds = set()
    for _ in range(3000):
        cards = stream.sample(list(MIXES[mix]), stream.randint(1, 9))
        option = stream.choice(list(RULES))
        found = readings(cards, RULES[option])
        assert len(set(found)) == len(found)
        assert {tuple(reading) for reading in found} == reference.readings([str(card) for card in cards], option)
        kinds |= {reading.kind for reading in found}
    assert {"single", "pair"} <= kinds


@pytest.mark.parametrize("size", [26, 32])
def test_plays_of_whole_hands_classify_to_the_reading_they_claim(size: int) -> None:
    stream = Random(size)
    for number in range(12):
        option = list(RULES)[number % 2]
        hand = stream.sample(list(FEW if number % 4 == 3 else DECK), min(size, 26 if number % 4 == 3 else size))
        plays = leads(hand, RULES[option])
        assert len(set(plays)) == len(plays)
        for play in stream.sample(plays, min(400, len(plays))):
            assert play.reading in readings_by_rank(play.ranks, RULES[option])
            cards = [rank if rank in {"LJ", "BJ"} else f"{rank}H" for rank in play.ranks]
            if play.ranks != ("5", "10", "K"):
                assert tuple(play.reading) in reference.readings(cards, option)


SOME_CARDS = st.lists(st.sampled_from(DECK), min_size=1, max_size=8).filter(
    lambda cards: all(cards.count(card) <= 3 for card in cards)
)


@given(SOME_CARDS, st.randoms(use_true_random=False))
def test_the_order_of_cards_never_matters(cards: list[Card], stream: Random) -> None:
    shuffled = stream.sample(cards, len(cards))
    assert readings(cards) == readings(shuffled) == readings(" ".join(shuffled)) == readings(",".join(shuffled))


@given(SOME_CARDS, st.permutations("DCHS"))
def test_suits_matter_for_a_5_10_k_only(cards: list[Card], suits: list[str]) -> None:
    exchanged = [Card(card[:-1] + suits["DCHS".index(card[-1])]) if card.suit >= 0 else card for card in cards]
    one, other = readings(cards), readings(exchanged)
    if one and one[0].kind == "suited 5-10-K":
        assert other[0].kind == "suited 5-10-K"
        assert other[0].rank == suits["DCHS".index(str(one[0].rank))]
    else:
        assert one == other


def every_reading() -> list[Reading]:
    """Gather many different readings of every kind."""
    stream = Random(5)
    found = {play.reading for _ in range(60) for play in leads(stream.sample(DECK, 26), RULES["not_both"])}
    found |= {Reading("bomb", size, rank) for size in range(4, 13) for rank in RANKS[:13]}
    found |= {Reading("suited 5-10-K", 3, suit) for suit in "DCHS"} | {Reading("joker bomb", 2, None)}
    return sorted(found, key=repr)


READINGS = every_reading()


def test_there_are_readings_of_every_kind() -> None:
    assert len({reading.kind for reading in READINGS}) == 14
    assert len(READINGS) > 250


def test_comparison_is_that_of_the_definitions_and_never_goes_both_ways() -> None:
    for one in READINGS:
        assert not one.beats(one)
        for other in READINGS:
            assert one.beats(other) == reference.beats(one, other)
            assert not (one.beats(other) and other.beats(one))


def test_comparison_is_transitive() -> None:
    stream = Random(8)
    some = stream.sample(READINGS, 110)
    for one, two in combinations(some, 2):
        high, low = (one, two) if one.beats(two) else (two, one)
        if high.beats(low):
            for third in some:
                assert not low.beats(third) or high.beats(third)


def test_beats_gives_the_highest_reading_that_does() -> None:
    stream = Random(3)
    for option, hand in hands(stream, 400, 8):
        top = stream.choice(READINGS)
        found = [
            reading for reading in reference.readings([str(c) for c in hand], option) if reference.beats(reading, top)
        ]
        reading = beats(hand, top, RULES[option])
        assert (reading is None) == (not found)
        if reading is not None:
            assert tuple(reading) in found
            assert not any(reference.beats(other, reading) for other in found)
