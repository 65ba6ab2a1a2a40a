"""Why it is so: all that can be asked about a match of 5-10-K at one moment, and the answer for this very case.

What is asked has a key: ``turn``, ``trick``, ``top``, ``declarer``, ``kitty``, ``defenders``, ``ending``, ``climbing``,
``friend 0`` (the first of the friend cards), and of a seat ``side 2``, ``level 2``, ``points 2``, ``hand 2``, all of
these together as ``seat 2``, and ``done 2`` for what it did last in the trick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gamelib.core import N_, Message, Reason, not_here
from gamelib.fivetenk.cards import RANKS, points
from gamelib.fivetenk.comparing import compare
from gamelib.fivetenk.events import DeclarerEvent, TrickEvent
from gamelib.fivetenk.explaining import KIND_RULES, ending_events
from gamelib.fivetenk.neighbours import standing
from gamelib.fivetenk.nouns import A
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.fivetenk.public import known_points
from gamelib.fivetenk.reasons_of_seats import (
    about_friend,
    about_hand,
    about_level,
    about_points,
    about_seat,
    about_side,
)
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.settlement_events import GameEndEvent, PromotionEvent, SettlementEvent
from gamelib.fivetenk.state import State
from gamelib.fivetenk.table import SEATS


def askable(state: State) -> tuple[str, ...]:
    """List the keys of what can be asked about a moment, what matters most first."""
    keys = ["turn"]
    if state.phase in (PLAY, SETTLED):
        keys += ["trick", *(["top"] if state.top else []), "defenders"]
    keys += ["ending", "climbing"] if state.phase == SETTLED else []
    keys += ["declarer", "kitty", *(f"friend {place}" for place in range(len(state.friends_named)))]
    keys += [f"done {laid.seat}" for laid in sorted(state.trick)]
    for word in ("seat", "side", "points", "level", "hand"):
        if word not in ("side", "points") or state.declarer is not None:
            keys += [f"{word} {seat}" for seat in range(SEATS)]
    return tuple(dict.fromkeys(keys))


def reason(state: State, key: str) -> Reason:
    """Answer what is asked about a moment; raises ``RuleError`` ("format") for what is nothing to ask about."""
    if key not in askable(state):
        raise not_here(key)
    word, _, place = key.partition(" ")
    return _ABOUT_PART[word](state, int(place)) if place else _ABOUT_ALL[word](state)


# ---- whose turn it is -----------------------------------------------------------------------------------------------


def about_turn(state: State) -> Reason:
    """Say who is to move, and why just this seat (C13-C18, C23, C25)."""
    seat = state.turn
    about = Message(N_("The turn") if seat is None else N_("The turn of seat {seat}"), {"seat": seat})
    said, rules = _turn_in_play(state, seat) if state.phase == PLAY and seat is not None else _turn_elsewhere(state)
    return Reason(about=about, said=said, rules=rules)


def _turn_elsewhere(state: State) -> tuple[tuple[Message, ...], tuple[str, ...]]:
    seat, rule = state.turn, state.setting.reveal_rule
    facts: dict[str, object] = {"seat": seat}
    if state.phase == SETTLED:
        return (Message(N_("The game is over, so nobody is to move."), facts),), ("C27", "C28")
    if state.phase == THROWN_IN:
        return (Message(N_("Nobody has revealed, so the cards are shuffled and dealt again."), facts),), ("C15",)
    if state.phase == BURY:
        return (Message(N_("Seat {seat} is the declarer, has taken the kitty, and buries six cards."), facts),), (
            "C18",
        )
    if state.phase == NAME:
        sentence = N_("Seat {seat} is the declarer and names the friend cards before leading.")
        return (Message(sentence, facts),), ("C19", "C18")
    if seat is None:
        return (Message(N_("Nobody who may reveal is dealt a card of its own level."), facts),), (rule, "C17")
    level = state.levels[seat]
    cards = tuple(card for card in state.hands[seat] if RANKS[card.rank] == level)
    facts |= {"level": level, "cards": cards, "dealt": state.dealt}
    sentence = N_("Card {dealt} has just gone to seat {seat}, which holds {cards} of its level, {level}.")
    asked = N_("So it is asked whether to reveal. If it declines, it is asked again at its next card.")
    return (Message(sentence, facts), Message(asked, facts)), (rule, "C14", "R3")


def _turn_in_play(state: State, seat: int) -> tuple[tuple[Message, ...], tuple[str, ...]]:
    facts: dict[str, object] = {"seat": seat, "top": state.top, "by": state.top_seat}
    if state.top is None:
        ended = next((event for event in state.events if isinstance(event, TrickEvent)), None)
        if ended is not None:
            return (ended.message, ended.leader_message), ended.rules
        if seat == state.declarer and not any(state.taken):
            return (Message(N_("Seat {seat} is the declarer, and leads the first trick."), facts),), ("C18", "R20")
        return (Message(N_("A trick has ended, and seat {seat} leads the next."), facts),), ("C25", "R20")
    before = state.trick[-1].seat
    between = tuple((before + step) % SEATS for step in range(1, (seat - before) % SEATS or SEATS))
    facts |= {"before": before, "out": between}
    said = [Message(N_("Turns go by rising seat number: after seat {before} comes seat {seat}."), facts)]
    rules = ["C23", "R21"]
    if between:
        said[0] = Message(N_("After seat {before} comes seat {seat}, since {out} between them are out."), facts)
        if len(between) == 1:
            said[0] = Message(N_("After seat {before} comes seat {seat}, since {out} between them is out."), facts)
        rules.append("C26")
    said.append(Message(N_("It may beat the {top} of seat {by}, or pass."), facts))
    if any(laid.seat == seat and not laid.cards for laid in state.trick):
        said.append(
            Message(N_("It has passed in this trick, and may play again since somebody has played after."), facts)
        )
        rules.append("R14")
    return tuple(said), tuple(rules)


# ---- the trick ------------------------------------------------------------------------------------------------------


def about_trick(state: State) -> Reason:
    """Say what the trick is worth, card by card, and who would take it (C3, C24)."""
    about = Message(N_("The trick's points"), {})
    cards = tuple(card for _, cards, _ in state.trick for card in cards if card.points)
    facts = {
        "cards": cards, "points": state.trick_points, "seat": state.top_seat,
        "terms": " + ".join(str(card.points) for card in cards),
    }  # fmt: skip
    if not state.trick:
        ended = next((event for event in state.events if isinstance(event, TrickEvent)), None)
        if ended is None:
            return Reason(about=about, said=(Message(N_("Nothing has been played in it yet."), facts),), rules=("C24",))
        return Reason(about=about, said=(ended.message,), rules=ended.rules, total=ended.sum_message)
    if not cards:
        said = [Message(N_("No 5, no 10 and no K has been played in it, so it is worth nothing."), facts)]
    else:
        said = [Message(N_("Point cards played in it by anybody: {cards}."), facts)]
    if state.phase == PLAY:
        said.append(Message(N_("Seat {seat} has made the last play. If all others pass, they are its."), facts))
    total = Message(N_("{terms} = {points}"), facts) if len(cards) > 1 else None
    return Reason(about=about, said=tuple(said), rules=("C24", "C3"), total=total)


def about_top(state: State) -> Reason:
    """Say what the play to beat is, and what beats it (C8-C12)."""
    top, seat = state.top, state.top_seat
    about = Message(N_("The play to beat"), {})
    if top is None or seat is None:
        return Reason(about=about, said=(Message(N_("A trick is led: there is nothing to beat."), {}),), rules=("R20",))
    cards = next(laid.cards for laid in reversed(state.trick) if laid.seat == seat and laid.cards)
    facts = {"seat": seat, "cards": cards, "top": top}
    said = (Message(N_("Seat {seat} has played {cards}: {top}."), facts), standing(top).messages[1])
    return Reason(about=about, said=said, rules=tuple(dict.fromkeys((*KIND_RULES[top.kind], "C8", "C9"))))


def about_done(state: State, seat: int) -> Reason:
    """Say why what a seat did last in the trick was allowed (C8-C12, C23)."""
    place = max(place for place, laid in enumerate(state.trick) if laid.seat == seat)
    laid = state.trick[place]
    beaten = next((other.reading for other in reversed(state.trick[:place]) if other.reading), None)
    facts = {"seat": seat, "cards": laid.cards, "reading": laid.reading, "points": points(laid.cards), "top": beaten}
    about = Message(N_("What seat {seat} did"), facts)
    if laid.reading is None:
        passed = Message(N_("Seat {seat} did not beat the {top}, and passed."), facts)
        again = Message(N_("It may play again in this trick once somebody has played after that."), facts)
        return Reason(about=about, said=(passed, again), rules=("C23", "R14"))
    what = Message(N_("{cards} is {made}, with {points} points."), {**facts, "made": A(laid.reading)})
    made = KIND_RULES[laid.reading.kind]
    if beaten is None:
        led = Message(N_("Seat {seat} led it: whatever is a combination can be led."), facts)
        return Reason(about=about, said=(what, led), rules=(*made, "R20"))
    comparison = compare(laid.reading, beaten)
    return Reason(about=about, said=(what, comparison.message), rules=tuple(dict.fromkeys((comparison.rule, *made))))


# ---- the declarer, the kitty, the totals ----------------------------------------------------------------------------


def about_declarer(state: State) -> Reason:
    """Say who is the declarer and why, or why nobody is yet (C13-C17)."""
    about = Message(N_("The declarer"), {})
    event = next(_of_kind(state, DeclarerEvent), None)
    if event is not None:
        return Reason(about=about, said=event.messages, rules=event.rules)
    rule = state.setting.reveal_rule
    if state.declarer is None:
        sentence = N_("Nobody is declarer before somebody reveals a card of its own level.")
        return Reason(about=about, said=(Message(sentence, {}),), rules=(rule, "C14"))
    sentence = N_("Seat {seat} is the declarer, for good: how it became so was not seen here.")
    return Reason(about=about, said=(Message(sentence, {"seat": state.declarer}),), rules=(rule, "C17"))


def about_kitty(state: State) -> Reason:
    """Say where the six cards of the kitty are, what they are worth, and whose they will be (C18, C29)."""
    about = Message(N_("The kitty"), {})
    cards = state.buried or (state.setting.kitty if state.phase != BURY else ())
    facts: dict[str, object] = {"seat": state.declarer, "cards": cards, "points": points(cards)}
    terms = [str(card.points) for card in cards if card.points]
    worth = Message(N_("{terms} = {points}"), {**facts, "terms": " + ".join(terms)}) if len(terms) > 1 else None
    if state.phase in (DEAL, THROWN_IN):
        sentence = N_("The last six cards of the shuffle are left over: {cards}. The declarer will take them.")
        return Reason(about=about, said=(Message(sentence, facts),), rules=("C1", "R2", "C18"))
    if state.phase == BURY:
        sentence = N_("Seat {seat} has taken its six cards and buries six, perhaps others.")
        return Reason(about=about, said=(Message(sentence, facts),), rules=("C18",))
    if state.phase == SETTLED:
        (event,) = (event for event in ending_events(state) if isinstance(event, SettlementEvent))
        return Reason(about=about, said=(event.kitty_message,), rules=("C29", "C18"), total=worth)
    said = (
        Message(N_("Seat {seat} has buried {cards}: {points} points. At the table nobody else sees them."), facts),
        Message(N_("At the end they go to whoever makes the last play of the last trick."), facts),
    )
    return Reason(about=about, said=said, rules=("C18", "C29"), total=worth)


def about_defenders(state: State) -> Reason:
    """Say how the defenders' total comes about, or what is open of it (C3, C22, C30)."""
    about = Message(N_("The defenders' points"), {})
    event = next((event for event in ending_events(state) if isinstance(event, SettlementEvent)), None)
    if event is not None:
        said = (*event.trick_messages, *event.share_messages, event.kitty_message)
        return Reason(about=about, said=said, rules=event.rules, total=event.sum_messages[0])
    declarers, others = known_points(state)
    held = sum(map(points, state.hands))
    facts = {
        "declarers": declarers, "others": others, "trick": state.trick_points, "held": held,
        "buried": points(state.buried), "all": ALL_POINTS,
    }  # fmt: skip
    said = (
        Message(
            N_("They are counted at the end. So far the declarer's known side has taken {declarers} points."), facts
        ),
        Message(N_("All others have taken {others}: a friend who is still hidden takes its points along."), facts),
        Message(N_("Open are {trick} in the trick, {held} in hands and {buried} buried."), facts),
    )
    total = Message(N_("{declarers} + {others} + {trick} + {held} + {buried} = {all}"), facts)
    return Reason(about=about, said=said, rules=("C30", "C3", "R18", "C22"), total=total)


def about_ending(state: State) -> Reason:
    """Say how the game ended (C27, C28)."""
    (event,) = (event for event in ending_events(state) if isinstance(event, GameEndEvent))
    return Reason(about=Message(N_("The end of the game"), {}), said=event.messages, rules=event.rules)


def about_climbing(state: State) -> Reason:
    """Say who has won and climbs (C31, C32)."""
    (event,) = (event for event in ending_events(state) if isinstance(event, PromotionEvent))
    return Reason(about=Message(N_("Who has won"), {}), said=event.messages, rules=event.rules)


def _of_kind(state: State, kind: type[DeclarerEvent]) -> Iterator[DeclarerEvent]:
    """Give the events of a kind in the state's own game, the latest first, as far as its history is known."""
    step: State | None = state
    while step is not None and step.setting.deal == state.setting.deal:
        yield from (event for event in reversed(step.events) if isinstance(event, kind))
        step = step.previous


_ABOUT_ALL: dict[str, Callable[[State], Reason]] = {
    "turn": about_turn,
    "trick": about_trick,
    "top": about_top,
    "declarer": about_declarer,
    "kitty": about_kitty,
    "defenders": about_defenders,
    "ending": about_ending,
    "climbing": about_climbing,
}
_ABOUT_PART: dict[str, Callable[[State, int], Reason]] = {
    "friend": about_friend,
    "seat": about_seat,
    "side": about_side,
    "level": about_level,
    "points": about_points,
    "hand": about_hand,
    "done": about_done,
}
