"""What is no topic, kind, seed, answer or moment is refused in one sentence, whatever it is."""

from collections.abc import Callable
from typing import Any

import pytest

from gamelib import lessons, words
from gamelib.core import RuleError, quoted
from gamelib.exact61 import Layout
from gamelib.lessons.exact61.demonstrations import demonstration
from gamelib.lessons.exact61.diagrams import diagrams
from gamelib.lessons.exact61.moments import moment
from gamelib.lessons.exact61.predicting import question_of
from gamelib.lessons.exact61.settling import settlement

NOTHING: list[object] = [None, [], {}, {1}, 2.5, True, b"a", ("a",), len, 10**5000, "", "a", "a" * 5000]

REFUSED: dict[str, Callable[[Any], object]] = {
    "topic": lambda thing: lessons.generate(thing, 1),
    "seed": lambda thing: lessons.generate("counting", thing),
    "seed of a kind": lambda thing: lessons.generate("counting", thing, "sum"),
    "kind": lambda thing: lessons.generate("counting", 1, thing),
    "kinds": lessons.kinds,
    "moment": moment,
    "players of a moment": lambda thing: moment("a pass", thing),
    "seed of a moment": lambda thing: moment("a pass", 4, thing),
    "diagrams": diagrams,
    "demonstration": demonstration,
    "players of a demonstration": lambda thing: demonstration("1|4", thing),
    "settlement": settlement,
    "question": question_of,
    "number": lessons.generate("counting", 1, "sum").grade,
    "choice": lessons.generate("joining", 1, "turn's duty").grade,
    "ports": lessons.generate("joining", 1, "fitting ports").grade,
    "tiles": lessons.generate("joining", 1, "placeable tiles").grade,
    "one of several": lambda thing: lessons.generate("joining", 1, "placeable tiles").grade([thing]),
}


@pytest.mark.parametrize("thing", NOTHING, ids=quoted)
@pytest.mark.parametrize("name", REFUSED)
def test_what_there_is_not_is_refused(name: str, thing: object) -> None:
    if (name, thing) in [("kind", None), ("demonstration", "")]:
        return  # The seed chooses; and a table may be empty.
    if name == "number" and isinstance(thing, int) and thing is not True:
        assert not REFUSED[name](thing).right  # type: ignore[attr-defined]  # A number, though a long one.
        return
    with pytest.raises(RuleError) as refused:
        REFUSED[name](thing)
    assert refused.value.rule in ("format", "D2")
    sentence = words.say(refused.value)
    assert len(sentence) < 350
    assert sentence.count("\n") == 0


@pytest.mark.parametrize("players", [0, 1, 5, -1])
def test_so_many_players_see_no_moment(players: int) -> None:
    for call in (lambda: moment("a pass", players), lambda: demonstration(Layout(), players)):
        with pytest.raises(RuleError) as refused:
            call()
        assert refused.value.rule == "D2"


def test_what_practises_no_rule_is_an_empty_list() -> None:
    assert lessons.practising("D99") == ()
