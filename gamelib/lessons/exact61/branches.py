"""Questions about doubles and their branches: which ports are open, and what a placement opens (D9-D11)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import Layout, OpenPort, Place, Port, Tile
from gamelib.exact61.ports import port_pips
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.kinds import bare
from gamelib.lessons.exact61.positions import find, find_layout, origin, placed, unplaced
from gamelib.lessons.exact61.showing import TileShowing
from gamelib.lessons.forms import Number, Option, Several
from gamelib.lessons.items import Hint, Item, WrongAnswer, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, choice, remark

INLINE = ("inline A", "inline B")
SIDES = ("side A", "side B")


def open_ports(stream: Random) -> Item:
    """Ask for all open ports; the sides of doubles that are shut stand among the answers (D10, D11)."""
    least = pick(stream, (1, 1, 3))

    def wanted(layout: Layout) -> bool:
        return bool(shut_sides(layout)) and len(open_sides(layout)) >= least

    layout = find_layout(stream, wanted, (5, 6, 7, 8) if least == 1 else (8, 9, 10, 11))
    opened = layout.open_ports
    places = sorted((*opened, *shut_sides(layout)))
    shut = N_("A side of [{tile}] is shut: [{tile}] still has a free inline port, and that is joined first.")
    missing_side = N_(
        "An open side is missing: both inline ports of [{tile}] are joined, and nothing is joined to that side."
    )
    missing = N_("An open port that shows {pips} is missing: nothing is joined to it yet.")
    options = tuple(
        Option(
            str(bare(port)),
            port,
            None if port in opened else remark(shut, "D10", tile=port.tile),
            remark(missing_side, "D10", "D11", tile=port.tile)
            if port.port in SIDES
            else remark(missing, "D10" if port.tile.is_double else "D6", pips=port.pips),
        )
        for port in places
    )
    counted = frozenset(str(bare(port)) for port in opened if port.port not in SIDES)
    without = remark(
        N_("You chose the ends that count, but open and counted are two things: the open sides belong here, too."),
        "D11",
    )
    ready = tuple(sorted({port.tile for port in open_sides(layout)}))
    first = next(tile for tile in layout.tiles if tile.is_double)
    one_spinner = frozenset(str(bare(port)) for port in opened if port.port not in SIDES or port.tile == first)
    mistakes = {
        "counted ends only": (counted, without),
        "first double only": (
            one_spinner,
            remark(
                N_("You left out open sides of {others}: every double branches, not only [{tile}], the first one."),
                "D9",
                others=tuple(tile for tile in ready if tile != first),
                tile=first,
            ),
        ),
    }
    answer = frozenset(str(bare(port)) for port in opened)
    return Item(
        position=layout,
        question=Message(N_("To which ports may a tile be joined now? Choose all open ports."), {}),
        form=Several(options, "ports"),
        answer=answer,
        mistakes=tuple(
            WrongAnswer(name, wrong, why)
            for name, (wrong, why) in mistakes.items()
            if wrong != answer and (wrong != counted or name == "counted ends only")
        ),
        otherwise=without,
        solution=(
            remark(N_("Open are {ports}."), "D10", "D11", ports=opened),
            remark(N_("Sides are open at {tiles}, since both inline ports are joined there."), "D10", tiles=ready),
        ),
        hints=(
            Hint(remark(N_("Every half and every inline port that nothing is joined to is open."), "D6", "D10")),
            Hint(remark(N_("A double's two sides open together, once both its inline ports are joined."), "D10")),
            Hint(
                remark(N_("Both inline ports are joined at {tiles}."), "D10", tiles=ready),
                tuple(map(bare, open_sides(layout))),
            ),
        ),
        showing=TileShowing(marks=False, asked=tuple(map(bare, places))),
        solved=TileShowing(marks=False, asked=tuple(map(bare, places))),
    )


def side_port(stream: Random) -> Item:
    """Ask whether a tile may be joined to a side of a double now (D10)."""
    case = pick(stream, ("yes", "shut", "shut", "taken", "number"))

    sides = {"yes": "open", "number": "open"}.get(case, case)

    def doubles(layout: Layout) -> list[Tile]:
        return [double for double in layout.spinners if sides_of(layout, double) == sides and fitting(layout, double)]

    def fitting(layout: Layout, double: Tile) -> list[Tile]:
        number = double.low
        return [tile for tile in unplaced(layout) if (number in (tile.low, tile.high)) != (case == "number")]

    sizes = (9, 10, 11, 12, 13, 14) if case == "taken" else (4, 5, 6, 7, 8)
    layout = find_layout(stream, lambda layout: bool(doubles(layout)), sizes)
    double = pick(stream, doubles(layout))
    tile = pick(stream, fitting(layout, double))
    facts: dict[str, object] = {"tile": tile, "double": double, "number": double.low}
    opened = remark(opened_sides(layout, double), "D10", **facts)
    reasons = {
        "yes": opened,
        "shut": remark(
            N_("An inline port of [{double}] is still free; its sides open only when both inline ports are joined."),
            "D10",
            **facts,
        ),
        "taken": remark(N_("Something is joined to both sides of [{double}] already."), "D10", "D6", **facts),
        "number": remark(N_("[{tile}] has no {number}, which every port of [{double}] shows."), "D6", **facts),
    }
    fits = remark(N_("[{tile}] has a {number}, as every port of [{double}] does."), "D6", **facts)
    free = remark(N_("Not both sides of [{double}] are taken: look what is joined to it."), "D10", **facts)
    # What is said about a wrong answer: why it does not hold here, or what holds instead.
    about = {
        "yes": reasons[case],
        "shut": opened,
        "taken": free,
        "number": fits,
    }
    labels = (
        ("yes", Message(N_("Yes."), {})),
        ("shut", Message(N_("No: its sides are not open yet."), {})),
        ("taken", Message(N_("No: both its sides are taken."), {})),
        ("number", Message(N_("No: the numbers differ."), {})),
    )
    form, mistakes = choice(labels, {key: why for key, why in about.items() if key != case})
    return Item(
        position=layout,
        question=Message(N_("May [{tile}] be joined to a side of [{double}] now?"), facts),
        form=form,
        answer=case,
        mistakes=mistakes,
        otherwise=reasons[case],
        solution=(reasons[case],),
        hints=(
            Hint(remark(N_("Compare the numbers first: those of [{tile}] with that of [{double}]."), "D6", **facts)),
            Hint(remark(N_("Find [{double}], and look what is joined to its inline ports."), "D10", **facts)),
            Hint(remark(N_("Sides open when both inline ports are joined, and take one tile each."), "D10")),
        ),
        showing=TileShowing(marks=False, asked=()),
        solved=TileShowing(lit=tuple(bare(port) for port in layout.open_ports if port.tile == double)),
    )


class Opening(NamedTuple):
    """Open ports before and after a placement, and what happened to them."""

    before: int
    after: int
    tile: Tile
    at: Port
    double: Tile
    closes_inline: bool


OPENING_WAYS: tuple[WrongWay[Opening], ...] = (
    WrongWay(
        "joined port kept",
        lambda facts: facts.after + 1,
        N_("With {answer}, {at} would still be open, but [{tile}] is joined there now."),
        ("D6",),
    ),
    WrongWay(
        "sides forgotten",
        lambda facts: facts.after - 2 if facts.closes_inline else None,
        N_("Your {answer} leaves out two sides: both inline ports of [{double}] are joined now."),
        ("D10",),
    ),
    WrongWay(
        "one side only",
        lambda facts: facts.after - 1 if facts.closes_inline else None,
        N_("Your {answer} has one side of [{double}]; two of them open together."),
        ("D10",),
    ),
    WrongWay(
        "sides at once",
        lambda facts: facts.after + 2 if facts.tile.is_double else None,
        N_("Your {answer} has the sides of [{tile}] open at once; they wait until its inline B is joined, too."),
        ("D10",),
    ),
    WrongWay(
        "sides after one neighbour",
        lambda facts: facts.after + 2 if facts.at.port in INLINE and not facts.closes_inline else None,
        N_("Your {answer} has the sides of [{double}] open, but only one of its inline ports is joined then."),
        ("D10",),
    ),
    WrongWay(
        "outer end forgotten",
        lambda facts: facts.after - 1,
        N_("Your {answer} leaves out the port that [{tile}] brings: its other half, or a double's inline B."),
        ("D6", "D10"),
    ),
    WrongWay(
        "nothing changes",
        lambda facts: facts.before,
        N_("{answer} were open before [{tile}] was placed; one is taken, and others open."),
        ("D10",),
    ),
)
"""What is typically done wrong in telling how many ports a placement leaves open."""


def ports_after(stream: Random) -> Item:
    """Ask how many ports are open after a placement at a double, or of one (D9, D10)."""
    case = pick(stream, ("second inline", "double comes", "side", "first inline"))

    def wanted_case(layout: Layout, place: Place) -> bool:
        at = place.at
        if at is None:
            return False
        if case == "double comes":
            return place.tile.is_double
        if not at.tile.is_double or (at.port in SIDES) != (case == "side"):
            return False
        other = {"inline A": "inline B", "inline B": "inline A"}.get(at.port, "")
        other_free = any(port.tile == at.tile and port.port == other for port in layout.open_ports)
        return case == "side" or other_free == (case == "first inline")

    size = pick(stream, (1, 2, 3) if case == "first inline" else (4, 5, 6, 7, 8, 9, 10))
    after = find(
        stream,
        lambda state: (
            isinstance(state.move, Place)
            and state.previous is not None
            and (len(state.previous.layout) == size or (case == "first inline" and len(state.layout) < 5))
            and wanted_case(state.previous.layout, state.move)
        ),
    )
    before, place = origin(after), placed(after)
    at = place.at
    if at is None:
        raise TypeError("the first tile is joined to nothing")
    layout, then = before.layout, after.layout
    opens_sides = len(then.open_ports) == len(layout.open_ports) + 2
    facts = Opening(len(layout.open_ports), len(then.open_ports), place.tile, at, at.tile, opens_sides)
    named = {"tile": place.tile, "port": at, "before": facts.before, "after": facts.after}
    steps = [
        remark(N_("{port} is taken now, and [{tile}] brings one port of its own."), "D6", "D10", **named),
        remark(
            N_("Both inline ports of [{double}] are joined now, so its two sides open."), "D10", double=at.tile
        )
        if opens_sides
        else remark(N_("No sides open by that."), "D10"),
        remark(NN_("{after} port is open then.", "{after} ports are open then.", "after"), "D10", **named),
    ]  # fmt: skip
    return Item(
        position=layout,
        told=(Message(N_("[{tile}] is placed at {port}, which is lit."), named),),
        question=Message(N_("How many ports are open then?"), {}),
        form=Number(Message(N_("open ports"), {})),
        answer=facts.after,
        mistakes=wrong_answers(OPENING_WAYS, facts, facts.after),
        otherwise=remark(N_("Take the joined port away, and add what [{tile}] opens."), "D10", "D6", **named),
        solution=tuple(steps),
        hints=(
            Hint(remark(NN_("{before} port is open now.", "{before} ports are open now.", "before"), "D10", **named)),
            Hint(remark(N_("The joined port closes; [{tile}] brings its other end."), "D6", "D10", **named)),
            Hint(remark(N_("Look whether both inline ports of a double are joined then: two sides open."), "D10")),
        ),
        after=then,
        showing=TileShowing(lit=(at,)),
        solved=TileShowing(lit=tuple(map(bare, then.open_ports)), sums=(steps[-1].message,)),
    )


def sides_of(layout: Layout, double: Tile) -> str:
    """Tell whether the sides of a double are shut, open (one of them at least), or both taken (D10)."""
    free = {port.port for port in layout.open_ports if port.tile == double}
    if not free:
        return "taken"
    return "open" if free & {*SIDES} else "shut"


def opened_sides(layout: Layout, double: Tile) -> str:
    """Choose the sentence about a double whose two inline ports are joined: how many of its sides are free (D10)."""
    return {
        2: N_("Both inline ports of [{double}] are joined, so its sides are open."),
        1: N_("Both inline ports of [{double}] are joined, so its sides have opened, and one of them is still free."),
        0: N_("Both inline ports of [{double}] are joined, so its sides have opened; but both are taken by now."),
    }[sum(port.tile == double and port.port in SIDES for port in layout.open_ports)]


def shut_sides(layout: Layout) -> tuple[OpenPort, ...]:
    """List the side ports of doubles that have a free inline port: they are not open yet (D10)."""
    return tuple(
        OpenPort(double, side, port_pips(double, side))
        for double in layout.spinners
        if any(port.tile == double and port.port.startswith("inline") for port in layout.open_ports)
        for side in SIDES
    )


def open_sides(layout: Layout) -> tuple[OpenPort, ...]:
    """List the side ports that are open (D10)."""
    return tuple(port for port in layout.open_ports if port.port in SIDES)


KINDS = (
    Kind("open ports", ("D9", "D10", "D11"), open_ports),
    Kind("side port", ("D10",), side_port),
    Kind("ports after", ("D9", "D10"), ports_after),
)
