"""What a player may do: reveal or decline, bury, name friend cards, play, pass (C13-C23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core.moves import WordMove
from gamelib.fivetenk.cards import Card, in_order
from gamelib.fivetenk.listing import playable
from gamelib.fivetenk.naming import Friend, namings
from gamelib.fivetenk.plays import Holding, Play
from gamelib.fivetenk.readings import Reading
from gamelib.fivetenk.rules import Rules

if TYPE_CHECKING:
    from random import Random

KITTY = 6
"""How many cards the declarer takes and buries (C18)."""


class Reveal(WordMove):
    """Reveal a card of one's level, and so become the declarer (C13, C16)."""

    __slots__ = ()
    word = "reveal"


class Decline(WordMove):
    """Decline the chance to reveal, for this moment only (C14)."""

    __slots__ = ()
    word = "decline"


class Pass(WordMove):
    """Pass (C23)."""

    __slots__ = ()
    word = "pass"


class Nobody(WordMove):
    """Nobody reveals: every chance that is left in the deal is declined (C15, C17). No seat's move, but a record's."""

    __slots__ = ()
    word = "nobody reveals"


class Bury(NamedTuple):
    """Bury six cards, face down (C18). To other seats the cards are not named."""

    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        """Write the move as text: ``bury 4C 4D 6H 6S 7C 8D``."""
        return " ".join(("bury", *self.cards))


class Name(NamedTuple):
    """Name two friend cards, each a face and the play of it that counts (C19, C20)."""

    friends: tuple[Friend, ...]

    def __str__(self) -> str:
        """Write the move as text: ``name AS 1, AH 2``."""
        return f"name {', '.join(map(str, self.friends))}"


class Lay(NamedTuple):
    """Play these very cards; ``kind`` says what they are led as, where they can be several things (R8)."""

    cards: tuple[Card, ...]
    kind: str | None = None

    def __str__(self) -> str:
        """Write the move as text: ``3D 3C 3H as triple``."""
        return " ".join(self.cards) + (f" as {self.kind}" if self.kind else "")


class Laid(NamedTuple):
    """What a seat did in the trick on the table: the cards it played and their reading; no cards where it passed."""

    seat: int
    cards: tuple[Card, ...]
    reading: Reading | None


Move = Reveal | Decline | Nobody | Bury | Name | Lay | Play | Pass

REVEAL, DECLINE, NOBODY, PASS = Reveal(), Decline(), Nobody(), Pass()


class Moves(tuple[Move, ...]):
    """A list of moves that prints in the game's own words."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Write the moves as text, in order."""
        return f"<{len(self)} moves: {', '.join(map(str, self))}>" if self else "<no moves>"


class Burials(Sequence[Bury]):
    """Every way to bury six of 32 cards, made when asked for: there are 906,192, so they are never listed (C18)."""

    def __init__(self, cards: Iterable[Card]) -> None:
        """Keep the cards to choose from, in order."""
        self._cards = in_order(cards)

    def __eq__(self, other: object) -> bool:
        """Compare what there is to choose from."""
        return self._cards == other._cards if isinstance(other, Burials) else NotImplemented

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash(self._cards)

    def __len__(self) -> int:
        """Count the ways; copies of a face are counted apart."""
        return comb(len(self._cards), KITTY)

    def __contains__(self, move: object) -> bool:
        """Tell whether these six cards can be buried."""
        return isinstance(move, Bury) and len(move.cards) == KITTY and holds(self._cards, move.cards)

    def __getitem__(self, index: int) -> Bury:  # type: ignore[override]  # A slice of them would be a list.
        """Give one of the ways by its place in order, counted from 0."""
        count = len(self)
        if not -count <= index < count:
            raise IndexError(index)
        rest, chosen, place = index % count, [], 0
        for card_number in range(len(self._cards)):
            after = comb(len(self._cards) - card_number - 1, KITTY - place - 1)
            if rest < after:
                chosen.append(self._cards[card_number])
                place += 1
                if place == KITTY:
                    break
            else:
                rest -= after
        return Bury(tuple(chosen))

    def __iter__(self) -> Iterator[Bury]:
        """Give the ways one after the other."""
        return (Bury(cards) for cards in combinations(self._cards, KITTY))

    def draw(self, stream: Random) -> Bury:
        """Give one of the ways at random, by seeded chance."""
        return self[int(stream.random() * len(self))]

    def __repr__(self) -> str:
        """Say how many there are."""
        return f"<{len(self):,} ways to bury {KITTY} of {len(self._cards)} cards>"


def holds(hand: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Tell whether a hand holds some cards, each as often as wanted."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def to_name(buried: Iterable[Card]) -> Moves:
    """List every way to name the friend cards, by the cards buried (C19, C20)."""
    return Moves(Name(friends) for friends in namings(buried))


def to_play(held: Holding, top: Reading | None, rules: Rules) -> Moves:
    """List every play of a hand, and the pass where there is something to answer (C23, R20).

    Of several readings of one kind only the highest can be played (R8).
    """
    plays = playable(held, top, rules)
    return Moves(plays if top is None else [*plays, PASS])


def to_record(seat: int, move: Lay | Pass) -> dict[str, object]:
    """Write a play or a pass as it stands in a record."""
    if isinstance(move, Pass):
        return {"seat": seat, "pass": True}
    return {"seat": seat, "cards": list(map(str, move.cards)), **({"as": move.kind} if move.kind else {})}
