"""The review of a match that is over: the moments at which something else was worth clearly more, and the stepper."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from gamelib.core import N_, NN_, Message
from gamelib.pictures.svg import Markup, element
from gamelib.practice import Match, Missed
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, together, words
from gamelib.widgets.practice.place import SeatPlace
from gamelib.widgets.stepper import Stepper
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of


class LookingBack(ipywidgets.VBox):
    """A button that looks for missed chances, those found, and the match in the stepper, which a press on one moves.

    ``missed`` are those found so far, in the order of the match.
    """

    def __init__(self, guard: Guard, place: SeatPlace, look: Callable[[], None], language: str | None = None) -> None:
        """Show nothing yet; ``look`` begins the review."""
        self._place, self._look, self._language = place, look, language
        self._match: Match | None = None
        self.missed: list[Missed] = []
        self.stepper: Stepper | None = None
        self._held = ""
        title = ipywidgets.HTML(words(heading(say(N_("Looking back"), language)), live=False))
        self.look = ipywidgets.Button(description=say(N_("Find what was worth more"), language), button_style="primary")
        self.about = ipywidgets.HTML()
        self.found = Board(name=say(N_("What was worth more. Press one to see it in the match."), language))
        self.found.add_class("gl-candidates")
        bar = ipywidgets.HBox((title, self.look, self.about)).add_class("gl-controls")
        self._beneath = ipywidgets.VBox()
        super().__init__((bar, self.found, self._beneath))
        self.add_class("gl-looking-back")
        self.look.on_click(guard(lambda _: self._look_again()))
        self.found.on_press(guard(self._press))
        self.clear()

    def clear(self) -> None:
        """Show nothing: the match is not over."""
        self._match, self.stepper = None, None
        self.missed = []
        self._held = ""
        self._beneath.children = ()
        self.found.show("")
        self.about.value = ""
        self.layout.display = "none"

    def show_match(self, match: Match) -> None:
        """Show a match that is over, from its end."""
        if match is self._match:
            return
        self.clear()
        self._match = match
        self.stepper = self._place.stepper(match.position)
        self._beneath.children = (self.stepper,)
        self.layout.display = None

    def tell(self, done: int, count: int, missed: Missed | None) -> None:
        """Take note of how far the review has come, and of what it found."""
        if missed is not None:
            self.missed.append(missed)
        looked = NN_("{done} of {count} choice looked at.", "{done} of {count} choices looked at.")
        found = NN_(
            "{found} was worth clearly less than another.", "{found} were worth clearly less than another.", "found"
        )
        facts = {"done": done, "count": count, "found": len(self.missed)}
        said = [say(Message(text, facts), self._language) for text in (looked, found)]
        self.about.value = words(paragraph(sentences(said, words_of(self._language)), "gl-small"))
        if missed is not None:
            self._draw()

    def _look_again(self) -> None:
        """Forget what was found before, so that nothing is pressed that is no more."""
        if self._match is None:
            return  # The match has been taken back before the press came.
        self.missed.clear()
        self._held = ""
        self._draw()
        self._look()

    def _draw(self) -> None:
        parts = [self._moment(place, missed) for place, missed in enumerate(self.missed)]
        names = {str(place): self._named(missed) for place, missed in enumerate(self.missed)}
        held = {"data-missed": [self._held] if self._held else []}
        self.found.show(element("div", together(parts)), {"data-missed": names}, held=held)

    def _moment(self, place: int, missed: Missed) -> Markup:
        reasons = [say(reason.message, self._language) for reason in missed.better.reasons]
        beside = tuple(
            Message(N_("{figure} ({other})"), {"figure": better, "other": fact(made, self._language)})
            for better, made in zip(missed.better.figures[:1], missed.made.figures[:1], strict=False)
        )
        return element(
            "div",
            element("button", self._named(missed), type="button", data_missed=str(place)),
            element("p", sentences(reasons, words_of(self._language))),
            *(element("p", say(message, self._language), class_="gl-figures") for message in beside),
            class_="gl-candidate",
        )

    def _named(self, missed: Missed) -> str:
        facts = {
            "seat": missed.seat,
            "made": self._place.say_move(missed.made.move),
            "better": self._place.say_move(missed.better.move),
        }
        return say(Message(N_("Seat {seat}: {better}, in place of {made}"), facts), self._language)

    def _press(self, press: Press) -> None:
        place = press.data.get("missed", "")
        if place.isdecimal() and int(place) < len(self.missed) and self._match and self.stepper:
            self._held = place
            self._draw()
            states = self._match.path[self.missed[int(place)].place : self.missed[int(place)].place + 2]
            self.stepper.step = self._place.step_of(self.stepper.scenes, [reached.position for reached in states])

    def __repr__(self) -> str:
        """Say in short what was found."""
        return f"<LookingBack: {len(self.missed)} missed>"
