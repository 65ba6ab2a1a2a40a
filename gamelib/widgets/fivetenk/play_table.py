"""All plays of the hand at turn as a list in words, kind by kind: each with its cards and with what it would take."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.core import N_, Message
from gamelib.fivetenk import Play, State, choose
from gamelib.pictures.fivetenk.choices import Choice
from gamelib.pictures.svg import Markup, element
from gamelib.sandbox.fivetenk import plays_of, waiting, worth
from gamelib.widgets.board import Press
from gamelib.widgets.fivetenk.play_list import PlayList
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import together
from gamelib.words import fact, say

ROWS = 8
"""So many plays stand on a page."""


class PlayTable(PlayList):
    """The plays of the seat at turn. A press chooses a play, which ``changed`` is told of; another calls ``twice``."""

    def __init__(
        self, guard: Guard, changed: Callable[[], None], twice: Callable[[], None], language: str | None = None
    ) -> None:
        """Begin with no plays."""
        self._state: State | None = None
        self._twice = twice
        super().__init__(guard, changed, width=0, language=language)
        self.name = say(N_("The plays. Press one to raise its cards, and again to play them."), language)
        self.add_class("gl-play-table")

    def see(self, state: State) -> None:
        """List the plays of a state, if it is another one; the kind that was looked at stays."""
        if state is self._state:
            return
        kind, self._state = self.kind, state
        self.list(state.hands[state.turn] if state.turn is not None else (), plays_of(state))
        if kind in self.groups:
            self.look_at(kind)

    @property
    def _size(self) -> int:
        return ROWS

    def _choice(self, play: Play) -> Choice:
        """Choose the cards as the engine would, friend cards to come last."""
        state = self._state
        if state is None:  # Never where plays are listed; it tells the type checker so.
            return Choice((), play.reading)
        chosen = choose(self._hand, play, waiting(state))
        return Choice(chosen.cards, play.reading, chosen.messages, worth(state, chosen.cards))

    def _turn(self, press: Press) -> None:
        place = press.data.get("play", "")
        if place and place == str(self.chosen):
            self._twice()
        else:
            super()._turn(press)

    # ---- what is shown ------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        if not self.shown:
            none = say(N_("There is nothing to play here."), self._language)
            self.show(element("p", none, class_="gl-muted-words"))
            return
        kinds = element("div", *map(self._kind_button, self.groups), class_="gl-kinds")
        rows = together(self._row(place, choice) for place, choice in enumerate(self.shown))
        names = {str(place): self._named(choice) for place, choice in enumerate(self.shown)}
        self.show(
            element("div", kinds, self._pager(), element("div", rows, class_="gl-play-rows")),
            {"data-play": names},
            held={"data-play": [str(self.chosen)]},
        )

    def _row(self, place: int, choice: Choice) -> Markup:
        cards = " ".join(fact(card, self._language) for card in choice.cards)
        takes = say(choice.mark, self._language) if choice.mark else ""
        lost = (element("small", say(message, self._language), class_="gl-lost") for message in choice.notes)
        return element("span", element("span", cards), " ", element("small", takes), *lost, data_play=str(place))

    def _named(self, choice: Choice) -> str:
        facts = {"play": super()._named(choice), "points": choice.mark}
        return say(Message(N_("{play} It would take {points}."), facts), self._language)
