"""A button that saves a file which is made when it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import anywidget
import traitlets

from gamelib.widgets.files import TRANSFER_JS
from gamelib.widgets.guard import Guard
from gamelib.widgets.style import CSS


class Download(anywidget.AnyWidget):
    """A button with a text; ``make`` gives the text of the file and its name. ``press`` does what the page does."""

    _esm = TRANSFER_JS + Path(__file__).with_name("download.js").read_text(encoding="utf-8")
    _css = CSS

    text = traitlets.Unicode().tag(sync=True)

    def __init__(self, guard: Guard, text: str, make: Callable[[], tuple[str, str]]) -> None:
        """Lay out the button."""
        super().__init__(text=text)
        self._make = make
        self.press = guard(self._press)
        self.on_msg(lambda *_: self.press())

    def _press(self) -> None:
        text, name = self._make()
        self.send({"text": text, "name": name})

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<Download: {self.text}>"
