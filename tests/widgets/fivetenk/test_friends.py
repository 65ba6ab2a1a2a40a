"""Friends: what may be named by what is buried, and the plays of the named faces, both as the engine has them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, FACES, Card, nameable
from gamelib.fivetenk.naming import why_nameable, why_not_face
from gamelib.lessons.fivetenk.games import game
from gamelib.lessons.fivetenk.moments import moment
from gamelib.widgets import Friends
from gamelib.widgets.fivetenk.burying import Burying, made_to_hold
from gamelib.widgets.fivetenk.deals import dealt
from gamelib.widgets.fivetenk.following import KINDS, WHOLE, Following
from gamelib.words import say
from tests.pictures.drawn import with_attribute
from tests.widgets.fivetenk.cards import cited, drawn_in, lit_in, mistakes_are_said, text_of


def press(burying: Burying, place: int) -> None:
    burying.board.press({"card": burying.hand[place], "index": str(place)})


def raised(burying: Burying) -> list[str]:
    """Give the cards that stand higher than most."""
    cells = list(with_attribute(drawn_in(burying.board), "data-card"))
    tops = [float(cell.attrib["transform"].split("(")[1].split(")")[0].split()[1]) for cell in cells]
    usual = Counter(tops).most_common(1)[0][0]
    return [cell.attrib["data-card"] for cell, top in zip(cells, tops, strict=True) if top < usual]


def check(burying: Burying) -> None:
    """See that what is raised, counted, outlined and told agrees with the engine."""
    buried = burying.buried
    assert sorted(raised(burying)) == sorted(buried)
    told = text_of(burying.words.value)
    assert told.startswith(f"{len(buried)} of 6 cards buried")
    for face in nameable(buried):
        assert say(why_nameable(face, buried) or "") in told
    lit = lit_in(drawn_in(burying.deck), "data-face")
    assert sorted(lit) == sorted(nameable(buried))
    names = burying.deck.targets["data-face"]
    assert [face for face in FACES if names[face].endswith("may be named")] == sorted(
        nameable(buried), key=lambda face: face.number
    )


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_buried_it_is_told_what_may_be_named(seed: int) -> None:
    stream = Random(seed)
    burying = Friends(deal=seed).burying
    for _ in range(40):
        place = stream.randrange(32)
        if len(burying.buried) < 6 or ", buried" in burying.board.targets["data-index"][str(place)]:
            press(burying, place)
        check(burying)


def test_six_cards_are_buried_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    burying = Friends().burying
    for place in range(6):
        press(burying, place)
    six = tuple(burying.buried)
    mistakes_are_said(monkeypatch)
    press(burying, 20)
    assert tuple(burying.buried) == six
    press(burying, 0)
    assert len(burying.buried) == 5
    burying.none.click()
    assert not burying.buried
    check(burying)


def test_the_examples_bury_aces_and_let_lower_faces_be_named() -> None:
    burying = Friends().burying
    faces = []
    for button in burying.examples:
        button.click()
        check(burying)
        assert len(burying.hand) == 32
        assert max(Counter(burying.hand).values()) <= 3
        faces.append(nameable(burying.buried))
    assert [[card for card in four if card.rank != 11] for four in faces] == [
        [Card("KS")],
        [Card("QH")],
        [],
        [Card("KD"), Card("KC")],
    ]
    assert "All three copies of A♣ are buried, so K♣ may be named." in burying.words.value


def test_every_face_answers_why_it_may_or_may_not_be_named() -> None:
    burying = Friends(buried="AS AS AS KS KS KS").burying
    for face in FACES:
        burying.deck.press({"face": face})
        said = why_nameable(face, burying.buried) or why_not_face(face, burying.buried)
        assert text_of(burying.reason.value) == say(said or "")
    assert 'aria-live="polite"' in burying.reason.value
    press(burying, burying.hand.index(Card("AS")))
    assert "Press any face" in burying.reason.value
    assert cited(burying.rules) == {"C19", "R10"}


def test_the_hand_is_the_declarers_of_the_deal() -> None:
    burying = Friends(deal=12).burying
    for number in (12, 3, 9999):
        burying.deal.value = number
        state = dealt(number)
        assert burying.hand == state.hands[state.declarer or 0]
        assert burying.buried == ()
        assert f"Seat {state.declarer} is the declarer" in burying.whose.value


def test_a_hand_is_made_to_hold_cards_and_stays_of_32() -> None:
    stream = Random(1)
    for _ in range(200):
        hand, wanted = stream.sample(DECK, 32), stream.sample(DECK, stream.randint(0, 6))
        made = made_to_hold(hand, wanted)
        assert len(made) == 32
        assert all(made.count(card) >= wanted.count(card) for card in wanted)
        assert all(made.count(card) <= max(hand.count(card), wanted.count(card)) for card in made)


def test_what_cannot_be_buried_is_refused() -> None:
    burying = Friends().burying
    lacking = next(card for card in FACES if card not in burying.hand)
    for cards in ([lacking], burying.hand[:7]):
        with pytest.raises(RuleError) as refused:
            burying.bury(cards)
        assert refused.value.rule == "C18"
    assert burying.buried == ()


# ---- following the named faces --------------------------------------------------------------------------------------


def counts(following: Following) -> list[int]:
    scenes, step = following.scenes, following.stepper.step
    return [len(seats) for seats in scenes.plays(step)]


@pytest.mark.parametrize("number", [7, 61, 1])
def test_the_plays_of_named_faces_are_counted_as_the_engine_counts(number: int) -> None:
    following = Friends(game=number).following
    scenes = following.scenes
    for step in range(following.stepper.step, len(scenes)):
        state = scenes.moments(step)[-1].state
        plays = scenes.plays(step)
        assert [len(seats) for seats in plays] == list(state.named_plays)
        for friend, seats, made_by in zip(state.friends_named, plays, state.made_by, strict=True):
            assert (seats[friend.nth - 1] if len(seats) >= friend.nth else None) == made_by
        sheet = scenes.scene(step).sheet
        assert sheet is not None
        assert sheet.count("gl-panel-lit") - sheet.split("</style>")[0].count("gl-panel-lit") == 2


def test_it_begins_with_the_naming_and_jumps_from_named_play_to_named_play() -> None:
    following = Friends(game=61).following
    assert counts(following) == [0, 0]
    assert "names the friend cards" in following.stepper.words.value
    seen = []
    for _ in range(8):
        following.on.click()
        seen.append(sum(counts(following)))
    last = following.stepper.step
    assert seen == sorted(seen)
    assert seen[0] > 0
    following.on.click()
    assert following.stepper.step == last, "there is no other"
    following.back.click()
    assert sum(counts(following)) < seen[-1]
    for _ in range(8):
        following.back.click()
    assert sum(counts(following)) == seen[0]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != WHOLE])
def test_a_game_of_each_kind_is_found_and_opened_there(kind: str) -> None:
    following = Friends(game=61).following
    following.kind.value = kind
    found = moment(kind, 61)
    assert following.number.value == found.seed
    state = following.scenes.moments(following.stepper.step)[-1].state
    assert state is found
    if kind == "a friend revealed by a pair":
        assert max(len(set(seats)) < len(seats) for seats in following.scenes.plays(following.stepper.step))
    following.number.value = 300
    assert following.scenes.moments(following.stepper.step)[-1].state is moment(kind, 300)


def test_another_game_is_another_game() -> None:
    following = Friends(game=3).following
    before = following.stepper
    following.number.value = 4
    assert following.stepper is not before
    assert following.scenes.moments(len(following.scenes) - 1)[-1].state == game(4)[-1]


def test_either_part_can_be_shown() -> None:
    friends = Friends()
    assert (friends.burying.layout.display, friends.following.layout.display) == (None, "none")
    friends.way.press({"way": "1"})
    assert (friends.burying.layout.display, friends.following.layout.display) == ("none", None)
    assert repr(friends).startswith("<Friends: <Following: game 7, step ")
    assert repr(Friends(language="ja")) == "<Friends: <Burying: nothing buried>>"


def test_both_parts_begin_with_the_same_game() -> None:
    friends = Friends(61)
    assert (friends.burying.deal.value, friends.following.number.value) == (61, 61)
    assert friends.following.scenes.moments(0)[-1].state.seed == 61
    assert Friends(61, game=4).following.number.value == 4


@pytest.mark.parametrize("number", [-5, 10_000, True, "7"])
def test_a_deal_that_there_is_not_is_refused(number: object) -> None:
    with pytest.raises(RuleError, match="is no number of a deal"):
        Friends(number)  # type: ignore[arg-type]


def test_a_deal_typed_that_there_is_not_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    mistakes_are_said(monkeypatch)
    friends = Friends(61)
    for box in (friends.burying.deal, friends.following.number):
        hand, step = friends.burying.hand, friends.following.stepper
        for number in (-5, 12_345):
            box.set_state({"value": number})
            assert f"{number} is no number of a deal: they go from 0 to 9999." in friends._guard.message.value
            assert box.value == 61
            assert (friends.burying.hand, friends.following.stepper) == (hand, step)
    friends.burying.deal.value = 8
    assert friends._guard.message.value == ""
