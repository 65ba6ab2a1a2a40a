"""A tree of positions: nothing is lost, whichever way one goes."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.sandbox import Tree, lines
from gamelib.sandbox.tree import LONGEST_NAME


def steps(tree: Tree[int]) -> list[str]:
    return [node.step for node in tree.path()]


def branched() -> Tree[int]:
    """Make 0 +1 +2, and instead of +2 also +5 +1 and +7."""
    tree = Tree(0)
    tree.do(1, "+1")
    tree.do(3, "+2")
    tree.undo()
    tree.do(6, "+5")
    tree.do(7, "+1")
    tree.go(1)
    tree.do(8, "+7")
    return tree


def test_undo_and_redo_go_the_same_way_back_and_forth() -> None:
    tree = Tree(0)
    for number in range(1, 5):
        tree.do(number, "+1")
    assert [(tree.undo(), tree.position) for _ in range(5)] == [(True, 3), (True, 2), (True, 1), (True, 0), (False, 0)]
    assert [(tree.redo(), tree.position) for _ in range(5)] == [(True, 1), (True, 2), (True, 3), (True, 4), (False, 4)]


def test_doing_something_else_starts_a_branch_and_keeps_the_other() -> None:
    tree = branched()
    assert [child.step for child in tree[1].children] == ["+2", "+5", "+7"]
    assert [node.position for node in tree] == [0, 1, 3, 6, 7, 8]


def test_redo_follows_the_branch_walked_last() -> None:
    tree = branched()
    tree.go(0)
    assert (tree.redo(), tree.redo(), tree.position) == (True, True, 8)
    tree.go(4)
    tree.go(0)
    assert [node.position for node in tree.redo_line] == [1, 6, 7]
    tree.go(2)
    assert tree.undo()
    assert [node.position for node in tree.redo_line] == [3]


def test_the_same_step_again_makes_no_twin() -> None:
    tree = branched()
    tree.go(1)
    assert tree.do(6, "+5").number == 3
    assert len(tree) == 6
    tree.go(1)
    assert tree.do(7, "+5").number == 6, "the same words, but another position"


def test_what_is_begun_anew_leaves_the_old_where_it_is() -> None:
    tree = branched()
    tree.begin(50, "deal 50")
    tree.do(51, "+1")
    assert steps(tree) == ["deal 50", "+1"]
    assert [node.position for node in tree.beginnings] == [0, 50]
    assert (tree.undo(), tree.undo(), tree.position) == (True, True, 8)
    assert (tree.redo(), tree.position) == (True, 50)
    assert (tree.here.depth, tree[7].depth, tree[5].depth) == (0, 1, 2)
    assert tree[7].beginning is tree[6]


def test_a_tree_taken_in_is_the_same_again_and_the_other_stays() -> None:
    tree, other = branched(), branched()
    other.name("the best")
    other.begin(90, "deal 90")
    other.go(3)
    before = [(node.number, node.position, node.parent) for node in other]
    tree.graft(other)
    assert [(node.number, node.position, node.parent) for node in other] == before
    assert [node.position for node in tree] == [0, 1, 3, 6, 7, 8, 0, 1, 3, 6, 7, 8, 90]
    assert tree.here is tree[9]
    assert [node.position for node in tree.redo_line] == [7]
    assert (tree[11].name, tree[12].begins) == ("the best", True)
    assert [tree.undo(), tree.undo(), tree.undo(), tree.position] == [True, True, True, 8]


def test_there_is_no_node_of_another_number() -> None:
    tree = branched()
    for wrong in (-1, 6, 2.5, "1", None, True):
        with pytest.raises(RuleError, match="There is no position"):
            tree[wrong]
    with pytest.raises(RuleError):
        tree.go(99)
    assert tree.position == 8


def test_a_name_is_one_printable_line_of_some_length() -> None:
    tree = branched()
    changes = tree.changes
    tree.name("  a\n\u202ename\x00 \ud800<b> ")
    assert (tree.here.name, tree.changes) == ("a name <b>", changes + 1)
    tree.name("a name <b>")
    assert tree.changes == changes + 1, "nothing was changed"
    tree.name("x" * 1000, tree[2])
    assert len(tree[2].name) == LONGEST_NAME
    tree.name("")
    assert tree.here.name == ""


def test_lines_are_each_way_once_and_stay_where_they_are() -> None:
    tree = branched()
    tree.begin(50, "deal 50")
    tree.do(51, "+1")
    listed = [(line.level, [node.position for node in line.nodes]) for line in lines(tree.root)]
    assert listed == [(0, [0, 1, 3]), (1, [6, 7]), (1, [8])]
    tree.go(4)
    assert [(line.level, [node.position for node in line.nodes]) for line in lines(tree.root)] == listed
    assert [[node.position for node in line.nodes] for line in lines(tree[6])] == [[50, 51]]


@dataclass
class Plain:
    """The same in the plainest way: every node a path from its beginning, and a path to redo along."""

    nodes: list[tuple[int, ...]] = field(default_factory=lambda: [(0,)])
    here: tuple[int, ...] = (0,)
    redo: dict[tuple[int, ...], tuple[int, ...]] = field(default_factory=dict)

    def do(self, number: int) -> None:
        after = (*self.here, number)
        if after not in self.nodes:
            self.nodes.append(after)
        self.go(after)

    def go(self, to: tuple[int, ...]) -> None:
        for length in range(1, len(to)):
            self.redo[to[:length]] = to[: length + 1]
        self.here = to


def test_ten_thousand_random_steps_agree_with_a_plain_list_of_paths() -> None:
    chance = Random(61)
    plain = Plain()
    tree = Tree(plain.here)
    for _ in range(10_000):
        what = chance.choice(("do", "do", "undo", "undo", "redo", "go"))
        if what == "do":
            number = chance.randrange(4)
            plain.do(number)
            tree.do(plain.here, str(number))
        elif what == "undo":
            could = len(plain.here) > 1
            plain.here = plain.here[:-1] or plain.here
            assert tree.undo() == could
        elif what == "redo":
            could = plain.here in plain.redo
            plain.here = plain.redo.get(plain.here, plain.here)
            assert tree.redo() == could
        else:
            place = chance.randrange(len(plain.nodes))
            plain.go(plain.nodes[place])
            tree.go(place)
        assert tree.position == plain.here
        assert bool(tree.redo_line) == (plain.here in plain.redo)
    assert [node.position for node in tree] == plain.nodes
    every = [node for line in lines(tree.root) for node in line.nodes]
    assert sorted(node.number for node in every) == list(range(len(tree)))


def test_ten_thousand_steps_in_a_row_take_no_time() -> None:
    begun = time.process_time()
    tree = Tree(0)
    for number in range(1, 10_001):
        tree.do(number, "+1")
    while tree.undo():
        pass
    tree.go(10_000)
    assert len(lines(tree.root)) == 1
    assert time.process_time() - begun < 1
