"""Practice items of 5-10-K: solutions grade right, all else wrong with a reason, and a seed asks the same again."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from typing import Any

import pytest

from gamelib import lessons, words
from gamelib.core import RuleError, chance
from gamelib.fivetenk import Card, State, View
from gamelib.fivetenk.cards import read_cards
from gamelib.lessons import Item, kinds, practising
from gamelib.lessons.chances import sample
from gamelib.lessons.fivetenk.combinations import counted
from gamelib.lessons.fivetenk.positions import Spread, lettered, spread
from gamelib.lessons.fivetenk.showing import JUST_BEFORE
from gamelib.lessons.forms import Choice, Number, Selection, Several
from gamelib.lessons.topics import GAMES
from tests.fivetenk.reference import beats, readings
from tests.lessons.asked import (
    NO_ENGLISH,
    ONE_AS_MANY,
    check_remark,
    failing,
    remarks_of,
    sentences_of,
    wrong_answers_of,
)
from tests.lessons.fivetenk.lines import chosen, meant, rows, told
from tests.lessons.fivetenk.regrade import REGRADE

TOPICS = GAMES["fivetenk"]
SEEDS = 25  # for each kind
REGRADED = 50
SWEPT, SWEPT_SLOWLY = 60, 2_000
TOPIC_KINDS = [(topic, kind) for topic in TOPICS for kind in kinds(topic)]
SELECTING = [("combinations", "build"), ("combinations", "answer it"), ("specials", "strongest 5-10-K"),
             ("specials", "special answer")]  # fmt: skip
RULES = words.rules("fivetenk")

generate = cache(lessons.generate)
every_kind = pytest.mark.parametrize(("topic", "kind"), TOPIC_KINDS, ids=[kind for _, kind in TOPIC_KINDS])


@every_kind
def test_the_solution_grades_right_and_every_other_choice_wrong_with_a_rule(topic: str, kind: str) -> None:
    for seed in range(SEEDS):
        item = generate(topic, seed, kind)
        right = item.grade(item.answer)
        assert right.right, seed
        if isinstance(item.form, Selection):
            assert right.remarks  # About the cards that were chosen, and there may be others.
            continue
        assert right.remarks == item.solution
        for answer in wrong_answers_of(item):
            verdict = item.grade(answer)
            assert not verdict.right, (seed, answer)
            assert verdict.rules, (seed, answer)
            assert {*verdict.rules} <= RULES.keys()


@every_kind
def test_each_mistake_is_answered_by_its_own_reason(topic: str, kind: str) -> None:
    for seed in range(SEEDS):
        item = generate(topic, seed, kind)
        for mistake in item.mistakes:
            verdict = item.grade(mistake.answer)
            assert not verdict.right
            assert mistake.remark in verdict.remarks, (seed, mistake.name)
        if isinstance(item.form, Choice):
            assert {option.key for option in item.form.options} == {m.answer for m in item.mistakes} | {item.answer}


@every_kind
def test_every_seed_makes_an_item(topic: str, kind: str) -> None:
    assert failing(topic, kind, range(REGRADED, SWEPT)) == []


@pytest.mark.slow
@every_kind
def test_every_one_of_many_seeds_makes_an_item(topic: str, kind: str) -> None:
    assert failing(topic, kind, range(SWEPT, SWEPT_SLOWLY)) == []


@every_kind
def test_an_item_says_everything_in_whole_sentences(topic: str, kind: str) -> None:
    for seed in range(SEEDS):
        item = generate(topic, seed, kind)
        assert item.hints
        assert item.solution
        assert item.rules
        (known,) = (one for one in TOPICS[topic] if one.name == kind)
        assert {*item.rules} <= {*known.rules} <= {rule for rule in RULES if rule.startswith("C")}
        for message in (*item.told, item.question):
            assert words.say(message)[-1] in ".?", message
        for remark in remarks_of(item):
            check_remark(remark, RULES)
        for sentence in sentences_of(item):
            assert not ONE_AS_MANY.search(sentence), (seed, sentence)
            assert not NO_ENGLISH.search(sentence), (seed, sentence)
            assert "None" not in sentence.replace("None of them", ""), (seed, sentence)
            assert "()" not in sentence, (seed, sentence)


@every_kind
def test_options_are_told_apart(topic: str, kind: str) -> None:
    for seed in range(SEEDS):
        form = generate(topic, seed, kind).form
        if isinstance(form, Number):
            continue
        labels = [words.fact((option.label,)) for option in form.options]
        keys = [option.key for option in form.options]
        assert len({*keys}) == len(keys) > 1
        # Copies of a card are told apart by their places in the picture.
        assert form.sort == "cards" or len({*labels}) == len(labels)


@every_kind
def test_an_item_is_regraded_alike_by_code_that_shares_nothing_with_the_engine(topic: str, kind: str) -> None:
    for seed in range(REGRADED):
        item = generate(topic, seed, kind)
        assert REGRADE[kind](item) == item.answer, (seed, item.text)


def is_right(item: Item, cards: list[str]) -> bool:
    """Tell by the definitions whether some cards are what a selection wants."""
    found = readings(cards)
    if item.kind == "build":
        return (told(item)["kind"][0], told(item)["count"]) in {reading[:2] for reading in found}
    if item.kind == "strongest 5-10-K":
        return found == readings(chosen(item, item.answer))
    return any(beats(reading, meant(rows(item)["top"])) for reading in found)


@pytest.mark.parametrize(("topic", "kind"), SELECTING)
def test_any_cards_that_fit_are_right_and_all_others_are_told_why_not(topic: str, kind: str) -> None:
    right = Counter[bool]()
    for seed in range(REGRADED):
        item = generate(topic, seed, kind)
        assert isinstance(item.form, Selection)
        assert isinstance(item.answer, frozenset)
        keys = [option.key for option in item.form.options]
        stream = chance("selections", kind, seed)
        for _ in range(40):
            # Mostly what is nearly right: one of the right cards for another.
            size = max(1, len(item.answer) - int(stream.random() * 2))
            tried = {*sample(stream, sorted(item.answer), size), *sample(stream, keys, int(stream.random() * 3))}
            some = frozenset(tried)
            verdict = item.grade(some)
            assert verdict.right == is_right(item, chosen(item, some)), (seed, some)
            for remark in verdict.remarks:
                check_remark(remark, RULES)
            right[verdict.right] += 1
    assert min(right[True], right[False]) > REGRADED


def test_cards_may_be_answered_by_what_they_are() -> None:
    item = generate("combinations", 61, "build")
    cards = chosen(item, item.answer)
    assert item.grade(cards).right
    assert item.grade([Card(card) for card in cards]).right
    with pytest.raises(RuleError) as refused:
        item.grade([*cards, "QH", "QH", "QH", "QH"])
    assert refused.value.rule == "format"


@pytest.mark.parametrize(("topic", "kind"), [*SELECTING, ("specials", "jokers"), ("tricks", "turns left")])
def test_what_is_no_answer_is_refused_and_not_graded(topic: str, kind: str) -> None:
    for answer in ([], None, ["99"], "what"):
        with pytest.raises(RuleError) as refused:
            generate(topic, 0, kind).grade(answer)
        assert refused.value.rule == "format"


@every_kind
def test_the_same_seed_makes_the_same_item_and_others_make_others(topic: str, kind: str) -> None:
    first, again = (lessons.generate(topic, 5, kind) for _ in range(2))
    assert first == again
    assert pickle.loads(pickle.dumps(first)) == first  # noqa: S301 - our own bytes.
    others = {str((item.text, item.told, item.question)) for item in (generate(topic, seed, kind) for seed in range(6))}
    assert len(others) > 3
    assert (first.game, first.topic, first.kind, first.seed) == ("fivetenk", topic, kind, 5)


@every_kind
def test_a_position_can_be_read_back_from_its_text(topic: str, kind: str) -> None:
    for seed in range(SEEDS):
        item = generate(topic, seed, kind)
        assert type(item.position).from_text(item.text) == item.position  # type: ignore[attr-defined]  # All have one.


def test_items_do_not_depend_on_the_hash_seed() -> None:
    script = """
from gamelib.lessons import *
from gamelib.lessons.topics import GAMES
for item in (generate(topic, 3, kind) for topic in GAMES["fivetenk"] for kind in kinds(topic)):
    print(item.text, item.told, item.question, item.hints, item.solution, item.showing, item.solved)
    print(getattr(item.form, "options", ""), [mistake.remark for mistake in item.mistakes])
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
        asked = [generate(topic, seed, None).kind for seed in range(61, 61 + len(kinds(topic)))]
        assert sorted(asked) == sorted(kinds(topic))


@pytest.mark.parametrize("rule", [f"C{number}" for number in range(1, 34)])
def test_every_rule_is_practised_by_items_that_name_it(rule: str) -> None:
    found = practising(rule)
    assert found
    named = [rule in generate(topic, seed, kind).rules for topic, kind in found for seed in range(SEEDS)]
    assert sum(named) >= 5


@every_kind
def test_the_right_answer_cannot_be_guessed_from_the_kind(topic: str, kind: str) -> None:
    answers = Counter(generate(topic, seed, kind).answer for seed in range(REGRADED))
    assert len(answers) > 1
    assert answers.most_common(1)[0][1] <= 0.65 * REGRADED


@every_kind
def test_items_come_with_near_misses(topic: str, kind: str) -> None:
    items = [generate(topic, seed, kind) for seed in range(20)]
    assert sum(bool(item.mistakes) or isinstance(item.form, Several | Selection) for item in items) == 20


# ---- what is said about typical mistakes ---------------------------------------------------------------------------


def all_remarks(topic: str, kind: str, rule: str) -> list[str]:
    """Say all that is remarked on answers to a kind of question with a rule."""
    found = []
    for seed in range(REGRADED):
        item = generate(topic, seed, kind)
        remarks = [mistake.remark for mistake in item.mistakes]
        if isinstance(item.form, Several):
            remarks += [remark for option in item.form.options for remark in (option.extra, option.missing) if remark]
        found += [words.say(remark.message) for remark in remarks if rule in remark.rules]
    return found


@pytest.mark.parametrize(
    ("topic", "kind", "rule", "said"),
    [
        ("cards", "copies left", "C1", "there are 3 decks"),
        ("cards", "copies left", "C1", "takes other suits for copies"),
        ("cards", "played cards", "C18", "cards of the kitty, too"),
        ("cards", "higher cards", "C2", "suits decide nothing"),
        ("cards", "points of cards", "C3", "counts each five as 10"),
        ("cards", "points of cards", "C3", "jacks and queens"),
        ("cards", "points left", "C3", "goes by one deck"),
        ("combinations", "name it", "C5", 'What "triple with pair" means'),
        ("combinations", "name it", "C6", "singles, 2 pairs or"),
        ("combinations", "wings", "C7", "is of a rank of the body"),
        ("combinations", "wings", "C7", "No joker may be a wing"),
        ("combinations", "several readings", "C7", "the rest are no wings for it"),
        ("combinations", "rank that counts", "C8", "wings are not compared"),
        ("combinations", "beats or not", "C8", "for that it takes"),
        ("specials", "bombs", "C11", "they are more cards"),
        ("specials", "jokers", "C12", "they beat every bomb"),
        ("specials", "jokers", "C8", "only a special"),
        ("specials", "suited or mixed", "C10", "here is no"),
        ("specials", "suited or mixed", "C10", "a 5-10-K, whatever their suits"),
        ("deal", "winners may reveal", "C16", "did not win the game before"),
        ("deal", "asked again", "C14", "Declining holds for that moment only"),
        ("deal", "first legal reveal", "C16", "is no card of seat"),
        ("deal", "nobody reveals", "C15", "In the first game nobody is chosen"),
        ("deal", "nobody reveals", "C17", "in turn order"),
        ("deal", "burials", "C18", "Six cards are buried, not"),
        ("deal", "burials", "C18", "what it does not hold"),
        ("deal", "who knows the kitty", "C18", "not shown to friends either"),
        ("friends", "nameable faces", "C19", "is the highest of its suit still in play"),
        ("friends", "nameable faces", "C19", "Neither a 2 nor a joker may be named"),
        ("friends", "namings", "C19", "is named twice"),
        ("friends", "namings", "R10", "can never be made"),
        ("friends", "friend made", "C20", "whoever merely holds it is no friend"),
        ("friends", "friend made", "C21", "nobody is their own friend"),
        ("friends", "friend made", "R11", "has made"),
        ("friends", "side of a seat", "C22", "may yet make it"),
        ("friends", "side of a seat", "R16", "it is a defender"),
        ("tricks", "legal plays", "R20", "may not pass"),
        ("tricks", "trick's winner", "C24", "points go to whoever played last"),
        ("tricks", "trick's points", "C24", "counts only the last play"),
        ("tricks", "next leader", "C26", "it is out and leads no more"),
        ("tricks", "next turn", "C26", "is out, and answers no more"),
        ("tricks", "turns left", "R14", "only after another play"),
        ("endings", "game over", "R12", "has not been made"),
        ("endings", "game over", "C28", "that is more than one"),
        ("endings", "last player", "C29", "never multiplied"),
        ("endings", "defenders' total", "R18", "their points go with them"),
        ("promotion", "row reached", "C31", "That row is for"),
        ("promotion", "new level", "C32", "No stop at A is owed"),
        ("promotion", "new level", "C31", "nobody climbs"),
        ("promotion", "rank to reveal", "C33", "levels stay"),
        ("promotion", "next reveal", "C33", "found anew"),
    ],
)
def test_a_typical_mistake_is_answered(topic: str, kind: str, rule: str, said: str) -> None:
    assert any(said in sentence for sentence in all_remarks(topic, kind, rule))


def test_c27_and_c28_are_cited_where_the_game_has_ended_so() -> None:
    """Points left in hands are shared out by C27 at an early end, and by C28 where one player is left."""
    cited = Counter[str]()
    for seed in range(60):
        item = generate("endings", seed, "defenders' total")
        state = item.after
        assert isinstance(state, State)
        this, other = ("C28", "C27") if state.how == "one left" else ("C27", "C28")
        rules = {rule for remark in remarks_of(item) for rule in remark.rules}
        assert this in rules
        assert other not in rules
        cited[this] += any("left in hands" in words.say(mistake.remark.message) for mistake in item.mistakes)
    assert cited["C27"]
    assert cited["C28"]


# ---- cards in rows -------------------------------------------------------------------------------------------------


def test_nobody_s_side_is_called_unknown_once_both_named_plays_have_been_made() -> None:
    settled = 0
    for seed in range(60):
        item = lessons.generate("friends", seed, "declarer's side")
        made = sum("Made by seat" in str(remark.message) for remark in item.solution)
        extra = [str(option.extra.message) for option in item.form.options if option.extra]  # type: ignore[union-attr]
        assert any("nobody can join" in sentence for sentence in extra) <= (made == 2)
        assert any("is not known" in sentence for sentence in extra) <= (made < 2)
        settled += made == 2
    assert settled


def test_rows_of_cards_are_written_as_one_line_and_read_back() -> None:
    position = spread(hand=(Card("3D"), Card("10H")), top=(Card("LJ"),))
    assert position.to_text() == "fivetenk cards hand: 3D 10H | top: LJ"
    assert Spread.from_text(position.to_text()) == position
    assert position.cards == (Card("3D"), Card("10H"), Card("LJ"))
    assert position.places("top") == range(2, 3)
    assert [row.role for row in lettered(position.row("hand"), position.row("top"))] == ["A", "B"]


@pytest.mark.parametrize(
    ("line", "rule"), [("", "format"), (None, "format"), ("fivetenk cards hand: 3D 3D 3D 3D", "C1"),
                       ("fivetenk cards hand: 11H", "format"), ("fivetenk seed=1", "format")]
)  # fmt: skip
def test_what_is_no_line_of_cards_is_refused(line: object, rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        Spread.from_text(line)
    assert refused.value.rule == rule


@every_kind
def test_what_has_happened_since_the_picture_is_told_to_have(topic: str, kind: str) -> None:
    for seed in range(6):
        item = generate(topic, seed, kind)
        later = isinstance(item.position, View) and isinstance(item.after, State | View)
        assert (JUST_BEFORE in item.told) == later


def test_r10_what_can_never_be_played_is_told_of_just_those_named_plays() -> None:
    told = Counter[int]()
    for seed in range(400):
        item = generate("friends", seed, "namings")
        buried = rows(item)["buried"]
        assert isinstance(item.form, Several)
        for option in item.form.options:
            if option.missing is None:
                continue
            label: Any = option.label
            named = [label.facts[name] for name in ("first", "second")]
            never = [
                words.say(one)
                for one in named
                if int(re.findall(r"\d", words.say(one))[0]) > 3 - buried.count(str(one.facts["card"]))
            ]
            sentence = words.say(option.missing.message)
            told[len(never)] += 1
            assert ("neither can ever be made" in sentence) == (len(never) == 2)
            assert sentence.endswith(f"{never[0]} can never be made.") if len(never) == 1 else True
            assert ("buried" in sentence) == bool(never)
    assert told.keys() == {0, 1, 2}


def test_cards_counted_by_rank_are_told_with_numbers_in_words() -> None:
    cards = read_cards("4D 4C 4H 4S 10D 10C KD LJ LJ BJ")
    assert words.fact(counted(cards)) == "four 4s, two 10s, one K, two little jokers and one big joker"
