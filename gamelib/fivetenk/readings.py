"""What a set of cards is, and what beats what (C4-C12, rulings R4-R9, R19)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gamelib.core import N_
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
from gamelib.fivetenk.rules import DEFAULT, Rules

SINGLE, PAIR, TRIPLE = "single", "pair", "triple"
TRIPLE_SINGLE, TRIPLE_PAIR = "triple with single", "triple with pair"
STRAIGHT, PAIRS = "straight", "consecutive pairs"
AIRPLANE, AIRPLANE_SINGLES, AIRPLANE_PAIRS = "airplane", "airplane with singles", "airplane with pairs"
MIXED, SUITED, BOMB, JOKER_BOMB = "mixed 5-10-K", "suited 5-10-K", "bomb", "joker bomb"

KINDS = (
    SINGLE, PAIR, TRIPLE, TRIPLE_SINGLE, TRIPLE_PAIR, STRAIGHT, PAIRS, AIRPLANE, AIRPLANE_SINGLES, AIRPLANE_PAIRS,
    MIXED, SUITED, BOMB, JOKER_BOMB,
)  # fmt: skip
"""Every kind of combination: the ordinary ones, then the special ones from low to high (C9)."""

SPECIAL: dict[str, int] = {MIXED: 1, SUITED: 2, BOMB: 3, JOKER_BOMB: 4}
"""The special kinds, from low to high: each beats every ordinary combination and every lower one (C9)."""

SHORTEST: dict[str, int] = {STRAIGHT: 5, PAIRS: 2, AIRPLANE: 2, AIRPLANE_SINGLES: 2, AIRPLANE_PAIRS: 2}
"""How many ranks in a row a sequence needs at least (C6)."""

PER_RANK: dict[str, int] = {STRAIGHT: 1, PAIRS: 2, AIRPLANE: 3, AIRPLANE_SINGLES: 4, AIRPLANE_PAIRS: 5}
"""How many cards a sequence has for each rank of its body, wings included (C6)."""

LEAST_BOMB = 4
"""How many cards of one rank make a bomb at least (C11)."""

NUMBER_NAMES: dict[int, str] = {
    1: N_("one"), 2: N_("two"), 3: N_("three"), 4: N_("four"), 5: N_("five"), 6: N_("six"),
    7: N_("seven"), 8: N_("eight"), 9: N_("nine"), 10: N_("ten"), 11: N_("eleven"), 12: N_("twelve"),
}  # fmt: skip
"""How many cards of a rank there may be, in words: a figure beside a rank could be taken for a rank, or for a sum."""


class Reading(NamedTuple):
    """What a set of cards can be taken for: its kind, how many cards it has, and what it is compared by.

    ``rank`` is ``"3"`` to ``"BJ"``: of a sequence its highest body rank, of a triple with a wing its triple's; for a
    suited 5-10-K its suit; ``None`` where equal ones are all alike (a mixed 5-10-K, a joker bomb).
    """

    kind: str
    size: int
    rank: str | None

    @property
    def is_special(self) -> bool:
        """Tell whether it beats every ordinary combination (C9)."""
        return self.kind in SPECIAL

    @property
    def body(self) -> tuple[str, ...]:
        """The ranks of its body, low to high: all of them, its triples, its bomb's rank; none for a 5-10-K."""
        if self.rank is None or self.kind == SUITED:
            return ()
        top = RANK_NUMBERS[self.rank]
        length = self.size // PER_RANK[self.kind] if self.kind in PER_RANK else 1
        return RANKS[top - length + 1 : top + 1]

    def beats(self, top: Reading) -> bool:
        """Tell whether it beats another reading (C8-C12)."""
        return beats_reading(self, top)

    def __str__(self) -> str:
        """Name it in words: ``pair of 8s``, ``straight from 5 to 9``, ``bomb of four 7s``, ``suited 5-10-K of H``."""
        if self.rank is None:
            return self.kind
        if self.kind == BOMB:
            return f"bomb of {NUMBER_NAMES.get(self.size, self.size)} {self.rank}s"
        if len(self.body) > 1:
            return f"{self.kind} from {self.body[0]} to {self.body[-1]}"
        if self.kind == SINGLE:
            return f"{self.kind} {self.rank}"
        return f"{self.kind} of {self.rank}" if self.kind == SUITED else f"{self.kind} of {self.rank}s"


def strength(reading: Reading) -> tuple[int, int]:
    """Give what a reading is compared by among its own kind: its rank, after the count of cards of a bomb."""
    kind, size, rank = reading
    if rank is None:
        return 0, 0
    return (size if kind == BOMB else 0), (SUITS.index(rank) if kind == SUITED else RANK_NUMBERS[rank])


def beats_reading(reading: Reading, top: Reading) -> bool:
    """Tell whether one reading beats another (C8-C12).

    A special one beats every ordinary one and every lower special kind (C9); among themselves suited 5-10-Ks go by
    suit (C10), bombs by count and then rank (C11). An ordinary one beats the same kind of the same size by a higher
    rank (C8). Nothing beats its equal.
    """
    mine, theirs = SPECIAL.get(reading.kind, 0), SPECIAL.get(top.kind, 0)
    if mine != theirs:
        return mine > theirs
    if mine:
        return strength(reading) > strength(top)
    return reading.kind == top.kind and reading.size == top.size and strength(reading) > strength(top)


def readings(cards: str | Iterable[str], rules: Rules = DEFAULT) -> tuple[Reading, ...]:
    """Give everything that a set of cards can be taken for, the one first that an unnamed lead is (R8).

    ``cards`` is text such as ``"3D 3C 3H 4D"``, or a sequence. Empty where the cards are no combination.

    >>> [reading.kind for reading in readings("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H")]
    ['airplane', 'airplane with singles', 'airplane with singles']
    """
    cards = read_cards(cards)
    return readings_of(count_ranks(cards), [card for card in cards if card.rank in (FIVE, TEN, KING)], rules)


def readings_of(counts: Sequence[int], point_cards: Sequence[Card], rules: Rules = DEFAULT) -> tuple[Reading, ...]:
    """Do as ``readings``, for cards counted by rank; ``point_cards`` are the fives, tens and kings among them."""
    ranks = [rank for rank, count in enumerate(counts) if count]
    size = sum(counts)
    if not ranks:
        return ()
    if len(ranks) == 1:
        return _one_rank(ranks[0], size)
    if size == 2 and ranks == [LITTLE, BIG]:
        return (Reading(JOKER_BOMB, 2, None),)
    if ranks == [FIVE, TEN, KING] and size == 3:
        suits = {card.suit for card in point_cards}
        return (Reading(SUITED, 3, SUITS[suits.pop()]) if len(suits) == 1 else Reading(MIXED, 3, None),)
    found = [*_triples(counts, ranks, size), *_rows(counts, ranks, size), *_airplanes(counts, ranks, size, rules)]
    found.sort(key=_unnamed_first)
    return tuple(found)


def _one_rank(rank: int, size: int) -> tuple[Reading, ...]:
    if size <= 3:
        return (Reading((SINGLE, PAIR, TRIPLE)[size - 1], size, RANKS[rank]),)
    return (Reading(BOMB, size, RANKS[rank]),) if rank < LITTLE else ()  # R6: jokers are no bomb but C12.


def _triples(counts: Sequence[int], ranks: Sequence[int], size: int) -> Iterable[Reading]:
    if len(ranks) == 2 and size in (4, 5):
        for rank, other in (ranks, ranks[::-1]):
            if counts[rank] == 3 and counts[other] == size - 3:
                yield Reading(TRIPLE_SINGLE if size == 4 else TRIPLE_PAIR, size, RANKS[rank])


def _rows(counts: Sequence[int], ranks: Sequence[int], size: int) -> Iterable[Reading]:
    length = len(ranks)
    if ranks[-1] > ACE or ranks[-1] - ranks[0] != length - 1:
        return
    for kind in (STRAIGHT, PAIRS):
        each = PER_RANK[kind]
        if length >= SHORTEST[kind] and size == each * length and all(counts[rank] == each for rank in ranks):
            yield Reading(kind, size, RANKS[ranks[-1]])


def _airplanes(counts: Sequence[int], ranks: Sequence[int], size: int, rules: Rules) -> Iterable[Reading]:
    triples = [rank for rank in ranks if counts[rank] == 3 and rank <= ACE]
    for kind in (AIRPLANE, AIRPLANE_SINGLES, AIRPLANE_PAIRS):
        length, rest = divmod(size, PER_RANK[kind])
        if rest or length < SHORTEST[kind]:
            continue
        for first in triples:
            body = range(first, first + length)
            if first + length - 1 <= ACE and all(counts[rank] == 3 for rank in body):
                wings = [rank for rank in ranks if rank not in body]
                paired = kind != AIRPLANE_PAIRS or all(counts[rank] % 2 == 0 for rank in wings)
                if paired and wings_allowed(wings, rules):
                    yield Reading(kind, size, RANKS[first + length - 1])


def wings_allowed(wings: Sequence[int], rules: Rules) -> bool:
    """Tell whether these ranks may be an airplane's wings, as far as jokers go (C7, R4)."""
    jokers = (LITTLE in wings) + (BIG in wings)
    return not jokers or (rules.wing_jokers == "not_both" and jokers == 1)


def _unnamed_first(reading: Reading) -> tuple[int, int]:
    # R8: the longest body first, then the highest rank. A special combination has no other reading beside it.
    return -len(reading.body), -RANK_NUMBERS[reading.rank or RANKS[0]]


def unnamed(cards: str | Iterable[str], rules: Rules = DEFAULT) -> Reading | None:
    """Give what a lead is whose player names no kind (R8); ``None`` where the cards are no combination."""
    found = readings(cards, rules)
    return found[0] if found else None


def beats(cards: str | Iterable[str], top: Reading | str | Iterable[str], rules: Rules = DEFAULT) -> Reading | None:
    """Give the reading by which cards beat the top of a trick, the highest if several do (R8); ``None`` if none does.

    ``top`` is a reading, or cards, which are read as an unnamed lead.

    >>> beats("6D 6C 6H 6S", "AS AS")
    Reading(kind='bomb', size=4, rank='6')
    """
    if not isinstance(top, Reading):
        read = unnamed(top, rules)
        if read is None:
            return None
        top = read
    winning = [reading for reading in readings(cards, rules) if beats_reading(reading, top)]
    return max(winning, key=_by_strength) if winning else None


def _by_strength(reading: Reading) -> tuple[int, int, int]:
    return SPECIAL.get(reading.kind, 0), *strength(reading)
