"""What one seat may know of a match: its own cards, and everybody's public doings (R3, C18, R22)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk import dealing
from gamelib.fivetenk.cards import COPIES, FACES, Card, faces
from gamelib.fivetenk.moves import DECLINE, REVEAL, Burials, Bury, Decline, Laid, Move, Moves, to_name, to_play
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.plays import holding
from gamelib.fivetenk.readings import Reading
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED
from gamelib.fivetenk.rules import Rules
from gamelib.fivetenk.setting import Previous, is_seat
from gamelib.fivetenk.settling import Settlement
from gamelib.fivetenk.state import Outcome, State
from gamelib.fivetenk.summaries import summary
from gamelib.fivetenk.table import SEATS

HISTORY = ("played", "tricks", "done")
"""The fields that tell how it came about."""


class Done(NamedTuple):
    """Something a seat did in this game; a declined chance is known to that seat alone, and what was buried too."""

    seat: int
    move: Move


@dataclass(frozen=True, eq=False, repr=False)
class View:
    """What a seat may know. Hands of others are ``None`` in ``hands`` until they are shown at the settlement.

    While the cards are dealt a seat knows no more than when it last received one: ``turn`` is ``None`` unless it is
    asked itself (R3). ``buried`` is known to the declarer, and to all after the settlement (C18). ``taken`` are each
    seat's points in tricks, ``levels_before`` the levels at the game's start. ``named_plays`` is how often each named
    face was played, ``made_by`` who made the named play (R22). ``played`` are the cards of all tricks that
    have ended in this game, lowest first. ``tricks`` are those tricks and ``done`` lists what was done in the game, as
    far as it was followed. A view read from text tells of none of the three. The rest is as in ``State``.
    """

    seat: int
    rules: Rules
    game_number: int
    levels: tuple[str, ...]
    levels_before: tuple[str, ...]
    previous_game: Previous | None
    first_seat: int
    phase: str
    dealt: int
    turn: int | None
    declarer: int | None
    hands: tuple[tuple[Card, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    buried: tuple[Card, ...] | None
    friends_named: tuple[Friend, ...]
    named_plays: tuple[int, ...]
    made_by: tuple[int | None, ...]
    trick: tuple[Laid, ...]
    trick_points: int
    top: Reading | None
    top_seat: int | None
    taken: tuple[int, ...]
    how: str | None
    settlement: Settlement | None
    winners: tuple[int, ...]
    outcome: Outcome | None
    played: tuple[Card, ...]
    tricks: tuple[tuple[Laid, ...], ...]
    done: tuple[Done, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, in order."""
        return self.hands[self.seat] or ()

    @property
    def friends(self) -> tuple[int, ...]:
        """The seats revealed as friends, in the order of the friend cards (C21)."""
        return tuple(dict.fromkeys(seat for seat in self.made_by if seat is not None and seat != self.declarer))

    @property
    def points(self) -> int | None:
        """The defenders' points; ``None`` before the settlement (C30)."""
        return self.settlement.defenders if self.settlement else None

    def legal_moves(self) -> Moves | Burials:
        """List the seat's own legal moves, as ``State.legal_moves`` does; empty when it is not its turn."""
        if self.turn != self.seat:
            return Moves()
        if self.phase == DEAL:
            return Moves((REVEAL, DECLINE))
        if self.phase == BURY:
            return Burials(self.hand)
        if self.phase == NAME:
            return to_name(self.buried or ())
        return to_play(holding(self.hand), self.top, self.rules)

    def to_text(self) -> str:
        """Write the view as one line, ``?`` standing for each card that the seat may not know."""
        from gamelib.fivetenk import notation  # noqa: PLC0415 - notation reads and makes views.

        return notation.view_to_text(self)

    @classmethod
    def from_text(cls, text: str) -> View:
        """Read a view from its line; raises ``RuleError`` naming the fault."""
        from gamelib.fivetenk import notation  # noqa: PLC0415 - notation reads and makes views.

        return notation.view_from_text(text)

    def _key(self) -> tuple[object, ...]:
        return tuple(getattr(self, field.name) for field in fields(self) if field.name not in HISTORY)

    def __eq__(self, other: object) -> bool:
        """Compare what the seat knows of the table, not how it came about."""
        return self._key() == other._key() if isinstance(other, View) else NotImplemented

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash(self._key())

    def __repr__(self) -> str:
        """Give a short summary."""
        return f"<fivetenk view of seat {self.seat}: holds {' '.join(self.hand) or 'nothing'}, {summary(self)}>"


def view(state: State, seat: int) -> View:
    """Make the view of a seat. Hands and buried cards are shown to all once the game is settled (C18).

    Raises ``RuleError`` (C1) for what is no seat.
    """
    if not is_seat(seat):
        raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=quoted(seat))
    setting = state.setting
    dealing_out = state.phase == DEAL
    dealt = dealing.last_received(setting.first_seat, state.dealt, seat) if dealing_out else state.dealt
    if dealing_out:
        sizes = tuple(len(range((owner - setting.first_seat) % SEATS, dealt, SEATS)) for owner in range(SEATS))
    else:
        sizes = state.hand_sizes
    shown = state.phase == SETTLED
    return View(
        seat=seat,
        rules=setting.rules,
        game_number=setting.game,
        levels=state.levels,
        levels_before=setting.levels,
        previous_game=setting.previous,
        first_seat=setting.first_seat,
        phase=state.phase,
        dealt=dealt,
        turn=None if dealing_out and state.turn != seat else state.turn,
        declarer=state.declarer,
        hands=tuple(
            hand if shown or owner == seat else () if not sizes[owner] else None
            for owner, hand in enumerate(state.hands)
        ),
        hand_sizes=sizes,
        buried=state.buried if shown or (seat == state.declarer and state.phase != BURY) else None,
        friends_named=state.friends_named,
        named_plays=state.named_plays,
        made_by=state.made_by,
        trick=state.trick,
        trick_points=state.trick_points,
        top=state.top,
        top_seat=state.top_seat,
        taken=state.taken,
        how=state.how,
        settlement=state.settlement,
        winners=state.winners,
        outcome=state.outcome,
        played=_played(state),
        tricks=state.tricks,
        done=_done(state, seat),
    )


def _played(state: State) -> tuple[Card, ...]:
    """Find the cards that are nowhere any more; a position set up by hand has some too, though no history."""
    if state.phase not in (PLAY, SETTLED):
        return ()
    left = [COPIES] * len(FACES)
    for cards in (*state.hands, state.buried, *(laid.cards for laid in state.trick)):
        for card in cards:
            left[card.number] -= 1
    return faces(left)


def _done(state: State, seat: int) -> tuple[Done, ...]:
    done: list[Done] = []
    step: State | None = state
    while step is not None and step.move is not None and step.previous is not None:
        move, by = step.move, step.previous.turn
        # A declined chance is for that seat alone to know (R3).
        if by is not None and (by == seat or not isinstance(move, Decline)):
            done.append(Done(by, Bury() if isinstance(move, Bury) and by != seat else move))
        step = step.previous
    return tuple(reversed(done))
