"""Records to test with: the samples, and matches of computer players found by what happens in them."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

from gamelib.fivetenk import Replay, replay, self_play

DATA = Path(__file__).parent / "data"
Record = dict[str, Any]


def samples(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


@cache
def match(seed: int, games: int = 1) -> Replay:
    return replay(self_play(seed, games))


@cache
def _written(seed: int, games: int) -> str:
    return json.dumps(self_play(seed, games))


def written(seed: int, games: int = 1) -> Record:
    """Give the record of a computer players' match, fresh, as it comes out of a file."""
    record: Record = json.loads(_written(seed, games))
    return record


def step_count(game: Record) -> int:
    """Count the steps of an entry: the reveal, the burial, the naming, each play."""
    return sum(key in game for key in ("reveal", "bury", "friends")) + len(game.get("plays", []))


def cut(record: Record, step: int) -> Record:
    """Give the record as it stood before a step, a saved game."""
    shorter = copy.deepcopy(record)
    for number, game in enumerate(shorter["games"]):
        count = step_count(game)
        if step < count:
            shorter["games"] = shorter["games"][: number + 1]
            for place, key in enumerate(("reveal", "bury", "friends")):
                if step <= place:
                    game.pop(key, None)
            if step < 3:
                game.pop("plays", None)
            else:
                game["plays"] = game["plays"][: step - 3]
            return shorter
        step -= count
    raise IndexError(step)
