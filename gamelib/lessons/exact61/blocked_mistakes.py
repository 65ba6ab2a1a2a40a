"""What is typically done wrong with a blocked hand: each mistake with the answer that it leads to (D23-D25)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from gamelib.core import N_, NN_
from gamelib.exact61 import TARGET, round_to_five
from gamelib.exact61.scoring import RAW_PER_POINT, accepts
from gamelib.lessons.items import WrongWay


class Hands(NamedTuple):
    """The hands of a blocked hand by seat: their pips, their sides, how many tiles they are."""

    held: tuple[int, ...]
    sides: tuple[int, ...]
    sizes: tuple[int, ...]

    def partners(self, seat: int) -> list[int]:
        """List the seats of a seat's side, itself among them."""
        return [other for other, side in enumerate(self.sides) if side == self.sides[seat]]

    def by(self, *weight: Callable[[int], int]) -> str:
        """Order the seats by what weighs first, then by what weighs next, and at last by seat."""
        return order_key(sorted(range(len(self.held)), key=lambda seat: [weigh(seat) for weigh in weight]))


def order_key(order: Iterable[int]) -> str:
    """Write an order of seats as the key of an answer."""
    return " ".join(map(str, order))


ORDER_WAYS: tuple[WrongWay[Hands], ...] = (
    WrongWay(
        "heaviest first",
        lambda facts: facts.by(lambda seat: -facts.held[seat]),
        N_("That begins with the heaviest hand; the lightest comes first."),
        ("D23",),
    ),
    WrongWay(
        "ties the other way",
        lambda facts: facts.by(lambda seat: facts.held[seat], lambda seat: -seat),
        N_("Hands with equal pips are taken clockwise, from seat 0 on."),
        ("D25", "R2"),
    ),
    WrongWay(
        "pairs together",
        lambda facts: facts.by(
            lambda seat: min(
                held for held, side in zip(facts.held, facts.sides, strict=True) if side == facts.sides[seat]
            ),
            lambda seat: facts.sides[seat],
            lambda seat: facts.held[seat],
        ),
        N_("That keeps partners together, but each hand stands by itself."),
        ("D23",),
    ),
    WrongWay(
        "seats in order",
        lambda facts: facts.by(lambda seat: seat),
        N_("That is the order of the seats; the pips decide, the lightest hand first."),
        ("D23",),
    ),
    WrongWay(
        "fewest tiles first",
        lambda facts: facts.by(lambda seat: facts.sizes[seat]),
        N_("That goes by the number of tiles; what counts is their pips."),
        ("D23",),
    ),
    WrongWay(
        "lightest last",
        lambda facts: facts.by(lambda seat: facts.held[seat] == min(facts.held), lambda seat: facts.held[seat]),
        N_("The hand that comes last there holds the fewest pips of all."),
        ("D23",),
    ),
)
"""What is typically done wrong in ordering the hands."""


class Gain(NamedTuple):
    """One hand of a blocked hand, compared: pips but for ``raw``; ``heavier`` and ``lighter`` are opponents' hands."""

    seat: int
    own: int
    heavier: tuple[int, ...]
    lighter: tuple[int, ...]
    partner: int | None
    raw: int

    @property
    def differences(self) -> tuple[int, ...]:
        """What each heavier hand has more."""
        return tuple(pips - self.own for pips in self.heavier)


GAIN_WAYS: tuple[WrongWay[Gain], ...] = (
    WrongWay(
        "each difference rounded",
        lambda facts: sum(map(round_to_five, facts.differences)),
        N_("Your {answer} rounds each difference by itself; add them up first, then round once."),
        ("D24",),
    ),
    WrongWay(
        "not rounded",
        lambda facts: sum(facts.differences),
        N_("Your {answer} is the sum of the differences; it is still to be rounded."),
        ("D24", "D20"),
    ),
    WrongWay(
        "partner compared",
        lambda facts: (
            round_to_five(sum(facts.differences) + facts.partner - facts.own)
            if facts.partner is not None and facts.partner > facts.own
            else None
        ),
        N_("{answer} also compares with the partner's hand, which is never done."),
        ("D24",),
    ),
    WrongWay(
        "lighter hands taken off",
        lambda facts: round_to_five(sum(facts.differences) - sum(facts.own - pips for pips in facts.lighter)),
        N_("Your {answer} takes lighter hands off; hands as light or lighter bring nothing, and cost nothing."),
        ("D24",),
    ),
    WrongWay(
        "lighter hands added",
        lambda facts: round_to_five(sum(facts.differences) + sum(facts.own - pips for pips in facts.lighter)),
        N_("Your {answer} counts the distance to lighter hands, too; only hands with more pips bring something."),
        ("D24",),
    ),
    WrongWay(
        "whole hands",
        lambda facts: round_to_five(sum(facts.heavier)),
        N_("Your {answer} takes all the pips of the heavier hands; only what they hold more than seat {seat} counts."),
        ("D24",),
    ),
    WrongWay(
        "own pips off once",
        lambda facts: round_to_five(max(0, sum(facts.heavier) - facts.own)) if len(facts.heavier) > 1 else None,
        NN_(
            "Your {answer} takes seat {seat}'s {own} pip off once; it is taken from each heavier hand.",
            "Your {answer} takes seat {seat}'s {own} pips off once; they are taken from each heavier hand.",
            "own",
        ),
        ("D24",),
    ),
    WrongWay(
        "largest difference only",
        lambda facts: round_to_five(max(facts.differences, default=0)) if len(facts.heavier) > 1 else None,
        N_("{answer} compares with one hand only; every opponent with more pips brings something."),
        ("D24",),
    ),
    WrongWay(
        "displayed points",
        lambda facts: facts.raw // RAW_PER_POINT,
        N_("Your {answer} is in displayed points; the question asks for raw points."),
        ("D24", "D27"),
    ),
)
"""What is typically done wrong in the gain of one hand."""


class Events(NamedTuple):
    """The gains of a blocked hand in order, as seat, side and raw points, and the scores before, by side."""

    gains: tuple[tuple[int, int, int], ...]
    scores: tuple[int, ...]

    def seats(self, *, stops: bool = True, ends: bool = True, running: bool = True) -> frozenset[str] | None:
        """Give the seats whose gains would be applied; the options are where somebody may have the rule wrong.

        ``stops`` ends at the first rejected event, ``ends`` at exactly 61; not ``running`` judges each event by the
        scores before all of them.
        """
        scores = list(self.scores)
        applied = []
        for seat, side, raw in self.gains:
            if accepts(scores[side] if running else self.scores[side], raw):
                scores[side] += raw
                applied.append(str(seat))
                if ends and scores[side] == TARGET:
                    break
            elif stops:
                break
        return frozenset(applied) or None


EVENT_WAYS: tuple[WrongWay[Events], ...] = (
    WrongWay(
        "all of them",
        lambda facts: frozenset(str(seat) for seat, _, _ in facts.gains),
        N_("Not all of them: each event is compared with the target by itself, in order."),
        ("D25", "D16"),
    ),
    WrongWay(
        "stops at a rejected one",
        lambda facts: facts.seats(stops=True),
        N_("You stop at the first event that is rejected; it is rejected by itself, and the others still count."),
        ("D25",),
    ),
    WrongWay(
        "goes on after 61",
        lambda facts: facts.seats(stops=False, ends=False),
        N_("You go on after a side stands at exactly 61, but the match is over there."),
        ("D25", "D18"),
    ),
    WrongWay(
        "scores not carried on",
        lambda facts: facts.seats(stops=False, running=False),
        N_("You compare every event with the score before the settlement; earlier gains of the same side count, too."),
        ("D25", "D2"),
    ),
)
"""What is typically done wrong in telling which gains are applied."""
