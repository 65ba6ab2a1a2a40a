"""A hand-made position: reading the fields of its line, and naming the fault where it cannot be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from gamelib.core import N_, NN_, RuleError, quoted
from gamelib.fivetenk import dealing
from gamelib.fivetenk.cards import COPIES, DECK, Card, in_order, points
from gamelib.fivetenk.moves import KITTY, Laid
from gamelib.fivetenk.naming import Friend, why_not_named
from gamelib.fivetenk.plays import sorted_ranks
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.fivetenk.readings import KINDS, Reading, readings
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PHASES, PLAY, SETTLED, THROWN_IN, read_as
from gamelib.fivetenk.rules import Rules
from gamelib.fivetenk.setting import SEED_DIGITS, Previous, check_levels, check_previous
from gamelib.fivetenk.table import NONE, SEATS, Table

POSITION = "fivetenk"
NOTHING = "-"
UNKNOWN = "?"
FIELDS = (
    "game", "wing_jokers", "levels", "previous", "first", "phase", "turn", "declarer", "hands", "stock", "buried",
    "friends", "taken", "trick",
)  # fmt: skip
_FIELD = re.compile(r"(\w+)=((?:\[[^\]]*\])+|\S+)")
_FRIEND = re.compile(r"(\S+) (\d+) played (\d+) made (-|\d+)")

Cards = tuple[str, ...]


class Position:
    """The fields of a line, read and checked as far as they are the same for a state and a view.

    Cards are as written, ``?`` among them for a view.
    """

    def __init__(self, fields: dict[str, str]) -> None:
        """Read the fields; raises ``RuleError`` naming the first fault."""
        self.rules = Rules(fields["wing_jokers"])
        self.game_number = read_number("game", fields["game"]) - 1
        if self.game_number < 0:
            raise RuleError(
                "format", N_("game={value} cannot be: games are counted from 1."), value=quoted(fields["game"])
            )
        self.previous = _previous(fields["previous"])
        self.levels = check_levels(fields["levels"].split(","), self.previous)
        if self.previous is None and self.game_number:
            raise RuleError("format", N_("After the first game, previous names the declarer and winners of the last."))
        self.first_seat = _seat("first", fields["first"])
        self.phase = fields["phase"]
        if self.phase not in PHASES:
            sentence = N_("phase={value} cannot be: the phases are {phases}.")
            raise RuleError("format", sentence, value=quoted(self.phase), phases=PHASES)
        self.turn = None if fields["turn"] == NOTHING else _seat("turn", fields["turn"])
        self.declarer = None if fields["declarer"] == NOTHING else _seat("declarer", fields["declarer"])
        self.hands = read_groups("hands", fields["hands"])
        (self.stock,) = read_groups("stock", fields["stock"], count=1)
        (self.buried,) = read_groups("buried", fields["buried"], count=1)
        self.friends, self.named_plays, self.made_by = _friends(fields["friends"])
        self.taken = tuple(read_number("taken", number) for number in fields["taken"].split(","))
        self.trick = read_trick(fields["trick"], self.rules)
        self._check_phase()
        self._check_sizes()
        self._check_copies()
        self._check_taken()

    @property
    def dealt(self) -> int:
        """How many cards have been dealt."""
        return sum(map(len, self.hands)) if self.phase == DEAL else dealing.DEALT

    def _check_phase(self) -> None:
        has_declarer = self.phase not in (DEAL, THROWN_IN)
        if has_declarer != (self.declarer is not None):
            raise RuleError("C13", N_("There is a declarer once the deal is done, and none before."))
        if has_declarer and self.previous is not None and self.declarer not in self.previous.winners:
            sentence = N_("Seat {seat} did not win the last game, and so cannot be the declarer.")
            raise RuleError("C16", sentence, seat=self.declarer)
        if self.phase == THROWN_IN and self.previous is not None:
            raise RuleError("C15", N_("Only the first game's deal is thrown in when nobody reveals."))
        playing = self.phase in (PLAY, SETTLED)
        if playing != bool(self.friends):
            raise RuleError("C19", N_("Two friend cards are named before the first lead, and none before the burial."))
        if not playing and (self.trick or any(self.taken)):
            raise RuleError("C18", N_("Nothing is played before the friend cards are named."))
        if self.phase in (SETTLED, THROWN_IN) and self.turn is not None:
            raise RuleError("format", N_("A game that is over has no turn: write turn=-."))
        if self.phase in (BURY, NAME) and self.turn != self.declarer:
            raise RuleError("C18", N_("Until the first lead it is the declarer's turn."))
        if self.phase == PLAY and self.turn is None:
            raise RuleError("format", N_("While a game is played somebody is at turn."))

    def _check_sizes(self) -> None:
        sizes = tuple(map(len, self.hands))
        kitty = KITTY if self.phase in (NAME, PLAY, SETTLED) else 0
        if len(self.buried) != kitty:
            sentence = N_("The buried cards are {kitty} at this moment, not {count}.")
            raise RuleError("C18", sentence, kitty=kitty, count=len(self.buried))
        rest = {DEAL: len(DECK) - self.dealt, THROWN_IN: KITTY}.get(self.phase, 0)
        if len(self.stock) != rest:
            sentence = N_("Cards not yet dealt: {count}; at this moment there are {rest}.")
            raise RuleError("C1", sentence, count=len(self.stock), rest=rest)
        for seat, size in enumerate(sizes):
            if self.phase == DEAL:
                wanted = len(range((seat - self.first_seat) % SEATS, min(self.dealt, dealing.DEALT), SEATS))
            elif self.phase == BURY and seat == self.declarer:
                wanted = dealing.HAND_SIZE + KITTY
            else:
                wanted = dealing.HAND_SIZE
            if size > wanted or (size < wanted and self.phase not in (PLAY, SETTLED)):
                sentence = NN_(
                    "Seat {seat} holds {count} card, and at this moment {wanted}.",
                    "Seat {seat} holds {count} cards, and at this moment {wanted}.",
                )
                raise RuleError("C1", sentence, seat=seat, count=size, wanted=wanted)

    def _check_copies(self) -> None:
        laid = [card for _, cards, _ in self.trick for card in cards]
        known = [card for group in (*self.hands, self.stock, self.buried, laid) for card in group if card != UNKNOWN]
        for card in known:
            if known.count(card) > COPIES:
                raise RuleError("C1", N_("{card}: there are only three of it, and here are more."), card=card)

    def _check_taken(self) -> None:
        if len(self.taken) != SEATS or any(number < 0 or number % 5 for number in self.taken):
            sentence = N_("taken={taken} cannot be: it is one multiple of 5 for each of six seats.")
            raise RuleError("C24", sentence, taken=",".join(map(str, self.taken)))
        if sum(self.taken) + self.trick_points > ALL_POINTS:
            raise RuleError("C3", N_("There are only {all} points in a game."), all=ALL_POINTS)

    @property
    def trick_points(self) -> int:
        """The points in the trick on the table."""
        return sum(points(cards) for _, cards, _ in self.trick)

    @property
    def top(self) -> Laid | None:
        """The last play of the trick."""
        return next((laid for laid in reversed(self.trick) if laid.cards), None)

    @property
    def passes(self) -> int:
        """How many have passed since the last play."""
        cards = [bool(laid.cards) for laid in reversed(self.trick)]
        return cards.index(True) if cards else 0


def check_trick(position: Position, sizes: Sequence[int]) -> None:
    """Check that the trick can have come about, and whose turn it is (C23, R20, R21)."""
    if position.phase == PLAY and position.turn is not None and not sizes[position.turn]:
        raise RuleError("C26", N_("Seat {seat} is out, so it is not its turn."), seat=position.turn)
    trick = position.trick
    top = position.top
    if top is None:
        if sum(sizes) == dealing.DEALT and position.phase == PLAY and position.turn != position.declarer:
            raise RuleError("C18", N_("The declarer leads the first trick."))
        return
    holders = sum(1 for seat, size in enumerate(sizes) if size and seat != top.seat)
    if position.passes >= max(holders, 1):
        raise RuleError("C23", N_("All others have passed, so this trick has ended."))
    seats = [laid.seat for laid in trick] + ([position.turn] if position.turn is not None else [])
    for seat, following in pairwise(seats):
        skipped = range(seat + 1, seat + 1 + (following - seat - 1) % SEATS)
        if any(sizes[other % SEATS] for other in skipped):
            raise RuleError(
                "R21", N_("In the trick seat {seat} cannot be followed by seat {next}."), seat=seat, next=following
            )
    last = {laid.seat: laid for laid in trick}
    if any(not sizes[seat] and not laid.cards for seat, laid in last.items()):
        raise RuleError("C26", N_("A player who is out does not pass any more."))


def check_ending(position: Position, table: Table) -> None:
    """Check that the game is over just where it must be (C27, C28)."""
    ending = table.ending() if any(table.left) else ""
    if not any(table.left):
        raise RuleError("C28", N_("Somebody always holds cards: the game ends when one player is left."))
    if position.phase == PLAY and ending:
        raise RuleError("C28" if ending == "one left" else "C27", N_("This game is over ({how})."), how=ending)
    if position.phase == SETTLED:
        if not ending:
            raise RuleError("C28", N_("This game is not over: neither C27 nor C28 ends it."))
        if position.top is None or position.passes:
            raise RuleError("R13", N_("A game ends with a play, which is the last one in its trick."))


def check_played(position: Position, hands: Sequence[Sequence[Card]], buried: Sequence[Card]) -> None:
    """Check friend cards and points against the cards that are left (C19, C20, C24)."""
    problem = why_not_named(position.friends, buried)
    if problem:
        raise problem
    left = [card for group in (*hands, buried) for card in group]
    for friend, played, made in zip(position.friends, position.named_plays, position.made_by, strict=True):
        there = COPIES - left.count(friend.card)
        if played != there:
            sentence = N_("{card} has been played {there} times, as the cards lie, not {played} times.")
            raise RuleError("C20", sentence, card=friend.card, there=there, played=played)
        if (played >= friend.nth) != (made is not None):
            sentence = N_("The named play of {card} has a player just where it has been made.")
            raise RuleError("C21", sentence, card=friend.card)
    total = sum(position.taken) + position.trick_points + points(left)
    if total != ALL_POINTS:
        sentence = N_("Taken, in the trick, in hands and buried are {total} points; there are {all} in every game.")
        raise RuleError("C3", sentence, total=total, all=ALL_POINTS)


def read_fields(text: object, wanted: Sequence[str]) -> dict[str, str]:
    """Split a line into its fields, and check that they are those wanted."""
    if not isinstance(text, str) or text.split(maxsplit=1)[:1] != [POSITION]:
        raise RuleError("format", N_("This is no position of 5-10-K: its line starts with {name}."), name=POSITION)
    body = text.split(maxsplit=1)[1] if " " in text.strip() else ""
    fields: dict[str, str] = {}
    for name, value in _FIELD.findall(body):
        if name not in wanted or name in fields:
            sentence = N_("{name} stands twice, or is no field of this line; the fields are {fields}.")
            raise RuleError("format", sentence, name=name, fields=tuple(wanted))
        fields[name] = value
    missing = tuple(name for name in wanted if name not in fields)
    if missing:
        raise RuleError("format", N_("The line lacks {fields}."), fields=missing)
    rest = _FIELD.sub("", body).split()
    if rest:
        raise RuleError(
            "format", N_("{rest} cannot be read: a field is written name=value."), rest=quoted(" ".join(rest))
        )
    return fields


def read_number(name: str, value: str) -> int:
    """Read a field that is a whole number."""
    if len(value) > SEED_DIGITS or not re.fullmatch(r"-?[0-9]+", value):
        raise RuleError(
            "format", N_("{name}={value} cannot be: a whole number is wanted."), name=name, value=quoted(value)
        )
    return int(value)


def _seat(name: str, value: str) -> int:
    seat = read_number(name, value)
    if not 0 <= seat < SEATS:
        raise RuleError("C1", N_("{name}={seat} cannot be: the seats of six players are 0 to 5."), name=name, seat=seat)
    return seat


def read_groups(name: str, value: str, count: int = SEATS) -> list[Cards]:
    """Read a field of cards in square brackets, so many groups of them."""
    groups = re.findall(r"\[([^\]]*)\]", value)
    if len(groups) != count:
        sentence = N_("{name} is cards in square brackets, as [3D 10H], and here {count} of these.")
        raise RuleError("format", sentence, name=name, count=count)
    return [tuple(card if card == UNKNOWN else Card(card) for card in group.split()) for group in groups]


def _previous(value: str) -> Previous | None:
    if value == NOTHING:
        return None
    declarer, _, winners = value.partition(":")
    return check_previous(
        (read_number("previous", declarer), [read_number("previous", winner) for winner in winners.split(",")])
    )


def _friends(value: str) -> tuple[tuple[Friend, ...], tuple[int, ...], tuple[int | None, ...]]:
    friends: list[Friend] = []
    played: list[int] = []
    made: list[int | None] = []
    for entry in filter(None, (part.strip() for part in value.strip("[]").split(";"))):
        match = _FRIEND.fullmatch(entry)
        if not match:
            sentence = N_("{friend} is no friend card: write it as AS 1 played 0 made -.")
            raise RuleError("format", sentence, friend=quoted(entry))
        card, nth, count, by = match.groups()
        friends.append(Friend(Card(card), read_number("friends", nth)))
        played.append(read_number("friends", count))
        made.append(None if by == NOTHING else _seat("made", by))
    return tuple(friends), tuple(played), tuple(made)


def read_trick(value: str, rules: Rules) -> tuple[Laid, ...]:
    """Read the trick on the table, each play beating the one before it (C23)."""
    trick: list[Laid] = []
    top: Reading | None = None
    for entry in filter(None, (part.strip() for part in value.strip("[]").split(";"))):
        written, _, what = entry.partition(":")
        seat = _seat("trick", written.strip())
        if what.strip() == "pass":
            if top is None:
                raise RuleError("R20", N_("A trick begins with a lead, not with a pass."))
            trick.append(Laid(seat, (), None))
            continue
        text, _, kind = what.partition(" as ")
        if kind and kind not in KINDS:
            sentence = N_("{kind} is no kind of combination; there are {kinds}.")
            raise RuleError("format", sentence, kind=quoted(kind), kinds=KINDS)
        cards = in_order(map(Card, text.split()))
        found = readings(cards, rules)
        if not found:
            raise RuleError("C4", N_("{ranks} form no combination."), ranks=sorted_ranks(cards))
        reading = read_as(found, kind or None, top)
        if isinstance(reading, RuleError):
            raise reading
        trick.append(Laid(seat, cards, reading))
        top = reading
    return tuple(trick)


def made_by(position: Position) -> list[int]:
    """Give who made the named plays as ``Table`` has it."""
    return [NONE if seat is None else seat for seat in position.made_by]
