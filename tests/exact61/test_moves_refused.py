"""A move that is refused: the first rule that it breaks is named, and the state stays as it was."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TILES, Draw, Pass, Place, Port, State
from tests.exact61.matches import match
from tests.exact61.positions import ALL_SIXES, LAST_SIX, LONG, SCORES_0, SIXES_OPEN, position
from tests.exact61.test_reference import EVERY_PORT

WON = position("[1|4 1|1 *][0|0 4|4]", scores="300,0").play("1|4")
OUT = position("[0|2][0|0 *]", LONG).play(SCORES_0)
BLOCKED = position("[5|6 0|0][*]", SIXES_OPEN).play(LAST_SIX)
LEAD = position("[1|4 1|1 *][0|0 4|4]")
CAN = position("[1|2 3|3][0|1 *]", "1|4", talon="5|5")
MUST_DRAW = position("[2|3 3|3][0|1 *]", "1|4", talon="5|5")
MUST_PASS = position("[2|3 3|3][0|1 *]", "1|4")
DREW = position("[2|3 3|3 4|6][0|1 *]", "1|4", talon="5|5", drawn="4|6")

PRECEDENCE: list[tuple[str, State, dict[str, Any], str]] = [
    # what is broken, in the order of precedence; only the first is named
    ("match over, turn, not held, port", WON, {"seat": 1, "place": "6|6", "at": ["0|0", "inline A"]}, "D18"),
    ("match over, turn", WON, {"seat": 1, "pass": True}, "D18"),
    ("hand over, turn, not held", OUT, {"seat": 1, "place": "6|6", "at": None}, "D19"),
    ("hand over, needless draw", OUT, {"seat": 0, "draw": "0|0"}, "D19"),
    ("hand over, turn", BLOCKED, {"seat": 0, "place": "6|6", "at": None}, "D8"),
    ("hand over, pass", BLOCKED, {"seat": 1, "pass": True}, "D8"),
    ("turn, not held, port", CAN, {"seat": 1, "place": "6|6", "at": ["1|4", "low"]}, "D4"),
    ("turn, needless pass", CAN, {"seat": 1, "pass": True}, "D4"),
    ("turn, needless draw of a wrong tile", CAN, {"seat": 1, "draw": "0|0"}, "D4"),
    ("turn, drawn tile waits", DREW, {"seat": 1, "place": "0|1", "at": ["1|4", "low"]}, "D4"),
    ("not held, number", CAN, {"seat": 0, "place": "6|6", "at": ["1|4", "low"]}, "D7"),
    ("not held, lies already", CAN, {"seat": 0, "place": "1|4", "at": ["1|4", "low"]}, "D7"),
    ("not held, no port named", CAN, {"seat": 0, "place": "0|1", "at": None}, "D7"),
    ("not held, must draw", MUST_DRAW, {"seat": 0, "place": "0|1", "at": ["1|4", "low"]}, "D7"),
    ("not held, must pass", MUST_PASS, {"seat": 0, "place": "0|1", "at": ["1|4", "low"]}, "D7"),
    ("not held, drawn tile waits", DREW, {"seat": 0, "place": "0|1", "at": ["1|4", "low"]}, "D7"),
    ("not held, port on an empty table", LEAD, {"seat": 0, "place": "0|0", "at": ["1|4", "low"]}, "D7"),
    ("drawn tile waits, number", DREW, {"seat": 0, "place": "3|3", "at": ["1|4", "low"]}, "D7"),
    ("drawn tile waits, draw of a wrong tile", DREW, {"seat": 0, "draw": "0|0"}, "D7"),
    ("must draw, number", MUST_DRAW, {"seat": 0, "place": "3|3", "at": ["1|4", "low"]}, "D7"),
    ("must draw, no port named", MUST_DRAW, {"seat": 0, "place": "3|3", "at": None}, "D7"),
    ("must draw, a tile that is not there", MUST_DRAW, {"seat": 0, "place": "3|3", "at": ["0|0", "inline A"]}, "D7"),
    ("must pass, number", MUST_PASS, {"seat": 0, "place": "3|3", "at": ["1|4", "low"]}, "D7"),
    ("may not draw, wrong tile", CAN, {"seat": 0, "draw": "0|0"}, "D7"),
    ("no pass on a lead", LEAD, {"seat": 0, "pass": True}, "D7"),
    ("no draw on a lead", LEAD, {"seat": 0, "draw": "0|0"}, "D7"),
    ("only the tile drawn is wrong", MUST_DRAW, {"seat": 0, "draw": "0|0"}, "R6"),
    ("only the number", CAN, {"seat": 0, "place": "3|3", "at": ["1|4", "low"]}, "D6"),
    ("only the drawn tile's number", DREW, {"seat": 0, "place": "4|6", "at": ["1|4", "low"]}, "D6"),
]


@pytest.mark.parametrize(("what", "state", "move", "rule"), PRECEDENCE, ids=[row[0] for row in PRECEDENCE])
def test_the_first_rule_broken_is_named(what: str, state: State, move: dict[str, Any], rule: str) -> None:
    problem = state.why_not(move)
    assert problem is not None, what
    assert problem.rule == rule
    assert what.startswith("not held") == ("does not hold" in str(problem)), "it comes before other faults of its rule"
    with pytest.raises(RuleError) as refused:
        state.play(move)
    assert refused.value.rule == rule
    if state.turn is not None:
        # Out of turn nothing is named: what would be legal would show the tiles of the seat at turn.
        assert problem.legal == (() if rule == "D4" else state.legal_moves())


place: Any = Place  # Any: what is tried here is wrong in its types too.
draw: Any = Draw
NO_MOVES: list[Any] = [
    *(None, 7, "", [], {}, b"", ("1|4", None), Place),
    *("1|4 at", "1|4 at 1|1", "1|4 on 1|1 low", "draws", "passes", "draw 9|9", "pass 1|4", "9|9"),
    *(draw(["1|4"]), draw("9|9"), place("9|9", None), place(None, None), place("1|4", "1|1 low")),
    *(place("1|4", ("1|1", "low")), place("1|4", 5)),
    *({"place": "1|4", "at": ["1|1"]}, {"seat": "0", "pass": True}),
]


@pytest.mark.parametrize("no_move", NO_MOVES, ids=map(repr, NO_MOVES))
@pytest.mark.parametrize("state", [LEAD, CAN, MUST_DRAW, MUST_PASS, DREW, OUT, BLOCKED, WON], ids=repr)
def test_what_is_no_move_is_a_format_error(state: State, no_move: Any) -> None:
    problem = state.why_not(no_move)
    assert problem is not None
    assert problem.rule == "format"
    with pytest.raises(RuleError) as refused:
        state.play(no_move)
    assert refused.value.rule == "format"


def random_move(stream: Random, state: State) -> Any:
    """Think up a move, usually an illegal one."""
    kind = stream.randrange(12)
    if kind == 0:
        return Pass()
    if kind == 1:
        return Draw(stream.choice((None, *TILES)))
    turn = state.turn or 0
    held = state.hands[turn] or TILES
    tile = stream.choice(held if kind < 9 else TILES)
    ports = [port[:2] for port in state.layout.open_ports] or EVERY_PORT
    at = stream.choice(ports if kind < 7 else EVERY_PORT)
    move = Place(tile, None if kind == 10 else Port(*at))
    if kind != 11:
        return move
    return {"seat": stream.randrange(-1, 5), "place": str(tile), "at": list(map(str, at))}


@pytest.mark.parametrize("seed", range(12))
def test_why_not_and_play_agree_and_a_refusal_changes_nothing(seed: int) -> None:
    stream = Random(seed)
    states = match(seed % 6, 2 + seed % 3).states
    rules = set()
    for state in stream.sample(states, min(60, len(states))):
        line, events, legal = state.to_text(), state.events, state.legal_moves()
        for _ in range(12):
            move = random_move(stream, state)
            problem = state.why_not(move)
            try:
                after = state.play(move)
            except RuleError as refused:
                assert problem is not None
                assert (problem.rule, str(problem)) == (refused.rule, str(refused))  # noqa: PT017 - both ways are right.
                assert re.fullmatch(r"[^{}\n]+\.", str(problem))
                rules.add(problem.rule)
            else:
                assert problem is None
                assert after.previous is state
        assert (state.to_text(), state.events, state.legal_moves()) == (line, events, legal)
    assert {"D6", "D7"} <= rules


def test_every_legal_move_is_playable_and_nothing_says_why_not() -> None:
    for players in (2, 3, 4):
        for state in match(3, players).states[:150]:
            for move in state.legal_moves():
                assert state.why_not(move) is None
                assert state.play(move).previous == state


def test_a_blocked_table_refuses_with_the_block() -> None:
    state = position("[0|0 1|1][2|2 *]", ALL_SIXES, talon="3|3").play("draw")
    problem = state.why_not("pass")
    assert problem is not None
    assert (problem.rule, problem.legal) == ("D8", ())
