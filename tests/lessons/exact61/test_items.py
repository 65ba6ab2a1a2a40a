"""Practice items: their solutions grade right, all else grades wrong with a reason, and the same seed asks the same."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

from gamelib import lessons, words
from gamelib.core import N_, Message, RuleError
from gamelib.exact61 import Layout, Port, State, Tile, View
from gamelib.lessons import Item, kinds, practising
from gamelib.lessons.exact61 import blocked
from gamelib.lessons.exact61.blocked_mistakes import GAIN_WAYS
from gamelib.lessons.exact61.going_out_mistakes import NET_WAYS
from gamelib.lessons.exact61.predicting import Guess, Question, grade
from gamelib.lessons.exact61.target import AFTER_WAYS
from gamelib.lessons.forms import Number, Several
from gamelib.lessons.items import WrongWay, wrong_answers
from gamelib.lessons.topics import GAMES
from tests.lessons.asked import NO_ENGLISH, ONE_AS_MANY, check_remark, failing, sentences_of, wrong_answers_of
from tests.lessons.exact61.regrade import REGRADE, Position

TOPICS = GAMES["exact61"]
SEEDS = 200  # for each topic
REGRADED = 50  # for each kind
SWEPT, SWEPT_SLOWLY = 80, 3_000  # for each kind
TOPIC_KINDS = [(topic, kind) for topic in TOPICS for kind in kinds(topic)]
BLOCKED_KINDS = [kind.name for kind in blocked.KINDS]
RULES = words.rules("exact61")

generate = cache(lessons.generate)
every_kind = pytest.mark.parametrize(("topic", "kind"), TOPIC_KINDS, ids=[kind for _, kind in TOPIC_KINDS])


@pytest.mark.parametrize("topic", TOPICS)
def test_the_solution_grades_right_and_every_other_choice_wrong_with_a_rule(topic: str) -> None:
    for seed in range(SEEDS):
        item = generate(topic, seed)
        right = item.grade(item.answer)
        assert right.right, (topic, seed)
        assert right.remarks == item.solution
        for answer in wrong_answers_of(item):
            verdict = item.grade(answer)
            assert not verdict.right, (topic, seed, answer)
            assert verdict.remarks, (topic, seed, answer)
            assert {*verdict.rules} <= RULES.keys()
            assert verdict.rules


@every_kind
def test_every_seed_makes_an_item(topic: str, kind: str) -> None:
    # Blocked hands have to be looked for long.
    assert failing(topic, kind, range(SWEPT // 4 if kind in BLOCKED_KINDS else SWEPT)) == []


@pytest.mark.slow
@every_kind
def test_every_one_of_many_seeds_makes_an_item(topic: str, kind: str) -> None:
    assert failing(topic, kind, range(SWEPT, SWEPT_SLOWLY)) == []


RARE: list[tuple[str, str, int]] = [
    # A net of one point cannot end above 61 without beginning there.
    *(("settling", "going out taken", seed) for seed in (282, 359)),
    # All that draw hold the highest number.
    ("joining", "lot", 7470),
]


@pytest.mark.parametrize(("topic", "kind", "seed"), RARE)
def test_a_rare_seed_makes_an_item_like_any_other(topic: str, kind: str, seed: int) -> None:
    item = lessons.generate(topic, seed, kind)
    assert REGRADE[kind](item) == item.answer
    for answer in wrong_answers_of(item):
        assert item.grade(answer).remarks


def test_in_the_lot_everybody_may_hold_the_highest_number() -> None:
    item = lessons.generate("joining", 7470, "lot")
    assert item.answer == "again"
    assert words.say(item.grade("0").remarks[0].message) == (
        "Seats 0, 1 and 2 share the highest number, so the lot is not decided yet."
    )


@every_kind
def test_an_item_says_everything_in_whole_sentences(topic: str, kind: str) -> None:
    for seed in range(20):
        item = generate(topic, seed, kind)
        assert item.hints
        assert item.solution
        assert {*item.rules} <= RULES.keys()
        for message in (*item.told, item.question):
            assert words.say(message)[-1] in ".?", message
        for remark in (item.otherwise, *(hint.remark for hint in item.hints), *item.solution):
            check_remark(remark, RULES)
        for mistake in item.mistakes:
            check_remark(mistake.remark, RULES)
        if not isinstance(item.form, Number):
            labels = [words.fact((option.label,)) for option in item.form.options]
            assert len({*labels}) == len(labels) > 1


@every_kind
def test_one_thing_is_spoken_of_as_one(topic: str, kind: str) -> None:
    for seed in range(40):
        for sentence in sentences_of(generate(topic, seed, kind)):
            assert not ONE_AS_MANY.search(sentence), (seed, sentence)
            assert not NO_ENGLISH.search(sentence), (seed, sentence)


@pytest.mark.parametrize(
    ("ways", "name", "facts", "answer", "said"),
    [
        (NET_WAYS, "partner not rounded", {"partner": 1, "minus": 0, "net": 15, "placement": 10, "plus": 5}, 14,
         "Your 14 takes off the partner's 1 pip as it is; it is rounded, too."),
        (AFTER_WAYS, "not applied", {"displayed": 1, "before": 50, "over": 51, "accepted": True}, 50,
         "50 is the score before; 1 more does not take it above 61, so it is applied."),
        (GAIN_WAYS, "own pips off once", {"own": 1, "heavier": (9, 9), "raw": 15, "seat": 2}, 15,
         "Your 15 takes seat 2's 1 pip off once; it is taken from each heavier hand."),
    ],
)  # fmt: skip
def test_a_mistake_with_one_thing_is_told_so(
    ways: tuple[WrongWay[Any], ...], name: str, facts: dict[str, Any], answer: int, said: str
) -> None:
    (way,) = (way for way in ways if way.name == name)
    assert words.say(Message(way.sentence, {"target": 61, **facts, "answer": answer})) == said


@every_kind
def test_an_item_is_regraded_alike_by_a_model_that_shares_nothing_with_the_engine(topic: str, kind: str) -> None:
    for seed in range(REGRADED):
        item = generate(topic, seed, kind)
        assert REGRADE[kind](item) == item.answer, (seed, item.text)


@every_kind
def test_the_same_seed_makes_the_same_item_and_others_make_others(topic: str, kind: str) -> None:
    first, again, other = (lessons.generate(topic, seed, kind) for seed in (5, 5, 6))
    assert first == again
    assert pickle.loads(pickle.dumps(first)) == first  # noqa: S301 - our own bytes.
    assert (other.text, other.told, other.question) != (first.text, first.told, first.question)
    assert (first.game, first.topic, first.kind, first.seed) == ("exact61", topic, kind, 5)


@every_kind
def test_a_position_can_be_read_back_from_its_text(topic: str, kind: str) -> None:
    for seed in range(20):
        item = generate(topic, seed, kind)
        if (kind, item.answer) == ("blocked or not", "blocked"):
            with pytest.raises(RuleError) as refused:
                State.from_text(item.text)
            assert refused.value.rule == "D8"
        else:
            assert isinstance(item.position, Layout | State | View)
            assert type(item.position).from_text(item.text) == item.position


def test_items_do_not_depend_on_the_hash_seed() -> None:
    script = """
from gamelib.lessons import *
from gamelib.lessons.topics import GAMES
for item in (generate(topic, seed) for topic in GAMES["exact61"] for seed in range(9)):
    print(item.text, item.told, item.question, item.form, item.hints, item.solution)
    print([mistake.remark for mistake in item.mistakes])
"""
    said = {
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(said) == 1


def test_seeds_in_a_row_ask_every_kind_of_question() -> None:
    for topic in TOPICS:
        asked = [generate(topic, seed).kind for seed in range(61, 61 + len(kinds(topic)))]
        assert sorted(asked) == sorted(kinds(topic))


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.startswith("D")])
def test_every_rule_is_practised(rule: str) -> None:
    assert practising(rule)


@every_kind
def test_the_right_answer_cannot_be_guessed_from_the_kind(topic: str, kind: str) -> None:
    answers = Counter(generate(topic, seed, kind).answer for seed in range(40))
    assert len(answers) > 1
    assert answers.most_common(1)[0][1] <= 32


@every_kind
def test_items_come_with_near_misses(topic: str, kind: str) -> None:
    items = [generate(topic, seed, kind) for seed in range(20)]
    assert sum(bool(item.mistakes) or isinstance(item.form, Several) for item in items) >= 16


class Sides(NamedTuple):
    """A made-up question: how many sides has a figure?"""

    sides: int


SIDE_WAYS = (
    WrongWay[Sides]("one too many", lambda facts: facts.sides + 1, N_("{answer} is one more than {sides}."), ("D1",)),
    WrongWay[Sides]("doubled", lambda facts: 2 * facts.sides, N_("{answer} is twice {sides}."), ("D2",)),
    WrongWay[Sides]("by chance", lambda facts: facts.sides, N_("{answer} is right."), ("D3",)),
    WrongWay[Sides]("never", lambda _: None, N_("{answer} cannot be."), ("D4",)),
)


def test_every_mistake_that_leads_to_an_answer_is_named() -> None:
    one = wrong_answers(SIDE_WAYS, Sides(1), 1)
    assert [(wrong.name, wrong.answer) for wrong in one] == [("one too many", 2), ("doubled", 2)]
    three = wrong_answers(SIDE_WAYS, Sides(3), 3)
    assert [str(wrong.remark.message) for wrong in three] == ["4 is one more than 3.", "6 is twice 3."]


# ---- what is said about typical mistakes ---------------------------------------------------------------------------


def item_with(topic: str, kind: str, mistake: str) -> tuple[Item, object]:
    """Find an item in which a mistake of some name can be made, and the answer that it leads to."""
    for seed in range(400):
        item = generate(topic, seed, kind)
        for wrong in item.mistakes:
            if wrong.name == mistake:
                return item, wrong.answer
    raise AssertionError(f"nobody can make the mistake {mistake!r} in 400 items")


@pytest.mark.parametrize(
    ("topic", "kind", "mistake", "rule", "said"),
    [
        ("joining", "talon", "seven each", "D3", "seven each"),
        ("branches", "open ports", "counted ends only", "D11", "open and counted are two things"),
        ("joining", "tiles left", "double forgotten", "D1", "with the double, 7 tiles"),
        ("branches", "open ports", "first double only", "D9", "every double branches"),
        ("counting", "counted ends", "every open port", "D11", "adds nothing"),
        ("branches", "ports after", "sides forgotten", "D10", "leaves out two sides"),
        ("branches", "ports after", "sides at once", "D10", "at once"),
        ("branches", "ports after", "outer end forgotten", "D10", "a double's inline B"),
        ("counting", "contribution", "double once", "D13", "a double at an end adds both"),
        ("counting", "contribution", "inside double", "D14", "it lies inside"),
        ("counting", "contribution", "bare sides", "D11", "while nothing is joined to them"),
        ("counting", "contribution", "joined half", "D12", "only the free one counts"),
        ("counting", "sum", "UnusedSides", "D11", "nothing is joined to"),
        ("counting", "raw points", "SumRounded", "D15", "never rounded"),
        ("counting", "raw points", "DisplayedForRaw", "D15", "displayed points"),
        ("counting", "displayed points", "RawForDisplayed", "D15", "raw points"),
        ("target", "score after", "applied though above", "D16", "is above 61"),
        ("target", "score after", "cut off at the target", "D16", "not cut off"),
        ("target", "score after", "rejected at exactly 61", "D16", "only what is above it"),
        ("target", "score after", "raw added to displayed", "D27", "5 raw are 1 displayed"),
        ("target", "score after", "raw score", "D27", "displayed it is a fifth"),
        ("target", "score after", "points for score", "D15", "the side had"),
        ("settling", "opponents' tiles", "displayed points", "D27", "the question asks for raw points"),
        ("settling", "partner's tiles", "displayed points", "D27", "the question asks for raw points"),
        ("settling", "net", "displayed points", "D27", "the question asks for raw points"),
        ("settling", "gain", "displayed points", "D27", "the question asks for raw points"),
        ("target", "strokes", "crosses counted", "D27", "each cross has two strokes"),
        ("settling", "opponents' tiles", "each hand rounded apart", "D20", "then round once"),
        ("settling", "opponents' tiles", "rounded up", "D20", "with 1 or 2 over it goes down"),
        ("settling", "partner's tiles", "opponents' tiles", "D21", "the partner sits opposite"),
        ("settling", "net", "partner mixed before rounding", "D21", "rounded separately"),
        ("settling", "net", "sum rounded", "D15", "only pips left in the hands are rounded"),
        ("settling", "net", "sign lost", "R1", "below 0"),
        ("settling", "order", "pairs together", "D23", "each hand stands by itself"),
        ("settling", "gain", "each difference rounded", "D24", "add them up first"),
        ("settling", "gain", "partner compared", "D24", "never done"),
        ("settling", "applied gains", "stops at a rejected one", "D25", "the others still count"),
        ("settling", "applied gains", "goes on after 61", "D25", "the match is over there"),
    ],
)
def test_a_typical_mistake_is_recognised(topic: str, kind: str, mistake: str, rule: str, said: str) -> None:
    item, answer = item_with(topic, kind, mistake)
    verdict = item.grade(answer)
    assert not verdict.right
    sentences = [words.say(remark.message) for remark in verdict.remarks if rule in remark.rules]
    assert any(said in sentence for sentence in sentences), sentences


def test_points_of_a_question_are_explained_in_every_way() -> None:
    for kind in ("raw points", "displayed points"):
        for seed in range(REGRADED):
            item = generate("counting", seed, kind)
            layout = item.position
            assert isinstance(layout, Layout)
            question = Question(layout, unit="raw" if kind == "raw points" else "displayed")
            for guess in range(1, 20):
                findings = grade(Guess(points=guess), question).findings
                named = {name.name for name in item.mistakes if name.answer == guess}
                # What takes two mistakes together is not called one.
                alone = findings[0].mistakes if len(findings) == 1 else ()
                assert named == {type(mistake).__name__ for mistake in alone} - {"WrongPoints"}


def test_sides_are_called_open_only_where_both_are_free() -> None:
    """What is said about a side port agrees with what is joined to the double, in every case (D10)."""
    said: dict[str, set[object]] = {}
    for seed in range(SEEDS):
        item = generate("branches", seed, "side port")
        double = str(item.question.facts["double"])
        joined = Position(item.text).graph.joined((int(double[0]), int(double[2])))
        for answer in ("yes", "shut", "taken", "number"):
            for remark in item.grade(answer).remarks:
                sentence = words.say(remark.message)
                taken = len({"side A", "side B"} & {*joined})
                if "its sides are open." in sentence or "its sides have opened" in sentence:
                    assert {"inline A", "inline B"} <= {*joined}
                    assert ("are open" in sentence, "still free" in sentence, "both are taken" in sentence) == (
                        taken == 0, taken == 1, taken == 2
                    )  # fmt: skip
                    said.setdefault(answer, set()).add(taken)
    assert said["shut"] == {0, 1, 2}
    assert said["yes"] == {0, 1}


# ---- the forms of answers ------------------------------------------------------------------------------------------


def test_answers_are_read_in_whatever_way_they_are_written() -> None:
    number = generate("settling", 0, "net")
    assert isinstance(number.answer, int)
    written = str(number.answer)
    assert number.grade(f" {written} ").right
    assert number.form.read("−5") == number.form.read("-5") == -5
    ports = generate("branches", 0, "open ports")
    layout = ports.position
    assert isinstance(layout, Layout)
    assert ports.grade(layout.open_ports).right
    assert ports.grade([Port(port.tile, port.port) for port in layout.open_ports]).right
    assert ports.grade([(port.tile, port.port) for port in layout.open_ports]).right
    tiles = generate("joining", 0, "placeable tiles")
    assert isinstance(tiles.answer, frozenset)
    assert tiles.grade([Tile(tile) for tile in tiles.answer]).right


@pytest.mark.parametrize(
    ("topic", "kind", "answer"),
    [
        ("counting", "sum", ""),
        ("counting", "sum", "ten"),
        ("counting", "sum", True),
        ("counting", "sum", 2.5),
        ("counting", "sum", None),
        ("target", "accepted", ""),
        ("target", "accepted", "maybe"),
        ("branches", "open ports", []),
        ("branches", "open ports", ["9|9 low"]),
        ("branches", "open ports", None),
    ],
)
def test_what_is_no_answer_is_refused_and_not_graded(topic: str, kind: str, answer: object) -> None:
    with pytest.raises(RuleError) as refused:
        generate(topic, 0, kind).grade(answer)
    assert refused.value.rule == "format"


@pytest.mark.parametrize(("topic", "kind"), [("chess", None), ("counting", "chess")])
def test_what_cannot_be_asked_is_refused(topic: str, kind: str | None) -> None:
    with pytest.raises(RuleError) as refused:
        generate(topic, 0, kind)
    assert refused.value.rule == "format"


def test_where_the_numbers_may_differ_they_are_compared_first() -> None:
    for seed in range(20):
        item = generate("branches", seed, "side port")
        assert str(item.hints[0].remark.message).startswith("Compare the numbers first:")
