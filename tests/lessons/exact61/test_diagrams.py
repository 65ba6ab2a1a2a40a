"""The diagrams that the lessons step through are the source's eleven, in its order."""

from __future__ import annotations

import json
from pathlib import Path

from gamelib.lessons.exact61.diagrams import DIAGRAMS, diagrams

EXAMPLES = Path(__file__).parents[2] / "exact61" / "data"


def test_the_lessons_show_the_source_s_eleven_diagrams() -> None:
    examples = json.loads(next(EXAMPLES.glob("*diagrams*.json")).read_text(encoding="utf-8"))
    shown = [(group, layout) for group in DIAGRAMS for layout in diagrams(group)]
    assert len(shown) == len(examples) == 11
    for (group, layout), example in zip(shown, examples, strict=True):
        assert group == example["diagram"]
        assert set(layout.tiles) == set(example["tiles"])
        assert layout.last == example["placed"]
        assert [[*end] for end in layout.scoring_ends] == example["contributions"]
        assert [[*port] for port in layout.open_ports] == example["open_ports"]
