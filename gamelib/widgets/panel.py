"""A panel in which a learner answers before a scene is shown; each game has its own."""

from __future__ import annotations

from typing import ClassVar

import ipywidgets
import traitlets


class Panel(ipywidgets.VBox):
    """Where a learner answers.

    ``answer`` is what was answered last and what came of it; ``settled`` tells that the scene asked about may be
    shown; ``cited`` are the rules that the answer to the learner rests on. ``right`` counts the questions answered
    rightly at once, of all that were ``asked`` and settled. ``listens`` are the keys it is told of, ``beneath`` is
    what of it stands beneath the picture, while the panel itself is beside it.
    """

    listens: ClassVar[tuple[str, ...]] = ()
    beneath: tuple[ipywidgets.Widget, ...] = ()

    answer = traitlets.Dict()
    settled = traitlets.Bool(False)
    cited = traitlets.Tuple()
    right = traitlets.Int(0)
    asked = traitlets.Int(0)

    def __init__(self, children: tuple[ipywidgets.Widget, ...]) -> None:
        """Lay out what the panel consists of."""
        super().__init__(children)
        self.add_class("gl-prediction")
        self.add_class("gl")

    def ask(self, index: int) -> None:
        """Ask about a scene, whose picture the board shows."""
        raise NotImplementedError

    def rest(self) -> None:
        """Ask nothing for now."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<{type(self).__name__}: {self.right} of {self.asked} right>"
