"""Which plays a hand has: all that it can lead, and all that beat the top of a trick, each once (C4-C12, R8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from gamelib.fivetenk.cards import ACE, RANK_NUMBERS, RANKS, read_cards
from gamelib.fivetenk.making import (
    EACH,
    MIXED_PLAY,
    SAME,
    SUITED_PLAYS,
    bombs,
    five_ten_kings,
    joker_bomb,
    mask_of,
    rows,
    winged,
    with_wing,
)
from gamelib.fivetenk.plays import FIVE_TEN_KING, NO_SUITS, Counts, Holding, Play, holding
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    JOKER_BOMB,
    LEAST_BOMB,
    PAIR,
    PAIRS,
    SINGLE,
    SPECIAL,
    STRAIGHT,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
    Reading,
    readings_of,
    strength,
    unnamed,
)
from gamelib.fivetenk.rules import DEFAULT, Rules

_BITS = [1 << rank if rank <= ACE else 0 for rank in range(len(RANKS))]


def leads(hand: str | Iterable[str], rules: Rules = DEFAULT) -> tuple[Play, ...]:
    """List everything that can be led from a hand, each play once, kind by kind and from low to high.

    Where one set of ranks has several readings, it is listed with each. ``State.legal_moves`` leaves out those that
    R8 lets nobody name: of several readings of one kind the highest is meant.

    >>> [str(play) for play in leads("3D 3C 4D")]
    ['3 (single)', '4 (single)', '3 3 (pair)']
    """
    return tuple(leads_of(holding(read_cards(hand)), rules))


def leads_of(held: Holding, rules: Rules = DEFAULT) -> list[Play]:
    """Do as ``leads``, for a hand that has been counted."""
    counts = held.counts
    ones = [rank for rank, count in enumerate(counts) if count]
    twos = [rank for rank in ones if counts[rank] > 1]
    threes = [rank for rank in twos if counts[rank] > 2]
    found: list[Play] = []
    for kind, ranks in ((SINGLE, ones), (PAIR, twos), (TRIPLE, threes)):
        table = SAME[kind]
        found += [table[rank] for rank in ranks]
    if threes:
        for kind, others in ((TRIPLE_SINGLE, ones), (TRIPLE_PAIR, twos)):
            with_others = with_wing(kind)
            for rank in threes:
                row = with_others[rank]
                found += [row[other] for other in others if other != rank]
    found += rows(STRAIGHT, sum([_BITS[rank] for rank in ones]))
    found += rows(PAIRS, sum([_BITS[rank] for rank in twos]))
    mask = sum([_BITS[rank] for rank in threes])
    if airplanes := rows(AIRPLANE, mask):
        found += airplanes
        found += winged(AIRPLANE_SINGLES, counts, mask, rules)
        found += winged(AIRPLANE_PAIRS, counts, mask, rules)
    if held.suits != NO_SUITS:
        found += five_ten_kings(held)
    if max(counts) >= LEAST_BOMB:
        found += bombs(counts)
    found += joker_bomb(counts)
    return found


def answers(hand: str | Iterable[str], top: Reading | str | Iterable[str], rules: Rules = DEFAULT) -> tuple[Play, ...]:
    """List everything in a hand that beats the top of a trick: a reading, or cards read as an unnamed lead (C8-C12).

    Where one set of ranks beats it by several readings, it is listed with each.

    >>> [str(play) for play in answers("4D 4C 8S 8D 8C 8H", "7D 7S")]
    ['8 8 (pair)', '8 8 8 8 (bomb)']
    """
    if not isinstance(top, Reading):
        read = unnamed(top, rules)
        if read is None:
            return ()
        top = read
    return tuple(answers_of(holding(read_cards(hand)), top, rules))


def answers_of(held: Holding, top: Reading, rules: Rules = DEFAULT) -> list[Play]:
    """Do as ``answers``, for a hand that has been counted."""
    counts, suits = held
    place = SPECIAL.get(top.kind, 0)
    found = [] if place else _higher(counts, top, rules)
    # Most hands have few special combinations or none, which is seen at a glance.
    special: list[Play] = []
    if suits != NO_SUITS and place <= 2:
        special += five_ten_kings(held)
    if max(counts) >= LEAST_BOMB and place <= SPECIAL[BOMB]:
        special += bombs(counts)
    if place < SPECIAL[JOKER_BOMB]:
        special += joker_bomb(counts)
    if place and special:
        least = (place, *strength(top))
        special = [play for play in special if (SPECIAL[play.reading.kind], *strength(play.reading)) > least]
    return found + special if special else found


def _higher(counts: Counts, top: Reading, rules: Rules) -> list[Play]:
    """List the ordinary combinations of the same kind and size with a higher rank (C8)."""
    kind, size, _ = top
    above = strength(top)[1]
    if kind in SAME:
        table = SAME[kind]
        return [table[rank] for rank in range(above + 1, len(RANKS)) if counts[rank] >= size]
    if kind in (TRIPLE_SINGLE, TRIPLE_PAIR):
        wing = size - 3
        with_others = with_wing(kind)
        others = [rank for rank in range(len(RANKS)) if counts[rank] >= wing]
        triples = [rank for rank in range(above + 1, len(RANKS)) if counts[rank] >= 3]
        return [with_others[rank][other] for rank in triples for other in others if other != rank]
    if kind in EACH:
        sequences = rows(kind, mask_of(counts, EACH[kind]))
        return [play for play in sequences if play.reading.size == size and strength(play.reading)[1] > above]
    return winged(kind, counts, mask_of(counts, EACH[AIRPLANE]), rules, size=size, above=above)


def playable(held: Holding, top: Reading | None, rules: Rules = DEFAULT) -> list[Play]:
    """List every play that a hand can lead, or answer a top with, each as what it is taken for (C23, R8).

    Of several readings of one kind the highest is meant, so the others are left out.
    """
    plays = leads_of(held, rules) if top is None else answers_of(held, top, rules)
    # Two bodies of one length need a row of four triples at least: 3 4 5 with the wings 6 6 6, or 4 5 6 with 3 3 3.
    if (top is None or top.kind == AIRPLANE_SINGLES) and _four_in_a_row(held.counts):
        highest = {play.ranks: play for play in plays if play.reading.kind == AIRPLANE_SINGLES}
        # The higher one of two comes later in the list, so it is the one that has stayed.
        return [play for play in plays if play.reading.kind != AIRPLANE_SINGLES or highest[play.ranks] is play]
    return plays


def _four_in_a_row(counts: Counts) -> bool:
    mask = mask_of(counts, EACH[AIRPLANE])
    return bool(mask & mask >> 1 & mask >> 2 & mask >> 3)


@lru_cache(maxsize=8192)
def readings_by_rank(ranks: tuple[str, ...], rules: Rules = DEFAULT) -> tuple[Reading, ...]:
    """Give everything that cards of some ranks can be taken for, whatever their suits; R8's unnamed lead first."""
    if ranks == FIVE_TEN_KING:
        return (*(play.reading for play in SUITED_PLAYS), MIXED_PLAY.reading)
    counts = [0] * len(RANKS)
    for rank in ranks:
        counts[RANK_NUMBERS[rank]] += 1
    return readings_of(counts, (), rules)
