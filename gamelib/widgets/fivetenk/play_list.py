"""Plays to look through: kind by kind, a page at a time, each with its cards; the one that is pressed stands out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import traitlets

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import Play, choose
from gamelib.fivetenk.arranging import by_kind
from gamelib.fivetenk.cards import Card
from gamelib.pictures.fivetenk.choices import Choice, columns_for, described, draw_choices
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.words import say, term

ROWS = 2
"""How many rows of plays are shown at once."""


class PlayList(Board):
    """The plays of a hand in a natural order, of which a page is drawn; concrete cards are chosen for that page only.

    ``kind`` is the kind shown, ``page`` counts its pages from 0, ``chosen`` is the place on the page of the play that
    was pressed, -1 for none. ``changed`` is called whenever one of these has changed.
    """

    kind = traitlets.Unicode()
    page = traitlets.Int(0)
    chosen = traitlets.Int(-1)

    def __init__(self, guard: Guard, changed: Callable[[], None], *, width: float, language: str | None) -> None:
        """Begin with no plays."""
        super().__init__(name=say(N_("The plays. Press one to see it in the hand."), language))
        self._width, self._language, self._changed = width, language, changed
        self._hand: tuple[Card, ...] = ()
        self.groups: dict[str, tuple[Play, ...]] = {}
        self.shown: tuple[Choice, ...] = ()
        self.on_press(guard(self._turn))

    def list(self, hand: Iterable[Card], plays: Iterable[Play]) -> None:
        """List the plays of a hand, and show the first kind."""
        self._hand, self.groups = tuple(hand), by_kind(plays)
        self.look_at(next(iter(self.groups), ""))

    def look_at(self, kind: str, page: int = 0, chosen: int = -1) -> None:
        """Show a page of a kind, with one of its plays chosen."""
        self.kind = kind
        self.page = max(0, min(page, self.pages - 1))
        first = self.page * self._size
        self.shown = tuple(map(self._choice, self.plays[first : first + self._size]))
        self.chosen = chosen if 0 <= chosen < len(self.shown) else -1
        self._draw()
        self._changed()

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays of the kind shown."""
        return self.groups.get(self.kind, ())

    @property
    def pages(self) -> int:
        """How many pages the kind shown has."""
        return -(-len(self.plays) // self._size)

    @property
    def count(self) -> int:
        """How many plays there are of all kinds."""
        return sum(map(len, self.groups.values()))

    @property
    def picked(self) -> Choice | None:
        """The play that was pressed, if one was."""
        return self.shown[self.chosen] if self.chosen >= 0 else None

    @property
    def _size(self) -> int:
        """How many plays of the kind shown stand on a page; the largest one counts."""
        return ROWS * columns_for(max((len(play.ranks) for play in self.plays), default=1))

    def _choice(self, play: Play) -> Choice:
        chosen = choose(self._hand, play)
        broken = NN_("breaks up {count} suited 5-10-K", "breaks up {count} suited 5-10-Ks")
        mark = Message(broken, {"count": len(chosen.breaks)}) if chosen.breaks else None
        return Choice(chosen.cards, play.reading, chosen.messages, mark)

    def _turn(self, press: Press) -> None:
        data = press.data
        if data.get("kind") in self.groups:
            self.look_at(data["kind"])
        elif "turn" in data:
            self.look_at(self.kind, self.page + (1 if data["turn"] == "on" else -1))
        elif data.get("play", "").isdecimal():
            place = int(data["play"])
            self.look_at(self.kind, self.page, -1 if place == self.chosen else place)

    # ---- what is shown ------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        if not self.shown:
            self.show("")
            return
        kinds = element("div", *map(self._kind_button, self.groups), self._pager(), class_="gl-kinds gl-play-bar")
        picture = draw_choices(self.shown, lit=self.chosen, width=self._width, language=self._language)
        names = {str(place): self._named(choice) for place, choice in enumerate(self.shown)}
        self.show(element("div", kinds, Markup(picture)), {"data-play": names})

    def _kind_button(self, kind: str) -> Markup:
        pressed = "true" if kind == self.kind else "false"
        count = element("small", str(len(self.groups[kind])))
        return element(
            "button", term(kind, self._language), " ", count, type="button", data_kind=kind, aria_pressed=pressed
        )

    def _named(self, choice: Choice) -> str:
        return " ".join(say(message, self._language) for message in described(choice))

    def _pager(self) -> Markup:
        """Offer to turn pages where there is more than one."""
        if self.pages < 2:
            return Markup("")
        first = self.page * self._size
        facts = {"first": first + 1, "last": first + len(self.shown), "count": len(self.plays)}
        place = element("span", say(Message(N_("{first} to {last} of {count}"), facts), self._language))
        ends = ((N_("Previous"), "back", self.page == 0), (N_("Next"), "on", self.page == self.pages - 1))
        back, on = (
            element(
                "button",
                say(text, self._language),
                type="button",
                data_turn=turn,
                class_="gl-at-end" if at_end else None,
            )
            for text, turn, at_end in ends
        )
        return element("div", back, on, place, class_="gl-pager")

    def __repr__(self) -> str:
        """Say in short what there is."""
        return f"<{type(self).__name__}: {self.count} plays>"
