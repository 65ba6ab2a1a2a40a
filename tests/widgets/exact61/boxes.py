"""What the tests of the sandbox of dominoes share: a diagram, and what a sandbox says and shows."""

from __future__ import annotations

import re
from html import unescape

from gamelib.widgets import DominoSandbox
from gamelib.widgets.guard import Guard

DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high"


def words_in(markup: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", markup))).strip()


def said(box: DominoSandbox) -> str:
    return words_in(box.status.value)


def refused(box: DominoSandbox) -> str:
    """Read what was refused, and forget it, so that the test goes on."""
    Guard.raised.clear()
    return words_in(box.guard.message.value)


def spots(box: DominoSandbox) -> list[str]:
    return [*box.board.targets["data-spot"]]


def lit(box: DominoSandbox) -> list[str]:
    """List the ports that are lit."""
    return re.findall(r'data-port="([^"]+)"><circle class="gl-lit"', box.board.picture)
