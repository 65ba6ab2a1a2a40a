"""The score sheet: one stroke a displayed point, ten a group, and a number where strokes cannot say it."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TARGET
from gamelib.pictures import score_sheet
from gamelib.pictures.exact61.reading import LOWEST
from gamelib.pictures.exact61.score_sheet import GROUP, group_strokes
from tests.pictures.drawn import SVG, root_of, text_of, with_attribute


def strokes(row: ET.Element, name: str) -> list[tuple[float, ...]]:
    """Give the strokes of a row that are drawn in one way, each as x1, y1, x2, y2."""
    found = []
    for path in row.iter(f"{SVG}path"):
        if path.attrib["class"] == name:
            lines = path.attrib["d"].split("M")[1:]
            found += [tuple(float(part) for part in line.replace("L", " ").split()) for line in lines]
    return found


def rows(*scores: int, **options: object) -> list[ET.Element]:
    return list(with_attribute(root_of(score_sheet(scores, **options)), "data-side"))  # type: ignore[arg-type]


@pytest.mark.parametrize("displayed", range(62))
def test_d27_one_stroke_is_one_displayed_point(displayed: int) -> None:
    (row,) = rows(5 * displayed)
    assert len(strokes(row, "gl-stroke")) == displayed
    assert len(strokes(row, "gl-trace")) == TARGET // 5 - displayed
    assert row.get("data-strokes") == str(displayed)
    assert str(displayed) in [text_of(line) for line in row.iter(f"{SVG}text")]


def test_d27_a_group_is_a_large_x_and_four_small_ones_around_it() -> None:
    made = group_strokes()
    assert len(made) == GROUP == 10
    sizes = [x2 - x1 if x2 > x1 else x1 - x2 for x1, _, x2, _ in made]
    assert sizes[0] == sizes[1] > max(sizes[2:])
    middles = [((x1 + x2) / 2, (y1 + y2) / 2) for x1, y1, x2, y2 in made]
    assert middles[::2] == middles[1::2], "two strokes cross in each place"
    assert middles[0] == (0, 0)
    assert len(set(middles[2:])) == 4
    assert {(abs(x) > 0) + (abs(y) > 0) for x, y in middles[2:]} == {1}, (
        "the small ones stand in the gaps of the large X"
    )
    for first, second in zip(made[::2], made[1::2], strict=True):
        assert (first[2] - first[0]) * (second[2] - second[0]) < 0, "one stroke leans left, one right"


def test_d27_fifty_raw_points_fill_one_group_before_the_next_is_begun() -> None:
    (ten,), (eleven,) = rows(50), rows(55)
    first_ten = strokes(ten, "gl-stroke")
    assert strokes(eleven, "gl-stroke")[:10] == first_ten
    assert min(strokes(eleven, "gl-stroke")[10][0::2]) > max(x for stroke in first_ten for x in stroke[0::2])


def test_r12_a_score_below_0_is_a_number_without_strokes() -> None:
    (row,) = rows(-10)
    assert strokes(row, "gl-stroke") == []
    assert [text_of(line) for line in row.iter(f"{SVG}text")] == ["Side 0", "−2", "63 to go"]


def test_new_strokes_stand_out() -> None:
    left, right = rows(70, 185, before=(70, 170))
    assert (len(strokes(left, "gl-stroke")), len(strokes(left, "gl-stroke gl-new"))) == (14, 0)
    assert (len(strokes(right, "gl-stroke")), len(strokes(right, "gl-stroke gl-new"))) == (34, 3)


def test_a_score_that_fell_or_rose_from_below_0_has_the_strokes_that_it_has() -> None:
    for before, after, kept, new in ((50, 30, 6, 0), (-10, 5, 0, 1), (5, -10, 0, 0)):
        (row,) = rows(after, before=(before,))
        assert (len(strokes(row, "gl-stroke")), len(strokes(row, "gl-stroke gl-new"))) == (kept, new)


def test_the_target_is_told_apart() -> None:
    (row,) = rows(TARGET)
    (goal,) = row.iter(f"{SVG}circle")
    assert goal.get("class") == "gl-goal"
    last = strokes(row, "gl-stroke")[-1]
    assert (last[0] + last[2]) / 2 == float(goal.attrib["cx"])
    assert "exactly 61" in text_of(row)


def test_the_sheet_is_an_image_with_words() -> None:
    picture = score_sheet((70, 185), players=4)
    root = root_of(picture)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == picture.title == "Score sheet"
    assert root.findtext(f"{SVG}desc") == (
        "Side 0 (seats 0 and 2): 14 of 61 displayed points. Side 1 (seats 1 and 3): 37 of 61 displayed points."
    )


@pytest.mark.parametrize(
    ("scores", "rule"),
    [
        ([0] * 4, "D2"),
        ([-(10**5000), 0], "format"),
        ("5", "format"),
        ([310, 0], "D16"),
        ([10**9, 0], "D16"),
        ([305, 305], "D18"),
        ([3, 0], "D15"),
        ([True, 0], "D15"),
        ([], "format"),
        (5, "format"),
    ],
)
def test_what_can_be_no_score_is_refused(scores: Any, rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        score_sheet(scores)
    assert refused.value.rule == rule


@pytest.mark.parametrize("options", [{"names": ["a"]}, {"names": "ab"}, {"names": 2}, {"before": [0]}])
def test_names_and_earlier_scores_are_as_many_as_scores(options: dict[str, Any]) -> None:
    with pytest.raises(RuleError, match="just as many names"):
        score_sheet([5, 0], **options)


@pytest.mark.parametrize(
    ("score", "said"),
    [
        (-10, "no strokes"),
        (0, "no strokes"),
        (5, "one figure begun: one stroke of the large X"),
        (10, "one figure begun: the large X"),
        (15, "one figure begun: the large X and 1 small stroke"),
        (45, "one figure begun: the large X and 7 small strokes"),
        (50, "1 complete figure"),
        (55, "1 complete figure, and one begun: one stroke of the large X"),
        (110, "2 complete figures, and one begun: the large X"),
        (300, "6 complete figures"),
        (305, "6 complete figures, and one begun: one stroke of the large X"),
    ],
)
def test_d27_strokes_alone_are_described_as_they_stand(score: int, said: str) -> None:
    assert score_sheet([score], names=["Ada"], numbers=False).description == f"Ada has {said}."


def test_the_lowest_score_is_drawn() -> None:
    assert "−200000" in score_sheet([LOWEST]).description
    with pytest.raises(RuleError, match="too far below 0"):
        score_sheet([LOWEST - 5])


def test_names_stand_as_they_are_given_without_what_cannot_be_shown() -> None:
    (row,) = rows(5, names=["<b>\ud800$\\frac"])
    assert text_of(next(row.iter(f"{SVG}text"))) == "<b>$\\frac"


@pytest.mark.parametrize("players", [1, 5, "2", True])
def test_d2_a_match_has_two_to_four_players(players: Any) -> None:
    with pytest.raises(RuleError) as refused:
        score_sheet([5, 0], players=players)
    assert refused.value.rule == "D2"
