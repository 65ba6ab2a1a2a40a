"""Captions: a step told from its events, with every figure of the arithmetic."""

import re
from typing import Any

import pytest

from gamelib import words
from gamelib.core import RuleError
from gamelib.exact61 import TILES, Layout, State, replay, self_play, start
from gamelib.exact61.explaining import seen_by
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent

FIVE = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B"


def position(hands: str, layout: str = "empty", scores: str = "0,0") -> State:
    """Set out a position with seat 0 to move; the tiles named nowhere lie in the talon, and in seat 1's hand."""
    named = [*hands.replace("][", " ").strip("[]").split(), *Layout.from_text(layout).tiles]
    left = [str(tile) for tile in TILES if tile not in named]
    return State.from_text(
        f"exact61 players=2 seed=- hand=1 leader=0 turn=0 scores={scores} drawn=- "
        f"hands={hands[:-1]} {' '.join(left[18:])}] talon=[{' '.join(left[:18])}] layout=[{layout}]"
    )


def placed(hands: str, move: str, layout: str = "empty", scores: str = "0,0") -> tuple[str, ...]:
    return words.caption(position(hands, layout, scores).play(move))


def test_the_second_diagram_is_told_as_the_source_counts_it() -> None:
    assert placed("[1|5 0|0][2|3 6|6]", "1|5 at 1|1 side A", layout=FIVE) == (
        "Seat 0 places [1|5] at [1|1] side A.",
        "2 + 5 + 3 = 10.",
        "10 raw points, 2 displayed: side 0 goes from 0 to 2.",
    )


def test_a_port_is_told_by_its_japanese_name() -> None:
    state = position("[1|5 0|0][2|3 6|6]", layout=FIVE).play("1|5 at 1|1 side A")
    assert "[1|5]" in words.caption(state, "ja")[0]
    assert "[1|1] (側枝A)" in words.caption(state, "ja")[0]


def test_a_sum_that_scores_nothing_says_why() -> None:
    assert placed("[1|2 0|0][2|3 6|6]", "1|2") == (
        "Seat 0 leads [1|2].",
        "2 + 1 = 3.",
        "3 is no multiple of 5, so nothing is scored.",
    )
    assert placed("[0|0 1|2][2|3 6|6]", "0|0")[1:] == (
        "0 = 0.",
        "The sum is 0, and only a positive multiple of 5 scores.",
    )


def test_a_rejected_placement_says_by_what_sum() -> None:
    assert placed("[1|5 0|0][2|3 6|6]", "1|5 at 1|1 side A", layout=FIVE, scores="300,0")[2] == (
        "10 raw points, 2 displayed, but 60 + 2 = 62 is above 61: rejected as a whole, the score stays 60."
    )


def going_out(**facts: Any) -> GoingOutEvent:
    known: dict[str, Any] = {"partner": None, "partner_rounded": 0, "accepted": True, "before": 0}
    return GoingOutEvent(rules=("D19",), seat=0, side=0, **{**known, **facts})


def test_going_out_adds_the_opponents_and_takes_off_the_partner() -> None:
    event = going_out(
        placement=10, opponents=8, opponents_rounded=10, partner=12, partner_rounded=10, net=10, before=20, after=30
    )
    assert words.caption(event) == (
        "Seat 0 goes out. The opponents hold 8 pips, rounded to 10; the partner holds 12, rounded to 10.",
        "10 + 10 − 10 = 10.",
        "10 raw points, 2 displayed: side 0 goes from 4 to 6.",
    )


def test_one_pip_is_told_as_one() -> None:
    assert words.caption(going_out(placement=10, opponents=1, opponents_rounded=0, net=10, after=10)) == (
        "Seat 0 goes out. The opponents hold 1 pip, rounded to 0.",
        "10 + 0 = 10.",
        "10 raw points, 2 displayed: side 0 goes from 0 to 2.",
    )


@pytest.mark.parametrize(
    ("opponents", "rounded", "told"),
    [(4, 5, "The opponent holds 4 pips, rounded to 5."), (1, 0, "The opponent holds 1 pip, rounded to 0.")],
)
def test_one_opponent_is_told_of_as_one(opponents: int, rounded: int, told: str) -> None:
    event = going_out(placement=10, opponents=opponents, opponents_rounded=rounded, net=10, after=10, against=1)
    assert words.caption(event)[0] == f"Seat 0 goes out. {told}"


@pytest.mark.parametrize(("players", "told"), [(2, "The opponent holds"), (3, "The opponents hold")])
def test_a_match_tells_of_as_many_opponents_as_play(players: int, told: str) -> None:
    steps = replay(self_play(5, players=players)).steps
    events = [event for step in steps for event in step.events if isinstance(event, GoingOutEvent)]
    assert events
    assert all(f" {told} " in words.caption(event)[0] for event in events)


def test_going_out_may_cost_points() -> None:
    event = going_out(
        placement=0, opponents=6, opponents_rounded=5, partner=16, partner_rounded=15, net=-10, before=5, after=-5
    )
    assert words.caption(event)[1:] == (
        "0 + 5 − 15 = −10.",
        "−10 raw points, −2 displayed: side 0 goes from 1 to −1.",
    )


def test_going_out_may_be_rejected_as_a_whole() -> None:
    event = going_out(placement=5, opponents=18, opponents_rounded=20, net=25, accepted=False, before=290, after=290)
    assert words.caption(event)[2] == (
        "25 raw points, 5 displayed, but 58 + 5 = 63 is above 61: rejected as a whole, the score stays 58."
    )


def test_a_gain_in_a_blocked_hand_is_told_difference_by_difference() -> None:
    event = BlockedGainEvent(
        rules=("D24",), seat=1, side=1, pips=1, opponents=(0, 2), differences=(4, 9), raw=15, accepted=True, before=0,
        after=15,
    )  # fmt: skip
    assert words.caption(event) == (
        "Blocked: seat 1 holds 1 pip; opponents with more: seat 0 and seat 2.",
        "(5 − 1) + (10 − 1) = 13, rounded to 15.",
        "15 raw points, 3 displayed: side 1 goes from 0 to 3.",
    )


def test_the_match_s_end_is_told_with_the_hand_s() -> None:
    assert placed("[1|5 0|0][2|3 6|6]", "1|5 at 1|1 side A", layout=FIVE, scores="295,0")[2:] == (
        "10 raw points, 2 displayed: side 0 goes from 59 to 61.",
        "The hand stops here: the match is won.",
        "Side 0 stands at exactly 61 and wins the match.",
    )


def test_a_draw_is_told_only_to_who_may_see_it() -> None:
    state = position("[0|0 0|5][2|3 6|6]", layout="1|4")
    drawn = state.play("draw")
    front = state.talon[0]
    assert words.caption(drawn) == (f"Seat 0 cannot place and draws [{front}]. It fits, so it must be placed at once.",)
    assert words.caption(seen_by(drawn.events, 0)) == words.caption(drawn)
    assert words.caption(seen_by(drawn.events, 1)) == ("Seat 0 cannot place and draws a tile; 17 left in the talon.",)


def test_a_hand_begins_with_its_lot_and_its_deal() -> None:
    told = words.tell(start(players=3, seed=7))
    assert [event.kind for event in told] == ["lot", "deal"]
    assert told[1].happened.startswith("Hand 1: 5 tiles each for 3 players, 13 in the talon.")


def test_an_event_is_told_with_its_rules_and_its_sum_apart() -> None:
    told = words.tell(position("[1|5 0|0][2|3 6|6]", layout=FIVE).play("1|5 at 1|1 side A"))
    assert told == (
        words.Told(
            "placement",
            "Seat 0 places [1|5] at [1|1] side A.",
            "2 + 5 + 3 = 10",
            "10 raw points, 2 displayed: side 0 goes from 0 to 2.",
            told[0].rules,
        ),
    )
    assert "D11" in told[0].rules


def test_a_caption_can_be_read_aloud() -> None:
    state = position("[1|2 0|0][2|3 6|6]").play("1|2")
    assert words.spoken(state) == " ".join(words.caption(state))


def test_a_position_read_from_text_has_nothing_to_tell() -> None:
    assert words.caption(position("[1|2][0|0]")) == ()
    assert words.spoken(position("[1|2][0|0]")) == ""


def test_what_has_no_events_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        words.caption(("no event",))  # type: ignore[arg-type]
    assert refused.value.rule == "format"


SUM = re.compile(r"([−\d +()]+) = (−?\d+)(?:, rounded to (\d+))?")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_of_whole_matches_is_told_rightly(players: int) -> None:
    known = set(words.rules("exact61"))
    kinds = set()
    for seed in range(8):
        for step in replay(self_play(seed, players=players)).steps:
            told = words.tell(step)
            assert [event.kind for event in told] == [event.kind for event in step.events]
            for event in told:
                kinds.add(event.kind)
                assert set(event.rules) <= known
                assert not re.search(r"[{}]|\b1 (?:pips|tiles)\b|None", " ".join(event[1:4]))
                if event.sum:
                    found = SUM.fullmatch(event.sum)
                    assert found is not None
                    terms, total = (part.replace("−", "-").replace(" ", "") for part in found.group(1, 2))
                    assert sum(int(term) for term in re.findall(r"-?\d+", terms)) == int(total)
    assert {"deal", "placement", "draw", "going_out", "hand_end", "match_end"} <= kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_matches_are_described_without_a_gap(players: int) -> None:
    for step in replay(self_play(1, players=players)).steps:
        for thing in (step.state, step.state.view(0)):
            assert not re.search(r"[{}]|\b1 (?:pips|tiles)\b|None", words.describe(thing))
