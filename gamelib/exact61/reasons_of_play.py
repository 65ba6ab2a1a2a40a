"""Why it is so: every number, mark and tile of a match that can be asked about, and the answer for this very case.

What is asked has a key: ``sum``, ``points``, ``turn``, ``talon``, ``score 0``, ``hand 2``, ``port 1|4 low``,
``tile 4|4`` (on the table or not), ``place 2|4 at 4|4 side A``. Seats and sides count from 0, points are raw.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gamelib.core import N_, NN_, Event, Message, Reason, RuleError, not_here, refusal
from gamelib.exact61.events import PlacementEvent, rejected, score_facts, scored, sum_of
from gamelib.exact61.explaining import sum_rules
from gamelib.exact61.layout import Layout, Place, read_place, read_port
from gamelib.exact61.ports import Port
from gamelib.exact61.reasons import about_lying, about_port, about_sum
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET, accepts
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent
from gamelib.exact61.state import State
from gamelib.exact61.tiles import TILES, Tile


class Moment(Protocol):
    """What is asked about: a state, or anything else with a layout, hands and scores."""

    @property
    def layout(self) -> Layout:
        """The tiles on the table."""

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles of each seat."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The raw points of each side."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""

    @property
    def turn(self) -> int | None:
        """The seat to move; ``None`` when the hand is over."""


def askable(moment: Moment) -> tuple[str, ...]:
    """List the keys of what can be asked about a moment: the sum and scores first, then ports, then tiles.

    Placements can be asked about besides.
    """
    layout = moment.layout
    keys = ["sum", *(["points"] if len(layout) else []), *(f"score {side}" for side in range(len(moment.scores)))]
    keys += ["turn", "talon"] if isinstance(moment, State) else []
    keys += [f"hand {seat}" for seat, hand in enumerate(moment.hands) if hand]
    keys += [f"port {port.tile} {port.port}" for port in layout.open_ports]
    keys += [f"tile {tile}" for tile in sorted(layout.tiles)]
    return (*keys, *(f"tile {tile}" for tile in TILES if tile not in layout))


def reason(moment: Moment, key: str) -> Reason:
    """Answer what is asked about a moment; raises ``RuleError`` ("format") for what is nothing to ask about."""
    word, _, rest = key.partition(" ")
    for answers in (_ABOUT_ALL, _ABOUT_PART):
        if word in answers and bool(rest) == (answers is _ABOUT_PART):
            return answers[word](moment, rest)
    raise not_here(key)


def _about_port(moment: Moment, text: str) -> Reason:
    port = read_port(text.split(maxsplit=1))
    if port is None:
        raise not_here(text)
    return about_port(moment.layout, port)


def _about_tile(moment: Moment, text: str) -> Reason:
    tile = Tile(text)
    return about_lying(moment.layout, tile) if tile in moment.layout else about_held(moment, tile)


def _number(text: str, count: int) -> int:
    if text not in map(str, range(count)):
        raise not_here(text)
    return int(text)


_WOULD = N_("{raw} raw points, {displayed} displayed: side {side} would go from {before} to {after}.")
_WOULD_AND_DOES_NOT = N_(
    "{raw} raw points, {displayed} displayed: side {side} would go from {before} to {after}. "
    "On a free table no score changes by itself."
)


# ---- points and scores ----------------------------------------------------------------------------------------------


def about_points(moment: Moment) -> Reason:
    """Say what the sum scores, and whether the target lets it through (D15-D18)."""
    layout = moment.layout
    facts = {"total": layout.total, "raw": layout.raw_points, "displayed": layout.displayed_points}
    about = Message(N_("The points"), {})
    if not layout.raw_points:
        nothing = scored({**facts, "side": 0}, accepted=None)
        return Reason(about=about, said=(nothing,), rules=("D15",), total=about_sum(layout).total)
    sentence = N_("{total} is a positive multiple of 5, so it is worth {raw} raw points.")
    event = _event(moment, PlacementEvent)
    if event is not None:
        follows, accepted = event.score_message, event.accepted
    elif isinstance(moment, State) or moment.turn is None:
        # Nobody knows whose tile it was.
        follows, accepted = Message(N_("They are {displayed} displayed points."), facts), True
    else:
        side = moment.sides[moment.turn]
        before = moment.scores[side]
        accepted = accepts(before, layout.raw_points)
        after = before + layout.raw_points if accepted else before
        scoring = score_facts(side, layout.raw_points, before, after)
        follows = Message(_WOULD_AND_DOES_NOT, scoring) if accepted else rejected(scoring)
    rules = ("D15", "D19", "D22") if accepted is None else ("D15", "D17") if accepted else ("D16", "D15", "D17")
    total = Message(N_("{raw} ÷ 5 = {displayed}"), facts)
    return Reason(about=about, said=(Message(sentence, facts), follows), rules=rules, total=total)


def about_score(moment: Moment, side: int) -> Reason:
    """Say how a side's score is shown, what changed it last, and what is missing to the target (D16, D18)."""
    raw = moment.scores[side]
    facts = {"side": side, "raw": raw, "displayed": raw // RAW_PER_POINT, "missing": TARGET - raw, "target": TARGET}
    messages = [Message(N_("Side {side} has {raw} raw points. They are shown divided by 5: {displayed}."), facts)]
    change = _last_change(moment, side)
    if change is not None:
        messages.append(Message(N_("What changed it last: {change}"), {"change": change}))
    if raw == TARGET:
        messages.append(Message(N_("That is the target, met exactly: the match is won."), facts))
        rules: tuple[str, ...] = ("D18",)
    else:
        sentence = N_(
            "{missing} raw points are missing to {target}. An event worth more than that is rejected as a whole."
        )
        messages.append(Message(sentence, facts))
        rules = ("D16", "D18")
    total = Message(N_("{raw} ÷ 5 = {displayed}"), facts)
    return Reason(about=Message(N_("The score of side {side}"), facts), said=tuple(messages), rules=rules, total=total)


def _last_change(moment: Moment, side: int) -> Message | None:
    """Look back for what changed a side's score last, or was rejected; ``None`` where nothing is known of it."""
    step = moment if isinstance(moment, State) else None
    while step is not None:
        for event in reversed(step.events):
            scoring = isinstance(event, PlacementEvent | GoingOutEvent | BlockedGainEvent)
            if scoring and event.side == side and event.accepted is not None:  # type: ignore[attr-defined]
                return event.score_message  # type: ignore[attr-defined, no-any-return]
        step = step.previous
    return None


def _event(moment: Moment, kind: type[PlacementEvent]) -> PlacementEvent | None:
    events: tuple[Event, ...] = moment.events if isinstance(moment, State) else ()
    return next((event for event in events if isinstance(event, kind)), None)


# ---- turns, hands, the talon ----------------------------------------------------------------------------------------


def about_turn(moment: Moment) -> Reason:
    """Say why it is a seat's turn and what it must do, or why it is nobody's (D4-D8, D18, D19)."""
    about = Message(N_("Whose turn it is"), {})
    state = _match(moment)
    seat = state.turn
    if seat is None:
        ended = [event for event in state.events if event.kind in ("hand_end", "match_end")]
        over = Message(N_("The hand is over, so it is nobody's turn."), {})
        return Reason(
            about=about,
            said=(over, *(message for event in ended for message in event.messages)),
            rules=tuple(dict.fromkeys(rule for event in ended for rule in event.rules)) or ("D5",),
        )
    facts = {"seat": seat, "tile": state.drawn, "tiles": state.placeable}
    if state.drawn:
        sentence = N_("Seat {seat} has just drawn [{tile}], which fits, so it must place it at once.")
        return Reason(about=about, said=(Message(sentence, facts),), rules=("D7", "R5"))
    if not len(state.layout):
        opening = [event.message for event in state.events if event.kind == "lot"]
        leads = Message(N_("The table is empty: seat {seat} leads, and may lay any of its tiles."), facts)
        return Reason(about=about, said=(*opening, leads), rules=("D4", "D5") if state.hand_number else ("D4",))
    said = [
        Message(N_("Placing ends a turn, and turns go clockwise, from seat to seat in the order of numbers."), facts)
    ]
    if state.placeable:
        said.append(Message(N_("Seat {seat} can place {tiles}, so it must place, and may not draw or pass."), facts))
    elif state.talon:
        said.append(Message(N_("Seat {seat} can place nothing, so it must draw, one tile at a time."), facts))
    else:
        said.append(Message(N_("Seat {seat} can place nothing and the talon is empty, so it must pass."), facts))
    return Reason(about=about, said=tuple(said), rules=("D7", "D6", "D4"))


def _match(moment: Moment) -> State:
    """Give a moment as a state: turns and the talon are a match's alone."""
    if not isinstance(moment, State):
        raise RuleError("format", N_("This is no match, so it has neither turns nor a talon."))
    return moment


def about_talon(moment: Moment) -> Reason:
    """Say how many tiles are left to draw, and for whom (D3, D7, D8)."""
    state = _match(moment)
    held = sum(map(len, state.hands))
    facts = {"all": len(TILES), "laid": len(state.layout), "held": held, "count": len(state.talon)}
    sentence = N_("Every tile that is neither on the table nor in a hand lies face down, and can be drawn.")
    duty = N_("Who can place nothing draws from its front, until a tile fits.")
    if not state.talon:
        duty = N_("It is empty: who can place nothing passes, and when nobody can place the hand is blocked.")
    return Reason(
        about=Message(N_("The talon"), {}),
        said=(Message(sentence, facts), Message(duty, facts)),
        rules=("D3", "D7", "D8"),
        total=Message(N_("{all} − {laid} − {held} = {count}"), facts),
    )


def about_hand(moment: Moment, seat: int) -> Reason:
    """Say what a hand's tiles count, and when that matters (D20, D21, D23)."""
    hand = moment.hands[seat]
    tiles = NN_("Seat {seat} holds {count} tile: {tiles}.", "Seat {seat} holds {count} tiles: {tiles}.")
    said = (
        Message(tiles if hand else N_("Seat {seat} holds nothing."), {"seat": seat, "count": len(hand), "tiles": hand}),
        Message(N_("Its pips count only when the hand is settled: for whoever goes out, or among blocked hands."), {}),
    )
    rules = ("D20", "D21", "D23") if len(moment.hands) == 4 else ("D20", "D23")
    total = sum_of([tile.pips for tile in hand]) if len(hand) > 1 else None
    return Reason(about=Message(N_("The hand of seat {seat}"), {"seat": seat}), said=said, rules=rules, total=total)


# ---- tiles that could be laid ---------------------------------------------------------------------------------------


def about_held(moment: Moment, tile: Tile) -> Reason:
    """Say where a tile that is not on the table fits, and whether it may be laid there now (D4, D6, D7, D9)."""
    layout, about = moment.layout, Message(N_("[{tile}]"), {"tile": tile})
    ports = tuple(Port(port.tile, port.port) for port in layout.fitting(tile))
    facts = {"tile": tile, "low": tile.low, "high": tile.high, "ports": ports, "count": len(ports)}
    if not len(layout):
        first = Message(N_("The table is empty, and any tile may be laid first."), facts)
        said, rules = [first], ["D4"]
    elif ports:
        fits = NN_(
            "It fits at {ports}, where one of its halves meets the same number.",
            "It fits at {ports}: at each one of its halves meets the same number, and each is a move of its own.",
        )
        said, rules = [Message(fits, facts)], ["D6", *(["R9"] if len(ports) > 1 else [])]
    else:
        sentence = N_("It fits nowhere: no open port shows {low}.")
        if not tile.is_double:
            sentence = N_("It fits nowhere: no open port shows {low} or {high}.")
        said, rules = [Message(sentence, facts)], ["D6"]
    if tile.is_double and (ports or not len(layout)):
        said.append(Message(N_("As a double it is laid crosswise, and branches from there."), facts))
        rules.append("D9")
    problem = moment.why_not(Place(tile, ports[0] if ports else None)) if isinstance(moment, State) else None
    if problem is not None and (ports or not len(layout)):
        said.insert(0, problem.message)
        rules.insert(0, problem.rule)
    return Reason(
        about=about,
        said=tuple(said),
        rules=tuple(dict.fromkeys(rules)),
        instead=problem.legal if problem is not None else (),
    )


def about_place(moment: Moment, place: Place) -> Reason:
    """Say what a placement would bring, or what forbids it (D6, D10-D22)."""
    about = Message(N_("{place}"), {"place": place})
    problem = moment.why_not(place) if isinstance(moment, State) else moment.layout.why_not(*place)
    if problem is not None:
        told = refusal(problem)
        return Reason(about=about, said=told.said, rules=told.rules, instead=told.instead)
    if isinstance(moment, State):
        events = moment.play(place).events
        said = tuple(message for event in events for message in event.messages[1 if event is events[0] else 0 :])
        rules = tuple(dict.fromkeys(rule for event in events for rule in event.rules))
        first = events[0].messages[1]
        return Reason(about=about, said=tuple(one for one in said if one != first), rules=rules, total=first)
    laid = moment.layout.place(*place)
    side = moment.sides[moment.turn or 0]
    before = moment.scores[side]
    accepted = accepts(before, laid.raw_points)
    after = before + laid.raw_points if accepted else before
    facts = {"total": laid.total, **score_facts(side, laid.raw_points, before, after)}
    rules = (*sum_rules(laid), *(() if not laid.raw_points else ("D17",) if accepted else ("D16", "D17")))
    ends = sum_of([end.contribution for end in laid.scoring_ends])
    follows = Message(_WOULD, facts) if laid.raw_points and accepted else scored(facts, accepted=accepted)
    return Reason(about=about, said=(follows,), rules=rules, total=ends)


_ABOUT_ALL: dict[str, Callable[[Moment, str], Reason]] = {
    "sum": lambda moment, _: about_sum(moment.layout),
    "points": lambda moment, _: about_points(moment),
    "turn": lambda moment, _: about_turn(moment),
    "talon": lambda moment, _: about_talon(moment),
}
_ABOUT_PART: dict[str, Callable[[Moment, str], Reason]] = {
    "port": _about_port,
    "tile": _about_tile,
    "place": lambda moment, text: about_place(moment, Place(*read_place(text))),
    "score": lambda moment, text: about_score(moment, _number(text, len(moment.scores))),
    "hand": lambda moment, text: about_hand(moment, _number(text, len(moment.hands))),
}
