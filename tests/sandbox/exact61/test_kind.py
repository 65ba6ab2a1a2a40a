"""Positions travel as one line, trees as files; every step has a name, whatever a file calls it."""

from __future__ import annotations

import json
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Layout, State, record, self_play, start
from gamelib.exact61.records import replay
from gamelib.sandbox import Tree, from_file_text, opened, to_file_text
from gamelib.sandbox.exact61 import DominoKind, FreeTable, Position, act, done, free_table, table_of
from gamelib.words import languages

KIND = DominoKind()


def wander(seed: int, length: int = 40) -> Tree[Position]:
    """Build a tree at random, with undoing, branching and beginning anew."""
    stream = Random(seed)
    tree: Tree[Position] = Tree(free_table(players=stream.choice((2, 3, 4))))
    steps = ["take", "hand 0 2|4", "hand 1 5|5", "spare 2|4", "score 0 290", "turn 1", "players 3", "rest 5", "play 5",
             "free", "draw", "pass", "4|4", "1|4", "0|4 at 4|4 inline A", "1|4 at 4|4 inline B", "dealt"]  # fmt: skip
    for _ in range(length):
        chance = stream.random()
        if chance < 0.15:
            tree.undo()
        elif chance < 0.2:
            reached = KIND.deal(stream.randrange(50), tree.position)
            tree.begin(reached.position, reached.step)
        elif isinstance(tree.position, State) and chance < 0.7 and tree.position.turn is not None:
            tree.do(*done(tree.position, str(stream.choice(tree.position.legal_moves()))))
        else:
            step = stream.choice(steps)
            try:
                tree.do(*done(tree.position, step))
            except RuleError:
                continue
    return tree


@pytest.mark.parametrize("seed", range(20))
def test_every_position_is_one_line_and_every_tree_one_file(seed: int) -> None:
    tree = wander(seed)
    for node in tree:
        line = KIND.write_line(node.position)
        assert "\n" not in line
        assert KIND.read_line(line) == node.position
        assert KIND.write_line(KIND.read_line(line)) == line
    text = to_file_text(tree, KIND)
    again = from_file_text(text, KIND)
    assert [node.position for node in again] == [node.position for node in tree]
    assert [node.step for node in again] == [node.step for node in tree]
    assert to_file_text(again, KIND) == text


@pytest.mark.parametrize("seed", range(8))
def test_every_step_has_a_name_in_every_language(seed: int) -> None:
    for node in wander(seed):
        for language in languages():
            assert KIND.say_step(node, language).strip()


@pytest.mark.parametrize("step", ["hand", "hand x", "score", "deal x", "take 9|9", "play", "<b>", "{seat}", "turn x"])
def test_a_file_may_call_a_step_as_it_likes(step: str) -> None:
    tree: Tree[Position] = Tree(free_table(), step)
    assert KIND.say_step(tree.here) == step
    with pytest.raises(RuleError):
        KIND.play(None, step)


def test_steps_are_named_in_the_games_words() -> None:
    tree: Tree[Position] = Tree(free_table())
    said = []
    for step in ("4|4", "2|4 at 4|4 inline A", "hand 1 5|5 6|6", "score 0 290", "take"):
        tree.do(*done(tree.position, step))
        said.append(KIND.say_step(tree.here, "en"))
    assert said == [
        "[4|4]",
        "[2|4] at [4|4] inline A",
        "Seat 1 takes [5|5] and [6|6]",
        "Side 0 at 290 raw points, 58 displayed",
        "Last tile taken off",
    ]


def test_lines_of_all_sorts_are_read() -> None:
    assert KIND.read_line("1|4; 1|1 at 1|4 low") == table_of(Layout.from_text("1|4; 1|1 at 1|4 low"))
    state = start(3, 7)
    assert KIND.read_line(state.to_text()) == state
    view = KIND.read_line(state.view(1).to_text())
    assert isinstance(view, FreeTable)
    assert view.hands == ((), state.hands[1], ())


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("exact61-table players=2 turn=0 scores=0,0 hands=[0|0][0|0] layout=[empty]", "D1"),
        ("exact61-table players=2 turn=0 scores=0,0 hands=[0|0][] layout=[0|0]", "D1"),
        ("exact61-table players=2 turn=2 scores=0,0 hands=[][] layout=[empty]", "D2"),
        ("exact61-table players=2 turn=0 scores=0,0 hands=[] layout=[empty]", "D2"),
        ("exact61-table players=5 turn=0 scores=0,0 hands=[][] layout=[empty]", "D2"),
        ("exact61-table players=2 turn=0 scores=0,7 hands=[][] layout=[empty]", "D15"),
        ("exact61-table players=2 turn=0 scores=0,305 hands=[][] layout=[empty]", "D18"),
        ("exact61-table players=2 turn=0 scores=0,0 hands=[?][] layout=[empty]", "format"),
        ("exact61-table players=2 turn=0 scores=0,0 hands=[][] layout=[1|4; 4|4]", "D6"),
        ("exact61-table players=2 turn=0 scores=0,0 hands=[][]", "format"),
        ("exact61-table", "format"),
        ("1|4; 4|5 at 1|4 low", "D6"),
        ("exact61 players=2", "format"),
        ("5-10-K", "format"),
    ],
)
def test_lines_that_cannot_be_name_their_fault(line: str, rule: str) -> None:
    with pytest.raises(RuleError) as fault:
        KIND.read_line(line)
    assert fault.value.rule == rule


def test_a_record_opens_as_the_way_through_the_match() -> None:
    played = self_play(5, players=2)
    tree = opened(json.dumps(played), KIND)
    state = replay(played).state
    assert (tree.root.position, tree.position) == (replay(played).start, state)
    assert isinstance(tree.position, State)
    assert record(tree.position) == played
    text = to_file_text(tree, KIND)
    assert from_file_text(text, KIND).position == state


def test_a_deal_keeps_players_and_scores_and_begins_afresh_after_a_match() -> None:
    reached = KIND.deal(3, act(free_table(players=3), "score 2 100"))
    assert (reached.step, reached.position) == ("deal 3 3 0,0,100", start(3, 3, (0, 0, 100)))
    assert KIND.play(None, reached.step) == reached.position
    won = replay(self_play(1)).state
    assert won.outcome is not None
    assert KIND.deal(3, won) == (start(4, 3), "deal 3 4")


def test_a_deal_from_scores_longer_than_any_is_refused_as_any_other_that_is_none() -> None:
    text = json.dumps({"format": "sandbox/1", "game": "exact61", "nodes": [{"step": f"deal 7 4 {'9' * 5000},0"}]})
    with pytest.raises(RuleError, match="begins nothing"):
        from_file_text(text, KIND)
