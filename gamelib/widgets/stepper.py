"""The stepper: a match, or any row of positions, step by step, with what happened and why beside the picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.core.options import number_given, several_given, text_given
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, told, words
from gamelib.widgets.opening import Steppable, open_scenes
from gamelib.widgets.rules import Rules
from gamelib.widgets.scenes import Scene, Scenes
from gamelib.widgets.slider import Slider
from gamelib.widgets.why import Why
from gamelib.words import say
from gamelib.words.addressing import You

KEYS = ("ArrowLeft", "ArrowRight", "Home", "End")


class Stepper(ipywidgets.VBox):
    """Steps through a replay, a record, states or layouts: picture, what happened, the sums, the rules.

    ``step`` counts from 0 and can be set, linked and observed; the number box on the page counts from 1. With
    ``predict`` the learner is asked before a step is shown: in Exact 61 about each placement, in 5-10-K about tricks,
    friends and promotions. ``answer`` is what the learner answered last, ``right`` of ``asked`` questions were answered
    rightly at once.

    "Ask why" makes numbers, tiles, seats and plays in the picture answer why they are so, where scenes can be asked.

    ``start`` is the step to begin with (below 0: counted from the last), ``hints`` how many of the first steps have an
    arrow to where the next will happen, ``seat`` shows only what that seat may know, ``hands`` says whether the hands
    are shown from the beginning, ``titles`` may name the steps. In Exact 61 ``unit`` ("raw" or "displayed") says which
    points are predicted. In 5-10-K ``by`` ("move", "play", "trick" or "game") says how large the steps are, which can
    be changed later, on the page too; ``game`` and ``trick``, counted from 1, single out a game or a trick of it.
    Raises ``RuleError`` for what cannot be stepped through.
    """

    step = traitlets.Int(0)
    by = traitlets.Unicode("")
    answer = traitlets.Dict()
    right = traitlets.Int(0)
    asked = traitlets.Int(0)

    def __init__(
        self,
        thing: Steppable | Scenes,
        *,
        predict: bool = False,
        start: int = 0,
        hints: int = 0,
        seat: int | None = None,
        unit: str = "raw",
        by: str | None = None,
        game: int | None = None,
        trick: int | None = None,
        hands: bool = False,
        titles: Sequence[str] = (),
        language: str | None = None,
    ) -> None:
        """Lay everything out and show the first step."""
        if isinstance(thing, Scenes):
            scenes = thing
        else:
            scenes = open_scenes(thing, seat=seat, unit=unit, by=by, game=game, trick=trick, language=language)
        self.scenes = scenes
        self._language = language
        self._titles = tuple(text_given("titles", title) for title in several_given("titles", titles))
        self._settled: set[Hashable] = set()
        self._hints = number_given("hints", hints)
        start = number_given("start", start)
        self._retaking = self._asking = False
        guard = self._guard = Guard(scenes.game, language)
        self.board = Board(listens=list(KEYS), scope="gl-stepper", name=self._say(TABLE))
        self.words = ipywidgets.HTML()
        self.rules = Rules(guard, scenes.game, language)
        self.sheet = ipywidgets.HTML().add_class("gl-sheet")
        self.hands = ipywidgets.HTML().add_class("gl-hands")
        self.panel = scenes.panel(self.board, guard) if predict else None
        self._controls(hands=bool(hands))
        panels = (self.panel,) if self.panel else ()
        beneath = self.panel.beneath if self.panel else ()
        left = self.left = ipywidgets.VBox((self.board, self.sheet, *beneath)).add_class("gl-left")
        if beneath:
            left.add_class("gl-leaves-room")
        self.why = Why(guard, lambda key: scenes.why(self.step, key), language, hint=scenes.hint)
        self.beside = ipywidgets.VBox((self.words, *panels, self.rules, self.why, guard.message)).add_class("gl-right")
        columns = ipywidgets.HBox((left, self.beside)).add_class("gl-columns")
        controls = (self.controls,) if self.controls.children else ()
        super().__init__((columns, *controls, self.hands))
        self.add_class("gl-stepper")
        self.add_class("gl")
        self.by = scenes.way
        self.step = start if start >= 0 else len(scenes) + start
        self._connect(guard)
        self._show()

    # ---- what it consists of ------------------------------------------------------------------------------------

    def _controls(self, *, hands: bool) -> None:
        last = len(self.scenes)
        texts = (N_("First"), N_("Previous"), N_("Next"), N_("Last"))
        self.first, self.previous, self.next, self.last = self.buttons = tuple(
            ipywidgets.Button(description=self._say(text)) for text in texts
        )
        self.number = ipywidgets.IntText(value=1, description=self._say(N_("Step")))
        self.number.add_class("gl-number-box")
        self.of = ipywidgets.Label().add_class("gl-of")
        self.slider = Slider(min=1, max=last, value=1, name=self._say(N_("Step")))
        self.show_hands = ipywidgets.Checkbox(value=hands, description=self._say(N_("Show hands")), indent=False)
        ways = [(self._say(name), way) for way, name in self.scenes.ways.items()]
        self.ways = ipywidgets.Dropdown(options=ways, description=self._say(N_("Go by"))).add_class("gl-ways")
        steps = (*self.buttons, self.number, self.of, self.slider) if last > 1 or ways else ()
        self.ask_why = ipywidgets.Checkbox(value=False, description=self._say(N_("Ask why")), indent=False)
        choices = (
            *((self.ways,) if ways else ()),
            *((self.show_hands,) if self.scenes.has_hands else ()),
            *((self.ask_why,) if self.scenes.asks else ()),
        )
        self._steps: tuple[ipywidgets.Widget, ...] = steps
        self.choices = ipywidgets.HBox(choices).add_class("gl-choices")
        controls = (*steps, self.choices) if choices else steps
        self.controls = ipywidgets.HBox(controls).add_class("gl-controls")
        if ways:
            self.controls.add_class("gl-many-choices")

    def speak_to(self, you: You | None) -> None:
        """Say all that is said from the next step on to whoever sits at a seat; ``None``: to nobody at the table."""
        self._guard.you = you

    def _connect(self, guard: Guard) -> None:
        targets: tuple[Callable[[], int], ...] = (
            lambda: 0,
            lambda: self.step - 1,
            lambda: self.step + 1,
            lambda: len(self.scenes) - 1,
        )
        moves = tuple(map(self._mover, targets))
        for button, move in zip(self.buttons, moves, strict=True):
            button.on_click(guard(move))
        self._keys = dict(zip(("Home", "ArrowLeft", "ArrowRight", "End"), moves, strict=True))
        self.board.on_press(guard(self._press))
        for box in (self.number, self.slider):
            box.observe(guard(self._jump), "value")
        self.show_hands.observe(guard(lambda _: self._show_hands()), "value")
        self.ask_why.observe(guard(lambda _: self._show()), "value")
        self.observe(guard(lambda _: self._show()), "step")
        if self.scenes.ways:
            traitlets.link((self, "by"), (self.ways, "value"))
            self.observe(guard(self._take), "by")
        if self.panel:
            self.board.listens = [*KEYS, *self.panel.listens]
            self.panel.observe(guard(self._settle), "settled")
            self.panel.observe(guard(lambda _: self._cite()), "cited")
            for trait in ("answer", "right", "asked"):
                traitlets.dlink((self.panel, trait), (self, trait))

    def _mover(self, target: Callable[[], int]) -> Callable[..., None]:
        def move(*_: Any) -> None:
            self.step = target()

        return move

    # ---- what it does -------------------------------------------------------------------------------------------

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.scenes) - 1))

    @traitlets.validate("by")
    def _known(self, proposal: Any) -> str:
        ways = tuple(self.scenes.ways) or (self.scenes.way,)
        if proposal["value"] not in ways:
            sentence = N_("{way} is no way to take steps here: the ways are {ways}.")
            raise RuleError("format", sentence, way=quoted(proposal["value"]), ways=ways)
        return str(proposal["value"])

    def _take(self, change: Any) -> None:
        """Take steps in another way, and stay at the same place."""
        step = self.scenes.take(change["new"], self.step)
        self._retaking = True  # A slider whose bounds shrink changes its number, which is no wish to go anywhere.
        self.slider.max = len(self.scenes)
        self._retaking = False
        if step == self.step:
            self._show()
        self.step = step

    def _press(self, press: Press) -> None:
        if press.key in self._keys and not press.data:
            self._keys[press.key]()
        elif press.data and self._asks:
            self.why.ask(self.scenes.key(self.step, press.data))

    def _jump(self, change: Any) -> None:
        if self._retaking:
            return
        if not 1 <= change["new"] <= len(self.scenes):
            self._show_place()
            sentence = N_("There is no step {number} here: the steps are 1 to {last}.")
            raise RuleError("format", sentence, number=change["new"], last=len(self.scenes))
        self.step = change["new"] - 1

    def _settle(self, change: Any) -> None:
        if change["new"]:
            self._settled.add(self.scenes.mark(self.step))
            self._asking = False
            self._show_scene(self.scenes.scene(self.step))

    def _show(self) -> None:
        """Show the step, or ask about it."""
        told = self.panel is None or self.scenes.mark(self.step) in self._settled
        asking = None if told else self.scenes.asking(self.step)
        self._asking = asking is not None
        self._show_scene(asking or self.scenes.scene(self.step))
        if self.panel is not None:
            self.panel.layout.display = None if asking else "none"
            if asking:
                self.panel.ask(self.step)
            else:
                self.panel.rest()
        self._show_place()
        self._show_hands()

    def _show_scene(self, scene: Scene) -> None:
        self._scene = scene
        hinted = self.scenes.hinted(self.step) if self.step < self._hints else None
        self.board.show(hinted or scene.picture, self.scenes.targets(self.step) if self._asks else None)
        self._show_why()
        place = self.scenes.place(self.step)
        title = self._titles[place] if place is not None and place < len(self._titles) else scene.title
        self.words.value = words(*((heading(title),) if title else ()), told(scene.blocks))
        self.sheet.value = scene.sheet or ""
        self._cite()

    @property
    def _asks(self) -> bool:
        """Whether the picture can be asked now: not while the learner is asked about it."""
        return bool(self.ask_why.value) and not self._asking

    def _show_why(self) -> None:
        """Show what can be asked in the place of what is told, or the other way round."""
        self.ask_why.layout.display = "none" if self._asking else None
        self.why.layout.display = None if self._asks else "none"
        for widget in (self.words, self.rules):
            widget.layout.display = "none" if self._asks else None
        if self._asks:
            self.why.clear()
            self.why.offer(self.scenes.questions(self.step))

    def _cite(self) -> None:
        answered = self.panel.cited if self.panel else ()
        self.rules.cite((*answered, *self._scene.rules))

    def _show_place(self) -> None:
        self.number.value = self.step + 1
        self.of.value = say(Message(N_("of {count}"), {"count": len(self.scenes)}), self._language)
        facts = {"number": self.step + 1, "count": len(self.scenes)}
        self.slider.text = say(Message(N_("{number} of {count}"), facts), self._language)
        self.slider.value = self.step + 1
        for part in self._steps:
            # Where all is one step in the way that is taken, there is nowhere to go.
            part.layout.display = None if len(self.scenes) > 1 else "none"
        for button, at_end in zip(self.buttons, (0, 0, len(self.scenes) - 1, len(self.scenes) - 1), strict=True):
            # Not disabled: a button that vanishes under the focus would lose it.
            button.add_class("gl-at-end") if self.step == at_end else button.remove_class("gl-at-end")

    def _show_hands(self) -> None:
        pictures = self.scenes.hands(self.step) if self.show_hands.value else ()
        self.hands.value = element("div", *map(Markup, pictures)) if pictures else ""

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short where it stands."""
        return f"<{type(self).__name__}: step {self.step} of 0 to {len(self.scenes) - 1}>"


TABLE = N_("The table. The left and right arrow keys go from step to step.")
