"""How strong the computer players of 5-10-K are, measured on deals played again with the sides exchanged.

    python -m tests.benchmarks.fivetenk_strength [--deals 200] [--samples 12] [--only strong] [--processes 2]

Sides are hidden at first, and who holds a named card may still choose one. So seats are fixed beforehand: each deal is
played once with all six seats taken by the second strength of a row, and the declarer with those who turn out to be
friends then makes the declarer's side, all others are the defenders. The deal is then played twice more: with the first
strength in the seats of the declarer's side, and with the first strength in the seats of the defenders. Who is the
declarer is settled alike each time, by simple players; burying and naming belong to the declarer's seat.

Two things are printed for either side, each with its 95 % interval, all others playing the same. First what the seats
gain: by how many points a game they end further above what their side needs, the side that they belong to in the end,
on average; of 300 the defenders need 120, and the declarer's side what is left (C31). Then what the side gains: by how
many points it has more, whoever belongs to it in the end. Both are the same where nobody comes to another side.
``--deals`` counts deals for the rows with a strong player, and five times as many are played without.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core.advice import Effort
from gamelib.fivetenk import State, start
from gamelib.fivetenk.bands import bands
from gamelib.fivetenk.players import computer
from gamelib.fivetenk.promotion import DEFENDERS
from gamelib.fivetenk.refusals import DEAL, SETTLED
from gamelib.fivetenk.table import SEATS
from tests.benchmarks.exact61_strength import interval

if TYPE_CHECKING:
    from gamelib.fivetenk.players import Player

REACH = 10
"""The lower bound of each interval should be above this many points a game."""

NEEDED = next(band.low for band in bands() if band.winner == DEFENDERS)
"""With so many points the defenders win (C31)."""

TOLD_EVERY = 20
"""After so many deals the table so far is told."""


class Row(NamedTuple):
    """One comparison of two strengths."""

    first: str
    second: str


ROWS = (Row("simple", "random"), Row("strong", "simple"))


class Gains(NamedTuple):
    """By how many points the first strength does better than the second in one deal, in the seats of either side."""

    declarers: float
    defenders: float
    declarers_side: float
    defenders_side: float


def play_game(seed: int, players: Sequence[Player]) -> State:
    """Play a match's first game to its settlement; simple players decide who reveals."""
    state = start(seed)
    reveals = computer("simple")
    while state.phase != SETTLED:
        seat = state.turn
        if seat is None:
            state = state.next_deal()
            continue
        player = reveals if state.phase == DEAL else players[seat]
        moves = state.legal_moves()
        state = state.play(player.choose(state.view(seat), moves) if len(moves) > 1 else moves[0])
    return state


def seated(first: str, second: str, seats: Collection[int], seed: int, effort: Effort) -> list[Player]:
    """Put the first strength into some seats, and the second into all others."""
    return [computer(first if seat in seats else second, seed, seat, effort) for seat in range(SEATS)]


def gains(row: Row, seed: int, effort: Effort) -> Gains:
    """Play one deal three times, and give what the first strength gains on either side."""
    usual = play_game(seed, seated(row.second, row.second, (), seed, effort))
    declarers = usual.declarers
    defenders = [seat for seat in range(SEATS) if seat not in declarers]
    attacked = play_game(seed, seated(row.first, row.second, declarers, seed, effort))
    defended = play_game(seed, seated(row.first, row.second, defenders, seed, effort))
    return Gains(
        ahead(attacked, declarers) - ahead(usual, declarers),
        ahead(defended, defenders) - ahead(usual, defenders),
        points(usual) - points(attacked),
        points(defended) - points(usual),
    )


def points(state: State) -> int:
    """Give the defenders' points of a settled game (C30)."""
    return state.points or 0


def ahead(state: State, seats: Collection[int]) -> float:
    """Tell by how many points seats are above what their sides need, on average; below 0 where they lack some (C31)."""
    defenders = points(state) - NEEDED
    return fmean([-defenders if seat in state.declarers else defenders for seat in seats])


def timed(row: Row, effort: Effort, seed: int) -> tuple[Gains, float]:
    """Give what is gained in a deal, and the seconds of processor time that it took."""
    begin = time.process_time()
    return gains(row, seed, effort), time.process_time() - begin


def main() -> None:
    """Measure, and print the table, each row as it is done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--samples", type=int, default=12, help="worlds that a strong player imagines for a choice")
    parser.add_argument("--only", default="", help="only the rows in which this strength comes first")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1, help="how many deals are played at a time")
    parser.add_argument("--log", type=Path, help="a file to append the rows to")
    args = parser.parse_args()
    effort = Effort(samples=args.samples)

    def tell(line: str) -> None:
        print(line, flush=True)
        if args.log:
            with args.log.open("a", encoding="utf-8") as log:
                print(line, file=log)

    heads = "".join(f"{head:>18}" for head in ("declarers' seats", "defenders' seats", "declarer's side", "defenders"))
    tell(f"\n{'who':<24}{'deals':>7}{heads}{'s/deal':>9}   (seats should reach > {REACH})")
    with ProcessPoolExecutor(args.processes) as pool:
        for row in ROWS:
            if args.only not in ("", row.first):
                continue
            deals = max(2, args.deals * (1 if row.first == "strong" else 5))
            found: list[tuple[Gains, float]] = []
            for one in pool.map(partial(timed, row, effort), range(args.first_seed, args.first_seed + deals)):
                found.append(one)
                if len(found) == deals or not len(found) % (TOLD_EVERY if row.first == "strong" else deals):
                    tell(line(row, found))


def line(row: Row, found: Sequence[tuple[Gains, float]]) -> str:
    """Write a row of the table, of the deals played so far."""
    sides = [interval([gained[side] for gained, _ in found]) for side in range(len(Gains._fields))]
    shown = "".join(f"{middle:>11.1f} ± {half:<4.1f}" for middle, half in sides)
    spent = sum(seconds for _, seconds in found) / len(found)
    return f"{row.first} beats {row.second:<12}{len(found):>7}{shown}{spent:>9.2f}"


if __name__ == "__main__":
    main()
