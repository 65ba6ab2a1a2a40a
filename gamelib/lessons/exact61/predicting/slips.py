"""The single slips that could be made on one layout, and which of them explain a wrong sum or wrong numbers.

A slip is a mistake together with what it does to the list of the ends' numbers: which it adds, which it takes away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from gamelib.exact61 import Port
from gamelib.lessons.exact61.predicting.mistakes import (
    CountedTwice,
    DoublesMissed,
    DoublesOnce,
    EndsMissed,
    InsideDoubles,
    JoinedHalves,
    NoSuchEnd,
    UnusedSides,
    ZerosLeftOut,
)
from gamelib.lessons.exact61.predicting.spots import Spot
from gamelib.lessons.mistakes import Mistake

Numbers = Counter[int]
MOST_AT_ONCE = 4
"""So many slips at once are looked for together; beyond that, the likeliest for each number is named."""


class Slip(NamedTuple):
    """A mistake, the ends' numbers that it adds, and those that it takes away."""

    mistake: Mistake
    adds: tuple[int, ...] = ()
    takes: tuple[int, ...] = ()

    @property
    def change(self) -> int:
        """What it does to the sum."""
        return sum(self.adds) - sum(self.takes)


def slips(spots: Sequence[Spot]) -> tuple[Slip, ...]:
    """List the slips that can be made with these spots, the likeliest first.

    Each stands for one spot, or for all spots of its kind at once, where somebody has the rule itself wrong.
    """
    return (*_sides(spots), *_inside(spots), *_doubles(spots), *_missed(spots), *_joined(spots))


def _of(spots: Iterable[Spot], kind: str) -> list[Spot]:
    return [spot for spot in spots if spot.kind == kind]


def _sides(spots: Sequence[Spot]) -> Iterator[Slip]:
    sides = _of(spots, "side")
    by_tile: dict[str, list[Spot]] = {}
    for side in sides:
        by_tile.setdefault(side.tile, []).append(side)
    for mine in by_tile.values():
        yield Slip(_unused(mine[:1]), (mine[0].pips,))
        if len(mine) > 1:
            yield Slip(_unused(mine), (mine[0].pips,) * 2)
            yield Slip(_unused(mine), (2 * mine[0].pips,))
    if len(by_tile) > 1:
        one_each = [mine[0] for mine in by_tile.values()]
        yield Slip(_unused(one_each), tuple(side.pips for side in one_each))
        if len(sides) > len(one_each):
            yield Slip(_unused(sides), tuple(side.pips for side in sides))
            yield Slip(_unused(sides), tuple(sum(side.pips for side in mine) for mine in by_tile.values()))


def _unused(sides: Iterable[Spot]) -> Mistake:
    return UnusedSides(tuple(Port(side.tile, side.port) for side in sides))


def _inside(spots: Sequence[Spot]) -> Iterator[Slip]:
    doubles = _of(spots, "inside")
    for spot in doubles:
        yield Slip(InsideDoubles((spot.tile,)), (spot.tile.pips,))
        yield Slip(InsideDoubles((spot.tile,)), (spot.pips,))
    if len(doubles) > 1:
        every = InsideDoubles(tuple(spot.tile for spot in doubles))
        yield Slip(every, tuple(spot.tile.pips for spot in doubles))
        yield Slip(every, tuple(spot.pips for spot in doubles))


def _doubles(spots: Sequence[Spot]) -> Iterator[Slip]:
    doubles = [spot for spot in _of(spots, "double") if spot.pips]
    for spot in doubles:
        yield Slip(DoublesOnce((spot.tile,)), (spot.pips,), (spot.worth,))
        yield Slip(DoublesMissed((spot.tile,)), (), (spot.worth,))
        yield Slip(CountedTwice(spot.tile, spot.worth), (spot.worth,))
    if len(doubles) > 1:
        tiles, wholes = tuple(spot.tile for spot in doubles), tuple(spot.worth for spot in doubles)
        yield Slip(DoublesOnce(tiles), tuple(spot.pips for spot in doubles), wholes)
        yield Slip(DoublesMissed(tiles), (), wholes)


def _missed(spots: Sequence[Spot]) -> Iterator[Slip]:
    zeros = tuple(spot.tile for spot in spots if spot.counts and not spot.worth)
    if len(zeros) > 1:
        yield Slip(ZerosLeftOut(zeros), (), (0,) * len(zeros))
    if zeros:
        # Of several blank ends nobody can tell which one was left out.
        yield Slip(ZerosLeftOut(zeros), (), (0,))
    for pips, tiles in _by_pips(_of(spots, "end")).items():
        if pips:
            yield Slip(EndsMissed(pips, tuple(spot.tile for spot in tiles)), (), (pips,))


def _joined(spots: Sequence[Spot]) -> Iterator[Slip]:
    for pips, halves in _by_pips(_of(spots, "joined")).items():
        yield Slip(JoinedHalves(tuple(Port(spot.tile, spot.port) for spot in halves), pips), (pips,))


def _by_pips(spots: Iterable[Spot]) -> dict[int, list[Spot]]:
    found: dict[int, list[Spot]] = {}
    for spot in spots:
        found.setdefault(spot.pips, []).append(spot)
    return found


def explain_sum(total: int, spots: Sequence[Spot]) -> tuple[Mistake, ...]:
    """Name every single slip that leads to a wrong sum; empty where none does."""
    wanted = total - sum(spot.worth for spot in spots)
    return _distinct(slip.mistake for slip in slips(spots) if slip.change == wanted and wanted)


def explain_numbers(numbers: Iterable[int], spots: Sequence[Spot]) -> tuple[tuple[Mistake, ...], ...]:
    """Name the fewest slips that lead from the ends' numbers to those given, in whatever order they stand.

    Gives one entry for each slip: the mistakes that it may have been, since several can look alike.
    """
    given, true = Counter(numbers), Counter(spot.worth for spot in spots if spot.counts)
    extra, missing = given - true, true - given
    known = slips(spots)
    addable = {number for slip in known for number in slip.adds}
    strange = tuple((NoSuchEnd(number, true[number]),) for number in sorted(extra) if number not in addable)
    extra = Counter({number: count for number, count in extra.items() if number in addable})
    for size in range(min(MOST_AT_ONCE, extra.total() + missing.total()) + 1):
        found = [*_solve(extra, missing, known, size)]
        if found:
            return strange + _alternatives(found, known)
    return strange + _one_by_one(extra, missing, known)


def _solve(extra: Numbers, missing: Numbers, known: Sequence[Slip], size: int) -> Iterator[frozenset[Mistake]]:
    """Find the sets of ``size`` slips that add just the extra numbers and take just the missing ones."""
    if not extra and not missing:
        if not size:
            yield frozenset()
        return
    if not size:
        return
    # Whatever set of slips it is, one of them covers this number; so no set is found in two orders.
    number, adds = (min(extra), True) if extra else (min(missing), False)
    for slip in known:
        if number not in (slip.adds if adds else slip.takes):
            continue
        added, taken = Counter(slip.adds), Counter(slip.takes)
        if added <= extra and taken <= missing:
            for rest in _solve(extra - added, missing - taken, known, size - 1):
                yield rest | {slip.mistake}


def _alternatives(solutions: Sequence[frozenset[Mistake]], known: Sequence[Slip]) -> tuple[tuple[Mistake, ...], ...]:
    """Part what all solutions share from what differs: that may be either one or another."""
    shared, named = frozenset.intersection(*solutions), frozenset().union(*solutions)
    # A set has no order of its own: the likeliest comes first.
    in_order = [mistake for mistake in _distinct(slip.mistake for slip in known) if mistake in named]
    certain = tuple((mistake,) for mistake in in_order if mistake in shared)
    either = tuple(mistake for mistake in in_order if mistake not in shared)
    return (*certain, either) if either else certain


def _one_by_one(extra: Numbers, missing: Numbers, known: Sequence[Slip]) -> tuple[tuple[Mistake, ...], ...]:
    found: list[tuple[Mistake, ...]] = []
    for number in sorted(extra.elements()):
        like = _distinct(slip.mistake for slip in known if slip.adds == (number,) and not slip.takes)
        found.append(like or (NoSuchEnd(number),))
    found += (
        _distinct(slip.mistake for slip in known if slip.takes == (number,) and not slip.adds)
        for number in sorted(missing.elements())
    )
    return tuple(dict.fromkeys(found))


def _distinct(mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    return tuple(dict.fromkeys(mistakes))
