"""How the facts of 5-10-K stand in a sentence: cards, readings, plays, moves."""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterable
from functools import cache

from gamelib.fivetenk.cards import RANKS, SUITS, Card
from gamelib.fivetenk.moves import Bury, Decline, Lay, Name, Nobody, Pass, Reveal
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    NUMBER_NAMES,
    PAIR,
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


def write_reading(reading: Reading, words: Words) -> str:
    """Write a reading: its kind, and the ranks of its body, such as ``straight of 5 to 9``.

    The rank stands with what it is the rank of, as in ``triple of K with pair``; a joker's name comes first.
    """
    kind, size, rank = reading
    number = look_up(NUMBER_NAMES.get(size, str(size)), words)
    facts = {"kind": words.pgettext("term", kind), "number": number}
    if rank is None:
        return facts["kind"]
    if kind == SUITED:
        return words.pgettext("reading", "{kind} of {suit}").format(
            suit=words.pgettext("term", SUIT_NAMES[rank]), **facts
        )
    body = reading.body
    facts |= {"rank": write_rank(rank, words), "first": body[0], "last": body[-1]}
    if kind in WINGED:
        facts |= {name: words.pgettext("term", part) for name, part in zip(("body", "wing"), WINGED[kind], strict=True)}
        if rank in JOKER_NAMES:
            return words.pgettext("reading", "{rank} {body} with {wing}").format(**facts)
        if len(body) == 1:
            return words.pgettext("reading", "{body} of {rank} with {wing}").format(**facts)
        return words.pgettext("reading", "{body} of {first} to {last} with {wing} wings").format(**facts)
    return _plain(reading, words).format(**facts)


def _plain(reading: Reading, words: Words) -> str:
    """Give the pattern by which a reading without wings is written.

    The cards of a bomb are counted in words: 4 × 4 may be four cards, or sixteen.
    """
    if reading.kind == BOMB:
        return words.pgettext("reading", "{kind} of {number} {rank}s")
    if len(reading.body) > 1:
        return words.pgettext("reading", "{kind} of {first} to {last}")
    if reading.kind == SINGLE:
        return words.pgettext("reading", "{kind} {rank}")
    if reading.rank in JOKER_NAMES:
        return words.pgettext("reading", "{rank} {kind}")
    return words.pgettext("reading", "{kind} of {rank}")


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
