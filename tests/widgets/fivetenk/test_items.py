"""Questions about 5-10-K: answered by clicks on cards, plays and seats, with the right answer in the picture."""

from __future__ import annotations

import re

import pytest

from gamelib.fivetenk import View
from gamelib.lessons import Item, generate, kinds
from gamelib.lessons.forms import Choice, Number, Selection, Several
from gamelib.lessons.topics import GAMES
from gamelib.widgets import Questions
from gamelib.widgets.asking import written
from gamelib.widgets.items import picture_of
from gamelib.words import say
from tests.widgets.answers import text_of

EVERY = [(topic, kind) for topic in GAMES["fivetenk"] for kind in kinds(topic)]
every_kind = pytest.mark.parametrize(("topic", "kind"), EVERY, ids=[kind for _, kind in EVERY])

CARD = re.compile(r'data-card="([^"]+)" data-index="(\d+)" transform="translate\(([\d.]+) ([\d.]+)\)')


def ask(topic: str, kind: str, seed: int = 61) -> Questions:
    return Questions(topic, kinds=[kind], seed=seed, count=1)


def raised(picture: str) -> set[str]:
    """Find the cards that stand higher than the lowest one of the last row, by their places."""
    cards = CARD.findall(picture)
    lowest = max(float(y) for *_, y in cards)
    row = [(index, float(y)) for _, index, _, y in cards if lowest - float(y) < 20]
    return {index for index, y in row if y < lowest}


def marked_rows(picture: str, mark: str = "chosen") -> set[str]:
    """Find the rows that carry a dot, or a tick."""
    groups = re.findall(r'<g data-play="([^"]+)">(.*?)(?=<g data-play=|$)', picture, re.DOTALL)
    return {key for key, body in groups if f'class="gl-{mark}"' in body}


# ---- cards ---------------------------------------------------------------------------------------------------------


def test_cards_are_raised_by_clicks_and_ticked_beside_the_picture() -> None:
    questions = ask("combinations", "build")
    assert isinstance(questions.item.form, Selection)
    keys = [option.key for option in questions.item.form.options]
    assert [*questions.board.targets["data-index"]] == keys
    questions.board.press({"card": "6C", "index": "1"})
    questions.board.press({"index": "3"}, key="Enter")
    assert questions.form.value == ["1", "3"]
    assert raised(questions.board.picture) == {"1", "3"}
    assert questions.board.targets["data-index"]["1"].endswith(", chosen")
    questions.board.press({"index": "1"})
    assert questions.form.value == ["3"]
    assert raised(questions.board.picture) == {"3"}


def test_cards_on_the_table_cannot_be_chosen() -> None:
    questions = ask("combinations", "answer it")
    assert isinstance(questions.item.form, Selection)
    first = int(questions.item.form.options[0].key)
    assert first > 0
    questions.board.press({"index": "0"})
    assert questions.form.value == []
    questions.board.press({"index": str(first)})
    assert questions.form.value == [str(first)]


def another_right_answer(item: Item) -> list[str]:
    """Find other cards than the example that are right: one card of it for another of its rank."""
    assert isinstance(item.form, Selection)
    assert isinstance(item.answer, frozenset)
    for out in sorted(item.answer):
        for option in item.form.options:
            other = {*item.answer, option.key} - {out}
            if option.key not in item.answer and item.grade(other).right:
                return sorted(other)
    return []


def test_a_right_answer_of_ones_own_stays_and_is_told_what_it_is() -> None:
    seed = next(seed for seed in range(99) if another_right_answer(generate("combinations", seed, "answer it")))
    questions = ask("combinations", "answer it", seed)
    own = another_right_answer(questions.item)
    for key in own:
        questions.board.press({"index": key})
    questions.check.click()
    assert questions.right == 1
    assert sorted(questions.form.value) == own
    assert own != written(questions.item)
    assert raised(questions.board.picture) == {*own}
    (remark,) = questions.item.grade(own).remarks
    assert say(remark.message) in text_of(questions.feedback.value)


def test_shown_the_answer_is_raised() -> None:
    questions = ask("specials", "strongest 5-10-K")
    questions.show.click()
    assert raised(questions.board.picture) == {*written(questions.item)}
    assert questions.board.targets == {}


# ---- plays and seats -------------------------------------------------------------------------------------------------


def test_several_plays_are_ticked_by_clicks() -> None:
    questions = ask("combinations", "beating plays")
    assert {"A", "B", "C", "D"} <= questions.board.targets["data-play"].keys()
    for key in ("B", "D", "B"):
        questions.board.press({"play": key})
    assert questions.form.value == ["D"]
    assert marked_rows(questions.board.picture) == {"D"}
    questions.board.press({"play": "top"})
    assert questions.form.value == ["D"]
    assert not marked_rows(questions.board.picture, "tick")
    questions.show.click()
    assert marked_rows(questions.board.picture, "tick") == {*written(questions.item)}


def test_of_plays_to_choose_from_the_last_one_pressed_is_chosen() -> None:
    questions = ask("specials", "strongest of all")
    assert isinstance(questions.item.form, Choice)
    questions.board.press({"play": "A"})
    questions.board.press({"play": "C"})
    assert questions.form.value == "C"
    assert questions.form.given["value"] == "C"
    assert marked_rows(questions.board.picture) == {"C"}
    questions.board.press({"play": str(questions.item.answer)})
    questions.check.click()
    assert questions.right == 1


def marked_seats(questions: Questions) -> tuple[int, int]:
    """Count the dots at the seats of the table, and the ticks."""
    return tuple(questions.board.picture.count(f'class="gl-{mark}"') for mark in ("chosen", "tick"))  # type: ignore[return-value]


def test_seats_are_chosen_by_clicks_on_the_table() -> None:
    questions = ask("tricks", "turns left")
    assert [*questions.board.targets["data-seat"]] == ["0", "1", "2", "3", "4", "5", "nobody"]
    for seat in ("2", "4"):
        questions.board.press({"seat": seat})
    assert questions.form.value == ["2", "4"]
    assert marked_seats(questions) == (2, 0)
    assert isinstance(questions.item.answer, frozenset)
    questions.show.click()
    assert marked_seats(questions) == (0, len(questions.item.answer))


def test_one_seat_is_chosen_by_a_click_on_the_table() -> None:
    questions = ask("tricks", "next leader")
    questions.board.press({"seat": "1"})
    questions.board.press({"seat": str(questions.item.answer)})
    assert questions.form.value == questions.item.answer
    # Before it is checked nothing says that it is right.
    assert marked_seats(questions) == (1, 0)
    questions.check.click()
    assert questions.right == 1


# ---- every kind ------------------------------------------------------------------------------------------------------


@every_kind
def test_what_can_be_clicked_stands_in_the_picture_and_has_a_name(topic: str, kind: str) -> None:
    for seed in range(61, 65):
        questions = ask(topic, kind, seed)
        drawn_seats = 'data-seat="' in questions.board.picture
        for attribute, names in questions.board.targets.items():
            assert all(names.values())
            missing = [key for key in names if f'{attribute}="{key}"' not in questions.board.picture]
            if attribute == "data-seat" and not drawn_seats:
                continue  # Levels and rows of cards have no seats to click.
            assert {*missing} <= {"none", "nobody", "neither", "again", "pass"}


@every_kind
def test_the_picture_shows_no_more_than_may_be_known(topic: str, kind: str) -> None:
    for seed in range(61, 65):
        item = generate(topic, seed, kind)
        if isinstance(item.position, View):
            view = item.position
            known = {"?", *(card for laid in view.trick for card in laid.cards), *(f.card for f in view.friends_named)}
            known |= {*(view.buried or ())}
            shown = re.findall(r'data-card="([^"]+)"', picture_of(item, item.showing))
            assert {*shown} <= {*map(str, known)}


@every_kind
def test_the_solution_is_drawn_otherwise_than_the_question(topic: str, kind: str) -> None:
    for seed in range(61, 63):
        questions = ask(topic, kind, seed)
        before = questions.board.picture
        questions.show.click()
        assert "<svg" in questions.board.picture
        if isinstance(questions.item.form, Several | Selection) and questions.board.targets:
            assert questions.board.picture != before
        assert questions.board.picture.count("<svg") == questions.board.picture.count("</svg>")


def test_hints_light_cards() -> None:
    questions = ask("cards", "points of cards")
    assert isinstance(questions.item.form, Number)
    lit = 'class="gl-card gl-card-lit"'
    assert lit not in questions.board.picture
    for _ in questions.item.hints:
        questions.hint.click()
    assert questions.board.picture.count(lit) == len(questions.item.hints[-1].lit)


NUMBERS = re.compile(r"[\d−]+")


@every_kind
def test_no_description_gives_away_the_number_that_is_asked_for(topic: str, kind: str) -> None:
    for seed in range(61, 91):
        item = generate(topic, seed, kind)
        if not isinstance(item.form, Number):
            return
        picture = picture_of(item, item.showing)
        drawn = re.sub(r"<title.*?</title>|<desc.*?</desc>|<style.*?</style>", "", picture, flags=re.DOTALL)
        seen = {*NUMBERS.findall(" ".join(re.findall(r">([^<]+)<", drawn)))} | {*re.findall(r'data-card="(\d+)', drawn)}
        # How many cards lie in a row can be seen, face up or face down; what a seat played earlier in a trick is told.
        untold = r"\d+ cards?:|\d+ cards of the kitty|Seat \d has (led|played) [^.]*\."
        told = re.sub(untold, "", picture.description)
        assert {*NUMBERS.findall(told)} <= seen, (seed, told)
        # What is found out may be told.
        assert isinstance(item.position, View) or "in all" in picture_of(item, item.solved, solved=True).description
