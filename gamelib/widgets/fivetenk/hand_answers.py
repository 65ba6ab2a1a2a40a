"""All that a hand can answer a play with, or lead: kind by kind, cheapest first, each with its cards and the reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import Reading, compare, readings, why_nothing
from gamelib.fivetenk.cards import SUITS, Card
from gamelib.fivetenk.explaining import KIND_RULES
from gamelib.fivetenk.listing import playable
from gamelib.fivetenk.naming import face_of
from gamelib.fivetenk.plays import holding
from gamelib.widgets.fivetenk.card_row import CardRow, fit, set_out
from gamelib.widgets.fivetenk.deals import DealBox, dealt
from gamelib.widgets.fivetenk.deck import Deck
from gamelib.widgets.fivetenk.picker import example_buttons, shelf_of
from gamelib.widgets.fivetenk.play_list import PlayList
from gamelib.widgets.fivetenk.toggle import Toggle
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.widgets.rules import Rules as Cited
from gamelib.words import say
from gamelib.words.fivetenk_typed import typed_cards

WIDTH = 840
"""The width of hand and plays, in pixels."""

NAMES = (N_("Hand"), N_("To beat"))

EXAMPLES = (
    (N_("a single"), "9D"),
    (N_("a pair"), "7D 7S"),
    (N_("a triple with a single"), "4D 4C 4H 3S"),
    (N_("a straight"), "4D 5C 6H 7H 8C"),
    (N_("a bomb"), "3D 3C 3H 3S"),
    (N_("nothing: a lead"), ""),
)


class HandAnswers(ipywidgets.VBox):
    """A hand, a play to beat, and every answer to it; with no play to beat, all that the hand can lead.

    The hand comes from a real deal by its number, or is pasted or picked; a play that is pressed is outlined in it.
    """

    def __init__(
        self,
        hand: str | Iterable[str] | None = None,
        top: str | Iterable[str] = "",
        *,
        deal: int = 7,
        seat: int = 0,
        guard: Guard,
        language: str | None = None,
    ) -> None:
        """Begin with a hand, or with that of a seat in a deal, and a play to beat."""
        self._language = language
        self._beaten: Reading | None = None
        self._setting_out = self._offering = False
        self.deal = DealBox(deal, description=self._say(N_("Deal")))
        self.seat = ipywidgets.Dropdown(
            description=self._say(N_("of")), options=self._seats(deal), value=dealt(deal).view(seat).seat
        )
        source = self.deal, self.seat.add_class("gl-seat")
        self.rows: tuple[CardRow, ...] = ()
        self.rows = self.hand, self.top = (
            CardRow(
                guard=guard,
                label=self._say(NAMES[0]),
                width=WIDTH,
                size=40,
                elsewhere=lambda: self._lying(1),
                source=source,
                language=language,
            ),
            CardRow(
                guard=guard,
                label=self._say(NAMES[1]),
                width=300,
                size=36,
                elsewhere=lambda: self._lying(0),
                language=language,
            ),
        )
        self.deck = Deck(self.rows, guard, language=language)
        self.with_deck = ipywidgets.Checkbox(description=self._say(N_("Show the deck")), indent=False)
        self.target = Toggle(N_("Pick for:"), NAMES, guard, value=1, language=language)
        self.words = ipywidgets.HTML()
        self.rules = Cited(guard, "fivetenk", language)
        self.plays = PlayList(guard, self._show, width=WIDTH, language=language)
        self.examples = example_buttons(EXAMPLES, language)
        super().__init__(self._laid_out())
        self.deal_out() if hand is None else self.hand.put(hand)
        self.top.put(top)
        self._connect(guard)
        self._show_deck()
        self._changed()

    def _laid_out(self) -> tuple[ipywidgets.Widget, ...]:
        self.deck_box = ipywidgets.VBox((self.target, self.deck))
        shelf = shelf_of((*self.examples, self.with_deck), self._language)
        left = ipywidgets.VBox((self.top,)).add_class("gl-play")
        right = ipywidgets.VBox((self.words, self.rules)).add_class("gl-play").add_class("gl-wide")
        columns = ipywidgets.HBox((left, right)).add_class("gl-columns")
        return self.hand, columns, shelf, self.deck_box, self.plays

    def _connect(self, guard: Guard) -> None:
        for row in self.rows:
            row.observe(guard(lambda _: self._changed()), "cards")
        traitlets.link((self.target, "value"), (self.deck, "active"))
        self.with_deck.observe(guard(lambda _: self._show_deck()), "value")
        self.deal.on_deal(guard, self._another)
        self.seat.observe(guard(self._sit), "value")
        for button, (_, text) in zip(self.examples, EXAMPLES, strict=True):
            button.on_click(guard(lambda _, text=text: self.beat(text)))

    # ---- hand and play --------------------------------------------------------------------------------------------

    def deal_out(self) -> None:
        """Take the hand of the chosen seat in the chosen deal; the play to beat keeps its ranks."""
        self.set_out(dealt(self.deal.value).hands[self.seat.value], self.top.cards)

    def beat(self, top: str | Iterable[str]) -> None:
        """Put a play on the table, in other suits where the hand has all three of a card."""
        self.set_out(self.hand.cards, typed_cards(top, self._language) if isinstance(top, str) else map(Card, top))

    def set_out(self, hand: Iterable[Card], top: Iterable[Card]) -> None:
        """Put a hand and a play to beat in the place of those that lie there."""
        hand = tuple(hand)
        self._setting_out = True
        try:
            set_out(self.rows, (hand, spared(top, hand)))
        finally:
            self._setting_out = False
        self._changed()

    def _lying(self, place: int) -> tuple[Card, ...]:
        return self.rows[place].cards if self.rows else ()

    def _seats(self, deal: int) -> list[tuple[str, int]]:
        state = dealt(deal)
        plain, more = N_("seat {seat}: {count} cards"), N_("seat {seat}, declarer: {count} cards")
        return [
            (
                say(
                    Message(more if seat == state.declarer else plain, {"seat": seat, "count": len(hand)}),
                    self._language,
                ),
                seat,
            )
            for seat, hand in enumerate(state.hands)
        ]

    def _another(self, change: Any) -> None:
        """Offer the seats of another deal, and take the same one's hand."""
        seat = self.seat.value
        self._offering = True
        try:
            self.seat.options = self._seats(change["new"])  # This chooses the first of them.
            self.seat.value = seat
        finally:
            self._offering = False
        self.deal_out()

    def _sit(self, _: Any) -> None:
        if not self._offering:
            self.deal_out()

    def _show_deck(self) -> None:
        self.deck_box.layout.display = None if self.with_deck.value else "none"
        self.deck.drawn = self.with_deck.value

    # ---- the plays ------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Find what the hand can play now."""
        if self._setting_out:
            return
        found = readings(self.top.cards)
        self._beaten = found[0] if found else None
        possible = bool(self.hand.cards) and bool(found or not self.top.cards)
        self.plays.list(self.hand.cards, playable(holding(self.hand.cards), self._beaten) if possible else ())

    def _show(self) -> None:
        """Tell what there is, or of the play that was pressed, which is outlined in the hand."""
        picked = self.plays.picked
        headline, sentences, rules = self._told()
        self.words.value = words(
            heading(say(headline, self._language)),
            *(paragraph(say(one, self._language), "gl-small") for one in sentences),
        )
        self.rules.cite(rules)
        self.hand.lit = picked.cards if picked else ()

    def _told(self) -> tuple[Message, tuple[Message, ...], tuple[str, ...]]:
        """Say what there is: a headline, sentences and rules."""
        problem = why_nothing(self.top.cards) if self.top.cards else None
        shown, picked = self.plays.shown, self.plays.picked
        facts = {"count": self.plays.count, "top": self._beaten}
        if not self.hand.cards:
            return Message(N_("Take the hand of a deal, paste one, or pick it from the deck."), {}), (), ()
        if problem:
            return Message(N_("To beat: no combination."), {}), (problem.message,), problem.cited
        if not shown:
            return Message(N_("Nothing in this hand beats the {top}: pass."), facts), (), ("C23",)
        reason, rules = self._reason((picked or shown[0]).reading)
        if picked:
            return Message(N_("{reading}"), {"reading": picked.reading}), (*reason, *picked.notes), rules
        if self._beaten is None:
            return Message(NN_("{count} lead", "{count} leads"), facts), reason, rules
        return Message(NN_("{count} answer to the {top}", "{count} answers to the {top}"), facts), reason, rules

    def _reason(self, reading: Reading) -> tuple[tuple[Message, ...], tuple[str, ...]]:
        """Say why a play beats what it is to beat."""
        made = KIND_RULES[reading.kind][0]
        if self._beaten is None:
            return (Message(N_("Whatever is a combination can be led."), {}),), ("R20", made)
        found = compare(reading, self._beaten)
        return (found.message,), (found.rule, made)

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what there is."""
        return f"<{type(self).__name__}: {self.plays.count} plays>"


def spared(cards: Iterable[Card], hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give cards of the same ranks of which there is a copy beside a hand, in the same suits as far as possible.

    A rank of which the hand has too many is given as it is, for the row to refuse.
    """
    found: list[Card] = []
    for card in cards:
        suits = [face_of(card.rank, suit) for suit in range(len(SUITS))] if card.suit >= 0 else []
        free = (face for face in (card, *suits) if fit(hand, found, [face]))
        found.append(next(free, card))
    return tuple(found)
