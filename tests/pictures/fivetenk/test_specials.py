"""The ladder of special combinations: its order is that of the comparison, for every pair."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest

from gamelib.fivetenk import DECK, SPECIAL, Card, leads
from gamelib.fivetenk.cards import read_cards
from gamelib.pictures import draw_specials
from gamelib.pictures.fivetenk.specials import HIGHER, NO_SPECIAL, ladder_rows, special_readings
from gamelib.words import fact
from tests.pictures.drawn import SVG, root_of, values, with_attribute
from tests.pictures.fivetenk.placing import Box, crowded, frame_of, texts_in

ALL = special_readings()


def rungs(width: float = 900) -> dict[str, Box]:
    """Give the box of each rung of the ladder."""
    found = {}
    for cell in with_attribute(root_of(draw_specials(width=width)), "data-special"):
        outline = next(cell.iter(f"{SVG}rect"))
        x, y, wide, high = (float(outline.attrib[name]) for name in ("x", "y", "width", "height"))
        found[cell.attrib["data-special"]] = Box(x, y, x + wide, y + high)
    return found


def key_of(reading: tuple[object, ...]) -> str:
    return " ".join(str(part) for part in reading if part is not None)


def test_every_special_combination_stands_on_it_once() -> None:
    # A mixed 5-10-K, four suited ones, bombs of 4 to 12 cards of 13 ranks, the joker bomb (C9-C12).
    assert len(ALL) == len(set(ALL)) == 1 + 4 + 9 * 13 + 1
    assert {reading.kind for reading in ALL} == set(SPECIAL)
    assert sorted(rungs()) == sorted(map(key_of, ALL))


def test_of_any_two_the_one_that_beats_stands_higher_or_further_right() -> None:
    boxes = rungs()
    for one, other in combinations(ALL, 2):
        low, high = (other, one) if one.beats(other) else (one, other)
        assert high.beats(low)
        below, above = boxes[key_of(low)], boxes[key_of(high)]
        assert above.bottom < below.top or (above.top == below.top and above.left > below.right)


def test_its_rows_hold_what_is_of_one_kind_and_size() -> None:
    assert [len({(reading.kind, reading.size) for reading in row}) for row in ladder_rows()] == [1] * 12
    assert tuple(chain.from_iterable(ladder_rows())) == ALL


@pytest.mark.parametrize("seed", range(12))
def test_what_the_cards_can_be_played_as_is_outlined(seed: int) -> None:
    hand = Random(seed).sample(DECK, 26)
    played = {key_of(play.reading) for play in leads(hand) if play.reading.is_special}
    picture = draw_specials(hand)
    lit = {
        cell.attrib["data-special"]
        for cell in with_attribute(root_of(picture), "data-special")
        if any("gl-card-lit" in part.get("class", "") for part in cell)
    }
    assert lit == played
    mine = special_readings(hand)
    assert set(map(key_of, mine)) == played
    said = [text for text, _ in texts_in(root_of(picture))]
    if mine:
        highest = next(one for one in mine if not any(other.beats(one) for other in mine))
        assert said[-1] == f"Outlined: what these cards hold. Their highest: {fact(highest)}."
        assert all(fact(reading) in picture.description for reading in mine)
    else:
        assert said[-1] == NO_SPECIAL


def test_without_cards_nothing_is_outlined_and_nothing_said_of_them() -> None:
    picture = draw_specials()
    assert "gl-card gl-card-lit" not in picture
    assert [text for text, _ in texts_in(root_of(picture))][-1] == HIGHER


def test_a_5_a_10_and_a_king_of_one_suit_are_no_mixed_one() -> None:
    assert [reading.kind for reading in special_readings(read_cards("5D 10D KD"))] == ["suited 5-10-K"]
    assert [reading.kind for reading in special_readings((Card("5D"), Card("10D"), Card("KS")))] == ["mixed 5-10-K"]


@pytest.mark.parametrize("width", [900, 600, 300])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_overlaps_or_leaves_the_frame(width: float, language: str) -> None:
    root = root_of(draw_specials(DECK, width=width, language=language))
    assert float(root.attrib["width"]) <= width
    assert crowded(root) == []
    assert all(box.within(frame_of(root)) for box in rungs(width).values())
    assert len(values(root, "data-special")) == len(ALL)
