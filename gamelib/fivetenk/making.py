"""How the plays of each kind are found in a hand: all of them, or those above a rank (C4-C12, rulings R4-R9).

Plays are made once and for all where there are few: only an airplane's wings can be chosen in too many ways.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from gamelib.fivetenk.cards import ACE, BIG, LITTLE, RANK_NUMBERS, RANKS, SUITS
from gamelib.fivetenk.plays import FIVE_TEN_KING, Counts, Holding, Play
from gamelib.fivetenk.readings import (
    AIRPLANE,
    BOMB,
    JOKER_BOMB,
    LEAST_BOMB,
    MIXED,
    PAIR,
    PAIRS,
    PER_RANK,
    SHORTEST,
    SINGLE,
    STRAIGHT,
    SUITED,
    TRIPLE,
    TRIPLE_SINGLE,
    Reading,
)
from gamelib.fivetenk.rules import Rules

SAME = {
    kind: [Play((rank,) * size, Reading(kind, size, rank)) for rank in RANKS]
    for size, kind in enumerate((SINGLE, PAIR, TRIPLE), start=1)
}
"""The singles, pairs and triples, by rank (C4)."""


@cache
def with_wing(kind: str) -> list[list[Play]]:
    """Give the triples with a single or with a pair, by the triple's rank and the wing's (C5, R7)."""
    wing = 1 if kind == TRIPLE_SINGLE else 2
    table = []
    for rank, name in enumerate(RANKS):
        body, reading = (name,) * 3, Reading(kind, 3 + wing, name)
        tails = [(other,) * wing for other in RANKS]
        table.append([Play(tail + body if other < rank else body + tail, reading) for other, tail in enumerate(tails)])
    return table


EACH = {STRAIGHT: 1, PAIRS: 2, AIRPLANE: 3}
"""How many cards of each rank of its body a sequence has, wings left out (C6)."""


def mask_of(counts: Counts, least: int) -> int:
    """Mark the ranks that can stand in a sequence and of which there are enough cards, one bit each (C6)."""
    mask = 0
    for rank in range(ACE + 1):  # No 2 and no joker.
        if counts[rank] >= least:
            mask |= 1 << rank
    return mask


@cache
def rows(kind: str, mask: int) -> list[Play]:
    """List the sequences on the ranks that are marked: shorter ones first, and then from low to high (C6)."""
    each = EACH[kind]
    plays = []
    for length in range(SHORTEST[kind], ACE + 2):
        for first in range(ACE + 2 - length):
            wanted = ((1 << length) - 1) << first
            if mask & wanted == wanted:
                body = RANKS[first : first + length]
                ranks = tuple(rank for rank in body for _ in range(each))
                plays.append(Play(ranks, Reading(kind, each * length, body[-1])))
    return plays


def winged(kind: str, counts: Counts, mask: int, rules: Rules, *, size: int = 0, above: int = -1) -> list[Play]:
    """List the airplanes with single or pair wings on triples that are marked (C6, C7, R4, R5).

    ``size`` wants just so many cards (0: any number), and ``above`` a higher rank than this one.
    """
    found: list[Play] = []
    new_tuple = tuple.__new__  # There can be thousands, and a NamedTuple's own way takes twice as long.
    wing = PER_RANK[kind] - EACH[AIRPLANE]
    for body, (_, cards, top) in rows(AIRPLANE, mask):
        length = cards // EACH[AIRPLANE]
        last = RANK_NUMBERS[top or RANKS[0]]
        if last <= above or (size and size != PER_RANK[kind] * length):
            continue
        reading = Reading(kind, PER_RANK[kind] * length, top)
        below = _wing_sets(counts, range(last + 1 - length), wing, length)
        beyond = _beyond(counts, range(last + 1, LITTLE), wing, length, rules)
        for few in range(length + 1):
            for low in below[few]:
                start = low + body
                found += [new_tuple(Play, (start + high, reading)) for high in beyond[length - few]]
    return found


WingSets = list[list[tuple[str, ...]]]


def _beyond(counts: Counts, ranks: range, wing: int, most: int, rules: Rules) -> WingSets:
    """List the wings above the body, jokers too where the rules allow those of one kind (R4)."""
    sets = _wing_sets(counts, ranks, wing, most)
    if rules.wing_jokers == "none":
        return sets
    with_jokers = [few[:] for few in sets]
    for joker in (LITTLE, BIG):
        for jokers, tails in enumerate(_wing_sets(counts, (joker,), wing, most)):
            for tail in tails if jokers else ():
                for few in range(most - jokers + 1):
                    with_jokers[few + jokers] += [low + tail for low in sets[few]]
    return with_jokers


def _wing_sets(counts: Counts, ranks: Iterable[int], wing: int, most: int) -> WingSets:
    """List the ways to take 0, 1, … ``most`` wings of some ranks, each a tuple of ranks from low to high (R5)."""
    sets: WingSets = [[()], *([] for _ in range(most))]
    for rank in ranks:
        available = counts[rank] // wing
        if available:
            name = RANKS[rank]
            for total in range(most, 0, -1):
                for taken in range(1, min(available, total) + 1):
                    more = (name,) * (taken * wing)
                    sets[total] += [few + more for few in sets[total - taken]]
    return sets


MIXED_PLAY = Play(FIVE_TEN_KING, Reading(MIXED, 3, None))
SUITED_PLAYS = [Play(FIVE_TEN_KING, Reading(SUITED, 3, suit)) for suit in SUITS]
JOKERS = Play(("LJ", "BJ"), Reading(JOKER_BOMB, 2, None))
_BOMBS = [[Play((rank,) * size, Reading(BOMB, size, rank)) for rank in RANKS[:LITTLE]] for size in range(13)]


def five_ten_kings(held: Holding) -> list[Play]:
    """List the 5-10-Ks: the mixed one, as all of these are one play, and one for each suit (C10)."""
    fives, tens, kings = held.suits
    common = fives & tens & kings
    one_suit_only = fives == tens == kings and fives.bit_count() == 1
    found = [MIXED_PLAY] if fives and tens and kings and not one_suit_only else []
    if common:
        found += [play for suit, play in enumerate(SUITED_PLAYS) if common >> suit & 1]
    return found


def bombs(counts: Counts) -> list[Play]:
    """List the bombs, from low to high (C11)."""
    most = max(counts[:LITTLE])
    sizes = range(LEAST_BOMB, most + 1)
    return [_BOMBS[size][rank] for size in sizes for rank in range(LITTLE) if counts[rank] >= size]


def joker_bomb(counts: Counts) -> tuple[Play, ...]:
    """List the joker bomb, if there is one (C12)."""
    return (JOKERS,) if counts[LITTLE] and counts[BIG] else ()
