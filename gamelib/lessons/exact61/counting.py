"""Questions about counting: what an end contributes, the sum, and the points it scores (D12-D15)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Literal, NamedTuple

from gamelib.core import N_, Message
from gamelib.exact61 import Layout, Tile
from gamelib.exact61.events import sum_of
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.positions import find_layout
from gamelib.lessons.exact61.predicting import Guess, Mistake, Question, Response, Spot, grade, spots
from gamelib.lessons.exact61.predicting.questions import Unit
from gamelib.lessons.exact61.predicting.sum_mistakes import Unexplained, WrongPoints
from gamelib.lessons.exact61.showing import TileShowing, counting_ports
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, WrongAnswer, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, remark
from gamelib.lessons.verdicts import Remark

MOST = 60
"""Answers up to this are looked through for mistakes that lead to them; sums stay well below."""


class Worth(NamedTuple):
    """A tile on the table: what it contributes, its free and its joined numbers, and which kind of end it is."""

    tile: Tile
    worth: int
    kind: str
    free: int
    joined: int
    sides: int


WORTH_WAYS: tuple[WrongWay[Worth], ...] = (
    WrongWay(
        "double once",
        lambda facts: facts.tile.low if facts.kind == "double" else None,
        N_("Your {answer} is one half of [{tile}]; a double at an end adds both."),
        ("D13",),
    ),
    WrongWay(
        "inside double",
        lambda facts: facts.tile.pips if facts.kind == "inside" else None,
        N_("{answer} would be right at an end, but both inline ports of [{tile}] are joined: it lies inside."),
        ("D14",),
    ),
    WrongWay(
        "inside double once",
        lambda facts: facts.tile.low if facts.kind == "inside" else None,
        N_("Your {answer} is a half of [{tile}], but a double that lies inside adds nothing."),
        ("D14",),
    ),
    WrongWay(
        "bare sides",
        lambda facts: facts.sides * facts.tile.low if facts.kind == "inside" and facts.sides else None,
        N_("Your {answer} counts open sides of [{tile}]; they add nothing while nothing is joined to them."),
        ("D11", "D14"),
    ),
    WrongWay(
        "joined half",
        lambda facts: facts.joined if facts.kind == "end" else None,
        N_("Your {answer} is the half of [{tile}] that is joined; only the free one counts."),
        ("D12",),
    ),
    WrongWay(
        "both halves",
        lambda facts: facts.tile.pips if facts.kind in ("end", "joined") else None,
        N_("Your {answer} adds both halves of [{tile}]; on a plain tile only a half that nothing is joined to counts."),
        ("D12",),
    ),
    WrongWay(
        "half of an inner tile",
        lambda facts: facts.tile.low if facts.kind == "joined" else None,
        N_("Your {answer} is a half of [{tile}], but both halves are joined to other tiles."),
        ("D12",),
    ),
    WrongWay(
        "other half of an inner tile",
        lambda facts: facts.tile.high if facts.kind == "joined" else None,
        N_("Your {answer} is a half of [{tile}], but both halves are joined to other tiles."),
        ("D12",),
    ),
)
"""What is typically done wrong in telling what one tile contributes."""

RULE_OF = {"end": "D12", "joined": "D12", "double": "D13", "inside": "D14"}


def contribution(stream: Random) -> Item:
    """Ask what one tile on the table adds to the sum (D12, D13, D14)."""
    kind = pick(stream, ("end", "end", "double", "double", "inside", "joined"))

    def wanted(layout: Layout) -> bool:
        return any(worth.kind == kind for worth in worths(layout))

    layout = find_layout(stream, wanted)
    facts = pick(stream, [worth for worth in worths(layout) if worth.kind == kind])
    tile, rule = facts.tile, RULE_OF[kind]
    reasons = {
        "end": N_("Nothing is joined to the {free} of [{tile}]: it adds {worth}."),
        "double": N_("An inline port of [{tile}] is free, so it ends its line and adds both halves: {worth}."),
        "inside": N_("Both inline ports of [{tile}] are joined: it lies inside and adds 0."),
        "joined": N_("Both halves of [{tile}] are joined to other tiles: it adds 0."),
    }
    looks = (
        N_("[{tile}] is a double: what matters is whether both its inline ports are joined.")
        if tile.is_double
        else N_("[{tile}] is a plain tile: what matters is which of its halves nothing is joined to.")
    )
    named = facts._asdict()
    because = remark(reasons[kind], rule, **named)
    return Item(
        position=layout,
        question=Message(N_("What does [{tile}] add to the sum of the ends?"), named),
        form=Number(Message(N_("pips"), {})),
        answer=facts.worth,
        mistakes=wrong_answers(WORTH_WAYS, facts, facts.worth),
        otherwise=remark(looks, rule, **named),
        solution=(because,),
        hints=(
            Hint(remark(N_("Find [{tile}], and look what is joined to it."), rule, **named)),
            Hint(remark(looks, rule, **named)),
        ),
        showing=TileShowing(marks=False),
        solved=TileShowing(
            lit=(tile, *(port for port in counting_ports(layout) if port.tile == tile)), sums=(because.message,)
        ),
    )


def worths(layout: Layout) -> list[Worth]:
    """List what each tile on the table contributes; a first tile with two free halves is left out."""
    by_tile: dict[Tile, list[Spot]] = {}
    for spot in spots(layout):
        by_tile.setdefault(spot.tile, []).append(spot)
    found = []
    for tile, mine in by_tile.items():
        if tile.is_double:
            sides = sum(spot.kind == "side" for spot in mine)
            found.append(Worth(tile, mine[0].worth, mine[0].kind, tile.low, tile.low, sides))
            continue
        free = [spot.pips for spot in mine if spot.kind == "end"]
        if len(free) < 2:
            joined = [spot.pips for spot in mine if spot.kind == "joined"]
            found.append(Worth(tile, sum(free), "end" if free else "joined", sum(free), joined[0], 0))
    return found


def total(stream: Random) -> Item:
    """Ask for the sum of the ends (D15)."""
    layout = find_layout(stream, tempting, (3, 4, 5, 6, 7, 8))
    answer = layout.total
    mistakes = [
        WrongAnswer(type(mistake).__name__, guess, Remark(mistake.message, mistake.rules))
        for guess in range(MOST)
        for mistake in grade(Guess(total=guess), Question(layout)).mistakes
        if not isinstance(mistake, Unexplained)
    ]
    return Item(
        position=layout,
        question=Message(N_("What do the ends that count add up to?"), {}),
        form=Number(Message(N_("pips"), {})),
        answer=answer,
        mistakes=tuple(mistakes),
        otherwise=remark(
            N_("That is not the sum. Go round the table once more, end by end: {count} ends count."),
            "D12", "D13", "D14", "D15", count=len(layout.scoring_ends),
        ),
        solution=sum_solution(layout),
        hints=counting_hints(layout),
        showing=TileShowing(marks=False),
        solved=TileShowing(lit=counting_ports(layout), sums=(sum_terms(layout),)),
    )  # fmt: skip


def raw_points(stream: Random) -> Item:
    """Ask for the raw points that the last placement scored (D15)."""
    return points(stream, "raw")


def displayed_points(stream: Random) -> Item:
    """Ask for the displayed points that the last placement scored (D15)."""
    return points(stream, "displayed")


def points(stream: Random, unit: Unit) -> Item:
    """Ask for the points of a layout; sums that miss a multiple of 5 by a little come often (D15)."""
    near: Literal[0, 1] = pick(stream, (0, 0, 1))
    layout = find_layout(stream, lambda layout: tempting(layout) and bool(layout.raw_points) != bool(near))
    question = Question(layout, unit=unit)
    mistakes = [
        WrongAnswer(type(mistake).__name__, guess, Remark(mistake.message, mistake.rules))
        for guess in range(MOST)
        for mistake in single(grade(Guess(points=guess), question))
        if not isinstance(mistake, WrongPoints)
    ]
    facts = {"total": layout.total, "raw": layout.raw_points, "displayed": layout.displayed_points}
    scores = (
        N_("{total} is a positive multiple of 5: {raw} raw points, {displayed} displayed.")
        if layout.raw_points
        else N_("{total} is no positive multiple of 5, so nothing is scored.")
    )
    asked, of = {
        "raw": (N_("How many raw points does the tile placed last score?"), N_("raw points")),
        "displayed": (N_("How many displayed points does the tile placed last score?"), N_("displayed points")),
    }[unit]
    return Item(
        position=layout,
        question=Message(asked, {}),
        form=Number(Message(of, {})),
        answer=question.points,
        mistakes=tuple(mistakes),
        otherwise=remark(N_("Add up the ends that count, then see whether the sum is a multiple of 5."), "D15"),
        solution=(*sum_solution(layout)[:1], remark(scores, "D15", "D27", **facts)),
        hints=(
            *counting_hints(layout)[:2],
            Hint(
                remark(
                    N_("A sum of 5, 10, 15 and so on scores as many raw points; 5 raw points are 1 displayed."),
                    "D15",
                    "D27",
                )
            ),
            Hint(remark(N_("The sum is {total}."), "D15", total=layout.total)),
        ),
        showing=TileShowing(marks=False),
        solved=TileShowing(lit=counting_ports(layout), sums=(sum_terms(layout), Message(scores, facts))),
    )


def single(response: Response) -> tuple[Mistake, ...]:
    """Give the mistakes of which each by itself explains a guess; none where it takes several together."""
    return response.mistakes if len(response.findings) == 1 else ()


def tempting(layout: Layout) -> bool:
    """Tell whether a layout has something that is easily miscounted: a double, at an end or inside."""
    return any(spot.kind in ("double", "inside") and spot.pips for spot in spots(layout))


def sum_terms(layout: Layout) -> Message:
    """Say the sum end by end."""
    return sum_of([end.contribution for end in layout.scoring_ends])


def sum_solution(layout: Layout) -> tuple[Remark, ...]:
    """Say the sum end by end, and where its numbers come from."""
    ends = layout.scoring_ends
    rules = tuple(sorted({"D13" if end.tile.is_double else "D12" for end in ends}))
    return (
        Remark(sum_terms(layout), (*rules, "D15")),
        remark(N_("The ends that count: {ends}."), *rules, ends=ends),
        *inside_remarks(spot.tile for spot in spots(layout) if spot.kind == "inside"),
    )


def inside_remarks(tiles: Iterable[Tile]) -> tuple[Remark, ...]:
    """Say which doubles lie inside, if any do."""
    inside = tuple(tiles)
    return (remark(N_("Inside, and worth 0: {tiles}."), "D14", tiles=inside),) if inside else ()


def counting_hints(layout: Layout) -> tuple[Hint, ...]:
    """Help with a sum in steps: how many ends, which doubles count and which do not."""
    doubles = tuple(spot.tile for spot in spots(layout) if spot.kind == "double")
    inside = tuple(spot.tile for spot in spots(layout) if spot.kind == "inside")
    first = Hint(remark(N_("A free half of a plain tile adds its pips, a double at an end both halves."), "D12", "D13"))
    second = (
        Hint(remark(N_("Doubles at an end: {ends}. Doubles inside, which add nothing: {inside}."), "D13", "D14",
                    ends=doubles, inside=inside))
    )  # fmt: skip
    return first, second, Hint(remark(N_("The ends that count are lit."), "D12", "D13"), counting_ports(layout))


KINDS = (
    Kind("contribution", ("D12", "D13", "D14"), contribution),
    Kind("sum", ("D15", "D12", "D13", "D14", "D11"), total),
    Kind("raw points", ("D15",), raw_points),
    Kind("displayed points", ("D15",), displayed_points),
)
