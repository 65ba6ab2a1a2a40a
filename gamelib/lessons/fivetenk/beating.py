"""Questions about what beats what among ordinary combinations, and what counts in them (C8, R19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import RANKS, Card, Reading, beats, compare
from gamelib.fivetenk.cards import ACE, LITTLE
from gamelib.fivetenk.comparing import APART, BEATEN, BEATS, EQUAL
from gamelib.fivetenk.nothing import named
from gamelib.fivetenk.nouns import A
from gamelib.fivetenk.plays import Play, sorted_ranks
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    PAIR,
    PAIRS,
    PER_RANK,
    STRAIGHT,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
    unnamed,
)
from gamelib.lessons.chances import pick, sample, shuffle
from gamelib.lessons.fivetenk.combinations import places_of
from gamelib.lessons.fivetenk.composing import compose, hand_with
from gamelib.lessons.fivetenk.fits import Beats, card_options, why
from gamelib.lessons.fivetenk.positions import HAND, TOP, Row, Spread, lettered, spread
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Option, Selection, Several
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, remark
from gamelib.lessons.verdicts import Remark

PLAIN = (PAIR, TRIPLE, TRIPLE_SINGLE, TRIPLE_PAIR, STRAIGHT, PAIRS, AIRPLANE, AIRPLANE_SINGLES)
"""The kinds of ordinary combinations that are compared; singles are too plain."""


def reading_of(cards: Sequence[Card]) -> Reading:
    """Give what cards are as an unnamed lead."""
    reading = unnamed(cards)
    if reading is None:
        raise TypeError(cards)
    return reading


def rank_that_counts(stream: Random) -> Item:
    """Ask which rank a combination is compared by (C8)."""
    kind = pick(stream, (TRIPLE_SINGLE, TRIPLE_PAIR, STRAIGHT, PAIRS, AIRPLANE, AIRPLANE_SINGLES, AIRPLANE_SINGLES,
                         AIRPLANE_PAIRS))  # fmt: skip
    cards = compose(stream, kind)
    reading = reading_of(cards)
    counts = str(reading.rank)
    ranks = sorted({card.rank for card in cards})
    wings = Play(sorted_ranks(cards), reading).wings
    facts: dict[str, object] = {"reading": reading, "body": reading.body, "rank": counts}
    about = {}
    for rank in ranks:
        name = named([rank])[0]
        if RANKS[rank] in wings:
            about[RANKS[rank]] = remark(N_("{wing} is a wing, and wings are not compared."), "C8", wing=name)
        elif RANKS[rank] != counts:
            about[RANKS[rank]] = remark(
                N_("{other} is in the body, {body}, but it is not the highest rank of it."), "C8", other=name, **facts
            )
    form, mistakes = choice([(RANKS[rank], (named([rank])[0],)) for rank in ranks], about)
    lit = tuple(place for place, card in enumerate(cards) if RANKS[card.rank] == counts)
    body = tuple(place for place, card in enumerate(cards) if RANKS[card.rank] in reading.body)
    return Item(
        position=spread(candidates=cards),
        told=(Message(N_("Led as: {reading_kind}."), {"reading_kind": Reading(reading.kind, 0, None)}),),
        question=Message(N_("By which rank are they compared?"), {}),
        form=form,
        answer=counts,
        mistakes=mistakes,
        otherwise=remark(N_("The highest rank of the body counts, and no wing."), "C8"),
        solution=(
            remark(N_("{reading}: the highest rank of its body is {rank}."), "C8", **facts)
            if len(reading.body) > 1
            else remark(N_("{reading}: it goes by its triple, and the wing is not compared."), "C8", **facts),
        ),
        hints=(
            Hint(remark(N_("Look for the body: wings are not compared."), "C8")),
            Hint(remark(N_("The body is lit; the highest rank in it counts."), "C8"), body),
        ),
        solved=CardShowing(lit=lit),
    )


class Pairing(NamedTuple):
    """A play that lies there, and one that is held against it."""

    top: tuple[Card, ...]
    cards: tuple[Card, ...]


def higher(stream: Random) -> Pairing:
    """Make up a play and one that beats it by its rank."""
    kind = pick(stream, PLAIN)
    length = pick(stream, (2, 3)) if kind in PER_RANK and kind != STRAIGHT else pick(stream, (5, 6))
    top = compose(stream, kind, length=length)
    most = ACE if kind in PER_RANK else LITTLE
    while rank_of(top) >= most - 1:
        top = compose(stream, kind, length=length)
    return Pairing(top, compose(stream, kind, length=length, above=rank_of(top), without=top))


def rank_of(cards: Sequence[Card]) -> int:
    """Give the number of the rank that cards are compared by."""
    return RANKS.index(str(reading_of(cards).rank))


def longer(stream: Random) -> Pairing:
    """Make up a sequence and a longer, higher one of the same kind."""
    kind = pick(stream, (STRAIGHT, PAIRS, PAIRS, AIRPLANE))
    least = 5 if kind == STRAIGHT else 2
    top = compose(stream, kind, length=least)
    return Pairing(top, compose(stream, kind, length=least + 1, without=top))


def other_kind(stream: Random) -> Pairing:
    """Make up a play and one of another kind, of as many cards where that can be."""
    one, other = pick(
        stream,
        (
            (TRIPLE_PAIR, STRAIGHT),
            (STRAIGHT, TRIPLE_PAIR),
            (PAIRS, TRIPLE_SINGLE),
            (TRIPLE_SINGLE, PAIRS),
            (AIRPLANE, PAIRS),
            (PAIRS, AIRPLANE),
            (TRIPLE, TRIPLE_SINGLE),
            (TRIPLE_SINGLE, TRIPLE_PAIR),
            (AIRPLANE, AIRPLANE_SINGLES),
        ),
    )
    length = {(AIRPLANE, PAIRS): (2, 3), (PAIRS, AIRPLANE): (3, 2), (TRIPLE_PAIR, STRAIGHT): (None, 5),
              (STRAIGHT, TRIPLE_PAIR): (5, None)}.get((one, other), (2, 2))  # fmt: skip
    top = compose(stream, one, length=length[0])
    return Pairing(top, compose(stream, other, length=length[1], without=top))


def equal(stream: Random) -> Pairing:
    """Make up a play and one of the same rank, with other suits."""
    kind = pick(stream, (PAIR, TRIPLE, TRIPLE_SINGLE, STRAIGHT, PAIRS))
    top = compose(stream, kind)
    while rank_of(top) >= LITTLE:  # There are only three jokers of a kind.
        top = compose(stream, kind)
    reading = reading_of(top)
    while True:
        cards = compose(stream, kind, length=len(reading.body), above=rank_of(top) - 1, without=top)
        if reading_of(cards) == reading:
            return Pairing(top, cards)


def swapped(make: Callable[[Random], Pairing]) -> Callable[[Random], Pairing]:
    """Hold the lower play against the higher one."""
    return lambda stream: Pairing(*reversed(make(stream)))


CASES: tuple[Callable[[Random], Pairing], ...] = (
    higher,
    higher,
    swapped(higher),
    longer,
    other_kind,
    other_kind,
    equal,
)

NONE = "none"
"""The answer that none of the plays does."""

VERDICT_LABELS = {
    BEATS: N_("Yes, they do."),
    BEATEN: N_("No: the same kind and number of cards, but lower."),
    EQUAL: N_("No: the two are equal."),
    APART: N_("No: another kind, or another number of cards."),
}


def beats_or_not(stream: Random) -> Item:
    """Ask whether one ordinary combination beats another, and if not why (C8, R19)."""
    top, cards = pick(stream, CASES)(stream)
    reading, other = reading_of(cards), reading_of(top)
    comparison = compare(reading, other)
    because = Remark(comparison.message, (comparison.rule,))
    form, mistakes = choice(
        [(verdict, Message(text, {})) for verdict, text in VERDICT_LABELS.items()],
        {verdict: because for verdict in VERDICT_LABELS if verdict != comparison.verdict},
    )
    both: dict[str, object] = {"reading": reading, "top": other, "count": reading.size, "others": other.size}
    return Item(
        position=Spread((Row(TOP, top), Row(HAND, cards))),
        question=Message(N_("Do the cards of the hand beat those on the table?"), {}),
        form=form,
        answer=comparison.verdict,
        mistakes=mistakes,
        otherwise=because,
        solution=(because,),
        hints=(
            Hint(remark(N_("Three things must be right: the kind, the number of cards, and a higher rank."), "C8")),
            Hint(remark(N_("On the table: {others} cards, {top}. In the hand: {count}, {reading}."), "C8", **both)),
        ),
        solved=CardShowing(notes=notes(((TOP, top), (HAND, cards)))),
    )


def notes(rows: Sequence[tuple[str, Sequence[Card]]]) -> tuple[tuple[str, Message], ...]:
    """Say beside each row what its cards are."""
    found = []
    for role, cards in rows:
        reading = unnamed(cards)
        said = Message(N_("{reading}"), {"reading": reading}) if reading else Message(N_("no combination"), {})
        found.append((role, said))
    return tuple(found)


def beating_plays(stream: Random) -> Item:
    """Ask which of several plays beat the one on the table (C8)."""
    kind = pick(stream, (PAIR, TRIPLE, TRIPLE_SINGLE, TRIPLE_PAIR, STRAIGHT, PAIRS))
    length = {STRAIGHT: 5, PAIRS: pick(stream, (2, 3))}.get(kind)
    middle = {STRAIGHT: (6, 9)}.get(kind, (4, 8))
    top = compose(stream, kind, length=length)
    while not middle[0] <= rank_of(top) <= middle[1]:
        top = compose(stream, kind, length=length)
    groups = [compose(stream, kind, length=length, above=rank_of(top), without=top)]
    others = sample(stream, [other for other in PLAIN if other not in (kind, AIRPLANE_SINGLES)], 2)
    shapes = (*((other, None) for other in others), (kind, length), (kind, length and length + 1))
    for shape in sample(stream, shapes, 3):
        groups.append(compose(stream, shape[0], length=shape[1], without=[*top, *chain(*groups)]))
    return choose_plays(stream, top, groups)


def choose_plays(stream: Random, top: tuple[Card, ...], groups: Sequence[tuple[Card, ...]]) -> Item:
    """Ask which of some plays beat one, if any (C8-C12)."""
    rows = lettered(*shuffle(stream, groups))
    reading = reading_of(top)
    right = frozenset(role for role, cards in rows if beats(cards, reading))
    options = []
    rules: list[str] = []
    for role, cards in rows:
        reason = why(cards, reading)
        told = remark(N_("{letter}: {why}"), *reason.rules, letter=role, why=reason.message)
        rules += reason.rules
        options.append(Option(role, role, None if role in right else told, told if role in right else None))
    lit = tuple(sorted(right))
    cited = tuple(dict.fromkeys(rule for rule in rules if rule.startswith("C"))) or ("C8",)
    nothing = remark(N_("None of them beats the {reading}."), *cited, reading=reading)
    options.append(Option(NONE, Message(N_("none of them"), {}), None, None if right else nothing))
    because = tuple(option.missing for option in options if option.missing)
    return Item(
        position=Spread((Row(TOP, top), *rows)),
        question=Message(N_("Which of the plays {first} to {last} beat the one on the table? Choose all that do."),
                         {"first": rows[0].role, "last": rows[-1].role}),
        form=Several(tuple(options), "plays"),
        answer=right or frozenset((NONE,)),
        otherwise=because[0],
        solution=because,
        hints=(
            Hint(remark(N_("On the table: {reading}."), "C8", reading=reading)),
            Hint(remark(NN_("{count} of them beats it.", "{count} of them beat it."), "C8", count=len(right))
                 if right
                 else nothing),
        ),
        solved=CardShowing(lit=lit, notes=notes([(TOP, top), *rows])),
        rules=cited,
    )  # fmt: skip


def answer_it(stream: Random) -> Item:
    """Ask to choose cards of a hand that beat an ordinary combination (C8)."""
    pairing = higher(stream)
    return answering(stream, pairing.top, pairing.cards)


def answering(stream: Random, top: tuple[Card, ...], cards: tuple[Card, ...], *rules: str) -> Item:
    """Ask to choose cards that beat a play, from a hand that holds some which do (C8-C12)."""
    reading = reading_of(top)
    hand = hand_with(stream, cards, max(12, len(cards) + 4), top)
    example = places_of(hand, cards)
    start = len(top)
    keys = frozenset(str(int(place) + start) for place in example)
    best = why(cards, reading)
    cited = rules or best.rules
    position = Spread((Row(TOP, top), Row(HAND, hand)))
    return Item(
        position=position,
        question=Message(N_("Choose cards of the hand that beat the play on the table."), {}),
        form=Selection(card_options(hand, start), Beats(position.cards, reading)),
        answer=keys,
        otherwise=best,
        solution=(remark(N_("{cards} would do."), *cited, cards=cards), best),
        hints=(
            Hint(remark(N_("On the table: {reading}, {count} cards."), *cited, reading=reading,
                        count=reading.size)
                 if reading.size > 1
                 else remark(N_("On the table: {reading}."), *cited, reading=reading)),
            Hint(remark(N_("One way is {reading}."), *cited, reading=A(beats(cards, reading) or reading))),
            Hint(remark(N_("Cards that do are lit."), *cited), tuple(sorted(map(int, keys)))),
        ),
        solved=CardShowing(),
        rules=cited,
    )  # fmt: skip


KINDS = (
    Kind("rank that counts", ("C8",), rank_that_counts),
    Kind("beats or not", ("C8",), beats_or_not),
    Kind("beating plays", ("C8",), beating_plays),
    Kind("answer it", ("C8",), answer_it),
)
