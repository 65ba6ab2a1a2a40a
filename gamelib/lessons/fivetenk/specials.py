"""Questions about 5-10-Ks and bombs: what is suited, what beats what, and with which cards (C9-C12)."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

from gamelib.core import N_, Message
from gamelib.fivetenk import Card, Reading, beats, compare, leads, readings
from gamelib.fivetenk.cards import BIG, COPIES, FIVE, KING, LITTLE, RANKS, SUITS, TEN, count_ranks, in_order
from gamelib.fivetenk.comparing import BEATEN, BEATS, EQUAL
from gamelib.fivetenk.explaining import KIND_RULES
from gamelib.fivetenk.nothing import named
from gamelib.fivetenk.nouns import A
from gamelib.fivetenk.readings import (
    AIRPLANE,
    BOMB,
    JOKER_BOMB,
    MIXED,
    PAIRS,
    SPECIAL,
    STRAIGHT,
    SUITED,
    TRIPLE_PAIR,
)
from gamelib.lessons.chances import pick, sample, shuffle
from gamelib.lessons.fivetenk.beating import answering, choose_plays, notes, reading_of
from gamelib.lessons.fivetenk.combinations import NOTHING, bare, places_of
from gamelib.lessons.fivetenk.composing import cards_of, compose
from gamelib.lessons.fivetenk.fits import Strongest, card_options
from gamelib.lessons.fivetenk.positions import Spread, lettered, spread
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Selection
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, remark
from gamelib.lessons.verdicts import Remark

NEITHER = "neither"
QUEEN, NINE, JACK, SIX = (RANKS.index(rank) for rank in ("Q", "9", "J", "6"))


def suited_or_mixed(stream: Random) -> Item:
    """Ask whether a five, a ten and a king are suited, mixed, or not all there (C10)."""
    case = pick(stream, (SUITED, MIXED, MIXED, NOTHING))
    if case == NOTHING:
        ranks = pick(stream, ((FIVE, TEN, QUEEN), (FIVE, NINE, KING), (SIX, TEN, KING), (FIVE, JACK, KING)))
        cards = cards_of(stream, dict.fromkeys(ranks, 1))
    else:
        cards = compose(stream, case)
        # Two of one suit are nearly three.
        while case == MIXED and len({card.suit for card in cards}) > 2:
            cards = compose(stream, case)
    found = readings(cards)
    right = found[0].kind if found else NOTHING
    suits = tuple(dict.fromkeys(Reading(SUITED, 3, SUITS[card.suit]) for card in cards))
    missing = tuple(rank for rank in (FIVE, TEN, KING) if not count_ranks(cards)[rank])
    because = (
        remark(N_("A 5-10-K is a five, a ten and a king, and here is no {missing}."), "C10", missing=named(missing))
        if missing
        else remark(N_("{cards} share a suit: {reading}."), "C10", cards=cards, reading=found[0])
        if right == SUITED
        else remark(N_("{cards} are of {count} suits, so they are mixed."), "C10", cards=cards, count=len(suits))
    )
    about = {kind: because for kind in (MIXED, SUITED, NOTHING) if kind != right}
    if found:
        about[NOTHING] = remark(N_("They are a five, a ten and a king: a 5-10-K, whatever their suits."), "C10")
    form, mistakes = choice(
        [(MIXED, bare(MIXED)), (SUITED, bare(SUITED)), (NOTHING, Message(N_("no combination"), {}))], about
    )
    return Item(
        position=spread(candidates=cards),
        question=Message(N_("What are these cards?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=because,
        solution=(because,),
        hints=(
            Hint(remark(N_("First see whether a five, a ten and a king are there, one of each."), "C10")),
            Hint(remark(N_("Then look at the suits: all three alike, or not."), "C10")),
        ),
        solved=CardShowing(apart=bool(found)),
    )


def strongest(stream: Random) -> Item:
    """Ask to choose the strongest 5-10-K of a hand (C10)."""
    while True:
        point_cards = cards_of(stream, {FIVE: 3, TEN: 3, KING: 3})
        others = sample(stream, [rank for rank in range(LITTLE) if rank not in (FIVE, TEN, KING)], 3)
        hand = in_order((*point_cards, *cards_of(stream, dict.fromkeys(others, 1))))
        found = [play.reading for play in leads(hand) if play.reading.kind in (MIXED, SUITED)]
        if found[1:] or stream.random() < 1 / 4:
            break
    best = found[0]
    for reading in found[1:]:
        best = reading if reading.beats(best) else best
    example = next(
        cards
        for five in point_cards
        for ten in point_cards
        for king in point_cards
        if (five.rank, ten.rank, king.rank) == (FIVE, TEN, KING) and readings(cards := (five, ten, king)) == (best,)
    )
    keys = places_of(hand, example)
    return Item(
        position=spread(hand=hand),
        question=Message(N_("Choose the cards of the strongest 5-10-K in this hand."), {}),
        form=Selection(card_options(hand), Strongest(hand, best)),
        answer=frozenset(keys),
        otherwise=remark(N_("The strongest one is the {reading}."), "C10", reading=best),
        solution=(remark(N_("{cards}: {reading}, and there is none that beats it."), "C10", cards=example,
                         reading=best),),
        hints=(
            Hint(remark(N_("A suited one beats a mixed one, and they rise from the {lowest} to the {highest}."),
                        "C9", "C10", lowest=Reading(SUITED, 3, SUITS[0]), highest=Reading(SUITED, 3, SUITS[-1]))),
            Hint(remark(N_("Look for a suit in which a five, a ten and a king are all there."), "C10")),
            Hint(remark(N_("The strongest one is the {reading}."), "C10", reading=best)),
        ),
        solved=CardShowing(),
    )  # fmt: skip


def bombs(stream: Random) -> Item:
    """Ask which of two bombs beats the other: more cards first, then the rank (C11)."""
    size = pick(stream, (4, 5, 6, 7))
    case = pick(stream, ("size", "size", "size", "rank", "equal"))
    low, high = sorted(sample(stream, range(LITTLE), 2))
    counts = {
        "size": ({high: size}, {low: size + pick(stream, (1, 1, 2))}),
        "rank": ({low: size}, {high: size}),
        "equal": ({low: min(size, 6)}, {low: min(size, 6)}),
    }[case]
    one = cards_of(stream, counts[0])
    other = cards_of(stream, counts[1], one)
    rows = lettered(*shuffle(stream, (one, other)))
    first, second = (reading_of(row.cards) for row in rows)
    comparison = compare(first, second)
    right = {BEATS: rows[0].role, BEATEN: rows[1].role, EQUAL: NEITHER}[comparison.verdict]
    decided = compare(second, first) if comparison.verdict == BEATEN else comparison
    because = Remark(decided.message, (decided.rule,))
    form, mistakes = choice(
        [*((row.role, row.role) for row in rows), (NEITHER, Message(N_("neither"), {}))],
        {key: because for key in (rows[0].role, rows[1].role, NEITHER) if key != right},
        "plays",
    )
    return Item(
        position=Spread(rows),
        question=Message(N_("Which of these two bombs beats the other?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=because,
        solution=(because,),
        hints=(
            Hint(remark(N_("Count the cards of each bomb before you look at its rank."), "C11")),
            Hint(remark(N_("Here: {first} against {second}."), "C11", first=first, second=second)),
        ),
        solved=CardShowing(lit=(right,), notes=notes(rows)),
    )


def specials(stream: Random, count: int) -> list[tuple[Card, ...]]:
    """Make up so many special combinations of different kinds or ranks."""
    while True:
        kinds = sample(stream, (MIXED, SUITED, SUITED, BOMB, BOMB, pick(stream, (JOKER_BOMB, BOMB))), count)
        made = [compose(stream, kind) for kind in kinds]
        # Two may want the same copies, or be equal: then others are made up.
        if max(Counter(chain(*made)).values()) <= COPIES and len({*map(reading_of, made)}) == count:
            return made


def strongest_of_all(stream: Random) -> Item:
    """Ask which of several special combinations beats all the others (C9-C12)."""
    rows = lettered(*specials(stream, 4))
    best = next(
        row for row in rows if all(beats(row.cards, reading_of(other.cards)) for other in rows if other is not row)
    )
    reading = reading_of(best.cards)
    about, rules = {}, ["C9"]
    for row in rows:
        if row is not best:
            comparison = compare(reading, reading_of(row.cards))
            about[row.role] = Remark(comparison.message, (comparison.rule,))
            rules.append(comparison.rule)
    form, mistakes = choice([(row.role, row.role) for row in rows], about, "plays")
    found = tuple(A(reading_of(row.cards)) for row in rows)
    order = tuple(bare(kind) for kind in sorted(SPECIAL, key=SPECIAL.__getitem__))
    return Item(
        position=Spread(rows),
        question=Message(N_("Which of these special combinations beats all the others?"), {}),
        form=form,
        answer=best.role,
        mistakes=mistakes,
        otherwise=remark(N_("From low to high they are: {kinds}."), "C9", kinds=order),
        solution=tuple(about.values()),
        hints=(
            Hint(remark(N_("Here are {readings}."), "C9", readings=found)),
            Hint(remark(N_("From low to high they are: {kinds}."), "C9", kinds=order)),
        ),
        solved=CardShowing(lit=(best.role,), notes=notes(rows)),
        rules=tuple(dict.fromkeys(rules)),
    )


def special_plays(stream: Random) -> Item:
    """Ask which special combinations beat a play that lies there, ordinary or special (C9-C12)."""
    top, *groups = specials(stream, 5)
    if stream.random() < 1 / 4:
        top = compose(stream, pick(stream, (STRAIGHT, AIRPLANE, PAIRS, TRIPLE_PAIR)), without=chain(*groups))
    return choose_plays(stream, top, groups)


def jokers(stream: Random) -> Item:
    """Ask which plays, jokers among them, beat a bomb or a joker bomb (C12, R6)."""
    rank, other = sample(stream, range(LITTLE), 2)
    size = pick(stream, (4, 5, 6, 8))
    top = cards_of(stream, {rank: size}) if stream.random() < 3 / 4 else compose(stream, JOKER_BOMB)
    groups: list[tuple[Card, ...]] = []
    shapes = shuffle(stream, ({LITTLE: 2}, {BIG: 2}, {BIG: 1}, {LITTLE: 1}))
    shapes.insert(0 if stream.random() < 3 / 4 else 3, {LITTLE: 1, BIG: 1})
    for shape in shapes:
        gone = count_ranks([*top, *chain(*groups)])
        if len(groups) < 3 and all(gone[rank] + count <= COPIES for rank, count in shape.items()):
            groups.append(cards_of(stream, shape, [*top, *chain(*groups)]))
    bigger = cards_of(stream, {other: size + pick(stream, (-1, 0, 1)) if size > 4 else size + 1})
    return choose_plays(stream, top, [*groups, bigger])


def special_answer(stream: Random) -> Item:
    """Ask to choose cards that beat a play that only a special combination can beat (C9-C12)."""
    low, high = pick(
        stream,
        ((MIXED, SUITED), (MIXED, BOMB), (SUITED, BOMB), (BOMB, JOKER_BOMB), (STRAIGHT, MIXED), (AIRPLANE, BOMB)),
    )
    top = compose(stream, low)
    cards = compose(stream, high, without=top)
    while high == SUITED and max(Counter((*top, *cards)).values()) > 3:
        cards = compose(stream, high)
    reading = beats(cards, reading_of(top))
    comparison = compare(reading or reading_of(cards), reading_of(top))
    return answering(stream, top, cards, *dict.fromkeys(("C9", comparison.rule, *KIND_RULES[high])))


KINDS = (
    Kind("suited or mixed", ("C10",), suited_or_mixed),
    Kind("strongest 5-10-K", ("C10",), strongest),
    Kind("bombs", ("C11",), bombs),
    Kind("strongest of all", ("C9", "C10", "C11", "C12"), strongest_of_all),
    Kind("special plays", ("C9", "C10", "C11", "C12", "C8"), special_plays),
    Kind("jokers", ("C12", "C11", "C8"), jokers),
    Kind("special answer", ("C9", "C10", "C11", "C12", "C8"), special_answer),
)
