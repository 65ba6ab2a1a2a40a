"""A seat at a table of 5-10-K: the table of six, the seat's own cards, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import ipywidgets

from gamelib.core import N_, Message, RuleError
from gamelib.fivetenk import Bury, Lay, Name, Play, State, View, choose, nameable
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.events import TrickEvent
from gamelib.fivetenk.moves import DECLINE, KITTY, PASS, REVEAL
from gamelib.fivetenk.naming import NAMED
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED
from gamelib.pictures.fivetenk.hands import draw_cards
from gamelib.pictures.svg import Picture
from gamelib.sandbox.fivetenk import DECLINE_ALL, Selected, selected_of_view, waiting
from gamelib.widgets.board import Press
from gamelib.widgets.fivetenk.card_table import INDEX, HandBoard, TableBoard, places_of
from gamelib.widgets.fivetenk.friend_choice import NTH, FriendChoice
from gamelib.widgets.fivetenk.lead_as import LeadAs
from gamelib.widgets.fivetenk.moments import Moment, moments_at
from gamelib.widgets.fivetenk.scenes import FivetenkScenes
from gamelib.widgets.fivetenk.standing import ended, standing
from gamelib.widgets.fivetenk.telling import Telling
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.widgets.practice.place import Judge, SeatPlace, Standing, Take
from gamelib.widgets.scenes import Block
from gamelib.widgets.stepper import Stepper
from gamelib.words import fact, say
from gamelib.words.addressing import You
from gamelib.words.fivetenk_typed import in_letters

WORDS = ("pass", "reveal", "decline", "bury", "name")
"""What a step that is typed may begin with, other than cards."""

MOST_SAID = 3
"""So many sentences are told of cards that are raised: the column has to have room for what happened, too."""

HAND_CARD, HAND_SEEN = 33, 24
"""How wide a card of the hand is, in pixels, and how much of it shows at least: as much as a finger needs to press."""

CHOICE_WIDTH, CHOICE_CARD = 700, 34
"""How wide, in pixels, a hand may be, and one of its cards, where it is drawn within a text."""


class CardPlace(SeatPlace):
    """What is seen from one seat of 5-10-K. ``raised`` are the places of the cards that are raised in its hand."""

    game = "fivetenk"
    example = "10H 10S, pass, reveal"

    def __init__(self, guard: Guard, take: Take, scope: str, language: str | None = None) -> None:
        """Make the widgets; nothing is shown yet."""
        super().__init__(guard, take, scope, language)
        self.raised: tuple[int, ...] = ()
        self._view: View | None = None
        self._judge: Judge | None = None
        self._leads_focus = False
        """Whether the last step was made by what is gone then: so the focus goes to the hand in the next turn."""
        self.table = TableBoard(language)
        self.table.name = say(N_("The table"), language)
        self.hand = HandBoard(scope, language, card=HAND_CARD, seen=HAND_SEEN)
        texts = (
            N_("Play"), N_("Bury"), N_("Name them"), N_("Reveal"), N_("Decline"), N_("Decline all further chances"),
            N_("Pass"), N_("Let go"),
        )  # fmt: skip
        self.buttons = tuple(ipywidgets.Button(description=say(text, language)) for text in texts)
        (
            self.play, self.bury, self.name, self.reveal, self.decline, self.decline_all, self.pass_turn, self.let_go,
        ) = self.buttons  # fmt: skip
        for button in (self.play, self.bury, self.name, self.reveal):
            button.button_style = "primary"
        self.words = ipywidgets.HTML().add_class("gl-picked")
        self.lead_as = LeadAs(language)
        self.friends = FriendChoice(guard, self._tell, language)
        self.left = (self.table, self.hand)
        self.right = (self.words, self.lead_as, self.friends)
        self._connect(guard)

    def _connect(self, guard: Guard) -> None:
        self.hand.on_press(guard(self._press))
        for button in (self.play, self.bury):
            button.on_click(guard(lambda _: self._do(self.play_raised)))
        self.name.on_click(guard(lambda _: self._do(lambda: self.take(self._naming()))))
        steps = (
            (self.reveal, REVEAL), (self.decline, DECLINE), (self.decline_all, DECLINE_ALL), (self.pass_turn, PASS),
        )  # fmt: skip
        for button, step in steps:
            button.on_click(guard(lambda _, step=step: self._do(lambda: self.take(step))))
        self.let_go.on_click(guard(lambda _: self.raise_cards(())))
        self.lead_as.observe(guard(lambda _: self._tell()), "value")

    # ---- what is seen ---------------------------------------------------------------------------------------------

    def see(self, view: View, judge: Judge | None, settled: State | None = None) -> None:
        """Show what a seat sees, and what it can do if it is its turn; of a game that is over how it is settled."""
        self._view, self._judge = view, judge
        self.raised = ()
        if settled is None:
            self.table.see(view)
        else:
            self.table.settle(settled)
        names = judge is not None and view.phase == NAME
        faces = nameable(view.buried or ()) if names else ()
        self.friends.offer([(face, view.hand.count(face)) for face in faces])
        self.friends.layout.display = None if names else "none"
        self._see_hand()
        if self._leads_focus and judge is not None:
            self._leads_focus = False
            self.hand.focus({INDEX: "0"})

    def hide(self) -> None:
        """Show nothing."""
        self._view = self._judge = None
        self.raised = ()
        self.table.clear()
        self.hand.show("")
        self.lead_as.clear()
        self.friends.offer(())
        self._tell()
        self._offer()

    def raise_cards(self, places: Iterable[int]) -> None:
        """Raise the cards at these places of the hand, counted from 0, and no others."""
        count = len(self._view.hand) if self._view else 0
        self.raised = tuple(sorted(place for place in set(places) if 0 <= place < count))
        self._see_hand()

    def play_raised(self) -> None:
        """Play the cards that are raised, or bury them; raises ``RuleError`` where none is raised."""
        if not self.raised:
            raise RuleError("format", N_("Nothing is raised: press cards of the hand first."))
        self.take(self._move())

    def point(self, move: Any) -> None:
        """Raise the cards of a play or of what is to be buried, or choose the friend cards."""
        view = self._view
        if view is None:
            return
        if isinstance(move, Name):
            self.friends.choose(move.friends)
        self.raise_cards(places_of(view.hand, _cards_of(view, move)))

    @property
    def picked(self) -> tuple[Any, ...]:
        """What could be done with what is picked; with nothing picked what else the buttons would do."""
        view = self._view
        if view is None or self._judge is None:
            return ()
        if self.raised:
            return (self._move(),)
        if view.phase == NAME:
            return (self._naming(),) if len(self.friends.chosen) == NAMED else ()
        if view.phase == DEAL:
            return (REVEAL,)
        return (PASS,) if view.phase == PLAY and view.top is not None else ()

    def _move(self) -> Bury | Lay:
        """Give the move that is made with the cards that are raised."""
        cards = self._cards
        if self._view is not None and self._view.phase == BURY:
            return Bury(cards)
        return Lay(cards, self.lead_as.kind)

    def _naming(self) -> Name:
        return Name(self.friends.chosen)

    @property
    def _cards(self) -> tuple[Card, ...]:
        hand = self._view.hand if self._view else ()
        return tuple(hand[place] for place in self.raised)

    def _see_hand(self) -> None:
        view = self._view
        if view is None:
            return
        pressed = self._judge is not None and view.phase in (BURY, PLAY)
        if view.phase == SETTLED:
            self.hand.show("")  # What is left in it stands in the settlement.
        else:
            self.hand.see(view, self.raised, press=pressed)
        self.lead_as.offer(view, self._cards if self._judge is not None else ())
        self._tell()
        self._offer()

    def _tell(self) -> None:
        """Tell what the raised cards are, and whether they may be played; with none, what there is to do."""
        found = self._selected()
        if found is None:
            self.words.value = ""
            return
        said = (paragraph(say(message, self.language), "gl-small") for message in found.said[:MOST_SAID])
        self.words.value = words(heading(say(found.headline, self.language)), *said)

    def _selected(self) -> Selected | None:
        if self._view is None or self._judge is None:
            return None
        return selected_of_view(self._view, self._cards, self._judge, self.lead_as.kind)

    def _offer(self) -> None:
        """Show the buttons that mean something now."""
        view = self._view if self._judge is not None else None
        phase = "" if view is None else view.phase
        answers = view is not None and phase == PLAY and view.top is not None
        shown = (
            (self.play, phase == PLAY), (self.bury, phase == BURY), (self.name, phase == NAME),
            (self.reveal, phase == DEAL), (self.decline, phase == DEAL), (self.decline_all, phase == DEAL),
            (self.pass_turn, answers), (self.let_go, bool(self.raised)),
        )  # fmt: skip
        for button, wanted in shown:
            button.layout.display = None if wanted else "none"

    def _do(self, press: Callable[[], None]) -> None:
        """Do what a button is for; it may be gone then."""
        self._leads_focus = True
        press()

    # ---- what is pressed ------------------------------------------------------------------------------------------

    def _press(self, press: Press) -> None:
        if press.key == "Escape":
            self.raise_cards(())
            return
        index = press.data.get("index", "")
        view = self._view
        if view is None or self._judge is None or not index.isdecimal() or int(index) >= len(view.hand):
            return
        place = int(index)
        enough = view.phase == PLAY or len(self.raised) == KITTY
        if press.key == "Enter" and place in self.raised and enough:
            self._leads_focus = True
            self.play_raised()
        else:
            self.raise_cards({*self.raised} ^ {place})

    def read(self, text: str) -> str:
        """Read a step that was typed, suits as symbols or as letters, its first word in capital letters or not."""
        first, space, rest = in_letters(text).strip().partition(" ")
        return first.lower() + space + rest if first.lower() in WORDS else first + space + rest

    # ---- what is told ---------------------------------------------------------------------------------------------

    def told(self, states: Sequence[State], seat: int) -> tuple[Block, ...]:
        """Tell what led to some states, as a seat sees it."""
        moments = _moments(states)
        return Telling(seat, self.language).told(moments) if moments else ()

    def rules(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Give the rules of what is told."""
        moments = _moments(states)
        # Of a game that is over, which has very many, the most telling ones.
        way = "game" if states and states[-1].phase == SETTLED else ""
        return Telling(seat, self.language).rules(moments, way) if moments else ()

    def say_move(self, move: Any) -> str:
        """Write a move in a few words, a naming as it stands on the buttons."""
        if isinstance(move, Name):
            friends = tuple(
                Message(N_("{card} {play}"), {"card": friend.card, "play": Message(NTH[friend.nth], {})})
                for friend in move.friends
            )
            return say(Message(N_("name {friends}"), {"friends": friends}), self.language)
        return fact(move, self.language) if move is not None else say(N_("dealt"), self.language)

    def say_deal(self, state: State) -> str:
        """Say which game is played."""
        return say(Message(N_("Game {number}"), {"number": state.game_number + 1}), self.language)

    def draw_choice(self, view: View, move: Any) -> Picture:
        """Draw a seat's cards, those that a move is made with raised."""
        label = say(Message(N_("Hand of seat {seat}"), {"seat": view.seat}), self.language)
        raised = places_of(view.hand, _cards_of(view, move))
        return draw_cards(view.hand, selected=raised, label=label, width=CHOICE_WIDTH, size=CHOICE_CARD,
                          language=self.language)  # fmt: skip

    def say_gain(self, before: State, after: State) -> str:  # noqa: ARG002 - the events tell it.
        """Say who took a trick that ended, and its points."""
        for event in after.events:
            if isinstance(event, TrickEvent):
                who = Message(N_("Seat {seat}"), {"seat": event.seat})
                taken = Message(N_("{who} +{points}"), {"who": who, "points": event.points})
                return say(taken, self.language)
        return ""

    def say_beginning(self, before: State, after: State) -> str:
        """Say which trick begins, or which game."""
        if after.move is None:
            return say(Message(N_("Game {number}"), {"number": after.game_number + 1}), self.language)
        if after.phase == PLAY and isinstance(after.move, Lay) and before.top is None:
            return say(Message(N_("Trick {number}"), {"number": len(before.tricks) + 1}), self.language)
        return ""

    def hush(self) -> None:
        """Say no more of the cards that are raised."""
        self.words.value = ""

    def you(self, players: int, seat: int) -> You:  # noqa: ARG002 - in this game sides change.
        """Tell who a seat is."""
        return You(seat)

    def say_standing(self, state: State, seat: int) -> Standing:
        """Say which game is played, the levels of all, one's own first, and what the sides have taken so far."""
        return standing(state, seat, self.language)

    def say_end(self, state: State, seat: int) -> str:
        """Say that the game is over, or who has won the match."""
        return say(ended(state, seat if self.guard.you is not None else None), self.language)

    def stepper(self, state: State) -> Stepper:
        """Make a stepper through the whole match."""
        stepper = Stepper(state, start=-1, language=self.language)
        stepper.speak_to(self.guard.you)
        return stepper

    def step_of(self, scenes: FivetenkScenes, states: Sequence[State]) -> int:
        """Give the step that shows one of the states."""
        return next(
            place
            for state in states
            for place in range(len(scenes))
            if any(moment.state is state for moment in scenes.moments(place))
        )


def _cards_of(view: View, move: Any) -> tuple[Card, ...]:
    """Give the cards that a move is made with: of a play those that are missed least, friend cards being spared."""
    if isinstance(move, Play):
        return choose(view.hand, move, waiting(view)).cards
    cards: tuple[Card, ...] = getattr(move, "cards", ())
    return cards


def _moments(states: Sequence[State]) -> tuple[Moment, ...]:
    """Give the moments of some states; a deal is told by its end alone, since who was asked in it is not for all."""
    kept = [state for state in states[:-1] if state.phase != DEAL]
    return tuple(moment for row in moments_at([*kept, *states[-1:]]) for moment in row)
