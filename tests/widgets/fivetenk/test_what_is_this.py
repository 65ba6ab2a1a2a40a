"""What is this? For whatever cards there is an answer, and it is the engine's."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, Rules, nearly, readings, standing, why_nothing
from gamelib.widgets import Guard, WhatIsThis
from gamelib.words import fact, rules, say
from tests.widgets.fivetenk.cards import check_picker, cited, enter, mistakes_are_said, pick, text_of

NARROW = [card for card in DECK if card.rank in range(3, 7)]
FOUR_TRIPLES = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H"


def check(asked: WhatIsThis) -> None:
    """See that what is told is what the engine says of the cards."""
    check_picker(asked.picker)
    assert asked.cards == asked.picker.cards
    option = Rules(asked.wing_jokers)
    found, problem = readings(asked.cards, option), why_nothing(asked.cards, option)
    told = text_of(asked.words.value)
    assert bool(asked.picture.picture) == bool(found)
    if found:
        assert all(fact(reading) in asked.picture.picture for reading in found)
        assert fact(found[0]) in told
        assert all(say(message) in told for message in standing(found[0]).messages)
        assert (f"{len(found)} readings" in told) == (len(found) > 1)
        assert ("R8" in cited(asked.rules)) == (len(found) > 1)
    elif asked.cards:
        assert problem is not None
        assert say(problem) in told
        assert set(problem.cited) <= cited(asked.rules)
    near = nearly(asked.cards, option)
    assert asked.nearly.picture.count("<button") == len(near)
    assert all(say(one.message) in asked.nearly.picture for one in near)
    assert cited(asked.rules) <= rules("fivetenk").keys()


@pytest.mark.parametrize("seed", range(4))
def test_random_cards_are_always_answered_by_the_engine(seed: int) -> None:
    stream = Random(seed)
    asked = WhatIsThis()
    for _ in range(60):
        cards = stream.sample(stream.choice([list(DECK), NARROW]), stream.randint(0, 14))
        if stream.random() < 0.3:
            asked.option.value = not asked.option.value
        asked.cards = tuple(cards)
        check(asked)
    assert Guard.raised == []


@pytest.mark.parametrize("count", [26, 32])
def test_whole_hands_are_answered(count: int) -> None:
    asked = WhatIsThis()
    for card in Random(count).sample(DECK, count):
        pick(asked.picker.deck, card)
        check(asked)


def test_one_card_more_makes_another_of_it_step_by_step() -> None:
    asked = WhatIsThis("5D 6C 7C")
    assert "5, 6 and 7 are too few for a straight: it needs 2 more consecutive ranks." in asked.words.value
    for card in ("8C", "9H"):
        pick(asked.picker.deck, card)
    assert text_of(asked.words.value).startswith("straight from 5 to 9")
    assert cited(asked.rules) == {"C6", "C8"}


def test_several_readings_are_all_taken_apart_and_the_unnamed_lead_is_told() -> None:
    asked = WhatIsThis(FOUR_TRIPLES)
    told = text_of(asked.words.value)
    assert told.startswith("3 readings")
    assert "Led without a word it is the airplane from 3 to 6." in told
    assert "<title>3 readings</title>" in asked.picture.picture


def test_a_press_does_what_would_help() -> None:
    asked = WhatIsThis("10D JC QC KC AH 2S")
    assert "One 2 fewer: straight from 10 to A." in asked.nearly.picture
    asked.nearly.press({"near": "0"})
    assert asked.cards == ("10D", "JC", "QC", "KC", "AH")
    check(asked)
    asked.nearly.press({"near": "0"})
    assert len(asked.cards) == 5, "there is nothing to press any more"
    asked.cards = ("3D", "3C", "4D")
    for place, near in enumerate(nearly(asked.cards)):
        asked.cards = ("3D", "3C", "4D")
        asked.nearly.press({"near": str(place)})
        assert readings(asked.cards)[0] == near.reading


def test_the_option_of_the_rules_changes_what_wings_may_be() -> None:
    asked = WhatIsThis("8D 8C 8H 9D 9C 9H 3D LJ")
    assert "may not use a joker" in asked.words.value
    assert "C7" in cited(asked.rules)
    asked.option.value = True
    assert asked.wing_jokers == "not_both"
    assert text_of(asked.words.value).startswith("airplane from 8 to 9 with single wings")
    asked.wing_jokers = "none"
    assert not asked.option.value
    check(asked)
    assert text_of(WhatIsThis("8D 8C 8H 9D 9C 9H 3D LJ", wing_jokers="not_both").words.value).startswith("airplane")
    with pytest.raises(RuleError) as refused:
        WhatIsThis(wing_jokers="both")
    assert refused.value.rule == "R4"


def test_every_example_is_told() -> None:
    asked = WhatIsThis()
    assert "Pick cards from the deck, or type them." in asked.words.value
    told = set()
    for button in asked.picker.examples:
        button.click()
        check(asked)
        told.add(text_of(asked.words.value))
    assert len(told) == len(asked.picker.examples)


def test_what_is_told_is_read_out_and_bad_text_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = WhatIsThis("9D 9S")
    assert 'aria-live="polite"' in asked.words.value
    mistakes_are_said(monkeypatch)
    enter(asked.picker.row, "9D 9X")
    assert "Card 2, '9X', cannot be read" in text_of(asked._guard.message.value)
    assert asked.cards == ("9D", "9S")


def test_it_speaks_japanese() -> None:
    asked = WhatIsThis("5D 6C 7C 8C 9H", language="ja")
    assert "straight" not in text_of(asked.words.value)
    assert repr(asked) == "<WhatIsThis: 5D 6C 7C 8C 9H>"
