"""What is worked out for people at a table to play at: suggestions, why not something else, and what was missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamelib.core import N_, RuleError
from gamelib.core.advice import Advice
from gamelib.practice import MOST_SAMPLES, Looked, Match, review
from gamelib.practice.settings import MOST_SECONDS
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.playing import Playing
from gamelib.widgets.practice.suggesting import Asked
from gamelib.widgets.practice.thinking import Task, Thinking
from gamelib.words import say


class WorkingOut:
    """Works out beside the page what people ask for, by what whoever looks can see.

    What is found is told while nothing else is going on, and only if nothing has happened since. ``failed`` is called
    with what went wrong in a player.
    """

    def __init__(
        self, playing: Playing, thinking: Thinking, failed: Callable[[Exception], None], language: str | None = None
    ) -> None:
        """Work out nothing yet."""
        self._playing, self._thinking, self._failed, self._language = playing, thinking, failed, language

    def suggest(self, tell: Callable[[Advice[Any]], None], times: int = 1) -> None:
        """Weigh all that whoever looks could do, by what it sees; ``tell`` is told the advice.

        It is thought so many ``times`` as long as the match's settings say.
        """
        match = self._playing.at_turn()
        label = say(N_("Weighing your moves"), self._language)

        def work(task: Task) -> Advice[Any]:
            return self._advice(match, task, None, times=times)

        self._thinking.work(label, lambda task: self._worked_out(task, lambda: work(task), tell))

    def why_not(
        self,
        moves: tuple[Any, ...],
        known: Advice[Any] | None,
        tell: Callable[[Asked], None],
    ) -> None:
        """Say why not one of some moves: by the rule that forbids it, or by weighing it beside the best.

        Raises the ``RuleError`` where none is legal; otherwise ``tell`` is told the move beside the best one.
        ``known`` is what was suggested for this choice before.
        """
        match = self._playing.at_turn()
        if not moves:
            raise RuleError("format", N_("Pick what you would do first, and then ask why not."))
        position = match.position
        refused = [position.why_not(move) for move in moves]
        legal = [
            match.game.of_list(position, move) for move, problem in zip(moves, refused, strict=True) if not problem
        ]
        if not legal:
            raise refused[0] or RuleError("format", N_("Pick what you would do first, and then ask why not."))

        def work(task: Task) -> Asked:
            advice = known or self._advice(match, task, None, share=0.7)
            count = len(advice.options)
            options = [option for option in map(advice.option, legal) if option is not None]
            rank = min((advice.options.index(option) + 1 for option in options), default=None)
            if all(option.behind > 0 and not option.clearly_behind for option in options):
                # It was given up soon, or not looked at at all: now it is, beside the best.
                both = match.game.both(position.legal_moves(), advice.move, legal[0])
                advice = self._advice(match, task, both, share=0.3, done=0.7)
                options = [option for option in map(advice.option, legal) if option is not None]
            asked = min(options, key=lambda option: option.behind) if options else advice.options[0]
            return Asked(asked, advice.options[0], rank, count, advice)

        label = say(N_("Weighing your moves"), self._language)
        self._thinking.work(label, lambda task: self._worked_out(task, lambda: work(task), tell))

    def look_back(self, tell: Callable[[Looked], None], thinking: Thinking, budget: float) -> None:
        """Review the match within so many seconds; ``tell`` is told how far it has come, and what was found.

        ``thinking`` shows it, in a place of its own.
        """
        match = self._playing.begun()

        def job(task: Task) -> None:
            effort = task.effort(match.settings.samples, match.settings.seconds)._replace(progress=None)
            looked = iter(review(match, effort, budget))
            while not task.stopped:
                try:
                    found = next(looked, None)
                except Exception as problem:  # noqa: BLE001 - what was found so far stays.
                    self._fail(task, problem)
                    return
                with Guard.lock:
                    if found is None or task.stale:
                        return
                    task.tell(found.done / found.all)
                    tell(found)

        thinking.work(say(N_("Looking back"), self._language), job)

    def _advice(
        self, match: Match, task: Task, moves: Any, *, share: float = 1.0, done: float = 0.0, times: int = 1
    ) -> Advice[Any]:
        position, settings = match.position, match.settings
        seat = position.turn or 0
        samples = settings.samples and min(MOST_SAMPLES, times * settings.samples)
        seconds = settings.seconds and min(MOST_SECONDS, times * settings.seconds)
        effort = task.effort(samples, seconds, share=share, done=done)
        player = match.computer(settings.adviser, seat, effort)
        return player.advise(position.view(seat), position.legal_moves() if moves is None else moves, effort, None)

    def _worked_out(self, task: Task, work: Callable[[], Any], tell: Callable[[Any], None]) -> None:
        """Work something out, and tell it if anybody still wants to know."""
        try:
            found = work()
        except Exception as problem:  # noqa: BLE001 - it is said, and the match goes on.
            self._fail(task, problem)
            return
        with Guard.lock:
            if not task.stale:
                tell(found)

    def _fail(self, task: Task, problem: Exception) -> None:
        with Guard.lock:
            if not task.stale:
                self._failed(problem)
