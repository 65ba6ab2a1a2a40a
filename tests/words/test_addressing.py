"""Within ``addressing`` sentences speak to whoever sits at a seat, and outside of it to nobody."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import gamelib
from gamelib.core import Message
from gamelib.words import fact, say
from gamelib.words.addressing import SUBJECTS, TO_YOU, You, addressing

CODE = Path(gamelib.__file__).parent


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def sentences_in_code() -> set[str]:
    """Give every text that stands in the code, but for those of the table of forms itself."""
    found = set()
    for path in CODE.rglob("*.py"):
        if path.name != "addressing.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def test_every_form_belongs_to_a_sentence_that_there_is_and_needs_no_fact_that_it_lacks() -> None:
    assert {*TO_YOU} <= sentences_in_code()
    for sentence, form in TO_YOU.items():
        assert gaps(form) == gaps(sentence) - {*SUBJECTS}


@pytest.mark.parametrize(
    ("template", "facts", "to_you", "to_nobody"),
    [
        ("Seat {seat} passes.", {"seat": 2}, "You pass.", "Seat 2 passes."),
        ("Seat {seat} passes.", {"seat": 1}, "Seat 1 passes.", "Seat 1 passes."),
        ("Seat {seat} passes.", {"seat": 0}, "Seat 0 (your partner) passes.", "Seat 0 passes."),
        ("Seats {seats} pass.", {"seats": (1, 2)}, "Seats 1 and 2 (you) pass.", "Seats 1 and 2 pass."),
        ("Side {side} wins.", {"side": 0}, "Side 0 (yours) wins.", "Side 0 wins."),
        ("{points} points", {"points": 2}, "2 points", "2 points"),
    ],
)
def test_a_sentence_speaks_to_a_seat(template: str, facts: dict[str, object], to_you: str, to_nobody: str) -> None:
    message = Message(template, facts)
    with addressing(You(2, side=0, partner=0)):
        assert say(message, "en") == to_you
        assert fact((message,), "en") == to_you
    assert say(message, "en") == to_nobody
