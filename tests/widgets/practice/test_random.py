"""Whatever is pressed at a table, also while computers think: no error of ours, never stuck, nothing seen by others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import sleep
from typing import Any

import ipywidgets
import pytest

from gamelib.core import RuleError
from gamelib.practice import PACES, Match, Waits
from gamelib.widgets import PracticeTable
from gamelib.widgets.board import Board
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice import playing
from tests.widgets.practice.pressing import NEAR, cards, dominoes, shown, traits_of, widgets_in

FACES = {"exact61": r"\d\|\d", "fivetenk": r"(?<!\d)(?:10|[2-9JQKA])[♦♣♥♠]"}
"""How a tile, or a card, stands in words."""

TYPED = (
    "pass",
    "draw",
    "reveal",
    "decline all",
    "next",
    "",
    "1|4",
    "10H 10S",
    "name AS 1, AH 1",
    "draw 1|1",
    "x" * 3000,
)


def button(table: PracticeTable, stream: Random) -> None:
    """Press any button, be it seen or on its way out."""
    stream.choice([one for one in widgets_in(table) if isinstance(one, ipywidgets.Button)]).click()


def board(table: PracticeTable, stream: Random) -> None:
    """Press any part of any picture, or one that is gone."""
    one = stream.choice([one for one in widgets_in(table) if isinstance(one, Board)])
    parts = [(kind, part) for kind, names in one.targets.items() for part in names]
    kind, part = stream.choice([*parts, ("data-place", "99"), ("data-option", "7"), ("data-spot", "first")])
    one.press({kind.removeprefix("data-"): part}, stream.choice(("", "Enter", "Escape")))


def move(table: PracticeTable, stream: Random) -> None:
    """Make a legal move, by whoever is at the screen."""
    if shown(table.cover):
        table.cover.ready.click()
    if table.match is not None and table.match.position.legal_moves():
        moves = table.match.position.legal_moves()
        table.take_step(str(moves.draw(stream) if hasattr(moves, "draw") else stream.choice(moves)))


def typed(table: PracticeTable, stream: Random) -> None:
    table.command.take(stream.choice(TYPED))


def pace(table: PracticeTable, stream: Random) -> None:
    table.controls.pace.value = stream.choice(PACES)


def look(table: PracticeTable, stream: Random) -> None:
    table.look_at(stream.choice((None, 0, 1, 5, -1, 10**9)))


def file(table: PracticeTable, stream: Random) -> None:
    """Open what was saved, whole or damaged."""
    text = str(table.files.file["text"])
    record: dict[str, Any] = json.loads(text)
    name = stream.choice([*record["settings"]])
    record["settings"][name] = stream.choice((None, -1, "x", [], True, 1e308))
    cut = text[: stream.randrange(len(text))]
    table.files.take("file", {"text": stream.choice((text, cut, json.dumps(record), "", "[]"))})


PRESSES: dict[Callable[[PracticeTable, Random], None], int] = {
    button: 8, board: 6, move: 10, typed: 1, pace: 1, look: 2, file: 1,
    lambda table, _: table.undo(): 2, lambda table, _: table.ask(): 2, lambda table, _: table.ask_why_not(): 2,
}  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "make",
    [
        lambda seed: dominoes(seats=("person", "simple", "person"), seed=seed, samples=3),
        lambda seed: cards(seats=("person", "simple", "random", "person", "random", "random"), seed=seed, levels=NEAR),
    ],
    ids=["exact61", "fivetenk"],
)
def test_nothing_that_is_pressed_at_any_time_does_harm(
    make: Callable[[int], PracticeTable], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "PAUSE", 0.01)
    table, stream = make(seed), Random(seed)
    covered = 0
    for _ in range(120):
        (press,) = stream.choices([*PRESSES], [*PRESSES.values()])
        with suppress(RuleError):
            press(table, stream)
        sleep(stream.choice((0, 0, 0.01)))
        if stream.random() < 0.3:
            table.thinking.wait()
            match = table.match
            assert match is not None
            to_do = (table.set_up, table.cover, table.controls.step, table.controls.deal, table.controls.now)
            assert any(map(shown, to_do)) or table.playing.mine or match.waits is Waits.NOTHING
            assert Match.from_text(match.to_text()).position == match.position
            if shown(table.cover):
                covered += 1
                page = traits_of(table, "example", "file")
                assert not [name for name, text in page.items() if re.search(FACES[table.guard.game], text)]
    table.close()
    assert covered > 0
    assert [problem for problem in Guard.raised if not isinstance(problem, RuleError)] == []
    Guard.raised.clear()
