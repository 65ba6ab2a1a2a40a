"""Why cards are no combination, and what one card more or fewer would make of them: always true, and never silent."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.fivetenk import DECK, FACES, Card, Rules, nearly, readings, why_nothing
from tests.fivetenk import reference

OPTIONS = {name: Rules(name) for name in ("none", "not_both")}
NARROW = [card for card in DECK if card.rank in range(3, 9)]
HIGH = [card for card in DECK if card.rank >= 9]
"""Cards of few ranks are often nearly something, and high ones run into the 2 and the jokers."""

JOKERS = (
    "One little and one big joker are a joker bomb, and three of one kind take one or two of the other with them: "
    "LJ, BJ, BJ are neither."
)
TOLD = [
    # Pairs, and what is nearly a 5-10-K.
    ("3D 4D", "C4", "3, 4 are two ranks: two cards are a pair when they are of one rank."),
    ("5D KS", "C4", "5, K are two cards of a 5-10-K: it needs 10 too."),
    # Straights: too short, with a gap, with both, with a 2.
    ("5D 6D 7D", "C4", "5, 6, 7 is too short for a straight: it needs 2 more consecutive ranks."),
    ("5D 6D 7D 8C", "C4", "5, 6, 7, 8 is too short for a straight: it needs 1 more consecutive rank."),
    ("5D 6D 8D 9C", "C4", "5, 6, 8, 9 are not consecutive: a straight would need 7 too."),
    (
        "5D 6D 8D",
        "C4",
        "5, 6, 8 are not consecutive: a straight would need 7 too, and 1 more rank next to these.",
    ),
    ("10D JC QC KC AH 2S", "C4", "No 2 and no joker can be in a straight: it would have to do without 2."),
    ("2D LJ BJ", "C4", "No 2 and no joker can be in a straight: it would have to do without 2, LJ, BJ."),
    # Consecutive pairs and bare triples.
    ("3D 3C 5D 5C", "C4", "The pairs of 3, 5 are not consecutive: pairs of 4 would be needed too."),
    ("AD AC 2D 2C", "C4", "No 2 and no joker can be in consecutive pairs: they would have to do without 2."),
    ("3D 3C 3H 5D 5C 5H", "C4", "The triples of 3, 5 are not consecutive: triples of 4 would be needed too."),
    ("AD AC AH 2D 2C 2H", "C4", "No 2 and no joker can be in an airplane's body: it would have to do without 2."),
    # Ranks of which there is one card, and of which there are two.
    (
        "3D 3C 4D 5D 6D 7D",
        "C4",
        "A straight has one card of each rank, consecutive pairs have two: here it is one of 4, 5, 6, 7 and two of 3.",
    ),
    # Triples and what goes with them.
    ("3D 3C 3H 5D 6D", "C4", "The triple 3 takes one single card or one pair with it, and 5, 6 are neither."),
    ("3D 3C 3H LJ BJ", "C4", "The triple 3 takes one single card or one pair with it, and LJ, BJ are neither."),
    (
        "3D 3C 3H 5D 5C 5H 7D",
        "C4",
        "Nothing goes with the triples of 3, 5: an airplane's ranks are consecutive, and none is above A.",
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D",
        "C4",
        "The airplane 3, 4 takes 2 single wings or 2 pair wings or none, and here is 1 card beside it.",
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D 9D JD",
        "C4",
        "The airplane 3, 4 takes 2 single wings or 2 pair wings or none, and here are 3 cards beside it.",
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D 8C 9D JD",
        "C4",
        "The 4 cards beside the airplane 3, 4 are no 2 pairs: the number of 9, J is odd.",
    ),
    ("8D 8C 8H 9D 9C 9H 9S 3D", "C7", "The wings of the airplane 8, 9 may not use ranks of its body: 9."),
    ("8D 8C 8H 9D 9C 9H 3D BJ", "C7", "The wings of the airplane 8, 9 may not use a joker."),
    # Bombs and jokers.
    ("7D 7C 7H 7S 8D", "C4", "Four or more 7 are a bomb, and nothing can be played with a bomb."),
    (
        "7D 7C 7H 7S 9D 9C 9H 9S",
        "C4",
        "Four or more of a rank are a bomb, and nothing can be played with a bomb: that is so of 7, 9.",
    ),
    (
        "LJ BJ BJ",
        "C4",
        JOKERS,
    ),
    ("", "C4", "A play needs at least one card."),
]


@pytest.mark.parametrize(("cards", "rule", "sentence"), TOLD)
def test_what_is_missing_is_said(cards: str, rule: str, sentence: str) -> None:
    problem = why_nothing(cards)
    assert problem is not None
    assert (problem.rule, str(problem)) == (rule, sentence)


NEAR = [
    ("10D JC QC KC AH 2S", ["One 2 fewer: straight of 10 to A."]),
    ("5D 6D 8D 9C", ["One 7 more: straight of 5 to 9."]),
    ("5D 10D", ["One K more: mixed 5-10-K.", "One K more: suited 5-10-K of D."]),
    ("5D 10C", ["One K more: mixed 5-10-K."]),
    (
        "3D 3C 4D",
        [
            "One 4 fewer: pair of 3.",
            "One 3 more: triple with single of 3.",
            "One 4 more: consecutive pairs of 3 to 4.",
        ],
    ),
    (
        "3D 3C 3H 4D 4C 4H 8D 9D JD",
        ["One card fewer, any of 8, 9, J: airplane with singles of 3 to 4."],
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
            assert str(problem).endswith(".")
            check(problem.message.template, dict(problem.facts), cards)
    assert 2000 < nothing < 6000


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
    if "do without {high}" in template:
        assert {str(rank) for rank in facts["high"]} <= {"2", "LJ", "BJ"}  # type: ignore[attr-defined]
    if "beside" in facts:
        body = {number[str(rank)] for rank in facts["body"]}  # type: ignore[attr-defined]
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
