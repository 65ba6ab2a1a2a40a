"""The eleven diagrams of the source come out exactly: ports, contributions, sum and points, in its order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gamelib.exact61 import Layout

DIAGRAMS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "source_diagrams.json").read_text(encoding="utf-8")
)


def build(diagram: dict[str, Any]) -> Layout:
    """Place the tiles in the order given, each at the port of an earlier tile that the source joins it to."""
    layout = Layout()
    for tile in diagram["tiles"]:
        at = [
            there if here[0] == tile else here
            for here, there in diagram["joins"]
            if tile in (here[0], there[0]) and all(end[0] == tile or end[0] in layout for end in (here, there))
        ]
        layout = layout.place(tile, at=tuple(at[0]) if at else None)
    return layout


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=lambda diagram: f"{len(diagram['tiles'])} tiles, {diagram['placed']}")
def test_a_diagram_of_the_source_comes_out_exactly(diagram: dict[str, Any]) -> None:
    layout = build(diagram)
    assert layout.last == diagram["placed"]
    assert list(layout.spinners) == diagram["spinners"]
    assert [[list(join.lying), list(join.coming)] for join in layout.joins] == [
        [here, there] if diagram["tiles"].index(here[0]) < diagram["tiles"].index(there[0]) else [there, here]
        for here, there in diagram["joins"]
    ]
    assert [[str(port.tile), port.port, port.pips] for port in layout.open_ports] == diagram["open_ports"]
    assert [[str(end.tile), end.contribution] for end in layout.scoring_ends] == diagram["contributions"]
    assert layout.total == diagram["sum"]
    assert layout.raw_points == diagram["raw_points"]
    assert layout.displayed_points == diagram["displayed_points"]


def test_there_are_eleven_diagrams() -> None:
    assert len(DIAGRAMS) == 11
