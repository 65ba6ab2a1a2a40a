"""The review of a match that is over: the moments at which something else was worth clearly more, and the stepper."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import perf_counter

import ipywidgets

from gamelib.core import N_, NN_, Message
from gamelib.pictures.svg import Markup, element
from gamelib.practice import BUDGET, PERSON, Looked, Match, Missed
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, together, words
from gamelib.widgets.practice.place import SeatPlace
from gamelib.widgets.practice.thinking import Thinking
from gamelib.widgets.practice.weighed import amount, folded
from gamelib.widgets.stepper import Stepper
from gamelib.words import say
from gamelib.words.saying import sentences, words_of

MOST = 5
"""So many of the moments found are shown at first, those at which most was missed."""

LONGER = 5
"""So many times as long is looked where that is asked for."""

TENS = 10
"""The time that is left is told in steps of so many seconds."""


class LookingBack(ipywidgets.VBox):
    """A button that looks for missed chances, those found, and the match in the stepper, which a press on one moves.

    ``missed`` are those found so far, those at which most was missed first. ``budget`` is how many seconds the review
    may take, and ``thinking`` tells how far it has come.
    """

    def __init__(self, guard: Guard, place: SeatPlace, look: Callable[[], None], language: str | None = None) -> None:
        """Show nothing yet; ``look`` begins the review."""
        self._place, self._look, self._language = place, look, language
        self._match: Match | None = None
        self.missed: list[Missed] = []
        self.stepper: Stepper | None = None
        self.budget = BUDGET
        self._open: int | None = None
        self._all = False
        self._begun = 0.0
        self._samples: list[int] = []
        title = ipywidgets.HTML(words(heading(say(N_("Looking back"), language)), live=False))
        self.look = ipywidgets.Button(description=say(N_("Find what was worth more"), language), button_style="primary")
        self.longer = ipywidgets.Button(description=say(N_("Look longer"), language))
        self.thinking = Thinking(guard, language)
        self.about = ipywidgets.HTML()
        name = say(N_("What was worth more. Press one to see it in the match."), language)
        self.found = Board(name=name, scope="gl-looking-back")
        self.found.add_class("gl-candidates")
        bar = ipywidgets.HBox((title, self.look, self.longer, self.thinking)).add_class("gl-controls")
        self._beneath = ipywidgets.VBox()
        super().__init__((bar, self.about, self.found, self._beneath))
        self.add_class("gl-looking-back")
        self.look.on_click(guard(lambda _: self._begin(BUDGET)))
        self.longer.on_click(guard(lambda _: self._begin(self.budget * LONGER)))
        self.found.on_press(guard(self._press))
        self.clear()

    def clear(self) -> None:
        """Show nothing: the match is not over."""
        self.thinking.drop()
        self._match, self.stepper = None, None
        self._forget()
        self._beneath.children = ()
        self.found.show("")
        self.about.value = ""
        self.longer.layout.display = "none"
        self.layout.display = "none"

    def show_match(self, match: Match) -> None:
        """Show a match that is over, from its end."""
        if match is not self._match:
            self.clear()
            self._match = match
            self.stepper = self._place.stepper(match.position)
            self._beneath.children = (self.stepper,)
            self.layout.display = None
        self.found.bring_into_view()

    def step_aside(self, *, away: bool) -> None:
        """Go from the page while a new match is set up, and come back if that is not begun."""
        if away:
            self.thinking.give_up()
        self.layout.display = "none" if away or self._match is None else None

    def tell(self, looked: Looked) -> None:
        """Take note of how far the review has come, and of what it found."""
        self._samples.append(looked.samples)
        if looked.missed is not None:
            self.missed.append(looked.missed)
            self.missed.sort(key=lambda missed: -missed.made.behind)
            self._draw()
        said = [say(message, self._language) for message in self._progress(looked)]
        self.about.value = words(paragraph(sentences(said, words_of(self._language)), "gl-small"))
        self.longer.layout.display = None if any(self._samples) else "none"

    def _progress(self, looked: Looked) -> tuple[Message, ...]:
        """Say how many choices were looked at, by how much imagining, how long it takes yet, and what was found."""
        facts = {"done": looked.done, "count": looked.all, "found": len(self.missed)}
        sentence = NN_("{done} of {count} choice looked at.", "{done} of {count} choices looked at.")
        if any(self._samples):
            facts["samples"] = round(sum(self._samples) / len(self._samples))
            sentence = NN_(
                "{done} of {count} choice looked at, with about {samples} deals imagined for each.",
                "{done} of {count} choices looked at, with about {samples} deals imagined for each.",
            )
        found = NN_(
            "{found} was worth clearly less than another.", "{found} were worth clearly less than another.", "found"
        )
        said = [Message(sentence, facts), Message(found, facts)]
        if looked.done < looked.all:
            seconds = (perf_counter() - self._begun) / looked.done * (looked.all - looked.done)
            left = Message(N_("About {seconds} seconds to go."), {"seconds": TENS * ceil(seconds / TENS)})
            said.insert(1, left)
        return tuple(said)

    def _begin(self, budget: float) -> None:
        """Look from the beginning; forget what was found before, so that nothing is pressed that is no more."""
        if self._match is None:
            return  # The match has been taken back before the press came.
        self._forget()
        self.budget, self._begun = budget, perf_counter()
        self._draw()
        self._look()

    def _forget(self) -> None:
        self.missed = []
        self._samples = []
        self._open, self._all = None, False

    # ---- what was found -------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        shown = self.missed if self._all else self.missed[:MOST]
        parts = [self._moment(missed) for missed in shown]
        if len(shown) < len(self.missed):
            text = say(Message(N_("Show all {count}"), {"count": len(self.missed)}), self._language)
            parts.append(element("p", element("button", text, type="button", data_all=""), class_="gl-candidate"))
        names = {str(missed.place): self._named(missed) for missed in shown}
        held = {"data-missed": [] if self._open is None else [str(self._open)]}
        self.found.show(element("div", together(parts)), {"data-missed": names}, held=held)

    def _moment(self, missed: Missed) -> Markup:
        opened = missed.place == self._open
        button = element(
            "button",
            self._named(missed),
            type="button",
            data_missed=str(missed.place),
            aria_expanded="true" if opened else "false",
        )
        more = self._laid_open(missed) if opened else ()
        return element("div", button, *more, class_="gl-candidate", data_in_view="" if opened else None)

    def _laid_open(self, missed: Missed) -> tuple[Markup, ...]:
        """Show the hand of that moment with the better move marked in it, and what speaks for that move."""
        match = self._match
        if match is None:
            return ()
        view = match.path[missed.place].position.view(missed.seat)
        drawn = Markup(self._place.draw_choice(view, missed.better.move))
        facts = {"better": self._place.say_move(missed.better.move)}
        sentence = say(Message(N_("What speaks for {better}:"), facts), self._language)
        told = element("div", element("strong", sentence), *folded(missed.better, None, None, self._language))
        return (element("div", drawn, told, class_="gl-then"),)

    def _named(self, missed: Missed) -> str:
        """Write in a line when it was, what was worth more, and how much."""
        match = self._match
        position = None if match is None else match.path[missed.place].position
        several = match is not None and match.settings.seats.count(PERSON) > 1
        facts = {
            "deal": "" if position is None else self._place.say_deal(position),
            "seat": missed.seat,
            "made": self._place.say_move(missed.made.move),
            "better": self._place.say_move(missed.better.move),
            "less": amount(missed.made, self._language),
            "more": amount(missed.better, self._language),
        }
        sentence = N_("{deal}: {better}, {more}, instead of {made}, {less}")
        if several:
            sentence = N_("{deal}, seat {seat}: {better}, {more}, instead of {made}, {less}")
        return say(Message(sentence, facts), self._language)

    def _press(self, press: Press) -> None:
        if "all" in press.data:
            self._all = True
            self._draw()
            return
        place = press.data.get("missed", "")
        if place.isdecimal() and any(missed.place == int(place) for missed in self.missed) and self._match:
            self._open = int(place)
            self._draw()
            self._show_moment(self._match, self._open)

    def _show_moment(self, match: Match, place: int) -> None:
        """Show how the table stood then, and who held what."""
        if self.stepper is not None:
            states = [reached.position for reached in match.path[place : place + 2]]
            self.stepper.step = self._place.step_of(self.stepper.scenes, states)
            self.stepper.show_hands.value = True

    def __repr__(self) -> str:
        """Say in short what was found."""
        return f"<LookingBack: {len(self.missed)} missed>"
