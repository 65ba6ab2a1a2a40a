"""The promotion table to try out: any points, any levels, any sides, and who climbs how far (C31, C32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import ipywidgets
import traitlets

from gamelib.core import N_, NN_, Message, RuleError, quoted
from gamelib.fivetenk.bands import POINTS_STEP
from gamelib.fivetenk.promotion import ALL_POINTS, FIRST_LEVEL, STANDING, outcome
from gamelib.fivetenk.setting import Previous, check_levels
from gamelib.fivetenk.settlement_events import MatchEndEvent, PromotionEvent, promotion_events
from gamelib.fivetenk.table import SEATS
from gamelib.pictures import draw_levels, draw_promotion
from gamelib.pictures.fivetenk.ladders import read_seats
from gamelib.pictures.svg import element
from gamelib.widgets.board import Board
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, together, words
from gamelib.widgets.rules import Rules
from gamelib.widgets.slider import Slider
from gamelib.words import say

MOST_FRIENDS = 2
"""There are two friend cards, so the declarer has two friends at most (C21)."""

WIDTH = 540.0
"""The width of both pictures, in pixels."""

# Levels may differ in any game but a match's first; who won the game before does not matter to them.
_LATER = Previous(0, (0,))


class Promotion(ipywidgets.VBox):
    """Shows what the defenders' points bring: the row of the table, the winners, each climb, who has won the match.

    ``points`` are the defenders', from 0 to 300 in fives; ``levels`` those of all six before the climb; ``declarer``
    and ``friends`` are seats. All four can be set, linked and observed. What comes of them can be observed: ``winner``
    ("declarer" or "defenders"), ``steps``, the seats that are ``winners``, the levels ``after``, and the seats that
    have ``won`` the match. Raises ``RuleError``: C30 and C3 for points, C32 and R1 for levels, C1 and C21 for seats.
    """

    points = traitlets.Int()
    levels = traitlets.Tuple()
    declarer = traitlets.Int()
    friends = traitlets.Tuple()
    winner = traitlets.Unicode()
    steps = traitlets.Int()
    winners = traitlets.Tuple()
    after = traitlets.Tuple()
    won = traitlets.Tuple()

    _left: int | None = None  # The friend who has just become the declarer.

    def __init__(
        self,
        points: int = 180,
        levels: Sequence[str] = (FIRST_LEVEL,) * SEATS,
        *,
        declarer: int = 0,
        friends: Iterable[int] = (),
        language: str | None = None,
    ) -> None:
        """Begin with some points, levels and sides."""
        self._language = language
        guard = self._guard = Guard("fivetenk", language)
        begin = {
            "points": check_points(points),
            "levels": check_levels(levels, _LATER),
            "declarer": read_seats((declarer,))[0],
            "friends": check_friends(friends, declarer),
        }
        self._showing = False
        self.table, self.ladders = Board(), Board()
        self.words = ipywidgets.HTML()
        self.rules = Rules(guard, "fivetenk", language)
        self._controls()
        left = ipywidgets.VBox((self.table, self.ladders)).add_class("gl-left")
        right = ipywidgets.VBox((self.words, self.rules, guard.message)).add_class("gl-right")
        columns = ipywidgets.HBox((left, right)).add_class("gl-columns")
        super().__init__((columns, *self._rows))
        for name in ("gl-explorer", "gl-promotion", "gl"):
            self.add_class(name)
        with self.hold_trait_notifications():
            for name, value in begin.items():
                setattr(self, name, value)
        self._connect(guard)
        self._show()

    # ---- what it consists of --------------------------------------------------------------------------------------

    def _controls(self) -> None:
        self.previous, self.next = (
            ipywidgets.Button(description=self._say(text)) for text in (N_("Previous"), N_("Next"))
        )
        name = self._say(N_("Defenders' points"))
        self.number = ipywidgets.IntText(step=POINTS_STEP, description=name)
        self.number.add_class("gl-number-box")
        self.slider = Slider(max=ALL_POINTS // POINTS_STEP, name=name)
        self.seat_levels = tuple(
            ipywidgets.Dropdown(options=STANDING, value=FIRST_LEVEL, description=self._seat(seat))
            for seat in range(SEATS)
        )
        seats = [(self._seat(seat), seat) for seat in range(SEATS)]
        self.declarer_box = ipywidgets.Dropdown(options=seats, description=self._say(N_("Declarer")))
        self.friend_boxes = tuple(
            ipywidgets.Checkbox(
                description=self._message(Message(N_("Seat {seat}, friend"), {"seat": seat})), indent=False
            )
            for seat in range(SEATS)
        )
        levels = ipywidgets.Label(self._say(N_("Levels before:")))
        rows: tuple[tuple[ipywidgets.Widget, ...], ...] = (
            (self.previous, self.next, self.number, self.slider),
            (levels, *self.seat_levels),
            (self.declarer_box, *self.friend_boxes),
        )
        self._rows = tuple(ipywidgets.HBox(row).add_class("gl-controls") for row in rows)

    def _connect(self, guard: Guard) -> None:
        self.previous.on_click(guard(lambda _: self._go(-POINTS_STEP)))
        self.next.on_click(guard(lambda _: self._go(POINTS_STEP)))
        self.number.observe(guard(lambda change: self._set("points", change["new"])), "value")
        self.slider.observe(guard(lambda change: self._set("points", change["new"] * POINTS_STEP)), "value")
        for box in self.seat_levels:
            box.observe(guard(lambda _: self._set("levels", tuple(box.value for box in self.seat_levels))), "value")
        self.declarer_box.observe(guard(lambda change: self._set("declarer", change["new"])), "value")
        for box in self.friend_boxes:
            box.observe(guard(lambda _: self._set("friends", self._ticked())), "value")
        self.observe(guard(lambda _: self._show()), ("points", "levels", "declarer", "friends"))

    # ---- what it does ---------------------------------------------------------------------------------------------

    @traitlets.validate("points")
    def _points(self, proposal: Any) -> int:
        return check_points(proposal["value"])

    @traitlets.validate("levels")
    def _levels(self, proposal: Any) -> tuple[str, ...]:
        return check_levels(proposal["value"], _LATER)

    @traitlets.validate("declarer")
    def _declarer(self, proposal: Any) -> int:
        return read_seats((proposal["value"],))[0]

    @traitlets.validate("friends")
    def _friends(self, proposal: Any) -> tuple[int, ...]:
        return check_friends(proposal["value"], self.declarer)

    @traitlets.observe("declarer")
    def _no_friend_of_their_own(self, change: Any) -> None:
        """Let a friend who becomes the declarer be a friend no more."""
        seat = change["new"]
        left = seat if seat in self.friends else None
        self.friends = tuple(friend for friend in self.friends if friend != seat)
        self._left = left

    @traitlets.observe("points", "levels", "friends")
    def _forget(self, _: Any) -> None:
        self._left = None

    def _go(self, points: int) -> None:
        self.points = max(0, min(ALL_POINTS, self.points + points))

    def _set(self, name: str, value: object) -> None:
        """Take what stands in a field; what cannot be is refused, and the field shows again what holds."""
        if self._showing:  # The fields are being set one by one: what they hold together means nothing yet.
            return
        try:
            setattr(self, name, value)
        finally:
            self._show_fields()

    def _ticked(self) -> tuple[int, ...]:
        """Give the seats that are ticked; the declarer's own box counts for nothing."""
        return tuple(seat for seat, box in enumerate(self.friend_boxes) if box.value and seat != self.declarer)

    def _show(self) -> None:
        promotion, *rest = promotion_events(self.points, (self.declarer, *self.friends), self.levels)
        ends = [event for event in rest if isinstance(event, MatchEndEvent)]
        if isinstance(promotion, PromotionEvent):  # Always; it tells the type checker so.
            self._tell(promotion, ends)
        self.table.show(draw_promotion(self.points, width=WIDTH, language=self._language))
        self.ladders.show(
            draw_levels(
                self.levels,
                self.steps,
                self.winners,
                declarer=self.declarer,
                friends=self.friends,
                width=WIDTH,
                language=self._language,
            )
        )
        self._show_fields()

    def _tell(self, promotion: PromotionEvent, ends: Sequence[MatchEndEvent]) -> None:
        with self.hold_trait_notifications():
            self.winner, self.steps = promotion.winner, promotion.steps
            self.winners, self.after = promotion.seats, promotion.after
            self.won = ends[0].seats if ends else ()
        no_more = Message(N_("Seat {seat} is the declarer now, and so a friend no more."), {"seat": self._left})
        left = [] if self._left is None else [paragraph(self._message(no_more), "gl-small")]
        parts = [
            *left,
            paragraph(self._message(promotion.message)),
            paragraph(self._message(winners_message(promotion))),
        ]
        if promotion.climb_messages:
            parts.append(element("ul", *(element("li", self._message(climb)) for climb in promotion.climb_messages)))
        parts += [paragraph(self._message(event.message), "gl-strong-words") for event in ends]
        self.words.value = words(together(parts))
        cited = [*promotion.rules, *(rule for event in ends for rule in event.rules)]
        self.rules.cite((*cited, "C21", *(() if promotion.steps else ("C33",))))

    def _show_fields(self) -> None:
        self._showing = True
        self.number.value = self.points
        self.slider.text = self._message(Message(NN_("{count} point", "{count} points"), {"count": self.points}))
        self.slider.value = self.points // POINTS_STEP
        for button, end in ((self.previous, 0), (self.next, ALL_POINTS)):
            # Not disabled: a button that vanishes under the focus would lose it.
            button.add_class("gl-at-end") if self.points == end else button.remove_class("gl-at-end")
        for box, level in zip(self.seat_levels, self.levels, strict=True):
            box.value = level
        self.declarer_box.value = self.declarer
        for seat, box in enumerate(self.friend_boxes):
            box.value = seat in self.friends
            box.disabled = seat == self.declarer
        self._showing = False

    def _seat(self, seat: int) -> str:
        return self._message(Message(N_("Seat {seat}"), {"seat": seat}))

    def _message(self, message: Message) -> str:
        return say(message, self._language)

    def _say(self, text: str) -> str:
        return say(text, self._language)

    def __repr__(self) -> str:
        """Say in short what is looked at."""
        return f"<{type(self).__name__}: {self.points} points, levels {', '.join(self.levels)}>"


def winners_message(promotion: PromotionEvent) -> Message:
    """Name the winners, who may reveal in the next game, even where nobody climbs (C31, C33)."""
    return Message(
        NN_("The winner is seat {seats}.", "The winners are seats {seats}."),
        {"seats": promotion.seats, "count": len(promotion.seats)},
    )


def check_points(points: object) -> int:
    """Give the defenders' points if a game can end with them; raises ``RuleError`` (C30, C3)."""
    outcome(points)  # type: ignore[arg-type]  # It refuses what is no number of points.
    if not isinstance(points, int) or points % POINTS_STEP:
        sentence = N_("No game ends with {points} points: all point cards are worth a multiple of {unit}.")
        raise RuleError("C3", sentence, points=quoted(points), unit=POINTS_STEP)
    return points


def check_friends(friends: object, declarer: int) -> tuple[int, ...]:
    """Give the seats of the declarer's friends if they can be; raises ``RuleError`` (C1, C21)."""
    seats = read_seats(friends)
    if declarer in seats:
        raise RuleError("C21", N_("Seat {seat} is the declarer, and so no friend."), seat=declarer)
    if len(seats) > MOST_FRIENDS:
        sentence = N_("The declarer has {most} friends at most, as there are two friend cards, and not {count}.")
        raise RuleError("C21", sentence, most=MOST_FRIENDS, count=len(seats))
    return seats
