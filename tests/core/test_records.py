"""Both games read their records in the same ways, and refuse in one sentence what is none."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gamelib import exact61, fivetenk
from gamelib.core import RuleError

GAMES = pytest.mark.parametrize("game", [exact61, fivetenk], ids=["exact61", "fivetenk"])


@GAMES
def test_a_record_comes_as_an_object_as_text_and_as_a_file(game: ModuleType, tmp_path: Path) -> None:
    record = game.self_play(seed=7)
    text = json.dumps(record)
    last = game.replay(record).state
    file = tmp_path / "match.json"
    for mark in ("utf-8", "utf-8-sig"):
        file.write_text(text, encoding=mark)
        assert game.replay(file).state == game.replay(str(file)).state == last
    assert game.replay(text).state == game.replay("\ufeff" + text).state == last


@GAMES
@pytest.mark.parametrize(
    "given",
    [
        "no such file",
        "record = {}",
        "{",
        "[" * 100_000,
        "[]",
        5,
        None,
        {},
        {"format": 10**5000},
        {"format": "chess/1"},
        "\0",
        "x" * 10**6,
    ],
    ids=range(12),
)
def test_what_is_no_record_is_refused_in_one_short_sentence(game: ModuleType, given: Any) -> None:
    with pytest.raises(RuleError) as refused:
        game.replay(given)
    assert refused.value.rule == "format"
    assert len(str(refused.value)) < 320
    assert str(refused.value).endswith(".")


@GAMES
def test_an_unknown_key_is_named_with_those_that_are_known(game: ModuleType) -> None:
    with pytest.raises(RuleError, match=r"A record has no 'winner'; it has format, ") as refused:
        game.replay({**game.self_play(seed=7), "winner": 0})
    assert str(refused.value).encode("utf-8")
