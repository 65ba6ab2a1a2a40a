"""What happened at a table to play at, as the viewer saw it, with the rules that made it so."""

from __future__ import annotations

import ipywidgets

from gamelib.core import N_, RuleError
from gamelib.pictures.svg import element
from gamelib.practice import Match
from gamelib.widgets.board import Board
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import in_lines, told
from gamelib.widgets.practice.place import SeatPlace
from gamelib.widgets.rules import Rules
from gamelib.words import say


class Happened(ipywidgets.VBox):
    """What was done since the viewer's own last move, the newest in full; and the rules of that."""

    def __init__(self, guard: Guard, place: SeatPlace, language: str | None = None) -> None:
        """Tell nothing yet."""
        self._place = place
        self._refused = ""
        """The number of the rule that was laid open by a refusal; it goes with the next thing that happens."""
        # It listens to a key only so that the keyboard can reach and scroll what is longer than its place.
        self.words = Board(name=say(N_("What happened"), language), listens=["Escape"]).add_class("gl-told")
        self.rules = Rules(guard, guard.game, language)
        super().__init__((self.words, self.rules))

    def tell(self, match: Match, seat: int, place: int, *, alone: bool) -> None:
        """Tell what led to a place of a match's path as a seat saw it: that step ``alone``, or all since its own."""
        first = place if alone else since(match, seat)
        states = [match.path[at].position for at in range(first, place + 1) if match.shows(at, seat)]
        blocks = self._place.told(states, seat)
        newest = element("div", told(blocks[-1:]), data_in_view="")
        self.words.show(element("div", in_lines(blocks[:-1]), newest, class_="gl gl-words"))
        if self._refused:
            self.rules.close_rule(self._refused)
            self._refused = ""
        self.rules.cite(self._place.rules(states[-1:], seat))

    def refuse(self, problem: RuleError) -> None:
        """Lay open the rule by which something was refused."""
        self._refused = next(iter(problem.cited), "")
        self.rules.cite(problem.cited, opened=self._refused)

    def clear(self) -> None:
        """Tell nothing."""
        self._refused = ""
        self.words.show("")
        self.rules.cite(())

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Happened>"


def since(match: Match, seat: int) -> int:
    """Give the place from which on a seat is told what happened: its own last choice, or the deal after it.

    A move that was the only one is told together with what follows it, since nobody has seen it being made.
    """
    for place in range(len(match.path) - 1, 0, -1):
        position = match.path[place].position
        if position.move is None or (position.previous.turn == seat and match.is_choice(place - 1)):
            return place
    return 0
