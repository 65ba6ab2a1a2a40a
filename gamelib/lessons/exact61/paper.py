"""Questions about the score on paper: what a sheet of strokes records (D27)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.exact61 import start
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.exact61.strokes import strokes
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.positions import with_scores
from gamelib.lessons.exact61.showing import TileShowing
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, remark


class Sheet(NamedTuple):
    """A score on paper: full groups of strokes, and the strokes of the one begun."""

    groups: int
    loose: int
    unit: str

    @property
    def factor(self) -> int:
        """The points of one stroke, in the unit asked for."""
        return RAW_PER_POINT if self.unit == "raw" else 1


STROKE_WAYS: tuple[WrongWay[Sheet], ...] = (
    WrongWay(
        "displayed for raw",
        lambda facts: 10 * facts.groups + facts.loose if facts.unit == "raw" else None,
        N_("Your {answer} counts the strokes, which is the displayed score; each stroke is 5 raw points."),
        ("D27",),
    ),
    WrongWay(
        "raw for displayed",
        lambda facts: 50 * facts.groups + 5 * facts.loose if facts.unit == "displayed" else None,
        N_("Your {answer} is the score in raw points; displayed, each stroke is 1."),
        ("D27",),
    ),
    WrongWay(
        "crosses counted",
        lambda facts: (5 * facts.groups + (facts.loose + 1) // 2) * facts.factor,
        N_("Your {answer} counts crosses; each cross has two strokes, and strokes are what counts."),
        ("D27",),
    ),
    WrongWay(
        "begun group left out",
        lambda facts: 10 * facts.groups * facts.factor if facts.groups else None,
        N_("Your {answer} leaves out the strokes of the figure that is only begun."),
        ("D27",),
    ),
    WrongWay(
        "large cross left out",
        lambda facts: (8 * facts.groups + max(0, facts.loose - 2)) * facts.factor,
        N_("Your {answer} leaves out the large crosses: their two strokes count like all others."),
        ("D27",),
    ),
    WrongWay(
        "begun group full",
        lambda facts: 10 * (facts.groups + 1) * facts.factor,
        N_("Your {answer} takes the last figure as complete: count only the strokes that are made."),
        ("D27",),
    ),
)
"""What is typically done wrong in reading strokes."""


def strokes_read(stream: Random) -> Item:
    """Ask for the score that a sheet of strokes records (D27)."""
    displayed = int(stream.random() * 59) + 1
    if displayed % 10 == 0:
        displayed += 1
    unit = pick(stream, ("raw", "displayed"))
    side = pick(stream, (0, 1))
    state = with_scores(start(players=2, seed=1), [displayed * RAW_PER_POINT if s == side else 0 for s in (0, 1)])
    groups = strokes(displayed * RAW_PER_POINT)
    full = [group for group in groups if group.made == 10]
    facts = Sheet(len(full), displayed - 10 * len(full), unit)
    answer = displayed * facts.factor
    asked, of = {
        "raw": (N_("How many raw points do side {side}'s strokes record?"), N_("raw points")),
        "displayed": (N_("How many displayed points do side {side}'s strokes record?"), N_("displayed points")),
    }[unit]
    named = {"groups": facts.groups, "loose": facts.loose, "displayed": displayed, "raw": displayed * RAW_PER_POINT}
    counted = remark(
        N_("{groups} × 10 + {loose} = {displayed} strokes: {displayed} displayed, {raw} raw points."), "D27", **named
    )
    return Item(
        position=state,
        question=Message(asked, {"side": side}),
        form=Number(Message(of, {})),
        answer=answer,
        mistakes=wrong_answers(STROKE_WAYS, facts, answer),
        otherwise=remark(N_("A complete figure has ten strokes: two for the large X, two for each small x."), "D27"),
        solution=(counted,),
        hints=(
            Hint(remark(N_("A complete figure has ten strokes: two for the large X, two for each small x."), "D27")),
            Hint(remark(N_("One stroke is 5 raw points, 1 displayed."), "D27")),
        ),
        showing=TileShowing(sheet=True, marks=False),
        solved=TileShowing(sheet=True, sums=(counted.message,)),
    )


KINDS = (Kind("strokes", ("D27",), strokes_read),)
