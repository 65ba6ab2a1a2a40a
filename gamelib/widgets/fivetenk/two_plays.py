"""Two plays side by side: whether the first beats the second, which lies on the table, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import ipywidgets
import traitlets

from gamelib.core import N_, Message
from gamelib.fivetenk import Reading, Rules, beats, compare, readings, why_nothing
from gamelib.fivetenk.cards import Card, read_cards
from gamelib.fivetenk.comparing import APART, BEATEN, BEATS, EQUAL, most_like
from gamelib.fivetenk.explaining import KIND_RULES
from gamelib.fivetenk.rules import DEFAULT
from gamelib.pictures import draw_reading
from gamelib.widgets.board import Board
from gamelib.widgets.fivetenk.card_row import CardRow, set_out
from gamelib.widgets.fivetenk.deck import Deck
from gamelib.widgets.fivetenk.picker import example_buttons, shelf_of
from gamelib.widgets.fivetenk.toggle import Toggle
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.widgets.rules import Rules as Cited
from gamelib.words import fact, say
from gamelib.words.fivetenk_typed import typed_cards

FIRST, SECOND = N_("First"), N_("Second")

ROWS = (N_("First: answers"), N_("Second: lies on the table"))
"""What stands above the two plays."""

HEADLINES = {
    BEATS: N_("Yes: the first beats the second on the table."),
    BEATEN: N_("No: the first does not beat the second on the table."),
    EQUAL: N_("No: the two are equal."),
    APART: N_("No: the first cannot beat the second on the table."),
}

TURNED = {
    True: N_("The other way round it would be: with the first on the table, as the {lead}, the second beats it."),
    False: N_("Nor the other way round: with the first on the table, as the {lead}, the second does not beat it."),
}
"""Whether the second would beat the first, if that lay on the table, led without a word (R8)."""

EXAMPLES = (
    (N_("wing or triple?"), "9D 9C 9H 3D", "8D 8C 8H AS"),
    (N_("other kind"), "9D 9C 9H", "7D 7C 7H 3S"),
    (N_("suits"), "5S 10S KS", "5H 10H KH"),
    (N_("bombs"), "3D 3C 3H 3S 3D", "2D 2C 2H 2S"),
    (N_("two ways"), "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H", "3D 3C 3H 4S 4D 4C 5S 5D 5C 9D JS QD"),
)
"""What the button says, and the two plays."""


PICTURE: dict[str, Any] = {"width": 400, "size": 38}


class Judged(NamedTuple):
    """What came of holding two plays against each other: a headline, sentences, and the rules, the deciding first.

    ``reading`` is what the first was taken for, ``top`` the second; ``verdict`` is one of ``comparing.VERDICTS``, and
    empty where one of the two is no combination.
    """

    headline: Message
    sentences: tuple[Message, ...]
    rules: tuple[str, ...]
    verdict: str = ""
    reading: Reading | None = None
    top: Reading | None = None


def judge(first: Iterable[str], second: Iterable[str], top: Reading | None = None, rules: Rules = DEFAULT) -> Judged:
    """Tell whether the first play beats the second, and whether the second would beat the first.

    What lies on the table lies as it is led without a word (R8); ``top`` says as what else the second lies there.
    """
    first, second = tuple(first), tuple(second)
    for name, cards in ((FIRST, first), (SECOND, second)):
        if not cards:
            asked = Message(N_("{name}: pick cards from the deck, or type them."), {"name": Message(name, {})})
            return Judged(asked, (), ())
        problem = why_nothing(cards, rules)
        if problem:
            said = Message(N_("{name}: no combination."), {"name": Message(name, {})})
            return Judged(said, (problem.message,), problem.cited)
    mine, theirs = readings(first, rules), readings(second, rules)
    top = top if top in theirs else theirs[0]
    reading = beats(first, top, rules) or most_like(mine, top)
    found = compare(reading, top)
    verdict = found.verdict
    sentences = [found.message]
    turned = beats(second, mine[0], rules) is not None
    if verdict != BEATS:
        # The reading that answers best need not be the one that the first is led as.
        verdict = BEATEN if turned else EQUAL if verdict == EQUAL else APART
    if verdict != BEATS and (turned or len(mine) > 1 or len(theirs) > 1):
        sentences.append(Message(TURNED[turned], {"lead": mine[0]}))
    # More than three would push the plays out of sight.
    more = ("R8",) if len(mine) > 1 or len(theirs) > 1 else (KIND_RULES[one.kind][0] for one in (reading, top))
    cited = tuple(dict.fromkeys((found.rule, *more)))
    return Judged(Message(HEADLINES[verdict], {}), tuple(sentences), cited, verdict, reading, top)


class TwoPlays(ipywidgets.VBox):
    """A deck, two plays picked from it or typed, and beside it whether the first beats the second on the table.

    ``first`` and ``second`` are the cards of each.
    """

    first = traitlets.Tuple()
    second = traitlets.Tuple()

    def __init__(
        self, first: str | Iterable[str] = "", second: str | Iterable[str] = "", *, guard: Guard, language: str | None
    ) -> None:
        """Begin with two plays; either may be empty."""
        self._language = language
        self._setting_out = False
        self.rows: tuple[CardRow, ...] = ()
        self.rows = tuple(
            CardRow(
                cards, guard=guard, label=self._say(label), width=400, size=36, elsewhere=elsewhere, language=language
            )
            for label, cards, elsewhere in (
                (ROWS[0], first, lambda: self._lying(1)),
                (ROWS[1], second, lambda: self._lying(0)),
            )
        )
        self.deck = Deck(self.rows, guard, language=language)
        self.target = Toggle(N_("Pick for:"), (FIRST, SECOND), guard, language=language)
        self.swap = ipywidgets.Button(description=self._say(N_("Swap")))
        self.taken_as = ipywidgets.Dropdown(description=self._say(N_("Second as"))).add_class("gl-lies-as")
        self.words = ipywidgets.HTML()
        self.rules = Cited(guard, "fivetenk", language)
        self.pictures = tuple(Board().add_class("gl-readings") for _ in self.rows)
        self.examples = example_buttons(EXAMPLES, language)
        super().__init__(self._laid_out())
        self._connect(guard)
        self._changed()

    def _laid_out(self) -> tuple[ipywidgets.Widget, ...]:
        bar = ipywidgets.HBox((self.target, self.swap, self.taken_as)).add_class("gl-controls")
        left = ipywidgets.VBox((self.deck, bar, shelf_of(self.examples, self._language))).add_class("gl-left")
        right = ipywidgets.VBox((self.words, self.rules)).add_class("gl-right")
        plays = [
            ipywidgets.VBox((row, picture)).add_class("gl-play")
            for row, picture in zip(self.rows, self.pictures, strict=True)
        ]
        return (
            ipywidgets.HBox((left, right)).add_class("gl-columns"),
            ipywidgets.HBox(plays).add_class("gl-columns"),
        )

    def _connect(self, guard: Guard) -> None:
        for place, (name, row) in enumerate(zip(("first", "second"), self.rows, strict=True)):
            traitlets.link((row, "cards"), (self, name))
            # Who works in a row goes on picking for it.
            row.board.on_press(guard(lambda _, place=place: self._aim(place)))
            row.observe(guard(lambda _: self._changed()), "cards")
        traitlets.link((self.target, "value"), (self.deck, "active"))
        self.taken_as.observe(guard(lambda _: self._show()), "value")
        self.swap.on_click(guard(lambda _: self.set_out(self.second, self.first)))
        for button, (_, *plays) in zip(self.examples, EXAMPLES, strict=True):
            button.on_click(guard(lambda _, plays=plays: self.set_out(*plays)))

    # ---- what can be done ---------------------------------------------------------------------------------------

    def set_out(self, first: str | Iterable[str], second: str | Iterable[str]) -> None:
        """Put two plays in the place of those that lie there; raises ``RuleError`` where they cannot be."""
        plays = [typed_cards(cards) if isinstance(cards, str) else read_cards(cards) for cards in (first, second)]
        self._setting_out = True
        try:
            set_out(self.rows, plays)
        finally:
            self._setting_out = False
        self._changed()

    def _lying(self, place: int) -> tuple[Card, ...]:
        return self.rows[place].cards if self.rows else ()

    def _aim(self, place: int) -> None:
        self.target.value = place

    # ---- what is shown ------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Offer what the second can lie as, and show what comes of it."""
        if self._setting_out:
            return
        found = readings(self.second)
        options = [(fact(reading, self._language), place) for place, reading in enumerate(found)]
        if tuple(self.taken_as.options) != tuple(options):
            self.taken_as.options = options
            self.taken_as.index = 0 if options else None
        self.taken_as.layout.display = None if len(found) > 1 else "none"
        self._show()

    def _show(self) -> None:
        found = readings(self.second)
        judged = judge(self.first, self.second, found[self.taken_as.value or 0] if found else None)
        sentences = (paragraph(say(one, self._language), "gl-small") for one in judged.sentences)
        self.words.value = words(heading(say(judged.headline, self._language)), *sentences)
        self.rules.cite(judged.rules)
        shown = ((self.first, judged.reading), (self.second, judged.top))
        for picture, (cards, taken) in zip(self.pictures, shown, strict=True):
            reading = taken or next(iter(readings(cards)), None)
            picture.show(draw_reading(cards, reading, **PICTURE, language=self._language) if reading else "")

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what lies there."""
        first, second = (row.text or "nothing" for row in self.rows)
        return f"<{type(self).__name__}: {first} against {second}>"
