"""What is typically done wrong in counting cards and points, with what is said about it (C1-C3)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_
from gamelib.fivetenk import DECK
from gamelib.fivetenk.cards import COPIES
from gamelib.fivetenk.dealing import DEALT, HAND_SIZE
from gamelib.fivetenk.moves import KITTY
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.items import WrongWay


class Copies(NamedTuple):
    """How many cards of a rank or copies of a face are seen, and how many there are; ``what`` names them."""

    what: object
    seen: int
    all: int
    same_rank: int
    decks: int = COPIES

    @property
    def left(self) -> int:
        """Count those that are elsewhere (C1)."""
        return self.all - self.seen


COPY_WAYS: tuple[WrongWay[Copies], ...] = (
    WrongWay(
        "one deck",
        lambda facts: facts.all // facts.decks - facts.seen if facts.all // facts.decks >= facts.seen else None,
        N_("{answer} would be left of one deck, but there are {decks} decks, and {all} such cards in all."),
        ("C1",),
    ),
    WrongWay(
        "two decks",
        lambda facts: 2 * facts.all // facts.decks - facts.seen if 2 * facts.all // facts.decks >= facts.seen else None,
        N_("{answer} would be left of two decks, but there are {decks} decks, and {all} such cards in all."),
        ("C1",),
    ),
    WrongWay(
        "seen for left",
        lambda facts: facts.seen,
        N_("{answer} can be seen here; the question is how many are elsewhere."),
        ("C1",),
    ),
    WrongWay(
        "all for left",
        lambda facts: facts.all,
        N_("Your {answer} is how many there are in all, those that can be seen here among them."),
        ("C1",),
    ),
    WrongWay(
        "suits mixed up",
        lambda facts: facts.all - facts.same_rank if facts.all >= facts.same_rank > facts.seen else None,
        N_("Your {answer} takes other suits for copies: only the same rank and suit is the same face."),
        ("C1",),
    ),
)
"""What is typically done wrong when copies are counted."""


class Played(NamedTuple):
    """How many cards are where in the middle of a game."""

    held: int
    played: int
    kitty: int = KITTY
    all: int = len(DECK)
    dealt: int = DEALT
    size: int = HAND_SIZE
    seats: int = SEATS


PLAYED_WAYS: tuple[WrongWay[Played], ...] = (
    WrongWay(
        "kitty forgotten",
        lambda facts: facts.all - facts.held,
        N_("Your {answer} counts the {kitty} cards of the kitty, too, and these are not played."),
        ("C1", "C18"),
    ),
    WrongWay(
        "held for played",
        lambda facts: facts.held,
        N_("{answer} cards are still held; the question is how many have been played."),
        ("C1",),
    ),
    WrongWay(
        "without jokers",
        lambda facts: facts.dealt - 2 * COPIES - facts.held,
        N_("Your {answer} leaves out the six jokers: three decks with them are {all} cards."),
        ("C1",),
    ),
)
"""What is typically done wrong when played cards are counted."""


class Points(NamedTuple):
    """The point cards among some cards, and what is easily taken for one."""

    fives: int
    tens: int
    kings: int
    courts: int

    @property
    def total(self) -> int:
        """Add the points up (C3)."""
        return 5 * self.fives + 10 * self.tens + 10 * self.kings


POINT_WAYS: tuple[WrongWay[Points], ...] = (
    WrongWay(
        "fives for ten",
        lambda facts: facts.total + 5 * facts.fives,
        N_("Your {answer} counts each five as 10; it is worth 5."),
        ("C3",),
    ),
    WrongWay(
        "tens for five",
        lambda facts: facts.total - 5 * facts.tens,
        N_("Your {answer} counts each ten as 5; it is worth 10."),
        ("C3",),
    ),
    WrongWay(
        "kings for thirteen",
        lambda facts: facts.total + 3 * facts.kings,
        N_("Your {answer} counts each king as 13; it is worth 10."),
        ("C3",),
    ),
    WrongWay(
        "kings for five",
        lambda facts: facts.total - 5 * facts.kings,
        N_("Your {answer} counts each king as 5; it is worth 10."),
        ("C3",),
    ),
    WrongWay(
        "jacks and queens",
        lambda facts: facts.total + 10 * facts.courts,
        N_("Your {answer} counts jacks and queens, too; they carry no points."),
        ("C3",),
    ),
    WrongWay(
        "kings forgotten",
        lambda facts: facts.total - 10 * facts.kings,
        N_("Your {answer} leaves out the kings; each is worth 10."),
        ("C3",),
    ),
    WrongWay(
        "tens forgotten",
        lambda facts: facts.total - 10 * facts.tens,
        N_("Your {answer} leaves out the tens; each is worth 10."),
        ("C3",),
    ),
    WrongWay(
        "fives forgotten",
        lambda facts: facts.total - 5 * facts.fives,
        N_("Your {answer} leaves out the fives; each is worth 5."),
        ("C3",),
    ),
    WrongWay(
        "cards for points",
        lambda facts: facts.fives + facts.tens + facts.kings,
        N_("Your {answer} is the number of point cards; add up what they are worth."),
        ("C3",),
    ),
)
"""What is typically done wrong when points are added up."""


class Left(NamedTuple):
    """Where the points of a game are: taken in tricks, in the trick on the table, and the rest."""

    taken: int
    trick: int
    all: int = ALL_POINTS
    deck: int = ALL_POINTS // COPIES

    @property
    def rest(self) -> int:
        """Count those in hands and in the kitty (C3)."""
        return self.all - self.taken - self.trick


LEFT_WAYS: tuple[WrongWay[Left], ...] = (
    WrongWay(
        "trick forgotten",
        lambda facts: facts.all - facts.taken,
        N_("Your {answer} counts the {trick} points of the trick on the table, too."),
        ("C3",),
    ),
    WrongWay(
        "taken for left",
        lambda facts: facts.taken + facts.trick,
        N_("{answer} points have been played; the question is how many have not."),
        ("C3",),
    ),
    WrongWay(
        "one deck",
        lambda facts: facts.deck - facts.taken - facts.trick if facts.taken + facts.trick <= facts.deck else None,
        N_("Your {answer} goes by one deck, which has {deck} points; three decks have {all}."),
        ("C3", "C1"),
    ),
    WrongWay(
        "two decks",
        lambda facts: 2 * facts.deck - facts.taken - facts.trick if facts.rest >= facts.deck else None,
        N_("Your {answer} goes by two decks; three decks have {all} points."),
        ("C3", "C1"),
    ),
)
"""What is typically done wrong when the points still to come are counted."""
