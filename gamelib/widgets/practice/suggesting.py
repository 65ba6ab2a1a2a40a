"""Suggestions: two or three candidates, each with what speaks for it in sentences and in numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets

from gamelib.core import N_, NN_, Message
from gamelib.core.advice import Advice, Option
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, together, words
from gamelib.widgets.rules import Rules
from gamelib.widgets.scenes import rules_of
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of

MOST = 3
"""So many candidates are shown."""

TELLING = 3
"""So many of the numbers about a candidate are shown at once: they come in the order of what they tell."""

SEPARATOR = " · "

HINT = N_("Suggest weighs what you could do, by what you can see from your seat.")


class Suggesting(ipywidgets.VBox):
    """Candidates as buttons; a press calls ``point`` with the move. ``advice`` is what was suggested last, if anything.

    ``say_move`` writes a move in a few words.
    """

    def __init__(
        self,
        guard: Guard,
        point: Callable[[Any], None],
        say_move: Callable[[Any], str],
        language: str | None = None,
    ) -> None:
        """Suggest nothing yet."""
        self._language, self._point, self._say_move = language, point, say_move
        self.advice: Advice[Any] | None = None
        self._shown: tuple[Option[Any], ...] = ()
        self._held = ""
        self.about = ipywidgets.HTML()
        self.board = Board(name=say(N_("The candidates. Press one to see it on the table."), language))
        self.board.add_class("gl-candidates")
        self.rules = Rules(guard, guard.game, language, titles=0)
        self.board.on_press(guard(self._press))
        super().__init__((self.about, self.board, self.rules))
        self.add_class("gl-suggesting")
        self.clear()

    def clear(self) -> None:
        """Take the suggestion away: it was for a choice that is no more."""
        self.advice, self._shown = None, ()
        self._held = ""
        self.about.value = words(paragraph(say(HINT, self._language), "gl-muted-words"), live=False)
        self.board.show("")
        self.rules.cite(())

    def offer(self, advice: Advice[Any]) -> None:
        """Show the best candidates of some advice."""
        self.advice = advice
        self._show(advice.options[:MOST], _basis(advice))

    def compare(self, made: Option[Any], better: Option[Any]) -> None:
        """Show why one move was not among the candidates: it beside the best."""
        options = (better, made) if made.behind > 0 else (made,)
        sentence = N_("It is as good as any.") if len(options) == 1 else N_("The best move, and the one asked about.")
        if made.behind > 0 and not made.clearly_behind:
            sentence = N_("The best move, and the one asked about: the difference may be chance.")
        self._show(options, Message(sentence, {}))

    def _show(self, options: Sequence[Option[Any]], about: Message) -> None:
        self._shown = tuple(options)
        said = [say(about, self._language)]
        self.about.value = words(paragraph(sentences(said, words_of(self._language)), "gl-small"))
        self._held = ""
        self._draw()
        self.rules.cite(rules_of([reason.rules for option in options for reason in option.reasons]))

    def _draw(self) -> None:
        parts = [self._candidate(place, option) for place, option in enumerate(self._shown)]
        names = {str(place): self._named(place, option) for place, option in enumerate(self._shown)}
        held = {"data-option": [self._held] if self._held else []}
        self.board.show(element("div", together(parts)), {"data-option": names}, held=held)

    def _candidate(self, place: int, option: Option[Any]) -> Markup:
        reasons = sentences(
            [say(reason.message, self._language) for reason in option.reasons], words_of(self._language)
        )
        figures = [fact(figure, self._language) for figure in option.figures]
        return element(
            "div",
            element("button", f"{place + 1}. {self._say_move(option.move)}", type="button", data_option=str(place)),
            element("p", reasons),
            self._figures(figures),
            class_="gl-candidate",
        )

    def _figures(self, figures: Sequence[str]) -> Markup:
        """Write the numbers that tell most, and the others behind a word that opens them."""
        first, more = SEPARATOR.join(figures[:TELLING]), SEPARATOR.join(figures[TELLING:])
        summary = element("summary", say(N_("More numbers"), self._language))
        return together(
            (
                element("p", first, class_="gl-figures") if first else Markup(""),
                element("details", summary, element("p", more), class_="gl-figures") if more else Markup(""),
            )
        )

    def _named(self, place: int, option: Option[Any]) -> str:
        facts = {"number": place + 1, "move": self._say_move(option.move)}
        return say(Message(N_("Candidate {number}: {move}. See it on the table"), facts), self._language)

    def _press(self, press: Press) -> None:
        place = press.data.get("option", "")
        if place.isdecimal() and int(place) < len(self._shown):
            self._held = place
            self._draw()
            self._point(self._shown[int(place)].move)

    def __repr__(self) -> str:
        """Say in short how many candidates there are."""
        return f"<Suggesting: {len(self._shown)} candidates>"


def _basis(advice: Advice[Any]) -> Message:
    """Say what the advice rests on."""
    if advice.exact:
        return Message(N_("Worked out to the end: every tile is known."), {})
    if advice.samples:
        sentence = NN_(
            "From {count} deal imagined that agrees with all you have seen.",
            "From {count} deals imagined that agree with all you have seen.",
        )
        return Message(sentence, {"count": advice.samples})
    return Message(N_("By rules of thumb alone, the best first."), {})
