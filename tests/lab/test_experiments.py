"""Each experiment finds in the records what it says, and says what it draws."""

from __future__ import annotations

import csv
from collections.abc import Callable
from io import StringIO
from math import isfinite
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TILES, Layout
from gamelib.lab import Results, cores, mean, share, slope
from gamelib.lab.experiments import Asked, Experiment, experiment, table_csv
from gamelib.lab.experiments_exact61 import EXACT61, SORTS, lead_of, sort_of
from gamelib.lab.experiments_fivetenk import FIVETENK
from gamelib.lab.findings import Finding
from gamelib.words import say

EVERY = {**EXACT61, **FIVETENK}


def asked(experiment: Experiment) -> Asked:
    return experiment.ask(n=6, players="random" if experiment.game == "fivetenk" else "simple")


@pytest.fixture(scope="module")
def found() -> Callable[[str], tuple[tuple[Results, ...], Finding]]:
    known: dict[str, tuple[tuple[Results, ...], Finding]] = {}

    def find(name: str) -> tuple[tuple[Results, ...], Finding]:
        if name not in known:
            results = EVERY[name].run(asked(EVERY[name]))
            known[name] = results, EVERY[name].find(asked(EVERY[name]), results)
        return known[name]

    return find


every_experiment = pytest.mark.parametrize("name", EVERY)


@every_experiment
def test_an_experiment_says_every_value_it_draws(name: str, found: Any) -> None:
    results, finding = found(name)
    said = [say(message) for message in finding.messages()]
    assert len(said) == len(finding.panels)
    for panel, sentence in zip(finding.panels, said, strict=True):
        assert sentence.startswith(say(panel.title))
        for row in panel.rows:
            assert say(row.label) in sentence
            low, high, items = row.estimate.low, row.estimate.high, row.estimate.items
            assert low <= row.estimate.value <= high
            value, lowest, highest = (
                f"{number:.{panel.decimals}f}".replace("-", "−") for number in (row.estimate.value, low, high)
            )
            assert f"{value} {say(panel.unit)}" in sentence or not items
            assert (f"({lowest} to {highest})" in sentence) == (isfinite(low) and items > 0)
    rows = [*csv.DictReader(StringIO(table_csv(results)))]
    assert len(rows) == sum(map(len, results)) == EVERY[name].wanted(asked(EVERY[name]))


@every_experiment
def test_an_experiment_copes_with_having_nothing(name: str) -> None:
    one = EVERY[name]
    nothing = one.run(one.ask(seed=99), stopped=lambda: True)
    assert sum(map(len, nothing)) == 0
    finding = one.find(one.ask(seed=99), nothing)
    assert all(say(message) for message in finding.messages())
    assert not any(row.estimate.items for panel in finding.panels for row in panel.rows)


@pytest.mark.parametrize(
    ("name", "panel"),
    [("last points", 0), ("last points", 1), ("rows of the table", 0), ("early end", 0), ("length of a match", 0)],
)
def test_shares_that_divide_everything_add_up_to_all(name: str, panel: int, found: Any) -> None:
    _, finding = found(name)
    assert sum(row.estimate.value for row in finding.panels[panel].rows) == pytest.approx(100)


def test_blocked_hands_are_counted(found: Any) -> None:
    results, finding = found("blocked hands")
    for some, row in zip(results, finding.panels[0].rows, strict=True):
        blocked = sum(hand.how == "blocked" for hand in some)
        assert row.estimate == share(blocked, 6).times(100)
    assert [len(hand.held) for some in results for hand in some[:1]] == [2, 3, 4]


def test_the_first_tile_is_compared_within_its_deal(found: Any) -> None:
    results, finding = found("first tile")
    deals = [*zip(*results, strict=True)]
    assert len(deals) == 6
    for deal in deals:
        assert len({hand.seed for hand in deal}) == 1
        assert len({hand.first for hand in deal}) == 5, "every tile of the hand is led once"
    for sort, row in zip(SORTS, finding.panels[0].rows, strict=True):
        values = []
        for deal in deals:
            leads = [lead_of(hand) for hand in deal]
            here = [lead for hand, lead in zip(deal, leads, strict=True) if sort_of(hand.first) == sort]
            if here:
                values.append(sum(here) / len(here) - sum(leads) / 5)
        assert row.estimate == pytest.approx(mean(values))


def test_every_tile_is_of_one_sort() -> None:
    sorts = {str(tile): sort_of(str(tile)) for tile in TILES}
    assert {tile for tile, sort in sorts.items() if sort == SORTS[0]} == {"5|5", "4|6"}
    assert {tile for tile, sort in sorts.items() if sort == SORTS[1]} == {"0|5", "1|4", "2|3"}
    for tile, sort in sorts.items():
        assert (sort in SORTS[:2]) == (Layout().place(tile).raw_points > 0)
    assert set(sorts.values()) == set(SORTS)


def test_bombs_are_compared_among_those_who_were_dealt_alike(found: Any) -> None:
    (games,), finding = found("bombs")
    by_count: dict[int, list[float]] = {bombs: [] for bombs in range(4)}
    for game in games:
        others = [seat for seat in range(6) if seat != game.declarer]
        for bombs, values in by_count.items():
            points = [game.taken[seat] for seat in others if min(game.bombs[seat], 3) == bombs]
            if points:
                values.append(sum(points) / len(points))
    for row, values in zip(finding.panels[0].rows, by_count.values(), strict=True):
        assert row.estimate == pytest.approx(mean(values, least=0))
    pairs = [[(g.bombs[s], g.taken[s]) for s in range(6) if s != g.declarer] for g in games]
    assert finding.panels[1].rows[0].estimate == pytest.approx(slope(pairs))


def test_another_number_of_players_or_level_can_be_asked_for() -> None:
    last = experiment("last points")
    (match,) = last.run(last.ask(n=1, seats=3))[0]
    assert len(match.scores) == 3
    length = experiment("length of a match")
    (short,) = length.run(length.ask(n=1, players="random", level="A"))[0]
    assert short.games < 5


def test_what_was_played_already_is_not_played_again() -> None:
    told: list[int] = []
    for name in ("rows of the table", "early end", "bombs"):
        one = experiment(name)
        one.run(one.ask(n=3, seed=123, players="random"), progress=told.append)
    assert told == [1, 1, 1, 3, 3]


def test_the_same_comes_out_on_two_workers() -> None:
    one = experiment("first tile")
    here = one.run(one.ask(n=3, seed=5))
    with cores(2) as executor:
        there = one.run(one.ask(n=3, seed=5)._replace(players="simple", seed=5), executor)
        fresh = one.run(one.ask(n=4, seed=5), executor)
    assert there == here
    assert [some[:3] for some in fresh] == [some[:] for some in here]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"n": 0}, "n=0 cannot be: 1 is the least"),
        ({"seed": "x"}, "seed='x' cannot be"),
        ({"players": "strong"}, "players='strong' cannot be chosen here: simple, random can"),
        ({"seats": 5}, "seats=5 cannot be chosen here: 4, 2, 3 can"),
        ({"level": "A"}, "level='A' cannot be chosen here"),
    ],
)
def test_what_cannot_be_asked_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence):
        experiment("last points").ask(**wrong)


def test_no_other_experiment_is_asked_for() -> None:
    with pytest.raises(RuleError, match="'magic' is no experiment: there are blocked hands, first tile"):
        experiment("magic")
