"""The options under which a match is played."""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.core import N_, RuleError, quoted

WING_JOKERS = ("none", "not_both")


@dataclass(frozen=True)
class Rules:
    """The options of the rules, fixed for a match.

    ``wing_jokers``: whether an airplane's wings may hold jokers: ``"none"``, or ``"not_both"`` for jokers of one kind
    (ruling R4). Raises ``RuleError`` (R4) for anything else.
    """

    wing_jokers: str = "none"

    def __post_init__(self) -> None:
        """Check the options."""
        if self.wing_jokers not in WING_JOKERS:
            sentence = N_("wing_jokers is {value}, and can be {choices} only.")
            raise RuleError("R4", sentence, value=quoted(self.wing_jokers), choices=WING_JOKERS)


DEFAULT = Rules()
