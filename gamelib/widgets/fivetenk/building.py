"""Combinations built up card by card: what the cards are at each step, what is missing, and near misses below."""

from __future__ import annotations

from collections.abc import Iterable

import ipywidgets

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.core.options import several_given
from gamelib.fivetenk import Reading, Rules, nearly, readings, standing, why_nothing
from gamelib.fivetenk.cards import Card, read_cards
from gamelib.fivetenk.explaining import KIND_RULES
from gamelib.pictures import Picture, draw_cards, draw_readings
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.markup import words
from gamelib.widgets.scenes import Block, Scene, Scenes
from gamelib.widgets.stepper import Stepper
from gamelib.words import say

WIDTH = 600
"""The most that the cards of a step take up, in pixels: the stepper's left column."""

NEAR_WIDTH, NEAR_CARD = 290, 36
"""How wide a near miss is, three beside each other, and how wide its cards are, in pixels."""

ASKED = NN_(
    "{cards}: what is this? Say it first; the next step tells.",
    "{cards}: what are these? Say it first; the next step tells.",
)

Cards = str | Iterable[str]


class BuildingScenes(Scenes):
    """Sets of cards one after another, each taken apart, and the near misses that stand below all of them."""

    game = "fivetenk"

    def __init__(
        self,
        sets: Iterable[Cards],
        near: Iterable[Cards] = (),
        *,
        predict: bool = False,
        rules: Rules | None = None,
        language: str | None = None,
    ) -> None:
        """Read the cards. With ``predict`` each set is first shown as mere cards, and taken apart a step later.

        Raises ``RuleError``: "format" for what is no card or for no cards at all, C1.
        """
        self.sets = tuple(map(read_cards, sets))
        self.near = tuple(map(read_cards, several_given("near", near)))
        self.predict = predict
        self.options = rules or Rules()
        self.language = language
        if not self.sets or not all(self.sets):
            raise RuleError("format", N_("There is nothing to build up: give the cards of each step."))

    def __len__(self) -> int:
        """Count the steps."""
        return len(self.sets) * (2 if self.predict else 1)

    def scene(self, index: int) -> Scene:
        """Make the scene of one step."""
        place, answered = divmod(index, 2) if self.predict else (index, 1)
        cards = self.sets[place]
        if not answered:
            picture = draw_cards(cards, label=say(N_("What is this?"), self.language), width=WIDTH)
            asked = Message(ASKED, {"cards": cards, "count": len(cards)})
            return Scene(picture=picture, blocks=(self._block(asked),), rules=())
        found = readings(cards, self.options)
        blocks, rules = self._told(cards, found) if found else self._told_of_nothing(cards)
        return Scene(picture=self._picture(cards, found), blocks=blocks, rules=rules)

    def gallery(self) -> Markup:
        """The near misses, each with the reason why it is none, or with what it is instead."""
        if not self.near:
            return Markup("")
        pictures = map(self._near, self.near)
        title = element("h3", say(N_("Near misses"), self.language))
        return words(title, element("div", *pictures, class_="gl-gallery"), live=False)

    def _near(self, cards: tuple[Card, ...]) -> Markup:
        # What is a combination has no sentence that would be broken into lines.
        width = WIDTH if readings(cards, self.options) else NEAR_WIDTH
        return Markup(draw_readings(cards, self.options, width=width, size=NEAR_CARD, language=self.language))

    def _picture(self, cards: tuple[Card, ...], found: tuple[Reading, ...]) -> Picture:
        if found:
            return draw_readings(cards, self.options, width=WIDTH, language=self.language)
        return draw_cards(cards, label=say(N_("no combination"), self.language), width=WIDTH, language=self.language)

    def _told(self, cards: tuple[Card, ...], found: tuple[Reading, ...]) -> tuple[tuple[Block, ...], tuple[str, ...]]:
        what = Message(N_("{cards}: {readings}."), {"cards": cards, "readings": found})
        rules = tuple(dict.fromkeys(rule for reading in found for rule in KIND_RULES[reading.kind]))
        if len(found) > 1:
            return (self._block(what),), (*rules, "R8")
        order = map(self._block, standing(found[0]).messages)
        return (self._block(what), *order), (*rules, "C9" if found[0].is_special else "C8")

    def _told_of_nothing(self, cards: tuple[Card, ...]) -> tuple[tuple[Block, ...], tuple[str, ...]]:
        """Tell what is missing, and what one card more or fewer would make of it."""
        problem = why_nothing(cards, self.options)
        near = nearly(cards, self.options)
        reasons = (problem.message,) if problem else ()
        rules = [rule for one in near for rule in KIND_RULES[one.reading.kind]]
        blocks = tuple(map(self._block, (*reasons, *(one.message for one in near))))
        return blocks, tuple(dict.fromkeys((*(problem.cited if problem else ()), *rules)))

    def _block(self, message: Message) -> Block:
        return Block(say(message, self.language))


class BuildUp(Stepper):
    """Builds a combination up: sets of cards one after another, what each of them is, or what is missing.

    Each set is cards in a text, such as ``"5D 6C 7S"``; ``near`` are near misses, which stand below all steps with
    their reasons. With ``predict`` the cards come first, and what they are a step later. Raises ``RuleError`` for what
    are no cards.
    """

    children: tuple[ipywidgets.Widget, ...]

    def __init__(
        self,
        *sets: Cards,
        near: Iterable[Cards] = (),
        predict: bool = False,
        start: int = 0,
        rules: Rules | None = None,
        language: str | None = None,
    ) -> None:
        """Begin with the first set, or at another step."""
        scenes = BuildingScenes(sets, near, predict=predict, rules=rules, language=language)
        super().__init__(scenes, start=start, language=language)
        self.near = ipywidgets.HTML(scenes.gallery())
        # The controls stand beneath the cards, wherever the words beside them end: so they are near, and never move.
        self.left.children = (*self.left.children, self.controls)
        self.children = (*(child for child in self.children if child is not self.controls), self.near)
        self.add_class("gl-building")
