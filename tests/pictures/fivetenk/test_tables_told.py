"""What the picture of a table tells, in words and marks, and what it may not tell."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import View, start
from gamelib.fivetenk.promotion import WON
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PHASES, PLAY, SETTLED, THROWN_IN
from gamelib.pictures import draw, draw_table
from gamelib.words import describe, say
from gamelib.words.addressing import You, addressing
from gamelib.words.fivetenk_descriptions import describe_table
from tests.fivetenk.matches import match
from tests.pictures.drawn import SVG, root_of, values, with_attribute
from tests.pictures.fivetenk.moments import RIGGED, exchanged, of_phase, states
from tests.pictures.fivetenk.placing import Box, texts_in
from tests.pictures.fivetenk.table_parts import assert_tidy, part, part_text, seat_text

# ---- what is told ---------------------------------------------------------------------------------------------------


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
        "Trick: 35 points to beat, from seat 0: airplane from 3 to 7 with pair wings"
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


# ---- what may be known ----------------------------------------------------------------------------------------------


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
    seen = draw(state.view(other))
    assert [f"Seat {seat} (you)" in seat_text(seen, seat) for seat in range(6)] == [seat == other for seat in range(6)]
    with addressing(You(other)):
        told = seat_text(draw(state.view(other)), other)
    assert told.startswith("You ")
    assert "(you)" not in told
