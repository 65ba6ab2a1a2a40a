"""The pictures' own words: titles, the legend, and what a picture must not give away."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import TARGET, Layout, State, View
from gamelib.exact61.scoring import RAW_PER_POINT, side_of
from gamelib.exact61.strokes import LARGE, SMALL, StrokeGroup, strokes
from gamelib.words import say
from gamelib.words.descriptions import described
from gamelib.words.saying import sentences, words_of

LEGEND = {
    "counted": N_("counted, with its number"),
    "open": N_("open, not counted"),
    "spinner": N_("spinner (a double)"),
    "last": N_("placed last"),
    "ask": N_("does it count?"),
}
"""What each mark means."""

SHOWN = ("counted", "open", "spinner", "last")
ASKED = ("ask", "spinner", "last")
"""The marks of an ordinary picture, and of one that does not tell which ends count."""

# The facts of those messages that tell which ends count; they are left out while that is to be found out.
_TELLING = {"ends", "terms"}


def layout_title(layout: Layout, language: str | None) -> str:
    """Name the picture of a layout."""
    if not len(layout):
        return say(Message(N_("An empty table"), {}), language)
    return say(Message(NN_("A layout of {count} tile", "A layout of {count} tiles"), {"count": len(layout)}), language)


def description(
    thing: Layout | State | View,
    language: str | None,
    *,
    show_marks: bool = True,
    show_open: bool = True,
    show_table: bool = True,
    show_pips: bool = True,
) -> str:
    """Describe a layout, a state or a view; with ``show_marks`` false without telling which ends count.

    Then ``show_open`` says whether it tells which ports are open. Without ``show_table`` nothing is told of the tiles
    on the table, and without ``show_pips`` the pips of hands are left to be counted.
    """
    telling = frozenset[str]() if show_marks else _TELLING if show_open else _TELLING | {"ports"}
    table = () if show_table or isinstance(thing, Layout) else described(thing.layout)
    kept = [message for message in described(thing) if message not in table and not telling & message.facts.keys()]
    if not show_pips:
        kept = [_uncounted(message) for message in kept]
    return sentences((say(message, language) for message in kept), words_of(language))


def _uncounted(message: Message) -> Message:
    """Tell what a seat holds, and not its pips."""
    return Message(N_("Seat {seat} holds {tiles}."), message.facts) if "pips" in message.facts else message


def hand_title(count: int, language: str | None) -> str:
    """Name the picture of a hand."""
    return say(Message(NN_("A hand of {count} tile", "A hand of {count} tiles"), {"count": count}), language)


def side_message(side: int, players: int | None) -> Message:
    """Name a side: with 4 players a pair, with its seats (D2)."""
    if players == 4:
        seats = tuple(seat for seat in range(4) if side_of(seat, players) == side)
        return Message(N_("Side {side} (seats {seats})"), {"side": side, "seats": seats})
    return Message(N_("Side {side}"), {"side": side})


def side_name(side: int, players: int | None, language: str | None) -> str:
    """Say a side's name in a language."""
    return say(side_message(side, players), language)


def to_go(points: int, language: str | None) -> str:
    """Say how many displayed points are left to the target."""
    if not points:
        return say(N_("exactly 61"), language)
    return say(Message(N_("{points} to go"), {"points": points}), language)


def score_sheet_title(language: str | None) -> str:
    """Name the picture of a score sheet."""
    return say(N_("Score sheet"), language)


def score_sheet_description(names: Sequence[str], displayed: Sequence[int], language: str | None) -> str:
    """Say the displayed points of each side."""
    messages = (
        Message(
            N_("{side}: {score} of {target} displayed points."),
            {"side": name, "score": score, "target": TARGET // RAW_PER_POINT},
        )
        for name, score in zip(names, displayed, strict=True)
    )
    return sentences([say(message, language) for message in messages], words_of(language))


def strokes_description(names: Sequence[str], scores: Sequence[int], language: str | None) -> str:
    """Say how each side's strokes stand, without counting them together (D27)."""
    messages = (_strokes_message(name, strokes(score)) for name, score in zip(names, scores, strict=True))
    return sentences([say(message, language) for message in messages], words_of(language))


def _strokes_message(name: str, groups: Sequence[StrokeGroup]) -> Message:
    begun = _begun(groups[-1]) if groups else None
    full = len(groups) - (begun is not None)
    facts: dict[str, object] = {"side": name, "count": full}
    if begun is None:
        if not full:
            return Message(N_("{side} has no strokes."), facts)
        return Message(NN_("{side} has {count} complete figure.", "{side} has {count} complete figures."), facts)
    facts["begun"] = begun
    if not full:
        return Message(N_("{side} has one figure begun: {begun}."), facts)
    return Message(
        NN_(
            "{side} has {count} complete figure, and one begun: {begun}.",
            "{side} has {count} complete figures, and one begun: {begun}.",
        ),
        facts,
    )


def _begun(group: StrokeGroup) -> Message | None:
    """Say which strokes of a figure are made, if it is not complete."""
    if group.made == LARGE + SMALL:
        return None
    if group.small:
        small = NN_("the large X and {count} small stroke", "the large X and {count} small strokes")
        return Message(small, {"count": group.small})
    return Message(N_("the large X") if group.large == LARGE else N_("one stroke of the large X"), {})


def score_line(side: int, players: int | None, displayed: int, language: str | None) -> str:
    """Write a side's score beside its name, which has a pair's seats if the number of players is given."""
    facts = {"side": side_name(side, players, language), "score": displayed}
    return say(Message(N_("{side}: {score}"), facts), language)


def talon_line(count: int, language: str | None) -> str:
    """Say how many tiles the talon holds."""
    return say(Message(N_("Talon: {count}"), {"count": count}), language)


def seat_label(state: State | View, seat: int, language: str | None) -> str:
    """Name a seat, and say whether it is to move or has gone out."""
    facts = {"seat": seat}
    if state.turn == seat:
        return say(Message(N_("Seat {seat}, to move"), facts), language)
    if state.went_out == seat:
        return say(Message(N_("Seat {seat}, out"), facts), language)
    return say(Message(N_("Seat {seat}"), facts), language)


def pips_label(name: str, count: int, language: str | None) -> str:
    """Name a seat together with the pips of its hand."""
    return say(Message(NN_("{name}: {count} pip", "{name}: {count} pips"), {"name": name, "count": count}), language)


def state_title(state: State | View, language: str | None) -> str:
    """Name the picture of a match at one moment."""
    facts = {"number": state.hand_number + 1, "seat": state.turn}
    if state.turn is None:
        return say(Message(N_("Hand {number}, over"), facts), language)
    return say(Message(N_("Hand {number}, seat {seat} to move"), facts), language)
