"""Why cards are no combination: the rule that they break, and what is missing (C4-C12, rulings R4, R6, R9, R23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gamelib.core import N_, NN_, RuleError
from gamelib.fivetenk.cards import ACE, LITTLE, RANK_NUMBERS, RANKS, Card, count_ranks, read_cards
from gamelib.fivetenk.nearest import Aim, nearest
from gamelib.fivetenk.nouns import Alike, alike, the
from gamelib.fivetenk.readings import (
    AIRPLANE,
    JOKER_BOMB,
    LEAST_BOMB,
    MIXED,
    PAIR,
    PAIRS,
    PER_RANK,
    SHORTEST,
    STRAIGHT,
    Reading,
    readings,
    wings_allowed,
)
from gamelib.fivetenk.rules import DEFAULT, Rules

_BODY = PER_RANK[AIRPLANE]
"""How many cards an airplane's body has of each rank."""


def why_nothing(cards: str | Iterable[str], rules: Rules = DEFAULT) -> RuleError | None:
    """Say why some cards are no combination, and what is missing; ``None`` if they are one.

    The rule is C7 where only an airplane's wings are at fault, and else C4 (R23). ``cited`` are the rules that tell
    what the cards come nearest to.

    >>> problem = why_nothing("5D 6D 7D")
    >>> print(problem, problem.rule, problem.cited)
    5, 6, 7 are too few for a straight: it needs 2 more consecutive ranks. C4 ('C6',)
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
            wings[rank] -= _BODY
        total = sum(wings)
        if not (total == length or (total == 2 * length and not any(count % 2 for count in wings))):
            continue
        body = RANKS[first : first + length]
        own = tuple(rank for rank in body if wings[RANK_NUMBERS[rank]])
        airplane = _bare(first, length)
        if own:
            sentence = N_("The wings of the {airplane} may not use ranks of its body: {ranks}.")
            return RuleError("C7", sentence, airplane=airplane, ranks=own)
        others = [rank for rank, count in enumerate(wings) if count]
        if not wings_allowed(others, rules):
            if rules.wing_jokers == "none":
                return RuleError("C7", N_("The wings of the {airplane} may not use a joker."), airplane=airplane)
            sentence = N_("The wings of the {airplane} may not use both the little and the big joker.")
            return RuleError("C7", sentence, airplane=airplane)
    return None


def _bare(first: int, length: int) -> Reading:
    """Name the bare airplane whose body begins at a rank and has so many."""
    return Reading(AIRPLANE, _BODY * length, RANKS[first + length - 1])


def _triple_rows(counts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Find every row of two or more ranks that could be an airplane's body, the longest first."""
    for length in range(ACE + 1, 1, -1):
        for first in range(ACE + 2 - length):
            if all(counts[rank] >= _BODY for rank in range(first, first + length)):
                yield first, length


def _nothing(cited: tuple[str, ...], sentence: str, **facts: object) -> RuleError:
    """Refuse by C4, as R23 has it; ``cited`` are the rules to read, those of the kind that was nearest."""
    return RuleError("C4", sentence, cited=cited, known=facts)


def _what_is_missing(counts: Sequence[int]) -> RuleError:
    """Explain cards that would be nothing even if any wings were good."""
    present = [rank for rank, count in enumerate(counts) if count]
    each = {counts[rank] for rank in present}
    aim = nearest(counts)
    if aim is not None and aim.kind in _SPECIAL_PARTS:
        return _special_at_fault(aim)
    if len(each) == 1 and max(each) < LEAST_BOMB:
        return _row_at_fault(present, max(each), aim)
    if max(each) < _BODY:
        return _pairs_at_fault(counts, aim)
    return _airplane_at_fault(counts) or _bodies_at_fault(counts)


# ---- nearly a 5-10-K or a joker bomb: exactly three or two cards ----------------------------------------------------

_SPECIAL_PARTS = {MIXED: ("C10",), JOKER_BOMB: ("C12",)}
"""The special combinations of fixed cards, and the rule of each."""

_FIVE_TEN_KING_MISSES = {
    (True, False): N_("A 5-10-K is just three cards, one 5, one 10 and one K: here {missing} is missing."),
    (False, True): N_("A 5-10-K is just three cards, one 5, one 10 and one K: {surplus} would have to go."),
    (True, True): N_(
        "A 5-10-K is just three cards, one 5, one 10 and one K: here {missing} is missing, and {surplus} would have "
        "to go."
    ),
}
_JOKER_BOMB_MISSES = N_("A joker bomb is just two cards, one little and one big joker: {surplus} would have to go.")


def _special_at_fault(aim: Aim) -> RuleError:
    """Explain cards that come nearest to a 5-10-K or to a joker bomb (C10, C12)."""
    sentence = _JOKER_BOMB_MISSES
    if aim.kind == MIXED:
        sentence = _FIVE_TEN_KING_MISSES[bool(aim.missing), bool(aim.surplus)]
    return _nothing(_SPECIAL_PARTS[aim.kind], sentence, missing=_counted(aim.missing), surplus=_counted(aim.surplus))


def _counted(ranks: Sequence[int]) -> tuple[Alike, ...]:
    """Count ranks, which stand there as often as they are missing or too many."""
    return tuple(Alike(RANKS[rank], ranks.count(rank)) for rank in dict.fromkeys(ranks))


# ---- ranks of which there are as many cards each: they would have to be consecutive ---------------------------------

_TOO_HIGH = {
    1: N_("No 2 and no joker can be in a straight: it would have to do without {high}."),
    2: N_("No 2 and no joker can be in consecutive pairs: they would have to do without {high}."),
    3: N_("No 2 and no joker can be in an airplane's body: it would have to do without {high}."),
}
"""What is said of ranks that no sequence may have, by how many cards there are of each (C6)."""

_GAPS = {
    1: N_("{ranks} are not consecutive: a straight would need {gaps} too."),
    2: N_("The pairs of {each} are not consecutive: pairs of {each_gap} would be needed too."),
    3: N_("The triples of {each} are not consecutive: triples of {each_gap} would be needed too."),
}
_SHORT = NN_(
    "{ranks} are too few for a straight: it needs {count} more consecutive rank.",
    "{ranks} are too few for a straight: it needs {count} more consecutive ranks.",
)
_GAPS_AND_SHORT = NN_(
    "{ranks} are not consecutive: a straight would need {gaps} too, and {count} more rank next to these.",
    "{ranks} are not consecutive: a straight would need {gaps} too, and {count} more ranks next to these.",
)
_INSTEAD = N_("{ranks} are not consecutive: they would be a straight with {missing} in place of {surplus}.")
_WITHOUT = N_("{ranks} are not consecutive: they would be a straight without {surplus}.")


def _row_at_fault(present: list[int], each: int, aim: Aim | None) -> RuleError:
    """Explain ranks that have one, two or three cards each and are no sequence."""
    high = [rank for rank in present if rank > ACE]
    gaps = [rank for rank in range(present[0], present[-1]) if rank not in present]
    count = SHORTEST[STRAIGHT] - len(present) - len(gaps) if each == 1 else 0
    facts = {"ranks": the(present), "high": the(high), "gaps": named(gaps), "count": max(count, 0)}
    facts |= {"each": alike(present), "each_gap": alike(gaps)}
    if each == 1 and len(present) == 2:
        return _nothing(
            ("C4",), N_("{ranks} are of two ranks: two cards are a pair when they are of one rank."), **facts
        )
    if high:
        return _nothing(("C6",), _TOO_HIGH[each], **facts)
    if each == 1 and aim is not None and aim.surplus and aim.distance < (steps := len(gaps) + max(count, 0), steps):
        facts |= {"missing": named(aim.missing), "surplus": named(aim.surplus)}
        return _nothing(("C6",), _INSTEAD if aim.missing else _WITHOUT, **facts)
    if each == 2 and len(present) == 2 and len(gaps) > 1:
        sentence = N_(
            "The pairs of {each} are not consecutive. With a third card of either they would be a triple with a pair."
        )
        return _nothing(("C6", "C5"), sentence, **facts)
    if gaps:
        return _nothing(("C6",), _GAPS_AND_SHORT if count > 0 else _GAPS[each], **facts)
    return _nothing(("C6",), _SHORT, **facts)


# ---- single cards and pairs together --------------------------------------------------------------------------------

_TOGETHER: dict[str, tuple[tuple[str, ...], str]] = {
    STRAIGHT: (("C6",), N_("A straight has just one card of each rank: here are {twos}.")),
    PAIRS: (("C6",), N_("Consecutive pairs have two cards of each rank: here is only {ones}.")),
}
_NEAR_TRIPLE = NN_(
    "{twos} are a pair, and nothing goes with a pair. A triple takes one card or one pair along, but a third {rank} "
    "is missing.",
    "{twos} are pairs, and nothing goes with a pair. A triple takes one card or one pair along, but of each of these "
    "ranks a third card is missing.",
)


def _pairs_at_fault(counts: Sequence[int], aim: Aim | None) -> RuleError:
    """Explain ranks some of which have one card and some two, by what they come nearest to."""
    ones, twos = (tuple(rank for rank, count in enumerate(counts) if count == wanted) for wanted in (1, 2))
    cited, sentence = _TOGETHER.get(aim.kind if aim else PAIR, (("C4", "C5"), _NEAR_TRIPLE))
    high = tuple(rank for rank in (*ones, *twos) if rank > ACE)
    if high and sentence is not _NEAR_TRIPLE:
        cited, sentence = ("C6",), _TOO_HIGH[1 if aim and aim.kind == STRAIGHT else 2]
    facts = {"ones": alike(ones, 1), "twos": alike(twos, 2), "high": the(high), "rank": named(twos)}
    return _nothing(cited, sentence, count=len(twos), **facts)


# ---- ranks of which there are different numbers of cards: they go together only around triples ----------------------


def _airplane_at_fault(counts: Sequence[int]) -> RuleError | None:
    """Explain an airplane's body with the wrong number of cards beside it, or with cards that are no pairs (C6)."""
    for first, length in _triple_rows(counts):
        body = range(first, first + length)
        if any(counts[rank] != _BODY for rank in body):
            continue
        wings = [rank for rank, count in enumerate(counts) if count and rank not in body]
        beside = sum(counts[rank] for rank in wings)
        odd = alike(rank for rank in wings if counts[rank] % 2)
        sentence: str = NN_(
            "The {airplane} takes {count} singles, {count} pairs or nothing along, and here is {beside} card beside "
            "it.",
            "The {airplane} takes {count} singles, {count} pairs or nothing along, and here are {beside} cards beside "
            "it.",
            "beside",
        )
        if beside == 2 * length:
            sentence = N_(
                "The {beside} cards beside the {airplane} are not {count} pairs: there is an odd number each of {odd}."
            )
        return _nothing(("C6",), sentence, airplane=_bare(first, length), count=length, beside=beside, odd=odd)
    return None


def _bodies_at_fault(counts: Sequence[int]) -> RuleError:
    """Explain bombs and triples with the wrong cards beside them, and cards among which there are none."""
    bombs = [rank for rank, count in enumerate(counts) if count >= LEAST_BOMB and rank < LITTLE]
    triples = [rank for rank, count in enumerate(counts) if count == _BODY]
    if bombs:
        sentence: str = NN_(
            "{bombs} are a bomb only by themselves: a bomb takes no other cards along.",
            "{bombs} are bombs only by themselves: a bomb takes no other cards along.",
        )
        held = tuple(Alike(RANKS[rank], counts[rank]) for rank in bombs)
        return _nothing(("C11",), sentence, bombs=held, count=len(bombs))
    if len(triples) > 1:
        sentence = N_(
            "Nothing goes with the triples of {each}: an airplane's ranks are consecutive, and none is above {ace}."
        )
        return _nothing(("C6",), sentence, each=alike(triples), ace=RANKS[ACE])
    sentence = N_("The triple of {each} takes one single card or one pair along, and {cards} are neither.")
    beside = [0 if rank in triples else count for rank, count in enumerate(counts)]
    cards = the(rank for rank, count in enumerate(beside) for _ in range(count))
    return _nothing(("C5",), sentence, each=alike(triples), cards=cards)


def named(ranks: Iterable[int]) -> tuple[str, ...]:
    """Name ranks for a sentence: a joker as the card that it is, so that it is written by its name."""
    return tuple(RANKS[rank] if rank < LITTLE else Card(RANKS[rank]) for rank in ranks)
