"""Questions about what comes after a game: who may reveal, with which card, and who is the declarer (C33, C16, C17)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import LADDER, State
from gamelib.fivetenk.dealing import by_turn_order
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.decided import LEVELS_SHOWN, RESULT_SHOWN, decided, promotion_of, told_points, told_sides
from gamelib.lessons.fivetenk.results import result, some_levels, some_points
from gamelib.lessons.fivetenk.seats import keys, seat_options
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark

NOTHING = "none"


def next_reveal(stream: Random) -> Item:
    """Ask who may reveal in the next game: the winners by the table, though they may not have climbed (C33, C16)."""
    state = unfinished(stream)
    right = state.winners

    def why(seat: int) -> Remark:
        facts: dict[str, object] = {"seat": seat, "points": state.points}
        if seat in right:
            return remark(N_("Seat {seat} is on the side that has won this game."), "C33", "C16", **facts)
        if seat == state.declarer:
            return remark(N_("Seat {seat} was the declarer, but its side has lost; the next one is found anew."), "C33",
                          "C16", **facts)  # fmt: skip
        return remark(N_("Seat {seat} has not won this game."), "C16", **facts)

    won = remark(N_("At {points} points the defenders have won, though nobody climbs."), "C33", "C31",
                 points=state.points)  # fmt: skip
    return Item(
        position=state,
        told=(told_sides(state), told_points(state)),
        question=Message(N_("Who may reveal a card in the next game? Choose all who may."), {}),
        form=seat_options(right, why, why(right[0])),
        answer=keys(right),
        otherwise=why(right[0]),
        solution=(
            decided(state),
            remark(NN_("So seat {seats} may reveal in the next game.", "So seats {seats} may reveal in the next game."),
                   "C16", "C33", seats=right, count=len(right)),
        ),
        hints=(
            Hint(remark(N_("In the next game only the winners of this one may reveal."), "C16", "C33")),
            Hint(won if not promotion_of(state).steps else decided(state)),
        ),
        showing=LEVELS_SHOWN,
        solved=RESULT_SHOWN,
        rules=("C33", "C16"),
    )  # fmt: skip


def unfinished(stream: Random) -> State:
    """Make up a settled game after which the match goes on; often nobody climbs."""
    while True:
        points = pick(stream, (120, 140, 175)) if stream.random() < 1 / 3 else some_points(stream)
        state = result(stream, points, some_levels(stream))
        if not state.outcome:
            return state


def rank_to_reveal(stream: Random) -> Item:
    """Ask which rank a player may reveal in the next game: that of the new level (C33, C16)."""
    state = unfinished(stream)
    event = promotion_of(state)
    seat = pick(stream, list(state.winners) if stream.random() < 3 / 4 else list(range(SEATS)))
    old, new, won = event.before[seat], event.after[seat], seat in state.winners
    right = new if won else NOTHING
    others = [event.after[other] for other in range(SEATS) if other != seat]
    shown = sorted({old, new, *sample(stream, others, 2), "3"}, key=LADDER.index)
    facts: dict[str, object] = {"seat": seat, "before": old, "after": new}
    lost = remark(N_("Seat {seat} has not won this game, so it may reveal nothing in the next."), "C16", "C33", **facts)
    about = {}
    for level in (*shown, NOTHING):
        if not won:
            why = lost
        elif level == NOTHING:
            why = remark(N_("Seat {seat} has won this game, so it may reveal a card of its own level."), "C16", **facts)
        elif level == old:
            why = remark(N_("{before} was its level in this game; it now stands at {after}, and levels stay."), "C33",
                         "C32", **facts)  # fmt: skip
        else:
            why = remark(N_("Each reveals a card of their own level, and seat {seat} now stands at {after}."), "C16",
                         "C33", **facts)  # fmt: skip
        about[level] = why
    form, mistakes = choice(
        [*((level, (level,)) for level in shown), (NOTHING, Message(N_("none"), {}))],
        {level: why for level, why in about.items() if level != right},
    )
    return Item(
        position=state,
        told=(told_sides(state), told_points(state)),
        question=Message(N_("A card of which rank may seat {seat} reveal in the next game?"), facts),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=decided(state),
        solution=(
            decided(state),
            lost
            if not won
            else remark(N_("Seat {seat} has won and stands at {after} now: it may reveal a card of that rank."), "C33",
                        "C16", **facts),
        ),
        hints=(
            Hint(remark(N_("Only winners may reveal, each a card of their own level."), "C16")),
            Hint(remark(N_("The level that a player has reached stays for the next game."), "C33")),
            Hint(decided(state)),
        ),
        showing=LEVELS_SHOWN,
        solved=RESULT_SHOWN,
        rules=("C33", "C16"),
    )  # fmt: skip


def next_declarer(stream: Random) -> Item:
    """Ask who is the next declarer if nobody reveals in the next game (C33, C17)."""
    state = unfinished(stream)
    declarer, winners = state.declarer or 0, state.winners
    right = by_turn_order(declarer, winners)
    about = {}
    for seat in range(SEATS):
        facts: dict[str, object] = {"seat": seat, "previous": declarer, "first": right}
        if seat not in winners:
            why = remark(N_("Seat {seat} has not won this game, and only a winner can be the next declarer."), "C17",
                         "C33", **facts)  # fmt: skip
        else:
            why = remark(N_("Seat {seat} won, but in turn order after seat {previous} seat {first} comes before it."),
                         "C17", **facts)  # fmt: skip
        about[str(seat)] = why
    form, mistakes = choice(
        [(str(seat), seat_label(seat)) for seat in range(SEATS)],
        {key: why for key, why in about.items() if key != str(right)},
    )
    facts = {"previous": declarer, "first": right, "seats": winners}
    return Item(
        position=state,
        told=(
            Message(N_("Seat {previous} was the declarer."), facts),
            told_sides(state),
            told_points(state),
            Message(N_("In the next game nobody reveals."), {}),
        ),
        question=Message(N_("Who is the declarer of the next game?"), {}),
        form=form,
        answer=str(right),
        mistakes=mistakes,
        otherwise=decided(state),
        solution=(
            decided(state),
            remark(N_("Counted from the seat after seat {previous}, the first winner is seat {first}."), "C17", "C33",
                   **facts),
        ),
        hints=(
            Hint(decided(state)),
            Hint(remark(N_("Begin at the seat after seat {previous}, the last declarer, and go round to a winner."),
                        "C17", **facts)),
        ),
        showing=LEVELS_SHOWN,
        solved=RESULT_SHOWN,
        rules=("C33", "C17"),
    )  # fmt: skip


KINDS = (
    Kind("next reveal", ("C33", "C16"), next_reveal),
    Kind("rank to reveal", ("C33", "C16"), rank_to_reveal),
    Kind("next declarer", ("C33", "C17"), next_declarer),
)
