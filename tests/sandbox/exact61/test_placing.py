"""What would score: each row is what the engine comes to when the tile is laid, and no placement is left out."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.exact61 import TILES, Layout, Place, State, self_play
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.records import replay
from gamelib.sandbox.exact61 import Placing, act, free_table, placings, table_of
from tests.exact61.reference import Graph, pair, points, spot
from tests.pictures.exact61.random_layouts import whole_set


def graph(layout: Layout) -> Graph:
    built = Graph()
    for tile, at in layout.placements:
        built.lay(pair(tile), spot(at))
    return built


def expected(layout: Layout) -> dict[tuple[str, tuple[str, str] | None], int]:
    """List each placement with its sum, from the rules alone."""
    found: dict[tuple[str, tuple[str, str] | None], int] = {}
    for tile in TILES:
        if tile in layout:
            continue
        ports = [(str(of), name) for of, name, pips in _open(layout) if pips in pair(tile)]
        for at in ports if len(layout) else [None]:
            built = graph(layout)
            built.lay(pair(tile), spot(at))
            found[str(tile), at] = built.total()
    return found


def _open(layout: Layout) -> list[tuple[str, str, int]]:
    return graph(layout).open_ports() if len(layout) else []


def rows_of(rows: tuple[Placing, ...]) -> dict[tuple[str, tuple[str, str] | None], int]:
    return {
        (str(row.place.tile), row.place.at and (str(row.place.at.tile), row.place.at.port)): row.total for row in rows
    }


@pytest.mark.parametrize("seed", range(6))
def test_every_tile_at_every_port_with_the_sum_that_the_rules_give(seed: int) -> None:
    for layout in [Layout(), *whole_set(Random(seed))]:
        rows = placings(table_of(layout))
        assert rows_of(rows) == expected(layout)
        assert all(row.raw == points(row.total) for row in rows)


@pytest.mark.parametrize("score", [0, 290, 295, 300])
def test_the_score_decides_what_is_accepted(score: int) -> None:
    table = act(table_of(whole_set(Random(1))[14]), f"score 0 {score}")
    rows = placings(table)
    assert any(row.raw for row in rows)
    for row in rows:
        assert row.accepted == (None if not row.raw else score + row.raw <= 305)
        assert row.after == (score + row.raw if row.accepted else score)
    other = placings(act(table, "turn 1"))
    assert {row.before for row in other} == {0}, "the seat at turn scores for its own side"


@pytest.mark.parametrize("seed", [2, 9])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_play_legal_rows_are_the_engines_moves_and_events(seed: int, players: int) -> None:
    for step in replay(self_play(seed, players=players)).steps[::5]:
        state = step.state
        rows = {row.key: row for row in placings(state)}
        moves = {str(move): move for move in state.legal_moves() if isinstance(move, Place)}
        assert {key for key, row in rows.items() if row.legal} == {*moves}
        for key, move in moves.items():
            check(rows[key], state, move)
        if state.turn is None:
            assert not rows


def check(row: Placing, state: State, move: Place) -> None:
    event = next(event for event in state.play(move).events if isinstance(event, PlacementEvent))
    assert (row.total, row.raw, row.accepted, row.goes_out) == (event.total, event.raw, event.accepted, event.going_out)
    assert (row.sum_message, row.score_message) == (event.sum_message, event.score_message)
    assert row.holder == state.turn


def test_some_tiles_can_be_asked_about_alone() -> None:
    table = act(free_table(), "4|4")
    assert {str(row.place.tile) for row in placings(table, (TILES[0], TILES[4]))} == {"0|4"}
