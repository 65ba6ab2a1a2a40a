"""A match being played by people and computers: whose move it is, what was done, and the way back."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.core.advice import Effort, Player
from gamelib.core.saved import of_another_game, read_saved
from gamelib.fivetenk.moves import DECLINE
from gamelib.practice.games import Made, Position, game_of
from gamelib.practice.settings import PERSON, Settings
from gamelib.sandbox.fivetenk import DECLINE_ALL

FORMAT = "practice/1"
KEYS = ("format", "settings", "moves")

NEXT = "next"
"""The step that deals on."""

MOST_STEPS = 50_000
"""So many steps a match may have: far more than any has."""

MOST_UNPACKED = 4_000_000
"""So many bytes may the steps of a match take."""


class Waits(Enum):
    """What a match waits for: a person's move, a computer's, the next deal, what happens by itself, or nothing."""

    PERSON = "person"
    COMPUTER = "computer"
    DEAL = "deal"
    ITSELF = "itself"
    NOTHING = "nothing"


class Reached(NamedTuple):
    """A position, and the step in writing that led to it; the first one's is empty.

    ``declining`` are the seats that decline every further chance in this deal.
    """

    position: Position
    step: str
    declining: frozenset[int] = frozenset()


class Match:
    """A match from its first deal on. It changes as it is played; its positions never do.

    ``path`` are all positions with the steps that led to them. Raises ``RuleError`` for settings that cannot be.
    """

    def __init__(self, settings: Settings) -> None:
        """Deal the first hand or game."""
        self.game = game_of(settings.game)
        self.game.check(settings.checked())
        self.settings = settings
        self.path: list[Reached] = [Reached(self.game.begin(settings), "")]

    # ---- where it stands ------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position at hand."""
        return self.path[-1].position

    @property
    def declining(self) -> frozenset[int]:
        """The seats that decline every further chance in the deal at hand."""
        return self.path[-1].declining

    @property
    def steps(self) -> tuple[str, ...]:
        """All that was done, in writing."""
        return tuple(reached.step for reached in self.path[1:])

    @property
    def waits(self) -> Waits:
        """What has to happen next."""
        position = self.position
        if position.outcome:
            return Waits.NOTHING
        if self.game.by_itself(position, self.declining) is not None:
            return Waits.ITSELF
        if position.turn is None:
            return Waits.DEAL
        return Waits.PERSON if self.settings.seats[position.turn] == PERSON else Waits.COMPUTER

    @property
    def strength(self) -> str:
        """The strength of the computer at turn; empty where it is none's."""
        turn = self.position.turn
        return self.settings.seats[turn] if turn is not None and self.waits is Waits.COMPUTER else ""

    @property
    def only_move(self) -> Any:
        """The one move that there is; ``None`` where there is a choice, or none to make."""
        moves = self.position.legal_moves()
        return moves[0] if self.position.turn is not None and len(moves) == 1 else None

    # ---- what can be done -----------------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Make a move for the seat at turn; raises ``RuleError`` with the rule, and then nothing has changed.

        ``DECLINE_ALL`` declines this chance to reveal, and every further one of the seat in this deal (C14).
        """
        position = self.position
        if position.turn is None:
            raise RuleError("format", N_("It is nobody's turn: deal on first."))
        if move == DECLINE_ALL:
            declined = position.play(DECLINE)
            self.path.append(Reached(declined, DECLINE_ALL, self.declining | {position.turn}))
        else:
            self._reach(position.play(move))

    def go_on(self) -> None:
        """Do what happens by itself, or deal on; raises ``RuleError`` where somebody has to move first."""
        by_itself = self.game.by_itself(self.position, self.declining)
        if by_itself is not None:
            self._reach(self.position.play(by_itself))
        else:
            self._reach(self.position.next_deal())

    def undo(self) -> bool:
        """Go back to the last choice of a person before this; ``False`` where there was none.

        A move that was the only one to make is no choice, nor is a chance that was declined by itself.
        """
        place = len(self.path) - 1
        while place > 0:
            place -= 1
            if self.is_choice(place):
                del self.path[place + 1 :]
                return True
        return False

    def is_choice(self, place: int) -> bool:
        """Tell whether a person had a choice to make at a place of the path."""
        position, _, declining = self.path[place]
        turn = position.turn
        if turn is None or self.settings.seats[turn] != PERSON or self.game.by_itself(position, declining) is not None:
            return False
        return len(position.legal_moves()) > 1

    def _reach(self, position: Position) -> None:
        if position.move is None:
            self.path.append(Reached(position, NEXT))
        else:
            self.path.append(Reached(position, _written(position), self.declining))

    # ---- players --------------------------------------------------------------------------------------------------

    def computer(
        self, strength: str, seat: int, effort: Effort | None = None, place: int | None = None
    ) -> Player[Any, Any, Any]:
        """Make the player who decides at a place of the path, by default now.

        Its chance is fixed by the match's seed and the place, so that a match can be taken up anywhere.
        """
        place = len(self.path) - 1 if place is None else place
        return self.game.computer(strength, f"{self.settings.seed} {place}", seat, effort)

    def seen(self, place: int, seat: int) -> Made | None:
        """Give the move that led to a place of the path as a seat sees it; ``None`` where it does not see it."""
        return self.game.seen(self.path[place].position, seat)

    def shows(self, place: int, seat: int) -> bool:
        """Tell whether a seat sees anything of what led to a place of the path: the move, or what came of it."""
        return self.game.shows(self.path[place].position, seat)

    # ---- files ----------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """Write the match as the text of a file; what was done is packed, so that nobody reads a hidden card in it."""
        packed = base64.b85encode(zlib.compress("\n".join(self.steps).encode())).decode()
        record = {
            "format": FORMAT,
            "settings": self.settings.to_record(),
            "moves": packed,
        }
        return json.dumps(record, ensure_ascii=False)

    @classmethod
    def from_text(cls, text: object, game: str | None = None) -> Match:
        """Read a match from the text of a file, playing it through; raises ``RuleError`` that tells what is wrong.

        ``game`` is the engine's name, where it has to be a match of that game.
        """
        read = read_saved(text, FORMAT, KEYS)
        settings = read.get("settings")
        if not isinstance(settings, Mapping):
            raise RuleError("format", N_("The settings are {value}, and should be an object."), value=quoted(settings))
        if game is not None and settings.get("game") != game:
            raise of_another_game(settings.get("game"), game)
        match = cls(Settings.from_record(settings))
        for place, step in enumerate(_unpacked(read.get("moves"))):
            try:
                match._again(step)
            except RuleError as problem:
                raise problem.at_step(place) from None
        return match

    def _again(self, step: str) -> None:
        """Take a step that was written down."""
        if step == NEXT:
            self._reach(self.position.next_deal())
        elif step == DECLINE_ALL:
            self.play(step)
        else:
            self._reach(self.position.play(step))

    def __repr__(self) -> str:
        """Say in short how far it has come."""
        return f"<Match of {self.game.name}: {len(self.path) - 1} steps, {self.position!r}>"


def _written(position: Position) -> str:
    """Write the move that led to a position; what is drawn is the talon's business, and need not be told."""
    text = str(position.move)
    return "draw" if text.startswith("draw ") else text


def _unpacked(packed: object) -> list[str]:
    """Unpack what was done; raises ``RuleError`` ("format") for what is damaged."""
    if not isinstance(packed, str):
        raise RuleError("format", N_("The moves are {value}, and should be a text."), value=quoted(packed))
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(base64.b85decode(packed), MOST_UNPACKED)
        text = data.decode() if unpacker.eof else None
    except (ValueError, zlib.error, binascii.Error):
        text = None
    if text is None:
        raise RuleError("format", N_("The moves in this file are damaged."))
    steps = text.split("\n") if text else []
    if len(steps) > MOST_STEPS:
        sentence = N_("A match has at most {most} steps, and this one has {count}.")
        raise RuleError("format", sentence, most=MOST_STEPS, count=len(steps))
    return steps
