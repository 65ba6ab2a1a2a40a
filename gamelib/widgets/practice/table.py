"""The table to play at: people and computers at one screen, suggestions, the way back, and a review at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ParamSpec

import ipywidgets

from gamelib.core import N_, RuleError
from gamelib.core.options import text_given
from gamelib.core.saved import MOST_CHARACTERS
from gamelib.pictures.svg import Markup, element
from gamelib.practice import PACES, Match, Settings, Waits, settings_given
from gamelib.sandbox import Keeper
from gamelib.widgets.exact61.practice import DominoPlace
from gamelib.widgets.files import Files
from gamelib.widgets.fivetenk.practice import CardPlace
from gamelib.widgets.guard import Guard, alone, technical
from gamelib.widgets.markup import paragraph, words
from gamelib.widgets.practice.controls import Controls, display
from gamelib.widgets.practice.cover import Cover
from gamelib.widgets.practice.headlines import headline
from gamelib.widgets.practice.looking_back import LookingBack
from gamelib.widgets.practice.opening import Opening
from gamelib.widgets.practice.panels import SUGGESTED, TOLD, Panels
from gamelib.widgets.practice.place import SeatPlace
from gamelib.widgets.practice.playing import Playing
from gamelib.widgets.practice.score import Score
from gamelib.widgets.practice.setting_up import SettingUp
from gamelib.widgets.practice.suggesting import LONGER, SEPARATOR
from gamelib.widgets.practice.thinking import Thinking
from gamelib.widgets.practice.working_out import WorkingOut
from gamelib.widgets.sandbox.command import Command
from gamelib.words import say
from gamelib.words.addressing import addressing

P = ParamSpec("P")

SCOPE = "gl-practice"

PLACES: dict[str, type[SeatPlace]] = {place.game: place for place in (DominoPlace, CardPlace)}

MOST_LEGAL = 8
"""Up to so many legal moves are named in place of one that is refused."""

FAILED = N_("Something went wrong while a player thought. The match is as it was, and nothing is lost.")


class PracticeTable(ipywidgets.VBox):
    """A table to play a match at, against computers or with others at the same screen.

    ``PracticeTable("exact61")`` and ``PracticeTable("fivetenk")`` ask for the settings first, with those given here
    filled in: ``seats`` are "person" or a computer's strength for each seat, ``scores`` raw points by side (Exact 61),
    ``levels`` those of all six (5-10-K), ``pace`` is "at once", "slow" or "step by step", ``samples`` or ``seconds``
    limit how much a strong player thinks about a move, and ``forced`` has a person's move made where there is only one;
    of several people at one screen only where all can see that it is the only one.
    With ``begin`` true the match begins at once.

    ``match`` is the match at hand, ``seat`` the one through whose eyes it is shown; only what that seat may see is ever
    sent to the page. ``take_step("1|4")`` does what a press does. ``name`` is the table's name within the notebook,
    under which a match comes back when the cell is run again, unless ``fresh`` is true. Raises ``RuleError`` for
    settings that cannot be.
    """

    def __init__(
        self,
        game: str = "exact61",
        *,
        seats: Sequence[str] | None = None,
        seed: int = 7,
        scores: Sequence[int] = (),
        levels: Sequence[str] = (),
        pace: str = PACES[0],
        samples: int | None = None,
        seconds: float | None = 1.0,
        adviser: str | None = None,
        forced: bool = True,
        begin: bool = False,
        name: str = "",
        fresh: bool = False,
        language: str | None = None,
    ) -> None:
        """Lay everything out, take up the match of the last time, and show it or the settings."""
        self.language = language
        self.settings = settings_given(
            game, seats=seats, seed=seed, scores=scores, levels=levels, pace=pace, samples=samples, seconds=seconds,
            adviser=adviser, forced=forced,
        )  # fmt: skip
        self._name = text_given("name", name) or f"play-{game}"
        self._looking: int | None = None
        self._setting = False
        self._saved = 0
        guard = self.guard = Guard(game, language)
        self.place = PLACES[game](guard, self.take_step, SCOPE, language)
        self.thinking = Thinking(guard, language)
        self.playing = Playing(
            game, self.thinking, Keeper(self._name), changed=self._show, failed=self._fail, language=language
        )
        self._working = WorkingOut(self.playing, self.thinking, self._fail, language)
        self._make(guard)
        self._connect(guard)
        self._take_up(begin=begin, fresh=fresh)

    @alone
    def _take_up(self, *, begin: bool, fresh: bool) -> None:
        """Take up the match of the last time unless all is to be ``fresh``, or ``begin`` one, or ask for settings."""
        trouble = None if fresh else self.playing.bring_back()
        if self.match is None and begin:
            self.playing.begin(self.settings)
        self._setting = self.match is None
        if trouble:
            self.playing.trouble = trouble
        self.playing.go_on()

    # ---- what it consists of --------------------------------------------------------------------------------------

    def _make(self, guard: Guard) -> None:
        language = self.language
        self.controls = Controls(guard, language)
        self.files = Files(guard, self._open, self._note_saved, most=MOST_CHARACTERS, language=language)
        self.bar = ipywidgets.HBox((*self.controls.above, self.files, self.controls.pace)).add_class("gl-controls")
        self.score = Score(language)
        self.status = ipywidgets.HTML().add_class("gl-bench-status")
        self.notice = ipywidgets.HTML()
        self.command = Command(say(N_("Do"), language), say(N_("Do it"), language), say(self.place.example, language))
        self.panels = Panels(guard, self.place, self._point, self.look_at, language)
        actions = ipywidgets.HBox((*self.place.buttons, *self.controls.beneath))
        left = ipywidgets.VBox((*self.place.left, actions.add_class("gl-controls"))).add_class("gl-left")
        right = ipywidgets.VBox((self.command, *self.place.right, *self.panels.widgets, self.notice))
        # In one column what is to be done, and what was refused, comes before the picture.
        head = ipywidgets.VBox((guard.message, self.status, self.thinking)).add_class("gl-head")
        self.columns = ipywidgets.HBox((head, left, right.add_class("gl-right"))).add_class("gl-columns")
        self.cover = Cover(guard, self.playing.uncover, language)
        self.set_up = SettingUp(self.settings, guard, self.begin, self.go_back, language)
        self.looking_back = LookingBack(guard, self.place, self._look_back, language)
        # Where the table itself is not seen, what was refused is said above.
        self.above = ipywidgets.VBox((guard.message, self.notice))
        self.opening = Opening(guard, self._open_now, language)
        super().__init__(
            (self.bar, self.opening, self.above, self.cover, self.set_up, self.score, self.columns, self.looking_back)
        )
        for css_class in (SCOPE, "gl", f"gl-practice-{guard.game}"):
            self.add_class(css_class)

    def _connect(self, guard: Guard) -> None:
        controls = self.controls
        presses: tuple[tuple[ipywidgets.Button, Callable[[], None]], ...] = (
            (controls.undo, self.undo),
            (controls.suggest, self.ask),
            (self.panels.suggesting.longer, self.think_longer),
            (controls.why_not, self.ask_why_not),
            (controls.new, self.set_out),
            (controls.step, lambda: self.playing.go_on(step=True)),
            (controls.deal, self.deal_on),
            (controls.now, lambda: self.look_at(None)),
            (controls.review, self.open_review),
        )
        for button, press in presses:
            controls.connect(button, press)
        controls.connect_pace(self._change_pace)
        self.command.on_command(guard(self._type))

    # ---- what anybody can do --------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The match at hand; ``None`` before the first one."""
        return self.playing.match

    @property
    def seat(self) -> int | None:
        """The seat through whose eyes the match is shown; ``None`` while the screen is handed on."""
        return self.playing.eyes

    @alone
    def begin(self, settings: Settings) -> None:
        """Begin a match; raises ``RuleError`` for settings that cannot be, and then all stays as it is."""
        self.playing.begin(settings)
        self._forget()
        self._setting, self.settings = False, settings
        self.playing.go_on()

    @alone
    def set_out(self) -> None:
        """Show the settings of a new match; the one at hand waits."""
        self.playing.stop()
        self._setting = True
        if self.match is not None:
            self.settings = self.match.settings.changed(seed=self.match.settings.seed + 1)
        self.set_up.fill(self.settings)
        self._show()

    @alone
    def go_back(self) -> None:
        """Go back from the settings to the match at hand."""
        self._setting = self.match is None
        self.playing.go_on()

    @alone
    def take_step(self, step: Any) -> None:
        """Make a move for the seat at turn: one of the engine's, or its text.

        Raises ``RuleError`` with the rule, and shows its text and what would be legal instead.
        """
        self._come_back()
        try:
            self.playing.take(step)
        except RuleError as problem:
            self.panels.turn_to(TOLD)
            raise self._refused(problem) from None

    @alone
    def undo(self) -> None:
        """Go back to a person's last choice; where there is none, that is told."""
        self._looking = None
        went = self.playing.undo()
        said = self._say(N_("Taken back: choose again.") if went else N_("There is no choice to take back."))
        self.tell(said if self.playing.covered else SEPARATOR.join((said, self._headline())))

    @alone
    def deal_on(self) -> None:
        """Deal the next hand or game."""
        self._looking = None
        self.playing.deal()

    @alone
    def look_at(self, place: int | None) -> None:
        """Show how things stood after so many steps, as they were seen; ``None``: as they stand."""
        match = self.match
        last = 0 if match is None else len(match.path) - 1
        self._looking = place if place is not None and 0 <= place < last else None
        self._show()

    def _come_back(self) -> None:
        """Show how things stand, if an earlier moment is looked at; what is picked now stays picked."""
        if self._looking is not None:
            self.look_at(None)

    @alone
    def ask(self) -> None:
        """Ask for a suggestion; it is shown once it is worked out."""
        self._come_back()
        self.panels.turn_to(SUGGESTED)
        if self.panels.suggesting.advice is None:
            self._working.suggest(self._to_you(self.panels.suggesting.offer))
        else:
            self.panels.suggesting.offer(self.panels.suggesting.advice)

    @alone
    def think_longer(self) -> None:
        """Think about the suggestion again, longer than before; what was suggested stays until then."""
        suggesting = self.panels.suggesting
        suggesting.times *= LONGER
        self._working.suggest(self._to_you(suggesting.offer), suggesting.times)

    @alone
    def ask_why_not(self) -> None:
        """Ask why not the move that is picked; raises the ``RuleError`` that forbids it, if one does."""
        self._come_back()
        self.panels.turn_to(SUGGESTED)
        try:
            self._working.why_not(
                self.place.picked, self.panels.suggesting.advice, self._to_you(self.panels.suggesting.compare)
            )
        except RuleError as problem:
            if problem.cited:
                self.panels.turn_to(TOLD)
            raise self._refused(problem) from None

    def _refused(self, problem: RuleError) -> RuleError:
        """Lay open the rule by which something was refused; of very many moves none is named instead."""
        self.panels.happened.refuse(problem)
        if problem.cited:
            self.place.hush()
        return problem if len(problem.legal) <= MOST_LEGAL else problem.with_legal(())

    @alone
    def open_review(self) -> None:
        """Show the match in a stepper, with everybody's hands, once it is over."""
        if self.match is not None and self.match.waits is Waits.NOTHING:
            self.looking_back.show_match(self.match)

    def tell(self, sentence: str) -> None:
        """Say something where it is seen and read out."""
        self.status.value = element("div", paragraph(sentence), role="status", aria_live="polite", class_="gl gl-words")

    @property
    def unsaved(self) -> bool:
        """Whether something was played that stands in no file."""
        return self.playing.version != self._saved

    def close(self) -> None:
        """Take the table away; nobody thinks for it any more."""
        thinking = getattr(self, "thinking", None)  # Python closes what was refused while it was made, too.
        if thinking is not None:
            thinking.drop()
        if hasattr(self, "looking_back"):
            self.looking_back.clear()
        super().close()

    # ---- presses --------------------------------------------------------------------------------------------------

    def _type(self, text: str) -> None:
        self.take_step(self.place.read(text))
        self.command.clear()

    def _change_pace(self, pace: str) -> None:
        if self.match is not None and pace != self.match.settings.pace:
            self.playing.change(pace=pace)

    def _point(self, move: Any) -> None:
        if self.playing.mine:
            self._come_back()
            self.place.point(move)

    def _open(self, text: str) -> None:
        match = self.match
        if match is None or match.waits is Waits.NOTHING or not self.unsaved:
            self._open_now(text)
        else:
            Match.from_text(text, self.settings.game)  # What cannot be opened is refused before anything is asked.
            self.opening.ask(text)

    def _open_now(self, text: str) -> None:
        self.playing.open(text)
        self._forget()
        self._setting = False
        self._saved = self.playing.version
        self.playing.go_on()

    def _note_saved(self, version: int) -> None:
        self._saved = version
        self.files.unsaved = self.unsaved and bool(self.playing.trouble)

    def _look_back(self) -> None:
        back = self.looking_back
        self._working.look_back(self._to_you(back.tell), back.thinking, back.budget)

    def _to_you(self, tell: Callable[P, None]) -> Callable[P, None]:
        """Let what is told from beside the page be said to whoever plays, too."""

        def told(*args: P.args, **kwargs: P.kwargs) -> None:
            with addressing(self.guard.you):
                tell(*args, **kwargs)

        return told

    def _fail(self, problem: Exception) -> None:
        """Say what went wrong in a player."""
        self.guard.say(
            Markup(element("span", self._say(FAILED)) + element("code", technical(problem), class_="gl-technical"))
        )

    def _forget(self) -> None:
        self._looking = None
        self.panels.suggesting.clear()
        self.looking_back.clear()
        self.opening.clear()

    # ---- what is shown --------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the settings, the cover, or the match as the viewer sees it."""
        match = self.match
        people = match.settings.people if match is not None else ()
        # Where just one person plays, that person is spoken to; several at one screen are told apart by their seats.
        self.guard.you = self.place.you(len(match.settings.seats), *people) if match and len(people) == 1 else None
        with addressing(self.guard.you):
            self._show_to_you(match)

    def _show_to_you(self, match: Match | None) -> None:
        covered = self.playing.covered
        shown = match is not None and not self._setting and not covered
        if match is None or match.waits is not Waits.NOTHING:
            self.looking_back.clear()  # It shows all hands, so it goes where the screen is handed on as well.
        self.looking_back.step_aside(away=self._setting)
        display(self.set_up, self._setting)
        display(self.set_up.back, match is not None)
        display(self.set_up.warning, match is not None and match.waits is not Waits.NOTHING)
        display(self.cover, covered and not self._setting)
        display(self.columns, shown)
        display(self.above, not shown)
        self.controls.offer(self.playing, setting=self._setting, looking=self._looking is not None)
        if match is None or not shown:
            self._hide(match)
        else:
            self._see(match)
        trouble = self.playing.trouble
        self.notice.value = words(paragraph(say(trouble, self.language), "gl-small")) if trouble else ""
        text = (match or Match(self.settings)).to_text()  # A match that has not begun can be opened elsewhere as well.
        # As long as the match keeps itself, nobody need be urged to download it.
        unsaved = self.unsaved and bool(trouble)
        self.files.offer(text, f"{self._name}.json", self.playing.version, unsaved=unsaved)

    def _see(self, match: Match) -> None:
        last = len(match.path) - 1
        place = last if self._looking is None else min(self._looking, last)
        state, seat = match.path[place].position, self.playing.eyes
        if seat is None:  # Computers move, and nobody has said to be here yet.
            self._hide(match)
            self.tell(self._headline())
            return
        turn = self.playing.mine and place == last
        self.score.see(self.place.say_standing(state, seat))
        settled = state if match.game.lies_open(state) else None
        self.place.see(state.view(seat), state.why_not if turn else None, settled)
        looking = self._looking is not None
        display(self.command, turn)
        self.panels.see(match, seat, place, looking=looking)
        self.tell(self._headline())

    def _headline(self) -> str:
        """Say what is to be done now, and what is over."""
        match, seat = self.playing.begun(), self.playing.eyes
        over = seat is not None and match.waits in (Waits.DEAL, Waits.NOTHING)
        return headline(
            self.playing,
            looking=self._looking is not None,
            ended=self.place.say_end(match.position, seat or 0) if over else "",
            language=self.language,
        )

    def _hide(self, match: Match | None) -> None:
        """Show nothing of the match: the screen is being handed on, or a new match set up."""
        self.guard.say(None)  # What was refused may name what is held.
        self.score.clear()
        self.place.hide()
        self.command.clear()
        self.panels.clear()
        self.tell("")
        if match is not None and self.playing.covered:
            self.cover.show_seat(match.position.turn)

    def _say(self, text: str) -> str:
        return say(text, self.language)

    def __repr__(self) -> str:
        """Say in short how far it has come."""
        return f"<PracticeTable: {self.match!r}>"
