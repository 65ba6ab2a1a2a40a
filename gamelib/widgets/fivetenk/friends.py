"""Friends: what may be named by what is buried, and how friends appear as the named faces are played."""

from __future__ import annotations

from collections.abc import Iterable

import ipywidgets

from gamelib.core import N_
from gamelib.widgets.fivetenk.burying import Burying
from gamelib.widgets.fivetenk.following import Following
from gamelib.widgets.fivetenk.toggle import Toggle
from gamelib.widgets.guard import Guard

WAYS = (N_("What may be named"), N_("How friends appear"))


class Friends(ipywidgets.VBox):
    """First what may be named: six of the declarer's cards are buried. Then a game, with each play of the named faces.

    ``deal`` is the number of the deal whose declarer buries, and ``buried`` cards that are raised from the beginning.
    ``game`` is the number of the game to follow; where it is given, that comes first, else it is the one of that deal.
    """

    def __init__(
        self,
        deal: int = 7,
        *,
        buried: str | Iterable[str] = "",
        game: int | None = None,
        language: str | None = None,
    ) -> None:
        """Lay out both parts, and show one."""
        guard = self._guard = Guard("fivetenk", language)
        self._language = language
        self.burying = Burying(deal, buried=buried, guard=guard, language=language)
        self.following = Following(deal if game is None else game, guard=guard, language=language)
        self.way = Toggle(N_("Show:"), WAYS, guard, value=int(game is not None), language=language)
        super().__init__((self.way, guard.message, self.burying, self.following))
        self.add_class("gl-explorer")
        self.add_class("gl")
        self.way.observe(guard(lambda _: self._show()), "value")
        self._show()

    def _show(self) -> None:
        self.burying.layout.display, self.following.layout.display = (
            None if way == self.way.value else "none" for way in range(len(WAYS))
        )

    def __repr__(self) -> str:
        """Say in short what is shown."""
        return f"<{type(self).__name__}: {(self.burying, self.following)[self.way.value]}>"
