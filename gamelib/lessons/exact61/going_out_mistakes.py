"""What is typically done wrong when somebody goes out: each mistake with the answer that it leads to (D19-D22)."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, NN_
from gamelib.exact61 import round_to_five
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.lessons.items import WrongWay


class Out(NamedTuple):
    """What counts when a seat goes out: raw points, but pips for ``opponents`` (hand by hand) and ``partner``."""

    seat: int
    placement: int
    total: int
    opponents: tuple[int, ...]
    held: int
    plus: int
    partner: int
    minus: int
    net: int
    pair: bool

    @property
    def apart(self) -> int:
        """What the opponents would bring if each hand were rounded by itself."""
        return sum(map(round_to_five, self.opponents))


TOTAL_WAYS: tuple[WrongWay[Out], ...] = (
    WrongWay(
        "each hand rounded apart",
        lambda facts: facts.apart,
        N_("Your {answer} rounds each opponent's hand by itself; add all their pips first, then round once."),
        ("D20",),
    ),
    WrongWay(
        "not rounded",
        lambda facts: facts.held,
        N_("Your {answer} is the total of the pips; it is still to be rounded to a multiple of 5."),
        ("D20",),
    ),
    WrongWay(
        "rounded down",
        lambda facts: facts.held // 5 * 5,
        N_("Your {answer} rounds {held} down, but with 3 or 4 over it goes up."),
        ("D20",),
    ),
    WrongWay(
        "rounded up",
        lambda facts: -(-facts.held // 5) * 5,
        N_("Your {answer} rounds {held} up, but with 1 or 2 over it goes down."),
        ("D20",),
    ),
    WrongWay(
        "partner added",
        lambda facts: round_to_five(facts.held + facts.partner) if facts.pair else None,
        N_("Your {answer} has the partner's tiles among the opponents'; they are counted by themselves."),
        ("D21", "D20"),
    ),
    WrongWay(
        "partner taken off first",
        lambda facts: round_to_five(facts.held - facts.partner) if facts.pair else None,
        N_("Your {answer} takes the partner's pips off before rounding; the two totals are never mixed."),
        ("D21",),
    ),
    WrongWay(
        "displayed points",
        lambda facts: facts.plus // RAW_PER_POINT,
        N_("Your {answer} is in displayed points; the question asks for raw points."),
        ("D20", "D27"),
    ),
    WrongWay(
        "placement added",
        lambda facts: facts.placement + facts.plus,
        N_(
            "Your {answer} has the points of the last placement in it; the question is what the opponents' tiles bring."
        ),
        ("D20", "D22"),
    ),
)
"""What is typically done wrong with the opponents' tiles."""


PARTNER_WAYS: tuple[WrongWay[Out], ...] = (
    WrongWay(
        "not rounded",
        lambda facts: facts.partner,
        N_("Your {answer} is what the partner holds; it is still to be rounded to a multiple of 5."),
        ("D21", "D20"),
    ),
    WrongWay(
        "rounded down",
        lambda facts: facts.partner // 5 * 5,
        N_("Your {answer} rounds {partner} down, but with 3 or 4 over it goes up."),
        ("D21", "D20"),
    ),
    WrongWay(
        "rounded up",
        lambda facts: -(-facts.partner // 5) * 5,
        N_("Your {answer} rounds {partner} up, but with 1 or 2 over it goes down."),
        ("D21", "D20"),
    ),
    WrongWay(
        "opponents' tiles",
        lambda facts: facts.plus,
        N_("Your {answer} is what the opponents' tiles bring; the partner sits opposite."),
        ("D21", "D2"),
    ),
    WrongWay(
        "displayed points",
        lambda facts: facts.minus // RAW_PER_POINT,
        N_("Your {answer} is in displayed points; the question asks for raw points."),
        ("D21", "D27"),
    ),
    WrongWay(
        "with its sign",
        lambda facts: -facts.minus,
        N_("They are taken off, that is right; type how many, without a minus sign."),
        ("D21",),
    ),
)
"""What is typically done wrong with the partner's tiles."""


NET_WAYS: tuple[WrongWay[Out], ...] = (
    WrongWay(
        "each hand rounded apart",
        lambda facts: facts.placement + facts.apart - facts.minus,
        N_("Your {answer} rounds each opponent's hand by itself; add all their pips first, then round once."),
        ("D20",),
    ),
    WrongWay(
        "partner mixed before rounding",
        lambda facts: facts.placement + round_to_five(facts.held - facts.partner) if facts.pair else None,
        N_("Your {answer} takes the partner's pips off before rounding; the two totals are rounded separately."),
        ("D21",),
    ),
    WrongWay(
        "partner forgotten",
        lambda facts: facts.placement + facts.plus if facts.pair else None,
        N_("Your {answer} leaves out the partner's tiles, which are taken off."),
        ("D21",),
    ),
    WrongWay(
        "partner added",
        lambda facts: facts.placement + facts.plus + facts.minus if facts.pair else None,
        N_("Your {answer} adds the partner's tiles; they are taken off."),
        ("D21",),
    ),
    WrongWay(
        "partner among the opponents",
        lambda facts: facts.placement + round_to_five(facts.held + facts.partner) if facts.pair else None,
        N_("Your {answer} counts the partner's tiles with the opponents'; they are taken off instead."),
        ("D21",),
    ),
    WrongWay(
        "placement forgotten",
        lambda facts: facts.plus - facts.minus,
        N_("Your {answer} leaves out the last placement: its {placement} points belong to the same event."),
        ("D19", "D22"),
    ),
    WrongWay(
        "sum that does not score",
        lambda facts: facts.total + facts.plus - facts.minus if facts.total % 5 else None,
        N_("Your {answer} has the sum of the ends, {total}, in it; it is no multiple of 5, so the placement scores 0."),
        ("D15", "D19"),
    ),
    WrongWay(
        "sum rounded",
        lambda facts: round_to_five(facts.total) + facts.plus - facts.minus if facts.total % 5 else None,
        N_("Your {answer} rounds the sum of the ends, {total}; only pips left in the hands are rounded."),
        ("D15", "D20"),
    ),
    WrongWay(
        "not rounded",
        lambda facts: facts.placement + facts.held - facts.partner,
        N_("Your {answer} adds pips as they are; each total is rounded to a multiple of 5 first."),
        ("D20", "D21"),
    ),
    WrongWay(
        "partner not rounded",
        lambda facts: facts.placement + facts.plus - facts.partner if facts.pair else None,
        NN_(
            "Your {answer} takes off the partner's {partner} pip as it is; it is rounded, too.",
            "Your {answer} takes off the partner's {partner} pips as they are; they are rounded, too.",
            "partner",
        ),
        ("D21",),
    ),
    WrongWay(
        "displayed points",
        lambda facts: facts.net // RAW_PER_POINT,
        N_("Your {answer} is in displayed points; the question asks for raw points."),
        ("D22", "D27"),
    ),
    WrongWay(
        "sign lost",
        lambda facts: -facts.net if facts.net < 0 else None,
        N_("Your {answer} is what is lost: the net is below 0, so write it with a minus sign."),
        ("R1", "D22"),
    ),
)
"""What is typically done wrong in the net of going out."""
