"""A match at one moment: the verbs of play, over the rules of ``Table``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core import RuleError
from gamelib.fivetenk import dealing, refusals
from gamelib.fivetenk.cards import Card, counted, faces, in_order, points
from gamelib.fivetenk.moves import (
    DECLINE,
    NOBODY,
    PASS,
    REVEAL,
    Burials,
    Bury,
    Laid,
    Move,
    Moves,
    Name,
    Reveal,
    to_name,
    to_play,
)
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.promotion import DECLARER, WON, climb, outcome
from gamelib.fivetenk.reading_moves import read_move
from gamelib.fivetenk.readings import Reading
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.rules import Rules
from gamelib.fivetenk.setting import Opening, Previous, Setting
from gamelib.fivetenk.settling import Settlement, settle
from gamelib.fivetenk.summaries import summary
from gamelib.fivetenk.table import NONE, SEATS, Table

if TYPE_CHECKING:
    from gamelib.core import Event
    from gamelib.fivetenk.view import View


class Outcome(NamedTuple):
    """How a match ended: ``winners`` are the seats that have climbed past A (C32, R17)."""

    winners: tuple[int, ...]
    how: str = "past A"


class State:
    """A match of 5-10-K at one moment. It never changes: ``play`` gives a new state.

    Seats count from 0 to 5. ``phase`` is one of ``PHASES``; ``dealt`` counts the cards dealt, ``declarer`` is ``None``
    until somebody is. ``trick`` lists what was done in the trick on the table, which after the game is the last one.
    States are equal when the same could happen from them; how they were reached does not count.
    """

    # No __slots__: the lazy properties need the instance's dictionary.
    setting: Setting
    phase: str
    dealt: int
    declarer: int | None
    buried: tuple[Card, ...]
    friends_named: tuple[Friend, ...]
    trick: tuple[Laid, ...]
    previous: State | None
    move: Move | None
    _table: Table | None
    _opening: bool

    def __init__(
        self,
        setting: Setting,
        phase: str,
        dealt: int,
        *,
        declarer: int | None = None,
        buried: tuple[Card, ...] = (),
        friends_named: tuple[Friend, ...] = (),
        trick: tuple[Laid, ...] = (),
        table: Table | None = None,
        previous: State | None = None,
        move: Move | None = None,
        opening: bool = False,
    ) -> None:
        """Put a state together; ``start``, ``play`` and ``from_text`` are the ways to get one.

        ``opening`` tells that a game has just been dealt, so that the events begin with the deal.
        """
        # Past __setattr__, which refuses: a state never changes.
        self.__dict__.update(
            setting=setting,
            phase=phase,
            dealt=dealt,
            declarer=declarer,
            buried=buried,
            friends_named=friends_named,
            trick=trick,
            previous=previous,
            move=move,
            _table=table,
            _opening=opening,
        )

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a state never changes."""
        raise AttributeError(f"A State never changes, so {name} cannot be set: play() gives a new state.")

    def __delattr__(self, name: str) -> None:
        """Refuse: a state never changes."""
        raise AttributeError(f"A State never changes, so {name} cannot be deleted: play() gives a new state.")

    # ---- the match ----------------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The options under which the match is played."""
        return self.setting.rules

    @property
    def seed(self) -> int | None:
        """The seed that fixes every deal of the match."""
        return self.setting.seed

    @property
    def game_number(self) -> int:
        """The game's number in the match, from 0; a deal that is thrown in counts for none."""
        return self.setting.game

    @property
    def previous_game(self) -> Previous | None:
        """The declarer and the winners of the game before; ``None`` in the first game."""
        return self.setting.previous

    @property
    def first_seat(self) -> int:
        """The seat that the first card is dealt to (R2)."""
        return self.setting.first_seat

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """The levels of all six, "won" past A; once the game is settled those after the promotion (C32)."""
        before = self.setting.levels
        if self.phase != SETTLED:
            return before
        steps = outcome(self._settled.defenders)[1]
        return tuple(climb(level, steps) if seat in self.winners else level for seat, level in enumerate(before))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended and who won it; ``None`` while it goes on (C32)."""
        if self.phase != SETTLED or WON not in self.levels:
            return None
        return Outcome(tuple(seat for seat, level in enumerate(self.levels) if level == WON))

    # ---- what lies on the table ---------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to move; in the deal the one asked whether to reveal (R3). ``None`` when the game is over."""
        if self._table is not None:
            return None if self._table.over else self._table.turn
        if self.phase == DEAL and self.dealt:
            return dealing.seat_of(self.setting.first_seat, self.dealt - 1)
        return self.declarer if self.phase in (BURY, NAME) else None

    @cached_property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat holds, in order; the declarer's with the kitty until six cards are buried (C18)."""
        if self._table is not None:
            return tuple(map(faces, self._table.hands))
        hands = [list(self.setting.received(seat, self.dealt)) for seat in range(SEATS)]
        if self.declarer is not None:
            hands[self.declarer] += self.setting.kitty
            for card in self.buried:
                hands[self.declarer].remove(card)
        return tuple(map(in_order, hands))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self._table.left) if self._table is not None else tuple(map(len, self.hands))

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards not yet dealt, in dealing order; the last six become the kitty. Empty once somebody is declarer."""
        return self.setting.deck[self.dealt :] if self.declarer is None else ()

    @property
    def named_plays(self) -> tuple[int, ...]:
        """How often each named face has been played (R22)."""
        return tuple(self._table.played) if self._table is not None else (0,) * len(self.friends_named)

    @property
    def made_by(self) -> tuple[int | None, ...]:
        """For each friend card the seat that made the named play; ``None`` while nobody has (C21)."""
        if self._table is None:
            return (None,) * len(self.friends_named)
        return tuple(None if seat == NONE else seat for seat in self._table.made_by)

    @property
    def friends(self) -> tuple[int, ...]:
        """The seats revealed as friends, in the order of the friend cards (C21)."""
        return tuple(dict.fromkeys(seat for seat in self.made_by if seat is not None and seat != self.declarer))

    @property
    def declarers(self) -> tuple[int, ...]:
        """The seats known to be on the declarer's side; after the game everybody else is a defender (C21, C22)."""
        if self._table is None:
            return () if self.declarer is None else (self.declarer,)
        return tuple(filter(self._table.side_of, range(SEATS)))

    @property
    def top(self) -> Reading | None:
        """The reading to be beaten; ``None`` where a trick is led."""
        return None if self._table is None else self._table.top

    @property
    def top_seat(self) -> int | None:
        """The seat that made the last play of the trick."""
        return None if self._table is None or self._table.top_seat == NONE else self._table.top_seat

    @property
    def trick_points(self) -> int:
        """The points that lie in the trick on the table (C24)."""
        return 0 if self._table is None else self._table.trick

    @property
    def tricks(self) -> tuple[tuple[Laid, ...], ...]:
        """The tricks of this game that have ended, as far as they were followed; a game's last one is ``trick``."""
        ended = []
        step = self
        while (before := step.previous) is not None and step.move is not None:
            if before.trick and not step.trick:
                ended.append((*before.trick, Laid(before.turn or 0, (), None)))
            step = before
        return tuple(reversed(ended))

    @property
    def taken(self) -> tuple[int, ...]:
        """The points that each seat has taken in tricks; the last trick of a game is told by its settlement (C24)."""
        return (0,) * SEATS if self._table is None else tuple(self._table.taken)

    # ---- the end of a game --------------------------------------------------------------------------------------

    @property
    def how(self) -> str | None:
        """How the game ended (C27, C28); ``None`` while it goes on."""
        return self._table.over or None if self._table is not None else None

    @property
    def settlement(self) -> Settlement | None:
        """How the points were divided; ``None`` while the game goes on (C27-C30)."""
        return self._settled if self.phase == SETTLED else None

    @cached_property
    def _settled(self) -> Settlement:
        table = self._table
        assert table is not None  # noqa: S101 - asked only of a game that is over.
        return settle(table, points(self.buried))

    @property
    def points(self) -> int | None:
        """The defenders' points; ``None`` before the settlement (C30)."""
        return self._settled.defenders if self.phase == SETTLED else None

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats of the side that won the game; empty before the settlement (C31)."""
        if self.phase != SETTLED:
            return ()
        declarers = outcome(self._settled.defenders)[0] == DECLARER
        return tuple(seat for seat in range(SEATS) if (seat in self.declarers) == declarers)

    # ---- the verbs ----------------------------------------------------------------------------------------------

    def legal_moves(self) -> Moves | Burials:
        """List every legal move, each once, in a stable order; empty when the game is over.

        The six cards to bury are a lazy collection with ``len``, ``in`` and a seeded ``draw`` (C18).
        """
        table = self._table
        if table is not None:
            return Moves() if table.over else to_play(table.holding(table.turn), table.top, self.setting.rules)
        if self.phase == DEAL:
            return Moves((REVEAL, DECLINE)) if self.dealt else Moves((NOBODY,))
        if self.phase == BURY:
            return Burials(self.hands[self.declarer or 0])
        return to_name(self.buried) if self.phase == NAME else Moves()

    def play(self, move: Move | str | Iterable[str] | Mapping[str, object]) -> State:
        """Give the state after a move; this one stays as it is.

        A move may be one of ``legal_moves``, its text, any concrete cards, or its form in a record. Raises
        ``RuleError`` with the first rule it breaks.
        """
        seat, read = read_move(move, self.setting.rules)
        judged = refusals.judge(self, seat, read)
        if isinstance(judged, RuleError):
            raise judged
        table = self._table
        if table is None:
            return self._before_play(read)
        table = table.copy()
        turn = table.turn
        trick = self.trick
        phase = PLAY
        if judged is None:
            table.pass_turn()
            read = PASS
            trick = () if table.top is None else (*trick, Laid(turn, (), None))
        else:
            read = judged.move
            trick = (*trick, Laid(turn, judged.cards, judged.reading))
            table.play(judged.numbers, judged.reading)
            if table.over:
                phase = SETTLED
        return State(
            self.setting,
            phase,
            self.dealt,
            declarer=self.declarer,
            buried=self.buried,
            friends_named=self.friends_named,
            trick=trick,
            table=table,
            previous=self,
            move=read,
        )

    def _before_play(self, move: Move) -> State:
        """Make a move that is known to be legal before the first trick."""
        setting, declarer = self.setting, self.declarer
        if isinstance(move, Reveal):
            return State(setting, BURY, dealing.DEALT, declarer=self.turn, previous=self, move=move)
        if isinstance(move, Bury):
            buried = in_order(move.cards)
            return State(setting, NAME, self.dealt, declarer=declarer, buried=buried, previous=self, move=move)
        if isinstance(move, Name):
            counts = [counted(hand) for hand in self.hands]
            table = Table(counts, declarer or 0, [(card.number, nth) for card, nth in move.friends])
            return State(
                setting, PLAY, self.dealt, declarer=declarer, buried=self.buried, friends_named=move.friends,
                table=table, previous=self, move=move,
            )  # fmt: skip
        # Declined: the next one is asked, if there is anybody left to be asked (R3).
        chance = self.next_chance(self.dealt) if move == DECLINE else None
        return self.nobody_reveals(move) if chance is None else State(setting, DEAL, chance, previous=self, move=move)

    def next_chance(self, dealt: int) -> int | None:
        """Tell how many cards are dealt when next somebody is asked, ``dealt`` having been asked about (R3)."""
        setting = self.setting
        return dealing.next_chance(setting.deck, setting.first_seat, dealt, setting.levels, setting.may_reveal)

    def nobody_reveals(self, move: Move, *, opening: bool = False) -> State:
        """Give the state after a deal in which nobody has revealed: it is thrown in, or C17 decides (C15, C17)."""
        last = self.setting.previous
        declarer = None if last is None else dealing.by_turn_order(*last)
        phase = THROWN_IN if declarer is None else BURY
        return State(
            self.setting, phase, dealing.DEALT, declarer=declarer, previous=self, move=move, opening=opening
        )  # fmt: skip

    def why_not(self, move: Move | str | Iterable[str] | Mapping[str, object]) -> RuleError | None:
        """Say which rule forbids a move, and what would be legal; ``None`` if the move is legal."""
        try:
            seat, read = read_move(move, self.setting.rules)
        except RuleError as problem:
            return problem
        judged = refusals.judge(self, seat, read)
        return judged if isinstance(judged, RuleError) else None

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What the last move brought about, in order, each with the rules that made it so.

        For a state just dealt: the deal. Empty for a position read from text, and where a chance was declined.
        """
        from gamelib.fivetenk.explaining import explain  # noqa: PLC0415 - made only when asked for, and it needs State.

        return explain(self)

    def view(self, seat: int) -> View:
        """Give what a seat may know, and nothing more (R3, C18, R22). Raises ``RuleError`` (C1) for what is no seat."""
        from gamelib.fivetenk.view import view  # noqa: PLC0415 - view reads states.

        return view(self, seat)

    def next_deal(self) -> State:
        """Deal on, with chance from the match's seed: the next game, or again where nobody revealed (C15, C33).

        Raises ``RuleError`` while the game is played (C33) and after the match (C32).
        """
        from gamelib.fivetenk.starting import deal_out  # noqa: PLC0415 - starting makes states.

        problem = refusals.why_not_dealt(self)
        if problem:
            raise problem
        return deal_out(self.following, self)

    @property
    def following(self) -> Opening:
        """What the next deal of the match is made to, once this game is over: levels stay, sides do not (C33)."""
        setting = self.setting
        opening = Opening(setting.rules, setting.seed, self.levels, setting.previous, setting.game, setting.deal + 1)
        if self.phase != SETTLED:
            return opening
        return opening._replace(game=setting.game + 1, previous=Previous(self.declarer or 0, self.winners))

    # ---- text, equality -----------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """Write the whole state as one line; ``from_text`` reads it back."""
        from gamelib.fivetenk import notation  # noqa: PLC0415 - notation reads and makes states.

        return notation.to_text(self)

    @classmethod
    def from_text(cls, text: str) -> State:
        """Read a state from its line, checking that such a position can be; raises ``RuleError`` naming the fault."""
        from gamelib.fivetenk import notation  # noqa: PLC0415 - notation reads and makes states.

        return notation.from_text(text)

    def _key(self) -> tuple[object, ...]:
        setting = self.setting
        return (
            setting.rules, setting.seed, setting.game, setting.deal, setting.levels, setting.previous,
            setting.first_seat, self.phase, self.turn, self.declarer, self.hands, self.stock, self.buried,
            self.friends_named, self.made_by, self.trick, self.taken, self.how,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Compare what lies on the table, not how it came about."""
        return self._key() == other._key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes as text, without history."""
        return State.from_text, (self.to_text(),)

    def __repr__(self) -> str:
        """Give a short summary of what everybody may know."""
        return f"<fivetenk state: game {self.game_number + 1}, {summary(self)}>"
