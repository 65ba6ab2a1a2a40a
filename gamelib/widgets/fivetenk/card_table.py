"""The boards of the sandbox of cards: the table of six, of which all can be asked, and the hand of the seat at turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from gamelib.core import N_, Message
from gamelib.fivetenk import State, View
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.refusals import DEAL, PLAY, SETTLED
from gamelib.fivetenk.table import SEATS
from gamelib.pictures import draw_cards, draw_table
from gamelib.pictures.fivetenk.table_wording import role, seat_name
from gamelib.sandbox.fivetenk import waiting
from gamelib.widgets.board import Board
from gamelib.words import say

WIDTH, HEIGHT = 540, 360
"""The size of the table's picture, in pixels."""

HAND_WIDTH, CARD = 540, 36
"""The width of the hand's picture and of a card in it, in pixels: 32 cards stand in one row."""

INDEX = "data-index"

PARTS = {"trick": "trick", "kitty": "kitty", "sides": "defenders"}
"""What is asked about a part of the table's middle."""


class TableBoard(Board):
    """The table of six. A press of a seat, of what it did last, of a friend card or of the middle asks about it."""

    def __init__(self, language: str | None = None) -> None:
        """Show nothing yet."""
        super().__init__(name=say(N_("The table. Enter asks about a part of it."), language))
        self._language = language
        self._seen: State | View | None = None
        self.add_class("gl-card-table")

    def see(self, state: State | View) -> None:
        """Show a state; the same one again costs nothing.

        Of what one seat sees nothing can be asked here, and a trick that has just ended lies on the table still.
        """
        if state is self._seen:
            return
        self._seen = state
        alone = isinstance(state, View)
        picture = draw_table(state, ended=alone, width=WIDTH, height=HEIGHT, language=self._language)
        if alone:
            self.show(picture)
            return
        seats = {str(seat): self._why(self._seat(state, seat)) for seat in range(SEATS)}
        done = {str(laid.seat): self._why(Message(N_("What seat {seat} did"), {"seat": laid.seat}))
                for laid in state.trick}  # fmt: skip
        friends = {
            str(place): self._why(Message(N_("The friend card {card}"), {"card": friend.card}))
            for place, friend in enumerate(state.friends_named)
        }
        self.show(
            picture,
            {"data-seat": seats, "data-done": done, "data-part": self._parts(state), "data-friend": friends},
        )

    def clear(self) -> None:
        """Show nothing."""
        self._seen = None
        self.show("")

    def asked(self, data: Mapping[str, str]) -> str:
        """Give the key of what a press asks about; empty where it asks about nothing."""
        for kind in ("seat", "done", "friend"):
            if kind in data:
                return f"{kind} {data[kind]}"
        return PARTS.get(data.get("part", ""), "")

    def _seat(self, state: State | View, seat: int) -> Message:
        facts = {"seat": seat_name(seat), "role": role(state, seat, self._language)}
        return Message(N_("{seat}, {role}") if facts["role"] else N_("{seat}"), facts)

    def _parts(self, state: State | View) -> dict[str, str]:
        names = {"kitty": N_("The kitty")}
        if state.phase in (PLAY, SETTLED):
            names |= {"trick": N_("The trick's points"), "sides": N_("The defenders' points")}
        return {part: self._why(Message(name, {})) for part, name in names.items()}

    def _why(self, thing: Message) -> str:
        return say(Message(N_("{thing}. Why?"), {"thing": thing}), self._language)


class HandBoard(Board):
    """The cards of the seat at turn. A press raises a card; Enter on a raised one plays, Escape lets all go."""

    def __init__(self, scope: str, language: str | None = None) -> None:
        """Show nothing yet; Escape is told of wherever the focus is within the scope."""
        name = say(
            N_("The hand. Enter or the space bar raises a card, Enter on a raised card plays, Escape lets all go."),
            language,
        )
        super().__init__(name=name, scope=scope, listens=["Escape"])
        self._language = language
        self.add_class("gl-cards")

    def see(self, state: State | View, raised: Collection[int] = (), *, press: bool = True) -> None:
        """Show the hand of the seat at turn, or the one that a view is of, with some of its cards raised.

        Friend cards to come are outlined. Without ``press`` its cards are only shown.
        """
        seat = state.seat if isinstance(state, View) else state.turn
        if seat is None:
            self.show("")
            return
        cards = state.hands[seat] or ()
        named = waiting(state) if state.phase == PLAY else ()
        picture = draw_cards(
            cards,
            selected=raised,
            lit=[place for place, card in enumerate(cards) if card in named],
            label=say(self._label(state, seat), self._language),
            width=HAND_WIDTH,
            size=CARD,
            language=self._language,
        )
        names = {str(place): self._named(card, named) for place, card in enumerate(cards)}
        self.show(picture, {INDEX: names} if press else {}, held={INDEX: [str(place) for place in raised]})

    def _named(self, card: Card, named: Collection[Card]) -> str:
        sentence = N_("{card}, a friend card") if card in named else N_("{card}")
        return say(Message(sentence, {"card": card}), self._language)

    def _label(self, state: State | View, seat: int) -> Message:
        facts = {"seat": seat}
        if state.phase == DEAL and state.turn == seat:
            return Message(N_("Seat {seat} is asked"), facts)
        return Message(N_("Hand of seat {seat}"), facts)
