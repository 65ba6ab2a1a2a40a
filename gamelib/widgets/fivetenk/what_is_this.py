"""What is this? Cards are picked or typed, and all that they can be taken for is told; or why they are nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.fivetenk import Near, Reading, Rules, nearly, readings, standing, why_nothing
from gamelib.fivetenk.explaining import KIND_RULES
from gamelib.fivetenk.rules import WING_JOKERS
from gamelib.pictures import Picture, draw_readings
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.fivetenk.picker import CardPicker
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.widgets.rules import Rules as Cited
from gamelib.words import fact, say

EXAMPLES = (
    (N_("straight"), "5D 6C 7C 8C 9H"),
    (N_("too short"), "5D 6D 7D"),
    (N_("a 2 in it"), "10D JC QC KC AH 2S"),
    (N_("airplane"), "3D 3C 3H 4D 4C 4H 9D JS"),
    (N_("wing in the body"), "8D 8C 8H 9D 9C 9H 9S 3D"),
    (N_("joker as a wing"), "8D 8C 8H 9D 9C 9H LJ 3D"),
    (N_("three readings"), "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H"),
)

WIDTH, HIGHEST = 840, 200
SIZES = (50, 44, 40, 38, 36, 34, 32)
"""The picture of the readings, and the cards in it, in pixels."""

BEGIN = N_("Pick cards from the deck, or type them. A card of yours goes back when it is pressed.")
SEVERAL = N_("Led without a word it is the {reading}. As an answer it is whichever beats the trick.")


class WhatIsThis(ipywidgets.VBox):
    """Tells what any cards are: every reading taken apart, or the rule that is broken and what is missing.

    ``cards`` are those picked; ``wing_jokers`` is the option of the rules by which they are read (R4).
    """

    cards = traitlets.Tuple()
    wing_jokers = traitlets.Enum(WING_JOKERS)

    def __init__(
        self, cards: str | Iterable[str] = "", *, wing_jokers: str = "none", language: str | None = None
    ) -> None:
        """Begin with some cards, given as text or as a sequence."""
        Rules(wing_jokers)  # Refuses what is no option.
        self._language = language
        guard = self._guard = Guard("fivetenk", language)
        self.picker = CardPicker(cards, examples=EXAMPLES, guard=guard, language=language)
        self.words = ipywidgets.HTML()
        self.nearly = Board(name=self._say(N_("What one card would change")))
        self.rules = Cited(guard, "fivetenk", language)
        self.option = ipywidgets.Checkbox(
            value=wing_jokers != "none", description=self._say(N_("Jokers of one kind may be wings (R4)")), indent=False
        )
        self.picture = Board().add_class("gl-readings")
        left = ipywidgets.VBox((self.picker,)).add_class("gl-left")
        told = (guard.message, self.words, self.nearly, self.rules, self.option)
        right = ipywidgets.VBox(told).add_class("gl-right")
        super().__init__((ipywidgets.HBox((left, right)).add_class("gl-columns"), self.picture))
        self.add_class("gl-explorer")
        self.add_class("gl")
        self.wing_jokers = wing_jokers
        self._near: tuple[Near, ...] = ()
        traitlets.link((self.picker, "cards"), (self, "cards"))
        self._show()
        self.observe(guard(lambda _: self._show()), ("cards", "wing_jokers"))
        self.option.observe(guard(self._chosen), "value")
        self.nearly.on_press(guard(self._change))

    @traitlets.validate("cards")
    def _allowed(self, proposal: Any) -> Any:
        return self.picker.row.checked(proposal["value"])

    def _chosen(self, change: Any) -> None:
        self.wing_jokers = WING_JOKERS[change["new"]]

    def _change(self, press: Press) -> None:
        """Take the one card away, or add the one, that makes a combination of these."""
        number = press.data.get("near", "")
        if number.isdecimal() and int(number) < len(self._near):
            near = self._near[int(number)]
            cards = list(self.cards)
            if near.more:
                cards.append(near.cards[0])
            else:
                cards.remove(near.cards[0])
            self.picker.row.cards = tuple(cards)

    # ---- telling --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        rules = Rules(self.wing_jokers)
        self.option.value = self.wing_jokers != WING_JOKERS[0]
        found = readings(self.cards, rules)
        problem = why_nothing(self.cards, rules)
        self._near = nearly(self.cards, rules)
        if not self.cards:
            self.words.value = words(paragraph(self._say(BEGIN)))
            self.rules.cite(())
        elif problem:
            self._tell_nothing(problem)
        else:
            self._tell(found)
        self._offer()
        self.picture.show(self._drawn(rules) if found else "")

    def _drawn(self, rules: Rules) -> Picture:
        """Draw the readings, with cards as large as lets them stand side by side."""
        drawn = (draw_readings(self.cards, rules, width=WIDTH, size=size, language=self._language) for size in SIZES)
        fitting = (picture for picture in drawn if picture.frame and picture.frame.height * picture.scale <= HIGHEST)
        smallest = SIZES[-1]
        return next(fitting, None) or draw_readings(
            self.cards, rules, width=WIDTH, size=smallest, language=self._language
        )

    def _tell(self, found: tuple[Reading, ...]) -> None:
        meant = found[0]
        parts = [heading(fact(meant, self._language))]
        if len(found) > 1:
            count = Message(NN_("{count} reading", "{count} readings"), {"count": len(found)})
            parts = [heading(say(count, self._language))]
            parts.append(paragraph(say(Message(SEVERAL, {"reading": meant}), self._language)))
        parts += [paragraph(say(message, self._language), "gl-small") for message in standing(meant).messages]
        self.words.value = words(*parts)
        own = [rule for reading in found for rule in KIND_RULES[reading.kind]]
        self.rules.cite((*own, *(("R8",) if len(found) > 1 else ()), "C9" if meant.is_special else "C8"))

    def _tell_nothing(self, problem: RuleError) -> None:
        title = heading(self._say(N_("no combination")))
        self.words.value = words(title, paragraph(say(problem, self._language)))
        near = [rule for one in self._near for rule in KIND_RULES[one.reading.kind]]
        self.rules.cite((*problem.cited, *near))

    def _offer(self) -> None:
        """Offer each change of one card as a button."""
        buttons = [
            element("li", element("button", say(near.message, self._language), type="button", data_near=str(number)))
            for number, near in enumerate(self._near)
        ]
        title = paragraph(self._say(N_("One card makes the difference; press to see it:")), "gl-muted-words gl-small")
        self.nearly.show(element("div", title, element("ul", *buttons), class_="gl-near") if buttons else Markup(""))

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what it looks at."""
        return f"<{type(self).__name__}: {self.picker.row.text or 'no cards'}>"
