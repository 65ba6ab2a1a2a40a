"""Games retold, and questions about them to predict the answers of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from gamelib.fivetenk import State
from gamelib.lessons.fivetenk.predicting import (
    ClimbQuestion,
    FriendQuestion,
    TrickQuestion,
    climb_question,
    friend_question,
    trick_question,
)
from gamelib.lessons.mistakes import Response
from gamelib.words import rule, say
from tests.fivetenk.matches import match, written
from tests.lessons.fivetenk.retold import Named, Trick, told

MATCHES = range(1, 9)

BURIED = "AS AH 6D 6C 7D 7C"


def kinds(response: Response) -> set[str]:
    return {type(mistake).__name__ for mistake in response.mistakes}


def ask_trick(state: State) -> TrickQuestion:
    question = trick_question(state)
    assert question is not None
    return question


def ask_friends(state: State) -> FriendQuestion:
    question = friend_question(state)
    assert question is not None
    return question


def ask_climb(state: State) -> ClimbQuestion:
    question = climb_question(state)
    assert question is not None
    return question


@cache
def retold() -> tuple[tuple[State, Trick | Named], ...]:
    """Retell some games, and give for each thing told the state that the engine came to."""
    found = []
    for seed in MATCHES:
        game = written(seed)["games"][0]
        steps = match(seed).steps
        found += [(steps[3 + place].state, thing) for place, thing in told(game)]
    return tuple(found)


def tricks() -> Iterator[tuple[TrickQuestion, Trick]]:
    for state, thing in retold():
        if isinstance(thing, Trick):
            yield ask_trick(state), thing


def named() -> Iterator[tuple[FriendQuestion, Named]]:
    for state, thing in retold():
        if isinstance(thing, Named):
            yield ask_friends(state), thing


def sensible(response: Response) -> None:
    """Check what holds of every answer: it says something, by rules that there are, in whole sentences."""
    for finding in response.findings:
        assert finding.mistakes
        assert len(set(finding.mistakes)) == len(finding.mistakes)
        for number in finding.rules:
            assert rule("fivetenk", number)
        for message in finding.messages:
            text = say(message, "en")
            assert text.endswith((".", ":"))
            assert "{" not in text
            assert "None" not in text
