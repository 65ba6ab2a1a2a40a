"""A guess about a layout is answered by the mistake behind it, and a right one by none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError, quoted
from gamelib.exact61 import Layout, Tile, replay, self_play, start
from gamelib.lessons.exact61.predicting import (
    Counted,
    Guess,
    Question,
    Response,
    Spot,
    grade,
    question_of,
    read_counted,
    read_number,
    spots,
    write_counted,
)
from gamelib.lessons.exact61.predicting.questions import Unit
from gamelib.words import rule, say
from tests.lessons.exact61.layouts import BLANK, FIFTEEN, LAYOUTS, OPENED, SIDE, TWO_ENDS


def kinds(response: Response) -> list[str]:
    """Name the mistakes found; those that look alike stand together."""
    return [" or ".join(type(mistake).__name__ for mistake in finding.mistakes) for finding in response.findings]


def answer(
    layout: str, ends: str = "", total: int | None = None, points: int | None = None, **asked: object
) -> Response:
    return grade(Guess(read_counted(ends), total, points), Question(Layout.from_text(layout), **asked))  # type: ignore[arg-type]


def right_guess(layout: Layout) -> Guess:
    ends = tuple(spot.counted(spot.worth) for spot in spots(layout) if spot.counts)
    return Guess(ends, layout.total, layout.raw_points)


# ---- tables: a guess, and the mistakes that are found ---------------------------------------------------------------

GUESSES = [
    # Right, in every form.
    (SIDE, "2 5 3", 10, 10, []),
    (SIDE, "5+3+2", 10, 10, []),
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 3", 10, 10, []),
    (SIDE, "1|2 high: 2, [1|5] high = 5; 3|4 low: 3", 10, 10, []),
    (SIDE, "1|2: 2, 5 3", 10, 10, []),
    (SIDE, "", 10, 10, []),
    ("1|4", "1|4: 1, 1|4: 4", 5, 5, []),
    ("2|2", "4", 4, 0, []),
    ("2|2", "2|2 inline A: 2, 2|2 inline B: 2", 4, 0, []),
    ("0|0", "0", 0, 0, []),
    # Right, with halves of a double one by one, or those of a tile that lies alone together.
    ("2|2", "2 2", 4, 0, []),
    ("2|2", "2|2: 2, 2|2: 2", 4, 0, []),
    ("0|0", "0 0", 0, 0, []),
    ("0|5; 0|0 at 0|5 low", "0 0 5", 5, 5, []),
    (TWO_ENDS, "1 1 4 4", 10, 10, []),
    (FIFTEEN, "6 3 6", 15, 15, []),
    ("1|4", "5", 5, 5, []),
    ("1|4", "1|4: 5", 5, 5, []),
    ("3|6; 6|6 at 3|6 high", "6|6: 12, 3|6: 9", 21, 0, ["WrongNumber"]),
    ("2|2", "2 2 2", 6, 0, ["NoSuchEnd"]),
    ("2|2", "2", 2, 0, ["DoublesOnce"]),
    ("1|4", "1|4 high: 5", 5, 5, ["WrongNumber", "EndsMissed"]),
    ("1|4", "1|4: 5, 1|4: 4", 9, 0, ["WrongNumber"]),
    ("1|4", "5 1", 6, 0, ["NoSuchEnd", "EndsMissed"]),
    ("0|4", "4", 4, 0, ["ZerosLeftOut"]),
    ("0|4", "0|4: 4", 4, 0, ["ZerosLeftOut"]),
    # D11: a side that nothing is joined to.
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 3, 4|4 side A: 4", 14, 0, ["UnusedSides"]),
    (OPENED, "1|2: 2, 3|4: 3, 4|4 side A: 4, 4|4 side B: 4, 1|1 side B: 1", 14, 0, ["UnusedSides", "UnusedSides"]),
    (OPENED, "2 3 1 1 4 4", 15, 15, ["UnusedSides"]),
    (OPENED, "2 3 2 8", 15, 15, ["UnusedSides or InsideDoubles"]),
    # D14: a double inside; by number alone or by tile alone it may have been its sides.
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 3, 1|1 inline A: 2", 12, 0, ["InsideDoubles"]),
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 3, 4|4: 8", 18, 0, ["InsideDoubles or UnusedSides"]),
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 3, 4|4: 4", 14, 0, ["UnusedSides or InsideDoubles"]),
    (SIDE, "2 5 3 8", 18, 0, ["UnusedSides or InsideDoubles"]),
    # D13: one half, none, or twice.
    (FIFTEEN, "6|6: 6, 3|6: 3", 9, 0, ["DoublesOnce"]),
    (FIFTEEN, "3 6", 9, 0, ["DoublesOnce"]),
    (TWO_ENDS, "1 4", 5, 5, ["DoublesOnce"]),
    (FIFTEEN, "3", 3, 0, ["DoublesMissed"]),
    (FIFTEEN, "3|6: 3", 3, 0, ["DoublesMissed"]),
    ("2|2", "4 4", 8, 0, ["CountedTwice"]),
    ("2|2", "2|2 inline A: 4, 2|2 inline B: 4", 8, 0, ["CountedTwice"]),
    (FIFTEEN, "6|6: 10, 3|6: 3", 13, 0, ["WrongNumber"]),
    # D12: a blank end, a missing end, a joined half, a wrong number.
    (BLANK, "2 3", 5, 5, ["ZerosLeftOut"]),
    (BLANK, "1|2: 2, 3|4: 3", 5, 5, ["ZerosLeftOut"]),
    (SIDE, "2 5", 7, 0, ["EndsMissed"]),
    (SIDE, "1|2: 2, 1|5: 5", 7, 0, ["EndsMissed"]),
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 3, 1|4: 1", 11, 0, ["JoinedHalves"]),
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 4", 11, 0, ["JoinedHalves", "EndsMissed"]),
    (SIDE, "1|2: 3, 1|5: 5, 3|4: 3", 11, 0, ["WrongNumber"]),
    (SIDE, "1|2: 2, 1|2: 2, 1|5: 5, 3|4: 3", 12, 0, ["CountedTwice"]),
    (SIDE, "2 5 3 9", 19, 0, ["NoSuchEnd"]),
    (SIDE, "1|2: 2, 1|5: 5, 3|4: 3, 6|6: 12", 22, 0, ["NotOnTheTable"]),
    # Several at once.
    (SIDE, "2 5 9", 16, 0, ["NoSuchEnd", "EndsMissed"]),
    (FIFTEEN, "6 6", 12, 0, ["EndsMissed"]),
    (TWO_ENDS, "4 4", 8, 0, ["DoublesMissed"]),
    (TWO_ENDS, "1 4 4 4", 13, 0, ["DoublesOnce", "JoinedHalves"]),
    ("5|6; 1|6 at 5|6 high; 1|1 at 1|6 low", "1 6", 7, 0, ["DoublesOnce", "EndsMissed", "JoinedHalves"]),
    # The sum: added wrongly, or by itself.
    (SIDE, "2 5 3", 11, 0, ["AddedWrongly"]),
    (SIDE, "", 18, 0, ["UnusedSides or InsideDoubles"]),
    (SIDE, "", 12, 0, ["InsideDoubles"]),
    (SIDE, "", 33, 0, ["Unexplained"]),
    (FIFTEEN, "", 9, 0, ["DoublesOnce"]),
    # D15: the points.
    (SIDE, "2 5 3", 10, 2, ["DisplayedForRaw"]),
    (SIDE, "2 5 3", 10, 0, ["ScoreMissed"]),
    (SIDE, "2 5 3", 10, 15, ["WrongPoints"]),
    ("1|5", "1 5", 6, 6, ["NoMultipleScored"]),
    ("1|5", "1 5", 6, 1, ["NoMultipleScored"]),
    ("0|0", "0", 0, 5, ["NoMultipleScored"]),
    ("1|5", "1 5", 6, 5, ["SumRounded"]),
    ("3|5", "3 5", 8, 10, ["SumRounded"]),
    # One mistake is not told twice: sum and points follow from it.
    (SIDE, "2 5 3 2 8", 20, 20, ["InsideDoubles"]),
    (SIDE, "", 20, 20, ["InsideDoubles"]),
]


@pytest.mark.parametrize(("layout", "ends", "total", "points", "found"), GUESSES)
def test_a_guess_is_answered_by_its_mistakes(layout: str, ends: str, total: int, points: int, found: list[str]) -> None:
    response = answer(layout, ends, total, points)
    assert kinds(response) == found
    assert response.right == (not found)


@pytest.mark.parametrize(
    ("before", "points", "unit", "found"),
    [
        (290, 15, "raw", []),
        (295, 0, "raw", []),
        (295, 15, "raw", ["RejectedScored"]),
        (295, 3, "displayed", ["RejectedScored"]),
        (295, 0, "displayed", []),
        (290, 0, "raw", ["ScoreMissed"]),
        (0, 3, "displayed", []),
        (0, 15, "displayed", ["RawForDisplayed"]),
        (0, 3, "raw", ["DisplayedForRaw"]),
        (None, 15, "raw", []),
        (295, 5, "raw", ["WrongPoints"]),
        (295, 5, "displayed", ["WrongPoints"]),
        (290, 5, "raw", ["WrongPoints"]),
    ],
)
def test_points_are_graded_against_the_target(before: int | None, points: int, unit: str, found: list[str]) -> None:
    assert kinds(answer(FIFTEEN, "3 12", 15, points, before=before, unit=unit)) == found


def test_points_by_themselves_can_tell_of_a_wrong_sum() -> None:
    assert kinds(answer(TWO_ENDS, points=5)) == ["DoublesOnce"]
    assert kinds(answer(TWO_ENDS, points=10)) == []
    assert kinds(answer(TWO_ENDS, points=1)) == ["WrongPoints"]


@pytest.mark.parametrize(
    ("layout", "points", "asked", "found"),
    [
        # A wrong sum, or the right one and then a mistake: each alone explains the points.
        ("5|6; 1|6 at 5|6 high", 5, {}, ["SumRounded or EndsMissed"]),
        ("5|6; 1|6 at 5|6 high", 1, {"unit": "displayed"}, ["NoMultipleScored or EndsMissed"]),
        (TWO_ENDS, 5, {}, ["DoublesOnce"]),
        (FIFTEEN, 3, {}, ["DisplayedForRaw"]),
        ("5|6; 1|6 at 5|6 high", 10, {}, ["SumRounded"]),
        # A wrong sum, and then a mistake with it.
        ("1|4; 1|1 at 1|4 low", 8, {}, ["CountedTwice", "NoMultipleScored"]),
        # Points that would be rejected explain nothing but a rejection that was forgotten.
        (FIFTEEN, 15, {"before": 295}, ["RejectedScored"]),
        (FIFTEEN, 3, {"before": 295}, ["RejectedScored"]),
        (FIFTEEN, 5, {"before": 295}, ["WrongPoints"]),
        (FIFTEEN, 0, {}, ["ScoreMissed"]),
    ],
)
def test_points_by_themselves_are_explained_in_every_way(
    layout: str, points: int, asked: dict[str, Any], found: list[str]
) -> None:
    assert kinds(answer(layout, points=points, **asked)) == found


def test_both_ways_in_which_points_can_come_about_are_told() -> None:
    (finding,) = answer("5|6; 1|6 at 5|6 high", points=5).findings
    opening, *ways = map(str, finding.messages)
    assert opening == "This can come about in 2 ways:"
    assert "never rounded" in ways[0]
    assert ways[1] == "You left out the free half of [1|6], which adds 1."


def test_no_points_are_said_to_be_scored_where_they_are_rejected() -> None:
    """Whatever is answered, no message gives points to a side that they would carry above 61 (D16)."""
    units: tuple[Unit, ...] = ("raw", "displayed")
    for unit in units:
        question = Question(Layout().place("4|6"), before=300, unit=unit)
        assert question.points == 0
        for total in (None, 10):
            for points in range(1, 21):
                response = grade(Guess(total=total, points=points), question)
                said = " ".join(str(message) for finding in response.findings for message in finding.messages)
                assert "scores 10 raw points" not in said
                if total is not None:
                    assert "60 + 2 = 62 displayed points is above 61" in said
                    assert "D16" in response.rules


@pytest.mark.parametrize(
    ("layout", "points", "unit", "said"),
    [
        ("1|4", 1, "raw", "1 is the score in displayed points; the question asks for raw points: 5."),
        (SIDE, 2, "raw", "2 are the displayed points; the question asks for raw points: 10."),
        ("1|5", 1, "raw", "You gave 1 point, but 6 is no multiple of 5, so it scores nothing."),
        ("0|0", 1, "raw", "You gave 1 point, but a sum of 0 scores nothing."),
        ("3|5", 2, "displayed", "You gave 2 points for 8. The sum of the ends is never rounded"),
        ("3|4", 1, "displayed", "You gave 1 point, but 7 is no multiple of 5, so it scores nothing."),
        ("1|3", 1, "displayed", "You gave 1 point for 4. The sum of the ends is never rounded"),
    ],
)
def test_one_point_is_told_as_one(layout: str, points: int, unit: str, said: str) -> None:
    total = Layout.from_text(layout).total
    (finding,) = answer(layout, total=total, points=points, unit=unit).findings
    assert say(finding.messages[0]).startswith(said)


def test_what_is_not_answered_stays_open() -> None:
    assert answer(SIDE, "2 5 3").open == ("total", "points")
    assert answer(SIDE, "2 5 3", 10).open == ("points",)
    assert not answer(SIDE, "2 5 3", 10).right
    assert answer(SIDE, "", 10, 10).right


# ---- properties ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS, ids=Layout.to_text)
def test_a_right_guess_has_no_mistakes(layout: Layout) -> None:
    right = right_guess(layout)
    assert right.counted is not None
    for counted in (
        right.counted,
        tuple(Counted(end.number, end.tile) for end in right.counted),
        tuple(Counted(end.number) for end in right.counted),
        read_counted(write_counted(right.counted)),
        None,
    ):
        response = grade(Guess(counted, right.total, right.points), Question(layout))
        assert response.right, (counted, response)


def single_mistakes(layout: Layout, chance: Random) -> Iterator[tuple[str, Spot, tuple[Counted, ...]]]:
    """Make each single mistake once: its kind, where it is made, and the ends as they are then counted."""
    every = spots(layout)
    ends = {spot: spot.counted(spot.worth) for spot in every if spot.counts}
    for spot in every:
        changed = dict(ends)
        if spot.kind == "side":
            yield "UnusedSides", spot, (*ends.values(), spot.counted(spot.pips))
        elif spot.kind == "inside":
            yield "InsideDoubles", spot, (*ends.values(), spot.counted(chance.choice((spot.pips, 2 * spot.pips))))
        elif spot.kind == "joined":
            yield "JoinedHalves", spot, (*ends.values(), spot.counted(spot.pips))
        else:
            del changed[spot]
            missed = "DoublesMissed" if spot.kind == "double" else "EndsMissed"
            yield missed if spot.worth else "ZerosLeftOut", spot, tuple(changed.values())
            if spot.kind == "double" and spot.worth:
                yield "DoublesOnce", spot, tuple({**ends, spot: spot.counted(spot.pips)}.values())
            if spot.kind == "end":
                yield "WrongNumber", spot, tuple({**ends, spot: spot.counted(spot.pips + 1)}.values())


@pytest.mark.parametrize("layout", LAYOUTS[::3], ids=Layout.to_text)
def test_every_single_mistake_is_recognised(layout: Layout) -> None:
    chance = Random(layout.to_text())
    for kind, spot, counted in single_mistakes(layout, chance):
        # Where the places are known, that mistake and no other is found, on that tile.
        clicked = grade(Guess(counted), Question(layout))
        assert kinds(clicked) == [kind], (spot, counted)
        assert str(spot.tile) in str(clicked.mistakes[0].message)
        # By its numbers alone it is among those that look alike; a wrong number may look like anything.
        numbers = tuple(Counted(end.number) for end in counted)
        listed = grade(Guess(numbers), Question(layout))
        if kind == "WrongNumber":
            assert listed.mistakes
        elif (
            kind == "JoinedHalves" and not spot.pips and any(end.counts and end.tile == "0|0" for end in spots(layout))
        ):
            assert not listed.mistakes  # The second 0 may just as well be the other half of the double.
        elif numbers:
            assert any(type(mistake).__name__ == kind for mistake in listed.mistakes), (spot, numbers, listed)
        # By its sum alone too, where it changes the sum.
        total = sum(end.number for end in counted)
        by_sum = grade(Guess(total=total), Question(layout))
        if total == layout.total:
            assert not by_sum.mistakes
        elif kind == "WrongNumber":
            assert by_sum.mistakes
        else:
            assert kind in [type(mistake).__name__ for mistake in by_sum.mistakes], (spot, total, by_sum)


def test_every_message_can_be_said_and_cites_rules_that_exist() -> None:
    seen = set()
    for layout in LAYOUTS[:140]:
        for _, _, counted in single_mistakes(layout, Random(1)):
            numbers = tuple(Counted(end.number) for end in counted) or None
            for guess in (Guess(counted), Guess(numbers), Guess(total=sum(end.number for end in counted))):
                response = grade(guess, Question(layout))
                for finding in response.findings:
                    assert all("{" not in str(message) for message in finding.messages)
                    assert all(rule("exact61", number) for number in finding.rules)
                    assert finding.rules
                    seen |= {type(mistake).__name__ for mistake in finding.mistakes}
    assert len(seen) >= 9


# ---- questions and reading ------------------------------------------------------------------------------------------


def test_a_state_asks_about_the_tile_just_placed_and_minds_the_target() -> None:
    state = start(players=2, seed=7, scores=(300, 300))
    assert question_of(state) is None
    state = state.play(state.legal_moves()[0])
    question = question_of(state)
    assert question is not None
    assert question.before == 300
    assert question.layout == state.layout


def test_in_going_out_the_target_waits_for_the_settlement() -> None:
    settled = [step.state for step in replay(self_play(5, players=2)).steps if step.state.hand_over == "out"]
    assert settled
    for state in settled:
        question = question_of(state)
        assert question is not None
        assert question.before is None
        assert question.points == state.layout.raw_points


def test_an_empty_table_asks_nothing() -> None:
    assert question_of(Layout()) is None


def full_width(text: str) -> str:
    """Write text as a Japanese keyboard may give it."""
    return "".join("\u3000" if letter == " " else chr(ord(letter) + 0xFEE0) for letter in text)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("", None),
        ("  ", None),
        ("2 5 3", (Counted(2), Counted(5), Counted(3))),
        (full_width("2,5 3"), (Counted(2), Counted(5), Counted(3))),
        (full_width("1|2:2"), (Counted(2, Tile("1|2")),)),
        ("4|1:4", (Counted(4, Tile("1|4")),)),
        ("[1|4] LOW = 1", (Counted(1, Tile("1|4"), "low"),)),
        ("4|4 side a: 4, 0", (Counted(4, Tile("4|4"), "side A"), Counted(0))),
        ("1|2:2[3|4]=3", (Counted(2, Tile("1|2")), Counted(3, Tile("3|4")))),
        ("2 5 100", (Counted(2), Counted(5), Counted(100))),
        ("2 1|3: 4", (Counted(2), Counted(4, Tile("1|3")))),
    ],
)
def test_typed_ends_are_read(text: str, read: tuple[Counted, ...] | None) -> None:
    assert read_counted(text) == read


@pytest.mark.parametrize("text", ["two", "1|4", "1|4 low", "1|9: 3", "1|4 side A: 4", "4|4 low: 4", "2; x", "1|2|3: 4"])
def test_what_is_no_list_of_ends_is_refused(text: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_counted(text)
    assert refused.value.rule == "format"


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("2 5 3 1000", "1000"),
        ("12|3: 4", "12|3: 4"),
        ("2 12|3: 4", "12|3: 4"),
        ("1|23: 4", "1|23: 4"),
        ("1|2: 1000", "1|2: 1000"),
        ("1|2: 23|4: 3", "|4: 3"),
        ("1.5", ".5"),
        ("5²", "²"),
        ("-2", "-2"),
        ("2_3", "_3"),
        ("1|2 highest: 2", "1|2 highest: 2"),
    ],
)
def test_no_part_of_a_number_is_read_as_another(text: str, unread: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_counted(text)
    assert refused.value.rule == "format"
    assert say(refused.value) == (
        f"'{unread}' cannot be read: type the numbers, as 2 5 3, or each tile with its number, as 1|2: 2."
    )


def test_what_cannot_be_read_is_quoted_in_part() -> None:
    with pytest.raises(RuleError) as refused:
        read_counted("1" * 5000)
    assert len(say(refused.value)) < 200


@pytest.mark.parametrize("read", [read_counted, read_number])
@pytest.mark.parametrize("thing", [None, 5, 10**5000, [], b"2"], ids=quoted)
def test_what_is_no_text_is_refused(read: Callable[[Any], object], thing: object) -> None:
    with pytest.raises(RuleError, match="no text to read") as refused:
        read(thing)
    assert refused.value.rule == "format"


@pytest.mark.parametrize(("text", "number"), [("10", 10), (full_width(" 10 "), 10), ("−5", -5), ("", None)])
def test_typed_numbers_are_read(text: str, number: int | None) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize("text", ["ten", "1.5", "1 0", "99999"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        read_number(text)
