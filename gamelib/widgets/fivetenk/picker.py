"""Cards picked from a deck of three, by clicking or by typing: what explorers and sandboxes begin with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, RuleError, quoted
from gamelib.core.options import made_as, several_given, text_given
from gamelib.fivetenk.cards import Card
from gamelib.widgets.fivetenk.card_row import CardRow
from gamelib.widgets.fivetenk.deck import Deck
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, words
from gamelib.words import say
from gamelib.words.fivetenk_descriptions import describe_cards

Examples = Sequence[tuple[str, str]]
"""Examples to begin from: what the button of each says, as a marked sentence, and the cards as text."""


class CardPicker(ipywidgets.VBox):
    """A deck to click, a text to type, and the cards picked so far: all three always agree.

    ``cards`` are those picked, in order, by rank and suit; they can be observed, linked and set. A widget that has a
    picker gives its own ``guard``, which says what went wrong; without one the picker says it itself.
    """

    cards = traitlets.Tuple()

    def __init__(
        self,
        cards: str | Iterable[str] = "",
        *,
        examples: Examples = (),
        label: str = "",
        guard: Guard | None = None,
        language: str | None = None,
    ) -> None:
        """Begin with some cards, given as text or as a sequence."""
        watch = Guard("fivetenk", language) if guard is None else made_as(Guard, "guard", guard)
        examples = tuple(map(_example, several_given("examples", examples)))
        self.row = CardRow(cards, guard=watch, label=text_given("label", label), language=language)
        self.deck = Deck([self.row], watch, language=language)
        self.examples = example_buttons(examples, language)
        for button, (_, text) in zip(self.examples, examples, strict=True):
            button.on_click(watch(lambda _, text=text: self.row.take(text)))
        shelf = (shelf_of(self.examples, language),) if examples else ()
        self.words = ipywidgets.HTML()
        alone = () if guard else (self.words, watch.message)
        super().__init__((self.deck, self.row, *shelf, *alone))
        self.add_class("gl-picker")
        self.add_class("gl")
        traitlets.link((self.row, "cards"), (self, "cards"))
        if guard is None:
            self.observe(watch(lambda _: self._tell(language)), "cards")
            self._tell(language)

    @traitlets.validate("cards")
    def _allowed(self, proposal: Any) -> tuple[Card, ...]:
        return self.row.checked(proposal["value"])

    def _tell(self, language: str | None) -> None:
        """Say which cards there are and what they carry: it is read out, where no other widget tells of them."""
        told = " ".join(say(message, language) for message in describe_cards(self.cards))
        self.words.value = words(paragraph(told, "gl-small"))

    def __repr__(self) -> str:
        """Say in short what is picked."""
        return f"<{type(self).__name__}: {self.row.text or 'no cards'}>"


def _example(given: object) -> tuple[str, str]:
    """Read one example."""
    match given:
        case (str(said), str(text)):
            return said, text
    sentence = N_("{example} is no example: give what its button says, and the cards.")
    raise RuleError("format", sentence, example=quoted(given))


def example_buttons(examples: Sequence[tuple[str, ...]], language: str | None) -> tuple[ipywidgets.Button, ...]:
    """Make a button for each example, which says what comes first in it."""
    return tuple(ipywidgets.Button(description=say(example[0], language)) for example in examples)


def shelf_of(buttons: Iterable[ipywidgets.Widget], language: str | None) -> ipywidgets.HBox:
    """Put examples in a row, after a word that says what they are."""
    label = ipywidgets.Label(say(N_("Examples:"), language)).add_class("gl-of")
    return ipywidgets.HBox((label, *buttons)).add_class("gl-controls").add_class("gl-examples")
