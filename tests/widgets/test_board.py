"""The board shows what Python says, and tells Python what was pressed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gamelib.exact61 import Layout
from gamelib.pictures import draw
from gamelib.widgets import Board, Press

PICTURE = draw(Layout.from_text("1|4; 1|1 at 1|4 low"))
TARGETS = {"data-port": {"1|4 high": "[1|4] high", "1|1 inline B": "[1|1] inline B"}}


def from_the_page(board: Board, content: dict[str, Any]) -> None:
    """Send what the page sends when something is pressed."""
    board._handle_custom_msg(content, [])


def test_a_press_on_the_page_reaches_every_listener() -> None:
    board = Board(PICTURE)
    heard: list[Press] = []
    board.on_press(heard.append)
    board.on_press(heard.append)
    from_the_page(board, {"data": {"port": "1|4 high"}, "key": "Enter"})
    assert heard == [Press({"port": "1|4 high"}, "Enter")] * 2
    assert board.pressed == heard[0]


def test_the_same_press_twice_counts_twice() -> None:
    board = Board(PICTURE)
    heard: list[Press] = []
    board.on_press(heard.append)
    from_the_page(board, {"data": {"port": "1|4 high"}, "key": ""})
    from_the_page(board, {"data": {"port": "1|4 high"}, "key": ""})
    assert len(heard) == 2


def test_a_test_can_press_as_the_page_does() -> None:
    board = Board(PICTURE)
    heard: list[Press] = []
    board.on_press(heard.append)
    board.press({"port": "1|1 inline B"})
    board.press(key="Home")
    assert heard == [Press({"port": "1|1 inline B"}, ""), Press({}, "Home")]


def test_picture_and_targets_travel_together(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board()
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(board.comm, "send", lambda data, **_: sent.append(data))
    board.show(PICTURE, TARGETS)
    assert [message["method"] for message in sent] == ["update"]
    assert sent[0]["state"] == {"picture": PICTURE, "targets": TARGETS}


def test_showing_a_picture_without_targets_takes_them_away() -> None:
    board = Board()
    board.show(PICTURE, TARGETS)
    assert board.targets == TARGETS
    board.show(PICTURE)
    assert board.targets == {}


def test_its_text_is_the_same_each_time() -> None:
    assert repr(Board(PICTURE)) == repr(Board(PICTURE)) == "<Board>"
    assert repr(Board(name="The table.")) == "<Board: The table.>"
    assert "svg" not in str(Board(PICTURE)._repr_mimebundle_())


def test_the_script_is_a_module_that_needs_nothing() -> None:
    script = str(Board._esm)
    assert "export default { render }" in script
    assert not re.search(r"\bimport\b|\brequire\(|https?://", script)


def test_what_is_held_travels_with_the_picture_and_is_let_go_with_the_next() -> None:
    board = Board()
    board.show(PICTURE, TARGETS, held={"data-port": {"1|4 high"}})
    assert board.held == {"data-port": ["1|4 high"]}
    board.show(PICTURE, TARGETS)
    assert board.held == {}


def test_the_focus_is_led_by_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(PICTURE)
    sent: list[object] = []
    monkeypatch.setattr(board, "send", sent.append)
    board.focus({"data-port": "1|1 inline B"})
    assert sent == [{"focus": {"data-port": "1|1 inline B"}}]
