"""The pictures of practice items of Exact 61: their descriptions do not tell what the learner is to find out."""

from __future__ import annotations

import re
from html import unescape

import pytest

from gamelib.lessons import Item, generate, kinds
from gamelib.lessons.topics import GAMES
from gamelib.widgets.items import picture_of

TOPIC_KINDS = [(topic, kind) for topic in GAMES["exact61"] for kind in kinds(topic)]
HANDS_ALONE = ("opponents' tiles", "partner's tiles", "order", "gain", "blocked hand's winner")


def description(item: Item, *, solved: bool = False) -> str:
    picture = picture_of(item, item.solved if solved else item.showing, solved=solved)
    found = re.search(r"<desc[^>]*>(.*?)</desc>", picture, re.DOTALL)
    return unescape(found[1]) if found else ""


@pytest.mark.parametrize(("topic", "kind"), TOPIC_KINDS, ids=[kind for _, kind in TOPIC_KINDS])
def test_no_pips_are_counted_before_the_answer_is_there(topic: str, kind: str) -> None:
    for seed in range(4):
        item = generate(topic, seed, kind)
        assert not re.search(r"\bpips?\b", description(item)), seed


@pytest.mark.parametrize("kind", HANDS_ALONE)
def test_where_only_hands_are_seen_only_hands_are_told_and_counted_in_the_end(kind: str) -> None:
    for seed in range(4):
        item = generate("settling", seed, kind)
        for solved in (False, True):
            told = description(item, solved=solved)
            assert re.search(r"Seat \d holds \[\d\|\d\]", told)
            assert "on the table" not in told
            assert ("pip" in told) == solved


def test_no_tile_just_drawn_tells_that_a_hand_is_not_blocked() -> None:
    for seed in range(40):
        assert "has drawn" not in description(generate("joining", seed, "blocked or not")), seed
