"""The explorer of promotions: whatever is set, pictures, words and traits are what the engine says."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations
from random import Random
from typing import Any

import pytest
import traitlets

from gamelib.core import RuleError
from gamelib.fivetenk import LADDER, climb, outcome
from gamelib.pictures import draw_levels, draw_promotion
from gamelib.widgets import Promotion
from gamelib.widgets.guard import Guard

STANDING = LADDER[1:]
SIDES = [
    (declarer, friends)
    for declarer in range(6)
    for count in range(3)
    for friends in combinations([seat for seat in range(6) if seat != declarer], count)
]


def told(widget: Promotion) -> str:
    """Read what is told, without its markup."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", widget.words.value))).strip()


def refusal(widget: Promotion) -> str:
    return unescape(re.sub(r"<[^>]+>", "", widget._guard.message.value))


def check(widget: Promotion) -> None:
    """Hold everything that is shown against the engine."""
    winner, steps = outcome(widget.points)
    side = {widget.declarer, *widget.friends}
    winners = tuple(seat for seat in range(6) if (seat in side) == (winner == "declarer"))
    after = tuple(climb(level, steps) if seat in winners else level for seat, level in enumerate(widget.levels))
    won = tuple(seat for seat in winners if after[seat] == "won")
    assert (widget.winner, widget.steps, widget.winners) == (winner, steps, winners)
    assert (widget.after, widget.won) == (after, won)
    assert widget.table.picture == draw_promotion(widget.points, width=540)
    sides: dict[str, Any] = {"declarer": widget.declarer, "friends": widget.friends}
    assert widget.ladders.picture == draw_levels(widget.levels, steps, winners, width=540, **sides)
    words = told(widget)
    for seat in range(6):
        climbed = [line for line in re.findall(r"Seat \d climbs from \w+ [^.]+\.", words) if line[5] == str(seat)]
        goal = "past A" if after[seat] == "won" else f"to {after[seat]}"
        expected = [f"Seat {seat} climbs from {widget.levels[seat]} {goal}."] if seat in winners and steps else []
        assert climbed == expected
    assert ("win the match" in words or "wins the match" in words) == bool(won)
    assert widget.number.value == widget.slider.value * 5 == widget.points
    assert tuple(box.value for box in widget.seat_levels) == widget.levels
    assert widget.declarer_box.value == widget.declarer
    assert tuple(seat for seat, box in enumerate(widget.friend_boxes) if box.value) == widget.friends
    assert [box.disabled for box in widget.friend_boxes] == [seat == widget.declarer for seat in range(6)]


# ---- points, levels, sides -------------------------------------------------------------------------------------------


def test_c31_every_total_from_0_to_300() -> None:
    widget = Promotion(0, ["3", "K", "9", "10", "A", "Q"], declarer=2, friends=(0,))
    for points in range(0, 301, 5):
        assert widget.points == points
        check(widget)
        widget.next.click()
    assert widget.points == 300


def test_c32_every_level_with_every_climb() -> None:
    widget = Promotion(0)
    for points in (0, 5, 60, 120, 180, 240, 300):
        for level in STANDING:
            levels = (level, *STANDING[:4], "A")
            widget.points, widget.levels = points, levels
            assert widget.levels == levels
            check(widget)


@pytest.mark.parametrize(("declarer", "friends"), SIDES)
def test_c21_every_side_that_can_be(declarer: int, friends: tuple[int, ...]) -> None:
    widget = Promotion(60, declarer=declarer, friends=friends)
    assert (widget.declarer, widget.friends) == (declarer, friends)
    check(widget)
    widget.points = 240
    check(widget)


def test_c32_k_and_two_passes_a_and_wins_the_match() -> None:
    widget = Promotion(5, ["K", "3", "3", "3", "3", "3"])
    assert widget.won == (0,)
    assert "Seat 0 climbs from K past A. Seat 0 has climbed past A and wins the match." in told(widget)
    widget.points = 60
    assert widget.after[0] == "A"
    assert not widget.won


def test_c33_at_120_to_175_the_defenders_are_winners_though_nobody_climbs() -> None:
    widget = Promotion(120, declarer=5)
    assert told(widget) == (
        "The defenders have 120 points and so have won, but nobody climbs. The winners are seats 0, 1, 2, 3 and 4."
    )
    assert "C33" in str(widget.rules)


def test_r17_several_win_the_match_at_once() -> None:
    widget = Promotion(300, ["Q", "K", "A", "J", "3", "3"], declarer=5)
    assert widget.won == (0, 1, 2)
    assert "R17" in str(widget.rules)
    assert "Seats 0, 1 and 2 have climbed past A and win the match." in told(widget)


# ---- by hand ---------------------------------------------------------------------------------------------------------


def test_previous_and_next_stop_at_the_ends() -> None:
    widget = Promotion(5)
    for button, points in (
        (widget.previous, 0), (widget.previous, 0), (widget.next, 5), (widget.next, 10),
    ):  # fmt: skip
        button.click()
        assert widget.points == points
        check(widget)
    widget.points = 300
    widget.next.click()
    assert widget.points == 300
    assert "gl-at-end" in widget.next._dom_classes
    assert "gl-at-end" not in widget.previous._dom_classes


def test_the_number_box_and_the_slider_go_in_fives() -> None:
    widget = Promotion(0)
    widget.number.set_state({"value": 185})
    assert (widget.points, widget.slider.value, widget.slider.text) == (185, 37, "185 points")
    widget.slider.set_state({"value": 12})
    assert (widget.points, widget.number.value) == (60, 60)
    assert (widget.slider.min, widget.slider.max, widget.slider.name) == (0, 60, "Defenders' points")
    check(widget)


def test_dropdowns_and_ticks_set_levels_and_sides() -> None:
    widget = Promotion(60)
    widget.seat_levels[3].value = "K"
    assert widget.levels == ("3", "3", "3", "K", "3", "3")
    widget.friend_boxes[3].value = True
    widget.friend_boxes[1].value = True
    assert widget.friends == (1, 3)
    check(widget)
    widget.declarer_box.value = 3
    assert widget.declarer == 3
    assert list(widget.friends) == [1]
    check(widget)
    widget.friend_boxes[1].value = False
    assert not widget.friends
    check(widget)


def test_any_order_of_fields_ends_in_what_holds() -> None:
    stream = Random(3)
    widget = Promotion()
    for _ in range(150):
        kind = stream.randrange(5)
        if kind == 0:
            widget.slider.value = stream.randrange(61)
        elif kind == 1:
            widget.seat_levels[stream.randrange(6)].value = stream.choice(STANDING)
        elif kind == 2:
            widget.declarer_box.value = stream.randrange(6)
        elif len(widget.friends) == 2:
            widget.friend_boxes[stream.choice(widget.friends)].value = False
        else:
            seat = stream.choice([seat for seat in range(6) if seat != widget.declarer])
            widget.friend_boxes[seat].value = not widget.friend_boxes[seat].value
        check(widget)


def test_the_traits_can_be_linked_and_observed() -> None:
    widget, other, seen = Promotion(0), Promotion(0), []
    for name in ("points", "levels", "declarer", "friends"):
        traitlets.link((widget, name), (other, name))
    other.observe(lambda change: seen.append(change["new"]), "steps")
    widget.points = 200
    widget.levels = ("A",) * 6
    widget.declarer, widget.friends = 4, (1,)
    check(other)
    assert other.winners == (0, 2, 3, 5)
    assert seen == [1]


# ---- what cannot be --------------------------------------------------------------------------------------------------


def test_points_beyond_the_table_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    widget = Promotion(60)
    for points in (999, 305, -5):
        widget.number.set_state({"value": points})
        assert "points" in refusal(widget)
        assert "(C30)" in refusal(widget)
        assert (widget.points, widget.number.value) == (60, 60)
        check(widget)


def test_a_friend_who_becomes_the_declarer_is_said_to_be_no_friend_any_more() -> None:
    widget = Promotion(60, friends=(1, 2))
    said = "Seat 2 is the declarer now, and so a friend no more."
    assert said not in widget.words.value
    widget.declarer_box.value = 2
    assert widget.friends == (1,)
    assert said in widget.words.value
    widget.points = 65
    assert said not in widget.words.value
    widget.declarer_box.value = 3
    assert "a friend no more" not in widget.words.value
    check(widget)


def test_a_third_friend_is_refused_and_unticked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    widget = Promotion(60, friends=(1, 2))
    widget.friend_boxes[3].value = True
    assert "The declarer has 2 friends at most" in refusal(widget)
    assert "(C21)" in refusal(widget)
    check(widget)
    widget.friend_boxes[1].value = False
    assert refusal(widget) == ""
    check(widget)


def test_a_total_that_cannot_be_is_refused_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    widget = Promotion(60)
    widget.number.set_state({"value": 57})
    assert refusal(widget) == "No game ends with 57 points: all point cards are worth a multiple of 5. (C3)"
    check(widget)
    assert widget.points == 60
    widget.next.click()
    assert refusal(widget) == ""


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"points": 57}, "C3"),
        ({"points": -5}, "C30"),
        ({"points": 305}, "C30"),
        ({"points": "60"}, "C30"),
        ({"points": True}, "C30"),
        ({"levels": ["3"] * 5}, "format"),
        ({"levels": "333333"}, "format"),
        ({"levels": ["2"] * 6}, "R1"),
        ({"levels": ["3"] * 5 + ["won"]}, "C32"),
        ({"declarer": 6}, "C1"),
        ({"declarer": "0"}, "C1"),
        ({"friends": (0,)}, "C21"),
        ({"friends": (1, 2, 3)}, "C21"),
        ({"friends": (7,)}, "C1"),
    ],
)
def test_what_cannot_be_is_refused_at_once_and_later(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        Promotion(**options)
    assert refused.value.rule == rule
    widget = Promotion(60)
    ((name, value),) = options.items()
    with pytest.raises((RuleError, traitlets.TraitError)):
        setattr(widget, name, value)
    check(widget)
    assert widget.points == 60


def test_it_speaks_every_language() -> None:
    for points in (0, 60, 120, 300):
        assert "{" not in told(Promotion(points, ("K",) * 6, language="ja"))


def test_its_text_is_short_and_stable() -> None:
    assert repr(Promotion()) == "<Promotion: 180 points, levels 3, 3, 3, 3, 3, 3>"
