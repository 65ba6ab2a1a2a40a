"""What can be played from a hand: every play once, by rank (C4-C12, rulings R5-R9).

Suits decide nothing but whether a 5-10-K is suited, so plays are told apart by their ranks and their reading; which
concrete cards are taken is another question (see ``choosing``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from gamelib.fivetenk import readings as kinds
from gamelib.fivetenk.cards import (
    ACE,
    BIG,
    FIVE,
    KING,
    LITTLE,
    RANK_NUMBERS,
    RANKS,
    SUITS,
    TEN,
    Card,
    count_ranks,
    read_cards,
)
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    JOKER_BOMB,
    LEAST_BOMB,
    MIXED,
    PER_RANK,
    SHORTEST,
    SPECIAL,
    SUITED,
    Reading,
    readings_of,
    strength,
    unnamed,
)
from gamelib.fivetenk.rules import DEFAULT, Rules

Counts = Sequence[int]


class Play(NamedTuple):
    """Cards that can be played, told apart by rank: ``ranks``, low to high, and the reading they are played as."""

    ranks: tuple[str, ...]
    reading: Reading

    @property
    def wings(self) -> tuple[str, ...]:
        """The ranks of its wings, low to high; none where there are none."""
        if self.reading.kind not in (kinds.TRIPLE_SINGLE, kinds.TRIPLE_PAIR, AIRPLANE_SINGLES, AIRPLANE_PAIRS):
            return ()
        body = self.reading.body
        return tuple(rank for rank in self.ranks if rank not in body)

    def __str__(self) -> str:
        """Write it as text: its ranks, wings last, and its kind, with the suit of a suited 5-10-K."""
        wings = self.wings
        body = [rank for rank in self.ranks if rank not in wings]
        suit = f" {self.reading.rank}" if self.reading.kind == SUITED else ""
        return f"{' '.join(body)}{' + ' if wings else ''}{' '.join(wings)} ({self.reading.kind}{suit})"


NO_SUITS = (0, 0, 0)
"""The suits of a holding that lacks fives, tens or kings, and so has no 5-10-K."""


class Holding(NamedTuple):
    """A hand as far as its plays depend on it: its cards counted by rank, and the suits of its fives, tens and kings.

    ``suits`` has a set of suits, one bit each, for the fives, the tens and the kings; it may be left at ``NO_SUITS``
    where one of the three is missing.
    """

    counts: Counts
    suits: tuple[int, int, int]


def holding(cards: Iterable[Card]) -> Holding:
    """Count a hand."""
    cards = tuple(cards)
    suits = {FIVE: 0, TEN: 0, KING: 0}
    for card in cards:
        if card.rank in suits:
            suits[card.rank] |= 1 << card.suit
    return Holding(count_ranks(cards), (suits[FIVE], suits[TEN], suits[KING]))


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
    found: list[Play] = []
    for make in _MAKERS.values():
        found += make(held, rules, None, -1)
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
    place = SPECIAL.get(top.kind, 0)
    if not place:
        found = list(_MAKERS[top.kind](held, rules, top.size, RANK_NUMBERS[top.rank or RANKS[0]]))
    else:
        least = strength(top)
        found = [play for play in _MAKERS[top.kind](held, rules, None, -1) if strength(play.reading) > least]
    # Most hands have few special combinations or none, which is seen at a glance.
    counts, suits = held
    if suits != NO_SUITS:
        found += (
            play for kind in (MIXED, SUITED) if SPECIAL[kind] > place for play in _MAKERS[kind](held, rules, None, -1)
        )
    if place < SPECIAL[BOMB] and max(counts) >= LEAST_BOMB:
        found += _bombs(held, rules, None, -1)
    if place < SPECIAL[JOKER_BOMB] and counts[LITTLE] and counts[BIG]:
        found.append(_JOKERS)
    return found


def playable(held: Holding, top: Reading | None, rules: Rules = DEFAULT) -> list[Play]:
    """List every play that a hand can lead, or answer a top with, each as what it is taken for (C23, R8).

    Of several readings of one kind the highest is meant, so the others are left out.
    """
    plays = leads_of(held, rules) if top is None else answers_of(held, top, rules)
    # Two bodies of one length need a row of four triples at least: 3 4 5 with the wings 6 6 6, or 4 5 6 with 3 3 3.
    if (top is None or top.kind == AIRPLANE_SINGLES) and any(_windows(held.counts, 3, AIRPLANE, 12, -1)):
        highest = {play.ranks: play for play in plays if play.reading.kind == AIRPLANE_SINGLES}
        # The higher one of two comes later in the list, so it is the one that has stayed.
        return [play for play in plays if play.reading.kind != AIRPLANE_SINGLES or highest[play.ranks] is play]
    return plays


@lru_cache(maxsize=8192)
def readings_by_rank(ranks: tuple[str, ...], rules: Rules = DEFAULT) -> tuple[Reading, ...]:
    """Give everything that cards of some ranks can be taken for, whatever their suits; R8's unnamed lead first."""
    if ranks == FIVE_TEN_KING:
        return (*(play.reading for play in _SUITED), _MIXED.reading)
    counts = [0] * len(RANKS)
    for rank in ranks:
        counts[RANK_NUMBERS[rank]] += 1
    return readings_of(counts, (), rules)


# Each maker lists the plays of one kind. ``size`` wants just so many cards (``None``: any number), ``above`` a rank
# higher than this one. Plays without wings, or with one, are made once and for all.
Maker = Callable[[Holding, Rules, int | None, int], Iterable[Play]]


def _same(kind: str, count: int) -> Maker:
    """Make singles, pairs and triples (C4)."""
    plays = [Play((rank,) * count, Reading(kind, count, rank)) for rank in RANKS]

    def make(held: Holding, _rules: Rules, _size: int | None, above: int) -> Iterable[Play]:
        counts = held.counts
        return [plays[rank] for rank in range(above + 1, len(RANKS)) if counts[rank] >= count]

    return make


def _triple_with(kind: str, wing: int) -> Maker:
    """Make triples with a single or a pair of another rank, jokers included (C5, R7)."""
    readings = [Reading(kind, 3 + wing, body) for body in RANKS]
    plays = [
        [Play(tuple(sorted((body,) * 3 + (other,) * wing, key=RANKS.index)), readings[rank]) for other in RANKS]
        for rank, body in enumerate(RANKS)
    ]

    def make(held: Holding, _rules: Rules, _size: int | None, above: int) -> Iterable[Play]:
        counts = held.counts
        triples = [rank for rank in range(above + 1, len(RANKS)) if counts[rank] >= 3]
        if not triples:
            return ()
        others = [rank for rank in range(len(RANKS)) if counts[rank] >= wing]
        return [plays[rank][other] for rank in triples for other in others if other != rank]

    return make


def _windows(counts: Counts, each: int, kind: str, size: int | None, above: int) -> Iterator[tuple[int, int]]:
    """Find rows of ranks with enough cards of each: give the first rank and the length, row by row."""
    starts = 0  # One bit for each rank where a row of the length in question begins. No 2 and no joker (C6).
    for rank in range(ACE + 1):
        if counts[rank] >= each:
            starts |= 1 << rank
    shortest = SHORTEST[kind]
    wanted = 0 if size is None else size // PER_RANK[kind]
    full = starts
    length = 1
    while starts:
        if (length == wanted) if wanted else (length >= shortest):
            for first in range(max(0, above + 2 - length), ACE + 2 - length):
                if starts >> first & 1:
                    yield first, length
        starts &= full >> length
        length += 1


def _row(kind: str) -> Maker:
    """Make straights, consecutive pairs and bare airplanes (C6)."""
    each = PER_RANK[kind]
    plays = [
        [
            Play(
                tuple(rank for rank in RANKS[first : first + length] for _ in range(each)),
                Reading(kind, each * length, RANKS[first + length - 1]),
            )
            for length in range(1, ACE + 2 - first)
        ]
        for first in range(ACE + 1)
    ]

    def make(held: Holding, _rules: Rules, size: int | None, above: int) -> Iterable[Play]:
        return [plays[first][length - 1] for first, length in _windows(held.counts, each, kind, size, above)]

    return make


def _airplane_with(kind: str, wing: int) -> Maker:
    """Make airplanes with single or pair wings (C6, C7, R4, R5)."""

    def make(held: Holding, rules: Rules, size: int | None, above: int) -> Iterable[Play]:
        counts = held.counts
        for first, length in _windows(counts, 3, kind, size, above):
            last = first + length - 1
            reading = Reading(kind, PER_RANK[kind] * length, RANKS[last])
            body = tuple(rank for rank in RANKS[first : last + 1] for _ in range(3))
            below = _wing_sets(counts, range(first), wing, length)
            beyond = _beyond(counts, range(last + 1, LITTLE), wing, length, rules)
            for few in range(length + 1):
                for low in below[few]:
                    start = low + body
                    for high in beyond[length - few]:
                        yield Play(start + high, reading)

    return make


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


FIVE_TEN_KING = ("5", "10", "K")
_MIXED = Play(FIVE_TEN_KING, Reading(MIXED, 3, None))
_SUITED = [Play(FIVE_TEN_KING, Reading(SUITED, 3, suit)) for suit in SUITS]
_JOKERS = Play(("LJ", "BJ"), Reading(JOKER_BOMB, 2, None))
_BOMBS = [[Play((rank,) * size, Reading(BOMB, size, rank)) for rank in RANKS[:LITTLE]] for size in range(13)]


def _mixed(held: Holding, _rules: Rules, _size: int | None, _above: int) -> Iterable[Play]:
    """Make the mixed 5-10-K: all mixed ones are one play (C10)."""
    fives, tens, kings = held.suits
    one_suit_only = fives == tens == kings and fives.bit_count() == 1
    return (_MIXED,) if fives and tens and kings and not one_suit_only else ()


def _suited(held: Holding, _rules: Rules, _size: int | None, _above: int) -> Iterable[Play]:
    """Make the suited 5-10-Ks, one for each suit (C10)."""
    fives, tens, kings = held.suits
    common = fives & tens & kings
    return [play for suit, play in enumerate(_SUITED) if common >> suit & 1] if common else ()


def _bombs(held: Holding, _rules: Rules, _size: int | None, _above: int) -> Iterable[Play]:
    """Make the bombs (C11)."""
    counts = held.counts
    most = max(counts[:LITTLE])
    return [
        _BOMBS[size][rank] for size in range(LEAST_BOMB, most + 1) for rank in range(LITTLE) if counts[rank] >= size
    ]


def _joker_bomb(held: Holding, _rules: Rules, _size: int | None, _above: int) -> Iterable[Play]:
    """Make the joker bomb (C12)."""
    return (_JOKERS,) if held.counts[LITTLE] and held.counts[BIG] else ()


_MAKERS: dict[str, Maker] = {
    kinds.SINGLE: _same(kinds.SINGLE, 1),
    kinds.PAIR: _same(kinds.PAIR, 2),
    kinds.TRIPLE: _same(kinds.TRIPLE, 3),
    kinds.TRIPLE_SINGLE: _triple_with(kinds.TRIPLE_SINGLE, 1),
    kinds.TRIPLE_PAIR: _triple_with(kinds.TRIPLE_PAIR, 2),
    kinds.STRAIGHT: _row(kinds.STRAIGHT),
    kinds.PAIRS: _row(kinds.PAIRS),
    AIRPLANE: _row(AIRPLANE),
    AIRPLANE_SINGLES: _airplane_with(AIRPLANE_SINGLES, 1),
    AIRPLANE_PAIRS: _airplane_with(AIRPLANE_PAIRS, 2),
    MIXED: _mixed,
    SUITED: _suited,
    BOMB: _bombs,
    JOKER_BOMB: _joker_bomb,
}
"""How the plays of each kind are found, in the order of ``KINDS``."""


def sorted_ranks(cards: Iterable[Card]) -> tuple[str, ...]:
    """Give the ranks of some cards, low to high, as a play has them."""
    return tuple(RANKS[rank] for rank in sorted(card.rank for card in cards))
