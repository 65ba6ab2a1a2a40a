"""The cores of this machine, as an executor."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def cores(workers: int | None = None) -> ProcessPoolExecutor:
    """Give an executor of so many processes on this machine, by default one for each core.

    Close it when it is no longer needed, as ``with cores() as executor:`` does. Its processes begin afresh, which is
    safe in a notebook, and an interrupt stops the simulation alone: they stay for the next one.
    """
    # Where there are no processes, as in a browser, the rest of the laboratory works all the same.
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - as said.
    from multiprocessing import get_context  # noqa: PLC0415 - as said.

    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts)


def _leave_interrupts() -> None:
    """Let interrupts be taken by whoever has started the processes: a notebook sends them to all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
