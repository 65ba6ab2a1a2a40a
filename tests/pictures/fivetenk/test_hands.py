"""Cards in a row: each where it belongs, legible at 26 and 32, found again by its place."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.fivetenk import DECK, Card
from gamelib.pictures import CARD_WIDTH, Picture, draw, draw_cards
from gamelib.pictures.fivetenk.faces import RAISED, STRIP
from gamelib.words import describe
from tests.pictures.drawn import SVG, root_of, text_of, values, with_attribute
from tests.pictures.fivetenk.placing import cards_in, crowded, frame_of, texts_in

places = st.lists(st.integers(0, len(DECK) - 1), unique=True, max_size=32)
hands = places.map(lambda chosen: [DECK[place] for place in chosen])


def random_hand(seed: int, count: int) -> list[Card]:
    return Random(seed).sample(DECK, count)


def shown(picture: Picture) -> list[tuple[int, str]]:
    """Give the place and the face of each card drawn, in the order in which they are drawn."""
    root = root_of(picture)
    indices = [int(value) for value in values(root, "data-index")]
    return list(zip(indices, values(root, "data-card"), strict=True))


@given(hands, st.sets(st.integers(0, 31)))
def test_each_card_keeps_its_place_and_ranks_stand_together(hand: list[Card], hidden: set[int]) -> None:
    cards = [None if place in hidden else card for place, card in enumerate(hand)]
    found = shown(draw_cards(cards))
    assert sorted(found) == [(place, str(card or "?")) for place, card in enumerate(cards)]
    ranks = [15 if face == "?" else Card(face).rank for _, face in found]
    assert ranks == sorted(ranks)


@given(hands, st.sampled_from([120.0, 300.0, 600.0, 860.0, 900.0]), st.sampled_from([30.0, CARD_WIDTH, 90.0]))
def test_nothing_leaves_the_frame_or_the_width_and_every_strip_is_seen(
    hand: list[Card], width: float, size: float
) -> None:
    root = root_of(draw_cards(hand, width=width, size=size, selected=range(len(hand)), label="Seat 0"))
    assert float(root.attrib["width"]) <= width
    frame = frame_of(root)
    boxes = [box for _, box in cards_in(root)]
    assert all(box.within(frame) for box in boxes)
    for left, right in pairwise(boxes):
        same_row = left.top == right.top
        assert right.left - left.left >= STRIP * size / CARD_WIDTH - 0.01 if same_row else right.top >= left.bottom
    assert crowded(root, boxes) == []


@pytest.mark.parametrize("count", [26, 32])
@pytest.mark.parametrize("seed", range(5))
def test_26_and_32_cards_stand_in_one_row_of_860_pixels_at_full_size(count: int, seed: int) -> None:
    picture = draw_cards(random_hand(seed, count), width=860)
    boxes = [box for _, box in cards_in(root_of(picture))]
    assert picture.scale == pytest.approx(1)
    assert len({box.top for box in boxes}) == 1
    assert min(right.left - left.left for left, right in pairwise(boxes)) >= STRIP


def rows_in(picture: Picture) -> int:
    return len({box.top for _, box in cards_in(root_of(picture))})


@pytest.mark.parametrize("seed", range(5))
def test_the_next_rank_stands_further_away_however_crowded_the_row(seed: int) -> None:
    hand = random_hand(seed, 28)
    narrowest = next(width for width in range(860, 300, -4) if rows_in(draw_cards(hand, width=width - 4)) > 1)
    for width in (860, narrowest):
        drawn = cards_in(root_of(draw_cards(hand, width=width)))
        steps: dict[bool, set[float]] = {True: set(), False: set()}
        for (one, left), (other, right) in pairwise(drawn):
            alike = Card(one.attrib["data-card"]).rank == Card(other.attrib["data-card"]).rank
            steps[alike].add(right.left - left.left)
        assert max(steps[True]) + 3 < min(steps[False])


@given(hands, st.sampled_from([200.0, 540.0]), st.sampled_from([38.0, 60.0]), st.sampled_from([10.0, 24.0, 38.0]))
def test_of_each_card_as_much_is_seen_as_was_asked_for(
    hand: list[Card], width: float, size: float, seen: float
) -> None:
    root = root_of(draw_cards(hand, width=width, size=size, seen=seen, label="Seat 0"))
    boxes = [box for _, box in cards_in(root)]
    assert float(root.attrib["width"]) <= width
    assert crowded(root, boxes) == []
    for left, right in pairwise(boxes):
        if left.top == right.top:
            assert right.left - left.left >= seen - 0.01
        else:
            assert right.top - left.top >= seen + RAISED * size / CARD_WIDTH - 0.01, "though the lower one is raised"


def test_a_narrow_picture_has_several_rows_with_their_ranks_whole() -> None:
    hand = random_hand(1, 26)
    drawn = cards_in(root_of(draw_cards(hand, width=400)))
    tops: dict[int, set[float]] = {}
    for element, box in drawn:
        tops.setdefault(Card(element.attrib["data-card"]).rank, set()).add(box.top)
    assert all(len(rows) == 1 for rows in tops.values())
    assert len(set.union(*tops.values())) > 1


@given(hands.filter(len), st.data())
def test_selected_cards_and_only_these_are_raised(hand: list[Card], data: st.DataObject) -> None:
    selected = data.draw(st.sets(st.integers(0, len(hand) - 1)))
    flat, raised = (
        {int(element.attrib["data-index"]): box for element, box in cards_in(root_of(draw_cards(hand, selected=some)))}
        for some in ((), selected)
    )
    for place, box in flat.items():
        assert box.top - raised[place].top == pytest.approx(RAISED if place in selected else 0, abs=0.01)
        assert box.left == raised[place].left


def lit_in(picture: Picture) -> set[int]:
    """Give the places of the cards that are outlined."""
    return {
        int(card.attrib["data-index"])
        for card in with_attribute(root_of(picture), "data-card")
        if any("gl-card-lit" in part.get("class", "") for part in card)
    }


def test_lit_cards_are_named_by_place_or_by_face() -> None:
    hand = "5D 7C 5D LJ ? 5D"
    assert lit_in(draw_cards(hand, lit=[1, 4])) == {1, 4}
    assert lit_in(draw_cards(hand, lit="5D 5D")) == {0, 2}
    assert lit_in(draw_cards(hand, lit=[0, "5D", Card("LJ")])) == {0, 2, 3}


def test_what_stands_out_is_said() -> None:
    picture = draw_cards("5D 7C ? LJ", selected=[1], lit=[2, 3])
    said = describe((Card("5D"), Card("7C"), None, Card("LJ")))
    assert picture.description == f"{said} Raised: 7♣. Outlined: a card face down and little joker."


def test_a_label_is_escaped_and_followed_by_the_number_of_cards() -> None:
    picture = draw_cards("3D 4D", label="<b>Seat</b> & 0")
    root = root_of(picture)
    assert [text for text, _ in texts_in(root)] == ["<b>Seat</b> & 0", "2 cards"]
    assert picture.title == "<b>Seat</b> & 0: 2 cards"
    assert root.findtext(f"{SVG}title") == picture.title
    assert root.findtext(f"{SVG}desc") == picture.description
    assert root.get("role") == "img"


def test_points_are_marked_where_there_are_any() -> None:
    root = root_of(draw_cards("5D 10H KS 9C ?", points=True))
    worth = {
        card.attrib["data-card"]: [text_of(text) for text in card.iter(f"{SVG}text") if text.get("class") == "gl-pill"]
        for card in with_attribute(root, "data-card")
    }
    assert worth == {"5D": ["5"], "10H": ["10"], "KS": ["10"], "9C": [], "?": []}


def test_no_cards_say_so() -> None:
    picture = draw_cards((), label="Seat 3")
    assert "No cards." in [text for text, _ in texts_in(root_of(picture))]
    assert picture.description == "No cards."


@pytest.mark.parametrize("cards", [Card("3D"), "3D", "3D 4C", ["3D", None], (Card("3D"), "?"), ("3D", "4C")])
def test_draw_knows_cards_from_tiles(cards: object) -> None:
    root = root_of(draw(cards))
    assert values(root, "data-card")[0] == "3D"
    assert not values(root, "data-tile")


def test_a_row_of_32_cards_is_small() -> None:
    assert len(draw_cards(random_hand(2, 32))) < 24_000
