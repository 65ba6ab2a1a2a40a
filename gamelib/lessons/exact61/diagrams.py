"""The eleven diagrams that the game's description is explained by, as layouts to step through.

They are facts of the rulebook; the sums, ends and ports that belong to them are the engine's.
"""

from __future__ import annotations

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import Layout

_END_AND_INSIDE = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high"
_BEFORE_SIDES = f"{_END_AND_INSIDE}; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B"
_FIRST_SIDE = f"{_BEFORE_SIDES}; 1|5 at 1|1 side A"
_SECOND_SPINNER = f"{_FIRST_SIDE}; 5|5 at 1|5 high; 0|5 at 5|5 inline B"

DIAGRAMS: dict[str, tuple[str, ...]] = {
    "opening side branches": (
        _BEFORE_SIDES,
        _FIRST_SIDE,
        _SECOND_SPINNER,
        f"{_SECOND_SPINNER}; 1|3 at 1|1 side B",
    ),
    "end and inside doubles": (_END_AND_INSIDE, f"{_END_AND_INSIDE}; 3|4 at 4|4 inline B", "2|2"),
    "from the sum to the score": ("1|4", "1|4; 1|1 at 1|4 low", "3|6; 6|6 at 3|6 high", "0|0"),
}
"""The layouts of each group of diagrams, in the description's order, as text."""


def diagrams(group: str) -> tuple[Layout, ...]:
    """Give the layouts of a group of diagrams, in order; raises ``RuleError`` ("format") for no such group."""
    if group not in tuple(DIAGRAMS):  # What is no text cannot be looked up.
        sentence = N_("There are no diagrams called {group}: the groups are {groups}.")
        raise RuleError("format", sentence, group=quoted(group), groups=tuple(DIAGRAMS))
    return tuple(map(Layout.from_text, DIAGRAMS[group]))
