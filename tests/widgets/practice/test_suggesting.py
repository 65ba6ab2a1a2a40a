"""Suggestions at a table to play at: a line for each candidate, one laid open, and a move's true place."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gamelib.core import N_, Message
from gamelib.core.advice import Advice, Figure, Option, Reason
from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.suggesting import LONGER, Asked, Suggesting
from tests.widgets.practice.pressing import cards, dominoes, follow, match_of, shown, words_in


def option(move: str, worth: float, behind: float = 0.0, margin: float = 0.0) -> Option[Any]:
    reason = Reason("points", Message(f"For {move}.", {}), ("C24",))
    figures = (Figure(N_("worth"), worth, "points"), Figure(N_("points in the trick"), 20, "points"))
    return Option(move, worth, behind, margin, figures, (reason,))


def suggesting(pointed: list[Any] | None = None) -> Suggesting:
    return Suggesting(Guard("fivetenk"), (pointed if pointed is not None else []).append, str, "en")


def lines(made: Suggesting) -> list[str]:
    """Read what stands of each candidate."""
    parts = made.board.picture.split('<div class="gl-candidate"')[1:]
    return [words_in("<div" + part) for part in parts]


def test_each_candidate_is_a_line_with_the_number_that_orders_them_and_one_is_open() -> None:
    pointed: list[Any] = []
    made = suggesting(pointed)
    meaning = Message("The worth is made up.", {})
    made.offer(Advice((option("a", 13.04), option("b", 12.5, 0.5, 1.0), option("c", 12.49, 0.5)), 25, meaning=meaning))
    assert words_in(made.about.value) == (
        "From 25 deals imagined that agree with all you have seen. Beside each: its worth."
    )
    first, second, third = lines(made)
    assert first == (
        "1. a 13.0 points For a. More numbers worth: 13.0 points points in the trick: 20 points The worth is made up."
    )
    assert second == "2. b 12.5 points"
    assert third == "3. c 12.5 points as good as 2"
    made.board.press({"option": "1"})
    assert pointed == ["b"]
    first, second, third = lines(made)
    assert "data-in-view" in made.board.picture.split('<div class="gl-candidate"')[2], "it is scrolled to"
    assert made.board.picture.count("data-in-view") == 1
    assert first == "1. a 13.0 points"
    assert second.startswith("2. b 12.5 points For b. That it is behind the best may be chance. More numbers")
    assert made.board.held == {"data-option": ["1"]}
    assert re.findall(r'aria-expanded="(\w+)"', made.board.picture) == ["false", "true", "false"]


def test_rules_of_thumb_that_tell_equal_numbers_apart_are_not_called_equal() -> None:
    made = suggesting()
    made.offer(Advice((option("a", 2.0), option("b", 2.0))))
    assert "as good" not in made.board.picture
    assert not shown(made.longer)


def test_where_one_move_is_legal_there_is_nothing_to_weigh() -> None:
    made = suggesting()
    made.offer(Advice((option("a", 2.0),)))
    assert words_in(made.about.value) == "There is just one legal move, so there is nothing to weigh."
    assert lines(made)[0].startswith("1. a For a.")


def test_less_thought_never_takes_the_place_of_more() -> None:
    made = suggesting()
    made.offer(Advice((option("a", 2.0), option("b", 1.0)), 100))
    made.offer(Advice((option("b", 2.0), option("a", 1.0)), 3))
    assert lines(made)[0].startswith("1. a")
    made.offer(Advice((option("b", 2.0), option("a", 1.0)), 400))
    assert lines(made)[0].startswith("1. b")


NUMBER = "It is number 4 of the 12 that were weighed. The best comes to 13.0 points, this to 9.0 points: 4.0 less."
AGAIN = (
    "It is number 2 of the 12 that were weighed. Weighed alone beside the best it is not behind it, so the difference "
    "may be chance."
)
NOT_WEIGHED = (
    "At first it was not weighed, as 12 others looked better. The best comes to 13.0 points, this to 9.0 points: "
    "4.0 less. The difference may be chance."
)


@pytest.mark.parametrize(
    ("made", "rank", "sentence"),
    [
        (option("b", 9.0, 4.0, 1.0), 4, NUMBER),
        (option("b", 9.0, 4.0, 5.0), None, NOT_WEIGHED),
        (option("a", 13.0), 1, "It is the best of the 12 that were weighed."),
        (option("b", 13.0), 2, AGAIN),
    ],
)
def test_a_move_asked_about_is_told_with_its_place_and_the_difference(
    made: Option[Any], rank: int | None, sentence: str
) -> None:
    beside, best = suggesting(), option("a", 13.0)
    advice = Advice((best, made) if made.behind else (made,), 20)
    beside.compare(Asked(made, best, rank, 12, advice))
    assert words_in(beside.about.value) == sentence
    last = lines(beside)[-1]
    assert last.startswith(f"{rank}. " if rank else "b")
    assert f"For {made.move}." in last, "the move asked about is the one that is open"


def test_at_the_table_the_place_is_that_among_all_moves() -> None:
    table = dominoes(seed=3)
    follow(table, most=3)
    match: Any = match_of(table)
    table.controls.suggest.click()
    table.thinking.wait()
    advice = table.panels.suggesting.advice
    assert advice is not None
    for rank, one in enumerate(advice.options, start=1):
        table.place.point(one.move)
        table.controls.why_not.click()
        table.thinking.wait()
        said = words_in(table.panels.suggesting.about.value)
        place = f"It is number {rank} of the {len(advice.options)} that were weighed."
        assert place in said or rank == 1
    assert match.position.turn == 0


def test_thinking_longer_imagines_more_deals_each_time() -> None:
    table = dominoes(seed=3)
    follow(table, most=3)
    table.controls.suggest.click()
    table.thinking.wait()
    samples = []
    for _ in range(3):
        assert table.panels.suggesting.advice is not None
        samples.append(table.panels.suggesting.advice.samples)
        assert shown(table.panels.suggesting.longer)
        table.panels.suggesting.longer.click()
        table.thinking.wait()
    assert samples == [20, 20 * LONGER, 20 * LONGER**2]
    follow(table, most=1)
    assert table.panels.suggesting.times == 1, "another choice begins as the settings say"


def test_suggestions_of_the_simple_player_of_cards_show_what_orders_them() -> None:
    table = cards()
    table.controls.suggest.click()
    table.thinking.wait()
    assert "Beside each: its worth." in words_in(table.panels.suggesting.about.value)
    assert not shown(table.panels.suggesting.longer)
