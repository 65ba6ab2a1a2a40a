"""The sandbox of cards does what is pressed, typed and set, and shows what the engine says of it."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State, record, replay, self_play, start
from gamelib.fivetenk.cards import Card
from gamelib.sandbox.fivetenk import act, plays_of
from gamelib.widgets import CardSandbox
from gamelib.widgets.fivetenk.card_table import places_of
from gamelib.widgets.fivetenk.sandbox import CARDS, PLAYS, SETTING, WHY
from gamelib.widgets.guard import Guard


def words_in(markup: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", markup))).strip()


def said(box: CardSandbox) -> str:
    return words_in(box.status.value)


def told(box: CardSandbox) -> str:
    return words_in(box.words.value)


def refused(box: CardSandbox) -> str:
    """Read what was refused, and forget it, so that the test goes on."""
    Guard.raised.clear()
    return words_in(box.guard.message.value)


def shown(box: CardSandbox) -> list[str]:
    """List the buttons that are shown."""
    return [button.description for button in box._buttons if button.layout.display is None]


def lead(**options: object) -> CardSandbox:
    """Make a sandbox at a first lead."""
    box = CardSandbox(**options)  # type: ignore[arg-type]
    box.ready.click()
    return box


def press(box: CardSandbox, *cards: str, key: str = "") -> None:
    """Press cards of the hand at turn, each copy in a place of its own."""
    turn = box.position.turn
    assert turn is not None
    for place in places_of(box.position.hands[turn], map(Card, cards)):
        box.hand.press({"index": str(place)}, key)


# ---- dealing --------------------------------------------------------------------------------------------------------


def test_a_deal_is_gone_through_from_the_first_chance_to_the_first_lead() -> None:
    box = CardSandbox(seed=7)
    assert box.position == start(7)
    assert shown(box) == ["Reveal", "Decline", "Decline all further chances", "On to the first lead"]
    assert "is asked whether to reveal it" in told(box)
    box.decline.click()
    assert box.position == start(7).play("decline")
    box.decline_all.click()
    assert (box.position.phase, shown(box)) == ("thrown in", ["On to the first lead", "Deal on"])
    box.next_game.click()
    box.reveal.click()
    assert box.position.phase == "bury"
    assert said(box).endswith("and so becomes the declarer.")
    hand = box.position.hands[box.position.declarer or 0]
    for place in range(6):
        box.hand.press({"index": str(place)})
    assert "6 of 6 cards to bury" in told(box)
    box.bury.click()
    assert box.position.buried == hand[:6]
    assert box.naming_friends.layout.display is None
    box.naming_friends.fields[1].value = box.naming_friends.fields[1].options[11][1]
    box.naming_friends.name.click()
    assert box.position.phase == "play"
    assert len(box.position.friends_named) == 2
    assert box.naming_friends.layout.display == "none"


def test_a_seed_deals_and_afresh_begins_with_the_first_deal() -> None:
    box = lead(seed=7)
    box.bar.take("deal", text="9")
    assert box.position == start(9)
    box.begin_afresh()
    assert box.position == start(7)
    box.undo()
    assert box.position == start(9)


def test_an_option_that_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(RuleError, match="CardSandbox has no 'levels'; it has thing, seed, name, fresh, language"):
        CardSandbox(levels=3)


def test_the_seed_is_that_of_the_table() -> None:
    box = CardSandbox(act(start(61), "ready"))
    seeds = [box.bar.state["seed"]]
    box.bar.take("deal", text="9")
    seeds.append(box.bar.state["seed"])
    box.undo()
    assert [*seeds, box.bar.state["seed"]] == ["61", "9", "61"]


def test_what_a_change_brings_with_it_is_told() -> None:
    box = CardSandbox(act(start(61), "ready"))
    box.take_step("out 4")
    assert said(box) == (
        "Seat 4 out. Cards that now count as played carry 30 points: the declarer's, until you set points taken."
    )
    box.take_step("declarer 2")
    assert said(box) == "Declarer: seat 2"


# ---- playing --------------------------------------------------------------------------------------------------------


def test_cards_are_raised_by_press_and_played_by_button() -> None:
    box = lead()
    card = box.position.hands[box.position.turn or 0][0]
    press(box, card)
    assert box.raised == (0,)
    assert box.hand.held == {"data-index": ["0"]}
    assert told(box).startswith(f"single {card[:-1]}")
    press(box, card)
    assert not box.raised
    press(box, card)
    box.play.click()
    assert [laid.cards for laid in box.position.trick] == [(card,)]
    assert not box.raised
    assert f"leads {card[:-1]}" in said(box)
    box.undo()
    assert box.position.trick == ()


def test_enter_raises_a_card_and_on_a_raised_one_plays_and_escape_lets_go() -> None:
    box = lead()
    box.hand.press({"index": "2"}, "Enter")
    box.hand.press({"index": "3"}, " ")
    assert box.raised == (2, 3)
    box.hand.press({}, "Escape")
    assert not box.raised
    box.hand.press({"index": "0"}, "Enter")
    box.hand.press({"index": "0"}, "Enter")
    assert len(box.position.trick) == 1


def test_what_may_not_be_played_says_why_and_what_would_be_legal() -> None:
    box = lead()
    hand = box.position.hands[box.position.turn or 0]
    press(box, hand[0], hand[-1])
    before = box.position
    with pytest.raises(RuleError):
        box.play_raised()
    box.play.click()
    answer = refused(box)
    assert "(C4)" in answer
    assert "Legal now:" in answer
    assert box.position is before
    assert box.panels.value == WHY
    assert box.why.answer is not None
    assert box.why.answer.rules == ("C4",)
    box.pass_turn.click()
    assert "whoever leads may not pass" in refused(box)


def test_of_very_many_legal_moves_a_few_are_named() -> None:
    box = lead(seed=61)
    for step in ("pass", "3H"):
        with pytest.raises(RuleError):
            box.command.take(step)
        assert refused(box).count("Legal now: any combination of the hand.") == 1
    box.take_step(str(box.position.legal_moves()[0]))
    plays = len(box.position.legal_moves())
    with pytest.raises(RuleError):
        box.command.take("3H 4H")
    answer = refused(box)
    assert f"and {plays - 5} more, which stand under All plays." in answer
    assert len(answer) < 400


def test_nothing_raised_plays_nothing() -> None:
    box = lead()
    box.play.click()
    assert "press cards of the hand first" in refused(box)


def test_in_the_deal_cards_are_only_looked_at() -> None:
    box = CardSandbox()
    box.hand.press({"index": "0"})
    assert not box.raised


def test_moves_are_typed_with_letters_or_symbols() -> None:
    box = CardSandbox()
    for text, phase in (("reveal", "bury"), ("ready", "play")):
        box.command.take(text)
        assert box.position.phase == phase
    card = box.position.hands[box.position.turn or 0][0]
    box.command.take(f"{card[:-1]}{'♦♣♥♠'['DCHS'.index(card[-1])]}")
    assert box.position.trick[0].cards == (card,)
    with pytest.raises(RuleError):
        box.command.take("nonsense")
    assert "nothing that can be done here: play cards, as 10H 10S, or write reveal" in refused(box)
    box.command.take("undo")
    assert not box.position.trick


def test_a_kind_is_chosen_where_there_are_several() -> None:
    box = lead()
    turn = box.position.turn
    cards = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H"
    box.take_step(f"hand {turn} {cards} 9D")
    press(box, *cards.split())
    assert box.lead_as.layout.display is None
    box.lead_as.value = "airplane with singles"
    box.play.click()
    assert box.position.top is not None
    assert box.position.top.kind == "airplane with singles"


def test_chance_plays_a_move_a_trick_a_game() -> None:
    box = lead()
    box.chance.click()
    assert len(box.tree) == 3
    box.chance_trick.click()
    assert (box.position.phase, box.position.trick) == ("play", ())
    box.chance_game.click()
    assert box.position.phase == "settled"
    assert "Deal on" in shown(box)
    box.next_game.click()
    assert box.position.game_number == 1


# ---- all plays ------------------------------------------------------------------------------------------------------


def test_all_plays_are_listed_by_kind_with_what_each_takes() -> None:
    box = lead()
    box.panels.value = PLAYS
    assert box.plays.count == len(plays_of(box.position))
    box.plays.press({"kind": "pair"})
    box.plays.press({"play": "1"})
    picked = box.plays.picked
    assert picked is not None
    turn = box.position.turn or 0
    assert tuple(box.position.hands[turn][place] for place in box.raised) == picked.cards
    named = box.plays.targets["data-play"]["1"]
    assert f"It would take {sum(card.points for card in picked.cards)} points." in named
    box.plays.press({"play": "1"})
    assert box.position.trick[0].cards == picked.cards
    assert box.plays.count == len(plays_of(box.position))


def test_what_a_play_breaks_up_is_seen() -> None:
    box = lead()
    box.take_step(f"hand {box.position.turn} 5H 10H KH 3D")
    box.panels.value = PLAYS
    box.plays.press({"kind": "single"})
    assert words_in(box.plays.picture).count("This breaks up the suited 5-10-K of hearts.") == 3


# ---- asking ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("press_data", "key"),
    [
        ({"seat": "2"}, "seat 2"),
        ({"friend": "1"}, "friend 1"),
        ({"part": "trick"}, "trick"),
        ({"part": "kitty"}, "kitty"),
        ({"part": "sides"}, "defenders"),
    ],
)
def test_what_is_pressed_on_the_table_is_asked(press_data: dict[str, str], key: str) -> None:
    box = lead()
    box.table.press(press_data)
    assert (box.why.asked, box.panels.value) == (key, WHY)
    assert box.why.answer is not None
    assert box.why.rules.opened == box.why.answer.rules[0]


def test_what_a_seat_did_is_asked_and_a_new_position_takes_the_answer_away() -> None:
    box = lead()
    box.chance.click()
    seat = box.position.trick[0].seat
    assert [*box.table.targets["data-done"]] == [str(seat)]
    box.table.press({"done": str(seat)})
    assert box.why.asked == f"done {seat}"
    box.undo()
    assert box.why.asked == ""
    box.ask("turn")
    assert "leads the first trick" in words_in(box.why.words.value)
    with pytest.raises(RuleError):
        box.ask("top")


# ---- setting up -----------------------------------------------------------------------------------------------------


def test_hands_and_fields_are_set_and_what_is_wrong_leaves_them_as_they_were() -> None:
    box = lead()
    box.panels.value = SETTING
    setting = box.setting
    setting.hands[2].value = "AS AS 5D"
    assert list(map(str, box.position.hands[2])) == ["5D", "AS", "AS"]
    before = box.position.to_text()
    for field, wrong in (
        (setting.hands[2], "AS AS AS AS"),
        (setting.hands[0], "rubbish"),
        (setting.fields["taken"], "5,0,0,0,0,0"),
        (setting.fields["friends"], "KS 1, AH 1"),
        (setting.fields["levels"], "2,2,2,2,2,2"),
    ):
        right = field.value
        with pytest.raises(RuleError):
            field.value = wrong
        refused(box)
        assert field.value == right
        assert box.position.to_text() == before
    setting.fields["friends"].value = "AH 1, AC 1"
    setting.turn.value = 2
    assert box.position.turn == 2
    setting.fields["levels"].value = "5,4,3,3,3,3"
    assert box.position.levels[0] == "5"
    assert setting.fields["previous"].value != "-"
    box.undo()
    assert setting.fields["levels"].value == "3,3,3,3,3,3"


def test_a_hand_is_picked_from_the_deck() -> None:
    box = lead()
    box.panels.value = SETTING
    box.setting.whose.value = 3
    box.setting.picking.value = True
    assert box.setting.picker.cards == box.position.hands[3]
    assert box.table.layout.display == "none"
    box.setting.picker.row.put("3D 4D")
    box.setting.give.click()
    assert list(map(str, box.position.hands[3])) == ["3D", "4D"]
    box.setting.picking.value = False
    assert box.table.layout.display is None


# ---- beginning, moments, files --------------------------------------------------------------------------------------


def test_it_begins_with_a_state_and_every_moment_before_it() -> None:
    state = replay(self_play(5)).state
    box = CardSandbox(state)
    assert box.position == state
    assert len(box.tree) > 50
    for node in box.tree:
        if node.parent is not None:
            assert box.kind.play(node.parent.position, node.step) == node.position
    box.go(0)
    assert box.position.phase == "deal"
    alone = CardSandbox(state.to_text())
    assert (len(alone.tree), alone.position) == (1, state)


def test_a_record_is_opened_and_walked() -> None:
    box = CardSandbox()
    box.open_text(json.dumps(record(replay(self_play(5)).state)))
    assert box.position.phase == "settled"
    assert not box.hand.picture
    box.undo()
    assert box.position.phase == "play"


def test_what_cannot_be_opened_says_why_and_nothing_is_lost() -> None:
    box = lead()
    before = box.position
    for text, told_so in (
        (before.to_text().replace("game=1", "game=0"), "games are counted from 1"),
        (start(7).view(2).to_text(), "A sandbox needs every card"),
        ("exact61 x", "of the other game"),
    ):
        with pytest.raises(RuleError):
            box.bar.take("line", text=text)
        assert told_so in refused(box)
        assert box.position is before
    with pytest.raises(RuleError):
        CardSandbox(start(7).view(2))


def test_names_and_texts_bring_no_markup() -> None:
    box = lead()
    box.naming.value = "<img src=x onerror=alert(1)>"
    assert "<img" not in box.branches.picture
    with pytest.raises(RuleError):
        box.command.take("<img src=x onerror=alert(1)>")
    assert "<img" not in box.guard.message.value
    refused(box)


def test_it_speaks_other_languages() -> None:
    box = CardSandbox(language="ja")
    assert box.position == start(7)
    assert box.panels.picture


def test_panels_change_nothing_but_what_is_shown() -> None:
    box = lead()
    state = box.position
    for panel in (PLAYS, SETTING, WHY, CARDS):
        box.panels.value = panel
        assert [page.layout.display for page in box._pages].count(None) == 1
    assert box.position is state
    assert act(state, "out 3") == act(State.from_text(state.to_text()), "out 3")
