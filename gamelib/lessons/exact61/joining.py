"""Questions about joining tiles: where they fit, and what a turn may be (D6, D7)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import Draw, Layout, Pass, Place, State, Tile
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.kinds import bare
from gamelib.lessons.exact61.positions import find
from gamelib.lessons.exact61.showing import TileShowing
from gamelib.lessons.forms import Option, Several
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, refusal, remark
from gamelib.lessons.verdicts import Remark


def fitting_ports(stream: Random) -> Item:
    """Ask at which open ports a tile of a hand fits (D6)."""
    least = pick(stream, (1, 2, 2, 3))

    def some_fit(layout: Layout, tile: Tile) -> bool:
        return least <= len(layout.fitting(tile)) < len(layout.open_ports)

    size = pick(stream, (4, 5, 6, 7, 8))
    state = find(stream, lambda at: len(at.layout) == size and any(some_fit(at.layout, tile) for tile in to_move(at)))
    layout = state.layout
    tile = pick(stream, [tile for tile in to_move(state) if some_fit(layout, tile)])
    fitting = layout.fitting(tile)
    facts = {"tile": tile, "low": tile.low, "high": tile.high}
    missing = N_("An open port that shows {pips} is missing, and [{tile}] has a {pips}.")
    options = tuple(
        Option(
            str(bare(port)),
            port,
            refusal(layout.why_not(tile, bare(port))),
            remark(missing, "D6", tile=tile, pips=port.pips),
        )
        for port in layout.open_ports
    )
    first = bare(fitting[0])
    return Item(
        position=state.view(turn_of(state)),
        question=Message(N_("At which open ports does [{tile}] fit? Choose all of them."), facts),
        form=Several(options, "ports"),
        answer=frozenset(str(bare(port)) for port in fitting),
        otherwise=remark(N_("Compare both halves of [{tile}] with each open port."), "D6", tile=tile),
        solution=(remark(N_("[{tile}] fits at {ports}."), "D6", "R9", tile=tile, ports=fitting),),
        hints=(
            Hint(remark(halves_of(tile), "D6", **facts), (tile,)),
            Hint(remark(N_("The open ports show {numbers}."), "D6", numbers=shown(layout))),
            Hint(remark(N_("One place where it fits is lit."), "D6"), (first, tile)),
        ),
        showing=TileShowing(marks=False, lit=(tile,)),
        solved=TileShowing(marks=False, lit=(tile, *map(bare, fitting))),
    )


def placeable_tiles(stream: Random) -> Item:
    """Ask which tiles of the hand at turn can be placed; one that cannot has a number that lies on the table (D6)."""

    def wanted(at: State) -> bool:
        hand = to_move(at)
        if at.drawn or not 3 <= len(at.layout) <= 9 or not 3 <= len(hand) <= 7:
            return False
        stuck = [tile for tile in hand if tile not in at.placeable]
        return len(stuck) < len(hand) and any(lies(at.layout, tile) for tile in stuck)

    state = find(stream, wanted)
    layout, hand, fitting = state.layout, to_move(state), state.placeable
    seat = turn_of(state)
    missing = remark(N_("A tile that fits is missing: compare both halves of each with every open port."), "D6", "D7")
    options = tuple(
        Option(str(tile), tile, None if tile in fitting else why_stuck(layout, tile), missing) for tile in hand
    )
    return Item(
        position=state.view(seat),
        question=Message(
            N_("Which tiles of seat {seat}'s hand can be placed now? Choose all of them."), {"seat": seat}
        ),
        form=Several(options, "tiles"),
        answer=frozenset(map(str, fitting)),
        otherwise=missing,
        solution=(
            remark(
                N_("The open ports show {numbers}, so {tiles} can be placed."),
                "D6",
                "D7",
                numbers=shown(layout),
                tiles=fitting,
            ),
        ),
        hints=(
            Hint(remark(N_("A tile fits where one of its halves has the number of an open port."), "D6")),
            Hint(remark(N_("The open ports show {numbers}."), "D6", numbers=shown(layout))),
            Hint(
                remark(
                    NN_("{count} tile of the hand fits.", "{count} tiles of the hand fit."), "D6", count=len(fitting)
                )
            ),
        ),
        showing=TileShowing(marks=False),
        solved=TileShowing(
            marks=False, lit=(*fitting, *(bare(port) for tile in fitting for port in layout.fitting(tile)))
        ),
    )


def turn_duty(stream: Random) -> Item:
    """Ask whether the seat at turn has to place, draw or pass (D7)."""
    duty = pick(stream, ("place", "draw", "pass"))

    def wanted(at: State) -> bool:
        return 3 <= len(at.layout) <= 12 and at.turn is not None and duty_of(at) == duty and len(at.placeable) < 2

    state = find(stream, wanted)
    layout, seat = state.layout, turn_of(state)
    answers = {
        "place": Message(N_("It must place a tile."), {}),
        "draw": Message(N_("It must draw a tile."), {}),
        "pass": Message(N_("It must pass."), {}),
    }
    none_fits = remark(
        N_("No tile of this hand fits: the open ports show {numbers}."), "D6", "D7", numbers=shown(layout)
    )
    about = {"place": none_fits, "draw": refusal(state.why_not(Draw())), "pass": refusal(state.why_not(Pass()))}
    form, mistakes = choice(answers.items(), {key: why for key, why in about.items() if key != duty and why})
    solution = {
        "place": remark(N_("{tiles} can be placed, so it must be."), "D7", tiles=state.placeable),
        "draw": remark(
            NN_(
                "Nothing fits, and there is {talon} tile in the talon: it draws until one fits, or none is left.",
                "Nothing fits, and there are {talon} tiles in the talon: it draws until one fits, or none is left.",
                "talon",
            ),
            "D7",
            talon=len(state.talon),
        ),
        "pass": remark(N_("Nothing fits, and there is no tile left to draw."), "D7"),
    }
    return Item(
        position=state.view(seat),
        question=Message(N_("Seat {seat} is to move. What must it do?"), {"seat": seat}),
        form=form,
        answer=duty,
        mistakes=mistakes,
        otherwise=none_fits,
        solution=(solution[duty],),
        hints=(
            Hint(
                remark(
                    N_("First look whether any tile of the hand fits: the open ports show {numbers}."),
                    "D7",
                    numbers=shown(layout),
                )
            ),
            Hint(remark(N_("If none fits, the talon decides. The picture says how many tiles it holds."), "D7")),
        ),
        showing=TileShowing(marks=False),
        solved=TileShowing(marks=False, lit=state.placeable),
    )


def duty_of(state: State) -> str:
    """Name what the seat at turn has to do."""
    move = state.legal_moves()[0]
    return "place" if isinstance(move, Place) else "draw" if isinstance(move, Draw) else "pass"


def to_move(state: State) -> tuple[Tile, ...]:
    """Give the hand of the seat at turn; no tiles when the hand is over."""
    return () if state.turn is None else state.hands[state.turn]


def turn_of(state: State) -> int:
    """Give the seat at turn of a hand that goes on."""
    if state.turn is None:
        raise TypeError(f"{state!r} has nobody at turn")
    return state.turn


def shown(layout: Layout) -> tuple[int, ...]:
    """List the numbers that open ports show, each once."""
    return tuple(sorted({port.pips for port in layout.open_ports}))


def lies(layout: Layout, tile: Tile) -> bool:
    """Tell whether a number of a tile can be seen on the table."""
    return any({tile.low, tile.high} & {other.low, other.high} for other in layout.tiles)


def halves_of(tile: Tile) -> str:
    """Choose the sentence about the numbers by which a tile can be joined."""
    if tile.is_double:
        return N_("[{tile}] can be joined by {low} only: both its halves show it.")
    return N_("[{tile}] can be joined by either half: by {low} or by {high}.")


def why_stuck(layout: Layout, tile: Tile) -> Remark:
    """Say why a tile fits nowhere, and what may have misled: a number that lies there, but at no open port."""
    numbers = {tile.low, tile.high}
    seen = tuple(
        sorted(number for number in numbers if any(number in (lying.low, lying.high) for lying in layout.tiles))
    )
    if seen:
        sentence = N_("[{tile}] fits nowhere: {numbers} can be seen on the table, but at no open port.")
        return remark(sentence, "D6", tile=tile, numbers=seen)
    sentence = N_("[{tile}] fits nowhere: the open ports show {numbers}.")
    return remark(sentence, "D6", tile=tile, numbers=shown(layout))


KINDS = (
    Kind("fitting ports", ("D6",), fitting_ports),
    Kind("placeable tiles", ("D6", "D7"), placeable_tiles),
    Kind("turn's duty", ("D7",), turn_duty),
)
