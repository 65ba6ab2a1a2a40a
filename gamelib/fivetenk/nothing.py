"""Why cards are no combination: the rule that they break, and what is missing (C4-C7, rulings R4, R6, R9, R23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gamelib.core import N_, NN_, RuleError
from gamelib.fivetenk.cards import ACE, LITTLE, RANK_NUMBERS, RANKS, count_ranks, read_cards
from gamelib.fivetenk.plays import sorted_ranks
from gamelib.fivetenk.readings import LEAST_BOMB, SHORTEST, STRAIGHT, readings, wings_allowed
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
    return _wings_at_fault(counts, rules) or _what_is_missing(counts, sorted_ranks(cards))


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


def _what_is_missing(counts: Sequence[int], written: tuple[str, ...]) -> RuleError:
    present = [rank for rank, count in enumerate(counts) if count]
    ranks = tuple(RANKS[rank] for rank in present)
    each = {counts[rank] for rank in present}
    if present[0] >= LITTLE:
        if len(present) == 1:
            return RuleError("C4", N_("Jokers of one kind are a single, a pair or a triple at most, and no bomb."))
        sentence = N_("Little and big jokers together are a joker bomb, one of each, and else no combination.")
        return RuleError("C4", sentence)
    if len(each) == 1 and each <= {1, 2, 3} and len(present) > 1:
        return _row_at_fault(present, ranks, next(iter(each)))
    return _bodies_at_fault(counts, ranks) or RuleError("C4", N_("{ranks} form no combination."), ranks=written)


def _bodies_at_fault(counts: Sequence[int], ranks: tuple[str, ...]) -> RuleError | None:
    """Explain bombs, airplanes and triples with the wrong cards beside them."""
    bombs = tuple(rank for rank in ranks if counts[RANK_NUMBERS[rank]] >= LEAST_BOMB)
    if bombs:
        sentence = N_("Four or more {ranks} are a bomb, and nothing can be played with a bomb.")
        return RuleError("C4", sentence, ranks=bombs)
    rows = list(_triple_rows(counts))
    if rows:
        first, length = rows[0]
        sentence = N_("The airplane {body} takes no wings, or {count} single wings, or {count} pair wings.")
        return RuleError("C4", sentence, body=RANKS[first : first + length], count=length)
    triples = tuple(rank for rank in ranks if counts[RANK_NUMBERS[rank]] == 3)
    if len(triples) == 1:
        return RuleError("C4", N_("The triple {ranks} takes one single card or one pair with it."), ranks=triples)
    return None


def _row_at_fault(present: list[int], ranks: tuple[str, ...], each: int) -> RuleError:
    """Explain ranks that have one, two or three cards each and are no sequence."""
    gaps = tuple(RANKS[rank] for rank in range(present[0], present[-1]) if rank not in present)
    short: str = NN_(
        "{ranks} is too short for a straight: it needs {count} more consecutive rank.",
        "{ranks} is too short for a straight: it needs {count} more consecutive ranks.",
    )
    if each == 1 and len(ranks) == 2:
        sentence = N_("{ranks} are two ranks: two cards are a pair when they are of one rank.")
    elif present[-1] > ACE:
        sentence = {
            1: N_("No 2 and no joker can be in a straight: {ranks}."),
            2: N_("No 2 and no joker can be in consecutive pairs: {ranks}."),
            3: N_("No 2 and no joker can be in an airplane's body: {ranks}."),
        }[each]
    elif gaps:
        sentence = {
            1: N_("{ranks} are not consecutive: a straight would need {gaps} too."),
            2: N_("The pairs of {ranks} are not consecutive: pairs of {gaps} would be needed too."),
            3: N_("The triples of {ranks} are not consecutive: triples of {gaps} would be needed too."),
        }[each]
    else:
        sentence = short
    return RuleError("C4", sentence, ranks=ranks, gaps=gaps, count=SHORTEST[STRAIGHT] - len(ranks))
