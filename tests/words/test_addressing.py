"""Within ``addressing`` sentences speak to whoever sits at a seat, and outside of it to nobody."""

from __future__ import annotations

import ast
import re
import string
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib import exact61, fivetenk
from gamelib.core import Message
from gamelib.exact61.explaining import seen_by as domino_events_seen_by
from gamelib.fivetenk.explaining import seen_by as card_events_seen_by
from gamelib.words import caption, fact, say
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
        # Another seat may be named besides the one that is spoken to.
        assert gaps(sentence) - {*SUBJECTS} <= gaps(form) < gaps(sentence) | {""}


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


@pytest.mark.parametrize(
    ("game", "seen_by", "options"),
    [(exact61, domino_events_seen_by, {"players": 4}), (fivetenk, card_events_seen_by, {"games": 2})],
    ids=["exact61", "fivetenk"],
)
def test_no_sentence_of_a_match_begins_with_whom_it_is_said_to(
    game: Any, seen_by: Any, options: dict[str, int]
) -> None:
    spoken_to = 0
    for seed in (1, 2):
        for step in game.replay(game.self_play(seed, **options)).steps:
            with addressing(You(0, side=0, partner=2)):
                said = " ".join(caption(seen_by(step.state.events, 0), "en"))
            assert not re.search(r"(?:^|[.:;] )seat 0 \(you\)", said, re.IGNORECASE), said
            assert not re.search(r"\byou (?:has|is|\w+(?<!pas)s)\b", said, re.IGNORECASE), said
            spoken_to += len(re.findall(r"\byou\b", said, re.IGNORECASE))
    assert spoken_to > 50
