"""The six ladders: everybody stands where they stand, winners climb as far as the engine says."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import LADDER, climb
from gamelib.pictures import Picture, draw_levels
from tests.pictures.drawn import SVG, root_of, text_of, with_attribute
from tests.pictures.fivetenk.placing import crowded, texts_in

LEVELS = (*LADDER, "won")


def ladders(drawn: Picture) -> list[ET.Element]:
    found = list(with_attribute(root_of(drawn), "data-ladder"))
    assert [ladder.attrib["data-ladder"] for ladder in found] == list("012345")
    return found


def discs(ladder: ET.Element) -> dict[str, float]:
    """Give the levels that are marked on a ladder, each with its place from the left."""
    marked = with_attribute(ladder, "data-level")
    return {mark.attrib["data-level"]: float(next(mark.iter(f"{SVG}text")).attrib["x"]) for mark in marked}


def arrows(ladder: ET.Element) -> list[tuple[float, float]]:
    """Give where arrows on a ladder begin and end."""
    found = []
    for path in ladder.iter(f"{SVG}path"):
        if path.attrib["class"] == "gl-arrow":
            places = [float(x) for x, _ in re.findall(r"([\d.]+) ([\d.]+)", path.attrib["d"])]
            found.append((min(places), max(places)))
    return found


@pytest.mark.parametrize("steps", range(4))
@pytest.mark.parametrize("level", LADDER)
def test_c32_from_every_level_winners_climb_as_the_engine_says(level: str, steps: int) -> None:
    reached = climb(level, steps)
    winner, other, *_ = ladders(draw_levels([level] * 6, steps, (0,)))
    assert (winner.attrib["data-before"], winner.attrib["data-after"]) == (level, reached)
    assert discs(other).keys() == {level}
    assert not arrows(other)
    if not steps:
        assert discs(winner).keys() == {level}
        assert not arrows(winner)
        return
    places = discs(winner)
    assert places.keys() == {level, reached}
    assert places[level] == pytest.approx(discs(other)[level])
    ((start, tip),) = arrows(winner)
    assert places[level] < start < tip < places[reached]


def test_c32_k_and_two_passes_a_and_the_arrow_passes_it_too() -> None:
    drawn = draw_levels(["K", "A", "3", "3", "3", "3"], 2, (0, 2))
    climbing, at_a, *_ = ladders(drawn)
    ((_, tip),) = arrows(climbing)
    assert tip > discs(at_a)["A"]
    assert "Seat 0 climbs from K past A." in drawn.description
    assert "Seat 0 has climbed past A and wins the match." in drawn.description
    assert [text_of(mark) for mark in with_attribute(climbing, "data-level")] == ["K", "won"]


def test_the_levels_stand_in_order_from_left_to_right() -> None:
    heads = [text for text in texts_in(root_of(draw_levels(["3"] * 6))) if text[0] in LADDER][: len(LADDER)]
    assert [text for text, _ in heads] == list(LADDER)
    assert [box.left for _, box in heads] == sorted(box.left for _, box in heads)


def test_nothing_overlaps_or_leaves_the_frame() -> None:
    stream = Random(5)
    for _ in range(60):
        levels = [stream.choice(LEVELS) for _ in range(6)]
        winners = [seat for seat in range(6) if levels[seat] != "won" and stream.random() < 0.5]
        sides: dict[str, Any] = {"declarer": 1, "friends": (4, 5)} if stream.random() < 0.5 else {}
        width = stream.choice([560, 600, 860])
        root = root_of(draw_levels(levels, stream.randrange(4), winners, width=width, **sides))
        assert crowded(root) == []


def test_the_description_tells_every_ladder() -> None:
    drawn = draw_levels(["3", "K", "9", "3", "A", "won"], 2, (1, 2, 4))
    assert drawn.title == "The six ladders: seats 1, 2 and 4 climb 2 levels"
    assert drawn.description == (
        "Seat 0 stays at 3. Seat 1 climbs from K past A. Seat 2 climbs from 9 to J. Seat 3 stays at 3. "
        "Seat 4 climbs from A past A. Seat 5 has won the match. Seats 1 and 4 have climbed past A and win the match."
    )
    assert draw_levels(["3"] * 6, 1, (5,)).title == "The six ladders: seat 5 climbs 1 level"
    still = draw_levels(["3", "4", "5", "6", "7", "8"])
    assert still.title == "The six ladders"
    assert still.description.startswith("Seat 0 is at level 3. Seat 1 is at level 4.")


def test_sides_are_told_in_words() -> None:
    drawn = root_of(draw_levels(["3"] * 6, declarer=2, friends=(0,)))
    assert [text for text, _ in texts_in(drawn) if text.startswith("Seat")] == [
        "Seat 0, friend",
        "Seat 1, defender",
        "Seat 2, declarer",
        "Seat 3, defender",
        "Seat 4, defender",
        "Seat 5, defender",
    ]


def test_it_speaks_every_language() -> None:
    assert "{" not in draw_levels(["K"] * 6, 2, (1, 2), language="ja").description


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"before": ["3"] * 5}, "format"),
        ({"before": "333333"}, "format"),
        ({"before": None}, "format"),
        ({"before": ["3"] * 5 + ["1"]}, "C32"),
        ({"before": ["3"] * 5 + ["LJ"]}, "C32"),
        ({"before": [3] * 6}, "C32"),
        ({"steps": 4}, "C31"),
        ({"steps": -1}, "C31"),
        ({"steps": "1"}, "C31"),
        ({"steps": True}, "C31"),
        ({"winners": (6,)}, "C1"),
        ({"winners": "01"}, "C1"),
        ({"winners": 7}, "C1"),
        ({"before": ["won"] * 6, "winners": (0,), "steps": 1}, "C32"),
        ({"declarer": 6}, "C1"),
        ({"declarer": 0, "friends": (9,)}, "C1"),
        ({"width": 300}, "format"),
        ({"width": "wide"}, "format"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        draw_levels(**{"before": ["3"] * 6, **options})
    assert refused.value.rule == rule
