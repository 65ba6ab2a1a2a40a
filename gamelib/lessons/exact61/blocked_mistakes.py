"""What is typically done wrong with a blocked hand: each mistake with the answer that it leads to (D23-D25)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_
from gamelib.exact61 import TARGET, round_to_five
from gamelib.exact61.scoring import RAW_PER_POINT, accepts
from gamelib.lessons.items import WrongWay


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
        N_("{answer} rounds each difference by itself; add them up first, then round once."),
        ("D24",),
    ),
    WrongWay(
        "not rounded",
        lambda facts: sum(facts.differences),
        N_("{answer} is the sum of the differences; it is still to be rounded."),
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
        N_("{answer} takes lighter hands off; hands as light or lighter bring nothing, and cost nothing."),
        ("D24",),
    ),
    WrongWay(
        "lighter hands added",
        lambda facts: round_to_five(sum(facts.differences) + sum(facts.own - pips for pips in facts.lighter)),
        N_("{answer} counts the distance to lighter hands, too; only hands with more pips bring something."),
        ("D24",),
    ),
    WrongWay(
        "whole hands",
        lambda facts: round_to_five(sum(facts.heavier)),
        N_("{answer} takes all the pips of the heavier hands; only what they hold more than seat {seat} counts."),
        ("D24",),
    ),
    WrongWay(
        "own pips off once",
        lambda facts: round_to_five(max(0, sum(facts.heavier) - facts.own)) if len(facts.heavier) > 1 else None,
        N_("{answer} takes seat {seat}'s {own} pips off once; they are taken from each heavier hand."),
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
        N_("{answer} is in displayed points; asked for are raw points."),
        ("D24", "D15"),
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
