"""Questions answered by pointing at the ends that count, where other ports lie beside them (D11-D14)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, Message
from gamelib.exact61 import Layout, OpenPort
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.branches import SIDES, open_sides, shut_sides
from gamelib.lessons.exact61.counting import inside_remarks, tempting
from gamelib.lessons.exact61.kinds import bare
from gamelib.lessons.exact61.positions import find_layout
from gamelib.lessons.exact61.predicting import spots
from gamelib.lessons.exact61.showing import TileShowing, counting_ports
from gamelib.lessons.forms import Option, Several
from gamelib.lessons.items import Hint, Item, WrongAnswer
from gamelib.lessons.kinds import Kind, remark
from gamelib.lessons.verdicts import Remark


def counted_ends(stream: Random) -> Item:
    """Ask for the ends that count, to be pointed at: sides, open and shut, and blank ends may mislead (D11-D14)."""
    case = pick(stream, ("open sides", "open sides", "blank", "double"))

    def wanted(layout: Layout) -> bool:
        ends_there = [port for port in layout.open_ports if port.port not in SIDES]
        there = {
            "open sides": bool(open_sides(layout)),
            "blank": any(not port.pips for port in ends_there),
            "double": bool(shut_sides(layout)),
        }
        return there[case] and tempting(layout)

    layout = find_layout(stream, wanted, (4, 5, 6, 7, 8, 9))
    places = sorted((*layout.open_ports, *shut_sides(layout)))
    counted = [port for port in layout.open_ports if port.port not in SIDES]
    inside = tuple(spot.tile for spot in spots(layout) if spot.kind == "inside")
    every = remark(N_("You chose every open port; an open side that nothing is joined to adds nothing."), "D11")
    return Item(
        position=layout,
        question=Message(N_("Which ends count now? Choose all of them, also those that add 0."), {}),
        form=Several(tuple(Option(str(bare(port)), port, _extra(port, inside), _missing(port)) for port in places),
                     "ports"),
        answer=frozenset(str(bare(port)) for port in counted),
        mistakes=(WrongAnswer("every open port", frozenset(str(bare(port)) for port in layout.open_ports), every),)
        if len(counted) < len(layout.open_ports)
        else (),
        otherwise=every,
        solution=(
            remark(N_("The ends that count: {ends}."), "D12", "D13", ends=layout.scoring_ends),
            *inside_remarks(inside),
        ),
        hints=(
            Hint(remark(N_("A half of a plain tile counts where nothing is joined to it, even a blank one."), "D12")),
            Hint(remark(N_("A double counts as long as one of its inline ports is free; its sides never do."),
                        "D13", "D14", "D11")),
            Hint(remark(N_("These are ends that count: all the plain ones."), "D12"),
                 tuple(bare(port) for port in counted if not port.tile.is_double)),
        ),
        showing=TileShowing(marks=False, asked=tuple(map(bare, places))),
        solved=TileShowing(lit=counting_ports(layout)),
    )  # fmt: skip


def _extra(port: OpenPort, inside: tuple[object, ...]) -> Remark | None:
    """Say why a port that does not count was no end; one that counts cannot be chosen wrongly."""
    if port.port not in SIDES:
        return None
    if port.tile in inside:
        return remark(
            N_("[{tile}] lies inside and adds nothing, and nothing is joined to its open side."), "D14", "D11",
            tile=port.tile,
        )  # fmt: skip
    return remark(
        N_("[{tile}] ends its line, but as one end, at its free inline port; its sides are still shut."), "D13", "D10",
        tile=port.tile,
    )  # fmt: skip


def _missing(port: OpenPort) -> Remark | None:
    """Say why a port that counts is an end; a side cannot be missing."""
    if port.port in SIDES:
        return None
    if port.tile.is_double:
        sentence = N_("[{tile}] is missing: an inline port of it is free, so it ends its line and adds both halves.")
        return remark(sentence, "D13", tile=port.tile)
    if port.pips:
        sentence = N_("The {pips} of [{tile}] is missing: nothing is joined to it.")
        return remark(sentence, "D12", tile=port.tile, pips=port.pips)
    sentence = N_("The blank half of [{tile}] is missing: it is an end as well, though it adds 0.")
    return remark(sentence, "D12", tile=port.tile)


KINDS = (Kind("counted ends", ("D12", "D13", "D14", "D11"), counted_ends),)
