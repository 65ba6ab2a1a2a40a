"""Any line of either game is read as what it is."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gamelib import exact61, fivetenk
from gamelib.core import RuleError
from gamelib.sandbox import history, read_exact61, read_fivetenk

LAYOUT = exact61.Layout.from_text("1|4; 1|1 at 1|4 low")
MATCH = exact61.replay(exact61.self_play(3)).state
GAME = fivetenk.replay(fivetenk.self_play(3)).state


@pytest.mark.parametrize("thing", [LAYOUT, exact61.Layout(), MATCH, MATCH.view(2), exact61.start(players=2)])
def test_lines_of_exact61(thing: exact61.Layout | exact61.State | exact61.View) -> None:
    assert read_exact61(f"  {thing.to_text()} \n") == thing


@pytest.mark.parametrize("thing", [GAME, GAME.view(4), fivetenk.start(), fivetenk.start().view(0)])
def test_lines_of_fivetenk(thing: fivetenk.State | fivetenk.View) -> None:
    assert read_fivetenk(thing.to_text()) == thing


def test_a_line_of_the_other_game_is_told_from_a_damaged_one() -> None:
    for read, line in ((read_exact61, GAME.to_text()), (read_fivetenk, MATCH.to_text())):
        with pytest.raises(RuleError, match="This line is of the other game"):
            read(line)


@pytest.mark.parametrize("line", ["", "nonsense", "exact61", "fivetenk", "7|7", None, 61, "exact61 seat=", "seat=1"])
def test_what_is_no_line_is_refused(line: object) -> None:
    for read in (read_exact61, read_fivetenk):
        if not (read is read_exact61 and line == ""):  # An empty table.
            with pytest.raises(RuleError):
                read(line)  # type: ignore[arg-type]


def test_the_history_of_a_state_leads_to_it_move_by_move() -> None:
    reached = history(MATCH)
    assert (reached[0].step, reached[-1].position is MATCH) == ("dealt", True)
    for before, (position, step) in pairwise(reached):
        assert step == "dealt" or before.position.play(step) == position


@pytest.mark.parametrize("seed", range(4))
def test_in_the_history_of_a_game_each_declined_chance_is_a_step(seed: int) -> None:
    last = fivetenk.replay(fivetenk.self_play(seed)).state
    reached = history(last)
    assert (reached[0].step, reached[-1].position is last) == ("dealt", True)
    for before, (position, step) in pairwise(reached):
        assert step == "dealt" or before.position.play(step) == position
