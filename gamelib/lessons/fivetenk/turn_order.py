"""Questions about turns: who is next, who still gets a turn, and what becomes of who is out (C23, C26, R14, R18)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.moves import Lay, Pass
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.refusals import PLAY
from gamelib.fivetenk.settlement_events import SettlementEvent
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick
from gamelib.lessons.fivetenk.found import before, find, playing, settled
from gamelib.lessons.fivetenk.seats import keys, seat_options
from gamelib.lessons.fivetenk.showing import JUST_BEFORE, CardShowing
from gamelib.lessons.fivetenk.tricks import asked_after
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark


def next_turn(stream: Random) -> Item:
    """Ask whose turn it is after a play or a pass; seats that are out are passed over (C23, C26, R21)."""
    skipping = stream.random() < 2 / 3

    def wanted(at: State) -> bool:
        if at.phase != PLAY or not isinstance(at.move, Lay | Pass) or at.top is None or at.turn is None:
            return False
        after = ((before(at).turn or 0) + 1) % SEATS
        return (at.turn != after) == skipping and (skipping or 0 in at.hand_sizes)

    after = find(stream, wanted)
    state = before(after)
    seat, right = state.turn or 0, after.turn or 0
    facts: dict[str, object] = {"from": seat, "next": right}
    about = {}
    for other in range(SEATS):
        known = {**facts, "seat": other}
        if not after.hand_sizes[other]:
            because = remark(N_("Seat {seat} is out, and answers no more."), "C26", **known)
        elif other == seat:
            because = remark(N_("Seat {seat} has just had its turn."), "C23", **known)
        else:
            because = remark(N_("Turns go by rising seat number, from 5 on to 0: seat {next} comes first."), "C23",
                             "R21", **known)  # fmt: skip
        about[str(other)] = because
    form, mistakes = choice(
        [(str(other), seat_label(other)) for other in range(SEATS)],
        {key: because for key, because in about.items() if key != str(right)},
        "seats",
    )
    solution = remark(N_("After seat {from} the next seat that holds cards is seat {next}."), "C23", "C26", **facts)
    return Item(
        position=state.view(seat),
        told=(after.events[0].message, JUST_BEFORE),
        question=Message(N_("Whose turn is it then?"), {}),
        form=form,
        answer=str(right),
        mistakes=mistakes,
        otherwise=solution,
        solution=(solution,),
        hints=(
            Hint(remark(N_("Turns go by rising seat number, and after seat 5 comes seat 0."), "C23", "R21")),
            Hint(remark(N_("Seats without cards are passed over. Is the next one out?"), "C26")),
        ),
        after=after.view(seat),
        solved=CardShowing(),
        rules=("C23", "C26") if skipping else ("C23",),
    )


def turns_left(stream: Random) -> Item:
    """Ask who still gets a turn in a trick if everybody passes from now on (C23, C26, R14)."""

    def wanted(at: State) -> bool:
        return at.top is not None and len(asked_after(at)) < 5 and (0 in at.hand_sizes or len(at.trick) > 1)

    state = playing(stream, wanted)
    right = asked_after(state)
    turn, top = state.turn or 0, state.top_seat

    def why(seat: int) -> Remark:
        facts: dict[str, object] = {"seat": seat, "top": top}
        if seat in right:
            return remark(N_("Seat {seat} holds cards and has not passed since the last play."), "C23", **facts)
        if seat == top:
            return remark(N_("Seat {seat} made the last play: if all others pass, the trick is its own."), "C23", "C24",
                          **facts)  # fmt: skip
        if not state.hand_sizes[seat]:
            return remark(N_("Seat {seat} is out, and answers no more."), "C26", **facts)
        return remark(N_("Seat {seat} has passed since the last play; its turn would come only after another play."),
                      "C23", "R14", **facts)  # fmt: skip

    return Item(
        position=state.view(turn),
        told=(Message(N_("Seat {seat} is to move. Suppose that from now on everybody passes."), {"seat": turn}),),
        question=Message(
            N_("Who still gets a turn in this trick? Choose all who do, including the seat that is to move now."), {}
        ),
        form=seat_options(right, why, why(turn)),
        answer=keys(right),
        otherwise=why(turn),
        solution=(
            remark(
                NN_(
                    "Only seat {seats}: then all others who hold cards have passed, and the trick ends.",
                    "Seats {seats}, in this order: then all others who hold cards have passed, and the trick ends.",
                ),
                "C23", "C26", seats=right, count=len(right),
            ),
        ),
        hints=(
            Hint(remark(N_("The trick ends as soon as all others who hold cards have passed in a row."), "C23")),
            Hint(remark(N_("The last play is seat {top}'s. Go on from seat {turn}."), "C23", top=top, turn=turn)),
        ),
        solved=CardShowing(),
    )  # fmt: skip


def points_of_one_out(stream: Random) -> Item:
    """Ask for which side the points count of a player who went out long before the end (C26, R18)."""

    def out(at: State) -> list[int]:
        return [seat for seat in range(SEATS) if not at.hand_sizes[seat] and at.taken[seat] and seat != at.top_seat]

    state = settled(stream, lambda at: bool(out(at)))
    event = next(event for event in state.events if isinstance(event, SettlementEvent))
    seat = pick(stream, out(state))
    right = event.sides[seat]
    role = (
        N_("Seat {seat} is the declarer.")
        if seat == state.declarer
        else N_("Seat {seat} was revealed as a friend.")
        if seat in state.friends
        else N_("Seat {seat} was never revealed as a friend.")
    )
    facts: dict[str, object] = {"seat": seat, "points": state.taken[seat]}
    keeps = {
        DECLARER: N_("Whoever is out keeps their side: the {points} points count for the declarer's side."),
        DEFENDERS: N_("Whoever is out keeps their side: the {points} points count for the defenders."),
    }[right]
    because = remark(keeps, "C26", "R18", "C22", **facts)
    labels = (
        (DECLARER, Message(N_("They count for the declarer's side."), {})),
        (DEFENDERS, Message(N_("They count for the defenders."), {})),
        ("last", Message(N_("They go to the player of the last play."), {})),
        ("lost", Message(N_("They are lost: the player is out."), {})),
    )
    form, mistakes = choice(labels, {key: because for key, _ in labels if key != right})
    return Item(
        position=before(state).view(before(state).turn or 0),
        told=(
            Message(role, facts),
            Message(N_("It went out with {points} points taken in tricks. Now the game ends."), facts),
            JUST_BEFORE,
        ),
        question=Message(N_("What becomes of the {points} points that seat {seat} has taken?"), facts),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=because,
        solution=(because,),
        hints=(
            Hint(remark(N_("Whoever is out neither answers nor leads, but keeps everything else."), "C26")),
            Hint(remark(role, "C22", "C21", **facts)),
        ),
        after=state,
        solved=CardShowing(lit=(seat,)),
    )


KINDS = (
    Kind("next turn", ("C23", "C26"), next_turn),
    Kind("turns left", ("C23", "C26"), turns_left),
    Kind("points of one who is out", ("C26",), points_of_one_out),
)
