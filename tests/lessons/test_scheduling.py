"""What comes next: what went wrong soon, what went well later and later, and all of it the same for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from gamelib.core import RuleError
from gamelib.lessons import Item, practising
from gamelib.lessons.progress import Attempt, Progress, attempt
from gamelib.lessons.scheduling import (
    GAPS,
    KNOWN_FROM,
    LAST_MISTAKES,
    Stage,
    checked_rules,
    next_item,
    next_rule,
    next_way,
    practised,
    standings,
    ways_of,
)
from gamelib.words import rules as rules_of

GAMES = ("exact61", "fivetenk")
RULES = ("D1", "D2", "D3", "D4", "D5")


def one(rule: str, *, wrong: int = 0, hints: int = 0, others: tuple[str, ...] = (), kind: str = "a kind") -> Attempt:
    return Attempt("topic", kind, 0, (rule, *others), wrong, hints, missed=(rule,) if wrong else ())


def box(*attempts: Attempt, rule: str = "D1") -> int:
    return standings(Progress("exact61", "", attempts), [rule])[rule].box


# ---- boxes ---------------------------------------------------------------------------------------------------------


def test_a_rule_moves_on_when_right_at_once_and_back_to_the_first_box_when_wrong() -> None:
    right, wrong = one("D1"), one("D1", wrong=1)
    assert box() == 0
    assert [box(*[right] * times) for times in range(1, 7)] == [2, 3, 4, 5, 5, 5]
    assert box(wrong) == 1
    assert box(right, right, right, wrong) == 1
    assert box(wrong, right) == 2


def test_a_hint_or_a_mistake_with_another_rule_leaves_it_where_it_is() -> None:
    right = one("D1")
    assert box(right, one("D1", hints=1)) == 2
    assert box(one("D1", hints=1)) == 1
    assert box(right, one("D2", wrong=1, others=("D1",))) == 2
    assert box(right, one("D2")) == 2


def touching(rule: str) -> Attempt:
    """Make a mistake in a question about D5, whose reason rests on another rule."""
    return one("D5", wrong=1)._replace(touched=(rule,))


@pytest.mark.parametrize(("rights", "before", "after"), [(0, 0, 0), (1, 2, 1), (2, 3, 2), (3, 4, 3), (4, 5, 3)])
def test_a_rule_that_the_reason_for_a_mistake_rests_on_is_set_back_and_one_never_asked_waits(
    rights: int, before: int, after: int
) -> None:
    right = (one("D1"),) * rights
    assert box(*right) == before
    stand = standings(Progress("exact61", "", (*right, touching("D1"))), RULES)["D1"]
    assert stand.box == after
    assert stand.stage is not Stage.KNOWN
    assert (stand.asked, stand.right) == (rights, rights), "it was not asked"
    assert stand.mistakes == ((touching("D1"),) if rights else ())
    if rights:
        assert stand.due == rights + 1 + GAPS[1]


def test_a_rule_in_the_first_box_stays_there_and_never_comes_later_for_being_touched() -> None:
    wrong = one("D1", wrong=1)
    first, then = (
        standings(Progress("exact61", "", attempts), RULES)["D1"] for attempts in ((wrong,), (wrong, touching("D1")))
    )
    assert (then.box, then.due) == (first.box, first.due)


def test_a_known_rule_that_was_touched_comes_before_new_ones() -> None:
    known = (one("D1"),) * 4
    others = (one("D5", hints=1),) * GAPS[1]
    calm = Progress("exact61", "", (*known, one("D5", wrong=1), *others))
    touched = Progress("exact61", "", (*known, touching("D1"), *others))
    assert next_rule(calm, ["D1", "D3"]) == "D3"
    assert next_rule(touched, ["D1", "D3"]) == "D1"


def test_what_was_asked_is_counted_by_rule() -> None:
    wrong = [one("D1", wrong=number + 1) for number in range(LAST_MISTAKES + 1)]
    stand = standings(Progress("exact61", "", (one("D1"), *wrong, one("D2"))), RULES)["D1"]
    assert (stand.asked, stand.right) == (len(wrong) + 1, 1)
    assert stand.mistakes == tuple(reversed(wrong))[:LAST_MISTAKES]


def test_the_further_on_the_later_a_rule_comes_back() -> None:
    assert [*GAPS] == [1, 2, 3, 4, 5]
    assert sorted(GAPS.values()) == [*GAPS.values()]
    progress = Progress("exact61")
    for count in range(1, 6):
        progress = progress.after(one("D1"))
        stand = standings(progress, ["D1"])["D1"]
        assert stand.due == count + GAPS[stand.box]


@pytest.mark.parametrize(
    ("attempts", "stage"),
    [
        ((), Stage.NEW),
        ((one("D1", wrong=1),), Stage.SHAKY),
        ((one("D1"),), Stage.GROWING),
        ((one("D1"),) * (KNOWN_FROM - 1), Stage.KNOWN),
    ],
)
def test_stages(attempts: tuple[Attempt, ...], stage: Stage) -> None:
    assert standings(Progress("exact61", "", attempts), ["D1"])["D1"].stage is stage


# ---- whose turn it is ----------------------------------------------------------------------------------------------


def test_new_rules_come_in_the_order_of_the_rulebook() -> None:
    assert next_rule(Progress("exact61"), RULES) == "D1"
    assert next_rule(Progress("exact61", "", (one("D1"), one("D2"))), RULES) == "D3"


def asked(wrong: Callable[[str, int], bool], count: int) -> list[str]:
    """Practise alone what is asked, and list it; ``wrong`` tells of a rule and its number whether it goes wrong."""
    progress, rules = Progress("exact61"), practised("exact61")
    for number in range(count):
        rule = next_rule(progress, rules)
        progress = progress.after(one(rule, wrong=wrong(rule, number)))
    return [attempt.rules[0] for attempt in progress.attempts]


def test_a_rule_that_went_wrong_comes_back_after_two_others_and_one_that_went_well_later() -> None:
    assert asked(lambda rule, number: (rule, number) == ("D2", 1), 6)[1:5] == ["D2", "D3", "D4", "D2"]
    assert asked(lambda *_: False, 6) == ["D1", "D2", "D3", "D4", "D5", "D1"]


def test_a_rule_that_keeps_going_wrong_is_asked_most_of_all() -> None:
    times = Counter(asked(lambda rule, _: rule == "D4", 200))
    assert times["D4"] == max(times.values())
    assert times["D4"] > 3 * times["D5"]
    assert len(times) == len(practised("exact61")), "and the others are not forgotten"


def test_a_known_rule_waits_for_new_ones_and_comes_back_when_there_are_none() -> None:
    known = Progress("exact61", "", (one("D1"),) * 4 + (one("D2", kind="other"),) * 2)
    filled = Progress("exact61", "", known.attempts + (one("D9"),) * 40)
    assert standings(filled, ["D1"])["D1"].stage is Stage.KNOWN
    assert next_rule(filled, ["D1", "D3"]) == "D3"
    assert next_rule(filled, ["D1", "D2"]) == "D2"
    assert next_rule(filled, ["D1"]) == "D1"


def test_where_nothing_is_due_and_nothing_new_what_is_due_soonest_comes() -> None:
    progress = Progress("exact61", "", (one("D1"), one("D2"), one("D1", hints=1)))
    assert next_rule(progress, ["D1", "D2"]) == "D2"


# ---- which question ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_asked_by_a_question_that_practises_it(game: str) -> None:
    rules = practised(game)
    for rule in rules:
        progress = Progress(game)
        for _ in range(3):
            item = next_item(progress, rules, 61, rule)
            assert rule in item.rules
            progress = progress.after(attempt(item))


def test_what_practises_a_rule_is_what_the_topics_say() -> None:
    for game in GAMES:
        for rule in practised(game):
            assert ways_of(game, rule) == practising(rule)


def test_a_rule_comes_back_in_the_kind_of_question_in_which_it_went_wrong() -> None:
    progress = Progress("exact61").after(Attempt("counting", "raw points", 61, ("D15",), 1, missed=("D15",)))
    assert next_way(progress, "D15", 61).kind == "raw points"
    again = progress.after(Attempt("counting", "raw points", 62, ("D15",)))
    assert next_way(again, "D15", 61).kind != "raw points"


def test_a_beginner_is_not_asked_what_needs_later_rules() -> None:
    assert next_way(Progress("exact61"), "D2", 61).kind == "shared score"
    often = Progress("exact61", "", (Attempt("joining", "shared score", 61, ("D2",)),) * 4)
    assert next_way(often, "D2", 61).kind != "shared score", "but in the end that comes, too"


def right(progress: Progress, item: Item) -> Progress:
    return progress.after(attempt(item))


def practise(seed: int, count: int = 30) -> list[tuple[str, int]]:
    progress, rules, asked = Progress("exact61"), practised("exact61"), []
    for _ in range(count):
        item = next_item(progress, rules, seed)
        asked.append((item.kind, item.seed))
        progress = right(progress, item)
    return asked


def test_the_same_seed_asks_the_same_and_nothing_is_asked_twice() -> None:
    first = practise(61)
    assert first == practise(61)
    assert first != practise(62)
    assert len({*first}) == len(first)


def test_after_sixty_right_answers_every_rule_was_asked() -> None:
    progress, rules = Progress("exact61"), practised("exact61")
    for _ in range(60):
        progress = right(progress, next_item(progress, rules, 61))
    stages = Counter(stand.stage for stand in standings(progress, rules).values())
    assert stages[Stage.NEW] == stages[Stage.SHAKY] == 0


def test_only_the_rules_that_are_wanted_are_asked() -> None:
    rules = checked_rules("exact61", ["D27", "D4"])
    assert rules == ("D4", "D27")
    progress = Progress("exact61")
    for _ in range(8):
        item = next_item(progress, rules, 61)
        assert {*item.rules} & {*rules}
        progress = right(progress, item)


def test_all_rules_but_rulings_are_practised() -> None:
    assert practised("exact61") == tuple(rule for rule in rules_of("exact61") if rule.startswith("D"))


@pytest.mark.parametrize("rules", [["D99"], ["C1"], ["R3"], [""], [], ["D1", "D1000"]])
def test_rules_that_cannot_be_practised_are_refused(rules: list[str]) -> None:
    with pytest.raises(RuleError) as refused:
        checked_rules("exact61", rules)
    assert refused.value.rule == "format"


def test_one_rule_may_be_named_alone() -> None:
    assert checked_rules("exact61", "D10") == ("D10",)
    assert checked_rules("exact61", None) == practised("exact61")
