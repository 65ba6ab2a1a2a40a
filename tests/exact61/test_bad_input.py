"""Whatever a user gives: one short, clear sentence comes back, in a RuleError, and nothing else."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import (
    Layout,
    State,
    Tile,
    blocked_points,
    going_out_points,
    pips,
    record,
    replay,
    round_to_five,
    start,
    strokes,
    write,
)
from tests.exact61.matches import written

HUGE: Any = 10**5000
NESTED: Any = []
for _ in range(100_000):
    NESTED = [NESTED]
TABLE = Layout().place("1|4")
Any_start: Any = start
ANY: dict[str, Any] = {
    "place": TABLE.place,
    "round": round_to_five,
    "out": going_out_points,
    "blocked": blocked_points,
    "pips": pips,
    "strokes": strokes,
    "record": record,
    "write": write,
    "layout": Layout.from_text,
    "state": State.from_text,
    "tile": Tile,
}

CALLS: list[tuple[str, Callable[[], object]]] = [
    ("a huge number of players", lambda: Any_start(players=HUGE)),
    ("huge scores", lambda: Any_start(players=2, scores=[HUGE, 0])),
    ("scores below any measure", lambda: Any_start(players=2, scores=[-HUGE, 0])),
    ("a score that is no whole number", lambda: Any_start(players=2, scores=[5.0, 0])),
    ("a huge seat", lambda: start().play({"seat": HUGE, "pass": True})),
    ("a nested move", lambda: start().play(NESTED)),
    ("a view of a huge seat", lambda: start().view(HUGE)),
    ("a view of True", lambda: start().view(True)),
    ("a view of 1.0", lambda: start().view(1.0)),  # type: ignore[arg-type]
    ("a huge tile", lambda: ANY["place"](HUGE)),
    ("a nested tile", lambda: ANY["tile"](NESTED)),
    ("a very long tile", lambda: Tile("a" * 10**5)),
    ("a port that is a dict", lambda: ANY["place"]("1|1", at={"1|4": 0, "low": 1})),
    ("a port that is an iterator", lambda: ANY["place"]("1|1", at=iter(("1|4", "low")))),
    ("rounding a text", lambda: ANY["round"]("x")),
    ("strokes of a text", lambda: ANY["strokes"]("5")),
    ("pips of a number", lambda: ANY["pips"](5)),
    ("hands that are none", lambda: ANY["out"](0, 5)),
    ("points that are none", lambda: ANY["out"]("x", [])),
    ("sides that do not fit", lambda: ANY["blocked"]([["0|1"], ["2|3"]], ())),
    ("the record of nothing", lambda: ANY["record"](None)),
    ("the text of nothing", lambda: ANY["write"](5)),
    ("a layout that is no text", lambda: ANY["layout"](5)),
    ("a state that is no text", lambda: ANY["state"](None)),
    ("a surrogate in a line", lambda: State.from_text(start().to_text().replace("seed=7", "seed=\ud800"))),
    ("a very long line", lambda: State.from_text("exact61 " + "x" * 10**6)),
    ("a record of unknown keys", lambda: replay({**written(1, 2), "\ud800" * 1000: 1})),
]


@pytest.mark.parametrize(("what", "call"), CALLS, ids=[what for what, _ in CALLS])
def test_one_short_sentence_says_what_is_wrong(what: str, call: Callable[[], object]) -> None:
    with pytest.raises(RuleError) as refused:
        call()
    sentence = str(refused.value)
    assert len(sentence) < 320, what
    assert sentence.endswith(".")
    assert sentence.encode("utf-8")


def test_a_huge_number_in_a_lot_is_still_a_number() -> None:
    given = written(1, 2)
    leader = given["hands"][0]["leader"]
    given["hands"][0]["lot"] = [[10**400 if seat == leader else 1 for seat in range(2)]]
    assert replay(given).start.leader == leader


def test_a_record_may_come_with_a_byte_order_mark(tmp_path: Path) -> None:
    text = write(replay(written(1, 2)).state)
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8-sig")
    assert replay(file).state == replay(str(file)).state == replay("\ufeff" + text).state


def test_an_open_port_names_itself() -> None:
    assert TABLE.place("1|1", at=TABLE.open_ports[1]) == TABLE.place("1|1", at=("1|4", "low"))  # type: ignore[arg-type]


def test_whole_numbers_of_other_types_are_taken() -> None:
    class Count:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    given: Any = {"players": Count(2), "seed": Count(7), "scores": [Count(5), Count(0)]}
    assert start(**given) == start(players=2, seed=7, scores=[5, 0])


def test_nothing_that_is_shared_can_be_changed() -> None:
    state = start(players=2).play(start(players=2).legal_moves()[0])
    assert copy.copy(state) is copy.deepcopy(state) is state
    assert copy.copy(TABLE) is copy.deepcopy(TABLE) is TABLE
    assert pickle.loads(pickle.dumps(Tile("1|4"))) is Tile("1|4")  # noqa: S301 - our own pickle.
    with pytest.raises(AttributeError, match="never changes"):
        Tile("1|4").low = 9


UNTOUCHED = (
    "exact61 players=2 seed=- hand=1 leader=0 turn={turn} scores={scores} drawn={drawn} "
    "hands=[0|1 0|2 0|3 0|4 0|5][1|1 1|2 1|3 1|4 1|5] "
    "talon=[0|0 0|6 1|6 2|2 2|3 2|4 2|5 2|6 3|3 3|4 3|5 3|6 4|4 4|5 4|6 5|5 5|6 6|6] layout=[empty]{over}"
)


@pytest.mark.parametrize(
    ("turn", "scores", "drawn", "over", "rule"),
    [
        ("1", "0,0", "-", "", "D4"),
        ("0", "0,0", "0|1", "", "D7"),
        ("-", "305,0", "-", " over=won went_out=-", "D4"),
    ],
)
def test_before_the_first_tile_the_leader_is_at_turn_and_nobody_has_drawn(
    turn: str, scores: str, drawn: str, over: str, rule: str
) -> None:
    assert State.from_text(UNTOUCHED.format(turn="0", scores="0,0", drawn="-", over="")).turn == 0
    with pytest.raises(RuleError) as refused:
        State.from_text(UNTOUCHED.format(turn=turn, scores=scores, drawn=drawn, over=over))
    assert refused.value.rule == rule
