"""The score sheet on paper: one stroke for each displayed point, ten strokes a group (D27, ruling R12)."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.exact61 import TARGET, strokes
from gamelib.exact61.scoring import RAW_PER_POINT, side_count
from gamelib.exact61.state import check_players
from gamelib.exact61.strokes import LARGE, SMALL
from gamelib.pictures.exact61.reading import read_names, read_scores
from gamelib.pictures.exact61.wording import (
    score_sheet_description,
    score_sheet_title,
    side_name,
    strokes_description,
    to_go,
)
from gamelib.pictures.svg import Frame, Markup, Picture, element, number, picture
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import fact

GROUP = LARGE + SMALL  # strokes: the large X, and the four small ones around it
_CELL = 48.0  # pixels, as all lengths here
_ROW = 46.0
_HEAD = 20.0
_GAP = 14.0
_LARGE, _SMALL, _AROUND = 8.0, 3.5, 14.5

Stroke = tuple[float, float, float, float]


def group_strokes() -> tuple[Stroke, ...]:
    """Give the ten strokes of a group in the order in which they are made, around its middle."""
    lines: list[Stroke] = []
    for x, y, reach in ((0.0, 0.0, _LARGE), *((dx, dy, _SMALL) for dx, dy in _PLACES)):
        lines += [(x - reach, y - reach, x + reach, y + reach), (x + reach, y - reach, x - reach, y + reach)]
    return tuple(lines)


_PLACES = ((0.0, -_AROUND), (_AROUND, 0.0), (0.0, _AROUND), (-_AROUND, 0.0))
_STROKES = group_strokes()
TARGET_STROKES = TARGET // RAW_PER_POINT


def score_sheet(
    scores: Sequence[int],
    *,
    before: Sequence[int] | None = None,
    names: Sequence[str] | None = None,
    players: int | None = None,
    numbers: bool = True,
    language: str | None = None,
) -> Picture:
    """Draw the score sheet: for each side its strokes (D27), its displayed points, and how many are left to 61.

    ``scores`` are raw points by side. With ``before``, the scores of the step before, the strokes that are new stand
    out. ``names`` stand before the rows; without them sides are named, pairs with their seats if ``players`` is 4.
    A score below 0 has no strokes, only its number (ruling R12). Without ``numbers`` there are strokes alone, for
    learners who are to read them. Raises ``RuleError`` for what no match can come to, such as a score above 61 (D16)
    or two at 61 (D18).
    """
    count = None if players is None else side_count(check_players(players))
    scores = read_scores(scores, count)
    if names is None:
        labels = [side_name(side, players, language) for side in range(len(scores))]
    else:
        labels = read_names(names, len(scores))
    points = [score // RAW_PER_POINT for score in scores]
    made = [count_strokes(score) for score in scores]
    old = made if before is None else [count_strokes(score) for score in read_scores(before, len(scores))]
    left = max(text_width(label) for label in labels) + _GAP
    groups = -(-TARGET_STROKES // GROUP)
    right = left + groups * _CELL + _GAP
    rest = [to_go(TARGET_STROKES - mine, language) for mine in points]
    tail = max(text_width("−99", 18), *(text_width(text, 12) for text in rest)) if numbers else 0
    parts = [_head(left)] if numbers else []
    for side, (label, mine, drawn, was, remaining) in enumerate(zip(labels, points, made, old, rest, strict=True)):
        middle = _HEAD + _ROW * side + _ROW / 2
        parts.append(
            element(
                "g",
                line_of_text(label, 0, middle),
                _strokes(left, middle, drawn, was),
                *(
                    (
                        line_of_text(fact(mine, language), right, middle - 8, size=18, name="gl-text gl-strong"),
                        line_of_text(remaining, right, middle + 11, size=12, name="gl-muted"),
                    )
                    if numbers
                    else ()
                ),
                data_side=side,
                data_strokes=drawn if numbers else None,
            )
        )
    return picture(
        "".join(parts),
        Frame(0, 0, right + tail, _HEAD + _ROW * len(points)).grown(12),
        title=score_sheet_title(language),
        description=score_sheet_description(labels, points, language)
        if numbers
        else strokes_description(labels, scores, language),
        scale=1.0,
    )


def _head(left: float) -> Markup:
    # Above each group how many points it completes; above the last stroke of all, the target.
    marks = [min(done + GROUP, TARGET_STROKES) for done in range(0, TARGET_STROKES, GROUP)]
    return Markup(
        "".join(
            line_of_text(str(mark), left + _CELL * (place + 0.5), _HEAD / 2, size=12, name="gl-muted gl-middle")
            for place, mark in enumerate(marks)
        )
    )


def count_strokes(raw: int) -> int:
    """Count the strokes that a score of raw points has on paper."""
    return sum(group.made for group in strokes(raw))


def _strokes(left: float, middle: float, made: int, was: int) -> Markup:
    """Draw the strokes made in ink, those just made in the colour of what is new, the rest as a trace to follow."""
    kept = min(made, was)
    ring = left + _CELL * (TARGET_STROKES // GROUP + 0.5)
    parts = [element("circle", class_="gl-goal", cx=ring, cy=float(middle), r=15.5)]
    for name, first, last in (
        ("gl-trace", made, TARGET_STROKES),
        ("gl-stroke", 0, kept),
        ("gl-stroke gl-new", kept, made),
    ):
        if first < last:
            parts.append(element("path", class_=name, d="".join(_stroke(left, middle, k) for k in range(first, last))))
    return Markup("".join(parts))


def _stroke(left: float, middle: float, count: int) -> str:
    x1, y1, x2, y2 = _STROKES[count % GROUP]
    x = left + _CELL * (count // GROUP + 0.5)
    return f"M{number(x + x1)} {number(middle + y1)}L{number(x + x2)} {number(middle + y2)}"
