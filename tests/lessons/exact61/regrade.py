"""The answers of practice items once more, from their text alone and with none of the engine's code.

An item gives its position as a line of text and the facts of what is told and asked; the rules come from the slow
model in ``tests/exact61/reference.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from gamelib.lessons import Item
from tests.exact61.reference import Graph, Pair, nearest_five, pair, pips, points, spot, text

Answer = int | str | frozenset[str]


class Position:
    """An item's position, read from its text: a layout alone, or a whole line with hands and scores."""

    def __init__(self, line: str) -> None:
        fields = dict(re.findall(r"(\w+)=((?:\[[^\]]*\])+|\S+)", line))
        self.graph = Graph()
        self.laid = 0
        for part in filter(None, fields.get("layout", f"[{line}]")[1:-1].replace("empty", "").split("; ")):
            tile, _, at = part.partition(" at ")
            self.graph.lay(pair(tile), spot(at.split(" ", 1)) if at else None)
            self.laid += 1
        groups = [group.split() for group in re.findall(r"\[([^\]]*)\]", fields.get("hands", ""))]
        self.hands = [[pair(tile) for tile in group if tile != "?"] for group in groups]
        self.players = len(groups)
        self.talon = fields.get("talon", "[]")[1:-1].split()
        self.scores = [int(score) for score in fields.get("scores", "").split(",") if score]
        self.turn = None if fields.get("turn", "-") == "-" else int(fields["turn"])
        self.drawn = None if fields.get("drawn", "-") == "-" else pair(fields["drawn"])
        self.out = None if fields.get("went_out", "-") == "-" else int(fields["went_out"])
        self.over = fields.get("over")
        self.held = [pips(hand) for hand in self.hands]

    def side(self, seat: int) -> int:
        return seat % 2 if self.players == 4 else seat

    def against(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if self.side(other) != self.side(seat)]

    def numbers(self) -> set[int]:
        return {number for _, _, number in self.graph.open_ports()}

    def fits(self, tile: Pair) -> bool:
        return bool(self.numbers() & {*tile})

    def gain(self, seat: int) -> int:
        own = self.held[seat]
        return nearest_five(sum(self.held[other] - own for other in self.against(seat) if self.held[other] > own))

    def order(self) -> list[int]:
        return [seat for count in sorted({*self.held}) for seat in range(self.players) if self.held[seat] == count]


def facts(item: Item) -> Any:
    """Give the facts of everything that is told and asked."""
    known: dict[str, object] = {}
    for message in (*item.told, item.question):
        known |= message.facts
    return known


def placed(item: Item) -> tuple[Position, int, int]:
    """Make the placement that an item tells of; give the position after it, the seat and the points."""
    position, told = Position(item.text), item.told[0].facts
    port: Any = told.get("port")
    position.graph.lay(pair(str(told["tile"])), None if port is None else spot(port))
    seat: Any = told["seat"]
    return position, seat, points(position.graph.total())


def fitting_ports(item: Item) -> Answer:
    tile = pair(facts(item)["tile"])
    return frozenset(f"{on} {port}" for on, port, number in Position(item.text).graph.open_ports() if number in tile)


def placeable_tiles(item: Item) -> Answer:
    position = Position(item.text)
    return frozenset(text(tile) for tile in position.hands[facts(item)["seat"]] if position.fits(tile))


def turns_duty(item: Item) -> Answer:
    position = Position(item.text)
    if any(map(position.fits, position.hands[facts(item)["seat"]])):
        return "place"
    return "draw" if position.talon else "pass"


def talon(item: Item) -> Answer:
    known = facts(item)
    held: int = 5 * known["players"] if "players" in known else sum(seat.facts["count"] for seat in known["sizes"])
    return 28 - Position(item.text).laid - held


def lot(item: Item) -> Answer:
    row = [number.facts["number"] for number in facts(item)["numbers"]]
    return str(row.index(max(row))) if row.count(max(row)) == 1 else "again"


def next_turn(item: Item) -> Answer:
    said = item.told[0]
    seat: Any = said.facts["seat"]
    return str(seat if "draws" in said.template else (seat + 1) % Position(item.text).players)


def blocked_or_not(item: Item) -> Answer:
    position = Position(item.text)
    if any(position.fits(tile) for hand in position.hands for tile in hand):
        return "somebody"
    return "talon" if position.talon else "blocked"


def tiles_left(item: Item) -> Answer:
    number = facts(item)["number"]
    laid = re.findall(r"(?:^|; )(\d)\|(\d)", item.text)
    return sum(f"{low}{high}".count(str(number)) > 0 for low in range(7) for high in range(low, 7)) - sum(
        str(number) in tile for tile in laid
    )


def shared_score(item: Item) -> Answer:
    position, seat = Position(item.text), item.told[0].facts["seat"]
    assert isinstance(seat, int)
    return frozenset(str(other) for other in range(position.players) if position.side(other) == position.side(seat))


def open_ports(item: Item) -> Answer:
    return frozenset(f"{tile} {port}" for tile, port, _ in Position(item.text).graph.open_ports())


def side_port(item: Item) -> Answer:
    known = facts(item)
    tile, double = pair(known["tile"]), pair(known["double"])
    joined = Position(item.text).graph.joined(double)
    if not {"inline A", "inline B"} <= {*joined}:
        return "shut"
    if {"side A", "side B"} <= {*joined}:
        return "taken"
    return "yes" if double[0] in tile else "number"


def ports_after(item: Item) -> Answer:
    graph = Position(item.text).graph
    known = facts(item)
    graph.lay(pair(known["tile"]), spot(known["port"]))
    return len(graph.open_ports())


def contribution(item: Item) -> Answer:
    return sum(worth for tile, worth in Position(item.text).graph.ends() if tile == str(facts(item)["tile"]))


def counted_ends(item: Item) -> Answer:
    graph = Position(item.text).graph
    counting = {tile for tile, _ in graph.ends()}
    return frozenset(
        f"{tile} {port}" for tile, port, _ in graph.open_ports() if tile in counting and "side" not in port
    )


def total(item: Item) -> Answer:
    return Position(item.text).graph.total()


def raw_points(item: Item) -> Answer:
    return points(Position(item.text).graph.total())


def displayed_points(item: Item) -> Answer:
    return points(Position(item.text).graph.total()) // 5


def accepted(item: Item) -> Answer:
    position, seat, gain = placed(item)
    return "accepted" if position.scores[position.side(seat)] + gain <= 305 else "rejected"


def score_after(item: Item) -> Answer:
    position, seat, gain = placed(item)
    score = position.scores[position.side(seat)]
    return (score + gain if score + gain <= 305 else score) // 5


def match_won(item: Item) -> Answer:
    position, seat, gain = placed(item)
    side = position.side(seat)
    return str(side) if position.scores[side] + gain == 305 else "no"


def strokes(item: Item) -> Answer:
    score: int = Position(item.text).scores[facts(item)["side"]]
    return score if "raw" in item.question.template else score // 5


def opponents_tiles(item: Item) -> Answer:
    position = Position(item.text)
    assert position.out is not None
    return nearest_five(sum(position.held[seat] for seat in position.against(position.out)))


def partners_tiles(item: Item) -> Answer:
    position = Position(item.text)
    assert position.out is not None
    return nearest_five(position.held[(position.out + 2) % 4])


def net(item: Item) -> int:
    position = Position(item.text)
    assert position.out is not None
    gain = points(position.graph.total()) + nearest_five(sum(position.held[s] for s in position.against(position.out)))
    return gain - (nearest_five(position.held[(position.out + 2) % 4]) if position.players == 4 else 0)


def going_out_taken(item: Item) -> Answer:
    position = Position(item.text)
    assert position.out is not None
    return "all" if position.scores[position.side(position.out)] + net(item) <= 305 else "nothing"


def next_leader(item: Item) -> Answer:
    position = Position(item.text)
    return str(position.out) if position.over == "out" else "lot"


def order(item: Item) -> Answer:
    return " ".join(map(str, Position(item.text).order()))


def gain(item: Item) -> Answer:
    return Position(item.text).gain(facts(item)["seat"])


def applied_gains(item: Item) -> Answer:
    position = Position(item.text)
    scores, applied = [*position.scores], []
    for seat in position.order():
        more = position.gain(seat)
        if more and 305 not in scores and scores[position.side(seat)] + more <= 305:
            scores[position.side(seat)] += more
            applied.append(str(seat))
    return frozenset(applied)


def winner(item: Item) -> Answer:
    position = Position(item.text)
    sides = {position.side(seat) for seat in range(position.players) if position.held[seat] == min(position.held)}
    return "tie" if len(sides) > 1 else str(sides.pop())


REGRADE: dict[str, Callable[[Item], Answer]] = {
    "fitting ports": fitting_ports,
    "placeable tiles": placeable_tiles,
    "turn's duty": turns_duty,
    "talon": talon,
    "lot": lot,
    "next turn": next_turn,
    "blocked or not": blocked_or_not,
    "tiles left": tiles_left,
    "shared score": shared_score,
    "open ports": open_ports,
    "side port": side_port,
    "ports after": ports_after,
    "contribution": contribution,
    "counted ends": counted_ends,
    "sum": total,
    "raw points": raw_points,
    "displayed points": displayed_points,
    "accepted": accepted,
    "score after": score_after,
    "match won": match_won,
    "strokes": strokes,
    "opponents' tiles": opponents_tiles,
    "partner's tiles": partners_tiles,
    "net": net,
    "going out taken": going_out_taken,
    "next leader": next_leader,
    "order": order,
    "gain": gain,
    "applied gains": applied_gains,
    "blocked hand's winner": winner,
}
"""For each kind of question, what answers it."""
