"""Describing cards in words."""

import pytest

from gamelib import words
from gamelib.fivetenk.cards import Card, read_cards
from gamelib.words.fivetenk_descriptions import describe_cards

CARDS = [
    ((Card("3C"),), "1 card: 3♣. 0 points in all."),
    (read_cards("5D 10H KS BJ"), "4 cards: 5♦, 10♥, K♠ and big joker. 25 points in all."),
    ([Card("KS"), None], "1 card: K♠. 10 points in all. 1 card face down."),
    ((None, Card("3C"), Card("3C"), None), "2 cards: 3♣ and 3♣. 0 points in all. 2 cards face down."),
]


@pytest.mark.parametrize(("cards", "described"), CARDS)
def test_cards_are_described_as_far_as_they_are_seen(cards: object, described: str) -> None:
    assert words.describe(cards) == described


HIDDEN = [((), "No cards."), ((None,), "1 card face down."), ((None,) * 26, "26 cards face down.")]


@pytest.mark.parametrize(("cards", "described"), HIDDEN)
def test_cards_of_which_none_is_seen_are_counted(cards: tuple[None, ...], described: str) -> None:
    assert " ".join(map(words.say, describe_cards(cards))) == described
