"""Grade which ends a learner counted, and with which numbers (D11-D14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from gamelib.exact61 import Port, Tile
from gamelib.lessons.exact61.predicting.guesses import ITSELF, Counted
from gamelib.lessons.exact61.predicting.mistakes import (
    CountedTwice,
    DoublesMissed,
    DoublesOnce,
    EndsMissed,
    InsideDoubles,
    JoinedHalves,
    NotOnTheTable,
    UnusedSides,
    WrongNumber,
    ZerosLeftOut,
)
from gamelib.lessons.exact61.predicting.slips import explain_numbers
from gamelib.lessons.exact61.predicting.spots import Spot
from gamelib.lessons.mistakes import Finding, Mistake


def grade_ends(counted: Iterable[Counted], places: tuple[Spot, ...]) -> tuple[Finding, ...]:
    """Grade the ends that were counted; numbers given without a tile are compared with the ends that are left.

    The halves of a tile to which nothing is joined may be counted together, those of a double at an end one by one.
    """
    counted = tuple(counted)
    by_tile: dict[Tile, list[Counted]] = {}
    for end in counted:
        if end.tile is not None:
            by_tile.setdefault(end.tile, []).append(end)
    lying = {spot.tile for spot in places}
    findings = [Finding((NotOnTheTable(tile),)) for tile in by_tile if tile not in lying]
    alone = [end.number for end in counted if end.tile is None]
    _join_halves(by_tile, alone, places)
    for tile in dict.fromkeys(spot.tile for spot in places):
        mine = tuple(spot for spot in places if spot.tile == tile)
        if tile in by_tile:
            findings += _grade_double(by_tile[tile], mine) if tile.is_double else _grade_plain(by_tile[tile], mine)
        elif not alone:
            findings += (_left_out(spot) for spot in mine if spot.counts)
    if alone:
        rest = tuple(spot for spot in places if spot.tile not in by_tile)
        findings += map(Finding, explain_numbers(*_without_halves(alone, rest)))
    return tuple(findings)


def _join_halves(by_tile: dict[Tile, list[Counted]], alone: list[int], places: tuple[Spot, ...]) -> None:
    """Give a double that was named for one half the other one, where it was typed alone: ``1|1: 1, 1``."""
    for spot in places:
        named = by_tile.get(spot.tile, [])
        if spot.kind != "double" or [end.number for end in named] != [spot.pips]:
            continue
        free = [other for other in places if other.tile not in by_tile and other.counts and other.worth == spot.pips]
        if alone.count(spot.pips) > len(free):
            alone.remove(spot.pips)
            by_tile[spot.tile] = [named[0]._replace(number=spot.worth)]


def _without_halves(numbers: list[int], places: tuple[Spot, ...]) -> tuple[list[int], tuple[Spot, ...]]:
    """Leave out tiles whose halves were counted rightly in another way than as ends: together, or one by one."""
    if len(numbers) == 1 and _together(numbers[0], [spot for spot in places if spot.kind == "end"]):
        return [], ()
    given, true = Counter(numbers), Counter(spot.worth for spot in places if spot.counts)
    for spot in places:
        if spot.kind != "double":
            continue
        extra, missing = given - true, true - given
        if (extra[0] == 1) if not spot.pips else (extra[spot.pips] > 1 and missing[spot.worth]):
            given[spot.pips] -= 2
            true[spot.worth] -= 1
            places = tuple(other for other in places if other != spot)
    return [*given.elements()], places


def _together(number: int, halves: Sequence[Spot]) -> bool:
    """Tell whether a number adds both free halves of the only tile up; one that a half shows stands for that half."""
    numbers = [half.pips for half in halves]
    return len(numbers) == 2 and halves[0].tile == halves[1].tile and number == sum(numbers) and number not in numbers


def _left_out(spot: Spot) -> Finding:
    if not spot.worth:
        return Finding((ZerosLeftOut((spot.tile,)),))
    return Finding((DoublesMissed((spot.tile,)) if spot.kind == "double" else EndsMissed(spot.pips, (spot.tile,)),))


def _grade_plain(counted: list[Counted], halves: tuple[Spot, ...]) -> list[Finding]:
    """Grade what was counted on one plain tile: which half is meant, and whether it counts with that number."""
    free = [half for half in halves if half.counts]
    if len(counted) == 1 and not counted[0].port and _together(counted[0].number, free):
        return []
    mistakes: list[Mistake] = []
    left = list(halves)
    # Ends that name their half, or show its number, take it before those that leave it open.
    for end in sorted(counted, key=lambda end: (not end.port, all(half.pips != end.number for half in halves))):
        half = _meant(end, left, halves)
        if half not in left:
            mistakes.append(CountedTwice(half.tile, half.pips))
            continue
        left.remove(half)
        if half.kind == "joined":
            mistakes.append(JoinedHalves((Port(half.tile, half.port),), half.pips))
        elif end.number != half.worth:
            mistakes.append(WrongNumber(half.tile, end.number, half.worth))
    return [Finding((mistake,)) for mistake in mistakes] + [_left_out(half) for half in left if half.counts]


def _meant(end: Counted, left: list[Spot], halves: tuple[Spot, ...]) -> Spot:
    """Tell which half was meant: the one named, or the one that shows the number; else a free one that is left."""
    fits = [half for half in halves if (half.port == end.port if end.port else half.pips == end.number)]
    return min(fits or left or halves, key=lambda half: (half not in left, not half.counts))


def _grade_double(counted: list[Counted], mine: tuple[Spot, ...]) -> list[Finding]:
    """Grade what was counted on one double: itself, once or twice, and its sides."""
    itself, *sides = mine
    tile = itself.tile
    named = [side for side in sides if any(end.port == side.port for end in counted)]
    findings = [Finding((_unused(named),))] if named else []
    others = [end.number for end in counted if end.port not in [side.port for side in sides]]
    if itself.kind == "inside":
        return findings + ([Finding(_inside(sum(others), itself, sides, counted))] if others else [])
    worth = sum(others)
    if not others:
        findings.append(_left_out(itself))
    elif worth == itself.worth:
        pass  # Both halves, be it in one number or in two.
    elif worth == itself.pips:
        findings.append(Finding((DoublesOnce((tile,)),)))
    elif worth == 2 * itself.worth and len(others) > 1:
        findings.append(Finding((CountedTwice(tile, itself.worth),)))
    else:
        findings.append(Finding((WrongNumber(tile, worth, itself.worth),)))
    return findings


def _inside(number: int, itself: Spot, sides: list[Spot], counted: list[Counted]) -> tuple[Mistake, ...]:
    """Name what may have been meant by counting a double that lies inside: the double, or its unused sides."""
    inside = InsideDoubles((itself.tile,))
    meant = [side for side in sides if all(end.port != side.port for end in counted)]
    if not meant or any(end.port == ITSELF or end.port.startswith("inline") for end in counted):
        return (inside,)
    if number == itself.pips:
        return (_unused(meant[:1]), inside)
    return (inside, _unused(meant)) if number == len(meant) * itself.pips else (inside,)


def _unused(sides: list[Spot]) -> Mistake:
    return UnusedSides(tuple(Port(side.tile, side.port) for side in sides))
