"""A race of engines: each in turn for some CPU seconds, round after round, and the ratios of the medians."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

Unit = Callable[[int], int]
"""Plays one hand or game by its number, and gives how many decisions it took."""

STATE_SHARE = 0.4
"""The part of a ratio that the public, immutable state should reach."""


class Peer(NamedTuple):
    """Another engine: how to set it up, and the ratio to it that ours should reach, and aim for."""

    make: Callable[[], Unit]
    reach: float | None = None
    aim: float | None = None


def measure(unit: Unit, seconds: float, first: int) -> float:
    """Play for some CPU seconds, and give the decisions in a second."""
    decisions, number, begin = 0, first, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += unit(number)
        number += 1
    return decisions / spent


def race(
    core: Callable[[], Unit],
    state: Callable[[], Unit],
    peers: Mapping[str, Peer],
    *,
    rounds: int,
    seconds: float,
    what: str,
) -> None:
    """Run our playout core, our State and whichever peers are installed, and print rates and ratios.

    ``seconds`` are CPU seconds for each engine in each round; ``what`` names what is counted.
    """
    own = ("gamelib, playout core", "gamelib, State")
    playing: dict[str, Unit] = dict(zip(own, (core(), state()), strict=True))
    for name, peer in peers.items():
        try:
            playing[name] = peer.make()
        except ImportError:
            print(f"{name}: not installed")
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for turn in range(rounds):
        for name, unit in playing.items():
            rates[name].append(measure(unit, seconds, turn * 100_000))
    medians = {name: statistics.median(values) for name, values in rates.items()}

    print(f"\n{'engine':<28}{what + '/s':>14}")
    for name, rate in medians.items():
        print(f"{name:<28}{rate:>14,.0f}")
    print(f"\n{'peer':<28}{'core ratio':>12}{'reach':>8}{'aim':>6}{'State ratio':>14}{'reach':>8}")
    for name, peer in peers.items():
        if name in medians:
            fast, public = (medians[ours] / medians[name] for ours in own)
            least = "-" if peer.reach is None else f"{peer.reach * STATE_SHARE:.1f}"
            print(f"{name:<28}{fast:>12.2f}{peer.reach or '-':>8}{peer.aim or '-':>6}{public:>14.2f}{least:>8}")


def tell_fingerprint(found: str, known: str, count: int, usual: int, what: str) -> None:
    """Print a fingerprint, and whether it is the known one, where as many were played as usual."""
    same = "" if count != usual else " (unchanged)" if found == known else f" (CHANGED: it was {known})"
    print(f"\nfingerprint of {count:,} {what}: {found}{same}")
