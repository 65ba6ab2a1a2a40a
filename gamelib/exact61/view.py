"""What one seat may know of a match: the table, its own hand, and everybody's public doings (D3)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core import N_, RuleError, quoted, whole
from gamelib.exact61.layout import Layout
from gamelib.exact61.moves import Draw, Move, Moves, choices
from gamelib.exact61.tiles import Tile

if TYPE_CHECKING:
    from gamelib.exact61.state import Outcome, State


class Done(NamedTuple):
    """Something a seat did in this hand; a draw names its tile only to the seat that drew it."""

    seat: int
    move: Move


@dataclass(frozen=True, eq=False, repr=False)
class View:
    """What a seat may know. Other hands are ``None`` in ``hands`` until they are shown at the settlement.

    ``hand_sizes`` and ``talon_size`` count tiles; ``drawn`` is the tile just drawn that must be placed: only the
    seat that drew it knows that it fits, until it is placed. ``done`` lists what was done in this hand.
    """

    seat: int
    players: int
    hand_number: int
    leader: int
    turn: int | None
    scores: tuple[int, ...]
    sides: tuple[int, ...]
    layout: Layout
    hands: tuple[tuple[Tile, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    talon_size: int
    drawn: Tile | None
    hand_over: str | None
    went_out: int | None
    next_leader: int | str | None
    outcome: Outcome | None
    done: tuple[Done, ...]

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The seat's own tiles, lowest first."""
        return self.hands[self.seat] or ()

    def legal_moves(self) -> Moves:
        """List the seat's own legal moves, as ``State.legal_moves`` does; empty when it is not its turn."""
        if self.turn != self.seat:
            return Moves()
        held = (self.drawn,) if self.drawn else self.hand
        return choices([tile.number for tile in held], self.layout, self.talon_size)

    def to_text(self) -> str:
        """Write the view as one line, ``?`` standing for each tile that the seat may not know."""
        from gamelib.exact61 import notation  # noqa: PLC0415 - notation reads and makes views.

        return notation.view_to_text(self)

    @classmethod
    def from_text(cls, text: str) -> View:
        """Read a view from its line; raises ``RuleError`` naming the fault."""
        from gamelib.exact61 import notation  # noqa: PLC0415 - notation reads and makes views.

        return notation.view_from_text(text)

    def _key(self) -> tuple[object, ...]:
        return tuple(getattr(self, field.name) for field in fields(self) if field.name != "done")

    def __eq__(self, other: object) -> bool:
        """Compare what the seat knows of the table, not how it came about."""
        return self._key() == other._key() if isinstance(other, View) else NotImplemented

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash(self._key())

    def __repr__(self) -> str:
        """Give a short summary."""
        holds = " ".join(self.hand) or "nothing"
        doing = f"hand over ({self.hand_over})" if self.hand_over else f"seat {self.turn} to move"
        return f"<exact61 view of seat {self.seat}: holds {holds}, {len(self.layout)} tiles laid, {doing}>"


def view(state: State, seat: int) -> View:
    """Make the view of a seat. Hands are shown to all once the hand is settled (D3, D19).

    Raises ``RuleError`` (D2) for what is no seat of this match.
    """
    if whole(seat) not in range(state.players):
        sentence = N_("{seat} is no seat: the seats of {players} players are 0 to {last}.")
        raise RuleError("D2", sentence, seat=quoted(seat), players=state.players, last=state.players - 1)
    shown = state.hand_over in ("out", "blocked")
    return View(
        seat=int(seat),
        players=state.players,
        hand_number=state.hand_number,
        leader=state.leader,
        turn=state.turn,
        scores=state.scores,
        sides=state.sides,
        layout=state.layout,
        hands=tuple(hand if shown or owner == seat else None for owner, hand in enumerate(state.hands)),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        talon_size=len(state.talon),
        drawn=state.drawn if state.turn == seat else None,
        hand_over=state.hand_over,
        went_out=state.went_out,
        next_leader=state.next_leader,
        outcome=state.outcome,
        done=_done(state, seat),
    )


def _done(state: State, seat: int) -> tuple[Done, ...]:
    done = []
    step: State | None = state
    while step is not None and step.move is not None and step.previous is not None:
        by = step.previous.turn
        if by is not None:
            done.append(Done(by, Draw() if isinstance(step.move, Draw) and by != seat else step.move))
        step = step.previous
    return tuple(reversed(done))
