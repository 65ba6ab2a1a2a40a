"""What a game starts from: its place in the match, the levels, the game before, and the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk import dealing
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.promotion import FIRST_LEVEL, LADDER, check_level
from gamelib.fivetenk.rules import Rules
from gamelib.fivetenk.table import SEATS

SEED_DIGITS = 4000
"""How many digits a seed may have: Python itself reads and writes few more."""
_SEED_LIMIT = 10**SEED_DIGITS


class Previous(NamedTuple):
    """What the next game needs to know of the one before: its declarer, and the seats that won it (C16, C17)."""

    declarer: int
    winners: tuple[int, ...]


def revealed_by(previous: Previous | None) -> str:
    """Give the rule by which a card is revealed: C13 in the first game, C16 after a game before."""
    return "C13" if previous is None else "C16"


class Opening(NamedTuple):
    """What a game is dealt to: the options and the seed of the match, the game's place in it, levels, the game before.

    ``game`` counts the match's games from 0 and ``deal`` its deals, thrown-in ones too. ``previous`` is ``None`` while
    no game of the match has had a declarer.
    """

    rules: Rules
    seed: int | None
    levels: tuple[str, ...]
    previous: Previous | None
    game: int = 0
    deal: int = 0

    @property
    def first_seat(self) -> int | None:
        """The seat that must be dealt to first; ``None`` in the first game, where chance decides (R2)."""
        return None if self.previous is None else (self.previous.declarer + 1) % SEATS


class Setting(NamedTuple):
    """What stays the same through one game: what it was dealt to, and how.

    The first six fields are ``Opening``'s; ``deck`` lies in dealing order.
    """

    rules: Rules
    seed: int | None
    levels: tuple[str, ...]
    previous: Previous | None
    game: int
    deal: int
    deck: tuple[Card, ...]
    first_seat: int

    @property
    def may_reveal(self) -> tuple[int, ...]:
        """The seats that may reveal: everybody in the first game, later the winners of the one before (C13, C16)."""
        return tuple(range(SEATS)) if self.previous is None else self.previous.winners

    @property
    def reveal_rule(self) -> str:
        """The rule by which a card is revealed: C13 in the first game, C16 later."""
        return revealed_by(self.previous)

    def received(self, seat: int, dealt: int) -> tuple[Card, ...]:
        """Give the cards that a seat has been dealt once so many are dealt, in the order received."""
        return dealing.received(self.deck, self.first_seat, dealt, seat)

    @property
    def kitty(self) -> tuple[Card, ...]:
        """The six cards left over (C1, R2)."""
        return self.deck[dealing.DEALT :]


def check_seed(seed: object) -> int | None:
    """Give the seed if it is a whole number or ``None``; raises ``RuleError`` ("format")."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise RuleError("format", N_("{seed} is no seed: a seed is a whole number."), seed=quoted(seed))
    if seed is not None and abs(seed) >= _SEED_LIMIT:
        raise RuleError("format", N_("A seed has at most {digits} digits."), digits=SEED_DIGITS)
    return seed


def is_seat(seat: object) -> bool:
    """Tell whether something is the number of a seat."""
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < SEATS


def check_levels(levels: object, previous: Previous | None) -> tuple[str, ...]:
    """Give the levels of all six if a game can start from them; raises ``RuleError`` ("format", C13, C32, R1)."""
    if levels is None and previous is None:
        return (FIRST_LEVEL,) * SEATS
    if not isinstance(levels, Sequence) or isinstance(levels, str) or len(levels) != SEATS:
        raise RuleError(
            "format", N_("{levels} are no levels: there is one for each of six seats."), levels=quoted(levels)
        )
    checked = tuple(map(check_level, levels))
    if previous is None and set(checked) != {FIRST_LEVEL}:
        raise RuleError("C13", N_("In the first game everyone is at level 3, not at {levels}."), levels=checked)
    if LADDER[0] in checked:
        raise RuleError("R1", N_("Nobody can stand at level 2: everyone starts at 3, and levels never fall."))
    return checked


def check_previous(previous: object) -> Previous | None:
    """Give what is told of the game before, if it can have been so; raises ``RuleError`` ("format", C21, C22)."""
    if previous is None:
        return None
    told = previous
    if isinstance(told, Mapping):
        told = (told["declarer"], told["winners"]) if set(told) == set(Previous._fields) else ()
    if not isinstance(told, Sequence) or isinstance(told, str) or len(told) != len(Previous._fields):
        sentence = N_("{previous} is no game before: it has a declarer and winners.")
        raise RuleError("format", sentence, previous=quoted(previous))
    declarer, winners = told
    if not isinstance(winners, Sequence) or isinstance(winners, str) or not all(map(is_seat, (declarer, *winners))):
        sentence = N_("The declarer and the winners of the game before are seats from 0 to 5.")
        raise RuleError("format", sentence)
    if len(set(winners)) != len(winners):
        raise RuleError("format", N_("A winner of the game before is listed twice."))
    if declarer in winners and len(winners) > 3:
        sentence = N_("The declarer's side has 1 to 3 players, so {count} winners cannot be on it.")
        raise RuleError("C21", sentence, count=len(winners))
    if declarer not in winners and not 3 <= len(winners) < SEATS:
        sentence = N_("There are 3 to 5 defenders, so {count} winners cannot be all of them.")
        raise RuleError("C22", sentence, count=len(winners))
    return Previous(declarer, tuple(sorted(winners)))
