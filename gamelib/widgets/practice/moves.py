"""The last moves as a list: each is a button that leads back to how things stood after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gamelib.core import N_, Message
from gamelib.pictures.svg import element
from gamelib.practice import Match
from gamelib.widgets.board import Board
from gamelib.widgets.markup import together
from gamelib.words import say

MOST = 120
"""So many of the last moves are listed."""


class Entry(NamedTuple):
    """A move in the list: the place in the match's path after it, and what stands on its button."""

    place: int
    text: str


class MoveList(Board):
    """The moves one after another. A press tells of ``place``; the one whose moment is shown is marked."""

    def __init__(self, language: str | None = None) -> None:
        """List nothing yet."""
        name = say(N_("The last moves. Press one to see how things stood after it."), language)
        super().__init__(name=name)
        self._language = language
        self.add_class("gl-branches")
        self.add_class("gl-move-list")

    def list(self, entries: Sequence[Entry], at: int) -> None:
        """List some moves, of which the one that led to the place ``at`` is marked."""
        kept = entries[-MOST:]
        buttons = (
            element(
                "button",
                entry.text,
                type="button",
                data_place=str(entry.place),
                data_in_view="" if entry.place == at else None,
                aria_current="step" if entry.place == at else None,
            )
            for entry in kept
        )
        names = {str(entry.place): self._named(entry, here=entry.place == at) for entry in kept}
        self.show(element("p", together(buttons), class_="gl-branch"), {"data-place": names})

    def _named(self, entry: Entry, *, here: bool) -> str:
        sentence = N_("{move}, shown now") if here else N_("{move}")
        return say(Message(sentence, {"move": entry.text}), self._language)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<MoveList>"


def entries(match: Match, seat: int, say_move: Callable[[Any], str], language: str | None) -> list[Entry]:
    """List a match's last moves as a seat saw them."""
    found = []
    for place in range(max(1, len(match.path) - 2 * MOST), len(match.path)):
        made = match.seen(place, seat)
        if made is not None:
            facts = {"seat": made.seat, "move": say_move(made.move)}
            sentence = N_("{move}") if made.seat is None or made.move is None else N_("{seat}: {move}")
            found.append(Entry(place, say(Message(sentence, facts), language)))
    return found
