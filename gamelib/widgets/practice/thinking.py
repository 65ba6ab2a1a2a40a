"""Work that takes a while, beside the page: it shows how far it has come, and can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread

import ipywidgets

from gamelib.core import N_, Message
from gamelib.core.advice import Effort
from gamelib.pictures.svg import element
from gamelib.practice import MOST_SAMPLES
from gamelib.widgets.background import in_background
from gamelib.widgets.guard import Guard
from gamelib.words import say

SHOWN = 20
"""Into so many steps is the progress divided: each is a message to the page."""


class Task:
    """One piece of work: its progress, and whether it is to stop. ``stale`` once other work has taken its place."""

    def __init__(self, told: Callable[[Task, float], None]) -> None:
        """Begin at nothing done."""
        self._told = told
        self._stop = Event()
        self.stale = False

    def stop(self) -> None:
        """Ask to stop: what was found so far counts."""
        self._stop.set()

    def resume(self) -> None:
        """Go on, with the next thing to be thought about."""
        if not self.stale:
            self._stop.clear()

    @property
    def stopped(self) -> bool:
        """Whether to stop."""
        return self._stop.is_set()

    def pause(self, seconds: float) -> None:
        """Wait so long, or until a stop is asked for."""
        self._stop.wait(seconds)

    def tell(self, share: float) -> None:
        """Tell the share done, from 0 to 1."""
        self._told(self, share)

    def effort(self, samples: int | None, seconds: float | None, *, share: float = 1.0, done: float = 0.0) -> Effort:
        """Give an effort for a player, whose progress is this task's; it is ``share`` of it, after what is ``done``.

        Where the seconds are limited alone, as many samples are taken as there is time for.
        """
        most = MOST_SAMPLES if samples is None and seconds is not None else samples
        return Effort(most, seconds, lambda part: self.tell(done + share * part), lambda: self.stopped)


class Thinking(ipywidgets.HBox):
    """A bar and a button "Stop", seen while something is worked out in a thread of its own.

    One thing is worked out at a time: another begins when the one before has given up, whose results nobody wants.
    """

    def __init__(self, guard: Guard, language: str | None = None) -> None:
        """Work on nothing yet."""
        self._guard, self._language = guard, language
        self._task: Task | None = None
        self._thread: Thread | None = None
        self._label = ""
        self._shown = -1
        self.bar = ipywidgets.HTML()
        self.stop = ipywidgets.Button(description=say(N_("Stop"), language))
        super().__init__((self.bar, self.stop))
        self.add_class("gl-thinking")
        self.stop.on_click(guard(lambda _: self.give_up()))
        self._show()

    @property
    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self._task is not None

    def work(self, label: str, job: Callable[[Task], None]) -> None:
        """Begin a job in place of any other; ``label`` says what is worked out."""
        self.drop()
        task = self._task = Task(self._tell)
        self._label, self._shown = label, -1
        self._tell(task, 0.0)

        def run() -> None:
            try:
                job(task)
            except Exception as error:  # noqa: BLE001 - nobody calls a thread, so it would vanish otherwise.
                with Guard.lock:
                    self._guard.report(error)
            finally:
                with Guard.lock:
                    if self._task is task:
                        self._task = None
                        self._show()

        self._show()
        self._thread = in_background(run, "gamelib-thinking")

    def give_up(self) -> None:
        """Stop thinking; what was found so far counts."""
        if self._task is not None:
            self._task.stop()

    def drop(self) -> None:
        """Stop thinking; nobody wants to know any more."""
        if self._task is not None:
            self._task.stale = True
            self._task.stop()
            self._task = None
            self._show()

    def label(self, text: str) -> None:
        """Say what is worked out now, of which nothing is done yet."""
        self._label, self._shown = text, -1
        if self._task is not None:
            self._tell(self._task, 0.0)

    def wait(self, seconds: float = 60.0) -> None:
        """Wait until nothing is worked out any more, and what was is shown: what a test does."""
        thread = self._thread
        while thread is not None and thread.is_alive():
            thread.join(seconds)
            if thread.is_alive():
                raise TimeoutError(self._label)
            thread = self._thread

    def _tell(self, task: Task, share: float) -> None:
        step = min(SHOWN, int(share * SHOWN))
        if task is not self._task or step == self._shown:
            return
        self._shown = step
        percent = 100 * step // SHOWN
        name = say(Message(N_("{work}: {percent} %"), {"work": self._label, "percent": percent}), self._language)
        bar = element("progress", f"{percent} %", value=str(step), max=str(SHOWN), aria_label=name)
        self.bar.value = element("span", bar, element("span", self._label), class_="gl gl-words")

    def _show(self) -> None:
        self.layout.display = None if self.busy else "none"

    def __repr__(self) -> str:
        """Say in short whether it works."""
        return f"<Thinking: {self._label if self.busy else 'nothing'}>"
