"""Predict first in 5-10-K: tricks, friends and climbs are asked about, answered by click or typing, and then shown."""

from __future__ import annotations

import re

import pytest

from gamelib.fivetenk import State
from gamelib.fivetenk.events import FriendEvent, TrickEvent
from gamelib.fivetenk.settlement_events import PromotionEvent
from gamelib.lessons.fivetenk.demonstrations import demonstration
from gamelib.widgets import Stepper
from gamelib.widgets.fivetenk.prediction import Prediction
from gamelib.widgets.guard import Guard
from tests.fivetenk.positions import played, position
from tests.widgets.fivetenk.stepping import match, plain, scenes_of, steps_with, told


def panel_of(stepper: Stepper) -> Prediction:
    assert isinstance(stepper.panel, Prediction)
    return stepper.panel


def asks(stepper: Stepper) -> bool:
    return panel_of(stepper).layout.display != "none" and not panel_of(stepper).settled


def feedback(stepper: Stepper) -> str:
    return plain(panel_of(stepper).feedback.value)


def check(stepper: Stepper) -> str:
    panel_of(stepper).check.click()
    return feedback(stepper)


def click(stepper: Stepper, *seats: int) -> None:
    for seat in seats:
        stepper.board.press({"seat": str(seat)})


def at(kind: str, number: int = 0, **options: object) -> Stepper:
    """Step to the first event of a kind, or a later one, that is asked about."""
    stepper = Stepper(match(), predict=True, **options)  # type: ignore[arg-type]
    stepper.step = steps_with(stepper, kind)[number]
    assert asks(stepper)
    return stepper


def event_of(stepper: Stepper, kind: type) -> object:
    events = [event for moment in scenes_of(stepper).moments(stepper.step) for event in moment.events]
    return next(event for event in events if isinstance(event, kind))


def trick_of(stepper: Stepper) -> TrickEvent:
    event = event_of(stepper, TrickEvent)
    assert isinstance(event, TrickEvent)
    return event


def promotion_of(stepper: Stepper) -> PromotionEvent:
    event = event_of(stepper, PromotionEvent)
    assert isinstance(event, PromotionEvent)
    return event


# ---- asking ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["move", "play", "trick", "game"])
def test_tricks_named_plays_and_promotions_are_asked_about_and_nothing_else(way: str) -> None:
    stepper = Stepper(match(), predict=True, by=way)
    kinds = {"move": {"trick", "named_play", "promotion"}, "game": {"promotion"}}
    for step in range(len(stepper.scenes)):
        stepper.step = step
        *_, last = scenes_of(stepper).moments(step)
        found = {event.kind for event in last.events} & kinds.get(way, {"trick", "named_play", "promotion"})
        assert asks(stepper) == bool(found), scenes_of(stepper).title(step)


def test_a_trick_is_asked_about_without_telling_who_takes_it_or_what_it_is_worth() -> None:
    stepper = Stepper(match(), predict=True)
    for step in steps_with(stepper, "trick"):
        stepper.step = step
        event = trick_of(stepper)
        seen = plain(stepper.board.picture)
        assert not re.search(r"Trick: \d+ points|to beat|(?<!Who )takes the trick|to move|in this trick", seen)
        assert "data-top" not in stepper.board.picture
        assert "takes" not in told(stepper)
        assert f"= {event.points}" not in told(stepper)
        assert stepper.rules.picture == ""
        assert stepper.board.targets["data-seat"] == {str(seat): f"Seat {seat}" for seat in range(6)}
        # All that is needed for the answer is there: every play of the trick.
        question = scenes_of(stepper).question(step)
        assert told(stepper).count("Seat ") >= len(question.plays)  # type: ignore[union-attr]


def test_friends_are_asked_about_without_telling_who_has_joined() -> None:
    stepper = Stepper(match(), predict=True)
    for step in steps_with(stepper, "named_play"):
        stepper.step = step
        *_, last = scenes_of(stepper).moments(step)
        before = last.state.previous
        assert before is not None
        assert "This is the" not in told(stepper)
        assert "is a friend now" not in told(stepper)
        # The description tells it most plainly: it is that of before, and the played cards lie there.
        description = re.search(r"<desc>(.*?)</desc>", stepper.board.picture)
        assert description is not None
        told_friends = set(re.findall(r"Seat (\d) has made the named play and is a friend", description[1]))
        assert told_friends == {str(seat) for seat in before.friends}
        assert f'data-done="{last.state.trick[-1].seat}"' in stepper.board.picture


def test_a_promotion_is_asked_about_with_the_points_but_not_the_row() -> None:
    stepper = at("promotion", 1)
    event = promotion_of(stepper)
    assert f"The points are settled: {event.defenders} for the defenders" in told(stepper)
    assert "has won" not in told(stepper)
    assert "have won" not in told(stepper)
    assert "data-climb" not in stepper.board.picture
    assert stepper.board.targets == {}
    assert [field.value for field in panel_of(stepper).climb.levels] == list(event.before)


def test_only_the_fields_of_the_question_are_shown() -> None:
    for kind, number in (("trick", 0), ("named_play", 1), ("promotion", 2)):
        panel = panel_of(at(kind))
        boxes = (panel.trick.box, panel.friend.box, panel.climb.box)
        assert [box.layout.display for box in boxes] == [None if place == number else "none" for place in range(3)]


# ---- tricks ----------------------------------------------------------------------------------------------------------


def test_a_click_chooses_a_seat_another_moves_it_and_again_takes_it_back() -> None:
    stepper = at("trick")
    seat = panel_of(stepper).trick.seat
    for press, text in ((2, "2"), (4, "4"), (4, ""), (0, "0")):
        click(stepper, press)
        assert seat.value == text
        assert re.findall(r'data-chosen="(\d)"', stepper.board.picture) == ([text] if text else [])
        names = stepper.board.targets["data-seat"]
        assert [s for s, name in names.items() if name.endswith(", chosen")] == ([text] if text else [])


def test_what_is_typed_stands_in_the_picture() -> None:
    stepper = at("trick")
    panel_of(stepper).trick.seat.value = "3"
    assert 'data-chosen="3"' in stepper.board.picture
    panel_of(stepper).trick.seat.value = "three"  # Checking will say that it cannot be read.
    assert "data-chosen" not in stepper.board.picture


def test_a_right_answer_shows_the_step_and_counts() -> None:
    stepper = at("trick")
    event = trick_of(stepper)
    click(stepper, event.seat)
    panel_of(stepper).trick.points.value = str(event.points)
    assert check(stepper) == "Right."
    assert not asks(stepper)
    assert "takes the trick" in plain(stepper.board.picture)
    assert "All others have passed" in told(stepper)
    assert (stepper.right, stepper.asked) == (1, 1)
    assert stepper.answer == {"seat": event.seat, "points": event.points, "right": True, "mistakes": []}
    assert panel_of(stepper).tally.value == "Right at first try: 1 of 1"


def test_a_wrong_answer_is_answered_about_that_guess_with_its_rules() -> None:
    state = played(
        position("[AC 3D][4D 4C][5S 10S KD 6H][QS 7H][8D 9D][JD JC]"), "AC", "pass", "5S 10S KD", *["pass"] * 5
    )
    stepper = Stepper(state, predict=True, start=-1)
    click(stepper, 0)
    panel_of(stepper).trick.points.value = "10"
    text = check(stepper)
    assert "This can come about in 2 ways:" in text
    assert "the highest card, A♣, but the mixed 5-10-K beats it" in text
    assert "Try again" in text
    assert 'data-rule="C24"' in stepper.rules.picture
    assert asks(stepper)
    click(stepper, 2)
    panel_of(stepper).trick.points.value = "25"
    assert check(stepper) == "Right."
    assert (stepper.right, stepper.asked) == (0, 1)


def test_after_a_second_wrong_answer_the_step_is_shown() -> None:
    stepper = at("trick")
    event = trick_of(stepper)
    for _ in range(2):
        panel_of(stepper).trick.seat.value = str((event.seat + 1) % 6)
        check(stepper)
    assert "The step shows it now." in feedback(stepper)
    assert not asks(stepper)
    assert (stepper.right, stepper.asked) == (0, 1)


def test_part_of_an_answer_is_welcome() -> None:
    stepper = at("trick")
    event = trick_of(stepper)
    click(stepper, event.seat)
    assert check(stepper) == "So far this is right. Now the points: how many are in the trick?"
    panel_of(stepper).trick.points.value = str(event.points)
    assert check(stepper) == "Right."
    assert stepper.right == 1


def test_enter_in_a_field_checks() -> None:
    stepper = at("trick")
    event = trick_of(stepper)
    panel = panel_of(stepper)
    for place, texts, said in (
        (0, ["", "", ""], "So far"),
        (1, [event.points, "", ""], "Right."),
        (-1, [0, "", ""], "Not 0"),
    ):
        message = {"place": place, "text": "", "texts": [str(event.seat), *map(str, texts)], "choices": [None] * 7}
        panel.enter._handle_custom_msg(message, [])
        assert feedback(stepper).startswith(said)


def test_show_me_shows_it() -> None:
    stepper = at("trick")
    panel_of(stepper).show.click()
    assert not asks(stepper)
    assert feedback(stepper) == "The step shows it now."
    assert (stepper.right, stepper.asked) == (0, 1)


# ---- friends ---------------------------------------------------------------------------------------------------------


def test_friends_are_chosen_by_clicks_and_taken_back() -> None:
    stepper = at("named_play")
    field = panel_of(stepper).friend.friends
    for press, text in ((4, "4"), (2, "2 4"), (4, "2"), (2, "")):
        click(stepper, press)
        assert field.value == text
    assert "data-chosen" not in stepper.board.picture


def test_a_named_play_that_makes_a_friend() -> None:
    stepper = Stepper(match(), predict=True)
    stepper.step = steps_with(stepper, "friend")[0]
    event = event_of(stepper, FriendEvent)
    assert isinstance(event, FriendEvent)
    panel_of(stepper).friend.none.click()
    assert panel_of(stepper).friend.friends.value == "Nobody"
    assert "Right." not in check(stepper)
    click(stepper, event.seat)
    assert panel_of(stepper).friend.friends.value == str(event.seat)
    assert check(stepper) == "Right."
    assert f"So seat {event.seat} is a friend now" in told(stepper)
    assert stepper.answer["friends"] == [event.seat]


def test_nobody_can_be_the_answer() -> None:
    states = demonstration("the declarer's own named card")
    stepper = Stepper(states, predict=True)
    stepper.step = next(step for step in range(len(states)) if scenes_of(stepper).question(step))
    click(stepper, 0)
    assert "who never becomes a friend" in check(stepper)
    assert 'data-rule="C21"' in stepper.rules.picture
    panel_of(stepper).friend.none.click()
    assert check(stepper) == "Right."


def test_a_pair_counts_twice() -> None:
    states = demonstration("a friend revealed by a pair")
    stepper = Stepper(states, predict=True, start=-1)
    panel_of(stepper).friend.friends.value = "nobody"
    assert "Each copy is a play of it" in check(stepper)
    assert 'data-rule="R11"' in stepper.rules.picture


# ---- climbs ----------------------------------------------------------------------------------------------------------


def test_who_climbs_how_far() -> None:
    stepper = at("promotion", 1)
    event = promotion_of(stepper)
    climb = panel_of(stepper).climb
    climb.winner.value = event.winner
    assert check(stepper).startswith("So far this is right. Now the levels:")
    climb.steps.value = str(event.steps)
    assert check(stepper) == "So far this is right. Now set the new level of each who climbs."
    for field, level in zip(climb.levels, event.after, strict=True):
        field.value = level
    assert check(stepper) == "Right."
    assert "data-climb" in stepper.board.picture
    assert stepper.answer["levels"] == list(event.after)
    assert stepper.right == 1


def test_choices_that_have_not_arrived_yet_come_along() -> None:
    stepper = at("promotion", 1)
    event = promotion_of(stepper)
    climb = panel_of(stepper).climb
    places = [
        [value for _, value in field.options].index(level)
        for field, level in zip(climb.levels, event.after, strict=True)
    ]
    side = [value for _, value in climb.winner.options].index(event.winner)
    message = {"place": -1, "text": "", "texts": [None, None, None, str(event.steps)], "choices": [side, *places]}
    panel_of(stepper).enter._handle_custom_msg(message, [])
    assert feedback(stepper) == "Right."


def test_where_nobody_climbs_the_levels_are_right_as_they_are() -> None:
    stepper = at("promotion", 0)
    event = promotion_of(stepper)
    assert event.steps == 0
    climb = panel_of(stepper).climb
    climb.winner.value, climb.steps.value = "defenders", "1"
    assert "that win alone brings nobody a level" in check(stepper)
    climb.steps.value = "0"
    assert check(stepper) == "Right."


def test_stopping_at_a_is_answered() -> None:
    stepper = Stepper(demonstration("a match won from K by +2"), predict=True, start=-1)
    event = promotion_of(stepper)
    climb = panel_of(stepper).climb
    climb.winner.value, climb.steps.value = event.winner, str(event.steps)
    for field, level in zip(climb.levels, event.after, strict=True):
        field.value = "A" if level == "won" else level
    assert "nobody has to stop at A" in check(stepper)
    assert 'data-rule="C32"' in stepper.rules.picture


def test_once_it_is_settled_the_fields_make_room() -> None:
    stepper = at("promotion", 1)
    panel = panel_of(stepper)
    parts = (panel.climb.box, panel.check, panel.show)
    assert [part.layout.display for part in parts] == [None] * 3
    panel.show.click()
    assert [part.layout.display for part in parts] == ["none"] * 3
    assert panel.tally.value
    stepper.step = steps_with(stepper, "promotion")[0]
    assert [part.layout.display for part in parts] == [None] * 3


# ---- in a stepper ----------------------------------------------------------------------------------------------------


def test_a_settled_step_stays_settled_in_every_way_of_stepping() -> None:
    stepper = at("trick")
    panel_of(stepper).show.click()
    stepper.by = "trick"
    assert not asks(stepper)
    assert "takes the trick" in plain(stepper.board.picture)
    stepper.next.click()
    assert asks(stepper)
    stepper.by = "move"
    assert asks(stepper)


def test_another_question_begins_with_empty_fields() -> None:
    stepper = at("trick")
    click(stepper, 3)
    panel_of(stepper).trick.points.value = "15"
    stepper.step = steps_with(stepper, "trick")[1]
    panel = panel_of(stepper)
    assert (panel.trick.seat.value, panel.trick.points.value, feedback(stepper)) == ("", "", "")


def test_presses_count_only_while_something_is_asked() -> None:
    stepper = at("trick")
    panel_of(stepper).show.click()
    solution = stepper.board.picture
    click(stepper, 2)
    panel_of(stepper).trick.seat.value = "4"
    assert stepper.board.picture == solution
    stepper.board.press({"seat": "1"}, "ArrowRight")  # A key on a seat moves the focus, and is no choice.
    assert stepper.board.picture == solution


@pytest.mark.parametrize(
    ("kind", "field", "text", "message"),
    [
        ("trick", "", "", "Say who takes the trick"),
        ("trick", "seat", "six", "cannot be read"),
        ("trick", "seat", "8", "is no seat"),
        ("trick", "seat", "1 2", "just one seat"),
        ("trick", "points", "ten", "is no whole number"),
        ("named_play", "", "", "Say who is a friend"),
        ("named_play", "friends", "me", "cannot be read"),
        ("promotion", "", "", "Say which side has won"),
        ("promotion", "steps", "many", "is no whole number"),
    ],
)
def test_what_cannot_be_read_is_answered_by_a_sentence(
    kind: str, field: str, text: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    stepper = at(kind)
    panel = panel_of(stepper)
    fields = {"seat": panel.trick.seat, "points": panel.trick.points, "friends": panel.friend.friends}
    fields["steps"] = panel.climb.steps
    if field:
        fields[field].value = text
    check(stepper)
    assert message in stepper._guard.message.value
    assert stepper.asked == 0
    assert asks(stepper)


def test_a_seat_predicts_from_what_it_may_know() -> None:
    stepper = Stepper(match(), predict=True, seat=2, hands=True)
    for step in steps_with(stepper, "named_play")[:4]:
        stepper.step = step
        *_, last = scenes_of(stepper).moments(step)
        view = last.state.view(2)
        shown = set(re.findall(r'data-card="([^"?]+)"', stepper.hands.value))
        assert shown == {str(card) for card in view.hand}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_question_can_be_asked_in_every_language(language: str) -> None:
    stepper = Stepper(match(), predict=True, language=language)
    for kind in ("trick", "named_play", "promotion"):
        stepper.step = steps_with(stepper, kind)[0]
        assert "{" not in told(stepper) + plain(panel_of(stepper).how.value)


def test_a_position_from_text_with_a_play_can_be_asked_about() -> None:
    start = position("[4D 4S][AS 6S][AS 8C][QD][JS][3H]", friends="AS 2 -; AH 3 -", buried="AS AH 6D 6C 7D 7C")
    stepper = Stepper(played(State.from_text(start.to_text()), "4D", "AS"), predict=True, start=-1)
    panel_of(stepper).friend.none.click()
    assert check(stepper) == "Right."
    assert "It does not count: what will count is the 2nd play of A♠." in told(stepper)
