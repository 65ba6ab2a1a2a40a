"""Combinations taken apart: what is drawn is what the engine reads."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from gamelib.fivetenk import DECK, KINDS, Play, Reading, Rules, choose, leads, readings, why_nothing
from gamelib.fivetenk.plays import sorted_ranks
from gamelib.pictures import draw, draw_play, draw_reading, draw_readings
from gamelib.pictures.fivetenk.combinations import MEANT, NAMED, NEVER
from gamelib.pictures.fivetenk.parts import can_be, rank_of, take_apart
from gamelib.words import fact, say
from tests.pictures.drawn import SVG, root_of, values, with_attribute
from tests.pictures.fivetenk.placing import cards_in, crowded, frame_of, texts_in

FOUR_TRIPLES = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H"
OF_EACH_KIND = {
    "single": "8H",
    "pair": "LJ LJ",
    "triple": "KS KC KD",
    "triple with single": "7D 7C 7S BJ",
    "triple with pair": "7D 7C 7S 3H 3D",
    "straight": "3D 4C 5H 6S 7S 8D",
    "consecutive pairs": "10D 10C JH JS QD QS",
    "airplane": "AD AC AH KD KC KH",
    "airplane with singles": "AD AC AH KD KC KH QD QC QH 3D 3D 9S",
    "airplane with pairs": "3D 3C 3H 4D 4C 4H 9D 9D 9S 9S",
    "mixed 5-10-K": "5D 10H KS",
    "suited 5-10-K": "5H 10H KH",
    "bomb": "7D 7C 7H 7S 7D",
    "joker bomb": "LJ BJ",
}
WIDEST = " ".join(f"{rank}{suit}" for rank in ("3", "4", "5", "6", "7", "8", "9", "10") for suit in "DCH") + (
    " JD JC QD QC KD KC AD AC"
)


def test_there_is_an_example_of_each_kind() -> None:
    assert tuple(OF_EACH_KIND) == KINDS


def sampled_plays(seed: int) -> list[tuple[str, Play]]:
    """Give plays of every kind that a random hand has, each with cards that make it."""
    stream = Random(seed)
    hand = stream.sample(DECK, 26)
    plays = list(leads(hand))
    chosen = {play.reading.kind: play for play in stream.sample(plays, len(plays))}
    return [(" ".join(choose(hand, play).cards), play) for play in chosen.values()]


SAMPLES = [sample for seed in range(12) for sample in sampled_plays(seed)]


@pytest.mark.parametrize(("cards", "play"), SAMPLES)
def test_body_and_wings_are_the_plays_own(cards: str, play: Play) -> None:
    held = cards.split()
    parts = take_apart(choose(held, play).cards, play.reading)
    assert sorted([*parts.body, *parts.wings]) == list(range(len(held)))
    kept = choose(held, play).cards
    assert sorted_ranks(kept[place] for place in parts.wings) == play.wings
    body = set(play.reading.body)
    assert not body or {rank_of(kept[place]) for place in parts.body} == body
    if play.reading.kind != "suited 5-10-K":
        assert {rank_of(kept[place]) for place in parts.counts} == ({play.reading.rank} if body else set())


@pytest.mark.parametrize(("cards", "play"), SAMPLES)
def test_a_reading_shows_every_card_and_lights_what_counts(cards: str, play: Play) -> None:
    picture = draw_reading(cards, play.reading)
    root = root_of(picture)
    held = cards.split()
    drawn = {int(card.attrib["data-index"]): card for card in with_attribute(root, "data-card")}
    assert {place: card.attrib["data-card"] for place, card in drawn.items()} == dict(enumerate(held))
    parts = take_apart(choose(held, play).cards, play.reading)
    lit = {place for place, card in drawn.items() if any("gl-card-lit" in part.get("class", "") for part in card)}
    assert len(lit) == len(parts.counts)
    assert len(root.findall(f".//{SVG}path[@class='gl-brace']")) == (2 if parts.wings else 1)
    assert bool(root.findall(f".//{SVG}path[@class='gl-arrow']")) == bool(parts.counts)
    assert picture.title == fact(play.reading) == root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc") == picture.description


@pytest.mark.parametrize("width", [900, 600, 450, 240])
@pytest.mark.parametrize(
    "cards", [*OF_EACH_KIND.values(), FOUR_TRIPLES, WIDEST, "", "3D 4D 5D", "4D 4C 4H 5D 5C 5H 9D BJ"]
)
def test_nothing_overlaps_or_leaves_the_frame(cards: str, width: float) -> None:
    for language in ("en", "ja"):
        root = root_of(draw_readings(cards, width=width, language=language))
        boxes = [box for _, box in cards_in(root)]
        assert float(root.attrib["width"]) <= width
        assert all(box.within(frame_of(root)) for box in boxes)
        assert crowded(root, boxes) == []


@pytest.mark.parametrize("cards", [cards for kind, cards in OF_EACH_KIND.items() if readings(cards)[0].body])
def test_what_is_said_of_body_and_wings_stands_below_the_middle_of_their_braces(cards: str) -> None:
    for size in (36, 56):
        (reading,) = readings(cards)
        root = root_of(draw_reading(cards, reading, size=size))
        braces = [brace.attrib["d"] for brace in root.iter(f"{SVG}path") if brace.get("class") == "gl-brace"]
        middles = []
        for brace in braces:
            start, _, *numbers = map(float, re.findall(r"-?[\d.]+", brace))
            # q 0 5 5 5 h half q 5 0 5 5 q 0 -5 5 -5 h half q 5 0 5 -5
            half = numbers[4]
            middles.append(start + half + 10)
        named = {text: (box.left + box.right) / 2 for text, box in texts_in(root)}
        words = ["body", *(text for text in named if text in ("wing", "wings"))]
        shift = named["body"] - middles[0]  # All of a panel is moved into the frame together.
        assert len(words) == len(middles)
        for word, middle in zip(words, middles, strict=True):
            assert named[word] - middle == pytest.approx(shift, abs=1)
        assert abs(shift) < 12


def test_all_readings_stand_side_by_side_each_with_what_it_is_good_for() -> None:
    found = readings(FOUR_TRIPLES)
    picture = draw_readings(FOUR_TRIPLES)
    texts = [text for text, _ in texts_in(root_of(picture))]
    assert picture.title == "3 readings"
    assert [text for text in texts if text in map(fact, found)] == list(map(fact, found))
    assert [text for text in texts if text in (MEANT, NAMED, NEVER)] == [MEANT, NAMED, NEVER]
    assert Counter(values(root_of(picture), "data-card")) == Counter(FOUR_TRIPLES.split() * 3)


def test_one_reading_says_nothing_of_others() -> None:
    picture = draw_readings(OF_EACH_KIND["bomb"])
    assert picture == draw_reading(OF_EACH_KIND["bomb"], Reading("bomb", 5, "7"))


@pytest.mark.parametrize("cards", ["3D 4D 5D", "", "4D 4C 4H 5D 5C 5H 9D BJ", "7D 7C 7H 7S 9D", "LJ LJ BJ"])
def test_where_there_is_no_reading_the_picture_says_why(cards: str) -> None:
    problem = why_nothing(cards)
    assert problem
    picture = draw_readings(cards, width=2000)
    root = root_of(picture)
    assert say(problem) in [text for text, _ in texts_in(root)]
    assert picture.description.endswith(say(problem))
    assert sorted(values(root, "data-card")) == sorted(cards.split())


def test_the_options_of_the_rules_are_kept() -> None:
    cards = "3D 3C 3H 4D 4C 4H LJ 9D"
    assert draw_readings(cards).title == "no combination"
    allowed = draw_readings(cards, Rules(wing_jokers="not_both"))
    assert allowed.title == fact(Reading("airplane with singles", 8, "4"))


@pytest.mark.parametrize(("cards", "play"), SAMPLES)
def test_a_play_is_drawn_by_its_ranks(cards: str, play: Play) -> None:
    root = root_of(draw(play))
    drawn = values(root, "data-rank") + values(root, "data-card")
    assert len(drawn) == len(cards.split()) == len(play.ranks)
    if play.reading.kind == "suited 5-10-K":
        assert drawn == [rank + str(play.reading.rank) for rank in play.ranks]
    else:
        assert Counter(drawn) == Counter(play.ranks)


@pytest.mark.parametrize(("cards", "play"), SAMPLES)
def test_a_reading_alone_leaves_its_wings_open(cards: str, play: Play) -> None:
    root = root_of(draw_play(play.reading))
    drawn = values(root, "data-rank") + values(root, "data-card")
    assert len(drawn) == len(cards.split())
    assert drawn.count("") == len(play.wings)


WRONG = [
    Reading("bomb", 13, "7"),
    Reading("bomb", 3, "7"),
    Reading("bomb", 4, "LJ"),
    Reading("bomb", 10**12, "7"),
    Reading("straight", 5, "2"),
    Reading("straight", 5, "5"),
    Reading("pair", 2, None),
    Reading("pair", 3, "4"),
    Reading("flush", 5, "4"),
    Reading("straight", "5", "9"),  # type: ignore[arg-type]
    Reading(None, None, None),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("reading", WRONG, ids=repr)
def test_a_reading_that_cannot_be_is_told_from_one_that_can(reading: Reading) -> None:
    assert not can_be(reading)
    assert not can_be(reading, ("7",) * 4)


def test_every_reading_that_a_hand_has_can_be() -> None:
    for seed in range(20):
        for play in leads(Random(seed).sample(DECK, 26)):
            assert can_be(play.reading)
            assert can_be(play.reading, play.ranks)


def test_words_in_a_picture_are_the_engines() -> None:
    picture = draw_reading("7D 7C 7S BJ", Reading("triple with single", 4, "7"))
    assert picture.description == (
        "Triple of 7s with a single. Body: 7♦, 7♣ and 7♠, three of one rank. "
        "Wings: big joker, 1 single. What counts: rank 7."
    )
    words = [text for text, _ in texts_in(root_of(picture))]
    assert words[1:] == ["counts: rank 7", "body", "three of one rank", "wing", "1 single"]


@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        ("7D 7C 7S 7H", "counts: 4 cards, then rank 7"),
        ("5H 10H KH", "counts: the suit ♥"),
        ("5H 10H KS", "counts: nothing, as all of this kind are equal"),
        ("LJ LJ", "counts: the little joker"),
        ("3D 4D 5D 6D 7D", "counts: rank 7"),
    ],
)
def test_what_is_compared_is_written(cards: str, counts: str) -> None:
    assert counts in [text for text, _ in texts_in(root_of(draw_readings(cards)))]
