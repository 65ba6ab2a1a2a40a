"""Hands, and matches at one moment: a state shows all, a view what its seat may know."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest

from gamelib.core import RuleError, chance
from gamelib.exact61 import TILES, State, Tile, start
from gamelib.pictures import common_frame, draw, draw_hand, legend, tokens
from gamelib.pictures.text import text_width
from gamelib.words import describe
from tests.pictures.drawn import SVG, root_of, text_of, values, view_box, with_attribute


def played(players: int, moves: int, seed: int = 5) -> State:
    """Play so many moves of a match at random, the same ones for the same seed."""
    stream = chance(seed, "pictures")
    state = start(players=players, seed=seed)
    for _ in range(moves):
        choices = state.legal_moves()
        state = state.play(choices[int(stream.random() * len(choices))]) if choices else state.next_deal()
    return state


def test_a_hand_is_a_row_of_upright_tiles_in_the_order_given() -> None:
    hand = ("0|1", "2|5", "3|3")
    root = root_of(draw(hand))
    assert values(root, "data-tile") == list(hand)
    assert values(root, "data-box") == ["0 0 2 4", "2.5 0 2 4", "5 0 2 4"]
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}desc") == describe(tuple(map(Tile, hand)))


@pytest.mark.parametrize("hidden", [None, "?"])
def test_a_tile_face_down_tells_nothing(hidden: str | None) -> None:
    picture = draw([hidden, "1|4", hidden])
    root = root_of(picture)
    assert values(root, "data-tile") == ["?", "1|4", "?"]
    first, _, last = with_attribute(root, "data-tile")
    assert [part.attrib.get("d") for part in first] == [part.attrib.get("d") for part in last] == [None, None]
    assert "2 tiles face down" in picture.description


def test_a_single_tile_can_be_drawn() -> None:
    assert values(root_of(draw("4|1")), "data-tile") == ["1|4"]
    assert values(root_of(draw(TILES[0])), "data-tile") == ["0|0"]


def test_a_hand_breaks_into_rows_that_fit() -> None:
    root = root_of(draw_hand(TILES, width=400))
    assert float(root.attrib["width"]) <= 400
    places = [tuple(map(float, box.split()[:2])) for box in values(root, "data-box")]
    assert len(set(places)) == 28
    assert len({y for _, y in places}) > 1


def test_a_labelled_hand_lights_what_can_be_placed() -> None:
    picture = draw_hand(["0|1", "2|5"], label="Seat 0", highlight=["5|2"])
    root = root_of(picture)
    assert picture.title == "Seat 0: A hand of 2 tiles"
    assert [text_of(line) for line in root.iter(f"{SVG}text")] == ["Seat 0"]
    assert len(root.findall(f".//{SVG}rect[@class='gl-lit']")) == 1


def test_an_empty_hand_says_so() -> None:
    assert "No tiles." in text_of(root_of(draw([])))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 1, 9, 25])
def test_a_state_shows_the_table_and_every_hand(players: int, moves: int) -> None:
    state = played(players, moves)
    picture = draw(state)
    root = root_of(picture)
    hands = list(with_attribute(root, "data-hand"))
    assert [values(hand, "data-tile") for hand in hands] == [list(hand) for hand in state.hands]
    held = [tile for hand in state.hands for tile in hand]
    assert sorted(values(root, "data-tile")) == sorted([*state.layout.tiles, *held])
    assert values(root, "data-port") == [f"{port.tile} {port.port}" for port in state.layout.open_ports]
    assert root.findtext(f"{SVG}desc") == describe(state)
    assert float(root.attrib["width"]) <= tokens.WIDTH
    assert float(root.attrib["height"]) <= tokens.STATE_HEIGHT + 1


@pytest.mark.parametrize(("players", "moves"), [(4, 0), (4, 14), (2, 20), (3, 11)])
def test_a_view_shows_what_its_seat_may_know(players: int, moves: int) -> None:
    state = played(players, moves)
    assert not state.hand_over, "hands are shown to all once the hand is over"
    for seat in range(players):
        picture = draw(state.view(seat))
        hands = list(with_attribute(root_of(picture), "data-hand"))
        for owner, hand in enumerate(hands):
            shown = list(state.hands[owner]) if owner == seat else ["?"] * len(state.hands[owner])
            assert values(hand, "data-tile") == shown
        for owner, held in enumerate(state.hands):
            for tile in held:
                assert owner == seat or f"[{tile}]" not in picture.description
                assert owner == seat or f'"{tile}"' not in picture


@pytest.mark.parametrize(("players", "moves"), [(4, 12), (2, 24)])
def test_nothing_in_the_picture_of_a_state_overlaps_or_is_cut_off(players: int, moves: int) -> None:
    root = root_of(draw(played(players, moves)))
    left, top, width, height = view_box(root)
    shown = [tuple(map(float, box.split())) for box in values(root, "data-box")]
    for x, y, wide, high in shown:
        assert left <= x <= x + wide <= left + width
        assert top <= y <= y + high <= top + height
    for (x1, y1, w1, h1), (x2, y2, w2, h2) in combinations(shown, 2):
        assert x1 + w1 <= x2 or x2 + w2 <= x1 or y1 + h1 <= y2 or y2 + h2 <= y1


def test_who_is_to_move_is_said_not_only_coloured() -> None:
    state = start(players=4, seed=7)
    labels = [text_of(next(hand.iter(f"{SVG}text"))) for hand in with_attribute(root_of(draw(state)), "data-hand")]
    assert labels == [f"Seat {seat}, to move" if seat == state.turn else f"Seat {seat}" for seat in range(4)]


def beside_names(picture: str) -> list[tuple[str, str]]:
    return re.findall(r">Seat (\d)(?:, to move)?: (\d+) pips?<", picture)


def test_of_counted_hands_the_pips_stand_beside_the_name_where_they_are_known() -> None:
    state = played(3, 5)
    told = beside_names(draw(state, counted=(0, 2)))
    assert told == [(str(seat), str(sum(tile.pips for tile in state.hands[seat]))) for seat in (0, 2)]
    seat = state.turn or 0
    assert [name for name, _ in beside_names(draw(state.view(seat), counted=range(3)))] == [str(seat)]
    assert not beside_names(draw(state))
    with pytest.raises(RuleError):
        draw(state, counted=3)


@pytest.mark.parametrize("width", [600, 900])
def test_labels_of_seats_leave_room_to_the_next_hand(width: float) -> None:
    for seed in range(4):
        root = root_of(draw(start(players=4, seed=seed), width=width))
        scale = float(root.attrib["width"]) / view_box(root)[2]
        labels = [next(hand.iter(f"{SVG}text")) for hand in with_attribute(root, "data-hand")]
        for label, following in pairwise(labels):
            size = float(label.attrib["font-size"]) * scale
            room = (float(following.attrib["x"]) - float(label.attrib["x"])) * scale
            assert text_width(text_of(label), size) + 20 <= room


def test_pictures_of_a_hand_can_keep_one_size() -> None:
    states = [start(players=4, seed=7)]
    while states[-1].legal_moves() and len(states) < 12:
        states.append(states[-1].play(states[-1].legal_moves()[0]))
    frame = common_frame(draw(state) for state in states)
    sizes = {view_box(root_of(draw(state, frame=frame, hand_rows=2))) for state in states}
    assert len(sizes) == 1


def test_the_legend_can_stand_alone() -> None:
    root = root_of(legend())
    assert root.get("role") == "img"
    assert [text_of(line) for line in root.findall(f"{SVG}text")] == root.findtext(f"{SVG}desc", "").split("; ")
    narrow = root_of(legend(width=200))
    assert float(narrow.attrib["width"]) < float(root.attrib["width"])
    assert float(narrow.attrib["height"]) > float(root.attrib["height"])
