"""What a picture is asked for: sizes, frames, ports, names are read here, or refused in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import TARGET, Layout, OpenPort, Port, Tile, strokes
from gamelib.exact61.layout import read_port as read_pair
from gamelib.exact61.ports import DOUBLE_PORTS, PLAIN_PORTS
from gamelib.exact61.scoring import side_count
from gamelib.exact61.table import SIDES
from gamelib.pictures.exact61.arranging import Arrangement, Box, recalled
from gamelib.pictures.sizes import is_number
from gamelib.pictures.svg import Frame, Picture, printable

AnyPort = Port | tuple[str, str] | str
"""A port, as ``Port``, as a pair or as text such as ``"1|4 low"``."""

AnyPorts = Iterable[AnyPort] | AnyPort
"""Several ports, or one."""

LOWEST = -1_000_000
"""The lowest score in raw points that is drawn; nothing in the rules stops a score from falling (R1)."""

_BOX = re.compile(r'<g data-tile="(\d\|\d)" data-box="(-?\d{1,4}) (-?\d{1,4}) ([24]) ([24])"')


def read_layout(thing: object) -> Layout:
    """Give a layout that is one; anything else cannot be drawn as one."""
    if not isinstance(thing, Layout):
        raise RuleError("format", N_("{thing} is no layout, so it cannot be drawn as one."), thing=quoted(thing))
    return thing


def read_previous(previous: object, layout: Layout) -> Arrangement | None:
    """Find where earlier tiles lie: in an arrangement, a picture, or a picture's text, as far as ``layout`` has them.

    A picture in which no layout is drawn tells nothing, as if there had been none.
    """
    if previous is None or isinstance(previous, Arrangement):
        return previous
    if isinstance(previous, Picture):
        return previous.arrangement
    if isinstance(previous, str) and previous.lstrip().startswith("<svg"):
        return recalled(layout, boxes_in(previous))
    raise RuleError(
        "format",
        N_("{previous} cannot be the picture before: it is neither a picture nor an arrangement."),
        previous=quoted(previous),
    )


def boxes_in(text: str) -> dict[str, Box]:
    """Read from the text of a picture where the tiles on the table lie, in the order in which they were placed."""
    table = text.partition("data-hand=")[0]  # The hands come last.
    return {tile: Box(*map(int, box)) for tile, *box in _BOX.findall(table)}


def read_arrangement(arrangement: object, layout: Layout) -> Arrangement:
    """Give an arrangement that is one of this layout."""
    if not isinstance(arrangement, Arrangement):
        raise RuleError("format", N_("{thing} is no arrangement."), thing=quoted(arrangement))
    if arrangement.layout != layout:
        raise RuleError("format", N_("The arrangement is one of another layout: arrange the one to be drawn."))
    return arrangement


def read_port(port: object) -> Port:
    """Read one port given as ``Port``, as a pair or as text such as ``"1|4 low"``."""
    read = read_pair(port.split(maxsplit=1) if isinstance(port, str) else port)
    if read is None:
        raise RuleError("format", N_("None is no port."))
    return read


def read_ports(ports: object) -> frozenset[Port]:
    """Read ports, or a single one."""
    if isinstance(ports, str | OpenPort) or _is_pair(ports):
        return frozenset((read_port(ports),))
    if not isinstance(ports, Iterable):
        raise RuleError("format", N_("{ports} are no ports: give a list of them."), ports=quoted(ports))
    return frozenset(map(read_port, ports))


def _is_pair(ports: object) -> bool:
    return isinstance(ports, tuple) and len(ports) == 2 and ports[1] in (*PLAIN_PORTS, *DOUBLE_PORTS)


def open_ports(ports: object, arrangement: Arrangement, *, shut: bool = False) -> frozenset[Port]:
    """Read ports that must be open in a layout, or, with ``shut``, sides of doubles that may open later (D10)."""
    read = read_ports(ports)
    known = {*arrangement.markers, *arrangement.shut_sides} if shut else {*arrangement.markers}
    for port in sorted(read - known):
        if port.tile not in arrangement.layout:
            sentence = N_("{port} cannot be marked: that tile is not on the table.")
        elif shut or port not in arrangement.shut_sides:
            sentence = N_("{port} cannot be marked: a tile is joined there already.")
        else:
            sentence = N_("{port} cannot be marked: a double's sides open only when both its inline ports are joined.")
        raise RuleError("format", sentence, port=port)
    return read


def read_guesses(guesses: object, arrangement: Arrangement) -> dict[Port, object]:
    """Read a learner's numbers by port."""
    if guesses is None:
        return {}
    if not isinstance(guesses, Mapping):
        raise RuleError("format", N_("{guesses} are no guesses: give a number for each port."), guesses=quoted(guesses))
    told = {read_port(port): guess for port, guess in guesses.items()}
    open_ports(list(told), arrangement, shut=True)
    return told


def read_tiles(tiles: object) -> frozenset[Tile]:
    """Read tiles that are to be lit, or a single one."""
    if isinstance(tiles, str):
        return frozenset((Tile(tiles),))
    if not isinstance(tiles, Iterable):
        raise RuleError("format", N_("{tiles} are no tiles: give a list of them."), tiles=quoted(tiles))
    return frozenset(map(Tile, tiles))


def read_frame(frame: object) -> Frame | None:
    """Read the part of the table to show: four numbers."""
    if frame is None:
        return None
    if isinstance(frame, Sequence) and not isinstance(frame, str) and len(frame) == 4 and all(map(is_number, frame)):
        read = Frame(*frame)
        if read.width > 0 and read.height > 0:
            return read
    raise RuleError(
        "format", N_("{frame} is no frame: give left, top, width and height in table units."), frame=quoted(frame)
    )


def read_scores(scores: object, count: int | None = None) -> tuple[int, ...]:
    """Read what the sides of a match can have taken, in raw points; ``count`` is how many sides there must be.

    Raises ``RuleError``: D2 for more sides than there can be, D15 for what is no multiple of 5, D16 above the target,
    D18 where more than one side stands at it.
    """
    if not isinstance(scores, Sequence) or isinstance(scores, str | bytes) or not scores:
        raise RuleError("format", N_("{scores} are no scores: give a list, one score a side."), scores=quoted(scores))
    if count is not None and len(scores) != count:
        sentence = N_("There are {count} sides, so just as many names, and scores now and before, are wanted.")
        raise RuleError("format", sentence, count=count)
    most = max(map(side_count, SIDES))
    if len(scores) > most:
        raise RuleError(
            "D2", N_("{count} scores cannot be: a match has {most} sides at most."), count=len(scores), most=most
        )
    for score in scores:
        strokes(score)
        if score < LOWEST:
            raise RuleError("format", N_("{score} is too far below 0 to be drawn."), score=quoted(score))
    if scores.count(TARGET) > 1:
        raise RuleError("D18", N_("Only one side can stand at exactly 61: the match ends when the first does."))
    return tuple(map(int, scores))


def read_names(names: object, count: int) -> list[str]:
    """Read the names of so many sides."""
    if isinstance(names, str | bytes) or not isinstance(names, Sequence) or len(names) != count:
        raise RuleError("format", N_("There are {count} sides, so just as many names are wanted."), count=count)
    return [printable(name) for name in names]
