"""The laboratory: a question about a game, asked of as many hands or games as one likes."""

from __future__ import annotations

from concurrent.futures import Executor
from threading import Event, Thread
from time import monotonic
from typing import Any

import ipywidgets

from gamelib.core import N_, Message
from gamelib.lab.experiments import ASKABLE, Asked, Experiment, experiment, table_csv
from gamelib.lab.findings import INTERVALS, Finding
from gamelib.lab.results import Results
from gamelib.lab.running import executor_given
from gamelib.pictures import estimates, show
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.background import in_background
from gamelib.widgets.download import Download
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, together, words
from gamelib.words import say

MOST = 1_000_000
"""So many can be asked for."""

TELLS = 0.2
"""How many seconds pass at least between two tellings of the progress."""


class Laboratory(ipywidgets.VBox):
    """Asks one of the experiments: how many, by whom, by which seed; **Run** plays, **Stop** keeps what was played.

    What comes out is drawn and said, with intervals, and can be downloaded as a table. ``name`` is one of
    ``gamelib.lab.experiments``, ``options`` are the first choices: ``n``, ``seed``, ``players`` and, where it can be
    chosen, ``seats`` or ``level``. With an ``executor`` its workers play. ``finding`` is what was found. Raises
    ``RuleError`` ("format") for another name.
    """

    def __init__(
        self, name: str, *, executor: Executor | None = None, language: str | None = None, **options: Any
    ) -> None:
        """Play as many as usual, and show what comes out."""
        self.experiment: Experiment = experiment(name)
        self.finding: Finding | None = None
        self.results: tuple[Results, ...] = ()
        self._name, self._executor, self._language = name, executor_given(executor), language
        self._stop = Event()
        self._thread: Thread | None = None
        guard = self._guard = Guard(self.experiment.game, language)
        asked = self.experiment.ask(**options)
        self._lay_out_fields(asked)
        self.run = ipywidgets.Button(description=self._say(N_("Run")), button_style="primary")
        self.stop = ipywidgets.Button(description=self._say(N_("Stop")), disabled=True)
        self.download = Download(guard, self._say(N_("Download as CSV")), self._file)
        self.going = ipywidgets.HTML()
        self.chart = ipywidgets.HTML().add_class("gl-left")
        self.told = ipywidgets.HTML().add_class("gl-right")
        question = ipywidgets.HTML(words(element("p", element("strong", self._say(self.experiment.question)))))
        buttons = (self.run, self.stop, self.download, self.going)
        fields = ipywidgets.HBox((*self._fields, *buttons)).add_class("gl-controls")
        columns = ipywidgets.HBox((self.chart, self.told)).add_class("gl-columns")
        super().__init__((question, fields, guard.message, columns))
        self.add_class("gl-laboratory")
        self.add_class("gl-stepper")
        self.add_class("gl")
        self.run.on_click(guard(lambda _: self._begin()))
        self.stop.on_click(guard(lambda _: self._stop.set()))
        self._play(asked)

    def _lay_out_fields(self, asked: Asked) -> None:
        """Make a field for everything that can be chosen."""
        names = [(self._say(name), name) for name in sorted(ASKABLE)]
        counted = self._say(self.experiment.counted)
        self.n = ipywidgets.BoundedIntText(asked.n, min=2, max=MOST, description=counted)
        self.strength = ipywidgets.Dropdown(description=self._say(N_("Computers")), options=names, value=asked.players)
        self.seed = ipywidgets.IntText(asked.seed, description=self._say(N_("Seed")))
        self.seats = ipywidgets.Dropdown(description=self._say(N_("Players")), options=sorted(self.experiment.seats))
        self.level = ipywidgets.Dropdown(description=self._say(N_("From level")))
        self._fields: tuple[ipywidgets.Widget, ...] = (self.n, self.strength, self.seed)
        if self.experiment.seats:
            self.seats.value = asked.seats
            self._fields += (self.seats,)
        if self.experiment.levels:
            self.level.options = self.experiment.levels
            self.level.value = asked.level
            self._fields += (self.level,)

    @property
    def asked(self) -> Asked:
        """What stands in the fields."""
        seats = self.seats.value if self.experiment.seats else None
        level = self.level.value if self.experiment.levels else None
        return Asked(self.n.value, self.seed.value, self.strength.value, seats, level)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until what was begun is played."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _begin(self) -> None:
        """Play beside the page, so that it can be stopped."""
        if self._thread is not None and self._thread.is_alive():
            return
        self._stop.clear()
        self.run.disabled, self.stop.disabled = True, False
        asked = self.asked
        self._thread = in_background(lambda: self._play(asked), "gamelib-laboratory")

    def _play(self, asked: Asked) -> None:
        """Play, and show what came out. The guard's lock is free meanwhile, so that Stop is heard."""
        wanted, done, told = self.experiment.wanted(asked), 0, monotonic()

        def progress(more: int) -> None:
            nonlocal done, told
            done += more
            if monotonic() - told >= TELLS:
                told = monotonic()
                self.going.value = self._going(done, wanted)

        results: tuple[Results, ...] | Exception
        try:
            results = self.experiment.run(asked, self._executor, progress=progress, stopped=self._stop.is_set)
        except Exception as error:  # noqa: BLE001 - the guard says what it was.
            results = error
        self._guard(self._finish)(asked, results)

    def _finish(self, asked: Asked, results: tuple[Results, ...] | Exception) -> None:
        self.run.disabled, self.stop.disabled = False, True
        self.going.value = ""
        if isinstance(results, Exception):
            raise results
        self.results, self.finding = results, self.experiment.find(asked, results)
        self._show(self.finding, results)

    def _going(self, done: int, wanted: int) -> Markup:
        facts = {"done": done, "wanted": wanted}
        sentence = say(Message(N_("{done} of {wanted} played"), facts), self._language)
        bar = element("progress", value=done, max=wanted, aria_label=sentence)
        return element("div", bar, " ", sentence, class_="gl gl-going")

    def _show(self, finding: Finding, results: tuple[Results, ...]) -> None:
        """Draw what was found, and say it."""
        language = self._language
        messages = [*finding.messages(language)]
        chart = show(estimates, finding.panels, messages, language=language)
        intervals = element("div", paragraph(self._say(INTERVALS), "gl-muted-words"), class_="gl-small")
        self.chart.value = chart._repr_html_() + words(intervals, live=False)
        notes = [some.note for some in results if some.note is not None][:1]
        items = Message(N_("{items} played."), {"items": finding.items})
        parts = (paragraph(say(message, language)) for message in (items, *notes, *messages, *finding.remarks))
        self.told.value = words(element("div", together(parts), class_="gl-small"))

    def _file(self) -> tuple[str, str]:
        name = self._name.replace(" ", "-")
        return table_csv(self.results), f"{self.experiment.game}-{name}.csv"

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what was asked."""
        return f"<Laboratory: {self._name}, {sum(map(len, self.results))} played>"
