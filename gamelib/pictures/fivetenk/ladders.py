"""The six ladders of levels: where everybody stands, and how far the winners of a game climb (C32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gamelib.core import N_, NN_, Message, RuleError, quoted, whole
from gamelib.fivetenk.bands import bands
from gamelib.fivetenk.promotion import LADDER, WON, check_level, climb
from gamelib.fivetenk.setting import is_seat
from gamelib.fivetenk.settlement_events import MatchEndEvent, climb_message
from gamelib.fivetenk.table import SEATS
from gamelib.pictures import tokens
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Markup, Picture, element, number, picture
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import say
from gamelib.words.saying import sentences, words_of

_EDGE = 12.0  # pixels, as all lengths here
_HEAD = 18.0
ROW = 25.0
_DISC = 9.0  # radius of the disc that a level is written in
_RUNG = 2.5
_ARROW = (5.0, 7.0, 1.6)  # half the head's width, its length, half the shaft's width
_LEAST_RUNG = 22.0  # between two rungs
_PAD = 12.0
_STRIPE = 9.0  # a seat's colour before its name
_PILL = 9.0  # on both sides of the word on whoever has won
WIDTH = 600.0

MOST_STEPS = max(band.steps for band in bands())
"""Nobody climbs further than this in one game (C31)."""

_ROLES = (N_("Seat {seat}, declarer"), N_("Seat {seat}, friend"), N_("Seat {seat}, defender"))


class Climbs(NamedTuple):
    """The levels of all six ``before`` and ``after`` a game, and the seats that won it, which ``climb`` that far."""

    before: tuple[str, ...]
    after: tuple[str, ...]
    winners: tuple[int, ...]
    steps: int


class Ladders(NamedTuple):
    """How the ladders are set: the names before them, where rungs begin and how far they lie apart.

    ``past`` stands above the place beyond A, ``won`` on whoever is there.
    """

    names: tuple[str, ...]
    left: float
    rung: float
    past: str
    won: str
    width: float

    @property
    def height(self) -> float:
        """The height of all six with the line of levels above them."""
        return _HEAD + SEATS * ROW

    def middle(self, seat: int) -> float:
        """Tell how far below the top a seat's ladder is."""
        return _HEAD + (seat + 0.5) * ROW

    def place(self, level: str) -> float:
        """Tell how far from the left a level stands; past A the middle of the word for it."""
        if level == WON:
            return self.width - _end(self.past, self.won) / 2
        return self.left + (LADDER.index(level) + 0.5) * self.rung


def draw_levels(
    before: Sequence[str],
    steps: int = 0,
    winners: Iterable[int] = (),
    *,
    declarer: int | None = None,
    friends: Iterable[int] = (),
    width: float = WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw the ladders of all six, from 2 to A, with each seat's level and the climb of the winners as an arrow.

    ``before`` are the levels before the climb, "won" past A; each of ``winners`` climbs ``steps`` by ``climb``. With
    the ``declarer`` and the ``friends`` each seat is named with its side. Raises ``RuleError``: C32 for what is no
    level, C31 for steps that no game brings, C1 for what is no seat.

    >>> draw_levels(["3", "K", "9", "3", "A", "10"], 2, (1, 2)).title
    'The six ladders: seats 1 and 2 climb 2 levels'
    """
    climbs = climbs_of(before, steps, winners)
    check_size(least=least_width(declarer, friends, language), width=width)
    set_out = ladders_of(width - 2 * _EDGE, declarer, friends, language)
    return picture(
        ladder_rows(set_out, climbs, (_EDGE, _EDGE)),
        Frame(0, 0, width, set_out.height + 2 * _EDGE),
        title=_title(climbs, language),
        description=sentences([say(message, language) for message in level_messages(climbs)], words_of(language)),
        scale=1.0,
    )


def climbs_of(before: object, steps: object, winners: object) -> Climbs:
    """Work out who climbs from where to where; raises ``RuleError`` for what cannot be."""
    if not isinstance(before, Sequence) or isinstance(before, str) or len(before) != SEATS:
        sentence = N_("{levels} are no levels: there is one for each of six seats.")
        raise RuleError("format", sentence, levels=quoted(before))
    levels = tuple(WON if level == WON else check_level(level) for level in before)
    count = whole(steps)
    if count is None or not 0 <= count <= MOST_STEPS:
        sentence = N_("Nobody climbs {steps} levels in one game: 0 to {most} are possible.")
        raise RuleError("C31", sentence, steps=quoted(steps), most=MOST_STEPS)
    seats = read_seats(winners)
    after = tuple(climb(level, count) if seat in seats and count else level for seat, level in enumerate(levels))
    return Climbs(levels, after, seats, count)


def read_seats(seats: object) -> tuple[int, ...]:
    """Give seats in order, each once; raises ``RuleError`` (C1) for what is none."""
    found: set[int] = set()
    for seat in seats if isinstance(seats, Iterable) and not isinstance(seats, str) else (seats,):
        number = whole(seat)
        if number is None or not is_seat(number):
            raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=quoted(seat))
        found.add(number)
    return tuple(sorted(found))


def ladders_of(width: float, declarer: int | None, friends: Iterable[int], language: str | None) -> Ladders:
    """Set the ladders out in a width."""
    names = _names(declarer, friends, language)
    past, won = say(N_("past A"), language), say(N_("won"), language)
    left = max(text_width(name, tokens.SMALL) for name in names) + _STRIPE + _PAD / 2
    rung = (width - left - _end(past, won) - _PAD / 2) / len(LADDER)
    return Ladders(names, left, rung, past, won, width)


def _end(past: str, won: str) -> float:
    """Measure the place beyond A."""
    return max(text_width(past, tokens.SMALL), text_width(won, tokens.SMALL) + 2 * _PILL)


def least_width(declarer: int | None, friends: Iterable[int], language: str | None) -> float:
    """Tell the least width of a picture in which the rungs stay apart."""
    nothing = ladders_of(0, declarer, friends, language)
    return 2 * _EDGE + len(LADDER) * (_LEAST_RUNG - nothing.rung)


def _names(declarer: int | None, friends: Iterable[int], language: str | None) -> tuple[str, ...]:
    if declarer is None:
        return tuple(say(Message(N_("Seat {seat}"), {"seat": seat}), language) for seat in range(SEATS))
    (declarer,) = read_seats((declarer,))
    on_side = read_seats(friends)
    roles = (0 if seat == declarer else 1 if seat in on_side else 2 for seat in range(SEATS))
    return tuple(say(Message(_ROLES[role], {"seat": seat}), language) for seat, role in enumerate(roles))


def ladder_rows(set_out: Ladders, climbs: Climbs, at: tuple[float, float]) -> Markup:
    """Draw the line of levels and the six ladders from a corner on."""
    x, y = at
    heads = [*((level, set_out.place(level)) for level in LADDER), (set_out.past, set_out.place(WON))]
    parts = [
        line_of_text(text, x + place, y + _HEAD / 2, size=tokens.SMALL, name="gl-muted gl-middle")
        for text, place in heads
    ]
    parts += [_ladder(seat, set_out, climbs, (x, y + set_out.middle(seat))) for seat in range(SEATS)]
    return Markup("".join(parts))


def _ladder(seat: int, set_out: Ladders, climbs: Climbs, at: tuple[float, float]) -> Markup:
    x, middle = at
    before, after = climbs.before[seat], climbs.after[seat]
    rungs = [x + set_out.place(level) for level in LADDER]
    rail = f"M{number(rungs[0])} {number(middle)}H{number(rungs[-1])}"
    name = "gl-text gl-strong" if before != after else "gl-text"
    parts = [
        element("rect", class_=f"gl-seat-{seat}", x=x, y=middle - 7, width=5.0, height=14.0, rx=1.5),
        line_of_text(set_out.names[seat], x + _STRIPE, middle, size=tokens.SMALL, name=name),
        element("path", class_="gl-trace", d=rail),
        *(element("circle", class_="gl-muted", cx=rung, cy=middle, r=_RUNG) for rung in rungs),
    ]
    if before != after:
        start, end = x + set_out.place(before), x + set_out.place(after)
        reach = text_width(set_out.won, tokens.SMALL) / 2 + _PILL if after == WON else _DISC
        parts.append(_arrow(start + _DISC, end - reach - 1, middle))
        parts.append(_disc(before, start, middle, "gl-left-behind", "gl-text"))
    if after == WON:
        parts.append(_won(seat, set_out, x, middle))
    else:
        parts.append(_disc(after, x + set_out.place(after), middle, f"gl-seat-{seat}", "gl-on-ground"))
    return element("g", *parts, data_ladder=seat, data_before=before, data_after=after)


def _disc(level: str, x: float, middle: float, shape: str, letters: str) -> Markup:
    text = line_of_text(level, x, middle, size=tokens.SMALL, name=f"{letters} gl-strong gl-middle")
    return element("g", element("circle", class_=shape, cx=x, cy=middle, r=_DISC), text, data_level=level)


def _won(seat: int, set_out: Ladders, x: float, middle: float) -> Markup:
    wide = text_width(set_out.won, tokens.SMALL) + 2 * _PILL
    centre = x + set_out.place(WON)
    box = element(
        "rect", class_=f"gl-seat-{seat}", x=centre - wide / 2, y=middle - _DISC, width=wide, height=2 * _DISC, rx=_DISC
    )
    text = line_of_text(set_out.won, centre, middle, size=tokens.SMALL, name="gl-on-ground gl-strong gl-middle")
    return element("g", box, text, data_level=WON)


def _arrow(start: float, tip: float, middle: float) -> Markup:
    half, length, thin = _ARROW
    neck = max(start, tip - length)
    outline = [(start, thin), (neck, thin), (neck, half), (tip, 0.0), (neck, -half), (neck, -thin), (start, -thin)]
    path = "M" + "L".join(f"{number(x)} {number(middle + y)}" for x, y in outline) + "z"
    return element("path", class_="gl-arrow", d=path)


def level_messages(climbs: Climbs) -> tuple[Message, ...]:
    """Tell each ladder in a sentence, and who has won the match by climbing (C32, R17)."""
    messages = []
    for seat, (before, after) in enumerate(zip(climbs.before, climbs.after, strict=True)):
        facts = {"seat": seat, "level": before}
        if before != after:
            messages.append(climb_message(seat, before, after))
        elif before == WON:
            messages.append(Message(N_("Seat {seat} has won the match."), facts))
        elif climbs.steps or climbs.winners:
            messages.append(Message(N_("Seat {seat} stays at {level}."), facts))
        else:
            messages.append(Message(N_("Seat {seat} is at level {level}."), facts))
    won = tuple(seat for seat in climbs.winners if climbs.after[seat] == WON != climbs.before[seat])
    return (*messages, MatchEndEvent(seats=won, rules=()).message) if won else tuple(messages)


def _title(climbs: Climbs, language: str | None) -> str:
    if not climbs.steps or not climbs.winners:
        return say(N_("The six ladders"), language)
    sentence = NN_(
        "The six ladders: seats {seats} climb {steps} level",
        "The six ladders: seats {seats} climb {steps} levels",
        "steps",
    )
    if len(climbs.winners) == 1:
        sentence = NN_(
            "The six ladders: seat {seats} climbs {steps} level",
            "The six ladders: seat {seats} climbs {steps} levels",
            "steps",
        )
    return say(Message(sentence, {"seats": climbs.winners, "steps": climbs.steps}), language)
