"""Work in a thread of its own, which can show what it finds while the page goes on."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from threading import Thread


def in_background(job: Callable[[], None], name: str) -> Thread | None:
    """Run a job in a thread, and give the thread; ``None`` where there are none, and the job was done at once.

    The thread has the context of who calls: some kernels keep there which message is being answered, and can show
    nothing without it. There are no threads where Python itself runs in the browser.
    """
    thread = Thread(target=copy_context().run, args=(job,), name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        job()
        return None
    return thread
