"""What stands for each chart where matplotlib is not installed."""

from __future__ import annotations

from typing import NoReturn

from gamelib.core import N_
from gamelib.words import say


def no_chart(*_: object, **__: object) -> NoReturn:
    """Say that matplotlib is missing, whatever is to be drawn: raises ``ModuleNotFoundError``."""
    raise ModuleNotFoundError(say(N_("Charts need matplotlib, and it is not installed here.")), name="matplotlib")
