"""One game of a record: its deal and its reveal, checked before its cards are played."""

from __future__ import annotations

from collections.abc import Mapping

from gamelib.core import N_, NN_, RuleError, quoted
from gamelib.fivetenk import dealing
from gamelib.fivetenk.cards import COPIES, DECK, RANK_NUMBERS, Card
from gamelib.fivetenk.moves import DECLINE, NOBODY, REVEAL
from gamelib.fivetenk.refusals import DEAL, why_not_dealt
from gamelib.fivetenk.setting import Opening, Setting, is_seat
from gamelib.fivetenk.starting import set_out
from gamelib.fivetenk.state import State

KEYS = ("first_seat", "deck", "dealt", "reveal", "bury", "friends", "plays")


def first_game(entry: object, opening: Opening) -> State:
    """Set out the first game of a record, up to the first chance to reveal."""
    return _set_out(entry, opening, None)


def next_game(entry: object, before: State) -> State:
    """Set out a further game of a record, after the state that the game before it ended in (C15, C33)."""
    problem = why_not_dealt(before)
    if problem:
        raise problem
    return _set_out(entry, before.following, before)


def _set_out(entry: object, opening: Opening, before: State | None) -> State:
    reading = GameRecord(entry, opening.deal)
    first, wanted = reading.first_seat(), opening.first_seat
    if wanted is not None and first != wanted:
        sentence = N_(
            "Entry {number} is dealt to seat {seat} first, and not to seat {wanted}, after the last declarer."
        )
        raise reading.fault("R2", sentence, seat=first, wanted=wanted)
    return set_out(Setting(*opening, reading.deck(), first), before)


def reveal(fresh: State, entry: Mapping[str, object]) -> State:
    """Play the reveal of a game, or that nobody revealed; ``fresh`` is the game just dealt (C13-C17, R3)."""
    told = entry["reveal"]
    if told is None:
        return _declined(fresh, dealing.DEALT + 1)
    reading = GameRecord(entry, fresh.setting.deal)
    if not isinstance(told, Mapping) or set(told) != {"seat", "at"} or not is_seat(told["seat"]):
        raise reading.fault(
            "format", N_("The reveal of entry {number} has a seat, and at: how many cards came before.")
        )
    seat, at = told["seat"], told["at"]
    if isinstance(at, bool) or not isinstance(at, int):
        raise reading.fault(
            "format", N_("The reveal of entry {number} has a seat, and at: how many cards came before.")
        )
    setting = fresh.setting
    if not 0 <= at < dealing.DEALT:
        sentence = N_("In entry {number} a card is revealed at {at}, but the cards dealt are 0 to {last}.")
        raise reading.fault("R2", sentence, at=at, last=dealing.DEALT - 1)
    owner = dealing.seat_of(setting.first_seat, at)
    if owner != seat:
        sentence = N_("In entry {number} card {at} goes to seat {owner}, so seat {seat} is not asked at it.")
        raise reading.fault("R3", sentence, at=at, owner=owner, seat=seat)
    if seat not in setting.may_reveal:
        raise reading.fault(
            "C16", N_("In entry {number} seat {seat} reveals, but did not win the last game."), seat=seat
        )
    level = setting.levels[seat]
    if all(card.rank != RANK_NUMBERS[level] for card in setting.received(seat, at + 1)):
        sentence = N_("In entry {number} seat {seat} holds no {level} yet at card {at}, and so cannot reveal.")
        raise reading.fault(setting.reveal_rule, sentence, seat=seat, level=level, at=at)
    return _declined(fresh, at + 1).play(REVEAL)


def in_mid_deal(fresh: State, entry: Mapping[str, object]) -> State:
    """Give the state of a game saved in mid-deal: the chance at the card dealt last has not been taken yet."""
    dealt = entry.get("dealt", 0)
    reading = GameRecord(entry, fresh.setting.deal)
    if isinstance(dealt, bool) or not isinstance(dealt, int) or not 0 <= dealt <= dealing.DEALT:
        sentence = N_("Entry {number} was saved with {dealt} cards dealt, which are 0 to {all}.")
        raise reading.fault("format", sentence, dealt=quoted(dealt), all=dealing.DEALT)
    return _declined(fresh, dealt)


def _declined(fresh: State, dealt: int) -> State:
    """Decline each chance that comes before so many cards are dealt; past the last one nobody has revealed.

    A record does not say so of each, but each is a seat's own doing, which that seat's view tells of (C14, R3).
    """
    if not fresh.dealt:
        return fresh.nobody_reveals(NOBODY) if dealt else fresh
    state = fresh
    while state.phase == DEAL and state.dealt < dealt:
        state = state.play(DECLINE)
    return state


class GameRecord:
    """An entry of a record being read; ``deal`` counts entries from 0, and sentences speak of them from 1."""

    def __init__(self, entry: object, deal: int) -> None:
        """Check the keys."""
        self.number = deal + 1
        if not isinstance(entry, Mapping):
            raise self.fault("format", N_("Entry {number} is no object with first_seat, deck and so on."))
        unknown = tuple(str(key) for key in entry if key not in KEYS)
        if unknown:
            raise self.fault("format", N_("Entry {number} has no {keys}; it has {known}."), keys=unknown, known=KEYS)
        self.entry = entry

    def fault(self, rule: str, sentence: str, **facts: object) -> RuleError:
        """Name a fault of this entry."""
        return RuleError(rule, sentence, number=self.number, known=facts)

    def first_seat(self) -> int:
        """Read the seat that is dealt to first."""
        seat = self.entry.get("first_seat")
        if not isinstance(seat, int) or not is_seat(seat):
            sentence = N_("Entry {number} is dealt to {seat} first, which is no seat: seats are 0 to 5.")
            raise self.fault("format", sentence, seat=quoted(seat))
        return seat

    def deck(self) -> tuple[Card, ...]:
        """Read the deck, and check that it is all three decks (C1)."""
        cards = self.entry.get("deck")
        if not isinstance(cards, list):
            raise self.fault("format", N_("Entry {number} needs a deck: a list of {all} cards."), all=len(DECK))
        try:
            deck = tuple(map(Card, cards))
        except RuleError as problem:
            raise self.fault(problem.rule, N_("Entry {number}: {problem}"), problem=problem.message) from None
        many = tuple(card for card in dict.fromkeys(deck) if deck.count(card) > COPIES)
        if many:
            sentence = N_("The deck of entry {number} has more than three of {cards}.")
            raise self.fault("C1", sentence, cards=many)
        if len(deck) != len(DECK):
            sentence = NN_(
                "The deck of entry {number} has {count} card, and not {all}.",
                "The deck of entry {number} has {count} cards, and not {all}.",
            )
            raise self.fault("C1", sentence, count=len(deck), all=len(DECK))
        return deck

    def check_order(self) -> None:
        """Check that no key stands that cannot have been reached without one before it."""
        reached = [key for key in ("reveal", "bury", "friends", "plays") if key in self.entry]
        wanted = ["reveal", "bury", "friends", "plays"][: len(reached)]
        if reached != wanted or ("dealt" in self.entry and reached):
            sentence = N_(
                "Entry {number} leaves out what comes before: reveal, bury, friends and plays come in this order."
            )
            raise self.fault("format", sentence)
