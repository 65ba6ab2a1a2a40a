"""Widgets without a kernel: they answer to clicks, values and messages as they would on a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gamelib.widgets.guard import Guard


@pytest.fixture(autouse=True)
def no_error_is_lost(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let an error in a callback go on; and since ipywidgets itself swallows some, none may have come up."""
    monkeypatch.setattr(Guard, "raises", True)
    monkeypatch.setattr(Guard, "raised", [])
    yield
    assert Guard.raised == []
