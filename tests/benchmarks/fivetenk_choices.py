"""Which choices a strong player of 5-10-K gains by, and whether they bring what it expects of them.

    python -m tests.benchmarks.fivetenk_choices [--deals 200] [--samples 12] [--side declarers] [--processes 2]

After each choice of a strong player the game is also played to its end by simple players alone. What that end changes
by from one choice to the next is what the choice has brought; in a deal these sum up exactly to what strong players
gain on that side, as ``fivetenk_strength`` measures it, in points (C30). The first table has the kinds of choices, the
second how much better the choice was expected to be than that of a simple player: in what the strong player compares
moves by, which are points too, but counts steps of promotion and winning besides.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from gamelib.core.advice import Effort
from gamelib.fivetenk import State, start
from gamelib.fivetenk.players import computer
from gamelib.fivetenk.players.strong import StrongPlayer
from gamelib.fivetenk.public import known_declarers
from gamelib.fivetenk.refusals import DEAL, PLAY, SETTLED, THROWN_IN
from tests.benchmarks.exact61_strength import interval

SIDES = ("declarers", "defenders")

BINS = (2, 5, 10, 20)
"""What was expected is told in bins that end at so many points."""


class Chosen(NamedTuple):
    """A choice other than a simple player's: its kind, what it was expected to bring more, and what it has brought.

    ``expected`` is ``None`` where the strong player did not try the simple player's move at all.
    """

    kind: str
    expected: float | None
    brought: int


def by_thumb(state: State, phases: Sequence[str] = ()) -> State:
    """Let simple players go on to the end of the game, or as long as it is in one of some phases."""
    player = computer("simple")
    while state.phase != SETTLED and (not phases or state.phase in phases):
        seat = state.turn
        if seat is None:
            state = state.next_deal()
            continue
        moves = state.legal_moves()
        state = state.play(player.choose(state.view(seat), moves) if len(moves) > 1 else moves[0])
    return state


def deal(side: str, samples: int, seed: int) -> list[Chosen]:
    """Play one deal with strong players on one side, and tell of what they chose otherwise than simple ones would."""
    state = by_thumb(start(seed), [DEAL, THROWN_IN])
    end = by_thumb(state)
    defenders = [seat for seat in range(len(state.hands)) if seat not in end.declarers]
    simple, strong = computer("simple"), StrongPlayer(seed, Effort(samples=samples))
    found = []
    while state.phase != SETTLED:
        seat = state.turn or 0
        moves, view = state.legal_moves(), state.view(seat)
        usual = moves[0] if len(moves) == 1 else simple.choose(view, moves)
        known = seat in known_declarers(state)
        if len(moves) == 1 or not (known if side == SIDES[0] else seat in defenders):
            state = state.play(usual)
            continue
        options = strong.advise(view, moves, most=None).options
        after = state.play(options[0].move)
        if options[0].move != usual:
            then = by_thumb(after)
            brought = (end.points or 0) - (then.points or 0)
            expected = next((option.behind for option in options if option.move == usual), None)
            who = "declarer" if seat == state.declarer else "friend" if known else "defender"
            what = state.phase if state.phase != PLAY else "lead" if state.top is None else "answer"
            found.append(Chosen(f"{who}, {what}", expected, brought if side == SIDES[0] else -brought))
            end = then
        state = after
    return found


def table(deals: Sequence[Sequence[Chosen]], key: Callable[[Chosen], Hashable], order: Sequence[Hashable]) -> None:
    """Print how often something was chosen, and what it has brought, a choice and a deal."""
    brought: dict[Hashable, list[list[int]]] = defaultdict(lambda: [[] for _ in deals])
    for place, chosen in enumerate(deals):
        for one in chosen:
            brought[key(one)][place].append(one.brought)
    for name in order:
        if name in brought:
            count = sum(map(len, brought[name]))
            middle, half = interval([sum(each) for each in brought[name]])
            print(f"{name!s:<24}{count:>8}{middle * len(deals) / count:>12.1f}{middle:>12.1f} ± {half:.1f}")


def bin_of(one: Chosen) -> str:
    """Tell in which bin what was expected of a choice falls."""
    if one.expected is None:
        return "not compared"
    return next((f"to {most}" for most in BINS if one.expected <= most), f"above {BINS[-1]}")


def main() -> None:
    """Measure, and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--samples", type=int, default=12, help="worlds that a strong player imagines for a choice")
    parser.add_argument("--side", choices=SIDES, default=SIDES[0])
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1, help="how many deals are played at a time")
    args = parser.parse_args()
    seeds = range(args.first_seed, args.first_seed + max(2, args.deals))
    with ProcessPoolExecutor(args.processes) as pool:
        deals = list(pool.map(partial(deal, args.side, args.samples), seeds))
    middle, half = interval([sum(one.brought for one in each) for each in deals])
    print(f"{args.side}: {len(deals)} deals, {middle:.1f} ± {half:.1f} points a deal\n")
    print(f"{'chosen otherwise':<24}{'choices':>8}{'a choice':>12}{'a deal':>12}")
    table(deals, lambda one: one.kind, sorted({one.kind for each in deals for one in each}))
    print("\nexpected to be better by")
    table(deals, bin_of, [*(f"to {most}" for most in BINS), f"above {BINS[-1]}", "not compared"])


if __name__ == "__main__":
    main()
