"""Files that come and go through the page: two buttons, Open a file and Download."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from gamelib.core import N_
from gamelib.core.saved import too_long
from gamelib.widgets.guard import Guard
from gamelib.widgets.style import CSS
from gamelib.words import say

TRANSFER_JS = Path(__file__).with_name("transfer.js").read_text(encoding="utf-8")
"""What every script needs that saves files and reads them; it goes before the script."""

TEXTS = {
    "upload": N_("Open a file"),
    "download": N_("Download"),
    "unsaved": N_("Download (unsaved)"),
}


class Files(anywidget.AnyWidget):
    """Open and Download. ``unsaved`` shows that something stands in no file yet.

    ``offer`` says what is downloaded. Listeners are told the text of a file that was opened, and which version was
    saved; a file larger than ``most`` bytes is refused. ``take`` does what the page does, as a test may.
    """

    _esm = TRANSFER_JS + Path(__file__).with_name("files.js").read_text(encoding="utf-8")
    _css = CSS

    texts = traitlets.Dict().tag(sync=True)
    most = traitlets.Int().tag(sync=True)
    unsaved = traitlets.Bool(False).tag(sync=True)
    file = traitlets.Dict({"text": "", "name": "", "version": 0}).tag(sync=True)

    def __init__(
        self,
        guard: Guard,
        opened: Callable[[str], None],
        saved: Callable[[int], None],
        *,
        most: int,
        language: str | None = None,
    ) -> None:
        """Lay out the buttons, and say whom to tell."""
        super().__init__(texts={name: say(text, language) for name, text in TEXTS.items()}, most=most)
        self._opened, self._saved = opened, saved
        self.take = guard(self._take)
        self.on_msg(self._receive)

    def offer(self, text: str, name: str, version: int, *, unsaved: bool) -> None:
        """Say what is downloaded, under which name; ``version`` is told again once that is done."""
        with self.hold_sync():
            self.file = {"text": text, "name": name, "version": version}
            self.unsaved = unsaved

    def _take(self, verb: str, given: Mapping[str, Any]) -> None:
        """Take note of what was done on the page."""
        if verb == "file":
            self._opened(str(given.get("text", "")))
        elif verb == "saved":
            self._saved(int(given["version"]))
        elif verb == "too large":
            raise too_long(given.get("size"))

    def _receive(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        self.take(str(content.get("verb", "")), content)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Files>"
