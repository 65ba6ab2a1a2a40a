"""The size that a picture is asked for: read here, or refused in one sentence."""

from __future__ import annotations

from math import isfinite

from gamelib.core import N_, RuleError, quoted

LEAST = 16.0
"""The smallest width or height of a picture, in pixels."""

_MOST = 100_000.0


def check_size(*, least: float = LEAST, **sizes: object) -> None:
    """See that lengths in pixels are numbers with which something can be seen: ``check_size(width=0)`` is refused."""
    for name, size in sizes.items():
        if not is_number(size):
            raise RuleError(
                "format", N_("{name}={size} cannot be: give a number of pixels."), name=name, size=quoted(size)
            )
        if not least <= size <= _MOST:  # type: ignore[operator]  # It is a number.
            raise RuleError(
                "format",
                N_("{name}={size} cannot be: such a picture has {least} to {most} pixels."),
                name=name,
                size=quoted(size),
                least=f"{least:g}",
                most=f"{_MOST:.0f}",
            )


def is_number(value: object) -> bool:
    """Tell whether a value is a finite number that a picture can be measured by."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 10**9 and isfinite(value)
