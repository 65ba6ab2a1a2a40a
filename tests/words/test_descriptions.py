"""Describing a layout and a hand in words."""

import pytest

from gamelib import words
from gamelib.core import RuleError
from gamelib.exact61 import Layout, State, Tile, replay, self_play

SECOND_DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A"

LAYOUTS = {
    "empty": ["The table is empty."],
    "1|4": [
        "1 tile lies on the table: [1|4].",
        "Spinners: none.",
        "Counted ends: [1|4] for 4 and [1|4] for 1.",
        "Sum: 4 + 1 = 5, worth 5 raw points, 1 displayed.",
        "Open ports: [1|4] high (4) and [1|4] low (1).",
    ],
    "0|0": [
        "1 tile lies on the table: [0|0].",
        "Spinners: [0|0].",
        "Counted ends: [0|0] for 0.",
        "Sum: 0 = 0, worth nothing.",
        "Open ports: [0|0] inline A (0) and [0|0] inline B (0).",
    ],
    SECOND_DIAGRAM: [
        (
            "6 tiles lie on the table, in the order placed: [1|4], [1|1] at [1|4] low, [4|4] at [1|4] high, "
            "[3|4] at [4|4] inline B, [1|2] at [1|1] inline B and [1|5] at [1|1] side A."
        ),
        "Spinners: [1|1] and [4|4].",
        "Counted ends: [1|2] for 2, [1|5] for 5 and [3|4] for 3.",
        "Sum: 2 + 5 + 3 = 10, worth 10 raw points, 2 displayed.",
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


STATE = (
    "exact61 players=2 seed=- hand=3 leader=0 turn=1 scores=25,-10 drawn={} "
    "hands=[0|0 0|1 0|2][0|6 2|2 2|4 3|3 5|5 5|6 6|6] "
    "talon=[0|3 0|4 0|5 1|1 1|2 1|3 1|5 1|6 2|3 2|5 2|6 3|4 3|5 3|6 4|4 4|5 4|6] layout=[1|4]"
)
LAYOUT = " ".join(LAYOUTS["1|4"])


def test_a_state_is_described_with_every_hand_open() -> None:
    assert words.describe(State.from_text(STATE.format("-"))) == (
        "Hand 3, 2 players. Score: side 0 has 5 and side 1 has −2. Seat 1 is to move. "
        f"{LAYOUT} Seat 0 holds [0|0], [0|1] and [0|2]: 3 pips. "
        "Seat 1 holds [0|6], [2|2], [2|4], [3|3], [5|5], [5|6] and [6|6]: 55 pips. "
        "17 tiles are left in the talon."
    )


def test_a_view_is_described_with_what_its_seat_may_know() -> None:
    assert words.describe(State.from_text(STATE.format("-")).view(0)) == (
        "Seen from seat 0. Hand 3, 2 players. Score: side 0 has 5 and side 1 has −2. Seat 1 is to move. "
        f"{LAYOUT} Seat 0 holds [0|0], [0|1] and [0|2]: 3 pips. Seat 1 holds 7 tiles face down. "
        "17 tiles are left in the talon."
    )


def test_a_drawn_tile_is_named_only_to_who_drew_it() -> None:
    state = State.from_text(STATE.format("2|4"))
    told = "Seat 1 has drawn [2|4] and must place it now."
    assert told in words.describe(state)
    assert told in words.describe(state.view(1))
    assert "Seat 1 is to move." in words.describe(state.view(0))
    assert "[2|4]" not in words.describe(state.view(0))


def test_an_end_is_described() -> None:
    said = {
        ending: {words.describe(step.state).split(". ")[2] for step in steps if step.state.hand_over == ending}
        for steps in [[step for seed in range(12) for step in replay(self_play(seed, players=2)).steps]]
        for ending in ("out", "blocked", "won")
    }
    assert said["out"] == {
        "Seat 0 has gone out",
        "Seat 1 has gone out",
        *(f"Side {side} stands at exactly 61 and has won the match" for side in (0, 1)),
    }
    assert said["blocked"] == {"The hand is blocked"}
    assert {sentence[:4] for sentence in said["won"]} == {"Side"}


def test_what_is_no_part_of_a_game_is_not_described() -> None:
    with pytest.raises(RuleError) as refused:
        words.describe(3)
    assert refused.value.rule == "format"
    assert words.say(refused.value) == "3 cannot be described in words."
