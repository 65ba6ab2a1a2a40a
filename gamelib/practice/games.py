"""What a match has to know of its game: how it begins, who plays for a computer, what happens by itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from gamelib import exact61, fivetenk
from gamelib.core import N_, RuleError, quoted
from gamelib.core.advice import Effort, Player
from gamelib.core.options import several_given
from gamelib.core.strengths import STRENGTHS, checked_strength
from gamelib.exact61 import players as domino_players
from gamelib.exact61.moves import Draw, Pass
from gamelib.fivetenk import players as card_players
from gamelib.fivetenk.cards import RANKS
from gamelib.fivetenk.explaining import seen_by
from gamelib.fivetenk.moves import DECLINE, NOBODY, Bury, Decline, Lay, Moves
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.promotion import FIRST_LEVEL, LADDER
from gamelib.fivetenk.refusals import DEAL, SETTLED
from gamelib.fivetenk.setting import Previous
from gamelib.fivetenk.table import SEATS
from gamelib.practice.settings import PERSON, Settings

MOST_DEFENDERS = 5

OTHERS = "simple"
"""Who sits at the other seats unless it is said otherwise."""

ADVISERS = STRENGTHS[1:]
"""Who can suggest: those that have reasons, as what picks by lot has none."""


class Position(Protocol):
    """What the states of both games have."""

    @property
    def turn(self) -> int | None:
        """The seat to move."""

    @property
    def move(self) -> Any:
        """The move that led here; ``None`` where something was dealt."""

    @property
    def previous(self) -> Any:
        """The state before."""

    @property
    def outcome(self) -> object:
        """How the match ended, once it has."""

    def legal_moves(self) -> Sequence[Any]:
        """List every legal move."""

    def play(self, move: Any) -> Any:
        """Give the state after a move."""

    def why_not(self, move: Any) -> RuleError | None:
        """Say why a move is not legal."""

    def view(self, seat: int) -> Any:
        """Give what a seat may know."""

    def next_deal(self) -> Any:
        """Deal on."""


class Made(NamedTuple):
    """A move as somebody sees it: whose it was (``None``: nobody's), and the move, ``None`` where it was a deal."""

    seat: int | None
    move: Any


class Game(ABC):
    """A game as matches see it; ``tables`` are the numbers of players there can be, ``lacks`` settings it has not."""

    name: ClassVar[str]
    tables: ClassVar[tuple[int, ...]]
    lacks: ClassVar[tuple[str, ...]]

    @abstractmethod
    def begin(self, settings: Settings) -> Position:
        """Deal the first hand or game; raises ``RuleError`` for scores or levels that cannot be."""

    @abstractmethod
    def computer(self, strength: str, seed: object, seat: int, effort: Effort | None = None) -> Player[Any, Any, Any]:
        """Make a computer player."""

    def by_itself(self, state: Any, declining: frozenset[int]) -> Any:  # noqa: ARG002 - here nothing does.
        """Give the move that is made without asking anybody; ``declining`` seats decline whatever they are asked."""
        return None

    def seen(self, state: Position, seat: int) -> Made | None:  # noqa: ARG002 - here all of it.
        """Give the move that led to a state as a seat sees it; ``None`` where the seat does not see that it was."""
        return Made(None if state.previous is None else state.previous.turn, state.move)

    def shows(self, state: Position, seat: int) -> bool:
        """Tell whether a seat sees anything of what led to a state: the move, or what came of it."""
        return self.seen(state, seat) is not None

    def shows_need(self, move: Any) -> bool:  # noqa: ARG002 - where it depends on the hand, others cannot tell.
        """Tell whether everybody can tell of a move that it was the only one its seat could make."""
        return False

    @abstractmethod
    def lies_open(self, state: Any) -> bool:
        """Tell whether the hand or the game is over and settled, so that all see what everybody held."""

    def listed(self, before: Position, after: Position) -> Any:  # noqa: ARG002 - here moves are listed as made.
        """Give the move that led from one position to the next as it stands in the list of legal moves."""
        return after.move

    def of_list(self, position: Position, move: Any) -> Any:
        """Give a legal move as it stands in the list of legal moves."""
        return self.listed(position, position.play(move))

    def both(self, moves: Any, one: Any, other: Any) -> Any:
        """Give a list of two of the legal moves alone, to be weighed against each other."""
        return type(moves)((one, other))

    def check(self, settings: Settings) -> None:
        """Raise ``RuleError`` where so many, or such players, cannot play, or not from such scores or levels."""
        if len(settings.seats) not in self.tables:
            sentence = N_("{count} cannot play this: the numbers of players are {tables}.")
            raise RuleError("format", sentence, count=len(settings.seats), tables=self.tables)
        for who in settings.seats:
            if who != PERSON and who not in STRENGTHS:
                sentence = N_("{who} is no player: there are {players}.")
                raise RuleError("format", sentence, who=quoted(who), players=(PERSON, *STRENGTHS))
        if checked_strength(settings.adviser) not in ADVISERS:
            sentence = N_("{adviser} picks by lot, and has nothing to suggest: there are {advisers}.")
            raise RuleError("format", sentence, adviser=settings.adviser, advisers=ADVISERS)
        for name in self.lacks:
            if getattr(settings, name):
                raise RuleError("format", N_("This game has no {name}: leave them out."), name=name)
        self.begin(settings)


class Dominoes(Game):
    """Exact 61."""

    name = "exact61"
    tables = (2, 3, 4)
    lacks = ("levels",)

    def begin(self, settings: Settings) -> exact61.State:
        """Deal the first hand."""
        return exact61.start(len(settings.seats), settings.seed, settings.scores or None)

    def computer(self, strength: str, seed: object, seat: int, effort: Effort | None = None) -> Player[Any, Any, Any]:
        """Make a computer player."""
        return domino_players.computer(strength, seed, seat, effort)

    def seen(self, state: Position, seat: int) -> Made | None:
        """Give the move without the tile that somebody else drew (D3)."""
        made = super().seen(state, seat)
        return Made(made.seat, Draw()) if made and isinstance(made.move, Draw) and made.seat != seat else made

    def shows_need(self, move: Any) -> bool:
        """Nobody draws or passes who can do anything else (D7)."""
        return isinstance(move, (Draw, Pass))

    def lies_open(self, state: Any) -> bool:
        """The hands are shown and compared once somebody is out or all are blocked (D19, D24)."""
        return bool(state.hand_over)


class Cards(Game):
    """5-10-K."""

    name = "fivetenk"
    tables = (SEATS,)
    lacks = ("scores",)

    def begin(self, settings: Settings) -> fivetenk.State:
        """Deal the first game.

        Levels other than 3 need a game before it, which is made up: those who stand highest have won it.
        """
        levels = settings.levels
        if not levels or set(levels) == {FIRST_LEVEL}:
            return fivetenk.start(settings.seed, levels=levels or None)
        return fivetenk.start(settings.seed, levels=levels, previous=made_up(levels))

    def computer(self, strength: str, seed: object, seat: int, effort: Effort | None = None) -> Player[Any, Any, Any]:
        """Make a computer player."""
        return card_players.computer(strength, seed, seat, effort)

    def by_itself(self, state: Any, declining: frozenset[int]) -> Any:
        """Nobody reveals where nobody can; and who has declined for the whole deal declines (C14, C17)."""
        if state.phase != DEAL:
            return None
        return NOBODY if state.turn is None else DECLINE if state.turn in declining else None

    def seen(self, state: Position, seat: int) -> Made | None:
        """Give the move without the cards that somebody else buried; a declined chance is seen by nobody else (R3)."""
        made = super().seen(state, seat)
        if made is None or made.seat in (seat, None):
            return made
        if isinstance(made.move, Decline):
            return None
        return Made(made.seat, Bury()) if isinstance(made.move, Bury) else made

    def shows(self, state: Any, seat: int) -> bool:
        """Tell whether a seat sees the move, or what came of it: the last chance declined makes a declarer (C17)."""
        return super().shows(state, seat) or bool(seen_by(state.events, seat))

    def lies_open(self, state: Any) -> bool:
        """The points left in hands and those of the kitty are counted for all to see (C28, C29)."""
        return bool(state.phase == SETTLED)

    def listed(self, before: Position, after: Position) -> Any:
        """Give the move as it is listed: a play is told apart by its ranks and its reading (R8)."""
        move = after.move
        if not isinstance(move, Lay):
            return move
        reading = after.trick[-1].reading  # type: ignore[attr-defined]  # This game's states have one.
        ranks = sorted(RANKS[card.rank] for card in move.cards)
        listed = (play for play in before.legal_moves() if isinstance(play, Play) and play.reading == reading)
        return next((play for play in listed if sorted(play.ranks) == ranks), move)

    def both(self, moves: Any, one: Any, other: Any) -> Any:  # noqa: ARG002 - what was listed does not matter.
        """Give a list of two moves."""
        return Moves((one, other))


def made_up(levels: Sequence[str]) -> Previous:
    """Make up the game before a match that begins at some levels: those who stand highest have won it (C21, C22).

    Up to three of them were the declarer's side; more than that were the defenders, against one who stands lower or,
    where all stand alike, against the last seat.
    """
    ranks = [LADDER.index(level) if level in LADDER else 0 for level in levels]
    highest = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    if len(highest) <= 3:
        return Previous(highest[0], tuple(highest))
    others = [seat for seat in range(len(levels)) if seat not in highest] or highest[MOST_DEFENDERS:]
    return Previous(others[0], tuple(highest[:MOST_DEFENDERS]))


GAMES: dict[str, Game] = {game.name: game for game in (Dominoes(), Cards())}


def game_of(name: object) -> Game:
    """Give a game by its engine's name; raises ``RuleError`` ("format") where there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise RuleError("format", N_("{name} is no game: there are {games}."), name=quoted(name), games=tuple(GAMES))
    return GAMES[name]


def settings_given(
    game: object,
    *,
    seats: Sequence[str] | None,
    seed: int,
    scores: Sequence[int],
    levels: Sequence[str],
    pace: str,
    samples: int | None,
    seconds: float | None,
    adviser: str | None,
    forced: bool = True,
) -> Settings:
    """Give the settings that a cell says; where ``seats`` are not said, a person plays against as many as there can be.

    Samples count where both samples and seconds are given. Raises ``RuleError`` for what cannot be.
    """
    known = game_of(game)
    settings = Settings(
        game=known.name,
        seats=(PERSON, *(OTHERS for _ in range(max(known.tables) - 1)))
        if seats is None
        else several_given("seats", seats),
        seed=seed,
        scores=several_given("scores", scores),
        levels=several_given("levels", levels),
        pace=pace,
        samples=samples,
        seconds=None if samples is not None else seconds,
        adviser=adviser or STRENGTHS[-1],
        forced=forced,
    ).checked()
    known.check(settings)
    return settings
