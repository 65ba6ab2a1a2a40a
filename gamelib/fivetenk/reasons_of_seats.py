"""Why a seat is on its side, at its level, has its points; and why a friend card counts, or does not yet."""

from __future__ import annotations

from gamelib.core import N_, NN_, Message, Reason
from gamelib.fivetenk.cards import COPIES, points
from gamelib.fivetenk.events import NTH_PLAY, TrickEvent
from gamelib.fivetenk.explaining import ending_events
from gamelib.fivetenk.promotion import DECLARER, FIRST_LEVEL
from gamelib.fivetenk.public import known_side
from gamelib.fivetenk.refusals import SETTLED
from gamelib.fivetenk.settlement_events import PromotionEvent, climb_message
from gamelib.fivetenk.state import State


def about_friend(state: State, place: int) -> Reason:
    """Say of a friend card which play of it counts, how often it has been played, and whom it adds (C19-C21)."""
    card, nth = state.friends_named[place]
    count, by = state.named_plays[place], state.made_by[place]
    buried = state.buried.count(card)
    facts = {
        "card": card, "play": Message(NTH_PLAY[nth], {"card": card}), "count": count, "seat": by, "buried": buried,
    }  # fmt: skip
    said = [
        Message(N_("Named is {play}: whoever makes it joins the declarer's side."), facts),
        Message(
            NN_("{card} has been played {count} time so far.", "{card} has been played {count} times so far."), facts
        ),
    ]
    rules = ["C20", "C21", "R22"]
    if by is not None:
        sentence = N_("Seat {seat} has made the named play, and so is a friend.")
        if by == state.declarer:
            sentence = N_("The declarer has made the named play, so nobody is added.")
        said.append(Message(sentence, facts))
        rules.append("R12")
    elif COPIES - buried < nth:
        buried_ones = NN_("{buried} of the three is buried", "{buried} of the three are buried", "buried")
        known = {**facts, "because": Message(buried_ones, facts)}
        said.append(Message(N_("Since {because}, it will never be made, and this card adds nobody."), known))
        rules += ["R10", "R16"]
    elif state.phase == SETTLED:
        said.append(Message(N_("Nobody has made the named play, so it adds nobody."), facts))
        rules.append("R16")
    return Reason(about=Message(N_("The friend card {card}"), facts), said=tuple(said), rules=tuple(rules))


def about_side(state: State, seat: int) -> Reason:
    """Say which side a seat is on, and why that is known, or not yet (C21, C22)."""
    side = known_side(state, seat)
    made = tuple(friend.card for friend, by in zip(state.friends_named, state.made_by, strict=True) if by == seat)
    facts = {"seat": seat, "cards": made}
    about = Message(N_("The side of seat {seat}"), facts)
    if seat == state.declarer:
        return Reason(about=about, said=(Message(N_("Seat {seat} is the declarer."), facts),), rules=("C21", "C18"))
    if side == DECLARER:
        sentence = N_("Seat {seat} has made the named play of {cards}, and so is on the declarer's side, in the open.")
        return Reason(about=about, said=(Message(sentence, facts),), rules=("C21",))
    if side is None:
        sentence = N_("Not known yet: seat {seat} may still make a named play. If it does not, it is a defender.")
        return Reason(about=about, said=(Message(sentence, facts),), rules=("C22", "C21"))
    sentence = N_("Both friend cards are settled, and not by seat {seat}: it is a defender.")
    if None in state.made_by:
        sentence = N_("The game is over and seat {seat} has made no named play: it is a defender.")
    return Reason(about=about, said=(Message(sentence, facts),), rules=("C22", "R12"))


def about_level(state: State, seat: int) -> Reason:
    """Say what level a seat is at, and what changed it (C13, C32)."""
    before, level = state.setting.levels[seat], state.levels[seat]
    facts = {"seat": seat, "level": level, "before": before}
    about = Message(N_("The level of seat {seat}"), facts)
    promotion = next((event for event in ending_events(state) if isinstance(event, PromotionEvent)), None)
    if promotion is not None:
        stays = Message(N_("Seat {seat} stays at {level}."), facts)
        climbs = climb_message(seat, before, level) if level != before else stays
        return Reason(about=about, said=(promotion.message, climbs), rules=promotion.rules)
    if state.previous_game is None:
        sentence = N_("Everybody is at level {first} in a match's first game.")
        return Reason(about=about, said=(Message(sentence, {"first": FIRST_LEVEL}),), rules=("C13", "R1"))
    winner = seat in state.previous_game.winners
    reveals = N_("It has won the game before, and may reveal a card of that level.")
    waits = N_("It has not won the game before, and may not reveal.")
    said = (Message(N_("Seat {seat} is at level {level}."), facts), Message(reveals if winner else waits, facts))
    return Reason(about=about, said=said, rules=("C32", "C33", "C16"))


def about_points(state: State, seat: int) -> Reason:
    """Say how a seat's points in tricks came together, as far as that was seen here (C24, R18)."""
    taken = state.taken[seat]
    tricks = _tricks_of(state, seat)
    facts = {
        "seat": seat, "points": taken, "count": len(tricks),
        "terms": " + ".join(str(trick.points) for trick in reversed(tricks)),
    }  # fmt: skip
    about = Message(N_("The points of seat {seat}"), facts)
    worth = NN_("Seat {seat} has taken {points} point in tricks.", "Seat {seat} has taken {points} points in tricks.",
                "points")  # fmt: skip
    said = [Message(worth, facts)]
    whole = sum(trick.points for trick in tricks) == taken
    if taken and not whole:
        said.append(Message(N_("Not all of these tricks were seen here."), facts))
    if taken:
        said.append(Message(N_("They count for the side that it ends on, whenever that is revealed."), facts))
    total = Message(N_("{terms} = {points}"), facts) if len(tricks) > 1 and whole else None
    return Reason(about=about, said=tuple(said), rules=("C24", "R18") if taken else ("C24",), total=total)


def about_hand(state: State, seat: int) -> Reason:
    """Say how many cards a seat holds, what they are worth, and what that may mean in the end (C1, C26, C27)."""
    hand = state.hands[seat]
    facts = {"seat": seat, "count": len(hand), "points": points(hand)}
    about = Message(N_("The hand of seat {seat}"), facts)
    if not hand:
        sentence = N_("Seat {seat} has no cards left: it is out, but keeps its side and its promotion.")
        if state.declarer is None:
            sentence = N_("Seat {seat} has been dealt no card yet.")
        return Reason(
            about=about, said=(Message(sentence, facts),), rules=("C26",) if state.declarer is not None else ("C1",)
        )
    holds = NN_(
        "Seat {seat} holds {count} card, with {points} points.",
        "Seat {seat} holds {count} cards, with {points} points.",
    )
    lost = N_("Points left in hands at an early end go to the side that is out.")
    counts = [(hand_points, sum(1 for card in hand if card.points == hand_points)) for hand_points in (5, 10)]
    terms = " + ".join(f"{count} × {each}" for each, count in counts if count)
    total = Message(N_("{terms} = {points}"), {**facts, "terms": terms}) if terms else None
    return Reason(about=about, said=(Message(holds, facts), Message(lost, facts)), rules=("C3", "C27"), total=total)


def about_seat(state: State, seat: int) -> Reason:
    """Say all that can be said of a seat: its side, its points, its hand and its level."""
    parts = [about_hand(state, seat), about_level(state, seat)]
    if state.declarer is not None:
        parts = [about_side(state, seat), about_points(state, seat), *parts]
    messages = {str(message): message for part in parts for message in part.said}
    return Reason(
        about=Message(N_("Seat {seat}"), {"seat": seat}),
        said=tuple(messages.values()),
        rules=tuple(dict.fromkeys(rule for part in parts for rule in part.rules)),
    )


def _tricks_of(state: State, seat: int) -> list[TrickEvent]:
    """List the tricks with points that a seat has taken in this game, the latest first, as far as they were seen."""
    found = []
    step: State | None = state
    while step is not None and step.setting.deal == state.setting.deal:
        found += [
            event for event in step.events if isinstance(event, TrickEvent) and event.seat == seat and event.points
        ]
        step = step.previous
    return found
