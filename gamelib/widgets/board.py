"""One widget for everything that can be pressed: it shows a picture and says which of its parts was pressed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import anywidget
import traitlets

from gamelib.widgets.style import CSS

Targets = Mapping[str, Mapping[str, str]]
"""What can be pressed: for an attribute such as ``data-port``, its values, each with the name that is read out."""

Held = Mapping[str, Collection[str]]
"""What is chosen at the moment: for an attribute, the values of the parts; the others of that kind are not chosen."""


class Press(NamedTuple):
    """A part of a picture that was pressed, or a key.

    ``data`` are the part's ``data-`` attributes, without that prefix and in camel case, empty where a key was pressed
    on no part; ``key`` is empty for a click.
    """

    data: Mapping[str, str]
    key: str = ""


class Board(anywidget.AnyWidget):
    """A picture on the page, of which Python says what can be pressed, and is told what was.

    ``picture`` is SVG (or other markup of ours). Each part named in ``targets`` becomes a button for mouse and
    keyboard: Tab reaches each kind of parts (those of one attribute), arrow keys move among its kind, Enter and the
    space bar press. ``held`` gives, for an attribute, the values of those parts that are chosen at the moment. Native
    buttons in the markup work by themselves. ``listens`` names further keys to be told of, such as ``Escape``; with
    ``scope``, a CSS class, they count wherever the focus is within the nearest ancestor of that class. ``name`` names
    the picture for screen readers where it takes keys. ``pressed`` is what was pressed last. Of a picture longer than
    its place, the part that has the attribute ``data-in-view`` is brought into view. With ``in_order`` the arrow keys
    to the left and to the right lead to the part before and to the next one, wherever these stand.
    """

    _esm = Path(__file__).with_name("board.js").read_text(encoding="utf-8")
    _css = CSS

    picture = traitlets.Unicode().tag(sync=True)
    targets = traitlets.Dict().tag(sync=True)
    held = traitlets.Dict().tag(sync=True)
    listens = traitlets.List(traitlets.Unicode()).tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)
    scope = traitlets.Unicode().tag(sync=True)
    in_order = traitlets.Bool(False).tag(sync=True)
    pressed = traitlets.Instance(Press, allow_none=True)

    def __init__(self, picture: str = "", **traits: Any) -> None:
        """Show a picture."""
        super().__init__(picture=str(picture), **traits)
        self._listeners: list[Callable[[Press], None]] = []
        self.on_msg(self._receive)

    def show(self, picture: str, targets: Targets | None = None, *, held: Held | None = None, **traits: Any) -> None:
        """Show another picture, with what can be pressed in it, in one go: nothing flickers, the focus stays."""
        new = {
            "picture": str(picture),
            "targets": {kind: dict(names) for kind, names in (targets or {}).items()},
            "held": {kind: list(values) for kind, values in (held or {}).items()},
            **traits,
        }
        with self.hold_sync():
            for name, value in new.items():
                setattr(self, name, value)

    def on_press(self, listener: Callable[[Press], None]) -> None:
        """Call a listener with everything that is pressed."""
        self._listeners.append(listener)

    def focus(self, part: Mapping[str, str]) -> None:
        """Lead the focus to a part, as ``{"data-port": "1|4 low"}``, where it is within the scope or nowhere."""
        self.send({"focus": dict(part)})

    def bring_into_view(self) -> None:
        """Let the page show the picture, and what stands around it within the scope, from its beginning."""
        self.send({"show": True})

    def press(self, data: Mapping[str, str] | None = None, key: str = "") -> None:
        """Take note that a part, or a key, was pressed: what the page does, and what a test may do."""
        press = Press(dict(data or {}), key)
        self.pressed = press
        for listener in self._listeners:
            listener(press)

    def _receive(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        self.press(content.get("data"), str(content.get("key", "")))

    def __repr__(self) -> str:
        """Say in short what it is: the picture's text would fill a screen, and its number changes with each run."""
        return f"<Board: {self.name}>" if self.name else "<Board>"
