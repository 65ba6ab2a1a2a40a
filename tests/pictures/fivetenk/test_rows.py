"""Cards in several rows: every card is found by its place, nothing leaves its row, and marks say what they mark."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from gamelib.fivetenk import DECK, Card
from gamelib.pictures import Picture
from gamelib.pictures.fivetenk.faces import RAISED
from gamelib.pictures.fivetenk.rows import RowOfCards, draw_rows
from tests.pictures.drawn import root_of, text_of, values, with_attribute
from tests.pictures.fivetenk.placing import Box, cards_in, frame_of, texts_in

LONG = "airplane from 10 to Q with single wings"


def some(seed: int, *counts: int, short: bool = False, still: bool = False, note: str = "") -> list[RowOfCards]:
    cards = Random(seed).sample(DECK, sum(counts))
    rows = []
    for place, count in enumerate(counts):
        key = "ABCDEFGH"[place]
        mine = tuple(cards.pop() for _ in range(count))
        rows.append(RowOfCards(key, f"Row {key}", mine, note, short=short, still=still))
    return rows


def panels(picture: Picture) -> dict[str, Box]:
    """Find where each row stands, by its key."""
    found = {}
    for group in with_attribute(root_of(picture), "data-play"):
        x, y, width, height = (float(group[0].attrib[name]) for name in ("x", "y", "width", "height"))
        found[group.attrib["data-play"]] = Box(x, y, x + width, y + height)
    return found


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("counts", [(1,), (5, 12), (5, 6, 7, 8, 9), (32, 6, 6, 6, 6), (3, 3, 3, 3, 3, 3)])
def test_every_card_stands_in_its_row_and_is_found_by_its_place(counts: tuple[int, ...], *, short: bool) -> None:
    rows = some(sum(counts), *counts, short=short, note=LONG)
    picture = draw_rows(rows, title="Cards", width=620, size=44, raised=range(sum(counts)))
    root = root_of(picture)
    cards = [card for row in rows for card in row.cards]
    found = zip(map(int, values(root, "data-index")), values(root, "data-card"), strict=True)
    assert sorted(found) == [(place, str(card)) for place, card in enumerate(cards)]
    where = panels(picture)
    assert [*where] == [row.key for row in rows]
    for one, other in combinations(where.values(), 2):
        assert not one.overlaps(other)
    for box in where.values():
        assert box.within(frame_of(root))
    for group in with_attribute(root, "data-play"):
        for _, box in cards_in(group):
            assert box.within(where[group.attrib["data-play"]])
        for text, box in texts_in(group):
            assert box.within(where[group.attrib["data-play"]]), text


def test_the_picture_is_as_wide_whatever_lies_in_it() -> None:
    pictures = [draw_rows(some(1, *counts), title="Cards", width=620) for counts in ((1,), (9, 20))]
    assert {root_of(picture).attrib["width"] for picture in pictures} == {"620"}


def test_two_short_rows_stand_side_by_side_and_others_beneath_one_another() -> None:
    top, *plays = some(3, 5, 5, 5, 5)
    rows = [top, *(row._replace(short=True) for row in plays)]
    where = panels(draw_rows(rows, title="Cards", width=620, size=44))
    assert where["B"].top == where["C"].top > where["A"].bottom
    assert where["B"].right < where["C"].left
    assert where["D"].top > where["B"].bottom


def test_rows_that_stand_still_keep_no_room_for_raised_cards() -> None:
    moving, still = (panels(draw_rows(some(4, 5, still=flag), title="Cards"))["A"] for flag in (False, True))
    assert moving.bottom - moving.top - (still.bottom - still.top) == pytest.approx(RAISED)


def test_cards_in_the_order_given_are_not_grouped() -> None:
    cards = tuple(map(Card, ("KD", "3H", "KS", "3D")))
    row = RowOfCards("received", "Received", cards)
    orders = [
        values(root_of(draw_rows([row._replace(ordered=ordered)], title="Cards")), "data-index")
        for ordered in (True, False)
    ]
    assert orders == [["0", "1", "2", "3"], ["3", "1", "0", "2"]]


def test_marks_are_seen_and_told() -> None:
    rows = some(5, 3, 3, note="pair of 7s")
    picture = draw_rows(rows, title="Cards", raised=[0], lit=[4], chosen=["B"], outlined=["A"])
    root = root_of(picture)
    names = [text for text in map(text_of, with_attribute(root, "font-size")) if "Row" in text]
    assert names == ["Row A", "Row B"]
    assert picture.count('class="gl-panel gl-panel-lit"') == picture.count('class="gl-panel gl-panel-chosen"') == 1
    # A tick would say that it is right, which nobody knows yet.
    assert (picture.count('class="gl-chosen"'), picture.count('class="gl-tick"')) == (1, 0)
    known = draw_rows(rows, title="Cards", chosen=["B"], right=True)
    assert (known.count('class="gl-chosen"'), known.count('class="gl-tick"')) == (0, 1)
    assert picture.title == "Cards"
    for said in ("Raised: ", "Outlined: ", "pair of 7s.", "Row A is marked.", "Row B is chosen."):
        assert said in picture.description
    plain = draw_rows(rows, title="Cards")
    assert "marked" not in plain.description
    assert 'class="gl-tick"' not in plain
    assert 'class="gl-chosen"' not in plain
    assert "points in all" in plain.description
    assert "in all" not in draw_rows(rows, title="Cards", worth=False).description
