"""The engine against a slow reference that shares no code with it: layouts, moves, settlements, whole hands."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.exact61 import TILES, Layout, blocked_points, going_out_points, round_to_five
from gamelib.exact61 import pips as count_pips
from tests.exact61 import reference
from tests.exact61.lockstep import play_hands, ports_and_ends, walked
from tests.exact61.reference import Graph, pair, spot

EVERY_PORT = [
    (tile, port)
    for tile in TILES
    for port in (("inline A", "inline B", "side A", "side B") if tile.low == tile.high else ("low", "high"))
]


def grow(stream: Random, size: int) -> tuple[Layout, Graph]:
    """Lay tiles at random wherever the reference says that they go, as many as wanted if they can be."""
    layout, graph = Layout(), Graph()
    left = list(TILES)
    stream.shuffle(left)
    for _ in range(size):
        places = [
            (tile, (lying, port)) for tile in left for lying, port, number in graph.open_ports() if number in pair(tile)
        ]
        if not places and len(layout):
            break
        tile, at = stream.choice(places) if places else (left[0], None)
        left.remove(tile)
        layout = layout.place(tile, at)
        graph.lay(pair(tile), spot(at))
    return layout, graph


@pytest.mark.parametrize("seed", range(60))
def test_every_layout_has_the_ports_and_ends_that_a_walk_finds(seed: int) -> None:
    stream = Random(seed)
    layout, graph = grow(stream, 28 if seed % 3 == 0 else stream.randint(1, 20))
    assert ports_and_ends(layout) == walked(graph)
    assert ports_and_ends(Layout.from_text(layout.to_text())) == walked(graph)


@pytest.mark.parametrize("seed", range(15))
def test_a_tile_joins_at_a_port_just_where_the_walk_allows_it(seed: int) -> None:
    stream = Random(seed)
    layout, graph = grow(stream, stream.randint(1, 20))
    open_ports = {(tile, port): number for tile, port, number in graph.open_ports()}
    for tile in TILES:
        for at in EVERY_PORT:
            fits = pair(tile) not in graph.walk() and open_ports.get((str(at[0]), at[1])) in pair(tile)
            assert (layout.why_not(tile, at) is None) == fits
        fitting = [port[:2] for port in layout.fitting(tile)]
        assert [at for at in fitting if layout.why_not(tile, at) is None] == (fitting if tile not in layout else [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_hands_are_played_and_settled_alike(players: int) -> None:
    ends = play_hands(range(1000 * players, 1000 * players + 300), players)
    assert set(ends) == {"out", "blocked", "won"}


@given(st.integers(0, 400))
def test_rounding_finds_the_nearest_multiple_of_5(pips: int) -> None:
    assert round_to_five(pips) == reference.nearest_five(pips)


hands = st.lists(st.sampled_from([str(tile) for tile in TILES]), unique=True, min_size=4, max_size=24).flatmap(
    lambda tiles: st.lists(st.integers(0, 3), min_size=len(tiles), max_size=len(tiles)).map(
        lambda owners: [[tile for tile, owner in zip(tiles, owners, strict=True) if owner == seat] for seat in range(4)]
    )
)


@given(hands, st.integers(0, 8))
def test_going_out_is_worth_what_the_reference_says(held: list[list[str]], fives: int) -> None:
    opponents, partner = [held[1], held[3]], held[2]
    expected = (
        5 * fives
        + reference.nearest_five(sum(count_pips(hand) for hand in opponents))
        - reference.nearest_five(count_pips(partner))
    )
    assert going_out_points(5 * fives, opponents, partner) == expected
    assert going_out_points(5 * fives, opponents) == expected + reference.nearest_five(count_pips(partner))


@given(hands, st.sampled_from([2, 3, 4]))
def test_a_blocked_hand_is_worth_what_the_reference_says(held: list[list[str]], players: int) -> None:
    sides = 2 if players == 4 else players
    twin = reference.Hand([list(map(pair, hand)) for hand in held[:players]], [], [-(10**6)] * sides, 0)
    twin.laid.append(((0, 0), None))  # Something is laid, and no port is open: nobody can place.
    twin.settle_if_blocked()
    assert twin.over == "blocked"
    gained = blocked_points(held[:players], [twin.side(seat) for seat in range(players)])
    assert [(twin.side(seat), raw) for seat, raw in gained] == [(side, raw) for side, raw, _ in twin.log]
