"""Every kind of illegal record is refused with the rule that it breaks and the step, and nothing is changed."""

from __future__ import annotations

import contextlib
import copy
import json
import re
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import replay
from tests.fivetenk.damage import Fault, faults
from tests.fivetenk.matches import cut, written

FAULTS = list(faults())


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.what for fault in FAULTS])
def test_a_record_that_breaks_a_rule_is_refused_with_rule_and_step(fault: Fault) -> None:
    kept = copy.deepcopy(fault.record)
    with pytest.raises(RuleError) as refused:
        replay(fault.record)
    assert (refused.value.rule, refused.value.step) == (fault.rule, fault.step)
    assert repr(fault.record) == repr(kept)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert not re.search(r"\{\w+\}", sentence)
    if fault.step is not None and isinstance(fault.record["games"][0].get("plays"), list):
        with contextlib.suppress(IndexError):  # A move after the last one: there is nothing to cut.
            assert len(replay(cut(fault.record, fault.step)).steps) == fault.step


def test_there_are_many_kinds_and_none_is_there_twice() -> None:
    assert len({fault.what for fault in FAULTS}) == len(FAULTS) > 120
    assert len({fault.rule for fault in FAULTS}) >= 18


JUNK: tuple[object, ...] = (
    None, True, 0, -1, 3.5, "", "pass", "3D", "9X", [], {}, [[]], {"seat": 0}, ["AS", "AH"], 10**30,
)  # fmt: skip


def spots(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """List the way to everything in a record, nested however deep."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(way for key, item in inside for way in spots(item, (*path, key)))]


@pytest.mark.parametrize("seed", range(15))
def test_a_record_with_anything_changed_is_refused_or_plays(seed: int) -> None:
    stream = Random(seed)
    whole = written(seed % 4)
    for game in whole["games"]:
        del game.get("plays", [])[40:]  # A saved game is short, and most faults are near its beginning.
    whole["games"] = whole["games"][:1]
    for _ in range(30):
        damaged = copy.deepcopy(whole)
        for _ in range(stream.choice((1, 1, 1, 2, 3))):
            ways = spots(damaged)[1:]
            # One in two in the deck would leave little for the rest.
            *way, last = stream.choice([way for way in ways if "deck" not in way] if stream.random() < 0.8 else ways)
            holder = damaged
            for key in way:
                holder = holder[key]  # type: ignore[index]
            doing = stream.randrange(3)
            if doing == 0:
                del holder[last]  # type: ignore[arg-type]
            elif doing == 1:
                holder[last] = copy.deepcopy(stream.choice(JUNK))  # type: ignore[index]
            elif isinstance(holder, list):
                holder.insert(int(str(last)), stream.choice(holder))
        kept = copy.deepcopy(damaged)
        with contextlib.suppress(RuleError):  # Nothing else may come of it.
            replay(damaged)
        assert damaged == kept


@pytest.mark.parametrize("seed", range(10))
def test_damaged_json_is_refused(seed: int) -> None:
    stream = Random(seed)
    text = json.dumps(written(seed % 4))[:3000]
    for _ in range(20):
        start, length = stream.randrange(len(text)), stream.choice((1, 1, 2, 5, 40))
        damaged = text[:start] + stream.choice(("", "0", '"', "}", "[", "\u00e9", "\0")) + text[start + length :]
        with pytest.raises(RuleError) as refused:
            replay(damaged)
        assert refused.value.rule == "format"
