"""How well a race of scoring events tells who wins a match of Exact 61, beside matches played out.

    python -m tests.benchmarks.exact61_chances [--matches 1500]

Simple players play matches on from random scores, with 2, 3 and 4 players. What is printed: how often the first side
won beside the chance that ``winning_chances`` gave it, in ten steps; the mean surprise (minus the logarithm of the
chance given to the side that won: less is better) beside that of the best guess by the difference in points alone; and
how many displayed points the scoring events were worth, beside the shares that the race takes.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter

from gamelib.core import chance
from gamelib.exact61 import State, start
from gamelib.exact61.players.chances import SHARES, winning_chances
from gamelib.exact61.players.simple import SimplePlayer

Found = tuple[tuple[int, ...], int, int]
"""The scores that a match began with, the side that led, and the side that won."""


def play(state: State, events: Counter[int]) -> int:
    """Let simple players play a match on, count what each scoring event was worth, and give the side that won."""
    player = SimplePlayer()
    while not state.outcome:
        if state.turn is None:
            state = state.next_deal()
            continue
        moves = state.legal_moves()
        after = state.play(player.choose(state.view(state.turn), moves) if len(moves) > 1 else moves[0])
        if not after.outcome:  # The last event is the one that fitted, so it tells nothing of the others.
            events.update((new - old) // 5 for old, new in zip(state.scores, after.scores, strict=True) if new != old)
        state = after
    return state.outcome.winner


def tell(players: int, found: list[Found], events: Counter[int]) -> None:
    """Print what was found with so many players."""
    steps: dict[int, list[tuple[float, bool]]] = {}
    for scores, leader, winner in found:
        given = winning_chances(scores, leader)[0]
        steps.setdefault(int(10 * given), []).append((given, winner == 0))
    print(f"\n{players} players\n{'matches':>9}{'given':>8}{'won':>8}")
    for _, some in sorted(steps.items()):
        given, won = (sum(values) / len(some) for values in zip(*some, strict=True))
        print(f"{len(some):>9}{given:>8.2f}{won:>8.2f}")
    race = sum(-math.log(winning_chances(scores, leader)[winner]) for scores, leader, winner in found) / len(found)
    guess = min(by_difference(found, hundredths) for hundredths in range(2, 30))
    print(f"mean surprise: {race:.3f}; by the difference in points alone {guess:.3f}")
    whole = sum(events.values())
    print("points  " + "".join(f"{points:>7}" for points in SHARES))
    print("race    " + "".join(f"{share:>7.3f}" for share in SHARES.values()))
    most = max(SHARES)
    last = sum(count for points, count in events.items() if points > most - 2)
    print("found   " + "".join(f"{(last if p == most else events[p]) / whole:>7.3f}" for p in SHARES))


def by_difference(found: list[Found], hundredths: int) -> float:
    """Give the mean surprise of guessing by the scores, a displayed point being worth so many hundredths."""
    total = 0.0
    for scores, _, winner in found:
        weights = [math.exp(hundredths / 100 * score / 5) for score in scores]
        total -= math.log(weights[winner] / sum(weights))
    return total / len(found)


def main() -> None:
    """Play, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1500)
    matches = parser.parse_args().matches
    for players in (2, 3, 4):
        stream = chance("chances", players)
        found, events = [], Counter[int]()
        for seed in range(matches):
            scores = tuple(5 * int(61 * stream.random() ** 0.6) for _ in range(2 if players == 4 else players))
            state = start(players, seed, scores)
            found.append((scores, state.sides[state.leader], play(state, events)))
        tell(players, found, events)


if __name__ == "__main__":
    main()
