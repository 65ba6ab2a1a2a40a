"""How the facts of 5-10-K stand in a sentence: cards, readings, plays, moves."""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterable
from functools import cache

from gamelib.fivetenk.cards import RANKS, SUITS, Card
from gamelib.fivetenk.moves import Bury, Decline, Lay, Name, Nobody, Pass, Reveal
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.nouns import A, Alike, The
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    NUMBER_NAMES,
    PAIR,
    PAIRS,
    SINGLE,
    SUITED,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
    Reading,
)
from gamelib.words.catalogues import look_up

Words = gettext.NullTranslations

# Names of terms, which the glossary has marked.
SUIT_NAMES = {"D": "diamonds", "C": "clubs", "H": "hearts", "S": "spades"}
JOKER_NAMES = {"LJ": "little joker", "BJ": "big joker"}

SUIT_SYMBOLS: dict[str, str] = {"D": "♦", "C": "♣", "H": "♥", "S": "♠"}
"""The symbol of each suit by its letter."""

WINGED = {
    TRIPLE_SINGLE: (TRIPLE, SINGLE),
    TRIPLE_PAIR: (TRIPLE, PAIR),
    AIRPLANE_SINGLES: (AIRPLANE, SINGLE),
    AIRPLANE_PAIRS: (AIRPLANE, PAIR),
}
"""Of each kind with wings the terms for its body and for one wing."""


@cache
def write_card(card: Card, words: Words) -> str:
    """Write a card as it is shown, such as ``10♥``; a joker by its name."""
    return write_rank(RANKS[card.rank], words) + (SUIT_SYMBOLS[SUITS[card.suit]] if card.suit >= 0 else "")


def write_row(cards: Iterable[Card], words: Words) -> str:
    """Write the cards of a move side by side."""
    return words.pgettext("cards", " ").join(write_card(card, words) for card in cards)


def write_rank(rank: str, words: Words) -> str:
    """Write a rank: a joker by its name."""
    return words.pgettext("term", JOKER_NAMES[rank]) if rank in JOKER_NAMES else rank


def write_alike(cards: Alike, words: Words) -> str:
    """Write cards that share a rank: ``two 5s``, ``one K``, ``two little jokers``; without a number ``5s``.

    A number stands in words: 4 × 4 may be four cards, or sixteen.
    """
    rank = write_rank(cards.rank, words)
    if cards.number != 1:
        rank = words.pgettext("several cards of a rank", "{rank}s").format(rank=rank)
    if not cards.number:
        return rank
    number = look_up(NUMBER_NAMES[cards.number], words)
    return words.pgettext("cards of a rank", "{number} {ranks}").format(number=number, ranks=rank)


def write_the(named: The, words: Words) -> str:
    """Write a card or a rank: a joker with its article, such as ``the big joker``."""
    card = named.card
    written = write_card(card, words) if isinstance(card, Card) else card
    return words.pgettext("joker", "the {joker}").format(joker=written) if card in JOKER_NAMES else written


def write_reading(reading: Reading, words: Words) -> str:
    """Write a reading: its kind, and the ranks of its body, such as ``straight from 5 to 9``.

    The rank stands with what it is the rank of, as in ``triple of Ks with a pair``.
    """
    kind, size, rank = reading
    facts = {"kind": words.pgettext("term", kind)}
    if rank is None:
        return facts["kind"]
    if kind == SUITED:
        facts["suit"] = words.pgettext("term", SUIT_NAMES[rank])
    else:
        facts |= {"rank": write_rank(rank, words), "first": reading.body[0], "last": reading.body[-1]}
        facts["ranks"] = write_alike(Alike(rank, size if kind == BOMB else 0), words)
    if kind in WINGED:
        facts |= {name: words.pgettext("term", part) for name, part in zip(("body", "wing"), WINGED[kind], strict=True)}
    return _pattern(reading, words).format(**facts)


def write_a(one: A, words: Words) -> str:
    """Write a reading with its article, such as ``a pair of 8s``; consecutive pairs, being several, have none."""
    reading = write_reading(one.reading, words)
    if one.reading.kind == PAIRS:
        return reading
    if one.reading.kind in (AIRPLANE, AIRPLANE_SINGLES, AIRPLANE_PAIRS):
        return words.pgettext("a reading", "an {reading}").format(reading=reading)
    return words.pgettext("a reading", "a {reading}").format(reading=reading)


def _pattern(reading: Reading, words: Words) -> str:
    """Give the pattern by which a reading is written."""
    if reading.kind == SUITED:
        return words.pgettext("reading", "{kind} of {suit}")
    if reading.kind == SINGLE:
        return words.pgettext("reading", "{kind} {rank}")
    if len(reading.body) > 1:
        if reading.kind in WINGED:
            return words.pgettext("reading", "{body} from {first} to {last} with {wing} wings")
        return words.pgettext("reading", "{kind} from {first} to {last}")
    if reading.kind in WINGED:
        return words.pgettext("reading", "{body} of {ranks} with a {wing}")
    return words.pgettext("reading", "{kind} of {ranks}")


def write_play(play: Play, words: Words) -> str:
    """Write a play by rank: its ranks, and what they are."""
    ranks = " ".join(write_rank(rank, words) for rank in play.ranks)
    reading = write_reading(play.reading, words)
    return words.pgettext("play", "{ranks} ({reading})").format(ranks=ranks, reading=reading)


def write_lay(move: Lay, words: Words) -> str:
    """Write cards that are played, with the kind that was named."""
    cards = write_row(move.cards, words)
    if move.kind is None:
        return cards
    return words.pgettext("move", "{cards} as {kind}").format(cards=cards, kind=words.pgettext("term", move.kind))


def write_friend(friend: Friend, words: Words) -> str:
    """Write a friend card: the face, and the play of it that counts."""
    return words.pgettext("friend card", "{card}, play {nth}").format(
        card=write_card(friend.card, words), nth=friend.nth
    )


def write_name(move: Name, words: Words) -> str:
    """Write what is named."""
    friends = words.pgettext("friend cards", "; ").join(write_friend(friend, words) for friend in move.friends)
    return words.pgettext("move", "name {friends}").format(friends=friends)


def write_bury(move: Bury, words: Words) -> str:
    """Write what is buried, as far as it is known."""
    if not move.cards:
        return words.pgettext("move", "bury six cards")
    return words.pgettext("move", "bury {cards}").format(cards=write_row(move.cards, words))


def write_reveal(_: Reveal, words: Words) -> str:
    """Write that a card is revealed."""
    return words.pgettext("move", "reveal")


def write_decline(_: Decline, words: Words) -> str:
    """Write that a chance to reveal is declined."""
    return words.pgettext("move", "decline")


def write_nobody(_: Nobody, words: Words) -> str:
    """Write that nobody reveals."""
    return words.pgettext("move", "nobody reveals")


def write_pass(_: Pass, words: Words) -> str:
    """Write a pass."""
    return words.pgettext("move", "pass")


FACT_WRITERS: dict[type, Callable[..., str]] = {
    Card: write_card,
    Alike: write_alike,
    The: write_the,
    A: write_a,
    Reading: write_reading,
    Play: write_play,
    Lay: write_lay,
    Friend: write_friend,
    Name: write_name,
    Bury: write_bury,
    Reveal: write_reveal,
    Decline: write_decline,
    Nobody: write_nobody,
    Pass: write_pass,
}
"""How the facts of 5-10-K that are neither numbers nor lists are written, by their type."""

NAMED_IN_WORDS = (Card, Alike, The, A, Reading)
"""The facts that may be words, so that a sentence that begins with one begins with a capital letter."""
