"""What goes on in the background can reach the page: it runs in the context of who began it."""

from __future__ import annotations

from contextvars import ContextVar
from threading import Thread, current_thread, main_thread

import pytest

from gamelib.widgets.background import in_background

ANSWERED: ContextVar[str] = ContextVar("ANSWERED")
"""As kernels keep the message that is being answered, without which nothing can be shown."""


def test_a_job_has_a_thread_of_its_own_and_the_context_of_who_began_it() -> None:
    ANSWERED.set("a press")
    found: list[object] = []
    thread = in_background(lambda: found.extend((ANSWERED.get(), current_thread())), "test")
    assert thread is not None
    thread.join(10)
    assert found == ["a press", thread]
    assert thread is not main_thread()
    assert (thread.name, thread.daemon) == ("test", True)


def test_without_threads_the_job_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", none)
    found: list[str] = []
    assert in_background(lambda: found.append("done"), "test") is None
    assert found == ["done"]
