"""What is typically done wrong in adding up the last points, with what is said about it (C27-C30)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_
from gamelib.fivetenk.promotion import ALL_POINTS
from gamelib.lessons.items import WrongWay


class Last(NamedTuple):
    """What the player of the last play takes where one player is left: the trick, the cards left, the kitty."""

    trick: int
    hands: int
    kitty: int

    @property
    def total(self) -> int:
        """Add them up (C28, C29)."""
        return self.trick + self.hands + self.kitty


LAST_WAYS: tuple[WrongWay[Last], ...] = (
    WrongWay(
        "kitty doubled",
        lambda facts: facts.total + facts.kitty,
        N_("Your {answer} counts the kitty twice; it is never multiplied."),
        ("C29",),
    ),
    WrongWay(
        "kitty forgotten",
        lambda facts: facts.total - facts.kitty,
        N_("Your {answer} leaves out the kitty, which goes to the player of the last play."),
        ("C28", "C29"),
    ),
    WrongWay(
        "hands forgotten",
        lambda facts: facts.total - facts.hands,
        N_("Your {answer} leaves out the cards that are left in a hand; they go along."),
        ("C28",),
    ),
    WrongWay(
        "trick forgotten",
        lambda facts: facts.total - facts.trick,
        N_("Your {answer} leaves out the last trick."),
        ("C28",),
    ),
    WrongWay(
        "trick only",
        lambda facts: facts.trick,
        N_("Your {answer} is the last trick alone; the cards left and the kitty go along."),
        ("C28",),
    ),
)
"""What is typically done wrong in telling what the last player takes."""


class Total(NamedTuple):
    """The parts of the defenders' total, and what may be taken for one of them; ``early`` is an early end."""

    tricks: int
    table: int
    kitty: int
    hands: int
    friends: int
    kitty_points: int
    hands_points: int
    early: bool
    all: int = ALL_POINTS

    @property
    def total(self) -> int:
        """Add the defenders' parts up (C30)."""
        return self.tricks + self.table + self.kitty + self.hands


_PARTS_WAYS: tuple[WrongWay[Total], ...] = (
    WrongWay(
        "other side's total",
        lambda facts: facts.all - facts.total,
        N_("Your {answer} is what the declarer's side has; both together make {all}."),
        ("C30",),
    ),
    WrongWay(
        "friends counted in",
        lambda facts: facts.total + facts.friends if facts.friends else None,
        N_("Your {answer} counts what the friends have taken; their points go with them to the declarer's side."),
        ("C30", "R18"),
    ),
    WrongWay(
        "tricks only",
        lambda facts: facts.tricks,
        N_("Your {answer} is their tricks alone; see who gets the last trick, the kitty and what is left in hands."),
        ("C30",),
    ),
    WrongWay(
        "kitty left out",
        lambda facts: facts.total - facts.kitty,
        N_("Your {answer} leaves out the kitty, which goes to the side of the last play."),
        ("C29", "C30"),
    ),
    WrongWay(
        "kitty counted in",
        lambda facts: facts.total + facts.kitty_points if not facts.kitty else None,
        N_("Your {answer} counts the kitty, which goes to the side of the last play."),
        ("C29", "C30"),
    ),
    WrongWay(
        "kitty doubled",
        lambda facts: facts.total + facts.kitty,
        N_("Your {answer} counts the kitty twice; it is never multiplied."),
        ("C29",),
    ),
)
"""What is typically done wrong with the parts of the defenders' points, however the game has ended."""


def _shared_out(*, early: bool) -> tuple[WrongWay[Total], ...]:
    """Give the mistakes with what an end shares out: at an early one by C27 and C29, where one is left by C28."""
    hands, trick = ("C27", "C29") if early else ("C28", "C28")
    return (
        WrongWay(
            "hands left out",
            lambda facts: facts.total - facts.hands if facts.early == early else None,
            N_("Your {answer} leaves out what is left in hands."),
            (hands, "C30"),
        ),
        WrongWay(
            "hands counted in",
            lambda facts: facts.total + facts.hands_points if facts.early == early and not facts.hands else None,
            N_("Your {answer} counts what is left in hands, which goes to the other side."),
            (hands, "C30"),
        ),
        WrongWay(
            "last trick left out",
            lambda facts: facts.total - facts.table if facts.early == early else None,
            N_("Your {answer} leaves out the last trick."),
            (trick, "C30"),
        ),
    )


TOTAL_WAYS: tuple[WrongWay[Total], ...] = (*_PARTS_WAYS, *_shared_out(early=True), *_shared_out(early=False))
"""What is typically done wrong in adding up the defenders' points."""
