"""The table of six: everything where it belongs and nothing upon anything else, and no more than may be known."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import start as start_exact61
from gamelib.fivetenk import Card, State, View, start
from gamelib.fivetenk.public import ended_trick, last_play
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED
from gamelib.pictures import draw, draw_table
from gamelib.pictures.fivetenk.faces import CARD_HEIGHT, CARD_WIDTH, STRIP
from gamelib.pictures.fivetenk.seats import middle, panel_of, place_of
from gamelib.pictures.fivetenk.strips import body_first, lay
from gamelib.pictures.svg import Frame
from gamelib.words import fact
from tests.fivetenk.positions import position
from tests.pictures.drawn import root_of, text_of, values, with_attribute
from tests.pictures.fivetenk.moments import AIRPLANE, BOMB, PAIRS, RIGGED, STRAIGHT, of_phase, states
from tests.pictures.fivetenk.placing import Box, cards_in
from tests.pictures.fivetenk.table_parts import assert_tidy, boxes_of, part, part_text, rigged

NEAR = pytest.mark.parametrize("near", [None, 0, 3, 5])

# ---- where things lie -----------------------------------------------------------------------------------------------


@NEAR
def test_places_and_panels_divide_the_table_without_touching(near: int | None) -> None:
    frames = [*(panel_of(seat, near) for seat in range(6)), *(place_of(seat, near) for seat in range(6)), middle()]
    boxes = [Box(x, y, x + width, y + height) for x, y, width, height in frames]
    assert all(box.within(Box(0, 0, 600, 400)) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert not one.overlaps(other, by=0)


def test_seats_sit_clockwise_from_the_upper_left() -> None:
    corners = [panel_of(seat)[:2] for seat in range(6)]
    assert [x for x, _ in corners[:3]] == sorted(x for x, _ in corners[:3])
    assert [x for x, _ in corners[3:]] == [x for x, _ in corners[2::-1]]
    assert {y for _, y in corners[:3]} < {y for _, y in corners}
    assert corners[0][1] < corners[5][1]


@pytest.mark.parametrize("near", range(6))
def test_the_table_turns_so_that_a_seat_is_in_the_middle_of_the_bottom_and_all_keep_their_order(near: int) -> None:
    turned = [panel_of((near + place) % 6, near) for place in range(6)]
    assert turned == [panel_of((4 + place) % 6) for place in range(6)]
    assert turned[0].y == max(panel.y for panel in turned)
    assert sorted(panel.x for panel in turned)[2:4] == [turned[0].x] * 2
    assert place_of(near, near) == place_of(4)


@pytest.mark.parametrize("near", [6, -1, "0", True, 2.0])
def test_what_is_no_seat_is_refused_as_the_nearest(near: object) -> None:
    with pytest.raises(RuleError) as refused:
        draw_table(start(), near=near)  # type: ignore[arg-type]
    assert refused.value.rule == "C1"


def test_every_state_of_whole_matches_is_drawn_tidily() -> None:
    for number, state in enumerate(states(1)):
        assert_tidy(draw_table(state, width=600, height=400))
        if number % 4 == 0:
            assert_tidy(draw(state))


def test_every_view_of_whole_matches_is_drawn_tidily() -> None:
    for number, state in enumerate(states()):
        view = state.view(number % 6)
        assert_tidy(draw_table(view, near=None if number % 7 == 0 else number % 6, chosen=(1,), arrows=(2,)))
        if number % 5 == 0:
            assert_tidy(draw(view, language="ja"))


@rigged
@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_rare_is_drawn_tidily(name: str, language: str) -> None:
    state = RIGGED[name]
    for seat in (None, 0, 2):
        shown = state if seat is None else state.view(seat)
        assert_tidy(draw_table(shown, language=language))
        assert_tidy(draw(shown, language=language))


@pytest.mark.parametrize(("width", "height"), [(600, 400), (900, 600), (900, 400), (300, 900), (120, 120)])
@pytest.mark.parametrize("hands", [False, True])
def test_a_table_fits_the_size_that_is_asked_for(width: int, height: int, *, hands: bool) -> None:
    root = root_of(draw_table(of_phase(PLAY), hands=hands, width=width, height=height))
    wide, high = float(root.attrib["width"]), float(root.attrib["height"])
    assert wide <= width
    assert high <= height
    assert wide == width or high == height


@NEAR
def test_everything_keeps_its_place_from_step_to_step(near: int | None) -> None:
    frames = set()
    for state in states(1):
        for shown in (state, state.view(3)):
            picture = draw_table(shown, near=near, width=600, height=400)
            root = root_of(picture)
            panels = [(name, box) for name, box in boxes_of(root) if name == "gl-panel"]
            frames.add((picture.frame, picture.scale, tuple(panels)))
            for done in with_attribute(root, "data-done"):
                place = place_of(int(done.attrib["data-done"]), near)
                room = Box(place.x - 2, place.y - 2, place.x + place.width + 2, place.y + place.height + 2)
                assert all(box.within(room) for _, box in cards_in(done))
    assert len(frames) == 1


def test_c23_a_pass_on_the_last_play_looks_other_than_one_before_it() -> None:
    state = position("[AC 3D][4D 4C][5S 10S KD 6H][QS 7H][8D 9D][JD JC]")
    for word in ("3D", "pass", "6H", "pass", "8D", "JC", "pass"):
        state = state.play(word)
    root = root_of(draw_table(state))
    told = {done.attrib["data-done"]: "".join(done.itertext()).strip() for done in with_attribute(root, "data-done")}
    assert {seat: told[seat] for seat in "013"} == {"0": "pass", "1": "passed before", "3": "passed before"}


def test_a_state_has_the_same_rows_of_hands_in_every_phase() -> None:
    rows = {tuple(values(root_of(draw(of_phase(phase))), "data-hand")) for phase in (DEAL, BURY, NAME, PLAY, SETTLED)}
    assert rows == {("0", "1", "2", "3", "4", "5", "buried")}


# ---- what was played ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(1, 33))
def test_a_strip_of_any_length_can_be_read_and_fits(count: int) -> None:
    room = Frame(10, 20, 186, 64)
    places, size, frame = lay(count, room)
    scale = size / CARD_WIDTH
    cards = [Box(x, y, x + size, y + CARD_HEIGHT * scale) for x, y in places]
    assert len(cards) == count
    assert size >= 25
    for card in cards:
        assert card.within(Box(frame.x, frame.y, frame.x + frame.width, frame.y + frame.height))
        assert card.within(Box(10, 20, 196, 84))
    for one, other in pairwise(cards):
        assert other.left - one.left >= STRIP * scale - 0.01 or other.top > one.top
    for one in cards:  # A second row leaves rank and suit of the first to be seen.
        assert all(other.top - one.top >= 40 * scale for other in cards if other.top > one.top)


@pytest.mark.parametrize(
    ("name", "seat", "cards"),
    [
        ("an airplane of 25", 0, AIRPLANE),
        ("pairs of 24 and more", 2, PAIRS),
        ("a straight of 12 and a bomb of 12", 2, STRAIGHT),
        ("a straight of 12 and a bomb of 12", 1, BOMB),
    ],
)
def test_the_longest_plays_are_drawn_card_by_card(name: str, seat: int, cards: str) -> None:
    done = part(root_of(draw_table(RIGGED[name])), "data-done", seat)
    by_place = dict(zip(map(int, values(done, "data-index")), values(done, "data-card"), strict=True))
    laid = next(laid for laid in RIGGED[name].trick if laid.seat == seat)
    assert [by_place[place] for place in sorted(by_place)] == [str(card) for card in laid.cards]
    assert sorted(by_place.values()) == sorted(map(str, map(Card, cards.split())))


def test_wings_lie_behind_the_body() -> None:
    (laid,) = RIGGED["an airplane of 25"].trick
    order = body_first(laid.cards, laid.reading)
    ranks = [str(laid.cards[place])[:-1] for place in order]
    assert ranks == [rank for rank in "34567" for _ in range(3)] + ["8", "8", "9", "9", "10", "10", "J", "J", "Q", "Q"]


def test_before_each_seat_lies_what_it_did_last() -> None:
    for state in list(states(1))[3::4]:
        root = root_of(draw_table(state))
        done = {int(element.attrib["data-done"]): element for element in with_attribute(root, "data-done")}
        last = {laid.seat: laid for laid in state.trick}
        assert set(done) == set(last)
        for seat, laid in last.items():
            assert sorted(values(done[seat], "data-card")) == sorted(map(str, laid.cards))
            written = text_of(done[seat])
            assert ("pass" in written) == (laid.reading is None)
            top = seat == state.top_seat
            assert (done[seat].get("data-top") == "true") == top
            if top:
                assert ("last play" if state.phase == SETTLED else "to beat") in written
            elif laid.reading is not None:
                assert fact(laid.reading) in written


def test_a_trick_that_has_just_ended_can_be_left_on_the_table() -> None:
    seen = 0
    for state in states(1):
        for shown in (state, state.view(1)):
            picture = draw_table(shown, ended=True, width=600, height=400)
            trick = ended_trick(shown)
            if not trick:
                assert picture == draw_table(shown, width=600, height=400)
                continue
            seen += 1
            assert_tidy(picture)
            done = {int(found.attrib["data-done"]): found for found in with_attribute(root_of(picture), "data-done")}
            assert set(done) == {laid.seat for laid in trick}
            taker = last_play(trick)
            assert "takes the trick" in text_of(done[taker.seat])
            assert sorted(values(done[taker.seat], "data-card")) == sorted(map(str, taker.cards))
            assert part_text(picture, "trick").endswith(f"taken by seat {taker.seat} seat {state.turn} leads next")
            assert f"{fact(taker.cards)}: {fact(taker.reading)}." in picture.description
    assert seen > 40


# ---- what is asked for ----------------------------------------------------------------------------------------------


def test_the_same_state_gives_the_same_picture_however_it_was_reached() -> None:
    for state in list(states(1))[::13]:
        again = State.from_text(state.to_text())
        assert draw(again) == draw(state)
        assert draw(View.from_text(state.view(2).to_text())) == draw(state.view(2))


@pytest.mark.parametrize("thing", [None, 3, "5-10-K", (), start_exact61(players=2), object()])
def test_what_is_no_state_of_this_game_is_refused(thing: object) -> None:
    with pytest.raises(RuleError) as refused:
        draw_table(thing)  # type: ignore[arg-type]
    assert refused.value.rule == "format"


@pytest.mark.parametrize(
    "options",
    [
        {"width": 0},
        {"height": -3},
        {"width": float("nan")},
        {"height": float("inf")},
        {"width": "wide"},
        {"width": True},
        {"height": 119},
        {"language": "xx"},
    ],
)
def test_what_no_picture_can_be_asked_for_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(RuleError) as refused:
        draw_table(start(), **options)  # type: ignore[arg-type]
    assert refused.value.rule == "format"
