"""How strong the computer players of 5-10-K are, measured on deals played again with the sides exchanged.

    python -m tests.benchmarks.fivetenk_strength [--deals 200] [--samples 12] [--only strong] [--processes 2]

Sides are hidden at first, and who holds a named card may still choose one. So nobody who can choose is exchanged: each
deal is first played by the second strength of a row alone, and the friends of that game play by the second strength
until they are revealed. The deal is then played twice more. As the declarer's side the first strength plays the
declarer, and each friend from the moment that friend is revealed; as defenders it plays the seats that defended in
that game. Who is the declarer is settled alike each time, by simple players; burying and naming belong to whoever
plays the declarer. What is printed is how many points a game the side gains by it, with its 95 % interval; in the end
everybody counts where the rules count them (C22). ``--deals`` counts deals for the rows with a strong player, and five
times as many are played without.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from gamelib.core.advice import Effort
from gamelib.fivetenk import State, start
from gamelib.fivetenk.players import computer
from gamelib.fivetenk.public import known_declarers
from gamelib.fivetenk.refusals import DEAL, SETTLED
from gamelib.fivetenk.table import SEATS
from tests.benchmarks.exact61_strength import interval

REACH = 10
"""The lower bound of each interval should be above this many points a game."""

TOLD_EVERY = 20
"""After so many deals the table so far is told."""


class Row(NamedTuple):
    """One comparison of two strengths."""

    first: str
    second: str


ROWS = (Row("simple", "random"), Row("strong", "simple"))


class Gains(NamedTuple):
    """By how many points the first strength does better than the second in one deal, on either side."""

    declarers: float
    defenders: float


Seated = Callable[[State, int], bool]
"""Tells whether the first strength plays a seat at this moment."""


def play_game(seed: int, row: Row, effort: Effort, first: Seated) -> State:
    """Play a match's first game to its settlement; simple players decide who reveals."""
    state = start(seed)
    reveals = computer("simple")
    players = [
        [computer(strength, seed, seat, effort) for seat in range(SEATS)] for strength in (row.second, row.first)
    ]
    while state.phase != SETTLED:
        seat = state.turn
        if seat is None:
            state = state.next_deal()
            continue
        player = reveals if state.phase == DEAL else players[first(state, seat)][seat]
        moves = state.legal_moves()
        state = state.play(player.choose(state.view(seat), moves) if len(moves) > 1 else moves[0])
    return state


def nobody(_: State, __: int) -> bool:
    """Let nobody play by the first strength."""
    return False


def known(state: State, seat: int) -> bool:
    """Let the declarer and the revealed friends play by the first strength."""
    return seat in known_declarers(state)


def gains(row: Row, seed: int, effort: Effort) -> Gains:
    """Play one deal three times, and give what the first strength gains on either side."""
    usual = play_game(seed, row, effort, nobody)
    attacked = play_game(seed, row, effort, known)
    defended = play_game(seed, row, effort, lambda _, seat: seat not in usual.declarers)
    return Gains(points(usual) - points(attacked), points(defended) - points(usual))


def points(state: State) -> int:
    """Give the defenders' points of a settled game (C30)."""
    return state.points or 0


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

    tell(f"\n{'who':<24}{'deals':>7}{'as declarer side':>22}{'as defenders':>22}{'s/deal':>9}   (reach: > {REACH})")
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
    shown = "".join(f"{middle:>14.1f} ± {half:<5.1f}" for middle, half in sides)
    spent = sum(seconds for _, seconds in found) / len(found)
    return f"{row.first} beats {row.second:<12}{len(found):>7}{shown}{spent:>9.2f}"


if __name__ == "__main__":
    main()
