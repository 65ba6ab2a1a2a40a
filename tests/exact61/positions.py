"""Positions made by hand: what a table of cases names, and everything else filled in."""

from __future__ import annotations

from gamelib.core import Event
from gamelib.exact61 import TILES, Layout, State

LONG = (
    "4|4; 4|6 at 4|4 inline B; 2|4 at 4|4 inline A; 2|6 at 2|4 low; 4|5 at 4|4 side A; 6|6 at 2|6 high; "
    "5|5 at 4|5 high; 5|6 at 4|6 high; 3|4 at 4|4 side B; 3|5 at 5|5 inline B; 1|5 at 5|5 side B; 1|6 at 1|5 low; "
    "3|6 at 3|4 low; 2|5 at 5|6 low; 3|3 at 3|5 low; 0|5 at 5|5 side A"
)
"""Sixteen tiles; the twelve left are 0|0 0|1 0|2 0|3 0|4 0|6 1|1 1|2 1|3 1|4 2|2 2|3.

The ends are 0 (0|5), 2 (2|5), 6 (1|6), 6 (3|6), 6 (3|3, both halves) and 12 (6|6, both halves): 32.
"""
SCORES_30 = "0|2 at 2|5 low"
SCORES_0 = "0|2 at 0|5 low"
"""The last tile of a hand on ``LONG``: 2 becomes 0, so 30; or 0 becomes 2, so 34."""

ALL_SIXES = (
    "1|2; 1|6 at 1|2 low; 2|6 at 1|2 high; 6|6 at 2|6 high; 3|6 at 6|6 inline B; 3|4 at 3|6 low; 4|6 at 3|4 high; "
    "0|6 at 6|6 side A; 0|5 at 0|6 low; 5|6 at 0|5 high"
)
"""Every tile with a 6 is laid and every open port shows 6, so nobody can place: the ends are 6 + 6 + 6 = 18."""
SIXES_OPEN = ALL_SIXES.rpartition("; ")[0]
LAST_SIX = "5|6 at 0|5 high"
"""Before the last of them, and that one: it scores nothing."""

ALL_FIVES = (
    "1|2; 1|5 at 1|2 low; 2|5 at 1|2 high; 5|5 at 2|5 high; 3|5 at 5|5 inline B; 3|4 at 3|5 low; 4|5 at 3|4 high; "
    "0|5 at 5|5 side A; 0|6 at 0|5 low; 5|6 at 0|6 high"
)
"""The same with fives: the ends are 5 + 5 + 5 = 15."""
FIVES_OPEN = ALL_FIVES.rpartition("; ")[0]
LAST_FIVE = "5|6 at 0|6 high"
"""Before the last of them, and that one: it scores 15."""


def position(
    hands: str,
    layout: str = "empty",
    *,
    scores: str | None = None,
    turn: int = 0,
    leader: int | None = None,
    talon: str = "",
    drawn: str = "-",
) -> State:
    """Set out a hand: ``hands`` as ``[0|2][0|1 *]``, where ``*`` stands for every tile that is named nowhere.

    Without a ``*`` these lie in the talon, behind the tiles of ``talon``; before the first tile the talon is whole
    in any case.
    """
    if leader is None:
        leader = turn if layout == "empty" else 0
    players = hands.count("[")
    named = [*Layout.from_text(layout).tiles, *hands.replace("][", " ").strip("[]").split(), *talon.split()]
    rest = [str(tile) for tile in TILES if tile not in named]
    for_talon = 28 - 5 * players if layout == "empty" else 0 if "*" in hands else len(rest)
    hands = hands.replace("*", " ".join(rest[for_talon:]))
    talon = " ".join([talon, *rest[:for_talon]])
    sides = 2 if players == 4 else players
    return State.from_text(
        f"exact61 players={players} seed=- hand=1 leader={leader} turn={turn} "
        f"scores={scores or ','.join('0' * sides)} drawn={drawn} hands={hands} talon=[{talon.strip()}] "
        f"layout=[{layout}]"
    )


def kinds(state: State) -> list[str]:
    """Name the events of a state's last move, in order."""
    return [event.kind for event in state.events]


def facts(state: State, kind: str, *names: str) -> list[tuple[object, ...]]:
    """Give some fields of every event of one kind that the last move brought about."""
    return [tuple(getattr(event, name) for name in names) for event in state.events if event.kind == kind]


def the(state: State, kind: str) -> Event:
    """Give the one event of a kind that the last move brought about."""
    (event,) = [event for event in state.events if event.kind == kind]
    return event
