"""Describing a layout and a hand in words."""

import pytest

from gamelib import words
from gamelib.core import RuleError
from gamelib.exact61 import Layout, Tile

SECOND_DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A"

LAYOUTS = {
    "empty": ["The table is empty."],
    "1|4": [
        "1 tile lies on the table: [1|4].",
        "Spinners: none.",
        "Counted ends: [1|4] for 4 and [1|4] for 1.",
        "Sum: 4 + 1 = 5, which scores 5 raw points, 1 displayed.",
        "Open ports: [1|4] high (4) and [1|4] low (1).",
    ],
    "0|0": [
        "1 tile lies on the table: [0|0].",
        "Spinners: [0|0].",
        "Counted ends: [0|0] for 0.",
        "Sum: 0 = 0, which scores nothing.",
        "Open ports: [0|0] inline A (0) and [0|0] inline B (0).",
    ],
    SECOND_DIAGRAM: [
        (
            "6 tiles lie on the table, in the order placed: [1|4], [1|1] at [1|4] low, [4|4] at [1|4] high, "
            "[3|4] at [4|4] inline B, [1|2] at [1|1] inline B and [1|5] at [1|1] side A."
        ),
        "Spinners: [1|1] and [4|4].",
        "Counted ends: [1|2] for 2, [1|5] for 5 and [3|4] for 3.",
        "Sum: 2 + 5 + 3 = 10, which scores 10 raw points, 2 displayed.",
        (
            "Open ports: [1|1] side B (1), [1|2] high (2), [1|5] high (5), [3|4] low (3), [4|4] side A (4) and "
            "[4|4] side B (4)."
        ),
    ],
}


@pytest.mark.parametrize(("text", "sentences"), LAYOUTS.items())
def test_a_layout_is_described_tile_by_tile(text: str, sentences: list[str]) -> None:
    assert words.describe(Layout.from_text(text)) == " ".join(sentences)


def test_ports_are_described_with_their_japanese_names() -> None:
    described = words.describe(Layout.from_text(SECOND_DIAGRAM), "ja")
    assert "[1|5] at [1|1] (側枝A)" in described
    assert "[3|4] (目が少ない端, 3)" in described


HANDS = [
    ((), "No tiles."),
    ((Tile("0|1"),), "1 tile: [0|1]. 1 pip in all."),
    ([Tile("1|4"), Tile("6|6")], "2 tiles: [1|4] and [6|6]. 17 pips in all."),
    ((None,), "1 tile face down."),
    ((Tile("1|4"), None, None), "1 tile: [1|4]. 5 pips in all. 2 tiles face down."),
]


@pytest.mark.parametrize(("hand", "described"), HANDS)
def test_a_hand_is_described_as_far_as_it_is_seen(hand: object, described: str) -> None:
    assert words.describe(hand) == described


def test_what_is_no_part_of_a_game_is_not_described() -> None:
    with pytest.raises(RuleError) as refused:
        words.describe(3)
    assert refused.value.rule == "format"
    assert words.say(refused.value) == "3 cannot be described in words."
