"""Saying what cards are led as, where they can be several things (R8)."""

from __future__ import annotations

from collections.abc import Sequence

import ipywidgets

from gamelib.core import N_
from gamelib.fivetenk import State, View, readings
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.refusals import PLAY
from gamelib.words import say, term

UNNAMED = ""
"""What stands for a lead whose kind is not named."""


class LeadAs(ipywidgets.Dropdown):
    """The kinds that raised cards can be led as; it is seen only where there are several."""

    def __init__(self, language: str | None = None) -> None:
        """Offer nothing yet."""
        self._language = language
        super().__init__(description=say(N_("Lead as"), language), options=[("–", UNNAMED)])
        self.add_class("gl-lead-as")

    @property
    def kind(self) -> str | None:
        """The kind that was chosen, if any."""
        return self.value or None

    def clear(self) -> None:
        """Offer nothing."""
        self._offer(())

    def offer(self, position: State | View, cards: Sequence[Card]) -> None:
        """Offer what some cards can be led as in a position; nothing where they are not led."""
        leads = bool(cards) and position.phase == PLAY and position.top is None
        self._offer(tuple(dict.fromkeys(one.kind for one in (readings(cards, position.rules) if leads else ()))))

    def _offer(self, kinds: Sequence[str]) -> None:
        self.layout.display = None if len(kinds) > 1 else "none"
        # The same ones as before change nothing, and so leave what was chosen.
        self.options = (("–", UNNAMED), *((term(kind, self._language), kind) for kind in kinds))

    def __repr__(self) -> str:
        """Say in short what was chosen."""
        return f"<LeadAs: {self.kind or 'nothing named'}>"
