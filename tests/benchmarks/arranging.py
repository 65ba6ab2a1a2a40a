"""How well and how fast layouts are arranged: hands step by step, whole sets, and sets whose doubles are crowded.

    python -m tests.benchmarks.arranging [--hands 300] [--sets 100]

Every layout is arranged beside the one before it (a *step*), and the last of each game alone. Prints for each kind of
game: how many steps moved an earlier tile, milliseconds of CPU time, the largest bounds with a margin of one unit, the
games that fit a picture throughout, layouts where tiles of different lines are less than a pip-square apart, and how
the last layouts were found.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

from gamelib.exact61 import Layout
from gamelib.pictures.exact61.arranging import Arrangement, arrange
from tests.pictures.exact61.geometry import faults, moved, tightness
from tests.pictures.exact61.random_layouts import hand, whole_set

WIDEST, HIGHEST = 64, 42


class Tally:
    """What was seen over many games of one kind."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.counts: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.step_times: list[float] = []
        self.whole_times: list[float] = []
        self.width = self.height = 0

    def add_game(self, layouts: Iterable[Layout]) -> None:
        """Arrange a game's layouts one after another, then the last one alone."""
        before, fitted = None, True
        for layout in layouts:
            after, milliseconds = timed(layout, before)
            if before:
                self.step_times.append(milliseconds)
                self.counts["moved"] += bool(moved(before, after))
                self.counts["moved to fit"] += after.how == "fitted" and bool(moved(before, after))
                self.counts["tight"] += tightness(layout, after) < 2
            fitted = self._measure(layout, after) and fitted
            before = after
        if before:
            whole, milliseconds = timed(before.layout, None)
            self.whole_times.append(milliseconds)
            self.found[whole.how] += 1
            fitted = self._measure(before.layout, whole) and fitted
            self.counts["fitted"] += fitted

    def _measure(self, layout: Layout, arranged: Arrangement) -> bool:
        self.counts["faults"] += bool(faults(layout, arranged))
        width, height = arranged.bounds.width + 2, arranged.bounds.height + 2
        self.width, self.height = max(self.width, width), max(self.height, height)
        return width <= WIDEST and height <= HIGHEST

    def lines(self) -> list[str]:
        """Sum up."""
        steps, games = len(self.step_times), len(self.whole_times)
        return [
            f"{games} games, {steps} steps, {self.counts['faults']} faults",
            f"  a step moved earlier tiles    {self.counts['moved'] / steps:8.2%}",
            f"  ... only to fit a picture     {self.counts['moved to fit'] / steps:8.2%}",
            f"  tight after a step            {self.counts['tight'] / steps:8.2%}",
            f"  games within {WIDEST} x {HIGHEST}          {self.counts['fitted'] / games:8.2%}",
            f"  largest bounds                {self.width} x {self.height}",
            f"  a step, ms                    {spread_of(self.step_times)}",
            f"  a whole layout alone, ms      {spread_of(self.whole_times)}",
            "  whole layouts                 " + ", ".join(f"{how} {n}" for how, n in self.found.most_common()),
        ]


def timed(layout: Layout, before: Arrangement | None) -> tuple[Arrangement, float]:
    """Arrange a layout and give the milliseconds it took."""
    begun = time.process_time()
    arranged = arrange(layout, before)
    return arranged, 1000 * (time.process_time() - begun)


def spread_of(times: list[float]) -> str:
    """Give median, 95th percentile and maximum."""
    ordered = sorted(times)
    median, most = ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))]
    return f"median {median:.2f}, 95 % {most:.2f}, most {ordered[-1]:.1f}"


def main() -> None:
    """Arrange, and print what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=300, help="hands with each number of players")
    parser.add_argument("--sets", type=int, default=100, help="whole sets of each kind")
    options = parser.parse_args()
    games: dict[str, tuple[int, Callable[[Random], list[Layout]]]] = {
        "2 players": (options.hands, lambda stream: hand(stream, 2)),
        "3 players": (options.hands, lambda stream: hand(stream, 3)),
        "4 players": (options.hands, lambda stream: hand(stream, 4)),
        "whole sets": (options.sets, whole_set),
        "crowded sets": (options.sets, lambda stream: whole_set(stream, crowded=True)),
    }
    for name, (number, game) in games.items():
        tally = Tally()
        for seed in range(number):
            tally.add_game(game(Random(f"benchmark/{name}/{seed}")))
        print(f"{name}: " + "\n".join(tally.lines()), flush=True)


if __name__ == "__main__":
    main()
