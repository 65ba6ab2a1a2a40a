"""What was practised: noted, put together, written to a file and read back, whatever was done to the file."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.core import RuleError
from gamelib.core.saved import MOST_CHARACTERS
from gamelib.lessons import generate
from gamelib.lessons.progress import LONGEST_NAME, Attempt, Progress, attempt
from gamelib.lessons.progress_files import LONGEST, MOST_PARTS, from_text, to_text
from gamelib.lessons.topics import GAMES
from gamelib.words import say

SUM = generate("counting", 61, "sum")

RIGHT = Attempt("target", "strokes", 61, ("D27",))
MISSED = Attempt("counting", "sum", 61, ("D15", "D13"), 2, 1, missed=("D13",), given="14")
TOUCHED = Attempt("target", "score after", 61, ("D16", "D17"), 1, missed=("D16",), given="100", touched=("D15",))
SHOWN = Attempt("branches", "open ports", 62, ("D10",), shown=True, missed=("D10",), given=("1|4 low", "4|4 side A"))
SOME = Progress("exact61", "Ada", (RIGHT, MISSED, SHOWN, TOUCHED, RIGHT))


# ---- noting how a question was taken -------------------------------------------------------------------------------


def test_right_at_once_is_noted() -> None:
    noted = attempt(SUM, hints=2)
    assert noted == Attempt("counting", "sum", 61, SUM.rules, hints=2)
    assert noted.at_once


def test_a_mistake_goes_against_the_rules_that_its_reasons_cite() -> None:
    mistake = next(one for one in SUM.mistakes if one.name == "DoublesOnce")
    noted = attempt(SUM, wrong=[SUM.grade(mistake.answer)], given=str(mistake.answer))
    assert "D13" in noted.missed
    assert set(noted.missed) < set(SUM.rules)
    assert not noted.at_once


def test_a_mistake_whose_reasons_cite_none_of_the_rules_goes_against_all() -> None:
    elsewhere = SUM.grade(999)._replace(remarks=())
    assert attempt(SUM, wrong=[elsewhere]).missed == SUM.rules


def test_a_rule_that_the_reasons_cite_and_the_question_does_not_practise_is_touched() -> None:
    item = generate("target", 61, "score after")
    mistake = next(one for one in item.mistakes if one.name == "points for score")
    assert mistake.remark.rules == ("D15",)
    noted = attempt(item, wrong=[item.grade(mistake.answer)], given=str(mistake.answer))
    assert noted.touched == ("D15",)
    assert noted.missed == item.rules == ("D16", "D17")
    assert not attempt(item, shown=True).touched


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_reason_cites_is_missed_or_touched(game: str) -> None:
    touched = set()
    for topic, kinds in GAMES[game].items():
        for kind in kinds:
            item = generate(topic, 61, kind.name)
            for mistake in item.mistakes:
                noted = attempt(item, wrong=[item.grade(mistake.answer)])
                assert {*mistake.remark.rules} <= {*noted.missed, *noted.touched}
                assert not {*noted.missed} & {*noted.touched}
                touched |= {*noted.touched}
    assert len(touched) > 3


def test_an_answer_that_had_to_be_shown_goes_against_all_rules() -> None:
    noted = attempt(SUM, shown=True)
    assert noted.missed == SUM.rules
    assert (noted.wrong, noted.at_once) == (0, False)


# ---- names -----------------------------------------------------------------------------------------------------------


def test_a_name_is_kept_without_the_space_around_it() -> None:
    assert Progress("exact61").called("  Ada <b>\"&'  ").name == "Ada <b>\"&'"


@pytest.mark.parametrize("name", ["a\nb", "x" * (LONGEST_NAME + 1), "\x00", None, 7, "\ud800"])
def test_what_cannot_be_a_name_is_refused(name: object) -> None:
    with pytest.raises(RuleError) as refused:
        Progress("exact61").called(name)
    assert refused.value.rule == "format"


# ---- putting two lists together -----------------------------------------------------------------------------------


def test_a_list_put_together_with_an_earlier_copy_stays_as_it_is() -> None:
    earlier = Progress("exact61", "Ada", SOME.attempts[:2])
    assert SOME.merged(earlier) == SOME
    assert SOME.merged(SOME) == SOME
    assert earlier.merged(SOME) == SOME


def test_two_lists_that_went_on_from_one_are_put_together() -> None:
    begun = Progress("exact61", "", (RIGHT, RIGHT))
    here, there = begun.after(MISSED), begun.called("Ada").after(SHOWN)
    both = here.merged(there)
    assert both == Progress("exact61", "Ada", (RIGHT, RIGHT, SHOWN, MISSED))
    assert both.merged(there) == both
    assert sorted(there.merged(here).attempts) == sorted(both.attempts)


attempts = st.lists(st.sampled_from([RIGHT, MISSED, SHOWN]), max_size=6).map(tuple)


@given(attempts, attempts, attempts)
def test_nothing_is_lost_or_counted_twice_whatever_is_put_together(
    one: tuple[Attempt, ...], two: tuple[Attempt, ...], three: tuple[Attempt, ...]
) -> None:
    first, second, third = (Progress("exact61", "", several) for several in (one, two, three))
    both = first.merged(second)
    for kind in (RIGHT, MISSED, SHOWN):
        assert both.attempts.count(kind) == max(one.count(kind), two.count(kind))
    assert both.merged(second) == both
    nested, other = both.merged(third), first.merged(second.merged(third))
    assert sorted(nested.attempts, key=repr) == sorted(other.attempts, key=repr)


def test_progress_of_another_game_is_not_put_together() -> None:
    with pytest.raises(RuleError, match="another game"):
        SOME.merged(Progress("fivetenk"))


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("progress", [Progress("exact61"), SOME, Progress("fivetenk", "日本 <i>")])
def test_a_file_gives_back_what_was_written(progress: Progress) -> None:
    text = to_text(progress)
    assert from_text(text, progress.game) == progress
    assert from_text("\ufeff" + text, progress.game) == progress
    assert text.count("\n") == max(len(progress.attempts), 1) + 2


def test_a_file_says_nothing_of_a_person_but_the_name() -> None:
    read = json.loads(to_text(SOME))
    assert read.keys() == {"format", "game", "name", "attempts"}
    assert {key for one in read["attempts"] for key in one} <= {*Attempt._fields}


def test_whatever_can_be_answered_wrongly_can_be_kept() -> None:
    """The keys of all options fit into a file, and so do the names of kinds and the rules."""
    for game, topics in GAMES.items():
        for topic, kinds in topics.items():
            for kind in kinds:
                for seed in range(3):
                    item = generate(topic, seed, kind.name)
                    keys = [option.key for option in getattr(item.form, "options", ())]
                    assert len(keys) <= MOST_PARTS
                    assert all(len(key) <= LONGEST for key in keys)
                    noted = attempt(item, shown=True, given=tuple(keys) or "−5")
                    progress = Progress(game, "", (noted,))
                    assert from_text(to_text(progress), game) == progress


def changed(**keys: object) -> str:
    """Write the file with one entry changed; ``None`` leaves a key out."""
    entry = {"topic": "counting", "kind": "sum", "seed": 61, "rules": ["D15"], **keys}
    entry = {key: value for key, value in entry.items() if value is not None}
    return json.dumps({"format": "progress/1", "game": "exact61", "name": "", "attempts": [entry]})


def head(**keys: object) -> str:
    entry = {"format": "progress/1", "game": "exact61", "name": "", "attempts": [], **keys}
    return json.dumps({key: value for key, value in entry.items() if value is not None})


DAMAGED = [
    ("", "no file that the course"),
    ("{", "no file that the course"),
    (head()[:-1], "cut off"),
    (head().replace(":", "=", 1), "damaged in line 1, at character"),
    ("[]", "no file that the course"),
    ("7", "no file that the course"),
    ("[" * 100_000, "no file that the course"),
    (" " * (MOST_CHARACTERS + 1), "too long"),
    (head(format=None), "no file that the course"),
    (head(format="exact61/1"), "no file that the course"),
    (head(format="sandbox/1"), "opens at the table where it was built"),
    (head(format="practice/1"), "opens on the page where it was played"),
    (head(format="progress/2"), "another version"),
    (head(format=["progress/1"]), "no file that the course"),
    (head(game="fivetenk"), "This file is of 5-10-K; this page is Exact 61"),
    (head(game=None), "this page is Exact 61"),
    (head(name=7), "cannot be a name"),
    (head(name="a\nb"), "cannot be a name"),
    (head(name="x" * 61), "61"),
    (head(attempts=None), "list of attempts"),
    (head(attempts={"0": {}}), "list of attempts"),
    (head(attempts=[7]), "Question 1 of 1 in this file: 7 is no question"),
    (head(email="ada@example.org"), "no 'email'"),
    (changed(when="yesterday"), "no 'when'"),
    (changed(topic=None), "topic is None"),
    (changed(topic=""), "topic"),
    (changed(kind=7), "kind is 7"),
    (changed(kind="x" * 61), "short text"),
    (changed(kind="a\nb"), "kind"),
    (changed(seed=None), "no seed"),
    (changed(seed=1.5), "1.5 is no seed"),
    (changed(seed=True), "no seed"),
    (changed(seed=10**4100), "digits"),
    (changed(seed=61).replace("61", "6" * 5000), "no file that the course"),
    (changed(rules=None), "no rule"),
    (changed(rules=[]), "no rule"),
    (changed(rules="D15"), "list of rules"),
    (changed(rules=["C1"]), "list of rules"),
    (changed(rules=["D99"]), "list of rules"),
    (changed(rules=[["D15"]]), "list of rules"),
    (changed(rules=["D15", "D15"]), "twice"),
    (changed(missed=["D15"]), "only there"),
    (changed(wrong=1), "has to name rules"),
    (changed(wrong=1, missed=["D14"]), "does not practise"),
    (changed(wrong=1, missed=["D15"], touched=["D15"]), "touched names a rule that the question practises"),
    (changed(touched=["D16"]), "only where an answer was wrong"),
    (changed(wrong=1, missed=["D15"], touched=["C1"]), "list of rules"),
    (changed(wrong=-1), "wrong is -1"),
    (changed(wrong="1"), "wrong is '1'"),
    (changed(wrong=True), "wrong is True"),
    (changed(hints=10**6), "hints is 1000000"),
    (changed(shown="yes"), "shown is 'yes'"),
    (changed(given=7), "given is 7"),
    (changed(given={}), "given"),
    (changed(given=["a", 7]), "given"),
    (changed(given=["a"] * 61), "given"),
    (changed(given="a\x00"), "given"),
]


@pytest.mark.parametrize(("text", "said"), DAMAGED, ids=[said for _, said in DAMAGED])
def test_a_damaged_file_is_refused_in_one_sentence_that_says_what_and_where(text: str, said: str) -> None:
    with pytest.raises(RuleError) as refused:
        from_text(text, "exact61")
    assert refused.value.rule == "format"
    sentence = say(refused.value)
    assert said in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 300
    if "Question" in sentence:
        assert refused.value.step == 0


@pytest.mark.parametrize("thing", [None, 7, b"{}", ["{}"]])
def test_what_is_no_text_is_no_file(thing: object) -> None:
    with pytest.raises(RuleError, match="no text"):
        from_text(thing, "exact61")


def test_a_kind_that_there_is_no_longer_counts_for_its_rules() -> None:
    read = from_text(changed(kind="as it was called once"), "exact61")
    assert read.attempts[0].rules == ("D15",)


def test_a_file_damaged_anywhere_is_refused_or_read_as_what_it_says() -> None:
    stream = random.Random(61)
    text, refused = to_text(SOME), 0
    for _ in range(3000):
        place = stream.randrange(len(text))
        how = stream.randrange(3)
        middle = ["", stream.choice('{}[]",:0aD\\\n') + text[place], stream.choice('{}[]",:0aD\\\n')][how]
        try:
            read = from_text(text[:place] + middle + text[place + 1 :], "exact61")
        except RuleError as error:
            refused += error.rule == "format"
        else:
            assert from_text(to_text(read), "exact61") == read
    assert refused > 1500
