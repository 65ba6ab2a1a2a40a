"""How strong the computer players of Exact 61 are, measured on deals played twice with the seats or sides exchanged.

    python -m tests.benchmarks.exact61_strength [--deals 300] [--samples 100] [--only strong] [--log FILE]

Each row sets one strength against another in single hands from the given scores: every deal is played once with each
in the first seat (two players), with each as either pair (four), or with the first in each seat in turn (three). What
is printed is by how many raw points a hand the first is ahead, with its 95 % interval; ``--deals`` counts deals for the
rows with a strong player, and ten times as many are played without. Whole matches are then played the same way, and the
share that the first wins is printed: there the exact target and the lead of the next hand count too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core.advice import Effort
from gamelib.core.sampling import margin
from gamelib.exact61 import State, start
from gamelib.exact61.players import computer, play_match

if TYPE_CHECKING:
    from gamelib.exact61.players import Player


class Row(NamedTuple):
    """One comparison: two strengths, the number of players, and what the lead in raw points should reach."""

    first: str
    second: str
    players: int
    reach: float | None = None
    scores: tuple[int, ...] | None = None


HANDS = (
    Row("simple", "random", 2, 8),
    Row("simple", "random", 3),
    Row("simple", "random", 4),
    Row("strong", "simple", 2, 6),
    Row("strong", "simple", 3),
    Row("strong", "simple", 4, 0),
)
MATCHES = (
    Row("simple", "random", 2),
    Row("strong", "simple", 2),
    Row("strong", "simple", 4),
    Row("strong", "simple", 2, scores=(265, 265)),
    Row("strong", "simple", 4, scores=(265, 265)),
)


def lineups(row: Row, seed: int, effort: Effort) -> Iterator[tuple[int, list[Player]]]:
    """Give the ways in which the seats are taken: the side of the first strength, and a player for each seat."""
    for place in range(3 if row.players == 3 else 2):
        names = [
            row.first if (seat == place if row.players == 3 else seat % 2 == place) else row.second
            for seat in range(row.players)
        ]
        yield place, [computer(name, seed, seat, effort) for seat, name in enumerate(names)]


def play_hand(state: State, players: Sequence[Player]) -> State:
    """Play one hand to its end."""
    while state.turn is not None:
        moves = state.legal_moves()
        choice = players[state.turn].choose(state.view(state.turn), moves) if len(moves) > 1 else moves[0]
        state = state.play(choice)
    return state


def lead(row: Row, seed: int, effort: Effort) -> float:
    """Play one deal in every way, and give by how many raw points a hand the first strength is ahead."""
    leads = []
    for side, players in lineups(row, seed, effort):
        scores = play_hand(start(row.players, seed, row.scores), players).scores
        others = [score for other, score in enumerate(scores) if other != side]
        leads.append(scores[side] - sum(others) / len(others))
    return sum(leads) / len(leads)


def won(row: Row, seed: int, effort: Effort) -> float:
    """Play one match in every way, and give the share that the first strength wins."""
    wins = []
    for side, players in lineups(row, seed, effort):
        outcome = play_match(start(row.players, seed, row.scores), players).outcome
        wins.append(outcome is not None and outcome.winner == side)
    return sum(wins) / len(wins)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Give the mean and half its 95 % interval."""
    return fmean(values), margin(values)


def main() -> None:
    """Measure, and print the table, each row as it is done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--samples", type=int, default=100, help="worlds that a strong player imagines for a choice")
    parser.add_argument("--only", default="", help="only the rows in which this strength comes first")
    parser.add_argument("--log", type=Path, help="a file to append the rows to")
    args = parser.parse_args()
    effort = Effort(samples=args.samples)

    def tell(line: str) -> None:
        print(line, flush=True)
        if args.log:
            with args.log.open("a", encoding="utf-8") as log:
                print(line, file=log)

    for rows, measure, what, scale in ((HANDS, lead, "raw points a hand", 1), (MATCHES, won, "% of the matches", 100)):
        tell(f"\n{'who':<34}{'deals':>7}{what:>22}{'reach':>7}{'s/hand or match':>17}")
        for row in rows:
            if args.only not in ("", row.first):
                continue
            matches = measure is won
            deals = max(2, args.deals * (1 if row.first == "strong" else 10) // (5 if matches else 1))
            begin = time.process_time()
            middle, half = interval([scale * measure(row, seed, effort) for seed in range(deals)])
            spent = (time.process_time() - begin) / deals / (3 if row.players == 3 else 2)
            who = f"{row.first} beats {row.second}, {row.players} players"
            who += f", from {row.scores[0] // 5}" if row.scores else ""
            reach = "-" if row.reach is None else f"{row.reach:g}"
            tell(f"{who:<34}{deals:>7}{middle:>14.1f} ± {half:<5.1f}{reach:>7}{spent:>17.3f}")


if __name__ == "__main__":
    main()
