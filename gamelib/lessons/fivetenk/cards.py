"""Questions about the cards: copies of a face, ranks, points (C1-C3)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, Message
from gamelib.fivetenk import RANKS, SUITS, State
from gamelib.fivetenk.cards import ACE, COPIES, FACES, FIVE, KING, LITTLE, TEN, in_order, points
from gamelib.fivetenk.dealing import DEALT
from gamelib.fivetenk.nothing import named
from gamelib.fivetenk.nouns import The
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.cards_mistakes import (
    COPY_WAYS,
    LEFT_WAYS,
    PLAYED_WAYS,
    POINT_WAYS,
    Copies,
    Left,
    Played,
    Points,
)
from gamelib.lessons.fivetenk.composing import cards_of, deal
from gamelib.lessons.fivetenk.found import playing
from gamelib.lessons.fivetenk.positions import spread
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Number, Option, Several
from gamelib.lessons.items import Hint, Item, wrong_answers
from gamelib.lessons.kinds import Kind, remark

CARDS = Message(N_("cards"), {})
POINTS = Message(N_("points"), {})


def copies_left(stream: Random) -> Item:
    """Ask how many copies of a face, or cards of a rank, are elsewhere than in the cards shown (C1)."""
    by_face = pick(stream, (True, True, False))
    rank = pick(stream, range(len(RANKS))) if by_face else pick(stream, range(LITTLE))
    same = cards_of(stream, {rank: pick(stream, range(2, 4) if rank >= LITTLE else range(3, 6))})
    others = [card for card in deal(stream, 14, same) if card.rank != rank]
    seen = in_order((*same, *others[:9]))
    face = pick(stream, (pick(stream, same), max(same, key=same.count)))
    what: object = The(face) if by_face else named([rank])[0]
    facts = Copies(
        what,
        seen.count(face) if by_face else len(same),
        COPIES if by_face else COPIES * len(SUITS),
        len(same),
    )
    asked = (
        N_("How many more copies of {what} are there in the game, besides those shown?")
        if by_face
        else N_("How many more cards of rank {what} are there in the game, besides those shown?")
    )
    lit = tuple(place for place, card in enumerate(seen) if (card == face if by_face else card.rank == rank))
    known = {**facts._asdict(), "left": facts.left}
    rest = remark(N_("{all} in the game − {seen} seen here = {left}."), "C1", **known)
    return Item(
        position=spread(seen=seen),
        question=Message(asked, known),
        form=Number(CARDS),
        answer=facts.left,
        mistakes=wrong_answers(COPY_WAYS, facts, facts.left),
        otherwise=remark(N_("There are {all} in the game: take off those that can be seen here."), "C1", **known),
        solution=(rest,),
        hints=(
            Hint(remark(N_("Three decks are in the game, so every face is there three times."), "C1")),
            Hint(remark(N_("Those that can be seen here are lit."), "C1"), lit),
        ),
        solved=CardShowing(lit=lit, sums=(rest.message,)),
    )


def played_cards(stream: Random) -> Item:
    """Ask how many cards have been played so far (C1)."""
    state = playing(stream, lambda at: 40 <= sum(at.hand_sizes) <= 140)
    held = sum(state.hand_sizes)
    facts = Played(held, DEALT - held)
    known = facts._asdict()
    rest = remark(N_("{seats} × {size} = {dealt} cards were dealt; {dealt} − {held} = {played}."), "C1", **known)
    return Item(
        position=state.view(state.turn or 0),
        question=Message(
            N_("How many cards have been played in this game so far? The {kitty} cards of the kitty do not count."),
            known,
        ),
        form=Number(CARDS),
        answer=facts.played,
        mistakes=wrong_answers(PLAYED_WAYS, facts, facts.played),
        otherwise=remark(
            N_("Everybody began with {size} cards: take off what the six seats still hold."), "C1", **known
        ),
        solution=(rest,),
        hints=(
            Hint(
                remark(
                    N_("{seats} players got {size} cards each; the other {kitty} are the kitty, which is not played."),
                    "C1",
                    **known,
                )
            ),
            Hint(remark(N_("Together the six seats still hold {held} cards."), "C1", **known)),
        ),
        solved=CardShowing(sums=(rest.message,)),
    )


def higher_cards(stream: Random) -> Item:
    """Ask which cards rank above one, jokers and twos among them (C2)."""
    than = pick(stream, [card for card in FACES if RANKS.index("9") <= card.rank <= LITTLE])
    lower = pick(stream, [rank for rank in range(3, than.rank) if rank <= ACE] or [3])
    near = {lower, than.rank - 1, than.rank, than.rank + 1, ACE, LITTLE - 1, LITTLE} & {*range(len(RANKS))}
    others = [card for card in FACES if card.rank in near and card != than]
    cards = in_order(sample(stream, others, 6))
    if not any(card.rank > than.rank for card in cards):
        cards = in_order((*cards[1:], pick(stream, [card for card in FACES if card.rank > than.rank])))
    facts: dict[str, object] = {"than": The(than)}
    options = []
    for place, card in enumerate(cards):
        known = {**facts, "card": The(card)}
        low = N_("{card} ranks below {than}.")
        if card.rank == than.rank:
            low = N_("{card} has the same rank as {than}; suits decide nothing here.")
        extra = remark(low, "C2", **known)
        missing = remark(N_("{card} ranks above {than}."), "C2", **known)
        options.append(Option(str(place), card, extra, missing))
    right = frozenset(str(place) for place, card in enumerate(cards) if card.rank > than.rank)
    lit = tuple(map(int, sorted(right)))
    above = named(range(than.rank + 1, len(RANKS)))
    return Item(
        position=spread(candidates=cards),
        question=Message(N_("Which of these cards rank above {than}? Choose all of them."), facts),
        form=Several(tuple(options), "cards"),
        answer=right,
        otherwise=remark(N_("From low to high the ranks are {ranks}."), "C2", ranks=named(range(len(RANKS)))),
        solution=(
            remark(N_("Above {than} stand {above}, and nothing else."), "C2", above=above, **facts),
            remark(N_("Suits change no card's rank, and neither do the levels that players climb."), "C2"),
        ),
        hints=(
            Hint(remark(N_("No suit makes a card higher: only its rank does."), "C2")),
            Hint(remark(N_("The highest ranks, from low to high, are {ranks}."), "C2",
                        ranks=named(range(RANKS.index("J"), len(RANKS))))),
        ),
        solved=CardShowing(lit=lit),
    )  # fmt: skip


def points_of_cards(stream: Random) -> Item:
    """Ask how many points some cards carry (C3)."""
    counts = {FIVE: pick(stream, range(3)), TEN: pick(stream, range(3)), KING: pick(stream, range(1, 3))}
    tempting = {RANKS.index(rank): pick(stream, range(2)) for rank in ("J", "Q", "A")}
    plain = sample(stream, [rank for rank in range(LITTLE + 2) if rank not in (*counts, *tempting)], 3)
    cards = cards_of(stream, {**counts, **tempting, **dict.fromkeys(plain, 1)})
    courts = sum(tempting[RANKS.index(rank)] for rank in ("J", "Q"))
    facts = Points(counts[FIVE], counts[TEN], counts[KING], courts)
    carrying = tuple(card for card in cards if card.points)
    lit = tuple(place for place, card in enumerate(cards) if card.points)
    total = points(cards)
    terms = " + ".join(str(card.points) for card in carrying)
    added = remark(N_("{cards}: {terms} = {total}."), "C3", cards=carrying, terms=terms, total=total)
    return Item(
        position=spread(hand=cards),
        question=Message(N_("How many points do these cards carry?"), {}),
        form=Number(POINTS),
        answer=total,
        mistakes=wrong_answers(POINT_WAYS, facts, total),
        otherwise=remark(N_("Only fives, tens and kings carry points: 5, 10 and 10."), "C3"),
        solution=(added,),
        hints=(
            Hint(remark(N_("Only fives, tens and kings carry points."), "C3")),
            Hint(remark(N_("A five is worth 5, a ten and a king 10 each. They are lit."), "C3"), lit),
        ),
        solved=CardShowing(lit=lit, sums=(added.message,)),
    )


def points_left(stream: Random) -> Item:
    """Ask how many points have not been played yet (C3)."""

    def wanted(at: State) -> bool:
        return 20 <= sum(at.taken) <= 240 and bool(at.trick_points)

    state = playing(stream, wanted)
    facts = Left(sum(state.taken), state.trick_points)
    terms = " + ".join(str(taken) for taken in state.taken if taken)
    known = {**facts._asdict(), "rest": facts.rest, "terms": terms}
    sentence = (
        N_("Taken: {terms} = {taken}. On the table: {trick}.")
        if " " in terms
        else N_("Taken: {taken}. On the table: {trick}.")
    )
    taken = remark(sentence, "C3", **known)
    rest = remark(N_("{all} − {taken} − {trick} = {rest}."), "C3", **known)
    return Item(
        position=state.view(state.turn or 0),
        question=Message(N_("How many points are still in the hands and in the kitty, together?"), {}),
        form=Number(POINTS),
        answer=facts.rest,
        mistakes=wrong_answers(LEFT_WAYS, facts, facts.rest),
        otherwise=remark(N_("There are {all} points in every game: take off those that have been played."), "C3",
                         **known),
        solution=(taken, rest),
        hints=(
            Hint(remark(N_("Three decks have {all} points: in every game, however it is played."), "C3", **known)),
            Hint(remark(N_("{taken} have been taken in tricks, and {trick} lie in the trick on the table."), "C3",
                        **known)),
        ),
        solved=CardShowing(sums=(taken.message, rest.message)),
    )  # fmt: skip


KINDS = (
    Kind("copies left", ("C1",), copies_left),
    Kind("higher cards", ("C2",), higher_cards),
    Kind("points of cards", ("C3",), points_of_cards),
    Kind("played cards", ("C1",), played_cards),
    Kind("points left", ("C3",), points_left),
)
