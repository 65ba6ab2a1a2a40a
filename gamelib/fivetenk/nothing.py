"""Why cards are no combination: the rule that they break, and what is missing (C4-C7, rulings R4, R6, R9, R23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gamelib.core import N_, NN_, RuleError
from gamelib.fivetenk.cards import ACE, FIVE, KING, LITTLE, RANK_NUMBERS, RANKS, TEN, Card, count_ranks, read_cards
from gamelib.fivetenk.readings import AIRPLANE, LEAST_BOMB, PER_RANK, SHORTEST, STRAIGHT, readings, wings_allowed
from gamelib.fivetenk.rules import DEFAULT, Rules


def why_nothing(cards: str | Iterable[str], rules: Rules = DEFAULT) -> RuleError | None:
    """Say why some cards are no combination, and what is missing; ``None`` if they are one.

    The rule is C7 where only an airplane's wings are at fault, and else C4 (R23).

    >>> print(why_nothing("5D 6D 7D"))
    5, 6, 7 is too short for a straight: it needs 2 more consecutive ranks.
    """
    cards = read_cards(cards)
    if readings(cards, rules):
        return None
    if not cards:
        return RuleError("C4", N_("A play needs at least one card."))
    counts = count_ranks(cards)
    return _wings_at_fault(counts, rules) or _what_is_missing(counts)


def _wings_at_fault(counts: Sequence[int], rules: Rules) -> RuleError | None:
    """See whether these would be an airplane if any ranks were good for wings (C7, R4)."""
    for first, length in _triple_rows(counts):
        wings = list(counts)
        for rank in range(first, first + length):
            wings[rank] -= 3
        total = sum(wings)
        if not (total == length or (total == 2 * length and not any(count % 2 for count in wings))):
            continue
        body = RANKS[first : first + length]
        own = tuple(rank for rank in body if wings[RANK_NUMBERS[rank]])
        if own:
            sentence = N_("The wings of the airplane {body} may not use ranks of its body: {ranks}.")
            return RuleError("C7", sentence, body=body, ranks=own)
        others = [rank for rank, count in enumerate(wings) if count]
        if not wings_allowed(others, rules):
            if rules.wing_jokers == "none":
                return RuleError("C7", N_("The wings of the airplane {body} may not use a joker."), body=body)
            sentence = N_("The wings of the airplane {body} may not use both the little and the big joker.")
            return RuleError("C7", sentence, body=body)
    return None


def _triple_rows(counts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Find every row of two or more ranks that could be an airplane's body, the longest first."""
    for length in range(ACE + 1, 1, -1):
        for first in range(ACE + 2 - length):
            if all(counts[rank] >= 3 for rank in range(first, first + length)):
                yield first, length


def _what_is_missing(counts: Sequence[int]) -> RuleError:
    """Explain cards that would be nothing even if any wings were good."""
    present = [rank for rank, count in enumerate(counts) if count]
    each = {counts[rank] for rank in present}
    if present[0] >= LITTLE:
        sentence = N_(
            "One little and one big joker are a joker bomb, and three of one kind take one or two of the other with "
            "them: {cards} are neither."
        )
        return RuleError("C4", sentence, cards=_written(counts))
    if len(each) == 1 and max(each) < LEAST_BOMB:
        return _row_at_fault(present, max(each))
    return _airplane_at_fault(counts) or _bodies_at_fault(counts)


# ---- ranks of which there are as many cards each: they would have to be consecutive ---------------------------------

_TOO_HIGH = {
    1: N_("No 2 and no joker can be in a straight: it would have to do without {high}."),
    2: N_("No 2 and no joker can be in consecutive pairs: they would have to do without {high}."),
    3: N_("No 2 and no joker can be in an airplane's body: it would have to do without {high}."),
}
"""What is said of ranks that no sequence may have, by how many cards there are of each (C6)."""

_GAPS = {
    1: N_("{ranks} are not consecutive: a straight would need {gaps} too."),
    2: N_("The pairs of {ranks} are not consecutive: pairs of {gaps} would be needed too."),
    3: N_("The triples of {ranks} are not consecutive: triples of {gaps} would be needed too."),
}
_SHORT = NN_(
    "{ranks} is too short for a straight: it needs {count} more consecutive rank.",
    "{ranks} is too short for a straight: it needs {count} more consecutive ranks.",
)
_GAPS_AND_SHORT = NN_(
    "{ranks} are not consecutive: a straight would need {gaps} too, and {count} more rank next to these.",
    "{ranks} are not consecutive: a straight would need {gaps} too, and {count} more ranks next to these.",
)


def _row_at_fault(present: list[int], each: int) -> RuleError:
    """Explain ranks that have one, two or three cards each and are no sequence."""
    high = [rank for rank in present if rank > ACE]
    gaps = [rank for rank in range(present[0], present[-1]) if rank not in present]
    others = [rank for rank in (FIVE, TEN, KING) if rank not in present]
    count = SHORTEST[STRAIGHT] - len(present) - len(gaps) if each == 1 else 0
    if each == 1 and len(present) == 2:
        sentence = N_("{ranks} are two ranks: two cards are a pair when they are of one rank.")
        if len(others) == 1:
            sentence = N_("{ranks} are two cards of a 5-10-K: it needs {others} too.")
    elif high:
        sentence = _TOO_HIGH[each]
    elif gaps:
        sentence = _GAPS_AND_SHORT if count > 0 else _GAPS[each]
    else:
        sentence = _SHORT
    facts = {"ranks": present, "high": high, "gaps": gaps, "others": others}
    return RuleError("C4", sentence, known={name: named(ranks) for name, ranks in facts.items()}, count=count)


# ---- ranks of which there are different numbers of cards: they go together only around triples ----------------------

_BODY = PER_RANK[AIRPLANE]


def _airplane_at_fault(counts: Sequence[int]) -> RuleError | None:
    """Explain an airplane's body with the wrong number of cards beside it, or with cards that are no pairs (C6)."""
    for first, length in _triple_rows(counts):
        body = range(first, first + length)
        if any(counts[rank] != _BODY for rank in body):
            continue
        wings = [rank for rank, count in enumerate(counts) if count and rank not in body]
        beside = sum(counts[rank] for rank in wings)
        odd = named(rank for rank in wings if counts[rank] % 2)
        sentence: str = NN_(
            "The airplane {body} takes {count} single wings or {count} pair wings or none, and here is {beside} card "
            "beside it.",
            "The airplane {body} takes {count} single wings or {count} pair wings or none, and here are {beside} cards "
            "beside it.",
            "beside",
        )
        if beside == 2 * length:
            sentence = N_(
                "The {beside} cards beside the airplane {body} are no {count} pairs: the number of {odd} is odd."
            )
        return RuleError("C4", sentence, body=named(body), count=length, beside=beside, odd=odd)
    return None


def _bodies_at_fault(counts: Sequence[int]) -> RuleError:
    """Explain bombs and triples with the wrong cards beside them, and cards among which there are none."""
    by_count = [[rank for rank, count in enumerate(counts) if count == wanted] for wanted in range(LEAST_BOMB)]
    bombs = [rank for rank, count in enumerate(counts) if count >= LEAST_BOMB]
    _, ones, twos, triples = by_count
    if bombs:
        sentence: str = NN_(
            "Four or more {ranks} are a bomb, and nothing can be played with a bomb.",
            "Four or more of a rank are a bomb, and nothing can be played with a bomb: that is so of {ranks}.",
        )
        return RuleError("C4", sentence, ranks=named(bombs), count=len(bombs))
    if len(triples) > 1:
        sentence = N_(
            "Nothing goes with the triples of {ranks}: an airplane's ranks are consecutive, and none is above {ace}."
        )
        return RuleError("C4", sentence, ranks=named(triples), ace=RANKS[ACE])
    if triples:
        sentence = N_("The triple {ranks} takes one single card or one pair with it, and {cards} are neither.")
        beside = [0 if rank in triples else count for rank, count in enumerate(counts)]
        return RuleError("C4", sentence, ranks=named(triples), cards=_written(beside))
    sentence = N_(
        "A straight has one card of each rank, consecutive pairs have two: here it is one of {ones} and two of {twos}."
    )
    return RuleError("C4", sentence, ones=named(ones), twos=named(twos))


def named(ranks: Iterable[int]) -> tuple[str, ...]:
    """Name ranks for a sentence: a joker as the card that it is, so that it is written by its name."""
    return tuple(RANKS[rank] if rank < LITTLE else Card(RANKS[rank]) for rank in ranks)


def _written(counts: Sequence[int]) -> tuple[str, ...]:
    return named(rank for rank, count in enumerate(counts) for _ in range(count))
