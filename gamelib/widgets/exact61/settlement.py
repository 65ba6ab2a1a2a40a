"""The scenes of a settlement: the last move on the table, then the hands with their pips counted."""

from __future__ import annotations

from gamelib.core import Message
from gamelib.exact61 import State
from gamelib.exact61.events import PlacementEvent
from gamelib.lessons.exact61.settling import SettlementLine, settlement
from gamelib.pictures import Picture, score_sheet
from gamelib.pictures.exact61.counting import draw_counted_hands
from gamelib.widgets.exact61.scenes import HEIGHT, WIDTH, Exact61Scenes, moments_of, terms_of
from gamelib.widgets.scenes import Block, Scene, Scenes
from gamelib.words import say


class SettlementScenes(Scenes):
    """The settlement of a hand that has just ended, line by line."""

    game = "exact61"

    def __init__(self, state: State, *, language: str | None = None) -> None:
        """Work through the settlement; raises ``RuleError`` where there is none to tell."""
        self.state = state
        self.language = language
        self.lines = settlement(state)
        # The match before it shows the table as everybody saw it grow.
        self._match = Exact61Scenes(moments_of(state), language=language)

    def __len__(self) -> int:
        """Count the lines."""
        return len(self.lines)

    def scene(self, index: int) -> Scene:
        """Make the scene of one line."""
        line, before = self.lines[index], self.lines[max(0, index - 1)]
        return Scene(
            picture=self._picture(line),
            blocks=(self._block(line),),
            rules=line.rules,
            sheet=score_sheet(line.scores, before=before.scores, players=self.state.players, language=self.language),
        )

    def _picture(self, line: SettlementLine) -> Picture:
        if not line.shown:
            return self._match.picture(len(self._match) - 1)
        return draw_counted_hands(
            self.state,
            counted=line.counted,
            order=line.order,
            highlight=line.seats,
            width=WIDTH,
            height=HEIGHT,
            language=self.language,
        )

    def _block(self, line: SettlementLine) -> Block:
        placement = next((event for event in self.state.events if isinstance(event, PlacementEvent)), None)
        terms = terms_of(placement.ends) if placement is not None and line.total == placement.sum_message else ()
        return Block(
            " ".join(self._say(message) for message in line.said), self._say(line.total), self._say(line.outcome), terms
        )

    def _say(self, message: Message | None) -> str:
        return say(message, self.language) if message is not None else ""
