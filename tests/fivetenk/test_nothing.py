"""Why cards are no combination, and what one card more or fewer would make of them: always true, and never silent."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, FACES, Card, Rules, nearly, readings, why_nothing
from gamelib.fivetenk.cards import count_ranks
from gamelib.fivetenk.nearest import nearest
from gamelib.fivetenk.nouns import Alike
from tests.fivetenk import reference

OPTIONS = {name: Rules(name) for name in ("none", "not_both")}
NARROW = [card for card in DECK if card.rank in range(3, 9)]
HIGH = [card for card in DECK if card.rank >= 9]
"""Cards of few ranks are often nearly something, and high ones run into the 2 and the jokers."""

FIVE_TEN_KING = "A 5-10-K is just three cards, one 5, one 10 and one K:"
JOKER_BOMB = "A joker bomb is just two cards, one little and one big joker:"
NO_TRIPLE = "and nothing goes with a pair. A triple takes one card or one pair along, but"
TOLD = [
    # Pairs, and what is nearly a 5-10-K.
    ("3D 4D", ["C4"], "3, 4 are of two ranks: two cards are a pair when they are of one rank."),
    ("5D LJ", ["C4"], "5, LJ are of two ranks: two cards are a pair when they are of one rank."),
    ("5D KS", ["C10"], f"{FIVE_TEN_KING} here one 10 is missing."),
    ("5D 10C KH KS", ["C10"], f"{FIVE_TEN_KING} one K would have to go."),
    ("5D 10C QH", ["C10"], f"{FIVE_TEN_KING} here one K is missing, and one Q would have to go."),
    ("5D 10C KH 3D 4D", ["C10"], f"{FIVE_TEN_KING} one 3, one 4 would have to go."),
    # Straights: too short, with a gap, with both, with a 2, with a card that stands apart.
    ("5D 6D 7D", ["C6"], "5, 6, 7 are too few for a straight: it needs 2 more consecutive ranks."),
    ("5D 6D 7D 8C", ["C6"], "5, 6, 7, 8 are too few for a straight: it needs 1 more consecutive rank."),
    ("5D 6D 8D 9C", ["C6"], "5, 6, 8, 9 are not consecutive: a straight would need 7 too."),
    ("5D 6D 8D", ["C6"], "5, 6, 8 are not consecutive: a straight would need 7 too, and 1 more rank next to these."),
    ("10D JC QC KC AH 2S", ["C6"], "No 2 and no joker can be in a straight: it would have to do without 2."),
    (
        "5D 10C JC QC KC",
        ["C6"],
        "5, 10, J, Q, K are not consecutive: they would be a straight with 9 in place of 5.",
    ),
    (
        "3D 8C 9D 10D JC QH",
        ["C6"],
        "3, 8, 9, 10, J, Q are not consecutive: they would be a straight without 3.",
    ),
    # Consecutive pairs and bare triples.
    ("3D 3C 5D 5C", ["C6"], "The pairs of 3s, 5s are not consecutive: pairs of 4s would be needed too."),
    (
        "3D 3C 9D 9C",
        ["C6", "C5"],
        "The pairs of 3s, 9s are not consecutive. With a third card of either they would be a triple with a pair.",
    ),
    ("AD AC 2D 2C", ["C6"], "No 2 and no joker can be in consecutive pairs: they would have to do without 2."),
    ("3D 3C 3H 5D 5C 5H", ["C6"], "The triples of 3s, 5s are not consecutive: triples of 4s would be needed too."),
    ("AD AC AH 2D 2C 2H", ["C6"], "No 2 and no joker can be in an airplane's body: it would have to do without 2."),
    # Ranks of which there is one card, and of which there are two.
    ("3D 3C 4D 5D 6D 7D", ["C6"], "A straight has just one card of each rank: here are two 3s."),
    ("3D 3C 4D 4C 5D", ["C6"], "Consecutive pairs have two cards of each rank: here is only one 5."),
    ("KD KC AD AC 2S", ["C6"], "No 2 and no joker can be in consecutive pairs: they would have to do without 2."),
    (
        "7D 7C 8S",
        ["C4", "C5"],
        f"two 7s are a pair, {NO_TRIPLE} a third 7 is missing.",
    ),
    (
        "3D 3C 8C 8D JD",
        ["C4", "C5"],
        f"two 3s, two 8s are pairs, {NO_TRIPLE} of each of these ranks a third card is missing.",
    ),
    # Triples and what goes with them.
    ("3D 3C 3H 5D 6D", ["C5"], "The triple of 3s takes one single card or one pair along, and 5, 6 are neither."),
    ("3D 3C 3H LJ BJ", ["C5"], "The triple of 3s takes one single card or one pair along, and LJ, BJ are neither."),
    (
        "3D 3C 3H 5D 5C 5H 7D",
        ["C6"],
        "Nothing goes with the triples of 3s, 5s: an airplane's ranks are consecutive, and none is above A.",
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D",
        ["C6"],
        "The airplane from 3 to 4 takes 2 singles, 2 pairs or nothing along, and here is 1 card beside it.",
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D 9D JD",
        ["C6"],
        "The airplane from 3 to 4 takes 2 singles, 2 pairs or nothing along, and here are 3 cards beside it.",
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D 8C 9D JD",
        ["C6"],
        "The 4 cards beside the airplane from 3 to 4 are not 2 pairs: there is an odd number each of 9s, Js.",
    ),
    ("8D 8C 8H 9D 9C 9H 9S 3D", ["C7"], "The wings of the airplane from 8 to 9 may not use ranks of its body: 9."),
    ("8D 8C 8H 9D 9C 9H 3D BJ", ["C7"], "The wings of the airplane from 8 to 9 may not use a joker."),
    # Bombs and jokers.
    ("7D 7C 7H 7S 8D", ["C11"], "four 7s are a bomb only by themselves: a bomb takes no other cards along."),
    (
        "7D 7C 7H 7S 9D 9C 9H 9S",
        ["C11"],
        "four 7s, four 9s are bombs only by themselves: a bomb takes no other cards along.",
    ),
    ("LJ BJ 2D", ["C12"], f"{JOKER_BOMB} one 2 would have to go."),
    ("LJ LJ BJ", ["C12"], f"{JOKER_BOMB} one LJ would have to go."),
    (
        "LJ LJ LJ BJ BJ BJ",
        ["C6"],
        "No 2 and no joker can be in an airplane's body: it would have to do without LJ, BJ.",
    ),
    ("", ["C4"], "A play needs at least one card."),
]


@pytest.mark.parametrize(("cards", "cited", "sentence"), TOLD)
def test_what_is_missing_is_said_with_the_rules_that_tell_of_it(cards: str, cited: list[str], sentence: str) -> None:
    problem = why_nothing(cards)
    assert problem is not None
    assert ([*problem.cited], str(problem)) == (cited, sentence)
    assert problem.rule == ("C7" if cited == ["C7"] else "C4")


NEAR = [
    ("10D JC QC KC AH 2S", ["One 2 fewer: straight from 10 to A."]),
    ("5D 6D 8D 9C", ["One 7 more: straight from 5 to 9."]),
    ("5D 10D", ["One K more: mixed 5-10-K.", "One K more: suited 5-10-K of D."]),
    ("5D 10C", ["One K more: mixed 5-10-K."]),
    (
        "3D 3C 4D",
        [
            "One 4 fewer: pair of 3s.",
            "One 3 more: triple with single of 3s.",
            "One 4 more: consecutive pairs from 3 to 4.",
        ],
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D 9D JD",
        ["One card fewer, any of 8, 9, J: airplane with singles from 3 to 4."],
    ),
    ("5D 6D 7D", []),
    ("3D", []),
    ("", []),
]


@pytest.mark.parametrize(("cards", "sentences"), NEAR)
def test_near_misses_are_said(cards: str, sentences: list[str]) -> None:
    assert [str(near.message) for near in nearly(cards)] == sentences


def selections(count: int) -> list[tuple[str, list[Card]]]:
    stream = Random(510)
    return [
        (stream.choice(list(OPTIONS)), stream.sample(stream.choice([list(DECK), NARROW, HIGH]), stream.randint(1, 12)))
        for _ in range(count)
    ]


def test_a_reason_is_given_just_where_cards_are_nothing() -> None:
    nothing = 0
    for option, cards in selections(6000):
        problem = why_nothing(cards, OPTIONS[option])
        assert (problem is None) == bool(reference.readings([str(card) for card in cards], option)), cards
        nothing += problem is not None
        if problem:
            assert problem.rule in {"C4", "C7"}
            assert set(problem.cited) <= {"C4", "C5", "C6", "C7", "C10", "C11", "C12"}
            assert (problem.rule == "C7") == (problem.cited == ("C7",))
            assert str(problem).endswith(".")
            check(problem.message.template, dict(problem.facts), cards)
    assert 2000 < nothing < 6000


def told(named: object) -> list[str]:
    """Write ranks out that a sentence names, each as often as it says."""
    assert isinstance(named, tuple)
    return [rank for one in named for rank in ([one.rank] * one.number if isinstance(one, Alike) else [str(one)])]


def check(template: str, facts: dict[str, object], cards: list[Card]) -> None:
    """See that a sentence tells the truth, as far as it says what would help."""
    number = {rank: place for place, rank in enumerate(reference.ORDER)}
    if "for a straight" in template or "a straight would need" in template:
        count = int(str(facts["count"]))
        ranks = sorted({card.rank for card in cards} | {number[str(rank)] for rank in facts["gaps"]})  # type: ignore[attr-defined]
        while count > 0:
            ranks = [*ranks, ranks[-1] + 1] if ranks[-1] < number["A"] else [ranks[0] - 1, *ranks]
            count -= 1
        straight = [f"{reference.ORDER[rank]}D" for rank in ranks]
        assert {kind for kind, _, _ in reference.readings(straight)} == {"straight"}
        assert len(straight) == max(5, len(set(cards)) + len(facts["gaps"]))  # type: ignore[arg-type]
    if "surplus" in facts:
        ranks = [number[rank] for rank in told(facts["missing"])]
        held = [card.rank for card in cards]
        for rank in told(facts["surplus"]):
            held.remove(number[rank])
        made = [reference.ORDER[rank] for rank in (*held, *ranks)]
        kinds = {kind for kind, _, _ in reference.readings([r if "J" in r[1:] else f"{r}D" for r in made])}
        assert kinds & {"straight", "suited 5-10-K", "joker bomb"}
    counts = Counter(reference.ORDER[card.rank] for card in cards)
    if "twos" in facts:
        assert Counter(told(facts["twos"])) == {rank: count for rank, count in counts.items() if count == 2}
        assert Counter(told(facts["ones"])) == {rank: count for rank, count in counts.items() if count == 1}
    if "bombs" in facts:
        assert Counter(told(facts["bombs"])) == {rank: count for rank, count in counts.items() if count > 3}
        assert counts.total() > min(map(counts.__getitem__, told(facts["bombs"])))
    if "do without {high}" in template:
        assert {str(rank) for rank in facts["high"]} <= {"2", "LJ", "BJ"}  # type: ignore[attr-defined]
    if "beside" in facts:
        body = {number[rank] for rank in facts["airplane"].body}  # type: ignore[attr-defined]
        assert facts["count"] == len(body)
        assert facts["beside"] == sum(card.rank not in body for card in cards)


def test_near_misses_are_all_there_is_at_one_card_and_true() -> None:
    seen = 0
    for option, cards in selections(3000):
        rules = OPTIONS[option]
        found = nearly(cards, rules)
        claimed = {(near.more, card.rank, near.reading) for near in found for card in near.cards}
        true = set()
        for card in set(cards) if len(cards) > 2 else ():
            rest = list(cards)
            rest.remove(card)
            true |= {(False, card.rank, reading) for reading in readings(rest, rules)[:1]}
        for card in FACES:
            if cards.count(card) < 3:
                true |= {(True, card.rank, reading) for reading in readings([*cards, card], rules)[:1]}
        assert claimed == (set() if readings(cards, rules) else true)
        seen += bool(claimed)
    assert seen > 250


def test_the_nearest_is_measured_in_cards_to_add_take_away_or_exchange() -> None:
    kinds = set()
    for _, cards in selections(1500):
        aim = nearest(count_ranks(cards))
        if aim is None or readings(cards):
            continue
        least, _ = aim.distance
        held = Counter(card.rank for card in cards)
        held.subtract(aim.surplus)
        held.update(aim.missing)
        assert min(held.values()) >= 0
        made = [rank for rank, count in held.items() for _ in range(count)]
        assert {kind for kind, _, _ in reference.readings(written(made))} & {aim.kind, "suited 5-10-K"}, cards
        # One card to add or to leave out is never overlooked, but around airplanes, which have words of their own.
        assert least == 1 or not {near.reading.kind for near in nearly(cards)} & MEASURED, cards
        kinds.add(aim.kind)
    assert kinds > {"pair", "straight", "consecutive pairs", "mixed 5-10-K", "joker bomb"}


MEASURED = {"pair", "straight", "consecutive pairs", "triple with single", "triple with pair", "joker bomb"}


def written(ranks: list[int]) -> list[str]:
    """Write cards of some ranks, in suits of which there are enough."""
    copies = Counter[int]()
    faces = []
    for rank in ranks:
        name = reference.ORDER[rank]
        faces.append(name if name in ("LJ", "BJ") else name + "DCHS"[copies[rank] // 3])
        copies[rank] += 1
    return faces


def test_errors_keep_their_cited_rules() -> None:
    problem = why_nothing("5D 6D 7D")
    assert problem is not None
    for same in (problem.at_step(3), problem.with_legal(("x",)), pickle.loads(pickle.dumps(problem))):  # noqa: S301
        assert (same.rule, same.cited, str(same)) == ("C4", ("C6",), str(problem))
    assert RuleError("format", "x").cited == ()


@pytest.mark.parametrize("cards", ["3D 3C 3H 4D 4C 4H 7D 7C 7H 7S", "3D 3C 3H 4D 4C 4H 5D 5C 5H 9D 9C 9H 9S JD JC"])
def test_four_of_a_rank_are_no_bomb_where_they_are_wings(cards: str) -> None:
    """What is said of bombs must leave room for four of a rank that go along with an airplane (C6, C7)."""
    assert [reading.kind for reading in readings(cards)] == ["airplane with pairs"]
    problem = why_nothing("7D 7C 7H 7S 8D")
    assert problem is not None
    assert str(problem) == "four 7s are a bomb only by themselves: a bomb takes no other cards along."
