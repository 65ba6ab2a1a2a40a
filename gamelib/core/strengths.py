"""How well computer players play, in either game."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core.errors import RuleError
from gamelib.core.messages import N_, quoted

STRENGTHS = ("random", "simple", "strong")
"""The computer players there are, weakest first."""


def checked_strength(strength: object) -> str:
    """Give a strength; raises ``RuleError`` ("format") for one that there is not."""
    for known in STRENGTHS:
        if strength == known:
            return known
    sentence = N_("{strength} is no strength: computer players are {strengths}.")
    raise RuleError("format", sentence, strength=quoted(strength), strengths=STRENGTHS)


def strengths_round(strengths: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give a strength for each seat: those named go round from seat 0.

    Raises ``RuleError`` ("format") for what is no list of strengths.
    """
    if isinstance(strengths, str) or not strengths:
        raise RuleError("format", N_("{strengths} are no strengths: give a list of them."), strengths=quoted(strengths))
    return tuple(checked_strength(strengths[seat % len(strengths)]) for seat in range(seats))
