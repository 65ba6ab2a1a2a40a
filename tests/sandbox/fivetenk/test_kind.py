"""Positions travel as one line, trees as files; every step has a name, whatever a file calls it."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import Rules, State, record, self_play, start
from gamelib.fivetenk.records import replay
from gamelib.sandbox import Tree, from_file_text, opened, to_file_text
from gamelib.sandbox.fivetenk import FORMS, CardKind, act, by_chance, done
from gamelib.words import languages

KIND = CardKind()
STEPS = ["ready", "hand 0 3D 3C 10H", "out 3", "turn 2", "declarer 2", "friends AS 1, AH 2 by 4", "levels 4,4,3,3,5,3",
         "previous 0:0,2", "decline all", "reveal", "decline", "pass", "next", "kitty 3D 3C 4H 4S 6D 7C"]  # fmt: skip


def wander(seed: int, length: int = 40) -> Tree[State]:
    """Build a tree at random, with undoing, branching and beginning anew."""
    stream = Random(seed)
    tree = Tree(*KIND.deal(seed, start(seed)))
    for _ in range(length):
        chance = stream.random()
        move = by_chance(tree.position)
        if chance < 0.15:
            tree.undo()
        elif chance < 0.2:
            reached = KIND.deal(stream.randrange(50), tree.position)
            tree.begin(reached.position, reached.step)
        elif chance < 0.7 and move is not None:
            tree.do(*done(tree.position, str(move)))
        else:
            try:
                tree.do(*done(tree.position, stream.choice(STEPS)))
            except RuleError:
                continue
    return tree


@pytest.mark.parametrize("seed", range(12))
def test_every_position_is_one_line_and_every_tree_one_file(seed: int) -> None:
    tree = wander(seed)
    for node in tree:
        line = KIND.write_line(node.position)
        assert "\n" not in line
        assert KIND.read_line(line) == node.position
    text = to_file_text(tree, KIND)
    again = from_file_text(text, KIND)
    assert [node.position for node in again] == [node.position for node in tree]
    assert [node.step for node in again] == [node.step for node in tree]
    assert to_file_text(again, KIND) == text


@pytest.mark.parametrize("seed", range(6))
def test_every_step_has_a_name_in_every_language(seed: int) -> None:
    for node in wander(seed):
        for language in (None, *languages()):
            said = KIND.say_step(node, language)
            assert said
            assert "{" not in said


def test_a_step_that_a_file_calls_otherwise_is_called_so() -> None:
    tree = Tree(start(7), "deal 7")
    for step in ("hand", "taken 1", "friends", "previous x", "levels", "out x", "<b>", "ready now", "deal x"):
        node = tree.do(start(8), step)
        assert KIND.say_step(node) == step
        tree.undo()


def test_a_seed_gives_everybody_the_same_deal_with_the_levels_at_hand() -> None:
    first = start(
        7, Rules("not_both"), levels=["4", "3", "4", "3", "3", "3"], previous={"declarer": 0, "winners": [0, 2]}
    )
    position, step = KIND.deal(9, first)
    assert step == "deal 9 4,3,4,3,3,3 0:0,2 not_both"
    assert KIND.play(None, step) == position
    assert (position.levels, position.rules) == (first.levels, first.rules)
    assert KIND.deal(9, start(3)).position == start(9)
    for wrong in ("deal", "deal x", "deal 7 4,4 0:0", "deal 7 3,3,3,3,3,3", "ready"):
        with pytest.raises(RuleError):
            KIND.play(None, wrong)


def test_a_record_is_opened_with_every_moment_of_it() -> None:
    text = self_play(11, games=2)
    final = replay(text).state
    reached = KIND.read_record(record(final))
    assert reached[-1].position == final
    tree = Tree(reached[0].position, reached[0].step)
    for position, step in reached[1:]:
        assert KIND.play(tree.position, step) == position
        tree.do(position, step)
    assert sum(node.step == "next" for node in tree) == 1


def test_what_hides_cards_is_refused() -> None:
    view = start(7).view(2)
    with pytest.raises(RuleError, match="A sandbox needs every card, and this is what seat 2"):
        opened(view.to_text(), KIND)


def test_no_word_of_a_step_is_a_move() -> None:
    for word in FORMS:
        with pytest.raises(RuleError):
            start(7).play(word)


def test_a_move_is_named_with_its_seat() -> None:
    lead = act(start(61), "ready")
    tree = Tree(lead)
    for move in (str(lead.hands[1][0]), "pass"):
        tree.do(tree.position.play(move), move)
    assert KIND.say_step(tree.here) == "Seat 2 passes"
    assert KIND.say_step(tree.path()[1]).startswith("Seat 1: ")
