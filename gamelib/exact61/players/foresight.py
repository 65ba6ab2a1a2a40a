"""What everybody would do after a placement, learnt from world to world (a tree search over what all can see).

For each course of placements it is counted how the hand ended in the worlds in which it was taken. A seat then takes
what has ended best for its side, or what was seldom tried; once a course is new, the hand is played out by a rule of
thumb. Worlds differ in what is hidden, and all share the counts: so nobody is taken to act on what it cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from gamelib.exact61.players.ending import chances_after
from gamelib.exact61.players.placements import placements
from gamelib.exact61.players.playing_out import appeal, play_out_well
from gamelib.exact61.table import Table

CURIOSITY = 0.1
"""How much what was seldom tried is preferred, in chances of winning the match: found by playing players one another.
"""


class Course:
    """A placement in the tree: how often it was possible and made, the chances it led to, and what came after."""

    __slots__ = ("after", "chances", "made", "possible")

    def __init__(self) -> None:
        """Start with nothing counted."""
        self.possible = 1
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
        seat = table.turn
        after = course.after
        new = [way for way in ways if (seat, way[0], way[1]) not in after]
        if new:
            tile, port, _ = max(new, key=lambda way: appeal(table, way[0], way[2])) if len(new) > 1 else new[0]
            course = after[seat, tile, port] = Course()
        else:
            courses = [after[seat, tile, port] for tile, port, _ in ways]
            best = _most_promising(courses)
            tile, port, _ = ways[best]
            course = courses[best]
        taken.append((table.sides[seat], course))
        table.place(tile, port)
        if new:
            play_out_well(table, draw_lot)
    chances = chances_after(table)
    for side, course in taken:
        course.made += 1
        course.chances += chances[side]
    return chances


def _most_promising(courses: list[Course]) -> int:
    """Give the place of the course to take: one that ended well, or was seldom made where it was possible."""
    best, most = 0, -1.0
    for place, course in enumerate(courses):
        course.possible += 1
        # The binary digits of a number stand for its logarithm: they are the same on every machine.
        value = course.chances / course.made + CURIOSITY * sqrt(course.possible.bit_length() / course.made)
        if value > most:
            best, most = place, value
    return best
