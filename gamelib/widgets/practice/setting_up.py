"""Setting a match up: who sits where, the seed, where it begins, and how fast and how well computers play."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import ipywidgets

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.core.options import seed_typed
from gamelib.core.strengths import STRENGTHS
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET, side_count
from gamelib.fivetenk.promotion import FIRST_LEVEL, STANDING
from gamelib.pictures.exact61.wording import side_name
from gamelib.practice import ADVISERS, OTHERS, PACES, PERSON, Settings, game_of
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.words import say

WHO = {
    PERSON: N_("a person"),
    "random": N_("computer, random"),
    "simple": N_("computer, simple"),
    "strong": N_("computer, strong"),
}
"""What is called how in the lists of players."""

CALLED = {"simple": N_("simple"), "strong": N_("strong")}
"""How those are called who suggest."""


PACE_NAMES = (N_("at once"), N_("slow"), N_("step by step"))
"""How the paces are called."""


class Time(NamedTuple):
    """How much a strong player may think about a move."""

    samples: int | None
    seconds: float | None

    @property
    def message(self) -> Message:
        """Say how much it is."""
        if self.samples is not None:
            return Message(NN_("{count} sample", "{count} samples"), {"count": self.samples})
        count = 1 if self.seconds == 1 else 2  # As a language counts: 0.3 of a second are several.
        return Message(NN_("{seconds} second", "{seconds} seconds"), {"seconds": f"{self.seconds:g}", "count": count})


TIMES = (
    Time(None, 0.3),
    Time(None, 1.0),
    Time(None, 3.0),
    Time(None, 10.0),
    Time(50, None),
    Time(200, None),
    Time(1000, None),
)
"""What can be chosen: a time is the same everywhere, a number of samples makes a match reproducible."""

WARNING = N_("The match at hand is gone then: download it first if you want to go on with it later.")

HINT = N_("The same seed gives the same deals, and with samples in place of seconds strong players move alike, too.")


class SettingUp(ipywidgets.VBox):
    """Fields for all settings, and a button that begins; ``begin`` gets the settings, which may still be refused."""

    def __init__(
        self,
        settings: Settings,
        guard: Guard,
        begin: Callable[[Settings], None],
        back: Callable[[], None],
        language: str | None = None,
    ) -> None:
        """Fill the fields with some settings."""
        self._game, self._language = game_of(settings.game), language
        most = max(self._game.tables)
        players = [(self._say(WHO[who]), who) for who in (PERSON, *STRENGTHS)]
        self.players = ipywidgets.Dropdown(description=self._say(N_("Players")), options=[*self._game.tables])
        self.seats = tuple(
            ipywidgets.Dropdown(description=self._seat(N_("Seat {seat}"), seat), options=players)
            for seat in range(most)
        )
        self.levels = tuple(
            ipywidgets.Dropdown(description=self._seat(N_("Level of seat {seat}"), seat), options=STANDING)
            for seat in range(most if self._has_levels else 0)
        )
        all_levels = [(self._say(N_("as set below")), ""), *((level, level) for level in STANDING)]
        self.all_levels = ipywidgets.Dropdown(description=self._say(N_("All at level")), options=all_levels)
        self.scores = tuple(ipywidgets.IntText() for _ in range(0 if self._has_levels else most))
        self.seed = ipywidgets.Text(description=self._say(N_("Seed")))
        self.pace = ipywidgets.Dropdown(
            description=self._say(N_("Computers move")),
            options=[(self._say(name), pace) for pace, name in zip(PACES, PACE_NAMES, strict=True)],
        )
        times = [(say(time.message, language), time) for time in TIMES]
        self.time = ipywidgets.Dropdown(description=self._say(N_("Strong ones think")), options=times)
        strengths = [(self._say(CALLED[strength]), strength) for strength in ADVISERS]
        self.adviser = ipywidgets.Dropdown(description=self._say(N_("Suggestions by")), options=strengths)
        self.forced = ipywidgets.Checkbox(
            description=self._say(N_("Make my move for me where there is only one")), indent=False
        )
        self.begin = ipywidgets.Button(description=self._say(N_("Begin the match")), button_style="primary")
        self.back = ipywidgets.Button(description=self._say(N_("Back to the match")))
        title = ipywidgets.HTML(words(heading(self._say(N_("A new match"))), live=False))
        self.warning = ipywidgets.HTML(words(paragraph(self._say(WARNING), "gl-small"), live=False))
        hint = ipywidgets.HTML(words(paragraph(self._say(HINT), "gl-small"), live=False))
        rows = zip(self.seats, self.levels, strict=True) if self.levels else ((seat,) for seat in self.seats)
        seats = tuple(ipywidgets.HBox(row).add_class("gl-seat-row") for row in rows)
        who = ipywidgets.VBox((self.all_levels if self._has_levels else self.players, *seats, *self.scores))
        how = ipywidgets.VBox((self.seed, self.pace, self.time, self.adviser, self.forced, hint))
        columns = ipywidgets.HBox((who, how)).add_class("gl-set-up-columns")
        super().__init__(
            (title, columns, self.warning, ipywidgets.HBox((self.begin, self.back)).add_class("gl-controls"))
        )
        self.add_class("gl-set-up")
        self.fill(settings)
        self.players.observe(guard(lambda _: self._show_seats()), "value")
        self.all_levels.observe(guard(lambda change: self._set_all(change["new"])), "value")
        for field in self.levels:
            field.observe(guard(lambda _: self._show_common()), "value")
        self.begin.on_click(guard(lambda _: begin(self.settings)))
        self.back.on_click(guard(lambda _: back()))

    def fill(self, settings: Settings) -> None:
        """Fill the fields with some settings."""
        self._base = settings
        self.players.value = len(settings.seats)
        for seat, field in enumerate(self.seats):
            field.value = settings.seats[seat] if seat < len(settings.seats) else OTHERS
        for seat, level in enumerate(settings.levels or (FIRST_LEVEL,) * len(self.levels)):
            self.levels[seat].value = level
        for side, field in enumerate(self.scores):
            field.value = settings.scores[side] // RAW_PER_POINT if side < len(settings.scores) else 0
        self.seed.value = str(settings.seed)
        self.pace.value = settings.pace
        time = Time(settings.samples, settings.seconds)
        if time not in TIMES:
            self.time.options = [*((say(one.message, self._language), one) for one in (*TIMES, time))]
        self.time.value = time
        self.adviser.value = settings.adviser
        self.forced.value = settings.forced
        self._show_common()
        self._show_seats()

    @property
    def settings(self) -> Settings:
        """The settings as they stand in the fields; raises ``RuleError`` where a field holds what cannot be."""
        count = self.players.value
        sides = 0 if self._has_levels else side_count(count)
        scores = tuple(field.value * RAW_PER_POINT for field in self.scores[:sides])
        for field, raw in zip(self.scores, scores, strict=False):
            if raw >= TARGET:
                sentence = N_("A match cannot begin with {score} points: it ends at {target}.")
                raise RuleError("D18", sentence, score=field.value, target=TARGET // RAW_PER_POINT)
        levels = tuple(field.value for field in self.levels)
        return self._base.changed(
            seats=tuple(field.value for field in self.seats[:count]),
            seed=seed_typed(self.seed.value),
            scores=scores if any(scores) else (),
            levels=levels if set(levels) - {FIRST_LEVEL} else (),
            pace=self.pace.value,
            samples=self.time.value.samples,
            seconds=self.time.value.seconds,
            adviser=self.adviser.value,
            forced=self.forced.value,
        )

    @property
    def _has_levels(self) -> bool:
        return "levels" not in self._game.lacks

    def _set_all(self, level: str) -> None:
        """Set the level of all six seats."""
        for field in self.levels if level else ():
            field.value = level

    def _show_common(self) -> None:
        """Say which level all have, if it is one."""
        common = {field.value for field in self.levels}
        # While all are being set one after the other they differ; the last one makes them alike again.
        self.all_levels.value = common.pop() if len(common) == 1 else ""

    def _show_seats(self) -> None:
        """Show as many seats, and sides, as there are players."""
        count = self.players.value
        for seat, field in enumerate(self.seats):
            field.layout.display = None if seat < count else "none"
        for side, score in enumerate(self.scores):
            there = side < side_count(count)
            score.layout.display = None if there else "none"
            if there:
                name = side_name(side, count, self._language)
                score.description = say(Message(N_("{side} begins with"), {"side": name}), self._language)

    def _seat(self, text: str, seat: int) -> str:
        return say(Message(text, {"seat": seat}), self._language)

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<SettingUp>"
