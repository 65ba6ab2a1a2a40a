"""Whatever is asked about is answered for this very case: from the rules alone the numbers are the same."""

from __future__ import annotations

import re
from random import Random

import pytest

from gamelib.core import Reason, RuleError, refusal
from gamelib.exact61 import Layout, Place, State, replay, self_play, start
from gamelib.exact61.ports import port_names
from gamelib.exact61.reasons_of_play import askable, reason
from gamelib.words import languages, rules, say
from tests.exact61.reference import Graph, pair, spot
from tests.pictures.exact61.random_layouts import whole_set

DIAGRAM = (
    "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A; 5|5 at 1|5 high"
)


class Free:
    """A table of which nothing is known but the layout, with nobody holding anything."""

    def __init__(self, line: str, scores: tuple[int, ...] = (0, 0), turn: int | None = 0) -> None:
        self.layout = Layout.from_text(line)
        self.hands: tuple[tuple[()], ...] = ((), (), (), ())
        self.scores, self.sides, self.turn = scores, (0, 1, 0, 1), turn


def text(answer: Reason) -> str:
    total = (f"{answer.total}.",) if answer.total else ()
    return " ".join(map(str, (*answer.said, *total)))


def ask(line: str, key: str) -> tuple[str, tuple[str, ...]]:
    answer = reason(Free(line), key)
    return text(answer), answer.rules


@pytest.mark.parametrize(
    ("key", "words", "rules"),
    [
        ("port 1|2 high", "scoring end worth its pips, 2", ("D12", "D6")),
        ("port 4|4 side A", "adds nothing", ("D11", "D10", "D6")),
        ("port 5|5 inline B", "both halves. A tile with a 5 may be joined here. 5 + 5 = 10", ("D13", "D10")),
        ("port 5|5 side A", "opens only when both inline ports", ("D10",)),
        ("port 1|4 low", "joined at 1|4 low already", ("D6",)),
        ("port 4|4 inline A", "joined at 4|4 inline A already", ("D10",)),
        ("tile 4|4", "lies inside and counts 0", ("D14", "D9")),
        ("tile 5|5", "counts once, with both halves", ("D13", "D9", "D10")),
        ("tile 1|4", "neither is a scoring end", ("D12",)),
        ("tile 1|2", "a scoring end worth its pips, 2", ("D12",)),
        ("tile 2|4", "It fits at 1|2 high, 4|4 side A, 4|4 side B", ("D6", "R9")),
        ("tile 0|6", "no open port shows 0 or 6", ("D6",)),
        ("tile 6|6", "no open port shows 6.", ("D6",)),
        ("tile 2|2", "laid crosswise", ("D6", "D9")),
        ("place 2|4 at 4|4 side A", "17 is no multiple of 5, so nothing is scored. 2 + 2 + 3 + 10 = 17",
         ("D6", "D11", "D12", "D15")),
        ("place 2|4 at 1|4 low", "a tile is joined there already", ("D6",)),
        ("sum", "3 ends are counted", ("D15", "D12", "D13", "D14", "D11")),
        ("points", "side 0 would go from 0 to 3. On a free table no score changes by itself. 15 ÷ 5 = 3.",
         ("D15", "D17")),
        ("score 0", "305 raw points are missing to 305", ("D16", "D18")),
    ],
)  # fmt: skip
def test_each_mark_number_and_tile_of_a_diagram(key: str, words: str, rules: tuple[str, ...]) -> None:
    said, cited = ask(DIAGRAM, key)
    assert words in said
    assert cited == rules


def test_a_lone_double_and_an_empty_table() -> None:
    assert "not once for each of its ports" in ask("2|2", "port 2|2 inline A")[0]
    assert "2 + 2 = 4" in ask("2|2", "port 2|2 inline B")[0]
    assert "worth 5 together" in ask("1|4", "tile 1|4")[0]
    assert "nothing is counted yet" in ask("empty", "sum")[0]
    assert "any tile may be laid first" in ask("empty", "tile 6|6")[0]


@pytest.mark.parametrize(
    ("score", "words"), [(285, "would go from 57 to 60. On"), (300, "60 + 3 = 63 is above 61: rejected")]
)
def test_the_points_are_held_against_the_score_at_hand(score: int, words: str) -> None:
    answer = reason(Free(DIAGRAM, (score, 0)), "points")
    assert words in text(answer)
    assert ("D16" in answer.rules) == (score == 300)
    assert answer.rules[0] == ("D16" if score == 300 else "D15")


@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_to_count_is_what_counts(seed: int) -> None:
    for layout in whole_set(Random(seed)):
        built = Graph()
        for tile, at in layout.placements:
            built.lay(pair(tile), spot(at))
        free = Free(layout.to_text())
        assert text(reason(free, "sum")).endswith(f"= {built.total()}.")
        by_tile: dict[str, list[int]] = {}
        for of, worth in built.ends():
            by_tile.setdefault(of, []).append(worth)
        for tile in layout.tiles:
            told = text(reason(free, f"tile {tile}"))
            worth = sum(by_tile.get(str(tile), []))
            counted = re.search(r"worth (?:its pips, )?(\d+)|= (\d+)\.$", told)
            assert (int(next(filter(None, counted.groups()))) if counted else 0) == worth
            assert bool(by_tile.get(str(tile))) == bool(
                re.search(r"(?<!neither )is a scoring end|are scoring ends|a scoring end worth", told)
            )
        open_now = {(of, name) for of, name, _ in built.open_ports()}
        for tile in layout.tiles:
            for name in port_names(tile):
                said = text(reason(free, f"port {tile} {name}"))
                assert ("may be joined here" in said) == ((str(tile), name) in open_now)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_everything_in_a_match_can_be_asked_and_cites_rules_that_there_are(players: int, seed: int) -> None:
    known = rules("exact61")
    steps = replay(self_play(seed, players=players)).steps
    for step in (*steps[::9], steps[-1], *(one for one in steps if one.state.hand_over)):
        state = step.state
        for key in askable(state):
            answer = reason(state, key)
            assert answer.rules
            assert {*answer.rules} <= known.keys()
            assert all(say(message, language) for message in (answer.about, *answer.said) for language in languages())
        for move in state.legal_moves():
            if isinstance(move, Place):
                events = state.play(move).events
                told = reason(state, f"place {move}")
                assert told.total == events[0].messages[1]
                assert set(told.rules) == {rule for event in events for rule in event.rules}


def test_a_turn_is_explained_by_what_its_seat_must_do() -> None:
    state = start(4, 7)
    seen: dict[str, State] = {}
    for seed in range(12):
        for step in replay(self_play(seed)).steps:
            said = text(reason(step.state, "turn"))
            for words in ("must place it at once", "must draw", "must pass", "may not draw or pass", "nobody's turn"):
                if words in said:
                    seen.setdefault(words, step.state)
    assert "seat 3 leads" in text(reason(state, "turn"))
    assert len(seen) == 5
    assert seen["must place it at once"].drawn
    assert str(seen["must draw"].legal_moves()[0]) == "draw"
    assert str(seen["must pass"].legal_moves()[0]) == "pass"
    assert seen["nobody's turn"].turn is None


def test_what_changed_a_score_last_is_told() -> None:
    replayed = replay(self_play(3))
    state = replayed.steps[40].state
    for side, raw in enumerate(state.scores):
        said = text(reason(state, f"score {side}"))
        assert f"Side {side} has {raw} raw points" in said
        if raw:
            assert f"side {side} goes from" in said or "rejected" in said
    assert "the match is won" in text(reason(replayed.state, f"score {replayed.state.outcome.winner}"))  # type: ignore[union-attr]


def test_a_tile_of_another_seat_fits_and_may_not_be_placed() -> None:
    state = start(4, 7)
    other = state.hands[0][0]
    answer = reason(state, f"tile {other}")
    assert f"does not hold [{other}]" in text(answer)
    assert answer.rules[0] == "D7"
    assert answer.instead == state.legal_moves()


@pytest.mark.parametrize(
    "key",
    ["", "sum 1", "port", "port 9|9 low", "port 0|0 side A", "port 1|4 nose", "tile", "tile 7|7", "place", "place x",
     "score 2", "score -1", "score x", "hand 4", "turn", "talon", "points 1", "nonsense", "port 1|4"],
)  # fmt: skip
def test_what_is_nothing_to_ask_about_is_refused(key: str) -> None:
    with pytest.raises(RuleError) as refused:
        reason(Free(DIAGRAM), key)
    assert refused.value.rule == "format"


def test_a_refusal_is_an_answer_with_its_rule_and_what_would_be_legal() -> None:
    state = start(4, 7)
    error = state.why_not("draw")
    assert error is not None
    told = refusal(error)
    assert (told.said, told.rules, told.instead) == ((error.message,), ("D7",), state.legal_moves())
    assert refusal(RuleError("format", "No.")).rules == ()
