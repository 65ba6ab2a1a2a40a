"""Questions about combinations: what cards are, what can be made of them, wings, readings (C4-C7, R4-R9)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import KINDS as KIND_NAMES
from gamelib.fivetenk import RANKS, Card, Reading, readings, why_nothing
from gamelib.fivetenk.cards import ACE, BIG, LITTLE, count_ranks
from gamelib.fivetenk.explaining import KIND_RULES
from gamelib.fivetenk.nothing import named
from gamelib.fivetenk.nouns import Alike, The
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    MIXED,
    PAIR,
    PAIRS,
    PER_RANK,
    SINGLE,
    STRAIGHT,
    SUITED,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
)
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.composing import cards_of, compose, hand_with, spoiled
from gamelib.lessons.fivetenk.fits import Makes, card_options
from gamelib.lessons.fivetenk.positions import spread
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Option, Selection, Several
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, refusal, remark
from gamelib.lessons.verdicts import Remark
from gamelib.words.fivetenk_terms import TERMS

NOTHING = "nothing"
RELATED: dict[str, tuple[str, ...]] = {
    SINGLE: (PAIR, TRIPLE),
    PAIR: (SINGLE, TRIPLE, PAIRS),
    TRIPLE: (PAIR, TRIPLE_SINGLE, BOMB),
    TRIPLE_SINGLE: (TRIPLE, TRIPLE_PAIR, BOMB, PAIRS),
    TRIPLE_PAIR: (TRIPLE_SINGLE, AIRPLANE, STRAIGHT, PAIRS),
    STRAIGHT: (PAIRS, AIRPLANE, TRIPLE_PAIR),
    PAIRS: (STRAIGHT, AIRPLANE, TRIPLE_PAIR, PAIR),
    AIRPLANE: (AIRPLANE_SINGLES, PAIRS, TRIPLE, BOMB),
    AIRPLANE_SINGLES: (AIRPLANE, AIRPLANE_PAIRS, TRIPLE_SINGLE),
    AIRPLANE_PAIRS: (AIRPLANE, AIRPLANE_SINGLES, TRIPLE_PAIR),
    MIXED: (SUITED, STRAIGHT, TRIPLE),
    SUITED: (MIXED, STRAIGHT, TRIPLE),
    BOMB: (TRIPLE_SINGLE, TRIPLE, PAIRS, TRIPLE_PAIR),
}
"""The kinds that each kind is easily taken for."""


def bare(kind: str) -> Reading:
    """Name a kind as an answer, in whatever language: a reading that says no more than its kind."""
    return Reading(kind, 0, None)


def counted(cards: Iterable[Card]) -> tuple[Alike, ...]:
    """Count cards by rank, for a sentence."""
    return tuple(Alike(RANKS[rank], count) for rank, count in enumerate(count_ranks(cards)) if count)


def needs(kind: str, cards: Iterable[Card]) -> Remark:
    """Say what a kind is, and what the cards are instead, counted by rank."""
    facts = {"kind": bare(kind), "meaning": Message(TERMS[kind], {}), "cards": counted(cards)}
    return remark(N_('What "{kind}" means: {meaning} Here are {cards}.'), *KIND_RULES[kind], **facts)


def name_it(stream: Random) -> Item:
    """Ask what some cards are, or whether they are nothing (C4-C7)."""
    kind = pick(stream, (PAIR, TRIPLE, TRIPLE_SINGLE, TRIPLE_PAIR, STRAIGHT, STRAIGHT, PAIRS, PAIRS, AIRPLANE,
                         AIRPLANE_SINGLES, AIRPLANE_PAIRS, BOMB))  # fmt: skip
    cards = compose(stream, kind)
    if stream.random() < 1 / 3 and kind not in (PAIR, TRIPLE):
        cards = spoiled(stream, cards)
    problem = why_nothing(cards)
    found = readings(cards)
    right = found[0].kind if found else NOTHING
    others = [other for other in RELATED[kind] if other not in {reading.kind for reading in found}]
    shown = [*sample(stream, others, min(3, len(others))), *((kind,) if kind not in others else ())]
    shown = sorted({*shown} - {reading.kind for reading in found[1:]}, key=KIND_NAMES.index)
    about = {other: needs(other, cards) for other in shown if other != right}
    refused = refusal(problem)
    if refused:
        about |= dict.fromkeys(about, refused)
        solution: tuple[Remark, ...] = (refused,)
        rules: tuple[str, ...] = refused.rules
    else:
        rules = KIND_RULES[right]
        about[NOTHING] = remark(N_("They are a combination: {reading}."), *rules, reading=found[0])
        solution = (remark(N_("Here are {cards}: {reading}."), *rules, cards=counted(cards), reading=found[0]),)
    labels: list[tuple[str, object]] = [(other, bare(other)) for other in shown]
    form, mistakes = choice([*labels, (NOTHING, Message(N_("no combination"), {}))], about)
    return Item(
        position=spread(candidates=cards),
        question=Message(N_("What are these cards?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=needs(kind, cards),
        solution=solution,
        hints=(
            Hint(remark(N_("Count the cards of each rank first."), "C4", "C6")),
            Hint(remark(N_("Here are {cards}."), *rules, cards=counted(cards))),
        ),
        solved=CardShowing(apart=bool(found)),
        rules=rules,
    )


WANTED = (
    (TRIPLE_SINGLE, None),
    (TRIPLE_PAIR, None),
    (STRAIGHT, 5),
    (STRAIGHT, 6),
    (PAIRS, 2),
    (PAIRS, 3),
    (AIRPLANE, 2),
    (AIRPLANE_SINGLES, 2),
    (AIRPLANE_PAIRS, 2),
)
"""What a learner is asked to put together, and how many ranks its body has."""


def build(stream: Random) -> Item:
    """Ask to put a combination of a kind together from a hand (C4-C7)."""
    kind, length = pick(stream, WANTED)
    part = compose(stream, kind, length=length)
    hand = hand_with(stream, part, max(12, len(part) + 3))
    example = places_of(hand, part)
    reading = next(reading for reading in readings(part) if reading.kind == kind)
    facts: dict[str, object] = {"kind": bare(kind), "count": len(part), "cards": part, "reading": reading}
    if kind in PER_RANK:
        facts |= {"length": length, "body": reading.body}
    sentence = {
        TRIPLE_SINGLE: N_("Choose cards for a triple with a single."),
        TRIPLE_PAIR: N_("Choose cards for a triple with a pair."),
        STRAIGHT: N_("Choose cards for a straight of {count} cards."),
        PAIRS: N_("Choose cards for {length} consecutive pairs."),
        AIRPLANE: N_("Choose cards for a bare airplane of {length} triples."),
        AIRPLANE_SINGLES: N_("Choose cards for an airplane of {length} triples with single wings."),
        AIRPLANE_PAIRS: N_("Choose cards for an airplane of {length} triples with pair wings."),
    }[kind]
    rules = KIND_RULES[kind]
    means = remark(N_("{meaning} Here that takes {count} cards."), *rules, meaning=Message(TERMS[kind], {}), **facts)
    begin = (
        N_("The ranks {body} will do for its body.")
        if kind in PER_RANK
        else N_("The rank {body} will do for the triple.")
    )
    return Item(
        position=spread(hand=hand),
        question=Message(sentence, facts),
        form=Selection(card_options(hand), Makes(hand, kind, len(part))),
        answer=frozenset(example),
        otherwise=means,
        solution=(remark(N_("Here are {cards}: {reading}."), *rules, **facts),),
        hints=(
            Hint(means),
            Hint(remark(begin, *rules, body=reading.body)),
            Hint(remark(N_("Cards that do are lit."), *rules), tuple(map(int, example))),
        ),
        solved=CardShowing(),
        rules=rules,
    )


def places_of(hand: tuple[Card, ...], cards: Iterable[Card]) -> list[str]:
    """Find cards in a hand: the key of one card for each of them."""
    rest = list(enumerate(hand))
    found = []
    for card in cards:
        entry = next(entry for entry in rest if entry[1] == card)
        rest.remove(entry)
        found.append(str(entry[0]))
    return found


def wings(stream: Random) -> Item:
    """Ask which cards can be wings of an airplane: not its body's ranks, and no joker (C7)."""
    length = pick(stream, (2, 3))
    body = compose(stream, AIRPLANE, length=length)
    ranks = sorted({card.rank for card in body})
    outside = [rank for rank in range(LITTLE) if rank not in ranks]
    near = [rank for rank in (ranks[0] - 1, ranks[-1] + 1, LITTLE - 1) if rank in outside]
    tempting = [*sample(stream, ranks, 1), *sample(stream, near, min(2, len(near))), pick(stream, (LITTLE, BIG))]
    more = sample(stream, [rank for rank in outside if rank not in tempting], 2)
    cards = cards_of(stream, dict.fromkeys((*tempting, *more), 1), body)
    names = named(ranks)
    options = []
    right = []
    for place, card in enumerate(cards, len(body)):
        facts: dict[str, object] = {"card": card, "body": names}
        of_body = remark(N_("{card} is of a rank of the body, {body}."), "C7", **facts)
        joker = remark(N_("No joker may be a wing, and {card} is one."), "C7", "R4", body=names, card=The(card))
        free = remark(N_("{card} may be a wing: its rank is not in the body, and it is no joker."), "C7", **facts)
        wrong = of_body if card.rank in ranks else joker if card.rank >= LITTLE else None
        options.append(Option(str(place), card, wrong, None if wrong else free))
        right += [] if wrong else [str(place)]
    chosen = tuple(cards[int(place) - len(body)] for place in right)
    return Item(
        position=spread(body=body, candidates=cards),
        question=Message(
            N_("The body of an airplane, {body}, and some cards. Which of these may be a wing? Choose all of them."),
            {"body": names},
        ),
        form=Several(tuple(options), "cards"),
        answer=frozenset(right),
        otherwise=remark(N_("Look at each card by itself."), "C7"),
        solution=(
            remark(N_("{cards} may be wings."), "C7", cards=chosen),
            remark(N_("The others are of a rank of the body, or jokers."), "C7", "R4"),
        ),
        hints=(
            Hint(remark(N_("Two things rule a card out: a rank of the body, {body}, and being a joker."), "C7",
                        body=names)),
            Hint(remark(NN_("{count} card may be a wing.", "{count} cards may be wings."), "C7", count=len(right))),
        ),
        solved=CardShowing(lit=tuple(map(int, right))),
    )  # fmt: skip


def several_readings(stream: Random) -> Item:
    """Ask for everything that a set of cards can be taken for (R8, C6, C7)."""
    cards = two_faced(stream)
    found = readings(cards)
    size = len(cards)
    near = {
        *found,
        *(Reading(kind, size, rank) for kind in {reading.kind for reading in found} for rank in shifted(found)),
        *(Reading(other, size, found[0].rank) for other in (AIRPLANE, AIRPLANE_SINGLES, AIRPLANE_PAIRS)
          if not size % PER_RANK[other]),
    }  # fmt: skip
    possible = [reading for reading in near if len(reading.body) == size // PER_RANK[reading.kind]]
    wrong = sorted((reading for reading in possible if reading not in found), key=_order)
    shown = sorted((*found, *sample(stream, wrong, min(3, len(wrong)))), key=_order)
    options = []
    cards_by_rank = count_ranks(cards)
    for reading in shown:
        facts: dict[str, object] = {"reading": reading, "body": reading.body, "cards": counted(cards)}
        rules = KIND_RULES[reading.kind]
        there = all(cards_by_rank[RANKS.index(rank)] == 3 for rank in reading.body)
        unfit = (
            N_("{reading}: with the body {body} taken out of {cards}, the rest are no wings for it.")
            if there
            else N_("{reading}: its body {body} takes three of each of these ranks, and here are {cards}.")
        )
        options.append(
            Option(
                key(reading),
                reading,
                remark(unfit, *rules, **facts),
                remark(N_("{reading} is one way to take them: its body is {body}."), *rules, "R8", **facts),
            )
        )
    return Item(
        position=spread(candidates=cards),
        question=Message(N_("What can these cards be taken for? Choose all that they can."), {}),
        form=Several(tuple(options)),
        answer=frozenset(map(key, found)),
        otherwise=remark(N_("Take out a body, and see whether the rest can be its wings."), "C6", "C7"),
        solution=tuple(
            remark(N_("{reading}: its body is {body}."), *KIND_RULES[reading.kind], "R8", reading=reading,
                   body=reading.body)
            for reading in found
        ),
        hints=(
            Hint(remark(N_("Here are {cards}: every row of triples can be a body."), "C6", cards=counted(cards))),
            Hint(remark(N_("What is left beside a body must be as many single wings as it has triples, or as many "
                           "pair wings, and of none of its ranks."), "C6", "C7")),
            Hint(remark(NN_("They can be taken in {count} way.", "They can be taken in {count} ways."), "R8",
                        count=len(found))),
        ),
        solved=CardShowing(apart=True),
    )  # fmt: skip


def two_faced(stream: Random) -> tuple[Card, ...]:
    """Make up cards that can be taken for more than one thing, or look as if they could."""
    length = pick(stream, (3, 4, 4, 5))
    first = pick(stream, range(ACE + 2 - length))
    counts = dict.fromkeys(range(first, first + length), 3)
    outside = [rank for rank in range(LITTLE) if rank not in counts]
    if length == 3:
        # Two triples with the third as their wings fall short by a card, so one more single is needed.
        counts |= dict.fromkeys(sample(stream, outside, 3), 1)
    elif length == 5:
        counts |= {pick(stream, outside): 1}
    return cards_of(stream, counts)


def shifted(found: Iterable[Reading]) -> set[str]:
    """Give ranks one above and one below those by which readings are compared."""
    places = {RANKS.index(str(reading.rank)) + step for reading in found for step in (-1, 1)}
    return {RANKS[place] for place in places if 0 <= place <= ACE}


def key(reading: Reading) -> str:
    """Write a reading as the key of an option."""
    return f"{reading.kind} {reading.rank}"


def _order(reading: Reading) -> tuple[int, int]:
    return KIND_NAMES.index(reading.kind), RANKS.index(str(reading.rank))


KINDS = (
    Kind("name it", ("C4", "C5", "C6", "C7", "C11"), name_it),
    Kind("build", ("C5", "C6", "C7"), build),
    Kind("wings", ("C7",), wings),
    Kind("several readings", ("C6", "C7"), several_readings),
)
