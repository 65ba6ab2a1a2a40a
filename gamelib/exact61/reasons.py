"""Why the table counts what it counts: answers about its sum, its ports and its tiles, for this very case (D9-D15).

Pips are counted on the tiles, points are raw.
"""

from __future__ import annotations

from gamelib.core import N_, NN_, Message, Reason, not_here
from gamelib.exact61.events import sum_of
from gamelib.exact61.layout import Layout
from gamelib.exact61.ports import DOUBLE_PORTS, Port, port_names, port_pips
from gamelib.exact61.tiles import Tile


def about_sum(layout: Layout) -> Reason:
    """Say which ends make up the sum, and what lies there without being counted (D11-D15)."""
    about = Message(N_("The sum"), {})
    ends = layout.scoring_ends
    if not ends:
        said = (Message(N_("The table is empty, so nothing is counted yet."), {}),)
        return Reason(about=about, said=said, rules=("D15",))
    counted = NN_("One end is counted: {ends}.", "{count} ends are counted: {ends}.")
    messages, rules = [Message(counted, {"ends": ends, "count": len(ends)})], ["D15"]
    rules += ["D12"] if any(not end.tile.is_double for end in ends) else []
    rules += ["D13"] if any(end.tile.is_double for end in ends) else []
    inner = tuple(tile for tile in layout.spinners if not _counted(layout, tile))
    if inner:
        inside = NN_("{tiles} lies inside and counts 0.", "{tiles} lie inside and count 0.")
        messages.append(Message(inside, {"tiles": inner, "count": len(inner)}))
        rules.append("D14")
    sides = tuple(Port(port.tile, port.port) for port in layout.open_ports if port.port.startswith("side"))
    if sides:
        waiting = NN_(
            "{ports} is open, but adds nothing until a tile lies there.",
            "{ports} are open, but add nothing until a tile lies there.",
        )
        messages.append(Message(waiting, {"ports": sides, "count": len(sides)}))
        rules.append("D11")
    total = sum_of([end.contribution for end in ends])
    return Reason(about=about, said=tuple(messages), rules=tuple(rules), total=total)


def about_port(layout: Layout, port: Port) -> Reason:
    """Say what a port counts and what may be joined there, or why nothing may (D6, D10-D13).

    Raises ``RuleError`` ("format") for a port of a tile that is not on the table.
    """
    if port.tile not in layout:
        raise not_here(str(port))
    about = Message(N_("{port}"), {"port": port})
    pips = port_pips(*port)
    facts = {"tile": port.tile, "port": port, "pips": pips, "both": 2 * pips}
    if not is_open(layout, port):
        rule = "D10" if port.tile.is_double else "D6"
        return Reason(about=about, said=(_shut(layout, port),), rules=(rule,))
    joins = Message(N_("A tile with a {pips} may be joined here."), facts)
    if not port.tile.is_double:
        sentence = N_("Nothing is joined to this half of [{tile}]: it is a scoring end worth its pips, {pips}.")
        return Reason(about=about, said=(Message(sentence, facts), joins), rules=("D12", "D6"))
    if port.port.startswith("side"):
        opened = Message(N_("Both inline ports of [{tile}] are joined, so its side ports are open."), facts)
        waits = Message(N_("No tile lies at this one, so it adds nothing. Once one does, its outer end counts."), facts)
        return Reason(about=about, said=(opened, waits, joins), rules=("D11", "D10", "D6"))
    sentence = N_("One inline port of [{tile}] is joined, the other is not: it is an end and counts once, both halves.")
    if all(is_open(layout, Port(port.tile, name)) for name in DOUBLE_PORTS[:2]):
        sentence = N_("Nothing is joined to [{tile}] yet. It counts once, both halves, not once for each of its ports.")
    return Reason(about=about, said=(Message(sentence, facts), joins), rules=("D13", "D10"), total=_both(port.tile))


def about_lying(layout: Layout, tile: Tile) -> Reason:
    """Say what a tile on the table counts, what is joined to it, and where it is open (D9-D14)."""
    if tile not in layout:
        raise not_here(tile)
    about = Message(N_("[{tile}] on the table"), {"tile": tile})
    said, rules = _double(layout, tile) if tile.is_double else _plain(layout, tile)
    joined = {touching for join in layout.joins for touching in join}
    ports = [Port(tile, name) for name in port_names(tile)]
    taken = tuple(port for port in ports if port in joined)
    free = tuple(port for port in ports if is_open(layout, port))
    messages = [said]
    if taken:
        messages.append(Message(N_("Joined: {ports}."), {"ports": taken}))
    if free:
        messages.append(Message(N_("Open: {ports}."), {"ports": free}))
    if len(taken) + len(free) < len(ports):
        messages.append(Message(N_("Its sides open once both its inline ports are joined."), {}))
        rules = (*rules, "D10")
    counts = tile.is_double and _counted(layout, tile)
    return Reason(about=about, said=tuple(messages), rules=rules, total=_both(tile) if counts else None)


def _plain(layout: Layout, tile: Tile) -> tuple[Message, tuple[str, ...]]:
    counts = [end.contribution for end in layout.scoring_ends if end.tile == tile]
    if len(counts) == 2:
        sentence = N_("Nothing is joined to either half, so both are scoring ends, worth {count} together.")
    elif counts:
        sentence = N_("One half is joined. The other is a scoring end worth its pips, {count}.")
    else:
        sentence = N_("Both halves are joined, so neither is a scoring end.")
    return Message(sentence, {"count": sum(counts)}), ("D12",)


def _double(layout: Layout, tile: Tile) -> tuple[Message, tuple[str, ...]]:
    if _counted(layout, tile):
        sentence = N_("At most one of its ports is joined, so it is a scoring end and counts once, with both halves.")
        return Message(sentence, {}), ("D13", "D9")
    sentence = N_("Both its inline ports are joined, so it lies inside and counts 0, whatever lies at its sides.")
    return Message(sentence, {}), ("D14", "D9")


def _counted(layout: Layout, tile: Tile) -> bool:
    return any(end.tile == tile for end in layout.scoring_ends)


def _both(tile: Tile) -> Message:
    return sum_of([tile.low, tile.high])


def is_open(layout: Layout, port: Port) -> bool:
    """Tell whether a tile may be joined to a port now."""
    return any((one.tile, one.port) == port for one in layout.open_ports)


def _shut(layout: Layout, port: Port) -> Message:
    if any(port in join for join in layout.joins):
        return Message(N_("A tile is joined at {port} already."), {"port": port})
    return Message(N_("{port} opens only when both inline ports of that double are joined."), {"port": port})
