"""One line of text: it round-trips, hand-made positions have their fault named, and damage never escapes as a crash."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TILES, Layout, State, View, start
from tests.exact61.matches import match
from tests.exact61.positions import LAST_SIX, LONG, SCORES_30, SIXES_OPEN, position

GOOD = position("[1|2 3|3][0|1 *]", "1|4; 4|6 at 1|4 high", talon="5|5 2|2").to_text()
DREW = position("[2|3 3|3 4|5][0|1 *]", "1|4", talon="5|5", drawn="4|5").to_text()
OUT = position("[0|2][1|4][0|1]", LONG).play(SCORES_30).to_text()
BLOCKED = position("[5|6 0|0][*]", SIXES_OPEN).play(LAST_SIX).to_text()
WON = position("[1|4 1|1 *][0|0]", scores="300,0").play("1|4").to_text()

# A good line, what is changed into what, the rule, and a word of the sentence.
FAULTS: list[tuple[str, str, str, str, str]] = [
    (GOOD, "exact61 ", "fivetenk ", "format", "starts with"),
    (GOOD, "exact61 ", "", "format", "starts with"),
    (GOOD, "players=2", "", "format", "players is missing"),
    (GOOD, "seed=-", "", "format", "seed is missing"),
    (GOOD, "hand=1", "", "format", "hand is missing"),
    (GOOD, "leader=0", "", "format", "leader is missing"),
    (GOOD, "turn=0", "", "format", "turn is missing"),
    (GOOD, "scores=0,0", "", "format", "scores is missing"),
    (GOOD, "drawn=-", "", "format", "drawn is missing"),
    (GOOD, "turn=0", "turn=0 turn=1", "format", "twice"),
    (GOOD, "turn=0", "turn=0 dealer=1", "format", "dealer"),
    (GOOD, "turn=0", "turn=0 and more", "format", "no field"),
    (GOOD, "turn=0", "turn=0 seat=1", "format", "seat"),
    (GOOD, "players=2", "players=two", "format", "whole number"),
    (GOOD, "players=2", "players=5", "D2", "2, 3 or 4"),
    (GOOD, "players=2", "players=3", "D2", "scores"),
    (GOOD, "hand=1", "hand=0", "format", "from 1"),
    (GOOD, "hand=1", "hand=-2", "format", "from 1"),
    (GOOD, "leader=0", "leader=2", "D2", "0 to 1"),
    (GOOD, "turn=0", "turn=2", "D2", "0 to 1"),
    (GOOD, "turn=0", "turn=-1", "D2", "0 to 1"),
    (GOOD, "turn=0", "turn=-", "format", "turn"),
    (GOOD, "turn=0", "turn=0 over=out", "format", "turn"),
    (GOOD, "turn=0", "turn=0 went_out=1", "D19", "went_out"),
    (GOOD, "turn=0", "turn=- over=dull", "format", "dull"),
    (GOOD, "seed=-", "seed=seven", "format", "whole number"),
    (GOOD, "scores=0,0", "scores=0", "D2", "2 scores"),
    (GOOD, "scores=0,0", "scores=0,0,0", "D2", "2 scores"),
    (GOOD, "scores=0,0", "scores=0,", "format", "whole number"),
    (GOOD, "scores=0,0", "scores=3,0", "D15", "multiples of 5"),
    (GOOD, "scores=0,0", "scores=0,-7", "D15", "multiples of 5"),
    (GOOD, "scores=0,0", "scores=310,0", "D16", "above 305"),
    (GOOD, "scores=0,0", "scores=305,0", "D18", "over"),
    (GOOD, "hands=[1|2 3|3]", "hands=1|2 more=", "format", "more"),
    (GOOD, "hands=[1|2 3|3]", "hands=[1|2][3|3]", "D2", "2 hands, not 3"),
    (GOOD, "[1|2 3|3][", "[1|2 3|3 ", "D2", "2 hands, not 1"),
    (GOOD, "[1|2 3|3]", "[1|2 9|9]", "format", "9|9"),
    (GOOD, "[1|2 3|3]", "[1|2 ?]", "format", "view"),
    (GOOD, "[1|2 3|3]", "[1|2 1|2]", "D1", "[1|2] is there twice"),
    (GOOD, "[1|2 3|3]", "[1|2 2|1]", "D1", "[1|2] is there twice"),
    (GOOD, "[1|2 3|3]", "[1|2 1|4]", "D1", "[1|4] is there twice"),
    (GOOD, "[1|2 3|3]", "[1|2 5|5]", "D1", "[5|5] is there twice"),
    (GOOD, "[1|2 3|3]", "[1|2]", "D1", "27"),
    (GOOD, "[1|2 3|3]", "[1|2 3|3 5|5]", "D1", "29"),
    (GOOD, "[1|2 3|3][", "[][1|2 3|3 ", "D19", "no tiles left"),
    (GOOD, "talon=[5|5 2|2]", "talon=5|5", "format", "square brackets"),
    (GOOD, "talon=[5|5 2|2]", "talon=[5|5][2|2]", "format", "just one talon"),
    (GOOD, "layout=[1|4; 4|6 at 1|4 high]", "layout=empty", "format", "square brackets"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4; 4|6", "D6", "which one"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4 at 4|6 low; 4|6", "D6", "empty"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4; 4|6 at 1|4 low", "D6", "shows 1"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4; 4|6 at 4|5 low", "D6", "not on the table"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4; 4|6 at 1|4 side A", "format", "high, low"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4; 4|6 at 1|4", "format", "port"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4;; 4|6 at 1|4 high", "format", "tile"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4; 1|4 at 1|4 high", "D1", "only one of each"),
    (GOOD, "1|4; 4|6 at 1|4 high", "4|4; 4|6 at 4|4 side A", "D10", "side ports"),
    (GOOD, "1|4; 4|6 at 1|4 high", "1|4; 4|6 at 1|4 high; 4|5 at 1|4 high", "D6", "joined there already"),
    (GOOD, "drawn=-", "drawn=9|9", "format", "9|9"),
    (GOOD, "drawn=-", "drawn=?", "format", "view"),
    (GOOD, "drawn=-", "drawn=0|1", "D7", "must be in that hand"),
    (GOOD, "drawn=-", "drawn=3|3", "D7", "fits no open port"),
    (DREW, "drawn=4|5", "drawn=2|3", "D7", "fits no open port"),
    (DREW, "[2|3 3|3 4|5]", "[2|3 0|4 4|5]", "D1", "twice"),
    (OUT, "went_out=0", "went_out=-", "D19", "went_out"),
    (OUT, "went_out=0", "went_out=1", "D19", "no tiles left"),
    (OUT, "went_out=0", "went_out=3", "D2", "0 to 2"),
    (OUT, "over=out went_out=0", "over=blocked went_out=-", "D19", "no tiles left"),
    (OUT, "drawn=-", "drawn=1|4", "D7", "over"),
    (OUT, "scores=35,0,0", "scores=305,305,0", "D18", "Only one side"),
    (BLOCKED, "over=blocked", "over=out", "D19", "went_out"),
    (BLOCKED, "over=blocked", "over=won", "D18", "305"),
    (BLOCKED, "turn=- ", "turn=1 ", "format", "turn"),
    (WON, "scores=305,0", "scores=300,0", "D18", "305"),
    (WON, "layout=[1|4]", "layout=[1|1]", "D1", "twice"),
]


@pytest.mark.parametrize(("line", "old", "new", "rule", "words"), FAULTS, ids=[f"{f[1]} {f[2]}" for f in FAULTS])
def test_a_position_s_fault_is_named(*, line: str, old: str, new: str, rule: str, words: str) -> None:
    assert State.from_text(line).to_text() == line
    assert line.count(old) == 1
    with pytest.raises(RuleError) as refused:
        State.from_text(line.replace(old, new))
    assert refused.value.rule == rule
    assert words in str(refused.value)
    assert str(refused.value).endswith(".")


def line_of(players: int, hands: str, talon: str, layout: str) -> str:
    return (
        f"exact61 players={players} seed=- hand=1 leader=0 turn=0 scores=0,0 drawn=- "
        f"hands={hands} talon=[{talon}] layout=[{layout}]"
    )


def split(*sizes: int) -> list[str]:
    """Part the whole set, lowest tiles first."""
    tiles, parts = list(map(str, TILES)), []
    for size in sizes:
        parts.append(" ".join(tiles[:size]))
        tiles = tiles[size:]
    return parts


def test_a_talon_cannot_be_larger_than_what_is_not_dealt() -> None:
    first, second, talon, layout = split(4, 4, 19, 1)
    with pytest.raises(RuleError) as refused:
        State.from_text(line_of(2, f"[{first}][{second}]", talon, layout))
    assert (refused.value.rule, "18" in str(refused.value)) == ("D3", True)


def test_nobody_has_drawn_before_the_first_tile() -> None:
    first, second, talon = split(6, 5, 17)
    with pytest.raises(RuleError) as refused:
        State.from_text(line_of(2, f"[{first}][{second}]", talon, "empty"))
    assert refused.value.rule == "D4"


def test_a_drawn_tile_is_refused_where_another_could_have_been_placed() -> None:
    line = position("[1|2 3|3 4|5][0|1 *]", "1|4", talon="5|5").to_text()
    with pytest.raises(RuleError) as refused:
        State.from_text(line.replace("drawn=-", "drawn=4|5"))
    assert (refused.value.rule, "[4|5]" in str(refused.value)) == ("D7", True)


def test_a_hand_is_over_just_where_it_is_blocked() -> None:
    with pytest.raises(RuleError) as refused:
        State.from_text(BLOCKED.replace("turn=-", "turn=1").replace(" over=blocked went_out=-", ""))
    assert refused.value.rule == "D8"
    for line in (
        GOOD.replace("turn=0", "turn=-") + " over=blocked went_out=-",
        position("[1|2 3|3][0|1 *]", "1|4").to_text().replace("turn=0", "turn=-") + " over=blocked went_out=-",
    ):
        with pytest.raises(RuleError) as refused:
            State.from_text(line)
        assert refused.value.rule == "D8"


def test_a_match_won_in_mid_hand_was_won_by_a_placement_that_scored() -> None:
    line = position("[2|4 1|1 *][0|0]", scores="300,0").play("2|4").to_text()
    line = line.replace("turn=1", "turn=-").replace("scores=300,0", "scores=305,0") + " over=won went_out=-"
    with pytest.raises(RuleError) as refused:
        State.from_text(line)
    assert (refused.value.rule, "is 6" in str(refused.value)) == ("D15", True)


VIEW = State.from_text(GOOD).view(0).to_text()
DREW_VIEW = State.from_text(DREW).view(0).to_text()
OTHER_VIEW = State.from_text(DREW).view(1).to_text()
OUT_VIEW = State.from_text(OUT).view(1).to_text()
BLOCKED_VIEW = State.from_text(BLOCKED).view(1).to_text()

VIEW_FAULTS: list[tuple[str, str, str, str, str]] = [
    (VIEW, "seat=0", "", "format", "seat is missing"),
    (VIEW, "seat=0", "seat=2", "D2", "0 to 1"),
    (VIEW, "seat=0", "seat=1", "format", "knows its own tiles"),
    (VIEW, "seat=0", "seat=0 seed=7", "format", "seed"),
    (VIEW, "[1|2 3|3]", "[1|2 ?]", "format", "as a whole"),
    (VIEW, "[1|2 3|3][? ", "[1|2 3|3][0|0 ", "format", "as a whole"),
    (VIEW, "[1|2 3|3]", "[1|2 1|4]", "D1", "twice"),
    (VIEW, "talon=[? ?]", "talon=[5|5 ?]", "D3", "talon"),
    (VIEW, "drawn=-", "drawn=?", "format", "knows its own tiles"),
    (VIEW, "drawn=-", "drawn=3|3", "D7", "fits no open port"),
    (DREW_VIEW, "turn=0", "turn=1", "D7", "seat 0 is not"),
    (DREW_VIEW, "[2|3 3|3 4|5]", "[2|3 0|4 4|5]", "D7", "another tile"),
    (OTHER_VIEW, "drawn=-", "drawn=0|1", "D7", "seat 1 is not"),
    (OUT_VIEW, "[0|1]", "[?]", "D19", "shown"),
    (OUT_VIEW, "went_out=0", "went_out=2", "D19", "no tiles left"),
    (BLOCKED_VIEW, "over=blocked", "over=won", "D18", "305"),
]


@pytest.mark.parametrize(
    ("line", "old", "new", "rule", "words"), VIEW_FAULTS, ids=[f"{f[1]} {f[2]}" for f in VIEW_FAULTS]
)
def test_a_view_s_fault_is_named(*, line: str, old: str, new: str, rule: str, words: str) -> None:
    assert View.from_text(line).to_text() == line
    assert line.count(old) == 1
    with pytest.raises(RuleError) as refused:
        View.from_text(line.replace(old, new))
    assert refused.value.rule == rule
    assert words in str(refused.value)


def test_a_view_knows_other_hands_only_after_the_settlement() -> None:
    state = State.from_text(GOOD)
    shown = VIEW.replace(f"[{' '.join('?' * len(state.hands[1]))}]", f"[{' '.join(state.hands[1])}]")
    with pytest.raises(RuleError) as refused:
        View.from_text(shown)
    assert refused.value.rule == "D3"


@pytest.mark.parametrize("reads", [State.from_text, View.from_text, Layout.from_text])
@pytest.mark.parametrize("value", [None, 7, b"exact61", ["exact61"], "exact61 players", "exact61", "?", "exact61="])
def test_what_is_no_line_at_all_is_a_format_error(reads: Callable[[Any], object], value: Any) -> None:
    with pytest.raises(RuleError) as refused:
        reads(value)
    assert refused.value.rule == "format"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_layouts_states_and_views_come_back_from_their_text_at_every_step(players: int) -> None:
    for seed in range(3):
        for state in match(seed, players).states:
            layout = Layout.from_text(state.layout.to_text())
            assert layout == state.layout
            assert hash(layout) == hash(state.layout)
            assert layout.placements == state.layout.placements
            again = State.from_text(state.to_text())
            assert again == state
            assert hash(again) == hash(state)
            assert again.to_text() == state.to_text()
            assert again.legal_moves() == state.legal_moves()
            for seat in range(players):
                view = state.view(seat)
                read = View.from_text(view.to_text())
                assert read == view == again.view(seat)
                assert hash(read) == hash(view)
                assert read.to_text() == view.to_text()
                assert read.legal_moves() == view.legal_moves()


@pytest.mark.parametrize("seed", [None, 0, -5, 2**200, -(10**3999)])
def test_every_seed_comes_back(seed: int | None) -> None:
    state = start(players=3, seed=seed)
    assert State.from_text(state.to_text()) == state
    assert State.from_text(state.to_text()).seed == seed


@pytest.mark.parametrize("seed", [10**4000, "7", 7.0, True])
def test_what_cannot_be_written_is_no_seed(seed: Any) -> None:
    with pytest.raises(RuleError) as refused:
        start(seed=seed)
    assert refused.value.rule == "format"


def test_order_and_spacing_of_the_fields_do_not_matter() -> None:
    fields = re.findall(r"\w+=(?:(?:\[[^]]*\])+|\S+)", GOOD)
    assert f"exact61 {' '.join(fields)}" == GOOD
    turned = f"  exact61   {'   '.join(reversed(fields))} "
    assert State.from_text(turned) == State.from_text(GOOD)


JUNK = ("", "", "0", "|", "[", "]", "-", "=", " ", ";", "?", "7|7", "at", "é", "\0", "\n", "over=out")


def damaged(stream: Random, line: str) -> str:
    for _ in range(stream.choice((1, 1, 2, 4))):
        here = stream.randrange(len(line) + 1)
        length = stream.choice((1, 1, 2, 4, 12))
        junk = stream.choice(JUNK)
        line = line[:here] + junk + line[here + stream.choice((0, length)) :]
    return line[: stream.randrange(len(line) + 1)] if stream.random() < 0.1 else line


@pytest.mark.parametrize("seed", range(30))
def test_only_rule_errors_come_of_damaged_text(seed: int) -> None:
    stream = Random(seed)
    state = stream.choice(match(seed % 6, 2 + seed % 3).states)
    view = state.view(stream.randrange(state.players))
    readers: list[tuple[str, Any]] = [
        (state.to_text(), State),
        (view.to_text(), View),
        (state.layout.to_text(), Layout),
    ]
    for line, kind in readers:
        for _ in range(60):
            text = damaged(stream, line)
            try:
                read = kind.from_text(text)
            except RuleError as refused:
                sentence = str(refused)
            else:
                sentence = "."
                assert kind.from_text(read.to_text()) == read
            assert sentence.endswith(".")
