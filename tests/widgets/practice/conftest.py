"""Tables to play at think in threads of their own: none is still at it when the next test begins."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_thought_outlives_its_test() -> Iterator[None]:
    yield
    for thread in threading.enumerate():
        if thread.name == "gamelib-thinking":
            thread.join(30)
            assert not thread.is_alive()
