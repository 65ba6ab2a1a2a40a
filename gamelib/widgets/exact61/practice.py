"""A seat at a table of Exact 61: the table, the seat's own tiles, and how a tile is laid, drawn or passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets

from gamelib.core import N_, Event, Message
from gamelib.exact61 import Place, State, Tile, View
from gamelib.exact61.explaining import seen_by
from gamelib.exact61.moves import DRAW, PASS, Move
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET, partner_of, side_of
from gamelib.pictures.exact61.hands import draw_hand
from gamelib.pictures.exact61.trying import FIRST
from gamelib.pictures.svg import Picture
from gamelib.sandbox.exact61 import Placing, placings
from gamelib.widgets.board import Press
from gamelib.widgets.exact61.looks import Look, look_of
from gamelib.widgets.exact61.scenes import Exact61Scenes, told_of_events
from gamelib.widgets.exact61.trying import TILE, Sight, TryingBoard
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.place import Judge, SeatPlace, Standing, Take
from gamelib.widgets.scenes import Block, rules_of
from gamelib.widgets.stepper import Stepper
from gamelib.words import fact, say
from gamelib.words.addressing import You

CHOICE_SCALE = 13.0
"""So many pixels is a unit where a hand is drawn within a text, a tile being 2 x 4 units."""


class DominoPlace(SeatPlace):
    """What is seen from one seat of Exact 61. ``tile`` is the tile that was picked."""

    game = "exact61"
    example = N_("2|4 at 4|4 side A, or draw")

    def __init__(self, guard: Guard, take: Take, scope: str, language: str | None = None) -> None:
        """Make the widgets; nothing is shown yet."""
        super().__init__(guard, take, scope, language)
        self.tile: Tile | None = None
        self._pointed: Place | None = None
        self._view: View | None = None
        self._settled: State | None = None
        self._turn = False
        self._look: Look | None = None
        self._leads_focus = False
        """Whether the last step was made by a key, or a button that is gone: so the focus goes to the tiles then."""
        self.board = TryingBoard(scope, language)
        texts = (N_("Draw"), N_("Pass"), N_("Let go"))
        self.draw, self.pass_turn, self.let_go = self.buttons = tuple(
            ipywidgets.Button(description=say(text, language)) for text in texts
        )
        self.left = (self.board,)
        self.right = ()
        self.board.on_press(guard(self._press))
        self.draw.on_click(guard(lambda _: self._do(DRAW)))
        self.pass_turn.on_click(guard(lambda _: self._do(PASS)))
        self.let_go.on_click(guard(lambda _: self.pick(None)))

    # ---- what is seen ---------------------------------------------------------------------------------------------

    def see(self, view: View, judge: Judge | None, settled: State | None = None) -> None:
        """Show what a seat sees, and what it can do if it is its turn; of a hand that is over all tiles."""
        self.tile = self._pointed = None
        self._view, self._settled, self._turn = view, settled, judge is not None
        self._look = look_of(view.layout, self._look if len(view.layout) else None)
        self._draw()
        if self._leads_focus and self._turn and view.hand:
            self._leads_focus = False
            self.board.focus({TILE: next(iter(self.board.targets[TILE]))})

    def hide(self) -> None:
        """Show nothing."""
        self.tile = self._pointed = self._view = self._settled = None
        self._turn = False
        self.board.show("")
        self._offer()

    def pick(self, tile: Tile | None) -> None:
        """Pick one of the seat's tiles, so that the ports where it fits light up; or let it go."""
        self.tile, self._pointed = tile, None
        self._draw()

    def point(self, move: Any) -> None:
        """Pick the tile of a placement, and point at its port."""
        placed = isinstance(move, Place)
        self.tile, self._pointed = (move.tile, move) if placed else (None, None)
        self._draw()

    @property
    def picked(self) -> tuple[Any, ...]:
        """The placement that was pointed at, or else those of the tile that was picked."""
        view, tile = self._view, self.tile
        if view is None or tile is None:
            return ()
        if self._pointed is not None:
            return (self._pointed,)
        legal = tuple(move for move in view.legal_moves() if isinstance(move, Place) and move.tile == tile)
        return legal or (Place(tile, None),)  # Of one that fits nowhere no port need be named.

    def _draw(self) -> None:
        view = self._view
        if view is None or self._look is None:
            return
        found = self._placings(view)
        seen = self._settled or view
        self.board.see(Sight(seen, self._look, self.tile, self._pointed, found, press=self._turn))
        self._offer()

    def _offer(self) -> None:
        shown = ((self.draw, self._turn), (self.pass_turn, self._turn), (self.let_go, self.tile is not None))
        for button, wanted in shown:
            button.layout.display = None if wanted else "none"

    def _placings(self, view: View) -> tuple[Placing, ...]:
        """List the placements of the picked tile that may be made."""
        if self.tile is None or not self._turn:
            return ()
        return tuple(placing for placing in placings(view, (self.tile,)) if placing.legal)

    # ---- what is pressed ------------------------------------------------------------------------------------------

    def _press(self, press: Press) -> None:
        data = press.data
        if press.key == "Escape":
            tile = self.tile
            self.pick(None)
            if tile is not None:
                self.board.focus({TILE: tile})
        elif "tile" in data and self._turn:
            self._press_tile(Tile(data["tile"]), by_key=bool(press.key))
        elif "spot" in data and self.tile is not None:
            spot, self._leads_focus = data["spot"], bool(press.key)
            self.take(str(self.tile) if spot == FIRST else f"{self.tile} at {spot}")

    def _do(self, move: Move) -> None:
        """Do what a button is for; it may be gone then."""
        self._leads_focus = True
        self.take(move)

    def _press_tile(self, tile: Tile, *, by_key: bool) -> None:
        self.pick(None if tile == self.tile else tile)
        found = self._placings(self._view) if self._view else ()
        if by_key and found:
            at = found[0].place.at
            self.board.focus({"data-spot": FIRST if at is None else f"{at.tile} {at.port}"})

    def read(self, text: str) -> str:
        """Give a step as it was typed: the engine reads it. Nobody finds out by guessing which tile is drawn next."""
        word = text.strip().partition(" ")[0].lower()
        return word if word in (str(DRAW), str(PASS)) else text

    # ---- what is told ---------------------------------------------------------------------------------------------

    def told(self, states: Sequence[State], seat: int) -> tuple[Block, ...]:
        """Tell what led to some states, as a seat sees it."""
        return told_of_events(self._events(states, seat), self.language)

    def rules(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Give the rules of what is told."""
        return rules_of([event.rules for event in self._events(states, seat)])

    def say_move(self, move: Any) -> str:
        """Write a move in a few words."""
        return fact(move, self.language) if move is not None else say(N_("dealt"), self.language)

    def say_deal(self, state: State) -> str:
        """Say which hand is played."""
        return say(Message(N_("Hand {number}"), {"number": state.hand_number + 1}), self.language)

    def draw_choice(self, view: View, move: Any) -> Picture:
        """Draw a seat's tiles, the one that a move lays outlined."""
        label = say(Message(N_("Hand of seat {seat}"), {"seat": view.seat}), self.language)
        lit = [move.tile] if isinstance(move, Place) else []
        return draw_hand(view.hand, label=label, highlight=lit, scale=CHOICE_SCALE, language=self.language)

    def say_gain(self, before: State, after: State) -> str:
        """Say the displayed points that a move brought to each side."""
        gains = []
        for side, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
            if points := (new - old) // RAW_PER_POINT:
                mine = before.turn is not None and after.sides[before.turn] == side
                gained = Message(N_("+{points}") if points > 0 else N_("{points}"), {"points": points})
                named = Message(N_("{side} {gained}"), {"side": self._side(after, side), "gained": gained})
                gains.append(gained if mine else named)
        return fact(tuple(gains), self.language) if gains else ""

    def say_beginning(self, before: State, after: State) -> str:  # noqa: ARG002 - a deal tells by itself.
        """Say which hand begins."""
        if after.move is not None:
            return ""
        return say(Message(N_("Hand {number}"), {"number": after.hand_number + 1}), self.language)

    def you(self, players: int, seat: int) -> You:
        """Tell a seat's side, and with four players its partner (D2)."""
        return You(seat, side_of(seat, players), partner_of(seat, players))

    def say_standing(self, state: State, seat: int) -> Standing:
        """Say which hand is played, and the displayed points of all sides, one's own first."""
        hand = say(Message(N_("Hand {number}"), {"number": state.hand_number + 1}), self.language)
        return Standing(
            hand,
            tuple(
                (self._side(state, side), fact(state.scores[side] // RAW_PER_POINT, self.language))
                for side in self._sides(state, seat)
            ),
            say(Message(N_("of {target}"), {"target": TARGET // RAW_PER_POINT}), self.language),
        )

    def say_end(self, state: State, seat: int) -> str:
        """Say that the hand is over, or who has won the match, and by what."""
        if state.outcome is None:
            return say(N_("The hand is over."), self.language)
        winner = state.outcome.winner
        sides = self._sides(state, seat if self.guard.you is not None else state.sides.index(winner))
        own, *others = (state.scores[side] // RAW_PER_POINT for side in sides)
        facts = {"own": own, "others": tuple(others), "side": self._side(state, winner)}
        if self.guard.you is None:
            sentence = N_("{side} won the match, {own} to {others}.")
        elif winner == state.sides[seat]:
            sentence = N_("You have won the match, {own} to {others}.")
        else:
            sentence = N_("You have lost the match, {own} to {others}.")
        return say(Message(sentence, facts), self.language)

    def _sides(self, state: State, seat: int) -> tuple[int, ...]:
        """List the sides, that of a seat first."""
        own = state.sides[seat]
        return (own, *(side for side in range(len(state.scores)) if side != own))

    def _side(self, state: State, side: int) -> str:
        """Name a side by who sits there."""
        seats = tuple(seat for seat, its in enumerate(state.sides) if its == side)
        one = Message(N_("Seat {seat}"), {"seat": seats[0]})
        if len(seats) == 1:
            return say(one, self.language)
        if self.guard.you is not None and self.guard.you.side == side:
            return say(Message(N_("You and seat {seat}"), {"seat": self.guard.you.partner or 0}), self.language)
        return say(Message(N_("Seats {seats}"), {"seats": seats}), self.language)

    def stepper(self, state: State) -> Stepper:
        """Make a stepper through the whole match."""
        stepper = Stepper(state, start=-1, language=self.language)
        stepper.speak_to(self.guard.you)
        return stepper

    def step_of(self, scenes: Exact61Scenes, states: Sequence[State]) -> int:
        """Give the step that shows one of the states: a deal is shown with the first move after it."""
        shown = [moment.state for moment in scenes.moments]
        return next(place for state in states for place, one in enumerate(shown) if one is state)

    def _events(self, states: Sequence[State], seat: int) -> tuple[Event, ...]:
        return tuple(event for state in states for event in seen_by(state.events, seat))
