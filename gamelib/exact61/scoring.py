"""What a settlement is worth, and which scoring events the exact target lets through (D16-D26).

All points here are raw points, multiples of 5; seats and sides count from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted, whole
from gamelib.exact61.tiles import pips

RAW_PER_POINT = 5
"""One displayed point is 5 raw points."""

TARGET = 305
"""The exact target in raw points: 61 displayed (D16)."""


def side_of(seat: int, players: int) -> int:
    """Give the side that a seat scores for: its pair with 4 players, itself otherwise (D2)."""
    return seat % 2 if players == 4 else seat


def partner_of(seat: int, players: int) -> int | None:
    """Give the seat opposite, with which a seat makes a pair; ``None`` but with 4 players (D2)."""
    return (seat + 2) % players if players == 4 else None


def side_count(players: int) -> int:
    """Count the sides, each with a score of its own (D2)."""
    return 2 if players == 4 else players


def round_to_five(pips: int) -> int:
    """Round pips once to the nearest multiple of 5: remainders 1 and 2 down, 3 and 4 up (D20).

    >>> [round_to_five(pips) for pips in (10, 11, 12, 13, 14, 15)]
    [10, 10, 10, 15, 15, 15]
    """
    number = whole(pips)
    if number is None:
        raise RuleError("format", N_("{pips} are no pips to round: a whole number is wanted."), pips=quoted(pips))
    return (number + 2) // 5 * 5


def accepts(score: int, points: int) -> bool:
    """Tell whether a scoring event is accepted: it may not carry its side above the target (D16, D22, D25)."""
    return score + points <= TARGET


class GoingOutSum(NamedTuple):
    """The arithmetic of going out: pips as held, and each of them rounded by itself (D20, D21)."""

    placement: int
    opponents: int
    opponents_rounded: int
    partner: int | None
    partner_rounded: int
    net: int


def going_out_sum(placement: int, opponents: int, partner: int | None = None) -> GoingOutSum:
    """Work out a going-out event from the last placement's raw points and the pips still held (D20-D22).

    ``opponents`` are the pips of all opponents' hands together, ``partner`` those of the partner's hand (``None``
    where there is none). ``net`` may be negative (ruling R1).
    """
    plus, minus = round_to_five(opponents), round_to_five(partner or 0)
    return GoingOutSum(placement, opponents, plus, partner, minus, placement + plus - minus)


def going_out_points(placement: int, opponents: Sequence[Iterable[str]], partner: Iterable[str] | None = None) -> int:
    """Give the raw points of going out: placement + opponents - partner (D20-D22).

    ``placement`` is in raw points, ``opponents`` a sequence of hands, ``partner`` a hand (4 players) or ``None``.

    >>> going_out_points(10, [["1|2"], ["0|4", "5|5"]], partner=["3|3"])
    20
    """
    points = whole(placement)
    if points is None:
        sentence = N_("{points} are no points of a placement: raw points are a whole number.")
        raise RuleError("format", sentence, points=quoted(placement))
    held = sum(pips(hand) for hand in read_hands(opponents))
    return going_out_sum(points, held, None if partner is None else pips(partner)).net


def read_hands(hands: Sequence[Iterable[str]]) -> Sequence[Iterable[str]]:
    """Give some hands if they are a sequence; raises ``RuleError`` ("format") if they are not."""
    if isinstance(hands, str) or not isinstance(hands, Sequence):
        sentence = N_("{hands} are no hands: give a list with a list of tiles for each.")
        raise RuleError("format", sentence, hands=quoted(hands))
    return hands


class BlockedLine(NamedTuple):
    """One hand of a blocked hand, compared with every opponent's hand that has more pips (D24).

    ``seats`` are those opponents in seat order, ``differences`` what each has more, in pips; ``raw`` is their sum,
    rounded once.
    """

    seat: int
    pips: int
    seats: tuple[int, ...]
    differences: tuple[int, ...]
    raw: int


def blocked_lines(held: Sequence[int], sides: Sequence[int]) -> tuple[BlockedLine, ...]:
    """Work through a blocked hand: one line for each hand, fewest pips first, equal ones by seat (D23-D25).

    ``held`` are the pips of each seat's hand, ``sides`` the side of each seat. Lines that gain nothing are included.
    """
    lines = []
    for seat in sorted(range(len(held)), key=lambda seat: (held[seat], seat)):
        seats = tuple(other for other in range(len(held)) if sides[other] != sides[seat] and held[other] > held[seat])
        differences = tuple(held[other] - held[seat] for other in seats)
        lines.append(BlockedLine(seat, held[seat], seats, differences, round_to_five(sum(differences))))
    return tuple(lines)


def blocked_points(hands: Sequence[Iterable[str]], sides: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Give the gains of a blocked hand as pairs of a seat and raw points, in the order they apply (D23-D25).

    ``hands`` by seat, ``sides`` the side of each seat; hands that gain nothing are left out (ruling R11).

    >>> blocked_points([["0|1"], ["2|3"], ["6|6"]], sides=(0, 1, 2))
    ((0, 15), (1, 5))
    """
    held = [pips(hand) for hand in read_hands(hands)]
    if not isinstance(sides, list | tuple) or len(sides) != len(held):
        sentence = N_("There are {hands} hands, so {hands} sides are wanted, one for each seat: not {sides}.")
        raise RuleError("format", sentence, hands=len(held), sides=quoted(sides))
    lines = blocked_lines(held, sides)
    return tuple((line.seat, line.raw) for line in lines if line.raw)


def blocked_winners(held: Sequence[int], sides: Sequence[int]) -> tuple[int, ...]:
    """Give the sides that hold the fewest pips: one side wins the blocked hand, several tie it (D26)."""
    fewest = min(held)
    return tuple(sorted({side for side, pips in zip(sides, held, strict=True) if pips == fewest}))
