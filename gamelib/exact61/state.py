"""A match at one moment: the verbs of play, over the rules of ``Table``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core import N_, RuleError, quoted, whole
from gamelib.exact61 import dealing, ports, refusals, scoring
from gamelib.exact61.layout import Layout, Place
from gamelib.exact61.moves import Draw, Move, Moves, choices, read_move
from gamelib.exact61.table import NONE, SIDES, Table
from gamelib.exact61.tiles import TILES, Tile

if TYPE_CHECKING:
    from gamelib.core import Event
    from gamelib.exact61.view import View

SEED_DIGITS = 4000
"""How many digits a seed may have: Python itself reads and writes few more."""
_SEED_LIMIT = 10**SEED_DIGITS

LOT = "lot"
"""Stands for the next leader where a new lot decides (D5)."""


class Outcome(NamedTuple):
    """How a match ended: ``winner`` is the side that stands at exactly 61 (D18)."""

    winner: int
    how: str = "exactly 61"


class State:
    """A match of Exact 61 Five Up at one moment. It never changes: ``play`` gives a new state.

    Seats are numbered clockwise from 0; ``scores`` are raw points by side (with 4 players side 0 is seats 0 and 2).
    States are equal when the same could happen from them; how they were reached does not count.
    """

    # No __slots__: the lazy properties need the instance's dictionary.
    _table: Table
    players: int
    seed: int | None
    hand_number: int
    leader: int
    layout: Layout
    lot: tuple[dealing.LotRow, ...]
    deal: dealing.Deal | None
    previous: State | None
    move: Move | None

    def __init__(
        self,
        table: Table,
        layout: Layout,
        *,
        seed: int | None,
        hand_number: int,
        leader: int,
        lot: tuple[dealing.LotRow, ...] = (),
        deal: dealing.Deal | None = None,
        previous: State | None = None,
        move: Move | None = None,
    ) -> None:
        """Wrap a table that nobody else plays on; ``start``, ``play`` and ``from_text`` are the ways to get a state."""
        # Past __setattr__, which refuses: a state never changes.
        self.__dict__.update(
            _table=table,
            layout=layout,
            players=len(table.hands),
            seed=seed,
            hand_number=hand_number,
            leader=leader,
            lot=lot,
            deal=deal,
            previous=previous,
            move=move,
        )

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a state never changes."""
        raise AttributeError(f"A State never changes, so {name} cannot be set: play() gives a new state.")

    def __delattr__(self, name: str) -> None:
        """Refuse: a state never changes."""
        raise AttributeError(f"A State never changes, so {name} cannot be deleted: play() gives a new state.")

    # ---- what stands on the table -------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to move; ``None`` when the hand is over."""
        return None if self._table.over else self._table.turn

    @property
    def scores(self) -> tuple[int, ...]:
        """The raw points of each side; 305 raw are 61 displayed."""
        return tuple(self._table.scores)

    @property
    def displayed_scores(self) -> tuple[int, ...]:
        """The scores as they are shown: raw points divided by 5."""
        return tuple(score // scoring.RAW_PER_POINT for score in self._table.scores)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat (D2)."""
        return self._table.sides

    @cached_property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles that each seat holds, lowest first."""
        return tuple(tuple(TILES[index] for index in sorted(hand)) for hand in self._table.hands)

    @cached_property
    def talon(self) -> tuple[Tile, ...]:
        """The face-down tiles left, drawn from the front (D3)."""
        return tuple(TILES[index] for index in self._table.talon[self._table.taken :])

    @property
    def drawn(self) -> Tile | None:
        """The tile just drawn that must be placed at once, if there is one (D7)."""
        return None if self._table.drawn == NONE else TILES[self._table.drawn]

    @property
    def hand_over(self) -> str | None:
        """How the hand ended: "out", "blocked", or "won" in mid-hand; ``None`` while it is played."""
        return self._table.over or None

    @property
    def went_out(self) -> int | None:
        """The seat that placed its last tile, once it has (D19)."""
        return None if self._table.out == NONE else self._table.out

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended and which side won; ``None`` while it goes on (D18)."""
        return None if self._table.winner == NONE else Outcome(self._table.winner)

    @property
    def next_leader(self) -> int | str | None:
        """Who leads the next hand: a seat, "lot", or ``None`` while this hand or after the match (D5)."""
        if self._table.winner != NONE or not self._table.over:
            return None
        return self._table.out if self._table.over == "out" else LOT

    # ---- the verbs ----------------------------------------------------------------------------------------------

    def legal_moves(self) -> Moves:
        """List every legal move, each once: tiles from low to high, each at its ports in order (D6, D7, R9).

        A draw is listed without its tile, which nobody may know yet. Empty when the hand is over.
        """
        table = self._table
        if table.over:
            return Moves()
        held = sorted(table.hands[table.turn]) if table.drawn < 0 else (table.drawn,)
        return choices(held, self.layout, len(table.talon) - table.taken)

    @property
    def placeable(self) -> tuple[Tile, ...]:
        """The tiles that the seat at turn could place, lowest first; none when the hand is over (D7)."""
        return tuple(dict.fromkeys(move.tile for move in self.legal_moves() if isinstance(move, Place)))

    def play(self, move: Move | str | Mapping[str, object]) -> State:
        """Make a move and give the state after it, any settlement included; this state stays as it is.

        The move may be one of ``legal_moves()``, its text (``"1|1 at 1|4 low"``, ``"draw"``, ``"pass"``) or its form
        in a record. Raises ``RuleError`` naming the first rule it breaks.
        """
        seat, move = read_move(move)
        problem = refusals.why_not(self, seat, move)
        if problem:
            raise problem
        table = self._table.copy()
        layout = self.layout
        if isinstance(move, Place):
            table.place(move.tile.number, NONE if move.at is None else ports.PORT_NUMBERS[move.at])
            layout = layout.placed(move, table.open, table.total)
        elif isinstance(move, Draw):
            move = Draw(TILES[table.draw()])
        else:
            table.pass_turn()
        return State(
            table,
            layout,
            seed=self.seed,
            hand_number=self.hand_number,
            leader=self.leader,
            lot=self.lot,
            previous=self,
            move=move,
            deal=self.deal,
        )

    def why_not(self, move: Move | str | Mapping[str, object]) -> RuleError | None:
        """Say which rule forbids a move, and what would be legal; ``None`` if the move is legal."""
        try:
            seat, move = read_move(move)
        except RuleError as problem:
            return problem
        return refusals.why_not(self, seat, move)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What the last move brought about, in order, each with the rules that made it so.

        For a state just dealt: the lot, where there was one, and the deal. Empty for a position read from text.
        """
        from gamelib.exact61.explaining import explain  # noqa: PLC0415 - made only when asked for, and it needs State.

        return explain(self)

    def view(self, seat: int) -> View:
        """Give what a seat may know, and nothing more: the other hands and the talon are only counted (D3).

        Raises ``RuleError`` (D2) for what is no seat of this match.
        """
        from gamelib.exact61.view import view  # noqa: PLC0415 - view reads states.

        return view(self, seat)

    def next_deal(self) -> State:
        """Deal the match's next hand, once this one is over, with chance from the match's seed (D5).

        Raises ``RuleError`` while the hand is played (D5) and after the match (D18).
        """
        if self.outcome:
            raise RuleError("D18", N_("The match is over: side {side} stands at exactly 61."), side=self.outcome.winner)
        leader = self.next_leader
        if leader is None:
            raise RuleError(
                "D5",
                N_("Hand {number} is still being played, so the next cannot be dealt."),
                number=self.hand_number + 1,
            )
        return deal_hand(
            self.players,
            self.seed,
            self.hand_number + 1,
            self.scores,
            None if leader == LOT else int(leader),
            previous=self,
        )

    # ---- text, equality -----------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """Write the whole state as one line; ``from_text`` reads it back."""
        from gamelib.exact61 import notation  # noqa: PLC0415 - notation reads and makes states.

        return notation.to_text(self)

    @classmethod
    def from_text(cls, text: str) -> State:
        """Read a state from its line, checking that such a position can be; raises ``RuleError`` naming the fault."""
        from gamelib.exact61 import notation  # noqa: PLC0415 - notation reads and makes states.

        return notation.from_text(text)

    def _key(self) -> tuple[object, ...]:
        return (
            self.layout, self.hands, self.talon, self.scores, self.turn, self.drawn, self.hand_over,
            self.went_out, self.seed, self.hand_number, self.leader,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Compare what stands on the table, not how it came about."""
        return self._key() == other._key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash(self._key())

    def __copy__(self) -> State:
        """Give the state itself: it never changes."""
        return self

    def __deepcopy__(self, _: object) -> State:
        """Give the state itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes as text, without history."""
        return State.from_text, (self.to_text(),)

    def __repr__(self) -> str:
        """Give a short summary of what everybody may know."""
        scores = " : ".join(map(str, self.displayed_scores))
        if self.outcome:
            doing = f"side {self.outcome.winner} has won"
        elif self.hand_over:
            doing = f"hand over ({self.hand_over})"
        else:
            doing = f"seat {self.turn} to move"
        return (
            f"<exact61 state: {self.players} players, hand {self.hand_number + 1}, score {scores}, "
            f"{len(self.layout)} tiles laid, {doing}>"
        )


def start(players: int = 4, seed: int | None = 7, scores: Sequence[int] | None = None) -> State:
    """Deal the first hand of a match.

    ``players`` is 2, 3 or 4 (D2); ``seed`` fixes every lot and deal of the match. ``scores`` (raw points by side)
    starts in mid-match. Raises ``RuleError`` for a number of players or scores that cannot be.
    """
    players, seed = check_players(players), check_seed(seed)
    sides = scoring.side_count(players)
    return deal_hand(players, seed, 0, check_scores(scores, players) if scores is not None else (0,) * sides, None)


def deal_hand(
    players: int,
    seed: int | None,
    hand: int,
    scores: Sequence[int],
    leader: int | None,
    *,
    previous: State | None = None,
) -> State:
    """Deal one hand by the seed; a ``leader`` of ``None`` is drawn by lot (D4, D5)."""
    lot: tuple[dealing.LotRow, ...] = ()
    if leader is None:
        lot = dealing.lot(seed, hand, players)
        leader = dealing.lot_winner(lot)
    return set_out(dealing.deal(seed, hand, players), seed, hand, scores, leader, lot=lot, previous=previous)


def set_out(
    deal: dealing.Deal,
    seed: int | None,
    hand: int,
    scores: Sequence[int],
    leader: int,
    *,
    lot: tuple[dealing.LotRow, ...] = (),
    previous: State | None = None,
) -> State:
    """Make the state of a hand that has just been dealt in a known way."""
    hands = [[tile.number for tile in tiles] for tiles in deal.hands]
    table = Table(hands, tuple(tile.number for tile in deal.talon), list(scores), leader)
    return State(table, Layout(), seed=seed, hand_number=hand, leader=leader, lot=lot, deal=deal, previous=previous)


def check_players(players: object) -> int:
    """Give the number of players if there can be so many; raises ``RuleError`` (D2)."""
    number = whole(players)
    if number not in SIDES:
        sentence = N_("{players} cannot play: 2, 3 or 4 players can, given as a whole number.")
        raise RuleError("D2", sentence, players=quoted(players))
    return number


def check_seed(seed: object) -> int | None:
    """Give the seed if it is a whole number or ``None``; raises ``RuleError`` ("format")."""
    if seed is None:
        return None
    number = whole(seed)
    if number is None:
        raise RuleError("format", N_("{seed} is no seed: a seed is a whole number."), seed=quoted(seed))
    if abs(number) >= _SEED_LIMIT:
        raise RuleError("format", N_("A seed has at most {digits} digits."), digits=SEED_DIGITS)
    return number


def check_scores(scores: object, players: int) -> tuple[int, ...]:
    """Give raw scores to start from, one for each side: multiples of 5 below 305; raises ``RuleError``."""
    sides = scoring.side_count(players)
    if not isinstance(scores, Sequence) or isinstance(scores, str) or len(scores) != sides:
        raise RuleError(
            "D2",
            N_("{players} players have {sides} scores, one for each side, not {scores}."),
            players=players,
            sides=sides,
            scores=quoted(scores),
        )
    read = [whole(score) for score in scores]
    for score, given in zip(read, scores, strict=True):
        if score is None or score % scoring.RAW_PER_POINT or score < -_SEED_LIMIT:
            sentence = N_("{score} cannot be a score: raw points are whole numbers, and multiples of 5.")
            raise RuleError("D15", sentence, score=quoted(given))
        if score >= scoring.TARGET:
            raise RuleError(
                "D18",
                N_("A match cannot go on from {score} raw points: it ends at {target}."),
                score=quoted(score),
                target=scoring.TARGET,
            )
    return tuple(score for score in read if score is not None)
