"""The last moves as a list: each is a button that leads back to how things stood after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk.moves import Decline
from gamelib.pictures.svg import element
from gamelib.practice import Match
from gamelib.practice.games import Made
from gamelib.widgets.board import Board
from gamelib.widgets.markup import together
from gamelib.widgets.practice.place import SeatPlace
from gamelib.words import say
from gamelib.words.addressing import addressing, without_partner

MOST = 120
"""So many of the last moves are listed."""


class Entry(NamedTuple):
    """A move in the list: the place in the match's path after it, and what stands on its button.

    ``begins`` is a heading before it, where something begins with it, such as a trick or a hand.
    """

    place: int
    text: str
    begins: str = ""


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
        parts = []
        for entry in kept:
            if entry.begins:
                parts.append(element("span", entry.begins, class_="gl-begins"))
            parts.append(
                element(
                    "button",
                    entry.text,
                    type="button",
                    data_place=str(entry.place),
                    data_in_view="" if entry.place == at else None,
                    aria_current="step" if entry.place == at else None,
                )
            )
        names = {str(entry.place): self._named(entry, here=entry.place == at) for entry in kept}
        self.show(element("p", together(parts), class_="gl-branch"), {"data-place": names})

    def _named(self, entry: Entry, *, here: bool) -> str:
        sentence = N_("{move}, shown now") if here else N_("{move}")
        return say(Message(sentence, {"move": entry.text}), self._language)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<MoveList>"


def entries(match: Match, seat: int, game: SeatPlace, language: str | None) -> list[Entry]:
    """List a match's last moves as a seat saw them; chances that it declined one after the other are one entry."""
    found: list[Entry] = []
    declined = 0
    for place in range(max(1, len(match.path) - 2 * MOST), len(match.path)):
        made = match.seen(place, seat)
        if made is None:
            continue
        declined = declined + 1 if isinstance(made.move, Decline) else 0
        if declined > 1:
            found.pop()
        before, after = match.path[place - 1].position, match.path[place].position
        text = _said(made, declined, game.say_move(made.move), game.say_gain(before, after), language)
        found.append(Entry(place, text, game.say_beginning(before, after)))
    return found


def _said(made: Made, declined: int, move: str, gain: str, language: str | None) -> str:
    """Say a move: whose it was, how often it was made, and what it brought."""
    facts = {"move": move, "count": declined, "gain": gain}
    if declined > 1:
        move = say(Message(N_("{move}, {count} times"), facts), language)
    if gain:
        move = say(Message(N_("{move}, {gain}"), facts), language)
    if made.seat is None or made.move is None:
        return move
    with addressing(without_partner()):
        who = say(Message(N_("Seat {seat}"), {"seat": made.seat}), language)
    return say(Message(N_("{who}: {move}"), {"who": who, "move": move}), language)
