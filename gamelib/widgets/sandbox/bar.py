"""The tools of every sandbox: undo and redo, a deal by seed, a line of text, files that come and go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypedDict

import anywidget
import traitlets

from gamelib.core import N_
from gamelib.core.saved import MOST_CHARACTERS
from gamelib.widgets.files import TEXTS as FILE_TEXTS
from gamelib.widgets.files import TRANSFER_JS
from gamelib.widgets.style import CSS
from gamelib.words import say

TEXTS = {
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "seed": N_("Seed"),
    "deal": N_("Deal"),
    "afresh": N_("Begin afresh"),
    **FILE_TEXTS,
    "line": N_("As one line"),
    "copy": N_("Copy"),
    "open": N_("Open the line"),
    "copied": N_("Copied."),
    "selected": N_("Selected: copy it with Ctrl+C."),
    "saved": N_("Saved to a file."),
}

VERBS = ("undo", "redo", "deal", "afresh", "line", "file", "too large", "copied", "saved")


class Shown(TypedDict):
    """What the tools show: what undo and redo would do (empty: nothing), the line, the seed, whether it is saved."""

    undo: str
    redo: str
    line: str
    seed: str
    unsaved: bool


class Bar(anywidget.AnyWidget):
    """Buttons and fields. ``on_verb`` tells which was used, with what it was given.

    The verbs are "undo", "redo", "deal" and "line" (with ``text``, as typed), "afresh", "file" (with the ``text`` of a
    file that was chosen), "too large" (with its ``size``), "copied", and "saved" (with the ``version`` that was
    downloaded).
    Within ``scope``, a CSS class around it, Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z mean undo and redo, but where one types.
    """

    _esm = TRANSFER_JS + Path(__file__).with_name("bar.js").read_text(encoding="utf-8")
    _css = CSS

    texts = traitlets.Dict().tag(sync=True)
    deals = traitlets.Bool(True).tag(sync=True)
    scope = traitlets.Unicode().tag(sync=True)
    most = traitlets.Int(MOST_CHARACTERS).tag(sync=True)
    state = traitlets.Dict({"count": 0, "undo": "", "redo": "", "line": "", "seed": "", "unsaved": False}).tag(
        sync=True
    )
    file = traitlets.Dict({"text": "", "name": "", "version": 0}).tag(sync=True)

    def __init__(self, *, scope: str, deals: bool = True, language: str | None = None) -> None:
        """Lay out the tools; without ``deals`` there is no seed to deal by."""
        texts = {name: say(text, language) for name, text in TEXTS.items()}
        super().__init__(texts=texts, scope=scope, deals=deals)
        self._count = 0
        self._listeners: list[Callable[[str, Mapping[str, Any]], None]] = []
        self.on_msg(self._receive)

    def show(self, shown: Shown) -> None:
        """Show how things stand, and what stood in the fields no more."""
        self._count += 1
        self.state = {**shown, "count": self._count}

    def mark(self, *, unsaved: bool) -> None:
        """Show whether something is unsaved, and leave all else as it is."""
        self.state = {**self.state, "unsaved": unsaved}

    def hush(self) -> None:
        """Take back what the tools told of by themselves, such as that a line was copied."""
        self.send({"hush": True})

    def on_verb(self, listener: Callable[[str, Mapping[str, Any]], None]) -> None:
        """Call a listener with each verb, and what came with it."""
        self._listeners.append(listener)

    def take(self, verb: str, **given: Any) -> None:
        """Take note that a tool was used: what the page does, and what a test may do."""
        for listener in self._listeners:
            listener(verb, given)

    def _receive(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        verb = content.get("verb")
        if verb in VERBS:
            self.take(verb, **{name: value for name, value in content.items() if name != "verb"})

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Bar>"
