"""Ends of games made up for practice: few cards are left, and one play ends the game, or nearly does (C27-C29)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, Card, State
from gamelib.fivetenk.cards import in_order, points
from gamelib.fivetenk.moves import KITTY, Lay
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.fivetenk.table import DEFENDERS_OUT, ONE_LEFT, SEATS
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.results import STEP
from gamelib.lessons.fivetenk.setting_out import late

SPLIT, UNSETTLED, HELD = "split", "unsettled", "held"
"""Plays that end a game by revealing a friend; that would end it if both friend cards were settled; and that do not
because their player's side still holds cards."""

ACE, OTHER_ACE = Card("AS"), Card("AH")


class Roles(NamedTuple):
    """Who is who at the end: the declarer, who made the named plays, who plays, and who else holds cards."""

    declarer: int
    made: tuple[int | None, int | None]
    player: int
    holders: tuple[int, ...]


def roles(stream: Random, case: str) -> Roles:
    """Deal out the parts that a case needs."""
    declarer, first, second, *rest = sample(stream, range(SEATS), SEATS)
    side = (declarer, first, second)
    both = (first, pick(stream, (second, declarer, first)))
    open_one = (pick(stream, (first, declarer)), None)
    if case == SPLIT:
        return Roles(declarer, (None, pick(stream, (declarer, first))), rest[0], (pick(stream, (declarer, first)),))
    if case == ONE_LEFT:
        return Roles(declarer, open_one, *_two(stream, range(SEATS)))
    if case == UNSETTLED:
        return Roles(declarer, (first, None), pick(stream, (declarer, first)), tuple(sample(stream, rest, 2)))
    friends = {declarer, *both} - {None}
    own = sorted(seat for seat in side if seat in friends)
    against = [seat for seat in range(SEATS) if seat not in own]
    if case == DEFENDERS_OUT:
        own, against = against, own
    player = pick(stream, own)
    others = tuple(sample(stream, against, min(len(against), pick(stream, (1, 2)))))
    if case == HELD:
        return Roles(declarer, both, player, (*others, pick(stream, [seat for seat in own if seat != player])))
    return Roles(declarer, both, player, others)


def _two(stream: Random, seats: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    player, holder = sample(stream, seats, 2)
    return player, (holder,)


def finish(stream: Random, case: str) -> State:
    """Give the state after the play: a settled one, or for near misses one in which the game goes on.

    ``case`` is one of the endings, or one of ``SPLIT``, ``UNSETTLED`` and ``HELD``.
    """
    while True:
        try:
            state = _finish(stream, case)
        except RuleError:  # These roles or cards cannot be: others will do.
            continue
        if state.how == {SPLIT: DEFENDERS_OUT, UNSETTLED: None, HELD: None}.get(case, case):
            return state


def _finish(stream: Random, case: str) -> State:
    part = roles(stream, case)
    # All copies of the named faces have been played, but for one that is still to be played, or never will be.
    rest = [card for card in DECK if card not in (ACE, OTHER_ACE)]
    rest = sample(stream, rest, len(rest))
    worth = [card for card in rest if card.points]
    buried = [*worth[: pick(stream, (1, 2))], *(card for card in rest if not card.points)][: KITTY - 1]
    buried.append(OTHER_ACE if part.made[1] is None else next(card for card in rest if card not in buried))
    for card in buried:
        if card in rest:
            rest.remove(card)
    low, high = sorted((rest.pop(), rest.pop()), key=lambda card: card.rank)
    played = ACE if case == SPLIT else high
    answering = low.rank < played.rank and bool(stream.random() < 1 / 2)
    hands: list[list[Card]] = [[] for _ in range(SEATS)]
    for seat in part.holders:
        hands[seat] = [rest.pop() for _ in range(pick(stream, (1, 2, 3, 4)))]
    hands[part.player] = [played, *((rest.pop(), rest.pop()) if case == SPLIT else ())]
    leader = part.holders[0]
    trick = f"{leader}: {low}" if answering else ""
    lying = [card for hand in hands for card in hand] + buried + ([low] if answering else [])
    nth = (3 if case == SPLIT else pick(stream, (1, 2, 3)), 3 if part.made[1] is None else pick(stream, (1, 2, 3)))
    before = late(
        *(" ".join(in_order(hand)) for hand in hands),
        friends="; ".join(
            f"{face} {number} {'-' if made is None else made}"
            for face, number, made in zip((ACE, OTHER_ACE), nth, part.made, strict=True)
        ),
        buried=" ".join(in_order(buried)),
        trick=trick,
        turn=part.player,
        declarer=part.declarer,
        taken=shared_out(stream, ALL_POINTS - points(lying)),
    )
    return before.play(Lay((played,)))


def shared_out(stream: Random, total: int) -> tuple[int, ...]:
    """Share points out among the six seats at random."""
    taken = [0] * SEATS
    for _ in range(total // STEP):
        taken[int(stream.random() * SEATS * stream.random())] += STEP
    return tuple(sample(stream, taken, SEATS))
