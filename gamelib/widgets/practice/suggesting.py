"""Suggestions: candidates, each with what speaks for it in sentences and in numbers, or a move beside the best."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import ipywidgets

from gamelib.core import N_, NN_, Message
from gamelib.core.advice import Advice, Option
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, together, words
from gamelib.widgets.practice.weighed import amount, difference, equal, folded
from gamelib.widgets.rules import Rules
from gamelib.widgets.scenes import rules_of
from gamelib.words import say
from gamelib.words.saying import sentences, words_of

MOST = 3
"""So many candidates are shown."""

LONGER = 4
"""So many times as long is thought where thinking longer is asked for."""

SEPARATOR = " · "

HINT = N_("Suggest weighs what you could do, by what you can see from your seat.")


class Asked(NamedTuple):
    """A move that was asked about, and the best one beside it.

    ``rank`` is its place among ``of`` moves, counted from 1; ``None`` where it was not weighed among them. ``advice``
    is what the numbers of both come from.
    """

    made: Option[Any]
    better: Option[Any]
    rank: int | None
    of: int
    advice: Advice[Any]


class Suggesting(ipywidgets.VBox):
    """Candidates as buttons; a press lays one open and calls ``point`` with its move.

    ``advice`` is what was suggested last, if anything, ``times`` how many times as long as usual was thought about it;
    ``longer`` is the button that asks for more. ``say_move`` writes a move in a few words.
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
        self.times = 1
        self._shown: tuple[Option[Any], ...] = ()
        self._ranks: tuple[int | None, ...] = ()
        self._basis: Advice[Any] | None = None
        self._open = 0
        self._held = ""
        self.about = ipywidgets.HTML()
        self.longer = ipywidgets.Button(description=say(N_("Think longer"), language))
        self.board = Board(name=say(N_("The candidates. Press one to see it on the table."), language))
        self.board.add_class("gl-candidates")
        self.rules = Rules(guard, guard.game, language, titles=0)
        self.board.on_press(guard(self._press))
        head = ipywidgets.HBox((self.about, self.longer)).add_class("gl-suggested-head")
        super().__init__((head, self.board, self.rules))
        self.add_class("gl-suggesting")
        self.clear()

    def clear(self) -> None:
        """Take the suggestion away: it was for a choice that is no more."""
        self.advice = self._basis = None
        self.times = 1
        self._shown, self._ranks = (), ()
        self._held = ""
        self.longer.layout.display = "none"
        self.about.value = words(paragraph(say(HINT, self._language), "gl-muted-words"), live=False)
        self.board.show("")
        self.rules.cite(())

    def offer(self, advice: Advice[Any]) -> None:
        """Show the best candidates of some advice; what was thought about less than before changes nothing."""
        if self.advice is None or advice.exact or advice.samples >= self.advice.samples:
            self.advice = advice
        best = self.advice.options[:MOST]
        self._show(best, range(1, len(best) + 1), self.advice, (_basis(self.advice), *_beside(self.advice)))
        self.longer.layout.display = None if self.advice.samples else "none"

    def compare(self, asked: Asked) -> None:
        """Show why one move was not among the candidates: it beside the best, with its place among all."""
        behind = asked.made.behind > 0
        options = (asked.better, asked.made) if behind else (asked.made,)
        ranks = (1, asked.rank) if behind else (asked.rank,)
        self._show(options, ranks, asked.advice, _compared(asked, self._language), opened=len(options) - 1)
        self.longer.layout.display = "none"

    def _show(
        self,
        options: Iterable[Option[Any]],
        ranks: Iterable[int | None],
        basis: Advice[Any],
        about: Iterable[Message],
        opened: int = 0,
    ) -> None:
        self._shown, self._ranks, self._basis = tuple(options), tuple(ranks), basis
        said = [say(message, self._language) for message in about]
        self.about.value = words(paragraph(sentences(said, words_of(self._language)), "gl-small"))
        self._open, self._held = opened, ""
        self._draw()
        self.rules.cite(rules_of([reason.rules for option in self._shown for reason in option.reasons]))

    def _draw(self) -> None:
        parts = [self._candidate(place, option) for place, option in enumerate(self._shown)]
        names = {str(place): self._named(place) for place in range(len(self._shown))}
        held = {"data-option": [self._held] if self._held else []}
        self.board.show(element("div", together(parts)), {"data-option": names}, held=held)

    def _candidate(self, place: int, option: Option[Any]) -> Markup:
        opened = place == self._open
        button = element(
            "button",
            self._numbered(place),
            type="button",
            data_option=str(place),
            aria_expanded="true" if opened else "false",
        )
        line = element("div", button, *self._beside(place), class_="gl-candidate-line")
        meaning = self._basis.meaning if self._basis else None
        more = folded(option, meaning, self._uncertain(place), self._language) if opened else ()
        return element("div", line, *more, class_="gl-candidate", data_in_view="" if opened else None)

    def _beside(self, place: int) -> tuple[Markup, ...]:
        """Write what stands beside a candidate: the number that orders them, and with which it is equal."""
        if self._basis is None or not _weighed(self._basis):
            return ()
        number = amount(self._shown[place], self._language)
        same = self._as_good(place)
        return (
            element("strong", number),
            *((element("span", say(same, self._language), class_="gl-small"),) if same else ()),
        )

    def _as_good(self, place: int) -> Message | None:
        """Tell with which candidate before it one is equal, as far as the numbers shown tell."""
        if self._basis is None or not (self._basis.samples or self._basis.exact):
            return None  # Rules of thumb have others where the first leaves two equal.
        for before in range(place):
            if equal(self._shown[before], self._shown[place]):
                return Message(N_("as good as {number}"), {"number": self._ranks[before]})
        return None

    def _uncertain(self, place: int) -> Message | None:
        """Tell that chance may have put a candidate behind the best one."""
        option = self._shown[place]
        if place == 0 or option.clearly_behind or self._as_good(place):
            return None
        return Message(N_("That it is behind the best may be chance."), {})

    def _numbered(self, place: int) -> str:
        """Write a move with its place among all, where that is known."""
        move = self._say_move(self._shown[place].move)
        return move if self._ranks[place] is None else f"{self._ranks[place]}. {move}"

    def _named(self, place: int) -> str:
        facts = {"number": self._ranks[place], "move": self._say_move(self._shown[place].move)}
        sentence = N_("Candidate {number}: {move}. See it on the table")
        if self._ranks[place] is None:
            sentence = N_("{move}. See it on the table")
        return say(Message(sentence, facts), self._language)

    def _press(self, press: Press) -> None:
        place = press.data.get("option", "")
        if place.isdecimal() and int(place) < len(self._shown):
            self._held, self._open = place, int(place)
            self._draw()
            self._point(self._shown[int(place)].move)

    def __repr__(self) -> str:
        """Say in short how many candidates there are."""
        return f"<Suggesting: {len(self._shown)} candidates>"


def _weighed(advice: Advice[Any]) -> bool:
    """Tell whether moves were compared at all: not where just one is legal."""
    return bool(len(advice.options) > 1 or advice.samples or advice.exact)


def _basis(advice: Advice[Any]) -> Message:
    """Say what the advice rests on."""
    if not _weighed(advice):
        return Message(N_("There is just one legal move, so there is nothing to weigh."), {})
    if advice.exact:
        return Message(N_("Worked out to the end: every tile is known."), {})
    if advice.samples:
        sentence = NN_(
            "From {count} deal imagined that agrees with all you have seen.",
            "From {count} deals imagined that agree with all you have seen.",
        )
        return Message(sentence, {"count": advice.samples})
    return Message(N_("By rules of thumb alone, the best first."), {})


def _beside(advice: Advice[Any]) -> tuple[Message, ...]:
    """Say what the number is that stands beside each candidate."""
    figures = advice.options[0].figures
    if not (_weighed(advice) and figures):
        return ()
    return (Message(N_("Beside each: its {figure}."), {"figure": Message(figures[0].name, {})}),)


def _compared(asked: Asked, language: str | None) -> tuple[Message, ...]:
    """Say where a move stands among all, and how much it is behind the best."""
    facts: dict[str, object] = {
        "rank": asked.rank,
        "count": asked.of,
        "made": amount(asked.made, language),
        "better": amount(asked.better, language),
        "less": difference(asked.better, asked.made),
    }
    if asked.rank == 1 and asked.made.behind <= 0:
        return (Message(N_("It is the best of the {count} that were weighed."), facts),)
    place = N_("It is number {rank} of the {count} that were weighed.")
    if asked.rank is None:
        place = N_("At first it was not weighed, as {count} others looked better.")
    if asked.made.behind <= 0:
        again = N_("Weighed alone beside the best it is not behind it, so the difference may be chance.")
        return Message(place, facts), Message(again, {})
    said = [Message(place, facts), Message(N_("The best comes to {better}, this to {made}: {less} less."), facts)]
    if not asked.made.clearly_behind:
        said.append(Message(N_("The difference may be chance."), {}))
    return tuple(said)
