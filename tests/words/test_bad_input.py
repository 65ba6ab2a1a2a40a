"""What is no game, rule, language or thing to say is refused in one sentence, whatever it is."""

from collections.abc import Callable
from typing import Any

import pytest

from gamelib import words
from gamelib.core import RuleError, quoted
from gamelib.exact61 import Layout, start

NOTHING: list[object] = [None, [], {}, {1}, 5, -1, 10**5000, -(10**5000), 2.5, True, b"D7", (7,), len]
TEXTS = ["", "no such thing", "D7" * 5000]

REFUSED: dict[str, Callable[[Any], object]] = {
    "rule of a game": lambda thing: words.rule(thing, "D7"),
    "rule": lambda thing: words.rule("exact61", thing),
    "title of a game's rule": lambda thing: words.rule_title(thing, "D7"),
    "title": lambda thing: words.rule_title("exact61", thing),
    "game cited": lambda thing: words.cite(thing, "D7"),
    "rule cited": lambda thing: words.cite("exact61", thing),
    "rules": words.rules,
    "sections": words.sections,
    "terms": words.terms,
    "described": words.describe,
    "told": words.tell,
    "caption": words.caption,
    "spoken": words.spoken,
    "instead": words.instead,
}
LANGUAGES: dict[str, Callable[[Any], object]] = {
    "use": words.use,
    "rule": lambda language: words.rule("exact61", "D7", language),
    "title": lambda language: words.rule_title("exact61", "D7", language),
    "cite": lambda language: words.cite("exact61", "R3", language),
    "rules": lambda language: words.rules("exact61", language),
    "sections": lambda language: words.sections("exact61", language),
    "terms": lambda language: words.terms("exact61", language),
    "term": lambda language: words.term("tile", language),
    "say": lambda language: words.say("The table is empty.", language),
    "fact": lambda language: words.fact(5, language),
    "instead": lambda language: words.instead(RuleError("D7", "No."), language),
    "describe": lambda language: words.describe(Layout(), language),
    "caption": lambda language: words.caption(start(players=2, seed=7), language),
    "spoken": lambda language: words.spoken(start(players=2, seed=7), language),
}


def refuse(call: Callable[[Any], object], thing: object) -> str:
    with pytest.raises(RuleError) as refused:
        call(thing)
    assert refused.value.rule == "format"
    sentence = words.say(refused.value)
    assert len(sentence) < 250
    assert sentence.count("\n") == 0
    return sentence


@pytest.mark.parametrize("thing", [*NOTHING, *TEXTS], ids=quoted)
@pytest.mark.parametrize("call", REFUSED.values(), ids=REFUSED)
def test_what_there_is_not_is_refused(call: Callable[[Any], object], thing: object) -> None:
    if call in (words.describe, words.tell, words.caption, words.spoken) and isinstance(thing, list):
        return  # A hand, or a row of events, with nothing in it.
    assert quoted(thing[0] if call == words.describe and isinstance(thing, tuple) else thing) in refuse(call, thing)


@pytest.mark.parametrize("language", [*NOTHING[1:], *TEXTS], ids=quoted)
@pytest.mark.parametrize("call", LANGUAGES.values(), ids=LANGUAGES)
def test_what_is_no_language_is_refused(call: Callable[[Any], object], language: object) -> None:
    assert refuse(call, language).endswith("the languages at hand are en and ja.")


@pytest.mark.parametrize("thing", NOTHING, ids=quoted)
def test_what_cannot_be_said_is_refused(thing: object) -> None:
    assert refuse(words.say, thing) == f"{quoted(thing)} cannot be said: messages, events, errors and sentences can."


@pytest.mark.parametrize("thing", NOTHING, ids=quoted)
def test_what_is_no_text_is_no_term(thing: object) -> None:
    assert refuse(words.term, thing) == f"{quoted(thing)} is no term: a term is a text."


@pytest.mark.parametrize("thing", NOTHING, ids=quoted)
def test_every_fact_can_be_written(thing: object) -> None:
    assert len(words.fact(thing)) < 100
