"""What everybody would do after a placement, learnt from world to world (a tree search over what all can see).

For each course of placements it is counted how the hand ended in the worlds in which it was taken. A seat then takes
what has ended best for its side, or what looks good and was seldom tried; once a course is new, the hand is played out
by a rule of thumb. Worlds differ in what is hidden, and all share the counts: so nobody is taken to act on what it
cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum, sqrt

from gamelib.exact61.players.ending import chances_after
from gamelib.exact61.players.placements import Placement, placements
from gamelib.exact61.players.playing_out import appeal, play_out_well
from gamelib.exact61.table import Table

CURIOSITY = 0.11
"""How much a placement that looks good is preferred before it was tried often, in chances of winning the match."""

EVEN = 3.0
"""How much less good at once a placement looks that is tried a quarter as willingly, in raw points."""


class Course:
    """A placement in the tree: how often it was made, the sum of the chances it led to, and what came after."""

    __slots__ = ("after", "chances", "made")

    def __init__(self) -> None:
        """Start with nothing counted."""
        self.made = 0
        self.chances = 0.0
        self.after: dict[tuple[int, int, int], Course] = {}


def foresee(table: Table, start: Course, draw_lot: Callable[[], float]) -> tuple[float, ...]:
    """Play a world on to the hand's end, and give each side's chance of winning the match then.

    ``start`` keeps the counts for the placement made just before. The table itself is played on; ``draw_lot`` gives
    random numbers from 0 to below 1.
    """
    course = start
    taken: list[tuple[int, Course]] = []
    while not table.over:
        ways = placements(table)
        if not ways:
            if table.taken < len(table.talon):
                table.draw()
            else:
                table.pass_turn()
            continue
        seat, after = table.turn, course.after
        tile, port, _ = ways[0] if len(ways) == 1 else _most_promising(table, ways, after)
        key = (seat, tile, port)
        new = key not in after
        if new:
            after[key] = Course()
        course = after[key]
        taken.append((table.sides[seat], course))
        table.place(tile, port)
        if new:
            play_out_well(table, draw_lot)
    chances = chances_after(table)
    for side, course in taken:
        course.made += 1
        course.chances += chances[side]
    return chances


def _most_promising(table: Table, ways: list[Placement], after: dict[tuple[int, int, int], Course]) -> Placement:
    """Choose what ended best so far, or was tried too seldom for how good it looks.

    What was never made is taken to end like the others on average.
    """
    seat = table.turn
    appeals = [appeal(table, tile, total) for tile, _, total in ways]
    best = max(appeals)
    willing = [1 / (1 + (best - one) / EVEN) ** 2 for one in appeals]
    courses = [after.get((seat, tile, port)) for tile, port, _ in ways]
    made, chances = 0, 0.0
    for course in courses:
        if course:
            made += course.made
            chances += course.chances
    middle = chances / made if made else 0.0
    push = CURIOSITY * sqrt(made + 1) / fsum(willing)
    chosen, most = ways[0], -1.0
    for way, course, one in zip(ways, courses, willing, strict=True):
        value = course.chances / course.made + push * one / (1 + course.made) if course else middle + push * one
        if value > most:
            chosen, most = way, value
    return chosen
