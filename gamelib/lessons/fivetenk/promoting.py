"""Questions about the promotion table: who wins, who climbs how far, and what comes next (C31-C33, C16, C17)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import LADDER, outcome
from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER, DEFENDERS, WON
from gamelib.fivetenk.table import DECLARERS_OUT, SEATS
from gamelib.lessons.chances import pick
from gamelib.lessons.fivetenk.decided import LEVELS_SHOWN, RESULT_SHOWN, decided, promotion_of, told_points, told_sides
from gamelib.lessons.fivetenk.results import STEP, result, some_levels, some_points
from gamelib.lessons.fivetenk.seats import keys, seat_options
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, remark
from gamelib.lessons.verdicts import Remark


def key_of(winner: str, steps: int) -> str:
    """Write a row of the promotion table as the key of an option."""
    return f"{winner} {steps}"


def row_label(winner: str, steps: int) -> Message:
    """Name a row of the promotion table as an answer."""
    if not steps:
        return Message(N_("Defenders win, nobody climbs."), {})
    sentence: str = (
        NN_("Declarer's side: up {steps} level.", "Declarer's side: up {steps} levels.", "steps")
        if winner == DECLARER
        else NN_("Defenders: up {steps} level.", "Defenders: up {steps} levels.", "steps")
    )
    return Message(sentence, {"steps": steps})


ROWS = tuple(dict.fromkeys(outcome(points) for points in range(0, ALL_POINTS + 1, STEP)))
"""The rows of the promotion table: who wins, and how many levels each of them climbs (C31)."""


def row_reached(stream: Random) -> Item:
    """Ask who wins and how far they climb; who was out first is told, and changes nothing (C31)."""
    points = some_points(stream)
    state = result(stream, points, some_levels(stream))
    right = outcome(points)
    bounds = {row: [at for at in range(0, ALL_POINTS + 1, STEP) if outcome(at) == row] for row in ROWS}
    about = {}
    for row in ROWS:
        low, high = bounds[row][0], bounds[row][-1]
        facts: dict[str, object] = {"points": points, "low": low, "high": high}
        sentence = (
            N_("That row is for {low} to {high} points, and the defenders have {points}.")
            if low != high
            else N_("That row is for {low} points only, and the defenders have {points}.")
        )
        about[key_of(*row)] = remark(sentence, "C31", **facts)
    form, mistakes = choice(
        [(key_of(*row), row_label(*row)) for row in ROWS],
        {key: why for key, why in about.items() if key != key_of(*right)},
    )
    first = (
        N_("All of the declarer's side were out first.")
        if state.how == DECLARERS_OUT
        else N_("All of the defenders were out first.")
    )
    return Item(
        position=state,
        told=(Message(first, {}), told_points(state)),
        question=Message(N_("Who wins by the promotion table, and how far do they climb?"), {}),
        form=form,
        answer=key_of(*right),
        mistakes=mistakes,
        otherwise=decided(state),
        solution=(
            decided(state),
            remark(N_("Being out first changes nothing."), "C31"),
        ),
        hints=(
            Hint(remark(N_("Who was out first changes nothing: only the defenders' points decide."), "C31")),
            Hint(
                remark(
                    N_("From {points} points on the defenders win; {low} to {high} points are one row of the table."),
                    "C31", points=bounds[DEFENDERS, 0][0], low=bounds[DEFENDERS, 0][0], high=bounds[DEFENDERS, 0][-1],
                )
            ),
        ),
        showing=LEVELS_SHOWN,
        solved=RESULT_SHOWN,
    )  # fmt: skip


def new_level(stream: Random) -> Item:
    """Ask at which level a player stands after a game (C32)."""
    points = some_points(stream)
    while outcome(points)[1] == 0 and stream.random() < 3 / 4:
        points = some_points(stream)
    state = result(stream, points, some_levels(stream, pick(stream, ("3", "3", "J"))))
    event = promotion_of(state)
    pool = state.winners if stream.random() < 3 / 4 else range(SEATS)
    seat = pick(stream, list(pool))
    old, new = event.before[seat], event.after[seat]
    won = seat in state.winners
    facts: dict[str, object] = {"seat": seat, "before": old, "after": new, "steps": event.steps}
    place = LADDER.index(old)
    near = {old, new, *(LADDER[p] for p in (place + 1, place + 2, place + 3, place + 4, place - 1) if p < len(LADDER))}
    shown = [level for level in LADDER if level in near and level != LADDER[0]]
    about = {}
    for level in (*shown, WON):
        known = {**facts, "level": level}
        if not won:
            why = remark(N_("Seat {seat} is not on the winning side, and stays at {before}."), "C32", **known)
        elif not event.steps:
            why = remark(N_("With these points nobody climbs: seat {seat} stays at {before}."), "C31", "C32", **known)
        elif level == "A" != old and new == WON:
            why = remark(N_("No stop at A is owed: {steps} levels up from {before} leads past it."), "C32", **known)
        elif new == WON:
            why = remark(N_("{steps} up from {before} leads past A, and so to winning the match."), "C32", **known)
        elif level == WON:
            why = remark(N_("{steps} up from {before} is {after}, which is not past A."), "C32", **known)
        else:
            why = remark(N_("Each climbs from their own level: {steps} up from {before} is {after}."), "C32", **known)
        about[level] = why
    form, mistakes = choice(
        [*((level, (level,)) for level in shown), (WON, Message(N_("past A: the match is won"), {}))],
        {level: why for level, why in about.items() if level != new},
    )
    climbs = next((message for message in event.climb_messages if message.facts["seat"] == seat), None)
    return Item(
        position=state,
        told=(told_sides(state), told_points(state)),
        question=Message(N_("Where does seat {seat} stand after this game?"), facts),
        form=form,
        answer=new,
        mistakes=mistakes,
        otherwise=about[new],
        solution=(decided(state), Remark(climbs, ("C32",)) if climbs else about[old]),
        hints=(
            Hint(remark(N_("First find the winning side and its steps by the table."), "C31")),
            Hint(decided(state)),
            Hint(remark(N_("Seat {seat} stands at {before} now."), "C32", **facts)),
        ),
        showing=LEVELS_SHOWN,
        solved=RESULT_SHOWN,
    )


def who_climbs(stream: Random) -> Item:
    """Ask which seats climb after a game (C31, C32)."""
    state = result(stream, some_points(stream), some_levels(stream))
    event = promotion_of(state)
    right = [seat for seat in range(SEATS) if event.after[seat] != event.before[seat]]

    def why(seat: int) -> Remark:
        facts: dict[str, object] = {"seat": seat, "points": state.points}
        if seat in right:
            return remark(N_("Seat {seat} is on the winning side, and each of that side climbs."), "C32", **facts)
        if seat in state.winners:
            return remark(N_("Seat {seat} has won, but with {points} points nobody climbs."), "C31", **facts)
        return remark(N_("Seat {seat} is not on the winning side."), "C31", "C32", **facts)

    nobody = remark(N_("With {points} points the defenders win, and nobody climbs."), "C31", points=state.points)
    out = tuple(seat for seat in range(SEATS) if not state.hand_sizes[seat])
    return Item(
        position=state,
        told=(told_sides(state), Message(N_("Seats {seats} are out."), {"seats": out}), told_points(state)),
        question=Message(N_("Who climbs? Choose all who do."), {}),
        form=seat_options(right, why, nobody),
        answer=keys(right),
        otherwise=decided(state),
        solution=(
            decided(state),
            remark(NN_("Seat {seats} climbs.", "Seats {seats} climb: all of that side, out or not."), "C32", "C26",
                   seats=tuple(right), count=len(right))
            if right
            else nobody,
        ),
        hints=(
            Hint(remark(N_("Whoever is out keeps side and promotion: look at the sides alone."), "C26", "C32")),
            Hint(decided(state)),
        ),
        showing=LEVELS_SHOWN,
        solved=RESULT_SHOWN,
        rules=("C32", "C31", "C26"),
    )  # fmt: skip


def match_won(stream: Random) -> Item:
    """Ask who has won the match after a game near the top of the ladder (C32, R17)."""
    while True:
        state = result(stream, some_points(stream), some_levels(stream, "J"))
        event = promotion_of(state)
        if event.steps or stream.random() < 1 / 8:
            break
    right = [seat for seat in range(SEATS) if event.after[seat] == WON]

    def why(seat: int) -> Remark:
        facts: dict[str, object] = {"seat": seat, "before": event.before[seat], "after": event.after[seat],
                                    "steps": event.steps}  # fmt: skip
        if seat in right:
            return remark(N_("Seat {seat}: {steps} up from {before} leads past A."), "C32", **facts)
        if seat not in state.winners:
            return remark(N_("Seat {seat} is not on the winning side, and stays at {before}."), "C32", **facts)
        if not event.steps:
            return remark(N_("With these points nobody climbs: seat {seat} stays at {before}."), "C31", "C32", **facts)
        return remark(N_("Seat {seat}: {steps} up from {before} is {after}, and the match is won only past A."), "C32",
                      **facts)  # fmt: skip

    nobody = remark(N_("Nobody has climbed past A, so the match goes on."), "C32")
    return Item(
        position=state,
        told=(told_sides(state), told_points(state)),
        question=Message(N_("Who has won the match now? Choose all who have."), {}),
        form=seat_options(right, why, nobody, N_("nobody: the match goes on")),
        answer=keys(right),
        otherwise=decided(state),
        solution=(decided(state), *(map(why, right) if right else (nobody,))),
        hints=(
            Hint(decided(state)),
            Hint(remark(N_("A match is won by climbing past A; no stop at A is owed."), "C32")),
        ),
        showing=LEVELS_SHOWN,
        solved=RESULT_SHOWN,
        rules=("C32",),
    )


KINDS = (
    Kind("row reached", ("C31",), row_reached),
    Kind("new level", ("C32", "C31"), new_level),
    Kind("who climbs", ("C32", "C31", "C26"), who_climbs),
    Kind("match won", ("C32",), match_won),
)
