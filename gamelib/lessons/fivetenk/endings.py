"""Questions about the end of a game: whether it is over, and who gets which points (C27-C30, R12, R13, R18)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.events import NamedPlayEvent
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.settlement_events import TO_SIDE, GameEndEvent, SettlementEvent
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT, SEATS
from gamelib.lessons.chances import pick
from gamelib.lessons.fivetenk.endings_mistakes import LAST_WAYS, TOTAL_WAYS, Last, Total
from gamelib.lessons.fivetenk.finishes import HELD, SPLIT, UNSETTLED, finish
from gamelib.lessons.fivetenk.found import before, settled
from gamelib.lessons.fivetenk.friends import one_written
from gamelib.lessons.fivetenk.positions import BURIED, TOP, Row, Spread, seat_role
from gamelib.lessons.fivetenk.showing import JUST_BEFORE, CardShowing
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, wrong_answers
from gamelib.lessons.kinds import Kind, choice, remark
from gamelib.lessons.verdicts import Remark

GOES_ON = "goes on"
POINTS = Message(N_("points"), {})

ENDS: Mapping[str, str] = {
    GOES_ON: N_("No, it goes on."),
    DECLARERS_OUT: N_("Yes, an early end: all of the declarer's side are out."),
    DEFENDERS_OUT: N_("Yes, an early end: all of the defenders are out."),
    ONE_LEFT: N_("Yes: only one player holds cards, and there is no early end."),
}
"""Whether a game is over, as answers: by their words just one of them is true, even where an early end leaves one
player with cards (R13)."""


def game_over(stream: Random) -> Item:
    """Ask whether a game is over after a play, and by which rule (C27, C28, R12, R13)."""
    after = finish(stream, pick(stream, (DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT, ONE_LEFT, SPLIT, UNSETTLED, HELD)))
    state = before(after)
    seat = state.turn or 0
    right = after.how or GOES_ON
    about = {ending: against(after, ending) for ending in ENDS if ending != right}
    form, mistakes = choice([(key, Message(text, {})) for key, text in ENDS.items()], about)
    left = tuple(other for other in range(SEATS) if after.hand_sizes[other])
    return Item(
        position=state.view(seat),
        told=(*told_play(after), JUST_BEFORE),
        question=Message(N_("Is the game over now?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=in_favour(after),
        solution=(in_favour(after),),
        hints=(
            Hint(remark(N_("See whether both named plays have been made, and whether a whole side is out."), "C27",
                        "R12")),
            Hint(remark(NN_("Cards are held now by seat {seats}.", "Cards are held now by seats {seats}."), "C28",
                        "C27", seats=left, count=len(left))),
        ),
        after=after if after.how else after.view(seat),
        solved=CardShowing(),
        rules=("C28",) if right == ONE_LEFT else ("C27",) if right != GOES_ON else ("C27", "C28"),
    )  # fmt: skip


def told_play(state: State) -> tuple[Message, ...]:
    """Tell what was played just now, whether that was a named play, and who is a friend or out by it."""
    return tuple(
        event.message
        for event in state.events
        if (event.settles if isinstance(event, NamedPlayEvent) else event.kind in ("play", "friend", "out"))
    )


def holding(state: State, *, declarers: bool) -> tuple[int, ...]:
    """List the seats of a side that still hold cards."""
    return tuple(seat for seat in range(SEATS) if state.hand_sizes[seat] and (seat in state.declarers) == declarers)


def in_favour(state: State) -> Remark:
    """Say why a game is over, or why it goes on."""
    end = next((event for event in state.events if isinstance(event, GameEndEvent)), None)
    if end:
        return Remark(end.message, ("C28" if end.how == ONE_LEFT else "C27", "R13"))
    return against(state, DECLARERS_OUT) if None in state.made_by else both_hold(state)


def both_hold(state: State) -> Remark:
    """Say that both sides still hold cards."""
    return remark(
        N_("Both sides still hold cards: {declarers} of the declarer's side, and {defenders} of the defenders."),
        "C27", "C28",
        declarers=seats_named(holding(state, declarers=True)), defenders=seats_named(holding(state, declarers=False)),
    )  # fmt: skip


def seats_named(seats: tuple[int, ...]) -> Message:
    """Name seats within a sentence."""
    return Message(NN_("seat {seats}", "seats {seats}"), {"seats": seats, "count": len(seats)})


def against(state: State, ending: str) -> Remark:
    """Say why a game has not ended in this way, or why it is over."""
    left = tuple(seat for seat in range(SEATS) if state.hand_sizes[seat])
    if ending == GOES_ON:
        return in_favour(state)
    if ending == ONE_LEFT:
        if len(left) == 1:
            return remark(
                N_("Only one player holds cards, but it is an early end: a whole side is out as well, and that comes "
                   "first."), "R13", "C27"
            )  # fmt: skip
        return remark(N_("Seats {seats} still hold cards: that is more than one."), "C28", seats=left)
    waiting = tuple(
        one_written(friend) for friend, made in zip(state.friends_named, state.made_by, strict=True) if made is None
    )
    if waiting:
        return remark(N_("No early end yet: {waiting} has not been made, so the sides are not settled."), "C27", "R12",
                      waiting=waiting[0])  # fmt: skip
    own = holding(state, declarers=ending == DECLARERS_OUT)
    return remark(
        NN_("Of that side seat {seats} still holds cards.", "Of that side seats {seats} still hold cards."),
        "C27", seats=own, count=len(own),
    )  # fmt: skip


def settlement_of(state: State) -> SettlementEvent:
    """Give the settlement of a game that is over."""
    return next(event for event in state.events if isinstance(event, SettlementEvent))


def end_of(state: State) -> GameEndEvent:
    """Give the end of a game that is over."""
    return next(event for event in state.events if isinstance(event, GameEndEvent))


ENDED: Mapping[str, str] = {
    DECLARERS_OUT: N_("With that all of the declarer's side are out, and the game ends early."),
    DEFENDERS_OUT: N_("With that all of the defenders are out, and the game ends early."),
    ONE_LEFT: N_("With that only one player is left with cards, and the game ends."),
}


def told_end(state: State) -> tuple[Message, ...]:
    """Tell the last play of a game, how the game ended, who was on which side, and what the picture shows."""
    end = end_of(state)
    return (*told_play(state), Message(ENDED[end.how], {}), end.sides_message, JUST_BEFORE)


PLACES: Mapping[tuple[str, str], str] = {
    (DECLARER, DECLARER): N_("Both to the declarer's side."),
    (DEFENDERS, DEFENDERS): N_("Both to the defenders."),
    (DECLARER, DEFENDERS): N_("Kitty and last trick to the declarer's side, hands to the defenders."),
    (DEFENDERS, DECLARER): N_("Kitty and last trick to the defenders, hands to the declarer's side."),
}
"""Where the points of the last trick and the kitty go, and those left in hands: as answers."""


def last_points(stream: Random) -> Item:
    """Ask which side gets the last trick and the kitty, and which the points left in hands (C27-C29)."""
    case = pick(stream, (SPLIT, SPLIT, DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT))
    state = finish(stream, case)
    while not settlement_of(state).hands.points:
        state = finish(stream, case)
    event = settlement_of(state)
    last = state.top_seat or 0
    key = " ".join
    right = key((event.table.side, event.hands.side))
    facts: dict[str, object] = {"seat": last}
    to_last = Remark(end_of(state).last_message, ("C29",))
    if state.how == ONE_LEFT:
        hands = remark(N_("Only one player was left, so the cards left go to seat {seat}, too."), "C28", **facts)
    else:
        hands = remark(
            N_("All of the declarer's side are out, so the points left in hands go to that side.")
            if state.how == DECLARERS_OUT
            else N_("All of the defenders are out, so the points left in hands go to that side."),
            "C27", "C29",
        )  # fmt: skip
    about = {}
    for places in PLACES:
        first = to_last if places[0] != event.table.side else hands
        about[key(places)] = first
    form, mistakes = choice(
        [(key(places), Message(text, {})) for places, text in PLACES.items()],
        {name: because for name, because in about.items() if name != right},
    )
    return Item(
        position=before(state).view(before(state).turn or 0),
        told=told_end(state),
        question=Message(
            N_("Where do the points of the last trick and the kitty go, and where those left in hands?"), {}
        ),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=to_last,
        solution=(to_last, hands),
        hints=(
            Hint(remark(N_("The last trick and the kitty go by whoever made the last play."), "C29")),
            Hint(
                remark(N_("At an early end the points left in hands go to the side that is out."), "C27")
                if state.how != ONE_LEFT
                else remark(N_("Where one player is left, the last player takes those, too."), "C28")
            ),
        ),
        after=state,
        solved=CardShowing(drawn="settlement"),
        rules=("C28", "C29") if state.how == ONE_LEFT else ("C27", "C29"),
    )  # fmt: skip


def last_player(stream: Random) -> Item:
    """Ask what the player of the last play takes where one player is left (C28, C29)."""
    state = finish(stream, ONE_LEFT)
    while not (settlement_of(state).hands.points and settlement_of(state).kitty.points):
        state = finish(stream, ONE_LEFT)
    event = settlement_of(state)
    facts = Last(event.table.points, event.hands.points, event.kitty.points)
    holder = next(seat for seat in range(SEATS) if state.hand_sizes[seat])
    trick = tuple(card for laid in state.trick for card in laid.cards)
    position = Spread((Row(TOP, trick), Row(seat_role(holder), state.hands[holder]), Row(BURIED, state.buried)))
    known = {**facts._asdict(), "seat": state.top_seat, "total": facts.total, "holder": holder}
    lit = tuple(place for place, card in enumerate(position.cards) if card.points)
    added = remark(N_("Last trick {trick} + cards left {hands} + kitty {kitty} = {total}."), "C28", "C29", **known)
    return Item(
        position=position,
        told=(
            Message(N_("Seat {seat} has made the last play, and now only seat {holder} holds cards: the game is over."),
                    known),
            Message(N_("The picture shows the cards of the last trick, those left, and those buried."), {}),
        ),
        question=Message(
            N_("How many points does seat {seat} take at this end: last trick, cards left and kitty together?"),
            known,
        ),
        form=Number(POINTS),
        answer=facts.total,
        mistakes=wrong_answers(LAST_WAYS, facts, facts.total),
        otherwise=remark(N_("The last trick, the cards left and the kitty go to the last player, at face value."),
                         "C28", "C29"),
        solution=(added,),
        hints=(
            Hint(remark(N_("Three things go to the player of the last play: look at each row."), "C28")),
            Hint(remark(N_("The point cards are lit; the kitty counts once, like everything else."), "C29"), lit),
        ),
        solved=CardShowing(lit=lit, sums=(added.message,)),
    )  # fmt: skip


def defenders_total(stream: Random) -> Item:
    """Ask for the defenders' total at a settlement (C30)."""

    def wanted(at: State) -> bool:
        share = at.settlement
        return share is not None and bool(share.kitty.points) and bool(share.hands.points or share.table.points)

    state = settled(stream, wanted)
    event = settlement_of(state)
    tricks, table, kitty, hands = event.terms(DEFENDERS)
    friends = sum(event.taken[seat] for seat in state.friends)
    facts = Total(tricks, table, kitty, hands, friends, event.kitty.points, event.hands.points, state.how != ONE_LEFT)
    shares = {"table": event.table.points, "kitty": event.kitty.points, "hands": event.hands.points}
    citing = ("C28",) if state.how == ONE_LEFT else ("C27",)
    to, left = (Message(TO_SIDE[share.side], {}) for share in (event.kitty, event.hands))
    return Item(
        position=before(state).view(before(state).turn or 0),
        told=(
            *told_end(state),
            Message(N_("Last trick: {table} points; kitty: {kitty}; left in hands: {hands}."), shares),
        ),
        question=Message(N_("How many points do the defenders have in all?"), {}),
        form=Number(POINTS),
        answer=event.defenders,
        mistakes=wrong_answers(TOTAL_WAYS, facts, event.defenders),
        otherwise=remark(N_("Add up the defenders' tricks, and what of the rest goes to them."), "C30"),
        solution=(
            remark(
                N_("Last trick and kitty go {to}, what is left in hands goes {hands}."),
                "C29",
                *citing,
                to=to,
                hands=left,
            ),
            Remark(event.sum_messages[0], ("C30",)),
        ),
        hints=(
            Hint(Remark(event.trick_messages[0], ("C30", "R18"))),
            Hint(remark(N_("The last trick and the kitty go by whoever made the last play."), "C29")),
            Hint(
                remark(N_("At an early end the points left in hands go to the side that is out."), "C27")
                if state.how != ONE_LEFT
                else remark(N_("Where one player is left, the last player takes those, too."), "C28")
            ),
        ),
        after=state,
        solved=CardShowing(drawn="settlement", sums=(event.sum_messages[0],)),
        rules=("C30", "C29"),
    )


KINDS = (
    Kind("game over", ("C27", "C28"), game_over),
    Kind("last points", ("C27", "C28", "C29"), last_points),
    Kind("last player", ("C28", "C29"), last_player),
    Kind("defenders' total", ("C30", "C29"), defenders_total),
)
