"""Players that tests send along with a simulation; in a module of their own, so that they can travel."""

from __future__ import annotations

import os
import signal
from functools import partial
from typing import Any

from gamelib.exact61 import computer


def simple(seed: int, seat: int) -> Any:
    """Make a simple player."""
    return computer("simple", seed, seat)


def fatal(deadly: int, seed: int, seat: int) -> Any:
    """Make a simple player; but an item with a certain seed ends the process."""
    if seed == deadly:
        os.kill(os.getpid(), signal.SIGKILL)
    return computer("simple", seed, seat)


def faulty(wrong: int, seed: int, seat: int) -> Any:
    """Make a simple player; but none for an item with a certain seed."""
    if seed == wrong:
        raise ArithmeticError("no idea")
    return computer("simple", seed, seat)


def interrupting(when: int, seed: int, seat: int) -> Any:
    """Make a simple player; but an item with a certain seed is interrupted, as by Ctrl+C."""
    if seed == when:
        raise KeyboardInterrupt
    return computer("simple", seed, seat)


def at(maker: Any, seed: int) -> Any:
    """Give a factory that is fatal, faulty or interrupting at one item's seed."""
    return partial(maker, seed)
