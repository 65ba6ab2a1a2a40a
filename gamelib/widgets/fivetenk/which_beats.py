"""Which beats which? Two plays are held against each other, or all answers of a hand to a play are shown."""

from __future__ import annotations

from collections.abc import Iterable

import ipywidgets

from gamelib.core import N_
from gamelib.widgets.fivetenk.hand_answers import HandAnswers
from gamelib.widgets.fivetenk.toggle import Toggle
from gamelib.widgets.fivetenk.two_plays import TwoPlays
from gamelib.widgets.guard import Guard

WAYS = (N_("Two plays"), N_("All answers of a hand"))


class WhichBeats(ipywidgets.VBox):
    """Tells whether the first play beats the second on the table, and why; or shows every answer of a hand to a play.

    ``first`` and ``second`` are plays, as text or as sequences. With a ``hand``, or the number of a ``deal`` and a
    ``seat``, it begins with the answers of that hand to the second play; the learner can change between the two.
    """

    def __init__(
        self,
        first: str | Iterable[str] = "",
        second: str | Iterable[str] = "",
        *,
        hand: str | Iterable[str] | None = None,
        deal: int | None = None,
        seat: int = 0,
        language: str | None = None,
    ) -> None:
        """Lay out both ways, and show the one that is asked for."""
        guard = self._guard = Guard("fivetenk", language)
        answers = hand is not None or deal is not None
        self.plays = TwoPlays(first, "" if answers else second, guard=guard, language=language)
        self.answers = HandAnswers(
            hand, second if answers else "", deal=7 if deal is None else deal, seat=seat, guard=guard, language=language
        )
        self.way = Toggle(N_("Show:"), WAYS, guard, value=int(answers), language=language)
        super().__init__((self.way, guard.message, self.plays, self.answers))
        self.add_class("gl-explorer")
        self.add_class("gl")
        self.way.observe(guard(lambda _: self._show()), "value")
        self._show()

    def _show(self) -> None:
        self.plays.layout.display, self.answers.layout.display = (
            None if way == self.way.value else "none" for way in range(len(WAYS))
        )

    def __repr__(self) -> str:
        """Say in short what is shown."""
        return f"<{type(self).__name__}: {(self.plays, self.answers)[self.way.value]}>"
