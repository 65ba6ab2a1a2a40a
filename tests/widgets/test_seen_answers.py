"""The right answer is seen in the picture, in every kind of question of both games, and not before it is given."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from gamelib.lessons import TOPICS, Item, generate, kinds
from gamelib.lessons.forms import Number
from gamelib.lessons.topics import GAMES
from gamelib.pictures import Picture
from gamelib.widgets import Questions
from gamelib.widgets.items import WRITTEN, picture_of
from gamelib.words import fact
from tests.widgets.answers import text_of

SEEDS = 6  # for each kind
EVERY = [(topic, kind) for topic in TOPICS for kind in kinds(topic)]
NUMBERS = [(topic, kind) for topic, kind in EVERY if isinstance(generate(topic, 61, kind).form, Number)]

NO_PICTURE = {"lot"}
"""The numbers of a lot are told in words, and nothing lies on the table: there is nothing to draw."""

DRAWN = {
    "talon": "Talon: {answer}",
    "strokes": None,
    "played cards": None,
    "points left": None,
    "defenders' total": None,
}
"""Where nothing is lit: what is drawn instead; mostly numbers in the picture that the sum beneath adds up."""

LIT = re.compile(r"gl-lit|gl-card-lit")

every_kind = pytest.mark.parametrize(("topic", "kind"), EVERY, ids=[kind for _, kind in EVERY])


def right_keys(item: Item) -> list[str]:
    if isinstance(item.form, Number):
        return []
    return sorted(item.answer) if isinstance(item.answer, frozenset) else [str(item.answer)]


def pictures(item: Item) -> tuple[Picture, Picture]:
    """Draw the question, and the solution as it is drawn after *Show me*."""
    return picture_of(item, item.showing), picture_of(item, item.solved, right_keys(item), solved=True)


def seen(picture: Picture) -> list[str]:
    """Give the lines beneath a picture that tell the answer."""
    written = re.search(r'<div class="gl-seen-answer.*', picture, re.DOTALL)
    return [text_of(line) for line in re.findall(r"<p>(.*?)</p>", written[0])] if written else []


def drawn(picture: Picture) -> str:
    """Give what is drawn, without the style sheet and without what is written beneath."""
    return re.sub(r"<style.*?</style>", "", picture, flags=re.DOTALL).partition('<div class="gl-seen-answer')[0]


def test_every_rule_is_practised_by_a_kind_that_is_looked_at_here() -> None:
    looked_at = {
        rule for topics in GAMES.values() for every in topics.values() for kind in every for rule in kind.rules
    }
    numbered = {*(f"D{number}" for number in range(1, 28)), *(f"C{number}" for number in range(1, 34))}
    assert looked_at >= numbered
    assert {kind for _, kind in EVERY} >= NO_PICTURE | DRAWN.keys()


@every_kind
def test_the_right_answer_is_seen_in_the_picture_and_not_before(topic: str, kind: str) -> None:
    for seed in range(SEEDS):
        item = generate(topic, seed, kind)
        question, solution = pictures(item)
        if kind in NO_PICTURE:
            assert not question
            assert not solution
            continue
        assert not seen(question)
        assert solution
        assert solution != question
        assert solution.description != question.description or item.form.sort == "ports"  # type: ignore[union-attr]
        if isinstance(item.form, Number):
            continue
        if item.form.sort in WRITTEN:
            labels = {option.key: fact((option.label,)) for option in item.form.options}
            assert sorted(seen(solution)) == sorted(labels[key] for key in right_keys(item))
        else:
            bare = picture_of(item, item.solved, (), solved=True)
            assert item.solved.lit or solution != bare or seen(solution), "what is right is marked"
            written = [key for key in right_keys(item) if f'"{key}"' not in drawn(solution)]
            assert len(seen(solution)) == len(written)


@pytest.mark.parametrize(("topic", "kind"), NUMBERS, ids=[kind for _, kind in NUMBERS])
def test_a_number_is_seen_with_what_it_comes_from(topic: str, kind: str) -> None:
    for seed in range(SEEDS):
        item = generate(topic, seed, kind)
        _, solution = pictures(item)
        lines = seen(solution)
        assert lines
        numbers = {int(number.replace("−", "-")) for number in re.findall(r"(?<!\d )−?\d+", " ".join(lines))}
        assert item.answer in numbers or (item.answer == 0 and "nothing is scored" in lines[-1]), lines
        assert all(line in solution.description for line in lines)
        if kind in DRAWN:
            wanted = DRAWN[kind]
            assert wanted is None or wanted.format(answer=item.answer) in drawn(solution)
        else:
            nothing_to_light = item.answer == 0 and not item.solved.lit
            assert LIT.search(drawn(solution)) or nothing_to_light
        assert item.solved.lit or kind in DRAWN or item.answer == 0


def test_lit_are_just_the_ends_that_make_up_the_sum() -> None:
    for seed in range(SEEDS):
        _, solution = pictures(generate("counting", seed, "sum"))
        lit = re.findall(r'<g [^>]*data-port="[^>]*>(.*?)</g>', drawn(solution), re.DOTALL)
        numbers = [re.findall(r"<text[^>]*>(\d+)<", mark) for mark in lit if "gl-lit" in mark]
        terms, total = seen(solution)[0].split(" = ")
        assert sorted(int(number) for (number,) in numbers) == sorted(map(int, terms.split(" + ")))
        assert sum(map(int, terms.split(" + "))) == int(total)


def test_show_me_shows_the_sum_in_the_picture_and_the_next_question_does_not() -> None:
    questions = Questions("counting", kinds=["sum"], count=2)
    before = questions.board.picture
    assert "gl-seen-answer" not in before
    questions.show.click()
    after = questions.board.picture
    assert f"= {questions.item.answer}" in text_of(after.partition('<div class="gl-seen-answer')[2])
    assert len(LIT.findall(after)) > len(LIT.findall(before))
    questions.next.click()
    assert "gl-seen-answer" not in questions.board.picture


def test_a_wrong_answer_and_hints_do_not_show_it() -> None:
    questions = Questions("cards", kinds=["points of cards"], count=1)
    answer = questions.item.answer
    assert isinstance(answer, int)
    questions.form.take(str(answer + 5))
    questions.check.click()
    while questions.item.hints and "gl-at-end" not in questions.hint._dom_classes:
        questions.hint.click()
        assert "gl-seen-answer" not in questions.board.picture
    questions.form.take(str(answer))
    questions.check.click()
    assert "gl-seen-answer" in questions.board.picture


def test_pips_of_counted_hands_stand_beside_their_names() -> None:
    for seed in range(SEEDS):
        item = generate("settling", seed, "opponents' tiles")
        question, solution = pictures(item)
        assert not re.search(r"Seat \d: \d+ pip", drawn(question))
        counts = [int(count) for count in re.findall(r">Seat \d: (\d+) pip", drawn(solution))]
        total = int(re.findall(r"= (\d+) pip", seen(solution)[0])[0]) if len(counts) > 1 else counts[0]
        assert sum(counts) == total


def test_the_lines_come_in_the_order_in_which_one_adds_up() -> None:
    item = generate("counting", 3, "raw points")
    lines = seen(pictures(item)[1])
    assert len(lines) == 2
    for first, second in pairwise(lines):
        assert first.rpartition("= ")[2] == second.split()[0]
