"""Whom sentences are said to: within ``addressing(seat)`` a sentence about that seat speaks to "you".

A sentence of which the seat is the subject has a form of its own in ``TO_YOU``. In any other the seat is marked where
it is named: ``seat 0 (you)``, ``side 1 (yours)``, and a partner's as ``seat 2 (your partner)``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from gettext import NullTranslations
from typing import NamedTuple

from gamelib.core import N_, NN_, Message


class You(NamedTuple):
    """Who is spoken to: a seat, its side where the game has sides from the first, and the seat of its partner."""

    seat: int
    side: int | None = None
    partner: int | None = None


class Known(NamedTuple):
    """A seat or a side that is named together with what it is to whoever is spoken to."""

    number: int
    what: str


SEATS = ("seat", "seats", "declarer", "previous", "leader", "turn")
"""The gaps that are filled by a seat or by several."""

SIDES = ("side", "sides")

SUBJECTS = ("seat", "seats", "leader")
"""The gaps that name whom a sentence is about, the first of them that there is."""

TO_YOU: Mapping[str, str] = {
    "Seat {seat}": N_("You"),
    "Seat {seat} (you)": N_("You"),
    "Seat {seat}, to move": N_("You, to move"),
    "Seat {seat}, out": N_("You, out"),
    "seat {seat}": N_("you"),
    "Seat {seat} is asked": N_("You are asked"),
    "Hand of seat {seat}": N_("Your hand"),
    "{count} by seat {seat}": N_("{count} by you"),
    # ---- Exact 61
    "Seat {seat} leads [{tile}].": N_("You lead [{tile}]."),
    "Seat {seat} places [{tile}] at {port}.": N_("You place [{tile}] at {port}."),
    "Seat {seat} cannot place and draws [{tile}]. It fits, so it must be placed at once.": N_(
        "You cannot place, so you draw [{tile}]. It fits, so it must be placed at once."
    ),
    "Seat {seat} cannot place and draws [{tile}]. It does not fit either; {talon} left in the talon.": N_(
        "You cannot place, so you draw [{tile}]. It does not fit either; {talon} left in the talon."
    ),
    "Seat {seat} passes: it can place nothing, and the talon is empty.": N_(
        "You pass: you can place nothing, and the talon is empty."
    ),
    "Seat {seat} can place {tiles}, and so may not draw.": N_("You can place {tiles}, and so may not draw."),
    "Seat {seat} can place {tiles}, and so may not pass.": N_("You can place {tiles}, and so may not pass."),
    "Seat {seat} does not hold [{tile}].": N_("You do not hold [{tile}]."),
    "Seat {seat} holds no tile that fits anywhere, so it must draw.": N_(
        "You hold no tile that fits anywhere, so you must draw."
    ),
    "Seat {seat} holds no tile that fits anywhere and the talon is empty, so it must pass.": N_(
        "You hold no tile that fits anywhere and the talon is empty, so you must pass."
    ),
    "Seat {seat} has just drawn [{tile}], which fits, so it must be placed at once.": N_(
        "You have just drawn [{tile}], which fits, so it must be placed at once."
    ),
    "Seat {seat} must place [{drawn}], the tile just drawn, not [{tile}].": N_(
        "You must place [{drawn}], the tile just drawn, not [{tile}]."
    ),
    "Seat {seat} cannot place, and must draw before passing: {talon} tile is left in the talon.": NN_(
        "You cannot place, and must draw before passing: {talon} tile is left in the talon.",
        "You cannot place, and must draw before passing: {talon} tiles are left in the talon.",
        "talon",
    ),
    "The talon is empty, so seat {seat} cannot draw and passes.": N_(
        "The talon is empty, so you cannot draw, and pass."
    ),
    "Seat {seat} goes out. The opponent holds {opponents} pip, rounded to {plus}.": NN_(
        "You go out. The opponent holds {opponents} pip, rounded to {plus}.",
        "You go out. The opponent holds {opponents} pips, rounded to {plus}.",
        "opponents",
    ),
    "Seat {seat} goes out. The opponents hold {opponents} pip, rounded to {plus}.": NN_(
        "You go out. The opponents hold {opponents} pip, rounded to {plus}.",
        "You go out. The opponents hold {opponents} pips, rounded to {plus}.",
        "opponents",
    ),
    "Seat {seat} goes out. The opponents hold {opponents} pip, rounded to {plus}; "
    "the partner holds {partner}, rounded to {minus}.": NN_(
        "You go out. The opponents hold {opponents} pip, rounded to {plus}; "
        "your partner holds {partner}, rounded to {minus}.",
        "You go out. The opponents hold {opponents} pips, rounded to {plus}; "
        "your partner holds {partner}, rounded to {minus}.",
        "opponents",
    ),
    "Blocked: seat {seat} holds {pips} pip; opponents with more: {opponents}.": NN_(
        "Blocked: you hold {pips} pip; opponents with more: {opponents}.",
        "Blocked: you hold {pips} pips; opponents with more: {opponents}.",
        "pips",
    ),
    "The lot makes seat {leader} the leader.": N_("The lot makes you the leader."),
    "A tie: the lot is drawn {rounds} times, and makes seat {leader} the leader.": N_(
        "A tie: the lot is drawn {rounds} times, and makes you the leader."
    ),
    "Hand {number}: {size} tiles each for {players} players, {talon} in the talon. Seat {leader} leads.": N_(
        "Hand {number}: {size} tiles each for {players} players, {talon} in the talon. You lead."
    ),
    "Seat {leader} leads the next hand.": N_("You lead the next hand."),
    # ---- 5-10-K
    "Game {number}: every player is dealt {size} cards, and {kitty} are left over as the kitty. "
    "Seat {seat} gets the first card.": N_(
        "Game {number}: every player is dealt {size} cards, and {kitty} are left over as the kitty. "
        "You get the first card."
    ),
    "Seat {seat} leads {cards}: {reading}.": N_("You lead {cards}: {reading}."),
    "Seat {seat} plays {cards}: {reading}, which beats the {top}.": N_(
        "You play {cards}: {reading}, which beats the {top}."
    ),
    "Seat {seat} does not hold {cards}.": N_("You do not hold {cards}."),
    "Seat {seat} does not hold so many of {cards}.": N_("You do not hold so many of {cards}."),
    "Seat {seat} leads, and whoever leads may not pass.": N_("You lead, and whoever leads may not pass."),
    "Seat {seat} has taken the kitty, and must bury six cards first.": N_(
        "You have taken the kitty, and must bury six cards first."
    ),
    "Seat {seat} must name two friend cards before leading.": N_("You must name two friend cards before leading."),
    "Seat {seat} is the declarer already, for good.": N_("You are the declarer already, for good."),
    "Seat {seat} cannot bury so many of {cards}.": N_("You cannot bury so many of {cards}."),
    "Seat {seat} cannot bury what it does not hold: {cards}.": N_("You cannot bury what you do not hold: {cards}."),
    "Seat {seat} does not hold so many {ranks}.": N_("You do not hold so many {ranks}."),
    "Seat {seat} holds no {reading}.": N_("You hold no {reading}."),
    "Seat {seat} passes.": N_("You pass."),
    "Seat {seats} passes.": N_("You pass."),
    "Seat {seat} reveals a card of its level, {level}, and so becomes the declarer.": N_(
        "You reveal a card of your level, {level}, and so become the declarer."
    ),
    "Seat {seat} takes the {kitty} cards of the kitty.": N_("You take the {kitty} cards of the kitty."),
    "Seat {seat} buries {cards} face down: no points among them.": N_(
        "You bury {cards} face down: no points among them."
    ),
    "Seat {seat} buries {cards} face down, worth {points} points.": N_(
        "You bury {cards} face down, worth {points} points."
    ),
    "Seat {seat} names the friend cards: {named}.": N_("You name the friend cards: {named}."),
    "Seat {seat} has taken the kitty and buries six of its cards: raise them.": N_(
        "You have taken the kitty and bury six of your cards: raise them."
    ),
    "Seat {seat} names two faces, and which play of each counts.": N_(
        "You name two faces, and which play of each counts."
    ),
    "After {dealt} cards seat {seat} holds a card of its level, {level}, and is asked whether to reveal it.": N_(
        "After {dealt} cards you hold a card of your level, {level}, and are asked whether to reveal it."
    ),
    "seat {seat} holds its level, {level}: will it reveal?": N_("you hold your level, {level}: will you reveal?"),
    "Seat {seat} is the declarer": N_("You are the declarer"),
    "and buries {kitty} cards": N_("and bury {kitty} cards"),
    "Seat {seat} has buried": N_("You have buried"),
    "and names two friend cards": N_("and name two friend cards"),
    "Seat {seat} leads": N_("You lead"),
    "Seat {seat} is to lead.": N_("You are to lead."),
    "Seat {seat} is to beat it or to pass.": N_("You are to beat it or to pass."),
    "Seat {seat} answers, or passes": N_("You answer, or pass"),
    "All others have passed: seat {seat} takes the trick, which has no points.": N_(
        "All others have passed: you take the trick, which has no points."
    ),
    "All others have passed: seat {seat} takes the trick and its {points} points.": N_(
        "All others have passed: you take the trick and its {points} points."
    ),
    "taken by seat {seat}": N_("taken by you"),
    "seat {seat} leads next": N_("you lead next"),
    "seat {seat} leads": N_("you lead"),
    "to beat, from seat {seat}:": N_("to beat, from you:"),
    "last play, by seat {seat}:": N_("last play, by you:"),
    "with seat {seat}": N_("with you"),
    "made by seat {seat}, a friend": N_("made by you, a friend"),
    "So seat {seat} is a friend now: on the side of the declarer, seat {declarer}, in the open.": N_(
        "So you are a friend now: on the side of the declarer, seat {declarer}, in the open."
    ),
    "The {points} points that seat {seat} has taken before count for the declarer's side.": N_(
        "The {points} points that you have taken before count for the declarer's side."
    ),
    "This is {play}, the one that was named. Seat {seat} is a friend already and stays one.": N_(
        "This is {play}, the one that was named. You are a friend already and stay one."
    ),
    "Nobody has revealed: seat {seat} is the declarer, the first winner of the last game after its declarer, "
    "seat {previous}.": N_(
        "Nobody has revealed: you are the declarer, the first winner of the last game after its declarer, "
        "seat {previous}."
    ),
    "Seat {seat} has played its last card and is out.": N_("You have played your last card and are out."),
    "Seat {seat} has no cards left, so seat {leader} leads the next trick.": N_(
        "You have no cards left, so seat {leader} leads the next trick."
    ),
    "Seat {seat} has made the last play, so the points of the last trick and of the kitty go {to}.": N_(
        "You have made the last play, so the points of the last trick and of the kitty go {to}."
    ),
    "Seat {seat} climbs from {before} to {after}.": N_("You climb from {before} to {after}."),
    "Seat {seat} climbs from {before} past A.": N_("You climb from {before} past A."),
    "Seat {seat} leads the next trick.": N_("You lead the next trick."),
}
"""Sentences about a seat, each with the one that says the same to whoever sits there."""

_you: ContextVar[You | None] = ContextVar("you", default=None)


@contextmanager
def addressing(you: You | None) -> Iterator[None]:
    """Say all that is said meanwhile to whoever sits at a seat; ``None``: to nobody at the table."""
    token = _you.set(you)
    try:
        yield
    finally:
        _you.reset(token)


def without_partner() -> You | None:
    """Give who is spoken to, without the partner: where many seats are listed, it need not be said each time."""
    you = _you.get()
    return None if you is None else you._replace(partner=None)


def addressed(message: Message) -> Message:
    """Give a message as it is said to whoever is spoken to."""
    you = _you.get()
    if you is None:
        return message
    template, facts = message
    about = next((facts[gap] for gap in SUBJECTS if gap in facts), None)
    if about in (you.seat, (you.seat,)) and str(template) in TO_YOU:
        template = TO_YOU[str(template)]
    return Message(template, {gap: _marked(gap, value, you) for gap, value in facts.items()})


def _marked(gap: str, value: object, you: You) -> object:
    """Mark the seats and sides among the facts that are whoever is spoken to."""
    if gap not in (*SEATS, *SIDES):
        return value
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple(_marked(gap, one, you) for one in value)
    if type(value) is not int:
        return value
    if gap in SIDES:
        return Known(value, N_("{number} (yours)")) if value == you.side else value
    if value == you.partner:
        return Known(value, N_("{number} (your partner)"))
    return Known(value, N_("{number} (you)")) if value == you.seat else value


def write_known(known: Known, words: NullTranslations) -> str:
    """Write a seat or a side together with what it is to whoever is spoken to."""
    return words.gettext(known.what).format(number=known.number)
