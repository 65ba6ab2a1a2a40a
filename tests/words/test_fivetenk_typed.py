"""Cards as people type them: every way of writing a card is read, and what is wrong is named by its place."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, FACES, Card
from gamelib.words import fact, term
from gamelib.words.fivetenk_facts import SUIT_NAMES
from gamelib.words.fivetenk_typed import typed_cards

NUMBERS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine"}
NAMES = NUMBERS | {"10": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def spellings(card: Card, language: str) -> list[str]:
    """Write a card in many ways."""
    shown = fact(card, language)
    if card.suit < 0:
        return [card, card.lower(), shown, shown.upper()]
    rank, letter = card[:-1], card[-1]
    suit, english = term(SUIT_NAMES[letter], language), SUIT_NAMES[letter]
    return [
        *(card, card.lower(), shown, f"{shown[-1]}{rank}", f"{letter}{rank}", f"{rank} {letter}", f"{rank}{suit}"),
        *(f"{NAMES[rank]} of {english}", f"{rank} of {english}", f"{NAMES[rank].title()} {english.title()}"),
        *(f"{suit} {rank}", f"{suit}の{rank}", f"{rank} of {english.removesuffix('s')}"),
    ]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_is_read_in_every_way_it_may_be_written(language: str) -> None:
    for card in FACES:
        for text in spellings(card, language):
            assert typed_cards(text, language) == (card,), text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_cards_are_read_in_the_order_typed_whatever_stands_between_them(language: str) -> None:
    stream = Random(language)
    for _ in range(300):
        cards = stream.sample(DECK, stream.randint(0, 32))
        between = stream.choice([" ", ", ", "  ", "、", "\n", " and ", " / ", ";"])
        text = between.join(stream.choice(spellings(card, language)) for card in cards)
        assert typed_cards(text, language) == tuple(cards), text


def test_nothing_need_stand_between_cards() -> None:
    for _ in range(100):
        cards = Random(_).sample(DECK, 20)
        assert typed_cards("".join(cards)) == tuple(cards)


def test_full_width_text_and_symbols_in_colour_are_read() -> None:
    assert typed_cards("１０Ｈ　♥\ufe0f10 3D") == (Card("10H"), Card("10H"), Card("3D"))  # noqa: RUF001


WRONG = [
    ("3D 11H", "format", "Card 2, '11H', cannot be read"),
    ("3D, 4C, twelve", "format", "Card 3, 'twelve', cannot be read"),
    ("7", "format", "Card 1, 7, has no suit: write it as 7D, 7C, 7H or 7S."),
    ("3D queen", "format", "Card 2, Q, has no suit: write it as QD, QC, QH or QS."),
    ("3D joker", "format", "Card 2, joker, may be the little or the big one: write LJ or BJ."),
    ("3D 3D 4C 3D 3D", "C1", "Card 5 is a fourth 3D, and there are only three."),
    ("?", "format", "Card 1, '?', cannot be read"),
    ("3 dogs", "format", "Card 1, 3, has no suit"),
    ("<b>3D</b>", "format", "Card 1, '<b>3D<', cannot be read"),
]


@pytest.mark.parametrize(("text", "rule", "sentence"), WRONG)
def test_what_is_wrong_is_named_by_its_place(text: str, rule: str, sentence: str) -> None:
    with pytest.raises(RuleError) as refused:
        typed_cards(text)
    assert refused.value.rule == rule
    assert str(refused.value).startswith(sentence)


def test_whatever_is_typed_there_are_cards_or_one_sentence() -> None:
    stream = Random(3)
    signs = "3457JQKA10DCHS ♥♦♣♠ ,of and little big joker LJBJxyzß♡の１"
    for _ in range(3000):
        text = "".join(stream.choice(signs) for _ in range(stream.randint(0, 25)))
        try:
            cards = typed_cards(text)
        except RuleError as refused:
            assert str(refused).startswith("Card ")  # noqa: PT017
        else:
            assert all(isinstance(card, Card) for card in cards)
