"""A combination taken apart: its body, its wings, and what of it is compared (C4-C12)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import NamedTuple

from gamelib.core import N_, NN_, Message, RuleError, quoted
from gamelib.fivetenk.cards import COPIES, DECK, LITTLE, RANK_NUMBERS, RANKS, SUITS, Card
from gamelib.fivetenk.listing import readings_by_rank
from gamelib.fivetenk.plays import FIVE_TEN_KING, Play
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    JOKER_BOMB,
    MIXED,
    PAIR,
    PAIRS,
    SINGLE,
    STRAIGHT,
    SUITED,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
    Reading,
)
from gamelib.fivetenk.rules import WING_JOKERS, Rules
from gamelib.words.fivetenk_facts import SUIT_SYMBOLS

Piece = Card | str
"""What a combination is drawn with: a card, a rank where no suit is told, or ``""`` where it may be any card."""

_TRIPLES = NN_("{count} triple in a row", "{count} triples in a row")
_THREE = N_("three of one rank")
_MADE_OF: dict[str, str] = {
    SINGLE: N_("one card"),
    PAIR: N_("two of one rank"),
    TRIPLE: _THREE,
    TRIPLE_SINGLE: _THREE,
    TRIPLE_PAIR: _THREE,
    STRAIGHT: NN_("{count} rank in a row", "{count} ranks in a row"),
    PAIRS: NN_("{count} pair in a row", "{count} pairs in a row"),
    AIRPLANE: _TRIPLES,
    AIRPLANE_SINGLES: _TRIPLES,
    AIRPLANE_PAIRS: _TRIPLES,
    MIXED: N_("not all of one suit"),
    SUITED: N_("all of one suit"),
    BOMB: N_("{size} of one rank"),
    JOKER_BOMB: N_("one little, one big"),
}
"""What the body of each kind is made of, or all of it where it has no body."""

_WINGS: dict[str, str] = {
    **dict.fromkeys((TRIPLE_SINGLE, AIRPLANE_SINGLES), NN_("{count} single", "{count} singles")),
    **dict.fromkeys((TRIPLE_PAIR, AIRPLANE_PAIRS), NN_("{count} pair", "{count} pairs")),
}


class Parts(NamedTuple):
    """A combination taken apart: the places of its body's cards and its wings' cards, and of those that count.

    A combination without a body (a 5-10-K, a joker bomb) has all of its cards in ``body``.
    """

    body: tuple[int, ...]
    wings: tuple[int, ...]
    counts: tuple[int, ...]


def take_apart(pieces: Sequence[Piece], reading: Reading) -> Parts:
    """Take a combination apart.

    >>> take_apart("7 3 7 7".split(), Reading("triple with single", 4, "7"))
    Parts(body=(0, 2, 3), wings=(1,), counts=(0, 2, 3))
    """
    ranks = [rank_of(piece) for piece in pieces]
    body = reading.body or ranks
    inside = tuple(place for place, rank in enumerate(ranks) if rank in body)
    outside = tuple(place for place, rank in enumerate(ranks) if rank not in body)
    all_alike = reading.kind == SUITED  # Each of its cards shows the suit.
    return Parts(inside, outside, tuple(place for place in inside if all_alike or ranks[place] == reading.rank))


def rank_of(piece: Piece) -> str:
    """Give the rank of a piece, ``""`` where it may be any."""
    return RANKS[piece.rank] if isinstance(piece, Card) else piece


def made_of(reading: Reading) -> Message:
    """Say what the body is made of, or all of the combination where it has no body."""
    return Message(_MADE_OF[reading.kind], {"count": len(reading.body), "size": reading.size})


def wings_of(reading: Reading) -> Message | None:
    """Say what the wings are; ``None`` where the kind has none."""
    sentence = _WINGS.get(reading.kind)
    return Message(sentence, {"count": len(reading.body)}) if sentence else None


def compared(reading: Reading) -> Message:
    """Say what is compared: a rank, a suit, a bomb's number of cards before its rank, or nothing (C8-C12)."""
    if reading.rank is None:
        return Message(N_("nothing, as all of this kind are equal"), {})
    if reading.kind == SUITED:
        return Message(N_("the suit {suit}"), {"suit": SUIT_SYMBOLS[reading.rank]})
    if reading.kind == BOMB:
        return Message(N_("{size} cards, then rank {rank}"), {"size": reading.size, "rank": reading.rank})
    if RANK_NUMBERS[reading.rank] >= LITTLE:
        return Message(N_("the {joker}"), {"joker": Card(reading.rank)})
    return Message(N_("rank {rank}"), {"rank": reading.rank})


def rank_fact(rank: str) -> object:
    """Give a rank as it stands in a sentence, a joker by its name."""
    return Card(rank) if RANK_NUMBERS[rank] >= LITTLE else rank


def pieces_of(thing: Play | Reading) -> tuple[Piece, ...]:
    """Give what a play, or a reading alone, is drawn with: ranks, with suits only where they are known.

    Raises ``RuleError`` ("format") for a play or a reading that cannot be.
    """
    reading = thing.reading if isinstance(thing, Play) else thing
    ranks = thing.ranks if isinstance(thing, Play) else None
    if not can_be(reading, ranks):
        raise RuleError("format", N_("{thing} is no combination that can be."), thing=quoted(thing))
    if reading.kind == SUITED:
        return tuple(Card(rank + str(reading.rank)) for rank in FIVE_TEN_KING)
    if ranks is None:
        body = _bare(reading)
        ranks = (*body, *[""] * (reading.size - len(body)))
    return tuple(Card(rank) if rank in RANKS[LITTLE:] else rank for rank in ranks)


def can_be(reading: Reading, ranks: Sequence[str] | None = None) -> bool:
    """Tell whether there are cards, of these ranks if any are given, that can be read so."""
    try:
        if reading.size > len(DECK):
            return False
        if ranks is None:
            ranks = _example(reading)
        if any(ranks.count(rank) > (COPIES if rank in RANKS[LITTLE:] else COPIES * len(SUITS)) for rank in ranks):
            return False
        return any(reading in readings_by_rank(tuple(ranks), Rules(jokers)) for jokers in WING_JOKERS)
    except (AttributeError, KeyError, TypeError, ValueError):  # What was made by hand may hold anything.
        return False


def _example(reading: Reading) -> tuple[str, ...]:
    """Give ranks that can be read so: those of the reading, with any others for its wings."""
    body = _bare(reading)
    each = 2 if reading.kind in (TRIPLE_PAIR, AIRPLANE_PAIRS) else 1
    others = cycle(rank for rank in RANKS[:LITTLE] if rank not in body)
    wings = islice(others, (reading.size - len(body)) // each)
    return (*body, *(rank for rank in wings for _ in range(each)))


def _bare(reading: Reading) -> tuple[str, ...]:
    """Give the ranks of a reading without its wings, of which it tells nothing."""
    if reading.kind in (MIXED, SUITED):
        return FIVE_TEN_KING
    if reading.kind == JOKER_BOMB:
        return RANKS[LITTLE:]
    each = {SINGLE: 1, PAIR: 2, STRAIGHT: 1, PAIRS: 2, BOMB: reading.size}.get(reading.kind, 3)
    return tuple(rank for rank in reading.body for _ in range(each))
