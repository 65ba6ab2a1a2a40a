"""The table of promotions and the ladder of levels (C31, C32)."""

from __future__ import annotations

from gamelib.core import N_, RuleError, quoted

LADDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The levels, from low to high (C32)."""

WON = "won"
"""What stands in place of a level once a player has climbed past A."""

DECLARER, DEFENDERS = "declarer", "defenders"
"""The two sides: the declarer's, and everybody else's."""

ALL_POINTS = 300
"""The points in every game (C3)."""

FIRST_LEVEL = "3"
"""The level at which everybody begins (R1)."""

STANDING = LADDER[LADDER.index(FIRST_LEVEL) :]
"""The levels at which a player can stand: nobody begins below the first, and levels never fall (R1)."""

_WIN_FROM = 120
_STEP = 60


def outcome(defenders_points: int) -> tuple[str, int]:
    """Give the winner and the steps that each of the winning side climbs, for the defenders' points (C31).

    >>> [outcome(points) for points in (0, 55, 60, 120, 180, 300)]
    [('declarer', 3), ('declarer', 2), ('declarer', 1), ('defenders', 0), ('defenders', 1), ('defenders', 3)]
    """
    if isinstance(defenders_points, bool) or not isinstance(defenders_points, int):
        raise RuleError("C30", N_("{points} are no points: a whole number is wanted."), points=quoted(defenders_points))
    if not 0 <= defenders_points <= ALL_POINTS:
        sentence = N_("The defenders cannot have {points} points: there are 0 to {all}.")
        raise RuleError("C30", sentence, points=quoted(defenders_points), all=ALL_POINTS)
    if defenders_points >= _WIN_FROM:
        return DEFENDERS, (defenders_points - _WIN_FROM) // _STEP
    return DECLARER, 3 if not defenders_points else 2 - defenders_points // _STEP


def climb(level: str, steps: int) -> str:
    """Give the level that is reached by climbing some steps, or "won" past A (C32).

    >>> climb("3", 2), climb("K", 1), climb("K", 2), climb("A", 1)
    ('5', 'A', 'won', 'won')
    """
    check_level(level)
    place = LADDER.index(level) + steps
    return LADDER[place] if place < len(LADDER) else WON


def check_level(level: object) -> str:
    """Give a level if it stands on the ladder; raises ``RuleError`` (C32)."""
    if level not in LADDER:
        raise RuleError("C32", N_("{level} is no level: the ladder is {ladder}."), level=quoted(level), ladder=LADDER)
    return str(level)
