"""The frame of every sandbox: tools above, the game's own picture and words, and all that was built to walk in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

import ipywidgets

from gamelib.core import N_, Message, RuleError
from gamelib.core.options import seed_typed, text_given
from gamelib.core.saved import too_long
from gamelib.lessons.chances import seed_of
from gamelib.pictures.svg import Markup, element
from gamelib.sandbox import Keeper, Kind, Reached, Tree, cell_of, from_file_text, opened, to_file_text
from gamelib.sandbox.keeping import MOST_BYTES
from gamelib.sandbox.kinds import AFRESH
from gamelib.sandbox.tree import P
from gamelib.widgets.board import Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.sandbox.bar import Bar
from gamelib.widgets.sandbox.branches import Branches
from gamelib.words import say

SCOPE = "gl-bench"


class Bench(ipywidgets.VBox, Generic[P]):
    """A sandbox without a game. A game's own derives from it and says how a position is shown.

    ``kind`` tells how positions are written and what steps do; ``first`` is the position to begin with. ``left`` and
    ``right`` are the game's own widgets: pictures, and words and controls. ``name`` is the sandbox's name within the
    notebook: what was built under it comes back when the cell is run again, unless ``fresh`` is true; where the cell
    says something else than the last time, undo leads back to it. ``grown`` is the way that led to ``first``, if it is
    to be walked. Without ``seed`` there is nothing to deal. Widgets that need a ``guard`` before this is called give
    theirs.

    A derived class makes its widgets, calls this, connects them through ``guard``, and has:

    - ``show(position)``: draws the position and what follows from it; called whenever the position changes;
    - ``do(position, step)``: what its callbacks call when the user has done something;
    - ``tell(sentence)``: says something below the tools, which is read out.
    """

    def __init__(
        self,
        kind: Kind[P],
        first: Reached[P],
        *,
        name: str,
        left: Sequence[ipywidgets.Widget],
        right: Sequence[ipywidgets.Widget] = (),
        seed: int | None = 7,
        fresh: bool = False,
        grown: Tree[P] | None = None,
        keeper: Keeper | None = None,
        guard: Guard | None = None,
        language: str | None = None,
    ) -> None:
        """Lay everything out, bring back what was built the last time, and show it."""
        self.kind, self.language = kind, language
        self._first, self._name = first, text_given("name", name)
        self._seed = "" if seed is None else str(seed_of(seed))
        self.guard = guard or Guard(kind.game, language)
        self._cell = kind.write_line(first.position)
        self.tree: Tree[P] = grown or Tree(first.position, first.step)
        self._changed = self._saved = 0
        self._seen: tuple[object, int] = (self.tree, self.tree.changes)
        self._keeper = keeper or Keeper(name)
        self.bar = Bar(scope=SCOPE, deals=seed is not None, language=language)
        self.branches = Branches(kind, language)
        self.naming = ipywidgets.Text(
            description=self._say(N_("Name of this position")), continuous_update=False
        ).add_class("gl-naming")
        self.status = ipywidgets.HTML().add_class("gl-bench-status")
        self.notice = ipywidgets.HTML(layout=ipywidgets.Layout(display="none"))
        columns = ipywidgets.HBox(
            (
                ipywidgets.VBox(tuple(left)).add_class("gl-left"),
                ipywidgets.VBox(
                    (self.guard.message, self.status, *right, self.branches, self.naming, self.notice)
                ).add_class("gl-right"),
            )
        ).add_class("gl-columns")
        super().__init__((self.bar, columns))
        for css_class in (SCOPE, "gl"):
            self.add_class(css_class)
        self.bar.on_verb(self.guard(self._use))
        self.branches.on_press(self.guard(self._walk))
        self.naming.observe(self.guard(self._rename), "value")
        self.guard.message.observe(self._hush, "value")
        self.tell(self._say(N_("Whatever you do here can be undone.")))
        if not fresh:
            self._bring_back()
        self._show()

    # ---- for the game's own sandbox -------------------------------------------------------------------------------

    def show(self, position: P) -> None:
        """Show a position and what follows from it."""
        raise NotImplementedError

    @property
    def position(self) -> P:
        """The position where one stands."""
        return self.tree.position

    def do(self, position: P, step: str) -> None:
        """Go on to a position by a step, show it, and keep it for the next time."""
        self.tree.do(position, step)
        self._show()

    def tell(self, sentence: Message | str) -> None:
        """Say something where it is seen and read out."""
        text = sentence if isinstance(sentence, str) else say(sentence, self.language)
        self.bar.hush()
        self.status.value = element("div", text, role="status", aria_live="polite", class_="gl gl-words")

    def _hush(self, change: Any) -> None:
        """Take back what was told of something done before: it does not stand beneath what is refused now."""
        if change["new"]:
            self.tell("")

    # ---- what anybody can do --------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last step back; where there is none, that is told."""
        step = self._said()
        if self.tree.undo():
            self.tell(Message(N_("Taken back: {step}."), {"step": step}))
            self._show()
        else:
            self.tell(self._say(N_("There is nothing to undo.")))

    def redo(self) -> None:
        """Take the step again that was taken from here last; where there is none, that is told."""
        if self.tree.redo():
            self.tell(Message(N_("Done again: {step}."), {"step": self._said()}))
            self._show()
        else:
            self.tell(self._say(N_("There is nothing to redo.")))

    def typed(self, text: str) -> bool:
        """Do what was typed if every sandbox knows it, ``undo`` or ``redo``; ``False`` where it is something else."""
        known = {"undo": self.undo, "redo": self.redo}.get(text.strip().lower())
        if known:
            known()
        return bool(known)

    def go(self, number: int | str) -> None:
        """Walk to the position of a number; raises ``RuleError`` ("format") where there is none."""
        self.tree.go(int(number) if isinstance(number, str) and number.isdecimal() else self.tree[number])
        self.tell(Message(N_("Step {number}: {step}"), {"number": self.tree.here.depth, "step": self._said()}))
        self._show()

    def deal(self, seed: int | str) -> None:
        """Deal by a seed; raises ``RuleError`` ("format") for what is none."""
        number = seed_typed(str(seed))
        reached = self.kind.deal(number, self.position)
        text = self._seed = str(number)
        self.tree.begin(reached.position, reached.step)
        self.tell(Message(N_("Dealt with seed {seed}. Everybody who takes this seed has this deal."), {"seed": text}))
        self._show()

    def open_text(self, text: str, *, file: bool = False) -> None:
        """Open a line, a record, or the text of a sandbox's file, and go on from there.

        Raises ``RuleError`` that tells what is wrong and where; then all stays as it is.
        """
        if not text.strip():
            raise RuleError("format", N_("This file is empty.") if file else N_("Paste a line first."))
        tree = opened(text, self.kind, file=file)
        untouched = self.tree.untouched
        self.tree.graft(tree)
        self.tell(self._say(N_("Opened. What was here before is still there: undo leads back to it.")))
        self._note_changes()
        if file and untouched:
            self._saved = self._changed  # It is just what stands in that file.
        self._show()

    def begin_afresh(self) -> None:
        """Begin with the first position again; undo leads back."""
        if self.tree.untouched:
            self.tell(self._say(N_("Nothing has been done here yet.")))
            return
        self.tree.begin(self._first.position, AFRESH)
        self.tell(self._say(N_("Begun afresh. What was here before is still there: undo leads back to it.")))
        self._show()

    @property
    def unsaved(self) -> bool:
        """Tell whether something was built that stands in no file."""
        return self._changed != self._saved

    def to_file_text(self) -> str:
        """Write all that was built as the text of a file."""
        return to_file_text(self.tree, self.kind)

    # ---- how ------------------------------------------------------------------------------------------------------

    def _use(self, verb: str, given: Mapping[str, Any]) -> None:
        """Do what a tool is for."""
        simple: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "afresh": self.begin_afresh,
        }
        if verb in simple:
            simple[verb]()
        elif verb == "deal":
            self.deal(str(given.get("text", "")))
        elif verb in ("line", "file"):
            self.open_text(str(given.get("text", "")), file=verb == "file")
        elif verb in ("copied", "saved"):
            self.status.value = ""  # The tools themselves tell of this.
            if verb == "saved" and given.get("version") == self._changed:
                self._saved = self._changed
                self.bar.mark(unsaved=False)
        elif verb == "too large":
            raise too_long(given.get("size"))

    def _walk(self, press: Press) -> None:
        self.go(press.data.get("node", ""))

    def _rename(self, change: Any) -> None:
        if change["new"] != self.tree.here.name:
            self.tree.name(change["new"])
            self._show_frame()

    def _show(self) -> None:
        """Show where one stands, and then keep it: nobody waits for the disk."""
        seed = self.kind.seed_of(self.position)
        self._seed = self._seed if seed is None else str(seed)
        self.show(self.tree.position)
        self._show_frame()

    def _show_frame(self) -> None:
        self._note_changes()
        here, again = self.tree.here, self.tree.here.walked
        self.branches.show_tree(self.tree)
        self.naming.value = here.name
        self.bar.show(
            {
                "undo": self._said() if self.tree.can_undo else "",
                "redo": self.kind.say_step(again, self.language) if again else "",
                "line": self.kind.write_line(here.position),
                "seed": self._seed,
                "unsaved": self.unsaved,
            }
        )
        text = self.to_file_text()
        self.bar.file = {"text": text, "name": f"{self._name}.json", "version": self._changed}
        self._keep()

    def _note_changes(self) -> None:
        seen = (self.tree, self.tree.changes)
        if seen != self._seen:
            self._changed += 1
        self._seen = seen

    def _said(self) -> str:
        """Say the step that led to where one stands."""
        return self.kind.say_step(self.tree.here, self.language)

    # ---- what is kept for the next time ---------------------------------------------------------------------------

    def _bring_back(self) -> None:
        text, trouble = self._keeper.kept()
        if text is not None:
            try:
                kept = from_file_text(text, self.kind)
                cell = cell_of(text) or self.kind.write_line(kept.root.position)
            except RuleError as problem:
                trouble = Message(N_("What was kept the last time is damaged: {problem}"), {"problem": problem.message})
                self._keeper.put_aside()
            else:
                sentence = N_("This is what you built here last. “Begin afresh” leads to what the cell says.")
                if cell != self._cell:
                    sentence = N_(
                        "The cell says something else now: here it is. Undo leads to what you built here last."
                    )
                    kept.graft(self.tree)
                self.tree = kept
                self._seen, self._changed = (self.tree, self.tree.changes), 1  # It may stand in no file.
                self.tell(self._say(sentence))
        if trouble:
            self._warn(trouble)

    def _keep(self) -> None:
        if not self._changed:
            return  # Nothing was done yet.
        text = to_file_text(self.tree, self.kind, cell=self._cell)
        if len(text.encode("utf-8", "replace")) > MOST_BYTES:
            text = to_file_text(self.tree, self.kind, only=self.tree.here.beginning, cell=self._cell)
        self._warn(self._keeper.keep(text))

    def _warn(self, trouble: Message | None) -> None:
        """Show that something is not kept, as long as that is so."""
        said = say(trouble, self.language) if trouble else ""
        value = element("div", Markup(element("span", said)), class_="gl gl-words gl-small") if said else ""
        if value != self.notice.value:
            self.notice.value = value
            self.notice.layout.display = None if value else "none"

    def _say(self, text: str) -> str:
        return say(text, self.language)

    def __repr__(self) -> str:
        """Say in short how much was built."""
        return f"<{type(self).__name__}: {len(self.tree)} positions, at {self.tree.here.number}>"
