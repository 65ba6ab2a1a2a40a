"""Records at fault in a move, one kind of fault each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gamelib.exact61 import TILES, Draw, Pass, Place, Step
from tests.exact61.damage import Fault, base, hand_after
from tests.exact61.matches import Record, find, hand_of, match, moves, written


def faulty_moves() -> Iterator[Fault]:
    """Make every kind."""
    yield from no_move()
    yield from wrong_turn()
    yield from wrong_tile()
    yield from wrong_port()
    yield from wrong_duty()
    yield from too_late()


def at(record: Record, step: int, move: object) -> Record:
    """Put another move in the place of one."""
    number, index = hand_of(record, step)
    record["hands"][number]["moves"][index] = move
    return record


def change(record: Record, step: int, **changes: object) -> Record:
    return at(record, step, moves(record)[step] | changes)


def placing(record: Record, *, after: int = 5) -> int:
    """Give the first step from a number on that places a tile at a port."""
    return next(step for step, move in enumerate(moves(record)) if step >= after and move.get("at"))


def no_move() -> Iterator[Fault]:
    record = base()
    step = placing(record)
    seat = moves(record)[step]["seat"]
    tile, port = moves(record)[step]["place"], moves(record)[step]["at"]
    wrong: list[object] = [
        None,
        "pass",
        [],
        {},
        {"place": tile, "at": port},
        {"seat": seat},
        {"seat": seat, "at": port},
        {"seat": None, "place": tile, "at": port},
        {"seat": str(seat), "place": tile, "at": port},
        {"seat": float(seat), "place": tile, "at": port},
        {"seat": True, "place": tile, "at": port},
        {"seat": seat, "place": tile, "at": port, "pass": True},
        {"seat": seat, "place": tile, "draw": tile},
        {"seat": seat, "draw": tile, "at": port},
        {"seat": seat, "pass": True, "at": None},
        {"seat": seat, "pass": False},
        {"seat": seat, "pass": 1},
        {"seat": seat, "place": tile, "at": port, "why": "a good move"},
        {"seat": seat, "lead": tile},
        {"seat": seat, "draw": None},
        {"seat": seat, "draw": True},
        {"seat": seat, "draw": "7|8"},
        *({"seat": seat, "place": no_tile, "at": port} for no_tile in (None, "7|8", "", 14, [tile], {"tile": tile})),
        *(
            {"seat": seat, "place": tile, "at": no_port}
            for no_port in (
                "1|4 low", [], [port[0]], [*port, 1], [port[0], "left"], [port[0], None], [None, "low"], ["7|8", "low"],
                7, True, [["1|4"], "low"], [port[0], ["low"]], [port[1], port[0]], ["1|4", "inline A"], ["4|4", "low"],
                ["1|4", "Low"],
            )
        ),
    ]  # fmt: skip
    for move in wrong:
        yield Fault(f"the move {move!r}", at(base(), step, move), "format", step)


def wrong_turn() -> Iterator[Fault]:
    record = base()
    step = placing(record)
    seat = moves(record)[step]["seat"]
    for other in ((seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4, 4, -1, 99):
        yield Fault(f"seat {other} moves instead of {seat}", change(base(), step, seat=other), "D4", step)
    yield Fault(
        "another seat than the leader leads", change(base(), 0, seat=(base()["hands"][0]["leader"] + 1) % 4), "D4", 0
    )
    record = base()
    number, index = hand_of(record, step)
    del record["hands"][number]["moves"][index]
    yield Fault("a placement left out", record, "D4", step)
    record, step = find(lambda step: only(step, Pass))
    number, index = hand_of(record, step)
    del record["hands"][number]["moves"][index]
    yield Fault("a pass left out", record, "D4", step)
    record, step = find(lambda step: only(step, Pass))
    number, index = hand_of(record, step)
    record["hands"][number]["moves"].insert(index, moves(record)[step])
    yield Fault("a pass made twice", record, "D4", step + 1)


def only(step: Step, kind: type) -> bool:
    """Tell whether the seat to move after a step has no other move than one of a kind."""
    legal = step.state.legal_moves()
    return bool(legal) and all(isinstance(move, kind) for move in legal)


def wrong_tile() -> Iterator[Fault]:
    record = base()
    step = placing(record)
    before = match(0, 4).states[step]
    seat = before.turn or 0
    for what, tile in {
        "a tile of the next seat": before.hands[(seat + 1) % 4][0],
        "a tile of the partner": before.hands[(seat + 2) % 4][0],
        "a tile in the talon": before.talon[0],
        "a tile that lies already": before.layout.tiles[0],
    }.items():
        yield Fault(f"{what} is placed", change(base(), step, place=str(tile)), "D7", step)
    start = match(0, 4).start
    missing = next(tile for tile in TILES if tile not in start.hands[start.leader])
    yield Fault("a tile that is not held leads", change(base(), 0, place=str(missing)), "D7", 0)


def wrong_port() -> Iterator[Fault]:
    yield Fault("the first tile joins a port", change(base(), 0, at=["1|4", "low"]), "D6", 0)
    record = base()
    step = placing(record)
    yield Fault("a tile joins nothing", change(base(), step, at=None), "D6", step)
    before = match(0, 4).states[step]
    away = next(tile for tile in TILES if tile not in before.layout and tile.low != tile.high)
    yield Fault("a tile joins one that is not there", change(base(), step, at=[str(away), "low"]), "D6", step)
    own = moves(record)[step]["place"]
    port = "inline A" if own[0] == own[2] else "low"
    yield Fault("a tile joins itself", change(base(), step, at=[own, port]), "D6", step)
    yield misplaced("D6", "a tile joins another number", mismatch)
    yield misplaced("D6", "a plain tile's port is joined twice", lambda step: joined(step, double=False))
    yield misplaced("D10", "a double's port is joined twice", lambda step: joined(step, double=True))
    yield misplaced("D10", "a side port is joined too early", closed_side)


Spot = tuple[str, str, str]
"""A tile, and the tile and the port that it is to be joined to."""


def misplaced(rule: str, what: str, chosen: Callable[[Step], Spot | None]) -> Fault:
    """Find a step before which ``chosen`` sees where a tile that could be placed cannot, and place it there."""
    record, step = find(lambda found: chosen(found) is not None)
    before = match(record["seed"], 4).steps[step - 1]
    tile, lying, port = chosen(before) or ("", "", "")
    return Fault(what, at(record, step, {"seat": before.state.turn, "place": tile, "at": [lying, port]}), rule, step)


def placeable(step: Step) -> list[str]:
    return [str(move.tile) for move in step.state.legal_moves() if isinstance(move, Place)]


def mismatch(step: Step) -> Spot | None:
    for tile in placeable(step):
        for port in step.state.layout.open_ports:
            if str(port.pips) not in tile:
                return tile, str(port.tile), port.port
    return None


def joined(step: Step, *, double: bool) -> Spot | None:
    for join in step.state.layout.joins:
        lying, port = join.lying
        number = str(lying.high if port == "high" else lying.low)
        for tile in placeable(step):
            if lying.is_double == double and number in tile:
                return tile, str(lying), port
    return None


def closed_side(step: Step) -> Spot | None:
    for port in step.state.layout.open_ports:
        for tile in placeable(step):
            if port.port.startswith("inline") and str(port.pips) in tile:
                return tile, str(port.tile), "side A"
    return None


def wrong_duty() -> Iterator[Fault]:
    leader = base()["hands"][0]["leader"]
    yield Fault("a pass instead of the lead", at(base(), 0, {"seat": leader, "pass": True}), "D7", 0)
    front = base()["hands"][0]["talon"][0]
    yield Fault("a draw instead of the lead", at(base(), 0, {"seat": leader, "draw": front}), "D7", 0)

    def wrong(what: str, rule: str, wanted: Callable[[Step], bool], make: Callable[[Step, int], object]) -> Fault:
        record, step = find(wanted)
        before = match(record["seed"], 4).steps[step - 1]
        return Fault(what, at(record, step, make(before, before.state.turn or 0)), rule, step)

    def can_place(step: Step) -> bool:
        return only(step, Place) and step.state.drawn is None and bool(step.state.talon)

    def drew(step: Step) -> bool:
        state = step.state
        return state.drawn is not None and len(state.talon) > 1 and len(state.hands[state.turn or 0]) > 1

    def front_of(step: Step) -> str:
        return str(step.state.talon[0])

    def held(step: Step) -> str:
        state = step.state
        return str(next(tile for tile in state.hands[state.turn or 0] if tile != state.drawn))

    def somewhere(step: Step) -> list[str]:
        return [str(part) for part in step.state.layout.open_ports[0][:2]]

    yield wrong("a draw while able to place", "D7", can_place, lambda s, seat: {"seat": seat, "draw": front_of(s)})
    yield wrong("a pass while able to place", "D7", can_place, lambda _, seat: {"seat": seat, "pass": True})
    yield wrong("a pass instead of a draw", "D7", lambda s: only(s, Draw), lambda _, seat: {"seat": seat, "pass": True})
    yield wrong(
        "a placement instead of a draw",
        "D7",
        lambda s: only(s, Draw),
        lambda s, seat: {"seat": seat, "place": held(s), "at": somewhere(s)},
    )
    yield wrong(
        "a placement instead of a pass",
        "D7",
        lambda s: only(s, Pass),
        lambda s, seat: {"seat": seat, "place": held(s), "at": somewhere(s)},
    )
    yield wrong(
        "a draw from an empty talon",
        "D7",
        lambda s: only(s, Pass),
        lambda s, seat: {"seat": seat, "draw": held(s)},
    )
    yield wrong(
        "a draw from behind the front",
        "R6",
        lambda s: only(s, Draw) and len(s.state.talon) > 1,
        lambda s, seat: {"seat": seat, "draw": str(s.state.talon[1])},
    )
    yield wrong(
        "a draw of a tile that lies",
        "R6",
        lambda s: only(s, Draw),
        lambda s, seat: {"seat": seat, "draw": str(s.state.layout.tiles[0])},
    )
    yield wrong("a pass instead of the drawn tile", "D7", drew, lambda _, seat: {"seat": seat, "pass": True})
    yield wrong("a draw instead of the drawn tile", "D7", drew, lambda s, seat: {"seat": seat, "draw": front_of(s)})
    yield wrong(
        "another tile instead of the drawn one",
        "D7",
        drew,
        lambda s, seat: {"seat": seat, "place": held(s), "at": somewhere(s)},
    )


def too_late() -> Iterator[Fault]:
    for how, rule in {"out": "D19", "blocked": "D8"}.items():
        for move in ({"pass": True}, {"draw": "0|0"}, {"place": "0|0", "at": None}):
            record, after = hand_after(how)
            steps = sum(len(hand["moves"]) for hand in record["hands"][:after])
            record["hands"] = record["hands"][:after]
            record["hands"][-1]["moves"].append({"seat": 0, **move})
            yield Fault(f"{move!r} after a hand that ended {how}", record, rule, steps)
    for seed in (0, 1):
        record = written(seed, 4)
        steps = len(moves(record))
        record["hands"][-1]["moves"].append({"seat": 0, "pass": True})
        yield Fault(f"a pass after match {seed}", record, "D18", steps)
