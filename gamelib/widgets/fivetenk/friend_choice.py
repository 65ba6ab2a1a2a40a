"""Naming the friend cards by pressing: each face that may be named, with the play of it that counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gamelib.core import N_, Message
from gamelib.fivetenk import Card, Friend
from gamelib.fivetenk.cards import COPIES
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.fivetenk.naming import NAMED
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import together
from gamelib.words import fact, say


class FriendChoice(Board):
    """Buttons, of which two can be chosen, of two faces; ``chosen`` are those that are. ``changed`` is told of it."""

    def __init__(self, guard: Guard, changed: Callable[[], None], language: str | None = None) -> None:
        """Offer nothing yet."""
        super().__init__(name=say(N_("The friend cards: press two faces, each at the play that counts."), language))
        self._language, self._changed = language, changed
        self._faces: tuple[tuple[Card, int], ...] = ()
        self.chosen: tuple[Friend, ...] = ()
        self.add_class("gl-friend-choice")
        self.on_press(guard(self._press))

    def offer(self, faces: Sequence[tuple[Card, int]]) -> None:
        """Offer faces, each with how many of it the declarer holds; none is chosen yet."""
        self._faces, self.chosen = tuple(faces), ()
        self._draw()

    def choose(self, friends: Sequence[Friend]) -> None:
        """Choose friend cards, and no others."""
        self.chosen = tuple(friends)
        self._draw()
        self._changed()

    def _press(self, press: Press) -> None:
        card, _, nth = press.data.get("friend", "").partition(" ")
        if not nth.isdecimal():
            return
        pressed = Friend(Card(card), int(nth))
        # A face is named once, and of more than two faces the one chosen first goes.
        others = tuple(friend for friend in self.chosen if friend.card != pressed.card)
        self.choose(others[-(NAMED - 1) :] + ((pressed,) if pressed not in self.chosen else ()))

    def _draw(self) -> None:
        if not self._faces:
            self.show("")
            return
        rows = together(self._row(card, held) for card, held in self._faces)
        self.show(element("div", rows, class_="gl-friend-rows gl-kinds"))

    def _row(self, card: Card, held: int) -> Markup:
        buttons = [self._button(Friend(card, nth)) for nth in range(1, COPIES + 1)]
        holds = say(Message(N_("{count} held"), {"count": held}), self._language)
        name = element("span", element("strong", fact(card, self._language)), " ", element("small", holds))
        return element("div", name, *buttons)

    def _button(self, friend: Friend) -> Markup:
        name = say(Message(NTH_PLAY[friend.nth], {"card": friend.card}), self._language)
        return element(
            "button",
            say(NTH[friend.nth], self._language),
            type="button",
            data_friend=str(friend),
            aria_label=name,
            aria_pressed="true" if friend in self.chosen else "false",
        )


NTH = {1: N_("1st play"), 2: N_("2nd play"), 3: N_("3rd play")}
"""What stands on the buttons of a face."""
