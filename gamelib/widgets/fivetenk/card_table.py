"""The boards of the sandbox of cards: the table of six, of which all can be asked, and the hand of the seat at turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State, View
from gamelib.fivetenk.cards import RANKS, Card
from gamelib.fivetenk.refusals import DEAL, PLAY
from gamelib.pictures import draw_cards, draw_settlement, draw_table
from gamelib.sandbox.fivetenk import waiting
from gamelib.widgets.board import Board
from gamelib.widgets.fivetenk.wondering import Wondering
from gamelib.words import say

WIDTH, HEIGHT = 540, 360
"""The size of the table's picture, in pixels."""

HAND_WIDTH, CARD = 540, 36
"""The width of the hand's picture and of a card in it, in pixels: 32 cards stand in one row."""

INDEX = "data-index"


class TableBoard(Board):
    """The table of six. A press of a seat, of what it did last, of a friend card or of the middle asks about it."""

    def __init__(self, language: str | None = None) -> None:
        """Show nothing yet."""
        super().__init__(name=say(N_("The table. Enter asks about a part of it."), language))
        self._language = language
        self._seen: State | View | None = None
        self._wondering: Wondering | None = None
        self.add_class("gl-card-table")

    def see(self, state: State | View) -> None:
        """Show a state; the same one again costs nothing.

        Of what one seat sees nothing can be asked here, and a trick that has just ended lies on the table still. That
        seat is in the middle of the bottom, above its hand.
        """
        if state is self._seen:
            return
        self._seen = state
        picture = draw_table(
            state,
            ended=isinstance(state, View),
            near=state.seat if isinstance(state, View) else None,
            width=WIDTH,
            height=HEIGHT,
            language=self._language,
        )
        self._wondering = None if isinstance(state, View) else Wondering(state, language=self._language)
        self.show(picture, self._wondering.targets() if self._wondering else None)

    def settle(self, state: State) -> None:
        """Show in place of the table how a game that is over is settled; nothing can be asked there."""
        self._seen, self._wondering = state, None
        self.show(draw_settlement(state, width=WIDTH, language=self._language))

    def clear(self) -> None:
        """Show nothing."""
        self._seen = self._wondering = None
        self.show("")

    def asked(self, data: Mapping[str, str]) -> str:
        """Give the key of what a press asks about; empty where it asks about nothing."""
        return self._wondering.key(data) if self._wondering else ""


class HandBoard(Board):
    """The cards of the seat at turn. A press raises a card; Enter on a raised one plays, Escape lets all go."""

    def __init__(
        self, scope: str, language: str | None = None, *, card: float = CARD, seen: float | None = None
    ) -> None:
        """Show nothing yet; Escape is told of wherever the focus is within the scope.

        A card is so many pixels wide, and of each at least ``seen`` pixels show, in as many rows as that takes.
        """
        name = say(
            N_("The hand. Enter or the space bar raises a card, Enter on a raised card plays, Escape lets all go."),
            language,
        )
        super().__init__(name=name, scope=scope, listens=["Escape"])
        self._language = language
        self._card, self._seen = card, seen
        self.add_class("gl-cards")

    def see(self, state: State | View, raised: Collection[int] = (), *, press: bool = True) -> None:
        """Show the hand of the seat at turn, or the one that a view is of, with some of its cards raised.

        Friend cards to come are outlined, and for the seat that is asked the cards it may reveal; which it is, is said.
        Without ``press`` its cards are only shown.
        """
        seat = state.seat if isinstance(state, View) else state.turn
        if seat is None:
            self.show("")
            return
        cards = state.hands[seat] or ()
        named: Collection[Card] = waiting(state) if state.phase == PLAY else ()
        if state.phase == DEAL and state.turn == seat:
            named = [card for card in cards if RANKS[card.rank] == state.levels[seat]]
        lit = [place for place, card in enumerate(cards) if card in named]
        picture = draw_cards(
            cards,
            selected=raised,
            lit=lit,
            label=say(self._label(state, seat, count=len(lit)), self._language),
            width=HAND_WIDTH,
            language=self._language,
            size=self._card,
            seen=self._seen,
        )
        what = N_("{card}, which can be revealed") if state.phase == DEAL else N_("{card}, a friend card")
        names = {
            str(place): say(Message(what if card in named else N_("{card}"), {"card": card}), self._language)
            for place, card in enumerate(cards)
        }
        self.show(picture, {INDEX: names} if press else {}, held={INDEX: [str(place) for place in raised]})

    def _label(self, state: State | View, seat: int, *, count: int) -> Message:
        """Name the hand, and say what those of its cards are that are outlined."""
        asked = state.phase == DEAL and state.turn == seat
        name = Message(N_("Seat {seat} is asked") if asked else N_("Hand of seat {seat}"), {"seat": seat})
        if not count:
            return name
        outlined = NN_("{hand}; outlined is a friend card", "{hand}; outlined are friend cards")
        if asked:
            outlined = NN_("{hand}; outlined is what can be revealed", "{hand}; outlined are what can be revealed")
        return Message(outlined, {"hand": name, "count": count})


def places_of(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[int, ...]:
    """Find cards in a hand, each copy in a place of its own."""
    places: list[int] = []
    for card in cards:
        places.append(next(place for place, held in enumerate(hand) if held == card and place not in places))
    return tuple(places)
