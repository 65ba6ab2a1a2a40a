"""Records to test with: the samples, and matches of computer players found by what happens in them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from gamelib.exact61 import Replay, Step, replay, self_play

DATA = Path(__file__).parent / "data"
Record = dict[str, Any]


def samples(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


@cache
def match(seed: int, players: int) -> Replay:
    return replay(self_play(seed, players=players))


@cache
def _written(seed: int, players: int) -> str:
    return json.dumps(self_play(seed, players=players))


def written(seed: int, players: int) -> Record:
    """Give the record of a computer players' match, fresh, as it comes out of a file."""
    record: Record = json.loads(_written(seed, players))
    return record


def moves(record: Record) -> list[dict[str, Any]]:
    """List all moves of a record; a step is an index into it."""
    return [move for hand in record["hands"] for move in hand["moves"]]


def hand_of(record: Record, step: int) -> tuple[int, int]:
    """Give the hand that a step is in, and its place among that hand's moves."""
    for number, hand in enumerate(record["hands"]):
        if step < len(hand["moves"]):
            return number, step
        step -= len(hand["moves"])
    raise IndexError(step)


def cut(record: Record, step: int) -> Record:
    """Give the record as it stood before a step."""
    number, index = hand_of(record, step)
    shorter = copy.deepcopy(record)
    shorter["hands"] = shorter["hands"][: number + 1]
    shorter["hands"][number]["moves"] = shorter["hands"][number]["moves"][:index]
    return shorter


def find(wanted: Callable[[Step], bool], players: int = 4, *, skip: int = 0) -> tuple[Record, int]:
    """Find a step of some computer players' match before which ``wanted`` held: the record, and the step's index.

    ``wanted`` is asked about each step; the index is that of the step after the one it liked.
    """
    for seed in range(200):
        steps = match(seed, players).steps
        for index in range(len(steps) - 1):
            if wanted(steps[index]):
                if not skip:
                    return written(seed, players), index + 1
                skip -= 1
    raise LookupError(wanted)
