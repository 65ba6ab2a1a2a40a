"""Every callback goes through here: what goes wrong in one is said in the widget, since nothing else would show it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Any, ClassVar, ParamSpec, TypeVar

import ipywidgets

from gamelib.core import N_, RuleError
from gamelib.pictures.svg import Markup, element
from gamelib.words import cite, instead, say
from gamelib.words.addressing import You, addressing

P = ParamSpec("P")
T = TypeVar("T")


class Guard:
    """Watches over the callbacks of one widget; ``message`` is where it says what went wrong.

    A user's mistake is answered by the sentence of its ``RuleError``, with its rules. Anything else is our own: a plain
    sentence, and the technical line that helps to report it. With ``Guard.raises`` set, as tests do, the error goes
    on as well, and stands in ``Guard.raised``, since ipywidgets swallows what a button's callback raises.
    """

    raises: ClassVar[bool] = False
    raised: ClassVar[list[Exception]] = []

    # Newer kernels take the messages of different widgets in threads of their own; we do one thing after the other.
    lock: ClassVar[RLock] = RLock()

    def __init__(self, game: str = "exact61", language: str | None = None) -> None:
        """Watch over a widget of a game."""
        self.game = game
        self.language = language
        self._running = 0
        self.you: You | None = None
        """Who at the table is spoken to; ``None``: nobody."""
        self.message = ipywidgets.HTML(layout=ipywidgets.Layout(display="none"))

    def __call__(self, callback: Callable[P, None]) -> Callable[P, None]:
        """Wrap a callback."""

        @wraps(callback)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
            with Guard.lock, addressing(self.you):
                self._call(callback, *args, **kwargs)

        return guarded

    def _call(self, callback: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        # One callback can set off others: what an inner one said must not be wiped out by the outer one's end.
        if not self._running:
            self.say(None)
        self._running += 1
        try:
            callback(*args, **kwargs)
        except RuleError as mistake:
            self.say(self._of_rule(mistake))
            if Guard.raises:
                Guard.raised.append(mistake)
                raise
        except Exception as error:  # Whatever it is, it would vanish otherwise.
            self.report(error)
            if Guard.raises:
                raise
        finally:
            self._running -= 1

    def report(self, error: Exception) -> None:
        """Say that something of ours went wrong: in a callback, or in a thread, which has nobody else to tell."""
        self.say(self._of_ours(error))
        if Guard.raises:
            Guard.raised.append(error)

    def say(self, text: Markup | None) -> None:
        """Show a message, or none; it is read out."""
        self.message.value = element("div", text, role="alert", class_="gl gl-error") if text else ""
        self.message.layout.display = None if text else "none"

    def _of_rule(self, mistake: RuleError) -> Markup:
        words = [say(mistake, self.language), instead(mistake, self.language)]
        if mistake.cited:
            cited = ", ".join(cite(self.game, rule, self.language) for rule in mistake.cited)
            words.append(f"({cited})")
        return Markup(element("span", " ".join(filter(None, words))))

    def _of_ours(self, error: Exception) -> Markup:
        sentence = say(N_("Something went wrong in this widget. Running the cell again brings it back."), self.language)
        return Markup(element("span", sentence) + element("code", technical(error), class_="gl-technical"))


def alone(method: Callable[P, T]) -> Callable[P, T]:
    """Let a method wait until nothing else is going on, as callbacks do: for what a cell may call as well."""

    @wraps(method)
    def waiting(*args: P.args, **kwargs: P.kwargs) -> T:
        with Guard.lock:
            return method(*args, **kwargs)

    return waiting


def technical(error: Exception) -> str:
    """Write an error of our own in one line that helps to report it."""
    trace: Any = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" ({trace.tb_frame.f_globals.get('__name__', '?')}, line {trace.tb_lineno})" if trace is not None else ""
    return f"{type(error).__name__}: {error}{place}"
