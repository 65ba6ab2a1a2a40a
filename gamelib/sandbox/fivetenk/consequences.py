"""What a change by hand brings with it: a trick that ends, points that move, named plays that count as made."""

from __future__ import annotations

from collections.abc import Iterator

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.table import SEATS


def consequences(before: State, after: State, step: str) -> tuple[Message, ...]:
    """Tell what a change did besides what its step says; nothing where it did nothing else."""
    word = step.partition(" ")[0]
    moved = _points(before, after) if word != "taken" else ()
    return (*moved, *_named_plays(before, after))


def _points(before: State, after: State) -> Iterator[Message]:
    """Tell of the trick that has ended, and of points that are counted for others than before (C3, C24)."""
    taken = [*before.taken]
    top = next((laid for laid in reversed(before.trick) if laid.cards), None)
    if top is not None and not after.trick:
        taken[top.seat] += before.trick_points
        facts = {"seat": top.seat, "points": before.trick_points}
        ends = NN_(
            "The trick on the table ends: seat {seat} takes its {points} point.",
            "The trick on the table ends: seat {seat} takes its {points} points.",
            "points",
        )
        yield Message(ends, facts)
    for seat in range(SEATS):
        gain = after.taken[seat] - taken[seat]
        facts = {"seat": seat, "points": gain, "before": taken[seat], "after": after.taken[seat]}
        if gain > 0 and seat == after.declarer:
            sentence = NN_(
                "Cards that now count as played carry {points} point: the declarer's, until you set points taken.",
                "Cards that now count as played carry {points} points: the declarer's, until you set points taken.",
                "points",
            )
            yield Message(sentence, facts)
        elif gain:
            yield Message(N_("Seat {seat} has now taken {after} points, not {before}: all add up to 300."), facts)


def _named_plays(before: State, after: State) -> Iterator[Message]:
    """Tell which named plays count as made now, and by whom (C20, C21)."""
    pairs = zip(after.friends_named, after.made_by, strict=True)
    known = dict(enumerate(zip(before.friends_named, before.made_by, strict=True)))
    for place, (friend, seat) in enumerate(pairs):
        if known.get(place, (friend, None)) == (friend, seat) or (seat is None and place not in known):
            continue
        facts = {"card": friend.card, "seat": seat}
        if seat is None:
            if known[place][1] is not None:
                yield Message(N_("The named play of {card} is still to come."), facts)
        elif seat == after.declarer:
            sentence = N_("The named play of {card} counts as the declarer's own, and so makes no friend.")
            yield Message(sentence, facts)
        else:
            yield Message(N_("The named play of {card} counts as made by seat {seat}."), facts)
