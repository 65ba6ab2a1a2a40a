"""The options under which a match is played."""

from __future__ import annotations

from typing import NamedTuple, Self

from gamelib.core import N_, RuleError, quoted

WING_JOKERS = ("none", "not_both")


class _Options(NamedTuple):
    wing_jokers: str


class Rules(_Options):
    """The options of the rules, fixed for a match.

    ``wing_jokers``: whether an airplane's wings may hold jokers: ``"none"``, or ``"not_both"`` for jokers of one kind
    (ruling R4). Raises ``RuleError`` (R4) for anything else.
    """

    __slots__ = ()

    def __new__(cls, wing_jokers: str = "none") -> Self:
        """Check the options."""
        if wing_jokers not in WING_JOKERS:
            sentence = N_("wing_jokers is {value}, and can be {choices} only.")
            raise RuleError("R4", sentence, value=quoted(wing_jokers), choices=WING_JOKERS)
        return super().__new__(cls, wing_jokers)


DEFAULT = Rules()
