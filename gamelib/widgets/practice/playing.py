"""Playing a match: people's steps, computers that think beside the page, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from gamelib.core import N_, Message, RuleError
from gamelib.core.saved import GAMES
from gamelib.core.strengths import STRENGTHS
from gamelib.practice import PACES, Match, Settings, Waits
from gamelib.sandbox import Keeper
from gamelib.sandbox.keeping import UNREADABLE
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.headlines import at_work
from gamelib.widgets.practice.thinking import Task, Thinking

AT_ONCE, SLOW, STEP = PACES

PAUSE = 1.2
"""So many seconds is a computer's move looked at where they move slowly."""

SHOWN_AT_LEAST = 0.7
"""After so many seconds what has happened is shown, even where all is to happen at once."""


class Playing:
    """A match of ``game`` and whoever looks at it.

    ``viewer`` is the seat through whose eyes it is shown; ``None``: nobody's yet.
    ``changed`` is called whenever something else is to be shown, ``failed`` with what went wrong in a player, from
    whatever thread it happens in; both while nothing else is going on. What is asked for comes through the guard.
    """

    def __init__(
        self,
        game: str,
        thinking: Thinking,
        keeper: Keeper,
        *,
        changed: Callable[[], None],
        failed: Callable[[Exception], None],
        language: str | None = None,
    ) -> None:
        """Play nothing yet."""
        self._game, self._thinking, self._keeper, self._language = game, thinking, keeper, language
        self._changed, self._failed = changed, failed
        self.match: Match | None = None
        self.viewer: int | None = None
        self.trouble: Message | None = None
        """Why it cannot be kept for the next time, if so."""
        self.version = 0
        """How often something was done: what is saved at one count is unsaved at the next."""
        self.weaker = False
        """Whether a computer could not move, and a simpler one moves for it next."""
        self._shown_at = 0.0

    # ---- how it stands --------------------------------------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """Whether the screen is to be handed to somebody else before anything is shown."""
        match = self.match
        if match is None or match.waits is not Waits.PERSON:
            return False
        return match.position.turn != self.viewer

    @property
    def eyes(self) -> int | None:
        """The seat that is shown what it may see; ``None`` while nobody may be shown anything.

        What is over is for everybody to see.
        """
        match = self.match
        if match is None or self.covered:
            return None
        over = match.waits in (Waits.DEAL, Waits.NOTHING)
        return match.settings.people[0] if over and self.viewer is None else self.viewer

    @property
    def mine(self) -> bool:
        """Whether it is the turn of whoever looks."""
        return self.match is not None and self.match.waits is Waits.PERSON and not self.covered

    @property
    def mover(self) -> int | None:
        """The seat to move, if whoever looks may know it: who is asked in a deal of 5-10-K knows it alone (R3)."""
        seat: int | None = self.begun().position.view(self._looker).turn
        return seat

    @property
    def only_move(self) -> Any:
        """The one move that whoever looks can make; ``None`` where there is a choice, or it is not their turn."""
        if not self.mine:
            return None
        moves = self.begun().position.view(self._looker).legal_moves()
        return moves[0] if len(moves) == 1 else None

    @property
    def _looker(self) -> int:
        """The seat that looks, or while nobody has said to be here, the first person's."""
        return self.begun().settings.people[0] if self.viewer is None else self.viewer

    @property
    def waits_for_step(self) -> bool:
        """Whether the next computer moves only when that is asked for."""
        match = self.match
        return (
            match is not None
            and match.waits is Waits.COMPUTER
            and not self._thinking.busy
            and (match.settings.pace == STEP or self.weaker)
        )

    # ---- beginning ------------------------------------------------------------------------------------------------

    def bring_back(self) -> Message | None:
        """Take up the match that was kept the last time, if there is one; say so where it is damaged."""
        text, trouble = self._keeper.kept()
        if text is None:
            return trouble
        try:
            self._take(Match.from_text(text, self._game))
        except RuleError as problem:
            self._keeper.put_aside()
            return Message(UNREADABLE, {"problem": Message(*problem.message)})
        self.version += 1  # It may stand in no file.
        return trouble

    def begin(self, settings: Settings) -> None:
        """Begin a match, which ``go_on`` lets go on; raises ``RuleError`` for settings that cannot be.

        Then all stays as it is.
        """
        if settings.game != self._game:
            raise RuleError("format", N_("These settings are for the other game: a match of {game} is begun here."),
                            game=Message(GAMES[self._game], {}))  # fmt: skip
        self._take(Match(settings))
        self._keep()

    def open(self, text: str) -> None:
        """Take up a match from the text of a file, which ``go_on`` lets go on.

        Raises ``RuleError`` that tells what is wrong with it.
        """
        self._take(Match.from_text(text, self._game))
        self._keep()

    def _take(self, match: Match) -> None:
        self._thinking.drop()
        self.match = match
        # One person alone at the screen need not be asked who is there.
        self.viewer = match.settings.people[0] if len(match.settings.people) == 1 else None
        self.weaker = False

    # ---- what people do -------------------------------------------------------------------------------------------

    def take(self, step: Any) -> None:
        """Make a move for whoever looks; raises ``RuleError`` with the rule, and then nothing has changed."""
        match = self.at_turn()
        match.play(step)
        self._done()

    def deal(self) -> None:
        """Deal on, once a hand or a game is over."""
        match = self.begun()
        if match.waits is not Waits.DEAL:
            raise RuleError("format", N_("There is nothing to deal now."))
        match.go_on()
        self._done()

    def undo(self) -> bool:
        """Go back to a person's last choice; ``False`` where there was none."""
        match = self.begun()
        self._thinking.drop()
        went = match.undo()
        self.weaker = False
        if went:
            self._keep()
        self.go_on()
        return went

    def uncover(self) -> None:
        """Show the match to the person at turn, who sits at the screen now."""
        self.viewer = self.begun().position.turn
        self.go_on()

    def change(self, **changes: object) -> None:
        """Change settings of the match at hand, such as the pace."""
        match = self.begun()
        match.settings = match.settings.changed(**changes)
        self._done()

    def begun(self) -> Match:
        """Give the match at hand; raises ``RuleError`` where none has begun."""
        if self.match is None:
            raise RuleError("format", N_("No match has begun yet."))
        return self.match

    def at_turn(self) -> Match:
        """Give the match if it is the turn of whoever looks, and think of nothing else; raises ``RuleError``."""
        match = self.begun()
        if not self.mine:
            raise RuleError("format", N_("It is not your turn."))
        self._thinking.drop()
        return match

    # ---- computers ------------------------------------------------------------------------------------------------

    def go_on(self, *, step: bool = False) -> None:
        """Let happen what needs nobody at the screen; ``step`` lets a computer move that waits for being asked."""
        match = self.match
        if match is None or self._thinking.busy:
            self._changed()
        elif self._by_itself(match) or (match.waits is Waits.COMPUTER and (step or not self.waits_for_step)):
            self._thinking.work(at_work(self, self._language), self._run)
            self._changed()
        else:
            self._changed()

    def stop(self) -> None:
        """Do nothing more for now."""
        self._thinking.drop()

    def _by_itself(self, match: Match) -> bool:
        """Tell whether something happens without anybody deciding it."""
        if match.waits is not Waits.PERSON or not match.settings.forced or match.only_move is None:
            return match.waits is Waits.ITSELF
        # Made at once, without the screen being handed on, it tells the others that there was nothing else in the hand.
        return len(match.settings.people) == 1 or match.game.shows_need(match.only_move)

    def _run(self, task: Task) -> None:
        """Move for the computers, one after the other, until a person has to do something."""
        self._shown_at = perf_counter()
        while self._moves_on(task):
            match = self.begun()
            move, problem = self._chosen(match, task)
            with Guard.lock:
                if task.stale:
                    return
                if problem is not None:
                    self.weaker = True
                    self._thinking.drop()
                    self._changed()
                    self._failed(problem)
                    return
                match.play(move)
                self.weaker = False
                self._keep()
                if not match.shows(len(match.path) - 1, self._looker):
                    continue  # Nothing is to be seen of it, and how long it takes tells nobody who was asked (R3).
                if match.settings.pace != AT_ONCE or perf_counter() - self._shown_at > SHOWN_AT_LEAST:
                    self._shown_at = perf_counter()
                    self._changed()
            if match.settings.pace == STEP:
                break
            if match.settings.pace == SLOW:
                task.pause(PAUSE)
        with Guard.lock:
            if not task.stale:
                self._thinking.drop()
                self.go_on()

    def _moves_on(self, task: Task) -> bool:
        """Let happen what nobody decides, and tell whether a computer has to move then."""
        with Guard.lock:
            match = self.match
            if task.stale or match is None:
                return False
            while self._by_itself(match):
                if match.waits is Waits.ITSELF:
                    match.go_on()
                else:
                    match.play(match.only_move)
                self._keep()
            self._thinking.label(at_work(self, self._language))
            task.resume()
            return match.waits is Waits.COMPUTER

    def _chosen(self, match: Match, task: Task) -> tuple[Any, Exception | None]:
        """Let the computer at turn choose; give what went wrong instead where it could not."""
        position = match.position
        seat = position.turn or 0
        try:
            moves = position.legal_moves()
            if len(moves) == 1:
                return moves[0], None
            place = STRENGTHS.index(match.strength)
            strength = STRENGTHS[max(0, place - 1)] if self.weaker else STRENGTHS[place]
            effort = task.effort(match.settings.samples, match.settings.seconds)
            move = match.computer(strength, seat, effort).choose(position.view(seat), moves)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the match goes on.
            return None, problem
        refused = position.why_not(move)
        return move, refused

    # ---- what is kept ---------------------------------------------------------------------------------------------

    def _done(self) -> None:
        """Keep what was done before anything else happens, and let the match go on."""
        self._keep()
        self.go_on()

    def _keep(self) -> None:
        self.version += 1
        self.trouble = self._keeper.keep(self.begun().to_text())
