"""Records at fault before any of their moves: match, hands, lots and deals, one kind of fault each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.exact61.matches import Record, find, hand_of, written


class Fault(NamedTuple):
    """A record that must be refused: what is wrong, the rule and the step to be named.

    ``step`` is ``None`` where no move is at fault.
    """

    what: str
    record: Any
    rule: str
    step: int | None = None


def faults() -> Iterator[Fault]:
    """Make every kind."""
    yield from no_record()
    yield from wrong_match()
    yield from wrong_hand()
    yield from wrong_lot()
    yield from wrong_deal()
    yield from wrong_order()


Junk = tuple[Any, ...]


def base() -> Record:
    return written(0, 4)


def with_first_hand(**changes: object) -> Record:
    record = base()
    record["hands"][0] |= changes
    return record


def without(record: Record, hand: int, key: str) -> Record:
    del record["hands"][hand][key]
    return record


def no_record() -> Iterator[Fault]:
    records: Junk = ([], 7, None, b"{}", {"seat": 0}, {})
    for what in records:
        yield Fault(f"{what!r} for a record", what, "format")
    for text in ("", "{", "{'format': 'exact61/1'}", "[1, 2]", "[", "no such file.json", '{"format": NaN', "{}"):
        yield Fault(f"the text {text!r} for a record", text, "format")
    for format_ in ("fivetenk/1", "exact61", "exact61/2", None, 1, ["exact61/1"]):
        yield Fault(f"format {format_!r}", base() | {"format": format_}, "format")
    yield Fault("an unknown key", base() | {"winner": 0}, "format")
    every_hands: Junk = (None, {}, [], "hands", 3)
    for hands in every_hands:
        yield Fault(f"hands {hands!r}", base() | {"hands": hands}, "format")
    record = base()
    del record["hands"]
    yield Fault("no hands", record, "format")


def wrong_match() -> Iterator[Fault]:
    for players in (0, 1, 5, 6, -4, "4", 4.0, None, True, [4]):
        yield Fault(f"{players!r} players", base() | {"players": players}, "D2")
    for players in (2, 3):
        yield Fault(f"{players} players with four hands", base() | {"players": players}, "format")
    for seed in ("7", 7.5, True, [7]):
        yield Fault(f"seed {seed!r}", base() | {"seed": seed}, "format")
    every_scores: dict[str, Junk] = {
        "D2": ([0], [0, 0, 0], [], "0,0", None, 5, {"0": 0, "1": 0}),
        "D15": ([1, 0], [0, 299], [-1, 0], [0.0, 5], ["5", 0], [True, 0], [None, 0]),
        "D18": ([305, 0], [0, 310], [305, 305]),
    }
    for rule, many in every_scores.items():
        for scores in many:
            yield Fault(f"scores {scores!r}", base() | {"scores": scores}, rule)


def wrong_hand() -> Iterator[Fault]:
    hands: Junk = (None, [], "hand", 1)
    for hand in hands:
        yield Fault(f"{hand!r} for a hand", base() | {"hands": [hand]}, "format")
    yield Fault("an unknown key in a hand", with_first_hand(winner=0), "format")
    for leader in (None, -1, 4, "0", 1.0, True):
        yield Fault(f"leader {leader!r}", with_first_hand(leader=leader), "D4")
    yield Fault("no leader", without(base(), 0, "leader"), "D4")
    yield Fault("no moves", without(base(), 0, "moves"), "format")
    every_moves: Junk = (None, {}, "moves", 0)
    for listed in every_moves:
        yield Fault(f"moves {listed!r}", with_first_hand(moves=listed), "format")


def wrong_lot() -> Iterator[Fault]:
    yield Fault("no lot for the first hand", without(base(), 0, "lot"), "D4")
    no_lots: Junk = (None, [], {}, [0.1, 0.2, 0.3, 0.4], [[0.1, 0.2, 0.3]], [[0.1, 0.2, 0.3, 0.4, 0.5]], [None])
    for lot in no_lots:
        yield Fault(f"lot {lot!r}", with_first_hand(lot=lot), "format")
    for value in ("0.9", float("nan"), float("inf"), True, [0.9]):
        yield Fault(f"{value!r} in a lot", with_first_hand(lot=[[0.1, value, 0.2, 0.3]]), "format")
    yield Fault("a lot that ends in a tie", with_first_hand(leader=0, lot=[[0.9, 0.9, 0.1, 0.2]]), "D4")
    lots: dict[str, list[list[float | None]]] = {
        "a lot that another seat won": [[0.1, 0.9, 0.3, 0.4]],
        "a lot that goes on when it is won": [[0.9, 0.1, 0.3, 0.4], [0.8, 0.2, 0.1, 0.3]],
        "a seat that did not tie draws again": [[0.9, 0.9, 0.3, 0.4], [0.8, 0.2, 0.1, None]],
        "a seat that tied draws no more": [[0.9, 0.9, 0.9, 0.4], [0.8, None, 0.1, None]],
        "a seat that does not draw at all": [[0.9, 0.1, None, 0.4]],
        "nobody draws": [[None, None, None, None]],
    }
    for what, rows in lots.items():
        yield Fault(what, with_first_hand(leader=0, lot=rows), "R3")


def wrong_deal() -> Iterator[Fault]:
    deal, talon = base()["hands"][0]["deal"], base()["hands"][0]["talon"]
    yield Fault("no deal", without(base(), 0, "deal"), "format")
    yield Fault("no talon", without(base(), 0, "talon"), "format")
    yield Fault("a deal that is no list", with_first_hand(deal={"0": deal[0]}), "format")
    yield Fault("a talon that is no list", with_first_hand(talon=" ".join(talon)), "format")
    yield Fault("a hand that is no list", with_first_hand(deal=[*deal[:3], " ".join(deal[3])]), "format")
    for no_tile in ("7|7", "1", "", "1|4|4", " 1|4", 14, None, ["1|4"], "-1|4", "one|four"):
        yield Fault(f"{no_tile!r} in the deal", with_first_hand(deal=[[no_tile, *deal[0][1:]], *deal[1:]]), "format")
        yield Fault(f"{no_tile!r} in the talon", with_first_hand(talon=[no_tile, *talon[1:]]), "format")
    yield Fault("a deal for three", with_first_hand(deal=deal[:3], talon=[*talon, *deal[3]]), "D2")
    yield Fault("a deal for five", with_first_hand(deal=[*deal, talon[:5]], talon=talon[5:]), "D2")
    yield Fault("a hand of 4", with_first_hand(deal=[deal[0][:4], *deal[1:]], talon=[deal[0][4], *talon]), "D3")
    yield Fault("a hand of 6", with_first_hand(deal=[*deal[:3], [*deal[3], talon[0]]], talon=talon[1:]), "D3")
    yield Fault("a tile dealt twice", with_first_hand(deal=[[deal[1][0], *deal[0][1:]], *deal[1:]]), "D1")
    yield Fault("a tile dealt and in the talon", with_first_hand(talon=[deal[0][0], *talon[1:]]), "D1")
    yield Fault("a tile twice in the talon", with_first_hand(talon=[talon[1], *talon[1:]]), "D1")
    turned = "|".join(reversed(talon[1].split("|")))
    yield Fault("a tile twice in the talon, turned round", with_first_hand(talon=[turned, *talon[1:]]), "D1")
    yield Fault("a tile left out of the talon", with_first_hand(talon=talon[1:]), "D1")
    yield Fault("no talon at all", with_first_hand(talon=[]), "D1")
    yield Fault("29 tiles", with_first_hand(talon=[*talon, talon[0]]), "D1")


def hand_after(how: str, players: int = 2) -> tuple[Record, int]:
    """Find a match where a hand ends in some way and another follows: the record, and the further hand's number."""
    record, step = find(lambda step: step.state.hand_over == how and step.state.outcome is None, players)
    return record, hand_of(record, step)[0]


def wrong_order() -> Iterator[Fault]:
    record, after = hand_after("out")
    record["hands"][after]["lot"] = [[0.9 if seat == record["hands"][after]["leader"] else 0.1 for seat in (0, 1)]]
    yield Fault("a lot although somebody went out", record, "D5")
    record, after = hand_after("out")
    record["hands"][after]["lot"] = None
    yield Fault("an empty lot although somebody went out", record, "D5")
    record, after = hand_after("out")
    record["hands"][after]["leader"] = 1 - record["hands"][after]["leader"]
    yield Fault("led by another than who went out", record, "D5")
    record, after = hand_after("blocked")
    yield Fault("no lot after a blocked hand", without(record, after, "lot"), "D5")
    record, after = hand_after("blocked")
    record["hands"][after]["leader"] = 1 - record["hands"][after]["leader"]
    yield Fault("another leader than the lot's after a blocked hand", record, "R3")
    for keep in (0, 1, -1):
        record, after = hand_after("out")
        record["hands"][after - 1]["moves"] = record["hands"][after - 1]["moves"][:keep]
        yield Fault(f"the next hand with {keep} moves of the last made", record, "D5")
    record = written(1, 3)
    record["hands"].append(record["hands"][0])
    yield Fault("a hand after the match", record, "D18")
