"""Tables to play at, and pressing their parts, as somebody does who follows suggestions, or chance."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import unescape
from random import Random
from typing import Any

import ipywidgets

from gamelib.core import RuleError
from gamelib.exact61 import Draw, Pass, Place
from gamelib.fivetenk import Bury, Name
from gamelib.fivetenk.moves import Decline, Reveal
from gamelib.practice import Match, Waits
from gamelib.widgets import PracticeTable
from gamelib.widgets.guard import Guard

NEAR = ("A",) * 6
"""Levels from which a match of 5-10-K is soon over."""


def dominoes(**settings: Any) -> PracticeTable:
    given: dict[str, Any] = {
        "seats": ("person", "simple"),
        "seed": 3,
        "samples": 20,
        "begin": True,
        "fresh": True,
    } | settings
    table = PracticeTable("exact61", **given)
    table.thinking.wait()
    return table


def cards(**settings: Any) -> PracticeTable:
    given: dict[str, Any] = {"seed": 5, "adviser": "simple", "samples": 5, "begin": True, "fresh": True} | settings
    table = PracticeTable("fivetenk", **given)
    table.thinking.wait()
    return table


def match_of(table: PracticeTable) -> Match:
    assert table.match is not None
    return table.match


def words_in(markup: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", markup))).strip()


def said(table: PracticeTable) -> str:
    return words_in(table.status.value)


def told(table: PracticeTable) -> str:
    return words_in(table.panels.happened.words.picture)


def shown(widget: ipywidgets.Widget) -> bool:
    return bool(widget.layout.display != "none")


def refused(table: PracticeTable, press: Callable[[], object]) -> str:
    """Press what is refused, read why, and forget it, so that the test goes on."""
    with suppress(RuleError):  # ipywidgets itself swallows what a button's callback raises, a board does not.
        press()
    assert Guard.raised
    Guard.raised.clear()
    return words_in(table.guard.message.value)


def make(table: PracticeTable, move: Any) -> None:
    """Make a move by pressing what makes it: tiles, ports, cards, buttons."""
    place: Any = table.place
    if isinstance(move, Place):
        if place.tile != move.tile:
            place.board.press({"tile": str(move.tile)})
        place.board.press({"spot": "first" if move.at is None else f"{move.at.tile} {move.at.port}"})
        return
    buttons = {Draw: "draw", Pass: "pass_turn", Reveal: "reveal", Decline: "decline", Bury: "bury", Name: "name"}
    if str(move) == "pass":
        place.pass_turn.click()
    elif type(move) in buttons:
        place.point(move)
        getattr(place, buttons[type(move)]).click()
    else:
        place.point(move)
        place.play.click()


def follow(table: PracticeTable, *, suggest: bool = True, stream: Random | None = None, most: int = 10_000) -> int:
    """Play a match to its end by pressing; give how many choices there were.

    Each choice is made as it is suggested, or by ``stream``.
    """
    choices = 0
    table.thinking.wait()
    while table.match is not None and table.match.waits is not Waits.NOTHING and choices < most:
        match = table.match
        if shown(table.cover):
            table.cover.ready.click()
        elif shown(table.controls.deal):
            table.controls.deal.click()
        elif shown(table.controls.step):
            table.controls.step.click()
        else:
            moves = match.position.legal_moves()
            if len(moves) == 1:
                make(table, moves[0])
            else:
                choices += 1
                make(table, suggested(table) if suggest else _any(moves, stream or Random(1)))
        table.thinking.wait()
    return choices


def suggested(table: PracticeTable) -> Any:
    """Ask for a suggestion, press its first candidate, and give it."""
    table.controls.suggest.click()
    table.thinking.wait()
    advice = table.panels.suggesting.advice
    assert advice is not None
    table.panels.suggesting.board.press({"option": "0"})
    return advice.move


def _any(moves: Any, stream: Random) -> Any:
    return moves.draw(stream) if hasattr(moves, "draw") else stream.choice(moves)


def widgets_in(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """Give a widget and all that is in it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from widgets_in(child)


def traits_of(table: PracticeTable, *but: str) -> dict[str, str]:
    """Write down all that is on the page: every trait of every widget that has come or could come to it."""
    found = {}
    for number, widget in enumerate(widgets_in(table)):
        for name in widget.keys:
            # A widget's own name is its number, and its script and style sheet are the same for all.
            if name.startswith("_") or name in ("layout", "style", "children", "tabbable", *but):
                continue
            found[f"{number} {type(widget).__name__}.{name}"] = str(getattr(widget, name))
    return found
