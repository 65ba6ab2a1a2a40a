"""The flow of a settlement: its streams are the engine's points, and nothing runs into anything else."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import start as start_exact61
from gamelib.fivetenk import State, climb, outcome, start
from gamelib.fivetenk.explaining import ending_events
from gamelib.pictures import draw_settlement
from gamelib.pictures.fivetenk.flow import PARTS, flow_of
from gamelib.words import caption, say
from tests.pictures.drawn import SVG, root_of, text_of, values, with_attribute
from tests.pictures.fivetenk.finished import by_chance, by_hand
from tests.pictures.fivetenk.placing import crowded, texts_in

SPLIT = by_hand()["the kitty to the other side"]

every_ending = pytest.mark.parametrize("state", by_hand().values(), ids=by_hand())


def streams(root: ET.Element) -> list[tuple[str, int, str]]:
    """Read the streams back: what they are, their points, the side that they run to."""
    found = with_attribute(root, "data-stream")
    return [(path.attrib["data-stream"], int(path.attrib["data-points"]), path.attrib["data-side"]) for path in found]


def totals(root: ET.Element) -> dict[str, int]:
    return {total.attrib["data-total"]: int(text_of(total)) for total in with_attribute(root, "data-total")}


def thickness(path: ET.Element) -> tuple[float, float]:
    """Measure how thick a stream is where it starts and where it ends."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path.attrib["d"])]
    # M x y H x C x y x y x y V y C x y x y x y H x
    _, top, _, _, _, _, _, _, top_end, low_end, _, _, _, _, _, low, _ = numbers
    return low - top, low_end - top_end


def sources(root: ET.Element) -> dict[str, list[str]]:
    """Read the names and numbers before the streams, those without points too."""
    return {
        source.attrib["data-source"]: [text_of(text) for text in source.iter(f"{SVG}text")]
        for source in with_attribute(root, "data-source")
    }


def check_sums(state: State) -> None:
    """See that a picture's streams are the engine's points, and make its totals."""
    settlement = state.settlement
    assert settlement is not None
    root = root_of(draw_settlement(state))
    found = streams(root)
    assert sum(points for _, points, _ in found) == 300
    for side, total in (("defenders", settlement.defenders), ("declarer", settlement.declarers)):
        assert sum(points for _, points, to in found if to == side) == total
    assert totals(root) == {"defenders": settlement.defenders, "declarer": settlement.declarers}
    expected = {
        f"seat {seat}": (points, "declarer" if seat in state.declarers else "defenders")
        for seat, points in enumerate(state.taken)
    }
    expected |= {"table": settlement.table, "hands": settlement.hands, "kitty": settlement.kitty}
    assert {name: (points, side) for name, points, side in found} == {
        name: tuple(share) for name, share in expected.items() if share[0]
    }
    assert {name: texts[-1] for name, texts in sources(root).items()} == {
        name: str(share[0]) for name, share in expected.items()
    }


def check_ladders(state: State) -> None:
    """See that the row that is lit and the climbs are those of the engine."""
    assert state.points is not None
    winner, steps = outcome(state.points)
    root = root_of(draw_settlement(state))
    (row,) = with_attribute(root, "data-lit")
    low, high = map(int, row.attrib["data-row"].split("-"))
    assert low <= state.points <= high
    for seat, ladder in enumerate(with_attribute(root, "data-ladder")):
        before = state.setting.levels[seat]
        climbs = (seat in state.declarers) == (winner == "declarer")
        assert ladder.attrib["data-before"] == before
        assert ladder.attrib["data-after"] == (climb(before, steps) if climbs else before) == state.levels[seat]
    told = {(mark.attrib["data-climb"], text_of(mark)) for mark in with_attribute(root, "data-climb")}
    assert told == ({(str(seat), f"+{steps}") for seat in state.winners} if steps else set())


@every_ending
def test_c30_the_streams_make_300_and_both_totals(state: State) -> None:
    check_sums(state)
    check_ladders(state)
    for width in (570, 860):
        assert crowded(root_of(draw_settlement(state, width=width))) == []


def test_c30_the_streams_of_games_by_chance_make_300_and_both_totals() -> None:
    assert {state.how for state in by_chance()} == {"declarer's side out", "defenders out", "one left"}
    for state in by_chance():
        check_sums(state)
        check_ladders(state)


def test_nothing_runs_into_anything_else_in_games_by_chance() -> None:
    for state in by_chance():
        assert crowded(root_of(draw_settlement(state))) == []


def test_streams_are_as_thick_as_their_points_and_never_cross() -> None:
    for state in (*by_chance()[:20], *by_hand().values()):
        paths = list(with_attribute(root_of(draw_settlement(state)), "data-stream"))
        for path in paths:
            wide = int(path.attrib["data-points"]) * 0.4
            assert thickness(path) == pytest.approx((wide, wide), abs=0.01)
        tops = [[float(y) for y in re.findall(r"-?[\d.]+", path.attrib["d"])][1:9:7] for path in paths]
        for (start_one, end_one), (start_other, end_other) in pairwise(tops):
            assert start_one < start_other
            assert end_one < end_other


def test_c29_the_kitty_and_the_hands_can_run_to_different_sides() -> None:
    found = {name: (points, side) for name, points, side in streams(root_of(draw_settlement(SPLIT)))}
    assert (found["table"], found["kitty"], found["hands"]) == (
        (10, "declarer"),
        (10, "declarer"),
        (15, "defenders"),
    )


def test_each_part_adds_to_the_picture_and_nothing_moves() -> None:
    for state in (SPLIT, *by_chance()[:6]):
        drawn = [draw_settlement(state, upto=part) for part in PARTS]
        assert len({picture.frame for picture in drawn}) == 1
        for before, after in pairwise(map(root_of, drawn)):
            earlier = {path.attrib["data-stream"]: path.attrib["d"] for path in with_attribute(before, "data-stream")}
            later = {path.attrib["data-stream"]: path.attrib["d"] for path in with_attribute(after, "data-stream")}
            assert earlier.items() <= later.items()
            assert corners(before) <= corners(after)
            assert sum(totals(before).values()) <= sum(totals(after).values())
        assert streams(root_of(drawn[0])) == []
        assert totals(root_of(drawn[PARTS.index("kitty")])) == totals(root_of(drawn[-1]))
        for part, picture in zip(PARTS, drawn, strict=True):
            assert crowded(root_of(picture)) == []
            assert bool(values(root_of(picture), "data-lit")) == (PARTS.index(part) >= PARTS.index("row"))


@every_ending
def test_what_is_not_told_yet_stands_under_neither_side(state: State) -> None:
    parts = {"table": "last trick", "hands": "left in hands", "kitty": "kitty"}
    for upto in PARTS:
        named = {name for name in sources(root_of(draw_settlement(state, upto=upto))) if name in parts}
        assert named == {part for part in parts if PARTS.index(part) <= PARTS.index(upto)}


def corners(root: ET.Element) -> set[tuple[str, float, float]]:
    """Give where words begin; numbers grow, so only where they stand counts."""
    return {("number" if text.isdecimal() else text, box.left, box.top) for text, box in texts_in(root)}


def test_a_part_that_is_not_told_yet_is_in_neither_picture_nor_words() -> None:
    for part in PARTS[: PARTS.index("sums")]:
        drawn = draw_settlement(SPLIT, upto=part)
        rest = [message for later in PARTS[PARTS.index(part) + 1 :] for message in flow_of(SPLIT).messages(later)]
        assert not [message for message in rest if say(message) in drawn.description]
        assert "115" not in drawn.title


@every_ending
def test_the_words_are_the_engines_and_name_every_number(state: State) -> None:
    drawn = draw_settlement(state)
    root = root_of(drawn)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}desc") == drawn.description
    for event in ending_events(state):
        if event.kind in ("game_end", "promotion", "match_end"):
            assert all(say(message) in drawn.description for message in event.messages)
    numbers = set(re.findall(r"\d+", drawn.description))
    for _, points, _ in streams(root):
        assert str(points) in numbers
    assert {str(total) for total in totals(root).values()} <= numbers


@every_ending
def test_every_rule_of_the_settlement_is_cited_with_one_of_its_parts(state: State) -> None:
    flow = flow_of(state)
    cited = {rule for part in PARTS for rule in flow.rules(part)}
    assert cited == {rule for event in ending_events(state) for rule in event.rules}
    assert all(flow.rules(part) for part in PARTS)


def test_a_state_read_from_text_is_settled_in_the_same_way() -> None:
    for state in by_chance()[:10]:
        read = State.from_text(state.to_text())
        assert not read.events
        assert draw_settlement(read) == draw_settlement(state)
        assert caption(tuple(ending_events(read))) == caption(state)[-len(caption(tuple(ending_events(state)))) :]


def test_it_speaks_every_language() -> None:
    for part in PARTS:
        assert "{" not in draw_settlement(SPLIT, upto=part, language="ja").description


@pytest.mark.parametrize(
    ("thing", "options", "rule"),
    [
        (start(seed=7), {}, "C28"),
        (start_exact61(), {}, "format"),
        (None, {}, "format"),
        (SPLIT, {"upto": "kitties"}, "format"),
        (SPLIT, {"upto": 3}, "format"),
        (SPLIT, {"width": 300}, "format"),
        (SPLIT, {"width": None}, "format"),
    ],
)
def test_what_cannot_be_drawn_is_refused(thing: Any, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        draw_settlement(thing, **options)
    assert refused.value.rule == rule
