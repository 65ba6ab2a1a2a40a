"""Deals to ask about: a match's first, and later ones in which some side has won the game before (C13, C16)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import RANKS, State, start
from gamelib.fivetenk.setting import Previous
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.found import SEEDS

LEVELS = RANKS[:12]
"""The levels at which players of a later game stand: 3 to A."""


def first_deal(stream: Random) -> State:
    """Deal the first game of a match."""
    return start(int(stream.random() * SEEDS))


def later_deal(stream: Random) -> State:
    """Deal a later game of a match: some side has won the one before, and players stand at a few different levels."""
    declarer, *others = sample(stream, range(SEATS), SEATS)
    side = {declarer, *others[: pick(stream, (0, 1, 1, 2, 2))]}
    winners = side if stream.random() < 1 / 2 else {*range(SEATS)} - side
    some = sample(stream, LEVELS, 3)
    levels = [pick(stream, some) for _ in range(SEATS)]
    return start(int(stream.random() * SEEDS), levels=levels, previous=Previous(declarer, tuple(sorted(winners))))


def told_before(state: State) -> Message:
    """Say which game it is, and who won the one before."""
    previous = state.previous_game
    if previous is None:
        return Message(N_("It is the first game of the match."), {})
    facts = {"declarer": previous.declarer, "winners": previous.winners, "count": len(previous.winners)}
    sentence: str = NN_(
        "In the game before, seat {declarer} was the declarer, and seat {winners} alone won.",
        "In the game before, seat {declarer} was the declarer, and seats {winners} won.",
    )
    return Message(sentence, facts)
