"""The table of six: everything where it belongs and nothing upon anything else, and no more than may be known."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from xml.etree import ElementTree as ET

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import start as start_exact61
from gamelib.fivetenk import Card, State, View, start
from gamelib.fivetenk.promotion import WON
from gamelib.fivetenk.public import ended_trick, last_play
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PHASES, PLAY, SETTLED, THROWN_IN
from gamelib.pictures import Picture, draw, draw_table
from gamelib.pictures.fivetenk.faces import CARD_HEIGHT, CARD_WIDTH, STRIP
from gamelib.pictures.fivetenk.seats import middle, panel_of, place_of
from gamelib.pictures.fivetenk.strips import body_first, lay
from gamelib.pictures.svg import Frame
from gamelib.words import describe, fact, say
from gamelib.words.fivetenk_descriptions import describe_table
from tests.fivetenk.matches import match
from tests.pictures.drawn import SVG, root_of, text_of, values, with_attribute
from tests.pictures.fivetenk.moments import AIRPLANE, BOMB, PAIRS, RIGGED, STRAIGHT, exchanged, of_phase, states
from tests.pictures.fivetenk.placing import Box, cards_in, frame_of, placed, texts_in

rigged = pytest.mark.parametrize("name", RIGGED)


def part(root: ET.Element, name: str, value: object) -> ET.Element:
    """Give the one part of a picture that has a mark."""
    (found,) = (element for element in with_attribute(root, name) if element.get(name) == str(value))
    return found


def seat_text(picture: Picture, seat: int) -> str:
    """Give what is written on a seat's panel, one text behind another."""
    return " | ".join(text_of(text) for text in part(root_of(picture), "data-seat", seat).iter(f"{SVG}text"))


def part_text(picture: Picture, name: str) -> str:
    """Give what is written in a part of the middle, a space between the lines; what stands on cards is left out."""
    group = part(root_of(picture), "data-part", name)
    on_cards = {id(text) for card in with_attribute(group, "data-card") for text in card.iter(f"{SVG}text")}
    return " ".join(text_of(text) for text in group.iter(f"{SVG}text") if id(text) not in on_cards)


def boxes_of(root: ET.Element) -> list[tuple[str, Box]]:
    """Give the panels of a picture, and the frame of what is to be beaten."""
    found = []
    for element, x, y, scale in placed(root):
        names = element.get("class", "").split()
        if element.tag == f"{SVG}rect" and {"gl-panel", "gl-beaten", "gl-empty"} & set(names):
            left, top = x + float(element.attrib["x"]) * scale, y + float(element.attrib["y"]) * scale
            wide, high = (float(element.attrib[side]) * scale for side in ("width", "height"))
            found.append((names[0], Box(left, top, left + wide, top + high)))
    return found


def assert_tidy(picture: Picture) -> None:
    """See that all lies in the frame, no words upon words or cards, and no panel upon anything."""
    root = root_of(picture)
    frame = frame_of(root)
    texts = texts_in(root)
    cards = [(card.get("data-card", ""), box) for card, box in cards_in(root)]
    rects = boxes_of(root)
    for what, box in (*texts, *cards, *rects):
        assert box.within(frame), what
    for (one, box), (other, another) in combinations(texts, 2):
        assert not box.overlaps(another), (one, other)
    for text, box in texts:
        for card, another in cards:
            assert not box.overlaps(another), (text, card)
    panels = [box for name, box in rects if name == "gl-panel"]
    assert len(panels) == 6
    for name, box in (*cards, *((name, box) for name, box in rects if name != "gl-panel")):
        assert not any(box.overlaps(panel) for panel in panels), name
    beaten = [box for name, box in rects if name == "gl-beaten"]
    for text, box in texts:
        assert not any(box.overlaps(another) for another in beaten), text


# ---- where things lie ---------------------------------------------------------------------------------------------


def test_places_and_panels_divide_the_table_without_touching() -> None:
    frames = [*(panel_of(seat) for seat in range(6)), *(place_of(seat) for seat in range(6)), middle()]
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


def test_every_state_of_whole_matches_is_drawn_tidily() -> None:
    for number, state in enumerate(states(1)):
        assert_tidy(draw_table(state, width=600, height=400))
        if number % 4 == 0:
            assert_tidy(draw(state))


def test_every_view_of_whole_matches_is_drawn_tidily() -> None:
    for number, state in enumerate(states()):
        view = state.view(number % 6)
        assert_tidy(draw_table(view))
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


def test_everything_keeps_its_place_from_step_to_step() -> None:
    frames = set()
    for state in states(1):
        for shown in (state, state.view(3)):
            picture = draw_table(shown, width=600, height=400)
            root = root_of(picture)
            panels = [(name, box) for name, box in boxes_of(root) if name == "gl-panel"]
            frames.add((picture.frame, picture.scale, tuple(panels)))
            for done in with_attribute(root, "data-done"):
                place = place_of(int(done.attrib["data-done"]))
                room = Box(place.x - 2, place.y - 2, place.x + place.width + 2, place.y + place.height + 2)
                assert all(box.within(room) for _, box in cards_in(done))
    assert len(frames) == 1


def test_a_state_has_the_same_rows_of_hands_in_every_phase() -> None:
    rows = {tuple(values(root_of(draw(of_phase(phase))), "data-hand")) for phase in (DEAL, BURY, NAME, PLAY, SETTLED)}
    assert rows == {("0", "1", "2", "3", "4", "5", "buried")}


# ---- what was played ----------------------------------------------------------------------------------------------


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


# ---- what is told -------------------------------------------------------------------------------------------------


def test_a_panel_tells_what_is_known_of_a_seat() -> None:
    for state in list(states())[::6]:
        picture = draw_table(state)
        for seat in range(6):
            written = seat_text(picture, seat)
            assert written.startswith(f"Seat {seat}")
            size = state.hand_sizes[seat]
            if size or state.phase not in (PLAY, SETTLED):
                assert f"{size} card" in written
                assert "out" not in written
            else:
                assert "out" in written
            assert f"{state.taken[seat]} points" in written
            assert ("to move" in written) == (state.turn == seat and state.phase != DEAL)
            assert ("is asked" in written) == (state.turn == seat and state.phase == DEAL)
            assert ("won" in written) == (seat in state.winners)
            assert f"level {state.setting.levels[seat]}" in written
            assert ("declarer" in written) == (seat == state.declarer)
            assert ("friend" in written) == (seat in state.friends)


def test_a_side_is_unknown_until_it_is_known() -> None:
    for state in states(1):
        if state.phase not in (PLAY, SETTLED):
            continue
        closed = state.phase == SETTLED or None not in state.made_by
        picture = draw_table(state)
        for seat in range(6):
            written = seat_text(picture, seat)
            known = seat in state.declarers
            assert ("side unknown" in written) == (not known and not closed)
            assert ("defender" in written) == (not known and closed)


@pytest.mark.parametrize(
    ("name", "friends"), [("the declarer alone", []), ("one friend by both", [1]), ("two friends", [1, 2])]
)
def test_the_declarers_side_has_one_to_three_players(name: str, friends: list[int]) -> None:
    picture = draw_table(RIGGED[name])
    roles = [seat_text(picture, seat).split(" | ") for seat in range(6)]
    assert "declarer" in roles[0]
    assert [seat for seat in range(6) if "friend" in roles[seat]] == friends
    assert [seat for seat in range(6) if "defender" in roles[seat]] == [
        seat for seat in range(1, 6) if seat not in friends
    ]


def test_levels_past_a_are_told_as_won() -> None:
    state = RIGGED["two past A"]
    assert state.levels[:2] == (WON, WON)
    picture = draw_table(state)
    assert "level Q → won" in seat_text(picture, 0)
    assert "level K → won" in seat_text(picture, 1)
    assert "level A |" in f"{seat_text(picture, 4)} |"
    assert part_text(picture, "trick").startswith("Declarer's side wins seats 0 and 1 win the match")
    assert "seat 0 wins the match" in part_text(draw_table(RIGGED["one past A"]), "trick")


def test_friend_cards_tell_the_play_that_counts_and_who_made_it() -> None:
    texts = {
        "two friends": "Friend cards the 1st play of A♠ played: 3 made by seat 1, a friend "
        "the 1st play of A♥ played: 3 made by seat 2, a friend",
        "the declarer alone": "Friend cards the 1st play of A♠ played: 3 made by the declarer, no friend "
        "the 2nd play of A♥ played: 3 made by the declarer, no friend",
        "an airplane of 25": "Friend cards the 3rd play of A♠ played: 2 not made yet "
        "the 3rd play of A♥ played: 2 not made yet",
        "nobody climbs": "Friend cards the 3rd play of A♠ played: 2 nobody has made it "
        "the 3rd play of A♥ played: 2 nobody has made it",
    }
    for name, text in texts.items():
        picture = draw_table(RIGGED[name])
        assert part_text(picture, "friends") == text
        assert values(part(root_of(picture), "data-part", "friends"), "data-card") == ["AS", "AH"]


def test_the_trick_is_told_with_its_points_and_what_is_to_be_beaten() -> None:
    assert part_text(draw_table(RIGGED["an airplane of 25"]), "trick") == (
        "Trick: 35 points to beat, from seat 0: airplane of 3 to 7 with pair wings"
    )
    assert part_text(draw_table(RIGGED["two friends"]), "trick") == "A new trick seat 0 leads"


def test_the_kitty_lies_face_down_until_the_settlement() -> None:
    for state in list(states(1)):
        cards = values(part(root_of(draw_table(state)), "data-part", "kitty"), "data-card")
        if state.phase == BURY:
            assert cards == []
        elif state.phase == SETTLED:
            assert cards == list(map(str, state.buried))
        else:
            assert cards == ["?"] * 6


def test_the_sides_points_are_those_known() -> None:
    for state in list(states(1))[3::7]:
        known = sum(state.taken[seat] for seat in state.declarers)
        others = sum(state.taken) - known
        if state.phase == PLAY:
            written = part_text(draw_table(state), "sides")
            assert written.startswith(f"Declarer's side: {known} points")
            assert written.endswith(f": {others} points")
            assert ("all others" in written) == (None in state.made_by)
    settled = RIGGED["one left, the defenders win all"]
    assert part_text(draw_table(settled), "sides") == "Declarer's side: 0 points defenders: 300 points"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nobody climbs", "The defenders win nobody climbs only one held cards"),
        ("one left, the defenders win all", "The defenders win each climbs 3 levels only one held cards"),
    ],
)
def test_the_result_is_told(name: str, told: str) -> None:
    assert part_text(draw_table(RIGGED[name]), "trick") == told


def test_every_phase_has_its_words_and_its_title() -> None:
    shown = {phase: RIGGED["thrown in"] if phase == THROWN_IN else of_phase(phase) for phase in PHASES}
    declarer = shown[BURY].declarer
    told = {phase: part_text(draw_table(state), "trick") for phase, state in shown.items()}
    deal = shown[DEAL]
    assert told[DEAL] == (f"{deal.dealt} of 156 cards dealt seat {deal.turn} holds its level, 3: will it reveal?")
    assert told[THROWN_IN] == "Nobody has revealed the cards are dealt again"
    assert told[BURY] == f"Seat {declarer} is the declarer and buries 6 cards"
    assert told[NAME] == f"Seat {declarer} has buried and names two friend cards"
    assert told[PLAY] == f"A new trick seat {declarer} leads"
    titles = {phase: draw_table(state).title for phase, state in shown.items()}
    assert titles == {
        DEAL: "Game 1, the deal",
        THROWN_IN: "Game 1, thrown in",
        BURY: f"Game 1, seat {declarer} buries",
        NAME: f"Game 1, seat {declarer} names the friend cards",
        PLAY: f"Game 1, seat {declarer} to move",
        SETTLED: "Game 1, settled",
    }
    assert draw_table(shown[PLAY].view(2)).title == f"Game 1, seat {declarer} to move, as seat 2 sees it"


def test_in_a_later_deal_only_the_winners_may_reveal() -> None:
    state = RIGGED["a later deal"]
    assert state.previous_game is not None
    picture = draw_table(state)
    for seat in range(6):
        assert ("may not reveal" in seat_text(picture, seat)) == (seat not in state.previous_game.winners)


def test_a_picture_says_in_words_what_it_shows() -> None:
    for state in list(states(1))[::9]:
        for shown in (state, state.view(1)):
            root = root_of(draw(shown))
            assert root.get("role") == "img"
            assert root.findtext(f"{SVG}desc") == describe(shown)
            alone = draw_table(shown).description
            assert alone == " ".join(map(say, describe_table(shown)))


@pytest.mark.parametrize("name", ["two past A", "a later deal", "an airplane of 25", "pairs of 24 and more"])
def test_marks_and_arrows_stand_where_no_words_are(name: str) -> None:
    for shown in (RIGGED[name], RIGGED[name].view(2)):
        for chosen, arrows, right in ((range(6), (), True), ((), range(6), False), ((0, 2), (2, 4), False)):
            picture = draw_table(shown, chosen=chosen, arrows=arrows, right=right)
            assert_tidy(picture)
            root = root_of(picture)
            marks = picture.count('class="gl-chosen"'), picture.count('class="gl-tick"')
            assert marks == ((0, len(chosen)) if right else (len(chosen), 0))
            assert values(root, "data-chosen") == [str(seat) for seat in chosen]
            assert values(root, "data-arrow") == [str(seat) for seat in arrows if seat not in chosen]
            for element in root.iter(f"{SVG}circle"):
                x, y, r = (float(element.attrib[part]) for part in ("cx", "cy", "r"))
                spot = Box(x - r, y - r, x + r, y + r)
                assert not any(spot.overlaps(box) for _, box in texts_in(root))
            for arrow in with_attribute(root, "data-arrow"):
                (line,) = (part.attrib["d"] for part in arrow if part.get("class") == "gl-beaten")
                foot, y, tip = (float(number) for number in line[1:].replace("H", " ").split())
                assert foot - tip > 4
                stem = Box(tip - 6, y - 6, foot, y + 6)
                assert not any(stem.overlaps(box) for _, box in texts_in(root))


@pytest.mark.parametrize("options", [{"chosen": [6]}, {"arrows": [-1]}, {"chosen": ["0"]}, {"arrows": [True]}])
def test_what_is_no_seat_is_neither_ticked_nor_pointed_at(options: dict[str, list[int]]) -> None:
    with pytest.raises(RuleError) as refused:
        draw_table(start(), **options)  # type: ignore[arg-type]
    assert refused.value.rule == "C1"


# ---- what may be known --------------------------------------------------------------------------------------------


def known_cards(view: View) -> list[str]:
    """Give every card that a seat may see: its own, those of the trick, the named faces, what it knows to be buried."""
    known = [*view.hand, *(friend.card for friend in view.friends_named), *(view.buried or ())]
    known += [card for hand in view.hands for card in hand or ()]
    return [str(card) for card in (*known, *(card for laid in view.trick for card in laid.cards))]


def test_a_view_shows_no_card_that_its_seat_does_not_know() -> None:
    for number, state in enumerate(states(1)):
        view = state.view(number % 6)
        assert set(values(root_of(draw(view)), "data-card")) - {"?"} <= set(known_cards(view))


def test_exchanging_hidden_cards_changes_nothing_in_a_view() -> None:
    stream = Random(6)
    changed = 0
    for number, state in enumerate(states()):
        seat = number % 6
        other = exchanged(state, seat, stream)
        if state.phase == DEAL and seat in {state.turn, other.turn}:
            continue  # Whether a seat is asked is for it to know.
        changed += other.hands != state.hands
        one, another = state.view(seat), other.view(seat)
        assert draw(one) == draw(another)
        assert draw_table(one) == draw_table(another)
        assert describe(one) == describe(another)
    assert changed > 300


def test_the_table_alone_tells_nothing_of_the_hands() -> None:
    stream = Random(5)
    for state in list(states(1))[3:-1:11]:
        seat = state.declarer or 0
        other = exchanged(state, seat, stream)
        assert draw_table(other) == draw_table(state)


def test_of_a_state_all_hands_are_drawn_and_of_a_view_those_known() -> None:
    state = match(4).states[30]
    root = root_of(draw(state))
    for seat, hand in enumerate(state.hands):
        row = part(root, "data-hand", seat)
        by_place = dict(zip(map(int, values(row, "data-index")), values(row, "data-card"), strict=True))
        assert [by_place[place] for place in range(len(hand))] == [str(card) for card in hand]
    assert sorted(values(part(root, "data-hand", "buried"), "data-card")) == sorted(map(str, state.buried))
    assert state.declarer is not None
    assert values(root_of(draw(state.view(state.declarer))), "data-hand") == [str(state.declarer), "buried"]
    other = (state.declarer + 1) % 6
    assert values(root_of(draw(state.view(other))), "data-hand") == [str(other)]
    assert "you" in seat_text(draw(state.view(other)), other)


# ---- what is asked for --------------------------------------------------------------------------------------------


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
