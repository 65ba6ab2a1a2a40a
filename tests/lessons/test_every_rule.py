"""For each rule of both games: fifty generated items that practise it, regraded by code that is not the engine's."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest

from gamelib.lessons import Item, generate, practising
from gamelib.lessons.topics import GAMES
from tests.lessons.exact61.regrade import REGRADE as EXACT61
from tests.lessons.fivetenk.regrade import REGRADE as FIVETENK

ITEMS = 50
REGRADE = {"exact61": EXACT61, "fivetenk": FIVETENK}
RULES = [*(f"D{number}" for number in range(1, 28)), *(f"C{number}" for number in range(1, 34))]


def items_of(rule: str) -> Iterator[Item]:
    """Make items that practise a rule, of all its kinds in turn; an item may practise fewer rules than its kind."""
    for seed in count(1000):
        for topic, kind in practising(rule):
            item = generate(topic, seed, kind)
            if rule in item.rules:
                yield item


@pytest.mark.parametrize("rule", RULES)
def test_fifty_items_of_a_rule_are_regraded_alike(rule: str) -> None:
    for item in islice(items_of(rule), ITEMS):
        assert REGRADE[item.game][item.kind](item) == item.answer, (item.topic, item.kind, item.seed)
        assert item.grade(item.answer).right


def test_every_kind_of_question_can_be_regraded() -> None:
    for game, topics in GAMES.items():
        assert REGRADE[game].keys() == {kind.name for kinds in topics.values() for kind in kinds}
