"""The friend cards: which faces the declarer may name, and for what (C19, C20, R10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gamelib.core import N_, NN_, Message, RuleError, quoted
from gamelib.fivetenk.cards import ACE, COPIES, FACES, SUITS, TWO, Card
from gamelib.fivetenk.nouns import The

NAMED = 2
"""How many faces are named (C19)."""


class Friend(NamedTuple):
    """A friend card: a face, and which actual play of it counts, 1 to 3 (C20)."""

    card: Card
    nth: int

    def __str__(self) -> str:
        """Write it as text: ``AS 1``."""
        return f"{self.card} {self.nth}"


def nameable(buried: Iterable[Card]) -> tuple[Card, ...]:
    """Give the one face of each suit that may be named, by the cards buried (C19).

    It is the ace, unless all three aces of the suit are buried; then the king, and so on down.

    >>> [str(card) for card in nameable([Card("AS")] * 3)]
    ['AD', 'AC', 'AH', 'KS']
    """
    buried = tuple(buried)
    faces = []
    for suit in range(len(SUITS)):
        rank = ACE
        while buried.count(face := face_of(rank, suit)) == COPIES:
            rank -= 1
        faces.append(face)
    return tuple(faces)


def face_of(rank: int, suit: int) -> Card:
    """Give the face of a rank, a 3 to a 2, and a suit."""
    return FACES[rank * len(SUITS) + suit]


def why_not_named(named: Iterable[tuple[str, object]], buried: Iterable[Card]) -> RuleError | None:
    """Say why the declarer may not name these friend cards; ``None`` if they may be named."""
    named = tuple(named)
    if len(named) != NAMED:
        sentence = N_("Just two friend cards are named, not {count}.")
        return RuleError("C19", sentence, count=len(named))
    buried = tuple(buried)
    for card, nth in named:
        face = Card(card)
        problem = why_not_face(face, buried)
        if problem:
            return problem
        if isinstance(nth, bool) or not isinstance(nth, int) or not 1 <= nth <= COPIES:
            sentence = N_("{card} cannot be named for play {nth}: the 1st, 2nd or 3rd play of it can be.")
            return RuleError("C20", sentence, card=face, nth=quoted(nth))
    if Card(named[0][0]) == Card(named[1][0]):
        return RuleError("C19", N_("{card} is named twice: two different faces are named."), card=Card(named[0][0]))
    return None


def why_not_face(face: Card, buried: Iterable[Card]) -> RuleError | None:
    """Say why a face may not be named; ``None`` if it may be (C19)."""
    if face.rank >= TWO:
        return RuleError("C19", N_("Neither a 2 nor a joker may be named, and {card} is one."), card=The(face))
    legal = nameable(buried)[face.suit]
    if face == legal:
        return None
    if face.rank < legal.rank:
        sentence = N_("{card} may not be named: {face} is the highest of its suit still in play.")
    else:
        sentence = N_("{card} may not be named: all three of it are buried, so in its suit {face} may be.")
    return RuleError("C19", sentence, card=face, face=legal)


def why_nameable(face: Card, buried: Iterable[Card]) -> Message | None:
    """Say why a face is the one of its suit that may be named; ``None`` if it may not be (C19).

    >>> str(why_nameable(Card("KS"), [Card("AS")] * 3))
    'All three copies of AS are buried, so KS may be named.'
    """
    buried = tuple(buried)
    if why_not_face(face, buried):
        return None
    gone = tuple(face_of(rank, face.suit) for rank in range(ACE, face.rank, -1))
    if gone:
        sentence: str = NN_(
            "All three copies of {gone} are buried, so {face} may be named.",
            "All copies of {gone}, three of each, are buried, so {face} may be named.",
        )
        return Message(sentence, {"gone": gone, "face": face, "count": len(gone)})
    count = buried.count(face)
    sentence = NN_(
        "{face} may be named: an ace may be, and just {count} of the three is buried.",
        "{face} may be named: an ace may be, and just {count} of the three are buried.",
    )
    return Message(
        sentence if count else N_("{face} may be named: an ace may be, and none is buried."),
        {"face": face, "count": count},
    )


def namings(buried: Iterable[Card]) -> tuple[tuple[Friend, Friend], ...]:
    """List every way to name two friend cards, by suit and then by play (C19, C20)."""
    faces = nameable(buried)
    plays = range(1, COPIES + 1)
    return tuple(
        (Friend(first, one), Friend(second, other))
        for place, first in enumerate(faces)
        for second in faces[place + 1 :]
        for one in plays
        for other in plays
    )
