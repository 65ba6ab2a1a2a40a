"""A settlement step by step: each line told, cited and added to the picture of the flow (C27-C32)."""

from __future__ import annotations

from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk import State
from gamelib.fivetenk.promotion import DEFENDERS
from gamelib.lessons.chances import seed_of
from gamelib.lessons.fivetenk.demonstrations import demonstration
from gamelib.lessons.fivetenk.games import game as game_from
from gamelib.pictures import draw_settlement
from gamelib.pictures.fivetenk.flow import PARTS, Flow, flow_of
from gamelib.widgets.scenes import Block, Scene, Scenes, Term
from gamelib.widgets.stepper import Stepper
from gamelib.words import say

GIVEN = "the game given"
"""The name of a game that is none of the examples."""

EXAMPLES: dict[str, str] = {
    "one player left": N_("One player is left"),
    "an early end by the declarer's side": N_("Early end: the declarer's side is out"),
    "an early end by the defenders": N_("Early end: the defenders are out"),
    "the kitty to the other side": N_("Early end: the kitty to the other side"),
    "a match won from K by +2": N_("A match won from K"),
}
"""Games to choose from, each the demonstration of that name, and what they are called on the page."""

_TERMS = (N_("tricks"), N_("last trick"), N_("kitty"), N_("hands"))


class SettlementScenes(Scenes):
    """The settlement of a game that is over, one scene for each of its parts."""

    game = "fivetenk"

    def __init__(self, state: State, *, language: str | None = None) -> None:
        """Follow the points of a game; raises ``RuleError`` where there is nothing to settle."""
        self.language = language
        self.settle(state)

    def settle(self, state: State) -> None:
        """Take another game; it has the same parts."""
        self._flow: Flow = flow_of(state)
        self.state = state

    def __len__(self) -> int:
        """Count the parts."""
        return len(PARTS)

    def scene(self, index: int) -> Scene:
        """Make the scene of one part: the flow so far, and what is told of this part."""
        part = PARTS[index]
        blocks = [Block(say(message, self.language)) for message in self._flow.messages(part)]
        if part == "sums":
            blocks.insert(1, Block("", terms=self._terms()))
        return Scene(
            picture=draw_settlement(self.state, upto=part, language=self.language),
            blocks=tuple(blocks),
            rules=self._flow.rules(part),
        )

    def _terms(self) -> tuple[Term, ...]:
        """Give what the defenders' total is made of, each number with its name."""
        parts = self._flow.settlement.terms(DEFENDERS)
        return tuple(Term(points, say(name, self.language)) for points, name in zip(parts, _TERMS, strict=True))


class SettlementFlow(Stepper):
    """Steps through the settlement of a game, line by line, and draws how the points flow.

    ``game`` is the state of a game that is over, or the seed of a game to be played by computer players; without it
    there are the examples alone. ``example`` is the name of the game that is shown, one of ``EXAMPLES`` or
    ``"the game given"``; ``start`` is the line to begin with (below 0: counted from the last). Raises ``RuleError``:
    C28 where the game is not over, "format" for what is no game and for an example that there is not.
    """

    example = traitlets.Unicode()

    def __init__(
        self,
        game: State | int | None = None,
        *,
        example: str | None = None,
        start: int = 0,
        language: str | None = None,
    ) -> None:
        """Lay everything out and show the first line."""
        self._given = None if game is None else _finished(game)
        names = {**({GIVEN: N_("The game given")} if self._given is not None else {}), **EXAMPLES}
        self._names = tuple(names)
        first = self._checked(next(iter(names)) if example is None else example)
        super().__init__(SettlementScenes(self._state(first), language=language), start=start, language=language)
        options = [(say(text, language), name) for name, text in names.items()]
        self.chooser = ipywidgets.Dropdown(options=options, value=first, description=say(N_("Game"), language))
        self.controls.children = (*self.controls.children, self.chooser)
        self.add_class("gl-settling")
        self.example = first
        traitlets.link((self, "example"), (self.chooser, "value"))
        self.observe(self._guard(self._choose), "example")

    @traitlets.validate("example")
    def _known(self, proposal: Any) -> str:
        return self._checked(proposal["value"])

    def _checked(self, name: str) -> str:
        if name not in self._names:
            sentence = N_("{name} is none of the games here: they are {names}.")
            raise RuleError("format", sentence, name=quoted(name), names=self._names)
        return name

    def _state(self, name: str) -> State:
        return self._given if name == GIVEN and self._given is not None else demonstration(name)[-1]

    def _choose(self, change: Any) -> None:
        """Show the same line of another game."""
        if isinstance(self.scenes, SettlementScenes):  # Always; it tells the type checker so.
            self.scenes.settle(self._state(change["new"]))
        self._show()


def _finished(game: object) -> State:
    """Give the state of a finished game, played first where a seed is given."""
    if isinstance(game, int) and not isinstance(game, bool):
        return game_from(seed_of(game))[-1]
    flow_of(game)  # Refuses what is no state, and a game that is not over.
    if not isinstance(game, State):  # Never; it tells the type checker so.
        raise TypeError(game)
    return game
