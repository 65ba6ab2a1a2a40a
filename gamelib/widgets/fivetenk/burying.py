"""Burying six cards, and seeing at once which face of each suit may be named, and why."""

from __future__ import annotations

from collections.abc import Iterable

import ipywidgets
import traitlets

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.fivetenk import nameable
from gamelib.fivetenk.cards import FACES, Card, in_order, points, read_cards
from gamelib.fivetenk.moves import KITTY
from gamelib.fivetenk.naming import why_nameable, why_not_face
from gamelib.pictures import draw_cards, draw_deck
from gamelib.pictures.svg import element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.fivetenk.deals import DealBox, dealt
from gamelib.widgets.fivetenk.picker import example_buttons, shelf_of
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, listing, paragraph, words
from gamelib.widgets.rules import Rules as Cited
from gamelib.words import say

WIDTH, DECK_WIDTH, CARD = 840, 600, 44

EXAMPLES = (
    (N_("three aces of spades"), "AS AS AS"),
    (N_("aces and kings of hearts"), "AH AH AH KH KH KH"),
    (N_("two aces only"), "AD AD"),
    (N_("aces of two suits"), "AC AC AC AD AD AD"),
)
"""What the button says, and the cards that are buried for it; the hand is made to hold them."""


class Burying(ipywidgets.VBox):
    """The declarer's 32 cards, of which up to six are raised to be buried; and what may be named then (C18, C19).

    ``hand`` are the cards, in order; ``buried`` those that are raised.
    """

    hand = traitlets.Tuple()
    buried = traitlets.Tuple()

    def __init__(
        self, deal: int = 7, *, buried: str | Iterable[str] = "", guard: Guard, language: str | None = None
    ) -> None:
        """Begin with the declarer's hand of a deal; what is to be buried comes into it if it is not there."""
        self._language = language
        self._raised: list[int] = []
        self._asked: Card | None = None
        self.deal = DealBox(deal, description=self._say(N_("Deal")))
        self.whose = ipywidgets.HTML()
        self.none = ipywidgets.Button(description=self._say(N_("Bury none")))
        self.board = Board(name=self._say(N_("The declarer's hand. Press a card to bury it, and again to keep it.")))
        self.deck = Board(
            name=self._say(N_("All faces, with what is not buried. Press one to see whether it may be named."))
        )
        self.words, self.reason = ipywidgets.HTML(), ipywidgets.HTML()
        self.rules = Cited(guard, "fivetenk", language)
        self.examples = example_buttons(EXAMPLES, language)
        super().__init__(self._laid_out())
        self.show_hand(buried)
        self.rules.cite(("C19", "R10"))
        self._connect(guard)

    def _laid_out(self) -> tuple[ipywidgets.Widget, ...]:
        bar = ipywidgets.HBox((self.deal, self.whose, self.none)).add_class("gl-controls")
        left = ipywidgets.VBox((self.deck, self.reason)).add_class("gl-left")
        right = ipywidgets.VBox((self.words, self.rules)).add_class("gl-right")
        columns = ipywidgets.HBox((left, right)).add_class("gl-columns")
        return bar, self.board.add_class("gl-cards"), shelf_of(self.examples, self._language), columns

    def _connect(self, guard: Guard) -> None:
        self.deal.on_deal(guard, lambda _: self.show_hand())
        self.none.on_click(guard(lambda _: self.bury(())))
        self.board.on_press(guard(self._press))
        self.deck.on_press(guard(self._ask))
        for button, (_, text) in zip(self.examples, EXAMPLES, strict=True):
            button.on_click(guard(lambda _, text=text: self.show_hand(text)))

    # ---- what can be done ---------------------------------------------------------------------------------------

    def show_hand(self, buried: str | Iterable[str] = "") -> None:
        """Show the declarer's hand of the chosen deal with some cards raised, which it is made to hold."""
        state = dealt(self.deal.value)
        wanted = read_cards(buried)
        own = state.hands[state.declarer or 0]
        self.hand = made_to_hold(own, wanted)
        facts = {"seat": state.declarer, "count": len(self.hand)}
        sentence = N_("Seat {seat} is the declarer, and with the kitty holds {count} cards.")
        if self.hand != own:
            sentence = N_("Seat {seat} is the declarer and holds {count} cards, some exchanged for this example.")
        self.whose.value = words(element("span", say(Message(sentence, facts), self._language), class_="gl-small"))
        self.bury(wanted)

    def bury(self, cards: Iterable[str]) -> None:
        """Raise just these cards of the hand; raises ``RuleError`` (C18) where that cannot be."""
        raised: list[int] = []
        for card in read_cards(cards):
            place = next((k for k, held in enumerate(self.hand) if held == card and k not in raised), None)
            if place is None:
                raise RuleError("C18", N_("The hand holds no such {card} that could be buried."), card=card)
            raised.append(place)
        if len(raised) > KITTY:
            raise RuleError("C18", N_("Six cards are buried, not {count}."), count=len(raised))
        self._raised = raised
        self._changed()

    def _press(self, press: Press) -> None:
        index = press.data.get("index", "")
        if not index.isdecimal() or int(index) >= len(self.hand):
            return
        place = int(index)
        if place in self._raised:
            self._raised.remove(place)
        elif len(self._raised) == KITTY:
            raise RuleError("C18", N_("Six cards are buried already: press one of them first, to keep it."))
        else:
            self._raised.append(place)
        self._changed()

    def _ask(self, press: Press) -> None:
        if "face" in press.data:
            self._asked = Card(press.data["face"])
            self._answer()

    # ---- what is shown ------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self.buried = in_order(self.hand[place] for place in self._raised)
        self._asked = None
        self._draw()
        self._tell()
        self._answer()

    def _draw(self) -> None:
        picture = draw_cards(self.hand, selected=self._raised, width=WIDTH, size=CARD, language=self._language)
        keep, bury = N_("{card}, buried: keep it"), N_("{card}: bury it")
        names = {
            str(place): say(Message(keep if place in self._raised else bury, {"card": card}), self._language)
            for place, card in enumerate(self.hand)
        }
        self.board.show(picture, {"data-index": names})
        faces = nameable(self.buried)
        deck = draw_deck(self.buried, lit=faces, width=DECK_WIDTH, language=self._language)
        self.deck.show(deck, {"data-face": {face: self._named(face, face in faces) for face in FACES}})

    def _named(self, face: Card, may: bool) -> str:  # noqa: FBT001 - one of many names.
        sentence = N_("{card}: it may be named") if may else N_("{card}: it may not be named")
        return say(Message(sentence, {"card": face}), self._language)

    def _tell(self) -> None:
        count = len(self.buried)
        facts: dict[str, object] = {"count": count, "all": KITTY, "points": points(self.buried), "cards": self.buried}
        opening = Message(N_("{count} of {all} cards buried"), facts)
        worth = Message(NN_("They carry {points} point.", "They carry {points} points.", "points"), facts)
        told = [paragraph(say(worth, self._language), "gl-small")] if count else []
        reasons = [
            say(why_nameable(face, self.buried) or Message("", {}), self._language) for face in nameable(self.buried)
        ]
        may = element("div", listing(self._say(N_("One face of each suit may be named:")), reasons), class_="gl-small")
        self.words.value = words(heading(say(opening, self._language)), *told, may)

    def _answer(self) -> None:
        """Say whether the face that was pressed may be named."""
        if self._asked is None:
            how = self._say(N_("Outlined is what may be named. Press any face to see why it may, or may not."))
            self.reason.value = words(paragraph(how, "gl-muted-words gl-small"), live=False)
            return
        said = why_nameable(self._asked, self.buried) or why_not_face(self._asked, self.buried)
        self.reason.value = words(paragraph(say(said, self._language))) if said else ""

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what is buried."""
        return f"<{type(self).__name__}: {' '.join(self.buried) or 'nothing'} buried>"


def made_to_hold(hand: Iterable[Card], wanted: Iterable[Card]) -> tuple[Card, ...]:
    """Give a hand with some cards in it, which take the place of the lowest others where it lacks them."""
    held = list(in_order(hand))
    kept: list[Card] = []
    lacking = 0
    for card in wanted:
        if card in held:
            held.remove(card)
        else:
            lacking += 1
        kept.append(card)
    return in_order([*kept, *held[lacking:]])
